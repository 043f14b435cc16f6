### What the server says when something cannot be done, and what to do about it.

problem-not-found = Il n'y a rien ici. Le lien n'est peut-être pas complet.
problem-method = Cette adresse ne s'utilise pas de cette manière.
problem-stale = La partie a avancé : cette question a déjà reçu une réponse, peut-être de vous dans un autre onglet. Rien n'est perdu ; revenez en arrière pour voir la table telle qu'elle est maintenant.
problem-not-asked = Ce n'est pas à vous de choisir pour le moment.
problem-unreadable = La demande n'a pas pu être comprise. Revenez en arrière et réessayez.
# $line, $column (numbers)
problem-json = La demande n'est pas du JSON valide : erreur à la ligne { $line }, colonne { $column }.
problem-field = Un champ de la demande manque ou est incorrect : « field » indique lequel, et « detail » ce qui est attendu.
# $last (a number)
problem-no-such-option = Cette option n'existe pas : les options vont de 0 à { $last }.
problem-host = Ce serveur ne répond pas à ce nom. La personne qui l'administre peut le déclarer avec --base-url.
problem-cross-site = Par sécurité, la demande a été refusée : le formulaire était trop ancien ou venait d'un autre site. Revenez en arrière, rechargez la page et réessayez.
problem-not-seated = Vous n'avez pas de place à cette table. Vous pouvez regarder.
problem-not-owner = Seule la personne qui a préparé la table peut le faire.
problem-seat-taken = Quelqu'un d'autre a pris cette place. Vous pouvez regarder.
problem-not-begun = La partie n'a pas commencé : il reste des places libres.
problem-not-over = Disponible une fois la partie terminée, car toutes les cartes y sont révélées.
problem-no-take-back = Ce choix ne peut plus être annulé : depuis, quelque chose de caché a été montré, ou quelqu'un d'autre a répondu.
problem-no-hint = Les conseils sont réservés aux tables d'entraînement, et à la personne qui doit choisir.
problem-seats = Une table a de deux à quatre places : pour vous, un bot ou une autre personne. Il en faut quatre pour les équipes.
# $count (the most characters)
problem-name = Un nom compte de 1 à { $count } caractères, tous visibles.
# $count (the most)
problem-tables = Vous avez déjà { $count } parties en cours, le maximum permis. Commencez par en terminer ou en quitter une.
# $count (the most)
problem-records = Vous avez déjà importé { $count } parties enregistrées, le maximum permis.
# $count (the most)
problem-streams = Cette table est ouverte à trop d'endroits : { $count } pages à la fois au plus. Fermez-en quelques-unes.
# $count (seconds)
problem-rate = { $count ->
    [one] Trop de demandes à la fois. Réessayez dans une seconde.
   *[other] Trop de demandes à la fois. Réessayez dans { $count } secondes.
}
problem-size = La demande est trop volumineuse.
# $line (a number)
problem-record = Ce n'est pas l'enregistrement d'une partie : la ligne { $line } est illisible.
problem-token = Ce jeton n'est pas valide.
problem-internal = Une erreur est survenue de notre côté. Vos choix précédents sont conservés ; réessayez.
problem-closing = Le serveur redémarre. Rien n'est perdu ; réessayez dans un instant.
problem-name-reserved = Ce nom est celui d'un bot, ou de quelqu'un d'autre à cette table. Choisissez-en un autre.
problem-not-saved = Le serveur ne peut rien enregistrer pour le moment. Rien n'a changé ; réessayez dans un instant.
problem-uncertain = Le serveur a perdu sa base de données pendant l'enregistrement. Regardez la table pour savoir si votre choix a été pris en compte.
problem-unreachable = Le serveur ne peut pas joindre sa base de données pour le moment. Rien n'est perdu ; réessayez dans un instant.
problem-other-rules = Cette partie a été jouée avec une version antérieure des règles et ne peut pas continuer. Vous pouvez toujours la revoir et la télécharger.
# $count (the most answers)
problem-ended = La partie s'est terminée sans vainqueur : elle a été arrêtée après { $count } réponses.
# $count (the most answers)
problem-record-length = Cet enregistrement est trop long : { $count } réponses au plus.
problem-busy = Le serveur est occupé. Réessayez dans un instant.
problem-not-away = Seul un joueur absent peut être remplacé.
problem-no-review = Cette partie ne peut pas être analysée : une erreur s'est produite de notre côté. Vous pouvez tout de même la revoir.
