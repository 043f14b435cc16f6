### Le regole in breve: ciò che nella scatola sta accanto a ogni giocatore.

board-title = Le regole in breve
board-note = Tutto in una pagina: da leggere al tavolo, o da stampare.
board-all-rules = Tutte le regole in una pagina

board-turn = Il turno: due Azioni
board-draw = Prendi una carta del valore della tua Carta Attiva più alta. Se il mazzo è vuoto, del Periodo successivo.
board-meld = Metti una carta della Mano in cima al mazzo del suo colore.
board-dogma = Attiva una tua Carta Attiva, passo per passo come sotto.
board-achieve = Domina un Periodo: cinque volte il suo numero in punti Influenza, e una Carta Attiva di quel Periodo o più alta. I punti non si spendono.

board-dogma-title = Attivare, passo per passo
board-dogma-1 = Conta la risorsa richiesta in ogni Zona, una volta sola.
board-dogma-2 = “Esigo”: lo esegue ogni avversario che ne ha meno di te.
board-dogma-3 = Ogni altro Dogma: lo esegue chi ne ha almeno quante te, in senso orario, e tu per ultimo.
board-dogma-4 = Completa ogni Dogma, per tutti, prima del successivo.
board-dogma-5 = Se un avversario ha condiviso e qualcosa è cambiato, ottieni un Bonus di Cooperazione: pesca una carta.

board-splay-title = Che cosa mostrano le carte coperte
board-splay-left = Scalato a sinistra: una risorsa
board-splay-right = Scalato a destra: due risorse
board-splay-up = Scalato in alto: tre risorse

board-words-title = Parole
board-tuck = in fondo al mazzo del suo colore
board-score = nella tua Influenza: il suo valore in punti
board-return = in fondo al mazzo del suo Periodo
board-transfer = in un altro posto, e nient'altro
board-exchange = due gruppi si scambiano di posto
board-may = puoi rinunciare; tutto il resto va fatto, per quanto puoi

board-special-title = Campi, dominati all'istante
board-end-title = La fine
board-end-achievements = 6 Dominazioni in due giocatori, 5 in tre, 4 in quattro; a una squadra ne servono 6.
board-end-score = Bisogna pescare una carta oltre il 10: vince chi ha più punti Influenza.
board-end-dogma = Lo dice una carta.
