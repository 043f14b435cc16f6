### What the rules say on single cards and special achievements, one message a ruling.
###
### "Victim" is the player who carries out a demand, "demander" the player whose demand it is: « le joueur affecté » and, in
### the rulebook's word for the player whose turn it is, « le joueur actif ». Tokens in square brackets are those of
### cards.ftl. A ruling that several cards have is written once, as a term at the top.

## Rulings of several cards

-second-is-shared = Le second Dogme n'est pas un Dogme de Suprématie : il se partage comme tout Dogme Coopératif.
-for-yourself-only = « Sans les partager » veut seulement dire que les autres joueurs ne peuvent pas bénéficier des Dogmes ; ils peuvent toujours en être la cible.
-one-after-the-other = S'il y a plusieurs joueurs affectés, ils s'exécutent l'un après l'autre.
-victim-picks = Le joueur affecté choisit la carte.
-claimed-at-once = Il est dominé dès que la condition est remplie, même au milieu d'un Dogme et pendant le tour d'un autre joueur.
-several-at-once = Si plusieurs joueurs remplissent la condition en même temps, le joueur actif passe en premier, puis les autres dans le sens des aiguilles d'une montre.
-order-of-melds = Vous choisissez l'ordre dans lequel vous mettez les cartes en jeu.
-order-of-return = Vous choisissez l'ordre dans lequel vous recyclez les cartes.
-you-pick-or-nothing = Vous choisissez la carte ; si vous renoncez ou si votre Main est vide, vous ne piochez rien.
-eleven-ends = Recycler une [10] oblige à piocher une 11, ce qui met fin à la partie par une victoire d'influence.
-groups-may-differ = Les deux groupes peuvent être de taille différente, et l'un d'eux peut être vide.
-single-players = Dans une partie en équipes, on compare les joueurs un par un, et l'équipe du gagnant l'emporte.
-ties-highest = Vous choisissez parmi les cartes les plus élevées à égalité.

## Age 1

ruling-agriculture-1 = { -you-pick-or-nothing }
ruling-agriculture-2 = { -eleven-ends }
ruling-archery-1 = Une seule carte est transférée, même si plusieurs sont à égalité pour la valeur la plus élevée.
ruling-archery-2 = Le joueur affecté choisit parmi les cartes à égalité.
ruling-archery-3 = La [1] qui vient d'être piochée fait partie de la Main à comparer : il y a donc toujours une carte à donner.
ruling-city-states-1 = Deux conditions sont nécessaires : produire moins de [crown|couronnes] que le joueur actif, et produire soi-même au moins quatre [castle|châteaux], y compris grâce aux décalages.
ruling-city-states-2 = Les [castle|châteaux] se comptent au moment où vous subissez le Dogme, et non au début de l'Action.
ruling-city-states-3 = Le joueur affecté choisit la carte ; sans carte Active avec un [castle|château], rien n'est transféré et aucune [1] n'est piochée.
ruling-clothing-1 = Les Zones de Jeu de tous les adversaires comptent ensemble ; vous n'en choisissez pas un en particulier.
ruling-clothing-2 = La Zone de Jeu de votre partenaire n'est pas prise en compte.
ruling-clothing-3 = La mise en jeu est obligatoire si une carte de votre Main convient ; s'il y en a plusieurs, vous choisissez.
ruling-clothing-4 = Si vous avez des cartes en Main mais qu'aucune ne convient, vous montrez votre Main, sauf si les cinq couleurs sont déjà présentes dans votre Zone de Jeu.
ruling-clothing-5 = Le second Dogme s'exécute, que le premier ait mis une carte en jeu ou non, et le nombre de cartes à piocher est fixé avant de piocher la première.
ruling-code-of-laws-1 = Archiver et décaler sont deux choix distincts, et le second n'est proposé qu'après avoir archivé.
ruling-code-of-laws-2 = La couleur doit être présente avant d'archiver : la pile a donc toujours les deux cartes nécessaires au décalage.
ruling-code-of-laws-3 = Une pile déjà décalée vers la gauche n'est pas modifiée par ce décalage.
ruling-domestication-1 = Vous choisissez parmi les cartes les plus faibles à égalité.
ruling-domestication-2 = Si votre Main est vide, rien n'est mis en jeu, mais vous piochez quand même la [1].
ruling-masonry-1 = Les quatre cartes doivent être mises en jeu en exécutant une seule fois ce Dogme ; deux Actions Activer du même tour ne s'additionnent pas.
ruling-masonry-2 = Un adversaire qui partage le Dogme et met quatre cartes en jeu domine le Domaine [monument] avant que vous n'exécutiez le Dogme vous-même.
ruling-masonry-3 = Vous mettez les cartes en jeu une par une, dans l'ordre de votre choix, et pouvez vous arrêter à tout moment, même avant la première.
ruling-masonry-4 = Si le Domaine [monument] est déjà dominé, les cartes restent en jeu et rien n'est dominé.
ruling-masonry-5 = Mettre en jeu et dominer forment un seul Dogme : chaque joueur domine avant que le suivant ne mette des cartes en jeu.
ruling-metalworking-1 = Vous continuez jusqu'à révéler une carte sans [castle|château].
ruling-metalworking-2 = La carte sans [castle|château] reste dans votre Main.
ruling-metalworking-3 = Chaque carte ainsi comptabilisée compte pour le Domaine [monument].
ruling-metalworking-4 = Quand il n'y a plus de [1], vous piochez dans la Période supérieure, et les cartes sont traitées de la même façon.
ruling-mysticism-1 = La mise en jeu n'a lieu qu'une fois, et une seule autre carte est piochée ; le Dogme ne se répète pas.
ruling-mysticism-2 = La première carte est montrée parce que sa mise en jeu est obligatoire ; la carte de la première édition ne le dit pas, mais se joue de la même façon.
ruling-mysticism-3 = Une carte dont la couleur est absente de votre Zone de Jeu reste dans votre Main.
ruling-mysticism-4 = La seconde [1] est piochée sans être montrée.
ruling-oars-1 = Un joueur affecté qui n'a en Main aucune carte avec une [crown|couronne] montre sa Main.
ruling-oars-2 = { -second-is-shared }
ruling-oars-3 = Troisième édition : le même joueur affecté continue à donner et à piocher tant qu'il a une carte avec une [crown|couronne], y compris parmi celles qu'il vient de piocher ; alors seulement vient le joueur affecté suivant.
ruling-oars-4 = Le joueur affecté choisit quelle carte avec une [crown|couronne] il transfère.
ruling-oars-5 = Le second Dogme considère tous les joueurs affectés ensemble : une seule carte donnée par l'un d'eux l'annule pour tous les joueurs.
ruling-oars-6 = Si le Dogme de Suprématie n'a affecté personne, rien n'a été transféré et la [1] est piochée.
ruling-pottery-1 = Si vous ne recyclez rien, le premier Dogme ne fait rien piocher ni comptabiliser.
ruling-pottery-2 = Le second Dogme est obligatoire et indépendant du premier.
ruling-sailing-1 = C'est la carte qui vient d'être piochée qui est mise en jeu ; vous ne pouvez pas la remplacer par une carte de votre Main.
ruling-the-wheel-1 = Les deux cartes sont piochées l'une après l'autre : la seconde peut donc venir d'une Période supérieure.
ruling-tools-1 = Seules trois cartes recyclées donnent droit à la mise en jeu ; en recycler moins ne rapporte rien.
ruling-tools-2 = Avec une ou deux cartes en Main, vous pouvez toutes les recycler, sans rien y gagner.
ruling-tools-3 = Le second Dogme demande une carte de valeur [3] exactement, et il est proposé, que le premier ait servi ou non.
ruling-writing-1 = Vous piochez une [2] quelle que soit la valeur de vos cartes Actives ; seule une pioche de [2] vide fait passer à la Période supérieure.

## Age 2

ruling-calendar-1 = On compte les cartes, non les points d'Influence, et une égalité ne suffit pas.
ruling-calendar-2 = La comparaison se fait une seule fois, avant de piocher.
ruling-canal-building-1 = { -groups-may-differ }
ruling-canal-building-2 = Les deux groupes sont fixés avant l'échange.
ruling-canal-building-3 = Les cartes qui arrivent ainsi dans l'Influence ne sont pas comptabilisées et ne comptent pas pour le Domaine [monument].
ruling-construction-1 = { -second-is-shared }
ruling-construction-2 = Un joueur affecté qui a moins de deux cartes donne ce qu'il a et pioche quand même la [2].
ruling-construction-3 = Un adversaire qui partage le Dogme et remplit la condition domine le Domaine [empire] avant vous.
ruling-construction-4 = Le joueur affecté choisit les deux cartes.
ruling-construction-5 = Un autre joueur ayant cinq cartes Actives empêche la domination, mais pas un partenaire.
ruling-construction-6 = Si le Domaine [empire] est déjà dominé, le second Dogme n'a aucun effet.
ruling-currency-1 = Une seule carte recyclée rapporte déjà une [2].
ruling-currency-2 = Toutes les cartes sont d'abord recyclées ; ensuite, les [2] sont piochées et comptabilisées une par une.
ruling-fermenting-1 = Une pile compte une fois si l'une de ses Ressources visibles est une [leaf|feuille], y compris celles qu'un décalage dévoile.
ruling-fermenting-2 = Première édition : on additionne les [leaf|feuilles] de toute la Zone de Jeu et on divise par deux, en arrondissant à l'unité inférieure.
ruling-mapmaking-1 = Seule une carte de valeur [1] convient ; une Influence qui n'en contient pas ne perd rien.
ruling-mapmaking-2 = { -second-is-shared }
ruling-mapmaking-3 = S'il y a plusieurs [1], le joueur affecté choisit.
ruling-mapmaking-4 = Chaque joueur qui exécute le second Dogme ne pioche qu'une [1], quel que soit le nombre de joueurs affectés qui ont donné une carte.
ruling-mathematics-1 = { -you-pick-or-nothing }
ruling-mathematics-2 = { -eleven-ends }
ruling-monotheism-1 = { -second-is-shared }
ruling-monotheism-2 = Le joueur affecté choisit parmi les cartes Actives qui conviennent ; s'il n'y en a pas, rien n'est transféré et le Dogme de Suprématie ne fait rien archiver.
ruling-monotheism-3 = La carte est transférée et non comptabilisée : elle ne compte donc pas pour le Domaine [monument] du joueur actif.
ruling-philosophy-1 = Tous les joueurs qui exécutent le premier Dogme le terminent avant que quiconque ne commence le second.
ruling-philosophy-2 = Seule une pile d'au moins deux cartes, pas encore décalée vers la gauche, peut être modifiée par ce décalage.
ruling-road-building-1 = Vous pouvez vous arrêter à une seule carte même si vous en avez d'autres en Main ; rien d'autre ne se passe alors.
ruling-road-building-2 = Mettre au moins une carte en jeu est obligatoire si vous en avez une en Main.
ruling-road-building-3 = Ce n'est pas un Dogme de Suprématie : il peut être partagé, et celui qui l'exécute choisit l'autre joueur.
ruling-road-building-4 = Votre carte rouge est transférée même si l'autre joueur n'a pas de carte verte à donner.
ruling-road-building-5 = Sans carte Active rouge, rien ne peut être transféré.

## Age 3

ruling-alchemy-1 = Les [castle|châteaux] se comptent une seule fois, avant de piocher, et seules les tranches complètes de trois comptent ; avec moins de trois, le premier Dogme n'a aucun effet.
ruling-alchemy-2 = Toutes les [4] sont piochées avant de considérer leurs couleurs.
ruling-alchemy-3 = Vous choisissez l'ordre dans lequel les cartes piochées et celles de votre Main sont recyclées.
ruling-alchemy-4 = Les deux parties du second Dogme sont obligatoires ; si vous n'avez qu'une carte en Main, elle est mise en jeu et il ne reste rien à comptabiliser.
ruling-compass-1 = Le joueur affecté choisit les deux cartes, y compris celle qui quitte la Zone de Jeu du joueur actif.
ruling-compass-2 = { -one-after-the-other }
ruling-compass-3 = Les deux transferts sont indépendants : si aucune carte ne convient pour l'un, l'autre a lieu quand même.
ruling-compass-4 = La seconde carte peut être verte ; elle est choisie parmi les cartes Actives du joueur actif telles qu'elles sont après le premier transfert.
ruling-education-1 = Si vous recyclez la dernière carte, la valeur la plus élevée est 0 : vous piochez une [2].
ruling-education-2 = { -ties-highest }
ruling-education-3 = Si la carte la plus élevée qui reste est une [9] ou une [10], il faudrait piocher au-delà de 10 : la partie s'arrête.
ruling-engineering-1 = Seules les cartes Actives au moment où le Dogme commence sont prises ; celles qu'il découvre restent, même si elles ont un [castle|château].
ruling-engineering-2 = { -second-is-shared }
ruling-feudalism-1 = { -second-is-shared }
ruling-feudalism-2 = Un joueur affecté qui n'a en Main aucune carte avec un [castle|château] montre sa Main.
ruling-feudalism-3 = { -victim-picks }
ruling-feudalism-4 = Troisième édition : c'est le décalage de la pile de cette couleur chez le joueur affecté qui est annulé, et seulement après un transfert.
ruling-feudalism-5 = Première édition : la carte française envoie la carte transférée dans la Main du joueur actif ; ici, elle va dans son Influence, comme dans les éditions italienne et russe.
ruling-machinery-1 = Les joueurs affectés s'exécutent l'un après l'autre, chacun face à la Main du joueur actif telle qu'elle est alors.
ruling-machinery-2 = Le joueur actif ne peut épargner aucun joueur affecté : l'échange a lieu avec chacun d'eux, qu'il le veuille ou non.
ruling-machinery-3 = { -second-is-shared }
ruling-machinery-4 = Les groupes peuvent être de taille différente, et l'un d'eux peut être vide.
ruling-machinery-5 = Si vous n'avez en Main aucune carte avec un [castle|château], vous montrez votre Main au lieu de comptabiliser.
ruling-machinery-6 = Les cartes les plus élevées du joueur actif sont fixées avant l'arrivée des cartes du joueur affecté.
ruling-machinery-7 = Si vous avez en Main une carte avec un [castle|château], vous devez en comptabiliser une, et elle est montrée à ce moment-là.
ruling-machinery-8 = Le décalage est proposé, qu'une carte ait été comptabilisée ou non, et fait partie du même Dogme.
ruling-medicine-1 = { -one-after-the-other }
ruling-medicine-2 = Si l'une des deux Influences est vide, une seule carte change de place.
ruling-medicine-3 = Le joueur affecté choisit parmi ses cartes les plus élevées à égalité.
ruling-medicine-4 = En cas d'égalité entre les cartes les plus faibles du joueur actif, c'est lui, leur propriétaire, qui choisit.
ruling-medicine-5 = Les deux cartes sont fixées avant l'échange.
ruling-optics-1 = Si tous les adversaires ont autant de points d'Influence que vous ou davantage, rien n'est transféré.
ruling-optics-2 = Un partenaire n'est pas un adversaire et ne peut pas recevoir la carte.
ruling-optics-3 = Vous choisissez l'adversaire et la carte ; le transfert est obligatoire si un adversaire remplit la condition.
ruling-paper-1 = Les cinq couleurs comptent pour le second Dogme, pas seulement la verte et la bleue.
ruling-paper-2 = Une pile décalée vers la gauche par le premier Dogme compte déjà.
ruling-translation-1 = Le Domaine [world] peut être dominé avec moins de cinq piles, même si [card:translation] est votre seule carte Active.
ruling-translation-2 = Un adversaire qui partage le Dogme et remplit la condition domine le Domaine [world] avant vous.
ruling-translation-3 = { -order-of-melds }
ruling-translation-4 = La condition du second Dogme est vérifiée, que le premier ait servi ou non.

## Age 4

ruling-anatomy-1 = Le joueur affecté choisit la carte de son Influence et n'est pas obligé d'en choisir une qui lui coûte une carte Active s'il y en a d'autres.
ruling-anatomy-2 = Sans carte Active de cette valeur, la seconde partie est ignorée.
ruling-anatomy-3 = S'il y a plusieurs cartes Actives de cette valeur, le joueur affecté en recycle une de son choix.
ruling-colonialism-1 = Vous continuez jusqu'à archiver une carte sans [crown|couronne].
ruling-colonialism-2 = Quand il n'y a plus de [3], vous piochez dans les Périodes supérieures, et les cartes sont traitées de la même façon.
ruling-enterprise-1 = { -second-is-shared }
ruling-enterprise-2 = Le joueur affecté choisit la carte, et c'est lui qui pioche la [4] et la met en jeu ; si aucune carte ne convient, ni l'un ni l'autre n'a lieu.
ruling-experimentation-1 = C'est la carte qui vient d'être piochée qui est mise en jeu, même si elle vient d'une Période supérieure faute de [5].
ruling-gunpowder-1 = { -second-is-shared }
ruling-gunpowder-2 = Chaque joueur affecté perd une carte, celle de son choix parmi ses cartes Actives avec un [castle|château].
ruling-gunpowder-3 = Une carte d'un seul joueur affecté suffit, et chaque joueur qui exécute le second Dogme ne pioche qu'une [2].
ruling-invention-1 = Un adversaire qui partage le Dogme et remplit la condition domine le Domaine [wonder] avant vous.
ruling-invention-2 = Seule une pile actuellement décalée vers la gauche peut être choisie, et sans ce décalage aucune [4] n'est piochée.
ruling-invention-3 = Un décalage vers la gauche compte pour le second Dogme ; une couleur absente ou non décalée le fait échouer.
ruling-navigation-1 = Seules ces deux valeurs conviennent ; une Influence qui n'en contient pas ne perd rien.
ruling-navigation-2 = { -victim-picks }
ruling-perspective-1 = Seul le recyclage est facultatif : ensuite, vous comptabilisez le nombre exact de cartes, ou toute votre Main si elle en compte moins.
ruling-perspective-2 = On divise le nombre d'[lightbulb|ampoules] par deux, en arrondissant à l'unité inférieure ; vous choisissez les cartes.
ruling-printing-press-1 = Sans carte mauve, la valeur est considérée comme étant 0 : vous piochez une [2].
ruling-printing-press-2 = N'importe quelle carte de l'Influence peut être recyclée, pas seulement la plus élevée.
ruling-printing-press-3 = Avec une [9] ou une [10] mauve Active, il faudrait piocher au-delà de 10 : la partie s'arrête.
ruling-reformation-1 = Si vous décidez d'archiver, vous ne pouvez pas vous arrêter en chemin : archivez le nombre exact de cartes, ou toute votre Main si elle en compte moins.
ruling-reformation-2 = On compte les [leaf|feuilles] avant d'archiver et on divise par deux, en arrondissant à l'unité inférieure.
ruling-reformation-3 = Vous choisissez les cartes et leur ordre.

## Age 5

ruling-astronomy-1 = Vous continuez jusqu'à révéler une carte qui n'est ni verte ni bleue.
ruling-astronomy-2 = Cette dernière carte reste dans votre Main.
ruling-astronomy-3 = Le Domaine [universe] peut être dominé avec moins de cinq piles, même si [card:astronomy] est votre seule carte Active.
ruling-astronomy-4 = Un adversaire qui partage le Dogme et remplit la condition domine le Domaine [universe] avant vous.
ruling-banking-1 = { -second-is-shared }
ruling-banking-2 = Le joueur affecté choisit la carte, et c'est lui qui pioche la [5] et la comptabilise ; si aucune carte ne convient, ni l'un ni l'autre n'a lieu.
ruling-banking-3 = Si la carte transférée arrive sur une pile décalée, elle continue le décalage.
ruling-chemistry-1 = Le recyclage est obligatoire, et la carte qui vient d'être comptabilisée peut être celle que vous recyclez.
ruling-chemistry-2 = Une carte Active de valeur [10] oblige à piocher une 11 : la partie s'arrête.
ruling-coal-1 = N'importe laquelle de vos cartes Actives peut être choisie, y compris [card:coal].
ruling-coal-2 = Une carte Active sans rien en dessous est comptabilisée seule.
ruling-coal-3 = La carte juste en dessous suit, sans autre choix.
ruling-measurement-1 = Première édition : n'importe laquelle des cinq couleurs peut être choisie, même déjà décalée vers la droite ou absente de votre Zone de Jeu ; elle fixe quand même la valeur à piocher.
ruling-measurement-2 = Une pile d'une seule carte n'est pas décalée mais fixe quand même la valeur à piocher : une [1].
ruling-measurement-3 = Une couleur sans aucune carte donne la valeur 0 : vous piochez une [1].
ruling-measurement-4 = Troisième édition : la couleur de la carte révélée décide, même si elle est absente de votre Zone de Jeu, et la carte recyclée n'est pas comptée.
ruling-measurement-5 = Une pile de plus de dix cartes oblige à piocher au-delà de 10 : la partie s'arrête.
ruling-physics-1 = Vous choisissez l'ordre dans lequel les cartes sont recyclées.
ruling-physics-2 = Les trois cartes sont piochées avant de comparer leurs couleurs.
ruling-societies-1 = Troisième édition : seules des cartes Actives peuvent être prises.
ruling-societies-2 = Troisième édition : une couleur que le joueur actif n'a pas vaut 0, donc toute carte de cette couleur avec une [lightbulb|ampoule] convient ; la couleur mauve n'est pas exclue.
ruling-societies-3 = Le joueur affecté choisit la carte et pioche la [5] ; si aucune carte ne convient, ni l'un ni l'autre n'a lieu.
ruling-statistics-1 = Première édition : bien que la carte dise « piocher », il s'agit d'un transfert de l'Influence du joueur affecté dans sa propre Main.
ruling-statistics-2 = { -second-is-shared }
ruling-statistics-3 = Première édition : le joueur affecté choisit parmi ses cartes les plus élevées à égalité ; le Dogme ne se répète que si la Main compte exactement une carte après le transfert.
ruling-steam-engine-1 = La seule carte d'une pile jaune est aussi la carte la plus en dessous : elle est comptabilisée.
ruling-steam-engine-2 = Une [4] jaune qui vient d'être archivée est la carte la plus en dessous : c'est elle qui est comptabilisée.
ruling-steam-engine-3 = Sans carte jaune, rien n'est comptabilisé.
ruling-the-pirate-code-1 = { -second-is-shared }
ruling-the-pirate-code-2 = En cas d'égalité entre les plus faibles de vos cartes Actives avec une [crown|couronne], vous choisissez.
ruling-the-pirate-code-3 = Le joueur affecté choisit les cartes ; si une seule convient, elle est donnée seule et suffit pour le second Dogme.
ruling-the-pirate-code-4 = Sans carte Active avec une [crown|couronne], rien n'est comptabilisé.

## Age 6

ruling-atomic-theory-1 = La mise en jeu est obligatoire et ne dépend pas du décalage.
ruling-canning-1 = Si vous renoncez à archiver, rien n'est comptabilisé.
ruling-canning-2 = Les cartes Actives se déterminent après avoir archivé : une carte archivée qui commence une nouvelle pile est donc comptabilisée aussi si elle n'a pas d'[factory|usine].
ruling-canning-3 = Les cartes ainsi découvertes ne sont pas comptabilisées à leur tour.
ruling-classification-1 = Ce n'est pas un Dogme de Suprématie : il peut être partagé.
ruling-classification-2 = Les adversaires montrent leur Main, dans l'ordre du tour, pour prouver qu'il n'y reste aucune carte de cette couleur.
ruling-classification-3 = La Main d'un partenaire n'est pas touchée.
ruling-classification-4 = Si votre Main est vide, il n'y a pas de couleur à nommer et le Dogme s'arrête.
ruling-classification-5 = Vos propres cartes de cette couleur sont mises en jeu avec les autres, dans l'ordre de votre choix.
ruling-democracy-1 = Plusieurs joueurs peuvent comptabiliser une [8] au cours d'une même Action, si chacun a recyclé plus de cartes que n'importe lequel des joueurs précédents.
ruling-democracy-2 = Le partage se fait comme d'habitude : les joueurs qui partagent d'abord, vous en dernier, puis le Bonus de coopération si l'un d'eux a recyclé quelque chose.
ruling-democracy-3 = Il faut recycler au moins une carte, et une égalité ne suffit pas.
ruling-democracy-4 = Si un joueur exécute le Dogme deux fois au cours d'une même Action, ses cartes recyclées s'additionnent.
ruling-emancipation-1 = { -second-is-shared }
ruling-emancipation-2 = Le joueur affecté choisit la carte ; si sa Main est vide, aucune [6] n'est piochée.
ruling-encyclopedia-1 = { -order-of-melds }
ruling-encyclopedia-2 = Si votre Influence est vide, rien ne se passe.
ruling-industrialization-1 = Le compte se fait une seule fois, avant d'archiver la première carte.
ruling-industrialization-2 = Troisième édition : une pile compte une fois si l'une de ses Ressources visibles est une [factory|usine], y compris celles qu'un décalage dévoile.
ruling-industrialization-3 = Première édition : on additionne les [factory|usines] de toute la Zone de Jeu et on divise par deux, en arrondissant à l'unité inférieure.
ruling-machine-tools-1 = Dans une Influence vide, la valeur la plus élevée est 0 : vous piochez et comptabilisez une [1].
ruling-metric-system-1 = La pile verte est vérifiée avant que le second Dogme puisse la décaler : une première utilisation de la carte ne fait qu'en préparer une autre.
ruling-metric-system-2 = La carte de l'édition Iello dit « n'importe quelle autre couleur », ce qui ne change rien puisque la pile verte est déjà décalée vers la droite.
ruling-vaccination-1 = { -second-is-shared }
ruling-vaccination-2 = Le joueur affecté choisit l'ordre des cartes recyclées, et c'est lui qui pioche et met en jeu la [6].
ruling-vaccination-3 = Une carte recyclée par un seul joueur affecté suffit, et chaque joueur qui exécute le second Dogme ne pioche qu'une [7].

## Age 7

ruling-bicycle-1 = { -groups-may-differ }
ruling-bicycle-2 = Six cartes qui arrivent ainsi dans l'Influence ne comptent pas pour le Domaine [monument].
ruling-bicycle-3 = C'est tout ou rien : aucune carte ne peut être gardée.
ruling-combustion-1 = Troisième édition : les [crown|couronnes] du joueur actif se comptent quand le Dogme est exécuté, et seules les tranches complètes de quatre comptent ; avec moins de quatre, rien n'est pris.
ruling-combustion-2 = Le joueur affecté choisit les cartes ; s'il n'en a pas assez, il les transfère toutes.
ruling-combustion-3 = Troisième édition : le second Dogme est partagé et obligatoire ; il recycle la carte [card:combustion] elle-même si c'est la seule carte rouge.
ruling-combustion-4 = Première édition : il n'y a pas de second Dogme.
ruling-electricity-1 = Seules les cartes Actives au moment où le Dogme commence sont recyclées, pas celles qu'il découvre.
ruling-electricity-2 = { -order-of-return }
ruling-evolution-1 = Si votre Influence est vide, le second choix fait piocher une [1].
ruling-evolution-2 = Vous pouvez renoncer aux deux.
ruling-evolution-3 = La [8] qui vient d'être comptabilisée peut être la carte que vous recyclez.
ruling-evolution-4 = Avec une [10] dans votre Influence, le second choix oblige à piocher une 11 : la partie s'arrête.
ruling-explosives-1 = Un joueur affecté qui a moins de trois cartes les donne toutes.
ruling-explosives-2 = Un joueur affecté qui n'a aucune carte ne donne rien et ne pioche pas de [7].
ruling-explosives-3 = Les trois cartes peuvent être de valeurs différentes ; on les compte à partir de la plus élevée.
ruling-explosives-4 = En cas d'égalité, le joueur affecté choisit.
ruling-explosives-5 = Les éditions formulent différemment la condition pour la [7], mais se jouent de la même façon.
ruling-lighting-1 = Une seule carte archivée rapporte déjà une [7].
ruling-lighting-2 = Vous choisissez les cartes et leur ordre ; toutes sont archivées avant que la première [7] ne soit piochée.
ruling-publications-1 = Cette carte ne donne pas le droit de fouiller les piles des adversaires ; seules leurs cartes Actives vous sont visibles.
ruling-publications-2 = La pile réorganisée garde la direction de son décalage.
ruling-publications-3 = Seule une pile d'au moins deux cartes peut être réorganisée, et vous pouvez renoncer.
ruling-railroad-1 = Si votre Main est vide, vous ne recyclez rien et piochez quand même.
ruling-railroad-2 = Un adversaire qui recycle trois [6] et repioche les trois mêmes a bénéficié du Dogme : le Bonus de coopération est acquis.
ruling-railroad-3 = { -order-of-return }
ruling-railroad-4 = Le second Dogme ne concerne qu'une pile actuellement décalée vers la droite.
ruling-refrigeration-1 = { -second-is-shared }
ruling-refrigeration-2 = Le joueur affecté choisit les cartes et leur ordre ; celui qui n'a qu'une carte ne perd rien.
ruling-sanitation-1 = Les deux côtés peuvent être inégaux ou vides : celui qui n'a pas assez de cartes, ou n'en a aucune, donne ce qu'il a.
ruling-sanitation-2 = { -one-after-the-other }
ruling-sanitation-3 = Les deux cartes les plus élevées peuvent être de valeurs différentes ; on les compte à partir de la plus élevée.
ruling-sanitation-4 = La carte la plus faible du joueur actif est fixée avant l'arrivée des cartes du joueur affecté.
ruling-sanitation-5 = Chaque propriétaire choisit parmi ses propres cartes à égalité : le joueur affecté parmi les siennes, le joueur actif parmi les siennes.

## Age 8

ruling-antibiotics-1 = Une seule carte recyclée rapporte déjà deux [8].
ruling-antibiotics-2 = Toutes les cartes sont recyclées avant de piocher.
ruling-corporations-1 = { -second-is-shared }
ruling-corporations-2 = Le joueur affecté choisit la carte, et c'est lui qui pioche et met en jeu ; si aucune carte ne convient, ni l'un ni l'autre n'a lieu.
ruling-empiricism-1 = Un adversaire qui partage le Dogme et produit vingt [lightbulb|ampoules] gagne, et ce avant que vous ne l'exécutiez vous-même.
ruling-empiricism-2 = Les deux couleurs sont différentes et sont nommées avant de piocher.
ruling-empiricism-3 = Le décalage est facultatif et nécessite une pile d'au moins deux cartes.
ruling-flight-1 = La pile rouge est vérifiée avant que le second Dogme puisse la décaler : une première utilisation de la carte ne fait qu'en préparer une autre.
ruling-mass-media-1 = N'importe quelle valeur peut être nommée, même absente de toutes les Influences, et votre propre Influence est touchée comme les autres.
ruling-mass-media-2 = Vous choisissez l'ordre dans lequel toutes ces cartes sont recyclées.
ruling-mobility-1 = Un joueur affecté qui a moins de deux cartes de ce type donne celles qu'il a.
ruling-mobility-2 = Les deux cartes peuvent être de valeurs différentes ; on les compte à partir de la plus élevée.
ruling-mobility-3 = Seules les cartes Actives au moment où le Dogme commence sont considérées ; celle qu'il découvre est à l'abri.
ruling-mobility-4 = En cas d'égalité, le joueur affecté choisit ; une seule carte transférée suffit pour la [8].
ruling-quantum-theory-1 = Ne recycler qu'une carte est permis et ne rapporte rien.
ruling-rocketry-1 = Ce n'est pas un Dogme de Suprématie : il peut être partagé, et celui qui l'exécute choisit les adversaires visés.
ruling-rocketry-2 = Le nombre exact de cartes doit être recyclé, tant qu'il y en a.
ruling-rocketry-3 = L'Influence d'un partenaire est hors d'atteinte.
ruling-rocketry-4 = Les cartes peuvent venir de différents adversaires.
ruling-rocketry-5 = Vous ne voyez que les valeurs : une carte est donc désignée par son propriétaire et sa valeur.
ruling-rocketry-6 = On divise le nombre d'[clock|horloges] par deux, en arrondissant à l'unité inférieure.
ruling-skyscrapers-1 = Le joueur affecté choisit la carte, comptabilise dans sa propre Influence celle qui se trouvait juste en dessous, et choisit l'ordre des cartes recyclées.
ruling-skyscrapers-2 = S'il n'y avait rien en dessous, rien n'est comptabilisé ni recyclé.
ruling-socialism-1 = Vous choisissez l'ordre dans lequel vous archivez les cartes.
ruling-socialism-2 = La valeur la plus faible se détermine séparément chez chaque adversaire, et toutes ses cartes de cette valeur sont prises.
ruling-socialism-3 = La Main d'un partenaire n'est pas touchée.

## Age 9

ruling-collaboration-1 = C'est le seul Dogme de Suprématie où c'est le joueur actif, et non le joueur affecté, qui choisit.
ruling-collaboration-2 = La pile verte n'a pas besoin d'être décalée ; on compte simplement ses cartes.
ruling-collaboration-3 = Un adversaire qui partage le Dogme et a dix cartes vertes gagne, et ce avant que vous ne l'exécutiez vous-même.
ruling-collaboration-4 = { -second-is-shared }
ruling-collaboration-5 = La carte du joueur actif est posée sur le dessus de sa pile, mais ce n'est pas une mise en jeu ; celle du joueur affecté en est une.
ruling-composites-1 = Le joueur affecté choisit la carte qu'il garde et, en cas d'égalité, laquelle des cartes les plus élevées de son Influence il transfère.
ruling-composites-2 = Un joueur affecté qui n'a qu'une carte en Main, ou aucune, ne perd rien, et la seconde partie a lieu quand même.
ruling-computers-1 = { -for-yourself-only }
ruling-computers-2 = Si la carte n'a qu'un Dogme de Suprématie ([card:databases]), rien d'autre ne se passe.
ruling-ecology-1 = Après le recyclage, il est obligatoire de comptabiliser une carte.
ruling-ecology-2 = Si la carte recyclée était votre dernière, rien n'est comptabilisé, mais les deux [10] sont quand même piochées.
ruling-fission-1 = La carte est montrée, qu'elle soit rouge ou non.
ruling-fission-2 = Une carte qui n'est pas rouge reste chez le joueur affecté qui l'a piochée.
ruling-fission-3 = Les cartes défaussées retournent dans la boîte, et non sous les pioches ; les Dominations restent.
ruling-fission-4 = { -second-is-shared }
ruling-fission-5 = Une carte rouge arrête tout : les joueurs affectés suivants ne piochent pas et le second Dogme n'est pas exécuté.
ruling-fission-6 = Les cartes française et russe n'ont pas la phrase qui met fin à l'Action ; ici, elle vaut dans les deux éditions.
ruling-fission-7 = Le second Dogme peut aussi prendre une carte de votre propre Zone de Jeu, mais jamais la carte [card:fission] elle-même.
ruling-fission-8 = Troisième édition : la [10] est piochée même s'il n'y avait aucune carte à recycler.
ruling-genetics-1 = Toutes les cartes de la pile sauf celle mise en jeu sont comptabilisées, et chacune compte pour le Domaine [monument].
ruling-satellites-1 = { -for-yourself-only }
ruling-satellites-2 = Si votre Main est vide, vous ne recyclez rien et piochez quand même.
ruling-satellites-3 = N'importe quelle carte de votre Main peut être mise en jeu ; si elle n'a qu'un Dogme de Suprématie, rien d'autre ne se passe.
ruling-services-1 = Le joueur affecté choisit la carte qui quitte la Zone de Jeu du joueur actif.
ruling-services-2 = { -one-after-the-other }
ruling-services-3 = Un joueur affecté dont l'Influence est vide ne reçoit rien. Personne ne reçoit rien si le joueur actif n'a aucune carte Active sans [leaf|feuille].
ruling-specialization-1 = La Zone de Jeu d'un partenaire n'est pas touchée.
ruling-specialization-2 = La carte révélée reste en Main.
ruling-specialization-3 = Si votre Main est vide, il n'y a rien à révéler et rien n'est pris.
ruling-suburbia-1 = Quand il n'y a plus de [1], vous piochez dans les Périodes supérieures, et les cartes comptabilisées peuvent valoir beaucoup.
ruling-suburbia-2 = Toutes les cartes sont archivées avant de piocher.

## Age 10

ruling-ai-1 = Si plusieurs joueurs sont à égalité avec le moins de points d'Influence, la partie continue.
ruling-ai-2 = Les deux cartes n'ont pas besoin d'être dans la Zone de Jeu du même joueur.
ruling-ai-3 = { -single-players }
ruling-bioengineering-1 = Ce n'est pas un Dogme de Suprématie : il peut être partagé, et celui qui l'exécute choisit la Zone de Jeu et la carte.
ruling-bioengineering-2 = Si plusieurs joueurs sont à égalité avec le plus de [leaf|feuilles], la partie continue.
ruling-bioengineering-3 = La Zone de Jeu d'un partenaire est hors d'atteinte.
ruling-bioengineering-4 = Votre propre production de [leaf|feuilles] compte comme celle des autres, pour la condition comme pour la victoire.
ruling-databases-1 = Le joueur affecté choisit les cartes et leur ordre ; si son Influence ne contient qu'une carte, il la perd.
ruling-globalization-1 = Si plusieurs joueurs sont à égalité avec le plus de points d'Influence, la partie continue.
ruling-globalization-2 = { -second-is-shared }
ruling-globalization-3 = { -victim-picks }
ruling-globalization-4 = Piocher et vérifier forment un seul Dogme : la vérification suit donc immédiatement la carte piochée par chaque joueur.
ruling-globalization-5 = { -single-players }
ruling-miniaturization-1 = Une carte d'une autre valeur peut être recyclée et ne rapporte rien.
ruling-miniaturization-2 = Si votre Influence est vide, rien n'est pioché.
ruling-robotics-1 = { -for-yourself-only }
ruling-robotics-2 = Sans carte verte, rien n'est comptabilisé, et le reste a lieu quand même.
ruling-robotics-3 = Si la carte mise en jeu n'a qu'un Dogme de Suprématie ([card:databases]), rien d'autre ne se passe.
ruling-robotics-4 = Le tout forme un seul Dogme.
ruling-self-service-1 = { -for-yourself-only }
ruling-self-service-2 = Un adversaire qui partage le Dogme et a le plus de Dominations gagne, et ce avant que vous ne l'exécutiez vous-même.
ruling-self-service-3 = Dans une partie en équipes, les Dominations des partenaires s'additionnent et se comparent à celles de l'autre équipe.
ruling-self-service-4 = Le choix est obligatoire, mais vous pouvez choisir une carte qui n'a qu'un Dogme de Suprématie ; rien ne se passe alors.
ruling-self-service-5 = Si plusieurs joueurs sont à égalité avec le plus de Dominations, personne ne gagne.
ruling-software-1 = L'ordre des mises en jeu est celui dans lequel les cartes sont piochées ; vous ne le choisissez pas.
ruling-software-2 = { -for-yourself-only }
ruling-stem-cells-1 = Chaque carte comptabilisée compte pour le Domaine [monument].
ruling-stem-cells-2 = Si votre Main est vide, rien ne se passe.
ruling-the-internet-1 = On compte les [clock|horloges] une seule fois, avant la première mise en jeu, et on divise par deux, en arrondissant à l'unité inférieure.
ruling-the-internet-2 = Si les [10] s'épuisent en chemin, la partie s'arrête par une victoire d'influence.

## Special achievements

ruling-special-empire-1 = Les Ressources dévoilées par les décalages comptent.
ruling-special-empire-2 = { -claimed-at-once }
ruling-special-empire-3 = { -several-at-once }
ruling-special-monument-1 = Troisième édition : trois cartes archivées et trois comptabilisées ne font pas six.
ruling-special-monument-2 = Première édition : les cartes archivées et comptabilisées se comptent ensemble, donc trois archivées et trois comptabilisées font six.
ruling-special-monument-3 = Les cartes arrivées par transfert ou par échange dans l'Influence ou la Zone de Jeu ne comptent pas.
ruling-special-monument-4 = Le compte porte sur le tour en cours, quel que soit le joueur dont c'est le tour, et repart de zéro au suivant.
ruling-special-monument-5 = { -claimed-at-once }
ruling-special-monument-6 = { -several-at-once }
ruling-special-universe-1 = Les cinq couleurs doivent être présentes dans votre Zone de Jeu, sauf avec [card:astronomy], où les couleurs absentes ne gênent pas.
ruling-special-universe-2 = { -claimed-at-once }
ruling-special-universe-3 = { -several-at-once }
ruling-special-wonder-1 = Un décalage vers la gauche ne compte qu'avec [card:invention].
ruling-special-wonder-2 = { -claimed-at-once }
ruling-special-wonder-3 = { -several-at-once }
ruling-special-world-1 = Avec [card:translation], aucun nombre minimum de piles n'est nécessaire.
ruling-special-world-2 = { -claimed-at-once }
ruling-special-world-3 = { -several-at-once }
