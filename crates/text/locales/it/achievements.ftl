### The special achievements ("Campi"), with their conditions, and the age achievements. Conventions:
### en/achievements.ftl.

special-monument = Tecnologia
    .condition = Archivi sei carte in un solo turno, oppure capitalizzi sei carte in un solo turno; i due conteggi sono separati.
    .condition-first = Archivi e/o capitalizzi sei carte in tutto in un solo turno; il conteggio è unico.
    .card = Oppure, eseguendo una sola volta il Dogma di [card:masonry], giochi quattro o più carte che producono [castle|castelli].
special-empire = Militare
    .condition = Produci almeno tre di ciascuna delle sei risorse: [castle], [crown], [leaf], [lightbulb], [factory], [clock].
    .card = Oppure, eseguendo il secondo Dogma di [card:construction], hai cinque Carte Attive e nessun avversario ne ha cinque.
special-world = Diplomazia
    .condition = Produci dodici o più [clock|orologi].
    .card = Oppure, eseguendo il secondo Dogma di [card:translation], ogni tua Carta Attiva produce [crown|corone].
special-wonder = Cultura
    .condition = Hai tutti e cinque i colori nella tua Zona, ciascuno scalato verso l'alto o verso destra.
    .card = Oppure, eseguendo il secondo Dogma di [card:invention], hai tutti e cinque i colori scalati, in qualsiasi direzione.
special-universe = Scienza
    .condition = Hai cinque Carte Attive, ciascuna con un valore di [8] o più.
    .card = Oppure, eseguendo il secondo Dogma di [card:astronomy], hai soltanto Carte Attive con un valore di [6] o più, senza contare quella viola.

# An age achievement. $age (its number, drawn as a value), $points (five times that: a number)
achievement-age = Dominazione del Periodo { $age }
    .condition = Almeno { $points } punti Influenza e una Carta Attiva di valore pari o superiore a { $age }.
