/**
 * The one gate for files from outside: from the bytes of everything picked or dropped at once to checked documents, or
 * to what is wrong, file by file. Nothing of a broken file comes in; whole ones beside it may.
 */
import { phrase, problem } from '../base/problem.ts'
import { parseQuestion } from '../cases/parseQuestion.ts'
import { fail, ok, type Result } from '../base/result.ts'
import { isRecord, foundOf } from '../base/validate.ts'
import { sameDocument } from './documents/differences.ts'
import type { ElementsFile, FigureSetFile, MapFile, SpecialTerrainFile } from './documents/documents.ts'
import { MOST_FIGURES } from './documents/figures/figureSchema.ts'
import { inFiguresVersion } from './documents/figuresVersion.ts'
import { parseElementsFile } from './documents/figures/elementsFile.ts'
import { parseFigureSetFile } from './documents/figures/figureSetFile.ts'
import { chosenFiles, type UntrustedFile } from './chosenFiles.ts'
import { IMPORTERS } from './importers.ts'
import type { ImportChoices, Importer, ImportOptions } from './foreign/importer.ts'
import { knownByName } from './foreign/knownPrograms.ts'
import { withGuess, type Note } from './foreign/notes.ts'
import { checkSizes, type BrokenFile } from './fileSizes.ts'
import { idOf } from './incomingId.ts'
import { parseHexMapFile, type HexMapFile } from './documents/maps/hexMapFile.ts'
import { parseMapFile } from './documents/maps/mapFile.ts'
import { readPack, type PackedPicture } from './pack/packFile.ts'
import type { PackManifest } from './pack/packManifest.ts'
import type { StoredPicture } from './documents/common/storedPicture.ts'
import { readPictureHeader } from './pack/pictureHeader.ts'
import { parseEditionFile, type EditionFile } from './documents/editionFile.ts'
import { parseTeamFile, type TeamFile } from './documents/teamFile.ts'
import { parseRulingFile, type RulingFile } from './documents/rulingFile.ts'
import { parseSpecialTerrainFile } from './documents/specialTerrainFile.ts'
import { mostBytesAmongOthers } from '../json/fileSize.ts'
import type { GuessedEncoding } from '../json/textEncoding.ts'
import { looksLikeZip } from './zip/zipDirectory.ts'
import '../base/sayFileSentences.ts'
import './documents/common/quickly.ts'

export type { BrokenFile } from './fileSizes.ts'

export type { UntrustedFile } from './chosenFiles.ts'

type AnyCase = Extract<ReturnType<typeof parseQuestion>, { ok: true }>['value']

/** A checked document and the file it came in. */
export type Incoming = { readonly file: string } & (
  | { readonly kind: 'case'; readonly document: AnyCase }
  | {
      readonly kind: 'map'
      readonly document: MapFile
      readonly picture?: PackedPicture
      /** What of another program's file is not in it; with the first map of the file. */
      readonly notes?: readonly Note[]
      /** Whose file it was, as `judge import` calls it; left out: ours. */
      readonly program?: string
      /** The levels of its scene, where one of several was taken; with the first map of the file. */
      readonly levels?: readonly string[]
      /** The picture as the library keeps it, once the page has named it by its content. */
      readonly stored?: StoredPicture
    }
  | {
      readonly kind: 'figures'
      readonly document: FigureSetFile
      /** As with maps. */
      readonly notes?: readonly Note[]
      readonly program?: string
    }
  | {
      readonly kind: 'elements'
      readonly document: ElementsFile
      /** As with maps. */
      readonly notes?: readonly Note[]
      readonly program?: string
    }
  | {
      readonly kind: 'team'
      readonly document: TeamFile
      /** As the pack that it came in calls it; left out: by its name. */
      readonly id?: string
      /** As with maps. */
      readonly notes?: readonly Note[]
      readonly program?: string
    }
  | { readonly kind: 'special-terrain'; readonly document: SpecialTerrainFile }
  | { readonly kind: 'edition'; readonly document: EditionFile }
  | { readonly kind: 'ruling'; readonly document: RulingFile }
  | { readonly kind: 'hex-map'; readonly document: HexMapFile }
)

export interface OpenedPack {
  readonly file: string
  readonly manifest: PackManifest
}

export type Reading =
  | {
      readonly ok: true
      readonly documents: readonly Incoming[]
      readonly packs: readonly OpenedPack[]
      /** Files of which nothing comes in, where others are whole. */
      readonly broken?: readonly BrokenFile[]
    }
  | { readonly ok: false; readonly broken: readonly BrokenFile[] }

/** What was chosen for each file, by its name. */
export type ChoicesByFile = Readonly<Record<string, ImportChoices>>

/**
 * Everything in `files`, and what is wrong with those of them that are broken.
 * @param choices for files of other programs that do not say everything
 * @param columns what columns of tables hold, by their heads
 */
export function readIncoming(files: readonly UntrustedFile[], choices: ChoicesByFile = {}, columns?: ReadonlyMap<string, string>): Reading {
  const oversize = checkSizes(files.map(({ name, bytes }) => ({ name, size: bytes.length, most: mostBytesAmongOthers(bytes) })))
  if (oversize) return { ok: false, broken: [oversize] }
  const documents: Incoming[] = []
  const packs: OpenedPack[] = []
  const broken: BrokenFile[] = []
  const chosen = chosenFiles(files, columns)
  for (const one of chosen.files) {
    // What belongs to another file is read with it; where there is no other, it is told.
    if (chosen.isLeft(one)) continue
    const { file, json, guessed } = one
    const read =
      json === null
        ? readBinary(file)
        : readText(
            file.name,
            json,
            {
              beside: chosen.beside,
              path: file.path ?? file.name,
              ...(columns && { columns }),
              ...optionsOf(Object.hasOwn(choices, file.name) ? choices[file.name] : undefined)
            },
            guessed
          )
    if (!read.ok) broken.push({ name: file.name, problems: read.problems })
    else {
      documents.push(...read.value.documents)
      if (read.value.manifest) packs.push({ file: file.name, manifest: read.value.manifest })
    }
  }
  if (documents.length > 0)
    for (const { file, problem: why } of chosen.unused()) broken.push({ name: file.name, unused: true, problems: [why] })
  const once = eachOnce(joinedSets(documents))
  broken.push(...once.clashes)
  if (broken.length === 0) return { ok: true, documents: once.documents, packs }
  return once.documents.length === 0 ? { ok: false, broken } : { ok: true, documents: once.documents, packs, broken }
}

interface OneFile {
  readonly documents: readonly Incoming[]
  readonly manifest?: PackManifest
}

type Json = Readonly<Record<string, unknown>>

const optionsOf = ({ objects, hidden, level, tiles = {} }: ImportChoices = {}): ImportOptions => ({
  ...(objects && { objects }),
  ...(hidden && { hidden }),
  ...(level !== undefined && { level }),
  tiles: new Map(Object.entries(tiles).map(([tile, meaning]) => [Number(tile), meaning]))
})

/** Who reads files of this program; null: nobody does, or they are our own. */
const importerOf = (json: unknown): Importer | null =>
  isRecord(json) && typeof json.format !== 'string' ? (IMPORTERS.find(({ recognises }) => recognises(json)) ?? null) : null

/** Maps and figures of another program, with what of its file is not in them. */
function foreignDocuments(
  file: string,
  json: Json,
  importer: Importer,
  options: ImportOptions,
  guessed?: GuessedEncoding | null
): Result<OneFile> {
  const read = importer.read(json, file, options)
  if (!read.ok) return read
  const { documents, pictures, levels = [] } = read.value
  // Without a document nobody would read what is told beside it.
  if (documents.length === 0 && read.value.notes.length > 0) return fail(problem('no-figures', '', 'no-figures', {}))
  const notes = withGuess(guessed, read.value.notes)
  return ok({
    documents: documents.flatMap((one, index): Incoming[] => {
      // What is told of the file is told once, with its first document.
      const told = { file, program: importer.name, ...(index === 0 && { notes }) }
      const picture = pictures?.get(index)
      if (one.kind === 'map') return [{ ...told, ...one, ...(picture && { picture }), ...(index === 0 && levels.length > 0 && { levels }) }]
      switch (one.kind) {
        case 'figures':
          return [{ ...told, ...one }]
        case 'elements':
          return [{ ...told, ...one }]
        case 'team':
          return [{ ...told, ...one }]
      }
    })
  })
}

function readBinary({ name: file, bytes }: UntrustedFile): Result<OneFile> {
  if (bytes.length === 0) return fail(problem('empty', '', 'empty', {}))
  if (looksLikeZip(bytes)) {
    const pack = readPack(bytes)
    if (!pack.ok) return pack
    const { manifest, maps, hexMaps, figureSets, elements, specialTerrain, editions, teams, pictures } = pack.value
    return ok({
      manifest,
      documents: [
        ...maps.map((document) => ({
          file,
          kind: 'map' as const,
          document,
          ...(pictures.has(document.id) ? { picture: pictures.get(document.id)! } : {})
        })),
        ...hexMaps.map((document) => ({ file, kind: 'hex-map' as const, document })),
        ...figureSets.map((document) => ({ file, kind: 'figures' as const, document })),
        ...elements.map((document) => ({ file, kind: 'elements' as const, document })),
        ...specialTerrain.map((document) => ({ file, kind: 'special-terrain' as const, document })),
        ...editions.map((document) => ({ file, kind: 'edition' as const, document })),
        ...teams.map(({ id, team }) => ({ file, kind: 'team' as const, id, document: team }))
      ]
    })
  }
  const header = readPictureHeader(bytes)
  return header.ok ? fail(problem('lone-picture', '', 'lone-picture', {})) : header
}

function readText(file: string, json: Result<unknown>, options: ImportOptions, guessed?: GuessedEncoding | null): Result<OneFile> {
  if (!json.ok) return json
  const importer = importerOf(json.value)
  if (importer && isRecord(json.value)) return foreignDocuments(file, json.value, importer, options, guessed)
  const one = documentOf(file, json.value)
  return one.ok ? ok({ documents: [one.value] }) : one
}

function documentOf(file: string, json: unknown): Result<Incoming> {
  const format = isRecord(json) ? json.format : undefined
  const family = typeof format === 'string' ? format.split('/', 1)[0] : null
  switch (family) {
    case 'clixcase':
      return wrapped(parseQuestion(json), (document) => ({ file, kind: 'case', document }))
    case 'linejudge-map':
      return wrapped(parseMapFile(json), (document) => ({ file, kind: 'map', document }))
    case 'linejudge-figures':
      return wrapped(parseFigureSetFile(json), (document) => ({ file, kind: 'figures', document }))
    case 'linejudge-elements':
      return wrapped(parseElementsFile(json), (document) => ({ file, kind: 'elements', document }))
    case 'linejudge-team':
      return wrapped(parseTeamFile(json), (document) => ({ file, kind: 'team', document }))
    case 'linejudge-special-terrain':
      return wrapped(parseSpecialTerrainFile(json), (document) => ({ file, kind: 'special-terrain', document }))
    case 'linejudge-edition':
      return wrapped(parseEditionFile(json), (document) => ({ file, kind: 'edition', document }))
    case 'linejudge-ruling':
      return wrapped(parseRulingFile(json), (document) => ({ file, kind: 'ruling', document }))
    case 'linejudge-hexmap':
      return wrapped(parseHexMapFile(json), (document) => ({ file, kind: 'hex-map', document }))
    case 'linejudge-pack':
      return fail(problem('wrong-format', '/format', 'lone-manifest', {}))
    default: {
      const known = format === undefined ? knownByName(file) : null
      if (known) return fail(known)
      const found = !isRecord(json)
        ? phrase('found.in-file', { found: foundOf(json) })
        : format === undefined
          ? phrase('found.no-format', {})
          : phrase('found.format', { found: foundOf(format) })
      return fail(problem('wrong-format', isRecord(json) ? '/format' : '', 'unknown-format', { found }))
    }
  }
}

const wrapped = <T>(result: Result<T>, as: (value: T) => Incoming): Result<Incoming> => (result.ok ? ok(as(result.value)) : result)

type OfSet = Extract<Incoming, { readonly kind: 'figures' | 'elements' }>

/** Pages of one set, and units of it in files of their own, are one set when they are picked together: those of other programs alone. */
function joinedSets(documents: readonly Incoming[]): readonly Incoming[] {
  const all: Incoming[] = []
  const places = new Map<string, number>()
  for (const incoming of documents) {
    const isOfSet = (incoming.kind === 'figures' || incoming.kind === 'elements') && incoming.program !== undefined
    const key = isOfSet ? `${incoming.kind} ${incoming.document.id}` : null
    const place = key === null ? undefined : places.get(key)
    const both = place === undefined ? null : joinedSet(all[place] as OfSet, incoming as OfSet)
    if (place !== undefined && both) all[place] = both
    else {
      if (key !== null) places.set(key, all.length)
      all.push(incoming)
    }
  }
  return all
}

/** null: they are not of one program, say different things of one figure, or are too many. */
function joinedSet(one: OfSet, other: OfSet): OfSet | null {
  if (one.program !== other.program) return null
  const { file, notes } = { file: `${one.file}, ${other.file}`, notes: joinedNotes(one, other) }
  if (one.kind === 'figures' && other.kind === 'figures') {
    const figures = joinedLists(one.document.figures, other.document.figures)
    return figures && { ...one, file, notes, document: inFiguresVersion({ ...one.document, figures }) }
  }
  if (one.kind !== 'elements' || other.kind !== 'elements') return null
  const elements = joinedLists(one.document.elements, other.document.elements)
  return elements && { ...one, file, notes, document: { ...one.document, elements } }
}

function joinedNotes(one: OfSet, other: OfSet): readonly Note[] {
  const notes = [...(one.notes ?? []), ...(other.notes ?? [])]
  return notes.filter(({ message }, at) => notes.findIndex((note) => note.message === message) === at)
}

/** Both lists, each entry once; null if they say different things of one, or are too long. */
function joinedLists<T extends { readonly id: string }>(one: readonly T[], other: readonly T[]): readonly T[] | null {
  const known = new Map(one.map((entry) => [entry.id, entry]))
  const added = other.filter(({ id }) => !known.has(id))
  const isSame = other.every((entry) => {
    const there = known.get(entry.id)
    // Each says from which file it came.
    return there === undefined || sameDocument({ ...there, origin: {} }, { ...entry, origin: {} })
  })
  return isSame && known.size + added.length <= MOST_FIGURES ? [...one, ...added] : null
}

/** The same document twice is one; two different ones under one id are a clash that only their makers can settle: neither comes in. */
function eachOnce(documents: readonly Incoming[]): { documents: Incoming[]; clashes: BrokenFile[] } {
  const seen = new Map<string, Incoming>()
  const clashes: BrokenFile[] = []
  const clashing = new Set<Incoming>()
  const kept = documents.filter((incoming) => {
    const id = idOf(incoming)
    if (id === null) return true
    const key = `${incoming.kind} ${id}`
    const first = seen.get(key)
    if (!first) {
      seen.set(key, incoming)
      return true
    }
    if (!sameDocument(first.document, incoming.document)) {
      clashes.push({
        name: incoming.file,
        problems: [problem('doubled-document', '/id', 'doubled-document', { id, file: first.file })]
      })
      clashing.add(first)
    }
    return false
  })
  return { documents: kept.filter((incoming) => !clashing.has(incoming)), clashes }
}
