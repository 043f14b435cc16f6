### What the table in a terminal says, besides what every table says.
### $name is the name of a player as it was typed, never declined: every language keeps it in a place that needs no case.

## Colors where they cannot be seen: a letter, or two, different for each

terminal-letter-red = R
terminal-letter-yellow = J
terminal-letter-green = V
terminal-letter-blue = B
terminal-letter-purple = M

## What keys do, in a word or two, at the foot of the screen

terminal-enter = Entrée
terminal-space = Espace
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
terminal-eyes-key = Vue
terminal-play-key = Lecture/pause
terminal-next-key = Autre

## The table

# A bot thinks; a sign that turns stands before it.
terminal-thinking = { $name } réfléchit
# Before the screen is hidden, so that everything can still be read.
terminal-hand-over = Lisez ce qui s'est passé, puis appuyez sur Entrée pour cacher la table. Ce sera à { $name } de jouer.
# The screen is hidden.
terminal-curtain = À { $name } de jouer
terminal-curtain-how = Appuyez sur Entrée quand personne d'autre ne voit l'écran.
# $command (what to type)
terminal-saved = La partie est enregistrée. Pour la reprendre : { $command }
terminal-over = La partie est terminée. Appuyez sur Entrée pour quitter.
terminal-hint-comes = Un bot réfléchit à un conseil…
terminal-no-hint = Les conseils sont réservés à l'entraînement : jouez uniquement contre des bots, ou utilisez --practice.
# $seconds and $tenths (of a second)
terminal-pace = Pause entre les coups des bots : { $seconds },{ $tenths } s.
terminal-too-small = La table demande { $columns } colonnes et { $rows } lignes. Agrandissez la fenêtre.
terminal-took-back = Choix annulé.
terminal-cannot-take-back = Impossible d'annuler : un autre joueur a choisi depuis, ou des cartes cachées ont été vues.
terminal-went-on = La partie enregistrée reprend.
terminal-cut-off = La dernière ligne de la partie enregistrée était tronquée ; elle a été ignorée.

## Options
# $typed (as it was typed)
terminal-no-option = Aucune option ne commence par « { $typed } ».
# $count (how many there are)
terminal-no-number = { $count ->
    [0] L'option { $typed } n'existe pas. Tapez « ? » pour voir les commandes.
   *[other] L'option { $typed } n'existe pas : les options vont de 1 à { $count }.
}
# $options (a list)
terminal-several = « { $typed } » correspond à plusieurs options : { $options }.
# After the name of a card among the options. $color, $color-id, $age (its value)
terminal-card-facts = ({ $color } { $age })

## All cards

terminal-filter = Tapez une partie d'un nom ou d'un Dogme

## Before a game

terminal-new-game = Nouvelle partie
terminal-who-plays = Qui joue ?
terminal-how-well = Quel niveau pour les bots ?
terminal-which-edition = Quelle édition ?
# $count (1 to 3)
terminal-against-bots = { $count ->
    [one] Vous contre un bot
   *[other] Vous contre { $count } bots
}
terminal-with-partner = Équipes : vous et un bot contre deux bots
# $count (2 to 4)
terminal-people = { $count } personnes devant cet écran
# $option (one of those above, which an empty line takes)
terminal-usually = Appuyez sur Entrée pour : { $option }

## Watching

# $at (how many answers have been shown), $count (how many there are)
terminal-step = Choix { $at } sur { $count }
terminal-eyes = Point de vue : { $name }
terminal-all-open = Toutes les cartes visibles
terminal-playing = lecture
terminal-paused = pause

## Help: where one is

terminal-at-table = Voici la table : en haut, les pioches et les Dominations, puis les Zones de Jeu, la vôtre en dernier, puis votre Main. En dessous, à gauche, la question qui vous est posée ; à côté, l'effet de l'option en surbrillance et ce qui s'est passé.
terminal-at-watch = Vous regardez une partie. Parcourez ses choix, en avant et en arrière, toutes cartes visibles ou du point de vue d'un joueur.
terminal-at-set-up = Quelques questions avant la partie. Entrée valide la réponse en surbrillance.
terminal-at-lesson = Voici une leçon ou un problème : une table avec une mission. Ce qu'il faut faire, puis le résultat, s'affichent à côté de la question.
terminal-legend = Couleurs et Ressources
terminal-legend-splay = Une flèche montre comment une pile est décalée, et le nombre à côté indique combien de cartes elle compte. En dessous, si la place le permet, figurent les Ressources de ses cartes recouvertes, de haut en bas.
terminal-keys = Touches

## Help: what the keys do

terminal-key-move = une autre option
terminal-key-number = l'option de ce numéro
terminal-key-letters = l'option qui commence par ces lettres, ou dont la carte commence ainsi
terminal-key-take = valider l'option en surbrillance
terminal-mouse = Souris
terminal-key-mouse = un clic sur une option la met en surbrillance, un second la valide ; un clic sur une carte la montre
terminal-key-card = la carte de l'option en entier ; les flèches mènent aux autres cartes visibles
terminal-key-cards = toutes les cartes du jeu
terminal-key-boards = tout ce qu'un joueur a devant lui, cartes recouvertes comprises
terminal-key-rules = les règles
terminal-key-short = les règles en bref
terminal-key-log = tout ce qui s'est passé
terminal-key-scroll = faire défiler
terminal-key-back = revenir à l'écran précédent
terminal-key-take-back = annuler votre dernier choix, quand c'est permis
terminal-key-again = réessayer
terminal-key-solution = la solution d'un problème
terminal-key-hint = ce que choisirait un bon bot, et vos chances avec chaque option (entraînement)
terminal-key-coach = ce que dit le coach, et pourquoi ; permet aussi de le désactiver
terminal-key-bot-pace = ralentir, accélérer les bots
terminal-key-leave = quitter ; la partie est enregistrée
terminal-key-step = un choix en arrière, un en avant
terminal-key-ends = le début, la fin
terminal-key-eyes = le point de vue du joueur suivant, ou toutes les cartes visibles
terminal-key-play = lancer ou arrêter la lecture
terminal-key-pace = plus lent, plus rapide

## As lines of text

terminal-plain-how = Répondez par un numéro ou par les premières lettres d'une option. Tapez « ? » pour voir les autres commandes.
terminal-plain-question = répéter la question
terminal-plain-option = ce que ferait l'option de ce numéro
terminal-plain-card = lire une carte
terminal-plain-board = toute la table
terminal-plain-log = tout ce qui s'est passé
terminal-plain-rules = les règles, ou l'une de leurs sections
terminal-plain-short = les règles en bref
terminal-plain-next = continuer
terminal-plain-again = réessayer
terminal-plain-solution = montrer la solution d'un problème
terminal-plain-why = demander au coach pourquoi
terminal-plain-coach = désactiver ou activer le coach
terminal-plain-leave = quitter
terminal-plain-hint = ce que choisirait un bon bot, et vos chances avec chaque option (entraînement)
terminal-plain-undo = annuler votre dernier choix, quand c'est permis
terminal-plain-quit = quitter ; la partie est enregistrée
terminal-plain-help = les commandes disponibles

## What is typed in place of an answer: one word each, in lower case. The English words work in every language.

terminal-type-card = carte
terminal-type-board = table
terminal-type-log = journal
terminal-type-rules = règles
terminal-type-short = bref
terminal-type-hint = conseil
terminal-type-why = pourquoi
terminal-type-coach = coach
terminal-type-undo = annuler
terminal-type-quit = quitter
terminal-type-next = suite
terminal-type-again = réessayer
terminal-type-solution = solution

# A pile on a board. $color, $top (its top card), $count (how many cards), $splay, $icons
terminal-pile = { $color } : { $top } ; { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $splay } ; { $icons }

## After a game, and the list of saved games

# $achievements and $points (numbers)
terminal-standing = { $name } : { $achievements ->
    [one] { $achievements } Domination
   *[other] { $achievements } Dominations
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-kept = La partie est enregistrée dans { $file }
# $command (what to type)
terminal-watch-it = Pour la revoir pas à pas : { $command }
terminal-again = Pour rejouer : { $command }
terminal-no-games = Il n'y a pas encore de partie enregistrée.
# $count (how many answers have been given)
terminal-unfinished = { $count ->
    [one] en cours, { $count } choix
   *[other] en cours, { $count } choix
}

## What is wrong with a command

terminal-no-unfinished = Il n'y a pas de partie enregistrée à reprendre.
terminal-no-person = Il n'y a que des bots à cette table. Pour les regarder jouer : innovation watch
terminal-no-bots = Pour regarder une partie en direct, ne choisissez que des bots : --players bot:hard,bot:normal
# $file (its path)
terminal-in-use = { $file } : cette partie est ouverte dans une autre fenêtre.
# $number (of a seat), $players (how many there are)
terminal-no-seat = La place { $number } n'existe pas : la partie compte { $players } joueurs.
