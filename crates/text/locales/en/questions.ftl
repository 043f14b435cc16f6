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

# a card from your hand
one-card = { $from ->
    [hand] { $from-owner ->
        [you] a card from your hand
        [other] a card from { $from-name }’s hand
       *[several] a card from a hand
    }
    [score] { $from-owner ->
        [you] a card from your score pile
        [other] a card from { $from-name }’s score pile
       *[several] a card from an opponent’s score pile
    }
    [board] { $from-owner ->
        [you] one of your top cards
        [other] one of { $from-name }’s top cards
       *[several] one of these top cards
    }
   *[any] a card
}

# to your hand
to-chosen-place = { $to ->
    [hand] { $to-owner ->
        [you] to your hand
        [other] to { $to-name }’s hand
       *[several] to a hand
    }
    [score] { $to-owner ->
        [you] to your score pile
        [other] to { $to-name }’s score pile
       *[several] to an opponent’s score pile
    }
   *[board] { $to-owner ->
        [you] to your board
        [other] to { $to-name }’s board
       *[several] to a board
    }
}

## Why
## $turn… (whose Dogma action it is), $card, $number, $effects

question-why-demand = { $turn-name }’s demand: { effect-of }.
# The player who demands has to choose in the demand.
question-why-my-demand = Your demand: { effect-of }.
question-why-share = You’re sharing { $turn-name }’s Dogma action: { effect-of }.
question-why-own = You’re executing { effect-of }.
# Another card has said to execute the effect for oneself only.
question-why-alone = You’re executing { effect-of } for yourself only.

## Turns

question-first-meld = Choose your first card to meld. All players reveal theirs at the same time.
# $actions (how many are left: 1 or 2)
question-action = { $actions ->
    [one] Choose an action. This is your last one this turn.
   *[other] Choose an action. You have { $actions } left.
}

## Cards
## $from…

# must: one has to be chosen. may: none need be. order: all of them will go, and only the order is chosen.
question-return-must = Choose { one-card } to return.
question-return-may = You may return { one-card }.
question-return-order = All these cards will be returned. Choose the next one.
question-meld-must = Choose { one-card } to meld.
question-meld-may = You may meld { one-card }.
question-meld-order = All these cards will be melded. Choose the next one.
question-tuck-must = Choose { one-card } to tuck.
question-tuck-may = You may tuck { one-card }.
question-tuck-order = All these cards will be tucked. Choose the next one.
question-score-must = Choose { one-card } to score.
question-score-may = You may score { one-card }.
question-score-order = All these cards will be scored. Choose the next one.
# $to…
question-transfer = { $to ->
    [none] Choose { one-card } to transfer.
   *[other] Choose { one-card } to transfer { to-chosen-place }.
}
question-transfer-order = { $to ->
    [none] All these cards will be transferred. Choose the next one.
   *[other] All these cards will be transferred { to-chosen-place }. Choose the next one.
}
question-exchange = Choose { one-card } to exchange.
question-reveal = Choose { one-card } to reveal.
# $turn… (who demands, and gets the rest)
question-keep = Choose a card to keep. The rest of your hand goes to { $turn-name }’s hand.
question-execute = Choose another of your top cards. You’ll execute its non-demand effects for yourself only.
# A pile is put into a new order, the new top card first.
question-rearrange = Build the pile from the top down: choose the next card.

## Colors, values, players, and whether to do something

# $direction (left, right, up), $count (how many colors are on offer), $color and $color-id (the first of them)
question-splay-may = { $count ->
    [1] { $direction ->
        [left] You may splay your { $color } cards left.
        [right] You may splay your { $color } cards right.
       *[up] You may splay your { $color } cards up.
    }
   *[other] { $direction ->
        [left] You may splay a color left.
        [right] You may splay a color right.
       *[up] You may splay a color up.
    }
}
question-splay-must = { $count ->
    [1] { $direction ->
        [left] Splay your { $color } cards left.
        [right] Splay your { $color } cards right.
       *[up] Splay your { $color } cards up.
    }
   *[other] { $direction ->
        [left] Choose a color to splay left.
        [right] Choose a color to splay right.
       *[up] Choose a color to splay up.
    }
}
question-rearrange-color = You may choose a color and rearrange its cards on your board.
question-name-color = Name a color.
question-name-value = Name a value.
question-player = Choose a player.
question-yes = Do you want to do this?
question-either = You may choose one of the two.

## Questions of a single card, in place of the general ones

ask-bicycle-yes = Do you want to exchange your whole hand with your whole score pile?
ask-canal-building-yes = Do you want to exchange all the cards of the highest value in your hand with all the cards of the highest value in your score pile?
ask-canning-yes = Do you want to draw a [6] and tuck it? If you do, you score all your top cards without a [factory].
ask-classification-color = Name the color of a card in your hand. You take all cards of that color from your opponents’ hands, then meld all cards of that color from your hand.
ask-collaboration-card = Choose the card that goes to your board. The player who drew the cards melds the other one.
ask-empiricism-color = Name a color. If the [9] has one of the two colors you name, you meld it.
ask-encyclopedia-yes = Do you want to meld all the cards of the highest value in your score pile?
ask-evolution-either = You may draw in one of two ways.
ask-mass-media-value = Name a value. All cards of that value in all score piles are returned.
ask-measurement-color = Choose a color to splay right. Then you draw a card whose value is the number of cards of that color on your board.
ask-optics-player = Choose the opponent whose score pile gets the card.
ask-road-building-player = You may choose a player. Your top [red] card goes to their board, and their top [green] card to yours.
ask-socialism-yes = Do you want to tuck your whole hand?
ask-stem-cells-yes = Do you want to score your whole hand?
ask-translation-yes = Do you want to meld all the cards in your score pile?

## Options

# $age, $value (of the card that will be drawn)
option-draw = Draw { a-back }
# There is no such card, nor a higher one.
option-draw-end = Draw: no cards are left, so the game ends
# $card, $age, $value
option-meld = Meld { $card }
option-dogma = Dogma: { $card }
# $age, $value
option-achieve = Achieve: age { $age }
# $card, $age, $value
option-card = { $card } { $age }
# The card lies on another player's board, or in another player's hand. $card, $age, $value, $from, $from-name, $from-initial
option-card-of = { $from ->
    [hand] { $card } { $age }, { $from-name }’s hand
    [score] { $card } { $age }, { $from-name }’s score pile
   *[board] { $card } { $age }, { $from-name }’s board
}
# A card whose face cannot be seen. $age, $value, $from, $from-name, $from-initial
option-back = { $from ->
    [hand] { $value ->
        [8] An { $age } from { $from-name }’s hand
       *[other] A { $age } from { $from-name }’s hand
    }
   *[score] { $value ->
        [8] An { $age } from { $from-name }’s score pile
       *[other] A { $age } from { $from-name }’s score pile
    }
}
# $age, $value
option-value = Value { $age }
option-yes = Yes
option-no = No
option-first = The first
option-second = The second
ask-evolution-first = Draw an [8] and score it, then return a card from your score pile
ask-evolution-second = Draw a card one value higher than the highest card in your score pile
# No card, or no more.
option-no-card = No card
option-no-splay = Don’t splay
option-no-color = No color
option-no-player = Nobody
option-neither = Neither

## Waiting
# $by… (who is asked; never the reader)
question-waiting = { $by-name } is choosing.
# The first meld that the reader has chosen, while others are still choosing. $card, $age, $value
question-first-meld-chosen = You’ve chosen { $card }. It stays hidden until everyone has chosen.
