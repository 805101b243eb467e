/** Sentences of reasons, in Portuguese: combinations, odds and what happens in a turn. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'

export const eventsSentences: Phrasebook['sentences'] = {
  'combo.needs-damage': '{effect} espalha o dano causado, e {action} não causa nenhum.',
  'odds.needed': 'O ataque precisa de {needed} ou mais em dois dados.',
  'odds.rerolled': 'Oponentes podem mandar rolar um acerto de novo {count|vez|vezes}.',
  'odds.own-reroll': 'Um erro pode ser rolado de novo {count|vez|vezes}.',
  'odds.evade': 'Um dado ainda pode permitir esquivar-se do acerto; 5 ou 6 sai 1 vez em 3.',
  'odds.refuse': 'Um dado pode recusar ser o alvo; o ataque vai então para o melhor alvo seguinte.',
  'odds.chance': 'A chance de acertar é {fraction}.',
  'odds.illegal': 'Não se pode atacar {figure}: a chance é 0.',
  'odds.refuse-again': 'Se esse dado falhar, {effect} dá-lhe outro.',
  'odds.refused-to': 'Onde há recusa, o ataque vai para {figure}.',
  'odds.refused-to-nobody': 'Onde há recusa, não resta mais ninguém para atacar.',
  'odds.independent': 'Rolagens que nada têm a ver uma com a outra: as chances se multiplicam.',
  'odds.doubles': 'Um acerto com dados iguais tem a chance {fraction}.',
  'odds.assume-aftermath': 'Da ordem entre curar-se e o dano, supõe-se a que deixa o atacante melhor.',
  'odds.assume-reducer': 'Do que poderia reduzir o dano, supõe-se o que deixa menos para {figure}.',
  'odds.assume-mastermind': 'Supõe-se que o dano fica com {figure}: Mastermind poderia transferi-lo.',
  'odds.assume-direction': 'Onde {figure} poderia sofrer empurrão em várias direções, supõe-se a primeira.',
  'odds.assume-no-knock-back': 'Onde um jogador pode permitir o empurrão de {figure}, supõe-se que não permite.',
  'odds.assume-order': 'Figuras à mesma distância sofrem empurrão na ordem em que foram citadas.',
  'odds.assume-split': 'Supõe-se que o dano inteiro vai para a primeira figura acertada.',
  'odds.no-dial': 'O dial de {figure} não foi informado: não se sabe se há KO.',
  'preparation.best': 'A melhor chance de {user} acertar é {fraction}, contra {figures}; {count|ataque comparado|ataques comparados}.',
  'preparation.unfinished':
    'Há mais para ver do que uma pergunta comporta. Visto, o mais promissor primeiro: {count|ataque|ataques} de {user}.',
  'preparation.best-so-far':
    'Do que foi visto, a melhor chance de {user} acertar é {fraction}, contra {figures}; encontrado até então: {count|ataque|ataques}.',
  'preparation.none': '{user} não pode atacar ninguém no seu turno.',
  'preparation.own-turn': 'Supõe-se que é o turno de {user}: só nele se podem dar ações.',
  'preparation.free-first': 'Outwit e Perplex vêm antes da ação, cada um uma vez no turno e não dentro dela.',
  'preparation.not-looked-at':
    'Não examinado: ataques sem dano, mais de dois alvos, duas ações em uma exceto Flurry, casas que só se distinguem por aonde leva um empurrão, e o que figuras aliadas poderiam fazer antes.',
  'preparation.best-turn':
    'O melhor turno de {figures}: pelo menos um ataque acerta com a chance {fraction}; os cliques em média são no máximo {mean}. {count|turno jogado|turnos jogados}.',
  'preparation.turns-unfinished':
    'Há mais turnos de {figures} do que uma pergunta pode olhar. Olhados, os mais promissores primeiro: {count|turno|turnos}.',
  'preparation.no-turn': 'Nenhuma de {figures} pode atacar alguém neste turno.',
  'preparation.comes-to':
    'O ataque de {user} a {figures} chega a uma chance de acertar de {fraction} e {mean} cliques em média, depois do que vem antes.',
  'preparation.rerolls-each': 'Quem pode fazer rolar de novo é contado em cada ataque, embora seja uma vez por turno.',
  'preparation.turns-not-looked-at':
    'Não foi olhado: ataques sem dano, mais de dois alvos, duas ações em uma exceto Flurry, casas que só se distinguem por aonde leva um empurrão, movimentos sem ataque, um plano que mude com os dados.',
  'preparation.none-looked-at': 'Nada do que foi examinado permite a {user} atacar alguém no seu turno.',
  'preparation.no-turn-looked-at': 'Nada do que foi examinado permite a qualquer uma de {figures} atacar alguém neste turno.',
  'preparation.beside-unlooked': 'Não examinado: {objects}, ao lado do caminho de {user} e junto a nenhum dos seus extremos.',
  'preparation.free-move-unlooked':
    'Não examinado: um movimento de {user} com {effect} antes de uma ação que também a move, ou antes de outra ação livre.',
  'preparation.hurled-unlooked': 'Não examinado: {objects}, que {user} poderia arremessar com {effect}.',
  'preparation.square-unlooked': 'Não examinado: um ataque de {user} com {effect} a uma casa e a todas as figuras em volta.',
  'preparation.outwit': 'Com uma ação livre, {user} anula {effect} de {figure}.',
  'preparation.perplex': 'Com uma ação livre, {user} muda o valor de {value} de {figure} em {amount}.',
  'preparation.move': 'Com {effect}, {user} se move {count|casa|casas} até {square}.',
  'preparation.base': '{user} fica então em {at}.',
  'preparation.away': 'Precisa antes fugir (chance {fraction}): todas as chances já a incluem.',
  'preparation.approach':
    'Para chegar ao lado de {figure} é preciso tirar no caminho mais que {fails} em um d6, o que dá certo com a chance {fraction}: todas as chances já a incluem. O que ainda poderia fazer depois de falhar não foi examinado.',
  'preparation.pick-up': 'No caminho, {user} pega {object}.',
  'preparation.powers': 'No ataque, {user} usa {effects}.',
  'preparation.twice':
    'Dois ataques: ao menos um deles acerta com a chance {fraction}. O segundo é no mesmo alvo, ou em outro se aquele estiver fora do alcance; ' +
    'novas rolagens contam no primeiro.',
  'odds.plans': 'O melhor de {count|plano|planos}: anular {counter} e atacar {figure}.',
  'wild.is-none': '{figure} não é um coringa: não copia nenhuma habilidade de equipe.',
  'wild.no-action': 'Um coringa troca com uma ação que alguém declara, e neste turno ninguém declarou nenhuma.',
  'wild.not-inside': 'Trocar o que um coringa copia é uma ação livre de {figure}: não se faz no meio de outra ação.',
  'wild.copies-nothing': '{figure} não copia nada que possa deixar de usar.',
  'wild.dropped': '{figure} deixa de copiar {effect}.',
  'wild.no-friend': 'Nenhuma figura aliada de {figure} em jogo tem {effect} por si mesma: não há o que copiar.',
  'wild.copied': '{figure} copia a partir de agora {effect} de {others}. Se essa habilidade de equipe exclui coringas, diz a carta dela.',
  'wild.copied-surely': '{figure} copia a partir de agora {effect} de {others}.',
  'wild.uncopyable': '{effect} não pode ser copiada: o texto dela exclui coringas.',
  'wild.lost': 'Não resta em jogo nenhuma figura aliada com {effect}: {figure} deixa de copiá-la.',
  'wild.illegal-then': 'Com o que {figure} copiaria a ação em curso não poderia ser feita: com esta ação ele não pode trocar assim.',
  'use.not-themed': 'Nada diz que a força de {user} seja uma equipe temática.',
  'use.themed-keyword': '{user} não tem a palavra-chave da equipe temática.',
  'use.themed-none-left': 'A equipe temática usou seu Probability Control {count|vez|vezes}: não resta nenhuma.',
  'use.themed-acted': '{user} já recebeu uma ação neste turno; uma ação livre conta.',
  'use.themed-acted-non-free': '{user} já recebeu neste turno uma ação que não é livre.',
  'use.themed-able': '{user} pode usar Probability Control de outro modo, e por isso não pela equipe temática.',
  'use.themed-once': '{user} já usou neste turno o Probability Control da equipe temática.',
  'use.themed-third-token': '{user} já tem dois marcadores de ação, e isto lhe daria um terceiro.',
  'use.reroll-of-another-side': 'É a vez de {active}: Probability Control faz repetir uma rolagem desse lado, e {figure} é de {side}.',
  'use.themed-for-token':
    'Pela equipe temática, {user} faz rolar de novo os dados de {figure} e recebe um marcador de ação que não conta no total de ações: os dados são ditos como ficam no fim.',
  'use.themed':
    'Pela equipe temática, {user} faz rolar de novo os dados de {figure}: os dados são ditos como ficam no fim. O que mais isso custa os documentos daqui não dizem.',
  'area.fits': 'Cada força cabe na sua área inicial como está.',
  'area.grown': 'As duas áreas iniciais crescem {count|vez|vezes} uma fileira e uma coluna: então cada força cabe.',
  'area.all-grown': 'Todas as áreas iniciais crescem {count|vez|vezes} uma fileira e uma coluna: então cada força cabe.',
  'area.too-small': 'O mapa acaba antes que cada força caiba.',
  'area.meet': 'As áreas iniciais se cruzariam antes que cada força caiba, e nenhuma cresce para dentro da de outro jogador.',
  'area.must-shrink': 'Antes de maio de 2010 uma força que não cabe tem de encolher: {sides}.',
  'area.overlap': 'As áreas se cruzam. De quem é então uma casa, nenhum documento à mão diz.',
  'area.apart': 'As áreas se cruzam, e não podem: uma casa está em uma só área inicial.',
  'area.which-way': 'A fileira e a coluna vêm afastando-se das bordas do mapa.'
}
