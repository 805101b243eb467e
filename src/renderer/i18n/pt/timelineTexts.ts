/** The words of the timeline, in Portuguese. */
import type { Translation } from '../language/catalogue.ts'
import type { timelineTexts as english } from '../en/timelineTexts.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

export const timelineTexts: Translation<typeof english> = {
  title: 'O que acontece',
  empty: 'Ainda não aconteceu nada',
  emptyText: 'Adicione o que acontece, uma coisa após a outra: turnos, ações, ataques. As regras dizem o que cada uma muda.',
  beginning: 'Início',
  beginningText: 'A mesa como está antes do primeiro evento.',
  nobodyYet: 'Ponha figuras na mesa primeiro.',
  parts: { beginning: 'Início do turno', proper: 'Turno', over: 'Fim do turno' },
  turn: (side: string, round: number | null) => (round === null ? side : `${side}, rodada ${round}`),
  kinds: {
    'begin-turn': 'Um turno começa', 'end-turn': 'O turno termina', action: 'Uma ação', attack: 'Um ataque', outwit: 'Outwit', perplex: 'Perplex',
    use: 'Usar um poder', damage: 'Dano', heal: 'Cura', place: 'Uma figura é colocada', 'time-called': 'O tempo é encerrado', move: 'Um movimento'
  },
  kindNotes: {
    action: 'com o que acontece dentro dela', attack: 'uma ação de combate inteira', damage: 'sem ataque', place: 'por uma regra ou pelo juiz'
  },
  actions: { move: 'Movimento', power: 'Ação de poder', close: 'Combate corpo a corpo', ranged: 'Combate à distância', free: 'Ação livre' },
  notNow: 'agora não',
  steps: {
    add: (what: string) => `Adicionar: ${what}`, change: (what: string) => `Mudar: ${what}`, remove: (what: string) => `Remover: ${what}`,
    fromHere: 'Perguntar a partir daqui', buildTotal: 'Total de pontos'
  },
  event: {
    beginTurn: (side: string) => `Começa o turno: ${side}.`,
    endTurn: (side: string | null) => (side === null ? 'O turno termina.' : `Termina o turno: ${side}.`),
    action: (who: string, action: string) => `${who}: ${action}`,
    to: (square: string) => `até ${square}`,
    carrying: (who: string) => `carregando ${who}`,
    pickingUp: 'pegando um objeto',
    attack: (who: string, whom: string) => `${who} ataca ${whom}`,
    by: (power: string) => `por ${power}`,
    using: (powers: string) => `com ${powers}`,
    hit: (damage: number | null) => (damage === null ? 'um acerto' : `um acerto de ${damage}`),
    miss: 'um erro',
    rolled: (first: number, second: number) => `rolagem ${first} e ${second}`,
    rolledEach: 'uma rolagem para cada',
    outwit: (who: string, whom: string, power: string) => `${who} anula ${power} de ${whom}.`,
    perplex: (who: string, whom: string, value: string, by: number) => `${who} muda ${value} de ${whom} em ${signed(by)}.`,
    damage: (whom: string, amount: number, kind: string) => `${whom} recebe ${amount} de dano${kind.trim() ? ` ${kind.trim()}` : ''}.`,
    heal: (whom: string, amount: number) => `${whom} recebe cura de ${amount}.`,
    place: (whom: string, square: string) => `${whom} vai para ${square}.`,
    use: (who: string, power: string) => `${who} usa ${power}`,
    on: (whom: string) => `em ${whom}`,
    timeCalled: 'O tempo é encerrado.',
    moves: (who: string) => `${who} se move`,
    somebody: 'alguém', somewhere: 'algum lugar', something: 'algo'
  },
  change: {
    damage: (who: string, clicks: number, click: number) => `${who} −${clicks}, clique ${click}`,
    healed: (who: string, clicks: number, click: number) => `${who} +${clicks}, clique ${click}`,
    ko: (who: string, clicks: number) => `${who} −${clicks}, fora do jogo`,
    tokens: (who: string, from: number, to: number) => `${who}: marcadores ${from} → ${to}`,
    moved: (who: string, from: string, to: string) => `${who}: ${from} → ${to}`,
    countered: (who: string, power: string) => `${who}: ${power} anulado`,
    back: (who: string, power: string) => `${who}: ${power} de volta`,
    holds: (who: string, what: string | null) => (what === null ? `${who} não segura nada` : `${who} segura: ${what}`),
    objects: (more: number) => (more > 0 ? `${more} a mais no mapa` : `${-more} a menos no mapa`),
    walls: 'Uma parede caiu'
  },
  broken: {
    figure: 'Este evento cita uma figura que não está mais na mesa. Mude-o, remova-o ou desfaça o que retirou a figura.',
    square: 'Este evento cita uma casa que este mapa não tem. Mude-o ou remova-o.',
    failed: 'O Linejudge parou neste evento. Nada se perdeu: mude-o ou remova-o, ou salve a mesa em um arquivo e relate o problema.'
  },
  notPlayed: 'Não jogado: algo antes dele precisa ser corrigido primeiro.',
  illegal: 'Não permitido',
  forJudge: 'Para o juiz',
  nothingChanged: 'Nada mudou na mesa.',
  reasonsOf: (n: number) => (n === 1 ? '1 razão' : `${n} razões`),
  step: { first: 'Para o início', back: 'Um evento para trás', forward: 'Um evento adiante', last: 'Para o último evento' },
  atEvent: (n: number) => `Evento ${n}:`,
  at: (n: number, of: number) => `${n} de ${of}`,
  add: 'Adicionar um evento',
  insert: 'Adicionar aqui',
  edit: (what: string) => `Mudar: ${what}`,
  remove: (what: string) => `Remover: ${what}`,
  removed: (what: string) => `Removido: ${what}`,
  quickEnd: (side: string) => `Terminar o turno: ${side}`,
  quickBegin: (side: string) => `Começar o turno: ${side}`,
  askFromHere: 'Perguntar a partir daqui',
  askedFromHere: 'Este momento agora é uma mesa própria.',
  lost: (what: string) => `Valores mudados não fazem parte de uma mesa: ${what}.`,
  onlyAtBeginning: 'Só no início se movem figuras à mão. Vá até lá ou adicione que uma figura é colocada.',
  form: {
    newTitle: 'O que acontece a seguir', editTitle: 'Mudar o que acontece', kind: 'O que acontece', side: 'De quem é o turno', figure: 'Figura', by: 'Quem', on: 'Em quem',
    attacker: 'Atacante', target: 'Alvo', action: 'Ação', to: 'Para onde', square: 'Casa', power: 'Poder', counter: 'Anula', value: 'Valor', modifier: 'Em quanto',
    amount: 'Cliques', type: 'Tipo', outcome: 'Como termina', told: 'Informado', dice: 'Dados', hit: 'Acerto', miss: 'Erro', damage: 'Dano causado',
    damageHint: 'seu valor de dano', attack: 'Tipo de ataque', attackBy: { '': 'conforme a posição', close: 'combate corpo a corpo', ranged: 'combate à distância' },
    carrying: 'Carrega', pickUp: 'Pega', inside: 'Dentro dela', addMove: 'Um movimento', addAttack: 'Um ataque', takeOut: (what: string) => `Retirar: ${what}`,
    leftOpen: 'em aberto: o primeiro deles',
    noPower: 'Agora não pode usar nenhum poder por si. Outwit e Perplex têm eventos próprios.', choosePower: 'escolha um poder',
    roll: 'Rolagem', tapFigure: 'toque no tabuleiro', tapSquare: 'toque em uma casa', stays: 'fica onde está', squares: (n: number) => (n === 1 ? '1 casa' : `${n} casas`),
    clear: 'Esvaziar', powers: 'Poderes usados', also: 'Também tem como alvo', nobody: 'ninguém',
    addIt: 'Adicionar', changeIt: 'Mudar', addAnyway: 'Adicionar mesmo assim', changeAnyway: 'Mudar mesmo assim', missing: 'Escolha o que ainda está em aberto.'
  },
  hint: {
    idle: 'Percorra os eventos ou adicione o que acontece a seguir.',
    figure: (what: string) => `Toque no tabuleiro: ${what.toLowerCase()}.`,
    square: (what: string) => `Toque na casa: ${what.toLowerCase()}.`,
    squares: 'Toque em cada casa. Tocar de novo a retira.'
  },
  standing: {
    title: 'Como está agora', editBeginning: 'Editar o início', hide: 'Ocultar as figuras',
    turnOf: (side: string) => `Turno: ${side}`, between: 'Entre turnos', timeCalled: 'O tempo foi encerrado',
    actions: (given: number, most: number | null) => (most === null ? (given === 1 ? '1 ação dada' : `${given} ações dadas`) : `${given} de ${most} ações dadas`),
    click: (n: number) => `clique ${n}`, tokens: (n: number) => (n === 1 ? '1 marcador' : n === 0 ? 'nenhum marcador' : `${n} marcadores`), out: 'fora do jogo',
    mayAct: 'Pode agir', mayNot: 'Não pode agir', untilTurn: (side: string) => `até o próximo turno: ${side}`, untilEnd: 'até o fim do turno',
    countered: (power: string) => `${power} anulado`, value: (value: string, by: number) => `${value} ${signed(by)}`,
    left: (n: number) => (n === 1 ? 'resta 1 casa de movimento' : `restam ${n} casas de movimento`)
  },
  buildTotal: 'Total de pontos', buildTotalHint: 'não contado'
}
