### Single words and short labels: what things are called, everywhere. The words are those of the Italian rulebook.

## The ten ages

age-1 = Preistoria
age-2 = Antichità
age-3 = Medio Evo
age-4 = Rinascimento
age-5 = Era dell'Esplorazione
age-6 = Illuminismo
age-7 = Romanticismo
age-8 = Era Moderna
age-9 = Era Postmoderna
age-10 = Era dell'Informazione

# The number and the name of an age, as a heading.
# $number (1 to 10), $name
age-heading = Periodo { $number }: { $name }

## Colors, as the token [red] shows them within a sentence, and as a label on its own

color-red = rosso
    .label = Rosso
color-yellow = giallo
    .label = Giallo
color-green = verde
    .label = Verde
color-blue = blu
    .label = Blu
color-purple = viola
    .label = Viola

## Icons. Where no picture can be drawn, the token [castle] is shown as this word.

icon-castle = castello
icon-crown = corona
icon-leaf = foglia
icon-lightbulb = lampadina
icon-factory = fabbrica
icon-clock = orologio

## How a pile lies

splay-left = scalato a sinistra
splay-right = scalato a destra
splay-up = scalato in alto
splay-none = non scalato

## The four actions

action-draw = Pescare
action-meld = Giocare
action-dogma = Attivare
action-achieve = Dominare

## The two kinds of effects

kind-demand = Dogma di Supremazia
kind-shared = Dogma Cooperativo

## Labels

word-title = Innovation
word-hand = Mano
word-score-pile = Influenza
word-score = Punti Influenza
word-board = Zona
word-supply = Mazzi dei Periodi
word-achievements = Dominazioni
word-special-achievements = Campi
word-icons = Risorse
word-age = Periodo
word-value = Valore
word-color = Colore
word-turn = Turno
word-actions-left = Azioni rimaste
word-you = Tu
word-player = Giocatore
word-partner = Compagno
word-opponent = Avversario
word-team = Squadra
word-top-card = Carta Attiva
word-log = Cronaca
word-rules = Regole
word-rulings = Chiarimenti
word-cards = Carte
word-removed = Scartate dal gioco
word-edition = Edizione
word-language = Lingua

## Editions

edition-first = Prima edizione
    .note = Iello e i suoi partner, dal 2011 al 2013
edition-third = Terza edizione
    .note = Asmadi

## Languages, each by its own name: these are the same in every file

language-en = English
language-it = Italiano
language-fr = Français
language-pt = Português
language-ru = Русский

## How a game ends

ending-achievements = Vittoria tramite Dominazione
ending-score = Vittoria tramite Influenza
ending-dogma = Vittoria tramite Dogma

## How well a program plays

level-beginner = Principiante
    .note = Sviluppa la propria Zona senza badare a ciò che ne ricavano gli altri. Per la tua prima partita.
level-easy = Facile
    .note = Segue un suo piano, valuta a occhio e dimentica ciò che gli è stato mostrato. Ideale per imparare il gioco.
level-casual = Amatoriale
    .note = Vede che cosa comporta ogni Azione per tutti, ma decide in fretta. Per una partita rilassata.
level-normal = Normale
    .note = Valuta che cosa comporta ogni Azione per tutti. Un avversario equilibrato per la maggior parte dei giocatori.
level-hard = Difficile
    .note = Calcola diverse Azioni in anticipo. Per chi conosce le carte.
level-master = Maestro
    .note = Pianifica con diversi turni di anticipo e tiene conto della tua risposta migliore.

## Players without a name
# $number (1 to 4)
player-number = Giocatore { $number }
# $level: a level of play
bot-name = Bot { $level }
# $level, $number: of several bots of one level
bot-name-number = Bot { $level } { $number }

## Lists
# A comma between items; the last two may be joined by a word.
# $list (what is already joined), $item (the next one)
list-more = { $list }, { $item }
list-and = { $list } e { $item }
list-or = { $list } o { $item }
# The name of a card in a list, as it is in a sentence. $card
list-card = { $card }
# Before what belongs to a label.
# $label
with-colon = { $label }:
# Between players, each with a number.
list-counts = { $list }; { $item }
# Between a number and its decimals.
decimal-mark = ,
# $number (already written out)
percent = { $number }%
