### What the table in a terminal says, besides what every table says.
### $name is the name of a player as it was typed, never declined: every language keeps it in a place that needs no case.

## Colors where they cannot be seen: a letter, or two, different for each

terminal-letter-red = Ro
terminal-letter-yellow = Gi
terminal-letter-green = Ve
terminal-letter-blue = Bl
terminal-letter-purple = Vi

## What keys do, in a word or two, at the foot of the screen

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
terminal-eyes-key = Sguardo
terminal-play-key = Avvia, ferma
terminal-next-key = Altro

## The table

# A bot thinks; a sign that turns stands before it.
terminal-thinking = { $name } sta pensando
# Before the screen is hidden, so that everything can still be read.
terminal-hand-over = Leggi che cosa è successo; Invio nasconde il tavolo. Poi tocca a { $name }.
# The screen is hidden.
terminal-curtain = Tocca a { $name }
terminal-curtain-how = Premi Invio quando nessun altro vede lo schermo.
# $command (what to type)
terminal-saved = La partita è salvata. Per riprenderla: { $command }
terminal-over = La partita è finita. Invio per lasciare il tavolo.
terminal-hint-comes = Un bot sta pensando a un consiglio …
terminal-no-hint = I consigli ci sono solo per esercizio: da soli contro i bot, o con --practice.
# $seconds and $tenths (of a second)
terminal-pace = Pausa dei bot: { $seconds },{ $tenths } s.
terminal-too-small = Il tavolo richiede { $columns } colonne e { $rows } righe. Ingrandisci la finestra.
terminal-took-back = Annullato.
terminal-cannot-take-back = Non si può annullare: nel frattempo ha scelto un altro giocatore, o si sono viste carte nascoste.
terminal-went-on = La partita salvata riprende.
terminal-cut-off = L'ultima riga della partita salvata era troncata ed è stata tralasciata.

## Options
# $typed (as it was typed)
terminal-no-option = Nessuna scelta comincia con “{ $typed }”.
# $count (how many there are)
terminal-no-number = La scelta { $typed } non c'è: vanno da 1 a { $count }.
# $options (a list)
terminal-several = “{ $typed }” può essere { $options }.

## All cards

terminal-filter = Scrivi una parte di un nome o di un effetto

## Before a game

terminal-new-game = Una nuova partita
terminal-who-plays = Chi gioca?
terminal-how-well = Quanto giocano bene i bot?
terminal-which-edition = Quale edizione?
# $count (1 to 3)
terminal-against-bots = { $count ->
    [one] Tu contro un bot
   *[other] Tu contro { $count } bot
}
terminal-with-partner = Squadre: tu e un bot contro due bot
# $count (2 to 4)
terminal-people = { $count } persone a questo schermo
# $option (one of those above, which an empty line takes)
terminal-usually = Invio: { $option }

## Watching

# $at (how many answers have been shown), $count (how many there are)
terminal-step = Scelta { $at } di { $count }
terminal-eyes = Come vede { $name }
terminal-all-open = Tutte le carte scoperte
terminal-playing = procede da sola
terminal-paused = ferma

## Help: where one is

terminal-at-table = Questo è il tavolo: in alto i mazzi dei Periodi e le Dominazioni, poi le Zone dei giocatori, la tua per ultima, poi la tua Mano. Sotto, a sinistra, c'è ciò che ti viene chiesto; accanto, che cosa farebbe la scelta evidenziata e che cosa è successo.
terminal-at-watch = Stai guardando una partita. Scorri le scelte, avanti e indietro, con tutte le carte scoperte o con gli occhi di un giocatore.
terminal-at-set-up = Qualche domanda prima della partita. Invio conferma la risposta evidenziata.
terminal-legend = Colori e Risorse
terminal-legend-splay = Una freccia mostra come è scalato un mazzo, e il numero accanto quante carte ha. Sotto, se c'è spazio, segue ciò che mostrano le carte coperte, dall'alto in basso.
terminal-keys = Tasti

## Help: what the keys do

terminal-key-move = un'altra scelta
terminal-key-number = la scelta con questo numero
terminal-key-letters = la scelta che comincia così, o la cui carta comincia così
terminal-key-take = conferma la scelta evidenziata
terminal-mouse = Mouse
terminal-key-mouse = un clic su una scelta la evidenzia, un secondo la conferma; un clic su una carta la mostra
terminal-key-card = la carta della scelta per intero; le frecce portano alle altre in vista
terminal-key-cards = tutte le carte del gioco
terminal-key-boards = tutto ciò che un giocatore ha davanti, carte coperte comprese
terminal-key-rules = le regole
terminal-key-log = tutto ciò che è successo
terminal-key-scroll = scorre ciò che si guarda
terminal-key-back = torna dove si era
terminal-key-take-back = annulla la tua ultima scelta, dove è lecito
terminal-key-hint = che cosa sceglierebbe un bot forte, e le tue probabilità con ogni opzione (solo per esercizio)
terminal-key-bot-pace = i bot giocano più lenti, più veloci
terminal-key-leave = esci; la partita è salvata
terminal-key-step = una scelta indietro, una avanti
terminal-key-ends = l'inizio, la fine
terminal-key-eyes = gli occhi del giocatore seguente, o tutte le carte scoperte
terminal-key-play = fa procedere la partita da sola, o la ferma
terminal-key-pace = più lenta, più veloce

## As lines of text

terminal-plain-how = Rispondi con un numero o con le prime lettere di una scelta. ? dice che cos'altro puoi scrivere.
terminal-plain-question = di nuovo la domanda
terminal-plain-option = che cosa farebbe la scelta con questo numero
terminal-plain-card = una carta per intero
terminal-plain-board = l'intero tavolo
terminal-plain-log = tutto ciò che è successo
terminal-plain-rules = le regole, o una loro sezione
terminal-plain-hint = che cosa sceglierebbe un bot forte, e le tue probabilità con ogni opzione (solo per esercizio)
terminal-plain-undo = annulla la tua ultima scelta, dove è lecito
terminal-plain-quit = esci; la partita è salvata
terminal-plain-help = che cosa si può scrivere

# A pile on a board. $color, $top (its top card), $count (how many cards), $splay, $icons
terminal-pile = { $color }: { $top }; { $count ->
    [one] una carta
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
terminal-kept = La partita è in { $file }
# $command (what to type)
terminal-watch-it = Per rivederla passo per passo: { $command }
terminal-again = Per giocare ancora: { $command }
terminal-no-games = Non ci sono ancora partite salvate.
# $count (how many answers have been given)
terminal-unfinished = { $count ->
    [one] in corso, { $count } scelta
   *[other] in corso, { $count } scelte
}
