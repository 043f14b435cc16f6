### L'aide de la ligne de commande (--help). L'anglais est dans le code : ce sont les commentaires des commandes et de leurs
### options.
###
### La valeur de help-COMMANDE est la ligne de la liste des commandes ; .long est ce que --help dit en plus.
### help-COMMANDE-OPTION est une option ; help-any-OPTION vaut pour toutes les commandes qui l'ont sans en avoir une propre.

help-innovation = Innovation, le jeu de cartes
help-serve = Ouvre des tables dans le navigateur, contre des bots ou d'autres personnes
help-backup = Sauvegarde tout dans un fichier, pendant que les serveurs tournent
help-restore = Restaure une sauvegarde dans une base vide
help-move = Déplace tout d'une base à une autre, et les compare
help-doctor = Vérifie la base, ses parties, le disque, l'horloge, le serveur et son proxy, et dit quoi faire
help-play = Lance une partie dans le terminal
    .long = Sans option, la commande demande qui joue. Chaque réponse est enregistrée aussitôt. --resume reprend la dernière partie inachevée, même après une panne. Appuyez sur ? pour l'aide.
help-games = Liste les parties enregistrées dans le terminal, la plus récente d'abord
    .long = Chaque ligne donne l'heure (UTC) de la dernière réponse, les joueurs, l'avancement et le fichier. `innovation play --resume FILE` reprend une partie, `innovation watch FILE` la montre pas à pas.
help-watch = Montre une partie dans le terminal
    .long = Parcourez une partie enregistrée, en avant et en arrière, ou regardez jouer des bots. Vous voyez toutes les cartes, ou la partie du point de vue d'un joueur : appuyez sur e pour changer, sur ? pour l'aide.
help-cards = Affiche les cartes
    .long = Sans nom ni filtre, toutes les cartes sont listées. Les noms, les couleurs et les Ressources peuvent être donnés dans n'importe quelle langue du programme.
help-rules = Affiche les règles
    .long = Sans section, toutes les sections sont listées. Donnez une section par son nom dans cette liste, ou par son titre dans n'importe quelle langue du programme.
help-learn = Enseigne le jeu : de courtes leçons, et une première partie avec un coach
    .long = Sans leçon, toutes sont listées. Vos progrès sont conservés à côté des parties enregistrées.
help-puzzle = Propose un problème à résoudre
    .long = Sans nom, c'est le problème du jour, le même pour tous. `innovation puzzles` les liste tous.
help-puzzles = Liste les problèmes, ou en crée de nouveaux
    .long = `innovation puzzle ID` en propose un.
help-puzzles-make = Crée le fichier des problèmes : démontre et mesure ceux qui existent, et en extrait de nouveaux de parties entre bots
help-puzzles-check = Vérifie si une position est un problème, et l'affiche comme une ligne du fichier des problèmes
help-check = Exécute des fichiers de scénarios
help-replay = Affiche ce qui s'est passé dans une partie enregistrée
    .long = Chaque réponse est suivie de ses événements. Si l'enregistrement est abîmé ou ne respecte pas les règles, il est affiché jusque-là, et le code de sortie est 1.
help-review = Montre où une partie terminée a été gagnée et perdue, et la part de la chance
    .long = Pour chaque décision, la probabilité de victoire avec chaque option est estimée d'après ce que le joueur savait à ce moment. Le résultat d'un joueur se partage entre jeu (ce que ses choix lui ont coûté), chance (les cartes reçues et piochées) et autres. Pour un dossier d'enregistrements, ce sont les statistiques de chaque joueur. Voir docs/review.md. Le même enregistrement, avec le même effort et la même graine, donne la même analyse. Si le fichier est abîmé, le code de sortie est 1.
help-arena = Fait jouer des bots les uns contre les autres, et mesure la force de chacun
help-calibrate = Mesure si les probabilités de victoire des analyses se vérifient
help-hint = Montre ce que feraient les bots dans une position, comment ils évaluent chaque option, et pourquoi
    .long = La position est celle qui suit la dernière réponse d'un enregistrement ou d'un scénario. Une évaluation est la probabilité de victoire qu'un bot donne au joueur qui doit choisir ; le bot n'en sait pas plus que lui. Les raisons sont des faits observés dans des suites simulées d'une option. Si le fichier est abîmé, le code de sortie est 1.
help-sim = Joue beaucoup de parties, au hasard ou d'un bot, et compte
help-bench = Mesure la vitesse de parties complètes jouées au hasard sur un seul cœur
help-bot = Répond aux questions comme un bot, un objet JSON par ligne
help-help = Affiche cette aide, ou celle d'une commande

help-any-edition = Édition du jeu
help-any-teams = Jouer en équipes : places 1 et 3 contre places 2 et 4
help-any-seed = Graine du mélange des cartes (par défaut : au hasard)
help-any-plain = Afficher des lignes de texte au lieu de dessiner l'écran, pour les lecteurs d'écran, les tubes et les scripts
help-any-ascii = N'utiliser que des caractères ASCII
help-any-lang = Langue (par défaut : celle de l'environnement)
help-any-json = Afficher un objet JSON
help-any-threads = Nombre de fils d'exécution (par défaut : un par cœur)
help-any-help = Affiche l'aide
help-any-version = Affiche la version
help-play-players = Qui joue, place par place : me (moi), le nom d'une autre personne ou un bot (bot:beginner, bot:easy, bot:casual, bot:normal, bot:hard, bot:master)
help-play-practice = Annuler tout choix et recevoir des conseils (par défaut : si une personne joue contre des bots)
help-play-no_practice = N'annuler que ce qui n'a rien révélé, sans conseils
help-play-pace = Pause après chaque réponse d'un bot, en millisecondes
help-play-resume = Reprendre une partie enregistrée (par défaut : la dernière inachevée)
help-watch-file = Partie enregistrée
help-watch-players = Les bots qui jouent maintenant, place par place : bot:beginner, bot:easy, bot:casual, bot:normal, bot:hard, bot:master
help-watch-seat = Commencer par le point de vue de cette place, comptée à partir de 1
help-cards-name = Nom d'une carte
help-cards-age = Afficher les cartes d'une Période, de 1 à 10
help-cards-color = Afficher les cartes d'une couleur
help-cards-icon = Afficher les cartes avec une Ressource
help-cards-search = Afficher les cartes dont le nom ou les Dogmes contiennent ces mots
help-cards-json = Afficher un objet JSON : les cartes par identifiant, avec leurs Dogmes dans les deux éditions et toutes les langues
help-rules-section = Nom d'une section
help-rules-all = Afficher toutes les sections
help-learn-lesson = Numéro ou nom d'une leçon, ou `game` pour la première partie guidée
help-puzzle-puzzle = Nom d'un problème, ou `list` pour choisir parmi tous
help-puzzles-json = Afficher une liste JSON
help-replay-file = Partie enregistrée ; - pour l'entrée standard
help-replay-seat = Afficher la partie telle que cette place l'a vue, comptée à partir de 1
help-review-file = Partie enregistrée, ou dossier d'enregistrements ; - pour l'entrée standard
help-review-budget = Effort : quick (quelques secondes), deep (une minute ou deux) ou un nombre de simulations par décision
help-review-seat = N'analyser que cette place, comptée à partir de 1
help-review-seed = Graine des simulations
help-review-all = Lister toutes les décisions, pas seulement les tournants
help-review-svg = Dessiner dans ce fichier un graphique des chances de victoire
help-hint-file = Partie enregistrée, ou scénario en TOML ou JSON ; - pour l'entrée standard
help-hint-at = Regarder la position après ce nombre de réponses
help-hint-budget = Combien réfléchit chaque bot : un nombre d'itérations, ou une durée comme 500ms (par défaut : selon le bot)
help-hint-seed = Graine des bots
help-hint-threads = Nombre de fils d'exécution ; les résultats ne sont reproductibles qu'avec un seul

## Les mots de --help et des erreurs de la ligne de commande

help-usage = Utilisation
help-commands = Commandes 
help-arguments = Arguments 
help-options = Options 
# $value, $values
help-default = par défaut : { $value }
help-values = valeurs : { $values }
# $what (tel que saisi, ou tel que l'aide l'écrit)
help-unknown-option = L'option { $what } n'existe pas.
help-unknown-command = La commande { $what } n'existe pas.
help-similar = Vouliez-vous dire { $what } ?
# $value, $what
help-wrong-value = « { $value } » ne convient pas pour { $what }.
help-missing = Il manque : { $what }.
# $what, $other
help-conflict = { $what } ne va pas avec { $other }.
# $command
help-more = Pour l'aide : { $command }
