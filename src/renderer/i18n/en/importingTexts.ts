/** The texts of importing documents, of packs and of deleting documents, in English. */

const counted = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`)
const listed = (names: readonly string[], most = 4): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`

export const importingTexts = {
  title: (n: number) => (n === 1 ? 'Import one document' : `Import ${n} documents`),
  nameColumns: 'Say what its columns hold',
  description: 'Nothing is changed until you say so.',
  unusedTitle: (name: string) => `“${name}” was not used`,
  from: (files: readonly string[]) => `From ${listed(files)}`,
  pack: (name: string, version: string, origin: string) =>
    `Pack “${name}”${version ? `, version ${version}` : ''}${origin ? `, by ${origin}` : ''}`,
  reading: (files: readonly string[]) => `Reading ${listed(files)}`,
  readingText: 'The files are being checked. Nothing is imported yet.',
  stop: 'Stop',
  kinds: {
    case: 'Position',
    team: 'Team',
    map: 'Map',
    figures: 'Figure set',
    'special-terrain': 'Special terrain',
    'hex-map': 'Hex map',
    ruling: 'Ruling'
  },
  status: { new: 'New', same: 'The same as yours', different: 'Differs from yours', table: 'For the table' },
  detail: {
    map: (columns: number, rows: number) => `${columns} × ${rows} squares`,
    figures: (n: number) => counted(n, '1 figure', 'figures'),
    clauses: (n: number) => counted(n, '1 clause', 'clauses'),
    hexes: (n: number) => counted(n, '1 space', 'spaces')
  },
  bringIn: (name: string) => `Import ${name}`,
  bringInShort: 'Import it',
  putOnTable: 'Put it on the table',
  choice: (name: string) => `What happens with ${name}`,
  choices: { 'keep-mine': 'Keep mine', take: 'Use the imported one', 'keep-both': 'Keep both' },
  allDiffering: 'For all that differ',
  otherName: 'Name of the imported one',
  confirm: (n: number) => (n === 0 ? 'Nothing to import' : n === 1 ? 'Import 1 document' : `Import ${n} documents`),
  confirmTable: 'Put it on the table',
  saving: 'Importing…',
  unknownFields: (places: readonly string[]) => `Linejudge does not know ${listed(places)}; it is kept and changes nothing.`,
  unknownOfPack: (places: readonly string[]) => `Linejudge does not know ${listed(places)} of the pack; it is left out.`,
  picture: 'Its picture is imported with it.',
  differs: {
    text: {
      name: (mine: string, theirs: string) => `Name: “${mine}” is “${theirs}” in theirs.`,
      description: () => 'The description is another one.',
      summary: () => 'The text of the rule is another one.',
      systems: (mine: string, theirs: string) => `Games: yours suits ${mine || 'HeroClix'}, theirs ${theirs || 'HeroClix'}.`,
      rule: (mine: string, theirs: string) => `Cites ${theirs} instead of ${mine}.`
    },
    size: (mine: string, theirs: string) => `Size: yours has ${mine} squares, theirs ${theirs}.`,
    squares: (names: readonly string[]) => `${counted(names.length, '1 square differs', 'squares differ')}: ${listed(names, 8)}.`,
    edges: {
      walls: (mine: number, theirs: number) => `Walls: ${mine} only in yours, ${theirs} only in theirs.`,
      barriers: (mine: number, theirs: number) => `Force fields: ${mine} only in yours, ${theirs} only in theirs.`,
      stairs: (mine: number, theirs: number) => `Stairs: ${mine} only in yours, ${theirs} only in theirs.`
    },
    hexes: (n: number) => `${counted(n, '1 hex differs', 'hexes differ')}.`,
    starting: 'The starting areas differ.',
    'map-rules': 'The special rules of the map differ.',
    'only-theirs': (names: readonly string[]) => `Only in theirs: ${listed(names, 6)}.`,
    'only-mine': (names: readonly string[]) => `Only in yours: ${listed(names, 6)}.`,
    figure: (name: string, fields: string) => `${name}: ${fields}.`,
    field: (label: string, mine: string, theirs: string) => `${label} ${mine} → ${theirs}`,
    fieldOnly: (label: string) => `${label} differs`,
    clauses: (mine: number, theirs: number) =>
      mine === theirs ? 'What the rule does differs.' : `What the rule does differs: ${mine} clauses in yours, ${theirs} in theirs.`,
    other: 'They differ in details that do not show here.',
    more: (n: number) => `and ${n} more differences`,
    rulingFields: {
      title: 'Title',
      verdict: 'Verdict',
      table: 'Table',
      round: 'Round',
      players: 'Players',
      note: 'Note',
      overruling: 'The judge’s ruling',
      position: 'Position and question'
    },
    notStated: 'not stated'
  },
  fields: {
    id: 'Id',
    name: 'Name',
    size: 'Size',
    points: 'Points',
    speed: 'Speed',
    attack: 'Attack',
    defense: 'Defense',
    damage: 'Damage',
    range: 'Range',
    bolts: 'Bolts',
    powers: 'Powers',
    canUse: 'Can use',
    specialPowers: 'Special powers',
    abilities: 'Combat abilities',
    teamAbilities: 'Team abilities',
    dial: 'Dial',
    baseSquares: 'Base',
    source: 'Source'
  } as Readonly<Record<string, string>>,
  several: (n: number) => `${n} of the files`,
  keepMap: 'Keep it among the maps',
  unreadable: 'The file could not be read: it may be a folder, or it was moved or changed since.',
  done: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is imported.` : `${names.length} documents are imported: ${listed(names)}.`,
  undo: 'Undo the import',
  undoOf: (label: string) => `Undo: ${label}`,
  stepImport: (files: readonly string[]) => `Import of ${listed(files, 2)}`,
  failed: (why: string) => `Nothing is imported. ${why}`,
  changedSince: (label: string) => `${label} cannot be undone any more: one of its documents has changed since.`,
  chosen: (n: number) => counted(n, '1 document chosen', 'documents chosen'),
  choose: (name: string) => `Choose ${name}`,
  chooseNone: 'Choose none',
  export: 'Export as a pack',
  exportTitle: 'Export as a pack',
  exportText: (names: readonly string[]) =>
    `One file with ${listed(names, 6)}. Who opens it sees what is in it before anything is imported.`,
  packName: 'Pack',
  packNameLabel: 'Name of the pack',
  packOrigin: 'Who made it',
  packVersion: 'Version',
  exported: (name: string) => `Saved as ${name}.`,
  notExported: (why: string) => `Nothing is saved. ${why}`,
  delete: 'Delete',
  deleteOwn: (n: number) => `Delete ${n} of your own`,
  startersStay: 'What comes with Linejudge stays.',
  deletion: (names: readonly string[]) => `Deletion of ${listed(names, 2)}`,
  deleted: (names: readonly string[]) => `Deleted: ${listed(names)}.`,
  undoDelete: 'Undo',
  notDeleted: (why: string) => `Nothing is deleted. ${why}`,
  sets: 'Figure sets',
  terrain: 'Special terrain of your own',
  undoFailed: (why: string) => `It is not undone. ${why}`
} as const
