### Les problèmes.

puzzles-title = Problèmes
puzzles-intro = Des positions tirées de vraies parties, chacune avec une seule réponse qui marche. Vous voyez ce que verrait un joueur, et cela suffit.
puzzles-of-day = Le problème du jour
puzzles-all = Tous les problèmes
# $id : cinq lettres et chiffres
puzzle-name = Problème { $id }
# $kind (win, claim, defend)
puzzle-goal = { $kind ->
    [win] Gagnez pendant ce tour
    [claim] Obtenez une Domination pendant ce tour
   *[defend] Empêchez votre adversaire de gagner
}
puzzle-task = { $kind ->
    [win] Trouvez l'Action qui vous fait gagner la partie pendant ce tour, quelles que soient les cartes cachées.
    [claim] Trouvez l'Action qui vous donne une Domination pendant ce tour, quelles que soient les cartes cachées.
   *[defend] Votre adversaire est sur le point de gagner. Trouvez l'Action qui l'en empêche jusqu'à votre prochain tour.
}
# $level : de 1 à 5
puzzle-level = Difficulté { $level } sur 5
puzzle-solve = Résoudre
puzzle-solved-before = Résolu
puzzle-solved = Résolu
puzzle-solved-note = Vous avez atteint le but, et vous l'auriez atteint quelles qu'aient été les cartes cachées.
puzzle-lucky = Coup de chance
puzzle-lucky-note = Cela a marché avec ces cartes cachées, mais aurait échoué avec d'autres. Il y a une réponse qui marche toujours.
puzzle-missed = Manqué
puzzle-missed-note = Le but est désormais hors d'atteinte. Réessayez, ou regardez la solution.
puzzle-try-again = Réessayer
puzzle-show = Montrer la solution
puzzle-next = Un autre problème
puzzle-solution = La solution
puzzle-previous-step = Reculer
puzzle-next-step = Avancer
# $option : un choix, comme sur son bouton
puzzle-step = La réponse est : { $option }

## Comment on sait qu'un problème est juste

# $count : combien de cas
puzzle-proof-every = Prouvé : la solution marche dans toutes les répartitions des cartes compatibles avec ce que vous voyez ({ $count ->
    [one] { $count } cas
   *[other] { $count } cas
}).
# $percent, $count : dans tant pour cent de tant de mondes
puzzle-proof-sampled = Vérifié : la solution marche dans { $percent } % de { $count } répartitions compatibles avec ce que vous voyez.
# $percent : dans combien de pour cent des mondes marche la deuxième meilleure réponse
puzzle-next-best = { $percent ->
    [0] Aucune autre réponse ne marche dans les répartitions essayées.
   *[other] La deuxième meilleure réponse marche dans { $percent } % des répartitions essayées.
}
# $count : le plus petit nombre d'itérations avec lequel la recherche trouve la réponse
puzzle-found-by = Un bot qui simule { $count } parties la trouve ; un bot qui ne regarde qu'une Action plus loin ne la trouve pas.
puzzle-found-by-nobody = Aucun bot ne la trouve à coup sûr.
# $id : ce qui a été tapé
puzzle-unknown = Il n'y a pas de problème « { $id } ». Pour les voir tous : innovation puzzles
