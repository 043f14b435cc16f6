### What the rules say on single cards and special achievements, one message a ruling.
###
### "Vítima" is the player who carries out a demand, "quem exige" the player whose demand it is. Tokens in square
### brackets are those of cards.ftl. A ruling that several cards have is written once, as a term at the top.

## Rulings of several cards

-second-is-shared = O segundo efeito não é uma demanda e, portanto, é compartilhado normalmente.
-for-yourself-only = “Apenas para você” só impede o compartilhamento; o que os efeitos fazem com outros jogadores ainda acontece.
-one-after-the-other = Se houver várias vítimas, a demanda é resolvida com uma de cada vez.
-victim-picks = A vítima escolhe a carta.
-claimed-at-once = É reivindicada no momento em que a condição é cumprida, mesmo no meio de um efeito e no turno de outro jogador.
-several-at-once = Se vários jogadores cumprirem a condição ao mesmo tempo, o jogador ativo tem prioridade e, depois dele, os demais em sentido horário.
-order-of-melds = Você escolhe a ordem em que as cartas são baixadas.
-order-of-return = Você escolhe a ordem em que as cartas são retornadas.
-you-pick-or-nothing = Você escolhe a carta; se recusar ou não tiver nenhuma, nada é comprado.
-eleven-ends = Se você retornar uma [10], precisa comprar uma 11, o que encerra a partida por pontuação.
-groups-may-differ = Os dois grupos podem ter tamanhos diferentes, e um deles pode estar vazio.
-single-players = Em uma partida em equipes, os jogadores são comparados individualmente, e a equipe do vencedor vence.
-ties-highest = Em caso de empate no maior valor, você escolhe a carta.

## Age 1

ruling-agriculture-1 = { -you-pick-or-nothing }
ruling-agriculture-2 = { -eleven-ends }
ruling-archery-1 = Uma única carta é transferida, mesmo que várias empatem no maior valor.
ruling-archery-2 = A vítima escolhe entre as cartas empatadas.
ruling-archery-3 = A [1] recém-comprada faz parte da mão comparada; portanto, sempre há uma carta para entregar.
ruling-city-states-1 = Duas condições precisam ser cumpridas: você ter menos [crown|coroas] do que quem exige e ter pelo menos quatro [castle|castelos], incluindo os revelados por deslizamento.
ruling-city-states-2 = Os [castle|castelos] são contados quando a demanda chega a você, não quando a ação começou.
ruling-city-states-3 = A vítima escolhe a carta; sem uma carta do topo com [castle|castelo], nada é transferido e nenhuma [1] é comprada.
ruling-clothing-1 = As mesas de todos os oponentes são comparadas em conjunto; você não escolhe um deles.
ruling-clothing-2 = A mesa de um parceiro não conta contra você.
ruling-clothing-3 = Baixar é obrigatório se você tiver uma carta adequada; se tiver várias, você escolhe.
ruling-clothing-4 = Se você tiver cartas, mas nenhuma for adequada, mostre sua mão, a menos que as cinco cores já estejam em sua mesa.
ruling-clothing-5 = O segundo efeito não depende de uma carta ter sido baixada pelo primeiro, e a quantidade de cartas é definida antes da primeira compra.
ruling-code-of-laws-1 = Esconder e deslizar são duas escolhas, e a segunda só é oferecida depois que uma carta é escondida.
ruling-code-of-laws-2 = A cor precisa estar em sua mesa antes de a carta ser escondida; assim, a pilha sempre tem as duas cartas necessárias para deslizar.
ruling-code-of-laws-3 = Uma pilha que já está deslizada para a esquerda não muda ao ser deslizada de novo para a esquerda.
ruling-domestication-1 = Em caso de empate no menor valor, você escolhe a carta.
ruling-domestication-2 = Com a mão vazia, nada é baixado, mas a [1] é comprada mesmo assim.
ruling-masonry-1 = As quatro cartas precisam ser baixadas em uma única execução deste efeito; duas ações de Dogma do mesmo turno não se somam.
ruling-masonry-2 = Um oponente que compartilhar e baixar quatro cartas reivindica a conquista [monument] antes de você.
ruling-masonry-3 = Você baixa uma carta de cada vez, na ordem que quiser, e pode parar em qualquer quantidade, inclusive zero.
ruling-masonry-4 = Se a conquista [monument] já tiver sido reivindicada, as cartas continuam baixadas e nada é reivindicado.
ruling-masonry-5 = Baixar e reivindicar formam um só efeito; portanto, cada jogador reivindica antes que o próximo comece a baixar.
ruling-metalworking-1 = Você continua até revelar uma carta sem [castle|castelo].
ruling-metalworking-2 = A carta sem [castle|castelo] permanece em sua mão.
ruling-metalworking-3 = Cada carta pontuada no processo conta para a conquista [monument].
ruling-metalworking-4 = Quando as [1] acabam, compra-se da próxima pilha de suprimento disponível, e as cartas são avaliadas da mesma forma.
ruling-mysticism-1 = A carta é baixada, e a segunda é comprada, no máximo uma vez; o efeito não se repete.
ruling-mysticism-2 = A primeira carta é revelada porque baixá-la é obrigatório; a carta da primeira edição não diz isso, mas funciona da mesma forma.
ruling-mysticism-3 = Uma carta de uma cor que você não tem permanece em sua mão.
ruling-mysticism-4 = A segunda [1] é comprada sem ser revelada.
ruling-oars-1 = Uma vítima sem nenhuma carta com [crown|coroa] na mão mostra a mão.
ruling-oars-2 = { -second-is-shared }
ruling-oars-3 = Terceira edição: a mesma vítima continua entregando e comprando até não restar nenhuma carta com [crown|coroa], nem mesmo entre as recém-compradas, e só então é a vez da próxima vítima.
ruling-oars-4 = A vítima escolhe qual carta com [crown|coroa] é transferida.
ruling-oars-5 = O segundo efeito considera todas as vítimas em conjunto: uma carta entregue por qualquer uma delas o anula para todos os jogadores.
ruling-oars-6 = Se a demanda não atingiu ninguém, nada foi transferido, e a [1] é comprada.
ruling-pottery-1 = Se você não retornar nada, nada é comprado nem pontuado pelo primeiro efeito.
ruling-pottery-2 = O segundo efeito é obrigatório e independente do primeiro.
ruling-sailing-1 = A própria carta comprada é baixada; ela não pode ser substituída por outra que já estava na mão.
ruling-the-wheel-1 = As cartas são compradas uma após a outra; portanto, a segunda pode ter que vir de uma pilha de suprimento de valor superior.
ruling-tools-1 = Somente três cartas retornadas permitem comprar e baixar; retornar menos não rende nada.
ruling-tools-2 = Com uma ou duas cartas na mão, você pode retornar todas elas, mas isso não rende nada.
ruling-tools-3 = O segundo efeito pede uma carta de valor exatamente [3] e é oferecido tenha o primeiro sido usado ou não.
ruling-writing-1 = Compra-se uma [2], não importa o valor das suas cartas do topo; só se compra uma carta de valor superior se a pilha das [2] estiver vazia.

## Age 2

ruling-calendar-1 = Contam-se cartas, não pontos, e um empate não basta.
ruling-calendar-2 = A comparação é feita uma só vez, antes das duas compras.
ruling-canal-building-1 = { -groups-may-differ }
ruling-canal-building-2 = Os dois grupos são definidos antes que qualquer carta se mova.
ruling-canal-building-3 = Cartas que chegam à pilha de pontos desta forma não são pontuadas e não contam para a conquista [monument].
ruling-construction-1 = { -second-is-shared }
ruling-construction-2 = Uma vítima com uma carta ou nenhuma entrega o que tiver e compra a [2] mesmo assim.
ruling-construction-3 = Um oponente que compartilhar e cumprir a condição reivindica a conquista [empire] antes de você.
ruling-construction-4 = A vítima escolhe as duas cartas.
ruling-construction-5 = Outro jogador com cinco cartas do topo impede a reivindicação, mas um parceiro não.
ruling-construction-6 = Se a conquista [empire] já tiver sido reivindicada, o segundo efeito não faz nada.
ruling-currency-1 = Uma única carta retornada já rende uma [2].
ruling-currency-2 = Primeiro, todas as cartas são retornadas; depois, as [2] são compradas e pontuadas uma a uma.
ruling-fermenting-1 = Uma pilha conta uma vez se algum ícone visível nela for uma [leaf|folha], incluindo os revelados por deslizamento.
ruling-fermenting-2 = Primeira edição: as [leaf|folhas] de toda a mesa são somadas e divididas por dois, arredondando para baixo.
ruling-mapmaking-1 = Somente uma carta de valor [1] serve; uma pilha de pontos sem nenhuma não entrega nada.
ruling-mapmaking-2 = { -second-is-shared }
ruling-mapmaking-3 = Se tiver várias [1], a vítima escolhe qual transferir.
ruling-mapmaking-4 = Cada jogador que executa o segundo efeito compra uma única [1], não importa quantas vítimas tenham entregado uma carta.
ruling-mathematics-1 = { -you-pick-or-nothing }
ruling-mathematics-2 = { -eleven-ends }
ruling-monotheism-1 = { -second-is-shared }
ruling-monotheism-2 = A vítima escolhe entre as cartas do topo adequadas; se não houver nenhuma, nada é transferido, e nenhuma carta é escondida pela demanda.
ruling-monotheism-3 = A carta é transferida, não pontuada; portanto, não conta para a conquista [monument] de quem exige.
ruling-philosophy-1 = Todos os jogadores aptos ao primeiro efeito o completam antes que alguém comece o segundo.
ruling-philosophy-2 = Deslizar só muda uma pilha de duas ou mais cartas que ainda não esteja deslizada para a esquerda.
ruling-road-building-1 = Você pode baixar apenas uma carta, mesmo que tenha mais em sua mão; nesse caso, nada mais acontece.
ruling-road-building-2 = Baixar pelo menos uma carta é obrigatório se você tiver alguma na mão.
ruling-road-building-3 = Isto não é uma demanda: pode ser compartilhado, e quem executa o efeito escolhe o outro jogador.
ruling-road-building-4 = Sua carta vermelha é transferida mesmo que o outro jogador não tenha uma carta verde para entregar.
ruling-road-building-5 = Sem uma carta vermelha do topo, nenhuma das duas transferências acontece.

## Age 3

ruling-alchemy-1 = Os [castle|castelos] são contados uma só vez, antes de comprar, em grupos completos de três; com menos de três, o primeiro efeito não faz nada.
ruling-alchemy-2 = Todas as [4] são compradas antes que as cores delas sejam avaliadas.
ruling-alchemy-3 = Você escolhe a ordem em que as cartas compradas e as da mão são retornadas.
ruling-alchemy-4 = As duas partes do segundo efeito são obrigatórias; se houver uma só carta na mão, ela é baixada e não resta nada para pontuar.
ruling-compass-1 = A vítima escolhe as duas cartas, inclusive a que sai da mesa de quem exige.
ruling-compass-2 = { -one-after-the-other }
ruling-compass-3 = As transferências são independentes: se não houver carta adequada para uma, a outra acontece mesmo assim.
ruling-compass-4 = A segunda carta pode ser verde e é escolhida entre as cartas do topo de quem exige tal como ficam depois da primeira transferência.
ruling-education-1 = Se você retornar a última carta, o maior valor que resta é 0; portanto, você compra uma [2].
ruling-education-2 = { -ties-highest }
ruling-education-3 = Se a carta de maior valor restante for uma [9] ou uma [10], é preciso comprar uma carta acima de 10, e a partida termina.
ruling-engineering-1 = Somente as cartas que estão no topo quando a demanda começa são transferidas; as cartas com [castle|castelo] que ficarem descobertas permanecem.
ruling-engineering-2 = { -second-is-shared }
ruling-feudalism-1 = { -second-is-shared }
ruling-feudalism-2 = Uma vítima sem nenhuma carta com [castle|castelo] na mão mostra a mão.
ruling-feudalism-3 = { -victim-picks }
ruling-feudalism-4 = Terceira edição: o deslizamento desfeito é o da pilha dessa cor na mesa da própria vítima, e apenas se uma carta tiver sido transferida.
ruling-feudalism-5 = Primeira edição: as impressões divergem sobre o destino da carta; aqui, ela vai para a pilha de pontos, como nas edições italiana e russa.
ruling-machinery-1 = A demanda é resolvida com uma vítima de cada vez, sempre com a mão de quem exige tal como estiver naquele momento.
ruling-machinery-2 = Quem exige não pode poupar uma vítima: a troca é feita com cada uma delas, mesmo que não a deseje.
ruling-machinery-3 = { -second-is-shared }
ruling-machinery-4 = Os grupos podem ter tamanhos diferentes, e um deles pode estar vazio.
ruling-machinery-5 = Se você não tiver nenhuma carta com [castle|castelo] na mão, mostre sua mão em vez de pontuar.
ruling-machinery-6 = As cartas de maior valor de quem exige são definidas antes que a mão da vítima chegue.
ruling-machinery-7 = Com uma carta com [castle|castelo] na mão, pontuar uma é obrigatório, e ela é mostrada ao ser pontuada.
ruling-machinery-8 = Deslizar é oferecido tenha uma carta sido pontuada ou não, e faz parte do mesmo efeito.
ruling-medicine-1 = { -one-after-the-other }
ruling-medicine-2 = Se uma das duas pilhas de pontos estiver vazia, uma única carta é movida, da outra para a vazia.
ruling-medicine-3 = A vítima escolhe entre as próprias cartas empatadas no maior valor.
ruling-medicine-4 = Entre as cartas de quem exige empatadas no menor valor, quem exige escolhe, pois elas lhe pertencem.
ruling-medicine-5 = As duas cartas são definidas antes que qualquer uma se mova.
ruling-optics-1 = Se todos os oponentes tiverem tantos pontos quanto você ou mais, nada é transferido.
ruling-optics-2 = Um parceiro não é um oponente e não pode receber a carta.
ruling-optics-3 = Você escolhe o oponente e a carta, e a transferência é obrigatória se alguém cumprir a condição.
ruling-paper-1 = As cinco cores contam para o segundo efeito, não apenas verde e azul.
ruling-paper-2 = Uma pilha deslizada para a esquerda pelo primeiro efeito já conta.
ruling-translation-1 = A conquista [world] pode ser reivindicada com menos de cinco pilhas, até mesmo com [card:translation] como a única.
ruling-translation-2 = Um oponente que compartilhar e cumprir a condição reivindica a conquista [world] antes de você.
ruling-translation-3 = { -order-of-melds }
ruling-translation-4 = O segundo efeito é verificado tenha o primeiro sido usado ou não.

## Age 4

ruling-anatomy-1 = A vítima escolhe a carta da pilha de pontos e não precisa escolher uma que lhe custe uma carta do topo enquanto houver outra.
ruling-anatomy-2 = Sem uma carta do topo desse valor, a segunda parte é ignorada.
ruling-anatomy-3 = Entre várias cartas do topo desse valor, a vítima escolhe qual retornar.
ruling-colonialism-1 = Você continua até esconder uma carta sem [crown|coroa].
ruling-colonialism-2 = Quando as [3] acabam, compram-se cartas de pilhas de valor superior, que são avaliadas da mesma forma.
ruling-enterprise-1 = { -second-is-shared }
ruling-enterprise-2 = A vítima escolhe a carta, e é ela quem compra e baixa a [4]; sem uma carta adequada, nada disso acontece.
ruling-experimentation-1 = A própria carta comprada é baixada, mesmo que venha de uma pilha de valor superior porque as [5] acabaram.
ruling-gunpowder-1 = { -second-is-shared }
ruling-gunpowder-2 = Cada vítima perde uma carta, que ela mesma escolhe entre as próprias cartas do topo com [castle|castelo].
ruling-gunpowder-3 = Basta a carta de uma única vítima, e cada jogador que executa o segundo efeito compra uma única [2].
ruling-invention-1 = Um oponente que compartilhar e cumprir a condição reivindica a conquista [wonder] antes de você.
ruling-invention-2 = Somente uma cor que esteja deslizada para a esquerda pode ser escolhida; sem deslizá-la, nenhuma [4] é comprada.
ruling-invention-3 = Para o segundo efeito, uma cor deslizada para a esquerda conta; se faltar uma cor ou se uma não estiver deslizada, a condição não é cumprida.
ruling-navigation-1 = Somente esses dois valores servem; uma pilha de pontos sem eles não entrega nada.
ruling-navigation-2 = { -victim-picks }
ruling-perspective-1 = Só retornar é opcional: depois disso, você pontua a quantidade completa, ou toda a sua mão se ela for menor.
ruling-perspective-2 = As [lightbulb|lâmpadas] são divididas por dois, arredondando para baixo, e você escolhe as cartas.
ruling-printing-press-1 = Sem uma carta roxa, o valor dela conta como 0; portanto, você compra uma [2].
ruling-printing-press-2 = Qualquer carta da pilha de pontos pode ser retornada, não apenas a de maior valor.
ruling-printing-press-3 = Com uma [9] ou uma [10] roxa no topo, é preciso comprar uma carta acima de 10, e a partida termina.
ruling-reformation-1 = Se decidir esconder, você não pode parar antes: esconda a quantidade completa, ou toda a sua mão se ela for menor.
ruling-reformation-2 = As [leaf|folhas] são contadas antes de esconder e divididas por dois, arredondando para baixo.
ruling-reformation-3 = Você escolhe as cartas e a ordem delas.

## Age 5

ruling-astronomy-1 = Você continua até revelar uma carta que não seja verde nem azul.
ruling-astronomy-2 = Essa última carta permanece em sua mão.
ruling-astronomy-3 = A conquista [universe] pode ser reivindicada com menos de cinco pilhas, até mesmo com [card:astronomy] como a única.
ruling-astronomy-4 = Um oponente que compartilhar e cumprir a condição reivindica a conquista [universe] antes de você.
ruling-banking-1 = { -second-is-shared }
ruling-banking-2 = A vítima escolhe a carta, e é ela quem compra e pontua a [5]; sem uma carta adequada, nada disso acontece.
ruling-banking-3 = A carta transferida acompanha o deslizamento da pilha em que é colocada.
ruling-chemistry-1 = Retornar é obrigatório, e a carta recém-pontuada pode ser a retornada.
ruling-chemistry-2 = Com uma carta do topo de valor [10], é preciso comprar uma 11, e a partida termina.
ruling-coal-1 = Qualquer uma das suas cartas do topo pode ser escolhida, inclusive [card:coal].
ruling-coal-2 = Uma carta do topo sem nada abaixo dela é pontuada sozinha.
ruling-coal-3 = A carta de baixo vai junto, sem outra escolha.
ruling-measurement-1 = Primeira edição: qualquer uma das cinco cores pode ser escolhida, inclusive uma já deslizada para a direita ou que não esteja em sua mesa; ela ainda define o valor da compra.
ruling-measurement-2 = Uma pilha de uma só carta não é deslizada, mas ainda define o valor da compra: uma [1].
ruling-measurement-3 = Uma cor sem nenhuma carta dá valor 0, e compra-se uma [1].
ruling-measurement-4 = Terceira edição: vale a cor da carta revelada, mesmo que não esteja em sua mesa, e a carta retornada não é contada.
ruling-measurement-5 = Com uma pilha de mais de dez cartas, é preciso comprar uma carta acima de 10, e a partida termina.
ruling-physics-1 = Você escolhe a ordem em que as cartas são retornadas.
ruling-physics-2 = As três são compradas antes que as cores sejam comparadas.
ruling-societies-1 = Terceira edição: somente cartas do topo podem ser transferidas.
ruling-societies-2 = Terceira edição: se quem exige não tem uma cor, ela conta como valor 0; portanto, qualquer carta dessa cor com [lightbulb|lâmpada] serve, e a roxa não é exceção.
ruling-societies-3 = A vítima escolhe a carta e compra a [5]; sem uma carta adequada, nada disso acontece.
ruling-statistics-1 = Primeira edição: embora a carta diga “comprar”, trata-se de uma transferência da pilha de pontos da própria vítima para a mão dela.
ruling-statistics-2 = { -second-is-shared }
ruling-statistics-3 = Primeira edição: a vítima escolhe entre as cartas empatadas no maior valor, e a repetição só continua enquanto houver exatamente uma carta na mão depois da transferência.
ruling-steam-engine-1 = A única carta de uma pilha amarela é também a carta do fundo e é pontuada.
ruling-steam-engine-2 = Uma [4] amarela que acabou de ser escondida fica no fundo e é a carta pontuada.
ruling-steam-engine-3 = Sem uma carta amarela, nada é pontuado.
ruling-the-pirate-code-1 = { -second-is-shared }
ruling-the-pirate-code-2 = Em caso de empate no menor valor entre as suas cartas do topo com [crown|coroa], você escolhe.
ruling-the-pirate-code-3 = A vítima escolhe as cartas; se só houver uma carta adequada, ela é entregue sozinha e basta para o segundo efeito.
ruling-the-pirate-code-4 = Sem uma carta do topo com [crown|coroa], nada é pontuado.

## Age 6

ruling-atomic-theory-1 = Baixar é obrigatório e não depende de deslizar.
ruling-canning-1 = Se você não esconder a carta, nada é pontuado.
ruling-canning-2 = As cartas do topo são avaliadas depois que a carta é escondida; assim, se ela iniciou uma nova pilha, também é pontuada, desde que não tenha [factory|fábrica].
ruling-canning-3 = As cartas que ficam descobertas ao pontuar não são pontuadas.
ruling-classification-1 = Isto não é uma demanda; portanto, pode ser compartilhado.
ruling-classification-2 = Os oponentes mostram as mãos, na ordem de turno, para provar que não resta nenhuma carta da cor.
ruling-classification-3 = A mão de um parceiro não é afetada.
ruling-classification-4 = Com a mão vazia, não há cor para anunciar, e o efeito termina.
ruling-classification-5 = Suas próprias cartas dessa cor são baixadas com as demais, na ordem que você escolher.
ruling-democracy-1 = Vários jogadores podem pontuar uma [8] em uma ação, se cada um retornar mais cartas do que qualquer um dos anteriores.
ruling-democracy-2 = Compartilhar funciona normalmente: quem compartilha executa o efeito primeiro, você por último, e a ação de Comprar gratuita vem em seguida se alguém que compartilhou retornou algo.
ruling-democracy-3 = Você precisa retornar pelo menos uma carta, e um empate não basta.
ruling-democracy-4 = Se um jogador executar o efeito duas vezes em uma ação, as cartas retornadas se somam.
ruling-emancipation-1 = { -second-is-shared }
ruling-emancipation-2 = A vítima escolhe a carta; com a mão vazia, nenhuma [6] é comprada.
ruling-encyclopedia-1 = { -order-of-melds }
ruling-encyclopedia-2 = Com a pilha de pontos vazia, nada acontece.
ruling-industrialization-1 = A contagem é feita uma só vez, antes de a primeira carta ser escondida.
ruling-industrialization-2 = Terceira edição: uma pilha conta uma vez se algum ícone visível nela for uma [factory|fábrica], incluindo os revelados por deslizamento.
ruling-industrialization-3 = Primeira edição: as [factory|fábricas] de toda a mesa são somadas e divididas por dois, arredondando para baixo.
ruling-machine-tools-1 = O maior valor de uma pilha de pontos vazia é 0; portanto, você compra e pontua uma [1].
ruling-metric-system-1 = A cor verde é verificada antes que o segundo efeito possa deslizá-la; assim, o primeiro uso da carta apenas prepara um uso posterior.
ruling-metric-system-2 = Algumas impressões dizem “qualquer outra cor”, o que não muda nada, pois a cor verde já está deslizada para a direita.
ruling-vaccination-1 = { -second-is-shared }
ruling-vaccination-2 = A vítima define a ordem em que as cartas são retornadas, e é ela quem compra e baixa a [6].
ruling-vaccination-3 = Basta uma carta retornada por uma única vítima, e cada jogador que executa o segundo efeito compra uma única [7].

## Age 7

ruling-bicycle-1 = { -groups-may-differ }
ruling-bicycle-2 = Seis cartas que chegam à pilha de pontos desta forma não contam para a conquista [monument].
ruling-bicycle-3 = É tudo ou nada: nenhuma carta pode ficar de fora.
ruling-combustion-1 = Terceira edição: as [crown|coroas] da mesa de quem exige são contadas quando a demanda é executada, em grupos completos de quatro; com menos de quatro, nada é transferido.
ruling-combustion-2 = A vítima escolhe as cartas; se não houver o bastante, todas são transferidas.
ruling-combustion-3 = Terceira edição: o segundo efeito é compartilhado e obrigatório, e a própria [card:combustion] é retornada se for a única carta vermelha.
ruling-combustion-4 = Primeira edição: não há segundo efeito.
ruling-electricity-1 = Somente as cartas que estão no topo quando o efeito começa são retornadas, não as que ficarem descobertas.
ruling-electricity-2 = { -order-of-return }
ruling-evolution-1 = Com a pilha de pontos vazia, você compra uma [1] na segunda opção.
ruling-evolution-2 = Você pode recusar ambas.
ruling-evolution-3 = A [8] recém-pontuada pode ser a carta retornada.
ruling-evolution-4 = Com uma [10] na pilha de pontos, é preciso comprar uma 11 na segunda opção, e a partida termina.
ruling-explosives-1 = Uma vítima com menos de três cartas entrega todas.
ruling-explosives-2 = Uma vítima sem cartas não entrega nada e não compra uma [7].
ruling-explosives-3 = As três podem ter valores diferentes; são contadas da de maior valor para baixo.
ruling-explosives-4 = A vítima escolhe em caso de empate.
ruling-explosives-5 = As edições formulam a condição para a [7] de maneiras diferentes, mas funcionam da mesma forma.
ruling-lighting-1 = Uma única carta escondida já rende uma [7].
ruling-lighting-2 = Você escolhe as cartas e a ordem delas; todas são escondidas antes que a primeira [7] seja comprada.
ruling-publications-1 = Ter esta carta não dá o direito de examinar as pilhas dos oponentes; você só pode ver as cartas do topo deles.
ruling-publications-2 = A pilha rearranjada mantém a direção em que está deslizada.
ruling-publications-3 = Somente uma pilha de duas ou mais cartas pode ser rearranjada, e você pode recusar.
ruling-railroad-1 = Com a mão vazia, você não retorna nada, mas compra mesmo assim.
ruling-railroad-2 = Um oponente que retorna três [6] e compra as mesmas três de volta compartilhou, e você recebe a ação de Comprar gratuita.
ruling-railroad-3 = { -order-of-return }
ruling-railroad-4 = O segundo efeito só aceita uma cor que esteja deslizada para a direita.
ruling-refrigeration-1 = { -second-is-shared }
ruling-refrigeration-2 = A vítima escolhe as cartas e a ordem delas; quem tem uma só carta na mão não perde nada.
ruling-sanitation-1 = Os lados podem ser desiguais ou vazios: quem tem cartas de menos, ou nenhuma, entrega o que houver.
ruling-sanitation-2 = { -one-after-the-other }
ruling-sanitation-3 = As duas de maior valor podem ter valores diferentes; são contadas da de maior valor para baixo.
ruling-sanitation-4 = A carta de menor valor de quem exige é definida antes que as cartas da vítima cheguem.
ruling-sanitation-5 = Em caso de empate, cada dono escolhe entre as próprias cartas, tanto a vítima quanto quem exige.

## Age 8

ruling-antibiotics-1 = Uma única carta retornada já rende duas [8].
ruling-antibiotics-2 = Todas as cartas são retornadas antes da primeira compra.
ruling-corporations-1 = { -second-is-shared }
ruling-corporations-2 = A vítima escolhe a carta, e é ela quem compra e baixa; sem uma carta adequada, nada disso acontece.
ruling-empiricism-1 = Um oponente que compartilhar e tiver vinte [lightbulb|lâmpadas] vence antes que você execute o efeito.
ruling-empiricism-2 = As duas cores precisam ser diferentes e são escolhidas antes da compra.
ruling-empiricism-3 = Deslizar é opcional e requer duas cartas na pilha.
ruling-flight-1 = A cor vermelha é verificada antes que o segundo efeito possa deslizá-la; assim, o primeiro uso da carta apenas prepara um uso posterior.
ruling-mass-media-1 = Qualquer valor pode ser escolhido, mesmo um que não esteja em nenhuma pilha de pontos, e a sua própria pilha de pontos é atingida como as demais.
ruling-mass-media-2 = Você define a ordem em que todas essas cartas são retornadas.
ruling-mobility-1 = Uma vítima com menos de duas cartas assim entrega as que tiver.
ruling-mobility-2 = As duas podem ter valores diferentes; são contadas da de maior valor para baixo.
ruling-mobility-3 = Somente as cartas que estão no topo quando a demanda começa são consideradas; uma carta que ficar descoberta está a salvo.
ruling-mobility-4 = A vítima escolhe em caso de empate, e basta uma carta transferida para comprar a [8].
ruling-quantum-theory-1 = Retornar apenas uma carta é permitido, mas não rende nada.
ruling-rocketry-1 = Isto não é uma demanda: pode ser compartilhado, e quem executa o efeito escolhe de quem são as cartas.
ruling-rocketry-2 = A quantidade completa precisa ser retornada, enquanto houver cartas.
ruling-rocketry-3 = A pilha de pontos de um parceiro não pode ser atingida.
ruling-rocketry-4 = As cartas podem vir de oponentes diferentes.
ruling-rocketry-5 = Você vê apenas os valores; portanto, uma carta é escolhida pelo dono e pelo valor.
ruling-rocketry-6 = Os [clock|relógios] são divididos por dois, arredondando para baixo.
ruling-skyscrapers-1 = A vítima escolhe a carta, pontua a de baixo, na própria pilha de pontos, e define a ordem em que as outras são retornadas.
ruling-skyscrapers-2 = Se não havia nada abaixo, nada é pontuado nem retornado.
ruling-socialism-1 = Você escolhe a ordem em que as cartas são escondidas.
ruling-socialism-2 = O menor valor é determinado separadamente para cada oponente, e todas as cartas desse valor passam para a sua mão.
ruling-socialism-3 = A mão de um parceiro não é afetada.

## Age 9

ruling-collaboration-1 = Esta é a única demanda em que quem exige, e não a vítima, faz a escolha.
ruling-collaboration-2 = A pilha verde não precisa estar deslizada; simplesmente contam-se as cartas dela.
ruling-collaboration-3 = Um oponente que compartilhar e tiver dez cartas verdes vence antes que você execute o efeito.
ruling-collaboration-4 = { -second-is-shared }
ruling-collaboration-5 = A carta de quem exige é colocada no topo da pilha da cor dela, mas não conta como baixada; a da vítima, sim.
ruling-composites-1 = A vítima escolhe a carta que mantém e, em caso de empate no maior valor, a carta da pilha de pontos.
ruling-composites-2 = Quem tem uma só carta na mão, ou nenhuma, não entrega nada da mão, mas a segunda parte acontece mesmo assim.
ruling-computers-1 = { -for-yourself-only }
ruling-computers-2 = Se a carta tiver apenas uma demanda ([card:databases]), nada mais acontece.
ruling-ecology-1 = Depois de retornar, pontuar é obrigatório.
ruling-ecology-2 = Se a carta retornada era a sua última, nada é pontuado, mas as duas [10] são compradas mesmo assim.
ruling-fission-1 = A carta é revelada, seja vermelha ou não.
ruling-fission-2 = Uma carta que não seja vermelha fica com a vítima que a comprou.
ruling-fission-3 = As cartas removidas voltam para a caixa do jogo, não para as pilhas de suprimento, e as conquistas permanecem onde estão.
ruling-fission-4 = { -second-is-shared }
ruling-fission-5 = Uma carta vermelha interrompe tudo: as vítimas seguintes não compram, e o segundo efeito é ignorado.
ruling-fission-6 = Em algumas impressões, falta a frase que termina a ação; aqui, ela vale nas duas edições.
ruling-fission-7 = No segundo efeito, você também pode escolher uma carta da sua própria mesa, mas nunca a própria [card:fission].
ruling-fission-8 = Terceira edição: a [10] é comprada mesmo que não haja carta para retornar.
ruling-genetics-1 = Todas as cartas da pilha, exceto a baixada, são pontuadas, e cada uma conta para a conquista [monument].
ruling-satellites-1 = { -for-yourself-only }
ruling-satellites-2 = Com a mão vazia, você não retorna nada, mas compra mesmo assim.
ruling-satellites-3 = Qualquer carta da mão pode ser baixada, e uma que tenha apenas uma demanda não faz mais nada.
ruling-services-1 = A vítima escolhe qual carta sai da mesa de quem exige.
ruling-services-2 = { -one-after-the-other }
ruling-services-3 = Uma vítima com a pilha de pontos vazia não recebe nada. Ninguém recebe nada se quem exige não tem nenhuma carta do topo sem [leaf|folha].
ruling-specialization-1 = A mesa de um parceiro não é afetada.
ruling-specialization-2 = A carta revelada permanece na mão.
ruling-specialization-3 = Com a mão vazia, não há nada para revelar, e nada passa para a sua mão.
ruling-suburbia-1 = Quando as [1] acabam, compra-se de pilhas de valor superior, o que pode tornar bem valiosas as cartas pontuadas.
ruling-suburbia-2 = Todas as cartas são escondidas antes da primeira compra.

## Age 10

ruling-ai-1 = Se dois ou mais jogadores empatarem na menor pontuação, a partida continua.
ruling-ai-2 = As duas cartas não precisam estar na mesa do mesmo jogador.
ruling-ai-3 = { -single-players }
ruling-bioengineering-1 = Isto não é uma demanda: pode ser compartilhado, e quem executa o efeito escolhe a mesa e a carta.
ruling-bioengineering-2 = Se dois ou mais jogadores empatarem na maior quantidade de [leaf|folhas], a partida continua.
ruling-bioengineering-3 = A mesa de um parceiro não pode ser atingida.
ruling-bioengineering-4 = As suas próprias [leaf|folhas] contam como as de qualquer um, tanto para a condição quanto para a vitória.
ruling-databases-1 = A vítima escolhe as cartas e a ordem delas; se houver uma só carta, ela é perdida.
ruling-globalization-1 = Se dois ou mais jogadores empatarem na maior pontuação, a partida continua.
ruling-globalization-2 = { -second-is-shared }
ruling-globalization-3 = { -victim-picks }
ruling-globalization-4 = Comprar e verificar formam um só efeito; portanto, a verificação vem logo depois da compra de cada jogador.
ruling-globalization-5 = { -single-players }
ruling-miniaturization-1 = Uma carta de outro valor pode ser retornada, mas não rende nada.
ruling-miniaturization-2 = Com a pilha de pontos vazia, nada é comprado.
ruling-robotics-1 = { -for-yourself-only }
ruling-robotics-2 = Sem uma carta verde, nada é pontuado, mas o resto acontece mesmo assim.
ruling-robotics-3 = Se a carta baixada tiver apenas uma demanda ([card:databases]), nada mais acontece.
ruling-robotics-4 = Tudo isso é um só efeito.
ruling-self-service-1 = { -for-yourself-only }
ruling-self-service-2 = Um oponente que compartilhar e tiver mais conquistas do que cada um dos outros jogadores vence antes que você execute o efeito.
ruling-self-service-3 = Em uma partida em equipes, as conquistas dos parceiros são somadas e comparadas com as da outra equipe.
ruling-self-service-4 = A escolha é obrigatória, mas pode-se escolher uma carta que tenha apenas uma demanda; nesse caso, nada acontece.
ruling-self-service-5 = Um empate na maior quantidade de conquistas não dá a vitória a ninguém.
ruling-software-1 = As cartas são baixadas na ordem em que são compradas, não em uma ordem à sua escolha.
ruling-software-2 = { -for-yourself-only }
ruling-stem-cells-1 = Cada carta pontuada conta para a conquista [monument].
ruling-stem-cells-2 = Com a mão vazia, nada acontece.
ruling-the-internet-1 = Os [clock|relógios] são contados uma só vez, antes de a primeira carta ser baixada, e divididos por dois, arredondando para baixo.
ruling-the-internet-2 = Se as [10] acabarem no processo, a partida termina por pontuação.

## Special achievements

ruling-special-empire-1 = Ícones revelados por deslizamento contam.
ruling-special-empire-2 = { -claimed-at-once }
ruling-special-empire-3 = { -several-at-once }
ruling-special-monument-1 = Terceira edição: três cartas escondidas e três pontuadas não somam seis.
ruling-special-monument-2 = Primeira edição: cartas escondidas e pontuadas são contadas em conjunto, portanto três escondidas e três pontuadas somam seis.
ruling-special-monument-3 = Cartas que chegam à pilha de pontos ou à mesa por terem sido transferidas ou trocadas não contam.
ruling-special-monument-4 = A contagem vale para o turno em andamento, seja de quem for, e recomeça no seguinte.
ruling-special-monument-5 = { -claimed-at-once }
ruling-special-monument-6 = { -several-at-once }
ruling-special-universe-1 = As cinco cores precisam estar em sua mesa, exceto através de [card:astronomy], em que cores ausentes não atrapalham.
ruling-special-universe-2 = { -claimed-at-once }
ruling-special-universe-3 = { -several-at-once }
ruling-special-wonder-1 = Uma cor deslizada para a esquerda só conta através de [card:invention].
ruling-special-wonder-2 = { -claimed-at-once }
ruling-special-wonder-3 = { -several-at-once }
ruling-special-world-1 = Através de [card:translation], não é necessária uma quantidade mínima de pilhas.
ruling-special-world-2 = { -claimed-at-once }
ruling-special-world-3 = { -several-at-once }
