### What a player is asked, and the options as labels. "You" is the player who is asked.
###
### A question is two sentences: why it is asked (question-why-…), and what is to be chosen. The text of the effect
### that asks is shown beside them. Arguments are those of log.ftl; besides,
###   $from  is where all the cards on offer lie: hand, score, board; or any, where they lie in several places.
###          $from-owner is you, other, or several
###   $to    is where the chosen card goes: hand, score, board; or none, where the effect's text says it better.
###          $to-owner is you, other, or several (not chosen yet)
### The parts that log.ftl makes, such as effect-of, are at hand here too.

## Parts

# une carte de votre Main
one-card = { $from ->
    [hand] { $from-owner ->
        [you] une carte de votre Main
        [other] une carte de la Main { of-from }
       *[several] une carte d'une Main
    }
    [score] { $from-owner ->
        [you] une carte de votre Influence
        [other] une carte de l'Influence { of-from }
       *[several] une carte de l'Influence d'un adversaire
    }
    [board] { $from-owner ->
        [you] une de vos cartes Actives
        [other] une des cartes Actives { of-from }
       *[several] une de ces cartes Actives
    }
   *[any] une carte
}

# dans votre Main
to-chosen-place = { $to ->
    [hand] { $to-owner ->
        [you] dans votre Main
        [other] dans la Main { of-to }
       *[several] dans une Main
    }
    [score] { $to-owner ->
        [you] dans votre Influence
        [other] dans l'Influence { of-to }
       *[several] dans l'Influence d'un adversaire
    }
   *[board] { $to-owner ->
        [you] dans votre Zone de Jeu
        [other] dans la Zone de Jeu { of-to }
       *[several] dans une Zone de Jeu
    }
}

## Why
## $turn… (whose Dogma action it is), $card, $number, $effects

question-why-demand = Exigence { of-turn } : { effect-of }.
# The player who demands has to choose in the demand.
question-why-my-demand = Votre exigence : { effect-of }.
question-why-share = Vous partagez avec { $turn-name } { dogma-of }.
question-why-own = Vous exécutez { dogma-of }.
# Another card has said to carry the effect out, for oneself only.
question-why-alone = Vous exécutez, sans le partager, { dogma-of }.

## Turns

question-first-meld = Choisissez la carte que vous mettez en jeu pour commencer. Tous les joueurs révèlent la leur en même temps.
# $actions (how many are left: 1 or 2)
question-action = { $actions ->
    [one] Choisissez une Action, la dernière de ce tour.
   *[other] Choisissez une Action ; il vous en reste { $actions }.
}

## Cards
## $from…

# must: one has to be chosen. may: none need be. order: all of them will go, and only the order is chosen.
question-return-must = Choisissez { one-card } à recycler.
question-return-may = Vous pouvez recycler { one-card }.
question-return-order = Toutes ces cartes vont être recyclées. Choisissez la suivante.
question-meld-must = Choisissez { one-card } à mettre en jeu.
question-meld-may = Vous pouvez mettre en jeu { one-card }.
question-meld-order = Toutes ces cartes vont être mises en jeu. Choisissez la suivante.
question-tuck-must = Choisissez { one-card } à archiver.
question-tuck-may = Vous pouvez archiver { one-card }.
question-tuck-order = Toutes ces cartes vont être archivées. Choisissez la suivante.
question-score-must = Choisissez { one-card } à comptabiliser.
question-score-may = Vous pouvez comptabiliser { one-card }.
question-score-order = Toutes ces cartes vont être comptabilisées. Choisissez la suivante.
# $to…
question-transfer = { $to ->
    [none] Choisissez { one-card } à transférer.
   *[other] Choisissez { one-card } à transférer { to-chosen-place }.
}
question-transfer-order = { $to ->
    [none] Toutes ces cartes vont être transférées. Choisissez la suivante.
   *[other] Toutes ces cartes vont être transférées { to-chosen-place }. Choisissez la suivante.
}
question-exchange = Choisissez { one-card } à échanger.
question-reveal = Choisissez { one-card } à révéler.
# $turn… (who demands, and gets the rest)
question-keep = Choisissez la carte que vous gardez ; le reste de votre Main va être transféré dans la Main { of-turn }.
question-execute = Choisissez une autre de vos cartes Actives pour exécuter ses Dogmes Coopératifs sans les partager.
# A pile is put into a new order, the new top card first.
question-rearrange = Choisissez la carte suivante de la pile, en partant du dessus.

## Colors, values, players, and whether to do something

# $direction (left, right, up), $count (how many colors are on offer), $color and $color-id (the first of them)
question-splay-may = { $count ->
    [1] { $direction ->
        [left] Vous pouvez décaler votre pile { $color } vers la gauche.
        [right] Vous pouvez décaler votre pile { $color } vers la droite.
       *[up] Vous pouvez décaler votre pile { $color } vers le haut.
    }
   *[other] { $direction ->
        [left] Vous pouvez décaler une de vos piles vers la gauche.
        [right] Vous pouvez décaler une de vos piles vers la droite.
       *[up] Vous pouvez décaler une de vos piles vers le haut.
    }
}
question-splay-must = { $count ->
    [1] { $direction ->
        [left] Décalez votre pile { $color } vers la gauche.
        [right] Décalez votre pile { $color } vers la droite.
       *[up] Décalez votre pile { $color } vers le haut.
    }
   *[other] { $direction ->
        [left] Choisissez la pile à décaler vers la gauche.
        [right] Choisissez la pile à décaler vers la droite.
       *[up] Choisissez la pile à décaler vers le haut.
    }
}
question-rearrange-color = Vous pouvez choisir une de vos piles et en réorganiser les cartes à votre guise.
question-name-color = Nommez une couleur.
question-name-value = Nommez une valeur.
question-player = Choisissez un joueur.
question-yes = Voulez-vous le faire ?
question-either = Vous pouvez choisir l'une des deux possibilités.

## Questions of a single card, in place of the general ones

ask-bicycle-yes = Voulez-vous échanger toutes les cartes de votre Main contre toutes celles de votre Influence ?
ask-canal-building-yes = Voulez-vous échanger toutes les cartes de valeur la plus élevée de votre Main contre toutes les cartes de valeur la plus élevée de votre Influence ?
ask-canning-yes = Voulez-vous piocher une [6] et l'archiver ? Vous comptabilisez alors toutes vos cartes Actives sans [factory|usine].
ask-classification-color = Nommez la couleur d'une carte de votre Main. Vous prenez toutes les cartes de cette couleur des Mains de vos adversaires et les mettez en jeu avec les vôtres.
ask-collaboration-card = Choisissez la carte qui va dans votre Zone de Jeu. Le joueur qui les a piochées met l'autre en jeu.
ask-empiricism-color = Nommez une couleur. Si la [9] est d'une des deux couleurs que vous nommez, vous la mettez en jeu.
ask-encyclopedia-yes = Voulez-vous mettre en jeu toutes les cartes de valeur la plus élevée de votre Influence ?
ask-evolution-either = Vous pouvez piocher de l'une de ces deux façons.
ask-mass-media-value = Nommez une valeur. Toutes les cartes de cette valeur, dans l'Influence de tous les joueurs, sont recyclées.
ask-measurement-color = Choisissez une couleur. Vous décalez votre pile de cette couleur vers la droite et piochez une carte de valeur égale au nombre de cartes de cette pile.
ask-optics-player = Choisissez l'adversaire dont l'Influence reçoit la carte.
ask-road-building-player = Vous pouvez choisir un joueur. Votre carte Active [red] va dans sa Zone de Jeu, et sa carte Active [green] dans la vôtre.
ask-socialism-yes = Voulez-vous archiver toutes les cartes de votre Main ?
ask-stem-cells-yes = Voulez-vous comptabiliser toutes les cartes de votre Main ?
ask-translation-yes = Voulez-vous mettre en jeu toutes les cartes de votre Influence ?

## Options

# $age, $value (of the card that will be drawn)
option-draw = Piocher { a-back }
# There is no such card, nor a higher one.
option-draw-end = Piocher : plus aucune carte, la partie s'arrête
# $card, $age, $value
option-meld = Poser { $card }
option-dogma = Activer { $card }
# $age, $value
option-achieve = Dominer la Période { $age }
# $card, $age, $value
option-card = { $card } { $age }
# The card lies on another player's board, or in another player's hand. $card, $age, $value, $from, $from-name, $from-initial
option-card-of = { $from ->
    [hand] { $card } { $age }, Main { of-from }
    [score] { $card } { $age }, Influence { of-from }
   *[board] { $card } { $age }, Zone de Jeu { of-from }
}
# A card whose face cannot be seen. $age, $value, $from, $from-name, $from-initial
option-back = { $from ->
    [hand] Une { $age } de la Main { of-from }
   *[score] Une { $age } de l'Influence { of-from }
}
# $age, $value
option-value = Valeur { $age }
option-yes = Oui
option-no = Non
option-first = La première
option-second = La seconde
ask-evolution-first = Piocher une [8], la comptabiliser, puis recycler une carte de votre Influence
ask-evolution-second = Piocher une carte de valeur supérieure de 1 à la plus élevée de votre Influence
# No card, or no more.
option-no-card = Aucune carte
option-no-splay = Ne pas décaler
option-no-color = Aucune couleur
option-no-player = Personne
option-neither = Aucune des deux

## Waiting
# $by… (who is asked; never the reader)
question-waiting = { $by-name } fait son choix.
# The first meld that the reader has chosen, while others are still choosing. $card, $age, $value
question-first-meld-chosen = Vous avez choisi { $card }. La carte reste cachée jusqu'à ce que tout le monde ait choisi.
