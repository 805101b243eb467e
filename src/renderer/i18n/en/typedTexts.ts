/**
 * What can be typed into the ask field. `words` are the words that begin or fill a line; a translation gives its own,
 * and the English ones are understood besides. `*` in a pattern stands for a figure's name. `help` shows one example each.
 */

export const typedTexts = {
  words: {
    put: ['+', 'put', 'add', 'place'],
    walls: ['wall', 'walls'],
    barriers: ['forcefield', 'force-field', 'barrier'],
    stairs: ['stairs', 'ladder'],
    hindering: ['hindering', 'hinder'],
    blocking: ['blocking', 'block'],
    water: ['water'],
    special: ['special', 'orange'],
    elevated: ['elevated', 'level', 'height'],
    indoor: ['indoor', 'indoors', 'inside'],
    outdoor: ['outdoor', 'outdoors', 'outside'],
    starting: ['start', 'starting'],
    clear: ['clear', 'erase', 'wipe'],
    without: ['no', 'without'],
    newTable: ['new'],
    undo: ['undo'],
    redo: ['redo'],
    swap: ['swap', 'mirror', 'turn'],
    copy: ['duplicate', 'copy', 'dup'],
    remove: ['remove', 'delete'],
    move: ['move'],
    give: ['give', 'set'],
    line: ['line', 'lof'],
    attack: ['attack'],
    odds: ['odds'],
    target: ['target'],
    knockBack: ['kb', 'knockback', 'knock-back'],
    force: ['rerolls', 'force']
  },
  patterns: {
    targets: ['what can * target', 'whom can * target', 'who can * target', 'targets of *', 'targets *'],
    reach: ['where can * move', 'where can * go', 'reach of *', 'reach *'],
    preparation: ['best attack of *', 'best *'],
    'break-away': ['break away *', 'can * break away']
  },
  /** What may stand between two ends of a line. */
  between: ['to', 'at', 'vs', 'vs.', 'against', 'draws to', 'draws a line to'],
  /** The same, for one kind of question. */
  verbs: { attack: ['attacks', 'hits', 'shoots'], target: ['targets', 'targeting'] },
  sides: {
    north: ['north', 'n', 'up', 'top'],
    east: ['east', 'e', 'right'],
    south: ['south', 's', 'down', 'bottom'],
    west: ['west', 'w', 'left']
  },
  colours: { red: ['red'], blue: ['blue'], green: ['green'], gold: ['gold', 'yellow'] },
  sizes: { tiny: ['tiny'], standard: ['standard', 'normal'], giant: ['giant'], colossal: ['colossal'] },
  values: { speed: ['speed'], attack: ['attack'], defense: ['defense'], damage: ['damage'], range: ['range'] },
  rulesets: {
    'heroclix-2010': ['2010'],
    'heroclix-2012': ['2012'],
    'heroclix-2013': ['2013'],
    'clix-campaign': ['campaign', 'clix campaign']
  },
  title: 'What you can type',
  help: [
    { of: 'ask', form: 'merrow > brine', does: 'ask about two figures' },
    { of: 'ask', form: 'B4 G7', does: 'ask about two squares' },
    { of: 'put', form: '+ Ogre G7 blue giant charge', does: 'add a quick figure' },
    { of: 'put', form: '+ B4 G7', does: 'add one on each square' },
    { of: 'walls', form: 'wall B4 south', does: 'a wall on that side; also wall B4 B5' },
    { of: 'without', form: 'no wall B4 south', does: 'take it away again' },
    { of: 'elevated', form: 'elevated D5 2', does: 'a square on level 2' },
    { of: 'hindering', form: 'hindering C3-E5', does: 'a block of squares' },
    { of: 'blocking', form: 'blocking C3', does: 'blocking terrain' },
    { of: 'water', form: 'water C3', does: 'water terrain' },
    { of: 'special', form: 'special deep space C3-E5', does: 'special terrain by its name' },
    { of: 'indoor', form: 'indoor A1-H12', does: 'indoors; outdoor takes it back' },
    { of: 'starting', form: 'start red A1-P2', does: 'a starting area' },
    { of: 'clear', form: 'clear C3', does: 'everything off a square' },
    { of: 'barriers', form: 'forcefield B4 east', does: 'a force field on that side' },
    { of: 'stairs', form: 'stairs B4 B5', does: 'stairs between two squares' },
    { of: 'newTable', form: 'new 24x24', does: 'an empty table' },
    { of: 'attack', form: 'attack merrow > brine 5 4', does: 'an attack, with its dice' },
    { of: 'knockBack', form: 'kb merrow > brine 4', does: 'knock back after 4 damage taken' },
    { of: 'target', form: 'target merrow > brine', does: 'may it be targeted?' },
    { of: 'odds', form: 'odds merrow > brine', does: 'the odds of an attack' },
    { of: 'targets', form: 'what can merrow target', does: 'everyone who may be targeted' },
    { of: 'reach', form: 'where can merrow move', does: 'every square it can reach' },
    { of: 'preparation', form: 'best merrow', does: 'the best attack of its turn' },
    { of: 'break-away', form: 'break away merrow', does: 'breaking away' },
    { of: 'line', form: 'line merrow > C3', does: 'a line of fire' },
    { of: 'move', form: 'move merrow C5', does: 'set a figure somewhere else' },
    { of: 'give', form: 'give merrow blue toughness range 6', does: 'a side, a size, powers, values' },
    { of: 'copy', form: 'duplicate skrull C5', does: 'one more of the same' },
    { of: 'remove', form: 'remove merrow', does: 'take a figure off' },
    { of: 'swap', form: 'swap', does: 'swap attacker and target' },
    { of: 'force', form: 'rerolls red 400', does: 'how many rerolls a themed team has' },
    { of: 'rulesets', form: '2013', does: 'rule by another edition' },
    { of: 'undo', form: 'undo', does: 'one step back; redo' }
  ] as readonly { readonly of: string; readonly form: string; readonly does: string }[],
  /** What Enter will do. */
  will: {
    ask: (from: string, to: string | null) => (to === null ? `Enter: from ${from}` : `Enter: ${from} to ${to}`),
    kind: (kind: string, from: string, to: string | null) => (to === null ? `Enter: ${kind}, ${from}` : `Enter: ${kind}, ${from} to ${to}`),
    put: (name: string, squares: string) => (squares === '' ? `Enter: add ${name}` : `Enter: add ${name} on ${squares}`),
    putKnown: (name: string, set: string, squares: string) =>
      squares === ''
        ? `Enter: add ${name} from ${set}; Shift + Enter: a blank one`
        : `Enter: add ${name} from ${set} on ${squares}; Shift + Enter: a blank one`,
    chooseFigure: (name: string, count: number) => `Enter: choose among ${count} figures called ${name}; Shift + Enter: a blank one`,
    terrain: (what: string, squares: string) => `Enter: ${what} in ${squares}`,
    terrainAway: (what: string, squares: string) => `Enter: take away ${what} in ${squares}`,
    edges: (what: string, count: number) => (count === 1 ? `Enter: ${what} on 1 edge` : `Enter: ${what} on ${count} edges`),
    edgesAway: (what: string, count: number) =>
      count === 1 ? `Enter: take away ${what} on 1 edge` : `Enter: take away ${what} on ${count} edges`,
    newTable: (size: string) => `Enter: an empty table, ${size}`,
    undo: 'Enter: undo',
    redo: 'Enter: redo',
    swap: 'Enter: swap attacker and target',
    copy: (name: string) => `Enter: one more of ${name}`,
    remove: (name: string) => `Enter: take ${name} off`,
    move: (name: string, square: string) => `Enter: ${name} to ${square}`,
    give: (name: string, what: string) => `Enter: ${name}: ${what}`,
    force: (side: string, total: number | null) =>
      total === null
        ? `Enter: the force of ${side} and its rerolls`
        : `Enter: the force of ${side} and its rerolls in a game of ${total} points`,
    ruleset: (name: string) => `Enter: ${name}`
  },
  steps: {
    typed: (line: string) => `Typed: ${line}`
  },
  /** Examples in the sentences below: each must be understood as it stands. */
  examples: {
    edge: 'B4 south',
    without: 'no wall B4 south',
    move: 'move merrow C5',
    give: 'give merrow toughness',
    copy: 'duplicate merrow',
    remove: 'remove merrow',
    special: 'special deep space C3'
  },
  problems: {
    empty: 'Type two names or two squares, such as B4 G7.',
    ambiguous: (words: string, names: string) => `“${words}” may be ${names}. Type a little more of the name.`,
    unknown: (words: string) => `No figure on the table is called “${words}”, and it is no square such as B4.`,
    unknownFigure: (words: string) => `No figure on the table is called “${words}”.`,
    offBoard: (square: string, last: string) => `Square ${square} is not on this map: its squares go from A1 to ${last}.`,
    tooLong: (length: number, most: number) => `The line has ${length} letters: expected at most ${most}.`,
    tooManySquares: (most: number) => `The line names too many squares: expected at most ${most}.`,
    tooManyFigures: (count: number, most: number) => `The line adds ${count} figures: expected at most ${most}.`,
    tooMany: (count: number, ends: string) => `That names ${count} ends: ${ends}. A line has two.`,
    same: 'Both ends are the same. Name another figure or square for the second.',
    noMap: 'There is no map on the table. Type “new” for an empty one.',
    noSquares: (example: string) => `Which squares? Type them after it, such as ${example}.`,
    notSquare: (word: string, example: string) => `“${word}” is no square: expected squares, such as ${example}.`,
    oneSquare: (squares: string) => `A figure goes to one square, and that names more: ${squares}.`,
    notApart: (a: string, b: string) =>
      `${a} and ${b} do not share an edge. Name two neighbours, or one square and a side: north, east, south or west.`,
    noEdge: (example: string) => `Between which squares? Name two neighbours, or one square and a side, such as ${example}.`,
    border: (square: string, side: string) => `${square} has no square to its ${side}: the edge of the map is no wall.`,
    notAttribute: (word: string, near: string | null) =>
      near === null
        ? `“${word}” is not known here: expected a square, a side, a size, a power, or a value such as range 6.`
        : `“${word}” is not known here. Is it ${near}?`,
    noNumber: (word: string) => `“${word}” needs a number from 0 to 99 after it, such as ${word} 6.`,
    noFigure: (example: string) => `Which figure? Type its name after it, such as ${example}.`,
    noTwoEnds: (example: string) => `That needs two figures, such as ${example}.`,
    needsFigures: 'This question is about figures: name a figure at both ends.',
    twoDice: (example: string) => `An attack has two dice from 1 to 6. Type both, such as ${example}.`,
    nameSpecial: (example: string) => `Which special terrain? Type its name before the squares, such as ${example}.`,
    noSpecial: (words: string) => `No special terrain is called “${words}”.`,
    taken: (square: string, name: string) => `${name} already stands on ${square}.`,
    mapSize: (word: string) => `“${word}” is no size of a map: expected columns and rows from 2 to 200, such as 24x24.`,
    nothingToGive: (name: string) => `What is it that ${name} gets? Type a side, a size, a power, or a value such as range 6.`,
    noForce: (side: string) => (side === '' ? 'No figure is on the table.' : `No figure of “${side}” is on the table.`),
    nothingToSwap: 'There is nothing to swap yet.'
  }
}
