### Pourquoi un choix est bon ou mauvais : des faits vrais dans les suites de partie simulées. C'est celui qui choisit qui
### lit. Un fait n'a pas de point final : reason-always et reason-often font la phrase.
###
### $by… (un joueur), $achievement (age, special) avec $age et $value ou $special, $card, $icon

# $fact
reason-always = { $fact }.
# $percent : dans quel pourcentage des suites c'est vrai
reason-often = { $fact } ({ $percent } %).

# Combien on gagne ou on perd. $goods (points, hand, board), $count, ou $low et $high
reason-amount = { $goods ->
    [points] { $count ->
        [one] { $count } point d'Influence
       *[other] { $count } points d'Influence
    }
    [board] { $count ->
        [one] { $count } carte dans la Zone de Jeu
       *[other] { $count } cartes dans la Zone de Jeu
    }
   *[hand] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}
reason-amount-range = { $goods ->
    [points] { $low } à { $high } points d'Influence
    [board] { $low } à { $high } cartes dans la Zone de Jeu
   *[hand] { $low } à { $high } cartes
}

reason-wins = Vous gagnez la partie
reason-lets-win = { $by-name } gagne avant votre prochain tour
reason-keeps-from-winning = Empêche { $by-name } de gagner avant votre prochain tour
reason-claims = { $achievement ->
    [age] Vous obtenez la Domination de la Période { $age }
   *[special] Vous dominez le Domaine { $special }
}
# $amount : reason-amount ou reason-amount-range
reason-scores = Vous gagnez { $amount }
reason-scores-reach = Vous gagnez { $amount } et la Domination de la Période { $age } est à votre portée
reason-reach = La Domination de la Période { $age } est à votre portée
reason-gains = Vous gagnez { $amount }
reason-loses = Vous perdez { $amount }
reason-shares-in-vain = { $by-name } partage, sans rien y gagner
reason-shares-for = { $by-name } partage et gagne { $amount }
reason-they-gain = { $by-name } gagne { $amount }
reason-they-lose = { $by-name } perd { $amount }
reason-open-to = Vous expose à l'exigence de la carte { $card }
reason-safe-from = Vous met à l'abri de l'exigence de la carte { $card }
reason-can-share = Vous pourrez partager le Dogme de la carte { $card }
reason-shuts-out = { $by-name } ne pourra plus partager vos Dogmes liés à la Ressource { $icon }
# $age, $value : la Période de la pioche
reason-draws-from = Vous piocherez désormais des { $age }
reason-lets-claim = { $achievement ->
    [age] { $by-name } obtient la Domination de la Période { $age } avant votre prochain tour
   *[special] { $by-name } domine le Domaine { $special } avant votre prochain tour
}
reason-denies = { $achievement ->
    [age] Empêche { $by-name } d'obtenir la Domination de la Période { $age }
   *[special] Empêche { $by-name } de dominer le Domaine { $special }
}
reason-idle = Rien ne change
