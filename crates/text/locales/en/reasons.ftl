### Why an option is good or poor: facts that are true of the futures that were played out. The reader is the one who
### chooses. A fact has no full stop: reason-always and reason-often make the sentence.
###
### $by… (a player), $achievement (age, special) with $age and $value or $special, $card, $icon

# $fact
reason-always = { $fact }.
# $percent: in how many percent of the futures it is true
reason-often = { $fact } ({ $percent }%).

# How much is gained or lost. $goods (points, hand, board), $count or $low and $high
reason-amount = { $goods ->
    [points] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    [board] { $count ->
        [one] { $count } card on the board
       *[other] { $count } cards on the board
    }
   *[hand] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
reason-amount-range = { $goods ->
    [points] { $low } to { $high } points
    [board] { $low } to { $high } cards on the board
   *[hand] { $low } to { $high } cards
}

reason-wins = Wins the game
reason-lets-win = Lets { $by-name } win before your next turn
reason-keeps-from-winning = Keeps { $by-name } from winning before your next turn
reason-claims = { $achievement ->
    [age] Claims the age { $age } achievement
   *[special] Claims { $special }
}
# $amount: reason-amount or reason-amount-range
reason-scores = Gains { $amount }
reason-scores-reach = Gains { $amount } and brings age { $age } within reach
reason-reach = Brings age { $age } within reach
reason-gains = Gains { $amount }
reason-loses = Costs you { $amount }
reason-shares-in-vain = { $by-name } shares but gains nothing
reason-shares-for = { $by-name } shares and gains { $amount }
reason-they-gain = { $by-name } gains { $amount }
reason-they-lose = { $by-name } loses { $amount }
reason-open-to = Leaves you open to the demand of { $card }
reason-safe-from = Makes you safe from the demand of { $card }
reason-can-share = Lets you share { $card }
reason-shuts-out = { $by-name } can no longer share your { $icon } effects
# $age, $value: the age of the supply pile
reason-draws-from = From then on you draw { $age }s
reason-lets-claim = { $achievement ->
    [age] Lets { $by-name } claim age { $age } before your next turn
   *[special] Lets { $by-name } claim { $special } before your next turn
}
reason-denies = { $achievement ->
    [age] Keeps { $by-name } from claiming age { $age }
   *[special] Keeps { $by-name } from claiming { $special }
}
reason-idle = Changes nothing
