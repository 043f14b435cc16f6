### Les leçons : des positions où il y a quelque chose à faire. Les conventions sont celles du fichier anglais.

## Les joueurs, outre celui qui lit

lesson-name-1 = Ada
lesson-name-2 = Ben
lesson-name-3 = Cléo

## 1

lesson-draw = Piocher
    .goal = D'où viennent les cartes.
lesson-draw-1 = Piochez une carte.
    .say = Chacune des dix [rule:supply|Périodes] a sa pioche. Vous [rule:draw|piochez] dans celle de votre [rule:top-card|carte Active] la plus élevée.
    .good = Votre carte Active la plus élevée, [card:mathematics], est une [2] : vous avez donc pioché une [2]. Plus vos cartes Actives sont élevées, plus les cartes que vous piochez sont modernes.
    .poor = Vous avez activé une de vos cartes. Vous y viendrez à la leçon 3 ; pour l'instant, choisissez Piocher.
lesson-draw-2 = Piochez une carte et regardez d'où elle vient.
    .say = Au fil de la partie, les pioches s'épuisent. Ici, celles des Périodes 4 et 5 sont vides.
    .good = Vous aviez droit à une [4]. Les deux pioches vides ont été sautées, et vous avez pioché une [6] : c'est ainsi qu'une partie peut faire un bond en avant.
    .poor = C'est possible, mais cela ne montre pas ce qui arrive quand une pioche est vide. Choisissez Piocher.

## 2

lesson-meld = Poser
    .goal = Mettre des cartes en jeu.
lesson-meld-1 = Posez une carte d'une couleur que vous n'avez pas encore.
    .say = En Main, une [rule:card|carte] ne fait rien. [rule:meld|Posez-la], et elle rejoint votre [rule:board|Zone de Jeu], sur la pile de sa couleur.
    .good = Une nouvelle pile. Vous pouvez en avoir une pour chacune des cinq couleurs, et la carte du dessus est prête à servir.
    .covered = [card:pottery] est bleue : elle est allée recouvrir [card:writing]. Une carte recouverte ne peut plus être activée, et mieux vaut en général plus de cartes Actives que moins.
    .poor = C'est une autre Action. Pour mettre en jeu une carte de votre Main, choisissez Poser.
lesson-meld-2 = Posez une carte de façon à piocher ensuite une [3].
    .say = Toute carte peut être posée à tout moment, même une récente sur une ancienne. Rien n'oblige à monter Période par Période.
    .good = [card:education] recouvre [card:mysticism], et le jeu en vaut la chandelle : vous piochez désormais des [3], deux Périodes plus loin.
    .low = C'est une [1], comme vos autres cartes Actives. Vous piocheriez encore une [1].
    .poor = Votre carte Active la plus élevée est toujours une [1]. Cherchez une [3] dans votre Main et posez-la.

## 3

lesson-dogma = Activer
    .goal = Se servir de ses cartes.
lesson-dogma-1 = Activez la carte qui vous donne deux cartes d'un coup.
    .say = Le cœur du jeu : [rule:dogma|Activer]. Choisissez une de vos cartes Actives, et ses Dogmes sont exécutés du premier au dernier.
    .good = Deux cartes pour une Action. Tant que [card:the-wheel] est sur le dessus de sa pile, vous pouvez l'activer encore et encore.
    .one = [card:writing] ne fait piocher qu'une carte, mais une [2]. C'est souvent la meilleure affaire ! Essayez quand même celle qui en donne deux.
    .poor = Une carte pour une Action. Vos cartes Actives peuvent mieux faire : choisissez Activer.
lesson-dogma-2 = Activez [card:mysticism] et suivez son Dogme mot à mot.
    .say = Un Dogme fait ce qu'il dit, dans l'ordre où il le dit. [card:mysticism] fait piocher une [1] et la [rule:reveal|révéler] ; la suite dépend de sa couleur.
    .good = La carte piochée était jaune, et vous avez une pile jaune. Elle a donc été mise en jeu, et vous avez pioché une autre [1]. « Piochez et mettez en jeu », c'est toujours cette carte-là.
    .nothing = [card:masonry] cherche des cartes dans votre Main, et votre Main est vide. Activer une carte sans effet est permis ; c'est juste une Action perdue.
    .poor = C'est possible aussi, mais il s'agit ici de suivre un Dogme. Choisissez Activer : [card:mysticism].

## 4

lesson-share = Partager
    .goal = Qui profite des cartes que vous activez.
lesson-share-1 = Activez [card:writing] et voyez qui pioche.
    .say = Avant d'exécuter les Dogmes, on compte les [rule:icons|Ressources] visibles de chacun : celles que la carte requiert. [card:writing] compte les [lightbulb|ampoules].
    .good = [player:1] a autant d'[lightbulb|ampoules] que vous : elle a donc [rule:share|partagé]. Elle a pioché une [2], et vous seulement ensuite. En échange, vous avez reçu un [rule:free-draw|Bonus de coopération].
    .alone = [card:sailing] compte les [crown|couronnes], et [player:1] en a moins que vous : l'effet n'était que pour vous. Essayez maintenant [card:writing].
    .poor = Cela ne concernait que vous. On partage quand une carte est activée : activez [card:writing].
lesson-share-2 = Activez une carte que [player:1] ne peut pas partager.
    .say = Les joueurs qui ont au moins autant de la Ressource requise que vous partagent, et ils passent les premiers. Comptez les [lightbulb|ampoules], les [castle|châteaux] et les [leaf|feuilles] des deux Zones de Jeu.
    .good = [player:1] n'a aucune [leaf|feuille]. Vous avez mis en jeu une nouvelle couleur et [rule:score|comptabilisé] une carte pour chaque couleur que personne d'autre n'a.
    .shared = [player:1] avait au moins autant de cette Ressource que vous : elle a partagé, et elle est passée la première. La carte est à vous, mais elle en a profité aussi.
    .poor = Trouvez la Ressource dont vous avez plus que [player:1], et activez la carte qui la compte.

## 5

lesson-demand = Suprématie
    .goal = Prendre aux autres, et garder ce qui est à vous.
lesson-demand-1 = Faites-vous donner une carte par [player:1].
    .say = Un Dogme qui commence par « J'exige » est une attaque. Il affecte tout adversaire qui a [rule:demand|moins de la Ressource requise] que vous.
    .good = [player:1] n'a aucun [castle|château], elle a donc dû obéir : elle a pioché une [1] et vous a donné sa carte la plus élevée. Dans un Dogme de Suprématie, « vous » est l'adversaire affecté et « je », c'est vous.
    .poor = [player:1] a encore toutes ses cartes. Celle qui exige, c'est [card:archery].
lesson-demand-2 = À son tour, [player:1] activera [card:archery]. Faites en sorte que cela ne vous affecte pas.
    .say = À présent, l'inverse. [player:1] montre trois [castle|châteaux] ; vous, aucun, et il vous reste une Action.
    .good = Vous avez autant de [castle|châteaux] que [player:1] : le Dogme de Suprématie est resté sans effet sur vous. Les Ressources sont une armure, même si vous n'activez jamais la carte.
    .poor = Vous aviez moins de [castle|châteaux] que [player:1] : vous avez subi le Dogme de Suprématie, et votre carte la plus élevée a rejoint sa Main. Une carte à trois [castle|châteaux] l'aurait arrêté.

## 6

lesson-splay = Décaler
    .goal = À quoi servent encore les cartes recouvertes.
lesson-splay-1 = Décalez votre pile bleue vers la gauche.
    .say = Une carte recouverte n'est pas perdue. [rule:splay|Décalez] sa pile, et certaines de ses Ressources redeviennent visibles. [card:code-of-laws] fait [rule:tuck|archiver] une carte d'une couleur que vous avez déjà, puis permet de décaler cette couleur vers la gauche.
    .good = Dans une pile décalée vers la gauche, chaque carte recouverte montre sa Ressource en bas à droite : [card:tools] ajoute un [castle|château] par en dessous.
    .tucked = La carte est sous [card:writing], invisible. Décalez aussi la pile, et son [castle|château] apparaîtra.
    .poor = Votre pile bleue n'est pas décalée. Activez [card:code-of-laws], archivez [card:tools] et décalez le bleu vers la gauche.
lesson-splay-2 = Activez [card:reformation] pour décaler la pile qui vous donne trois [castle|châteaux].
    .say = Dans une pile décalée vers la droite, chaque carte recouverte montre les deux Ressources de son bord gauche. Vous pouvez ouvrir vos piles et regarder ce qu'elles contiennent.
    .good = [card:masonry] et [card:domestication] ont toutes deux un [castle|château] en haut à gauche. Trois [castle|châteaux], sans une carte de plus dans votre Zone de Jeu.
    .purple = De vos cartes mauves, seule [card:mysticism] a un [castle|château] sur le bord gauche. La pile jaune en aurait montré deux.
    .poor = Cela fait moins de trois [castle|châteaux]. Activez [card:reformation] et décalez la pile qui en montre le plus sur le bord gauche.
lesson-splay-3 = Activez [card:railroad] pour décaler vers le haut une pile décalée vers la droite, et atteignez neuf [lightbulb|ampoules].
    .say = Vers le haut, c'est le mieux : chaque carte recouverte montre ses trois Ressources du bas. Une pile n'a qu'un décalage : le nouveau remplace l'ancien.
    .good = Neuf [lightbulb|ampoules]. Presque personne n'en aura assez pour partager vos Dogmes, ni pour vous imposer un Dogme de Suprématie qui les compte.
    .yellow = La pile jaune montre plus de [leaf|feuilles] et de [castle|châteaux], mais aucune [lightbulb|ampoule]. C'est la bleue qu'il faut.
    .poor = Pas encore. [card:railroad] recycle votre Main, fait piocher trois [6], puis propose le décalage : choisissez le bleu.

## 7

lesson-achieve = Comptabiliser et Dominer
    .goal = Ce qui fait gagner.
lesson-achieve-1 = Atteignez cinq points d'Influence.
    .say = Les cartes de votre [rule:score|Influence] rapportent leur valeur en points. Seuls des Dogmes les y mettent, comme celui de la carte [card:agriculture].
    .good = La carte recyclée revient sous forme de points, avec une valeur supérieure de 1. Vous en avez assez pour votre première Domination.
    .declined = Vous avez gardé votre carte : rien n'a été comptabilisé. Recyclez-en une, et celle qui la remplace vaudra plus.
    .poor = Toujours trois points. Activez [card:agriculture] et recyclez une carte.
lesson-achieve-2 = Dominez la Période 1.
    .say = Pour dominer une Période, il faut [rule:achieve|cinq fois sa valeur en points] et une carte Active de cette Période ou plus élevée. C'est aussi une Action, et il vous en reste une.
    .good = Votre première [rule:achievements|Domination]. Personne ne peut vous la reprendre, et à deux joueurs il en faut six pour [rule:goal|gagner].
    .poor = [player:1] avait cinq points, elle aussi, et l'a dominée à son tour. Chaque Domination est unique : prenez-la dès que vous pouvez.
lesson-achieve-3 = Dominez la Période 2 pendant ce tour.
    .say = La bonne nouvelle : les points ne se dépensent jamais. Vous avez dominé la Période 1, et vos dix points sont toujours là.
    .good = Dix points et une carte Active de valeur 2. Rien n'a été dépensé : quinze points suffiraient pour la Période 3.
    .poor = La Période 2 est toujours libre, et vous aviez les points. Posez d'abord la [2] de votre Main, puis choisissez Dominer.

## 8

lesson-words = Recycler, archiver, transférer
    .goal = Où vont les cartes.
lesson-words-1 = Activez [card:pottery] et comptabilisez une [3].
    .say = [rule:return|Recycler] une carte, c'est la mettre en dessous de la pioche de sa Période, hors d'atteinte. [card:pottery] vous récompense : plus vous recyclez de cartes, plus celle que vous comptabilisez est élevée.
    .good = Trois cartes faibles sont devenues trois points. Les cartes recyclées ne reviendront que lorsque ces pioches seront presque vides.
    .fewer = Moins de cartes, moins de points. Recyclez les trois, et vous comptabiliserez une [3].
    .poor = Ce ne sont pas encore trois points. Activez [card:pottery] et recyclez les trois cartes.
lesson-words-2 = Activez [card:monotheism] contre [player:1].
    .say = Lisez-la d'abord : elle [rule:transfer|transfère] une carte de la Zone de Jeu adverse dans votre Influence, puis des cartes sont [rule:tuck|archivées], c'est-à-dire glissées sous la pile de leur couleur.
    .good = Sa carte est allée droit dans votre Influence : transférée, et non comptabilisée, mais les points comptent. Une carte archivée commence une nouvelle pile si cette couleur manque. Et une seule carte, bien plus tard, peut en [rule:remove|défausser] d'autres pour de bon.
    .poor = [player:1] a encore toutes ses cartes Actives. [card:monotheism] en prend une d'une couleur que vous n'avez pas.

## 9

lesson-special = Les Domaines
    .goal = Cinq autres façons de dominer.
lesson-special-1 = Dominez le Domaine [monument] avec [card:masonry].
    .say = À côté des neuf Périodes, il y a cinq [rule:special-achievements|Domaines]. Chacun a sa condition, et une carte qui ouvre un autre chemin.
    .good = Quatre cartes mises en jeu d'un coup, et [monument] est à vous, sans dépenser d'Action. L'[rule:monument|autre chemin] : archiver ou comptabiliser six cartes en un tour.
    .fewer = Vous en avez mis en jeu moins de quatre : il ne s'est rien passé d'autre. Mettez en jeu toutes les cartes avec un [castle|château].
    .poor = [card:masonry] met en jeu autant de cartes avec un [castle|château] que vous voulez. À partir de quatre, vous dominez [monument].
lesson-special-2 = Posez la carte qui complète le Domaine [rule:empire|Militaire] : au moins trois de chacune des six Ressources.
    .say = Les Domaines ne demandent pas d'Action. Vous en dominez un dès que sa condition est remplie, même pendant le tour d'un autre.
    .good = Il ne manquait que trois [clock|horloges]. [rule:world|Diplomatie], [rule:wonder|Culture] et [rule:universe|Sciences] marchent de la même façon : gardez-les à l'œil.
    .poor = Comptez vos six Ressources : il vous en manque une complètement. Posez la carte qui la montre trois fois.

## 10

lesson-highest = La plus élevée, la plus faible
    .goal = De quelle carte il s'agit.
lesson-highest-1 = [player:1] exige votre carte la plus élevée. Gardez [card:mapmaking].
    .say = [player:1] active [card:archery], et vous avez trop peu de [castle|châteaux]. Vous avez pioché une [1] ; votre carte [rule:highest|la plus élevée] doit maintenant partir.
    .good = Deux cartes étaient à égalité, et vous avez choisi. Les [rule:effects|choix] reviennent à celui qui exécute le Dogme, même s'il subit un Dogme de Suprématie.
    .poor = Les deux [2] étaient à égalité : vous aviez le choix, et [card:mapmaking] est partie. Donnez-lui l'autre.
lesson-highest-2 = Activez [card:canal-building] et changez vos trois points en sept.
    .say = « Toutes les cartes de valeur la plus élevée », ce sont toutes celles qui ont cette valeur. Ce que vous n'avez pas vaut 0.
    .good = Deux [3] contre une [2] : de chaque côté, les cartes les plus élevées ont changé de place. Un [rule:exchange|échange] n'est pas une comptabilisation, mais les points sont là.
    .declined = Vous pouviez faire l'échange : les deux [3] de votre Main contre la [2] de votre Influence.
    .poor = Ce ne sont pas encore sept points. [card:canal-building] échange les cartes les plus élevées de votre Main contre les plus élevées de votre Influence.

## 11

lesson-may = Vous pouvez
    .goal = Ce que vous devez, ce que vous pouvez, et ce que vous ne pouvez pas faire.
lesson-may-1 = Activez [card:pottery], mais gardez les cartes de votre Main.
    .say = « Vous pouvez » est une offre : vous avez le droit d'y [rule:effects|renoncer]. Tout le reste est obligatoire.
    .good = Vous avez renoncé au premier Dogme, et le second a quand même été exécuté. Vous avez une carte de plus.
    .returned = Vous avez accepté l'offre, et de bonnes cartes sont retournées dans les pioches. Quand un Dogme dit « vous pouvez », demandez-vous d'abord si vous le voulez.
    .poor = Activez [card:pottery]. Renoncez au premier Dogme : le second vous fera piocher une carte de toute façon.
lesson-may-2 = Activez [card:tools] et mettez en jeu une [3].
    .say = « Si vous le faites » veut dire : seulement si tout a été fait. [card:tools] veut trois cartes, pas moins.
    .good = Trois cartes pour une : vous avez cédé votre Main, et vous voilà à la Période 3.
    .declined = C'est permis, et rien ne s'est passé. Recyclez les trois cartes, et vous mettrez en jeu une [3].
    .poor = Votre carte Active la plus élevée est toujours une [1]. Activez [card:tools] et recyclez les trois cartes.
lesson-may-3 = [player:1] activera [card:oars], qui prend dans votre Main les cartes avec une [crown|couronne]. Faites en sorte qu'elle n'en trouve pas.
    .say = Faites ce que dit un Dogme autant que possible, et pas plus : personne ne peut donner ce qu'il n'a pas.
    .good = Vous n'aviez pas de carte avec une [crown|couronne], et vous l'avez [rule:prove|prouvé]. Votre Main est [rule:secrets|secrète] : les autres voient seulement combien de cartes elle compte, et de quelles Périodes. (À certaines tables, les [rule:open-boards|cartes recouvertes] sont visibles de tous.)
    .poor = [player:1] a trouvé dans votre Main une carte avec une [crown|couronne], qui a rejoint son Influence. Posez une telle carte avant qu'elle ne la demande.

## 12

lesson-win = Trois façons de gagner
    .goal = Comment finit une partie.
lesson-win-1 = Obtenez votre sixième Domination pendant ce tour.
    .say = La façon habituelle : à deux joueurs, [rule:end|six Dominations] donnent aussitôt la victoire. Vous en avez cinq, et vingt points.
    .good = Six Dominations, et la partie s'arrête à l'instant même. À trois joueurs, cinq suffisent ; à quatre, quatre.
    .poor = [player:1] est toujours dans la partie. Vous aviez les points de la Période 4 : posez une carte de cette Période, puis choisissez Dominer.
lesson-win-2 = Mettez fin à la partie tant que vous menez.
    .say = La deuxième façon : quand il faudrait piocher une carte au-delà de 10, la partie s'arrête, et le joueur qui a le plus de points gagne. La pioche de la Période 10 est vide.
    .good = Il n'y avait pas de 11 à piocher : on a comparé les points, et vous en avez plus. Gardez la dernière pioche à l'œil.
    .poor = [player:1] en a profité : elle a comptabilisé une carte, pris l'avantage et mis fin à la partie elle-même.
lesson-win-3 = Gagnez grâce à une carte.
    .say = La troisième façon : quelques cartes tardives disent que quelqu'un gagne. Lisez le second Dogme de [card:self-service].
    .good = Vous avez plus de Dominations que [player:1], et [card:self-service] n'en demande pas plus. Les Dogmes de la carte choisie ont été exécutés [rule:for-yourself-only|sans être partagés]. (Quand une carte désigne [rule:single-player|un seul gagnant], une égalité ne donne rien.)
    .poor = La partie continue. [card:self-service] fait gagner celui qui a plus de Dominations que tous les autres, et c'est vous.

## 13

lesson-teams = Équipes
    .goal = Deux contre deux.
lesson-teams-1 = Activez [card:archery] et voyez qui doit obéir.
    .say = Dans une [rule:teams|partie en équipes], les partenaires sont face à face. Le vôtre est [player:2] ; [player:1] et [player:3] jouent contre vous.
    .good = [player:1] et [player:3] vous ont donné une carte chacune. [player:2] n'a pas de [castle|château] non plus, mais vos Dogmes de Suprématie n'affectent pas votre partenaire.
    .poor = Personne n'a perdu de carte. Celle qui exige, c'est [card:archery].
lesson-teams-2 = Activez une carte que seul votre partenaire partage.
    .say = Votre partenaire partage comme tout le monde. Regardez qui a autant d'[lightbulb|ampoules] que vous, et qui a autant de [castle|châteaux].
    .good = [player:2] a pioché une [2] avant vous. Pas de Bonus de coopération : il n'est dû que si des adversaires partagent.
    .shared = Une adversaire a partagé aussi. Activez la carte qui requiert une Ressource dont seul [player:2] a assez.
    .poor = Choisissez Activer, avec la carte qui aide [player:2] et personne d'autre.
lesson-teams-3 = Gagnez la partie pour votre équipe.
    .say = Chacun domine avec ses propres points et ses propres cartes Actives, mais les Dominations s'additionnent. [player:2] en a trois, et vous en avez deux.
    .good = Votre troisième Domination est la sixième de l'équipe, et six suffisent pour gagner. Si un jour vous jouez avec les vraies cartes, les règles expliquent aussi ce qui distingue les [rule:editions|éditions].
    .poor = La Période 2 vous tendait les bras : dix points et une carte Active de valeur 4. Choisissez Dominer.
