/** The texts of the HeroScape table, in English. The game's own words: space, level, Height, skulls, shields. */
export const hexTexts = {
  question: 'Question',
  attacker: 'Attacker', defender: 'Defender', choose: 'choose a figure', attacks: 'attacks', withKind: 'with',
  swap: 'Turn round: defender to attacker',
  attackKind: 'Kind of attack', normal: 'a normal attack', special: 'a special attack',
  rolled: (name: string) => `${name} rolls`, somebody: 'Attacker', someone: 'Defender',
  skulls: 'Skulls', shields: 'Shields', automatic: 'Automatic shields',
  attackSkulls: 'Skulls of the attacker', defenseSkulls: 'Skulls of the defender',
  superStrength: 'Super Strength', ignored: 'Attack is ignored',
  die: 'Knockback Damage die', dieSides: { '': 'not rolled yet', skull: 'skull', shield: 'shield', blank: 'blank' },
  map: 'Map', hexes: (n: number) => `${n} spaces`, noMap: 'Choose a map',
  tray: {
    title: 'Figures on the board', add: 'Put on', empty: 'Nobody on the board', emptyText: 'Give a figure a name, then tap its space.',
    newTitle: 'Put on', name: 'Name', quick: 'Figure', side: 'Side', height: 'Height', double: 'Double-spaced', doubleHint: 'Stands on two spaces',
    turn: 'Turn its second space', flying: 'Flying', superStrength: 'Super Strength', life: 'Life left', place: 'Place on the board',
    heightHint: 'A dashed box is not known: 5 is counted for Height, and the figure survives its wounds.',
    attacker: 'Attacker', defender: 'Defender', obstacles: 'Objects and obstacles',
    objects: { obstacle: 'Obstacle', destructible: 'Destructible object', glyph: 'Glyph' } as Readonly<Record<string, string>>,
    removeObject: (name: string, space: string) => `Remove: ${name} in ${space}`
  },
  missing: {
    figures: 'Put two figures on the board: the attacker and the one it strikes.',
    attacker: 'Choose the attacker: tap it.', defender: 'Choose the defender: tap it.',
    same: 'Attacker and defender are the same. Choose another defender.'
  },
  hint: {
    attacker: 'Tap the attacker.', defender: 'Now tap the defender. Drag a figure to move it.',
    placing: (name: string) => `Tap the space where ${name} stands. Esc ends it.`,
    object: (name: string) => `Tap each space for: ${name.toLowerCase()}. Esc ends it.`
  },
  level: (n: number) => `level ${n}`,
  title: (attacker: string, defender: string, skulls: number, against: number) => `${attacker} knocks back ${defender} (${skulls} skulls to ${against})`,
  moves: (n: number) => (n === 1 ? '1 space' : `${n} spaces`),
  verdicts: { none: 'No knockback', stays: 'Held in place' },
  facts: {
    wounds: 'Wounds from the attack', points: 'Knockback points', path: 'Path', spent: 'Points spent', end: 'Ends in', stopped: 'Stopped by',
    spentOf: (spent: number, points: number) => `${spent} of ${points}`,
    stops: { edge: 'the edge of the battlefield', figure: 'a figure', obstacle: 'an obstacle', elevation: 'a change of elevation' },
    die: 'Knockback Damage', dieRoll: 'roll one attack die', dieNone: 'no roll', dieWounds: (name: string, wounds: number) => `${wounds} to ${name}`,
    fall: 'Falling', fallRoll: 'roll one attack die'
  },
  option: (arrow: string, spaces: string, end: string, stop: string) => `${arrow}  ${spaces}, ends in ${end}${stop}`,
  optionStop: (by: string) => `, stopped by ${by}`,
  stop: { edge: 'edge', figure: 'figure', obstacle: 'obstacle', tooHigh: 'too high' },
  needs: (cost: number, left: number) => `needs ${cost}, has ${left}`,
  notices: {
    taken: (space: string, name: string) => `${name} already stands on ${space}.`,
    noRoom: (name: string, space: string) => `${name} does not fit on ${space}.`,
    full: 'There is no free space left on this map.'
  },
  steps: { attacker: 'Attacker', defender: 'Defender', dice: 'Dice', turn: (name: string) => `Turn ${name}` },
  board: 'Board of hexes',
  figureOn: (name: string, height: number | undefined) => (height === undefined ? name : `${name}, Height ${height}`)
} as const
