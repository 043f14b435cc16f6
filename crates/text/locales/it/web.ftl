### What the web pages say, besides what the other files hold.

## Every page

web-tagline = Dieci Periodi di civiltà in 105 carte, da due a quattro giocatori.
web-unofficial = Un'edizione amatoriale non ufficiale, né realizzata né approvata dall'autore o dagli editori. Se il gioco ti piace, compralo.
web-to-content = Vai al contenuto
web-save = Salva
web-close = Chiudi
web-error-heading = Si è verificato un errore
web-go-back = Indietro

## The first page

web-your-name = Il tuo nome
web-name-note = Lo vede chi gioca con te. Non serve altro.
web-play-now = Gioca subito
web-my-tables = I miei tavoli
web-no-tables = Non hai ancora un posto a nessun tavolo.
web-open-tables = Tavoli aperti
web-no-open-tables = Al momento nessuno cerca giocatori.
web-new-table = Nuovo tavolo
web-set-up = Prepara il tavolo
web-seats = Posti
# $number (1 to 4)
web-seat-number = Posto { $number }
web-seat-me = Io
web-seat-open = Posto libero
web-seat-none = Nessuno
web-teams-note = Due contro due; i compagni siedono uno di fronte all'altro. Servono quattro posti.
web-open-boards-note = Tutti possono guardare le carte coperte.
web-practice = Allenamento
web-practice-note = Ogni scelta può essere annullata e un bot dà consigli.
web-practice-alone = Solo contro i bot
web-practice-always = Sempre
web-practice-never = Mai
web-listed = Pubblico
web-listed-note = Chiunque può trovare il tavolo e occupare un posto libero. Altrimenti solo chi ha il link.
web-confirm = Conferma delle scelte
web-confirm-note = Ogni scelta va confermata.
web-pace = Ritmo dei bot
web-pace-none = Immediato
web-pace-quick = Veloce
web-pace-calm = Tranquillo
web-pace-slow = Lento
web-patience = Quando un giocatore è assente
web-patience-never = Aspettarlo
# $unit (minutes, hours, days), $count
web-patience-after = { $unit ->
    [days] { $count ->
        [one] Un bot lo sostituisce dopo un giorno
       *[other] Un bot lo sostituisce dopo { $count } giorni
    }
    [hours] { $count ->
        [one] Un bot lo sostituisce dopo un'ora
       *[other] Un bot lo sostituisce dopo { $count } ore
    }
   *[minutes] { $count ->
        [one] Un bot lo sostituisce dopo un minuto
       *[other] Un bot lo sostituisce dopo { $count } minuti
    }
}
web-my-settings = Le mie impostazioni
web-my-pace = Ritmo delle mosse altrui
web-colors = Colori dei posti
web-colors-many = Vivaci
web-colors-safe = Adatti ai daltonici
web-colors-none = Nessuno, solo lettere
web-previews = Mostra gli effetti delle opzioni
web-previews-note = Simboli accanto a ogni opzione: risorse, punti, chi condivide.
web-sound = Suoni
web-sound-note = Quando è il tuo turno, quando perdi una carta e a ogni Dominazione.
web-back-to-table = Torna al tavolo
web-more-settings = Altre impostazioni
web-settings = Impostazioni del tavolo
web-read-record = Guarda una partita registrata
web-record-text = Registrazione della partita
web-show-record = Mostra la partita
web-join = Prendi posto
web-go-to-table = Vai al tavolo
web-your-turn = Tocca a te
web-others-turn = Giocano gli altri
# $name (a player)
web-turn-of = Turno di { $name }
web-waiting-for-players = In attesa di giocatori
web-game-over = La partita è finita
# $unit (now, minutes, hours, days), $count
web-ago = { $unit ->
    [days] { $count ->
        [one] un giorno fa
       *[other] { $count } giorni fa
    }
    [hours] { $count ->
        [one] un'ora fa
       *[other] { $count } ore fa
    }
    [minutes] { $count ->
        [one] un minuto fa
       *[other] { $count } minuti fa
    }
   *[now] adesso
}

## Before the game

web-lobby-note = La partita comincia appena tutti i posti sono occupati.
web-invite = Invito
web-invite-note = Manda questo link a chi deve giocare qui.
web-copy = Copia
web-copied = Copiato
web-fill-seat = Dai il posto a un bot
web-leave = Lascia il tavolo

## The table

web-away = assente
web-stand-in = gioca un bot al suo posto
web-menu = Menu
web-my-turn = È il tuo turno
web-watching = Stai guardando questa partita.
web-no-effect = nessun effetto
# $count (1 or 2)
web-actions-left = { $count ->
    [one] Resta { $count } Azione
   *[other] Restano { $count } Azioni
}
web-options = Opzioni
web-choose = Scegli
web-sure = Scegli di nuovo per confermare.
web-changed = La domanda è appena cambiata. Scegli di nuovo.
web-take-back = Annulla
web-hint = Consiglio
web-hint-option = Un bot sceglierebbe questa opzione
# $percent (a number from 0 to 100)
web-chance = { $percent }% di probabilità di vittoria
web-whole-log = Dall'inizio
web-since-answer = Dalla tua ultima risposta
web-step-through = Passo per passo
web-now = Adesso
web-play-pause = Avvia o metti in pausa
web-fold = Riduci la domanda
web-in-order = In quest'ordine
web-in-order-note = Trascina per riordinare, oppure scegli la prossima carta.
web-nothing = Non è ancora successo nulla.
web-ready-to-claim = alla tua portata
# $name (a player)
web-claimed-by = Dominazione: { $name }
# $number (an age), $count (cards)
web-supply-left = { $count ->
    [0] Periodo { $number }: nessuna carta rimasta
    [one] Periodo { $number }: resta { $count } carta
   *[other] Periodo { $number }: restano { $count } carte
}
# $count (achievements), $needed (how many win)
web-achievements-of = { $count } su { $needed }
# $count
web-goal = Vince chi arriva per primo a { $count } Dominazioni.
# $count
web-card-count = { $count ->
    [0] Nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
web-no-cards = Nessuna carta
web-connection-lost = Connessione persa. Verrà ristabilita automaticamente; nessuna tua scelta è andata persa.
web-keys = Tasti da 1 a 9: scegli un'opzione.

## Cards

web-all-cards = Tutte le carte
web-featured = Risorsa richiesta
web-search = Parole nel testo della carta
web-filter = Mostra
web-any = Qualsiasi

## After the game

web-hand-over = Passa lo schermo a { $name }
web-take-screen = Sono { $name }: mostra le mie carte
web-left = { $name } non è più al tavolo. Fino al suo ritorno gioca un bot.
web-came-back = { $name } è di nuovo al tavolo.
web-first-visit = Prima volta con Innovation? Impara qui: brevi lezioni, poi una prima partita guidata.
web-hide-cards = Nascondi le mie carte
web-hand-over-note = Gli altri non devono guardare lo schermo.
web-hot-seat-note = Scegli “Io” in più posti per giocare insieme davanti a un solo schermo. Lo schermo mostra soltanto la Mano di chi deve scegliere.
web-play-on = Continua da qui
web-play-on-as = Gioca come
web-replay = Rivedi la partita
web-first = Inizio
web-back = Indietro
web-forward = Avanti
web-turn-back = Un turno indietro
web-turn-forward = Un turno avanti
web-last = Fine
# $step, $steps (numbers)
web-step = Passo { $step } di { $steps }
web-go-to = Mostra questo passo
web-share = Condividi
web-eyes = Punto di vista
web-all-open = Tutte le carte scoperte
web-download = Scarica la registrazione
web-play-again = Gioca ancora con gli stessi giocatori
web-course = Andamento della partita
web-remove-player = Fai giocare un bot al suo posto
web-earlier-log = Prima
web-later-log = Dopo
web-my-games = Le mie partite
web-no-games = Nessuna partita da mostrare.
web-games = Partite
web-all-games = Tutte
web-unfinished = In corso
web-won = Vittoria
web-lost = Sconfitta
web-opponents = Avversari
web-anybody = Chiunque
web-people = Persone
web-statistics = Statistiche
web-statistics-intro = Quante volte ogni carta viene usata nelle partite tra due bot, e quanto vale: la variazione media della probabilità di vittoria di chi la pesca, la gioca o la attiva.
web-statistics-units = Una carta pescata è confrontata con le altre che potevano arrivare, una carta giocata o attivata con la posizione prima dell'Azione: così non conta chi è in vantaggio. Il valore è in punti percentuali, con il suo intervallo al 95%; i conteggi sono per partita.
web-games-of-bot = Bot (partite)
# How the bots that are not levels of play decide. The number of games follows in brackets.
web-bot-greedy = Anticipa 1 Azione
# $count
web-bot-search = Simula { $count } partite
web-times-drawn = Pescata
web-times-melded = Giocata
web-times-activated = Attivata
web-part-shared = Condivisa
web-worth-draw = Valore se pescata
web-worth-meld = Valore se giocata
web-worth-activate = Valore se attivata
web-best-and-worst = Le carte migliori e peggiori
web-all-by-age = Tutte le carte per Periodo
web-download-csv = Scarica tutti i numeri (CSV)
web-won-of = { $bot }: { $won } vinte su { $count }
web-more-tables = Altri tavoli
web-remove-guest = Libera questo posto

## The review of a game
web-review = Analisi
web-review-note = Quanto valeva ogni scelta, in base a ciò che il giocatore sapeva in quel momento: quanto è dipeso da come ha giocato e quanto dalla fortuna.
web-review-begin = Analizza la partita
web-review-deeper = Analizza a fondo
web-review-again = Aggiorna
# $done, $total (numbers)
web-reviewing = Analisi: { $done } risposte su { $total }
web-win-chance = Probabilità di vittoria
web-options-then = Le opzioni in quel momento
web-option-taken = scelta
web-option-best = migliore
web-better-line = Guarda che cosa sarebbe successo con la mossa migliore
web-try-from-here = Prova tu da qui
web-as-played = Torna alla partita com'è andata
