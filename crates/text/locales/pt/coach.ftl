### O que o treinador diz na primeira partida guiada. As convenções são as do arquivo em inglês.

## O começo, e como vão os turnos

coach-start = Duas cartas para [rule:set-up|começar]: uma abre a sua mesa, a outra fica na mão. Escolha a que você gostaria de usar primeiro.
    .why = Com seis [rule:achievements|conquistas] você vence, e as cartas da sua mesa levam até lá: esse é [rule:goal|o objetivo do jogo]. Os dois escolhem ao mesmo tempo, e [rule:set-up|começa] quem tem a carta que vem primeiro em ordem alfabética.
coach-turn = É o seu [rule:turn|turno]! Escolha uma ação: compre uma carta, baixe uma da mão ou use uma da sua mesa.
    .why = Um [rule:turn|turno] tem duas ações, que podem ser iguais. Só quem começa tem uma única no primeiro turno.
coach-draw = Uma carta nova. Leia e faça duas perguntas: eu usaria esta carta? O que ela cobriria?
    .why = Você [rule:draw|compra] da pilha da sua carta do topo de maior valor. Cartas mais altas na mesa trazem cartas mais altas para a mão.
coach-meld = Agora essa carta está em jogo, e os ícones dela contam para você. Dá para usá-la já na próxima ação.
    .why = Os [rule:icons|ícones] decidem quem compartilha e quem tem de obedecer, quer você use a carta ou não.
coach-cover = Você cobriu uma carta. Ela não se perdeu, mas só a do topo pode ser usada.
    .why = Um [rule:splay|deslizamento] pode mostrar de novo os ícones dela, e certos efeitos podem trazê-la de volta ao topo.
coach-age = O maior valor entre as suas cartas do topo subiu: agora você compra cartas mais modernas. Estar à frente nas eras é metade do jogo.
    .why = As cartas mais modernas são mais fortes e [rule:score|valem mais pontos]. Mas pilhas vazias empurram os dois para a frente.

## Dogma

coach-dogma = Você usou { $card }. Ela continua na sua mesa, pronta para ser usada de novo.
    .why = A ação de [rule:dogma|Dogma] é isto: todos os efeitos da carta, em ordem.
coach-i-share = [player:1|O bot] usou { $card }, e você compartilhou. Você jogou antes do bot, e bastou ter ícones suficientes.
    .why = Você tem pelo menos a mesma quantidade desse ícone que o bot, por isso [rule:share|compartilha]. Em troca, [player:1|o bot] recebeu uma ação de Comprar gratuita.
coach-they-share = [player:1|O bot] compartilhou { $card }, porque tem pelo menos a mesma quantidade desse ícone que você. Em troca, você comprou uma carta a mais.
    .why = Antes de usar uma carta, olhe a prévia: ela diz quem [rule:share|compartilharia]. Às vezes a [rule:free-draw|ação gratuita] vale a pena, às vezes não.
coach-demanded = Foi uma demanda: { $card } afetou você porque você tem menos desse ícone. Ter mais dele na mesa teria evitado isso.
    .why = [rule:demand|Demandas] só afetam quem tem menos ícones característicos do que quem exige. A melhor defesa é baixar uma carta com esse ícone.
coach-safe = [player:1|O bot] usou { $card }, e a demanda não afetou você. Você tem o bastante desse ícone.
    .why = Quem tem pelo menos a mesma quantidade do ícone que o jogador ativo está [rule:demand|a salvo], e até compartilha os outros efeitos.
coach-my-demand = A sua demanda funcionou: [player:1|o bot] tinha menos desse ícone e teve de obedecer. Você pode repetir enquanto tiver mais.
    .why = No texto de uma [rule:demand|demanda], “você” é a vítima e “eu” é quem exige.
coach-may = “Você pode” quer dizer que dá para recusar. Veja do que você abriria mão e o que receberia.
    .why = Um efeito [rule:effects|tem de ser executado], a menos que diga “você pode”.
coach-order = As cartas vão todas para o mesmo lugar; você só escolhe a ordem. Ela raramente importa, então pegue-as como vierem.
    .why = A última carta [rule:return|retornada] fica mais ao fundo; das baixadas, a última fica no topo.
coach-splay = Uma pilha para deslizar! As cartas cobertas dela voltam a mostrar ícones, e você fica mais forte sem carta nova.
    .why = Para a [rule:splay|esquerda] aparece um ícone de cada carta coberta; para a direita, dois; para cima, três.

## O que acontece com as cartas

coach-score = Você ganhou pontos. Eles nunca são gastos: basta ter o suficiente na hora de reivindicar uma conquista.
    .why = Na [rule:score|pilha de pontos], cada carta vale o próprio valor em pontos. Você precisa de cinco pontos para a era 1, de dez para a era 2, e assim por diante.
coach-return = Uma carta retornada vai para o fundo da pilha da era dela. Dificilmente você a verá de novo.
    .why = [rule:return|Retornar] é o preço de alguns efeitos. Pague com as cartas de que não precisa.
coach-tuck = Uma carta escondida vai para o fundo da pilha. Ali ela espera que um deslizamento mostre os ícones dela.
    .why = [rule:tuck|Seis cartas escondidas] em um turno até dariam uma conquista especial.
coach-transfer = Uma carta mudou de dono. Transferir é só isso: a carta se move, e nada mais acontece.
    .why = Ela não é pontuada nem baixada, então não [rule:transfer|conta como tal].
coach-proof = Pediram uma carta que você não tem, por isso você mostrou a mão como prova. Agora [player:1|o bot] conhece as suas cartas.
    .why = Com a [rule:prove|comprovação], ninguém precisa acreditar na palavra de ninguém.
coach-passed-over = A pilha da qual você compraria está vazia, então você comprou da seguinte. Assim, uma era inteira pode ser pulada.
    .why = [rule:supply|Pilhas vazias] são puladas. Quando for preciso passar da era 10, a partida termina.

## As conquistas, e o fim

coach-points-short = Uma conquista está perto: bastam alguns pontos. Procure uma carta que faça pontuar.
    .why = Cinco pontos por era e uma carta do topo dessa era ou maior: [rule:achieve|não é preciso mais].
coach-card-short = Você tem os pontos para outra conquista, mas nenhuma carta do topo dessa era. Baixe uma carta mais alta e depois conquiste.
    .why = É preciso ter os dois: os pontos e uma [rule:achieve|carta do topo dessa era ou maior].
coach-achieve = Uma conquista está ao seu alcance! Reivindicá-la custa uma ação, e ela se perde se [player:1|o bot] chegar antes.
    .why = [rule:achieve|Conquistar] só custa a ação: os pontos continuam seus.
coach-claimed = Sua primeira conquista. Com seis você vence, e esta ninguém pode tirar de você.
    .why = Seus pontos continuam lá. Cada [rule:achievements|era seguinte] pede cinco a mais do que a anterior.
coach-they-claimed = [player:1|O bot] reivindicou uma conquista. Essa se foi, mas as outras eras continuam lá.
    .why = As eras podem ser conquistadas [rule:achieve|em qualquer ordem]. Fique de olho nos pontos do [player:1|bot].
coach-special = Uma conquista especial! Ela não custou nenhuma ação: bastou cumprir a condição.
    .why = São cinco, cada uma com [rule:special-achievements|a própria condição]. A tela mostra o quanto falta.
coach-hand = A sua mão está crescendo. Ali as cartas ainda não fazem nada: baixe as que você gostaria de usar.
    .why = Cada cor pode ter uma [rule:top-card|carta do topo]: até cinco cartas a seu serviço.
coach-i-lead = A vitória está perto: faltam poucas conquistas. Prepare a próxima e proteja os seus pontos.
    .why = A partida [rule:end|termina] assim que alguém tem seis.
coach-they-lead = [player:1|O bot] está perto de vencer. A partir de agora, antes de cada ação, pergunte-se se ele pode conquistar no próximo turno.
    .why = Pegue a conquista antes, ou tire dele os [rule:end|pontos ou a carta do topo] de que ele precisa.
coach-last-age = Chegaram as últimas eras. Quando for preciso comprar uma carta acima de 10, a partida termina, e vence a maior pontuação.
    .why = É a [rule:end|segunda maneira] de vencer: conte os pontos antes de comprar.
coach-won = Você venceu! Da próxima vez, jogue sem treinador ou contra um bot mais forte.
    .why = Veja a análise da partida: ela mostra o que a decidiu.
coach-lost = Desta vez venceu [player:1|o bot]. Agora você conhece o jogo inteiro, e a próxima será diferente.
    .why = Veja a análise da partida: ela mostra onde a vitória escapou.

## O que a tela oferece

coach-hint = Em dúvida? Peça uma dica: ela diz o quanto cada opção é boa, e por quê.
    .why = Numa partida de treino, você também pode desfazer qualquer resposta e tentar outra.
coach-secrets = Das cartas ocultas do [player:1|bot], você vê quantas são e de que eras, mas não quais. O mesmo vale para as suas.
    .why = [rule:secrets|O que foi mostrado] fica no registro, e a tela lembra por você.
coach-words = Todo termo das regras pode ser consultado ali onde você o lê. As regras em resumo estão a uma tecla de distância.
    .why = Ninguém conhece as 105 cartas na primeira partida. Leia só as que estão em jogo.
