### The special achievements, with their conditions, and the age achievements.
###
### The value of a message is the name. .condition is how it is claimed; .condition-first stands in for it in the
### first edition, where that differs. .card is the other way to claim it, by a card's effect. Tokens in square
### brackets are those of cards.ftl.

special-monument = Technologies
    .condition = Archiver six cartes, ou en comptabiliser six, en un seul tour ; les deux se comptent séparément.
    .condition-first = Archiver et/ou comptabiliser six cartes au total en un seul tour ; les deux se comptent ensemble.
    .card = Ou mettre en jeu au moins quatre cartes avec un [castle|château] en exécutant une seule fois le Dogme de la carte [card:masonry].
special-empire = Militaire
    .condition = Produire au moins trois Ressources de chaque type : [castle], [crown], [leaf], [lightbulb], [factory], [clock].
    .card = Ou avoir cinq cartes Actives, alors qu'aucun adversaire n'en a cinq, en exécutant le second Dogme de la carte [card:construction].
special-world = Diplomatie
    .condition = Produire au moins douze [clock|horloges].
    .card = Ou n'avoir que des cartes Actives avec une [crown|couronne] en exécutant le second Dogme de la carte [card:translation].
special-wonder = Culture
    .condition = Avoir les cinq couleurs dans sa Zone de Jeu, chacune décalée vers le haut ou vers la droite.
    .card = Ou avoir les cinq couleurs décalées, quelle que soit la direction, en exécutant le second Dogme de la carte [card:invention].
special-universe = Sciences
    .condition = Avoir cinq cartes Actives, chacune de valeur [8] ou plus.
    .card = Ou n'avoir que des cartes Actives de valeur [6] ou plus, sans tenir compte de la carte mauve, en exécutant le second Dogme de la carte [card:astronomy].

# An age achievement. $age (its number, drawn as a value), $points (five times that: a number)
achievement-age = Domination de la Période { $age }
    .condition = Au moins { $points } points d'Influence, et une carte Active de valeur { $age } ou plus.
