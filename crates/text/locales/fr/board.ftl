### Les règles en bref : ce qui, dans la boîte, accompagne chaque joueur.

board-title = Les règles en bref
board-note = Tout sur une page : à lire à la table, ou à imprimer.
board-all-rules = Toutes les règles sur une page

board-turn = Un tour : deux Actions
board-draw = Prenez une carte de la valeur de votre carte Active la plus élevée. Si cette pioche est vide, passez à la Période suivante.
board-meld = Placez une carte de votre Main sur la pile de sa couleur.
board-dogma = Activez une de vos cartes Actives en suivant les étapes ci-dessous.
board-achieve = Dominez une Période. Il faut au moins cinq fois sa valeur en points d'Influence, et une carte Active de cette Période ou plus élevée. Les points ne sont pas dépensés.

board-dogma-title = Activer, étape par étape
board-dogma-1 = Comptez la Ressource requise dans chaque Zone de Jeu, une seule fois.
board-dogma-2 = « J'exige » : chaque adversaire qui en a moins que vous l'exécute.
board-dogma-3 = Tout autre Dogme : les joueurs qui en ont au moins autant que vous l'exécutent, dans le sens horaire, et vous terminez.
board-dogma-4 = Chaque Dogme est terminé pour tous avant de passer au suivant.
board-dogma-5 = Si le partage a changé quelque chose pour un adversaire, piochez une carte : c'est le Bonus de coopération.

board-splay-title = Ce que montrent les cartes recouvertes
board-splay-left = Vers la gauche : une Ressource
board-splay-right = Vers la droite : deux Ressources
board-splay-up = Vers le haut : trois Ressources

board-words-title = Termes de jeu
board-tuck = en dessous de la pile de sa couleur
board-score = dans votre Influence, pour sa valeur en points
board-return = en dessous de la pioche de sa Période
board-transfer = à un autre endroit, sans autre effet
board-exchange = deux groupes de cartes changent de place
board-may = vous avez le droit de refuser ; tout le reste est obligatoire, autant que possible

board-special-title = Domaines, dominés aussitôt
board-end-title = La fin
board-end-achievements = 6 Dominations à deux joueurs, 5 à trois, 4 à quatre ; une équipe doit en avoir 6.
board-end-score = Quand il faudrait piocher une carte au-delà de 10 : le joueur qui a le plus de points d'Influence gagne.
board-end-dogma = Quand une carte le décide.
