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
### blue, purple.
###
### A message may be made of others, which then have the same arguments. Those of the first section are this
### language's own: each language has the ones that it needs, by any name.

## Parts

# a 3
a-back = { $value ->
    [8] an { $age }
   *[other] a { $age }
}

# Compass; or a 3
a-card = { $seen ->
    [face] { $card }
   *[back] { a-back }
}

# from your hand
from-place = { $from ->
    [hand] { $from-owner ->
        [you] from your hand
        [self] from their hand
       *[other] from { $from-name }’s hand
    }
    [score] { $from-owner ->
        [you] from your score pile
        [self] from their score pile
       *[other] from { $from-name }’s score pile
    }
    [board] { $from-owner ->
        [you] from your board
        [self] from their board
       *[other] from { $from-name }’s board
    }
    [supply] from the supply pile of age { $age }
    [achievements] from the achievements
   *[removed] from outside the game
}

# to your hand
to-place = { $to ->
    [hand] { $to-owner ->
        [you] to your hand
        [self] to their own hand
       *[other] to { $to-name }’s hand
    }
    [score] { $to-owner ->
        [you] to your score pile
        [self] to their own score pile
       *[other] to { $to-name }’s score pile
    }
    [board] { $to-owner ->
        [you] to your board
        [self] to their own board
       *[other] to { $to-name }’s board
    }
    [supply] to the supply pile of age { $age }
    [achievements] to the achievements
   *[removed] out of the game
}

# Tools, effect 2. $card, $number (of the effect, from 1), $effects (how many the card has)
effect-of = { $effects ->
    [1] { $card }
   *[other] { $card }, effect { $number }
}

## Turns and actions

# What comes before the first turn
log-set-up = Setup

# $by…, $actions (how many: 1 or 2)
log-turn = { $by ->
    [you] { $actions ->
        [one] Your turn: { $actions } action.
       *[other] Your turn: { $actions } actions.
    }
   *[other] { $actions ->
        [one] { $by-name }’s turn: { $actions } action.
       *[other] { $by-name }’s turn: { $actions } actions.
    }
}

# $by…
log-action-draw = { $by ->
    [you] You take the Draw action.
   *[other] { $by-name } takes the Draw action.
}
# $by…, $card, $age, $value
log-action-meld = { $by ->
    [you] You take the Meld action with { $card }.
   *[other] { $by-name } takes the Meld action with { $card }.
}
log-action-dogma = { $by ->
    [you] You take the Dogma action with { $card }.
   *[other] { $by-name } takes the Dogma action with { $card }.
}
# $by…, $age (of the achievement), $value (the same as a number)
log-action-achieve = { $by ->
    [you] You take the Achieve action for age { $age }.
   *[other] { $by-name } takes the Achieve action for age { $age }.
}

# Who has how many of the icon that a Dogma action counts.
# $card, $icon (the icon), $counts (a list of log-icons-of)
# $demand (nobody: the card has a demand, and it affects nobody; other)
log-icons = Dogma icon of { $card }: { $icon } ({ $counts }).{ $demand ->
    [nobody] {" "}The demand affects nobody.
   *[other] {""}
}
# $by… (whose they are), $count (a number)
log-icons-of = { $by ->
    [you] you: { $count }
   *[other] { $by-name }: { $count }
}

## Effects
## $by… (who executes it), $turn… (whose Dogma action it is), $card, $number, $effects

# An opponent of the player whose turn it is executes a demand.
log-effect-demand = { $by ->
    [you] You execute { $turn-name }’s demand: { effect-of }.
   *[other] { $turn ->
        [you] { $by-name } executes your demand: { effect-of }.
       *[other] { $by-name } executes { $turn-name }’s demand: { effect-of }.
    }
}
# Another player shares an effect.
log-effect-share = { $by ->
    [you] You share { effect-of }.
   *[other] { $by-name } shares { effect-of }.
}
# The player whose turn it is executes an effect.
log-effect-own = { $by ->
    [you] You execute { effect-of }.
   *[other] { $by-name } executes { effect-of }.
}
# Another card has said to execute the effect for oneself only.
log-effect-alone = { $by ->
    [you] You execute { effect-of } for yourself only.
   *[other] { $by-name } executes { effect-of } for themselves only.
}

## Cards that move
## $by…, $seen, $card, $age, $value, $from, $from-owner, $from-name, $from-initial, and the same for $to

# A card is drawn to hand, from the supply.
log-draw = { $by ->
    [you] { $seen ->
        [face] You draw { a-back }: { $card }.
       *[back] You draw { a-back }.
    }
   *[other] { $seen ->
        [face] { $by-name } draws { a-back }: { $card }.
       *[back] { $by-name } draws { a-back }.
    }
}
log-meld = { $from ->
    [hand] { $by ->
        [you] You meld { a-card }.
       *[other] { $by-name } melds { a-card }.
    }
   *[other] { $by ->
        [you] You meld { a-card } { from-place }.
       *[other] { $by-name } melds { a-card } { from-place }.
    }
}
log-tuck = { $from ->
    [hand] { $by ->
        [you] You tuck { a-card }.
       *[other] { $by-name } tucks { a-card }.
    }
   *[other] { $by ->
        [you] You tuck { a-card } { from-place }.
       *[other] { $by-name } tucks { a-card } { from-place }.
    }
}
log-score = { $from ->
    [hand] { $by ->
        [you] You score { a-card }.
       *[other] { $by-name } scores { a-card }.
    }
   *[other] { $by ->
        [you] You score { a-card } { from-place }.
       *[other] { $by-name } scores { a-card } { from-place }.
    }
}
log-return = { $by ->
    [you] You return { a-card } { from-place }.
   *[other] { $by-name } returns { a-card } { from-place }.
}
log-transfer = { $by ->
    [you] You transfer { a-card } { from-place } { to-place }.
   *[other] { $by-name } transfers { a-card } { from-place } { to-place }.
}
# Here $from-owner is never self, nor is it in log-remove; $to-owner is self where both places belong to one player who
# is not the reader.
log-exchange = In the exchange, { a-card } goes { from-place } { to-place }.
log-remove = Removed from the game: { a-card } { from-place }.

## Cards that are shown

# $by…, $card, $age, $value
log-reveal = { $by ->
    [you] You reveal { $card }.
   *[other] { $by-name } reveals { $card }.
}
# A player has no card of the kind asked for, and proves it. $by…, $cards (a list), $count (how many)
log-show-hand = { $by ->
    [you] You have no such card, so you show your hand: { $cards }.
   *[other] { $by-name } has no such card and shows their hand: { $cards }.
}
# The same without proof. $by…
log-has-none = { $by ->
    [you] You have no such card in hand.
   *[other] { $by-name } has no such card in hand.
}
# $by…, $icon
log-has-none-icon = { $by ->
    [you] You have no card with a { $icon } in hand.
   *[other] { $by-name } has no card with a { $icon } in hand.
}
# $by…, $color, $color-id
log-has-none-color = { $by ->
    [you] You have no { $color } card in hand.
   *[other] { $by-name } has no { $color } card in hand.
}
# A card that moved unseen, in the sentence before this one, is of the kind asked for.
log-is-one-of = It’s a card of the kind asked for.
# $icon
log-is-one-of-icon = It’s a card with a { $icon }.

## Choices that are told

# $by…, $age (the value), $value (the same as a number)
log-name-value = { $by ->
    [you] You name the value { $age }.
   *[other] { $by-name } names the value { $age }.
}
# $by…, $color, $color-id
log-name-color = { $by ->
    [you] You name { $color }.
   *[other] { $by-name } names { $color }.
}

## Piles
## $by…, $color, $color-id

# $direction (left, right, up)
log-splay = { $by ->
    [you] { $direction ->
        [left] You splay { $color } left.
        [right] You splay { $color } right.
       *[up] You splay { $color } up.
    }
   *[other] { $direction ->
        [left] { $by-name } splays { $color } left.
        [right] { $by-name } splays { $color } right.
       *[up] { $by-name } splays { $color } up.
    }
}
log-unsplay = { $by ->
    [you] Your { $color } pile is no longer splayed.
   *[other] { $by-name }’s { $color } pile is no longer splayed.
}
# $cards (all of them, the top one first)
log-rearrange = { $by ->
    [you] You rearrange your { $color } pile, from the top: { $cards }.
   *[other] { $by-name } rearranges their { $color } pile, from the top: { $cards }.
}
# The reader sees the top card only. $card, $age, $value
log-rearrange-top = { $by ->
    [you] You rearrange your { $color } pile, with { $card } on top.
   *[other] { $by-name } rearranges their { $color } pile, with { $card } on top.
}

## Achievements, and the end

# $by…, $age, $value
log-claim-age = { $by ->
    [you] You claim the age { $age } achievement.
   *[other] { $by-name } claims the age { $age } achievement.
}
# $by…, $special (its name, which stays as it is)
log-claim-special = { $by ->
    [you] You claim { $special }.
   *[other] { $by-name } claims { $special }.
}
# $by…
log-free-draw = { $by ->
    [you] An opponent shared: you take a free Draw action.
   *[other] An opponent shared: { $by-name } takes a free Draw action.
}
# A card has removed all hands, boards and score piles.
log-action-ended = The Dogma action ends at once.

# The game is over. $ending (achievements, score, dogma), $winners (a list of names, the reader's not among them),
# $count (how many names that list has), $you (alone: only the reader wins; among: the reader and $winners win;
# no: $winners win)
log-over = { $you ->
    [alone] { $ending ->
        [achievements] You win by achievements!
        [score] You win by score!
       *[dogma] You win by dogma!
    }
    [among] { $ending ->
        [achievements] You and { $winners } win by achievements!
        [score] You and { $winners } win by score!
       *[dogma] You and { $winners } win by dogma!
    }
   *[no] { $count ->
        [0] The game is over. Nobody wins.
        [one] { $ending ->
            [achievements] { $winners } wins by achievements.
            [score] { $winners } wins by score.
           *[dogma] { $winners } wins by dogma.
        }
       *[other] { $ending ->
            [achievements] { $winners } win by achievements.
            [score] { $winners } win by score.
           *[dogma] { $winners } win by dogma.
        }
    }
}
