/** What can be typed into the ask field, in Spanish. The English words are understood besides. */
import type { Translation } from '../language/shape.ts'
import type { typedTexts as english } from '../en/typedTexts.ts'

export const typedTexts: Translation<typeof english> = {
  words: {
    put: ['+', 'poner', 'ponga', 'pon', 'añadir', 'añada', 'colocar', 'coloque'],
    walls: ['pared', 'paredes', 'muro', 'muros'],
    barriers: ['campo', 'campos', 'barrera', 'barreras'],
    stairs: ['escalera', 'escaleras'],
    hindering: ['obstaculizador', 'obstaculizante', 'verde'],
    blocking: ['bloqueante', 'bloqueo'],
    water: ['agua'],
    special: ['especial', 'naranja'],
    elevated: ['elevado', 'elevada', 'nivel', 'altura'],
    indoor: ['interior', 'interiores', 'dentro'],
    outdoor: ['exterior', 'exteriores', 'fuera'],
    starting: ['inicio', 'inicial', 'salida'],
    clear: ['despejar', 'despejado', 'borrar', 'limpiar'],
    without: ['sin', 'no'],
    newTable: ['nueva', 'nuevo'],
    undo: ['deshacer', 'deshaga'],
    redo: ['rehacer', 'rehaga'],
    swap: ['intercambiar', 'invertir', 'girar'],
    copy: ['duplicar', 'copiar', 'duplique', 'copie'],
    remove: ['quitar', 'quite', 'eliminar', 'elimine'],
    move: ['mover', 'mueva'],
    give: ['dar', 'asignar'],
    line: ['línea', 'ldf'],
    attack: ['ataque', 'atacar', 'ataca'],
    odds: ['probabilidades', 'probabilidad', 'prob'],
    target: ['objetivo', 'apuntar'],
    knockBack: ['retroceso', 'kb'],
    force: ['repeticiones', 'fuerza']
  },
  patterns: {
    targets: ['a quien puede atacar *', 'que puede atacar *', 'objetivos de *', 'objetivos *'],
    reach: ['adonde puede moverse *', 'donde puede moverse *', 'adonde puede ir *', 'donde puede ir *', 'alcance de *', 'alcance *'],
    preparation: ['mejor ataque de *', 'mejor *'],
    'break-away': ['destrabarse *', 'destrabar *', 'puede destrabarse *', 'puede * destrabarse']
  },
  between: ['hasta', 'hacia', 'contra', 'traza línea hasta', 'traza una línea hasta', 'traza una línea a'],
  verbs: {
    attack: ['ataca', 'ataca a', 'golpea', 'golpea a', 'dispara a', 'dispara contra'],
    target: ['apunta', 'apunta a', 'tiene como objetivo', 'tiene como objetivo a']
  },
  sides: {
    north: ['norte', 'n', 'arriba'],
    east: ['este', 'e', 'derecha'],
    south: ['sur', 's', 'abajo'],
    west: ['oeste', 'o', 'izquierda']
  },
  colours: { red: ['rojo', 'roja'], blue: ['azul'], green: ['verde'], gold: ['dorado', 'dorada', 'oro', 'amarillo'] },
  sizes: { tiny: ['diminuta', 'diminuto'], standard: ['estándar', 'normal'], giant: ['gigante'], colossal: ['colosal'] },
  values: { speed: ['velocidad'], attack: ['ataque'], defense: ['defensa'], damage: ['daño'], range: ['alcance', 'rango'] },
  rulesets: {
    'heroclix-2010': ['2010'],
    'heroclix-2012': ['2012'],
    'heroclix-2013': ['2013'],
    'clix-campaign': ['campaña', 'campaign', 'clix campaign']
  },
  title: 'Qué puede escribir',
  help: [
    { of: 'ask', form: 'merrow > brine', does: 'preguntar por dos figuras' },
    { of: 'ask', form: 'B4 G7', does: 'preguntar por dos casillas' },
    { of: 'put', form: '+ Ogre G7 azul gigante charge', does: 'poner una figura rápida' },
    { of: 'put', form: '+ B4 G7', does: 'poner una en cada casilla' },
    { of: 'walls', form: 'pared B4 sur', does: 'una pared en ese lado. También pared B4 B5' },
    { of: 'without', form: 'sin pared B4 sur', does: 'quitarla otra vez' },
    { of: 'elevated', form: 'elevado D5 2', does: 'una casilla en el nivel 2' },
    { of: 'hindering', form: 'obstaculizador C3-E5', does: 'un bloque de casillas' },
    { of: 'blocking', form: 'bloqueante C3', does: 'terreno bloqueante' },
    { of: 'water', form: 'agua C3', does: 'terreno de agua' },
    { of: 'special', form: 'especial deep space C3-E5', does: 'terreno especial por su nombre' },
    { of: 'indoor', form: 'interior A1-H12', does: 'área interior. Con exterior se quita' },
    { of: 'starting', form: 'inicio rojo A1-P2', does: 'un área inicial' },
    { of: 'clear', form: 'despejar C3', does: 'quitar todo de una casilla' },
    { of: 'barriers', form: 'campo B4 este', does: 'un campo de fuerza en ese lado' },
    { of: 'stairs', form: 'escaleras B4 B5', does: 'escaleras entre dos casillas' },
    { of: 'newTable', form: 'nueva 24x24', does: 'una mesa vacía' },
    { of: 'attack', form: 'ataque merrow > brine 5 4', does: 'un ataque, con sus dados' },
    { of: 'knockBack', form: 'retroceso merrow > brine 4', does: 'retroceso tras 4 de daño sufrido' },
    { of: 'target', form: 'objetivo merrow > brine', does: '¿puede ser su objetivo?' },
    { of: 'odds', form: 'prob merrow > brine', does: 'las probabilidades de un ataque' },
    { of: 'targets', form: 'objetivos de merrow', does: 'todos sus objetivos posibles' },
    { of: 'reach', form: 'alcance de merrow', does: 'cada casilla a la que llega' },
    { of: 'preparation', form: 'mejor merrow', does: 'el mejor ataque de su turno' },
    { of: 'break-away', form: 'destrabarse merrow', does: 'la tirada para destrabarse' },
    { of: 'line', form: 'línea merrow > C3', does: 'una línea de fuego' },
    { of: 'move', form: 'mover merrow C5', does: 'poner una figura en otro lugar' },
    { of: 'give', form: 'dar merrow azul toughness alcance 6', does: 'un bando, un tamaño, poderes, valores' },
    { of: 'copy', form: 'duplicar skrull C5', does: 'una más igual' },
    { of: 'remove', form: 'quitar merrow', does: 'retirar una figura' },
    { of: 'swap', form: 'intercambiar', does: 'intercambiar atacante y objetivo' },
    { of: 'force', form: 'repeticiones rojo 400', does: 'cuántas repeticiones tiene un equipo temático' },
    { of: 'rulesets', form: '2013', does: 'dictaminar con otra edición' },
    { of: 'undo', form: 'deshacer', does: 'un paso atrás. Adelante: rehacer' }
  ],
  will: {
    ask: (from, to) => (to === null ? `Enter: desde ${from}` : `Enter: de ${from} a ${to}`),
    kind: (kind, from, to) => (to === null ? `Enter: ${kind}, ${from}` : `Enter: ${kind}, de ${from} a ${to}`),
    put: (name, squares) => (squares === '' ? `Enter: poner ${name}` : `Enter: poner ${name} en ${squares}`),
    putKnown: (name: string, set: string, squares: string) =>
      squares === ''
        ? `Enter: poner ${name} de ${set}; Mayús + Enter: una en blanco`
        : `Enter: poner ${name} de ${set} en ${squares}; Mayús + Enter: una en blanco`,
    chooseFigure: (name: string, count: number) => `Enter: elegir entre ${count} figuras llamadas ${name}; Mayús + Enter: una en blanco`,
    terrain: (what, squares) => `Enter: ${what} en ${squares}`,
    terrainAway: (what, squares) => `Enter: quitar ${what} en ${squares}`,
    edges: (what, count) => (count === 1 ? `Enter: ${what} en 1 lado` : `Enter: ${what} en ${count} lados`),
    edgesAway: (what, count) => (count === 1 ? `Enter: quitar ${what} en 1 lado` : `Enter: quitar ${what} en ${count} lados`),
    newTable: (size) => `Enter: una mesa vacía, ${size}`,
    undo: 'Enter: deshacer',
    redo: 'Enter: rehacer',
    swap: 'Enter: intercambiar atacante y objetivo',
    copy: (name) => `Enter: una figura más igual a ${name}`,
    remove: (name) => `Enter: quitar ${name}`,
    move: (name, square) => `Enter: ${name} a ${square}`,
    give: (name, what) => `Enter: ${name}: ${what}`,
    force: (side, total) =>
      total === null
        ? `Enter: la fuerza ${side} y sus repeticiones`
        : `Enter: la fuerza ${side} y sus repeticiones en una partida de ${total} puntos`,
    ruleset: (name) => `Enter: ${name}`
  },
  steps: {
    typed: (line) => `Escrito: ${line}`
  },
  examples: {
    edge: 'B4 sur',
    without: 'sin pared B4 sur',
    move: 'mover merrow C5',
    give: 'dar merrow toughness',
    copy: 'duplicar merrow',
    remove: 'quitar merrow',
    special: 'especial deep space C3'
  },
  problems: {
    empty: 'Escriba dos nombres o dos casillas, como B4 G7.',
    ambiguous: (words, names) => `“${words}” puede ser ${names}. Escriba un poco más del nombre.`,
    unknown: (words) => `Ninguna figura de la mesa se llama “${words}”, y no es una casilla como B4.`,
    unknownFigure: (words) => `Ninguna figura de la mesa se llama “${words}”.`,
    offBoard: (square, last) => `La casilla ${square} no está en este mapa: sus casillas van de A1 a ${last}.`,
    tooLong: (length: number, most: number) => `La línea tiene ${length} letras: el máximo es ${most}.`,
    tooManySquares: (most: number) => `La línea nombra demasiadas casillas: el máximo es ${most}.`,
    tooManyFigures: (count: number, most: number) => `La línea pone ${count} figuras: el máximo es ${most}.`,
    tooMany: (count, ends) => `Eso nombra ${count} extremos: ${ends}. Una línea tiene dos.`,
    same: 'Los dos extremos son el mismo. Nombre otra figura o casilla para el segundo.',
    noMap: 'No hay mapa en la mesa. Escriba “nueva” para tener uno vacío.',
    noSquares: (example) => `¿Qué casillas? Escríbalas después, como ${example}.`,
    notSquare: (word, example) => `“${word}” no es una casilla: se esperaban casillas, como ${example}.`,
    oneSquare: (squares) => `Una figura va a una casilla, y eso nombra más: ${squares}.`,
    notApart: (a, b) => `${a} y ${b} no comparten un lado. Nombre dos vecinas, o una casilla y un lado: norte, este, sur u oeste.`,
    noEdge: (example) => `¿Entre qué casillas? Nombre dos vecinas, o una casilla y un lado, como ${example}.`,
    border: (square, side) => `${square} no tiene casilla en ese lado (${side}): el borde del mapa no es una pared.`,
    notAttribute: (word, near) =>
      near === null
        ? `“${word}” no se conoce aquí: se esperaba una casilla, un bando, un tamaño, un poder o un valor como alcance 6.`
        : `“${word}” no se conoce aquí. ¿Es ${near}?`,
    noNumber: (word) => `“${word}” necesita después un número de 0 a 99, como ${word} 6.`,
    noFigure: (example) => `¿Qué figura? Escriba su nombre después, como ${example}.`,
    noTwoEnds: (example) => `Eso necesita dos figuras, como ${example}.`,
    needsFigures: 'Esta pregunta trata de figuras: nombre una figura en cada extremo.',
    twoDice: (example) => `Un ataque tiene dos dados de 1 a 6. Escriba los dos, por ejemplo ${example}.`,
    nameSpecial: (example) => `¿Qué terreno especial? Escriba su nombre antes de las casillas, como ${example}.`,
    noSpecial: (words) => `Ningún terreno especial se llama “${words}”.`,
    taken: (square, name) => `${name} ya está en ${square}.`,
    mapSize: (word) => `“${word}” no es un tamaño de mapa: se esperaban columnas y filas de 2 a 200, como 24x24.`,
    nothingToGive: (name) => `¿Qué recibe ${name}? Escriba un bando, un tamaño, un poder o un valor como alcance 6.`,
    noForce: (side) => (side === '' ? 'No hay figuras en la mesa.' : `No hay figuras de “${side}” en la mesa.`),
    nothingToSwap: 'Aún no hay nada que intercambiar.'
  }
}
