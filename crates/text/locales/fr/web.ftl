### What the web pages say, besides what the other files hold.

## Every page

web-tagline = Dix Périodes de civilisation en 105 cartes, de deux à quatre joueurs.
web-unofficial = Une édition de fans, non officielle, ni réalisée ni approuvée par l'auteur ou les éditeurs du jeu. Si le jeu vous plaît, achetez-le.
web-to-content = Aller au contenu
web-save = Enregistrer
web-close = Fermer
web-error-heading = Une erreur est survenue
web-go-back = Retour

## The first page

web-your-name = Votre nom
web-name-note = Visible par les personnes qui jouent avec vous. Rien d'autre n'est demandé.
web-play-now = Jouer tout de suite
web-my-tables = Mes tables
web-no-tables = Vous n'êtes encore à aucune table.
web-open-tables = Tables ouvertes
web-no-open-tables = Personne ne cherche à jouer pour le moment.
web-new-table = Nouvelle table
web-set-up = Préparer la table
web-seats = Places
# $number (1 to 4)
web-seat-number = Place { $number }
web-seat-me = Moi
web-seat-open = Place libre
web-seat-none = Aucune place
web-teams-note = Deux contre deux ; les partenaires sont assis face à face. Il faut quatre places.
web-open-boards-note = Chacun peut regarder les cartes recouvertes.
web-practice = Entraînement
web-practice-note = Tout choix peut être annulé, et un bot donne des conseils.
web-practice-alone = Contre des bots uniquement
web-practice-always = Toujours
web-practice-never = Jamais
web-listed = Publique
web-listed-note = Tout le monde peut trouver la table et prendre une place libre. Sinon, il faut avoir le lien.
web-confirm = Confirmer les choix
web-confirm-note = Chaque choix doit être confirmé.
web-pace = Rythme des bots
web-pace-none = Immédiat
web-pace-quick = Rapide
web-pace-calm = Tranquille
web-pace-slow = Lent
web-patience = En cas d'absence d'un joueur
web-patience-never = L'attendre
# $unit (minutes, hours, days), $count
web-patience-after = { $unit ->
    [days] { $count ->
        [one] Un bot le remplace après un jour
       *[other] Un bot le remplace après { $count } jours
    }
    [hours] { $count ->
        [one] Un bot le remplace après une heure
       *[other] Un bot le remplace après { $count } heures
    }
   *[minutes] { $count ->
        [one] Un bot le remplace après une minute
       *[other] Un bot le remplace après { $count } minutes
    }
}
web-my-settings = Mes réglages
web-my-pace = Rythme des coups des autres
web-colors = Couleurs des places
web-colors-many = Vives
web-colors-safe = Adaptées aux daltoniens
web-colors-none = Aucune, lettres seulement
web-previews = Afficher l'effet des options
web-previews-note = Des symboles à côté de chaque option : Ressources, points, partages.
web-sound = Sons
web-sound-note = À votre tour, quand vous perdez une carte et à chaque Domination.
web-back-to-table = Retour à la table
web-more-settings = Autres réglages
web-settings = Réglages de la table
web-read-record = Voir une partie enregistrée
web-record-text = Enregistrement de la partie
web-show-record = Afficher la partie
web-join = Prendre place
web-go-to-table = Aller à la table
web-your-turn = À vous de jouer
web-others-turn = Aux autres de jouer
# $name (a player)
web-turn-of = À { $name } de jouer
web-waiting-for-players = En attente de joueurs
web-game-over = La partie est terminée
# $unit (now, minutes, hours, days), $count
web-ago = { $unit ->
    [days] { $count ->
        [one] il y a un jour
       *[other] il y a { $count } jours
    }
    [hours] { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
    [minutes] { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
   *[now] à l'instant
}

## Before the game

web-lobby-note = La partie commence dès que toutes les places sont prises.
web-invite = Invitation
web-invite-note = Envoyez ce lien à la personne qui jouera ici.
web-copy = Copier
web-copied = Copié
web-fill-seat = Donner la place à un bot
web-leave = Quitter la table

## The table

web-away = hors ligne
web-stand-in = un bot joue à sa place
web-menu = Menu
web-my-turn = À vous de jouer
web-watching = Vous regardez cette partie.
web-no-effect = sans effet
# $count (1 or 2)
web-actions-left = { $count ->
    [one] Il reste { $count } Action
   *[other] Il reste { $count } Actions
}
web-options = Options
web-choose = Choisir
web-sure = Choisissez à nouveau pour confirmer.
web-changed = La question vient de changer. Choisissez à nouveau.
web-take-back = Annuler
web-hint = Conseil
web-hint-option = Un bot choisirait cette option
# $percent (a number from 0 to 100)
web-chance = { $percent } % de chances de victoire
web-whole-log = Depuis le début
web-since-answer = Depuis votre dernière réponse
web-step-through = Pas à pas
web-now = Maintenant
web-play-pause = Lecture ou pause
web-fold = Réduire la question
web-in-order = Dans cet ordre
web-in-order-note = Faites glisser pour réordonner, ou choisissez la carte suivante.
web-nothing = Il ne s'est encore rien passé.
web-ready-to-claim = à votre portée
# $name (a player)
web-claimed-by = Appartient à : { $name }
# $number (an age), $count (cards)
web-supply-left = { $count ->
    [0] Période { $number } : plus aucune carte
    [one] Période { $number } : il reste { $count } carte
   *[other] Période { $number } : il reste { $count } cartes
}
# $count (achievements), $needed (how many win)
web-achievements-of = { $count } sur { $needed }
# $count
web-goal = Le premier à { $count } Dominations gagne.
# $count
web-card-count = { $count ->
    [0] Aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
web-no-cards = Aucune carte
web-connection-lost = Connexion perdue. Elle sera rétablie automatiquement ; aucun de vos choix n'est perdu.
web-keys = Touches 1 à 9 : choisir une option.

## Cards

web-all-cards = Toutes les cartes
web-featured = Ressource requise
web-search = Mots du texte de la carte
web-filter = Afficher
web-any = Toutes

## After the game

web-hand-over = Passez l'écran à { $name }
web-take-screen = Je suis { $name } : montrer mes cartes
web-left = { $name } n'est plus à la table. Un bot joue jusqu'à son retour.
web-came-back = { $name } est de retour.
web-first-visit = Vous découvrez Innovation ? Apprenez à jouer ici : de courtes leçons, puis une première partie avec un coach.
web-hide-cards = Cacher mes cartes
web-hand-over-note = Les autres ne doivent pas regarder l'écran.
web-hot-seat-note = Choisissez « Moi » à plusieurs places pour jouer ensemble sur un seul écran. L'écran ne montre que la Main de la personne qui doit choisir.
web-play-on = Jouer à partir d'ici
web-play-on-as = Jouer pour
web-replay = Revoir la partie
web-first = Début
web-back = Reculer
web-forward = Avancer
web-turn-back = Un tour en arrière
web-turn-forward = Un tour en avant
web-last = Fin
# $step, $steps (numbers)
web-step = Étape { $step } sur { $steps }
web-go-to = Afficher cette étape
web-share = Partager
web-eyes = Point de vue
web-all-open = Toutes les cartes visibles
web-download = Télécharger l'enregistrement
web-play-again = Rejouer avec les mêmes joueurs
web-course = Déroulement de la partie
web-remove-player = Faire jouer un bot à sa place
web-earlier-log = Plus tôt
web-later-log = Plus tard
web-my-games = Mes parties
web-no-games = Aucune partie à montrer.
web-games = Parties
web-all-games = Toutes
web-unfinished = En cours
web-won = Victoire
web-lost = Défaite
web-opponents = Adversaires
web-anybody = Tous
web-people = Personnes
web-statistics = Statistiques
web-statistics-intro = Combien de fois chaque carte est utilisée dans les parties entre deux bots, et ce qu'elle vaut : la variation moyenne des chances de victoire du joueur qui la pioche, la pose ou l'active.
web-statistics-units = Une carte piochée est comparée aux autres qui auraient pu venir, une carte posée ou activée à la position avant l'Action. Peu importe donc qui mène. La valeur est en points de pourcentage, avec son intervalle à 95 % ; les nombres de fois sont donnés par partie.
web-games-of-bot = Bot (parties)
# How the bots that are not levels of play decide. The number of games follows in brackets.
web-bot-greedy = Anticipe 1 Action
# $count
web-bot-search = Simule { $count } parties
web-times-drawn = Piochée
web-times-melded = Posée
web-times-activated = Activée
web-part-shared = Partagée
web-worth-draw = Valeur si piochée
web-worth-meld = Valeur si posée
web-worth-activate = Valeur si activée
web-best-and-worst = Les meilleures et les pires cartes
web-all-by-age = Toutes les cartes par Période
web-download-csv = Télécharger tous les nombres (CSV)
web-won-of = { $bot } : { $won } sur { $count } gagnées
web-more-tables = Autres tables
web-remove-guest = Libérer cette place

## The review of a game
web-review = Analyse
web-review-note = Ce que valait chaque choix, d'après ce que le joueur savait à ce moment-là : la part du jeu et la part de la chance.
web-review-begin = Analyser la partie
web-review-deeper = Analyser en profondeur
web-review-again = Actualiser
# $done, $total (numbers)
web-reviewing = Analyse : { $done } réponses sur { $total }
web-win-chance = Chances de victoire
web-options-then = Les options à ce moment
web-option-taken = choisie
web-option-best = meilleure
web-better-line = Voir la suite après le meilleur coup
web-try-from-here = Essayer à partir d'ici
web-as-played = Revenir à la partie jouée
