/** The words of the timeline, in Spanish. */
import type { Translation } from '../language/catalogue.ts'
import type { timelineTexts as english } from '../en/timelineTexts.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

export const timelineTexts: Translation<typeof english> = {
  title: 'Qué ocurre',
  empty: 'Aún no ha ocurrido nada',
  emptyText: 'Añada lo que ocurre, una cosa tras otra: turnos, acciones, ataques. Las reglas dicen qué cambia con cada una.',
  beginning: 'Comienzo',
  beginningText: 'La mesa tal como está antes del primer suceso.',
  nobodyYet: 'Ponga primero figuras en la mesa.',
  parts: { beginning: 'Comienzo del turno', proper: 'Turno', over: 'Final del turno' },
  turn: (side, round) => (round === null ? side : `${side}, ronda ${round}`),
  kinds: {
    'begin-turn': 'Empieza un turno', 'end-turn': 'Termina el turno', action: 'Una acción', attack: 'Un ataque', outwit: 'Outwit', perplex: 'Perplex',
    use: 'Usar un poder', damage: 'Daño', heal: 'Curación', place: 'Colocar una figura', 'time-called': 'Se acaba el tiempo', move: 'Un movimiento'
  },
  kindNotes: {
    action: 'con lo que ocurre dentro de ella', attack: 'una acción de combate entera', damage: 'sin ataque', place: 'por una regla o por el juez'
  },
  actions: { move: 'Movimiento', power: 'Acción de poder', close: 'Combate cuerpo a cuerpo', ranged: 'Combate a distancia', free: 'Acción gratuita' },
  notNow: 'ahora no',
  steps: {
    add: what => `Añadir: ${what}`, change: what => `Cambiar: ${what}`, remove: what => `Quitar: ${what}`,
    fromHere: 'Preguntar desde aquí', buildTotal: 'Total de construcción'
  },
  event: {
    beginTurn: side => `Empieza el turno de ${side}.`,
    endTurn: side => (side === null ? 'Termina el turno.' : `Termina el turno de ${side}.`),
    action: (who, action) => `${who}: ${action}`,
    to: square => `a ${square}`,
    carrying: who => `transporta a ${who}`,
    pickingUp: 'recoge un objeto',
    attack: (who, whom) => `${who} ataca a ${whom}`,
    by: power => `con ${power}`,
    using: powers => `usa ${powers}`,
    hit: damage => (damage === null ? 'un impacto' : `un impacto de ${damage}`),
    miss: 'un fallo',
    rolled: (first, second) => `dados ${first} y ${second}`,
    rolledEach: 'una tirada para cada objetivo',
    outwit: (who, whom, power) => `${who} contrarresta ${power} de ${whom}.`,
    perplex: (who, whom, value, by) => `${who} cambia un valor de ${whom}: ${value} ${signed(by)}.`,
    damage: (whom, amount, kind) => `${whom} recibe ${amount} de daño${kind.trim() ? ` ${kind.trim()}` : ''}.`,
    heal: (whom, amount) => `${whom} se cura ${amount}.`,
    place: (whom, square) => `Se coloca a ${whom} en ${square}.`,
    use: (who, power) => `${who} usa ${power}`,
    on: whom => `sobre ${whom}`,
    timeCalled: 'Se acaba el tiempo.',
    moves: who => `${who} se mueve`,
    somebody: 'alguien', somewhere: 'algún lugar', something: 'algo'
  },
  change: {
    damage: (who, clicks, click) => `${who} −${clicks}, clic ${click}`,
    healed: (who, clicks, click) => `${who} +${clicks}, clic ${click}`,
    ko: (who, clicks) => `${who} −${clicks}, fuera de la partida`,
    tokens: (who, from, to) => `${who}: fichas ${from} → ${to}`,
    moved: (who, from, to) => `${who}: ${from} → ${to}`,
    countered: (who, power) => `${who}: ${power} contrarrestado`,
    back: (who, power) => `${who}: vuelve ${power}`,
    holds: (who, what) => (what === null ? `${who} no lleva nada` : `${who} lleva: ${what}`),
    objects: more => (more > 0 ? `${more} más en el mapa` : `${-more} menos en el mapa`),
    walls: 'Ha caído una pared'
  },
  broken: {
    figure: 'Esto nombra una figura que ya no está en la mesa. Cámbielo, quítelo o deshaga lo que se llevó la figura.',
    square: 'Esto nombra una casilla que este mapa no tiene. Cámbielo o quítelo.',
    failed: 'El motor de reglas se detuvo en este suceso. No se pierde nada: cámbielo o quítelo, o guarde la mesa como archivo e informe del fallo.'
  },
  notPlayed: 'Sin jugar: antes hay que corregir algo anterior.',
  illegal: 'No permitido',
  forJudge: 'Para el juez',
  nothingChanged: 'No cambió nada en la mesa.',
  reasonsOf: n => (n === 1 ? '1 razón' : `${n} razones`),
  step: { first: 'Al comienzo', back: 'Un suceso atrás', forward: 'Un suceso adelante', last: 'Al último suceso' },
  atEvent: n => `Suceso ${n}:`,
  at: (n, of) => `${n} de ${of}`,
  add: 'Añadir un suceso',
  insert: 'Añadir aquí',
  edit: what => `Cambiar: ${what}`,
  remove: what => `Quitar: ${what}`,
  removed: what => `Quitado: ${what}`,
  quickEnd: side => `Terminar el turno de ${side}`,
  quickBegin: side => `Empezar el turno de ${side}`,
  askFromHere: 'Preguntar desde aquí',
  askedFromHere: 'Este momento es ahora una mesa propia.',
  lost: what => `Los valores cambiados no forman parte de una mesa: ${what}.`,
  onlyAtBeginning: 'Las figuras se mueven a mano solo en el comienzo. Vaya allí o añada que se coloca una figura.',
  form: {
    newTitle: 'Qué ocurre después', editTitle: 'Cambiar lo que ocurre', kind: 'Qué ocurre', side: 'De quién es el turno', figure: 'Figura', by: 'Quién', on: 'Sobre quién',
    attacker: 'Atacante', target: 'Objetivo', action: 'Acción', to: 'Adónde', square: 'Casilla', power: 'Poder', counter: 'Contrarresta', value: 'Valor', modifier: 'En cuánto',
    amount: 'Clics', type: 'Tipo', outcome: 'Cómo resulta', told: 'Se indica', dice: 'Dados', hit: 'Impacto', miss: 'Fallo', damage: 'Daño infligido',
    damageHint: 'su valor de daño', attack: 'Tipo de ataque', attackBy: { '': 'según su posición', close: 'combate cuerpo a cuerpo', ranged: 'combate a distancia' },
    carrying: 'Transporta', pickUp: 'Recoge', inside: 'Dentro de ella', addMove: 'Un movimiento', addAttack: 'Un ataque', takeOut: what => `Sacar: ${what}`,
    leftOpen: 'queda abierto: el primero de ellos',
    noPower: 'Ahora no puede usar ningún poder por sí misma. Outwit y Perplex tienen sus propios sucesos.', choosePower: 'elija un poder',
    roll: 'Tirada', tapFigure: 'toque el tablero', tapSquare: 'toque una casilla', stays: 'se queda donde está', squares: n => (n === 1 ? '1 casilla' : `${n} casillas`),
    clear: 'Vaciarlo', powers: 'Poderes usados', also: 'También son objetivo', nobody: 'nadie',
    addIt: 'Añadir', changeIt: 'Cambiar', addAnyway: 'Añadir de todos modos', changeAnyway: 'Cambiar de todos modos', missing: 'Elija lo que aún está abierto.'
  },
  hint: {
    idle: 'Recorra los sucesos o añada lo que ocurre después.',
    figure: what => `Toque en el tablero: ${what.toLowerCase()}.`,
    square: what => `Toque la casilla: ${what.toLowerCase()}.`,
    squares: 'Toque cada casilla. Si toca una otra vez, se quita.'
  },
  standing: {
    title: 'Tal como está', editBeginning: 'Editar el comienzo', hide: 'Ocultar las figuras',
    turnOf: side => `Turno de ${side}`, between: 'Entre turnos', timeCalled: 'Se ha acabado el tiempo',
    actions: (given, most) => (most === null ? (given === 1 ? '1 acción dada' : `${given} acciones dadas`) : `${given} de ${most} acciones dadas`),
    click: n => `clic ${n}`, tokens: n => (n === 1 ? '1 ficha' : n === 0 ? 'sin fichas' : `${n} fichas`), out: 'fuera de la partida',
    mayAct: 'Puede actuar', mayNot: 'No puede actuar', untilTurn: side => `hasta el próximo turno de ${side}`, untilEnd: 'hasta que termine el turno',
    countered: power => `${power} contrarrestado`, value: (value, by) => `${value} ${signed(by)}`,
    left: n => (n === 1 ? 'queda 1 casilla de movimiento' : `quedan ${n} casillas de movimiento`)
  },
  buildTotal: 'Total de construcción', buildTotalHint: 'sin contar'
}
