/** The architecture as a table: a folder and the folders that it may import. A file that breaks it is named with the rule. */
import ts from 'typescript'
import type { Import, SourceFile } from './sourceGraph.ts'

interface Folder {
  /** One line for the table in `docs/architecture.md`. */
  readonly what: string
  /** Folders of this table that it may import. Its own files it always may. */
  readonly uses: readonly string[]
  /** Folders of which it may import types. */
  readonly typesOf?: readonly string[]
  /** Packages, by the start of their name. */
  readonly packages?: readonly string[]
}

const ENGINE = ['shared/base', 'shared/contract', 'shared/grid', 'shared/position', 'shared/rules/vocabulary']
const RULING = [
  ...ENGINE,
  'shared/json',
  'shared/rules',
  'shared/editions',
  'shared/reference',
  'shared/engine',
  'shared/scene',
  'shared/explain',
  'shared/games',
  'shared/tournament',
  'shared/mapEdit',
  'shared/cases'
]
const SHARED = [
  ...RULING,
  'shared/mapPicture',
  'shared/cards',
  'shared/formats',
  'shared/mapCheck',
  'shared/figureCheck',
  'shared/figures',
  'shared/backup',
  'shared/journal',
  'shared/venue'
]
const INTERFACES = ['renderer/storage/interface', 'renderer/platform/interface']
const MODEL = [...SHARED, 'device', 'renderer/text', 'renderer/i18n', ...INTERFACES]
const ACTIONS = [...MODEL, 'renderer/import', 'renderer/sheet', 'renderer/model']
const SHOWN = [
  'renderer/text',
  'shared/base',
  'shared/contract',
  'shared/grid',
  'shared/scene',
  'shared/explain',
  'shared/games',
  'shared/mapEdit',
  'renderer/i18n',
  'renderer/model',
  'renderer/actions'
]
const WIDGETS = ['svelte', 'bits-ui', '@lucide/svelte', '@internationalized/date']

/**
 * Folders below `src/`, from the bottom up. A file belongs to the longest one that it lies in. What stands inside a folder may
 * use its neighbours, as long as no two folders import each other, however deep they lie.
 */
export const FOLDERS: Readonly<Record<string, Folder>> = {
  'shared/base': { what: 'results, checks of values, bytes', uses: [], packages: ['valibot'] },
  'shared/contract': { what: 'the two public contracts as types: a case, a ruling', uses: ['shared/base'], packages: ['valibot'] },
  'shared/json': { what: 'JSON from outside: limits, reading, writing', uses: ['shared/base', 'shared/contract'] },
  'shared/journal': { what: 'the bytes of the journal: records, reading, folding; the interface of its files', uses: ['shared/base'] },
  'shared/grid': { what: 'squares, edges, exact lines, distance, names of squares', uses: ['shared/base', 'shared/contract'] },
  'shared/rules/vocabulary': {
    what: 'what a rule can say: clauses, a resolved ruleset, special terrain',
    uses: [],
    typesOf: ['shared/contract']
  },
  'shared/rules': {
    what: '`rulebook/` (texts), `effects/` (one file a power), `terrain/`, the two foundations of editions',
    uses: ['shared/base', 'shared/contract', 'shared/rules/vocabulary'],
    packages: ['valibot']
  },
  'shared/editions': {
    what: 'editions as files: read over their parents, checked, compared, hashed; `shelf` has the ones that a case brings',
    uses: ['shared/base', 'shared/contract', 'shared/explain', 'shared/rules/vocabulary', 'shared/rules'],
    packages: ['valibot', '@noble/hashes']
  },
  'shared/editionTools': {
    what: 'for authors of editions: a file of what differs, warnings, a chain as one file, two laid together, without what the parent says',
    uses: ['shared/base', 'shared/contract', 'shared/rules/vocabulary', 'shared/editions', 'shared/reference']
  },
  'shared/reference': {
    what: 'what all shipped editions say of a row, side by side; the keys of the texts that other languages translate',
    uses: ['shared/base', 'shared/rules/vocabulary', 'shared/rules', 'shared/editions']
  },
  'shared/position': {
    what: 'a checked position as typed arrays; `fromCase` is the one gate',
    uses: ['shared/base', 'shared/contract', 'shared/grid'],
    typesOf: ['shared/rules/vocabulary']
  },
  'shared/engine': {
    what: 'decides: lines of fire, targets, values, attacks, knock back, movement, odds, timelines; knows no edition and no power by name',
    uses: ENGINE
  },
  'shared/explain': { what: 'sentences for a ruling', uses: ['shared/base', 'shared/contract', 'shared/grid'] },
  'shared/scene': {
    what: 'what is to be drawn, as data: for the board, lists and paper',
    uses: ['shared/contract', 'shared/grid', 'shared/rules', 'shared/editions']
  },
  'shared/mapPicture': {
    what: 'the picture of a map: where its grid lies, what its colours suggest; real numbers, since no ruling comes of them',
    uses: ['shared/base', 'shared/contract', 'shared/mapEdit']
  },
  'shared/mapEdit': { what: 'a map painted on: each change gives a new map', uses: ['shared/contract', 'shared/grid'] },
  'shared/tournament': {
    what: 'an event: `state/` (standings, clock, bracket), `facts/`, their `log/`, `pairing/`, `asks/`; who has won, which names are the same',
    uses: ['shared/base', 'shared/contract'],
    packages: ['valibot', 'edmonds-blossom-fixed']
  },
  'shared/games': {
    what: 'the neighbouring games, a folder each (HeroScape knockback, Descent attacks); `common/game` is the seam',
    uses: [...ENGINE, 'shared/json', 'shared/rules', 'shared/engine', 'shared/scene', 'shared/explain'],
    packages: ['valibot']
  },
  'shared/cases': {
    what: 'the case format: `parse/` checks, `questions/` has an entry for each kind of question, `change/` tries what would change a ruling',
    uses: RULING.filter((folder) => folder !== 'shared/cases'),
    packages: ['valibot']
  },
  'shared/formats': {
    what: 'files of maps, figure sets, special terrain, packs: parsers and writers; `foreign/` and `foreignFigures/` read files of other programs, `exporting/` writes them',
    uses: [...RULING, 'shared/mapPicture', 'shared/cards'],
    packages: ['valibot', 'fflate', 'saxes', 'papaparse']
  },
  'shared/mapCheck': {
    what: 'what can be checked of a map: `lint/`, pins, fairness of the sides, the difference of two versions',
    uses: [...RULING, 'shared/formats'],
    packages: ['valibot']
  },
  'shared/published': {
    what: 'the engine as others use it: a small surface that only grows (`npm run pack:engine`)',
    uses: [...RULING, 'shared/editionTools', 'shared/formats', 'shared/mapCheck']
  },
  'shared/cards': {
    what: 'reads the sentences of cards: `grammar/` parses and writes by a table, `rules/` is the table, `cardReader` gives clauses',
    uses: ['shared/base', 'shared/contract', 'shared/editions', 'shared/rules/vocabulary'],
    packages: ['valibot', '@noble/hashes']
  },
  'shared/figureCheck': {
    what: 'how much of figures is ruled on, and how many sentences of their cards are read',
    uses: [...RULING, 'shared/cards', 'shared/formats']
  },
  'shared/figures': {
    what: 'figures as they are kept: `dial/` (the keys of the dial editor), corrections of what was brought in, `find/` (finding one among thousands), `team/`',
    uses: [...RULING, 'shared/formats', 'shared/figureCheck']
  },
  'shared/backup': {
    what: 'the file of a backup: written, checked, compared, brought forward, without names; its tables and what a row of each holds',
    uses: ['shared/base', 'shared/json', 'shared/tournament', 'shared/editions', 'shared/formats'],
    typesOf: ['shared/contract', 'shared/games'],
    packages: ['valibot']
  },
  'shared/shell': {
    what: 'what the desktop shell and the page agree on: messages, kinds of files, headers',
    uses: ['shared/base', 'shared/json', 'shared/backup', 'shared/journal'],
    packages: ['valibot']
  },

  'shared/venue': {
    what: 'a venue: who may do what, every message between a host and its devices, codes and proofs, what the public and a player may read',
    uses: ['shared/base', 'shared/tournament'],
    packages: ['valibot', '@noble/hashes', '@noble/curves']
  },

  device: {
    what: 'a device of the staff: how it comes in at the host of a venue, and its line to it, in a page and in a program alike',
    uses: ['shared/base', 'shared/venue'],
    packages: ['valibot', 'yjs', '@hocuspocus/provider']
  },
  disk: {
    what: 'files written whole and the files of the journal, on a disk, for whoever runs on Node',
    uses: ['shared/base', 'shared/journal'],
    packages: ['node:']
  },
  host: {
    what: 'the host of a venue: its server, the one writer of the log, what joins it; needs neither Electron nor a page',
    uses: ['shared/base', 'shared/json', 'shared/journal', 'shared/tournament', 'shared/shell', 'shared/venue', 'device', 'disk'],
    packages: ['node:', 'valibot', '@hocuspocus/server', '@peculiar/x509', 'reflect-metadata', 'yjs', 'ws', 'uqr', 'lib0']
  },
  player: {
    what: 'the small page of a player and of a display, which the host gives out: no engine, no framework',
    uses: ['shared/venue', 'shared/tournament']
  },
  main: {
    what: 'the desktop shell, against small interfaces',
    uses: ['disk', 'host', 'shared/base', 'shared/shell', 'shared/json', 'shared/backup', 'shared/journal'],
    packages: ['electron', 'valibot', 'node:']
  },
  cli: {
    what: 'the command line and the local server',
    uses: [
      'shared/base',
      'shared/json',
      'shared/shell',
      'shared/editions',
      'shared/editionTools',
      'shared/cases',
      'shared/games',
      'shared/explain',
      'shared/tournament',
      'shared/formats',
      'shared/mapCheck',
      'shared/figureCheck',
      'shared/mapPicture',
      'shared/backup'
    ],
    typesOf: ['shared/contract', 'shared/rules/vocabulary'],
    packages: ['node:', 'fast-png']
  },

  'renderer/board': {
    what: 'Pixi: draws a scene, reports what a hand did',
    uses: ['shared/grid', 'shared/scene'],
    typesOf: SHARED,
    packages: ['pixi.js', '@use-gesture/vanilla']
  },
  'renderer/sheet': {
    what: 'a ruling on paper, out of the scene: SVG, PNG, PDF',
    uses: ['shared/grid', 'shared/scene', 'renderer/i18n'],
    typesOf: SHARED,
    packages: ['@cantoo/pdf-lib', '@cantoo/fontkit', '@fontsource']
  },
  'renderer/offline': { what: 'the service worker of the browser edition', uses: [], packages: ['workbox-core', 'workbox-precaching'] },
  'renderer/text': { what: 'what people type: comparing words, the bounds of fields, keys with modifiers', uses: [] },
  'renderer/i18n': {
    what: 'every text that a person reads, a folder a language',
    uses: ['shared/base', 'shared/explain'],
    typesOf: SHARED
  },
  'renderer/import': {
    what: 'the gate for files from outside: a worker with a deadline',
    uses: ['shared/base', 'shared/json', 'shared/formats']
  },
  'renderer/storage/interface': { what: 'what may be asked of the storage', uses: [], typesOf: SHARED },
  'renderer/storage': {
    what: 'the one path by which data changes: rows, the journal under them, IndexedDB behind it',
    uses: [
      'renderer/storage/interface',
      'renderer/i18n',
      'shared/base',
      'shared/json',
      'shared/journal',
      'shared/formats',
      'shared/backup'
    ],
    typesOf: SHARED,
    packages: ['dexie', 'valibot']
  },
  'renderer/platform/interface': {
    what: 'what the page may ask of shell or browser',
    uses: ['renderer/i18n', 'shared/base', 'shared/json', 'shared/shell', 'shared/venue', 'device']
  },
  'renderer/platform': {
    what: 'files, paper, clipboard, sharing, backups and the journal’s files, in the shell and in a browser',
    uses: ['renderer/platform/interface', 'renderer/i18n', 'shared/base', 'shared/journal', 'shared/shell', 'shared/venue', 'device'],
    packages: ['workbox-window', 'valibot']
  },
  'renderer/model': {
    what: 'what there is, a folder a feature: stores and pure functions; knows no `App`',
    uses: MODEL,
    packages: ['svelte', 'valibot', '@noble/hashes', 'jsondiffpatch', 'minisearch', 'papaparse', 'uqr']
  },
  'renderer/actions': { what: 'what is done, a folder a feature: takes the `App` or a part of it', uses: ACTIONS, packages: ['svelte'] },
  'renderer/panels/ui': {
    what: 'widgets and design tokens',
    uses: ['shared/contract', 'shared/scene', 'renderer/i18n', 'renderer/text'],
    packages: WIDGETS
  },
  'renderer/panels/parts': { what: 'small pieces that several features show', uses: [...SHOWN, 'renderer/panels/ui'], packages: WIDGETS },
  'renderer/panels': {
    what: 'what is shown, a folder a feature (Svelte)',
    uses: [
      ...SHOWN,
      'shared/tournament',
      'renderer/panels/ui',
      'renderer/panels/parts',
      'renderer/panels/board',
      'renderer/panels/games',
      'renderer/panels/mapPicture',
      'renderer/panels/heroscape',
      'renderer/panels/descent',
      'renderer/panels/mapRoom'
    ],
    typesOf: [...SHARED, 'device'],
    packages: WIDGETS
  },
  'renderer/panels/board': {
    what: 'the board in its frame, its tools',
    uses: [...SHOWN, 'renderer/panels/ui', 'renderer/panels/parts', 'renderer/board'],
    packages: WIDGETS
  },
  'renderer/panels/games': {
    what: 'the frame of a neighbouring game: its bar, its ruling',
    uses: [...SHOWN, 'renderer/panels/ui', 'renderer/panels/parts'],
    packages: WIDGETS
  },
  'renderer/panels/mapPicture': {
    what: 'a map out of a picture',
    uses: [...SHOWN, 'renderer/panels/ui', 'renderer/panels/parts'],
    typesOf: ['shared/mapPicture'],
    packages: WIDGETS
  },
  'renderer/panels/heroscape': {
    what: 'the HeroScape table',
    uses: [...SHOWN, 'renderer/panels/games', 'renderer/panels/ui', 'renderer/panels/parts', 'renderer/panels/board', 'renderer/board'],
    packages: WIDGETS
  },
  'renderer/panels/mapRoom': {
    what: 'the map room',
    uses: [
      ...SHOWN,
      'renderer/panels/mapPicture',
      'renderer/panels/ui',
      'renderer/panels/parts',
      'renderer/panels/board',
      'renderer/board'
    ],
    packages: WIDGETS
  },
  'renderer/panels/descent': {
    what: 'the Descent table',
    uses: [...SHOWN, 'renderer/panels/games', 'renderer/panels/ui', 'renderer/panels/parts', 'renderer/panels/board', 'renderer/board'],
    packages: WIDGETS
  },
  renderer: {
    what: 'wires the app together',
    uses: [
      'shared/base',
      'renderer/i18n',
      'renderer/storage',
      'renderer/platform',
      'renderer/model',
      'renderer/actions',
      'renderer/panels',
      'renderer/panels/board',
      'renderer/panels/parts',
      'renderer/panels/ui'
    ],
    typesOf: INTERFACES,
    packages: ['svelte', 'bits-ui', '@fontsource-variable']
  }
}

/**
 * What the app can do, as a person would name it: the one list of folder names right below `model/`, `actions/` and `panels/`. A
 * feature has a folder where it has something to put there.
 */
export const FEATURES = {
  cards: 'sentences of cards: read, accepted as rules, and shown at their moment',
  board: 'the board of squares: how it is looked at, walked along and written out in words',
  clauses: 'sentences that say what a text or special terrain does, put together by choices',
  data: 'backups of this device, and moving to another one',
  descent: 'the Descent table',
  event: 'an event of a store, from the door to the report',
  figures: 'figure sets',
  games: 'the seam of the neighbouring games',
  help: 'the page of help, and the tour of the first start',
  heroscape: 'the HeroScape table',
  importing: 'documents from files, on their way in and out',
  league: 'several events counted together',
  library: 'maps, figure sets, special terrain and rulings of this device',
  manual: 'the manual: the first hour of each job, and its cards',
  mapPicture: 'a map out of a picture: where its grid lies, what its colours suggest',
  mapRoom: 'the map room: a map that is drawn, checked and handed on',
  maps: 'the screen of maps',
  noBoard: 'questions that need no board',
  notes: 'bookmarks and words of the judge’s own on rules',
  question: 'the question as a sentence, and asking it',
  reference: 'the reader of the rules',
  renewal: 'a newer version of the app from a file, and how old its engine is',
  restart: 'what is kept of the tables over a restart, undo and variants too',
  ruling: 'the ruling on the table: reasons, what would change it, sheets of paper',
  savedRulings: 'rulings that were saved, and asking them again',
  saving: 'writing a moment after the last change',
  search: 'the box of search',
  settings: 'what the user has chosen',
  setup: 'setting up a position: how brushes are set, quick figures, what is dragged out of the tray',
  table: 'the HeroClix table: one case with its history',
  timeline: 'a question that is a timeline, and its events',
  tools: 'what a tap, a drag or a key on a board does: the tool in the hand',
  typed: 'lines that are typed: questions and commands',
  variants: 'what if: other versions of a position',
  venue: 'several devices in one room: joining the host of an event, hosting one',
  window: 'the window: session, keys, commands, notices'
} as const

const isFeature = (name: string): name is keyof typeof FEATURES => name in FEATURES

/** Folders of the panels that are no feature. */
const NO_FEATURE = ['renderer/panels/ui', 'renderer/panels/parts']

/** Names that make an answer depend on time, chance or rounding; the engine is exact and its answers are repeatable. */
const BANNED_MATH = ['random', 'sqrt', 'atan2', 'hypot', 'sin', 'cos', 'atan']
const BANNED_NAMES = ['Date', 'console', 'performance', 'crypto']
const RULESET_ID = /\b(heroclix-(jan-)?20\d\d|clix-campaign|heroscape-knockback|descent-2e)\b/

/** Everything in which a set of source files breaks the architecture, as sentences. Empty: it keeps to it. */
export function violations(files: readonly SourceFile[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return [
    ...files.flatMap((file) => importViolations(file, byPath)),
    ...files.filter((file) => file.barrel).map((file) => `${file.path} only passes exports on: import from the file itself`),
    ...files.flatMap(wordViolations),
    ...folderCycles(files).map((cycle) => `folders import each other: ${cycle.join(' → ')}`),
    ...knots(files).map((cycle) => `parts import each other: ${cycle.join(' → ')}`),
    ...crowded(files),
    ...featureViolations(files),
    ...textViolations(files.map(({ path }) => path)),
    ...cycles(files).map((cycle) => `import cycle: ${cycle.join(' → ')}`)
  ]
}

/** The folder of the table that a file belongs to, or null. */
export function folderOf(path: string): string | null {
  const fits = Object.keys(FOLDERS).filter((folder) => path.startsWith(`${folder}/`))
  return fits.reduce<string | null>((best, folder) => (folder.length > (best?.length ?? 0) ? folder : best), null)
}

function importViolations(file: SourceFile, byPath: ReadonlyMap<string, SourceFile>): readonly string[] {
  const name = folderOf(file.path)
  if (name === null) return [`${file.path} lies in no folder of the architecture: give its folder a place in the table`]
  return file.imports.flatMap((one) => {
    const problem = one.file === null ? packageProblem(name, one) : fileProblem(name, one, byPath.get(one.file))
    return problem === null ? [] : [`${file.path} imports ${one.specifier}: ${problem}`]
  })
}

function packageProblem(name: string, { specifier }: Import): string | null {
  if (/\.(css|json)(\?|$)/.test(specifier) && specifier.startsWith('.')) return null
  if (specifier.startsWith('.')) return 'imports name the file with its ending'
  const allowed = FOLDERS[name]!.packages ?? []
  const fits = allowed.some(
    (start) =>
      specifier === start ||
      specifier.startsWith(start.endsWith(':') ? start : `${start}/`) ||
      (start.startsWith('@') && !start.includes('/') && specifier.startsWith(`${start}`))
  )
  return fits ? null : `${name} may not use this package`
}

function fileProblem(name: string, one: Import, target: SourceFile | undefined): string | null {
  if (target === undefined) return 'there is no such file'
  const folder = folderOf(target.path)
  if (folder === null || folder === name || FOLDERS[name]!.uses.includes(folder)) return null
  const types = FOLDERS[name]!.typesOf?.includes(folder) ?? false
  if (one.typeOnly && types) return null
  return types ? `${name} may import only types of ${folder}` : `${name} may not import ${folder}`
}

function wordViolations(file: SourceFile): readonly string[] {
  const inEngine = file.path.startsWith('shared/engine/')
  if (!inEngine && !file.path.startsWith('shared/grid/')) return []
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const parent = node.parent
      const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node
      const isKey = (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node
      if (BANNED_NAMES.includes(node.text) && !isMember && !isKey) found.add(node.text)
      if (isMember && ts.isIdentifier(parent.expression) && parent.expression.text === 'Math' && BANNED_MATH.includes(node.text)) {
        found.add(`Math.${node.text}`)
      }
      if (node.text === 'Math' && !(ts.isPropertyAccessExpression(parent) && parent.expression === node)) found.add('Math as a whole')
    }
    ts.forEachChild(node, visit)
  }
  visit(file.ast)
  const id = inEngine ? RULESET_ID.exec(file.text)?.[0] : undefined
  return [
    ...[...found].map((word) => `${file.path} uses ${word}: answers are exact and repeatable`),
    ...(id === undefined ? [] : [`${file.path} names the ruleset ${id}: what differs between rulesets is a parameter or a policy`])
  ]
}

/** Every cycle of imports among files that a depth-first walk meets, type imports included; each as its files, the first one again at the end. */
export function cycles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  return cyclesOf(new Map(files.map((file) => [file.path, file.imports.flatMap((one) => one.file ?? [])])))
}

const folderOfFile = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/** The same among folders, each for itself however deep it lies: a folder that two others share belongs below both. */
export function folderCycles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>()
  for (const { path, imports } of files) {
    const from = folderOfFile(path)
    const known = next.get(from) ?? []
    next.set(from, known)
    for (const { file } of imports) {
      const to = file === null ? from : folderOfFile(file)
      if (to !== from && !known.includes(to)) known.push(to)
    }
  }
  return cyclesOf(next)
}

/**
 * The same among the folders right below a folder of the table, each with all that lies in it: two features of the model that need each
 * other, though none of their folders do.
 */
export function knots(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const from = partOf(path)
    if (from === null) continue
    const known = next.get(from) ?? new Set<string>()
    next.set(from, known)
    for (const { file } of imports) {
      const to = file === null ? null : partOf(file)
      if (to !== null && to !== from) known.add(to)
    }
  }
  return cyclesOf(new Map([...next].map(([from, to]) => [from, [...to]])))
}

/** The folder right below that of the table which a file lies in, or null for a file that lies beside them. */
function partOf(path: string): string | null {
  const folder = folderOf(path)
  const end = folder === null ? -1 : path.indexOf('/', folder.length + 1)
  return end < 0 ? null : path.slice(0, end)
}

/** Cycles of what the table itself allows, types included: the arrows that may be drawn run one way, whoever draws them. */
export const tableCycles = (folders: Readonly<Record<string, Folder>> = FOLDERS): readonly (readonly string[])[] =>
  cyclesOf(
    new Map(Object.entries(folders).map(([name, { uses, typesOf = [] }]) => [name, [...uses, ...typesOf].filter((to) => to !== name)]))
  )

/** How many files may lie beside the folders of a folder: more is a pile that wants folders of its own. */
const MOST_BESIDE_FOLDERS = 12

/** How many files may lie in a folder that has no folders. */
const MOST_WITHOUT_FOLDERS = 20

/** Folders that are lists, a file an entry: however many there are, each is found by its name. */
const LISTS = ['shared/rules/', 'shared/cases/questions', 'renderer/i18n/', 'renderer/model/question/kinds']

function crowded(files: readonly SourceFile[]): readonly string[] {
  const folders = new Set(files.map((file) => folderOfFile(file.path)))
  return [...folders].flatMap((folder) => {
    const here = files.filter((file) => folderOfFile(file.path) === folder).length
    if ([...folders].some((other) => other.startsWith(`${folder}/`))) {
      return here > MOST_BESIDE_FOLDERS
        ? [`${folder} has ${here} files beside its folders, at most ${MOST_BESIDE_FOLDERS} are meant to lie there`]
        : []
    }
    return here > MOST_WITHOUT_FOLDERS && !LISTS.some((list) => folder.startsWith(list))
      ? [`${folder} has ${here} files and no folders, at most ${MOST_WITHOUT_FOLDERS} are meant to lie there`]
      : []
  })
}

/** Folders right below model, actions and panels that are called otherwise than any feature. */
function featureViolations(files: readonly SourceFile[]): readonly string[] {
  const found = new Set(files.flatMap(({ path }) => /^renderer\/(model|actions|panels)\/[^/]+(?=\/)/.exec(path)?.[0] ?? []))
  const strange = [...found].filter((folder) => !NO_FEATURE.includes(folder) && !isFeature(lastPart(folder)))
  return strange.map((folder) => `${folder} is called as no feature is: take a name of the list FEATURES, or add one to it`)
}

/** Files of a language that are about no single feature of the app. */
const NO_FEATURE_TEXTS = [
  'all',
  'built',
  'counted',
  'hexLintSentences',
  'later',
  'editionWords',
  'laterBuilt',
  'leftOut',
  'lintSentences',
  'openPhrases',
  'openReadings',
  'phrases',
  'problems',
  'ruleTexts',
  'sentences',
  'shippedTexts',
  'storageTexts',
  'terms',
  'texts'
]

/**
 * Files of texts that are called otherwise than the feature which says them, as in `setupTexts` and `searchWords`, or than a folder of its
 * panels after the feature, as `eventDoorTexts` for `panels/event/door`; sentences of reasons as their file in English, as `linesSentences`.
 */
export function textViolations(paths: readonly string[]): readonly string[] {
  const parts = new Set(
    paths.flatMap((path) => {
      const [, feature, part] = /^renderer\/panels\/(\w+)\/(\w+)\//.exec(path) ?? []
      return feature === undefined || part === undefined ? [] : [`${feature}${part.charAt(0).toUpperCase()}${part.slice(1)}`]
    })
  )
  const reasons = new Set(
    paths.flatMap((path) => /^shared\/explain\/sentences\/(\w+)\.en\.ts$/.exec(path)?.[1] ?? []).concat('games', 'noBoard')
  )
  return paths.flatMap((path) => {
    const name = /^renderer\/i18n\/[a-z]{2}\/(\w+)\.\w+$/.exec(path)?.[1]
    const about = name?.replace(/(Texts|Words)$/, '')
    if (name === undefined || about === undefined || NO_FEATURE_TEXTS.includes(name) || isFeature(about) || parts.has(about)) return []
    if (name.endsWith('Sentences') && reasons.has(name.slice(0, -'Sentences'.length))) return []
    return [`${path} is called as no feature is: a file of texts is named after the feature that says them, as in setupTexts`]
  })
}

/** Features of the list that no folder is about. */
export function unusedFeatures(files: readonly SourceFile[]): readonly string[] {
  const used = new Set(files.flatMap(({ path }) => /^renderer\/(?:model|actions|panels)\/([^/]+)\//.exec(path)?.[1] ?? []))
  return Object.keys(FEATURES).filter((name) => !used.has(name))
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function cyclesOf(next: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const done = new Set<string>()
  const path: string[] = []
  const found: string[][] = []
  const walk = (node: string): void => {
    const start = path.indexOf(node)
    if (start >= 0) {
      found.push([...path.slice(start), node])
      return
    }
    if (done.has(node)) return
    path.push(node)
    for (const target of next.get(node) ?? []) walk(target)
    path.pop()
    done.add(node)
  }
  for (const node of next.keys()) walk(node)
  return found
}

/** The features as Markdown, as they stand in `docs/architecture.md`. */
export const featureTable = (): string =>
  ['| feature | what |', '|---|---|', ...Object.entries(FEATURES).map(([name, what]) => `| \`${name}\` | ${what} |`)].join('\n')

/** The table of folders as Markdown, as it stands in `docs/architecture.md`. */
export function folderTable(): string {
  const short = (folder: string): string => folder.replace(/^(shared|renderer)\//, '')
  const rows = Object.entries(FOLDERS).map(([folder, { what, uses, typesOf = [], packages = [] }]) => {
    const types = typesOf.filter((one) => one !== folder && !uses.includes(one)).map(short)
    const all = [...uses.map(short), ...packages.map((name) => `*${name}*`)]
    return `| \`src/${folder}\` | ${what} | ${all.join(', ') || 'nothing'} | ${types.join(', ')} |`
  })
  return ['| folder | what | may import | and types of |', '|---|---|---|---|', ...rows].join('\n')
}
