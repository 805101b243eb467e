/** The words of the board's tools: layers, legend, ruler, lines from here, what a square holds, steps, heights, true size. */
import type { LineVerdict } from '../../../shared/contract/ruling.ts'
import type { Layer } from '../../../shared/scene/scene.ts'

const squares = (n: number): string => (n === 1 ? '1 square' : `${n} squares`)

export const boardTexts = {
  tools: 'Tools of the board',
  turn: 'Turn the board',
  view: 'Layers and legend',
  lines: 'Every line of fire from here',
  linesOff: 'Hide the lines of fire',
  ruler: 'Measure a distance',
  rulerOff: 'Put the ruler away',
  squares,
  layers: {
    hindering: 'Hindering terrain',
    blocking: 'Blocking terrain',
    water: 'Water',
    special: 'Special terrain',
    walls: 'Walls and force fields',
    elevation: 'Elevation and stairs',
    indoor: 'Indoor areas',
    starting: 'Starting areas',
    objects: 'Objects',
    labels: 'Names of figures',
    overlay: 'What the ruling shows'
  } satisfies Record<Layer, string>,
  legend: {
    title: 'On this board',
    empty: 'Nothing but clear ground.',
    barrier: 'Force fields',
    walls: 'Walls',
    stairs: 'Stairs and ladders',
    level: (level: string) => `Level ${level}`,
    starting: (side: string) => `Starting area of ${side}`,
    lettered: (name: string, letter: string) => `${name} (${letter})`,
    count: (n: number) => `${n} ×`,
    squareNames: 'Name of the square in every square',
    hide: (what: string) => `Show ${what}`
  },
  hidden: (what: readonly string[]) => `Not shown: ${what.join(', ')}`,
  showAll: 'Show everything',
  sight: {
    letters: { clear: 'C', hindered: 'H', blocked: 'B' } satisfies Record<LineVerdict, string>,
    words: { clear: 'Clear', hindered: 'Hindered', blocked: 'Blocked' } satisfies Record<LineVerdict, string>,
    counts: (from: string, clear: number, hindered: number, blocked: number) =>
      `Lines of fire from ${from}: ${clear} clear, ${hindered} hindered, ${blocked} blocked. Range is not counted.`,
    nobody: 'Choose who draws the lines: tap a figure, or move the cursor to a square.',
    own: (who: string) => `${who} stands here.`
  },
  note: {
    cost: (n: number, speed: number) => `${squares(n)} of ${speed}`,
    unreachable: 'Not reached',
    point: 'Point at a square, or move the cursor there, to read what it costs or why it is out of reach.',
    away: (n: number) => `${squares(n)} away`
  },
  rulerHint: { from: 'Tap where the ruler begins.', to: 'Tap where it ends.' },
  measured: (from: string, to: string, n: number, adjacent: boolean) => `${from} to ${to}: ${squares(n)}${adjacent ? ', adjacent' : ''}.`,
  rulerTag: (n: number) => `${n}`,
  inspect: {
    title: (square: string) => `Square ${square}`,
    clear: 'Clear terrain',
    level: (level: number) => (level === 1 ? 'Ground level' : `Elevated, level ${level}`),
    indoor: 'Indoors',
    outdoor: 'Outdoors',
    starting: (side: string) => `Starting area of ${side}`,
    here: 'Here',
    edges: 'Its edges',
    specials: 'Special rules',
    from: (who: string) => `From ${who}`,
    why: (name: string) => `It holds here because the map marks this square as ${name}.`,
    whyMap: 'It holds on the whole map.',
    nobody: 'Nobody stands here.',
    wall: (side: string, square: string) => `A wall ${side}, towards ${square}`,
    barrier: (side: string, square: string) => `A force field ${side}, towards ${square}`,
    stairs: (square: string) => `Stairs to ${square}`,
    rim: (side: string, square: string, level: number) => `${square} ${side} lies on level ${level}`,
    mapEdge: (side: string) => `The edge of the map ${side}`,
    sides: { north: 'above', east: 'to the right', south: 'below', west: 'to the left' },
    openEdges: 'Open on every side',
    distance: (n: number, adjacent: boolean) => `${squares(n)} away${adjacent ? ', adjacent' : ''}`,
    line: (verdict: string, sentence: string) => `Line of fire ${verdict}: ${sentence}`,
    edit: (who: string) => `Edit ${who}`,
    measure: 'Measure from here',
    close: 'Close'
  },
  stepper: {
    title: 'Step by step',
    previous: 'The step before',
    next: 'The next step',
    start: (who: string, square: string, n: number) => `${who} begins in ${square}: ${n === 1 ? '1 step' : `${n} steps`}.`,
    step: (step: number, of: number, square: string) => `Step ${step} of ${of}, ${square}`,
    knocked: (who: string, square: string) => `${who} is knocked into ${square}; nothing stops it there.`,
    moves: (who: string, square: string) => `${who} enters ${square} freely.`,
    goes: (who: string, square: string) => `${who} goes to ${square}.`,
    stays: (who: string, square: string) => `${who} stays in ${square}.`
  },
  profile: {
    title: 'Heights along the line',
    level: (level: number) => `Level ${level}`,
    text: (from: string, to: string) => `Heights along the line from ${from} to ${to}`,
    at: (square: string, level: number) => `${square} level ${level}`,
    with: (square: string, what: string) => `${square}, ${what}`,
    figure: (name: string, size: string) => `${name} (${size})`,
    blocks: (n: number) => `blocker ${n}`,
    hinders: 'hinders',
    counts: (from: number, to: number) => `For this line its ends count as levels ${from} and ${to}.`
  },
  trueSize: {
    title: 'True size',
    on: 'Squares as large as on the printed map',
    onHint: 'Zoom stays where it is meanwhile.',
    calibrate: 'Measure this screen',
    needed: 'Measure this screen once with a bank card or a ruler.',
    figures: 'Real figures stand on the screen',
    figuresHint: 'Fingers no longer move or zoom the board.',
    explain: 'Hold a bank card (85.6 mm wide) or a ruler against the screen and make the bar below just as wide.',
    card: 'Bank card, 85.6 mm',
    ruler: 'Ruler, 10 cm',
    inches: 'Ruler, 4 inches',
    against: 'What is held against the screen',
    width: 'Width of the bar',
    narrower: 'Narrower',
    wider: 'Wider',
    square: 'A square of the map',
    squareSize: (inches: number) => `${inches} inches`,
    result: (pixels: number) => `${pixels} pixels to an inch.`,
    keep: 'Keep',
    cancel: 'Cancel'
  },
  players: {
    open: 'A window for the players',
    waiting: 'The judge’s table is not open in this browser.',
    title: 'Linejudge: the ruling'
  }
}
