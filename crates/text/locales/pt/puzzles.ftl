### Os problemas.

puzzles-title = Problemas
puzzles-intro = Posições de partidas de verdade, cada uma com uma única resposta que funciona. Você vê o que um jogador veria, e isso basta.
puzzles-of-day = O problema do dia
puzzles-all = Todos os problemas
# $id: cinco letras e algarismos
puzzle-name = Problema { $id }
# $kind (win, claim, defend)
puzzle-goal = { $kind ->
    [win] Vença neste turno
    [claim] Reivindique uma conquista neste turno
   *[defend] Impeça que o oponente vença
}
puzzle-task = { $kind ->
    [win] Encontre a ação que lhe dá a vitória neste turno, sejam quais forem as cartas ocultas.
    [claim] Encontre a ação que lhe dá uma conquista neste turno, sejam quais forem as cartas ocultas.
   *[defend] O oponente está prestes a vencer. Encontre a ação que impede isso até você jogar de novo.
}
# $level: de 1 a 5
puzzle-level = Dificuldade { $level } de 5
puzzle-solve = Resolver
puzzle-solved-before = Resolvido
puzzle-solved = Resolvido
puzzle-solved-note = Você atingiu o objetivo, e o teria atingido fossem quais fossem as cartas ocultas.
puzzle-lucky = Sorte
puzzle-lucky-note = Funcionou com estas cartas ocultas, mas teria falhado com outras. Há uma resposta que sempre funciona.
puzzle-missed = Não foi desta vez
puzzle-missed-note = O objetivo não pode mais ser atingido. Tente de novo ou veja a solução.
puzzle-try-again = Tentar de novo
puzzle-show = Mostrar a solução
puzzle-next = Outro problema
puzzle-solution = A solução
puzzle-previous-step = Voltar
puzzle-next-step = Avançar
# $option: uma opção, como está no botão
puzzle-step = A resposta é: { $option }

## Como se sabe que um problema está certo

# $count: quantos casos
puzzle-proof-every = Provado: a solução funciona com qualquer distribuição de cartas compatível com o que você vê ({ $count ->
    [one] { $count } caso
   *[other] { $count } casos
}).
# $percent, $count: em tantos por cento de tantos mundos
puzzle-proof-sampled = Verificado: a solução funciona em { $percent }% de { $count } distribuições compatíveis com o que você vê.
# $percent: em quantos por cento dos mundos funciona a segunda melhor resposta
puzzle-next-best = { $percent ->
    [0] Nenhuma outra resposta funciona em nenhuma das distribuições testadas.
   *[other] A segunda melhor resposta funciona em { $percent }% das distribuições testadas.
}
# $count: o menor número de iterações com que a busca encontra a resposta
puzzle-found-by = Um bot que simula { $count } partidas encontra a solução; um que só olha uma ação à frente, não.
puzzle-found-by-nobody = Nenhum bot encontra a solução de forma confiável.
# $id: o que foi digitado
puzzle-unknown = Não existe o problema “{ $id }”. Para ver todos: innovation puzzles
