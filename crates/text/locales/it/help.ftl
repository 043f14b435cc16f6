### L'aiuto della riga di comando (--help). L'inglese è nel codice: sono i commenti dei comandi e delle loro opzioni.
###
### Il valore di help-COMANDO è la riga dell'elenco dei comandi; .long è ciò che si legge in più in fondo a --help.
### help-COMANDO-OPZIONE è un'opzione; help-any-OPZIONE vale per tutti i comandi che l'hanno e non ne hanno una propria.

help-innovation = Innovation, il gioco di carte
help-serve = Apre i tavoli nel browser, contro bot o altre persone
help-backup = Salva una copia di tutto in un file, mentre i server sono in funzione
help-restore = Ripristina una copia in un archivio vuoto
help-move = Sposta tutto da un archivio a un altro e li confronta
help-doctor = Controlla l'archivio, le partite, il disco, l'orologio, il server e il proxy, e dice che cosa fare
help-play = Avvia una partita nel terminale
    .long = Senza opzioni chiede chi gioca. Ogni risposta viene salvata subito. --resume riprende l'ultima partita non finita, anche dopo un arresto improvviso. Premi ? per l'aiuto.
help-games = Elenca le partite salvate nel terminale, dalla più recente
    .long = Per ogni partita mostra l'ora (UTC) dell'ultima risposta, i giocatori, lo stato e il file. `innovation play --resume FILE` la riprende, `innovation watch FILE` la mostra passo per passo.
help-watch = Mostra una partita nel terminale
    .long = Scorri una partita registrata, avanti e indietro, o guarda giocare i bot. Vedi tutte le carte, oppure la partita dal punto di vista di un giocatore: premi e per cambiare, ? per l'aiuto.
help-cards = Mostra le carte
    .long = Senza un nome o un filtro elenca tutte le carte. Nomi, colori e risorse si possono scrivere in qualsiasi lingua del programma.
help-rules = Mostra le regole
    .long = Senza una sezione elenca tutte le sezioni. Una sezione si indica con il nome che ha nell'elenco, o con il titolo in qualsiasi lingua del programma.
help-learn = Insegna il gioco: brevi lezioni e una prima partita con un allenatore
    .long = Senza una lezione le elenca tutte. I tuoi progressi sono conservati accanto alle partite salvate.
help-puzzle = Propone un problema da risolvere
    .long = Senza un nome è il problema del giorno, uguale per tutti. `innovation puzzles` li elenca tutti.
help-puzzles = Elenca i problemi o ne crea di nuovi
    .long = `innovation puzzle ID` ne propone uno.
help-puzzles-make = Crea il file dei problemi: dimostra e misura quelli che ci sono, e ne estrae di nuovi da partite tra bot
help-puzzles-check = Controlla se una posizione è un problema e la stampa come riga del file dei problemi
help-check = Esegue i file di scenari
help-replay = Stampa che cosa è successo in una partita registrata
    .long = Dopo ogni risposta vengono i suoi eventi. Se la registrazione è danneggiata o non rispetta le regole, viene mostrata fino a quel punto, e il codice di uscita è 1.
help-review = Mostra dove una partita finita è stata vinta e persa, e quanto ha contato la fortuna
    .long = Per ogni decisione si stima la probabilità di vittoria con ogni opzione, in base a ciò che il giocatore sapeva in quel momento. Il risultato di un giocatore si divide in gioco (quanto sono costate le sue scelte), fortuna (le carte ricevute e pescate) e altri. Per una cartella di registrazioni si mostrano le statistiche di ogni giocatore. Vedi docs/review.md. La stessa registrazione, con lo stesso impegno e lo stesso seme, dà la stessa analisi. Se il file è danneggiato, il codice di uscita è 1.
help-arena = Fa giocare i bot l'uno contro l'altro e misura quanto è forte ciascuno
help-calibrate = Misura se le probabilità di vittoria delle analisi si avverano
help-hint = Mostra che cosa farebbero i bot in una posizione, come valutano ogni opzione e perché
    .long = La posizione è quella dopo l'ultima risposta di una registrazione o di uno scenario. La valutazione è la probabilità di vittoria che un bot attribuisce a chi deve scegliere; il bot non sa più di quel giocatore. Le ragioni sono fatti osservati in prosecuzioni simulate di un'opzione. Se il file è danneggiato, il codice di uscita è 1.
help-sim = Gioca molte partite, a caso o di un bot, e conta
help-bench = Misura quanto velocemente si giocano partite complete a caso su un solo core
help-bot = Risponde alle domande come un bot, un oggetto JSON per riga
help-help = Mostra questo aiuto o quello di un comando

help-any-edition = Edizione del gioco
help-any-teams = Gioca a squadre: posti 1 e 3 contro posti 2 e 4
help-any-seed = Seme con cui si mescolano le carte (predefinito: a caso)
help-any-plain = Stampa righe di testo invece di disegnare lo schermo, per lettori di schermo, pipe e script
help-any-ascii = Usa soltanto caratteri ASCII
help-any-lang = Lingua (predefinito: quella dell'ambiente)
help-any-json = Stampa un oggetto JSON
help-any-threads = Numero di thread (predefinito: uno per core)
help-any-help = Mostra l'aiuto
help-any-version = Mostra la versione
help-play-players = Chi gioca, posto per posto: me, il nome di un'altra persona o un bot (bot:beginner, bot:easy, bot:casual, bot:normal, bot:hard, bot:master)
help-play-practice = Annulla qualsiasi scelta e ricevi consigli (predefinito: attivo se una persona gioca contro i bot)
help-play-no_practice = Annulla soltanto ciò che non ha rivelato nulla, senza consigli
help-play-pace = Pausa dopo ogni risposta di un bot, in millisecondi
help-play-resume = Riprendi una partita salvata (predefinito: l'ultima non finita)
help-watch-file = Partita registrata
help-watch-players = I bot che giocano ora, posto per posto: bot:beginner, bot:easy, bot:casual, bot:normal, bot:hard, bot:master
help-watch-seat = Inizia dal punto di vista di questo posto, contando da 1
help-cards-name = Nome di una carta
help-cards-age = Mostra le carte di un Periodo, da 1 a 10
help-cards-color = Mostra le carte di un colore
help-cards-icon = Mostra le carte con una risorsa
help-cards-search = Mostra le carte con queste parole nel nome o nei Dogmi
help-cards-json = Stampa un oggetto JSON: le carte per id, con i Dogmi delle due edizioni in tutte le lingue
help-rules-section = Nome di una sezione
help-rules-all = Mostra tutte le sezioni
help-learn-lesson = Numero o nome di una lezione, o `game` per la prima partita guidata
help-puzzle-puzzle = Nome di un problema, o `list` per scegliere tra tutti
help-puzzles-json = Stampa un elenco JSON
help-replay-file = Partita registrata; - per lo standard input
help-replay-seat = Mostra la partita come l'ha vista questo posto, contando da 1
help-review-file = Partita registrata, o una cartella di registrazioni; - per lo standard input
help-review-budget = Impegno: quick (secondi), deep (un minuto o due) o un numero di simulazioni per decisione
help-review-seat = Analizza soltanto questo posto, contando da 1
help-review-seed = Seme delle simulazioni
help-review-all = Elenca tutte le decisioni, non soltanto i momenti decisivi
help-review-svg = Disegna in questo file un grafico delle probabilità di vittoria
help-hint-file = Partita registrata, o uno scenario in TOML o JSON; - per lo standard input
help-hint-at = Guarda la posizione dopo questo numero di risposte
help-hint-budget = Quanto pensa ogni bot: un numero di iterazioni, o un tempo come 500ms (predefinito: dipende dal bot)
help-hint-seed = Seme dei bot
help-hint-threads = Numero di thread; i risultati sono riproducibili solo con uno

## Le parole di --help e degli errori della riga di comando

help-usage = Uso
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
# $value, $values
help-default = predefinito: { $value }
help-values = valori: { $values }
# $what (come è stato scritto, o come lo scrive l'aiuto)
help-unknown-option = L'opzione { $what } non esiste.
help-unknown-command = Il comando { $what } non esiste.
help-similar = Forse intendevi { $what }?
# $value, $what
help-wrong-value = “{ $value }” non va bene per { $what }.
help-missing = Manca: { $what }.
# $what, $other
help-conflict = { $what } non va insieme a { $other }.
# $command
help-more = Per l'aiuto: { $command }
