/** Every text of the desk, in Spanish. */
import type { Translation } from '../language/shape.ts'
import type { noBoardTexts as english } from '../en/noBoardTexts.ts'

export const noBoardTexts: Translation<typeof english> = {
  title: 'Consultas',
  open: 'Consultas: combinaciones, probabilidades, torneos',
  description: 'Preguntas que no necesitan tablero.',
  kind: 'Qué se pregunta',
  ruleset: 'Reglas',
  kinds: {
    combo: '¿Se pueden usar juntos estos poderes?',
    odds: 'Probabilidades de los dados',
    'best-outwit': 'Qué contrarrestar con Outwit y a quién atacar',
    winner: '¿Quién ha ganado?',
    'victory-points': 'Puntos de victoria',
    'action-total': 'Acciones por turno',
    'alter-ego': '¿Puede convertirse en esa figura?'
  },
  titles: {
    combo: (action, powers) => `${action} con ${powers}`,
    odds: (needed) => `Probabilidades de ${needed} o más`,
    'best-outwit': (names) => `Qué contrarrestar con Outwit: ${names}`,
    winner: (names) => `Quién ha ganado: ${names}`,
    'victory-points': 'Puntos de victoria',
    'action-total': (total) => `Acciones con ${total} puntos`,
    'alter-ego': (from, to) => `${from} se convierte en ${to}`
  },
  action: 'Dentro de una sola acción de',
  powers: 'usados junto con',
  actions: {
    close: 'una acción de combate cuerpo a cuerpo',
    ranged: 'una acción de combate a distancia',
    move: 'una acción de movimiento',
    power: 'una acción de poder'
  },
  needed: 'Se necesita con dos dados',
  neededOf: (name) => `${name}: se necesita`,
  opposing: 'Un rival puede repetir los impactos (Probability Control)',
  own: 'El atacante puede repetir los fallos',
  superSenses: 'El objetivo tiene Super Senses',
  shapeChange: 'El objetivo tiene Shape Change',
  otherwise: 'Se necesita contra el otro objetivo',
  otherSenses: 'El otro objetivo tiene Super Senses',
  noOther: 'nadie más',
  target: (n) => `Objetivo ${n}`,
  name: 'Nombre',
  addTarget: 'Añadir un objetivo',
  removeTarget: (name) => `Quitar ${name}`,
  has: { probabilityControl: 'Probability Control', superSenses: 'Super Senses', shapeChange: 'Shape Change' },
  player: (n) => `Jugador ${n}`,
  points: 'Puntos de victoria',
  left: 'Figuras restantes',
  addPlayer: 'Añadir un jugador',
  timeCalled: 'Se acabó el tiempo',
  figure: (n) => `Figura ${n}`,
  cost: 'Puntos',
  defeated: 'Derrotada',
  addFigure: 'Añadir una figura',
  buildTotal: 'Total de construcción',
  from: 'La figura',
  to: 'se convierte en',
  format: 'Formato',
  formats: { sealed: 'Sealed', constructed: 'Constructed' },
  opened: 'Abierto en los sobres',
  openedHint: 'nombres separados por comas',
  incomplete: 'Aún no es una pregunta completa',
  verdicts: {
    winner: 'Victoria',
    'roll-off': 'Desempate con dados',
    open: 'La partida sigue',
    odds: '',
    legal: 'Sí',
    illegal: 'No',
    value: ''
  },
  hit: 'Impactar',
  doubles: 'Impactar con dobles',
  plan: (counter, target) =>
    counter === null ? `No contrarrestar nada, atacar a ${target}` : `Contrarrestar ${counter}, atacar a ${target}`,
  saveRuling: 'Guardar dictamen',
  saveFile: 'Guardar como archivo',
  step: 'Una consulta'
}
