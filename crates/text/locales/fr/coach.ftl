### Ce que dit le coach dans la première partie guidée. Les conventions sont celles du fichier anglais.

## Le début, et comment vont les tours

coach-start = Deux cartes pour [rule:set-up|commencer] : l'une ouvre votre Zone de Jeu, l'autre reste en Main. Choisissez celle que vous aimeriez activer en premier.
    .why = Six [rule:achievements|Dominations] donnent la victoire, et les cartes de votre Zone de Jeu y mènent : c'est [rule:goal|le but du jeu]. Vous choisissez en même temps que le bot, et le joueur dont la carte vient en premier dans l'ordre alphabétique [rule:set-up|commence].
coach-turn = C'est votre [rule:turn|tour] ! Choisissez une Action : piochez une carte, posez-en une de votre Main ou activez-en une de votre Zone de Jeu.
    .why = Un [rule:turn|tour] compte deux Actions, même identiques. Seul le premier joueur n'en a qu'une à son premier tour.
coach-draw = Une nouvelle carte. Lisez-la et posez-vous deux questions : est-ce que je l'activerais, et que recouvrirait-elle ?
    .why = Vous [rule:draw|piochez] dans la pioche de votre carte Active la plus élevée. Des cartes plus élevées en jeu en amènent de plus élevées en Main.
coach-meld = Cette carte est en jeu, et ses Ressources comptent pour vous. Vous pouvez l'activer dès la prochaine Action.
    .why = Les [rule:icons|Ressources] décident qui partage et qui doit obéir, que vous activiez la carte ou non.
coach-cover = Vous avez recouvert une carte. Elle n'est pas perdue, mais seule celle du dessus peut être activée.
    .why = Un [rule:splay|décalage] peut rendre ses Ressources visibles, et certains Dogmes la faire remonter.
coach-age = Vous avez une carte Active plus élevée qu'avant : vous piochez maintenant des cartes plus modernes. Être en avance dans les Périodes, c'est la moitié du jeu.
    .why = Les cartes plus modernes sont plus fortes et [rule:score|valent plus de points]. Mais les pioches vides vous font avancer tous les deux.

## Activer

coach-dogma = Vous avez activé { $card }. Elle reste dans votre Zone de Jeu, prête à resservir.
    .why = [rule:dogma|Activer], c'est cela : tous les Dogmes de la carte, dans l'ordre.
coach-i-share = [player:1|Le bot] a activé { $card }, et vous avez partagé. Vous avez joué avant le bot, et il a suffi d'avoir assez de cette Ressource.
    .why = Vous avez au moins autant de cette Ressource que le bot, donc vous [rule:share|partagez]. En échange, [player:1|le bot] a reçu un Bonus de coopération.
coach-they-share = [player:1|Le bot] a partagé { $card }, car il a au moins autant de cette Ressource que vous. En échange, vous avez pioché une carte de plus.
    .why = Avant d'activer une carte, regardez l'aperçu : il dit qui [rule:share|partagerait]. Parfois le [rule:free-draw|Bonus de coopération] en vaut la peine, parfois non.
coach-demanded = C'était un Dogme de Suprématie : { $card } vous visait, car vous avez moins de cette Ressource. En avoir plus en jeu aurait suffi à l'éviter.
    .why = Un [rule:demand|Dogme de Suprématie] n'affecte que les joueurs qui ont moins de la Ressource requise que le joueur actif. Poser une carte avec cette Ressource est la meilleure défense.
coach-safe = [player:1|Le bot] a activé { $card }, et son Dogme de Suprématie est resté sans effet sur vous. Vous avez assez de cette Ressource.
    .why = Un joueur qui a au moins autant de la Ressource requise que le joueur actif est [rule:demand|à l'abri], et partage même les autres Dogmes.
coach-my-demand = Votre Dogme de Suprématie a réussi : [player:1|le bot] avait moins de cette Ressource et a dû obéir. Vous pouvez recommencer tant que vous en avez plus.
    .why = Dans le texte d'un [rule:demand|Dogme de Suprématie], « vous » est l'adversaire affecté et « je » le joueur actif.
coach-may = « Vous pouvez » veut dire que vous avez le droit de refuser. Regardez ce que vous céderiez, et ce que vous obtiendriez.
    .why = Un Dogme [rule:effects|doit être exécuté], sauf s'il dit « vous pouvez ».
coach-order = Ces cartes vont toutes au même endroit ; vous ne choisissez que l'ordre. Il compte rarement, prenez-les comme elles viennent.
    .why = La dernière carte [rule:return|recyclée] se retrouve tout en dessous ; la dernière mise en jeu, sur le dessus.
coach-splay = Une pile à décaler ! Ses cartes recouvertes montreront à nouveau des Ressources : vous gagnez en force sans nouvelle carte.
    .why = Vers la [rule:splay|gauche], on voit une Ressource de chaque carte recouverte, vers la droite deux, vers le haut trois.

## Ce qui arrive aux cartes

coach-score = Vous avez gagné des points d'Influence. Ils ne se dépensent jamais : il suffit qu'ils soient là quand vous dominez.
    .why = Dans l'[rule:score|Influence], une carte rapporte sa valeur. Il faut cinq points pour la Période 1, dix pour la 2, et ainsi de suite.
coach-return = Une carte recyclée va en dessous de la pioche de sa Période. Vous ne la reverrez sans doute pas.
    .why = [rule:return|Recycler] est le prix de certains Dogmes. Payez avec les cartes dont vous n'avez pas besoin.
coach-tuck = Une carte archivée va en dessous de sa pile. Elle y attend qu'un décalage montre ses Ressources.
    .why = [rule:tuck|Six cartes archivées] en un tour suffiraient même pour un Domaine.
coach-transfer = Une carte a changé de propriétaire. Transférer, ce n'est que cela : la carte se déplace, et rien d'autre.
    .why = Elle n'est ni comptabilisée ni mise en jeu, et ne [rule:transfer|compte donc pas comme telle].
coach-proof = On vous a demandé une carte que vous n'avez pas : vous avez montré votre Main comme preuve. [player:1|Le bot] la connaît maintenant.
    .why = Avec la [rule:prove|preuve], personne n'a à croire les autres sur parole.
coach-passed-over = La pioche prévue est vide : vous avez pioché dans la suivante. On peut ainsi sauter toute une Période.
    .why = Les [rule:supply|pioches vides] sont sautées. Quand il faudrait aller au-delà de 10, la partie s'arrête.

## Les Dominations, et la fin

coach-points-short = Une Domination est proche : quelques points suffisent. Cherchez une carte qui fait comptabiliser.
    .why = Cinq points par Période, et une carte Active de cette Période ou plus élevée : [rule:achieve|il n'en faut pas plus].
coach-card-short = Vous avez les points d'une autre Domination, mais pas de carte Active de cette Période. Posez une carte plus élevée, puis dominez.
    .why = Il faut les deux : les points et une [rule:achieve|carte Active de cette Période ou plus élevée].
coach-achieve = Une Domination est à votre portée ! Dominer est une Action ; si [player:1|le bot] vous devance, la Domination est perdue.
    .why = [rule:achieve|Dominer] ne coûte que l'Action : vous gardez vos points.
coach-claimed = Votre première Domination. Il en faut six pour gagner, et personne ne peut vous la reprendre.
    .why = Vos points sont toujours là. Chaque [rule:achievements|Période suivante] en demande cinq de plus que la précédente.
coach-they-claimed = [player:1|Le bot] a obtenu une Domination. Celle-là est prise pour de bon, mais il reste les autres Périodes.
    .why = Les Périodes se dominent [rule:achieve|dans n'importe quel ordre]. Surveillez les points du [player:1|bot].
coach-special = Un Domaine ! Il n'a pas fallu d'Action, seulement sa condition.
    .why = Il y en a cinq, chacun avec [rule:special-achievements|sa condition]. La table montre où vous en êtes.
coach-hand = Votre Main grandit. Les cartes n'y font encore rien : posez celles que vous aimeriez activer.
    .why = Chaque couleur peut avoir une [rule:top-card|carte Active] : jusqu'à cinq cartes à votre service.
coach-i-lead = La victoire est proche : il ne manque que quelques Dominations. Préparez la prochaine et protégez vos points.
    .why = La partie [rule:end|s'arrête] dès que quelqu'un en a six.
coach-they-lead = [player:1|Le bot] est près de gagner. Désormais, avant chaque Action, demandez-vous s'il peut dominer à son prochain tour.
    .why = Prenez la Domination avant lui, ou retirez-lui les [rule:end|points ou la carte Active] qu'il lui faut.
coach-last-age = Voici les dernières Périodes. Quand il faudrait piocher une carte au-delà de 10, la partie s'arrête, et le joueur qui a le plus de points gagne.
    .why = C'est la [rule:end|deuxième façon] de gagner : comptez les points avant de piocher.
coach-won = Vous avez gagné ! La prochaine fois, jouez sans coach, ou contre un bot plus fort.
    .why = Regardez l'analyse de la partie : elle montre ce qui l'a décidée.
coach-lost = Celle-ci, c'est [player:1|le bot] qui l'a gagnée. Vous connaissez maintenant tout le jeu, et la prochaine sera différente.
    .why = Regardez l'analyse de la partie : elle montre où elle a basculé.

## Ce que la table propose

coach-hint = Vous hésitez ? Demandez un conseil : il dit ce que vaut chaque choix, et pourquoi.
    .why = À une table d'entraînement, vous pouvez aussi annuler n'importe quelle réponse et en essayer une autre.
coach-secrets = Des cartes cachées du [player:1|bot], vous voyez le nombre et les Périodes, mais pas les faces. Il en va de même des vôtres.
    .why = [rule:secrets|Ce qui a été montré] reste dans le journal, et la table s'en souvient pour vous.
coach-words = Chaque terme des règles peut être consulté là où vous le lisez. Une touche suffit pour ouvrir les règles en bref.
    .why = Personne ne connaît les 105 cartes à la première partie. Lisez seulement celles qui sont en jeu.
