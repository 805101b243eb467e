/** The words of the board's tools, in Spanish. */
import type { Translation } from '../language/shape.ts'
import type { boardTexts as english } from '../en/boardTexts.ts'
import { and } from './phrases.ts'

const squares = (n: number): string => (n === 1 ? '1 casilla' : `${n} casillas`)
const away = (n: number): string => `A ${squares(n)}`

export const boardTexts: Translation<typeof english> = {
  tools: 'Herramientas del tablero',
  turn: 'Girar el tablero',
  view: 'Capas y leyenda',
  lines: 'Todas las líneas de fuego desde aquí',
  linesOff: 'Ocultar las líneas de fuego',
  ruler: 'Medir una distancia',
  rulerOff: 'Cerrar la regla',
  squares,
  layers: {
    hindering: 'Terreno obstaculizador',
    blocking: 'Terreno bloqueante',
    water: 'Agua',
    special: 'Terreno especial',
    walls: 'Paredes y campos de fuerza',
    elevation: 'Elevación y escaleras',
    indoor: 'Áreas interiores',
    starting: 'Áreas iniciales',
    objects: 'Objetos',
    labels: 'Nombres de las figuras',
    overlay: 'Lo que muestra el dictamen'
  },
  legend: {
    title: 'En este tablero',
    empty: 'Solo terreno despejado.',
    barrier: 'Campos de fuerza',
    walls: 'Paredes',
    stairs: 'Escaleras',
    level: (level) => `Nivel ${level}`,
    starting: (side) => `Área inicial de ${side}`,
    lettered: (name, letter) => `${name} (${letter})`,
    count: (n) => `${n} ×`,
    squareNames: 'Nombre de la casilla en cada casilla',
    hide: (what) => `Mostrar ${what}`
  },
  hidden: (what) => `No se muestra: ${what.join(', ')}`,
  outOfSight: 'Fuera de la vista: ',
  full: { show: 'Solo el tablero', facing: 'Girar hacia los jugadores del otro lado', leave: 'Mostrar todo de nuevo' },
  showAll: 'Mostrar todo',
  sight: {
    letters: { clear: 'D', hindered: 'O', blocked: 'B' },
    words: { clear: 'Despejada', hindered: 'Obstaculizada', blocked: 'Bloqueada' },
    counts: (from, clear, hindered, blocked) =>
      `Líneas de fuego desde ${from}. Despejadas: ${clear}. Obstaculizadas: ${hindered}. Bloqueadas: ${blocked}. No se comprueba el alcance.`,
    nobody: 'Elija quién traza las líneas: toque una figura o lleve el cursor a una casilla.',
    own: (who) => `${who} está aquí.`
  },
  note: {
    cost: (n, speed) => `${squares(n)} de ${speed}`,
    unreachable: 'Fuera de alcance',
    next: (names) =>
      names.length ? `Desde allí su próxima acción podría atacar a ${names.join(', ')}.` : 'Sin objetivos desde allí en la próxima acción.',
    point: 'Señale una casilla o lleve el cursor allí para leer cuánto cuesta o por qué no se llega.',
    away
  },
  rulerHint: { from: 'Toque donde empieza la regla.', to: 'Toque donde termina.' },
  measured: (from, to, n, adjacent) => `De ${from} a ${to}: ${squares(n)}${adjacent ? ', adyacentes' : ''}.`,
  rulerTag: (n) => `${n}`,
  dials: {
    title: 'Diales',
    word: 'Diales',
    show: 'Mostrar dónde está cada figura en su dial',
    hide: 'Plegar los diales',
    tap: 'Un toque en una figura',
    inHand: { clicks: 'Clics', tokens: 'Tokens' },
    hint: {
      clicks: 'Toque una figura: un clic más. Clic derecho o toque largo: uno menos.',
      tokens: 'Toque una figura: un token de acción; después de dos, ninguno. Clic derecho o toque largo: uno menos.'
    },
    on: (name) => `${name}: un clic más`,
    back: (name) => `${name}: un clic menos`,
    token: (name, tokens) => `${name}: ${tokens} tokens de acción; uno más, después de dos ninguno`,
    click: (click, of) => `Clic ${click} de ${of}`,
    clickAlone: (click) => `Clic ${click}`,
    ko: 'KO',
    none: 'No hay ninguna figura en la mesa.',
    step: { click: (name, click) => `${name} al clic ${click}`, tokens: (name, n) => `${name}: tokens de acción ${n}` }
  },
  inspect: {
    title: (square) => `Casilla ${square}`,
    clear: 'Terreno despejado',
    level: (level) => (level === 1 ? 'Nivel del suelo' : `Elevado, nivel ${level}`),
    indoor: 'Interior',
    outdoor: 'Exterior',
    starting: (side) => `Área inicial de ${side}`,
    here: 'Aquí',
    edges: 'Sus lados',
    specials: 'Reglas especiales',
    from: (who) => `Desde ${who}`,
    why: (name) => `Se aplica aquí porque el mapa marca esta casilla como ${name}.`,
    whyMap: 'Se aplica en todo el mapa.',
    nobody: 'Aquí no hay nadie.',
    wall: (square) => `Una pared hacia ${square}`,
    barrier: (square) => `Un campo de fuerza hacia ${square}`,
    stairs: (square) => `Escaleras a ${square}`,
    rim: (square, level) => `${square} está en el nivel ${level}`,
    mapEdge: 'El borde del mapa',
    openEdges: 'Abierta por todos los lados',
    distance: (n, adjacent) => `${away(n)}${adjacent ? ', adyacente' : ''}`,
    line: (verdict, sentence) => `Línea de fuego ${verdict}: ${sentence}`,
    edit: (who) => `Editar ${who}`,
    measure: 'Medir desde aquí',
    close: 'Cerrar'
  },
  stepper: {
    title: 'Paso a paso',
    previous: 'Paso anterior',
    next: 'Paso siguiente',
    start: (who, square, n) => `${who}, desde ${square}: ${n === 1 ? '1 paso' : `${n} pasos`}.`,
    step: (step, of, square) => `Paso ${step} de ${of}, ${square}`,
    knocked: (who, square) => `${who} retrocede a ${square} y nada detiene allí el retroceso.`,
    moves: (who, square) => `${who} entra libremente en ${square}.`,
    goes: (who, square) => `${who} va a ${square}.`,
    stays: (who, square) => `${who} se queda en ${square}.`
  },
  profile: {
    title: 'Alturas a lo largo de la línea',
    level: (level) => `Nivel ${level}`,
    text: (from, to) => `Alturas a lo largo de la línea de ${from} a ${to}`,
    at: (square, level) => `${square} nivel ${level}`,
    with: (square, what) => `${square}, ${what}`,
    figure: (name, size) => `${name} (${size})`,
    blocks: (n) => `obstáculo ${n}`,
    hinders: 'obstaculiza',
    counts: (from, to) => `Para esta línea, sus extremos cuentan como niveles ${from} y ${to}.`
  },
  trueSize: {
    title: 'Tamaño real',
    on: 'Casillas tan grandes como en el mapa impreso',
    onHint: 'Mientras tanto el zoom no cambia.',
    calibrate: 'Medir esta pantalla',
    needed: 'Mida una vez esta pantalla con una tarjeta bancaria o una regla.',
    figures: 'Hay figuras reales sobre la pantalla',
    figuresHint: 'Los dedos ya no mueven ni amplían el tablero.',
    explain: 'Ponga una tarjeta bancaria (85,6 mm de ancho) o una regla contra la pantalla y ajuste la barra de abajo al mismo ancho.',
    card: 'Tarjeta bancaria, 85,6 mm',
    ruler: 'Regla, 10 cm',
    inches: 'Regla, 4 pulgadas',
    against: 'Qué se pone contra la pantalla',
    width: 'Ancho de la barra',
    narrower: 'Más estrecha',
    wider: 'Más ancha',
    square: 'Una casilla del mapa',
    squareSize: (inches) => `${String(inches).replace('.', ',')} pulgadas`,
    result: (pixels) => `${String(pixels).replace('.', ',')} píxeles por pulgada.`,
    keep: 'Conservar',
    cancel: 'Cancelar'
  },
  players: {
    open: 'Una ventana para los jugadores',
    waiting: 'La mesa del juez no está abierta en este dispositivo.',
    otherVersion: 'La mesa del juez usa otra versión de Linejudge: recargue esta ventana.',
    title: 'Linejudge: el dictamen'
  },
  /** The board as text: for a screen reader, and to be copied into a message. */
  inWords: {
    title: 'El tablero como texto',
    open: 'Leer el tablero como texto',
    intro: 'La posición en palabras, tal como está en el tablero.',
    map: (name, columns, rows) => `${name}: ${columns} columnas, ${rows} filas. A1 está arriba a la izquierda.`,
    plainMap: 'Mapa',
    figures: (n) => (n === 1 ? 'Una figura' : `${n} figuras`),
    nobody: 'No hay figuras en la mesa.',
    figure: (name, side, place) => `${name}, ${side}, ${place}.`,
    on: (squares) => `en ${squares}`,
    nowhere: 'en ninguna casilla',
    size: (size) => `Tamaño: ${size}.`,
    click: (n) => `En el clic ${n}.`,
    tokens: (n) => (n === 1 ? 'Un token de acción.' : `${n} tokens de acción.`),
    changed: (values) => `Cambiado: ${values}.`,
    countered: (powers) => `Contrarrestado: ${powers}.`,
    asker: 'Atacante.',
    target: 'Objetivo.',
    terrain: 'Terreno',
    kind: (name, squares) => `${name}: ${squares}.`,
    level: (n, squares) => `Elevación, nivel ${n}: ${squares}.`,
    none: 'Todo es terreno despejado en el suelo.',
    walls: (edges) => `Paredes entre: ${edges}.`,
    edge: (a, b) => `${a} ${and(b)} ${b}`,
    object: (name, square) => `${name} en ${square}.`,
    ruling: 'Dictamen',
    copy: 'Copiar como texto',
    copied: 'La posición está copiada como texto.',
    square: (name, parts) => `${name}: ${parts}.`
  }
}
