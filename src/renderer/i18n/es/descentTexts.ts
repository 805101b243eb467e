/** The texts of the Descent table, in Spanish. */
import type { Translation } from '../language/catalogue.ts'
import type { descentTexts as english } from '../en/descentTexts.ts'

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
const KINDS: Readonly<Record<string, string>> = { attack: 'de ataque', defense: 'de defensa' }
const COLOURS: Readonly<Record<string, string>> = { blue: 'azul', yellow: 'amarillo', red: 'rojo', brown: 'marrón', gray: 'gris', black: 'negro' }

export const descentTexts: Translation<typeof english> = {
  question: 'Pregunta', board: 'Tablero de espacios', procedure: 'El ataque, paso a paso',
  attacks: 'ataca', with: 'con', by: 'con', attacker: 'Atacante', target: 'Espacio atacado', chooseAttacker: 'elija una figura', chooseTarget: 'toque un espacio',
  weapon: 'Arma',
  weapons: { melee: 'un arma Melee', ranged: 'un arma Ranged', unarmed: 'las manos desnudas' },
  cards: { melee: 'su carta: Melee', ranged: 'su carta: Ranged', unarmed: 'las manos desnudas' },
  title: (attacker, target, weapon) => `${attacker} ataca ${target} con ${weapon}`,
  titleReroll: (dice, during) => `¿Se pueden volver a tirar los dados ${KINDS[dice] ?? dice} en ${during}?`,
  titleOdds: dice => `Probabilidades de los dados: ${dice.split(', ').map(die => COLOURS[die] ?? die).join(', ')}`,
  space: name => `espacio ${name}`,
  steps: ['Arma y objetivo', 'Dados', 'Alcance', 'Incrementos', 'Daño'],
  step: n => `Paso ${n}`, next: title => `Siguiente: ${title}`, rules: 'Reglas de este paso',
  state: {
    open: 'abierto', notReached: 'sin llegar', legal: 'permitido', illegal: 'no permitido', cross: 'la X: un fallo',
    rolled: (range, hearts, surges) => `alcance ${range}, ${many(hearts, 'corazón', 'corazones')}, ${many(surges, 'incremento', 'incrementos')}`,
    noRange: 'sin comprobar', inRange: (range, distance) => `${range} de ${distance}: llega`, short: (range, distance) => `${range} de ${distance}: no llega`,
    spent: (cost, of) => `${cost} de ${of} gastados`, proposed: (cost, of) => `${cost} de ${of}, según la propuesta`, none: 'no salió ninguno',
    damage: sum => `${sum} en total`
  },
  monster: 'Ataca un monstruo', monsterHint: 'Su carta hace de arma',
  blast: 'Blast', blastHint: 'Afecta también a las figuras junto al espacio atacado',
  ownSpaces: 'Un monstruo grande bloquea la línea a sus propios espacios', ownSpacesHint: 'Ningún documento lo resuelve. Linejudge entiende que no la bloquea',
  pool: 'Dados que se tiran', dice: { blue: 'Azul', yellow: 'Amarillo', red: 'Rojo', brown: 'Marrón', gray: 'Gris', black: 'Negro' },
  oneMore: die => `Un dado ${die.toLowerCase()} más`, oneLess: die => `Un dado ${die.toLowerCase()} menos`,
  bareHandsDice: 'Las manos desnudas tiran solo el dado azul.',
  result: 'Qué muestran los dados', range: 'Alcance', hearts: 'Corazones', surges: 'Incrementos', cross: 'El dado azul muestra la X',
  distance: n => many(n, 'espacio', 'espacios'), distanceLabel: 'Distancia', rangeNow: 'Alcance con incrementos', missing: 'Falta',
  abilities: 'Capacidades por incrementos', noAbilities: 'Aún no hay capacidades: añada las del arma, el héroe, las habilidades y los objetos, o las de la carta del monstruo.',
  add: 'Añadir una capacidad', remove: n => `Quitar la capacidad ${n}`, buy: n => `Comprar la capacidad ${n}`, ability: n => `Capacidad ${n}`,
  cost: 'Coste', other: 'Otra cosa', otherHint: 'como Stun', words: 'En palabras',
  gives: (range, hearts) => [range > 0 ? `+${range} de alcance` : '', hearts > 0 ? `+${many(hearts, 'corazón', 'corazones')}` : ''].filter(Boolean).join(', '),
  proposal: 'Propuesta', useProposal: 'Comprar esto', open: 'Dejarlo abierto', nothing: 'no comprar nada', repeat: 'Capacidades más de una vez',
  repeatHint: 'Ningún documento lo resuelve. Linejudge entiende que cada una va una sola vez',
  secondWeapon: 'Compra una capacidad de un arma que no se usa.', clearSpend: 'No comprar nada de ello',
  shields: name => `Escudos de ${name}`, takes: damage => `sufre ${damage}`, alsoAffected: 'También afecta a', addAffected: 'Añadir una figura', removeAffected: name => `No afecta a ${name}`,
  nobodyAffected: 'Elija primero el objetivo.',
  reroll: {
    title: '¿Puede una carta repetir la tirada?', dice: 'Dados', during: 'Se usa en', attackDice: 'de ataque', defenseDice: 'de defensa', attack: 'un ataque', test: 'una prueba de atributo',
    allRolled: 'Se han tirado todos los dados de ataque y de defensa', show: 'Preguntarlo en la mesa'
  },
  odds: {
    title: 'Probabilidades antes de tirar', defense: 'Dados de defensa del objetivo', show: 'Preguntarlo en la mesa', faces: 'Caras de los dados',
    needFaces: dice => `Para los corazones y el daño hay que indicar una vez las caras de estos dados: ${dice}.`, noDice: 'Elija primero los dados.',
    noTarget: 'Elija primero atacante y objetivo: un ataque Ranged tiene que llegar.',
    unaided: 'Llega sin incrementos', reach: 'Llega', noCross: 'Sin X', atLeast: n => `Al menos ${many(n, 'corazón', 'corazones')}`,
    damage: n => `${n} de daño`, mean: 'Daño esperado', distribution: 'Daño'
  },
  faces: {
    title: 'Caras de los dados', text: 'No está publicado cómo se reparten los corazones y los incrementos en las caras. Indíquelo una vez con sus propios dados. Se conserva en este dispositivo. Los alcances y los corazones del dado rojo se conocen.',
    face: 'Cara', hearts: 'Corazones', surge: 'Incremento', shownRange: n => `alcance ${n}`, noRange: 'sin alcance', cross: 'X',
    complete: 'Completo', save: 'Conservar', forget: 'Olvidar las caras', kept: 'Las caras de los dados se conservan.', keptFew: dice => `Conservado: ${dice}. Los demás aún no están completos.`,
    faceHearts: (die, face, hearts) => `${die}, cara ${face}: ${many(hearts, 'corazón', 'corazones')}`, faceSurge: (die, face) => `${die}, cara ${face}: incremento`,
    defense: 'Los dados de defensa no necesitan caras: solo muestran escudos.'
  },
  backToAttack: 'Volver al ataque', otherAsk: { 'descent-reroll': 'La mesa pregunta por una repetición.', 'descent-odds': 'La mesa pregunta por probabilidades.' },
  missing1: 'Ponga un héroe y un monstruo en el tablero.', missingAttacker: 'Elija el atacante: tóquelo.', missingTarget: 'Ahora toque el espacio atacado.',
  missingDice: 'Elija los dados del ataque.', missingDistance: 'Elija atacante y objetivo: un ataque Ranged tiene que llegar.',
  tools: {
    title: 'Qué hace un toque', choose: 'Elegir', hero: 'Héroe', monster: 'Monstruo', obstacle: 'Obstáculo', wall: 'Pared', size: 'Tablero', sizes: ([x, y]) => `${x} × ${y}`,
    edit: name => `Editar ${name}`, monsterSize: 'Espacios del monstruo', monsterSizes: { 1: '1 espacio', 2: '2 espacios', 4: '2 × 2', 6: '2 × 3' }
  },
  hint: {
    attacker: 'Toque al atacante. Arrastre una figura para moverla.', target: 'Ahora toque el espacio atacado.', hero: 'Toque el espacio de un héroe. Esc termina.',
    monster: 'Toque el espacio superior izquierdo de un monstruo. Esc termina.',
    obstacle: 'Toque un espacio: obstáculo sí o no. Esc termina.', wall: 'Toque cerca del lado de un espacio: pared sí o no. Esc termina.'
  },
  under: { obstacle: 'obstáculo' },
  figure: { title: 'Figura', name: 'Nombre', side: 'Bando', heroes: 'Héroes', overlord: 'Señor Supremo', spaces: 'Espacios', remove: 'Retirar', done: 'Listo' },
  names: { hero: 'Héroe', monster: 'Monstruo' },
  notices: {
    taken: (space, name) => `${name} ya está en ${space}.`, noRoom: (name, space) => `${name} no cabe en ${space}.`,
    outside: name => `${name} quedaría fuera. Cambie primero su lugar.`
  },
  change: {
    attacker: 'Atacante', target: 'Espacio atacado', weapon: 'Arma', dice: 'Dados', result: 'Tirada', ability: 'Capacidad', spend: 'Gastar incrementos', defense: 'Escudos', obstacle: 'Obstáculo', wall: 'Pared',
    size: 'Tamaño del tablero', reroll: 'Repetición', odds: 'Probabilidades', attack: 'Ataque'
  },
  verdicts: { hit: 'Impacto', miss: 'Fallo', illegal: 'No permitido', legal: 'Permitido', 'faces-missing': 'Faltan caras' },
  hitFor: damage => `Impacto: ${damage}`,
  facts: {
    distance: 'Distancia', range: 'Alcance', needed: (range, distance) => `${range} de ${distance}`, hearts: 'Corazones', damage: name => `${name} sufre`, stop: 'Termina en', step: (n, title) => `paso ${n}: ${title}`
  },
  option: (bought, verdict) => `${bought}: ${verdict}`
}
