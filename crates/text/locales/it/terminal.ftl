### What the table in a terminal says, besides what every table says.
### $name is the name of a player as it was typed, never declined: every language keeps it in a place that needs no case.

## Colors where they cannot be seen: a letter, or two, different for each

terminal-letter-red = Ro
terminal-letter-yellow = Gi
terminal-letter-green = Ve
terminal-letter-blue = Bl
terminal-letter-purple = Vi

## What keys do, in a word or two, at the foot of the screen

terminal-enter = Invio
terminal-space = Spazio
terminal-help = Aiuto
terminal-card = Carta
terminal-boards = Zone
terminal-take-back = Annulla
terminal-hint = Consiglio
terminal-hurry = Salta avanti
terminal-leave = Esci
terminal-back = Indietro
terminal-choose = Scegli
terminal-go-on = Avanti
terminal-step-key = Passo
terminal-eyes-key = Vista
terminal-play-key = Avvia/pausa
terminal-next-key = Altro

## The table

# A bot thinks; a sign that turns stands before it.
terminal-thinking = { $name } sta pensando
# Before the screen is hidden, so that everything can still be read.
terminal-hand-over = Leggi che cosa è successo, poi premi Invio per nascondere il tavolo. Tocca a { $name }.
# The screen is hidden.
terminal-curtain = Tocca a { $name }
terminal-curtain-how = Premi Invio quando nessun altro vede lo schermo.
# $command (what to type)
terminal-saved = La partita è salvata. Per riprenderla: { $command }
terminal-over = La partita è finita. Premi Invio per uscire.
terminal-hint-comes = Un bot sta pensando a un consiglio…
terminal-no-hint = I consigli sono disponibili solo in allenamento: gioca solo contro i bot o usa --practice.
# $seconds and $tenths (of a second)
terminal-pace = Pausa tra le mosse dei bot: { $seconds },{ $tenths } s.
terminal-too-small = Il tavolo richiede { $columns } colonne e { $rows } righe. Ingrandisci la finestra.
terminal-took-back = Scelta annullata.
terminal-cannot-take-back = Non si può annullare: nel frattempo ha scelto un altro giocatore, o si sono viste carte nascoste.
terminal-went-on = La partita salvata riprende.
terminal-cut-off = L'ultima riga della partita salvata era troncata ed è stata ignorata.

## Options
# $typed (as it was typed)
terminal-no-option = Nessuna opzione comincia con “{ $typed }”.
# $count (how many there are)
terminal-no-number = { $count ->
    [0] L'opzione { $typed } non esiste. Scrivi “?” per vedere i comandi.
   *[other] L'opzione { $typed } non esiste: i numeri vanno da 1 a { $count }.
}
# $options (a list)
terminal-several = “{ $typed }” corrisponde a più opzioni: { $options }.
# After the name of a card among the options. $color, $color-id, $age (its value)
terminal-card-facts = ({ $color } { $age })

## All cards

terminal-filter = Scrivi una parte di un nome o di un Dogma

## Before a game

terminal-new-game = Nuova partita
terminal-who-plays = Chi gioca?
terminal-how-well = Quanto sono forti i bot?
terminal-which-edition = Quale edizione?
# $count (1 to 3)
terminal-against-bots = { $count ->
    [one] Tu contro un bot
   *[other] Tu contro { $count } bot
}
terminal-with-partner = Squadre: tu e un bot contro due bot
# $count (2 to 4)
terminal-people = { $count } persone davanti a questo schermo
# $option (one of those above, which an empty line takes)
terminal-usually = Premi Invio per: { $option }

## Watching

# $at (how many answers have been shown), $count (how many there are)
terminal-step = Scelta { $at } di { $count }
terminal-eyes = Punto di vista: { $name }
terminal-all-open = Tutte le carte scoperte
terminal-playing = in riproduzione
terminal-paused = in pausa

## Help: where one is

terminal-at-table = Questo è il tavolo: in alto i mazzi dei Periodi e le Dominazioni, poi le Zone dei giocatori, la tua per ultima, poi la tua Mano. Sotto, a sinistra, c'è la domanda; accanto, che cosa farebbe l'opzione evidenziata e che cosa è successo.
terminal-at-watch = Stai guardando una partita. Scorri le scelte, avanti e indietro, con tutte le carte scoperte o dal punto di vista di un giocatore.
terminal-at-set-up = Qualche domanda prima della partita. Invio conferma la risposta evidenziata.
terminal-at-lesson = Questa è una lezione o un problema: un tavolo con un compito. Che cosa c'è da fare, e poi l'esito, si legge accanto alla domanda.
terminal-legend = Colori e risorse
terminal-legend-splay = Una freccia mostra come è scalato un mazzo, e il numero accanto dice quante carte ha. Sotto, se c'è spazio, ci sono le risorse delle carte coperte, dall'alto in basso.
terminal-keys = Tasti

## Help: what the keys do

terminal-key-move = un'altra opzione
terminal-key-number = l'opzione con questo numero
terminal-key-letters = l'opzione che comincia con queste lettere, o la cui carta comincia così
terminal-key-take = conferma l'opzione evidenziata
terminal-mouse = Mouse
terminal-key-mouse = un clic su un'opzione la evidenzia, un secondo la conferma; un clic su una carta la mostra
terminal-key-card = la carta dell'opzione per intero; le frecce portano alle altre carte in vista
terminal-key-cards = tutte le carte del gioco
terminal-key-boards = tutto ciò che un giocatore ha davanti, carte coperte comprese
terminal-key-rules = le regole
terminal-key-short = le regole in breve
terminal-key-log = tutto ciò che è successo
terminal-key-scroll = scorri
terminal-key-back = torna indietro
terminal-key-take-back = annulla la tua ultima scelta, se è permesso
terminal-key-again = riprova
terminal-key-solution = la soluzione di un problema
terminal-key-hint = che cosa sceglierebbe un bot forte, e le tue probabilità con ogni opzione (solo in allenamento)
terminal-key-coach = che cosa dice l'allenatore, e perché; lì si può disattivare
terminal-key-bot-pace = bot più lenti, più veloci
terminal-key-leave = esci; la partita è salvata
terminal-key-step = una scelta indietro, una avanti
terminal-key-ends = l'inizio, la fine
terminal-key-eyes = il punto di vista del giocatore seguente, o tutte le carte scoperte
terminal-key-play = avvia o ferma la riproduzione
terminal-key-pace = più lenta, più veloce

## As lines of text

terminal-plain-how = Rispondi con un numero o con le prime lettere di un'opzione. Scrivi ? per vedere gli altri comandi.
terminal-plain-question = ripeti la domanda
terminal-plain-option = che cosa farebbe l'opzione con questo numero
terminal-plain-card = leggi una carta
terminal-plain-board = l'intero tavolo
terminal-plain-log = tutto ciò che è successo
terminal-plain-rules = le regole, o una loro sezione
terminal-plain-short = le regole in breve
terminal-plain-next = continua
terminal-plain-again = riprova
terminal-plain-solution = mostra la soluzione di un problema
terminal-plain-why = chiedi all'allenatore perché
terminal-plain-coach = disattiva o attiva l'allenatore
terminal-plain-leave = esci
terminal-plain-hint = che cosa sceglierebbe un bot forte, e le tue probabilità con ogni opzione (solo in allenamento)
terminal-plain-undo = annulla la tua ultima scelta, se è permesso
terminal-plain-quit = esci; la partita è salvata
terminal-plain-help = i comandi disponibili

## What is typed in place of an answer: one word each, in lower case. The English words work in every language.

terminal-type-card = carta
terminal-type-board = tavolo
terminal-type-log = cronaca
terminal-type-rules = regole
terminal-type-short = breve
terminal-type-hint = consiglio
terminal-type-why = perché
terminal-type-coach = allenatore
terminal-type-undo = annulla
terminal-type-quit = esci
terminal-type-next = avanti
terminal-type-again = riprova
terminal-type-solution = soluzione

# A pile on a board. $color, $top (its top card), $count (how many cards), $splay, $icons
terminal-pile = { $color }: { $top }; { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, { $splay }; { $icons }

## After a game, and the list of saved games

# $achievements and $points (numbers)
terminal-standing = { $name }: { $achievements ->
    [one] { $achievements } Dominazione
   *[other] { $achievements } Dominazioni
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-kept = La partita è salvata in { $file }
# $command (what to type)
terminal-watch-it = Per rivederla passo per passo: { $command }
terminal-again = Per giocare ancora: { $command }
terminal-no-games = Non ci sono ancora partite salvate.
# $count (how many answers have been given)
terminal-unfinished = { $count ->
    [one] in corso, { $count } scelta
   *[other] in corso, { $count } scelte
}

## What is wrong with a command

terminal-no-unfinished = Non ci sono partite salvate da riprendere.
terminal-no-person = A questo tavolo ci sono soltanto bot. Per guardarli giocare: innovation watch
terminal-no-bots = Per guardare una partita in diretta, scegli soltanto bot: --players bot:hard,bot:normal
# $file (its path)
terminal-in-use = { $file }: questa partita è aperta in un'altra finestra.
# $number (of a seat), $players (how many there are)
terminal-no-seat = Il posto { $number } non esiste: i giocatori sono { $players }.
