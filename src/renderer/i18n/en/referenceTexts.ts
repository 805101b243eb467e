/** The words of the reference, of search and of the keys. */
export const referenceTexts = {
  groups: {
    game: 'The game', lines: 'Lines of fire', attacks: 'Attacks and knock back', powers: 'Powers and abilities',
    pieces: 'Maps, objects, large bases', around: 'Around the game', others: 'House rules and other games'
  },
  sections: {
    GEN: 'Rounds and turns', ACT: 'Actions and tokens', VAL: 'Combat values', ADJ: 'Adjacency', TER: 'Terrain', MOV: 'Movement',
    LOF: 'What blocks and hinders', ELV: 'Elevation', SIZ: 'Size',
    ATK: 'Attacks', DMG: 'Damage', KB: 'Knock back', KBD: 'Where knock back stops', KBX: 'Immunity and sources of knock back',
    speed: 'Speed powers', attack: 'Attack powers', defense: 'Defense powers', damage: 'Damage powers',
    ABL: 'Combat abilities', IMT: 'Improved Movement and Targeting', TEAM: 'Team abilities', OUT: 'Outwit in depth', COL: 'Colossal Stamina', CMB: 'What goes together',
    MAP: 'Map rules', TERRAIN: 'Special terrain, map by map', OBJ: 'Objects', MUL: 'Large bases',
    ERR: 'Errata and clarifications', NEW: 'Symbols, wild cards, names', PRB: 'Chances of the dice', TRN: 'Winning and tournaments',
    CC: 'Clix Campaign', HS: 'HeroScape knockback', D2: 'Descent attacks'
  },
  title: 'Rules',
  contents: 'Contents', kept: 'Kept', keptTitle: 'Kept rules and notes', sides: 'What this list shows',
  keptNone: 'Nothing kept yet', keptNoneText: 'Press “Keep” on a rule, or write a note on it, and it stands here.',
  share: {
    fileName: 'Linejudge notes.json', export: 'Save as a file', import: 'Open a file of notes', exportCommand: 'Save notes on rules as a file',
    title: (name: string) => `Notes in “${name}”`, description: 'Nothing of it is here yet. What differs from your own notes is kept beside them unless you choose otherwise.',
    status: { new: 'new', same: 'the same as yours', differs: 'differs from yours' },
    mine: 'Yours:', theirs: 'Theirs:', unknown: 'A rule that this version does not have',
    choose: (rule: string) => `What becomes of ${rule}`, choices: { both: 'Keep both', mine: 'Keep yours', theirs: 'Take theirs' },
    take: (n: number) => (n === 1 ? 'Take 1 note' : `Take ${n} notes`),
    taken: (n: number) => (n === 1 ? '1 note is here now.' : `${n} notes are here now.`),
    failed: (why: string) => `The notes are as they were. ${why}`,
    words: (lines: string) => `Words for search come with it: ${lines}.`
  },
  words: {
    title: 'Own words for search', text: 'Words that mean the same at your tables. Whichever is typed, the others are found.',
    field: 'Words that mean the same', placeholder: 'smash = knock back', add: 'Add these words', remove: (line: string) => `Remove ${line}`,
    problems: {
      one: 'Two words are needed, with “=” between them.', many: 'A line holds at most 20 words.', long: 'A word holds at most 60 letters.', known: 'This line is there already.'
    }
  }, home: 'All rules',
  entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  filter: 'Find in the rules',
  back: 'Back', forward: 'Forward', toRuling: 'Back to the ruling', toDesk: 'Back to the question', toPlace: (place: string) => `Back to ${place}`,
  openHere: 'Open in the reference', earlier: 'The rule before', previous: 'Before', next: 'Next',
  coverage: {
    engine: 'Linejudge rules by this', definition: 'A definition or an example', judge: 'Left to the judge',
    told: 'Rulings that it could touch say so under “Not considered”.'
  },
  through: 'It shows through these rules:',
  differences: 'Where editions differ', notThere: 'Not in this edition.', inUse: 'in use now', sameText: 'All editions say the same.',
  ownRows: 'Said by a rule of its own', ownRow: (edition: string) => `${edition} has its own rule`, ownRowLost: (edition: string) => `${edition} announces its own text, which is lost`,
  own: 'Imported',
  errata: 'Errata and clarifications', changes: 'It changes or makes clear',
  where: 'Where it stands', whereNone: 'No single document says it: it follows from other rules.',
  terrain: 'Special terrain by this rule', related: 'See also',
  recent: 'Read last',
  note: {
    title: 'Own notes', placeholder: 'What you want to find here again. Only on this device.', mark: 'Keep', marked: 'Kept', saving: 'Saving …',
    failed: 'Not saved yet: it is tried again with the next letter.'
  },
  rulings: 'Saved rulings that cite it', noRulings: 'No saved ruling cites it yet.',
  dial: {
    title: 'The powers as on the dial', colour: 'Colour',
    slots: { speed: 'Speed', attack: 'Attack', defense: 'Defense', damage: 'Damage' },
    colours: {
      red: 'Red', orange: 'Orange', yellow: 'Yellow', lime: 'Light green', green: 'Green', turquoise: 'Light blue', blue: 'Blue',
      purple: 'Purple', pink: 'Pink', brown: 'Brown', black: 'Black', grey: 'Grey'
    },
    place: (colour: string, slot: string) => `${colour} on the ${slot.toLowerCase()} column of the dial`
  },
  none: 'No rule matches', noneText: 'Try another word, a short form such as KB or TK, or a rule’s id such as LOF-03.',
  search: {
    title: 'Search and commands',
    placeholder: 'A rule, a power, a map, a figure, or what you want to do',
    kinds: {
      command: 'Do', rule: 'Rules', power: 'Powers and abilities', terrain: 'Special terrain', map: 'Maps', figure: 'Figures', ruling: 'Saved rulings', note: 'Your notes', recent: 'Read last'
    },
    nothing: (typed: string) => `Nothing was found for “${typed}”.`,
    nothingText: 'Check the spelling, or try fewer words. Short forms such as KB, LOF or TK are known.',
    all: (n: number) => `Show all ${n}`,
    hint: 'Arrows choose, Enter opens, Esc closes',
    preparing: 'The figures are still being read …'
  }
}
