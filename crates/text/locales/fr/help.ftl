### L'aide de la ligne de commande (--help). L'anglais est dans le code : ce sont les commentaires des commandes et de leurs
### options.
###
### La valeur de help-COMMANDE est la ligne de la liste des commandes ; .long est ce que --help dit en plus.
### help-COMMANDE-OPTION est une option ; help-any-OPTION vaut pour toutes les commandes qui l'ont sans en avoir une propre.

help-innovation = Innovation, le jeu de cartes
help-serve = Ouvre des tables dans le navigateur, contre des bots ou d'autres personnes
    .long = C'est la commande par défaut. Elle affiche l'adresse et tient son journal sur la sortie d'erreur. Chaque réglage peut aussi être donné dans un fichier ou par une variable d'environnement.
help-backup = Sauvegarde tout dans un fichier, pendant que les serveurs tournent
    .long = La sauvegarde est un instantané qui contient toutes les réponses confirmées. Elle est relue et comparée, et ses parties sont rejouées. Elle peut être restaurée dans un dossier ou dans une base de données, d'où qu'elle vienne.
help-restore = Restaure une sauvegarde dans une base vide
    .long = Aucun serveur ne doit utiliser la base. Une base qui contient des données n'est pas touchée : déplacez d'abord son dossier ou sa base de données.
help-move = Déplace tout d'une base à une autre, et les compare
    .long = Une base est un dossier avec un fichier SQLite, comme pour `serve --data`, ou l'adresse d'une base de données PostgreSQL, comme pour `serve --database`. Aucun serveur ne doit utiliser l'une ou l'autre. La destination doit être vide ; l'origine reste telle quelle.
help-doctor = Vérifie la base, ses parties, le disque, l'horloge, le serveur et son proxy, et dit quoi faire
    .long = La commande prend les réglages de `serve` et ne change rien. Elle peut tourner à côté d'un serveur, de préférence avec le même utilisateur. Le code de sortie est 1 s'il y a quelque chose à faire, et avec --ready si aucun serveur n'est prêt.
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
    .long = Un problème est gardé s'il peut encore être démontré, si rien d'autre n'atteint son but et si `greedy` ne le trouve pas. Sa difficulté dépend des recherches qui le trouvent. Le fichier est `crates/lessons/puzzles.jsonl`, un problème par ligne.
help-puzzles-check = Vérifie si une position est un problème, et l'affiche comme une ligne du fichier des problèmes
    .long = Si ce n'est pas un problème, le code de sortie est 1.
help-check = Exécute des fichiers de scénarios
    .long = Affiche une ligne par scénario qui échoue puis, à la fin, combien ont réussi et échoué. Le code de sortie est 0 si tous ont réussi. Un script est suivi avec tolérance : une réponse peut nommer ce qui s'est produit tout seul, et un `pass` qui n'est pas proposé est ignoré.
help-replay = Affiche ce qui s'est passé dans une partie enregistrée
    .long = Chaque réponse est suivie de ses événements. Si l'enregistrement est abîmé ou ne respecte pas les règles, il est affiché jusque-là, et le code de sortie est 1.
help-review = Montre où une partie terminée a été gagnée et perdue, et la part de la chance
    .long = Pour chaque décision, la probabilité de victoire avec chaque option est estimée d'après ce que le joueur savait à ce moment. Le résultat d'un joueur se partage entre jeu (ce que ses choix lui ont coûté), chance (les cartes reçues et piochées) et autres. Pour un dossier d'enregistrements, ce sont les statistiques de chaque joueur. Voir docs/review.md. Le même enregistrement, avec le même effort et la même graine, donne la même analyse. Si le fichier est abîmé, le code de sortie est 1.
help-arena = Fait jouer des bots les uns contre les autres, et mesure la force de chacun
    .long = Chaque donne est jouée assez de fois pour que chacun occupe une fois chaque place : la chance de la donne s'annule ainsi. L'ordre des joueurs autour de la table change d'une donne à l'autre. Avec --teams, les joueurs 1 et 3 jouent contre 2 et 4. La commande échoue si toutes les parties se sont terminées par une réponse fautive. Si tous les budgets sont des itérations, la même graine donne les mêmes parties, quel que soit le nombre de fils d'exécution. Ctrl-C arrête la commande, qui rend compte des parties déjà jouées.
help-calibrate = Mesure la justesse des probabilités de victoire des analyses
    .long = Des bots jouent des parties. Pour une partie de leurs décisions, la probabilité de victoire de l'option choisie est estimée comme dans une analyse et comparée au résultat : en tableaux, en un graphique et en deux nombres. Le score de Brier est la moyenne des carrés des écarts entre probabilité et résultat. L'erreur de calibration attendue (ECE) est l'écart moyen entre ce qui était prévu et ce qui s'est produit, par dixièmes de l'échelle. Avec peu de parties, une part de cette erreur est due au hasard ; elle est affichée aussi. Avec --without-luck, la chance des cartes après chaque décision est retranchée du résultat. Sa moyenne est nulle : il faut donc moins de parties pour la même précision.
help-hint = Montre ce que feraient les bots dans une position, comment ils évaluent chaque option, et pourquoi
    .long = La position est celle qui suit la dernière réponse d'un enregistrement ou d'un scénario. Une évaluation est la probabilité de victoire qu'un bot donne au joueur qui doit choisir ; le bot n'en sait pas plus que lui. Les raisons sont des faits observés dans des suites simulées d'une option. Si le fichier est abîmé, le code de sortie est 1.
help-sim = Joue beaucoup de parties, au hasard ou avec un bot, et en fait le compte
    .long = La même graine donne les mêmes nombres, quel que soit le nombre de fils d'exécution. Avec un bot, la valeur de chaque carte est mesurée : de combien change en moyenne la probabilité de victoire du joueur qui la pioche (par rapport aux autres cartes possibles), la met en jeu par une Action ou active son Dogme.
help-bench = Mesure la vitesse de parties complètes jouées au hasard sur un seul cœur
help-bot = Répond aux questions comme un bot, un objet JSON par ligne
    .long = Les questions sont lues sur l'entrée standard, et chacune reçoit une ligne sur la sortie standard, jusqu'à la fin de l'entrée. Une ligne qui n'est pas une question reçoit une erreur. Le bot évalue aussi les options, et permet à d'autres programmes de tirer des parties au sort et de les parcourir pas à pas. Voir docs/protocol.md.
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
help-hint-budget = Budget de réflexion de chaque bot : un nombre d'itérations, ou une durée comme 500ms (par défaut : selon le bot)
help-hint-seed = Graine des bots
help-hint-threads = Nombre de fils d'exécution ; les résultats ne sont reproductibles qu'avec un seul

## Les réglages d'un serveur

help-any-config = Fichier de réglages en TOML. Les options et les variables d'environnement l'emportent sur lui
help-any-data = Dossier de toutes les données (par défaut : le dossier de données du système)
help-any-database = Base de données PostgreSQL pour toutes les données, comme `postgres://user@host/name`. Plusieurs serveurs peuvent la partager
help-any-addr = Adresse d'écoute
help-any-base_url = Adresse publique du serveur, comme `https://example.org`
help-any-proxy = Proxy dont l'en-tête X-Forwarded-For fait foi : une adresse ou un réseau. Peut être répété
help-any-metrics = Adresse à part pour les opérateurs, la seule à fournir /metrics
help-any-log = Que noter dans le journal, comme `debug` ou `warn,sqlx=debug`
help-any-log_format = Format du journal : `auto` met des couleurs dans un terminal et reste simple ailleurs, `plain` donne une ligne par entrée sans couleurs, `json` un objet JSON par ligne
help-any-keep_games = Supprimer les parties terminées après ce nombre de jours (par défaut : jamais)
help-any-keep_records = Supprimer les enregistrements importés après ce nombre de jours
help-any-keep_visitors = Supprimer les visiteurs sans table, et leurs jetons, ce nombre de jours après leur dernière visite
help-any-keep_lobbies = Supprimer les tables jamais commencées après ce nombre de jours
help-any-limit_rate = Requêtes par seconde d'un visiteur, en moyenne
help-any-limit_burst = Requêtes d'un visiteur en une rafale
help-any-limit_address = Pour combien de visiteurs une adresse IP peut compter, car plusieurs personnes peuvent la partager
help-any-limit_connections = Connexions ouvertes depuis une adresse IP
help-any-limit_streams = Flux d'événements simultanés d'un visiteur : les tables ouvertes dans son navigateur
help-any-limit_reviews = Analyses par visiteur et par heure ; une analyse approfondie compte pour dix
help-any-limit_tables = Tables inachevées par visiteur, et places aux tables des autres qui n'ont pas commencé
help-any-limit_records = Enregistrements importés par visiteur
help-any-limit_record = Taille maximale d'un enregistrement importé, en octets
help-any-limit_body = Taille maximale d'un formulaire ou d'une requête de l'API, en octets
help-any-limit_name = Longueur maximale d'un nom, en caractères
help-serve-prepare = Mettre à jour le schéma de la base de données, puis quitter
help-serve-open = Ouvrir l'adresse dans le navigateur
help-backup-file = Fichier à écrire
help-restore-file = Fichier de sauvegarde
help-move-from = Base d'origine
help-move-to = Base de destination
help-doctor-ready = Demander seulement au serveur en marche s'il est prêt
help-heading-retention = Durées de conservation 
help-heading-limits = Limites 

## check, arena, calibrate, sim, bench, bot, puzzles

help-check-paths = Fichiers de scénarios (.toml, .json, ou .jsonl avec un scénario par ligne) et dossiers qui en contiennent
help-check-strict = Échouer aussi quand une réponse d'un script ne dit rien de la partie, ou que rien n'est attendu
help-check-trace = Afficher d'abord chaque question, réponse et événement de chaque scénario
help-check-json = Afficher un objet JSON : réussis, échoués, et les échecs
help-arena-players = Les joueurs, de 2 à 4 : des bots, chacun avec son budget si l'on écrit BOT@BUDGET, et des programmes qui parlent le protocole de docs/protocol.md, comme cmd:PROGRAM, 'cmd:PROGRAM ARGS…' ou 'cmd:NAME=PROGRAM ARGS…'
help-arena-games = Nombre de parties, arrondi à des donnes entières
help-arena-seed = Graine de toutes les donnes et de tous les bots
help-arena-teams = Joueurs 1 et 3 contre 2 et 4
help-arena-budget = Budget de réflexion des bots par décision : un nombre d'itérations, ou une durée comme 500ms
help-arena-limit = Temps qu'un programme a pour répondre, comme 500ms ou 10s ; au-delà, il perd la partie
help-arena-svg = Dessiner dans ce fichier un graphique des taux de victoire au fil des parties
help-arena-save = Enregistrer chaque partie dans ce dossier, avec un index
help-bots = Bots
help-kind-random = Choisit une option au hasard, toutes étant aussi probables.
help-kind-greedy = Choisit ce qui paraît le mieux à la fin de l'Action.
help-kind-search = Explore de nombreux avenirs possibles avant de décider.
# $budget
help-usual-budget = Budget par défaut : { $budget }.
help-calibrate-bots = Qui joue : greedy (greedy à chaque place), search (search à chaque place) ou mixed (à chaque place un niveau au hasard) (par défaut : les trois)
help-calibrate-players = Nombre de joueurs, de 2 à 4 (par défaut : 2, 3, 4 et en équipes)
help-calibrate-teams = Deux équipes de deux
help-calibrate-edition = Édition du jeu (par défaut : les deux)
help-calibrate-games = Nombre de parties de chaque sorte
help-calibrate-decisions = Combien de décisions d'une partie sont examinées, en moyenne
help-calibrate-effort = Nombre de simulations pour estimer une probabilité de victoire
help-calibrate-budget = Budget de réflexion de la recherche par décision, en itérations
help-calibrate-without_luck = Retrancher des résultats la chance des cartes
help-calibrate-seed = Graine de toutes les parties
help-calibrate-fit = Ajuster à ces parties la netteté de l'évaluation, pour chaque sorte de table, et l'écrire dans ce fichier : crates/review/calibration.json, qui fait partie du programme. Les tables qui ne sont pas jouées gardent la leur. Les probabilités mesurées sont alors celles de la netteté qui convient à l'autre moitié des parties
help-calibrate-markdown = Afficher le tableau de docs/review.md
help-calibrate-svg = Dessiner dans ce fichier un graphique de ce qui était prévu et de ce qui s'est produit
help-any-players = Nombre de joueurs, de 2 à 4 (par défaut : 2, ou 4 avec --teams)
help-sim-games = Nombre de parties
help-sim-bot = Le bot qui joue à toutes les places, `NAME` ou `NAME@BUDGET` (par défaut : toutes les options sont équiprobables)
help-sim-seed = Graine de toutes les parties
help-sim-sort = Trier les cartes, le plus grand nombre d'abord : selon le nombre de fois où elles sont mises en jeu (melded) ou activées (activated), où le joueur qui les a mises en jeu gagne (wins), ou selon ce que l'on gagne à les piocher, à les mettre en jeu ou à les activer (draw, meld, activate ; avec --bot) (par défaut : dans l'ordre de la liste des cartes)
help-sim-csv = Afficher les cartes en CSV
help-bench-seconds = Combien de temps jouer, en secondes
help-bench-seed = Graine de toutes les parties
help-bot-kind = Quel bot
help-bot-seed = Graine de tous ses choix au hasard
help-bot-threads = Nombre de fils d'exécution ; les résultats ne sont reproductibles qu'avec un seul
help-bot-budget = Budget de réflexion par décision, comme 1000 (itérations), 500ms ou 2s (par défaut : ce que dit la question, sinon selon le bot)
help-puzzles-make-from = Les problèmes de départ, un par ligne (par défaut : ceux du programme)
help-puzzles-make-kinds = Quelles sortes de problèmes chercher (par défaut : toutes)
help-puzzles-make-games = Nombre de parties où chercher
help-puzzles-make-seed = Graine de la première partie ; chaque partie a la suivante
help-puzzles-make-keep = Nombre de problèmes à garder
help-puzzles-check-file = La position : un scénario en TOML ou JSON ; - pour l'entrée standard
help-puzzles-check-kind = Le but du problème

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

# $name : une variable d'environnement
help-variable = variable : { $name }
# $what
help-unexpected = { $what } n'est pas attendu ici.
help-no-value = Il manque la valeur de { $what }.

## Les erreurs des commandes. Ce qui commence par une minuscule suit un deux-points.

help-error-standard-input = entrée standard
# $file
help-error-cannot-read = Impossible de lire { $file }
help-error-cannot-write = Impossible d'écrire { $file }
help-error-file = Impossible de lire ou d'écrire { $file }
help-error-not-found = ce fichier ou ce dossier n'existe pas
help-error-denied = accès refusé
help-error-is-folder = c'est un dossier, pas un fichier
help-error-not-record = { $file } n'est pas l'enregistrement d'une partie
help-error-no-records = { $file } ne contient aucun enregistrement de partie
help-error-one-game = --all et --svg montrent une seule partie, et { $file } est un dossier. Indiquez un enregistrement de ce dossier
# $line, $problem
help-error-line = ligne { $line } : { $problem }
# $line, $number (de la réponse), $answer (telle que dans le fichier), $problem
help-error-replay = ligne { $line }, réponse { $number } (`{ $answer }`) : { $problem }
# $line, $number
help-error-replay-hidden = ligne { $line }, réponse { $number } : cette réponse n'est pas possible
# $found, $wanted : des mots du fichier
help-error-field = `{ $found }` au lieu de `{ $wanted }`
# $found, $field
help-error-value = `{ $found }` n'est pas une valeur possible de `{ $field }`
# $wanted
help-error-missing = le texte s'arrête là où `{ $wanted }` est attendu
# $number (des règles)
help-error-rules = cette partie a été jouée avec la version { $number } des règles, que ce programme n'utilise plus. Le fichier peut encore être lu comme du texte : chaque ligne dit en mots ce qui a été répondu
# $found, $number
help-error-player = `{ $found }` là où `player { $number }` et un nom sont attendus
# $found
help-error-no-answer = `{ $found }` n'est pas une réponse. Une réponse se compose d'une place, d'une option et de son sens, comme `1 0 draw`
# $count
help-error-players = le jeu se joue de 2 à 4 joueurs, pas à { $count }
help-error-teams = il faut quatre joueurs pour jouer en équipes, pas { $count }
# $index (un nombre à partir de 0), $options (une liste)
help-error-no-option = l'option { $index } n'existe pas. Options : { $options }
# $index, $actual, $options
help-error-meaning = l'option { $index } est `{ $actual }`. Options : { $options }
help-error-game-over = la partie est déjà terminée
# $number (d'une place)
help-error-other-seat = c'est à la place { $number } de répondre
# $name (tel que saisi), $names (une liste)
help-error-no-bot = le bot `{ $name }` n'existe pas. Bots : { $names }
help-error-nameless = un joueur doit avoir un nom
help-error-not-over = seule une partie terminée peut être analysée
# $number, $count
help-error-no-position = il n'y a pas de position après la réponse { $number } : la partie s'arrête à la réponse { $count }
# $name (tel que saisi), $names (une liste)
help-error-no-lesson = La leçon « { $name } » n'existe pas. Donnez un numéro, `game` ou un de ces noms : { $names }
help-error-watch = Une partie se regarde dans un terminal. `innovation replay` l'affiche.
help-error-no-folder = le système n'a pas de dossier pour les parties enregistrées
# Ce qu'attend une option
help-error-whole-number = il faut un nombre entier
help-error-number = il faut un nombre
# $from, $to
help-error-range = de { $from } à { $to }
help-error-budget = il faut un nombre d'itérations, comme 1000, ou une durée, comme 500ms ou 1.5s
help-error-effort = il faut quick, deep ou un nombre de simulations par décision
help-error-ages = les Périodes vont de 1 à 10
# $values
help-error-colors = les couleurs sont { $values }
help-error-icons = les Ressources sont { $values }
help-error-time = il faut une durée, comme 500ms ou 10s
help-error-proxy = il faut une adresse, comme 10.0.0.1, ou un réseau, comme 10.0.0.0/8
help-error-address = il faut une adresse et un port, comme 127.0.0.1:8080
help-error-base-url = il faut http:// ou https:// et un hôte, sans chemin
help-error-is-file = c'est un fichier, pas un dossier
help-error-read-only = ce disque est en lecture seule
help-error-disk-full = le disque est plein
help-error-no-address = cet ordinateur n'a pas cette adresse
# $file
help-error-other-run = { $file } contient déjà les parties d'une autre série
help-error-command-line = il faut une ligne de commande, comme `cmd:python3 bot.py` ou `cmd:NOM=python3 bot.py`, avec des guillemets par paires
help-error-not-ours = seuls les bots du programme peuvent jouer ici
help-error-log = --log attend un niveau, comme debug, ou un niveau par partie du programme, comme warn,sqlx=debug
help-error-prepare = --prepare ne s'emploie qu'avec une base de données. Indiquez-la avec --database
help-error-no-data-folder = le système n'a pas de dossier pour les données. Indiquez-en un avec --data

## Le fichier des réglages du serveur, et ce qu'il conserve

# $file, $line, $problem
help-error-in-file = { $file }, ligne { $line } : { $problem }
# $problem : les mots de l'analyseur, en anglais
help-error-not-toml = ce n'est pas du TOML ({ $problem })
# $name : un réglage
help-error-no-setting = le réglage `{ $name }` n'existe pas
help-error-setting = `{ $name }` attend un texte, un nombre ou une liste de ceux-ci
# $file : un dossier ou un fichier
help-error-unusable = impossible d'utiliser { $file }
help-error-store = impossible d'ouvrir les données { $file }
help-error-database = impossible d'utiliser la base de données
help-error-cookies = impossible de signer les cookies
# $value : une adresse
help-error-address-in-use = un autre programme utilise déjà { $value }. Choisissez une autre adresse avec --addr
help-error-listen = impossible d'écouter à l'adresse { $value }
# $file
help-error-store-in-use = un autre serveur utilise ce dossier ({ $file } est verrouillé). Arrêtez-le, ou choisissez un autre dossier avec --data
# $problem : les mots de la base de données, en anglais
help-error-schema = le schéma de la base de données ne convient pas ({ $problem })
help-error-damaged = la base de données est endommagée ({ $problem })
help-error-unreachable = la base de données est injoignable ({ $problem })
help-error-not-written = rien n'a été écrit ({ $problem })
help-error-no-store = il n'y a rien à copier : { $file } n'existe pas
help-error-not-a-store = il n'y a rien à copier : la source n'a aucune des tables d'un serveur
# $count
help-error-servers = { $count ->
    [one] { $count } serveur utilise la base de données. Arrêtez-le d'abord
   *[other] { $count } serveurs utilisent la base de données. Arrêtez-les d'abord
}
# $found, $wanted : des numéros de schéma
help-error-older = la base de données a le schéma { $found }, ce programme le schéma { $wanted }. Mettez-la à jour avec `innovation serve --prepare`
help-error-newer = la source a le schéma { $found }, et ce programme s'arrête au schéma { $wanted }. Utilisez un programme plus récent
# $name : une table de la base de données
help-error-not-empty = la destination n'est pas vide : il y a déjà quelque chose dans `{ $name }`. Rien n'a été changé ; indiquez une destination vide
help-error-exists = { $file } existe déjà. Indiquez un autre fichier
help-error-differs = `{ $name }` n'est pas identique après l'écriture. La destination est restée telle quelle
help-error-faulty = ce qui a été écrit est endommagé et a été supprimé ({ $problem })
