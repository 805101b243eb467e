/** The texts of the HeroScape table, in Spanish. */
import type { Translation } from '../language/catalogue.ts'
import type { hexTexts as english } from '../en/hexTexts.ts'

export const hexTexts: Translation<typeof english> = {
  question: 'Pregunta',
  attacker: 'Atacante', defender: 'Defensor', choose: 'elija una figura', attacks: 'ataca a', withKind: 'con',
  swap: 'Invertir: el defensor pasa a ser atacante',
  attackKind: 'Tipo de ataque', normal: 'un ataque normal', special: 'un ataque especial',
  rolled: name => `${name} tira`, somebody: 'Atacante', someone: 'Defensor',
  skulls: 'Calaveras', shields: 'Escudos', automatic: 'Escudos automáticos',
  attackSkulls: 'Calaveras del atacante', defenseSkulls: 'Calaveras del defensor',
  superStrength: 'Super Strength', ignored: 'El ataque se ignora',
  die: 'Dado de Knockback Damage', dieSides: { '': 'aún sin tirar', skull: 'calavera', shield: 'escudo', blank: 'en blanco' },
  map: 'Mapa', hexes: n => `${n} espacios`, noMap: 'Elija un mapa',
  tray: {
    title: 'Figuras en el tablero', add: 'Poner', empty: 'No hay nadie en el tablero', emptyText: 'Dé un nombre a una figura y toque su espacio.',
    newTitle: 'Poner', name: 'Nombre', quick: 'Figura', side: 'Bando', height: 'Altura', double: 'De dos espacios', doubleHint: 'Ocupa dos espacios',
    turn: 'Girar su segundo espacio', flying: 'Flying', superStrength: 'Super Strength', life: 'Vida restante', place: 'Colocar en el tablero',
    heightHint: 'Un recuadro discontinuo no se conoce: se cuenta 5 de altura y la figura sobrevive a sus heridas.',
    attacker: 'Atacante', defender: 'Defensor', obstacles: 'Objetos y obstáculos',
    objects: { obstacle: 'Obstáculo', destructible: 'Objeto destructible', glyph: 'Glifo' },
    removeObject: (name, space) => `Quitar: ${name} en ${space}`
  },
  missing: {
    figures: 'Ponga dos figuras en el tablero: el atacante y la figura que recibe el golpe.',
    attacker: 'Elija el atacante: tóquelo.', defender: 'Elija el defensor: tóquelo.',
    same: 'El atacante y el defensor son el mismo. Elija otro defensor.'
  },
  hint: {
    attacker: 'Toque al atacante.', defender: 'Ahora toque al defensor. Arrastre una figura para moverla.',
    placing: name => `Toque el espacio donde va ${name}. Esc termina.`,
    object: name => `Toque cada espacio para: ${name.toLowerCase()}. Esc termina.`
  },
  level: n => `nivel ${n}`,
  title: (attacker, defender, skulls, against) => `${attacker} hace retroceder a ${defender} (${skulls} calaveras contra ${against})`,
  moves: n => (n === 1 ? '1 espacio' : `${n} espacios`),
  verdicts: { none: 'Sin retroceso', stays: 'Se queda en su sitio' },
  facts: {
    wounds: 'Heridas del ataque', points: 'Puntos de retroceso', path: 'Recorrido', spent: 'Puntos gastados', end: 'Termina en', stopped: 'Lo detiene',
    spentOf: (spent, points) => `${spent} de ${points}`,
    stops: { edge: 'el borde del campo de batalla', figure: 'una figura', obstacle: 'un obstáculo', elevation: 'un cambio de elevación' },
    die: 'Knockback Damage', dieRoll: 'tire un dado de ataque', dieNone: 'sin tirada', dieWounds: (name, wounds) => `${wounds} a ${name}`,
    fall: 'Caída', fallRoll: 'tire un dado de ataque'
  },
  option: (arrow, spaces, end, stop) => `${arrow}  ${spaces}, termina en ${end}${stop}`,
  optionStop: by => `, lo detiene ${by}`,
  stop: { edge: 'borde', figure: 'figura', obstacle: 'obstáculo', tooHigh: 'demasiado alto' },
  needs: (cost, left) => `necesita ${cost}, tiene ${left}`,
  notices: {
    taken: (space, name) => `${name} ya está en ${space}.`,
    noRoom: (name, space) => `${name} no cabe en ${space}.`,
    full: 'No queda ningún espacio libre en este mapa.'
  },
  steps: { attacker: 'Atacante', defender: 'Defensor', dice: 'Dados', turn: name => `Girar ${name}` },
  board: 'Tablero de hexágonos',
  figureOn: (name, height) => (height === undefined ? name : `${name}, altura ${height}`)
}
