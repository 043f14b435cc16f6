### Single words and short labels: what things are called, everywhere.

## The ten ages

age-1 = Préhistoire
age-2 = Antiquité
age-3 = Moyen Âge
age-4 = Renaissance
age-5 = Grandes Découvertes
age-6 = Siècle des Lumières
age-7 = Romantisme
age-8 = Modernité
age-9 = Postmodernité
age-10 = Ère de l'information

# The number and the name of an age, as a heading.
# $number (1 to 10), $name
age-heading = Période { $number } : { $name }

## Colors, as the token [red] shows them within a sentence, and as a label on its own.
## In French a sentence speaks of a pile, a card or « la couleur »: the feminine singular.

color-red = rouge
    .label = Rouge
color-yellow = jaune
    .label = Jaune
color-green = verte
    .label = Vert
color-blue = bleue
    .label = Bleu
color-purple = mauve
    .label = Mauve

## Icons. Where no picture can be drawn, the token [castle] is shown as this word.

icon-castle = château
icon-crown = couronne
icon-leaf = feuille
icon-lightbulb = ampoule
icon-factory = usine
icon-clock = horloge

## How a pile lies

splay-left = décalée vers la gauche
splay-right = décalée vers la droite
splay-up = décalée vers le haut
splay-none = non décalée

## The four actions

action-draw = Piocher
action-meld = Poser
action-dogma = Activer
action-achieve = Dominer

## The two kinds of effects

kind-demand = Dogme de Suprématie
kind-shared = Dogme Coopératif

## Labels

word-title = Innovation
word-hand = Main
word-score-pile = Influence
word-score = Points d'Influence
word-board = Zone de Jeu
word-supply = Pioches
word-achievements = Dominations
word-special-achievements = Domaines
word-icons = Ressources
word-age = Période
word-value = Valeur
word-color = Couleur
word-turn = Tour
word-actions-left = Actions restantes
word-you = Vous
word-player = Joueur
word-partner = Partenaire
word-opponent = Adversaire
word-team = Équipe
word-top-card = Carte Active
word-log = Journal
word-rules = Règles
word-rulings = Précisions
word-cards = Cartes
word-removed = Cartes défaussées
word-edition = Édition
word-language = Langue

## Editions

edition-first = Première édition
    .note = Iello et ses partenaires, de 2011 à 2013
edition-third = Troisième édition
    .note = Asmadi

## Languages, each by its own name: these are the same in every file

language-en = English
language-it = Italiano
language-fr = Français
language-pt = Português
language-ru = Русский

## How a game ends

ending-achievements = Victoire par domination
ending-score = Victoire d'influence
ending-dogma = Victoire du dogme

## How well a program plays

level-beginner = Débutant
    .note = Développe sa propre Zone de Jeu sans se soucier de ce que les autres en tirent. Pour votre première partie.
level-easy = Facile
    .note = Suit son propre plan, juge à vue d'œil et oublie ce qu'on lui a montré. Idéal pour apprendre le jeu.
level-casual = Amateur
    .note = Voit les conséquences de chaque Action pour tout le monde, mais décide à la hâte. Pour une partie détendue.
level-normal = Normal
    .note = Pèse les conséquences de chaque Action pour tout le monde. Un bon adversaire pour la plupart des joueurs.
level-hard = Difficile
    .note = Calcule plusieurs Actions à l'avance. Pour qui connaît déjà les cartes.
level-master = Maître
    .note = Prévoit plusieurs tours à l'avance et tient compte de votre meilleure riposte.

## Players without a name
# $number (1 to 4)
player-number = Joueur { $number }
# $level: a level of play
bot-name = Bot { $level }
# $level, $number: of several bots of one level
bot-name-number = Bot { $level } { $number }

## Lists
# A comma between items; the last two may be joined by a word.
# $list (what is already joined), $item (the next one)
list-more = { $list }, { $item }
list-and = { $list } et { $item }
list-or = { $list } ou { $item }
# The name of a card in a list, as it is in a sentence. $card
list-card = { $card }
# Before what belongs to a label.
# $label
with-colon = { $label } :
# Between players, each with a number.
list-counts = { $list } ; { $item }
# Between a number and its decimals.
decimal-mark = ,
# $number (already written out)
percent = { $number } %
