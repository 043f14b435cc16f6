### The special achievements, with their conditions, and the age achievements.
###
### The value of a message is the name. .condition is how it is claimed; .condition-first stands in for it in the
### first edition, where that differs. .card is the other way to claim it, by a card's effect. Tokens in square
### brackets are those of cards.ftl.

special-monument = Monumento
    .condition = Esconda seis cartas em um único turno, ou pontue seis cartas em um único turno; as escondidas e as pontuadas são contadas separadamente.
    .condition-first = Esconda e/ou pontue seis cartas ao todo em um único turno; as escondidas e as pontuadas são contadas em conjunto.
    .card = Ou baixe quatro ou mais cartas com [castle|castelo] em uma única execução do efeito de [card:masonry].
special-empire = Império
    .condition = Tenha em sua mesa três ou mais ícones de cada um dos seis tipos: [castle], [crown], [leaf], [lightbulb], [factory], [clock].
    .card = Ou tenha cinco cartas do topo, sem que nenhum oponente também tenha cinco, ao executar o segundo efeito de [card:construction].
special-world = Mundo
    .condition = Tenha doze ou mais [clock|relógios] em sua mesa.
    .card = Ou tenha [crown|coroa] em todas as suas cartas do topo ao executar o segundo efeito de [card:translation].
special-wonder = Maravilha
    .condition = Tenha as cinco cores em sua mesa, cada uma deslizada para cima ou para a direita.
    .card = Ou tenha as cinco cores deslizadas, em qualquer direção, ao executar o segundo efeito de [card:invention].
special-universe = Universo
    .condition = Tenha cinco cartas do topo, cada uma de valor [8] ou maior.
    .card = Ou tenha apenas cartas do topo de valor [6] ou maior, sem considerar a roxa, ao executar o segundo efeito de [card:astronomy].

# An age achievement. $age (its number, drawn as a value), $points (five times that: a number)
achievement-age = Conquista da era { $age }
    .condition = Pelo menos { $points } pontos e uma carta do topo de valor { $age } ou maior.
