### Apprendre : les mots autour des leçons, de la première partie guidée, du coach et des problèmes, dans le navigateur et le terminal.

learn-title = Apprendre à jouer
learn-intro = Ce jeu s'apprend en jouant. Chaque leçon est une position où il y a quelque chose à faire, et dure d'une à trois minutes.
learn-lessons = Leçons
learn-done = Fait
# $done, $count : des nombres
learn-progress = Progression : { $done } sur { $count }
# $number, $title
learn-lesson = Leçon { $number } : { $title }
# $step, $steps : des nombres
learn-step = Étape { $step } sur { $steps }
learn-task = Votre mission
learn-good = Bien joué
learn-poor = Pas tout à fait
# $option : un choix, comme sur son bouton
learn-better = Mieux : { $option }
learn-what-happened = Ce qui s'est passé
learn-go-on = Continuer
learn-try-again = Réessayer
learn-next-lesson = Leçon suivante
learn-all-lessons = Toutes les leçons
learn-finished = Vous avez terminé cette leçon.
learn-finished-all = Vous avez terminé toutes les leçons. Votre première partie vous attend.

## La première partie guidée

learn-guided = Votre première partie
learn-guided-note = Une vraie partie contre un bot débutant, avec un coach à vos côtés qui explique chaque chose quand elle arrive pour la première fois.
learn-guided-start = Commencer la partie

## Le coach

coach-title = Coach
coach-why = Pourquoi ?
coach-off = Désactiver le coach
coach-on = Activer le coach
