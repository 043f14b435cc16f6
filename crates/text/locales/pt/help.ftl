### A ajuda da linha de comando (--help). O inglês está no código: são os comentários dos comandos e das suas opções.
###
### O valor de help-COMANDO é a linha da lista de comandos; .long é o que --help diz a mais. help-COMANDO-OPÇÃO é uma opção;
### help-any-OPÇÃO vale para todos os comandos que a têm sem ter uma própria.

help-innovation = Innovation, o jogo de cartas
help-serve = Abre partidas no navegador, contra bots ou outras pessoas
help-backup = Salva uma cópia de tudo em um arquivo, com os servidores em funcionamento
help-restore = Restaura uma cópia em um banco vazio
help-move = Move tudo de um banco para outro e compara os dois
help-doctor = Verifica o banco, as partidas, o disco, o relógio, o servidor e o proxy, e diz o que fazer
help-play = Inicia uma partida no terminal
    .long = Sem opções, pergunta quem joga. Cada resposta é salva na hora. --resume continua a última partida não terminada, mesmo depois de uma falha. Aperte ? para ver a ajuda.
help-games = Lista as partidas salvas no terminal, da mais recente à mais antiga
    .long = Cada linha traz a hora (UTC) da última resposta, os jogadores, o andamento e o arquivo. `innovation play --resume FILE` continua uma partida, `innovation watch FILE` mostra a partida passo a passo.
help-watch = Mostra uma partida no terminal
    .long = Percorra uma partida gravada, para a frente e para trás, ou assista aos bots. Você vê todas as cartas ou a partida do ponto de vista de um jogador: aperte e para mudar, ? para ver a ajuda.
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
help-puzzles-check = Verifica se uma posição é um problema e a mostra como uma linha do arquivo de problemas
help-check = Executa arquivos de cenários
help-replay = Mostra o que aconteceu em uma partida gravada
    .long = Cada resposta é seguida pelos seus eventos. Se a gravação estiver danificada ou não seguir as regras, é mostrada até esse ponto, e o código de saída é 1.
help-review = Mostra onde uma partida terminada foi vencida e perdida, e quanto foi sorte
    .long = Para cada decisão, a chance de vitória com cada opção é estimada pelo que o jogador sabia naquele momento. O resultado de um jogador se divide em jogo (quanto as escolhas dele custaram), sorte (as cartas recebidas e compradas) e outros. Para uma pasta de gravações, são mostradas as estatísticas de cada jogador. Veja docs/review.md. A mesma gravação, com o mesmo esforço e a mesma semente, dá a mesma análise. Se o arquivo estiver danificado, o código de saída é 1.
help-arena = Faz bots jogarem uns contra os outros e mede a força de cada um
help-calibrate = Mede se as chances de vitória das análises se confirmam
help-hint = Mostra o que os bots fariam em uma posição, como avaliam cada opção e por quê
    .long = A posição é a que vem depois da última resposta de uma gravação ou de um cenário. Uma avaliação é a chance de vitória que um bot atribui a quem deve escolher; o bot não sabe mais do que esse jogador. As razões são fatos observados em continuações simuladas de uma opção. Se o arquivo estiver danificado, o código de saída é 1.
help-sim = Joga muitas partidas, ao acaso ou de um bot, e conta
help-bench = Mede a velocidade de partidas completas ao acaso em um só núcleo
help-bot = Responde a perguntas como um bot, um objeto JSON por linha
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
help-play-practice = Desfaz qualquer escolha e dá dicas (padrão: quando uma pessoa joga contra bots)
help-play-no_practice = Desfaz apenas o que não revelou nada, sem dicas
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

## As palavras de --help e dos erros da linha de comando

help-usage = Uso
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
# $value, $values
help-default = padrão: { $value }
help-values = valores: { $values }
# $what (como foi escrito, ou como a ajuda o escreve)
help-unknown-option = Não existe a opção { $what }.
help-unknown-command = Não existe o comando { $what }.
help-similar = Você quis dizer { $what }?
# $value, $what
help-wrong-value = “{ $value }” não serve para { $what }.
help-missing = Falta: { $what }.
# $what, $other
help-conflict = { $what } não pode ser usado com { $other }.
# $command
help-more = Para ver a ajuda: { $command }
