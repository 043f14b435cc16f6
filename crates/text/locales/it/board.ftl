### Le regole in breve: ciò che nella scatola sta accanto a ogni giocatore.

board-title = Le regole in breve
board-note = Tutto in una pagina: da leggere al tavolo, o da stampare.
board-all-rules = Tutte le regole in una pagina

board-turn = Il turno: due Azioni
board-draw = Prendi una carta del valore della tua Carta Attiva più alta. Se quel mazzo è vuoto, passa al Periodo successivo.
board-meld = Metti una carta della Mano in cima al mazzo del suo colore.
board-dogma = Attiva una delle tue Carte Attive, seguendo i passi qui sotto.
board-achieve = Domina un Periodo. Servono punti Influenza pari ad almeno cinque volte il suo valore e una Carta Attiva di quel Periodo o superiore. I punti non si spendono.

board-dogma-title = Attivare, passo per passo
board-dogma-1 = Conta la risorsa richiesta in ogni Zona, una volta sola.
board-dogma-2 = “Esigo”: lo esegue ogni avversario che ne ha meno di te.
board-dogma-3 = Ogni altro Dogma: lo eseguono in senso orario tutti quelli che ne hanno almeno quante ne hai tu; tu alla fine.
board-dogma-4 = Ogni Dogma si completa per tutti prima di passare al successivo.
board-dogma-5 = Se un avversario ha condiviso e qualcosa è cambiato, ottieni un Bonus di Cooperazione: pesca una carta.

board-splay-title = Che cosa mostrano le carte coperte
board-splay-left = Scalato a sinistra: una risorsa
board-splay-right = Scalato a destra: due risorse
board-splay-up = Scalato in alto: tre risorse

board-words-title = Glossario
board-tuck = in fondo al mazzo del suo colore
board-score = nella tua Influenza: il suo valore in punti
board-return = in fondo al mazzo del suo Periodo
board-transfer = in un altro posto, senza altri effetti
board-exchange = due gruppi di carte si scambiano di posto
board-may = puoi rinunciare; tutto il resto va fatto, per quanto possibile

board-special-title = Campi, dominati all'istante
board-end-title = La fine
board-end-achievements = 6 Dominazioni in una partita a due, 5 a tre, 4 a quattro; a una squadra ne servono 6.
board-end-score = Quando qualcuno dovrebbe pescare una carta superiore a 10: vince chi ha più punti Influenza.
board-end-dogma = Quando lo stabilisce una carta.
