### The rules, in sections that other screens link to.
###
### The value of a message is the section's title; its paragraphs are .p1, .p2 and so on. The names of the messages
### are fixed: rule-draw is the section "draw" of `innovation rules draw`. Besides the tokens of cards.ftl there is
###   [rule:splay]  [rule:splay|…]   a link to a section, shown by its title, or by the words after the bar
### The five special achievements have sections of their own, made from achievements.ftl and rulings.ftl:
### [rule:monument] and so on.

## Chapters

chapter-basics = Le jeu
chapter-actions = Un tour
chapter-dogma = Les Dogmes
chapter-effects = Exécuter les Dogmes
chapter-words = Termes de jeu
chapter-achievements = Dominations
chapter-end = Fin de la partie
chapter-tables = La table

## The game

rule-goal = Principes du jeu
    .p1 = Chaque joueur dirige une civilisation, de la Préhistoire à l'Ère de l'information, avec des cartes qui représentent des inventions et des idées : les Innovations. Le premier à avoir assez de [rule:achievements|Dominations] gagne : 6 à deux joueurs, 5 à trois, 4 à quatre. La partie peut aussi [rule:end|se terminer] par une victoire d'influence, ou parce qu'une carte le décide.
    .p2 = Il y a 105 cartes, toutes différentes : 15 de la Période 1 et 10 de chaque Période de 2 à 10 ; 21 de chacune des cinq couleurs. Chacune est une idée que vous pouvez utiliser encore et encore tant qu'elle est sur le dessus de sa pile, dans votre [rule:board|Zone de Jeu].
rule-card = Une carte
    .p1 = Une carte a un nom, une couleur, une Période, trois Ressources et une illustration, et jusqu'à trois Dogmes. Sa Période est aussi sa valeur, qui compte en points d'Influence quand la carte est dans une [rule:score|Influence].
    .p2 = Les quatre emplacements des Ressources sont en haut à gauche, en bas à gauche, en bas au milieu et en bas à droite. L'un d'eux porte l'illustration, qui n'est pas une Ressource. Les six Ressources sont [castle], [crown], [leaf], [lightbulb], [factory], [clock].
    .p3 = L'une de ses Ressources est la Ressource requise, celle que compte l'Action [rule:dogma|Activer]. Elle figure devant chaque Dogme.
rule-board = Zone de Jeu
    .p1 = Votre Zone de Jeu, ce sont les cartes devant vous : cinq piles au maximum, une par couleur. La carte non recouverte d'une pile est sa [rule:top-card|carte Active]. En dessous, les cartes sont recouvertes ; si la pile est [rule:splay|décalée], certaines de leurs Ressources sont visibles.
    .p2 = La Main et l'Influence ne font pas partie de la Zone de Jeu.
rule-supply = Pioches
    .p1 = Pour chaque Période, il y a une pioche, face cachée. Les cartes sont [rule:draw|piochées] sur le dessus et [rule:return|recyclées] en dessous. Si une pioche est vide, on passe à la Période supérieure ; une pioche vide se reconstitue dès qu'une carte y est recyclée.
rule-set-up = Mise en place
    .p1 = Les cartes de chaque Période sont mélangées pour constituer sa pioche. De chacune des Périodes 1 à 9, une carte est mise de côté, face cachée : ce sont les Périodes à dominer. Les cinq [rule:special-achievements|Domaines] sont placés à côté.
    .p2 = Chaque joueur pioche deux [1]. Tous choisissent en même temps et en secret laquelle mettre en jeu, puis révèlent leur choix ensemble. L'autre carte reste en Main.
    .p3 = Le joueur dont la carte en jeu est la première dans l'ordre alphabétique commence, d'après les noms des cartes dans la langue de la table. On joue dans le sens des aiguilles d'une montre. Le premier joueur n'a qu'une Action à son premier tour ; dans une partie à quatre joueurs, le deuxième aussi.

## A turn

rule-turn = Un tour
    .p1 = À votre tour, vous exécutez deux Actions. Il y en a quatre : [rule:draw|Piocher], [rule:meld|Poser], [rule:dogma|Activer] et [rule:achieve|Dominer]. Vous pouvez choisir deux fois la même, mais vous ne pouvez renoncer à aucune Action.
rule-draw = Piocher
    .p1 = Piochez une carte de la Période qui correspond à la valeur de votre [rule:top-card|carte Active] la plus élevée ; si votre Zone de Jeu est vide, de la Période 1. Si cette pioche est vide, piochez dans la première Période supérieure qui ne l'est pas. Il n'y a pas de limite au nombre de cartes en Main.
    .p2 = Un Dogme qui dit « piochez une [3] » donne lui-même la valeur, quelles que soient vos cartes Actives. Si la pioche est vide, on passe de la même façon à la Période supérieure. Pour une valeur de 0, on pioche une [1]. S'il faut piocher une carte au-delà de 10, la partie [rule:end|s'arrête] immédiatement.
    .p3 = « Piochez et mettez en jeu », « piochez et comptabilisez » et ainsi de suite : c'est toujours la carte qui vient d'être piochée.
rule-meld = Poser, mettre en jeu
    .p1 = L'Action Poser consiste à mettre en jeu une carte de votre Main : placez-la dans votre Zone de Jeu, sur le dessus de la pile de sa couleur. S'il n'y a pas de pile de cette couleur, elle en commence une. La pile garde son [rule:splay|décalage]. Une carte de n'importe quelle Période peut en recouvrir une de n'importe quelle Période.
rule-achieve = Dominer
    .p1 = Dominez une Période. Il faut en points d'Influence au moins cinq fois la valeur de cette Période, et une carte Active de valeur supérieure ou égale. Rien n'est dépensé : vous gardez vos points d'Influence. Les Périodes peuvent être dominées dans n'importe quel ordre.
    .p2 = Les [rule:special-achievements|Domaines] sont dominés sans dépenser d'Action.

## Dogma

rule-dogma = Activer
    .p1 = Choisissez une de vos cartes Actives. Tous ses Dogmes sont exécutés, dans l'ordre.
    .p2 = D'abord, et une seule fois, on compte combien chaque joueur produit de la Ressource requise. Quoi qu'il arrive ensuite pendant l'Action, c'est ce compte qui décide des joueurs affectés : les adversaires qui en produisent moins que vous subissent les [rule:demand|Dogmes de Suprématie], les autres joueurs qui en produisent autant que vous ou plus partagent les [rule:share|Dogmes Coopératifs].
    .p3 = Un Dogme est terminé, pour tous, avant de passer au suivant. Tous sont exécutés, même si la carte est recouverte, déplacée ou perdue entre-temps. Vous pouvez choisir une carte qui n'aura aucun effet.
rule-demand = Dogmes de Suprématie
    .p1 = Un Dogme qui commence par « J'exige » est exécuté par chaque adversaire qui produit moins de la Ressource requise que vous, l'un après l'autre, dans le sens des aiguilles d'une montre, en commençant par votre gauche. Vous ne l'exécutez pas. Dans son texte, « vous » est cet adversaire, le joueur affecté ; « je » est le joueur dont c'est l'Action, le joueur actif.
rule-share = Dogmes Coopératifs
    .p1 = Tout autre Dogme est partagé : d'abord, chaque autre joueur qui produit autant de la Ressource requise que vous, ou plus, l'exécute, dans le sens des aiguilles d'une montre, en commençant par votre gauche, et vous terminez. Personne ne peut refuser de partager.
rule-free-draw = Bonus de coopération
    .p1 = Si au moins un adversaire a partagé un Dogme et que cela a entraîné une modification dans le jeu, vous bénéficiez d'une Action [rule:draw|Piocher] gratuite après le dernier Dogme. Une seule, quel que soit le nombre de partages et de joueurs.
    .p2 = Est une modification : toute carte piochée, révélée, mise en jeu, archivée, comptabilisée, recyclée, transférée, échangée ou réorganisée, toute pile décalée et toute Domination obtenue. N'en sont pas : renoncer à une option, avoir une Main vide, montrer sa Main comme preuve, ou décaler une pile dans la direction où elle l'est déjà.

## Carrying out effects

rule-effects = Choix
    .p1 = Celui qui exécute un Dogme fait les choix, même s'il subit un Dogme de Suprématie. La seule exception est [card:collaboration], où le joueur actif choisit.
    .p2 = Un Dogme doit être exécuté, sauf s'il dit « vous pouvez ». Faites-en le maximum et ignorez le reste : si trois cartes sont demandées et que vous en avez deux, donnez-en deux ; si une [5] est demandée et que vous n'en avez pas, ne donnez rien.
    .p3 = « Si vous le faites » suppose que tout ce qui précède a été fait. Si vous pouvez recycler trois cartes, vous pouvez aussi en recycler deux si vous n'en avez pas plus, mais cela ne rapporte rien.
    .p4 = Un joueur à qui l'on demande une carte d'un certain type et qui n'en a pas montre sa Main pour le prouver, si la table joue avec la [rule:prove|preuve].
rule-highest = La plus élevée, la plus faible
    .p1 = La carte la plus élevée est celle qui a la plus grande valeur. S'il y en a plusieurs à égalité, leur propriétaire choisit.
    .p2 = « Toutes les cartes de valeur la plus élevée » sont toutes celles qui ont cette même valeur. « Les trois cartes les plus élevées » sont trois cartes, en descendant dans les valeurs autant qu'il le faut.
    .p3 = La valeur de ce que vous ne possédez pas est 0.
rule-for-yourself-only = Sans les partager
    .p1 = Certaines cartes vous font exécuter les Dogmes d'une autre carte sans les partager. Les autres joueurs ne peuvent pas en bénéficier, mais peuvent toujours en être la cible. Les Dogmes de Suprématie sont laissés de côté.
rule-single-player = Dogmes de victoire
    .p1 = Certaines cartes désignent un seul gagnant : le joueur qui a le plus, ou le moins, de points d'Influence, ou celui qui produit le plus d'une Ressource. Si plusieurs joueurs sont à égalité, le Dogme est ignoré et la partie continue.

## What the words mean

rule-top-card = Carte Active, carte en dessous
    .p1 = La carte Active est la carte non recouverte d'une pile dans une Zone de Jeu ; la carte en dessous est la plus en dessous de la pile. Si une pile ne comprend qu'une carte, cette carte est les deux à la fois. Une Zone de Jeu a autant de cartes Actives que de couleurs.
rule-icons = Ressources
    .p1 = Vous produisez toutes les Ressources visibles dans votre Zone de Jeu : toutes celles de vos cartes Actives, et celles des cartes recouvertes qu'un [rule:splay|décalage] dévoile.
rule-splay = Décaler
    .p1 = Une pile est décalée vers la gauche, vers la droite ou vers le haut, tout entière dans une seule direction, ou elle n'est pas décalée. La décaler dans une autre direction remplace la première ; dans la même, cela ne change rien. Une pile d'une carte ou moins ne peut pas être décalée, et le décalage d'une pile réduite à une seule carte est annulé.
    .p2 = Une pile décalée vers la gauche dévoile, sur chaque carte recouverte, l'emplacement en bas à droite ; décalée vers la droite, les deux emplacements de gauche ; décalée vers le haut, les trois emplacements du bas. Une pile non décalée ne montre que sa carte Active.
    .p3 = Les cartes mises en jeu, archivées ou transférées dans une pile décalée continuent le décalage. Décaler une couleur concerne toujours votre propre pile.
rule-tuck = Archiver
    .p1 = Mettez la carte en dessous de la pile de sa couleur, dans votre Zone de Jeu. S'il n'y a pas de pile de cette couleur, elle en commence une. La pile garde son décalage.
rule-score = Comptabiliser
    .p1 = Mettez la carte dans votre Influence, face cachée. Sa valeur compte en points d'Influence. Vos points d'Influence sont le total de ces valeurs, et vous n'en perdez que si un Dogme retire des cartes de votre Influence.
rule-return = Recycler
    .p1 = Placez la carte en dessous de la pioche de sa Période, face cachée. Si vous en recyclez plusieurs, vous en choisissez l'ordre.
rule-transfer = Transférer
    .p1 = Déplacez la carte d'un endroit à un autre. Dans une Zone de Jeu, elle est posée sur le dessus de la pile de sa couleur. Une carte transférée n'est ni mise en jeu, ni comptabilisée, ni piochée.
rule-exchange = Échanger
    .p1 = Deux groupes de cartes changent de place, même si l'un d'eux est vide. Les cartes qui arrivent ainsi dans une Influence ne sont pas comptabilisées.
rule-reveal = Révéler
    .p1 = Montrez la carte à tous. Elle reste où elle est, sauf indication contraire du Dogme.
rule-remove = Défausser
    .p1 = Retirez définitivement la carte du jeu. Elle ne revient pas dans les pioches.

## Achievements

rule-achievements = Dominations
    .p1 = Il y en a quatorze : une pour chacune des Périodes 1 à 9, que l'on domine avec l'Action [rule:achieve|Dominer], et les cinq [rule:special-achievements|Domaines]. Chacune ne peut être obtenue qu'une fois, et personne ne peut vous la reprendre.
rule-special-achievements = Domaines
    .p1 = Un Domaine est dominé immédiatement par le joueur qui en remplit la condition, sans dépenser d'Action, même au milieu d'un Dogme et pendant le tour d'un autre joueur. Si plusieurs la remplissent en même temps, c'est le joueur actif qui récupère le Domaine, ou sinon le suivant dans le sens des aiguilles d'une montre.
    .p2 = Les cartes sont déplacées une par une, même quand une seule instruction en déplace plusieurs, et les conditions sont vérifiées après chacune. Seuls un échange et une défausse se font d'un seul coup.
    .p3 = Chaque Domaine peut aussi être dominé par le Dogme d'une carte, qui a sa propre condition.

## The end of the game

rule-end = Fin de la partie
    .p1 = Victoire par domination : immédiatement, lorsqu'un joueur a 6 Dominations à deux joueurs, 5 à trois, 4 à quatre ; dans une partie en équipes, lorsqu'une équipe en a 6 en tout.
    .p2 = Victoire d'influence : immédiatement, lorsqu'il faut piocher une carte au-delà de 10. Le joueur qui totalise le plus de points d'Influence gagne. En cas d'égalité, c'est celui des joueurs à égalité qui possède le plus de Dominations ; si l'égalité persiste, la victoire est partagée. Les partenaires d'une équipe additionnent leurs points d'Influence et leurs Dominations.
    .p3 = Victoire du dogme : immédiatement, lorsqu'une carte dit qu'un joueur gagne.

## Tables

rule-teams = Équipes
    .p1 = Quatre joueurs peuvent jouer en deux équipes, les partenaires face à face : les places 1 et 3 contre les places 2 et 4.
    .p2 = Vos Dogmes de Suprématie n'affectent pas votre partenaire. Quand un Dogme parle d'adversaires ou d'autres joueurs, votre partenaire n'est pas concerné. Un partenaire partage comme tout autre joueur, mais s'il est le seul à avoir partagé, il n'y a pas de Bonus de coopération.
    .p3 = Chaque joueur domine avec ses propres points d'Influence et ses propres cartes Actives. Une équipe gagne avec 6 Dominations en tout, ou avec le plus grand total de points d'Influence des deux partenaires ; un joueur qui gagne grâce à une carte gagne pour son équipe. [card:self-service] compare les Dominations des équipes ; [card:ai], [card:bioengineering] et [card:globalization] comparent les joueurs un par un, et l'équipe du gagnant gagne.
rule-secrets = Qui peut voir quoi
    .p1 = Vous voyez les cartes de votre Main et de votre Influence. Les autres n'en voient que le nombre et les valeurs.
    .p2 = Tous voient les cartes Actives et les Ressources visibles de chaque Zone de Jeu. Un réglage de la table décide si les autres peuvent aussi regarder les cartes recouvertes.
    .p3 = Tous voient combien de cartes il reste dans chaque pioche, et rien de plus. Personne ne voit les cartes des Périodes à dominer, même une fois ces Périodes dominées.
    .p4 = Ce qui a été montré une fois reste dans le journal.
rule-open-boards = Zones de Jeu ouvertes
    .p1 = Un réglage de la table. Avec des Zones de Jeu ouvertes, chacun peut regarder et compter les cartes recouvertes de toutes les Zones de Jeu. Sans cela, seul leur propriétaire le peut.
rule-prove = Preuve
    .p1 = On joue avec la preuve, sauf si la table a été préparée sans elle : un joueur à qui l'on demande une carte d'un certain type et qui n'en a pas montre toute sa Main. Sans preuve, les autres le croient sur parole, et le programme veille à ce que ce soit vrai.
rule-editions = Éditions
    .p1 = La première et la troisième édition diffèrent par neuf cartes : [card:oars], [card:fermenting], [card:feudalism], [card:measurement], [card:statistics], [card:societies], [card:industrialization], [card:combustion] et [card:fission].
    .p2 = Elles diffèrent aussi pour le Domaine [monument] : dans la première édition, les cartes archivées et les cartes comptabilisées en un tour se comptent ensemble ; dans la troisième, séparément.
    .p3 = Les équipes sont décrites par la troisième édition et peuvent se jouer avec les deux. Édition et langue se combinent librement.
