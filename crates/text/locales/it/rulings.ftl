### What the rules say on single cards and special achievements, one message a ruling. Conventions: en/rulings.ftl.
###
### "Il giocatore influenzato" is the player who carries out a demand, "il giocatore di turno" the player whose demand
### it is. A ruling that several cards have is written once, as a term at the top.

## Rulings of several cards

-second-is-shared = Il secondo Dogma non è un Dogma di Supremazia, quindi viene condiviso come al solito.
-for-yourself-only = “Soltanto per te” significa che nessuno condivide i Dogmi. Ciò che fanno agli altri giocatori accade comunque.
-one-after-the-other = Se i giocatori influenzati sono più di uno, si procede uno alla volta.
-victim-picks = La carta la sceglie il giocatore influenzato.
-claimed-at-once = Il Campo viene dominato non appena la condizione è soddisfatta, anche nel mezzo di un Dogma e nel turno di un altro giocatore.
-several-at-once = Se più giocatori soddisfano la condizione nello stesso momento, ha la precedenza il giocatore di turno, poi gli altri in senso orario.
-order-of-melds = Scegli tu l'ordine in cui giocare le carte.
-order-of-return = Scegli tu l'ordine in cui riciclare le carte.
-you-pick-or-nothing = Scegli tu la carta; se rinunci o non ne hai, non peschi nulla.
-eleven-ends = Se ricicli un [10] dovresti pescare un 11: la partita termina con una Vittoria tramite Influenza.
-groups-may-differ = I due gruppi possono contenere un numero diverso di carte, e uno dei due può essere vuoto.
-single-players = In una partita a squadre si confrontano i singoli giocatori, e vince la squadra di chi prevale.
-ties-highest = Se più carte hanno il valore più alto, scegli tu quale.

## Age 1

ruling-agriculture-1 = { -you-pick-or-nothing }
ruling-agriculture-2 = { -eleven-ends }
ruling-archery-1 = Viene trasferita una sola carta, anche se più carte hanno il valore più alto.
ruling-archery-2 = A parità di valore sceglie il giocatore influenzato.
ruling-archery-3 = L'[1] appena pescato fa parte della Mano da confrontare, quindi c'è sempre una carta da cedere.
ruling-city-states-1 = Devono valere entrambe le condizioni: produci meno [crown|corone] del giocatore di turno e almeno quattro [castle|castelli], comprese le risorse rese visibili dallo scalamento.
ruling-city-states-2 = I [castle|castelli] si contano quando il Dogma di Supremazia arriva a te, non all'inizio dell'Azione.
ruling-city-states-3 = La carta la sceglie il giocatore influenzato; senza una Carta Attiva che produca [castle|castelli] non si trasferisce nulla e non si pesca alcun [1].
ruling-clothing-1 = Si considerano insieme le Zone di tutti gli avversari: non scegli un solo avversario.
ruling-clothing-2 = La Zona di un compagno non conta a tuo sfavore.
ruling-clothing-3 = Giocare una carta è obbligatorio se ne hai una adatta; se ne hai più d'una, scegli tu quale.
ruling-clothing-4 = Se hai carte nella Mano ma nessuna è adatta, mostri la Mano, a meno che i cinque colori non siano già tutti nella tua Zona.
ruling-clothing-5 = Il secondo Dogma non dipende dall'aver giocato una carta con il primo, e il numero di carte si stabilisce prima di pescare la prima.
ruling-code-of-laws-1 = Archiviare e scalare sono due scelte, e la seconda è possibile soltanto dopo aver archiviato.
ruling-code-of-laws-2 = Il colore deve essere presente prima di archiviare, quindi il mazzo ha sempre le due carte necessarie per scalarlo.
ruling-code-of-laws-3 = Scalare verso sinistra un mazzo già scalato a sinistra non cambia nulla.
ruling-domestication-1 = Se più carte hanno il valore più basso, scegli tu quale.
ruling-domestication-2 = Se la tua Mano è vuota non giochi nulla, ma peschi comunque l'[1].
ruling-masonry-1 = Le quattro carte vanno giocate in una sola esecuzione di questo Dogma; due Azioni di Attivare nello stesso turno non si sommano.
ruling-masonry-2 = Un avversario che condivide il Dogma e gioca quattro carte domina il Campo [monument] prima che tocchi a te.
ruling-masonry-3 = Giochi una carta alla volta, nell'ordine che preferisci, e puoi fermarti quando vuoi, anche senza giocarne nessuna.
ruling-masonry-4 = Se il Campo [monument] è già dominato, le carte restano giocate, ma non domini nulla.
ruling-masonry-5 = Giocare e dominare formano un solo Dogma, quindi ogni giocatore domina il Campo prima che giochi il successivo.
ruling-metalworking-1 = Continui finché non riveli una carta che non produce [castle|castelli].
ruling-metalworking-2 = La carta che non produce [castle|castelli] rimane nella tua Mano.
ruling-metalworking-3 = Ogni carta capitalizzata in questo modo conta per il Campo [monument].
ruling-metalworking-4 = Quando gli [1] finiscono, si pesca dal mazzo del Periodo successivo, e per quelle carte vale la stessa regola.
ruling-mysticism-1 = Si gioca una carta e si pesca la seconda al massimo una volta: il Dogma non si ripete.
ruling-mysticism-2 = La prima carta viene mostrata perché giocarla è obbligatorio; la carta della prima edizione non lo dice, ma si gioca allo stesso modo.
ruling-mysticism-3 = Una carta di un colore che non hai rimane nella tua Mano.
ruling-mysticism-4 = Il secondo [1] si pesca senza rivelarlo.
ruling-oars-1 = Un giocatore influenzato che non ha carte che producono [crown|corone] mostra la sua Mano.
ruling-oars-2 = { -second-is-shared }
ruling-oars-3 = Terza edizione: lo stesso giocatore influenzato continua a cedere carte e a pescare finché non ha più carte che producono [crown|corone], comprese quelle appena pescate; solo allora tocca al giocatore influenzato successivo.
ruling-oars-4 = Il giocatore influenzato sceglie quale carta che produce [crown|corone] cedere.
ruling-oars-5 = Il secondo Dogma considera tutti i giocatori influenzati insieme: basta una carta ceduta da uno qualsiasi di loro e nessun giocatore pesca.
ruling-oars-6 = Se il Dogma di Supremazia non ha influenzato nessuno, non è stato trasferito nulla e si pesca l'[1].
ruling-pottery-1 = Se non ricicli nulla, con il primo Dogma non peschi né capitalizzi nulla.
ruling-pottery-2 = Il secondo Dogma è obbligatorio e indipendente dal primo.
ruling-sailing-1 = Si gioca proprio la carta pescata: non si può sostituire con una che è già nella Mano.
ruling-the-wheel-1 = Le carte si pescano una dopo l'altra, quindi può darsi che la seconda vada presa dal mazzo di un Periodo più alto.
ruling-tools-1 = Soltanto riciclando tre carte si ottiene la carta da giocare; riciclarne meno non dà nulla.
ruling-tools-2 = Con una o due carte nella Mano puoi riciclarle tutte, ma senza ottenere nulla.
ruling-tools-3 = Il secondo Dogma richiede una carta di valore esattamente [3] ed è disponibile anche se non hai usato il primo.
ruling-writing-1 = Peschi un [2] per quanto alte siano le tue Carte Attive; solo se il mazzo dei [2] è vuoto peschi una carta più alta.

## Age 2

ruling-calendar-1 = Si contano le carte, non i punti Influenza, e la parità non basta.
ruling-calendar-2 = Il confronto si fa una volta sola, prima di pescare la prima carta.
ruling-canal-building-1 = { -groups-may-differ }
ruling-canal-building-2 = Entrambi i gruppi si stabiliscono prima di spostare qualsiasi carta.
ruling-canal-building-3 = Le carte che arrivano così nell'Influenza non sono capitalizzate e non contano per il Campo [monument].
ruling-construction-1 = { -second-is-shared }
ruling-construction-2 = Un giocatore influenzato con una sola carta o nessuna cede quello che ha e pesca comunque il [2].
ruling-construction-3 = Un avversario che condivide il Dogma e soddisfa la condizione domina il Campo [empire] prima di te.
ruling-construction-4 = Le due carte le sceglie il giocatore influenzato.
ruling-construction-5 = Un altro giocatore con cinque Carte Attive impedisce di dominare il Campo, un compagno no.
ruling-construction-6 = Se il Campo [empire] è già dominato, il secondo Dogma non fa nulla.
ruling-currency-1 = Basta una sola carta riciclata per ottenere un [2].
ruling-currency-2 = Prima si riciclano tutte le carte; poi i [2] si pescano e si capitalizzano uno alla volta.
ruling-fermenting-1 = Un mazzo conta una volta se almeno una risorsa visibile in esso è una [leaf|foglia], comprese quelle rese visibili dallo scalamento.
ruling-fermenting-2 = Prima edizione: le [leaf|foglie] dell'intera Zona si sommano e si dividono per due, arrotondando per difetto.
ruling-mapmaking-1 = Va bene soltanto una carta di valore [1]; se nell'Influenza non ce ne sono, non si cede nulla.
ruling-mapmaking-2 = { -second-is-shared }
ruling-mapmaking-3 = Se ha più di un [1], il giocatore influenzato sceglie quale.
ruling-mapmaking-4 = Ogni giocatore che esegue il secondo Dogma pesca un solo [1], qualunque sia il numero di giocatori influenzati che hanno ceduto una carta.
ruling-mathematics-1 = { -you-pick-or-nothing }
ruling-mathematics-2 = { -eleven-ends }
ruling-monotheism-1 = { -second-is-shared }
ruling-monotheism-2 = Il giocatore influenzato sceglie tra le Carte Attive adatte; se non ne ha, non si trasferisce nulla e con il Dogma di Supremazia non archivia nulla.
ruling-monotheism-3 = La carta è trasferita, non capitalizzata, quindi non conta per il Campo [monument] del giocatore di turno.
ruling-philosophy-1 = Tutti quelli che hanno diritto al primo Dogma lo completano prima che qualcuno inizi il secondo.
ruling-philosophy-2 = Soltanto un mazzo di almeno due carte, non ancora scalato a sinistra, può essere modificato.
ruling-road-building-1 = Puoi fermarti dopo aver giocato una carta anche se ne hai altre; in tal caso non succede altro.
ruling-road-building-2 = Se hai carte nella Mano, giocarne almeno una è obbligatorio.
ruling-road-building-3 = Non è un Dogma di Supremazia: può essere condiviso, e l'altro giocatore lo sceglie chi lo esegue.
ruling-road-building-4 = La tua carta rossa viene trasferita anche se l'altro giocatore non ha carte verdi da dare.
ruling-road-building-5 = Senza una Carta Attiva rossa non si trasferisce nulla.

## Age 3

ruling-alchemy-1 = I [castle|castelli] si contano una volta sola, prima di pescare, a gruppi di tre, arrotondando per difetto; con meno di tre il primo Dogma non fa nulla.
ruling-alchemy-2 = Si pescano tutti i [4] prima di controllarne il colore.
ruling-alchemy-3 = Scegli tu l'ordine in cui riciclare le carte pescate e la Mano.
ruling-alchemy-4 = Entrambe le parti del secondo Dogma sono obbligatorie: un'unica carta nella Mano viene giocata e non resta nulla da capitalizzare.
ruling-compass-1 = Il giocatore influenzato sceglie entrambe le carte, anche quella che lascia la Zona del giocatore di turno.
ruling-compass-2 = { -one-after-the-other }
ruling-compass-3 = I due trasferimenti sono indipendenti: se per uno non c'è una carta adatta, l'altro avviene comunque.
ruling-compass-4 = La seconda carta può essere verde e si sceglie tra le Carte Attive che il giocatore di turno ha dopo il primo trasferimento.
ruling-education-1 = Se ricicli l'ultima carta, il valore più alto diventa 0, quindi peschi un [2].
ruling-education-2 = { -ties-highest }
ruling-education-3 = Se la carta più alta rimasta è un [9] o un [10], dovresti pescare una carta superiore a 10 e la partita termina.
ruling-engineering-1 = Si prendono soltanto le Carte Attive all'inizio del Dogma di Supremazia; le carte che producono [castle|castelli] scoperte in seguito rimangono.
ruling-engineering-2 = { -second-is-shared }
ruling-feudalism-1 = { -second-is-shared }
ruling-feudalism-2 = Un giocatore influenzato che non ha carte che producono [castle|castelli] mostra la sua Mano.
ruling-feudalism-3 = { -victim-picks }
ruling-feudalism-4 = Terza edizione: si cancella lo scalamento del mazzo di quel colore nella Zona del giocatore influenzato, e soltanto se una carta è stata trasferita.
ruling-feudalism-5 = Prima edizione: le versioni stampate differiscono su dove va la carta; qui va nell'Influenza, come nelle edizioni italiana e russa.
ruling-machinery-1 = Si procede con un giocatore influenzato alla volta, e ciascuno scambia con la Mano del giocatore di turno così com'è in quel momento.
ruling-machinery-2 = Il giocatore di turno non può risparmiare nessuno: lo scambio si fa con ciascun giocatore influenzato, che convenga o no.
ruling-machinery-3 = { -second-is-shared }
ruling-machinery-4 = I gruppi possono contenere un numero diverso di carte, e uno dei due può essere vuoto.
ruling-machinery-5 = Se non hai carte che producono [castle|castelli], mostri la Mano invece di capitalizzare.
ruling-machinery-6 = Le carte di valore più alto del giocatore di turno si stabiliscono prima che arrivi la Mano del giocatore influenzato.
ruling-machinery-7 = Se nella Mano hai una carta che produce [castle|castelli], capitalizzarne una è obbligatorio, e la carta viene mostrata quando la si capitalizza.
ruling-machinery-8 = Puoi scalare il mazzo anche se non hai capitalizzato nulla: fa parte dello stesso Dogma.
ruling-medicine-1 = { -one-after-the-other }
ruling-medicine-2 = Se una delle due Influenze è vuota, una sola carta passa dall'altra parte.
ruling-medicine-3 = Se ha più carte con il valore più alto, il giocatore influenzato sceglie quale.
ruling-medicine-4 = Se più carte del giocatore di turno hanno il valore più basso, sceglie il giocatore di turno, perché le carte sono sue.
ruling-medicine-5 = Entrambe le carte si stabiliscono prima che una delle due si sposti.
ruling-optics-1 = Se ogni avversario ha almeno tanti punti Influenza quanti ne hai tu, non si trasferisce nulla.
ruling-optics-2 = Un compagno non è un avversario e non può ricevere la carta.
ruling-optics-3 = Scegli tu l'avversario e la carta; il trasferimento è obbligatorio se c'è qualcuno che può riceverla.
ruling-paper-1 = Per il secondo Dogma contano tutti e cinque i colori, non soltanto il verde e il blu.
ruling-paper-2 = Un mazzo scalato verso sinistra con il primo Dogma conta già.
ruling-translation-1 = Il Campo [world] si può dominare anche con meno di cinque mazzi, persino con [card:translation] come unica Carta Attiva.
ruling-translation-2 = Un avversario che condivide il Dogma e soddisfa la condizione domina il Campo [world] prima di te.
ruling-translation-3 = { -order-of-melds }
ruling-translation-4 = La condizione del secondo Dogma si controlla anche se non hai usato il primo.

## Age 4

ruling-anatomy-1 = Il giocatore influenzato sceglie la carta della sua Influenza e, se ne ha un'altra, non è tenuto a sceglierne una che gli costi una Carta Attiva.
ruling-anatomy-2 = Senza una Carta Attiva di quel valore la seconda parte si ignora.
ruling-anatomy-3 = Se ha più Carte Attive di quel valore, il giocatore influenzato ne ricicla una a sua scelta.
ruling-colonialism-1 = Continui finché non archivi una carta che non produce [crown|corone].
ruling-colonialism-2 = Quando i [3] finiscono, si pescano carte dei Periodi più alti, e per quelle carte vale la stessa regola.
ruling-enterprise-1 = { -second-is-shared }
ruling-enterprise-2 = Il giocatore influenzato sceglie la carta ed è lui a pescare e giocare il [4]; senza una carta adatta non avviene né l'una né l'altra cosa.
ruling-experimentation-1 = Si gioca proprio la carta pescata, anche quando proviene da un Periodo più alto perché i [5] sono finiti.
ruling-gunpowder-1 = { -second-is-shared }
ruling-gunpowder-2 = Ogni giocatore influenzato perde una sola carta, a sua scelta tra le sue Carte Attive che producono [castle|castelli].
ruling-gunpowder-3 = Basta una carta di un qualsiasi giocatore influenzato, e ogni giocatore che esegue il secondo Dogma pesca un solo [2].
ruling-invention-1 = Un avversario che condivide il Dogma e soddisfa la condizione domina il Campo [wonder] prima di te.
ruling-invention-2 = Si può scegliere soltanto un colore che in quel momento è scalato a sinistra, e se non lo scali non peschi alcun [4].
ruling-invention-3 = Per il secondo Dogma conta anche un mazzo scalato a sinistra; se un colore manca o non è scalato, la condizione non è soddisfatta.
ruling-navigation-1 = Vanno bene soltanto quei due valori; se nell'Influenza non ci sono, non si cede nulla.
ruling-navigation-2 = { -victim-picks }
ruling-perspective-1 = È facoltativo soltanto riciclare: dopo averlo fatto capitalizzi il numero completo di carte, o tutta la Mano se ne hai meno.
ruling-perspective-2 = Le [lightbulb|lampadine] si dividono per due, arrotondando per difetto, e le carte le scegli tu.
ruling-printing-press-1 = Se non hai carte viola il valore è 0, quindi peschi un [2].
ruling-printing-press-2 = Si può riciclare qualsiasi carta dell'Influenza, non soltanto la più alta.
ruling-printing-press-3 = Con un [9] o un [10] come Carta Attiva viola dovresti pescare una carta superiore a 10, e la partita termina.
ruling-reformation-1 = Se scegli di archiviare non puoi fermarti prima: archivia il numero completo di carte, o tutta la Mano se ne hai meno.
ruling-reformation-2 = Le [leaf|foglie] si contano prima di archiviare e si dividono per due, arrotondando per difetto.
ruling-reformation-3 = Scegli tu le carte e il loro ordine.

## Age 5

ruling-astronomy-1 = Continui finché non riveli una carta che non è né verde né blu.
ruling-astronomy-2 = Quell'ultima carta rimane nella tua Mano.
ruling-astronomy-3 = Il Campo [universe] si può dominare anche con meno di cinque mazzi, persino con [card:astronomy] come unica Carta Attiva.
ruling-astronomy-4 = Un avversario che condivide il Dogma e soddisfa la condizione domina il Campo [universe] prima di te.
ruling-banking-1 = { -second-is-shared }
ruling-banking-2 = Il giocatore influenzato sceglie la carta ed è lui a pescare e capitalizzare il [5]; senza una carta adatta non avviene né l'una né l'altra cosa.
ruling-banking-3 = Se il mazzo su cui arriva è scalato, viene scalata anche la carta trasferita.
ruling-chemistry-1 = Riciclare è obbligatorio, e la carta riciclata può essere quella appena capitalizzata.
ruling-chemistry-2 = Con una Carta Attiva di valore [10] dovresti pescare un 11, e la partita termina.
ruling-coal-1 = Puoi scegliere una qualsiasi delle tue Carte Attive, compresa [card:coal].
ruling-coal-2 = Una Carta Attiva senza altre carte sotto viene capitalizzata da sola.
ruling-coal-3 = La carta sottostante la segue senza bisogno di un'altra scelta.
ruling-measurement-1 = Prima edizione: si può scegliere uno qualsiasi dei cinque colori, anche uno già scalato a destra o non presente nella tua Zona; determina comunque la carta da pescare.
ruling-measurement-2 = Un mazzo di una sola carta non viene scalato, ma determina comunque la carta da pescare: un [1].
ruling-measurement-3 = Un colore di cui non hai carte dà valore 0, per cui si pesca un [1].
ruling-measurement-4 = Terza edizione: decide il colore della carta rivelata anche se non è presente nella tua Zona, e la carta riciclata non si conta.
ruling-measurement-5 = Con un mazzo di più di dieci carte dovresti pescare una carta superiore a 10, e la partita termina.
ruling-physics-1 = Scegli tu l'ordine in cui riciclare le carte.
ruling-physics-2 = Si pescano tutte e tre le carte prima di confrontarne i colori.
ruling-societies-1 = Terza edizione: si possono prendere soltanto Carte Attive.
ruling-societies-2 = Terza edizione: un colore che il giocatore di turno non ha conta come valore 0, quindi è adatta qualsiasi carta di quel colore che produce [lightbulb|lampadine]; il viola non è escluso.
ruling-societies-3 = Il giocatore influenzato sceglie la carta e pesca il [5]; senza una carta adatta non avviene né l'una né l'altra cosa.
ruling-statistics-1 = Prima edizione: anche se la carta dice “pesca”, si tratta di un trasferimento dall'Influenza del giocatore influenzato alla sua Mano.
ruling-statistics-2 = { -second-is-shared }
ruling-statistics-3 = Prima edizione: se più carte hanno il valore più alto, sceglie il giocatore influenzato; il Dogma si ripete soltanto finché, dopo il trasferimento, la Mano contiene esattamente una carta.
ruling-steam-engine-1 = L'unica carta di un mazzo giallo è anche la sua carta di fondo e viene capitalizzata.
ruling-steam-engine-2 = Un [4] giallo appena archiviato si trova in fondo ed è quello che viene capitalizzato.
ruling-steam-engine-3 = Se non hai carte gialle, non capitalizzi nulla.
ruling-the-pirate-code-1 = { -second-is-shared }
ruling-the-pirate-code-2 = Se nella tua Zona più Carte Attive che producono [crown|corone] hanno il valore più basso, scegli tu quale.
ruling-the-pirate-code-3 = Le carte le sceglie il giocatore influenzato; se ne ha una sola adatta cede quella, e tanto basta per il secondo Dogma.
ruling-the-pirate-code-4 = Senza una Carta Attiva che produca [crown|corone] non si capitalizza nulla.

## Age 6

ruling-atomic-theory-1 = Pescare e giocare la carta è obbligatorio e non dipende dall'aver scalato.
ruling-canning-1 = Se rinunci ad archiviare, non capitalizzi nulla.
ruling-canning-2 = Le Carte Attive si controllano dopo aver archiviato: anche una carta archiviata che ha iniziato un nuovo mazzo viene capitalizzata, se non produce [factory|fabbriche].
ruling-canning-3 = Le carte scoperte mentre capitalizzi non vengono capitalizzate a loro volta.
ruling-classification-1 = Non è un Dogma di Supremazia, quindi può essere condiviso.
ruling-classification-2 = Gli avversari mostrano la propria Mano, in ordine di turno, per provare che non resta alcuna carta di quel colore.
ruling-classification-3 = La Mano di un compagno non si tocca.
ruling-classification-4 = Se la tua Mano è vuota non c'è alcun colore da dichiarare e il Dogma si ferma.
ruling-classification-5 = Le tue carte di quel colore si giocano insieme alle altre, nell'ordine che scegli.
ruling-democracy-1 = Più giocatori possono capitalizzare un [8] nella stessa Azione, se ciascuno ha riciclato più carte di chiunque prima di lui.
ruling-democracy-2 = La condivisione è quella solita: prima chi condivide, poi tu, e ottieni il Bonus di Cooperazione se chi ha condiviso ha riciclato qualcosa.
ruling-democracy-3 = Devi riciclare almeno una carta, e la parità non basta.
ruling-democracy-4 = Se un giocatore esegue il Dogma due volte in un'Azione, le carte riciclate si sommano.
ruling-emancipation-1 = { -second-is-shared }
ruling-emancipation-2 = La carta la sceglie il giocatore influenzato; se la sua Mano è vuota, non pesca alcun [6].
ruling-encyclopedia-1 = { -order-of-melds }
ruling-encyclopedia-2 = Se la tua Influenza è vuota non succede nulla.
ruling-industrialization-1 = Il conteggio si fa una volta sola, prima di archiviare la prima carta.
ruling-industrialization-2 = Terza edizione: un mazzo conta una volta se almeno una risorsa visibile in esso è una [factory|fabbrica], comprese quelle rese visibili dallo scalamento.
ruling-industrialization-3 = Prima edizione: le [factory|fabbriche] dell'intera Zona si sommano e si dividono per due, arrotondando per difetto.
ruling-machine-tools-1 = Se la tua Influenza è vuota il valore più alto è 0, quindi peschi e capitalizzi un [1].
ruling-metric-system-1 = Il verde si controlla prima che il secondo Dogma possa scalarlo, quindi la prima attivazione della carta prepara soltanto quella successiva.
ruling-metric-system-2 = Alcune carte stampate dicono “un altro colore qualsiasi”, il che non cambia nulla, dato che il verde è già scalato a destra.
ruling-vaccination-1 = { -second-is-shared }
ruling-vaccination-2 = Il giocatore influenzato stabilisce l'ordine in cui riciclare le carte ed è lui a pescare e giocare il [6].
ruling-vaccination-3 = Basta una carta riciclata da un qualsiasi giocatore influenzato, e ogni giocatore che esegue il secondo Dogma pesca un solo [7].

## Age 7

ruling-bicycle-1 = { -groups-may-differ }
ruling-bicycle-2 = Sei carte che arrivano così nell'Influenza non contano per il Campo [monument].
ruling-bicycle-3 = O tutto o niente: non si può trattenere alcuna carta.
ruling-combustion-1 = Terza edizione: le [crown|corone] si contano nella Zona del giocatore di turno quando si esegue il Dogma di Supremazia, a gruppi di quattro, arrotondando per difetto; con meno di quattro non si prende nulla.
ruling-combustion-2 = Le carte le sceglie il giocatore influenzato; se non ne ha abbastanza, le cede tutte.
ruling-combustion-3 = Terza edizione: il secondo Dogma è condiviso e obbligatorio. Se [card:combustion] è la tua unica carta rossa, ricicli proprio quella.
ruling-combustion-4 = Prima edizione: non c'è un secondo Dogma.
ruling-electricity-1 = Si riciclano soltanto le Carte Attive all'inizio del Dogma, non quelle scoperte in seguito.
ruling-electricity-2 = { -order-of-return }
ruling-evolution-1 = Se la tua Influenza è vuota, con la seconda opzione peschi un [1].
ruling-evolution-2 = Puoi rinunciare a entrambe.
ruling-evolution-3 = La carta riciclata può essere l'[8] appena capitalizzato.
ruling-evolution-4 = Con un [10] nell'Influenza, per la seconda opzione dovresti pescare un 11, e la partita termina.
ruling-explosives-1 = Un giocatore influenzato con meno di tre carte le cede tutte.
ruling-explosives-2 = Un giocatore influenzato senza carte non cede nulla e non pesca alcun [7].
ruling-explosives-3 = Le tre carte possono avere valori diversi: si contano a partire dalla più alta.
ruling-explosives-4 = A parità di valore sceglie il giocatore influenzato.
ruling-explosives-5 = Le edizioni esprimono in modo diverso la condizione per il [7], ma si gioca allo stesso modo.
ruling-lighting-1 = Basta una sola carta archiviata per ottenere un [7].
ruling-lighting-2 = Scegli tu le carte e il loro ordine; si archiviano tutte prima di pescare il primo [7].
ruling-publications-1 = Avere questa carta non dà il diritto di guardare nei mazzi degli avversari: puoi vedere soltanto le loro Carte Attive.
ruling-publications-2 = Il mazzo riordinato resta scalato nella stessa direzione.
ruling-publications-3 = Si può riordinare soltanto un mazzo di almeno due carte, e puoi rinunciare.
ruling-railroad-1 = Se la tua Mano è vuota non ricicli nulla e peschi comunque.
ruling-railroad-2 = Un avversario che ricicla tre [6] e ripesca gli stessi tre ha tratto beneficio dal Dogma, e si ottiene il Bonus di Cooperazione.
ruling-railroad-3 = { -order-of-return }
ruling-railroad-4 = Il secondo Dogma vale soltanto per un colore che in quel momento è scalato a destra.
ruling-refrigeration-1 = { -second-is-shared }
ruling-refrigeration-2 = Il giocatore influenzato sceglie le carte e il loro ordine; chi ha una sola carta non perde nulla.
ruling-sanitation-1 = Le due parti possono essere diverse o vuote: chi ha troppo poche carte, o nessuna, dà quello che ha.
ruling-sanitation-2 = { -one-after-the-other }
ruling-sanitation-3 = Le due più alte possono avere valori diversi: si contano a partire dalla più alta.
ruling-sanitation-4 = La carta più bassa del giocatore di turno si stabilisce prima che arrivino le carte del giocatore influenzato.
ruling-sanitation-5 = A parità di valore ognuno sceglie tra le proprie carte: il giocatore influenzato tra le sue, il giocatore di turno tra le sue.

## Age 8

ruling-antibiotics-1 = Basta una sola carta riciclata per ottenere due [8].
ruling-antibiotics-2 = Si riciclano tutte le carte prima di pescare la prima.
ruling-corporations-1 = { -second-is-shared }
ruling-corporations-2 = Il giocatore influenzato sceglie la carta ed è lui a pescare e giocare; senza una carta adatta non avviene né l'una né l'altra cosa.
ruling-empiricism-1 = Un avversario che condivide il Dogma e produce venti [lightbulb|lampadine] vince, prima ancora che si controlli se vinci tu.
ruling-empiricism-2 = I due colori sono diversi e si dichiarano prima di pescare.
ruling-empiricism-3 = Scalare è facoltativo e richiede che il mazzo abbia almeno due carte.
ruling-flight-1 = Il rosso si controlla prima che il secondo Dogma possa scalarlo, quindi la prima attivazione della carta prepara soltanto quella successiva.
ruling-mass-media-1 = Si può dichiarare qualsiasi valore, anche uno che non c'è in alcuna Influenza, e la tua Influenza è colpita come le altre.
ruling-mass-media-2 = Stabilisci tu l'ordine in cui riciclare tutte quelle carte.
ruling-mobility-1 = Un giocatore influenzato che ha meno di due carte adatte cede quelle che ha.
ruling-mobility-2 = Le due carte possono avere valori diversi: si contano a partire dalla più alta.
ruling-mobility-3 = Si considerano soltanto le Carte Attive all'inizio del Dogma di Supremazia; una carta scoperta in seguito è al sicuro.
ruling-mobility-4 = A parità di valore sceglie il giocatore influenzato, e basta una carta trasferita perché peschi l'[8].
ruling-quantum-theory-1 = È permesso riciclare una sola carta, ma non si ottiene nulla.
ruling-rocketry-1 = Non è un Dogma di Supremazia: può essere condiviso, e chi lo esegue sceglie di chi sono le carte da riciclare.
ruling-rocketry-2 = Va riciclato il numero completo di carte, finché ce ne sono.
ruling-rocketry-3 = L'Influenza di un compagno non si tocca.
ruling-rocketry-4 = Le carte possono provenire da avversari diversi.
ruling-rocketry-5 = Vedi soltanto i valori, quindi una carta si sceglie in base al proprietario e al valore.
ruling-rocketry-6 = Gli [clock|orologi] si dividono per due, arrotondando per difetto.
ruling-skyscrapers-1 = Il giocatore influenzato sceglie la carta, capitalizza quella sottostante nella propria Influenza e stabilisce l'ordine in cui riciclare le altre.
ruling-skyscrapers-2 = Se sotto non c'era alcuna carta, non si capitalizza né si ricicla nulla.
ruling-socialism-1 = Scegli tu l'ordine in cui archiviare le carte.
ruling-socialism-2 = Il valore più basso si cerca separatamente nella Mano di ogni avversario, e si prendono tutte le carte di quel valore.
ruling-socialism-3 = La Mano di un compagno non si tocca.

## Age 9

ruling-collaboration-1 = È l'unico Dogma di Supremazia in cui la scelta spetta al giocatore di turno e non al giocatore influenzato.
ruling-collaboration-2 = Non occorre che il mazzo verde sia scalato: si contano semplicemente le sue carte.
ruling-collaboration-3 = Un avversario che condivide il Dogma e ha dieci carte verdi vince, prima ancora che si controlli se vinci tu.
ruling-collaboration-4 = { -second-is-shared }
ruling-collaboration-5 = La carta del giocatore di turno va in cima al suo mazzo ma non è giocata; quella del giocatore influenzato sì.
ruling-composites-1 = Il giocatore influenzato sceglie la carta da tenere e, se nella sua Influenza più carte hanno il valore più alto, anche quale cedere.
ruling-composites-2 = Una Mano di una sola carta o vuota non perde nulla, e la seconda parte avviene comunque.
ruling-computers-1 = { -for-yourself-only }
ruling-computers-2 = Se la carta ha soltanto un Dogma di Supremazia ([card:databases]), non succede altro.
ruling-ecology-1 = Dopo aver riciclato, capitalizzare è obbligatorio.
ruling-ecology-2 = Se la carta riciclata era l'ultima non capitalizzi nulla, ma peschi comunque i due [10].
ruling-fission-1 = La carta viene mostrata, che sia rossa o no.
ruling-fission-2 = Una carta che non è rossa rimane al giocatore influenzato che l'ha pescata.
ruling-fission-3 = Le carte scartate tornano nella scatola, non sotto i mazzi dei Periodi, mentre le Dominazioni rimangono dove sono.
ruling-fission-4 = { -second-is-shared }
ruling-fission-5 = Una carta rossa ferma tutto: i giocatori influenzati successivi non pescano e il secondo Dogma viene saltato.
ruling-fission-6 = Su alcune carte stampate manca la frase che fa terminare l'Azione; qui vale in entrambe le edizioni.
ruling-fission-7 = Con il secondo Dogma puoi riciclare anche una carta della tua Zona, ma mai [card:fission] stessa.
ruling-fission-8 = Terza edizione: il [10] si pesca anche se non c'era alcuna carta da riciclare.
ruling-genetics-1 = Si capitalizzano tutte le carte del mazzo tranne quella giocata, e ciascuna conta per il Campo [monument].
ruling-satellites-1 = { -for-yourself-only }
ruling-satellites-2 = Se la tua Mano è vuota non ricicli nulla e peschi comunque.
ruling-satellites-3 = Si può giocare qualsiasi carta della Mano; se ha soltanto un Dogma di Supremazia, non succede altro.
ruling-services-1 = Il giocatore influenzato sceglie quale carta lascia la Zona del giocatore di turno.
ruling-services-2 = { -one-after-the-other }
ruling-services-3 = Un giocatore influenzato con l'Influenza vuota non riceve nulla. Nessuno riceve nulla se il giocatore di turno non ha Carte Attive senza [leaf|foglie].
ruling-specialization-1 = La Zona di un compagno non si tocca.
ruling-specialization-2 = La carta rivelata rimane nella Mano.
ruling-specialization-3 = Se la tua Mano è vuota non c'è nulla da rivelare e non prendi nulla.
ruling-suburbia-1 = Quando gli [1] finiscono si pesca dai Periodi più alti, e le carte capitalizzate possono valere parecchio.
ruling-suburbia-2 = Si archiviano tutte le carte prima di pescare la prima.

## Age 10

ruling-ai-1 = Se due o più giocatori sono in parità con meno punti Influenza di tutti, la partita prosegue.
ruling-ai-2 = Non occorre che le due carte si trovino nella Zona dello stesso giocatore.
ruling-ai-3 = { -single-players }
ruling-bioengineering-1 = Non è un Dogma di Supremazia: può essere condiviso, e chi lo esegue sceglie la Zona e la carta.
ruling-bioengineering-2 = Se due o più giocatori sono in parità con più [leaf|foglie] di tutti, la partita prosegue.
ruling-bioengineering-3 = La Zona di un compagno non si tocca.
ruling-bioengineering-4 = Le tue [leaf|foglie] contano come quelle di chiunque, sia per la condizione sia per la vittoria.
ruling-databases-1 = Il giocatore influenzato sceglie le carte e il loro ordine; chi ha una sola carta la perde.
ruling-globalization-1 = Se due o più giocatori sono in parità con più punti Influenza di tutti, la partita prosegue.
ruling-globalization-2 = { -second-is-shared }
ruling-globalization-3 = { -victim-picks }
ruling-globalization-4 = Pescare e controllare formano un solo Dogma, quindi il controllo avviene subito dopo che ogni giocatore ha pescato.
ruling-globalization-5 = { -single-players }
ruling-miniaturization-1 = Si può riciclare una carta di un altro valore, ma non si ottiene nulla.
ruling-miniaturization-2 = Se la tua Influenza è vuota non peschi nulla.
ruling-robotics-1 = { -for-yourself-only }
ruling-robotics-2 = Se non hai carte verdi non capitalizzi nulla, e il resto avviene comunque.
ruling-robotics-3 = Se la carta giocata ha soltanto un Dogma di Supremazia ([card:databases]), non succede altro.
ruling-robotics-4 = Tutto questo è un solo Dogma.
ruling-self-service-1 = { -for-yourself-only }
ruling-self-service-2 = Un avversario che condivide il Dogma e ha più Dominazioni di tutti vince, prima ancora che si controlli se vinci tu.
ruling-self-service-3 = In una partita a squadre le Dominazioni dei compagni si sommano e si confrontano con quelle dell'altra squadra.
ruling-self-service-4 = La scelta è obbligatoria, ma si può scegliere una carta che ha soltanto un Dogma di Supremazia, e allora non succede nulla.
ruling-self-service-5 = In caso di parità per il maggior numero di Dominazioni non si vince.
ruling-software-1 = Le carte si giocano nell'ordine in cui si pescano: non lo scegli tu.
ruling-software-2 = { -for-yourself-only }
ruling-stem-cells-1 = Ogni carta capitalizzata conta per il Campo [monument].
ruling-stem-cells-2 = Se la tua Mano è vuota non succede nulla.
ruling-the-internet-1 = Gli [clock|orologi] si contano una volta sola, prima di giocare la prima carta, e si dividono per due, arrotondando per difetto.
ruling-the-internet-2 = Se nel frattempo i [10] finiscono, la partita termina con una Vittoria tramite Influenza.

## Special achievements

ruling-special-empire-1 = Contano anche le risorse rese visibili dallo scalamento.
ruling-special-empire-2 = { -claimed-at-once }
ruling-special-empire-3 = { -several-at-once }
ruling-special-monument-1 = Terza edizione: tre carte archiviate e tre capitalizzate non fanno sei.
ruling-special-monument-2 = Prima edizione: carte archiviate e carte capitalizzate si contano insieme, quindi tre archiviate e tre capitalizzate fanno sei.
ruling-special-monument-3 = Le carte trasferite o scambiate nell'Influenza o nella Zona non contano.
ruling-special-monument-4 = Il conteggio vale per il turno in corso, di chiunque sia, e ricomincia con il successivo.
ruling-special-monument-5 = { -claimed-at-once }
ruling-special-monument-6 = { -several-at-once }
ruling-special-universe-1 = Devi avere tutti e cinque i colori nella tua Zona, tranne che attraverso [card:astronomy], dove i colori mancanti non contano.
ruling-special-universe-2 = { -claimed-at-once }
ruling-special-universe-3 = { -several-at-once }
ruling-special-wonder-1 = Un mazzo scalato a sinistra conta soltanto attraverso [card:invention].
ruling-special-wonder-2 = { -claimed-at-once }
ruling-special-wonder-3 = { -several-at-once }
ruling-special-world-1 = Attraverso [card:translation] non serve un numero minimo di mazzi.
ruling-special-world-2 = { -claimed-at-once }
ruling-special-world-3 = { -several-at-once }
