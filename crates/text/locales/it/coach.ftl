### Ciò che dice l'allenatore nella prima partita guidata. Le convenzioni sono quelle del file inglese.

## L'inizio, e come vanno i turni

coach-start = Due carte per [rule:set-up|cominciare]: una apre la tua Zona, l'altra resta nella Mano. Scegli quella che vorresti attivare per prima.
    .why = Con sei [rule:achievements|Dominazioni] si vince, e le carte nella tua Zona sono la strada per arrivarci: è questo [rule:goal|lo scopo del gioco]. Scegliete entrambi nello stesso momento, e [rule:set-up|comincia] chi ha la carta che viene prima in ordine alfabetico.
coach-turn = È il tuo [rule:turn|turno]! Scegli un'Azione: pesca una carta, giocane una della tua Mano o attivane una della tua Zona.
    .why = Un [rule:turn|turno] ha due Azioni, anche uguali. Solo chi comincia ne ha una sola nel primo turno.
coach-draw = Una carta nuova. Leggila e chiediti due cose: mi servirebbe attivarla, e che cosa coprirebbe?
    .why = [rule:draw|Peschi] dal mazzo della tua Carta Attiva più alta. Carte più alte nella Zona portano carte più alte nella Mano.
coach-meld = Ora quella carta è in gioco, e le sue risorse contano per te. Puoi attivarla già dalla prossima Azione.
    .why = Le [rule:icons|risorse] decidono chi condivide e chi deve obbedire, che tu attivi la carta o no.
coach-cover = Hai coperto una carta. Non è perduta, ma si può attivare solo quella in cima.
    .why = Se [rule:splay|scali] il mazzo, le sue risorse tornano visibili; e certi Dogmi possono riportarla in cima.
coach-age = La tua Carta Attiva più alta è salita: ora peschi carte più moderne. Essere avanti nei Periodi è metà della partita.
    .why = Le carte più moderne sono più forti e [rule:score|valgono più punti]. Ma i mazzi vuoti spingono avanti entrambi.

## Attivare

coach-dogma = Hai attivato { $card }. Resta nella tua Zona, pronta per la prossima volta.
    .why = [rule:dogma|Attivare] vuol dire questo: tutti i Dogmi della carta, nell'ordine.
coach-i-share = [player:1|Il bot] ha attivato { $card }, e tu hai condiviso. Hai eseguito il Dogma prima del bot, e ti è bastato avere le risorse.
    .why = Hai almeno altrettante risorse di quel tipo, perciò [rule:share|condividi]. In cambio [player:1|il bot] ha ottenuto un Bonus di Cooperazione.
coach-they-share = [player:1|Il bot] ha condiviso { $card }, perché ha almeno tante risorse di quel tipo quante ne hai tu. In cambio hai pescato una carta in più.
    .why = Prima di attivare una carta guarda l'anteprima: dice chi [rule:share|condividerebbe]. A volte per il [rule:free-draw|Bonus di Cooperazione] ne vale la pena, a volte no.
coach-demanded = Era un Dogma di Supremazia: { $card } ti ha colpito perché hai meno risorse di quel tipo. Averne di più nella Zona ti avrebbe messo al riparo.
    .why = Un [rule:demand|Dogma di Supremazia] colpisce solo chi, di quella risorsa, ne ha meno del giocatore di turno. La difesa migliore è giocare una carta con quella risorsa.
coach-safe = [player:1|Il bot] ha attivato { $card }, ma il suo Dogma di Supremazia non ti ha colpito. Hai abbastanza risorse di quel tipo.
    .why = Chi ha almeno tante risorse di quel tipo quante il giocatore di turno è [rule:demand|al sicuro], e condivide perfino gli altri Dogmi.
coach-my-demand = Il tuo Dogma di Supremazia ha funzionato: [player:1|il bot] aveva meno risorse di quel tipo e ha dovuto obbedire. Puoi rifarlo finché sei in vantaggio.
    .why = Nel testo di un [rule:demand|Dogma di Supremazia] “tu” è l'avversario influenzato e “io” il giocatore di turno.
coach-may = “Puoi” vuol dire che puoi rinunciare. Guarda che cosa cederesti e che cosa otterresti.
    .why = Un Dogma [rule:effects|va eseguito], a meno che non dica “puoi”.
coach-order = Le carte vanno tutte nello stesso posto: tu scegli solo l'ordine. Conta di rado, quindi prendile come vengono.
    .why = L'ultima carta [rule:return|riciclata] è la più in fondo; di quelle giocate, l'ultima sta in cima.
coach-splay = Puoi scalare un mazzo! Le carte coperte mostrano di nuovo alcune risorse, e diventi più forte senza carte nuove.
    .why = A [rule:splay|sinistra] si vede una risorsa di ogni carta coperta, a destra due, in alto tre.

## Che cosa succede alle carte

coach-score = Hai guadagnato punti Influenza. Non si spendono mai: devono solo esserci quando domini.
    .why = Nell'[rule:score|Influenza] una carta vale tanti punti quanto il suo valore. Ne servono cinque per il Periodo 1, dieci per il 2, e così via.
coach-return = Una carta riciclata va in fondo al mazzo del suo Periodo. Difficilmente la rivedrai.
    .why = [rule:return|Riciclare] è il prezzo di certi Dogmi. Pagalo con le carte che non ti servono.
coach-tuck = Una carta archiviata va in fondo al suo mazzo. Lì aspetta che tu lo scali per mostrare le sue risorse.
    .why = [rule:tuck|Sei carte archiviate] in un turno basterebbero addirittura per un Campo.
coach-transfer = Una carta ha cambiato proprietario. Trasferire è proprio questo: la carta si sposta, e non succede altro.
    .why = Non è né capitalizzata né giocata, e quindi non [rule:transfer|conta come tale].
coach-proof = Ti è stata chiesta una carta che non hai, perciò hai mostrato la tua Mano come prova. Ora [player:1|il bot] la conosce.
    .why = Con la [rule:prove|prova] nessuno deve fidarsi sulla parola.
coach-passed-over = Il mazzo da cui dovevi pescare è vuoto, perciò hai pescato dal successivo. Così si può saltare un Periodo intero.
    .why = I [rule:supply|mazzi vuoti] si saltano. Quando si dovrebbe andare oltre il 10, la partita finisce.

## Le Dominazioni, e la fine

coach-points-short = Una Dominazione è vicina: bastano pochi punti. Cerca una carta che fa capitalizzare.
    .why = Cinque punti per ogni Periodo e una Carta Attiva di quel Periodo o più alta: [rule:achieve|non serve altro].
coach-card-short = Hai i punti per un'altra Dominazione, ma nessuna Carta Attiva di quel Periodo. Gioca una carta più alta, poi domina.
    .why = Servono entrambi: i punti e una [rule:achieve|Carta Attiva di quel Periodo o più alta].
coach-achieve = Una Dominazione è alla tua portata! Dominare è un'Azione, e se [player:1|il bot] arriva prima, è persa.
    .why = [rule:achieve|Dominare] costa solo l'Azione: i punti restano tuoi.
coach-claimed = La tua prima Dominazione. Con sei si vince, e questa nessuno può togliertela.
    .why = I tuoi punti sono ancora lì. Ogni [rule:achievements|Periodo successivo] ne richiede cinque in più del precedente.
coach-they-claimed = [player:1|Il bot] ha ottenuto una Dominazione. Quella non si può più ottenere, ma gli altri Periodi ci sono ancora.
    .why = I Periodi si dominano [rule:achieve|in qualsiasi ordine]. Tieni d'occhio i punti del [player:1|bot].
coach-special = Un Campo! Non è servita un'Azione, solo la sua condizione.
    .why = Sono cinque, ognuno con la [rule:special-achievements|propria condizione]. Il tavolo mostra a che punto sei.
coach-hand = La tua Mano cresce. Lì le carte non fanno ancora nulla: gioca quelle che vorresti attivare.
    .why = Ogni colore può avere una [rule:top-card|Carta Attiva]: fino a cinque carte al tuo servizio.
coach-i-lead = La vittoria è vicina: mancano poche Dominazioni. Prepara la prossima e proteggi i tuoi punti.
    .why = La partita [rule:end|finisce] appena qualcuno ne ha sei.
coach-they-lead = [player:1|Il bot] è vicino alla vittoria. D'ora in poi, prima di ogni Azione, chiediti se può dominare nel prossimo turno.
    .why = Ottieni tu la Dominazione, oppure togligli i [rule:end|punti o la Carta Attiva] che gli servono.
coach-last-age = Siamo agli ultimi Periodi. Quando bisognerebbe pescare una carta oltre il 10, la partita finisce e vince chi ha più punti.
    .why = È il [rule:end|secondo modo] di vincere: conta i punti prima di pescare.
coach-won = Hai vinto! La prossima volta gioca senza allenatore, o contro un bot più forte.
    .why = Guarda l'analisi della partita: mostra che cosa l'ha decisa.
coach-lost = Questa l'ha vinta [player:1|il bot]. Ora conosci tutto il gioco, e la prossima andrà diversamente.
    .why = Guarda l'analisi della partita: mostra dove ti è sfuggita.

## Che cosa offre il tavolo

coach-hint = Non sai che cosa fare? Chiedi un consiglio: dice quanto è buona ogni opzione, e perché.
    .why = A un tavolo di allenamento puoi anche annullare qualsiasi risposta e provarne un'altra.
coach-secrets = Delle carte nascoste del [player:1|bot] vedi quante sono e di quali Periodi, ma non quali. Delle tue il bot non vede di più.
    .why = [rule:secrets|Ciò che è stato mostrato] resta nella cronaca, e il tavolo lo ricorda per te.
coach-words = Ogni termine delle regole si può consultare là dove lo leggi. Le regole in breve sono a un tasto di distanza.
    .why = Nessuno conosce tutte le 105 carte alla prima partita. Leggi solo quelle in gioco.
