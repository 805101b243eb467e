/**
 * Files of whatever program, as documents of ours: those of other programs by the importers, our own by the gate, a picture as a map
 * of clear squares. What every verb of the command line reads. All or nothing.
 */
import { problem } from '../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../base/result.ts'
import { isRecord } from '../base/validate.ts'
import type { ElementsFile, FigureSetFile } from './documents/documents.ts'
import type { HexMapFile } from './documents/maps/hexMapFile.ts'
import type { LeagueFile } from './documents/leagueFile.ts'
import { readLeague, unknownInLeague } from './documents/leagueWithEvents.ts'
import { parseTeamFile, type TeamFile } from './documents/teamFile.ts'
import { parseMapDocument, type MapFile } from './documents/maps/mapDocument.ts'
import { eventImporterOf, readForeignEvents } from './foreignEvents.ts'
import { chosenFiles, isDrawing, type UntrustedFile } from './chosenFiles.ts'
import { IMPORTERS } from './importers.ts'
import { knownByName } from './foreign/knownPrograms.ts'
import type { ImportOptions, PictureInside } from './foreign/importer.ts'
import { Notes, withGuess, type Note } from './foreign/notes.ts'
import { tellUnread } from './foreign/unread.ts'
import { unknownIn, unknownInManifest } from './unknownIn.ts'
import { readPictureAlone, type PictureGrid } from './foreign/pictureAlone.ts'
import { readIncoming, type Incoming } from './incoming.ts'
import { readPictureHeader } from './pack/pictureHeader.ts'
import { looksLikeZip } from './zip/zipDirectory.ts'
import { readEvent } from '../tournament/asks/readEvent.ts'
import { unknownInEvent } from '../tournament/asks/unknownInEvent.ts'
import type { WrittenEvent } from '../tournament/foreign/foreignEvent.ts'
import '../base/sayFileSentences.ts'

export interface AnyOptions extends Omit<ImportOptions, 'beside' | 'path'> {
  /** How a picture alone is to be read; left out: it is refused with what is missing. */
  readonly grid?: PictureGrid | undefined
  /** Whether files that cannot be read are left out with a note, if others can be. */
  readonly partly?: boolean | undefined
  /** The options that say it, for that sentence. */
  readonly usage?: string | undefined
}

/** As the answer of `judge import` calls them. */
export type DocumentKind =
  'map' | 'figures' | 'elements' | 'team' | 'special-terrain' | 'edition' | 'case' | 'hexmap' | 'event' | 'league' | 'ruling'

export type AnyDocument =
  | { readonly kind: 'map'; readonly document: MapFile; readonly picture?: PictureInside | undefined }
  | { readonly kind: 'figures'; readonly document: FigureSetFile }
  | { readonly kind: 'elements'; readonly document: ElementsFile }
  | { readonly kind: 'team'; readonly document: TeamFile }
  | { readonly kind: 'hexmap'; readonly document: HexMapFile }
  /** One of ours stays as it is in its file. */
  | { readonly kind: 'event'; readonly document: WrittenEvent | Readonly<Record<string, unknown>> }
  /** With the files of its events that are there. */
  | { readonly kind: 'league'; readonly document: LeagueFile }
  | { readonly kind: 'special-terrain' | 'edition' | 'case' | 'ruling'; readonly document: object }

export interface ReadFile {
  readonly file: string
  /** The format that was recognised; `null` if nothing of the file was imported. */
  readonly recognised: string | null
  readonly documents: readonly AnyDocument[]
  readonly notes: readonly Note[]
  /** Figures, or entries of a backup, that were left out because they could not be read. */
  readonly skipped?: number | undefined
  /** Which of its own generations the program wrote. */
  readonly generation?: number | undefined
}

export interface Unreadable {
  readonly file: string
  readonly recognised: string | null
  readonly problems: readonly Problem[]
}

export type AnyReading = { readonly ok: true; readonly files: readonly ReadFile[] } | { readonly ok: false; readonly broken: Unreadable }

/** Reads all of `files`; what belongs to another file is read with it. */
export function readAny(files: readonly UntrustedFile[], options: AnyOptions = {}): AnyReading {
  const chosen = chosenFiles(files, options.columns)
  const read: ReadFile[] = []
  const broken: Unreadable[] = []
  for (const one of chosen.files) {
    // A part is read with the file that it belongs to; without one, it is reported.
    if (chosen.isLeft(one)) continue
    const { file, guessed } = one
    const json = one.json === null ? ok(null) : one.json.ok ? recordIn(one.json.value) : one.json
    const recognised = !json.ok ? null : json.value === null ? binaryName(file.bytes) : nameOf(json.value)
    const inFolder = { ...options, beside: chosen.beside, path: file.path ?? file.name }
    const found = !json.ok ? json : json.value === null ? readBinary(file, options) : readJson(file, json.value, inFolder)
    if (found.ok) read.push({ file: file.name, recognised: recognised ?? '', ...found.value, notes: withGuess(guessed, found.value.notes) })
    else broken.push({ file: file.name, recognised, problems: found.problems })
  }
  const [first] = broken
  if (first && (options.partly !== true || read.length === 0)) return { ok: false, broken: first }
  const left = (file: string, recognised: string | null, code: 'file-skipped' | 'file-unused', problems: readonly Problem[]): ReadFile => {
    const notes = new Notes()
    notes.skip(code, file, problems)
    return { file, recognised, documents: [], notes: notes.all }
  }
  return {
    ok: true,
    files: [
      ...read,
      ...broken.map(({ file, recognised, problems }) =>
        left(file, recognised, recognised === 'picture' && options.grid === undefined ? 'file-unused' : 'file-skipped', problems)
      ),
      ...chosen.unused().map(({ file, problem: why }) => left(file.name, null, 'file-unused', [why]))
    ]
  }
}

type Json = Readonly<Record<string, unknown>>

type Contents = Omit<ReadFile, 'file' | 'recognised'>

const binaryName = (bytes: Uint8Array): string => (looksLikeZip(bytes) ? 'linejudge-pack' : 'picture')

const recordIn = (json: unknown): Result<Json> => (isRecord(json) ? ok(json) : fail(problem('not-recognised', '', 'not-recognised', {})))

/** What our own documents are called by the first words of their format. */
const OWN: Readonly<Record<string, string>> = {
  'linejudge-map': 'linejudge-map',
  'linejudge-hexmap': 'linejudge-hexmap',
  'linejudge-figures': 'linejudge-figures',
  'linejudge-elements': 'linejudge-elements',
  'linejudge-special-terrain': 'linejudge-special-terrain',
  'linejudge-edition': 'linejudge-edition',
  'linejudge-team': 'linejudge-team',
  'linejudge-event': 'linejudge-event',
  'linejudge-league': 'linejudge-league',
  'linejudge-ruling': 'linejudge-ruling',
  clixcase: 'clixcase'
}

/** The first word of a format of ours; empty where it is none. */
function familyOf({ format }: Json): string {
  const family = typeof format === 'string' ? format.split('/', 1)[0]! : ''
  return Object.hasOwn(OWN, family) ? family : ''
}

function nameOf(json: Json): string | null {
  const family = familyOf(json)
  if (family !== '') return OWN[family]!
  return (IMPORTERS.find(({ recognises }) => recognises(json)) ?? eventImporterOf(json))?.name ?? null
}

function readJson(file: UntrustedFile, json: Readonly<Record<string, unknown>>, options: ImportOptions): Result<Contents> {
  const name = nameOf(json)
  if (name === null) return fail(knownByName(file.name) ?? problem('not-recognised', '', 'not-recognised', {}))
  if (name === 'linejudge-map') {
    const map = parseMapDocument(json)
    if (!map.ok) return map
    const document = { kind: 'map', document: map.value } as const
    return ok({ documents: [document], notes: unknownNotes(unknownIn({ ...document, file: file.name })) })
  }
  if (name === 'linejudge-team') {
    const team = parseTeamFile(json)
    if (!team.ok) return team
    const document = { kind: 'team', document: team.value } as const
    return ok({ documents: [document], notes: unknownNotes(unknownIn({ ...document, file: file.name })) })
  }
  if (name === 'linejudge-event') {
    const event = readEvent(json)
    return event.ok ? ok({ documents: [{ kind: 'event', document: json }], notes: unknownNotes(unknownInEvent(json)) }) : event
  }
  if (name === 'linejudge-league') {
    const league = readLeague(json)
    if (!league.ok) return league
    return ok({ documents: [{ kind: 'league', document: league.value.league }], notes: unknownNotes(unknownInLeague(league.value)) })
  }
  const events = eventImporterOf(json)
  if (events?.name === name) return readForeignEvents(events, json)
  const importer = IMPORTERS.find((one) => one.name === name)
  if (importer === undefined) return throughGate(file)
  const found = importer.read(json, file.name, options)
  if (!found.ok) return found
  const { documents, notes, pictures, skipped, generation } = found.value
  const withPictures = documents.map((one, index) => (one.kind === 'map' ? { ...one, picture: pictures?.get(index) } : one))
  return ok({ documents: withPictures, notes, skipped, generation })
}

function readBinary(file: UntrustedFile, { grid, usage = '' }: AnyOptions): Result<Contents> {
  if (file.bytes.length === 0) return fail(problem('empty', '', 'empty', {}))
  if (looksLikeZip(file.bytes)) return throughGate(file)
  const header = readPictureHeader(file.bytes)
  // A drawing in SVG begins as a file of Tiled does.
  if (!header.ok) return isDrawing(file.bytes) ? fail(problem('not-recognised', '', 'drawn-picture', {})) : header
  if (grid === undefined) return fail(problem('picture-needs-size', '', 'picture-needs-size', { usage }))
  const found = readPictureAlone(file.bytes, file.name, grid)
  if (!found.ok) return found
  return ok({
    documents: found.value.documents.map((one) => ({ ...one, picture: found.value.pictures?.get(0) })),
    notes: found.value.notes
  })
}

function throughGate(file: UntrustedFile): Result<Contents> {
  const reading = readIncoming([file])
  if (!reading.ok) return fail(...(reading.broken[0]?.problems ?? []))
  const { documents, packs } = reading
  const unknown = [...packs.flatMap(unknownInManifest), ...documents.flatMap(unknownIn)]
  return ok({ documents: documents.map(documentOf), notes: unknownNotes(unknown) })
}

/** What a document of ours holds that its format does not name; a case tells its own in each ruling. */
function unknownNotes(places: readonly string[]): readonly Note[] {
  const notes = new Notes()
  tellUnread(places, notes)
  return notes.all
}

function documentOf(incoming: Incoming): AnyDocument {
  switch (incoming.kind) {
    case 'map':
      return { kind: 'map', document: incoming.document, picture: incoming.picture }
    case 'hex-map':
      return { kind: 'hexmap', document: incoming.document }
    case 'team':
      return { kind: 'team', document: incoming.document }
    case 'figures':
      return { kind: 'figures', document: incoming.document }
    case 'elements':
      return { kind: 'elements', document: incoming.document }
    default:
      return { kind: incoming.kind, document: incoming.document }
  }
}
