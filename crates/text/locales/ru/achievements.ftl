### The special achievements, with their conditions, and the age achievements. The conventions are those of the
### English file.

special-monument = Строительство
    .condition = Архивируйте шесть карт за один ход либо зачтите шесть карт за один ход; те и другие считаются отдельно.
    .condition-first = Архивируйте и зачтите всего шесть карт за один ход; те и другие считаются вместе.
    .card = Либо сыграйте четыре карты с [castle] или больше, один раз выполняя догму карты «[card:masonry]».
special-empire = Военное дело
    .condition = Ваши карты приносят не меньше трёх единиц каждого из шести ресурсов: [castle] [crown] [leaf] [lightbulb] [factory] [clock].
    .card = Либо, когда вы выполняете вторую догму карты «[card:construction]», у вас пять активных карт, а у каждого из соперников меньше.
special-world = Дипломатия
    .condition = Ваши карты приносят двенадцать или больше [clock].
    .card = Либо, когда вы выполняете вторую догму карты «[card:translation]», на каждой вашей активной карте есть [crown].
special-wonder = Культура
    .condition = У вас в игре все пять цветов, и каждая стопка сдвинута вверх или вправо.
    .card = Либо, когда вы выполняете вторую догму карты «[card:invention]», у вас в игре все пять цветов и каждая стопка сдвинута, в любую сторону.
special-universe = Наука
    .condition = У вас пять активных карт, и каждая уровня [8] или выше.
    .card = Либо, когда вы выполняете вторую догму карты «[card:astronomy]», все ваши активные карты, кроме фиолетовой, уровня [6] или выше.

# An age achievement. $age (its number, drawn as a value), $points (five times that: a number)
achievement-age = Лидерство в эпохе { $age }
    .condition = Не меньше { $points } очков влияния и активная карта уровня { $age } или выше.
