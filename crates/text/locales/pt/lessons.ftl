### As lições: posições em que há algo a fazer. As convenções são as do arquivo em inglês.

## Os jogadores, além de quem lê

lesson-name-1 = Ada
lesson-name-2 = Ben
lesson-name-3 = Cléo

## 1

lesson-draw = Comprar
    .goal = De onde vêm as cartas.
lesson-draw-1 = Compre uma carta.
    .say = O suprimento tem uma pilha para cada uma das dez [rule:supply|eras]. Você [rule:draw|compra] da que corresponde à sua [rule:top-card|carta do topo] de maior valor.
    .good = Sua carta do topo de maior valor, [card:mathematics], é uma [2]; por isso você comprou uma [2]. Quanto maior o valor das suas cartas do topo, mais modernas as cartas que você compra.
    .poor = Assim você usou uma das suas cartas. Isso vem na lição 3; desta vez, escolha Comprar.
lesson-draw-2 = Compre uma carta e veja de que pilha ela vem.
    .say = No decorrer da partida, as pilhas se esgotam. Aqui, as das eras 4 e 5 estão vazias.
    .good = Era para vir uma [4]. As duas pilhas vazias foram puladas, e você comprou uma [6]: é assim que uma partida dá um salto.
    .poor = Não há nada de errado nisso, mas não mostra o que acontece com uma pilha vazia. Escolha Comprar.

## 2

lesson-meld = Baixar
    .goal = Pôr cartas em jogo.
lesson-meld-1 = Baixe uma carta de uma cor que você ainda não tem.
    .say = Na mão, uma [rule:card|carta] não faz nada. [rule:meld|Baixe] a carta, e ela vai para a sua [rule:board|mesa], na pilha da cor dela.
    .good = Uma nova pilha. Você pode ter uma para cada uma das cinco cores, e a carta do topo de cada uma está pronta para ser usada.
    .covered = [card:pottery] é azul, então foi para cima de [card:writing]. Uma carta coberta não pode ser usada, e em geral é melhor ter mais cartas do topo, não menos.
    .poor = Essa é outra ação. Para pôr em jogo uma carta da mão, escolha Baixar.
lesson-meld-2 = Baixe uma carta para que sua próxima compra traga uma [3].
    .say = Qualquer carta pode ser baixada a qualquer momento, até uma nova sobre uma antiga. Você não precisa subir era por era.
    .good = [card:education] cobre [card:mysticism], e vale a pena: a partir de agora você compra cartas de valor [3], duas eras adiante.
    .low = Essa é uma [1], como as suas outras cartas do topo. Você ainda compraria uma [1].
    .poor = Sua carta do topo de maior valor ainda é uma [1]. Procure uma [3] na sua mão e baixe-a.

## 3

lesson-dogma = Dogma
    .goal = Usar o que você tem.
lesson-dogma-1 = Use a carta que lhe dá duas cartas de uma vez.
    .say = O coração do jogo: [rule:dogma|Dogma]. Escolha uma das suas cartas do topo, e os efeitos dela são executados do primeiro ao último.
    .good = Duas cartas por uma ação. Enquanto [card:the-wheel] estiver no topo da pilha, você pode usá-la quantas vezes quiser.
    .one = [card:writing] compra uma carta só, mas uma [2]. Muitas vezes é o melhor negócio! Mesmo assim, experimente a que lhe dá duas.
    .poor = Uma carta por uma ação. Suas cartas do topo podem fazer melhor: escolha Dogma.
lesson-dogma-2 = Use [card:mysticism] e acompanhe o efeito palavra por palavra.
    .say = Um efeito faz o que diz, na ordem em que diz. [card:mysticism] compra uma [1] e a [rule:reveal|revela]; o resto depende da cor dela.
    .good = A carta comprada era amarela, e você tem uma pilha amarela. Por isso ela foi baixada, e você comprou outra [1]. “Compre e baixe” é sempre essa mesma carta.
    .nothing = [card:masonry] procura cartas na sua mão, e a sua mão está vazia. Usar uma carta que não faz nada é permitido; é só uma ação desperdiçada.
    .poor = Também serve, mas a ideia é ver um efeito acontecer. Escolha Dogma: [card:mysticism].

## 4

lesson-share = Compartilhar
    .goal = Quem participa quando você usa uma carta.
lesson-share-1 = Use [card:writing] e veja quem compra.
    .say = Antes de uma ação de Dogma, contam-se os [rule:icons|ícones] visíveis de cada um: os do tipo indicado na carta. [card:writing] conta as [lightbulb|lâmpadas].
    .good = [player:1] tem tantas [lightbulb|lâmpadas] quanto você, por isso [rule:share|compartilhou]: ela comprou uma [2], e só depois foi a sua vez. Em troca, você recebeu uma [rule:free-draw|ação de Comprar gratuita].
    .alone = [card:sailing] conta as [crown|coroas], e [player:1] tem menos do que você: só você executou o efeito. Agora experimente [card:writing].
    .poor = Isso só afetou você. Só se compartilha em uma ação de Dogma: use [card:writing].
lesson-share-2 = Use uma carta que [player:1] não possa compartilhar.
    .say = Compartilha quem tem pelo menos a mesma quantidade do ícone característico que você, e executa o efeito primeiro. Conte as [lightbulb|lâmpadas], os [castle|castelos] e as [leaf|folhas] nas duas mesas.
    .good = [player:1] não tem nenhuma [leaf|folha]. Você baixou uma nova cor e [rule:score|pontuou] uma carta para cada cor que só você tem.
    .shared = [player:1] tinha pelo menos a mesma quantidade desse ícone que você, por isso compartilhou e jogou primeiro. A carta é sua, mas o ganho também foi dela.
    .poor = Encontre o ícone de que você tem mais do que [player:1] e use a carta que o conta.

## 5

lesson-demand = Demandas
    .goal = Tirar dos outros e guardar o que é seu.
lesson-demand-1 = Faça [player:1] lhe dar uma carta.
    .say = Um efeito que começa com “EU EXIJO” é um ataque. Ele afeta todo oponente que tenha [rule:demand|menos ícones característicos] do que você.
    .good = [player:1] não tem [castle|castelos], então teve de obedecer: comprou uma [1] e lhe deu a carta de maior valor dela. Numa demanda, “você” é a vítima e “eu” é você.
    .poor = [player:1] ainda tem todas as cartas. A demanda está em [card:archery].
lesson-demand-2 = No turno dela, [player:1] vai usar [card:archery]. Faça com que a demanda não afete você.
    .say = Agora ao contrário. [player:1] mostra três [castle|castelos]; você não tem nenhum, e ainda tem uma ação.
    .good = Você tem tantos [castle|castelos] quanto [player:1], por isso a demanda não afetou você. Ícones são uma armadura, mesmo que você nunca use a carta.
    .poor = Você tinha menos [castle|castelos] do que [player:1]: a demanda afetou você, e a sua carta de maior valor foi para a mão dela. Uma carta com três [castle|castelos] teria bastado.

## 6

lesson-splay = Deslizar
    .goal = Para que ainda servem as cartas cobertas.
lesson-splay-1 = Deslize a sua pilha azul para a esquerda.
    .say = Uma carta coberta não está perdida. [rule:splay|Deslize] a pilha, e alguns dos ícones dela aparecem. [card:code-of-laws] permite [rule:tuck|esconder] uma carta de uma cor que você já tem e depois deslizar essa cor para a esquerda.
    .good = Com a pilha deslizada para a esquerda, cada carta coberta mostra o ícone inferior direito: [card:tools] acrescenta um [castle|castelo] por baixo.
    .tucked = A carta está debaixo de [card:writing], fora de vista. Deslize também a pilha, e o [castle|castelo] dela vai aparecer.
    .poor = Sua pilha azul não está deslizada. Use [card:code-of-laws], esconda [card:tools] e deslize o azul para a esquerda.
lesson-splay-2 = Use [card:reformation] para deslizar a pilha que lhe dá três [castle|castelos].
    .say = Com a pilha deslizada para a direita, cada carta coberta mostra os dois ícones da borda esquerda. Você pode abrir as suas pilhas e ver o que há nelas.
    .good = [card:masonry] e [card:domestication] têm, ambas, um [castle|castelo] no canto superior esquerdo. Três [castle|castelos], sem uma carta a mais na mesa.
    .purple = Das suas cartas roxas, só [card:mysticism] tem um [castle|castelo] na borda esquerda. A pilha amarela teria mostrado dois.
    .poor = Assim você fica com menos de três [castle|castelos]. Use [card:reformation] e deslize a pilha que mostra mais deles na borda esquerda.
lesson-splay-3 = Use [card:railroad] para deslizar para cima uma pilha deslizada para a direita e chegue a nove [lightbulb|lâmpadas].
    .say = Para cima é o melhor: cada carta coberta mostra os três ícones inferiores. Uma pilha tem um só deslizamento: o novo substitui o antigo.
    .good = Nove [lightbulb|lâmpadas]. Quase ninguém terá o bastante para compartilhar com você, nem para afetar você com uma demanda que as conte.
    .yellow = A pilha amarela agora mostra mais [leaf|folhas] e [castle|castelos], mas nenhuma [lightbulb|lâmpada]. A certa é a azul.
    .poor = Ainda não. [card:railroad] retorna a sua mão, compra três [6] e depois oferece o deslizamento: escolha o azul.

## 7

lesson-achieve = Pontuar e Conquistar
    .goal = O que faz vencer.
lesson-achieve-1 = Chegue a cinco pontos.
    .say = As cartas da sua [rule:score|pilha de pontos] valem pontos iguais ao valor delas. Só efeitos as levam até lá, como o de [card:agriculture].
    .good = A carta retornada volta como pontos, um nível acima. Você já tem o bastante para a sua primeira conquista.
    .declined = Você ficou com a carta, e nada foi pontuado. Retorne uma, e a que vier no lugar valerá mais.
    .poor = Você continua com três pontos. Use [card:agriculture] e retorne uma carta.
lesson-achieve-2 = Reivindique a conquista da era 1.
    .say = Para uma era, você precisa de [rule:achieve|cinco vezes o número dela] em pontos e de uma carta do topo dessa era ou maior. Conquistar também é uma ação, e você ainda tem uma.
    .good = Sua primeira [rule:achievements|conquista]. Ninguém pode tirá-la de você, e com dois jogadores bastam seis para [rule:goal|vencer].
    .poor = [player:1] também tinha cinco pontos e a reivindicou no turno dela. Só existe uma conquista de cada: reivindique-a quando puder.
lesson-achieve-3 = Reivindique a conquista da era 2 neste turno.
    .say = A boa notícia: os pontos nunca são gastos. Você reivindicou a era 1, e os seus dez pontos continuam todos lá.
    .good = Dez pontos e uma carta do topo de valor 2. Nada foi gasto: com quinze pontos daria para a era 3.
    .poor = A era 2 continua livre, e você tinha os pontos. Baixe primeiro a [2] da sua mão e depois escolha Conquistar.

## 8

lesson-words = Retornar, esconder, transferir
    .goal = Para onde vão as cartas.
lesson-words-1 = Use [card:pottery] para pontuar uma [3].
    .say = [rule:return|Retornar] uma carta é colocá-la no fundo da pilha de suprimento da era dela, fora de alcance. [card:pottery] recompensa você: quanto mais cartas você retorna, maior a que você pontua.
    .good = Três cartas fracas viraram três pontos. As cartas retornadas só voltarão quando essas pilhas estiverem quase no fim.
    .fewer = Menos cartas, menos pontos. Retorne as três, e você pontua uma [3].
    .poor = Ainda não são três pontos. Use [card:pottery] e retorne as três cartas.
lesson-words-2 = Use [card:monotheism] contra [player:1].
    .say = Leia primeiro a carta: uma carta da mesa da oponente é [rule:transfer|transferida] para a sua pilha de pontos, e depois cartas são [rule:tuck|escondidas], isto é, vão para o fundo da pilha da cor delas.
    .good = A carta dela foi direto para a sua pilha de pontos: transferida, não pontuada, mas os pontos contam. Uma carta escondida inicia uma nova pilha se você não tiver essa cor. E só uma carta, bem mais tarde, pode [rule:remove|remover] cartas para sempre.
    .poor = [player:1] ainda tem todas as cartas do topo. [card:monotheism] tira uma de uma cor que você não tem.

## 9

lesson-special = Conquistas especiais
    .goal = Mais cinco maneiras de conquistar.
lesson-special-1 = Reivindique [monument] com [card:masonry].
    .say = Ao lado das nove eras há cinco [rule:special-achievements|conquistas especiais]. Cada uma tem uma condição própria e uma carta que oferece outro caminho.
    .good = Quatro cartas baixadas de uma vez, e [monument] é seu, sem gastar uma ação. O [rule:monument|outro caminho] é esconder ou pontuar seis cartas em um turno.
    .fewer = Você baixou menos de quatro, então nada mais aconteceu. Baixe todas as cartas com [castle|castelo].
    .poor = [card:masonry] baixa quantas cartas com [castle|castelo] você quiser. Com quatro ou mais, você reivindica [monument].
lesson-special-2 = Baixe a carta que completa o [rule:empire|Império]: três ou mais de cada um dos seis ícones.
    .say = Conquistas especiais não exigem ação. Você as reivindica no instante em que a condição é cumprida, mesmo no turno de outro jogador.
    .good = Só faltavam três [clock|relógios]. [rule:world|Mundo], [rule:wonder|Maravilha] e [rule:universe|Universo] funcionam do mesmo jeito: fique de olho neles.
    .poor = Conte os seus seis ícones: um deles falta por completo. Baixe a carta que o mostra três vezes.

## 10

lesson-highest = Maior e menor valor
    .goal = De que carta se trata.
lesson-highest-1 = [player:1] exige a sua carta de maior valor. Fique com [card:mapmaking].
    .say = [player:1] usa [card:archery], e você tem poucos [castle|castelos]. Você comprou uma [1]; agora a sua carta de [rule:highest|maior valor] tem de ir.
    .good = Duas cartas empatavam no maior valor, e você escolheu. As [rule:effects|escolhas] são de quem executa o efeito, mesmo que seja a vítima de uma demanda.
    .poor = As duas [2] empatavam: a escolha era sua, e [card:mapmaking] se foi. Entregue a outra.
lesson-highest-2 = Use [card:canal-building] para transformar os seus três pontos em sete.
    .say = “Todas as cartas de maior valor” são todas as que têm esse valor. O que você não tem vale 0.
    .good = Duas [3] por uma [2]: todas as de maior valor de cada lado mudaram de lugar. Uma [rule:exchange|troca] não é pontuar, mas pontos são pontos.
    .declined = Você podia fazer a troca: as duas [3] da sua mão pela [2] da sua pilha de pontos.
    .poor = Ainda não são sete pontos. [card:canal-building] troca as suas cartas de maior valor na mão pelas de maior valor na pilha de pontos.

## 11

lesson-may = Você pode
    .goal = O que você deve, o que pode e o que não pode fazer.
lesson-may-1 = Use [card:pottery], mas fique com as cartas da sua mão.
    .say = “Você pode” é uma oferta: dá para [rule:effects|recusar]. Todo o resto tem de ser feito.
    .good = Você recusou o primeiro efeito, e o segundo foi executado assim mesmo. Você tem uma carta a mais.
    .returned = Você aceitou a oferta, e boas cartas voltaram ao suprimento. Quando um efeito disser “você pode”, pense primeiro se você quer.
    .poor = Use [card:pottery]. Recuse o primeiro efeito: o segundo vai lhe dar uma carta de qualquer forma.
lesson-may-2 = Use [card:tools] para pôr em jogo uma [3].
    .say = “Se fizer isso” quer dizer: só se tudo foi feito. [card:tools] quer três cartas, não menos.
    .good = Três cartas por uma: você retornou a mão inteira e saltou para a era 3.
    .declined = É permitido, e nada aconteceu. Retorne as três cartas, e você baixará uma [3].
    .poor = Sua carta do topo de maior valor ainda é uma [1]. Use [card:tools] e retorne as três cartas.
lesson-may-3 = [player:1] vai usar [card:oars], que tira da sua mão cartas com [crown|coroa]. Faça com que ela não encontre nenhuma.
    .say = Faça o que um efeito diz tanto quanto puder, e não mais: ninguém pode dar o que não tem.
    .good = Você não tinha carta com [crown|coroa] e [rule:prove|comprovou] isso. A sua mão é [rule:secrets|secreta]: os outros só veem quantas cartas ela tem e de que eras. (Em algumas partidas, as [rule:open-boards|cartas cobertas] ficam à vista de todos.)
    .poor = [player:1] encontrou na sua mão uma carta com [crown|coroa], que foi para a pilha de pontos dela. Baixe uma carta assim antes que ela a peça.

## 12

lesson-win = Três maneiras de vencer
    .goal = Como uma partida termina.
lesson-win-1 = Reivindique a sua sexta conquista neste turno.
    .say = A maneira mais comum: com dois jogadores, quem chega a [rule:end|seis conquistas] vence na hora. Você tem cinco, e vinte pontos.
    .good = Seis conquistas, e a partida acaba naquele instante. Com três jogadores bastam cinco; com quatro, quatro.
    .poor = [player:1] continua na partida. Você tinha os pontos da era 4: baixe uma carta dessa era e depois escolha Conquistar.
lesson-win-2 = Encerre a partida enquanto está na frente.
    .say = A segunda maneira: quando for preciso comprar uma carta acima de 10, a partida termina, e vence a maior pontuação. A pilha da era 10 está vazia.
    .good = Não havia 11 para comprar: compararam-se as pontuações, e a sua é maior. Fique de olho na última pilha.
    .poor = [player:1] aproveitou: pontuou uma carta, passou à frente e encerrou a partida ela mesma.
lesson-win-3 = Vença pelo efeito de uma carta.
    .say = A terceira maneira: algumas das últimas cartas dizem que alguém vence. Leia o segundo efeito de [card:self-service].
    .good = Você tem mais conquistas do que [player:1], e para [card:self-service] isso basta. A carta escolhida valeu [rule:for-yourself-only|apenas para você]. (Quando uma carta dá a vitória a [rule:single-player|um único jogador], em caso de empate ninguém vence.)
    .poor = A partida continua. [card:self-service] dá a vitória a quem tem mais conquistas do que todos os outros, e é você.

## 13

lesson-teams = Equipes
    .goal = Dois contra dois.
lesson-teams-1 = Use [card:archery] e veja quem tem de obedecer.
    .say = Numa [rule:teams|partida em equipes], os parceiros se sentam frente a frente. O seu é [player:2]; [player:1] e [player:3] jogam contra você.
    .good = [player:1] e [player:3] lhe deram uma carta cada uma. [player:2] também não tem [castle|castelos], mas uma demanda feita por você não afeta o seu parceiro.
    .poor = Ninguém perdeu uma carta. A demanda está em [card:archery].
lesson-teams-2 = Use uma carta que só o seu parceiro compartilhe.
    .say = O seu parceiro compartilha como qualquer um. Veja quem tem tantas [lightbulb|lâmpadas] quanto você e quem tem tantos [castle|castelos].
    .good = [player:2] comprou uma [2] antes de você. Não houve ação de Comprar gratuita: ela só vem quando oponentes compartilham.
    .shared = Uma oponente também compartilhou. Use a carta cujo ícone só [player:2] tem em quantidade suficiente.
    .poor = Escolha Dogma, com a carta que ajuda [player:2] e mais ninguém.
lesson-teams-3 = Vença a partida para a sua equipe.
    .say = Cada um conquista com os próprios pontos e cartas do topo, mas as conquistas se somam. [player:2] tem três, e você, duas.
    .good = A sua terceira conquista é a sexta da equipe, e seis bastam para vencer. Se um dia você jogar com as cartas impressas, as regras também explicam em que as [rule:editions|edições] diferem.
    .poor = Você podia reivindicar a conquista da era 2: dez pontos e uma carta do topo de valor 4. Escolha Conquistar.
