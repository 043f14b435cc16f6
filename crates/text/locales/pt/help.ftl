### A ajuda da linha de comando (--help). O inglês está no código: são os comentários dos comandos e das suas opções.
###
### O valor de help-COMANDO é a linha da lista de comandos; .long é o que --help diz a mais. help-COMANDO-OPÇÃO é uma opção;
### help-any-OPÇÃO vale para todos os comandos que a têm sem ter uma própria.

help-innovation = Innovation, o jogo de cartas
help-serve = Abre partidas no navegador, contra bots ou outras pessoas
    .long = É o comando padrão. Mostra o endereço e escreve o log na saída de erros. Cada configuração também pode vir de um arquivo ou de uma variável de ambiente.
help-backup = Salva uma cópia de tudo em um arquivo, sem parar os servidores
    .long = A cópia é um retrato do momento, com todas as respostas confirmadas. Ela é lida de volta e comparada, e as partidas são refeitas. Pode ser restaurada em uma pasta ou em um banco de dados, venha de onde vier.
help-restore = Restaura uma cópia em um armazenamento vazio
    .long = Nenhum servidor pode estar usando o armazenamento. Se ele já tiver dados, nada é alterado: primeiro, mova a pasta ou o banco de dados para outro lugar.
help-move = Move tudo de um armazenamento para outro e compara os dois
    .long = Um armazenamento é uma pasta com um arquivo SQLite, como em `serve --data`, ou o endereço de um banco de dados PostgreSQL, como em `serve --database`. Nenhum servidor pode estar usando qualquer um dos dois. O destino precisa estar vazio; a origem fica como está.
help-doctor = Verifica o armazenamento, as partidas, o disco, o relógio, o servidor e o proxy, e diz o que fazer
    .long = Recebe as configurações de `serve` e não altera nada. Pode rodar ao lado de um servidor, de preferência com o mesmo usuário. O código de saída é 1 se algo precisa ser feito e, com --ready, se nenhum servidor está pronto.
help-play = Inicia uma partida no terminal
    .long = Sem opções, pergunta quem joga. Cada resposta é salva na hora. --resume continua a última partida não terminada, mesmo depois de uma falha. Aperte ? para ver a ajuda.
help-games = Lista as partidas salvas no terminal, da mais recente à mais antiga
    .long = Cada linha traz a hora (UTC) da última resposta, os jogadores, o andamento e o arquivo. `innovation play --resume FILE` continua uma partida, `innovation watch FILE` mostra a partida passo a passo.
help-watch = Mostra uma partida no terminal
    .long = Percorra uma partida gravada, para a frente e para trás, ou assista aos bots. Você vê todas as cartas ou a partida do ponto de vista de um jogador: aperte “e” para mudar, “?” para ver a ajuda.
help-cards = Mostra as cartas
    .long = Sem nome nem filtro, lista todas as cartas. Nomes, cores e ícones podem ser escritos em qualquer idioma do programa.
help-rules = Mostra as regras
    .long = Sem uma seção, lista todas as seções. Indique uma seção pelo nome nessa lista ou pelo título em qualquer idioma do programa.
help-learn = Ensina o jogo: lições curtas e uma primeira partida com um treinador
    .long = Sem uma lição, lista todas. O seu progresso fica guardado junto das partidas salvas.
help-puzzle = Propõe um problema para resolver
    .long = Sem um nome, é o problema do dia, o mesmo para todos. `innovation puzzles` lista todos.
help-puzzles = Lista os problemas ou cria novos
    .long = `innovation puzzle ID` propõe um deles.
help-puzzles-make = Cria o arquivo de problemas: prova e mede os que existem e extrai novos de partidas entre bots
    .long = Um problema é mantido se ainda pode ser provado, se nenhuma outra resposta atinge o objetivo e se `greedy` não o resolve. A dificuldade depende de quais buscas o resolvem. O arquivo é `crates/lessons/puzzles.jsonl`, com um problema por linha.
help-puzzles-check = Verifica se uma posição é um problema e a mostra como uma linha do arquivo de problemas
    .long = Se não for um problema, o código de saída é 1.
help-check = Executa arquivos de cenários
    .long = Mostra uma linha para cada cenário que falha e, no fim, quantos passaram e quantos falharam. O código de saída é 0 se todos passaram. Um roteiro é seguido com tolerância: uma resposta pode mencionar algo que aconteceu por si só, e um `pass` que não é oferecido é ignorado.
help-replay = Mostra o que aconteceu em uma partida gravada
    .long = Cada resposta é seguida pelos eventos que causou. Se a gravação estiver danificada ou não seguir as regras, é mostrada até esse ponto, e o código de saída é 1.
help-review = Mostra onde uma partida terminada foi vencida e perdida, e quanto foi sorte
    .long = Para cada decisão, a chance de vitória com cada opção é estimada pelo que o jogador sabia naquele momento. O resultado de um jogador se divide em jogo (quanto as escolhas dele custaram), sorte (as cartas recebidas e compradas) e outros. Para uma pasta de gravações, são mostradas as estatísticas de cada jogador. Veja docs/review.md. A mesma gravação, com o mesmo esforço e a mesma semente, dá a mesma análise. Se o arquivo estiver danificado, o código de saída é 1.
help-arena = Faz bots jogarem uns contra os outros e mede a força de cada um
    .long = Cada distribuição de cartas é jogada tantas vezes que todos ocupam cada lugar uma vez, para que a sorte da distribuição se anule. Quem fica à esquerda de quem muda de uma distribuição para outra. Com --teams, os jogadores 1 e 3 jogam contra 2 e 4. O comando falha se todas as partidas terminaram por causa de uma resposta inválida. Se todos os orçamentos forem iterações, a mesma semente dá as mesmas partidas, seja qual for o número de threads. Ctrl-C encerra a execução com um relatório das partidas já jogadas.
help-calibrate = Mede se as chances de vitória das análises se confirmam
    .long = Bots jogam partidas. Em algumas das decisões, a chance de vitória da opção escolhida é estimada como em uma análise e comparada com o resultado da partida: em tabelas, um gráfico e dois números. A pontuação de Brier é a média do quadrado da diferença entre a chance e o resultado. O erro de calibração esperado (ECE) é a diferença média entre o que foi previsto e o que aconteceu, por décimos da escala. Com poucas partidas, parte desse erro é acaso; essa parte também é mostrada. Com --without-luck, a sorte das cartas depois de cada decisão é subtraída do resultado. A média dela é zero; assim, menos partidas dão a mesma precisão.
help-hint = Mostra o que os bots fariam em uma posição, como avaliam cada opção e por quê
    .long = A posição é a que vem depois da última resposta de uma gravação ou de um cenário. Uma avaliação é a chance de vitória que um bot atribui a quem deve escolher; o bot não sabe mais do que esse jogador. As razões são fatos observados em continuações simuladas de uma opção. Se o arquivo estiver danificado, o código de saída é 1.
help-sim = Joga muitas partidas, ao acaso ou com um bot, e mostra os números
    .long = A mesma semente dá os mesmos números, seja qual for o número de threads. Com um bot, mede-se o valor de cada carta: a mudança média da chance de vitória de quem a compra (em comparação com as outras cartas que poderiam ter vindo), de quem a baixa com uma ação ou de quem a ativa.
help-bench = Mede a velocidade de partidas completas ao acaso em um só núcleo
help-bot = Responde a perguntas como um bot, um objeto JSON por linha
    .long = As perguntas são lidas da entrada padrão, e cada uma recebe uma linha na saída padrão, até a entrada terminar. Uma linha que não é uma pergunta recebe um erro como resposta. O bot também avalia opções e permite que outros programas sorteiem partidas e as joguem passo a passo. Veja docs/protocol.md.
help-help = Mostra esta ajuda ou a de um comando

help-any-edition = Edição do jogo
help-any-teams = Joga em equipes: lugares 1 e 3 contra lugares 2 e 4
help-any-seed = Semente com que as cartas são embaralhadas (padrão: ao acaso)
help-any-plain = Mostra linhas de texto em vez de desenhar a tela, para leitores de tela, pipes e scripts
help-any-ascii = Usa apenas caracteres ASCII
help-any-lang = Idioma (padrão: o do ambiente)
help-any-json = Mostra um objeto JSON
help-any-threads = Número de threads (padrão: uma por núcleo)
help-any-help = Mostra a ajuda
help-any-version = Mostra a versão
help-play-players = Quem joga, lugar por lugar: me (eu), o nome de outra pessoa ou um bot (bot:beginner, bot:easy, bot:casual, bot:normal, bot:hard, bot:master)
help-play-practice = Permite desfazer qualquer escolha e dá dicas (padrão: quando uma pessoa joga contra bots)
help-play-no_practice = Permite desfazer apenas o que não revelou nada, sem dicas
help-play-pace = Pausa depois de cada resposta de um bot, em milissegundos
help-play-resume = Continua uma partida salva (padrão: a última não terminada)
help-watch-file = Partida gravada
help-watch-players = Os bots que jogam agora, lugar por lugar: bot:beginner, bot:easy, bot:casual, bot:normal, bot:hard, bot:master
help-watch-seat = Começa pelo ponto de vista deste lugar, contando a partir de 1
help-cards-name = Nome de uma carta
help-cards-age = Mostra as cartas de uma era, de 1 a 10
help-cards-color = Mostra as cartas de uma cor
help-cards-icon = Mostra as cartas com um ícone
help-cards-search = Mostra as cartas com estas palavras no nome ou nos efeitos
help-cards-json = Mostra um objeto JSON: as cartas por id, com os efeitos das duas edições em todos os idiomas
help-rules-section = Nome de uma seção
help-rules-all = Mostra todas as seções
help-learn-lesson = Número ou nome de uma lição, ou `game` para a primeira partida guiada
help-puzzle-puzzle = Nome de um problema, ou `list` para escolher entre todos
help-puzzles-json = Mostra uma lista JSON
help-replay-file = Partida gravada; - para a entrada padrão
help-replay-seat = Mostra a partida como este lugar a viu, contando a partir de 1
help-review-file = Partida gravada ou pasta de gravações; - para a entrada padrão
help-review-budget = Esforço: quick (segundos), deep (um ou dois minutos) ou um número de simulações por decisão
help-review-seat = Analisa apenas este lugar, contando a partir de 1
help-review-seed = Semente das simulações
help-review-all = Lista todas as decisões, não só os momentos decisivos
help-review-svg = Desenha neste arquivo um gráfico das chances de vitória
help-hint-file = Partida gravada ou cenário em TOML ou JSON; - para a entrada padrão
help-hint-at = Olha a posição depois deste número de respostas
help-hint-budget = Quanto cada bot pensa: um número de iterações ou um tempo como 500ms (padrão: depende do bot)
help-hint-seed = Semente dos bots
help-hint-threads = Número de threads; os resultados só são reproduzíveis com uma

## As configurações de um servidor

help-any-config = Arquivo de configurações em TOML. As opções e as variáveis de ambiente têm precedência sobre ele
help-any-data = Pasta de todos os dados (padrão: a pasta de dados do sistema)
help-any-database = Banco de dados PostgreSQL para todos os dados, como `postgres://user@host/name`. Vários servidores podem compartilhá-lo
help-any-addr = Endereço em que o servidor atende
help-any-base_url = Endereço público do servidor, como `https://example.org`
help-any-proxy = Proxy cujo cabeçalho X-Forwarded-For é confiável, como endereço ou rede. A opção pode ser repetida
help-any-metrics = Endereço separado, para quem administra, que fornece /metrics; nenhum outro endereço o fornece
help-any-log = O que registrar no log, como `debug` ou `warn,sqlx=debug`
help-any-log_format = Formato do log: `auto` usa cores em um terminal e texto simples fora dele, `plain` é uma linha por registro, sem cores, `json` é um objeto JSON por linha
help-any-keep_games = Apaga, depois deste número de dias, as partidas terminadas (padrão: nunca)
help-any-keep_records = Apaga, depois deste número de dias, as gravações enviadas
help-any-keep_visitors = Apaga os visitantes sem partida, e os tokens deles, este número de dias depois da última visita
help-any-keep_lobbies = Apaga, depois deste número de dias, as partidas que nunca começaram
help-any-limit_rate = Pedidos por segundo de um visitante, em média
help-any-limit_burst = Pedidos de um visitante de uma só vez
help-any-limit_address = Por quantos visitantes um endereço IP pode fazer pedidos, já que várias pessoas podem usá-lo
help-any-limit_connections = Conexões abertas de um endereço IP
help-any-limit_streams = Fluxos de eventos simultâneos de um visitante: partidas abertas no navegador
help-any-limit_reviews = Análises por visitante e por hora; uma análise a fundo conta como dez
help-any-limit_tables = Partidas não terminadas por visitante, e lugares em partidas de outras pessoas que ainda não começaram
help-any-limit_records = Gravações enviadas por visitante
help-any-limit_record = Tamanho máximo de uma gravação enviada, em bytes
help-any-limit_body = Tamanho máximo de um formulário ou de um pedido da API, em bytes
help-any-limit_name = Tamanho máximo de um nome, em caracteres
help-serve-prepare = Atualiza o esquema do banco de dados e termina
help-serve-open = Abre o endereço no navegador
help-backup-file = Arquivo a gravar
help-restore-file = Arquivo da cópia
help-move-from = Armazenamento de origem
help-move-to = Armazenamento de destino
help-doctor-ready = Só pergunta ao servidor em funcionamento se ele está pronto
help-heading-retention = Por quanto tempo tudo é guardado
help-heading-limits = Limites

## Os outros comandos

help-check-paths = Arquivos de cenários (.toml, .json ou .jsonl com um cenário por linha) e pastas que os contenham
help-check-strict = Falha também se uma resposta do roteiro não diz nada sobre a partida, ou se nada é esperado
help-check-trace = Mostra antes cada pergunta, resposta e evento de todos os cenários
help-check-json = Mostra um objeto JSON: quantos passaram, quantos falharam e as falhas
help-arena-players = Os jogadores, de 2 a 4: bots, cada um com o próprio orçamento se escrito BOT@BUDGET, e programas que falam o protocolo de docs/protocol.md, como cmd:PROGRAM, 'cmd:PROGRAM ARGS…' ou 'cmd:NAME=PROGRAM ARGS…'
help-arena-games = Número de partidas, arredondado para cima até distribuições completas
help-arena-seed = Semente de todas as distribuições e de todos os bots
help-arena-teams = Jogadores 1 e 3 contra 2 e 4
help-arena-budget = Quanto os bots pensam em uma decisão: um número de iterações ou um tempo como 500ms
help-arena-limit = Quanto tempo um programa tem para responder, como 500ms ou 10s; se demorar mais, perde a partida
help-arena-svg = Desenha neste arquivo um gráfico das taxas de vitória ao longo das partidas
help-arena-save = Salva nesta pasta a gravação de cada partida, com um índice
help-bots = Bots
help-kind-random = Escolhe qualquer opção, todas com a mesma probabilidade.
help-kind-greedy = Escolhe o que parece melhor no fim da ação.
help-kind-search = Examina muitas continuações possíveis antes de decidir.
# $budget: um número de iterações
help-usual-budget = Orçamento padrão: { $budget }.
help-calibrate-bots = Quem joga: greedy (greedy em todos os lugares), search (search em todos os lugares) ou mixed (um nível ao acaso em cada lugar) (padrão: os três)
help-calibrate-players = Número de jogadores, de 2 a 4 (padrão: 2, 3, 4 e equipes)
help-calibrate-teams = Duas equipes de dois
help-calibrate-edition = Edição do jogo (padrão: as duas)
help-calibrate-games = Número de partidas de cada tipo
help-calibrate-decisions = Quantas decisões de uma partida são examinadas, em média
help-calibrate-effort = Quantas simulações estimam uma chance de vitória
help-calibrate-budget = Quanto a busca pensa em uma decisão, em iterações
help-calibrate-without_luck = Subtrai dos resultados a sorte das cartas
help-calibrate-seed = Semente de todas as partidas
help-calibrate-fit = Ajusta a nitidez da avaliação a estas partidas, para cada tipo de partida, e a grava neste arquivo: crates/review/calibration.json, que faz parte do programa. Os tipos que não são jogados mantêm a que têm. As chances medidas são, então, as que resultam da nitidez ajustada à outra metade das partidas
help-calibrate-markdown = Mostra a tabela de docs/review.md
help-calibrate-svg = Desenha neste arquivo um gráfico do que foi previsto e do que aconteceu
help-any-players = Número de jogadores, de 2 a 4 (padrão: 2, ou 4 com --teams)
help-sim-games = Número de partidas
help-sim-bot = O bot que joga em todos os lugares, `NAME` ou `NAME@BUDGET` (padrão: todas as opções são igualmente prováveis)
help-sim-seed = Semente de todas as partidas
help-sim-sort = Ordena as cartas, do maior número para o menor: por quantas vezes são baixadas (melded) ou ativadas (activated), por quantas vezes vence quem as baixou (wins) ou pelo que vale comprá-las, baixá-las ou ativá-las (draw, meld, activate; com --bot) (padrão: na ordem da tabela de cartas)
help-sim-csv = Mostra as cartas em CSV
help-bench-seconds = Por quanto tempo jogar, em segundos
help-bench-seed = Semente de todas as partidas
help-bot-kind = Qual bot
help-bot-seed = Semente de todas as escolhas aleatórias dele
help-bot-threads = Número de threads; os resultados só são reproduzíveis com uma
help-bot-budget = Quanto ele pensa em uma decisão, como 1000 (iterações), 500ms ou 2s (padrão: o que a pergunta disser ou, se não disser nada, o padrão do bot)
help-puzzles-make-from = Os problemas de que partir, um por linha (padrão: os do programa)
help-puzzles-make-kinds = Que tipos de problemas extrair (padrão: todos)
help-puzzles-make-games = Número de partidas de que extrair
help-puzzles-make-seed = Semente da primeira partida; cada partida tem a seguinte
help-puzzles-make-keep = Número de problemas a manter
help-puzzles-check-file = A posição: um cenário em TOML ou JSON; - para a entrada padrão
help-puzzles-check-kind = O objetivo do problema

## As palavras de --help e dos erros da linha de comando

help-usage = Uso
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
# $value, $values
help-default = padrão: { $value }
help-values = valores: { $values }
# $name: uma variável de ambiente
help-variable = variável: { $name }
# $what (como foi escrito, ou como a ajuda o escreve)
help-unknown-option = Não existe a opção { $what }.
help-unknown-command = Não existe o comando { $what }.
help-similar = Você quis dizer { $what }?
# $value, $what
help-wrong-value = “{ $value }” não serve para { $what }.
help-missing = Falta: { $what }.
help-unexpected = { $what } não é esperado aqui.
help-no-value = Falta um valor para { $what }.
# $what, $other
help-conflict = { $what } não pode ser usado com { $other }.
# $command
help-more = Para ver a ajuda: { $command }

## O que há de errado com um arquivo ou com o valor de uma opção. O que começa com minúscula vem depois de dois-pontos.

help-error-standard-input = a entrada padrão
# $file
help-error-cannot-read = Não foi possível ler { $file }
help-error-cannot-write = Não foi possível gravar { $file }
help-error-file = Não foi possível ler nem gravar { $file }
help-error-not-found = não existe esse arquivo ou pasta
help-error-denied = sem permissão
help-error-is-folder = é uma pasta, não um arquivo
help-error-not-record = { $file } não é a gravação de uma partida
help-error-no-records = { $file } não tem gravações de partidas
help-error-one-game = --all e --svg mostram uma só partida, e { $file } é uma pasta. Indique uma gravação dessa pasta
# $line, $problem
help-error-line = linha { $line }: { $problem }
# $line, $number (da resposta), $answer (como está no arquivo), $problem
help-error-replay = linha { $line }, resposta { $number } (`{ $answer }`): { $problem }
# $line, $number
help-error-replay-hidden = linha { $line }, resposta { $number }: esta resposta não é possível
# $found, $wanted: palavras do arquivo
help-error-field = `{ $found }` em vez de `{ $wanted }`
# $found, $field
help-error-value = `{ $found }` não é um valor possível de `{ $field }`
# $wanted
help-error-missing = o texto termina onde deveria estar `{ $wanted }`
# $number: das regras
help-error-rules = esta partida foi jogada com a versão { $number } das regras, que este programa não usa mais. Você ainda pode ler o arquivo como texto: cada linha diz em palavras o que foi respondido
# $found, $number
help-error-player = `{ $found }` onde deveriam estar `player { $number }` e um nome
# $found
help-error-no-answer = `{ $found }` não é uma resposta. Uma resposta é um lugar, uma opção e o que ela significa, como em `1 0 draw`
# $count: 0, 1, 5 ou mais
help-error-players = a partida é para 2 a 4 jogadores, não para { $count }
# $count: qualquer número, menos 4
help-error-teams = uma partida em equipes precisa de quatro jogadores, não de { $count }
# $index (um número a partir de 0), $options (uma lista)
help-error-no-option = não existe a opção { $index }. Opções: { $options }
# $index, $actual, $options
help-error-meaning = a opção { $index } é `{ $actual }`. Opções: { $options }
help-error-game-over = a partida já terminou
# $number: o lugar que deve responder
help-error-other-seat = é o lugar { $number } que deve responder
# $name (como foi digitado), $names (uma lista)
help-error-no-bot = não existe o bot `{ $name }`. Bots: { $names }
help-error-nameless = um jogador precisa de um nome
help-error-not-over = só uma partida terminada pode ser analisada
# $number (o que foi pedido), $count (respostas no arquivo)
help-error-no-position = não há posição depois da resposta { $number }: a partida { $count ->
    [0] não tem respostas
    [one] tem { $count } resposta
   *[other] tem { $count } respostas
}
# $name (como foi digitado), $names (uma lista)
help-error-no-lesson = Não existe a lição “{ $name }”. Digite um número, `game` ou um destes nomes: { $names }
help-error-watch = Para assistir a uma partida é preciso um terminal. `innovation replay` a mostra como texto.
help-error-no-folder = o sistema não tem uma pasta para as partidas salvas
help-error-number = o valor precisa ser um número
help-error-whole-number = o valor precisa ser um número inteiro
# $from, $to: números
help-error-range = de { $from } a { $to }
help-error-budget = o valor é um número de iterações, como 1000, ou um tempo, como 500ms ou 1.5s
help-error-effort = o valor é quick, deep ou um número de simulações por decisão
help-error-ages = as eras vão de 1 a 10
# $values (palavras)
help-error-colors = as cores são { $values }
help-error-icons = os ícones são { $values }
help-error-address = o valor é um endereço com porta, como 127.0.0.1:8080
help-error-time = o valor é um tempo, como 500ms ou 10s
help-error-proxy = o valor é um endereço, como 10.0.0.1, ou uma rede, como 10.0.0.0/8
help-error-base-url = o valor é http:// ou https:// seguido do nome do servidor, sem caminho
help-error-is-file = é um arquivo, não uma pasta
help-error-read-only = o disco é somente leitura
help-error-disk-full = o disco está cheio
help-error-no-address = este computador não tem esse endereço
# $file
help-error-other-run = { $file } já tem as partidas de outra série
help-error-command-line = o valor é uma linha de comando, como `cmd:python3 bot.py` ou `cmd:NOME=python3 bot.py`, com as aspas aos pares
help-error-not-ours = aqui só podem jogar os bots do programa
help-error-log = --log pede um nível, como debug, ou um nível para cada parte do programa, como warn,sqlx=debug
help-error-prepare = --prepare é para um banco de dados. Indique-o com --database
help-error-no-data-folder = o sistema não tem uma pasta para os dados. Indique uma com --data

## O arquivo de configurações do servidor, e o que o servidor guarda

# $file, $line, $problem
help-error-in-file = { $file }, linha { $line }: { $problem }
# $problem: as palavras do leitor de TOML, em inglês
help-error-not-toml = isto não é TOML ({ $problem })
# $name: uma configuração
help-error-no-setting = não existe a configuração `{ $name }`
help-error-setting = `{ $name }` pede um texto, um número ou uma lista deles
# $file: uma pasta ou um arquivo
help-error-unusable = não foi possível usar { $file }
help-error-store = não foi possível abrir os dados em { $file }
help-error-database = não foi possível usar o banco de dados
help-error-cookies = não foi possível assinar os cookies
# $value: um endereço
help-error-address-in-use = outro programa já usa { $value }. Escolha outro endereço com --addr
help-error-listen = não foi possível escutar em { $value }
# $file
help-error-store-in-use = outro servidor usa esta pasta ({ $file } está bloqueado). Encerre-o ou escolha outra pasta com --data
# $problem: as palavras do banco de dados, em inglês
help-error-schema = o esquema do banco de dados não serve ({ $problem })
help-error-damaged = o banco de dados está danificado ({ $problem })
help-error-unreachable = não foi possível acessar o banco de dados ({ $problem })
help-error-not-written = nada foi gravado ({ $problem })
help-error-no-store = não há o que copiar: { $file } não existe
help-error-not-a-store = não há o que copiar: a origem não tem nenhuma das tabelas de um servidor
# $count: 1 ou mais
help-error-servers = { $count ->
    [one] { $count } servidor usa o banco de dados. Encerre-o primeiro
   *[other] { $count } servidores usam o banco de dados. Encerre-os primeiro
}
# $found, $wanted: números de esquemas
help-error-older = o banco de dados tem o esquema { $found }, e este programa, o esquema { $wanted }. Atualize-o com `innovation serve --prepare`
help-error-newer = a origem tem o esquema { $found }, e este programa conhece até o { $wanted }. Use um programa mais novo
# $name: uma tabela do banco de dados
help-error-not-empty = o destino não está vazio: já há algo em `{ $name }`. Nada foi mudado; indique um destino vazio
help-error-exists = { $file } já existe. Indique outro arquivo
help-error-differs = `{ $name }` não ficou igual depois da gravação. O destino continua como estava
help-error-faulty = o que foi gravado está danificado e foi apagado ({ $problem })
