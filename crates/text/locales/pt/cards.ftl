### The names and the effects of the 105 cards.
###
### The value of a message is the card's name. Its attributes are its effects, in card order: .effect-1,
### .effect-2, .effect-3. Where the first edition plays differently, .first-N stands in for .effect-N.
###
### Tokens in square brackets are drawn by each screen in its own way, and keep their English spelling:
###   [castle] [crown] [leaf] [lightbulb] [factory] [clock]   an icon; [castle|castelos] is shown with
###                                                           the words after the bar where there is no picture
###   [3]                                                     a card of value 3, or the value 3
###   [red] [yellow] [green] [blue] [purple]                  a color, shown with its word in words.ftl;
###   [red|vermelhas]                                         the same, shown with the word after the bar
###   [card:tools]  [card:tools|…]                            another card, by its name
###   [monument] [empire] [world] [wonder] [universe]         a special achievement, by its name
### Every language has the same tokens in the same text, in any order.
###
### A demand speaks as the player whose turn it is: "EU" and "minha" are that player, "você" is the opponent who
### carries it out. In every other effect "você" is whoever carries it out.
###
### In Portuguese a card of value 3 is "uma [3]" (uma carta), and two leaves are "duas [leaf|folhas]". The bare color tokens are feminine singular, to agree with carta, cor and pilha; see words.ftl.

## Age 1

card-agriculture = Agricultura
    .effect-1 = Você pode retornar uma carta da sua mão. Se fizer isso, compre uma carta com valor um nível superior ao dela e pontue a carta comprada.
card-archery = Arqueria
    .effect-1 = EU EXIJO que você compre uma [1] e, depois, transfira a carta de maior valor da sua mão para a minha mão.
card-city-states = Cidades-Estado
    .effect-1 = EU EXIJO que, se tiver quatro ou mais [castle|castelos] em sua mesa, você transfira uma carta do topo com [castle|castelo] da sua mesa para a minha mesa. Se fizer isso, compre uma [1].
card-clothing = Vestuário
    .effect-1 = Baixe uma carta da sua mão cuja cor ainda não esteja em sua mesa.
    .effect-2 = Para cada cor em sua mesa que não esteja na mesa de nenhum oponente, compre e pontue uma [1].
card-code-of-laws = Código de Leis
    .effect-1 = Você pode esconder uma carta da sua mão cuja cor já esteja em sua mesa. Se fizer isso, você pode deslizar essa cor para a esquerda.
card-domestication = Domesticação
    .effect-1 = Baixe a carta de menor valor da sua mão. Depois, compre uma [1].
card-masonry = Alvenaria
    .effect-1 = Você pode baixar qualquer quantidade de cartas com [castle|castelo] da sua mão. Se baixar quatro ou mais desta forma, reivindique a conquista [monument].
card-metalworking = Metalurgia
    .effect-1 = Compre e revele uma [1]. Se ela tiver [castle|castelo], pontue-a e repita este efeito; caso contrário, mantenha-a em sua mão.
card-mysticism = Misticismo
    .effect-1 = Compre e revele uma [1]. Se a cor dela já estiver em sua mesa, baixe-a e compre outra [1].
card-oars = Remo
    .effect-1 = EU EXIJO que você transfira uma carta com [crown|coroa] da sua mão para a minha pilha de pontos. Se fizer isso, compre uma [1] e repita este efeito.
    .effect-2 = Se nenhuma carta foi transferida pela demanda, compre uma [1].
    .first-1 = EU EXIJO que você transfira uma carta com [crown|coroa] da sua mão para a minha pilha de pontos. Se fizer isso, compre uma [1].
card-pottery = Cerâmica
    .effect-1 = Você pode retornar até três cartas da sua mão. Se retornar alguma, compre e pontue uma carta de valor igual à quantidade de cartas retornadas.
    .effect-2 = Compre uma [1].
card-sailing = Navegação à Vela
    .effect-1 = Compre e baixe uma [1].
card-the-wheel = A Roda
    .effect-1 = Compre duas [1].
card-tools = Ferramentas
    .effect-1 = Você pode retornar três cartas da sua mão. Se retornar três, compre e baixe uma [3].
    .effect-2 = Você pode retornar uma [3] da sua mão. Se fizer isso, compre três [1].
card-writing = Escrita
    .effect-1 = Compre uma [2].

## Age 2

card-calendar = Calendário
    .effect-1 = Se houver mais cartas em sua pilha de pontos do que em sua mão, compre duas [3].
card-canal-building = Construção de Canais
    .effect-1 = Você pode trocar todas as cartas de maior valor da sua mão por todas as cartas de maior valor da sua pilha de pontos.
card-construction = Construção
    .effect-1 = EU EXIJO que você transfira duas cartas da sua mão para a minha mão e, depois, compre uma [2].
    .effect-2 = Se você tiver cinco cartas do topo e nenhum oponente tiver cinco, reivindique a conquista [empire].
card-currency = Moeda
    .effect-1 = Você pode retornar qualquer quantidade de cartas da sua mão. Para cada valor diferente entre elas, compre e pontue uma [2].
card-fermenting = Fermentação
    .effect-1 = Para cada cor em sua mesa com pelo menos uma [leaf|folha] visível, compre uma [2].
    .first-1 = Para cada duas [leaf|folhas] em sua mesa, compre uma [2].
card-mapmaking = Cartografia
    .effect-1 = EU EXIJO que você transfira uma [1] da sua pilha de pontos para a minha pilha de pontos.
    .effect-2 = Se alguma carta foi transferida pela demanda, compre e pontue uma [1].
card-mathematics = Matemática
    .effect-1 = Você pode retornar uma carta da sua mão. Se fizer isso, compre uma carta com valor um nível superior ao dela e baixe a carta comprada.
card-monotheism = Monoteísmo
    .effect-1 = EU EXIJO que você transfira da sua mesa para a minha pilha de pontos uma carta do topo de uma cor que não esteja em minha mesa. Se fizer isso, compre e esconda uma [1].
    .effect-2 = Compre e esconda uma [1].
card-philosophy = Filosofia
    .effect-1 = Você pode deslizar uma cor para a esquerda.
    .effect-2 = Você pode pontuar uma carta da sua mão.
card-road-building = Construção de Estradas
    .effect-1 = Baixe uma ou duas cartas da sua mão. Se baixar duas, você pode escolher outro jogador e transferir sua carta [red] do topo para a mesa dele. Se fizer isso, transfira a carta [green] do topo da mesa dele para a sua mesa.

## Age 3

card-alchemy = Alquimia
    .effect-1 = Para cada três [castle|castelos] em sua mesa, compre e revele uma [4]. Se alguma carta comprada desta forma for [red], retorne todas elas junto com todas as cartas da sua mão; caso contrário, mantenha-as em sua mão.
    .effect-2 = Baixe uma carta da sua mão e, depois, pontue uma carta da sua mão.
card-compass = Bússola
    .effect-1 = EU EXIJO que você transfira da sua mesa para a minha mesa uma carta do topo com [leaf|folha] que não seja [green] e, depois, transfira da minha mesa para a sua mesa uma carta do topo sem [leaf|folha].
card-education = Educação
    .effect-1 = Você pode retornar a carta de maior valor da sua pilha de pontos. Se fizer isso, compre uma carta com valor dois níveis superior ao da carta de maior valor que restar na pilha.
card-engineering = Engenharia
    .effect-1 = EU EXIJO que você transfira todas as cartas do topo com [castle|castelo] da sua mesa para a minha pilha de pontos.
    .effect-2 = Você pode deslizar suas cartas [red|vermelhas] para a esquerda.
card-feudalism = Feudalismo
    .effect-1 = EU EXIJO que você transfira uma carta com [castle|castelo] da sua mão para a minha mão. Se fizer isso, desfaça o deslizamento da cor dessa carta em sua mesa.
    .effect-2 = Você pode deslizar suas cartas [yellow|amarelas] ou [purple|roxas] para a esquerda.
    .first-1 = EU EXIJO que você transfira uma carta com [castle|castelo] da sua mão para a minha pilha de pontos.
card-machinery = Máquinas
    .effect-1 = EU EXIJO que você troque todas as cartas da sua mão por todas as cartas de maior valor da minha mão.
    .effect-2 = Pontue uma carta com [castle|castelo] da sua mão. Você pode deslizar suas cartas [red|vermelhas] para a esquerda.
card-medicine = Medicina
    .effect-1 = EU EXIJO que você troque a carta de maior valor da sua pilha de pontos pela carta de menor valor da minha pilha de pontos.
card-optics = Óptica
    .effect-1 = Compre e baixe uma [3]. Se ela tiver [crown|coroa], compre e pontue uma [4]. Caso contrário, transfira uma carta da sua pilha de pontos para a pilha de pontos de um oponente que tenha menos pontos do que você.
card-paper = Papel
    .effect-1 = Você pode deslizar suas cartas [green|verdes] ou [blue|azuis] para a esquerda.
    .effect-2 = Para cada cor deslizada para a esquerda em sua mesa, compre uma [4].
card-translation = Tradução
    .effect-1 = Você pode baixar todas as cartas da sua pilha de pontos: todas ou nenhuma.
    .effect-2 = Se todas as suas cartas do topo tiverem [crown|coroa], reivindique a conquista [world].

## Age 4

card-anatomy = Anatomia
    .effect-1 = EU EXIJO que você retorne uma carta da sua pilha de pontos. Se fizer isso, retorne uma das suas cartas do topo de mesmo valor.
card-colonialism = Colonialismo
    .effect-1 = Compre e esconda uma [3]. Se ela tiver [crown|coroa], repita este efeito.
card-enterprise = Empreendimento
    .effect-1 = EU EXIJO que você transfira da sua mesa para a minha mesa uma carta do topo com [crown|coroa] que não seja [purple]. Se fizer isso, compre e baixe uma [4].
    .effect-2 = Você pode deslizar suas cartas [green|verdes] para a direita.
card-experimentation = Experimentação
    .effect-1 = Compre e baixe uma [5].
card-gunpowder = Pólvora
    .effect-1 = EU EXIJO que você transfira uma carta do topo com [castle|castelo] da sua mesa para a minha pilha de pontos.
    .effect-2 = Se alguma carta foi transferida pela demanda, compre e pontue uma [2].
card-invention = Invenção
    .effect-1 = Você pode escolher uma cor deslizada para a esquerda em sua mesa e deslizá-la para a direita. Se fizer isso, compre e pontue uma [4].
    .effect-2 = Se as cinco cores estiverem em sua mesa, cada uma deslizada em qualquer direção, reivindique a conquista [wonder].
card-navigation = Navegação
    .effect-1 = EU EXIJO que você transfira uma [2] ou uma [3] da sua pilha de pontos para a minha pilha de pontos.
card-perspective = Perspectiva
    .effect-1 = Você pode retornar uma carta da sua mão. Se fizer isso, para cada duas [lightbulb|lâmpadas] em sua mesa, pontue uma carta da sua mão.
card-printing-press = Prensa Tipográfica
    .effect-1 = Você pode retornar uma carta da sua pilha de pontos. Se fizer isso, compre uma carta com valor dois níveis superior ao da sua carta [purple] do topo.
    .effect-2 = Você pode deslizar suas cartas [blue|azuis] para a direita.
card-reformation = Reforma
    .effect-1 = Você pode esconder uma carta da sua mão para cada duas [leaf|folhas] em sua mesa: a quantidade completa ou nenhuma.
    .effect-2 = Você pode deslizar suas cartas [yellow|amarelas] ou [purple|roxas] para a direita.

## Age 5

card-astronomy = Astronomia
    .effect-1 = Compre e revele uma [6]. Se ela for [green] ou [blue], baixe-a e repita este efeito; caso contrário, mantenha-a em sua mão.
    .effect-2 = Se todas as suas cartas do topo que não sejam [purple|roxas] tiverem valor [6] ou maior, reivindique a conquista [universe].
card-banking = Sistema Bancário
    .effect-1 = EU EXIJO que você transfira da sua mesa para a minha mesa uma carta do topo com [factory|fábrica] que não seja [green]. Se fizer isso, compre e pontue uma [5].
    .effect-2 = Você pode deslizar suas cartas [green|verdes] para a direita.
card-chemistry = Química
    .effect-1 = Você pode deslizar suas cartas [blue|azuis] para a direita.
    .effect-2 = Compre e pontue uma carta com valor um nível superior ao da sua carta do topo de maior valor. Depois, retorne uma carta da sua pilha de pontos.
card-coal = Carvão
    .effect-1 = Compre e esconda uma [5].
    .effect-2 = Você pode deslizar suas cartas [red|vermelhas] para a direita.
    .effect-3 = Você pode pontuar uma das suas cartas do topo. Se fizer isso, pontue também a carta que estava logo abaixo dela.
card-measurement = Medição
    .effect-1 = Você pode revelar e retornar uma carta da sua mão. Se fizer isso, deslize a cor dela para a direita em sua mesa e compre uma carta de valor igual à quantidade de cartas dessa cor em sua mesa.
    .first-1 = Você pode retornar uma carta da sua mão. Se fizer isso, escolha uma cor, deslize-a para a direita em sua mesa e compre uma carta de valor igual à quantidade de cartas dessa cor em sua mesa.
card-physics = Física
    .effect-1 = Compre e revele três [6]. Se duas ou mais delas tiverem a mesma cor, retorne as três junto com todas as cartas da sua mão; caso contrário, mantenha-as em sua mão.
card-societies = Sociedades
    .effect-1 = EU EXIJO que você transfira da sua mesa para a minha mesa uma carta do topo com [lightbulb|lâmpada] de valor maior que o da minha carta do topo da mesma cor. Se fizer isso, compre uma [5].
    .first-1 = EU EXIJO que você transfira da sua mesa para a minha mesa uma carta do topo com [lightbulb|lâmpada] que não seja [purple]. Se fizer isso, compre uma [5].
card-statistics = Estatística
    .effect-1 = EU EXIJO que você transfira todas as cartas de maior valor da sua pilha de pontos para a sua própria mão.
    .effect-2 = Você pode deslizar suas cartas [yellow|amarelas] para a direita.
    .first-1 = EU EXIJO que você transfira a carta de maior valor da sua pilha de pontos para a sua própria mão. Se fizer isso e ela for agora a única carta em sua mão, repita esta demanda.
card-steam-engine = Máquina a Vapor
    .effect-1 = Compre e esconda duas [4], uma de cada vez. Depois, pontue sua carta [yellow] do fundo.
card-the-pirate-code = O Código Pirata
    .effect-1 = EU EXIJO que você transfira duas cartas de valor [4] ou menor da sua pilha de pontos para a minha pilha de pontos.
    .effect-2 = Se alguma carta foi transferida pela demanda, pontue a carta de menor valor entre as suas cartas do topo com [crown|coroa].

## Age 6

card-atomic-theory = Teoria Atômica
    .effect-1 = Você pode deslizar suas cartas [blue|azuis] para a direita.
    .effect-2 = Compre e baixe uma [7].
card-canning = Enlatados
    .effect-1 = Você pode comprar e esconder uma [6]. Se fizer isso, pontue todas as suas cartas do topo sem [factory|fábrica].
    .effect-2 = Você pode deslizar suas cartas [yellow|amarelas] para a direita.
card-classification = Classificação
    .effect-1 = Anuncie a cor de uma carta da sua mão. Passe para a sua mão todas as cartas dessa cor das mãos de todos os oponentes. Depois, baixe todas as cartas dessa cor da sua mão.
card-democracy = Democracia
    .effect-1 = Você pode retornar qualquer quantidade de cartas da sua mão. Se, até este ponto da ação de Dogma, você tiver retornado com [card:democracy] mais cartas do que qualquer oponente, compre e pontue uma [8].
card-emancipation = Emancipação
    .effect-1 = EU EXIJO que você transfira uma carta da sua mão para a minha pilha de pontos. Se fizer isso, compre uma [6].
    .effect-2 = Você pode deslizar suas cartas [red|vermelhas] ou [purple|roxas] para a direita.
card-encyclopedia = Enciclopédia
    .effect-1 = Você pode baixar todas as cartas de maior valor da sua pilha de pontos: todas ou nenhuma.
card-industrialization = Industrialização
    .effect-1 = Para cada cor em sua mesa com pelo menos uma [factory|fábrica] visível, compre e esconda uma [6].
    .effect-2 = Você pode deslizar suas cartas [red|vermelhas] ou [purple|roxas] para a direita.
    .first-1 = Para cada duas [factory|fábricas] em sua mesa, compre e esconda uma [6].
card-machine-tools = Máquinas-Ferramenta
    .effect-1 = Compre e pontue uma carta de valor igual ao da carta de maior valor da sua pilha de pontos.
card-metric-system = Sistema Métrico
    .effect-1 = Se suas cartas [green|verdes] estiverem deslizadas para a direita, você pode deslizar uma cor à sua escolha para a direita.
    .effect-2 = Você pode deslizar suas cartas [green|verdes] para a direita.
card-vaccination = Vacinação
    .effect-1 = EU EXIJO que você retorne todas as cartas de menor valor da sua pilha de pontos. Se retornar alguma, compre e baixe uma [6].
    .effect-2 = Se alguma carta foi retornada pela demanda, compre e baixe uma [7].

## Age 7

card-bicycle = Bicicleta
    .effect-1 = Você pode trocar todas as cartas da sua mão por todas as cartas da sua pilha de pontos.
card-combustion = Combustão
    .effect-1 = EU EXIJO que, para cada quatro [crown|coroas] em minha mesa, você transfira uma carta da sua pilha de pontos para a minha pilha de pontos.
    .effect-2 = Retorne sua carta [red] do fundo.
    .first-1 = EU EXIJO que você transfira duas cartas da sua pilha de pontos para a minha pilha de pontos.
card-electricity = Eletricidade
    .effect-1 = Retorne todas as suas cartas do topo sem [factory|fábrica]. Depois, compre uma [8] para cada carta retornada.
card-evolution = Evolução
    .effect-1 = Você pode escolher uma opção: comprar e pontuar uma [8] e, depois, retornar uma carta da sua pilha de pontos; ou comprar uma carta com valor um nível superior ao da carta de maior valor da sua pilha de pontos.
card-explosives = Explosivos
    .effect-1 = EU EXIJO que você transfira as três cartas de maior valor da sua mão para a minha mão. Se transferir alguma e sua mão ficar vazia, compre uma [7].
card-lighting = Iluminação
    .effect-1 = Você pode esconder até três cartas da sua mão. Para cada valor diferente entre elas, compre e pontue uma [7].
card-publications = Editoração
    .effect-1 = Você pode rearranjar em qualquer ordem as cartas de uma cor em sua mesa.
    .effect-2 = Você pode deslizar suas cartas [yellow|amarelas] ou [blue|azuis] para cima.
card-railroad = Ferrovia
    .effect-1 = Retorne todas as cartas da sua mão. Depois, compre três [6].
    .effect-2 = Você pode escolher uma cor deslizada para a direita em sua mesa e deslizá-la para cima.
card-refrigeration = Refrigeração
    .effect-1 = EU EXIJO que você retorne metade das cartas da sua mão, arredondando para baixo.
    .effect-2 = Você pode pontuar uma carta da sua mão.
card-sanitation = Saneamento
    .effect-1 = EU EXIJO que você troque as duas cartas de maior valor da sua mão pela carta de menor valor da minha mão.

## Age 8

card-antibiotics = Antibióticos
    .effect-1 = Você pode retornar até três cartas da sua mão. Para cada valor diferente entre elas, compre duas [8].
card-corporations = Corporações
    .effect-1 = EU EXIJO que você transfira da sua mesa para a minha pilha de pontos uma carta do topo com [factory|fábrica] que não seja [green]. Se fizer isso, compre e baixe uma [8].
    .effect-2 = Compre e baixe uma [8].
card-empiricism = Empirismo
    .effect-1 = Escolha duas cores e, depois, compre e revele uma [9]. Se ela for de uma das cores escolhidas, baixe-a, e você pode deslizar essa cor para cima; caso contrário, mantenha-a em sua mão.
    .effect-2 = Se você tiver vinte ou mais [lightbulb|lâmpadas] em sua mesa, você vence.
card-flight = Voo
    .effect-1 = Se suas cartas [red|vermelhas] estiverem deslizadas para cima, você pode deslizar uma cor à sua escolha para cima.
    .effect-2 = Você pode deslizar suas cartas [red|vermelhas] para cima.
card-mass-media = Mídia de Massa
    .effect-1 = Você pode retornar uma carta da sua mão. Se fizer isso, escolha um valor e retorne todas as cartas desse valor de todas as pilhas de pontos.
    .effect-2 = Você pode deslizar suas cartas [purple|roxas] para cima.
card-mobility = Mobilidade
    .effect-1 = EU EXIJO que, entre as cartas do topo da sua mesa que não sejam [red|vermelhas] nem tenham [factory|fábrica], você transfira as duas de maior valor para a minha pilha de pontos. Se transferir alguma, compre uma [8].
card-quantum-theory = Teoria Quântica
    .effect-1 = Você pode retornar até duas cartas da sua mão. Se retornar duas, compre uma [10] e, depois, compre e pontue uma [10].
card-rocketry = Foguetes
    .effect-1 = Para cada dois [clock|relógios] em sua mesa, retorne uma carta da pilha de pontos de qualquer oponente.
card-skyscrapers = Arranha-Céus
    .effect-1 = EU EXIJO que você transfira da sua mesa para a minha mesa uma carta do topo com [clock|relógio] que não seja [yellow]. Se fizer isso, pontue a carta que estava logo abaixo dela e retorne todas as outras cartas da pilha de onde ela saiu.
card-socialism = Socialismo
    .effect-1 = Você pode esconder todas as cartas da sua mão: todas ou nenhuma. Se esconder uma carta [purple], passe para a sua mão todas as cartas de menor valor da mão de cada oponente.

## Age 9

card-collaboration = Colaboração
    .effect-1 = EU EXIJO que você compre e revele duas [9]. Transfira para a minha mesa a que eu escolher e baixe a outra.
    .effect-2 = Se você tiver dez ou mais cartas [green|verdes] em sua mesa, você vence.
card-composites = Compósitos
    .effect-1 = EU EXIJO que você transfira todas as cartas da sua mão, exceto uma, para a minha mão, e também a carta de maior valor da sua pilha de pontos para a minha pilha de pontos.
card-computers = Computadores
    .effect-1 = Você pode deslizar suas cartas [red|vermelhas] ou [green|verdes] para cima.
    .effect-2 = Compre e baixe uma [10] e, depois, execute os efeitos não-demanda dela apenas para você.
card-ecology = Ecologia
    .effect-1 = Você pode retornar uma carta da sua mão. Se fizer isso, pontue uma carta da sua mão e compre duas [10].
card-fission = Fissão Nuclear
    .effect-1 = EU EXIJO que você compre e revele uma [10]. Se ela for [red], remova do jogo todas as mãos, mesas e pilhas de pontos, e a ação de Dogma termina imediatamente.
    .effect-2 = Retorne uma carta do topo, exceto [card:fission], da mesa de qualquer jogador. Depois, compre uma [10].
    .first-2 = Retorne uma carta do topo, exceto [card:fission], da mesa de qualquer jogador.
card-genetics = Genética
    .effect-1 = Compre e baixe uma [10]. Pontue todas as cartas abaixo dela.
card-satellites = Satélites
    .effect-1 = Retorne todas as cartas da sua mão. Depois, compre três [8].
    .effect-2 = Você pode deslizar suas cartas [purple|roxas] para cima.
    .effect-3 = Baixe uma carta da sua mão e, depois, execute os efeitos não-demanda dela apenas para você.
card-services = Serviços
    .effect-1 = EU EXIJO que você transfira todas as cartas de maior valor da sua pilha de pontos para a minha mão. Se transferir alguma, transfira uma carta do topo sem [leaf|folha] da minha mesa para a sua mão.
card-specialization = Especialização
    .effect-1 = Revele uma carta da sua mão. Da mesa de cada oponente, passe para a sua mão a carta do topo da mesma cor.
    .effect-2 = Você pode deslizar suas cartas [yellow|amarelas] ou [blue|azuis] para cima.
card-suburbia = Subúrbios
    .effect-1 = Você pode esconder qualquer quantidade de cartas da sua mão. Para cada carta escondida, compre e pontue uma [1].

## Age 10

card-ai = I.A.
    .effect-1 = Compre e pontue uma [10].
    .effect-2 = Se [card:robotics] e [card:software] forem ambas cartas do topo, em quaisquer mesas, vence o jogador com a menor pontuação, desde que não haja empate.
card-bioengineering = Bioengenharia
    .effect-1 = Transfira uma carta do topo com [leaf|folha] da mesa de qualquer oponente para a sua pilha de pontos.
    .effect-2 = Se algum jogador tiver menos de três [leaf|folhas] na própria mesa, vence o jogador com mais [leaf|folhas], desde que não haja empate.
card-databases = Bancos de Dados
    .effect-1 = EU EXIJO que você retorne metade das cartas da sua pilha de pontos, arredondando para cima.
card-globalization = Globalização
    .effect-1 = EU EXIJO que você retorne uma carta do topo com [leaf|folha] da sua mesa.
    .effect-2 = Compre e pontue uma [6]. Depois, se nenhum jogador tiver mais [leaf|folhas] do que [factory|fábricas] na própria mesa, vence o jogador com a maior pontuação, desde que não haja empate.
card-miniaturization = Miniaturização
    .effect-1 = Você pode retornar uma carta da sua mão. Se retornar uma [10], compre uma [10] para cada valor diferente em sua pilha de pontos.
card-robotics = Robótica
    .effect-1 = Pontue sua carta [green] do topo. Depois, compre e baixe uma [10] e execute os efeitos não-demanda dela apenas para você.
card-self-service = Autoatendimento
    .effect-1 = Escolha outra das suas cartas do topo e execute os efeitos não-demanda dela apenas para você.
    .effect-2 = Se você tiver mais conquistas do que cada um dos outros jogadores, você vence.
card-software = Software
    .effect-1 = Compre e pontue uma [10].
    .effect-2 = Compre e baixe duas [10], uma de cada vez, e, depois, execute os efeitos não-demanda da segunda apenas para você.
card-stem-cells = Células-Tronco
    .effect-1 = Você pode pontuar todas as cartas da sua mão: todas ou nenhuma.
card-the-internet = A Internet
    .effect-1 = Você pode deslizar suas cartas [green|verdes] para cima.
    .effect-2 = Compre e pontue uma [10].
    .effect-3 = Para cada dois [clock|relógios] em sua mesa, compre e baixe uma [10].
