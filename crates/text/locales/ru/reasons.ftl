### Почему вариант хорош или плох: факты, верные в разыгранных продолжениях. Читает тот, кто выбирает. Факт без точки:
### предложение делают reason-always и reason-often.
###
### $by… (игрок), $achievement (age, special) с $age и $value или $special, $card, $icon

# $fact
reason-always = { $fact }.
# $percent: в скольких процентах продолжений это верно
reason-often = { $fact } ({ $percent } %).

# Сколько приобретается или теряется. $goods (points, hand, board), $count или $low и $high
reason-amount = { $goods ->
    [points] { $count ->
        [one] { $count } очко влияния
        [few] { $count } очка влияния
       *[other] { $count } очков влияния
    }
    [board] { $count ->
        [one] { $count } карту в игре
        [few] { $count } карты в игре
       *[other] { $count } карт в игре
    }
   *[hand] { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }
}
reason-amount-range = { $goods ->
    [points] { $high ->
        [one] от { $low } до { $high } очка влияния
       *[other] от { $low } до { $high } очков влияния
    }
    [board] от { $low } до { $high } карт в игре
   *[hand] от { $low } до { $high } карт
}

reason-wins = Вы выигрываете партию
reason-lets-win = { $by-name } выигрывает до вашего следующего хода
reason-keeps-from-winning = { $by-name } не выиграет до вашего следующего хода
reason-claims = { $achievement ->
    [age] Вы добиваетесь лидерства в эпохе { $age }
   *[special] Вы добиваетесь лидерства в сфере «{ $special }»
}
# $amount: reason-amount или reason-amount-range
reason-scores = Вы получаете { $amount }
reason-scores-reach = Вы получаете { $amount } и можете добиться лидерства в эпохе { $age }
reason-reach = Вы сможете добиться лидерства в эпохе { $age }
reason-gains = Вы получаете { $amount }
reason-loses = Вы теряете { $amount }
reason-shares-in-vain = { $by-name } тоже выполняет догму, но ничего не получает
reason-shares-for = { $by-name } тоже выполняет догму и получает { $amount }
reason-they-gain = { $by-name } получает { $amount }
reason-they-lose = { $by-name } теряет { $amount }
reason-open-to = Вас затронет требование карты «{ $card }»
reason-safe-from = Вас больше не затронет требование карты «{ $card }»
reason-can-share = Вы сможете выполнять догму карты «{ $card }» вместе с соперником
reason-shuts-out = { $by-name } больше не сможет присоединяться к вашим догмам (ресурс: { $icon })
# $age, $value: эпоха колоды
reason-draws-from = С этого момента вы берёте карты уровня { $age }
reason-lets-claim = { $achievement ->
    [age] { $by-name } добивается лидерства в эпохе { $age } до вашего следующего хода
   *[special] { $by-name } добивается лидерства в сфере «{ $special }» до вашего следующего хода
}
reason-denies = { $achievement ->
    [age] { $by-name } не добьётся лидерства в эпохе { $age }
   *[special] { $by-name } не добьётся лидерства в сфере «{ $special }»
}
reason-idle = Ничего не меняется
