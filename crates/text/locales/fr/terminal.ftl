### What the table in a terminal says, besides what every table says.
### $name is the name of a player as it was typed, never declined: every language keeps it in a place that needs no case.

## Colors where they cannot be seen: a letter, or two, different for each

terminal-letter-red = R
terminal-letter-yellow = J
terminal-letter-green = V
terminal-letter-blue = B
terminal-letter-purple = M

## What keys do, in a word or two, at the foot of the screen

terminal-help = Aide
terminal-card = Carte
terminal-boards = Zones
terminal-take-back = Annuler
terminal-hint = Conseil
terminal-hurry = Passer
terminal-leave = Quitter
terminal-back = Retour
terminal-choose = Choisir
terminal-go-on = Continuer
terminal-step-key = Pas
terminal-eyes-key = Regard
terminal-play-key = Lecture, pause
terminal-next-key = Autre

## The table

# A bot thinks; a sign that turns stands before it.
terminal-thinking = { $name } réfléchit
# Before the screen is hidden, so that everything can still be read.
terminal-hand-over = Lisez ce qui s'est passé ; Entrée cache la table. Ensuite, c'est à { $name }.
# The screen is hidden.
terminal-curtain = C'est à { $name }
terminal-curtain-how = Appuyez sur Entrée quand personne d'autre ne voit l'écran.
# $command (what to type)
terminal-saved = La partie est enregistrée. Pour la reprendre : { $command }
terminal-over = La partie est terminée. Entrée pour quitter la table.
terminal-hint-comes = Un bot réfléchit à un conseil…
terminal-no-hint = Les conseils sont réservés à l'entraînement : seul contre des bots, ou avec --practice.
# $seconds and $tenths (of a second)
terminal-pace = Pause des bots : { $seconds },{ $tenths } s.
terminal-too-small = La table demande { $columns } colonnes et { $rows } lignes. Agrandissez la fenêtre.
terminal-took-back = Annulé.
terminal-cannot-take-back = Impossible d'annuler : un autre joueur a choisi depuis, ou des cartes cachées ont été vues.
terminal-went-on = La partie enregistrée reprend.
terminal-cut-off = La dernière ligne de la partie enregistrée était tronquée ; elle est laissée de côté.

## Options
# $typed (as it was typed)
terminal-no-option = Aucun choix ne commence par « { $typed } ».
# $count (how many there are)
terminal-no-number = Il n'y a pas de choix { $typed } : ils vont de 1 à { $count }.
# $options (a list)
terminal-several = « { $typed } » peut être { $options }.

## All cards

terminal-filter = Tapez une partie d'un nom ou d'un effet

## Before a game

terminal-new-game = Une nouvelle partie
terminal-who-plays = Qui joue ?
terminal-how-well = Comment jouent les bots ?
terminal-which-edition = Quelle édition ?
# $count (1 to 3)
terminal-against-bots = { $count ->
    [one] Vous contre un bot
   *[other] Vous contre { $count } bots
}
terminal-with-partner = Équipes : vous et un bot contre deux bots
# $count (2 to 4)
terminal-people = { $count } personnes devant cet écran
# $option (one of those above, which an empty line takes)
terminal-usually = Entrée : { $option }

## Watching

# $at (how many answers have been shown), $count (how many there are)
terminal-step = Choix { $at } sur { $count }
terminal-eyes = Vu par { $name }
terminal-all-open = Toutes les cartes visibles
terminal-playing = lecture
terminal-paused = pause

## Help: where one is

terminal-at-table = Voici la table : en haut les pioches et les Dominations, puis les Zones de jeu, la vôtre en dernier, puis votre Main. En dessous, à gauche, ce qu'on vous demande ; à côté, ce que ferait le choix en surbrillance, et ce qui s'est passé.
terminal-at-watch = Vous regardez une partie. Parcourez ses choix, en avant et en arrière, toutes cartes visibles ou avec les yeux d'un joueur.
terminal-at-set-up = Quelques questions avant la partie. Entrée prend la réponse en surbrillance.
terminal-legend = Couleurs et Ressources
terminal-legend-splay = Une flèche montre comment une pile est décalée, et le nombre à côté combien de cartes elle compte. En dessous, s'il y a la place, figure ce que montrent ses cartes couvertes, de haut en bas.
terminal-keys = Touches

## Help: what the keys do

terminal-key-move = un autre choix
terminal-key-number = le choix de ce numéro
terminal-key-letters = le choix qui commence ainsi, ou dont la carte commence ainsi
terminal-key-take = prend le choix en surbrillance
terminal-mouse = Souris
terminal-key-mouse = un clic sur un choix le met en surbrillance, un second le prend ; un clic sur une carte la montre
terminal-key-card = la carte du choix en entier ; les flèches mènent à toutes les autres en vue
terminal-key-cards = toutes les cartes du jeu
terminal-key-boards = tout ce qu'un joueur a devant lui, cartes couvertes comprises
terminal-key-rules = les règles
terminal-key-log = tout ce qui s'est passé
terminal-key-scroll = fait défiler ce qu'on regarde
terminal-key-back = retour à ce qui précédait
terminal-key-take-back = annule votre dernier choix, là où c'est permis
terminal-key-hint = ce que choisirait un bon bot, et vos chances avec chaque option (entraînement)
terminal-key-bot-pace = les bots jouent plus lentement, plus vite
terminal-key-leave = quitte ; la partie est enregistrée
terminal-key-step = un choix en arrière, un en avant
terminal-key-ends = le début, la fin
terminal-key-eyes = les yeux du joueur suivant, ou toutes les cartes visibles
terminal-key-play = laisse la partie se dérouler, ou l'arrête
terminal-key-pace = plus lent, plus vite

## As lines of text

terminal-plain-how = Répondez par un numéro ou par les premières lettres d'un choix. ? dit ce que vous pouvez taper d'autre.
terminal-plain-question = la question à nouveau
terminal-plain-option = ce que ferait le choix de ce numéro
terminal-plain-card = une carte en entier
terminal-plain-board = toute la table
terminal-plain-log = tout ce qui s'est passé
terminal-plain-rules = les règles, ou l'une de leurs sections
terminal-plain-hint = ce que choisirait un bon bot, et vos chances avec chaque option (entraînement)
terminal-plain-undo = annule votre dernier choix, là où c'est permis
terminal-plain-quit = quitte ; la partie est enregistrée
terminal-plain-help = ce qu'on peut taper

# A pile on a board. $color, $top (its top card), $count (how many cards), $splay, $icons
terminal-pile = { $color } : { $top } ; { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $splay } ; { $icons }

## After a game, and the list of saved games

# $achievements and $points (numbers)
terminal-standing = { $name } : { $achievements ->
    [one] { $achievements } Domination
   *[other] { $achievements } Dominations
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-kept = La partie est dans { $file }
# $command (what to type)
terminal-watch-it = Pour la revoir pas à pas : { $command }
terminal-again = Pour rejouer : { $command }
terminal-no-games = Il n'y a pas encore de partie enregistrée.
# $count (how many answers have been given)
terminal-unfinished = { $count ->
    [one] en cours, { $count } réponse
   *[other] en cours, { $count } réponses
}
