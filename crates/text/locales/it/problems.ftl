### What the server says when something cannot be done, and what to do about it.

problem-not-found = Qui non c’è nulla. Forse il collegamento non è completo.
problem-method = Questo indirizzo non si può usare in questo modo.
problem-stale = Il tavolo è andato avanti: a questa domanda è già stata data risposta, forse da te in un’altra scheda. Nulla è perduto; torna indietro e guarda il tavolo com’è adesso.
problem-not-asked = In questo momento non tocca a te rispondere.
problem-unreadable = Non è stato possibile capire ciò che è stato inviato. Torna indietro e riprova.
# $line, $column (numbers)
problem-json = Ciò che è stato inviato non è JSON: la riga { $line }, colonna { $column }, non si può leggere.
problem-field = In ciò che è stato inviato un campo manca o è sbagliato: «field» dice quale, «detail» che cosa sarebbe giusto.
# $last (a number)
problem-no-such-option = Questa opzione non esiste: le opzioni vanno da 0 a { $last }.
problem-host = Questo server non si chiama così. Chi lo gestisce può dargli il nome con --base-url.
problem-cross-site = Per la tua sicurezza questo non è stato fatto: il modulo era troppo vecchio o veniva da un altro sito. Torna indietro, ricarica la pagina e riprova.
problem-not-seated = Non hai un posto a questo tavolo. Puoi guardare.
problem-not-owner = Può farlo solo chi ha preparato il tavolo.
problem-seat-taken = Qualcun altro ha preso questo posto. Puoi guardare.
problem-not-begun = La partita non è cominciata: ci sono ancora posti liberi.
problem-not-over = Si può avere solo a partita finita, perché dice dove sono tutte le carte.
problem-no-take-back = Non si può più annullare: nel frattempo è stato mostrato qualcosa di nascosto o ha risposto qualcun altro.
problem-no-hint = I suggerimenti si danno ai tavoli di prova, al giocatore che deve rispondere.
problem-seats = Un tavolo ha da due a quattro posti, al massimo uno dei quali tuo; per le squadre ne servono quattro.
# $count (the most characters)
problem-name = Un nome ha da uno a { $count } caratteri, tutti visibili.
# $count (the most)
problem-tables = Hai { $count } tavoli non finiti, il massimo consentito. Prima finiscine o lasciane uno.
# $count (the most)
problem-records = Hai portato { $count } partite registrate, il massimo consentito.
# $count (the most)
problem-streams = Questo tavolo è aperto in troppi posti: al massimo { $count } pagine alla volta. Chiudine qualcuna.
# $count (seconds)
problem-rate = { $count ->
    [one] Troppe richieste in una volta. Riprova tra un secondo.
   *[other] Troppe richieste in una volta. Riprova tra { $count } secondi.
}
problem-size = Ciò che è stato inviato è troppo grande.
# $line (a number)
problem-record = Questa non è la registrazione di una partita: la riga { $line } non si può leggere.
problem-token = Questo token non è valido.
problem-internal = Qualcosa è andato storto da parte nostra. Ciò che avevi scelto prima è al sicuro; riprova.
problem-closing = Il server si sta riavviando. Nulla è perduto; riprova tra un momento.
problem-name-reserved = Questo nome è di un bot, o di qualcun altro a questo tavolo. Scegline un altro.
problem-not-saved = In questo momento il server non può salvare. Nulla è cambiato; riprova tra un momento.
problem-uncertain = Il server ha perso il contatto con il database mentre salvava. Guarda il tavolo per vedere se la tua scelta c’è.
problem-unreachable = In questo momento il server non riesce a raggiungere il database. Nulla è andato perso; riprova tra un momento.
problem-other-rules = Questa partita è stata giocata con una versione precedente delle regole e non può continuare. Puoi ancora guardarla e scaricarla.
# $count (the most answers)
problem-ended = La partita è finita senza vincitore: è stata interrotta dopo { $count } risposte.
# $count (the most answers)
problem-record-length = Questa registrazione è troppo lunga: al massimo { $count } risposte.
problem-busy = Il server è occupato. Riprova tra un momento.
problem-not-away = Si può sostituire solo un giocatore assente.
