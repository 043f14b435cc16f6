### Le lezioni: posizioni in cui c'è qualcosa da fare. Le convenzioni sono quelle del file inglese.

## I giocatori, oltre a chi legge

lesson-name-1 = Ada
lesson-name-2 = Ben
lesson-name-3 = Cleo

## 1

lesson-draw = Pescare
    .goal = Da dove arrivano le carte.
lesson-draw-1 = Pesca una carta.
    .say = Per ognuno dei dieci [rule:supply|Periodi] c'è un mazzo. [rule:draw|Peschi] da quello che corrisponde alla tua [rule:top-card|Carta Attiva] più alta.
    .good = La tua Carta Attiva più alta è [card:mathematics], di valore [2]: perciò hai pescato un [2]. Più alte sono le tue Carte Attive, più moderne sono le carte che peschi.
    .poor = Così hai attivato una delle tue carte. Ci arriverai nella lezione 3; questa volta scegli Pescare.
lesson-draw-2 = Pesca una carta e guarda da quale mazzo arriva.
    .say = Nel corso della partita i mazzi si esauriscono. Qui quelli dei Periodi 4 e 5 sono vuoti.
    .good = Ti spettava un [4]. I due mazzi vuoti sono stati saltati e hai pescato un [6]: ecco come una partita può fare un balzo in avanti.
    .poor = Niente di male, ma così non si vede che cosa succede con un mazzo vuoto. Scegli Pescare.

## 2

lesson-meld = Giocare
    .goal = Mettere in gioco le carte.
lesson-meld-1 = Gioca una carta di un colore che non hai ancora.
    .say = Nella Mano una [rule:card|carta] non fa nulla. [rule:meld|Giocala], e finirà nella tua [rule:board|Zona], sul mazzo del suo colore.
    .good = Un nuovo mazzo. Puoi averne uno per ciascuno dei cinque colori, e la carta in cima a ognuno è pronta da usare.
    .covered = [card:pottery] è blu, quindi è andata sopra [card:writing]. Una carta coperta non si può attivare, e di solito conviene avere più Carte Attive, non meno.
    .poor = Questa è un'altra Azione. Per mettere in gioco una carta della Mano, scegli Giocare.
lesson-meld-2 = Gioca una carta in modo da pescare poi un [3].
    .say = Puoi giocare qualsiasi carta in qualsiasi momento, anche una nuova sopra una vecchia. Non devi salire un Periodo alla volta.
    .good = [card:education] copre [card:mysticism], e ne vale la pena: da adesso peschi dei [3], due Periodi più avanti.
    .low = Questa è un [1], come le altre tue Carte Attive. Pescheresti ancora un [1].
    .poor = La tua Carta Attiva più alta è ancora un [1]. Cerca un [3] nella tua Mano e giocalo.

## 3

lesson-dogma = Attivare
    .goal = Usare ciò che hai.
lesson-dogma-1 = Attiva la carta che ti dà due carte in un colpo solo.
    .say = Il cuore del gioco: [rule:dogma|Attivare]. Scegli una delle tue Carte Attive, e i suoi Dogmi si eseguono dal primo all'ultimo.
    .good = Due carte con una sola Azione. Finché [card:the-wheel] resta in cima al suo mazzo, puoi attivarla quando vuoi.
    .one = [card:writing] fa pescare una carta sola, ma un [2]. Spesso è l'affare migliore! Prova però quella che te ne dà due.
    .poor = Una carta per un'Azione. Le tue Carte Attive sanno fare di meglio: scegli Attivare.
lesson-dogma-2 = Attiva [card:mysticism] e segui il suo Dogma parola per parola.
    .say = Un Dogma fa ciò che dice, nell'ordine in cui lo dice. [card:mysticism] fa pescare e [rule:reveal|rivelare] un [1]; il resto dipende dal suo colore.
    .good = La carta pescata era gialla, e tu hai un mazzo giallo. Così è stata giocata, e hai pescato un altro [1]. “Pesca e gioca” si riferisce sempre proprio a quella carta.
    .nothing = [card:masonry] cerca carte nella tua Mano, e la tua Mano è vuota. Attivare una carta che non fa nulla è permesso: è solo un'Azione sprecata.
    .poor = Si può fare, ma qui si tratta di seguire un Dogma. Scegli Attivare: [card:mysticism].

## 4

lesson-share = Condividere
    .goal = Chi partecipa quando attivi una carta.
lesson-share-1 = Attiva [card:writing] e guarda chi pesca.
    .say = Prima di eseguire i Dogmi si contano le [rule:icons|risorse] visibili di ciascuno: quelle del tipo richiesto dalla carta. [card:writing] conta le [lightbulb|lampadine].
    .good = [player:1] ha tante [lightbulb|lampadine] quante ne hai tu, perciò ha [rule:share|condiviso]: ha pescato un [2], e solo dopo è toccato a te. In cambio hai ottenuto un [rule:free-draw|Bonus di Cooperazione].
    .alone = [card:sailing] conta le [crown|corone], e [player:1] ne ha meno di te: il Dogma l'hai eseguito soltanto tu. Ora prova [card:writing].
    .poor = Questo riguardava solo te. Si condivide quando si attiva una carta: attiva [card:writing].
lesson-share-2 = Attiva una carta che [player:1] non può condividere.
    .say = Condivide chi ha almeno tante risorse di quel tipo quante ne hai tu, e lo fa per primo. Conta le [lightbulb|lampadine], i [castle|castelli] e le [leaf|foglie] nelle due Zone.
    .good = [player:1] non ha nemmeno una [leaf|foglia]. Hai giocato un nuovo colore e [rule:score|capitalizzato] una carta per ogni colore che hai solo tu.
    .shared = [player:1] aveva almeno tante risorse di quel tipo quante ne avevi tu, perciò ha condiviso il Dogma, e per prima. La carta è tua, ma il guadagno è stato anche suo.
    .poor = Trova la risorsa di cui hai più di [player:1], e attiva la carta che la conta.

## 5

lesson-demand = Supremazia
    .goal = Prendere agli altri e tenere ciò che è tuo.
lesson-demand-1 = Fatti dare una carta da [player:1].
    .say = Un Dogma che inizia con “Esigo” è un attacco. Colpisce ogni avversario che produce [rule:demand|meno risorse] di te, del tipo richiesto.
    .good = [player:1] non ha [castle|castelli], perciò ha dovuto obbedire: ha pescato un [1] e ti ha dato la sua carta più alta. In un Dogma di Supremazia “tu” è l'avversario influenzato e “io” sei tu.
    .poor = [player:1] ha ancora tutte le sue carte. Quella che esige è [card:archery].
lesson-demand-2 = Nel suo turno [player:1] attiverà [card:archery]. Fa' in modo che non ti colpisca.
    .say = Ora a parti invertite. [player:1] mostra tre [castle|castelli]; tu nessuno, e ti resta un'Azione.
    .good = Hai tanti [castle|castelli] quanti [player:1], perciò il Dogma di Supremazia non ti ha colpito. Le risorse sono un'armatura, anche se non attivi mai la carta.
    .poor = Avevi meno [castle|castelli] di [player:1]: il Dogma di Supremazia ti ha colpito, e la tua carta più alta è finita nella sua Mano. Una carta con tre [castle|castelli] l'avrebbe fermato.

## 6

lesson-splay = Scalare
    .goal = A che cosa servono le carte coperte.
lesson-splay-1 = Scala a sinistra il tuo mazzo blu.
    .say = Una carta coperta non è perduta. [rule:splay|Scala] il suo mazzo, e alcune delle sue risorse tornano visibili. [card:code-of-laws] fa [rule:tuck|archiviare] una carta di un colore che hai già, e poi permette di scalarlo a sinistra.
    .good = In un mazzo scalato a sinistra ogni carta coperta mostra la risorsa in basso a destra: [card:tools] aggiunge un [castle|castello] da sotto.
    .tucked = La carta è sotto [card:writing], nascosta. Scala anche il mazzo, e il suo [castle|castello] si vedrà.
    .poor = Il tuo mazzo blu non è scalato. Attiva [card:code-of-laws], archivia [card:tools] e scala il blu a sinistra.
lesson-splay-2 = Attiva [card:reformation] e scala il mazzo che ti porta a tre [castle|castelli].
    .say = In un mazzo scalato a destra ogni carta coperta mostra le due risorse del bordo sinistro. Puoi aprire i tuoi mazzi e guardare che cosa contengono.
    .good = [card:masonry] e [card:domestication] hanno entrambe un [castle|castello] in alto a sinistra. Tre [castle|castelli], senza una sola carta in più nella Zona.
    .purple = Tra le tue carte viola solo [card:mysticism] ha un [castle|castello] sul bordo sinistro. Il giallo ne avrebbe mostrati due.
    .poor = Così hai meno di tre [castle|castelli]. Attiva [card:reformation] e scala il mazzo che ne mostra di più sul bordo sinistro.
lesson-splay-3 = Attiva [card:railroad], scala in alto un mazzo che è scalato a destra e arriva a nove [lightbulb|lampadine].
    .say = Scalare in alto è il massimo: ogni carta coperta mostra tutte e tre le risorse in basso. Un mazzo è scalato in una sola direzione: la nuova sostituisce la vecchia.
    .good = Nove [lightbulb|lampadine]. Difficilmente qualcuno ne avrà abbastanza per condividere, o per colpirti con un Dogma di Supremazia che le conta.
    .yellow = Ora il mazzo giallo mostra più [leaf|foglie] e [castle|castelli], ma nessuna [lightbulb|lampadina]. Quello giusto è il blu.
    .poor = Non ci siamo ancora. [card:railroad] ricicla la tua Mano, fa pescare tre [6] e poi offre di scalare: scegli il blu.

## 7

lesson-achieve = Capitalizzare e Dominare
    .goal = Che cosa fa vincere.
lesson-achieve-1 = Arriva a cinque punti Influenza.
    .say = Le carte della tua [rule:score|Influenza] valgono tanti punti quanto il loro valore. Solo i Dogmi ce le portano, come quello di [card:agriculture].
    .good = La carta riciclata torna come punti, e vale un punto in più. Ne hai abbastanza per la tua prima Dominazione.
    .declined = Hai tenuto la carta, e non hai capitalizzato nulla. Riciclane una, e quella che la sostituisce varrà di più.
    .poor = Sempre tre punti. Attiva [card:agriculture] e ricicla una carta.
lesson-achieve-2 = Domina il Periodo 1.
    .say = Per dominare un Periodo servono [rule:achieve|punti pari a cinque volte il suo valore] e una Carta Attiva di quel Periodo o più alta. Anche Dominare è un'Azione, e te ne resta una.
    .good = La tua prima [rule:achievements|Dominazione]. Nessuno può togliertela, e in una partita a due ne bastano sei per [rule:goal|vincere].
    .poor = Anche [player:1] aveva cinque punti, e ha dominato il Periodo nel suo turno. Ogni Dominazione è unica: prendila appena puoi.
lesson-achieve-3 = Domina il Periodo 2 in questo turno.
    .say = La buona notizia: i punti non si spendono mai. Hai dominato il Periodo 1, e i tuoi dieci punti sono ancora tutti lì.
    .good = Dieci punti e una Carta Attiva di valore 2. Nulla è stato speso: con quindici punti avresti diritto al Periodo 3.
    .poor = Il Periodo 2 è ancora libero, e i punti c'erano. Gioca prima il [2] che hai nella Mano, poi scegli Dominare.

## 8

lesson-words = Riciclare, archiviare, trasferire
    .goal = Dove vanno le carte.
lesson-words-1 = Attiva [card:pottery] e capitalizza un [3].
    .say = [rule:return|Riciclare] una carta vuol dire metterla in fondo al mazzo del suo Periodo, fuori portata. [card:pottery] ti ripaga: più carte ricicli, più alta è quella che capitalizzi.
    .good = Tre carte deboli sono diventate tre punti. Le carte riciclate si rivedranno solo quando quei mazzi saranno quasi vuoti.
    .fewer = Meno carte, meno punti. Riciclale tutte e tre, e capitalizzerai un [3].
    .poor = Non sono ancora tre punti. Attiva [card:pottery] e ricicla tutte e tre le carte.
lesson-words-2 = Attiva [card:monotheism] contro [player:1].
    .say = Prima leggila: [rule:transfer|trasferisce] una carta dalla sua Zona alla tua Influenza, e poi si [rule:tuck|archiviano] carte, cioè si mettono sotto il mazzo del loro colore.
    .good = La sua carta è passata dritta nella tua Influenza: trasferita, non capitalizzata, ma i punti contano. Una carta archiviata inizia un nuovo mazzo, se quel colore manca. E solo una carta, molto più avanti, può [rule:remove|scartare] carte per sempre.
    .poor = [player:1] ha ancora tutte le sue Carte Attive. [card:monotheism] ne prende una di un colore che non hai.

## 9

lesson-special = I Campi
    .goal = Altri cinque modi di dominare.
lesson-special-1 = Domina il Campo [monument] con [card:masonry].
    .say = Accanto ai nove Periodi ci sono cinque [rule:special-achievements|Campi]. Ognuno ha una sua condizione, e una carta che offre un'altra via.
    .good = Quattro carte giocate insieme, e [monument] è tuo, senza spendere un'Azione. L'[rule:monument|altra via] è archiviare o capitalizzare sei carte in un turno.
    .fewer = Ne hai giocate meno di quattro, perciò non è successo altro. Gioca tutte le carte con [castle|castelli].
    .poor = [card:masonry] fa giocare quante carte con [castle|castelli] vuoi. Con quattro o più domini [monument].
lesson-special-2 = Gioca la carta che completa il Campo [rule:empire|Militare]: tre o più di ognuna delle sei risorse.
    .say = Per i Campi non serve un'Azione. Ne domini uno nel momento in cui la condizione è soddisfatta, anche nel turno di un altro.
    .good = Mancavano solo tre [clock|orologi]. [rule:world|Diplomazia], [rule:wonder|Cultura] e [rule:universe|Scienza] funzionano allo stesso modo: tienili d'occhio.
    .poor = Conta le tue sei risorse: una manca del tutto. Gioca la carta che la mostra tre volte.

## 10

lesson-highest = Più alto, più basso
    .goal = Quale carta si intende.
lesson-highest-1 = [player:1] esige la tua carta più alta. Tieniti [card:mapmaking].
    .say = [player:1] attiva [card:archery], e tu hai troppo pochi [castle|castelli]. Hai pescato un [1]; ora la tua carta [rule:highest|più alta] deve andarsene.
    .good = Due carte erano ugualmente alte, e hai scelto tu. Le [rule:effects|scelte] spettano a chi esegue il Dogma, anche a chi subisce un Dogma di Supremazia.
    .poor = I due [2] erano ugualmente alti: la scelta era tua, e [card:mapmaking] se n'è andata. Cedi l'altra carta.
lesson-highest-2 = Attiva [card:canal-building] e trasforma i tuoi tre punti in sette.
    .say = “Tutte le carte di valore più alto” sono tutte quelle che hanno quel valore. Ciò che non possiedi vale 0.
    .good = Due [3] per un [2]: da entrambe le parti le carte più alte hanno cambiato posto. Uno [rule:exchange|scambio] non è una capitalizzazione, ma i punti sono punti.
    .declined = Potevi fare lo scambio: i due [3] della tua Mano contro il [2] della tua Influenza.
    .poor = Non sono ancora sette punti. [card:canal-building] scambia le tue carte più alte nella Mano con le più alte nell'Influenza.

## 11

lesson-may = Puoi
    .goal = Che cosa devi, che cosa puoi e che cosa non puoi fare.
lesson-may-1 = Attiva [card:pottery], ma tieni le carte della tua Mano.
    .say = “Puoi” è un'offerta: puoi [rule:effects|rinunciare]. Tutto il resto va fatto.
    .good = Hai rinunciato al primo Dogma, e il secondo è stato eseguito lo stesso. Hai una carta in più.
    .returned = Hai accettato l'offerta, e delle buone carte sono tornate nei mazzi. Quando un Dogma dice “puoi”, chiediti prima se ti conviene.
    .poor = Attiva [card:pottery]. Rinuncia al primo Dogma: il secondo ti farà comunque pescare una carta.
lesson-may-2 = Attiva [card:tools] e metti in gioco un [3].
    .say = “Se lo fai” vuol dire: solo se è stato fatto per intero. [card:tools] vuole tre carte, non meno.
    .good = Tre carte per una: hai dato via la Mano e sei al Periodo 3.
    .declined = È permesso, e non è successo nulla. Ricicla tutte e tre le carte, e giocherai un [3].
    .poor = La tua Carta Attiva più alta è ancora un [1]. Attiva [card:tools] e ricicla tutte e tre le carte.
lesson-may-3 = [player:1] attiverà [card:oars], che prende dalla tua Mano le carte con [crown|corone]. Fa' in modo che non ne trovi.
    .say = Fai ciò che un Dogma dice per quanto puoi, e non di più: nessuno può dare ciò che non ha.
    .good = Non avevi carte con [crown|corone], e ne hai dato [rule:prove|prova]. La tua Mano è [rule:secrets|segreta]: gli altri vedono solo quante carte ha e di quali Periodi. (A certi tavoli le [rule:open-boards|carte coperte] si possono guardare.)
    .poor = [player:1] ha trovato nella tua Mano una carta con una [crown|corona], che è finita nella sua Influenza. Giocala prima che te la chieda.

## 12

lesson-win = Tre modi di vincere
    .goal = Come finisce una partita.
lesson-win-1 = Ottieni la tua sesta Dominazione in questo turno.
    .say = Il modo più comune: in una partita a due, con [rule:end|sei Dominazioni] si vince subito. Tu ne hai cinque, e venti punti.
    .good = Sei Dominazioni, e la partita finisce in quell'istante. In una partita a tre ne bastano cinque, a quattro ne bastano quattro.
    .poor = [player:1] è ancora in gioco. Avevi i punti per il Periodo 4: gioca una carta di quel Periodo, poi scegli Dominare.
lesson-win-2 = Chiudi la partita finché sei in vantaggio.
    .say = Il secondo modo: quando bisognerebbe pescare una carta oltre il 10, la partita finisce e vince chi ha più punti. Il mazzo del Periodo 10 è vuoto.
    .good = Un 11 non c'era: si sono confrontati i punti, e i tuoi sono di più. Tieni d'occhio l'ultimo mazzo.
    .poor = [player:1] ne ha approfittato: ha capitalizzato una carta, ti ha superato e ha chiuso lei la partita.
lesson-win-3 = Vinci con una carta.
    .say = Il terzo modo: alcune delle ultime carte dicono che qualcuno vince. Leggi il secondo Dogma di [card:self-service].
    .good = Hai più Dominazioni di [player:1], e a [card:self-service] questo basta. La carta che hai scelto valeva [rule:for-yourself-only|soltanto per te]. (Quando una carta fa vincere [rule:single-player|un solo giocatore], in caso di parità non vince nessuno.)
    .poor = La partita continua. [card:self-service] fa vincere chi ha più Dominazioni di tutti gli altri, cioè te.

## 13

lesson-teams = Squadre
    .goal = Due contro due.
lesson-teams-1 = Attiva [card:archery] e guarda chi deve obbedire.
    .say = In una [rule:teams|partita a squadre] i compagni siedono l'uno di fronte all'altro. Il tuo è [player:2]; [player:1] e [player:3] giocano contro di te.
    .good = [player:1] e [player:3] ti hanno dato una carta ciascuna. Nemmeno [player:2] ha [castle|castelli], ma i tuoi Dogmi di Supremazia non influenzano il tuo compagno.
    .poor = Nessuno ha perso una carta. Quella che esige è [card:archery].
lesson-teams-2 = Attiva una carta che solo il tuo compagno condivide.
    .say = Il tuo compagno condivide come chiunque altro. Guarda chi ha tante [lightbulb|lampadine] quante ne hai tu, e chi tanti [castle|castelli].
    .good = [player:2] ha pescato un [2] prima di te. Nessun Bonus di Cooperazione: spetta solo quando condividono gli avversari.
    .shared = Ha condiviso anche un'avversaria. Attiva la carta che conta una risorsa di cui solo [player:2] ha abbastanza.
    .poor = Scegli Attivare, con la carta che aiuta [player:2] e nessun altro.
lesson-teams-3 = Vinci la partita per la tua squadra.
    .say = Ognuno domina con i propri punti e le proprie Carte Attive, ma le Dominazioni si sommano. [player:2] ne ha tre, tu due.
    .good = La tua terza Dominazione è la sesta della squadra, e sei bastano per vincere. Se un giorno giocherai con le carte vere, le regole spiegano anche in che cosa differiscono le [rule:editions|edizioni].
    .poor = Potevi dominare il Periodo 2: dieci punti e una Carta Attiva di valore 4. Scegli Dominare.
