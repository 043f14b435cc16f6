### What the server says when something cannot be done, and what to do about it.

problem-not-found = Qui non c'è nulla. Forse il link è incompleto.
problem-method = Questo indirizzo non può essere usato in questo modo.
problem-stale = La partita è andata avanti: a questa domanda è già stata data una risposta, forse da te in un'altra scheda. Nulla è andato perso; torna indietro per vedere il tavolo com'è adesso.
problem-not-asked = In questo momento non tocca a te scegliere.
problem-unreadable = La richiesta non è comprensibile. Torna indietro e riprova.
# $line, $column (numbers)
problem-json = La richiesta non è un JSON valido: errore alla riga { $line }, colonna { $column }.
problem-field = Un campo della richiesta manca o è sbagliato: “field” indica quale, “detail” che cosa è previsto.
# $last (a number)
problem-no-such-option = Questa opzione non esiste: le opzioni vanno da 0 a { $last }.
problem-host = Questo server non risponde a questo nome. Chi lo gestisce può impostarlo con --base-url.
problem-cross-site = Per sicurezza la richiesta è stata respinta: il modulo era troppo vecchio o veniva da un altro sito. Torna indietro, ricarica la pagina e riprova.
problem-not-seated = Non hai un posto a questo tavolo. Puoi guardare.
problem-not-owner = Può farlo solo chi ha preparato il tavolo.
problem-seat-taken = Qualcun altro ha preso questo posto. Puoi guardare.
problem-not-begun = La partita non è cominciata: ci sono ancora posti liberi.
problem-not-over = Disponibile solo a partita finita, perché rivela tutte le carte.
problem-no-take-back = Non si può più annullare: nel frattempo è stato mostrato qualcosa di nascosto o ha risposto qualcun altro.
problem-no-hint = I consigli sono disponibili solo ai tavoli di allenamento, per chi deve scegliere.
problem-seats = Un tavolo ha da due a quattro posti: per te, per un bot o per un altro giocatore. Per le squadre ne servono quattro.
# $count (the most characters)
problem-name = Un nome ha da 1 a { $count } caratteri, tutti visibili.
# $count (the most)
problem-tables = Hai già { $count } partite in corso, il massimo consentito. Prima concludine o abbandonane una.
# $count (the most)
problem-records = Hai già caricato { $count } partite registrate, il massimo consentito.
# $count (the most)
problem-streams = Questo tavolo è aperto in troppe pagine: al massimo { $count } alla volta. Chiudine qualcuna.
# $count (seconds)
problem-rate = { $count ->
    [one] Troppe richieste in una volta. Riprova tra un secondo.
   *[other] Troppe richieste in una volta. Riprova tra { $count } secondi.
}
problem-size = La richiesta è troppo grande.
# $line (a number)
problem-record = Questa non è la registrazione di una partita: la riga { $line } è illeggibile.
problem-token = Questo token non è valido.
problem-internal = Qualcosa è andato storto da parte nostra. Le tue scelte precedenti sono salve; riprova.
problem-closing = Il server si sta riavviando. Nulla è andato perso; riprova tra un momento.
problem-name-reserved = Questo nome è di un bot, o di qualcun altro a questo tavolo. Scegline un altro.
problem-not-saved = In questo momento il server non può salvare. Nulla è cambiato; riprova tra un momento.
problem-uncertain = Il server ha perso il contatto con il database durante il salvataggio. Guarda il tavolo per vedere se la tua scelta è stata registrata.
problem-unreachable = In questo momento il server non riesce a raggiungere il database. Nulla è andato perso; riprova tra un momento.
problem-other-rules = Questa partita è stata giocata con una versione precedente delle regole e non può continuare. Puoi ancora rivederla e scaricarla.
# $count (the most answers)
problem-ended = La partita è finita senza vincitore: è stata interrotta dopo { $count } risposte.
# $count (the most answers)
problem-record-length = Questa registrazione è troppo lunga: al massimo { $count } risposte.
problem-busy = Il server è occupato. Riprova tra un momento.
problem-not-away = Si può sostituire solo un giocatore assente.
problem-no-review = Questa partita non si può analizzare: qualcosa è andato storto da parte nostra. Puoi comunque rivederla.
