/**
 * Files of whatever program, as documents of ours: those of other programs by the importers, our own by the gate, a picture as a map
 * of clear squares. What every verb of the command line reads. All or nothing.
 */
import { problem } from '../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../base/result.ts'
import { isRecord } from '../base/validate.ts'
import { readEncoded, type GuessedEncoding } from '../json/textEncoding.ts'
import type { FigureSetFile } from './documents/documents.ts'
import type { HexMapFile } from './documents/maps/hexMapFile.ts'
import type { LeagueFile } from './documents/leagueFile.ts'
import { readLeague, unknownInLeague } from './documents/leagueWithEvents.ts'
import { parseTeamFile, type TeamFile } from './documents/teamFile.ts'
import { parseMapDocument, type MapFile } from './documents/maps/mapDocument.ts'
import { eventImporterOf, readForeignEvents } from './foreignEvents.ts'
import { IMPORTERS, isPart } from './importers.ts'
import { parseForeignText } from './foreignText.ts'
import type { ImportOptions, PictureInside } from './foreign/importer.ts'
import { Notes, withGuess, type Note } from './foreign/notes.ts'
import { tellUnread } from './foreign/unread.ts'
import { unknownIn, unknownInManifest } from './unknownIn.ts'
import { readPictureAlone, type PictureGrid } from './foreign/pictureAlone.ts'
import { readIncoming, type Incoming, type UntrustedFile } from './incoming.ts'
import { looksLikePicture, readPictureHeader } from './pack/pictureHeader.ts'
import { looksLikeZip } from './zip/zipDirectory.ts'
import { readEvent } from '../tournament/asks/readEvent.ts'
import { unknownInEvent } from '../tournament/asks/unknownInEvent.ts'
import type { WrittenEvent } from '../tournament/foreign/foreignEvent.ts'
import '../base/sayFileSentences.ts'

export interface AnyOptions extends Omit<ImportOptions, 'beside'> {
  /** How a picture alone is to be read; left out: it is refused with what is missing. */
  readonly grid?: PictureGrid | undefined
  /** The options that say it, for that sentence. */
  readonly usage?: string | undefined
}

/** As the answer of `judge import` calls them. */
export type DocumentKind = 'map' | 'figures' | 'team' | 'special-terrain' | 'case' | 'hexmap' | 'event' | 'league'

export type AnyDocument =
  | { readonly kind: 'map'; readonly document: MapFile; readonly picture?: PictureInside | undefined }
  | { readonly kind: 'figures'; readonly document: FigureSetFile }
  | { readonly kind: 'team'; readonly document: TeamFile }
  | { readonly kind: 'hexmap'; readonly document: HexMapFile }
  /** One of ours stays as it is in its file. */
  | { readonly kind: 'event'; readonly document: WrittenEvent | Readonly<Record<string, unknown>> }
  /** With the files of its events that are there. */
  | { readonly kind: 'league'; readonly document: LeagueFile }
  | { readonly kind: 'special-terrain' | 'case'; readonly document: object }

export interface ReadFile {
  readonly file: string
  /** What it was recognised as. */
  readonly recognised: string
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
  const parsed: { readonly file: UntrustedFile; readonly json: Json | null; readonly guessed?: GuessedEncoding | null }[] = []
  for (const file of files) {
    const text = isBinary(file.bytes) ? null : readEncoded(file.bytes)
    const json = text === null ? ok(null) : text.ok ? jsonOf(text.value.text, options.columns) : text
    if (!json.ok) return { ok: false, broken: { file: file.name, recognised: null, problems: json.problems } }
    parsed.push({ file, json: json.value, ...(text?.ok && { guessed: text.value.guessed }) })
  }
  const beside = new Map(parsed.flatMap(({ file, json }) => (json ? [[file.name, json] as const] : [])))
  const read: ReadFile[] = []
  // What belongs to another file is read with it; where there is no other, it is told.
  const isBeside = (json: Json | null): boolean => json !== null && !isOwn(json) && isPart(json)
  const parts = new Set(parsed.filter(({ json }) => isBeside(json)))
  for (const one of parsed) {
    if (parts.size < parsed.length && parts.has(one)) continue
    const { file, json, guessed } = one
    const recognised = json === null ? binaryName(file.bytes) : nameOf(json)
    const found = json === null ? readBinary(file, options) : readJson(file, json, { ...options, beside })
    if (!found.ok) return { ok: false, broken: { file: file.name, recognised, problems: found.problems } }
    read.push({ file: file.name, recognised: recognised ?? '', ...found.value, notes: withGuess(guessed, found.value.notes) })
  }
  return { ok: true, files: read }
}

type Json = Readonly<Record<string, unknown>>

type Contents = Omit<ReadFile, 'file' | 'recognised'>

const isBinary = (bytes: Uint8Array): boolean => looksLikeZip(bytes) || (looksLikePicture(bytes) && !isDrawing(bytes))
/** A drawing in SVG begins as other XML does: only what the reader of XML does not know is refused as a picture. */
const isDrawing = (bytes: Uint8Array): boolean => bytes[0] === 0x3c || bytes[0] === 0xef
const binaryName = (bytes: Uint8Array): string => (looksLikeZip(bytes) ? 'linejudge-pack' : 'picture')

function jsonOf(text: string, columns?: ReadonlyMap<string, string>): Result<Json> {
  const json = parseForeignText(text, columns)
  if (!json.ok) return json
  return isRecord(json.value) ? ok(json.value) : fail(problem('not-recognised', '', 'not-recognised', {}))
}

/** What our own documents are called by the first words of their format. */
const OWN: Readonly<Record<string, string>> = {
  'linejudge-map': 'linejudge-map',
  'linejudge-hexmap': 'linejudge-hexmap',
  'linejudge-figures': 'linejudge-figures',
  'linejudge-special-terrain': 'linejudge-special-terrain',
  'linejudge-team': 'linejudge-team',
  'linejudge-event': 'linejudge-event',
  'linejudge-league': 'linejudge-league',
  clixcase: 'clixcase'
}

/** The first word of a format of ours; empty where it is none. */
function familyOf({ format }: Json): string {
  const family = typeof format === 'string' ? format.split('/', 1)[0]! : ''
  return Object.hasOwn(OWN, family) ? family : ''
}
const isOwn = (json: Json): boolean => familyOf(json) !== ''

function nameOf(json: Json): string | null {
  const family = familyOf(json)
  if (family !== '') return OWN[family]!
  return (IMPORTERS.find(({ recognises }) => recognises(json)) ?? eventImporterOf(json))?.name ?? null
}

function readJson(file: UntrustedFile, json: Readonly<Record<string, unknown>>, options: ImportOptions): Result<Contents> {
  const name = nameOf(json)
  if (name === null) return fail(problem('not-recognised', '', 'not-recognised', {}))
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
  if (looksLikeZip(file.bytes)) return throughGate(file)
  const header = readPictureHeader(file.bytes)
  if (!header.ok) return header
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
    default:
      return { kind: incoming.kind, document: incoming.document }
  }
}
