### What happened, a sentence an event, from the reader's point of view.
###
### A player is three arguments. For whoever acts these are
###   $by          you, if the reader acts; otherwise other
###   $by-name     the player's name, which stays as it is
###   $by-initial  vowel or consonant: how the name begins, for an elision; an h counts as a vowel
### and likewise $turn… for the player whose turn it is, $from… and $to… for the owner of a place.
### Nothing is known of a player's gender.
###
### A card is four arguments:
###   $seen   face, if the reader sees which card it is; otherwise back
###   $card   the name of the card, where it is seen; it stays as it is
###   $age    the card's value, drawn as a value
###   $value  the same as a number from 1 to 10, to select by
###
### A place is $from or $to: hand, score (a score pile), board, supply (the supply pile of the card's age),
### achievements, removed (out of the game). Its owner is $from-owner or $to-owner: you, if it is the reader; self,
### if it is whoever acts, and that is not the reader; other; none, where the place belongs to nobody.
###
### A color is two arguments: $color, which is shown as its token, and $color-id to select by: red, yellow, green,
### blue, purple. Here it always goes with a feminine noun, as words.ftl has it.
###
### A message may be made of others, which then have the same arguments. Those of the first section are this
### language's own: each language has the ones that it needs, by any name.

## Parts

# une 3
a-back = une { $age }

# Boussole ; ou une 3
a-card = { $seen ->
    [face] { $card }
   *[back] { a-back }
}

# de Bob, d'Ann
of-by = { $by-initial ->
    [vowel] d'{ $by-name }
   *[consonant] de { $by-name }
}
of-turn = { $turn-initial ->
    [vowel] d'{ $turn-name }
   *[consonant] de { $turn-name }
}
of-from = { $from-initial ->
    [vowel] d'{ $from-name }
   *[consonant] de { $from-name }
}
of-to = { $to-initial ->
    [vowel] d'{ $to-name }
   *[consonant] de { $to-name }
}

# de votre Main
from-place = { $from ->
    [hand] { $from-owner ->
        [you] de votre Main
        [self] de sa Main
       *[other] de la Main { of-from }
    }
    [score] { $from-owner ->
        [you] de votre Influence
        [self] de son Influence
       *[other] de l'Influence { of-from }
    }
    [board] { $from-owner ->
        [you] de votre Zone de Jeu
        [self] de sa Zone de Jeu
       *[other] de la Zone de Jeu { of-from }
    }
    [supply] de la pioche de la Période { $age }
    [achievements] des Dominations
   *[removed] de la boîte
}

# depuis votre Main
since-place = { $from ->
    [hand] { $from-owner ->
        [you] depuis votre Main
        [self] depuis sa Main
       *[other] depuis la Main { of-from }
    }
    [score] { $from-owner ->
        [you] depuis votre Influence
        [self] depuis son Influence
       *[other] depuis l'Influence { of-from }
    }
    [board] { $from-owner ->
        [you] depuis votre Zone de Jeu
        [self] depuis sa Zone de Jeu
       *[other] depuis la Zone de Jeu { of-from }
    }
    [supply] depuis la pioche de la Période { $age }
    [achievements] depuis les Dominations
   *[removed] depuis la boîte
}

# dans votre Main
to-place = { $to ->
    [hand] { $to-owner ->
        [you] dans votre Main
        [self] dans sa propre Main
       *[other] dans la Main { of-to }
    }
    [score] { $to-owner ->
        [you] dans votre Influence
        [self] dans sa propre Influence
       *[other] dans l'Influence { of-to }
    }
    [board] { $to-owner ->
        [you] dans votre Zone de Jeu
        [self] dans sa propre Zone de Jeu
       *[other] dans la Zone de Jeu { of-to }
    }
    [supply] dans la pioche de la Période { $age }
    [achievements] dans les Dominations
   *[removed] dans la boîte
}

# Outils (Dogme 2). $card, $number (of the effect, from 1), $effects (how many the card has)
effect-of = { $effects ->
    [1] { $card }
   *[other] { $card } (Dogme { $number })
}
# le Dogme 2 de la carte Outils: no elision before the name, whatever its first letter
dogma-of = { $effects ->
    [1] le Dogme de la carte { $card }
   *[other] le Dogme { $number } de la carte { $card }
}

## Turns and actions

# What comes before the first turn
log-set-up = Mise en place

# $by…, $actions (how many: 1 or 2)
log-turn = { $by ->
    [you] { $actions ->
        [one] À vous de jouer, avec { $actions } Action.
       *[other] À vous de jouer, avec { $actions } Actions.
    }
   *[other] { $actions ->
        [one] Au tour { of-by }, avec { $actions } Action.
       *[other] Au tour { of-by }, avec { $actions } Actions.
    }
}

# $by…
log-action-draw = { $by ->
    [you] Vous choisissez l'Action Piocher.
   *[other] { $by-name } choisit l'Action Piocher.
}
# $by…, $card, $age, $value
log-action-meld = { $by ->
    [you] Vous choisissez l'Action Poser : { $card }.
   *[other] { $by-name } choisit l'Action Poser : { $card }.
}
log-action-dogma = { $by ->
    [you] Vous choisissez l'Action Activer : { $card }.
   *[other] { $by-name } choisit l'Action Activer : { $card }.
}
# $by…, $age (of the achievement), $value (the same as a number)
log-action-achieve = { $by ->
    [you] Vous choisissez l'Action Dominer : Période { $age }.
   *[other] { $by-name } choisit l'Action Dominer : Période { $age }.
}

# Who has how many of the icon that a Dogma action counts.
# $card, $icon (the icon), $counts (a list of log-icons-of)
# $demand (nobody: the card has a demand, and it affects nobody; other)
log-icons = Ressource requise par { $card } : { $icon } ({ $counts }).{ $demand ->
    [nobody] {" "}L'exigence ne vise personne.
   *[other] {""}
}
# $by… (whose they are), $count (a number)
log-icons-of = { $by ->
    [you] vous : { $count }
   *[other] { $by-name } : { $count }
}

## Effects
## $by… (who carries it out), $turn… (whose Dogma action it is), $card, $number, $effects

# An opponent of the player whose turn it is carries out a demand.
log-effect-demand = { $by ->
    [you] Vous subissez l'exigence { of-turn } : { effect-of }.
   *[other] { $turn ->
        [you] { $by-name } subit votre exigence : { effect-of }.
       *[other] { $by-name } subit l'exigence { of-turn } : { effect-of }.
    }
}
# Another player shares an effect.
log-effect-share = { $by ->
    [you] Vous partagez { dogma-of }.
   *[other] { $by-name } partage { dogma-of }.
}
# The player whose turn it is carries out an effect.
log-effect-own = { $by ->
    [you] Vous exécutez { dogma-of }.
   *[other] { $by-name } exécute { dogma-of }.
}
# Another card has said to carry the effect out, for oneself only.
log-effect-alone = { $by ->
    [you] Vous exécutez, sans le partager, { dogma-of }.
   *[other] { $by-name } exécute, sans le partager, { dogma-of }.
}

## Cards that move
## $by…, $seen, $card, $age, $value, $from, $from-owner, $from-name, $from-initial, and the same for $to

# A card is drawn to hand, from the supply.
log-draw = { $by ->
    [you] { $seen ->
        [face] Vous piochez { a-back } : { $card }.
       *[back] Vous piochez { a-back }.
    }
   *[other] { $seen ->
        [face] { $by-name } pioche { a-back } : { $card }.
       *[back] { $by-name } pioche { a-back }.
    }
}
log-meld = { $from ->
    [hand] { $by ->
        [you] Vous mettez en jeu { a-card }.
       *[other] { $by-name } met en jeu { a-card }.
    }
   *[other] { $by ->
        [you] Vous mettez en jeu { a-card } { since-place }.
       *[other] { $by-name } met en jeu { a-card } { since-place }.
    }
}
log-tuck = { $from ->
    [hand] { $by ->
        [you] Vous archivez { a-card }.
       *[other] { $by-name } archive { a-card }.
    }
   *[other] { $by ->
        [you] Vous archivez { a-card } { since-place }.
       *[other] { $by-name } archive { a-card } { since-place }.
    }
}
log-score = { $from ->
    [hand] { $by ->
        [you] Vous comptabilisez { a-card }.
       *[other] { $by-name } comptabilise { a-card }.
    }
   *[other] { $by ->
        [you] Vous comptabilisez { a-card } { since-place }.
       *[other] { $by-name } comptabilise { a-card } { since-place }.
    }
}
log-return = { $by ->
    [you] Vous recyclez { a-card } { since-place }.
   *[other] { $by-name } recycle { a-card } { since-place }.
}
log-transfer = { $by ->
    [you] Vous transférez { a-card } { from-place } { to-place }.
   *[other] { $by-name } transfère { a-card } { from-place } { to-place }.
}
# Here $from-owner is never self, nor is it in log-remove; $to-owner is self where both places belong to one player who
# is not the reader.
log-exchange = Dans l'échange, { a-card } passe { from-place } { to-place }.
log-remove = Carte défaussée { from-place } : { a-card }.

## Cards that are shown

# $by…, $card, $age, $value
log-reveal = { $by ->
    [you] Vous révélez { $card }.
   *[other] { $by-name } révèle { $card }.
}
# A player has no card of the kind asked for, and proves it. $by…, $cards (a list), $count (how many)
log-show-hand = { $by ->
    [you] Vous n'avez pas de carte de ce type et montrez votre Main : { $cards }.
   *[other] { $by-name } n'a pas de carte de ce type et montre sa Main : { $cards }.
}
# The same without proof. $by…
log-has-none = { $by ->
    [you] Vous n'avez pas de carte de ce type en Main.
   *[other] { $by-name } n'a pas de carte de ce type en Main.
}
# $by…, $icon
log-has-none-icon = { $by ->
    [you] Vous n'avez en Main aucune carte avec la Ressource { $icon }.
   *[other] { $by-name } n'a en Main aucune carte avec la Ressource { $icon }.
}
# $by…, $color, $color-id
log-has-none-color = { $by ->
    [you] Vous n'avez aucune carte { $color } en Main.
   *[other] { $by-name } n'a aucune carte { $color } en Main.
}
# A card that moved unseen, in the sentence before this one, is of the kind asked for.
log-is-one-of = C'est bien une carte du type demandé.
# $icon
log-is-one-of-icon = C'est bien une carte avec la Ressource { $icon }.

## Choices that are told

# $by…, $age (the value), $value (the same as a number)
log-name-value = { $by ->
    [you] Vous nommez la valeur { $age }.
   *[other] { $by-name } nomme la valeur { $age }.
}
# $by…, $color, $color-id
log-name-color = { $by ->
    [you] Vous nommez la couleur { $color }.
   *[other] { $by-name } nomme la couleur { $color }.
}

## Piles
## $by…, $color, $color-id

# $direction (left, right, up)
log-splay = { $by ->
    [you] { $direction ->
        [left] Vous décalez votre pile { $color } vers la gauche.
        [right] Vous décalez votre pile { $color } vers la droite.
       *[up] Vous décalez votre pile { $color } vers le haut.
    }
   *[other] { $direction ->
        [left] { $by-name } décale sa pile { $color } vers la gauche.
        [right] { $by-name } décale sa pile { $color } vers la droite.
       *[up] { $by-name } décale sa pile { $color } vers le haut.
    }
}
log-unsplay = { $by ->
    [you] Votre pile { $color } n'est plus décalée.
   *[other] La pile { $color } { of-by } n'est plus décalée.
}
# $cards (all of them, the top one first)
log-rearrange = { $by ->
    [you] Vous réorganisez votre pile { $color }, à partir du dessus : { $cards }.
   *[other] { $by-name } réorganise sa pile { $color }, à partir du dessus : { $cards }.
}
# The reader sees the top card only. $card, $age, $value
log-rearrange-top = { $by ->
    [you] Vous réorganisez votre pile { $color }, avec { $card } sur le dessus.
   *[other] { $by-name } réorganise sa pile { $color }, avec { $card } sur le dessus.
}

## Achievements, and the end

# $by…, $age, $value
log-claim-age = { $by ->
    [you] Vous dominez la Période { $age }.
   *[other] { $by-name } domine la Période { $age }.
}
# $by…, $special (its name, which stays as it is)
log-claim-special = { $by ->
    [you] Vous dominez le Domaine { $special }.
   *[other] { $by-name } domine le Domaine { $special }.
}
# $by…
log-free-draw = { $by ->
    [you] Bonus de coopération : vous bénéficiez d'une Action Piocher gratuite.
   *[other] Bonus de coopération : { $by-name } bénéficie d'une Action Piocher gratuite.
}
# A card has removed all hands, boards and score piles.
log-action-ended = L'Action Activer prend fin immédiatement.

# The game is over. $ending (achievements, score, dogma), $winners (a list of names, the reader's not among them),
# $count (how many names that list has), $you (alone: only the reader wins; among: the reader and $winners win;
# no: $winners win)
log-over = { $you ->
    [alone] { $ending ->
        [achievements] Vous gagnez : victoire par domination !
        [score] Vous gagnez : victoire d'influence !
       *[dogma] Vous gagnez : victoire du dogme !
    }
    [among] { $ending ->
        [achievements] Vous gagnez avec { $winners } : victoire par domination !
        [score] Vous gagnez avec { $winners } : victoire d'influence !
       *[dogma] Vous gagnez avec { $winners } : victoire du dogme !
    }
   *[no] { $count ->
        [0] La partie est terminée. Personne ne gagne.
        [one] { $ending ->
            [achievements] { $winners } gagne : victoire par domination.
            [score] { $winners } gagne : victoire d'influence.
           *[dogma] { $winners } gagne : victoire du dogme.
        }
       *[other] { $ending ->
            [achievements] { $winners } gagnent : victoire par domination.
            [score] { $winners } gagnent : victoire d'influence.
           *[dogma] { $winners } gagnent : victoire du dogme.
        }
    }
}
