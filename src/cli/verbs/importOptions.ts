/** The options of `judge import`: each puts its value into what is given, or says that it cannot be. */
import { problem } from '../../shared/base/problem.ts'
import { fail, ok, type Result } from '../../shared/base/result.ts'
import type { AnyOptions, DocumentKind } from '../../shared/formats/anyFile.ts'
import type { ImportOptions } from '../../shared/formats/foreign/importer.ts'
import type { PictureGrid } from '../../shared/formats/foreign/pictureAlone.ts'
import { TABLE_COLUMNS } from '../../shared/formats/foreignFigures/figuresTable.ts'
import { inksIn, type Inks } from './suggestion.ts'
import '../../shared/base/sayFileSentences.ts'

export const PICTURE_USAGE = '--size 16x24 --corners "x,y x,y x,y x,y"'
export const IMPORT_USAGE = `import FILE … [--check] [--map|--set|--team|--event|--league ID …] [--out DIR [--force]] [--objects skip|blocking|hindering|walls] [--tiles "1=hindering,2=special:ID"] [--hidden skip|read] [--level NAME] [--columns "HEAD=name,…"] [--pictures DIR] [${PICTURE_USAGE} [--inks "hindering=#rrggbb|x,y …"] [--suggest]]`

/** A document that alone is wanted, and others that are named in the same way. */
export interface Pick {
  readonly kinds: readonly DocumentKind[]
  readonly id: string
}

export interface Given {
  readonly files: readonly string[]
  readonly options: AnyOptions
  /** Nothing comes out and nothing is written: only what is wrong is told. */
  readonly check: boolean
  /** Empty: everything comes out. */
  readonly picks: readonly Pick[]
  /** The folder that documents are written to, a file each. */
  readonly out: string | null
  /** Whether a file that is there is written over. */
  readonly force: boolean
  /** The folder that pictures are written to. */
  readonly pictures: string | null
  /** Inks by what they mean, where a suggestion is asked for. */
  readonly inks: Inks | null
}

const OBJECTS = ['skip', 'blocking', 'hindering', 'walls'] as const
const HIDDEN = ['skip', 'read'] as const

/** The options without a value. */
const FLAGS: Readonly<Record<string, Partial<Given>>> = {
  '--json': {},
  '--suggest': {},
  '--check': { check: true },
  '--force': { force: true }
}

/** The options with a value. */
const OPTIONS: Readonly<Record<string, (given: Given, value: string) => Given | null>> = {
  '--map': (given, value) => withPick(given, ['map', 'hexmap'], value),
  '--set': (given, value) => withPick(given, ['figures'], value),
  '--team': (given, value) => withPick(given, ['team'], value),
  '--event': (given, value) => withPick(given, ['event'], value),
  '--league': (given, value) => withPick(given, ['league'], value),
  '--out': (given, value) => (value === '' ? null : { ...given, out: value }),
  '--objects'(given, value) {
    const objects = OBJECTS.find((one) => one === value)
    return objects ? withOptions(given, { objects }) : null
  },
  '--tiles'(given, value) {
    const pairs = value.split(',').map((part) => /^\s*(\d{1,9})\s*=\s*(\S[^=]*)$/.exec(part))
    if (pairs.includes(null)) return null
    return withOptions(given, { tiles: new Map(pairs.map((pair) => [Number(pair![1]), pair![2]!.trim()])) })
  },
  '--hidden'(given, value) {
    const hidden = HIDDEN.find((one) => one === value)
    return hidden ? withOptions(given, { hidden }) : null
  },
  '--level': (given, value) => (value === '' ? null : withOptions(given, { level: value })),
  '--inks'(given, value) {
    const inks = inksIn(value)
    return inks && { ...given, inks }
  },
  '--columns'(given, value) {
    const pairs = value.split(',').map((part) => part.split('=').map((word) => word.trim()))
    if (!pairs.every((pair) => pair.length === 2 && pair[0] !== '' && TABLE_COLUMNS.some((column) => column === pair[1]))) return null
    return withOptions(given, { columns: new Map(pairs.map((pair) => [pair[0]!, pair[1]!])) })
  },
  '--pictures': (given, value) => (value === '' ? null : { ...given, pictures: value }),
  '--size'(given, value) {
    const size = /^(\d{1,4})x(\d{1,4})$/.exec(value)
    return size ? withGrid(given, { size: [Number(size[1]), Number(size[2])] }) : null
  },
  '--corners'(given, value) {
    const corners = value.trim().split(/\s+/).map((pair) => pair.split(',').map((one) => (one === '' ? NaN : Number(one)))) // prettier-ignore
    if (corners.length !== 4 || !corners.every((pair) => pair.length === 2 && pair.every(Number.isFinite))) return null
    return withGrid(given, { corners: corners.map(([x, y]) => [x!, y!] as const) })
  }
}

const withPick = (given: Given, kinds: Pick['kinds'], id: string): Given | null =>
  id === '' ? null : { ...given, picks: [...given.picks, { kinds, id }] }
const withOptions = (given: Given, more: Omit<ImportOptions, 'beside'>): Given => ({ ...given, options: { ...given.options, ...more } })
const NO_SIZE = [0, 0] as const
const withGrid = (given: Given, more: Partial<PictureGrid>): Given => ({
  ...given,
  options: { ...given.options, grid: { size: NO_SIZE, ...given.options.grid, ...more } }
})

/** What `args` ask for, or what is wrong with them. */
export function optionsIn(args: readonly string[]): Result<Given> {
  let given: Given = { files: [], options: {}, check: false, picks: [], out: null, force: false, pictures: null, inks: null }
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!
    if (Object.hasOwn(FLAGS, arg)) {
      given = { ...given, ...FLAGS[arg] }
      continue
    }
    const read = Object.hasOwn(OPTIONS, arg) ? OPTIONS[arg] : undefined
    if (read) {
      const value = args[++index] ?? ''
      const next = read(given, value)
      if (next === null) return fail(problem(arg === '--corners' ? 'bad-corners' : 'wrong-option', '', 'wrong-option', { option: arg, found: value })) // prettier-ignore
      given = next
    } else if (arg.startsWith('-') && arg !== '-')
      return fail(problem('unknown-option', '', 'unknown-option', { option: arg, usage: IMPORT_USAGE }))
    else given = { ...given, files: [...given.files, arg] }
  }
  if (given.files.length === 0) return fail(problem('usage', '', 'verb-usage', { usage: IMPORT_USAGE }))
  if (given.options.grid?.size === NO_SIZE) return fail(problem('usage', '', 'picture-needs-size', { usage: PICTURE_USAGE }))
  return ok({ ...given, inks: args.includes('--suggest') ? (given.inks ?? {}) : null })
}
