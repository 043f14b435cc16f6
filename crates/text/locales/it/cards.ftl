### The names and the effects of the 105 cards, in Italian. Conventions: en/cards.ftl.
###
### The words are those of the Italian rulebook. A card or a player "produce" an icon; a demand begins with "Esigo
### che tu" and ends with an exclamation mark. A color agrees with what it is said of: [red|rosse]. After "un [3]",
### which is masculine, the text goes on with "la carta", which is feminine.

## Age 1

card-agriculture = Agricoltura
    .effect-1 = Puoi riciclare una carta della tua Mano. Se lo fai, pesca e capitalizza una carta di valore superiore di uno rispetto a quella riciclata.
card-archery = Tiro con l'arco
    .effect-1 = Esigo che tu peschi un [1] e poi trasferisca la carta di valore più alto dalla tua Mano alla mia Mano!
card-city-states = Città-Stato
    .effect-1 = Esigo che tu, se produci almeno quattro [castle|castelli], trasferisca nella mia Zona una tua Carta Attiva che produce [castle|castelli]! Se lo fai, pesca un [1]!
card-clothing = Abbigliamento
    .effect-1 = Gioca una carta della tua Mano di un colore che non è presente nella tua Zona.
    .effect-2 = Per ogni colore presente nella tua Zona ma non in quella di alcun avversario, pesca e capitalizza un [1].
card-code-of-laws = Codice di leggi
    .effect-1 = Puoi archiviare una carta della tua Mano di un colore già presente nella tua Zona. Se lo fai, puoi scalare quel colore verso sinistra.
card-domestication = Allevamento
    .effect-1 = Gioca la carta di valore più basso della tua Mano. Poi pesca un [1].
card-masonry = Edilizia
    .effect-1 = Puoi giocare un qualsiasi numero di carte della tua Mano che producono [castle|castelli]. Se in questo modo ne hai giocate quattro o più, domini il Campo [monument].
card-metalworking = Metallurgia
    .effect-1 = Pesca e rivela un [1]. Se la carta produce [castle|castelli], capitalizzala e ripeti questo Dogma; altrimenti tienila nella tua Mano.
card-mysticism = Misticismo
    .effect-1 = Pesca e rivela un [1]. Se il colore della carta è già presente nella tua Zona, giocala e pesca un altro [1].
card-oars = Barche a remi
    .effect-1 = Esigo che tu trasferisca dalla tua Mano alla mia Influenza una carta che produce [crown|corone]! Se lo fai, pesca un [1] e ripeti questo Dogma!
    .effect-2 = Se nessuna carta è stata trasferita per effetto del Dogma di Supremazia, pesca un [1].
    .first-1 = Esigo che tu trasferisca dalla tua Mano alla mia Influenza una carta che produce [crown|corone]! Se lo fai, pesca un [1]!
card-pottery = Ceramica
    .effect-1 = Puoi riciclare fino a tre carte della tua Mano. Se ne hai riciclata almeno una, pesca e capitalizza una carta di valore pari al numero di carte riciclate.
    .effect-2 = Pesca un [1].
card-sailing = Navigazione a vela
    .effect-1 = Pesca e gioca un [1].
card-the-wheel = Ruota
    .effect-1 = Pesca due [1].
card-tools = Utensili
    .effect-1 = Puoi riciclare tre carte della tua Mano. Se ne hai riciclate tre, pesca e gioca un [3].
    .effect-2 = Puoi riciclare un [3] della tua Mano. Se lo fai, pesca tre [1].
card-writing = Scrittura
    .effect-1 = Pesca un [2].

## Age 2

card-calendar = Calendario
    .effect-1 = Se le carte della tua Influenza sono più di quelle della tua Mano, pesca due [3].
card-canal-building = Costruzione di canali
    .effect-1 = Puoi scambiare tutte le carte di valore più alto della tua Mano con tutte le carte di valore più alto della tua Influenza.
card-construction = Costruzione
    .effect-1 = Esigo che tu trasferisca due carte dalla tua Mano alla mia Mano e poi peschi un [2]!
    .effect-2 = Se hai cinque Carte Attive e nessun avversario ne ha cinque, domini il Campo [empire].
card-currency = Moneta
    .effect-1 = Puoi riciclare un qualsiasi numero di carte della tua Mano. Per ogni valore diverso tra le carte riciclate, pesca e capitalizza un [2].
card-fermenting = Fermentazione
    .effect-1 = Per ogni colore nella tua Zona che produce almeno una [leaf|foglia], pesca un [2].
    .first-1 = Per ogni due [leaf|foglie] che produci, pesca un [2].
card-mapmaking = Cartografia
    .effect-1 = Esigo che tu trasferisca un [1] dalla tua Influenza alla mia Influenza!
    .effect-2 = Se almeno una carta è stata trasferita per effetto del Dogma di Supremazia, pesca e capitalizza un [1].
card-mathematics = Matematica
    .effect-1 = Puoi riciclare una carta della tua Mano. Se lo fai, pesca e gioca una carta di valore superiore di uno rispetto a quella riciclata.
card-monotheism = Monoteismo
    .effect-1 = Esigo che tu trasferisca dalla tua Zona alla mia Influenza una Carta Attiva di un colore che non è presente nella mia Zona! Se lo fai, pesca e archivia un [1]!
    .effect-2 = Pesca e archivia un [1].
card-philosophy = Filosofia
    .effect-1 = Puoi scalare un colore verso sinistra.
    .effect-2 = Puoi capitalizzare una carta della tua Mano.
card-road-building = Costruzione di strade
    .effect-1 = Gioca una o due carte della tua Mano. Se ne hai giocate due, puoi scegliere un altro giocatore e trasferire la tua Carta Attiva [red|rossa] nella sua Zona. Se lo fai, trasferisci la sua Carta Attiva [green|verde] nella tua Zona.

## Age 3

card-alchemy = Alchimia
    .effect-1 = Per ogni tre [castle|castelli] che produci, pesca e rivela un [4]. Se almeno una delle carte così pescate è [red|rossa], ricicla tutte quelle carte e tutta la tua Mano; altrimenti tienile nella tua Mano.
    .effect-2 = Gioca una carta della tua Mano, poi capitalizza una carta della tua Mano.
card-compass = Bussola
    .effect-1 = Esigo che tu trasferisca nella mia Zona una tua Carta Attiva non [green|verde] che produce [leaf|foglie] e poi trasferisca nella tua Zona una mia Carta Attiva che non produce [leaf|foglie]!
card-education = Istruzione
    .effect-1 = Puoi riciclare la carta di valore più alto della tua Influenza. Se lo fai, pesca una carta di valore superiore di due rispetto alla più alta rimasta nella tua Influenza.
card-engineering = Ingegneria
    .effect-1 = Esigo che tu trasferisca alla mia Influenza tutte le tue Carte Attive che producono [castle|castelli]!
    .effect-2 = Puoi scalare verso sinistra le tue carte [red|rosse].
card-feudalism = Feudalesimo
    .effect-1 = Esigo che tu trasferisca dalla tua Mano alla mia Mano una carta che produce [castle|castelli]! Se lo fai, cancella lo scalamento del colore di quella carta nella tua Zona!
    .effect-2 = Puoi scalare verso sinistra le tue carte [yellow|gialle] o [purple|viola].
    .first-1 = Esigo che tu trasferisca dalla tua Mano alla mia Influenza una carta che produce [castle|castelli]!
card-machinery = Macchinari
    .effect-1 = Esigo che tu scambi tutte le carte della tua Mano con tutte le carte di valore più alto della mia Mano!
    .effect-2 = Capitalizza una carta della tua Mano che produce [castle|castelli]. Puoi scalare verso sinistra le tue carte [red|rosse].
card-medicine = Medicina
    .effect-1 = Esigo che tu scambi la carta di valore più alto della tua Influenza con la carta di valore più basso della mia Influenza!
card-optics = Ottica
    .effect-1 = Pesca e gioca un [3]. Se la carta produce [crown|corone], pesca e capitalizza un [4]. Altrimenti trasferisci una carta dalla tua Influenza a quella di un avversario che ha meno punti Influenza di te.
card-paper = Carta
    .effect-1 = Puoi scalare verso sinistra le tue carte [green|verdi] o [blue|blu].
    .effect-2 = Per ogni tuo colore scalato verso sinistra, pesca un [4].
card-translation = Traduzione
    .effect-1 = Puoi giocare tutte le carte della tua Influenza: o tutte o nessuna.
    .effect-2 = Se ogni Carta Attiva nella tua Zona produce [crown|corone], domini il Campo [world].

## Age 4

card-anatomy = Anatomia
    .effect-1 = Esigo che tu ricicli una carta della tua Influenza! Se lo fai, ricicla una delle tue Carte Attive dello stesso valore!
card-colonialism = Colonialismo
    .effect-1 = Pesca e archivia un [3]. Se la carta produce [crown|corone], ripeti questo Dogma.
card-enterprise = Impresa
    .effect-1 = Esigo che tu trasferisca nella mia Zona una tua Carta Attiva non [purple|viola] che produce [crown|corone]! Se lo fai, pesca e gioca un [4]!
    .effect-2 = Puoi scalare verso destra le tue carte [green|verdi].
card-experimentation = Sperimentazione
    .effect-1 = Pesca e gioca un [5].
card-gunpowder = Polvere da sparo
    .effect-1 = Esigo che tu trasferisca dalla tua Zona alla mia Influenza una Carta Attiva che produce [castle|castelli]!
    .effect-2 = Se almeno una carta è stata trasferita per effetto del Dogma di Supremazia, pesca e capitalizza un [2].
card-invention = Invenzioni
    .effect-1 = Puoi scalare verso destra un tuo colore che ora è scalato verso sinistra. Se lo fai, pesca e capitalizza un [4].
    .effect-2 = Se hai tutti e cinque i colori nella tua Zona e ciascuno è scalato, in qualsiasi direzione, domini il Campo [wonder].
card-navigation = Navigazione
    .effect-1 = Esigo che tu trasferisca dalla tua Influenza alla mia Influenza un [2] o un [3]!
card-perspective = Prospettiva
    .effect-1 = Puoi riciclare una carta della tua Mano. Se lo fai, per ogni due [lightbulb|lampadine] che produci capitalizza una carta della tua Mano.
card-printing-press = Stampa
    .effect-1 = Puoi riciclare una carta della tua Influenza. Se lo fai, pesca una carta di valore superiore di due rispetto alla tua Carta Attiva [purple|viola].
    .effect-2 = Puoi scalare verso destra le tue carte [blue|blu].
card-reformation = Riforma
    .effect-1 = Puoi archiviare una carta della tua Mano per ogni due [leaf|foglie] che produci: o il numero completo o nessuna.
    .effect-2 = Puoi scalare verso destra le tue carte [yellow|gialle] o [purple|viola].

## Age 5

card-astronomy = Astronomia
    .effect-1 = Pesca e rivela un [6]. Se la carta è [green|verde] o [blue|blu], giocala e ripeti questo Dogma; altrimenti tienila nella tua Mano.
    .effect-2 = Se tutte le tue Carte Attive non [purple|viola] hanno un valore di [6] o più, domini il Campo [universe].
card-banking = Banche
    .effect-1 = Esigo che tu trasferisca nella mia Zona una tua Carta Attiva non [green|verde] che produce [factory|fabbriche]! Se lo fai, pesca e capitalizza un [5]!
    .effect-2 = Puoi scalare verso destra le tue carte [green|verdi].
card-chemistry = Chimica
    .effect-1 = Puoi scalare verso destra le tue carte [blue|blu].
    .effect-2 = Pesca e capitalizza una carta di valore superiore di uno rispetto alla tua Carta Attiva più alta. Poi ricicla una carta della tua Influenza.
card-coal = Carbone
    .effect-1 = Pesca e archivia un [5].
    .effect-2 = Puoi scalare verso destra le tue carte [red|rosse].
    .effect-3 = Puoi capitalizzare una delle tue Carte Attive. Se lo fai, capitalizza anche la carta che si trovava immediatamente sotto.
card-measurement = Misurazione
    .effect-1 = Puoi rivelare una carta della tua Mano e riciclarla. Se lo fai, scala verso destra il tuo mazzo dello stesso colore e pesca una carta di valore pari al numero di carte di quel mazzo.
    .first-1 = Puoi riciclare una carta della tua Mano. Se lo fai, scegli un colore, scala verso destra il tuo mazzo di quel colore e pesca una carta di valore pari al numero di carte di quel mazzo.
card-physics = Fisica
    .effect-1 = Pesca e rivela tre [6]. Se due o più di queste carte hanno lo stesso colore, riciclale tutte e tre insieme a tutta la tua Mano; altrimenti tienile nella tua Mano.
card-societies = Società
    .effect-1 = Esigo che tu trasferisca nella mia Zona una tua Carta Attiva che produce [lightbulb|lampadine] e ha un valore superiore a quello della mia Carta Attiva dello stesso colore! Se lo fai, pesca un [5]!
    .first-1 = Esigo che tu trasferisca nella mia Zona una tua Carta Attiva non [purple|viola] che produce [lightbulb|lampadine]! Se lo fai, pesca un [5]!
card-statistics = Statistica
    .effect-1 = Esigo che tu trasferisca tutte le carte di valore più alto dalla tua Influenza alla tua Mano!
    .effect-2 = Puoi scalare verso destra le tue carte [yellow|gialle].
    .first-1 = Esigo che tu trasferisca la carta di valore più alto dalla tua Influenza alla tua Mano! Se lo fai e ora è l'unica carta della tua Mano, ripeti questo Dogma di Supremazia!
card-steam-engine = Macchina a vapore
    .effect-1 = Pesca e archivia due [4], uno alla volta. Poi capitalizza la tua carta di fondo [yellow|gialla].
card-the-pirate-code = Codice dei pirati
    .effect-1 = Esigo che tu trasferisca dalla tua Influenza alla mia Influenza due carte con un valore di [4] o meno!
    .effect-2 = Se almeno una carta è stata trasferita per effetto del Dogma di Supremazia, capitalizza la più bassa tra le tue Carte Attive che producono [crown|corone].

## Age 6

card-atomic-theory = Teoria atomica
    .effect-1 = Puoi scalare verso destra le tue carte [blue|blu].
    .effect-2 = Pesca e gioca un [7].
card-canning = Conserve
    .effect-1 = Puoi pescare e archiviare un [6]. Se lo fai, capitalizza tutte le tue Carte Attive che non producono [factory|fabbriche].
    .effect-2 = Puoi scalare verso destra le tue carte [yellow|gialle].
card-classification = Classificazione
    .effect-1 = Dichiara il colore di una carta della tua Mano. Prendi nella tua Mano tutte le carte di quel colore dalle Mani di tutti gli avversari. Poi gioca tutte le carte di quel colore della tua Mano.
card-democracy = Democrazia
    .effect-1 = Puoi riciclare un qualsiasi numero di carte della tua Mano. Se finora, in questa Azione di Attivare, hai riciclato attraverso [card:democracy] più carte di qualsiasi avversario, pesca e capitalizza un [8].
card-emancipation = Emancipazione
    .effect-1 = Esigo che tu trasferisca una carta dalla tua Mano alla mia Influenza! Se lo fai, pesca un [6]!
    .effect-2 = Puoi scalare verso destra le tue carte [red|rosse] o [purple|viola].
card-encyclopedia = Enciclopedia
    .effect-1 = Puoi giocare tutte le carte di valore più alto della tua Influenza: o tutte o nessuna.
card-industrialization = Industrializzazione
    .effect-1 = Per ogni colore nella tua Zona che produce almeno una [factory|fabbrica], pesca e archivia un [6].
    .effect-2 = Puoi scalare verso destra le tue carte [red|rosse] o [purple|viola].
    .first-1 = Per ogni due [factory|fabbriche] che produci, pesca e archivia un [6].
card-machine-tools = Macchine utensili
    .effect-1 = Pesca e capitalizza una carta dello stesso valore della carta più alta della tua Influenza.
card-metric-system = Sistema metrico
    .effect-1 = Se le tue carte [green|verdi] sono scalate verso destra, puoi scalare verso destra un colore a tua scelta.
    .effect-2 = Puoi scalare verso destra le tue carte [green|verdi].
card-vaccination = Vaccinazione
    .effect-1 = Esigo che tu ricicli tutte le carte di valore più basso della tua Influenza! Se ne hai riciclata almeno una, pesca e gioca un [6]!
    .effect-2 = Se almeno una carta è stata riciclata per effetto del Dogma di Supremazia, pesca e gioca un [7].

## Age 7

card-bicycle = Bicicletta
    .effect-1 = Puoi scambiare tutte le carte della tua Mano con tutte le carte della tua Influenza.
card-combustion = Combustione
    .effect-1 = Esigo che tu trasferisca dalla tua Influenza alla mia Influenza una carta per ogni quattro [crown|corone] che produco!
    .effect-2 = Ricicla la tua carta di fondo [red|rossa].
    .first-1 = Esigo che tu trasferisca due carte dalla tua Influenza alla mia Influenza!
card-electricity = Elettricità
    .effect-1 = Ricicla tutte le tue Carte Attive che non producono [factory|fabbriche]. Poi pesca tanti [8] quante sono le carte riciclate.
card-evolution = Evoluzione
    .effect-1 = Puoi scegliere una di queste opzioni: pesca e capitalizza un [8], poi ricicla una carta della tua Influenza; oppure pesca una carta di valore superiore di uno rispetto alla più alta della tua Influenza.
card-explosives = Esplosivi
    .effect-1 = Esigo che tu trasferisca dalla tua Mano alla mia Mano le tre carte di valore più alto! Se ne hai trasferita almeno una e ora la tua Mano è vuota, pesca un [7]!
card-lighting = Illuminazione
    .effect-1 = Puoi archiviare fino a tre carte della tua Mano. Per ogni valore diverso tra le carte archiviate, pesca e capitalizza un [7].
card-publications = Pubblicazioni
    .effect-1 = Puoi disporre nell'ordine che preferisci le carte di un colore della tua Zona.
    .effect-2 = Puoi scalare verso l'alto le tue carte [yellow|gialle] o [blue|blu].
card-railroad = Ferrovia
    .effect-1 = Ricicla tutte le carte della tua Mano. Poi pesca tre [6].
    .effect-2 = Puoi scalare verso l'alto un tuo colore che ora è scalato verso destra.
card-refrigeration = Refrigerazione
    .effect-1 = Esigo che tu ricicli metà delle carte della tua Mano, arrotondando per difetto!
    .effect-2 = Puoi capitalizzare una carta della tua Mano.
card-sanitation = Igiene pubblica
    .effect-1 = Esigo che tu scambi le due carte di valore più alto della tua Mano con la carta di valore più basso della mia Mano!

## Age 8

card-antibiotics = Antibiotici
    .effect-1 = Puoi riciclare fino a tre carte della tua Mano. Per ogni valore diverso tra le carte riciclate, pesca due [8].
card-corporations = Multinazionali
    .effect-1 = Esigo che tu trasferisca dalla tua Zona alla mia Influenza una Carta Attiva non [green|verde] che produce [factory|fabbriche]! Se lo fai, pesca e gioca un [8]!
    .effect-2 = Pesca e gioca un [8].
card-empiricism = Empirismo
    .effect-1 = Dichiara due colori, poi pesca e rivela un [9]. Se la carta è di uno di quei colori, giocala, poi puoi scalare quel colore verso l'alto; altrimenti tienila nella tua Mano.
    .effect-2 = Se produci venti o più [lightbulb|lampadine], hai vinto.
card-flight = Volo
    .effect-1 = Se le tue carte [red|rosse] sono scalate verso l'alto, puoi scalare verso l'alto un colore a tua scelta.
    .effect-2 = Puoi scalare verso l'alto le tue carte [red|rosse].
card-mass-media = Mass media
    .effect-1 = Puoi riciclare una carta della tua Mano. Se lo fai, dichiara un valore e ricicla tutte le carte di quel valore da tutte le Influenze.
    .effect-2 = Puoi scalare verso l'alto le tue carte [purple|viola].
card-mobility = Mobilità
    .effect-1 = Esigo che tu trasferisca dalla tua Zona alla mia Influenza le due più alte tra le tue Carte Attive non [red|rosse] che non producono [factory|fabbriche]! Se ne hai trasferita almeno una, pesca un [8]!
card-quantum-theory = Teoria quantistica
    .effect-1 = Puoi riciclare fino a due carte della tua Mano. Se ne hai riciclate due, pesca un [10], poi pesca e capitalizza un [10].
card-rocketry = Missilistica
    .effect-1 = Per ogni due [clock|orologi] che produci, ricicla una carta dall'Influenza di un qualsiasi avversario.
card-skyscrapers = Grattacieli
    .effect-1 = Esigo che tu trasferisca nella mia Zona una tua Carta Attiva non [yellow|gialla] che produce [clock|orologi]! Se lo fai, capitalizza la carta che si trovava immediatamente sotto e ricicla tutte le altre carte di quel mazzo!
card-socialism = Socialismo
    .effect-1 = Puoi archiviare tutte le carte della tua Mano: o tutte o nessuna. Se hai archiviato una carta [purple|viola], prendi nella tua Mano tutte le carte di valore più basso dalla Mano di ciascun avversario.

## Age 9

card-collaboration = Collaborazione
    .effect-1 = Esigo che tu peschi e riveli due [9]! Trasferisci nella mia Zona quello che scelgo io e gioca l'altro!
    .effect-2 = Se hai dieci o più carte [green|verdi] nella tua Zona, hai vinto.
card-composites = Materiali compositi
    .effect-1 = Esigo che tu trasferisca tutte le carte tranne una dalla tua Mano alla mia Mano e, inoltre, la carta di valore più alto dalla tua Influenza alla mia Influenza!
card-computers = Computer
    .effect-1 = Puoi scalare verso l'alto le tue carte [red|rosse] o [green|verdi].
    .effect-2 = Pesca e gioca un [10], poi esegui i suoi Dogmi Cooperativi soltanto per te.
card-ecology = Ecologia
    .effect-1 = Puoi riciclare una carta della tua Mano. Se lo fai, capitalizza una carta della tua Mano e pesca due [10].
card-fission = Fissione
    .effect-1 = Esigo che tu peschi e riveli un [10]! Se la carta è [red|rossa], scarta dal gioco tutte le carte di tutte le Mani, le Zone e le Influenze, e l'Azione di Attivare termina immediatamente!
    .effect-2 = Ricicla una Carta Attiva diversa da [card:fission] dalla Zona di un qualsiasi giocatore. Poi pesca un [10].
    .first-2 = Ricicla una Carta Attiva diversa da [card:fission] dalla Zona di un qualsiasi giocatore.
card-genetics = Genetica
    .effect-1 = Pesca e gioca un [10]. Capitalizza tutte le carte che si trovano sotto.
card-satellites = Satelliti
    .effect-1 = Ricicla tutte le carte della tua Mano. Poi pesca tre [8].
    .effect-2 = Puoi scalare verso l'alto le tue carte [purple|viola].
    .effect-3 = Gioca una carta della tua Mano, poi esegui i suoi Dogmi Cooperativi soltanto per te.
card-services = Servizi
    .effect-1 = Esigo che tu trasferisca tutte le carte di valore più alto dalla tua Influenza alla mia Mano! Se ne hai trasferita almeno una, trasferisci dalla mia Zona alla tua Mano una Carta Attiva che non produce [leaf|foglie]!
card-specialization = Specializzazione
    .effect-1 = Rivela una carta della tua Mano. Prendi nella tua Mano la Carta Attiva dello stesso colore dalla Zona di ogni avversario.
    .effect-2 = Puoi scalare verso l'alto le tue carte [yellow|gialle] o [blue|blu].
card-suburbia = Sobborghi
    .effect-1 = Puoi archiviare un qualsiasi numero di carte della tua Mano. Per ogni carta archiviata, pesca e capitalizza un [1].

## Age 10

card-ai = Intelligenza Artificiale
    .effect-1 = Pesca e capitalizza un [10].
    .effect-2 = Se [card:robotics] e [card:software] sono entrambe Carte Attive, in qualsiasi Zona, il giocatore con meno punti Influenza, se è uno solo, ha vinto.
card-bioengineering = Bioingegneria
    .effect-1 = Trasferisci una Carta Attiva che produce [leaf|foglie] dalla Zona di un qualsiasi avversario alla tua Influenza.
    .effect-2 = Se almeno un giocatore produce meno di tre [leaf|foglie], il giocatore che produce più [leaf|foglie], se è uno solo, ha vinto.
card-databases = Basi di dati
    .effect-1 = Esigo che tu ricicli metà delle carte della tua Influenza, arrotondando per eccesso!
card-globalization = Globalizzazione
    .effect-1 = Esigo che tu ricicli dalla tua Zona una Carta Attiva che produce [leaf|foglie]!
    .effect-2 = Pesca e capitalizza un [6]. Poi, se nessun giocatore produce più [leaf|foglie] che [factory|fabbriche], il giocatore con più punti Influenza, se è uno solo, ha vinto.
card-miniaturization = Miniaturizzazione
    .effect-1 = Puoi riciclare una carta della tua Mano. Se hai riciclato un [10], pesca un [10] per ogni valore diverso nella tua Influenza.
card-robotics = Robotica
    .effect-1 = Capitalizza la tua Carta Attiva [green|verde]. Poi pesca e gioca un [10] ed esegui i suoi Dogmi Cooperativi soltanto per te.
card-self-service = Self service
    .effect-1 = Scegli un'altra delle tue Carte Attive ed esegui i suoi Dogmi Cooperativi soltanto per te.
    .effect-2 = Se hai più Dominazioni di ogni altro giocatore, hai vinto.
card-software = Software
    .effect-1 = Pesca e capitalizza un [10].
    .effect-2 = Pesca e gioca due [10], uno alla volta, poi esegui i Dogmi Cooperativi del secondo soltanto per te.
card-stem-cells = Cellule staminali
    .effect-1 = Puoi capitalizzare tutte le carte della tua Mano: o tutte o nessuna.
card-the-internet = Internet
    .effect-1 = Puoi scalare verso l'alto le tue carte [green|verdi].
    .effect-2 = Pesca e capitalizza un [10].
    .effect-3 = Per ogni due [clock|orologi] che produci, pesca e gioca un [10].
