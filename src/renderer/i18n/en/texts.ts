/** Every text of the interface, in English. Whole sentences, the rulebook's words. */

const MEANS: Readonly<Record<string, string>> = {
  'close-attack': 'a close combat attack',
  'ranged-attack': 'a ranged combat attack',
  'thrown-object': 'a thrown object'
}

export const texts = {
  app: 'Linejudge',
  undo: 'Undo',
  redo: 'Redo',
  close: 'Close',
  cancel: 'Cancel',
  unknown: 'unknown',
  screens: { table: 'Table', maps: 'Maps', figures: 'Figures', rules: 'Rules', rulings: 'Rulings' },
  rulesets: {
    'heroclix-jan-2010': 'January 2010 rules', 'heroclix-2010': '2010 rules', 'heroclix-2012': '2012 rules', 'heroclix-2013': '2013 rules',
    'clix-campaign': 'Clix Campaign',
    'heroscape-knockback': 'HeroScape knockback', 'descent-2e': 'Descent attacks'
  } as Readonly<Record<string, string>>,
  sides: { red: 'Red', blue: 'Blue', green: 'Green', gold: 'Gold' } as Readonly<Record<string, string>>,
  sizes: { tiny: 'Tiny', standard: 'Standard', giant: 'Giant', colossal: 'Colossal' },
  values: { speed: 'speed', attack: 'attack', defense: 'defense', damage: 'damage', range: 'range' },
  objects: {
    'ultra-light': 'Ultra-light object', light: 'Light object', heavy: 'Heavy object', 'ultra-heavy': 'Ultra-heavy object',
    debris: 'Debris', 'hindering-marker': 'Hindering marker', 'blocking-marker': 'Blocking marker'
  },
  ui: {
    search: 'Type to search',
    chosen: 'chosen',
    add: 'Add',
    addTo: (label: string) => `Add to ${label}`,
    takeAway: (name: string) => `Take ${name} away`,
    nothingFound: (typed: string) => `Nothing here is called “${typed}”.`,
    useTyped: (typed: string) => `Use “${typed}” as its name`,
    moreToFind: (count: number) => `${count} more: type a part of the name.`,
    less: (label: string) => `${label}: one less`,
    more: (label: string) => `${label}: one more`
  },
  /** Targets that are no figures. */
  targets: {
    wall: (a: string, b: string) => `the wall ${a} | ${b}`,
    blocking: (square: string) => `blocking terrain ${square}`,
    object: (name: string, square: string) => `${name.toLowerCase()} in ${square}`
  },
  ask: {
    title: 'Question',
    somebody: 'somebody',
    mover: 'Figure',
    by: 'by',
    moveAction: 'a move action',
    carrying: 'Carrying', carryNobody: 'nobody', adjacent: 'adjacent',
    pickUp: 'Picking up', pickUpNothing: 'nothing',
    path: 'Path', pathEmpty: 'Tap the squares it enters', pathBack: 'One step back', pathClear: 'Clear the path',
    pathText: (from: string, squares: readonly string[]) => [from, ...squares].join(' → '),
    diceAgainst: (name: string) => `Attack roll against ${name}`, dieAgainst: (n: number, name: string) => `Die ${n} against ${name}`,
    awayRoll: 'Break-away roll',
    hits: 'Figures hit', addHit: 'Add a figure that was hit', removeHit: (name: string) => `${name} was not hit`,
    damageDealt: 'Damage dealt', taken: 'damage taken', dealt: 'dealt',
    means: (id: string): string | undefined => MEANS[id],
    kind: 'What is asked',
    kinds: {
      'line-of-fire': 'draws a line of fire to',
      'can-target': 'wants to target',
      targets: 'looks for targets',
      attack: 'attacks',
      odds: 'has what odds against',
      preparation: 'prepares its best attack',
      'knock-back': 'knocks back',
      damage: 'is dealt damage',
      value: 'combat value',
      move: 'moves',
      reach: 'can reach',
      'break-away': 'breaks away',
      timeline: 'what happens, step by step'
    },
    kindNotes: {
      'line-of-fire': 'Line of fire', 'can-target': 'Can it target?', targets: 'Whom can it target?', attack: 'Attack', odds: 'Odds of an attack', preparation: 'Best attack of a turn',
      'knock-back': 'Knock back', damage: 'Damage', value: 'Combat value',
      move: 'Move', reach: 'Reach', 'break-away': 'Break away', timeline: 'Turns and time'
    },
    attacker: 'Attacker',
    target: 'Target',
    from: 'From',
    choose: 'choose a figure',
    withWhat: 'with',
    with: 'With',
    inCombat: 'Kind of attack',
    combat: { either: 'in close combat where adjacent', ranged: 'in ranged combat', close: 'in close combat' },
    lineFor: { attack: 'for an attack' } as Readonly<Record<string, string>>,
    lineForLabel: 'The line is for',
    lineForPower: (name: string) => `for ${name}`,
    alsoTargets: 'Also targets',
    ruleset: 'Rules',
    swap: 'Turn round: target to attacker',
    dice: 'Dice',
    die: (n: number) => `Die ${n}`,
    total: (n: number) => `total ${n}`,
    action: 'Action',
    plainAction: 'a plain action',
    powersUsed: 'Powers used in it',
    damageTaken: 'Damage taken',
    damage: 'Damage',
    damageType: 'Kind of damage',
    damageTypes: { normal: 'normal', penetrating: 'penetrating', unavoidable: 'unavoidable', pushing: 'pushing', 'knock-back': 'knock-back' },
    cause: 'Cause',
    causeAttack: 'an attack',
    value: 'Value',
    of: 'of',
    against: 'against',
    nobody: 'nobody in particular',
    rolls: 'Rolls',
    addRoll: 'Add a roll',
    roll: (figure: string, power: string) => `${figure}: ${power}`,
    noRoll: 'not rolled',
    pickHint: {
      from: 'Tap the attacker on the board, or type two names.',
      to: 'Now tap the target.'
    },
    pickTerrain: 'Now tap the target: a figure, a wall, blocking terrain or an object.',
    pickMover: 'Tap the figure that moves.',
    pickPath: 'Tap the squares it enters, one after another; the last one again takes it back.',
    placingObject: (name: string) => `Tap where each ${name.toLowerCase()} lies. Esc ends it.`,
    placing: (name: string) => `Tap the square where ${name} stands.`,
    field: 'Ask by typing',
    fieldPlaceholder: 'thor > surtur  or  B4 G7'
  },
  titles: {
    line: (from: string, to: string) => `${from} draws a line of fire to ${to}`,
    canTarget: (from: string, to: string, means: string) => `${from} targets ${to} with ${means}`,
    targets: (from: string, means: string) => `Targets of ${from} with ${means}`,
    attack: (from: string, to: string) => `${from} attacks ${to}`,
    preparation: (from: string) => `The best attack of ${from}`,
    odds: (from: string, to: string) => `Odds of ${from} against ${to}`,
    knockBack: (from: string, to: string) => `${from} knocks back ${to}`,
    damage: (to: string, amount: number) => `${to} is dealt ${amount} damage`,
    value: (figure: string, value: string) => `${figure}’s ${value} value`,
    move: (figure: string, square: string, action: string) => `${figure} moves to ${square} by ${action}`,
    moveSomewhere: (figure: string, action: string) => `${figure} moves by ${action}`,
    reach: (figure: string, action: string) => `Where ${figure} can move by ${action}`,
    breakAway: (figure: string, action: string) => `${figure} breaks away for ${action}`,
    timeline: (count: number) => (count === 1 ? 'One event' : `${count} events`)
  },
  verdicts: {
    success: 'Breaks away', failure: 'Held fast', automatic: 'Automatic', 'not-needed': 'Free to go',
    clear: 'Clear', hindered: 'Hindered', blocked: 'Blocked', legal: 'Legal', illegal: 'Not allowed',
    some: 'Targets', none: 'None', hit: 'Hit', miss: 'Miss', mixed: 'Mixed', 'no-attack': 'No attack',
    'knocked-back': 'Knocked back', played: 'Played', judge: 'Judge decides', taken: 'damage taken', value: ''
  } as Readonly<Record<string, string>>,
  verdictTargets: (n: number) => (n === 1 ? '1 target' : `${n} targets`),
  noTargets: 'No target',
  plans: (n: number) => (n === 1 ? '1 plan' : `${n} plans`),
  plan: {
    title: 'Plans, the best first',
    best: { hit: 'Most likely to hit', damage: 'Most clicks', ko: 'Most likely to defeat' },
    outwit: (power: string, name: string) => `Outwit ${power} of ${name}`,
    perplex: (name: string, value: string, by: number) => `Perplex ${name}’s ${value} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
    move: (action: string, square: string) => `${action} to ${square}`,
    pickUp: (object: string) => `Pick up ${object} on the way`,
    attack: {
      close: (names: string) => `Close attack on ${names}`, ranged: (names: string) => `Ranged attack on ${names}`, thrown: (names: string) => `Throw the object at ${names}`
    },
    expert: { attack: 'both on attack', damage: 'both on damage', both: 'one on attack, one on damage' } as Readonly<Record<string, string>>,
    split: (parts: string) => `if both are hit: ${parts}`
  },
  noReach: 'Cannot move',
  destroyed: 'Destroyed',
  stands: 'It stands',
  noKnockBack: 'Not knocked back',
  damageVerdict: (n: number) => `${n} damage`,
  choices: {
    order: 'In this order', reducer: 'Reduces with', split: 'Split', replacement: 'Replaced by', expert: 'Expert adds to',
    yes: 'is knocked back', no: 'is not knocked back', none: 'takes it itself'
  } as Readonly<Record<string, string>>,
  optionEnds: (square: string, damage: number) => (damage ? `ends in ${square}, ${damage} damage` : `ends in ${square}`),
  ruling: {
    title: 'Ruling',
    reasons: 'Reasons',
    weights: { decides: 'Decides', contributes: 'Counts', considered: 'Looked at', overridden: 'Set aside' },
    numbers: 'Numbers',
    options: 'A player chooses',
    option: (n: number) => `Choice ${n}`,
    chosen: 'Chosen',
    takeBack: 'Leave it open again',
    notConsidered: 'Not considered',
    nothingLeftOut: 'Nothing was left out.',
    counted: 'Counted without being known',
    assumed: (figure: string, value: string, number: number) => `${figure}’s ${value} is unknown: ${number} is counted.`,
    fillIn: 'Fill in',
    openRule: (id: string) => `Read rule ${id}`,
    blocker: (n: number) => `Number ${n} on the board`,
    save: 'Save ruling',
    saved: 'Saved',
    apply: 'Apply result',
    applyHint: 'Puts every figure where the attack leaves it.',
    applyMove: 'Move it there',
    unruledTitle: 'Not ruled on yet',
    failedTitle: 'No ruling',
    failed: (message: string) => `The rules engine stopped on this question: ${message} Nothing is lost. Save the table as a file and report it, or change a part of the question.`,
    incomplete: {
      attacker: 'Choose who asks: tap a figure or a square, or type two names.',
      target: 'Choose the target: tap it, or type its name.',
      'other-target': 'Attacker and target are the same. Choose another target.',
      map: 'Choose a map first.',
      mover: 'Choose the figure: tap it or type its name.',
      path: 'Tap the squares it enters, one after another. A square further off adds those in between.',
      event: 'An event names a figure or a square that is not on the table. It stays in the list until you change or remove it.'
    },
    incompleteTitle: 'Ask a question',
    expand: 'Show the reasons',
    collapse: 'Show only the verdict'
  },
  facts: {
    distance: 'Distance', defenseModifier: 'Defense modifier', crossed: 'Squares crossed', corners: 'Corners touched',
    reach: 'Reach', adjacent: 'Adjacent', lineOfFire: 'Line of fire', needed: 'Needs', rolled: 'Roll and attack value', orMore: (n: number) => `${n} or more`, critical: 'Critical',
    dealt: 'Damage dealt', taken: 'Damage taken', selfDamage: 'To the attacker', knockBack: 'Knock back', result: 'Result',
    between: 'Drawn between', speed: 'Speed', endsIn: 'Ends in', mustStop: 'Must stop there', events: 'Events played', debris: 'Debris in', attackable: 'Could attack', notAttackable: 'Could not attack', total: 'Roll with modifiers',
    hitChance: 'To hit', doublesChance: 'To hit with doubles', expected: 'Clicks expected', ko: 'Defeated', kbChance: 'Knocked back',
    kbSquaresChance: (n: number) => (n === 1 ? 'by 1 square' : `by ${n} squares`), kbDamageChance: 'Hurt by the knock back', attackerHurt: 'Attacker hurt',
    clicksTitle: 'Clicks the attack turns',
    refuses: 'Refuses; attacked instead', chance: (fraction: string, percent: number) => `${fraction} · ${percent.toFixed(2)} %`,
    mean: (fraction: string, decimal: number) => `${fraction} · ${decimal.toFixed(2)}`, clicks: (n: number) => (n === 1 ? '1 click' : `${n} clicks`),
    yes: 'yes', no: 'no', squares: (n: number) => (n === 1 ? '1 square' : `${n} squares`),
    criticals: { hit: 'hit', miss: 'miss' },
    ofFigure: (label: string, name: string) => `${label}, ${name}`,
    kbPath: (due: number, entered: number, end: string) => `${entered} of ${due} squares, ends in ${end}`,
    kbNone: 'none',
    kbStopped: 'Stopped by',
    stoppedBy: {
      edge: 'the edge of the map', wall: 'a wall', blocking: 'blocking terrain', corner: 'a blocked corner', higher: 'higher terrain',
      drop: 'the drop', 'drop-occupied': 'an occupied square below', figure: 'a figure', special: 'special terrain',
      'left-space': 'leaving the special terrain'
    },
    kbDamage: 'Knock-back damage', unavoidableDamage: 'Unavoidable damage',
    damageEntry: (to: string, dealt: number, taken: number) => (dealt === taken ? `${taken} to ${to}` : `${taken} of ${dealt} to ${to}`),
    legal: 'May target', illegal: 'May not', nobody: 'nobody',
    step: { printed: 'printed', replace: 'replaced', modify: 'modified', limit: 'limited', lock: 'locked', minimum: 'at least' } as Readonly<Record<string, string>>
  },
  rule: {
    cite: (document: string, section: string) => (section ? `${document}, ${section}` : document),
    noText: 'Its summary is not in this version. The place in the document:',
    noCite: 'No document is named for it.',
    back: 'Back to the ruling'
  },
  tray: {
    title: 'Figures on the table',
    open: 'Show the figures',
    close: 'Hide the figures',
    add: 'Put on',
    empty: 'Nobody on the table',
    emptyText: 'Put figures on from a set, or make one in a second.',
    edit: (name: string) => `Edit ${name}`,
    remove: 'Remove',
    duplicate: 'Duplicate',
    asAttacker: 'Attacker',
    asTarget: 'Target',
    asMover: 'Moves',
    done: 'Done',
    map: 'Map',
    newTable: 'Clear the table',
    objects: 'Objects and markers', removeObject: (name: string, square: string) => `Remove: ${name} in ${square}`
  },
  add: {
    title: 'Put on',
    search: 'Search all figures',
    what: 'What to put on', figures: 'Figures', objects: 'Objects',
    objectsText: 'Choose one, then tap each square it lies in. Drag it on the board to move it.',
    quick: 'Quick figure',
    name: 'Name',
    side: 'Side',
    size: 'Size',
    place: 'Put on',
    quickName: 'Figure',
    empty: 'No figure is called that',
    emptyText: (typed: string) => `Make “${typed}” as a quick figure instead.`,
    emptySets: 'No figure sets yet',
    emptySetsText: 'Quick figures work without any.',
    points: (n: number) => `${n} points`,
    unknowns: 'has unknowns'
  },
  figure: {
    values: 'Combat values',
    name: 'Name', side: 'Side', size: 'Size', at: 'Stands on',
    speed: 'Speed', attack: 'Attack', defense: 'Defense', damage: 'Damage', range: 'Range', bolts: 'Bolts',
    click: 'Click', tokens: 'Action tokens', points: 'Points', holding: 'Holding', holdingNothing: 'nothing',
    unknownHint: 'A dashed box is unknown: fill it in. Until then the grey number is counted.',
    dialHint: 'Values come from the dial’s click; a value here counts where the dial names none.',
    powers: 'Powers', canUse: 'Can also use', abilities: 'Combat abilities', teamAbilities: 'Team abilities',
    specialPowers: 'Special powers and traits', specialHint: 'What the rules do not know is named as not considered. Name the powers that it lets the figure use:',
    grants: (name: string) => `${name} lets it use`,
    dial: 'Dial', dialAdd: 'Add a click', dialMake: 'Give it a dial', dialRemove: (n: number) => `Remove click ${n}`, dialClick: (n: number) => `Click ${n}`,
    dialShort: { speed: 'Spd', attack: 'Atk', defense: 'Def', damage: 'Dmg' },
    dialPowers: (n: number) => `Powers on click ${n}`,
    countered: 'Countered now',
    acted: 'Has acted or moved this game',
    flight: 'Height', flights: { ground: 'on the ground', hovering: 'hovering', soaring: 'soaring' },
    spotted: 'Spotted by an Attentiveness roll'
  },
  maps: {
    title: 'Maps', search: 'Search maps', use: 'Use on the table', onTable: 'On the table',
    size: (columns: number, rows: number) => `${columns} × ${rows} squares`,
    special: 'Special terrain',
    empty: 'No maps yet', emptyText: 'The starter maps could not be read. Start the app again.',
    none: 'No map is called that', noneText: 'Try a part of its name.'
  },
  figures: {
    title: 'Figures', search: 'Search figures', use: 'Put on the table',
    count: (n: number) => (n === 1 ? '1 figure' : `${n} figures`),
    source: 'Source',
    empty: 'No figure sets yet', emptyText: 'Quick figures on the table work without any.',
    none: 'No figure is called that', noneText: 'Try a part of its name or of a power.'
  },
  rules: {
    title: 'Rules', search: 'Search rules: a word, a power or a rule’s id',
    count: (n: number) => (n === 1 ? '1 rule' : `${n} rules`),
    judge: 'Left to the judge.', notThere: 'Not in this edition.', editions: (names: readonly string[]) => names.join(', '),
    none: 'No rule matches', noneText: 'Try another word, or a rule’s id such as LOF-03.',
    empty: 'The rule texts are not in this version', emptyText: 'Each reason of a ruling still names its document and section.'
  },
  rulings: {
    title: 'Saved rulings', search: 'Search rulings', open: 'Open on the table', delete: 'Delete', show: 'Show',
    empty: 'No saved rulings yet', emptyText: 'Ask a question on the table, then press “Save ruling”.', toTable: 'To the table',
    none: 'No ruling matches', noneText: 'Try a part of its title.',
    saveTitle: 'Save this ruling', titleLabel: 'Title', saving: 'Saving …'
  },
  palette: {
    title: 'What do you want to do?', ask: 'Question', rules: 'Rules', file: 'File', table: 'Table', go: 'Go to', help: 'Help', figure: 'Figure'
  },
  settings: {
    scale: 'Size of the interface', scales: { small: 'Small', normal: 'Normal', large: 'Large', larger: 'Very large' },
    language: 'Language', languageNotSaved: 'The last change is not saved yet, so the language stays as it is.',
    title: 'Settings', theme: 'Light', dark: 'Dark venue', bright: 'Bright hall', system: 'As the system',
    squareNames: 'Name of the square in every square', gestures: 'Pinch and two-finger pan on the board',
    stripAgain: 'Show the first questions again'
  },
  strip: {
    title: 'Try one more:',
    dismiss: 'Hide these questions for good'
  },
  examples: {
    first: 'A line on the Helicarrier', deepSpace: 'Knock back in space', giant: 'Seeing a giant', corner: 'Past a corner'
  },
  board: {
    label: 'Board',
    zoomIn: 'Zoom in', zoomOut: 'Zoom out', zoomFit: 'Whole map', zoomQuestion: 'The question close up',
    none: 'No map on the table', noneText: 'This question needs no board. Choose a map to place figures.',
    chooseMap: 'Choose a map'
  },
  files: {
    open: 'Open a file', save: 'Save as a file', drop: 'Drop the file to open it',
    brokenTitle: (name: string) => `“${name}” cannot be opened`,
    brokenText: 'The table is as it was. This is what is wrong with the file:',
    place: 'At', whole: 'the whole file',
    more: (n: number) => (n === 1 ? 'and 1 more problem' : `and ${n} more problems`)
  },
  save: {
    saved: 'Saved', saving: 'Saving …', failed: 'Not saved',
    failedText: (message: string) => `The last change could not be saved on this device: ${message}`,
    slow: 'Saving takes longer than usual. You can go on; leave Linejudge open until this goes away.',
    retry: 'Try again', asFile: 'Save as a file'
  },
  keys: { title: 'Keys' },
  steps: {
    ask: 'Change the question', path: 'Path', swap: 'Turn round', ruleset: 'Rules', map: (name: string) => `Map ${name}`,
    put: (name: string) => `Put ${name} on`, move: (name: string) => `Move ${name}`, remove: (name: string) => `Remove ${name}`,
    edit: (name: string) => `Edit ${name}`, duplicate: (name: string) => `Duplicate ${name}`, choose: 'Choose',
    openFile: (name: string) => `Open ${name}`, openRuling: (title: string) => `Open ${title}`, apply: 'Apply the result',
    clear: 'Clear the table', example: 'Example', thisWindow: 'As this window had it'
  },
  notices: {
    squareTaken: (square: string, name: string) => `${name} already stands on ${square}.`,
    noRoom: (name: string, square: string) => `${name} does not fit on ${square}.`,
    boardFull: 'There is no free square left on this map.',
    opened: (name: string) => `Opened ${name}.`,
    savedFile: (name: string) => `Saved as ${name}.`,
    notAskedYet: 'Choose attacker and target first: a file holds a whole question.',
    otherGame: (ruleset: string) => `This is a position of another game (${ruleset}), which has no table here.`,
    savedRuling: (title: string) => `Saved “${title}”.`,
    saveFailed: (why: string) => `The ruling is not saved. ${why}`,
    deletedRuling: (title: string) => `Deleted “${title}”.`,
    deleteFailed: (why: string) => `The ruling is not deleted. ${why}`,
    moved: 'It stands there now.',
    nothingToAimAt: (square: string) => `There is nothing to aim at in ${square}: tap a figure, a wall, blocking terrain or an object.`,
    applied: 'The figures stand where the attack left them.',
    undone: (label: string) => `Undone: ${label}`,
    redone: (label: string) => `Done again: ${label}`,
    removed: (name: string) => `${name} is off the table.`,
    cleared: 'The table is clear.',
    dismiss: 'Dismiss'
  },
  start: {
    failed: 'Linejudge could not open what it keeps on this device',
    failedText: (why: string) => `${why} You can work on, but nothing will be kept.`,
    tableAside: (why: string) => `A table as it was left cannot be read by this version. ${why} It has been set aside and not deleted.`
  }
}
