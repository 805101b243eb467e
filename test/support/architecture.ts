/** The architecture as a table: which part of the source may import which. A file that breaks it is named with the rule. */
import ts from 'typescript'
import type { Import, SourceFile } from './sourceGraph.ts'

interface Part {
  /** Paths below `src/` that belong to it: a folder with `/` at the end, or a file. The longest that fits counts. */
  readonly at: readonly string[]
  /** Parts that it may import. Its own files it always may. */
  readonly uses: readonly string[]
  /** Parts of which it may import types. */
  readonly typesOf?: readonly string[]
  /** Packages, by the start of their name. */
  readonly packages?: readonly string[]
}

const SHARED = [
  'result', 'case types', 'ruling types', 'validate', 'json', 'grid', 'position', 'rules', 'engine', 'scene', 'explain', 'systems',
  'cases', 'mapEdit', 'event', 'formats', 'backup', 'journal'
]

/** One way only: from the bottom up. */
export const PARTS: Readonly<Record<string, Part>> = {
  // Types and constants of the two public contracts: everybody speaks them.
  'result': { at: ['shared/result.ts'], uses: [] },
  'case types': { at: ['shared/cases/case.ts', 'shared/cases/caseSquares.ts'], uses: [] },
  'ruling types': { at: ['shared/engine/ruling.ts'], uses: [], typesOf: ['case types'] },

  'validate': { at: ['shared/validate.ts'], uses: ['result'], packages: ['valibot'] },
  // What the case format shares with the other formats: reading and writing JSON, and the shape of a map.
  'json': {
    at: ['shared/formats/limits.ts', 'shared/formats/fileSize.ts', 'shared/formats/utf8.ts', 'shared/formats/jsonText.ts', 'shared/formats/jsonSyntax.ts', 'shared/formats/writeJson.ts', 'shared/formats/mapSchema.ts'],
    uses: ['result', 'validate', 'case types'], packages: ['valibot']
  },
  // The bytes of the journal: what the shell, the page and the tests share of it.
  'bytes': { at: ['shared/bytes.ts'], uses: [] },
  'journal': { at: ['shared/journal/'], uses: ['bytes'] },
  'serving': { at: ['shared/serving.ts'], uses: [] },
  'file kinds': { at: ['shared/fileKinds.ts'], uses: [] },
  'ipc': { at: ['shared/ipc.ts'], uses: ['json', 'file kinds', 'backup', 'journal'], packages: ['valibot'] },

  'grid': { at: ['shared/grid/'], uses: ['result', 'case types'] },
  'position': { at: ['shared/position/'], uses: ['result', 'validate', 'case types', 'grid'], typesOf: ['rules'] },
  'rules': {
    at: ['shared/rules/'], uses: ['result', 'validate', 'case types'], typesOf: ['grid', 'position', 'ruling types'], packages: ['valibot']
  },
  // Besides these the engine may import rules/vocabulary.ts and files of rules that hold nothing but types.
  'engine': { at: ['shared/engine/'], uses: ['result', 'case types', 'ruling types', 'grid', 'position'] },
  // What is to be drawn, as data, and what whoever draws it has to know of it: the board, lists, paper.
  'scene': {
    at: ['shared/explain/scene.ts', 'shared/explain/signs.ts', 'shared/explain/groundModel.ts', 'shared/explain/questionPoints.ts', 'shared/explain/sceneLegend.ts'],
    uses: ['case types'], typesOf: ['ruling types']
  },
  'explain': { at: ['shared/explain/'], uses: ['scene', 'result', 'case types', 'ruling types', 'grid', 'position', 'rules', 'engine'] },
  'systems': {
    at: ['shared/systems/'],
    uses: ['result', 'case types', 'ruling types', 'validate', 'json', 'grid', 'position', 'rules', 'engine', 'scene', 'explain'],
    packages: ['valibot']
  },
  'cases': {
    at: ['shared/cases/'],
    uses: ['result', 'case types', 'ruling types', 'validate', 'json', 'grid', 'position', 'rules', 'engine', 'scene', 'explain', 'systems', 'event', 'mapEdit'],
    packages: ['valibot']
  },
  'mapEdit': { at: ['shared/mapEdit/'], uses: ['case types'] },
  'event': { at: ['shared/event/'], uses: ['result', 'case types', 'ruling types', 'validate', 'json'] },
  'formats': {
    at: ['shared/formats/'],
    uses: ['bytes', 'result', 'case types', 'ruling types', 'validate', 'json', 'grid', 'position', 'rules', 'systems', 'cases', 'mapEdit', 'event'],
    packages: ['valibot', 'fflate']
  },
  'backup': { at: ['shared/backup/'], uses: ['result', 'validate', 'json', 'formats'], packages: ['valibot'] },

  'board': {
    at: ['renderer/board/'], uses: ['grid', 'case types', 'scene'], typesOf: SHARED, packages: ['pixi.js', '@use-gesture/vanilla']
  },
  'storage interface': { at: ['renderer/storage/storage.ts', 'renderer/storage/dataHealth.ts', 'renderer/storage/keptRows.ts'], uses: [], typesOf: SHARED },
  'storage': {
    at: ['renderer/storage/'], uses: ['storage interface', 'texts', 'journal', 'result', 'case types', 'validate', 'json', 'rules', 'cases', 'formats'],
    typesOf: SHARED, packages: ['dexie', 'valibot']
  },
  'platform': { at: ['renderer/platform/'], uses: ['platform interface', 'result', 'json', 'file kinds', 'journal'], typesOf: ['ipc'], packages: ['workbox-window'] },
  'platform interface': { at: ['renderer/platform/platform.ts', 'renderer/platform/backupShelf.ts', 'renderer/platform/readPickedFile.ts'], uses: ['json', 'file kinds'] },
  'offline': { at: ['renderer/offline/'], uses: [], packages: ['workbox-core', 'workbox-precaching'] },
  // The gate for files from outside, and the worker behind it.
  'import': { at: ['renderer/import/'], uses: ['result', 'json', 'formats'] },
  // Drawings for paper, out of the board's scene.
  'sheet': { at: ['renderer/sheet/'], uses: ['grid', 'scene'], typesOf: SHARED, packages: ['@cantoo/pdf-lib', '@cantoo/fontkit', '@fontsource'] },
  'texts': { at: ['renderer/i18n/'], uses: ['scene', 'explain'], typesOf: SHARED },
  'state': {
    at: ['renderer/state/'], uses: [...SHARED, 'texts', 'sheet', 'import', 'storage interface', 'platform interface'], packages: ['svelte', 'jsondiffpatch', 'minisearch']
  },
  'panels': {
    at: ['renderer/panels/', 'renderer/ui/'], uses: ['state', 'texts', 'scene', 'explain', 'systems', 'grid', 'case types', 'mapEdit', 'board host'], typesOf: SHARED,
    packages: ['svelte', 'bits-ui', '@lucide/svelte', '@internationalized/date']
  },
  'board host': {
    at: ['renderer/panels/BoardHost.svelte', 'renderer/panels/table/BoardHost.svelte', 'renderer/panels/StillBoard.svelte', 'renderer/panels/heroscape/HexBoardHost.svelte', 'renderer/panels/descent/DescentBoardHost.svelte', 'renderer/panels/board/Swatch.svelte'], uses: ['board', 'state', 'texts', 'scene', 'explain', 'panels'],
    typesOf: SHARED, packages: ['svelte']
  },
  'app': {
    at: ['renderer/App.svelte'], uses: ['state', 'texts', 'panels'], typesOf: [...SHARED, 'platform interface', 'storage interface'], packages: ['svelte', 'bits-ui']
  },
  'renderer': {
    at: ['renderer/'], uses: [...SHARED, 'board', 'storage', 'storage interface', 'platform', 'platform interface', 'state', 'texts', 'panels', 'board host', 'app'],
    packages: ['svelte', 'pixi.js', '@fontsource']
  },

  'main': { at: ['main/'], uses: ['ipc', 'file kinds', 'serving', 'json', 'formats', 'backup', 'journal'], packages: ['electron', 'valibot', 'node:'] },
  'cli': { at: ['cli/'], uses: ['result', 'serving', 'json', 'cases', 'systems', 'explain'], typesOf: SHARED, packages: ['node:'] }
}

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
    ...cycles(files).map((cycle) => `import cycle: ${cycle.join(' → ')}`)
  ]
}

/** The part that a file belongs to, or null. */
export function partOf(path: string): string | null {
  let best: { name: string; length: number } | null = null
  for (const [name, { at }] of Object.entries(PARTS)) {
    for (const place of at) {
      const fits = place.endsWith('/') ? path.startsWith(place) : path === place
      if (fits && place.length > (best?.length ?? 0)) best = { name, length: place.length }
    }
  }
  return best?.name ?? null
}

function importViolations(file: SourceFile, byPath: ReadonlyMap<string, SourceFile>): readonly string[] {
  const name = partOf(file.path)
  if (name === null) return [`${file.path} belongs to no part of the architecture: give its folder a place in the table`]
  return file.imports.flatMap((one) => {
    const problem = one.file === null ? packageProblem(name, one) : fileProblem(name, one, byPath.get(one.file))
    return problem === null ? [] : [`${file.path} imports ${one.specifier}: ${problem}`]
  })
}

function packageProblem(name: string, { specifier }: Import): string | null {
  if (/\.(css|json)(\?|$)/.test(specifier) && specifier.startsWith('.')) return null
  if (specifier.startsWith('.')) return 'imports name the file with its ending'
  const allowed = PARTS[name]!.packages ?? []
  const fits = allowed.some((start) => specifier === start || specifier.startsWith(start.endsWith(':') ? start : `${start}/`) ||
    (start.startsWith('@') && !start.includes('/') && specifier.startsWith(`${start}`)))
  return fits ? null : `${name} may not use this package`
}

function fileProblem(name: string, one: Import, target: SourceFile | undefined): string | null {
  if (target === undefined) return 'there is no such file'
  const part = partOf(target.path)
  if (part === null || part === name || PARTS[name]!.uses.includes(part)) return null
  if (one.typeOnly && PARTS[name]!.typesOf?.includes(part)) return null
  if (name === 'engine' && part === 'rules') {
    if (target.path === 'shared/rules/vocabulary.ts' || target.onlyTypes) return null
    return 'the engine may import rules/vocabulary.ts and files of nothing but types from rules, never an edition, an effect or the catalog'
  }
  return PARTS[name]!.typesOf?.includes(part) ? `${name} may import only types of ${part}` : `${name} may not import ${part}`
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

/** Every cycle of imports that a depth-first walk meets, type imports included; each as its files, the first one again at the end. */
export function cycles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const next = new Map(files.map((file) => [file.path, file.imports.flatMap((one) => one.file ?? [])]))
  const done = new Set<string>()
  const path: string[] = []
  const found: string[][] = []
  const walk = (file: string): void => {
    const start = path.indexOf(file)
    if (start >= 0) {
      found.push([...path.slice(start), file])
      return
    }
    if (done.has(file)) return
    path.push(file)
    for (const target of next.get(file) ?? []) walk(target)
    path.pop()
    done.add(file)
  }
  for (const file of next.keys()) walk(file)
  return found
}
