### The rules, in sections that other screens link to. Conventions: en/rules.ftl. Titles and words are those of the
### Italian rulebook.

## Chapters

chapter-basics = Il gioco
chapter-actions = Il turno
chapter-dogma = I Dogmi
chapter-effects = Eseguire i Dogmi
chapter-words = Glossario
chapter-achievements = Le Dominazioni
chapter-end = Fine della partita
chapter-tables = I tavoli

## The game

rule-goal = Panoramica del gioco
    .p1 = Ogni giocatore guida una civiltà dalla Preistoria all'Era dell'Informazione, con carte che rappresentano invenzioni e idee: le Innovazioni. Vince chi per primo ha abbastanza [rule:achievements|Dominazioni]: 6 in una partita a due giocatori, 5 a tre, 4 a quattro. La partita può anche [rule:end|terminare] tramite Influenza, o per effetto di una carta.
    .p2 = Ci sono 105 carte Innovazione, tutte diverse: 15 del Periodo 1 e 10 di ogni Periodo da 2 a 10; 21 per ciascuno dei cinque colori. Ognuna è un'idea che puoi usare più e più volte quando si trova in cima al suo mazzo nella tua [rule:board|Zona].
rule-card = La carta
    .p1 = Una carta ha un nome, un colore, un Periodo, tre risorse e un'immagine, e fino a tre Dogmi. Il suo Periodo è anche il suo valore, che nell'[rule:score|Influenza] conta come punti Influenza.
    .p2 = I quattro spazi per le risorse sono in alto a sinistra, in basso a sinistra, in basso al centro e in basso a destra. Uno di essi mostra l'immagine, che non è una risorsa. Le sei risorse sono [castle], [crown], [leaf], [lightbulb], [factory], [clock].
    .p3 = Una delle sue risorse è la risorsa richiesta: quella che si conta quando decidi di [rule:dogma|Attivare] la carta. È indicata davanti a ogni Dogma.
rule-board = La Zona
    .p1 = La tua Zona è formata dalle carte che hai davanti: fino a cinque mazzi, uno per colore. La carta in cima a un mazzo è la sua [rule:top-card|Carta Attiva]. Le carte sottostanti sono coperte; se il mazzo è [rule:splay|scalato], alcune delle loro risorse sono visibili.
    .p2 = La Mano e l'Influenza non fanno parte della Zona.
rule-supply = I mazzi dei Periodi
    .p1 = Per ogni Periodo c'è un mazzo a faccia in giù. Le carte si [rule:draw|pescano] dalla cima e si [rule:return|riciclano] in fondo. Un mazzo vuoto si salta, ma torna disponibile quando vi si ricicla una carta.
rule-set-up = Preparazione
    .p1 = Si mescolano le carte di ogni Periodo e si forma il suo mazzo. Di ciascuno dei Periodi da 1 a 9 si mette da parte una carta a faccia in giù: questi sono i Periodi da dominare. A fianco si collocano i cinque [rule:special-achievements|Campi].
    .p2 = Ogni giocatore pesca due [1]. Tutti scelgono nello stesso momento, in segreto, quale delle due giocare; poi le carte scelte si rivelano tutte insieme. L'altra carta rimane nella Mano.
    .p3 = Inizia il giocatore la cui carta giocata viene per prima in ordine alfabetico, secondo i nomi nella lingua del tavolo. Si procede in senso orario. Nel suo primo turno il primo giocatore, e in una partita a quattro anche il secondo, ha diritto a una sola Azione.

## A turn

rule-turn = Il turno
    .p1 = Nel tuo turno esegui due Azioni, da scegliere tra quattro: [rule:draw|Pescare], [rule:meld|Giocare], [rule:dogma|Attivare] e [rule:achieve|Dominare]. Possono essere uguali o diverse, ma non puoi rinunciare a nessuna delle due.
rule-draw = Pescare
    .p1 = Prendi la prima carta del mazzo del Periodo dello stesso valore della tua [rule:top-card|Carta Attiva] più alta; se la tua Zona è vuota, del Periodo 1. Se quel mazzo è vuoto, peschi dal Periodo più alto successivo che non sia vuoto. Non c'è limite al numero di carte nella Mano.
    .p2 = Un Dogma che dice “pesca un [3]” indica invece il valore, quali che siano le tue Carte Attive. Se il mazzo è vuoto si passa allo stesso modo al Periodo più alto successivo. Con un valore di 0 si pesca un [1]. Se bisogna pescare una carta superiore a 10, la partita [rule:end|termina] immediatamente.
    .p3 = “Pesca e gioca”, “pesca e capitalizza” e simili si riferiscono proprio alla carta appena pescata.
rule-meld = Giocare
    .p1 = Metti in gioco una carta della tua Mano nella tua Zona, in cima al mazzo dello stesso colore. Se quel mazzo non c'è, la carta ne inizia uno nuovo. Se il mazzo è [rule:splay|scalato], resta scalato. Una carta di qualsiasi Periodo può coprire una carta di qualsiasi Periodo.
rule-achieve = Dominare
    .p1 = Domini un Periodo. I tuoi punti Influenza devono essere almeno il quintuplo del valore di quel Periodo, e una delle tue Carte Attive deve essere di valore pari o superiore. Non spendi nulla: i punti Influenza rimangono tuoi. Non occorre dominare i Periodi in ordine.
    .p2 = I [rule:special-achievements|Campi] si dominano senza usare un'Azione.

## Dogma

rule-dogma = Attivare
    .p1 = Scegli una delle tue Carte Attive. Si eseguono tutti i suoi Dogmi, nell'ordine in cui sono elencati.
    .p2 = All'inizio, e una volta sola, si conta quante risorse del tipo richiesto dalla carta produce ogni giocatore. Qualunque cosa succeda dopo durante l'Azione, è questo conteggio a stabilire chi è influenzato: gli avversari che ne producono meno di te subiscono i [rule:demand|Dogmi di Supremazia], gli altri giocatori che ne producono almeno quante ne produci tu condividono i [rule:share|Dogmi Cooperativi].
    .p3 = Un Dogma si completa, per tutti, prima di passare al successivo. Si eseguono tutti, anche se nel frattempo la carta viene coperta, spostata o perduta. Puoi scegliere anche una carta che non avrà alcun effetto.
rule-demand = Dogmi di Supremazia
    .p1 = Un Dogma che inizia con “Esigo” viene eseguito da ogni avversario che produce meno risorse del tipo richiesto rispetto a te, uno dopo l'altro, in senso orario a partire dalla tua sinistra. Tu non lo esegui. Nel testo “tu” è quell'avversario, il giocatore influenzato; “io” è il giocatore che ha attivato la carta, il giocatore di turno.
rule-share = Dogmi Cooperativi
    .p1 = Ogni altro Dogma è condiviso: prima lo esegue ogni altro giocatore che produce almeno tante risorse del tipo richiesto quante ne produci tu, in senso orario a partire dalla tua sinistra, e per ultimo lo esegui tu. Nessuno può rifiutarsi di condividerlo.
rule-free-draw = Bonus di Cooperazione
    .p1 = Se almeno un avversario ha condiviso un Dogma, e questo ha causato una qualche modifica nella partita, dopo l'ultimo Dogma ottieni un'Azione gratuita di [rule:draw|Pescare]. Soltanto una, a prescindere da quanti hanno condiviso e da quante volte.
    .p2 = È una modifica qualsiasi carta pescata, rivelata, giocata, archiviata, capitalizzata, riciclata, trasferita, scambiata o riordinata, qualsiasi mazzo scalato e qualsiasi Dominazione ottenuta. Non contano come modifica la rinuncia a un'opzione, una Mano vuota, una Mano mostrata come prova e lo scalare un mazzo nella direzione che ha già.

## Carrying out effects

rule-effects = Le scelte
    .p1 = Le scelte di un Dogma spettano a chi lo esegue, anche se subisce un Dogma di Supremazia. L'unica eccezione è [card:collaboration], dove sceglie il giocatore di turno.
    .p2 = Un Dogma va eseguito, a meno che non dica “puoi”. Esegui tutto ciò che puoi e ignora il resto: se devi cedere tre carte e ne hai due, ne cedi due; se devi cedere un [5] e non ne hai, non cedi nulla.
    .p3 = “Se lo fai” vale solo se tutto ciò che precede è stato fatto. Dove puoi riciclare tre carte, puoi anche riciclarne due se non ne hai altre, ma non ottieni nulla.
    .p4 = Se al tavolo si gioca con la [rule:prove|prova], un giocatore che non ha carte del tipo richiesto mostra la Mano per dimostrarlo.
rule-highest = Più alto, più basso
    .p1 = La carta più alta è quella di valore più alto. Se più carte hanno lo stesso valore, sceglie il loro proprietario.
    .p2 = “Tutte le carte di valore più alto” sono tutte quelle che hanno il valore più alto, e solo quelle. “Le tre carte di valore più alto” sono tre carte, scendendo di valore quanto serve.
    .p3 = Ciò che non possiedi vale 0.
rule-for-yourself-only = Soltanto per te
    .p1 = Alcune carte ti fanno eseguire i Dogmi di un'altra carta soltanto per te. Questi Dogmi non sono condivisi, ma ciò che fanno agli altri giocatori accade comunque. I Dogmi di Supremazia sono esclusi.
rule-single-player = La vittoria di un solo giocatore
    .p1 = Alcune carte danno la vittoria a un solo giocatore: quello con più punti Influenza, o con meno, oppure quello che produce più risorse di un certo tipo. Se due o più giocatori sono in parità, non succede nulla.

## What the words mean

rule-top-card = Carta Attiva, carta di fondo
    .p1 = La Carta Attiva è la carta in cima a un mazzo di una Zona, la carta di fondo è quella sotto tutte le altre. In un mazzo di una sola carta, quella carta è entrambe le cose. Una Zona ha tante Carte Attive quanti colori.
rule-icons = Risorse
    .p1 = Produci le risorse visibili nella tua Zona: tutte quelle delle tue Carte Attive e, delle carte sottostanti, quelle che un mazzo [rule:splay|scalato] lascia vedere.
rule-splay = Scalare
    .p1 = Un mazzo è scalato a sinistra, a destra o in alto, tutto in una sola direzione, oppure non è scalato. Scalarlo in un'altra direzione sostituisce la precedente; nella stessa direzione non fa nulla. Un mazzo di una sola carta o vuoto non può essere scalato, e se si riduce a una sola carta lo scalamento viene cancellato.
    .p2 = Un mazzo scalato a sinistra mostra, di ogni carta sottostante, lo spazio in basso a destra; scalato a destra, i due spazi a sinistra; scalato in alto, i tre spazi in basso. Un mazzo non scalato mostra soltanto la sua Carta Attiva.
    .p3 = Le carte giocate, archiviate o trasferite in un mazzo scalato vanno scalate anch'esse. Scalare un colore riguarda sempre il tuo mazzo.
rule-tuck = Archiviare
    .p1 = Metti la carta in fondo al mazzo dello stesso colore nella tua Zona. Se quel mazzo non c'è, la carta ne inizia uno nuovo. Se il mazzo è scalato, resta scalato.
rule-score = Capitalizzare
    .p1 = Metti la carta nella tua Influenza, a faccia in giù. Il suo valore conta come punti Influenza. Il tuo totale è la somma di tutti questi valori, e perdi punti soltanto quando un Dogma toglie carte dalla tua Influenza.
rule-return = Riciclare
    .p1 = Metti la carta in fondo al mazzo del suo Periodo, a faccia in giù. Se ricicli più carte, scegli tu l'ordine.
rule-transfer = Trasferire
    .p1 = Sposta la carta da un posto a un altro. In una Zona va in cima al mazzo dello stesso colore. Una carta trasferita non è giocata, né capitalizzata, né pescata.
rule-exchange = Scambiare
    .p1 = Due gruppi di carte si scambiano di posto, anche se uno dei due è vuoto. Le carte che arrivano così in un'Influenza non sono capitalizzate.
rule-reveal = Rivelare
    .p1 = Mostra la carta a tutti. Rimane dov'è, a meno che il Dogma non dica altrimenti.
rule-remove = Scartare
    .p1 = Rimuovi la carta dal gioco definitivamente. Non torna nei mazzi dei Periodi.

## Achievements

rule-achievements = Dominazioni
    .p1 = Sono quattordici: una per ciascuno dei Periodi da 1 a 9, che si dominano con l'Azione di [rule:achieve|Dominare], e i cinque [rule:special-achievements|Campi]. Ognuna si può ottenere una volta sola, e nessuno può più togliertela.
rule-special-achievements = Campi
    .p1 = Un Campo viene dominato immediatamente da chi ne soddisfa la condizione, senza usare un'Azione, anche nel mezzo di un Dogma e nel turno di un altro giocatore. Se più giocatori la soddisfano nello stesso momento, lo ottiene il giocatore di turno oppure, se non è tra loro, il primo in senso orario.
    .p2 = Le carte si spostano una alla volta, anche quando una sola istruzione ne sposta diverse, e le condizioni si controllano dopo ciascuna. Solo negli scambi e negli scarti le carte si spostano tutte insieme.
    .p3 = Ogni Campo può essere dominato anche attraverso il Dogma di una carta, che ha una condizione propria.

## The end of the game

rule-end = Fine della partita
    .p1 = Vittoria tramite Dominazione: immediatamente, quando un giocatore ha 6 Dominazioni in una partita a due giocatori, 5 a tre, 4 a quattro; in una partita a squadre, quando una squadra ne ha 6 in tutto.
    .p2 = Vittoria tramite Influenza: immediatamente, quando bisogna pescare una carta superiore a 10. Vince chi ha più punti Influenza. In caso di pareggio vince, tra i giocatori in parità, chi ha più Dominazioni; se il pareggio persiste, la vittoria è condivisa. I compagni di una squadra sommano i loro punti Influenza e le loro Dominazioni.
    .p3 = Vittoria tramite Dogma: immediatamente, quando una carta dice che un giocatore ha vinto.

## Tables

rule-teams = Squadre
    .p1 = Quattro giocatori possono giocare in due squadre, con i compagni l'uno di fronte all'altro: posti 1 e 3 contro posti 2 e 4.
    .p2 = I tuoi Dogmi di Supremazia non influenzano il tuo compagno. Quando un Dogma parla di avversari o di altri giocatori, il tuo compagno non è incluso. Un compagno condivide come chiunque altro, ma se ha condiviso soltanto il tuo compagno non c'è alcun Bonus di Cooperazione.
    .p3 = Ogni giocatore domina con i propri punti Influenza e le proprie Carte Attive. Una squadra vince con 6 Dominazioni in tutto, o con il totale di punti Influenza più alto, sommando quelli dei due compagni; un giocatore che vince grazie a una carta vince per la squadra. [card:self-service] confronta le Dominazioni delle squadre; [card:ai], [card:bioengineering] e [card:globalization] confrontano i singoli giocatori, e vince la squadra del vincitore.
rule-secrets = Chi può vedere cosa
    .p1 = Vedi le carte della tua Mano e della tua Influenza. Gli altri vedono soltanto quante sono e i loro valori.
    .p2 = Tutti vedono le Carte Attive e le risorse visibili di ogni Zona. Un'impostazione del tavolo stabilisce se gli altri possono guardare anche le carte coperte.
    .p3 = Tutti vedono quante carte restano in ogni mazzo dei Periodi, e nient'altro. Le carte che rappresentano i Periodi da dominare non le vede nessuno, nemmeno dopo che i Periodi sono stati dominati.
    .p4 = Ciò che è stato mostrato una volta resta nella cronaca.
rule-open-boards = Zone aperte
    .p1 = Un'impostazione del tavolo. Con le Zone aperte tutti possono guardare e contare le carte coperte di tutte le Zone. Senza, può farlo soltanto il loro proprietario.
rule-prove = Prova
    .p1 = Ai tavoli si gioca con la prova, se non si stabilisce altrimenti: un giocatore che non ha carte del tipo richiesto mostra tutta la Mano. Senza la prova gli altri si fidano della sua parola, e il programma si assicura che sia vera.
rule-editions = Edizioni
    .p1 = La prima e la terza edizione differiscono in nove carte: [card:oars], [card:fermenting], [card:feudalism], [card:measurement], [card:statistics], [card:societies], [card:industrialization], [card:combustion] e [card:fission].
    .p2 = Differiscono anche nel Campo [monument]: nella prima edizione le carte archiviate e quelle capitalizzate in un turno si contano insieme; nella terza, separatamente.
    .p3 = Le squadre sono descritte nella terza edizione e si possono usare con entrambe. Edizione e lingua si combinano come si vuole.
