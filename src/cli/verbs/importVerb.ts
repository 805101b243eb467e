/** `judge import FILE …`: maps, figures and tournaments of other programs as documents of ours, with a note for whatever is not in them. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fail, ok, type Problem, type Result } from '../../shared/base/result.ts'
import { problem } from '../../shared/base/problem.ts'
import { readAny, type AnyDocument, type AnyOptions, type AnyReading } from '../../shared/formats/anyFile.ts'
import { pictureFile } from '../../shared/formats/documents/common/storedPicture.ts'
import { TABLE_COLUMNS } from '../../shared/formats/foreignFigures/figuresTable.ts'
import type { ImportOptions, PictureInside } from '../../shared/formats/foreign/importer.ts'
import type { PictureGrid } from '../../shared/formats/foreign/pictureAlone.ts'
import { internalProblem } from '../input/answerInput.ts'
import type { Output } from '../printing/output.ts'
import { inksIn, suggestionOf, type Inks } from './suggestion.ts'
import { plain } from '../printing/plainText.ts'
import { base, inputOf } from '../input/readInput.ts'
import { refuse } from '../printing/refuse.ts'
import '../../shared/base/sayFileSentences.ts'

const FORMAT = 'linejudge-import/1'
const PICTURE_USAGE = '--size 16x24 --corners "x,y x,y x,y x,y"'
export const IMPORT_USAGE = `import FILE … [--objects skip|blocking|hindering|walls] [--tiles "1=hindering,2=special:ID"] [--hidden skip|read] [--level NAME] [--columns "HEAD=name,…"] [--pictures DIR] [${PICTURE_USAGE} [--inks "hindering=#rrggbb|x,y …"] [--suggest]]`

const OBJECTS = ['skip', 'blocking', 'hindering', 'walls'] as const
const HIDDEN = ['skip', 'read'] as const

/** Runs the verb. Exit status: 0 everything came in, 2 something could not be read; then nothing did. */
export async function runImport(args: readonly string[], output: Output): Promise<number> {
  const json = args.includes('--json')
  const bad = (problems: readonly Problem[], file = '', recognised: string | null = null): number =>
    refuse(output, args, FORMAT, problems, file, (told) => ({
      files: file === '' ? [] : [{ file, recognised, generation: null, skipped: 0 }],
      documents: [],
      notes: [],
      problems: told.map((one) => ({ ...one, ...(file !== '' && { file }) }))
    }))
  const given = optionsIn(args)
  if (!given.ok) return bad(given.problems)
  const { files, options, pictures, inks } = given.value
  if (files.length === 0) return bad([problem('usage', '', 'verb-usage', { usage: IMPORT_USAGE })])
  const reading = await readFiles(files, options)
  if (!reading.ok) return bad(reading.broken.problems, reading.broken.file, reading.broken.recognised)
  const documents: { readonly kind: string; readonly document: object }[] = []
  for (const one of reading.files.flatMap((file) => file.documents)) {
    const named = withNamedPicture(one)
    if (pictures !== null && one.kind === 'map' && one.picture) {
      const written = await writePicture(pictures, one.picture)
      if (!written.ok) return bad(written.problems)
    }
    documents.push(named)
  }
  let suggestion: object | null = null
  if (inks !== null) {
    const found = suggestionOf(reading.files[0]?.documents[0], inks)
    if (!found.ok) return bad(found.problems, reading.files[0]?.file)
    suggestion = found.value
  }
  const told = {
    format: FORMAT,
    ok: true,
    files: reading.files.map(({ file, recognised, generation = null, skipped = 0 }) => ({ file, recognised, generation, skipped })),
    documents,
    ...(suggestion && { suggestion }),
    notes: reading.files.flatMap(({ file, notes }) => notes.map((note) => ({ ...note, file }))),
    problems: []
  }
  output.out(json ? `${JSON.stringify(told)}\n` : `${linesOf(reading.files).map(plain).join('\n')}\n`)
  return 0
}

function linesOf(files: Extract<AnyReading, { ok: true }>['files']): string[] {
  return files.flatMap(({ file, documents, notes }) => [
    ...documents.map((one) => lineOf(file, one)),
    ...notes.map(({ message }) => `  ${message}`)
  ])
}

function lineOf(file: string, one: AnyDocument): string {
  switch (one.kind) {
    case 'map':
      return `${file}: map "${one.document.name}", ${one.document.map.size.join(' x ')} squares`
    case 'figures':
      return `${file}: figure set "${one.document.name}", ${one.document.figures.length} figures`
    case 'team':
      return `${file}: team "${one.document.name}", ${one.document.total} points`
    case 'event': {
      const { id, name, log } = one.document
      const count = Array.isArray(log) ? log.length : 0
      return `${file}: event "${String(name ?? id)}", ${count} ${count === 1 ? 'entry' : 'entries'}`
    }
    default:
      return `${file}: ${one.kind}`
  }
}

/** Files by their names on the command line, `-` for standard input; a fault of the program itself is a problem, too. */
export async function readFiles(names: readonly string[], options: AnyOptions = {}): Promise<AnyReading> {
  const files: { name: string; bytes: Uint8Array }[] = []
  for (const name of names) {
    const bytes = await inputOf(name).readBytes()
    if (!bytes.ok) return { ok: false, broken: { file: basename(name), recognised: null, problems: bytes.problems } }
    files.push({ name: name === '-' ? 'standard input' : basename(name), bytes: bytes.value })
  }
  try {
    return readAny(files, { usage: PICTURE_USAGE, ...options })
  } catch (error) {
    return { ok: false, broken: { file: files[0]?.name ?? '', recognised: null, problems: [internalProblem(error)] } }
  }
}

/** What a picture is called in the library: by its content. */
export const pictureName = ({ kind, bytes }: PictureInside): string => pictureFile(createHash('sha256').update(bytes).digest('hex'), kind)

/** The document with the name of the picture that came with it. */
export function withNamedPicture(one: AnyDocument): { readonly kind: string; readonly document: object } {
  if (one.kind !== 'map') return one
  const { kind, document, picture } = one
  return { kind, document: picture ? { ...document, picture: { ...document.picture, file: pictureName(picture) } } : document }
}

async function writePicture(folder: string, picture: PictureInside): Promise<Result<null>> {
  const into = resolve(base(), folder)
  try {
    await mkdir(into, { recursive: true })
    await writeFile(join(into, pictureName(picture)), picture.bytes)
    return ok(null)
  } catch (error) {
    return fail(problem('not-written', '', 'not-written', { file: folder, why: (error as NodeJS.ErrnoException).code ?? '' }))
  }
}

interface Given {
  readonly files: readonly string[]
  readonly options: AnyOptions
  /** The folder that pictures are written to. */
  readonly pictures: string | null
  /** Inks by what they mean, where a suggestion is asked for. */
  readonly inks: Inks | null
}

/** The options with a value: each puts it into what is given, or says that it cannot be. */
const OPTIONS: Readonly<Record<string, (given: Given, value: string) => Given | null>> = {
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
    const pairs = value.split(',').map((part) => /^\s*([^=]*[^=\s])\s*=\s*(\S[^=]*)$/.exec(part))
    if (pairs.includes(null) || pairs.some((pair) => !TABLE_COLUMNS.some((column) => column === pair![2]!.trim()))) return null
    return withOptions(given, { columns: new Map(pairs.map((pair) => [pair![1]!, pair![2]!.trim()])) })
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

const withOptions = (given: Given, more: Omit<ImportOptions, 'beside'>): Given => ({ ...given, options: { ...given.options, ...more } })
const NO_SIZE = [0, 0] as const
const withGrid = (given: Given, more: Partial<PictureGrid>): Given => ({
  ...given,
  options: { ...given.options, grid: { size: NO_SIZE, ...given.options.grid, ...more } }
})

function optionsIn(args: readonly string[]): Result<Given> {
  let given: Given = { files: [], options: {}, pictures: null, inks: null }
  const wanted = args.includes('--suggest')
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!
    if (arg === '--json' || arg === '--suggest') continue
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
  if (given.options.grid?.size === NO_SIZE) return fail(problem('usage', '', 'picture-needs-size', { usage: PICTURE_USAGE }))
  return ok({ ...given, inks: wanted ? (given.inks ?? {}) : null })
}
