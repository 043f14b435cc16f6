### The special achievements, with their conditions, and the age achievements. The conventions are those of the
### English file.

special-monument = Строительство
    .condition = Архивируйте шесть карт за один ход либо зачтите шесть карт за один ход; те и другие считаются отдельно.
    .condition-first = Архивируйте и/или зачтите за один ход шесть карт в сумме; те и другие считаются вместе.
    .card = Либо сыграйте четыре или больше карт с [castle|замком] за одно выполнение догмы карты «[card:masonry]».
special-empire = Военное дело
    .condition = Ваши карты приносят не меньше трёх единиц каждого из шести ресурсов: [castle], [crown], [leaf], [lightbulb], [factory], [clock].
    .card = Либо у вас пять активных карт, а у каждого из соперников меньше, когда вы выполняете вторую догму карты «[card:construction]».
special-world = Дипломатия
    .condition = Ваши карты приносят двенадцать или больше символов [clock|часов].
    .card = Либо на каждой вашей активной карте есть [crown|корона], когда вы выполняете вторую догму карты «[card:translation]».
special-wonder = Культура
    .condition = У вас в игре все пять цветов, и каждая стопка сдвинута вверх или вправо.
    .card = Либо у вас в игре все пять цветов и каждая стопка сдвинута (в любую сторону), когда вы выполняете вторую догму карты «[card:invention]».
special-universe = Наука
    .condition = У вас пять активных карт, и каждая уровня [8] или выше.
    .card = Либо все ваши активные карты, кроме фиолетовой, уровня [6] или выше, когда вы выполняете вторую догму карты «[card:astronomy]».

# An age achievement. $age (its number, drawn as a value), $points (five times that: a number)
achievement-age = Лидерство в эпохе { $age }
    .condition = Не меньше { $points } очков влияния и активная карта уровня { $age } или выше.
