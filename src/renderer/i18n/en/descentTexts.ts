/** The texts of the Descent table, in English. The game's own words: space, hearts, shields, surges, Blast. */
const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`

export const descentTexts = {
  question: 'Question', board: 'Board of spaces', procedure: 'The attack, step by step',
  attacks: 'attacks', with: 'with', by: 'by', attacker: 'Attacker', target: 'Attacked space', chooseAttacker: 'choose a figure', chooseTarget: 'tap a space',
  weapon: 'Weapon',
  weapons: { melee: 'a Melee weapon', ranged: 'a Ranged weapon', unarmed: 'bare hands' },
  cards: { melee: 'its card: Melee', ranged: 'its card: Ranged', unarmed: 'bare hands' },
  title: (attacker: string, target: string, weapon: string) => `${attacker} attacks ${target} with ${weapon}`,
  titleReroll: (dice: string, during: string) => `May ${dice} dice be rolled again in ${during}?`,
  titleOdds: (dice: string) => `Chances of ${dice}`,
  space: (name: string) => `space ${name}`,
  steps: ['Weapon and target', 'Dice', 'Range', 'Surges', 'Damage'],
  step: (n: number) => `Step ${n}`, next: (title: string) => `Next: ${title}`, rules: 'Rules of this step',
  state: {
    open: 'open', notReached: 'not reached', legal: 'allowed', illegal: 'not allowed', cross: 'the X: a miss',
    rolled: (range: number, hearts: number, surges: number) => `range ${range}, ${many(hearts, 'heart', 'hearts')}, ${many(surges, 'surge', 'surges')}`,
    noRange: 'not checked', inRange: (range: number, distance: number) => `${range} of ${distance}: reaches`, short: (range: number, distance: number) => `${range} of ${distance}: too short`,
    spent: (cost: number, of: number) => `${cost} of ${of} spent`, proposed: (cost: number, of: number) => `${cost} of ${of}, as proposed`, none: 'none rolled',
    damage: (sum: number) => `${sum} in all`
  },
  monster: 'A monster attacks', monsterHint: 'Its card stands for the weapon',
  blast: 'Blast', blastHint: 'Also affects the figures next to the attacked space',
  ownSpaces: 'A large monster blocks the line to its own spaces', ownSpacesHint: 'No document settles it; Linejudge reads: it does not',
  pool: 'Dice rolled', dice: { blue: 'Blue', yellow: 'Yellow', red: 'Red', brown: 'Brown', gray: 'Gray', black: 'Black' },
  oneMore: (die: string) => `One ${die.toLowerCase()} die more`, oneLess: (die: string) => `One ${die.toLowerCase()} die less`,
  bareHandsDice: 'Bare hands roll the blue die alone.',
  result: 'What the dice show', range: 'Range', hearts: 'Hearts', surges: 'Surges', cross: 'The blue die shows the X',
  distance: (n: number) => many(n, 'space', 'spaces'), distanceLabel: 'Distance', rangeNow: 'Range with surges', missing: 'Missing',
  abilities: 'Abilities for surges', noAbilities: 'No abilities yet: add those of weapon, hero, skills and items, or of the monster’s card.',
  add: 'Add an ability', remove: (n: number) => `Remove ability ${n}`, buy: (n: number) => `Buy ability ${n}`, ability: (n: number) => `Ability ${n}`,
  cost: 'Cost', other: 'Something else', otherHint: 'such as Stun', words: 'In words', gives: (range: number, hearts: number) => [range > 0 ? `+${range} range` : '', hearts > 0 ? `+${many(hearts, 'heart', 'hearts')}` : ''].filter(Boolean).join(', '),
  proposal: 'Proposed', useProposal: 'Buy this', open: 'Leave it open', nothing: 'buy nothing', repeat: 'Abilities more than once', repeatHint: 'No document settles it; Linejudge reads: each once',
  secondWeapon: 'Buys an ability of a weapon that is not used.', clearSpend: 'Buy nothing of it',
  shields: (name: string) => `Shields of ${name}`, takes: (damage: number) => `takes ${damage}`, alsoAffected: 'Also affected', addAffected: 'Add a figure', removeAffected: (name: string) => `${name} is not affected`,
  nobodyAffected: 'Choose the target first.',
  reroll: {
    title: 'May a card reroll?', dice: 'Dice', during: 'Used in', attackDice: 'attack dice', defenseDice: 'defense dice', attack: 'an attack', test: 'an attribute test',
    allRolled: 'All attack and defense dice are rolled', show: 'Ask this on the table'
  },
  odds: {
    title: 'Chances before the roll', defense: 'Defense dice of the target', show: 'Ask this on the table', faces: 'Faces of the dice',
    needFaces: (dice: string) => `For hearts and damage the faces of these dice have to be entered once: ${dice}.`, noDice: 'Choose dice first.',
    noTarget: 'Choose attacker and target first: a Ranged attack has to reach.',
    unaided: 'Reaches without surges', reach: 'Reaches', noCross: 'No X', atLeast: (n: number) => `At least ${many(n, 'heart', 'hearts')}`,
    damage: (n: number) => `${n} damage`, mean: 'Damage to be expected', distribution: 'Damage'
  },
  faces: {
    title: 'Faces of the dice', text: 'How hearts and surges stand together on the faces is not published. Enter them once from your own dice; they are kept on this device. Ranges, and the hearts of the red die, are known.',
    face: 'Face', hearts: 'Hearts', surge: 'Surge', shownRange: (n: number) => `range ${n}`, noRange: 'no range', cross: 'X',
    complete: 'Complete', save: 'Keep', forget: 'Forget the faces', kept: 'The faces of the dice are kept.', keptFew: (dice: string) => `Kept: ${dice}. The others are not complete yet.`,
    faceHearts: (die: string, face: number, hearts: number) => `${die} face ${face}: ${many(hearts, 'heart', 'hearts')}`, faceSurge: (die: string, face: number) => `${die} face ${face}: surge`,
    defense: 'Defense dice need no faces: shields are all they show.'
  },
  backToAttack: 'Back to the attack', otherAsk: { 'descent-reroll': 'The table asks about a reroll.', 'descent-odds': 'The table asks about chances.' },
  missing1: 'Put a hero and a monster on the board.', missingAttacker: 'Choose the attacker: tap it.', missingTarget: 'Now tap the space that is attacked.',
  missingDice: 'Choose the dice of the attack.', missingDistance: 'Choose attacker and target: a Ranged attack has to reach.',
  tools: {
    title: 'What a tap does', choose: 'Choose', hero: 'Hero', monster: 'Monster', obstacle: 'Obstacle', wall: 'Wall', size: 'Board', sizes: ([x, y]: readonly [number, number]) => `${x} × ${y}`,
    edit: (name: string) => `Edit ${name}`, monsterSize: 'Spaces of the monster', monsterSizes: { 1: '1 space', 2: '2 spaces', 4: '2 × 2', 6: '2 × 3' }
  },
  hint: {
    attacker: 'Tap the attacker. Drag a figure to move it.', target: 'Now tap the space that is attacked.', hero: 'Tap the space of a hero. Esc ends it.', monster: 'Tap the upper left space of a monster. Esc ends it.',
    obstacle: 'Tap a space: obstacle on or off. Esc ends it.', wall: 'Tap near an edge of a space: wall on or off. Esc ends it.'
  },
  under: { obstacle: 'obstacle' },
  figure: { title: 'Figure', name: 'Name', side: 'Side', heroes: 'Heroes', overlord: 'Overlord', spaces: 'Spaces', remove: 'Take off', done: 'Done' },
  names: { hero: 'Hero', monster: 'Monster' },
  notices: {
    taken: (space: string, name: string) => `${name} already stands in ${space}.`, noRoom: (name: string, space: string) => `${name} does not fit in ${space}.`,
    outside: (name: string) => `${name} would stand outside. Move it first.`
  },
  change: {
    attacker: 'Attacker', target: 'Attacked space', weapon: 'Weapon', dice: 'Dice', result: 'Roll', ability: 'Ability', spend: 'Spend surges', defense: 'Shields', obstacle: 'Obstacle', wall: 'Wall',
    size: 'Size of the board', reroll: 'Reroll', odds: 'Chances', attack: 'Attack'
  },
  verdicts: { hit: 'Hit', miss: 'Miss', illegal: 'Not allowed', legal: 'Allowed', 'faces-missing': 'Faces missing' } as Readonly<Record<string, string>>,
  hitFor: (damage: number) => `Hit: ${damage}`,
  facts: {
    distance: 'Distance', range: 'Range', needed: (range: number, distance: number) => `${range} of ${distance}`, hearts: 'Hearts', damage: (name: string) => `${name} takes`, stop: 'Ends in', step: (n: number, title: string) => `step ${n}: ${title}`
  },
  option: (bought: string, verdict: string) => `${bought}: ${verdict}`
} as const
