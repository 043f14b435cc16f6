### L'aiuto della riga di comando (--help). L'inglese è nel codice: sono i commenti dei comandi e delle loro opzioni.
###
### Il valore di help-COMANDO è la riga dell'elenco dei comandi; .long è ciò che si legge in più in fondo a --help.
### help-COMANDO-OPZIONE è un'opzione; help-any-OPZIONE vale per tutti i comandi che l'hanno e non ne hanno una propria.

help-innovation = Innovation, il gioco di carte
help-serve = Apre i tavoli nel browser, contro bot o altre persone
    .long = È il comando predefinito. Stampa l'indirizzo e scrive il registro sullo standard error. Ogni impostazione si può dare anche in un file o con una variabile d'ambiente.
help-backup = Salva una copia di tutto in un file, mentre i server sono in funzione
    .long = La copia è un'istantanea con tutte le risposte confermate. Viene riletta e confrontata, e le sue partite vengono rigiocate. Si può ripristinare in una cartella o in un database, qualunque sia l'origine.
help-restore = Ripristina una copia in un archivio vuoto
    .long = Nessun server deve usare l'archivio. Un archivio che contiene dati non viene toccato: prima sposta altrove la sua cartella o il suo database.
help-move = Sposta tutto da un archivio a un altro e li confronta
    .long = Un archivio è una cartella con un file SQLite, come per `serve --data`, o l'indirizzo di un database PostgreSQL, come per `serve --database`. Nessun server deve usare né l'uno né l'altro. La destinazione dev'essere vuota; l'origine resta com'è.
help-doctor = Controlla l'archivio, le partite, il disco, l'orologio, il server e il proxy, e dice che cosa fare
    .long = Usa le impostazioni di `serve` e non cambia nulla. Si può eseguire mentre un server è in funzione, di preferenza con lo stesso utente. Il codice di uscita è 1 se c'è qualcosa da fare, e con --ready se nessun server è pronto.
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
    .long = Un problema resta se si può ancora dimostrare, se nient'altro raggiunge l'obiettivo e se `greedy` non lo trova. La difficoltà dipende da quali ricerche lo trovano. Il file è `crates/lessons/puzzles.jsonl`, un problema per riga.
help-puzzles-check = Controlla se una posizione è un problema e la stampa come riga del file dei problemi
    .long = Se non è un problema, il codice di uscita è 1.
help-check = Esegue i file di scenari
    .long = Stampa una riga per ogni scenario che fallisce e, alla fine, quanti sono riusciti e quanti falliti. Il codice di uscita è 0 se sono riusciti tutti. Gli script si seguono con tolleranza: una risposta può nominare qualcosa che è accaduto da sé, e un `pass` che non viene offerto è ignorato.
help-replay = Stampa che cosa è successo in una partita registrata
    .long = Dopo ogni risposta vengono i suoi eventi. Se la registrazione è danneggiata o non rispetta le regole, viene mostrata fino a quel punto, e il codice di uscita è 1.
help-review = Mostra dove una partita finita è stata vinta e persa, e quanto ha contato la fortuna
    .long = Per ogni decisione si stima la probabilità di vittoria con ogni opzione, in base a ciò che il giocatore sapeva in quel momento. Il risultato di un giocatore si divide in gioco (quanto sono costate le sue scelte), fortuna (le carte ricevute e pescate) e altri. Per una cartella di registrazioni si mostrano le statistiche di ogni giocatore. Vedi docs/review.md. La stessa registrazione, con lo stesso impegno e lo stesso seme, dà la stessa analisi. Se il file è danneggiato, il codice di uscita è 1.
help-arena = Fa giocare i bot l'uno contro l'altro e misura quanto è forte ciascuno
    .long = Ogni distribuzione di carte si gioca tante volte quante servono perché ciascuno occupi una volta ogni posto: così la fortuna della distribuzione si annulla. Da una distribuzione all'altra cambia chi siede alla sinistra di chi. Con --teams, i giocatori 1 e 3 giocano contro 2 e 4. Il comando fallisce se tutte le partite sono finite per una risposta sbagliata. Se tutti i budget sono in iterazioni, lo stesso seme dà le stesse partite, qualunque sia il numero di thread. Ctrl-C termina con un resoconto delle partite giocate fino a quel momento.
help-calibrate = Misura se le probabilità di vittoria delle analisi si avverano
    .long = I bot giocano alcune partite. Per una parte delle loro decisioni, la probabilità di vittoria dell'opzione scelta viene stimata come in un'analisi e confrontata con il risultato della partita: in tabelle, un grafico e due numeri. Il punteggio di Brier è la media dei quadrati delle differenze tra probabilità e risultato. L'errore di calibrazione atteso (ECE) è la differenza media tra ciò che era previsto e ciò che è accaduto, per decimi della scala. Con poche partite una parte dell'errore è dovuta al caso; è mostrata anche questa. Con --without-luck, dal risultato si sottrae la fortuna delle carte dopo ogni decisione: la sua media è zero, quindi bastano meno partite per la stessa precisione.
help-hint = Mostra che cosa farebbero i bot in una posizione, come valutano ogni opzione e perché
    .long = La posizione è quella dopo l'ultima risposta di una registrazione o di uno scenario. La valutazione è la probabilità di vittoria che un bot attribuisce a chi deve scegliere; il bot non sa più di quel giocatore. Le ragioni sono fatti osservati in prosecuzioni simulate di un'opzione. Se il file è danneggiato, il codice di uscita è 1.
help-sim = Gioca molte partite, a caso o con un bot, e ne raccoglie le statistiche
    .long = Lo stesso seme dà gli stessi numeri, qualunque sia il numero di thread. Con un bot si misura il valore di ogni carta: di quanto cambia in media la probabilità di vittoria di chi la pesca (rispetto alle altre carte possibili), la gioca con un'Azione o ne usa il Dogma.
help-bench = Misura quanto velocemente si giocano partite complete a caso su un solo core
help-bot = Risponde alle domande come un bot, un oggetto JSON per riga
    .long = Le domande si leggono dallo standard input, e ognuna riceve una riga sullo standard output, finché l'input non finisce. A una riga che non è una domanda si risponde con un errore. Il bot valuta anche le opzioni e permette ad altri programmi di campionare partite e percorrerle passo per passo. Vedi docs/protocol.md.
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
help-play-practice = Permette di annullare qualsiasi scelta e dà consigli (predefinito: attivo se una persona gioca contro i bot)
help-play-no_practice = Permette di annullare soltanto ciò che non ha rivelato nulla, senza consigli
help-play-pace = Pausa dopo ogni risposta di un bot, in millisecondi
help-play-resume = Riprende una partita salvata (predefinito: l'ultima non finita)
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

## Le impostazioni di un server

help-any-config = File delle impostazioni in TOML. Le opzioni e le variabili d'ambiente prevalgono
help-any-data = Cartella per tutti i dati (predefinito: la cartella dei dati del sistema)
help-any-database = Database PostgreSQL per tutti i dati, come `postgres://user@host/name`. Più server possono condividerlo
help-any-addr = Indirizzo su cui ascoltare
help-any-base_url = Indirizzo pubblico del server, come `https://example.org`
help-any-proxy = Proxy di cui ci si fida per X-Forwarded-For: un indirizzo o una rete. Si può ripetere
help-any-metrics = Indirizzo a parte per gli operatori, l'unico che fornisce /metrics
help-any-log = Che cosa registrare, come `debug` o `warn,sqlx=debug`
help-any-log_format = Formato del registro: `auto` usa i colori nel terminale e altrove è semplice, `plain` è una riga per voce senza colori, `json` un oggetto JSON per riga
help-any-keep_games = Elimina le partite finite dopo questo numero di giorni (predefinito: mai)
help-any-keep_records = Elimina le registrazioni caricate dopo questo numero di giorni
help-any-keep_visitors = Elimina i visitatori senza un tavolo, con i loro token, dopo questo numero di giorni dall'ultima visita
help-any-keep_lobbies = Elimina i tavoli mai iniziati dopo questo numero di giorni
help-any-limit_rate = Richieste al secondo di un visitatore, in media
help-any-limit_burst = Richieste di un visitatore tutte insieme
help-any-limit_address = Per quanti visitatori può valere un indirizzo IP, perché più persone possono condividerlo
help-any-limit_connections = Connessioni aperte da un indirizzo IP
help-any-limit_streams = Flussi di eventi di un visitatore allo stesso tempo: i tavoli aperti nel suo browser
help-any-limit_reviews = Analisi per visitatore e ora; una profonda vale dieci
help-any-limit_tables = Tavoli non finiti per visitatore, e posti a tavoli altrui non ancora iniziati
help-any-limit_records = Registrazioni caricate per visitatore
help-any-limit_record = Dimensione massima di una registrazione caricata, in byte
help-any-limit_body = Dimensione massima di un modulo o di una richiesta all'API, in byte
help-any-limit_name = Lunghezza massima di un nome, in caratteri
help-serve-prepare = Aggiorna lo schema del database ed esce
help-serve-open = Apre l'indirizzo nel browser
help-backup-file = File da scrivere
help-restore-file = File della copia
help-move-from = Archivio di origine
help-move-to = Archivio di destinazione
help-doctor-ready = Chiede soltanto al server in funzione se è pronto
help-heading-retention = Per quanto tempo si conserva
help-heading-limits = Limiti

## check, arena, calibrate, sim, bench, bot, puzzles

help-check-paths = File di scenari (.toml, .json, o .jsonl con uno scenario per riga) e cartelle che li contengono
help-check-strict = Fallisce anche se una risposta di uno script non dice nulla della partita, o se non c'è nulla di atteso
help-check-trace = Stampa prima ogni domanda, risposta ed evento di ogni scenario
help-check-json = Stampa un oggetto JSON: riusciti, falliti e gli errori
help-arena-players = I giocatori, da 2 a 4: bot, ciascuno con un proprio budget se si scrive BOT@BUDGET, e programmi che parlano il protocollo di docs/protocol.md, come cmd:PROGRAM, 'cmd:PROGRAM ARGS…' o 'cmd:NAME=PROGRAM ARGS…'
help-arena-games = Numero di partite, arrotondato per eccesso a distribuzioni intere
help-arena-seed = Seme di tutte le distribuzioni e di tutti i bot
help-arena-teams = Giocatori 1 e 3 contro 2 e 4
help-arena-budget = Quanto pensano i bot a ogni decisione: un numero di iterazioni, o un tempo come 500ms
help-arena-limit = Quanto tempo ha un programma per rispondere, come 500ms o 10s; se lo supera, perde la partita
help-arena-svg = Disegna in questo file un grafico delle percentuali di vittoria nel corso delle partite
help-arena-save = Salva in questa cartella la registrazione di ogni partita, con un indice
help-bots = Bot
help-kind-random = Sceglie un'opzione a caso, tutte con la stessa probabilità.
help-kind-greedy = Sceglie ciò che sembra migliore alla fine dell'Azione.
help-kind-search = Esplora molti futuri possibili prima di decidere.
# $budget
help-usual-budget = Budget predefinito: { $budget }.
help-calibrate-bots = Chi gioca: greedy (greedy a ogni posto), search (search a ogni posto) o mixed (a ogni posto un livello a caso) (predefinito: tutti e tre)
help-calibrate-players = Numero di giocatori, da 2 a 4 (predefinito: 2, 3, 4 e a squadre)
help-calibrate-teams = Due squadre di due
help-calibrate-edition = Edizione del gioco (predefinito: tutte e due)
help-calibrate-games = Numero di partite di ogni tipo
help-calibrate-decisions = Quante decisioni di una partita si esaminano, in media
help-calibrate-effort = Con quante simulazioni si stima una probabilità di vittoria
help-calibrate-budget = Quanto pensa la ricerca a ogni decisione, in iterazioni
help-calibrate-without_luck = Sottrae dai risultati la fortuna delle carte
help-calibrate-seed = Seme di tutte le partite
help-calibrate-fit = Adatta a queste partite la nitidezza della valutazione, per ogni tipo di tavolo, e la scrive in questo file: crates/review/calibration.json, che fa parte del programma. I tavoli che non si giocano mantengono la loro. Si misurano allora le probabilità con la nitidezza adattata all'altra metà delle partite
help-calibrate-markdown = Stampa la tabella di docs/review.md
help-calibrate-svg = Disegna in questo file un grafico di ciò che era previsto e di ciò che è accaduto
help-any-players = Numero di giocatori, da 2 a 4 (predefinito: 2, o 4 con --teams)
help-sim-games = Numero di partite
help-sim-bot = Il bot che gioca a tutti i posti, `NAME` o `NAME@BUDGET` (predefinito: tutte le opzioni hanno la stessa probabilità)
help-sim-seed = Seme di tutte le partite
help-sim-sort = Ordina le carte dal numero più alto: per quante volte vengono giocate (melded) o se ne usa il Dogma (activated), per quante volte vince chi le ha giocate (wins), o per quanto vale pescarle, giocarle o usarne il Dogma (draw, meld, activate; con --bot) (predefinito: nell'ordine dell'elenco delle carte)
help-sim-csv = Stampa le carte in CSV
help-bench-seconds = Per quanto tempo giocare, in secondi
help-bench-seed = Seme di tutte le partite
help-bot-kind = Quale bot
help-bot-seed = Seme di tutte le sue scelte casuali
help-bot-threads = Numero di thread; i risultati sono riproducibili solo con uno
help-bot-budget = Quanto pensa a ogni decisione, come 1000 (iterazioni), 500ms o 2s (predefinito: ciò che dice la domanda, altrimenti dipende dal bot)
help-puzzles-make-from = I problemi di partenza, uno per riga (predefinito: quelli del programma)
help-puzzles-make-kinds = Quali tipi di problemi cercare (predefinito: tutti)
help-puzzles-make-games = Numero di partite in cui cercare
help-puzzles-make-seed = Seme della prima partita; ogni partita ha quello successivo
help-puzzles-make-keep = Numero di problemi da tenere
help-puzzles-check-file = La posizione: uno scenario in TOML o JSON; - per lo standard input
help-puzzles-check-kind = L'obiettivo del problema

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

# $name: una variabile d'ambiente
help-variable = variabile: { $name }
# $what
help-unexpected = { $what } qui non è previsto.
help-no-value = Manca il valore di { $what }.

## Gli errori dei comandi. Ciò che comincia con la minuscola segue i due punti.

help-error-standard-input = standard input
# $file
help-error-cannot-read = Impossibile leggere { $file }
help-error-cannot-write = Impossibile scrivere { $file }
help-error-file = Impossibile leggere o scrivere { $file }
help-error-not-found = il file o la cartella non esiste
help-error-denied = permesso negato
help-error-is-folder = è una cartella, non un file
help-error-not-record = { $file } non è la registrazione di una partita
help-error-no-records = In { $file } non ci sono registrazioni di partite
help-error-one-game = --all e --svg mostrano una sola partita, e { $file } è una cartella. Indica una registrazione che vi si trova
# $line, $problem
help-error-line = riga { $line }: { $problem }
# $line, $number (della risposta), $answer (come è scritta nel file), $problem
help-error-replay = riga { $line }, risposta { $number } (`{ $answer }`): { $problem }
# $line, $number
help-error-replay-hidden = riga { $line }, risposta { $number }: questa risposta non è possibile
# $found, $wanted: parole del file
help-error-field = c'è `{ $found }` dove dovrebbe esserci `{ $wanted }`
# $found, $field
help-error-value = `{ $found }` non è un valore possibile di `{ $field }`
# $wanted
help-error-missing = il testo finisce dove dovrebbe esserci `{ $wanted }`
# $number (delle regole)
help-error-rules = questa partita è stata giocata con la versione { $number } delle regole, che il programma non usa più. Il file si può ancora leggere come testo: ogni riga dice a parole che cosa è stato risposto
# $found, $number
help-error-player = c'è `{ $found }` dove dovrebbero esserci `player { $number }` e un nome
# $found
help-error-no-answer = `{ $found }` non è una risposta. Una risposta è fatta di un posto, di un'opzione e del suo significato, come `1 0 draw`
# $count
help-error-players = il gioco è per 2-4 giocatori, non per { $count }
help-error-teams = le squadre richiedono quattro giocatori, non { $count }
# $index (un numero da 0), $options (un elenco)
help-error-no-option = l'opzione { $index } non esiste. Opzioni: { $options }
# $index, $actual, $options
help-error-meaning = l'opzione { $index } è `{ $actual }`. Opzioni: { $options }
help-error-game-over = la partita è già finita
# $number (di un posto)
help-error-other-seat = deve rispondere il posto { $number }
# $name (come è stato scritto), $names (un elenco)
help-error-no-bot = il bot `{ $name }` non esiste. Bot: { $names }
help-error-nameless = un giocatore deve avere un nome
help-error-not-over = si può analizzare soltanto una partita finita
# $number, $count
help-error-no-position = non c'è una posizione dopo la risposta { $number }: la partita si ferma alla risposta { $count }
# $name (come è stato scritto), $names (un elenco)
help-error-no-lesson = La lezione “{ $name }” non esiste. Scrivi un numero, `game` o uno di questi nomi: { $names }
help-error-watch = Una partita si guarda in un terminale. `innovation replay` la stampa.
help-error-no-folder = il sistema non ha una cartella per le partite salvate
# Che cosa si aspetta un'opzione
help-error-whole-number = ci vuole un numero intero
help-error-number = ci vuole un numero
# $from, $to
help-error-range = da { $from } a { $to }
help-error-budget = ci vuole un numero di iterazioni, come 1000, o un tempo, come 500ms o 1.5s
help-error-effort = ci vuole quick, deep o un numero di simulazioni per decisione
help-error-ages = i Periodi vanno da 1 a 10
# $values
help-error-colors = i colori sono { $values }
help-error-icons = le risorse sono { $values }
help-error-time = ci vuole un tempo, come 500ms o 10s
help-error-proxy = ci vuole un indirizzo, come 10.0.0.1, o una rete, come 10.0.0.0/8
help-error-address = ci vogliono un indirizzo e una porta, come 127.0.0.1:8080
help-error-base-url = ci vuole http:// o https:// con un host, senza percorso
help-error-is-file = è un file, non una cartella
help-error-read-only = il disco è di sola lettura
help-error-disk-full = il disco è pieno
help-error-no-address = questo computer non ha questo indirizzo
# $file
help-error-other-run = { $file } contiene già le partite di un'altra serie
help-error-command-line = ci vuole una riga di comando, come `cmd:python3 bot.py` o `cmd:NOME=python3 bot.py`, con le virgolette a coppie
help-error-not-ours = qui possono giocare soltanto i bot del programma
help-error-log = --log accetta un livello, come debug, o un livello per ogni parte del programma, come warn,sqlx=debug
help-error-prepare = --prepare serve per un database. Indicalo con --database
help-error-no-data-folder = il sistema non ha una cartella per i dati. Indicane una con --data

## Il file delle impostazioni del server, e ciò che il server conserva

# $file, $line, $problem
help-error-in-file = { $file }, riga { $line }: { $problem }
# $problem: le parole dell'analizzatore, in inglese
help-error-not-toml = non è TOML ({ $problem })
# $name: un'impostazione
help-error-no-setting = l'impostazione `{ $name }` non esiste
help-error-setting = `{ $name }` accetta un testo, un numero o un elenco di questi
# $file: una cartella o un file
help-error-unusable = impossibile usare { $file }
help-error-store = impossibile aprire i dati in { $file }
help-error-database = impossibile usare il database
help-error-cookies = impossibile firmare i cookie
# $value: un indirizzo
help-error-address-in-use = un altro programma usa già { $value }. Scegli un altro indirizzo con --addr
help-error-listen = impossibile mettersi in ascolto su { $value }
# $file
help-error-store-in-use = un altro server usa questa cartella ({ $file } è bloccato). Fermalo, o scegli un'altra cartella con --data
# $problem: le parole del database, in inglese
help-error-schema = lo schema del database non va bene ({ $problem })
help-error-damaged = il database è danneggiato ({ $problem })
help-error-unreachable = il database non è raggiungibile ({ $problem })
help-error-not-written = non è stato scritto nulla ({ $problem })
help-error-no-store = non c'è nulla da copiare: { $file } non esiste
help-error-not-a-store = non c'è nulla da copiare: l'origine non contiene le tabelle di un server
# $count
help-error-servers = { $count ->
    [one] { $count } server usa il database. Prima fermalo
   *[other] { $count } server usano il database. Prima fermali
}
# $found, $wanted: numeri di schema
help-error-older = il database ha lo schema { $found }, questo programma lo schema { $wanted }. Aggiornalo con `innovation serve --prepare`
help-error-newer = l'origine ha lo schema { $found }, e questo programma arriva al { $wanted }. Usa un programma più recente
# $name: una tabella del database
help-error-not-empty = la destinazione non è vuota: c'è già qualcosa in `{ $name }`. Non è stato cambiato nulla; indicane una vuota
help-error-exists = { $file } esiste già. Indica un altro file
help-error-differs = `{ $name }` non è uguale dopo la scrittura. La destinazione è rimasta com'era
help-error-faulty = ciò che è stato scritto è danneggiato ed è stato eliminato ({ $problem })
