### Aprender: as palavras em torno das lições, da primeira partida guiada, do treinador e dos problemas, no navegador e no terminal.

learn-title = Aprenda a jogar
learn-intro = Este jogo se aprende jogando. Cada lição é uma posição com uma tarefa e leva de um a três minutos.
learn-lessons = Lições
learn-done = Feito
# $done, $count: números
learn-progress = Progresso: { $done } de { $count }
# $number, $title
learn-lesson = Lição { $number }: { $title }
# $step, $steps: números
learn-step = Passo { $step } de { $steps }
learn-task = Sua tarefa
learn-good = Muito bem
learn-poor = Ainda não
# $option: uma opção, como está no botão
learn-better = Melhor: { $option }
learn-what-happened = O que aconteceu
learn-go-on = Continuar
learn-try-again = Tentar de novo
learn-next-lesson = Próxima lição
learn-all-lessons = Todas as lições
learn-finished = Você terminou esta lição.
learn-finished-all = Você terminou todas as lições. A sua primeira partida está esperando.

## A primeira partida guiada

learn-guided = Sua primeira partida
learn-guided-note = Uma partida de verdade contra um bot iniciante, com um treinador ao seu lado que explica cada coisa na primeira vez que ela acontece.
learn-guided-start = Começar a partida

## O treinador

coach-title = Treinador
coach-why = Por quê?
coach-off = Desligar o treinador
coach-on = Ligar o treinador
