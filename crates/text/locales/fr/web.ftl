### What the web pages say, besides what the other files hold.

## Every page

web-tagline = Dix Périodes de civilisation en 105 cartes, de deux à quatre joueurs.
web-unofficial = Une édition d'amateur non officielle, ni réalisée ni approuvée par l'auteur ou les éditeurs du jeu. S'il vous plaît, achetez le jeu.
web-to-content = Aller au contenu
web-save = Enregistrer
web-close = Fermer
web-error-heading = Cela n'a pas été possible
web-go-back = Retour

## The first page

web-your-name = Votre nom
web-name-note = Ceux qui jouent avec vous le voient. Rien d'autre n'est demandé.
web-play-now = Jouer tout de suite
web-my-tables = Mes tables
web-no-tables = Vous n'êtes encore à aucune table.
web-open-tables = Tables ouvertes
web-no-open-tables = Personne ne cherche de joueurs pour le moment.
web-new-table = Nouvelle table
web-set-up = Préparer la table
web-seats = Places
# $number (1 to 4)
web-seat-number = Place { $number }
web-seat-me = Moi
web-seat-open = Place libre
web-seat-none = Aucune place
web-teams-note = Deux contre deux ; les partenaires sont assis face à face. Il faut quatre places.
web-open-boards-note = Chacun peut regarder les cartes recouvertes.
web-practice = Entraînement
web-practice-note = On peut reprendre toute réponse, et un bot donne des conseils.
web-practice-alone = Seul avec des bots
web-practice-always = Toujours
web-practice-never = Jamais
web-listed = Publique
web-listed-note = Chacun peut trouver la table et prendre une place libre. Sinon, seuls ceux qui ont le lien le peuvent.
web-confirm = Confirmer les Actions
web-confirm-note = Chaque réponse est demandée une seconde fois avant de compter.
web-pace = Rythme des bots
web-pace-none = Immédiat
web-pace-quick = Rapide
web-pace-calm = Tranquille
web-pace-slow = Lent
web-patience = Quand un joueur est absent
web-patience-never = On l'attend
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
web-colors-none = Aucune, des lettres seulement
web-previews = Montrer ce que feraient les options
web-previews-note = Des signes à côté de chaque option : icônes, points, partages.
web-sound = Sons
web-sound-note = Pour votre tour, une carte perdue et une domination.
web-back-to-table = Retour à la table
web-more-settings = Autres réglages
web-settings = Réglages de la table
web-read-record = Voir une partie enregistrée
web-record-text = Le texte de l'enregistrement
web-show-record = Montrer la partie
web-join = Prendre place
web-go-to-table = Aller à la table
web-your-turn = À vous de jouer
web-others-turn = Aux autres de jouer
# $name (a player)
web-turn-of = C'est le tour de { $name }
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
web-invite-note = Envoyez ce lien à qui doit s'asseoir ici.
web-copy = Copier
web-copied = Copié
web-fill-seat = Donner la place à un bot
web-leave = Quitter la table

## The table

web-away = absent
web-stand-in = un bot le remplace
web-menu = Menu
web-my-turn = À vous de jouer
web-watching = Vous regardez cette partie.
web-no-effect = sans effet
# $count (1 or 2)
web-actions-left = { $count ->
    [one] Il reste une action
   *[other] Il reste { $count } actions
}
web-options = Choix
web-choose = Choisir
web-sure = Choisissez encore une fois pour confirmer.
web-changed = La question vient de changer. Choisissez à nouveau.
web-take-back = Reprendre
web-hint = Conseil
web-hint-option = Un bot choisirait ceci
# $percent (a number from 0 to 100)
web-chance = { $percent } % de chances de victoire
web-whole-log = Depuis le début
web-since-answer = Depuis votre dernière réponse
web-nothing = Il ne s'est encore rien passé.
web-ready-to-claim = à votre portée
# $name (a player)
web-claimed-by = obtenue par { $name }
# $number (an age), $count (cards)
web-supply-left = { $count ->
    [one] Période { $number } : il reste une carte
   *[other] Période { $number } : il reste { $count } cartes
}
# $count (achievements), $needed (how many win)
web-achievements-of = { $count } sur { $needed }
# $count
web-card-count = { $count ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $count } cartes
}
web-no-cards = Aucune carte
web-connection-lost = La connexion est perdue. Elle sera rétablie d'elle-même ; rien de ce que vous avez choisi n'est perdu.
web-keys = Les touches 1 à 9 choisissent.

## Cards

web-all-cards = Toutes les cartes
web-featured = Ressource clé
web-search = Mots du texte
web-filter = Montrer
web-any = Toutes

## After the game

web-replay = Revoir la partie
web-first = Début
web-back = Reculer
web-forward = Avancer
web-turn-back = Un tour en arrière
web-turn-forward = Un tour en avant
web-last = Fin
# $step, $steps (numbers)
web-step = Étape { $step } sur { $steps }
web-eyes = Vue par
web-all-open = Toutes les cartes visibles
web-download = Télécharger l'enregistrement
web-play-again = Rejouer avec les mêmes joueurs
web-course = Le cours de la partie
web-remove-player = Faire jouer un bot à sa place
web-earlier-log = Plus tôt
web-later-log = Plus tard
web-more-tables = Autres tables
web-remove-guest = Libérer cette place
