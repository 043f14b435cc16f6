### The names and the effects of the 105 cards.
###
### The value of a message is the card's name. Its attributes are its effects, in card order: .effect-1,
### .effect-2, .effect-3. Where the first edition plays differently, .first-N stands in for .effect-N.
###
### Tokens in square brackets are drawn by each screen in its own way, and keep their English spelling:
###   [castle] [crown] [leaf] [lightbulb] [factory] [clock]   an icon; [castle|châteaux] is shown with
###                                                           the words after the bar where there is no picture
###   [3]                                                     a card of value 3, or the value 3
###   [red] [yellow] [green] [blue] [purple]                  a color, shown with its word in words.ftl;
###   [red|rouges]                                            the same, shown with the word after the bar
###   [card:tools]  [card:tools|…]                            another card, by its name
###   [monument] [empire] [world] [wonder] [universe]         a special achievement, by its name
### Every language has the same tokens in the same text, in any order.
###
### A demand speaks as the player whose turn it is: "I" and "my" are that player, "you" is the opponent who
### carries it out. In every other effect "you" is whoever carries it out.
###
### French words, those of the rulebook: an effect is a Dogme; to meld is « mettre en jeu » (Poser is the action);
### a card is « avec un [castle|château] » or « sans [castle|château] », a player « produit » what their board shows; « une [3] » is a card.
### The colors of words.ftl are feminine singular (pile verte, carte verte).

## Age 1

card-agriculture = Agriculture
    .effect-1 = Vous pouvez recycler une carte de votre Main. Si vous le faites, piochez une carte de valeur supérieure de 1 à celle de la carte recyclée, et comptabilisez la carte piochée.
card-archery = Archerie
    .effect-1 = J'exige que vous piochiez une [1], puis que vous transfériez la carte la plus élevée de votre Main dans ma Main.
card-city-states = Cités-États
    .effect-1 = J'exige, si vous produisez au moins quatre [castle|châteaux], que vous transfériez dans ma Zone de Jeu une de vos cartes Actives avec un [castle|château]. Si vous le faites, piochez une [1].
card-clothing = Tissage
    .effect-1 = Mettez en jeu une carte de votre Main dont la couleur est absente de votre Zone de Jeu.
    .effect-2 = Pour chaque couleur présente dans votre Zone de Jeu mais dans celle d'aucun adversaire, piochez une [1] et comptabilisez-la.
card-code-of-laws = Code de lois
    .effect-1 = Vous pouvez archiver une carte de votre Main dont la couleur est déjà présente dans votre Zone de Jeu. Si vous le faites, vous pouvez décaler votre pile de cette couleur vers la gauche.
card-domestication = Élevage
    .effect-1 = Mettez en jeu la carte la plus faible de votre Main. Piochez ensuite une [1].
card-masonry = Maçonnerie
    .effect-1 = Vous pouvez mettre en jeu n'importe quel nombre de cartes de votre Main avec un [castle|château]. Si vous en avez ainsi mis en jeu au moins quatre, dominez le Domaine [monument].
card-metalworking = Métallurgie
    .effect-1 = Piochez une [1] et révélez-la. Si elle a un [castle|château], comptabilisez-la et répétez ce Dogme ; sinon, gardez-la en Main.
card-mysticism = Mysticisme
    .effect-1 = Piochez une [1] et révélez-la. Si sa couleur est déjà présente dans votre Zone de Jeu, mettez-la en jeu et piochez une autre [1].
card-oars = Rames
    .effect-1 = J'exige que vous transfériez dans mon Influence une carte de votre Main avec une [crown|couronne]. Si vous le faites, piochez une [1] et répétez ce Dogme.
    .effect-2 = Si le Dogme de Suprématie n'a fait transférer aucune carte, piochez une [1].
    .first-1 = J'exige que vous transfériez dans mon Influence une carte de votre Main avec une [crown|couronne]. Si vous le faites, piochez une [1].
card-pottery = Poterie
    .effect-1 = Vous pouvez recycler jusqu'à trois cartes de votre Main. Si vous en avez recyclé au moins une, piochez une carte de valeur égale au nombre de cartes recyclées et comptabilisez-la.
    .effect-2 = Piochez une [1].
card-sailing = Voiles
    .effect-1 = Piochez une [1] et mettez-la en jeu.
card-the-wheel = La Roue
    .effect-1 = Piochez deux [1].
card-tools = Outils
    .effect-1 = Vous pouvez recycler trois cartes de votre Main. Si vous en avez recyclé trois, piochez une [3] et mettez-la en jeu.
    .effect-2 = Vous pouvez recycler une [3] de votre Main. Si vous le faites, piochez trois [1].
card-writing = Écriture
    .effect-1 = Piochez une [2].

## Age 2

card-calendar = Calendrier
    .effect-1 = S'il y a plus de cartes dans votre Influence que dans votre Main, piochez deux [3].
card-canal-building = Construction de canaux
    .effect-1 = Vous pouvez échanger toutes les cartes de valeur la plus élevée de votre Main contre toutes les cartes de valeur la plus élevée de votre Influence.
card-construction = Construction
    .effect-1 = J'exige que vous transfériez deux cartes de votre Main dans ma Main, puis que vous piochiez une [2].
    .effect-2 = Si vous avez cinq cartes Actives et qu'aucun adversaire n'en a cinq, dominez le Domaine [empire].
card-currency = Monnaie
    .effect-1 = Vous pouvez recycler autant de cartes de votre Main que vous le souhaitez. Pour chaque valeur différente parmi les cartes recyclées, piochez une [2] et comptabilisez-la.
card-fermenting = Fermentation
    .effect-1 = Pour chaque couleur de votre Zone de Jeu qui produit au moins une [leaf|feuille], piochez une [2].
    .first-1 = Pour chaque tranche de deux [leaf|feuilles] que vous produisez, piochez une [2].
card-mapmaking = Cartographie
    .effect-1 = J'exige que vous transfériez une [1] de votre Influence dans mon Influence.
    .effect-2 = Si le Dogme de Suprématie a fait transférer au moins une carte, piochez une [1] et comptabilisez-la.
card-mathematics = Mathématiques
    .effect-1 = Vous pouvez recycler une carte de votre Main. Si vous le faites, piochez une carte de valeur supérieure de 1 à celle de la carte recyclée, et mettez en jeu la carte piochée.
card-monotheism = Monothéisme
    .effect-1 = J'exige que vous transfériez dans mon Influence une de vos cartes Actives dont la couleur est absente de ma Zone de Jeu. Si vous le faites, piochez une [1] et archivez-la.
    .effect-2 = Piochez une [1] et archivez-la.
card-philosophy = Philosophie
    .effect-1 = Vous pouvez décaler une de vos piles vers la gauche.
    .effect-2 = Vous pouvez comptabiliser une carte de votre Main.
card-road-building = Réseau Routier
    .effect-1 = Mettez en jeu une ou deux cartes de votre Main. Si vous en avez mis deux en jeu, vous pouvez choisir un autre joueur et transférer votre carte Active [red] dans sa Zone de Jeu. Si vous le faites, transférez sa carte Active [green] dans votre Zone de Jeu.

## Age 3

card-alchemy = Alchimie
    .effect-1 = Pour chaque tranche de trois [castle|châteaux] que vous produisez, piochez une [4] et révélez-la. Si au moins une des cartes ainsi piochées est [red], recyclez-les toutes, avec toutes les cartes de votre Main ; sinon, gardez-les.
    .effect-2 = Mettez en jeu une carte de votre Main, puis comptabilisez une carte de votre Main.
card-compass = Boussole
    .effect-1 = J'exige que vous transfériez dans ma Zone de Jeu une de vos cartes Actives non [green|vertes] avec une [leaf|feuille], puis que vous transfériez dans votre Zone de Jeu une de mes cartes Actives sans [leaf|feuille].
card-education = Éducation
    .effect-1 = Vous pouvez recycler la carte la plus élevée de votre Influence. Si vous le faites, piochez une carte de valeur supérieure de 2 à celle de la carte la plus élevée qui y reste.
card-engineering = Ingénierie
    .effect-1 = J'exige que vous transfériez dans mon Influence toutes vos cartes Actives avec un [castle|château].
    .effect-2 = Vous pouvez décaler votre pile [red] vers la gauche.
card-feudalism = Féodalisme
    .effect-1 = J'exige que vous transfériez dans ma Main une carte de votre Main avec un [castle|château]. Si vous le faites, annulez le décalage de votre pile de la même couleur.
    .effect-2 = Vous pouvez décaler votre pile [yellow] ou [purple] vers la gauche.
    .first-1 = J'exige que vous transfériez dans mon Influence une carte de votre Main avec un [castle|château].
card-machinery = Machinerie
    .effect-1 = J'exige que vous échangiez toutes les cartes de votre Main contre toutes les cartes de valeur la plus élevée de ma Main.
    .effect-2 = Comptabilisez une carte de votre Main avec un [castle|château]. Vous pouvez décaler votre pile [red] vers la gauche.
card-medicine = Médecine
    .effect-1 = J'exige que vous échangiez la carte la plus élevée de votre Influence contre la carte la plus faible de mon Influence.
card-optics = Optique
    .effect-1 = Piochez une [3] et mettez-la en jeu. Si elle a une [crown|couronne], piochez une [4] et comptabilisez-la. Sinon, transférez une carte de votre Influence dans celle d'un adversaire qui a moins de points d'Influence que vous.
card-paper = Papier
    .effect-1 = Vous pouvez décaler votre pile [green] ou [blue] vers la gauche.
    .effect-2 = Pour chacune de vos piles décalées vers la gauche, piochez une [4].
card-translation = Traduction
    .effect-1 = Vous pouvez mettre en jeu toutes les cartes de votre Influence ; toutes ou aucune.
    .effect-2 = Si toutes vos cartes Actives ont une [crown|couronne], dominez le Domaine [world].

## Age 4

card-anatomy = Anatomie
    .effect-1 = J'exige que vous recycliez une carte de votre Influence. Si vous le faites, recyclez une de vos cartes Actives de même valeur.
card-colonialism = Colonialisme
    .effect-1 = Piochez une [3] et archivez-la. Si elle a une [crown|couronne], répétez ce Dogme.
card-enterprise = Droit des sociétés
    .effect-1 = J'exige que vous transfériez dans ma Zone de Jeu une de vos cartes Actives non [purple|mauves] avec une [crown|couronne]. Si vous le faites, piochez une [4] et mettez-la en jeu.
    .effect-2 = Vous pouvez décaler votre pile [green] vers la droite.
card-experimentation = Expérimentation
    .effect-1 = Piochez une [5] et mettez-la en jeu.
card-gunpowder = Poudre
    .effect-1 = J'exige que vous transfériez dans mon Influence une de vos cartes Actives avec un [castle|château].
    .effect-2 = Si le Dogme de Suprématie a fait transférer au moins une carte, piochez une [2] et comptabilisez-la.
card-invention = Invention
    .effect-1 = Vous pouvez décaler vers la droite une de vos piles actuellement décalées vers la gauche. Si vous le faites, piochez une [4] et comptabilisez-la.
    .effect-2 = Si les cinq couleurs sont présentes dans votre Zone de Jeu et que chacune est décalée, quelle que soit la direction, dominez le Domaine [wonder].
card-navigation = Navigation
    .effect-1 = J'exige que vous transfériez une [2] ou une [3] de votre Influence dans mon Influence.
card-perspective = Perspective
    .effect-1 = Vous pouvez recycler une carte de votre Main. Si vous le faites, comptabilisez une carte de votre Main pour chaque tranche de deux [lightbulb|ampoules] que vous produisez.
card-printing-press = Imprimerie
    .effect-1 = Vous pouvez recycler une carte de votre Influence. Si vous le faites, piochez une carte de valeur supérieure de 2 à celle de votre carte Active [purple].
    .effect-2 = Vous pouvez décaler votre pile [blue] vers la droite.
card-reformation = Réforme
    .effect-1 = Vous pouvez archiver une carte de votre Main pour chaque tranche de deux [leaf|feuilles] que vous produisez ; ce nombre de cartes, ou aucune.
    .effect-2 = Vous pouvez décaler votre pile [yellow] ou [purple] vers la droite.

## Age 5

card-astronomy = Astronomie
    .effect-1 = Piochez une [6] et révélez-la. Si elle est [green] ou [blue], mettez-la en jeu et répétez ce Dogme ; sinon, gardez-la en Main.
    .effect-2 = Si toutes vos cartes Actives non [purple|mauves] sont de valeur [6] ou plus, dominez le Domaine [universe].
card-banking = Système Bancaire
    .effect-1 = J'exige que vous transfériez dans ma Zone de Jeu une de vos cartes Actives non [green|vertes] avec une [factory|usine]. Si vous le faites, piochez une [5] et comptabilisez-la.
    .effect-2 = Vous pouvez décaler votre pile [green] vers la droite.
card-chemistry = Chimie
    .effect-1 = Vous pouvez décaler votre pile [blue] vers la droite.
    .effect-2 = Piochez une carte de valeur supérieure de 1 à celle de votre carte Active la plus élevée et comptabilisez-la. Recyclez ensuite une carte de votre Influence.
card-coal = Charbon
    .effect-1 = Piochez une [5] et archivez-la.
    .effect-2 = Vous pouvez décaler votre pile [red] vers la droite.
    .effect-3 = Vous pouvez comptabiliser une de vos cartes Actives. Si vous le faites, comptabilisez aussi la carte qui se trouvait juste en dessous.
card-measurement = Théorie de la mesure
    .effect-1 = Vous pouvez révéler une carte de votre Main et la recycler. Si vous le faites, décalez votre pile de la même couleur vers la droite, et piochez une carte de valeur égale au nombre de cartes de cette couleur dans votre Zone de Jeu.
    .first-1 = Vous pouvez recycler une carte de votre Main. Si vous le faites, choisissez une couleur, décalez votre pile de cette couleur vers la droite, et piochez une carte de valeur égale au nombre de cartes de cette couleur dans votre Zone de Jeu.
card-physics = Physique
    .effect-1 = Piochez trois [6] et révélez-les. Si au moins deux d'entre elles sont de la même couleur, recyclez les trois, avec toutes les cartes de votre Main ; sinon, gardez-les.
card-societies = Compagnies Marchandes
    .effect-1 = J'exige que vous transfériez dans ma Zone de Jeu une de vos cartes Actives avec une [lightbulb|ampoule], de valeur supérieure à celle de ma carte Active de la même couleur. Si vous le faites, piochez une [5].
    .first-1 = J'exige que vous transfériez dans ma Zone de Jeu une de vos cartes Actives non [purple|mauves] avec une [lightbulb|ampoule]. Si vous le faites, piochez une [5].
card-statistics = Statistiques
    .effect-1 = J'exige que vous transfériez toutes les cartes de valeur la plus élevée de votre Influence dans votre propre Main.
    .effect-2 = Vous pouvez décaler votre pile [yellow] vers la droite.
    .first-1 = J'exige que vous transfériez la carte la plus élevée de votre Influence dans votre propre Main. Si vous le faites et que c'est maintenant la seule carte de votre Main, répétez ce Dogme.
card-steam-engine = Machine à Vapeur
    .effect-1 = Piochez et archivez deux [4], l'une après l'autre. Comptabilisez ensuite la carte la plus en dessous de votre pile [yellow].
card-the-pirate-code = Le Code des Pirates
    .effect-1 = J'exige que vous transfériez deux cartes de valeur [4] ou moins de votre Influence dans mon Influence.
    .effect-2 = Si le Dogme de Suprématie a fait transférer au moins une carte, comptabilisez la plus faible de vos cartes Actives avec une [crown|couronne].

## Age 6

card-atomic-theory = Théorie de l'Atome
    .effect-1 = Vous pouvez décaler votre pile [blue] vers la droite.
    .effect-2 = Piochez une [7] et mettez-la en jeu.
card-canning = Conserves
    .effect-1 = Vous pouvez piocher une [6] et l'archiver. Si vous le faites, comptabilisez toutes vos cartes Actives sans [factory|usine].
    .effect-2 = Vous pouvez décaler votre pile [yellow] vers la droite.
card-classification = Classification
    .effect-1 = Nommez la couleur d'une carte de votre Main. Prenez toutes les cartes de cette couleur des Mains de tous vos adversaires et ajoutez-les à votre Main. Mettez ensuite en jeu toutes les cartes de cette couleur de votre Main.
card-democracy = Démocratie
    .effect-1 = Vous pouvez recycler autant de cartes de votre Main que vous le souhaitez. Si, depuis le début de cette Action Activer, vous avez recyclé grâce à [card:democracy] plus de cartes que chacun de vos adversaires, piochez une [8] et comptabilisez-la.
card-emancipation = Émancipation
    .effect-1 = J'exige que vous transfériez une carte de votre Main dans mon Influence. Si vous le faites, piochez une [6].
    .effect-2 = Vous pouvez décaler votre pile [red] ou [purple] vers la droite.
card-encyclopedia = Encyclopédie
    .effect-1 = Vous pouvez mettre en jeu toutes les cartes de valeur la plus élevée de votre Influence ; toutes ou aucune.
card-industrialization = Industrialisation
    .effect-1 = Pour chaque couleur de votre Zone de Jeu qui produit au moins une [factory|usine], piochez une [6] et archivez-la.
    .effect-2 = Vous pouvez décaler votre pile [red] ou [purple] vers la droite.
    .first-1 = Pour chaque tranche de deux [factory|usines] que vous produisez, piochez une [6] et archivez-la.
card-machine-tools = Machines-Outils
    .effect-1 = Piochez une carte de même valeur que la carte la plus élevée de votre Influence et comptabilisez-la.
card-metric-system = Système Métrique
    .effect-1 = Si votre pile [green] est décalée vers la droite, vous pouvez décaler n'importe laquelle de vos piles vers la droite.
    .effect-2 = Vous pouvez décaler votre pile [green] vers la droite.
card-vaccination = Vaccination
    .effect-1 = J'exige que vous recycliez toutes les cartes de valeur la plus faible de votre Influence. Si vous en avez recyclé au moins une, piochez une [6] et mettez-la en jeu.
    .effect-2 = Si le Dogme de Suprématie a fait recycler au moins une carte, piochez une [7] et mettez-la en jeu.

## Age 7

card-bicycle = Bicyclette
    .effect-1 = Vous pouvez échanger toutes les cartes de votre Main contre toutes les cartes de votre Influence.
card-combustion = Moteur à Explosion
    .effect-1 = J'exige que vous transfériez une carte de votre Influence dans mon Influence pour chaque tranche de quatre [crown|couronnes] que je produis.
    .effect-2 = Recyclez la carte la plus en dessous de votre pile [red].
    .first-1 = J'exige que vous transfériez deux cartes de votre Influence dans mon Influence.
card-electricity = Électricité
    .effect-1 = Recyclez toutes vos cartes Actives sans [factory|usine]. Piochez ensuite autant de [8] que vous avez recyclé de cartes.
card-evolution = Évolution
    .effect-1 = Vous pouvez choisir : soit piocher une [8], la comptabiliser, puis recycler une carte de votre Influence ; soit piocher une carte de valeur supérieure de 1 à celle de la carte la plus élevée de votre Influence.
card-explosives = Explosifs
    .effect-1 = J'exige que vous transfériez les trois cartes les plus élevées de votre Main dans ma Main. Si vous en avez transféré au moins une et que votre Main est maintenant vide, piochez une [7].
card-lighting = Éclairage
    .effect-1 = Vous pouvez archiver jusqu'à trois cartes de votre Main. Pour chaque valeur différente parmi les cartes archivées, piochez une [7] et comptabilisez-la.
card-publications = Publications
    .effect-1 = Vous pouvez réorganiser à votre guise les cartes d'une de vos piles.
    .effect-2 = Vous pouvez décaler votre pile [yellow] ou [blue] vers le haut.
card-railroad = Chemin de Fer
    .effect-1 = Recyclez toutes les cartes de votre Main. Piochez ensuite trois [6].
    .effect-2 = Vous pouvez décaler vers le haut une de vos piles actuellement décalées vers la droite.
card-refrigeration = Réfrigération
    .effect-1 = J'exige que vous recycliez la moitié des cartes de votre Main, arrondie à l'unité inférieure.
    .effect-2 = Vous pouvez comptabiliser une carte de votre Main.
card-sanitation = Santé Publique
    .effect-1 = J'exige que vous échangiez les deux cartes les plus élevées de votre Main contre la carte la plus faible de ma Main.

## Age 8

card-antibiotics = Antibiotiques
    .effect-1 = Vous pouvez recycler jusqu'à trois cartes de votre Main. Pour chaque valeur différente parmi les cartes recyclées, piochez deux [8].
card-corporations = Corporations
    .effect-1 = J'exige que vous transfériez dans mon Influence une de vos cartes Actives non [green|vertes] avec une [factory|usine]. Si vous le faites, piochez une [8] et mettez-la en jeu.
    .effect-2 = Piochez une [8] et mettez-la en jeu.
card-empiricism = Scientisme
    .effect-1 = Nommez deux couleurs, puis piochez une [9] et révélez-la. Si elle est d'une de ces couleurs, mettez-la en jeu, et vous pouvez décaler votre pile de cette couleur vers le haut ; sinon, gardez-la en Main.
    .effect-2 = Si vous produisez au moins vingt [lightbulb|ampoules], vous gagnez immédiatement.
card-flight = Aviation
    .effect-1 = Si votre pile [red] est décalée vers le haut, vous pouvez décaler n'importe laquelle de vos piles vers le haut.
    .effect-2 = Vous pouvez décaler votre pile [red] vers le haut.
card-mass-media = Média de Masse
    .effect-1 = Vous pouvez recycler une carte de votre Main. Si vous le faites, nommez une valeur et recyclez toutes les cartes de cette valeur de l'Influence de tous les joueurs.
    .effect-2 = Vous pouvez décaler votre pile [purple] vers le haut.
card-mobility = Mobilité
    .effect-1 = J'exige que vous transfériez dans mon Influence les deux plus élevées de vos cartes Actives non [red|rouges] sans [factory|usine]. Si vous en avez transféré au moins une, piochez une [8].
card-quantum-theory = Théorie Quantique
    .effect-1 = Vous pouvez recycler jusqu'à deux cartes de votre Main. Si vous en avez recyclé deux, piochez une [10], puis piochez une [10] et comptabilisez-la.
card-rocketry = Fusées
    .effect-1 = Pour chaque tranche de deux [clock|horloges] que vous produisez, recyclez une carte de l'Influence de n'importe quel adversaire.
card-skyscrapers = Gratte-ciel
    .effect-1 = J'exige que vous transfériez dans ma Zone de Jeu une de vos cartes Actives non [yellow|jaunes] avec une [clock|horloge]. Si vous le faites, comptabilisez la carte qui se trouvait juste en dessous et recyclez toutes les autres cartes de cette pile.
card-socialism = Communisme
    .effect-1 = Vous pouvez archiver toutes les cartes de votre Main ; toutes ou aucune. Si vous avez archivé au moins une carte [purple], prenez toutes les cartes de valeur la plus faible de la Main de chaque adversaire et ajoutez-les à votre Main.

## Age 9

card-collaboration = Coopération
    .effect-1 = J'exige que vous piochiez deux [9] et que vous les révéliez. Transférez celle de mon choix dans ma Zone de Jeu et mettez l'autre en jeu.
    .effect-2 = Si vous avez au moins dix cartes [green|vertes] dans votre Zone de Jeu, vous gagnez immédiatement.
card-composites = Composites
    .effect-1 = J'exige que vous transfériez dans ma Main toutes les cartes de votre Main sauf une, et dans mon Influence la carte la plus élevée de votre Influence.
card-computers = Ordinateurs
    .effect-1 = Vous pouvez décaler votre pile [red] ou [green] vers le haut.
    .effect-2 = Piochez une [10] et mettez-la en jeu, puis exécutez ses Dogmes Coopératifs sans les partager.
card-ecology = Écologie
    .effect-1 = Vous pouvez recycler une carte de votre Main. Si vous le faites, comptabilisez une carte de votre Main et piochez deux [10].
card-fission = Fission
    .effect-1 = J'exige que vous piochiez une [10] et que vous la révéliez. Si elle est [red], défaussez toutes les cartes de toutes les Mains, Zones de Jeu et Influences, et l'Action Activer prend fin immédiatement.
    .effect-2 = Recyclez une carte Active, autre que [card:fission], de la Zone de Jeu de n'importe quel joueur. Piochez ensuite une [10].
    .first-2 = Recyclez une carte Active, autre que [card:fission], de la Zone de Jeu de n'importe quel joueur.
card-genetics = Génétique
    .effect-1 = Piochez une [10] et mettez-la en jeu. Comptabilisez toutes les cartes qui se trouvent en dessous.
card-satellites = Satellites
    .effect-1 = Recyclez toutes les cartes de votre Main. Piochez ensuite trois [8].
    .effect-2 = Vous pouvez décaler votre pile [purple] vers le haut.
    .effect-3 = Mettez en jeu une carte de votre Main, puis exécutez ses Dogmes Coopératifs sans les partager.
card-services = Services
    .effect-1 = J'exige que vous transfériez toutes les cartes de valeur la plus élevée de votre Influence dans ma Main. Si vous en avez transféré au moins une, transférez dans votre Main une de mes cartes Actives sans [leaf|feuille].
card-specialization = Spécialisation
    .effect-1 = Révélez une carte de votre Main. Dans la Zone de Jeu de chaque adversaire, prenez la carte Active de la même couleur et ajoutez-la à votre Main.
    .effect-2 = Vous pouvez décaler votre pile [yellow] ou [blue] vers le haut.
card-suburbia = Banlieues Chics
    .effect-1 = Vous pouvez archiver autant de cartes de votre Main que vous le souhaitez. Pour chaque carte archivée, piochez une [1] et comptabilisez-la.

## Age 10

card-ai = Intelligence Artificielle
    .effect-1 = Piochez une [10] et comptabilisez-la.
    .effect-2 = Si [card:robotics] et [card:software] sont toutes deux des cartes Actives, même dans des Zones de Jeu différentes, le joueur avec le moins de points d'Influence gagne immédiatement, sauf en cas d'égalité.
card-bioengineering = Bio-Ingénierie
    .effect-1 = Dans la Zone de Jeu de n'importe quel adversaire, prenez une carte Active avec une [leaf|feuille] et transférez-la dans votre Influence.
    .effect-2 = Si au moins un joueur produit moins de trois [leaf|feuilles], le joueur qui produit le plus de [leaf|feuilles] gagne immédiatement, sauf en cas d'égalité.
card-databases = Bases de Données
    .effect-1 = J'exige que vous recycliez la moitié des cartes de votre Influence, arrondie à l'unité supérieure.
card-globalization = Mondialisation
    .effect-1 = J'exige que vous recycliez une de vos cartes Actives avec une [leaf|feuille].
    .effect-2 = Piochez une [6] et comptabilisez-la. Ensuite, si chaque joueur produit au moins autant d'[factory|usines] que de [leaf|feuilles], le joueur avec le plus de points d'Influence gagne immédiatement, sauf en cas d'égalité.
card-miniaturization = Miniaturisation
    .effect-1 = Vous pouvez recycler une carte de votre Main. Si c'était une [10], piochez une [10] pour chaque valeur différente dans votre Influence.
card-robotics = Robotique
    .effect-1 = Comptabilisez votre carte Active [green]. Piochez ensuite une [10], mettez-la en jeu et exécutez ses Dogmes Coopératifs sans les partager.
card-self-service = Domotique
    .effect-1 = Choisissez une autre de vos cartes Actives et exécutez ses Dogmes Coopératifs sans les partager.
    .effect-2 = Si vous avez plus de Dominations que chacun des autres joueurs, vous gagnez immédiatement.
card-software = Logiciel
    .effect-1 = Piochez une [10] et comptabilisez-la.
    .effect-2 = Piochez et mettez en jeu deux [10], l'une après l'autre, puis exécutez les Dogmes Coopératifs de la seconde sans les partager.
card-stem-cells = Cellules Souches
    .effect-1 = Vous pouvez comptabiliser toutes les cartes de votre Main ; toutes ou aucune.
card-the-internet = Internet
    .effect-1 = Vous pouvez décaler votre pile [green] vers le haut.
    .effect-2 = Piochez une [10] et comptabilisez-la.
    .effect-3 = Pour chaque tranche de deux [clock|horloges] que vous produisez, piochez une [10] et mettez-la en jeu.
