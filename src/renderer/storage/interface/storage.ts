/**
 * What the app keeps, as an interface: Dexie behind it in the app, memory behind it in tests.
 * Every change to user data goes through `commit`, and only through it: the journal lies under that one call.
 */
import type { EditionVersion } from '../../../shared/backup/editionVersions.ts'
import type { SCALES } from '../../../shared/backup/savedRows.ts'
import type { ChoicesByFile } from '../../../shared/formats/incoming.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { NoBoardRuling } from '../../../shared/cases/answerQuestion.ts'
import type { NoBoardCase } from '../../../shared/cases/question.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import type { GameCase, GameRuleset, GameRuling } from '../../../shared/games/common/game.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import type { ElementsFile, FigureSetFile, MapFile, SpecialTerrainFile } from '../../../shared/formats/documents/documents.ts'
import type { HexMapFile } from '../../../shared/formats/documents/maps/hexMapFile.ts'
import type { LeagueFile } from '../../../shared/formats/documents/leagueFile.ts'
import type { OwnedFigures, StoredTeam } from '../../../shared/formats/documents/teamFile.ts'
import type { MapRevision } from '../../../shared/formats/documents/maps/mapRevision.ts'
import type { StoredPicture } from '../../../shared/formats/documents/common/storedPicture.ts'
import type { Quarter } from '../../../shared/scene/scene.ts'
import type { DataHealth } from './dataHealth.ts'

/** What an engine said of a question, in short. */
export interface EngineSaid {
  readonly engineVersion: string
  readonly verdict: string
  /** The rule that decided; empty where none did. */
  readonly rule: string
}

/** A judge's own ruling: it stands beside the engine's, never in its place. */
export interface RulingOverride {
  /** In words. */
  readonly verdict: string
  readonly reason: string
  /** The rule that the judge names. */
  readonly rule?: string
  readonly author: string
  /** ISO 8601, UTC. */
  readonly at: string
}

export interface SavedRuling {
  readonly id: string
  readonly title: string
  /** ISO 8601, UTC. */
  readonly savedAt: string
  readonly engineVersion: string
  readonly case: ClixCase | GameCase | NoBoardCase
  readonly ruling: Ruling | GameRuling | NoBoardRuling
  /** Where and for whom: as the judge wrote it. */
  readonly table?: string
  readonly round?: string
  readonly players?: string
  readonly note?: string
  /** The event in which it was given, and the call for a judge that it answered. */
  readonly event?: string
  readonly call?: string
  readonly override?: RulingOverride
  /** What earlier versions of the engine said, oldest first, where a later one took their place. */
  readonly earlier?: readonly EngineSaid[]
  /** What a later version says of it, where the judge left the ruling as it was. */
  readonly leftAs?: EngineSaid
  /** The version of its edition, if that is not there any more: its documents are in the case otherwise. */
  readonly editionVersion?: string
  /** Fields of the file that it was imported from that this version does not know. */
  readonly more?: Readonly<Record<string, unknown>>
}

export interface BoardSettings {
  /** Layers that are left away, by name. */
  readonly hidden?: readonly string[]
  /** The heights along a line under the board; absent: shown where they matter. */
  readonly profile?: boolean
  /** CSS pixels to an inch of this screen, measured by the user. */
  readonly inch?: number
  /** The side of a square of the printed map, in inches; absent: 1.5. */
  readonly squareInches?: number
  /** Quarters clockwise by which the board is turned; absent: none. */
  readonly turned?: Quarter
  /** The dials of the figures are shown beside it; absent: folded away. */
  readonly dials?: boolean
}

export type InterfaceScale = (typeof SCALES)[number]

/** A figure of a set, and when it was put on a table (ISO 8601, UTC). */
export interface LastFigure {
  readonly set: string
  readonly figure: string
  readonly on: string
}

export interface Settings {
  readonly theme: 'dark' | 'bright' | 'system'
  readonly ruleset: string
  readonly squareNames: boolean
  readonly firstStripSeen: boolean
  /** The line that names the edition of new tables was closed. `false`: it is still shown; absent: this device is older than that line. */
  readonly rulesSeen?: boolean
  /** The tour was taken or left; absent: it is still offered. */
  readonly tourSeen?: boolean
  /** The size of everything but the board; absent: normal. */
  readonly scale?: InterfaceScale
  /** A short sound for doubtful input at an event; absent: none. */
  readonly doubtSound?: boolean
  /** Pinch, wheel and finger pans on the board; absent: on. */
  readonly gestures?: boolean
  /** In the map room only the pen draws, and fingers and hands on the board do nothing alone; absent: nobody has drawn with a pen yet. */
  readonly penOnly?: boolean
  /** Ids of the maps used last, the newest first; absent: none yet. */
  readonly lastMaps?: readonly string[]
  /** Ids of special terrain that was painted with last, the newest first; absent: none yet. */
  readonly lastSpecials?: readonly string[]
  /** Figures of the library that were put on a table last, the newest first; absent: none yet. */
  readonly lastFigures?: readonly LastFigure[]
  /** What the columns of tables of figures hold, by their heads, as the judge said it; '' : left out. */
  readonly tableColumns?: Readonly<Record<string, string>>
  /** The columns of files of events, in their order, by the kind of file; absent: the usual ones. They depend on the reader of the files, so they hold for every event. */
  readonly exportColumns?: Readonly<Record<string, readonly string[]>>
  /** How the board is shown; absent: everything, at any scale. */
  readonly board?: BoardSettings
  /** Words that mean the same to this judge, line by line, for search; absent: none of his own. */
  readonly searchWords?: readonly (readonly string[])[]
  /** The table as it was left, restored at the next start. */
  readonly table: ClixCase | null
  /** The version of the reader that checked the imported figures for powers that older versions granted (`IMPORTS`); absent: none. */
  readonly figuresRead?: string
  /** The saved ruling that stands on the table, by its id; absent: none. */
  readonly savedId?: string | null
  /** The faces of Descent's attack dice, by colour, as the user entered them; what is used of them is checked then. */
  readonly descentFaces?: unknown
  /** What was chosen for files of other programs that do not say everything, by their names, the newest last; absent: nothing yet. */
  readonly importChoices?: ChoicesByFile
  /** The tables of the neighbouring games; absent: not played yet. */
  readonly systemTables?: Readonly<Partial<Record<GameRuleset, GameCase>>>
}

/** What a judge keeps beside a rule: a bookmark, and words of his own. */
export interface RuleNote {
  /** The rule's id, such as `LOF-05`. */
  readonly id: string
  readonly text: string
  readonly bookmarked: boolean
  /** ISO 8601, UTC. */
  readonly changedAt: string
}

/** Something of the app's own that comes back as it was after a restart (an undo history, kept variants): its reader checks it. */
export interface StoredSession {
  readonly id: string
  readonly state: Readonly<Record<string, unknown>>
}

/** A tournament; what happened in it are its facts. `state` is checked by the screens that run it. */
export interface StoredEvent {
  readonly id: string
  readonly name: string
  readonly state: Readonly<Record<string, unknown>>
}

/** One fact of the log of an event. It is written once and never changed; it goes only with the whole event. */
export interface StoredFact {
  readonly event: string
  /** From 1, without gaps. */
  readonly at: number
  readonly fact: Readonly<Record<string, unknown>>
  /** A fact that a file brought and that was not taken: it is kept in its place, so that the file can be written again. */
  readonly left?: 'refused' | 'repeated'
}

/** The beginning of the ids of all facts of an event. */
export const factsOf = (event: string): string => `${event}/`

/** Where a document came from: starter packs are replaced by newer ones only while the user has not changed them. */
export type Origin = 'starter' | 'user'

/** Where documents lie that come with the app or from outside. */
export type DocumentTable = 'maps' | 'hexMaps' | 'figureSets' | 'elements' | 'specialTerrain' | 'editions' | 'teams'

export const DOCUMENT_TABLES = [
  'maps',
  'hexMaps',
  'figureSets',
  'elements',
  'specialTerrain',
  'editions',
  'teams'
] as const satisfies readonly DocumentTable[]
export const isDocumentTable = (table: string): table is DocumentTable => (DOCUMENT_TABLES as readonly string[]).includes(table)

/** How `origins()` names a document. */
export const originKey = (table: DocumentTable, id: string): string => `${table}/${id}`

/** The user's tables and what a row of each holds. */
export interface Contents {
  readonly maps: MapFile
  /** Older revisions of maps. */
  readonly mapRevisions: MapRevision
  /** Pictures of maps, by their content. */
  readonly pictures: StoredPicture
  readonly hexMaps: HexMapFile
  readonly figureSets: FigureSetFile
  /** Equipment, one-shots, terrain markers and their like, a row a set. */
  readonly elements: ElementsFile
  readonly specialTerrain: SpecialTerrainFile
  /** Editions of the user. */
  readonly editions: EditionFile
  /** Versions of editions that saved rulings were given by. */
  readonly editionVersions: EditionVersion
  readonly teams: StoredTeam
  /** How many figures the judge owns, a row a set. */
  readonly owned: OwnedFigures
  readonly rulings: SavedRuling
  readonly ruleNotes: RuleNote
  readonly sessions: StoredSession
  readonly events: StoredEvent
  readonly eventFacts: StoredFact
  readonly leagues: LeagueFile
  /** One row. */
  readonly settings: Settings
}
export type UserTable = keyof Contents

/** The id of the row that a value lies in. */
export const ROW_ID: { readonly [T in UserTable]: (value: Contents[T]) => string } = {
  maps: ({ id }) => id,
  mapRevisions: ({ id }) => id,
  pictures: ({ id }) => id,
  hexMaps: ({ id }) => id,
  figureSets: ({ id }) => id,
  elements: ({ id }) => id,
  specialTerrain: ({ rule }) => rule.id,
  editions: ({ id }) => id,
  editionVersions: ({ id }) => id,
  teams: ({ id }) => id,
  owned: ({ set }) => set,
  rulings: ({ id }) => id,
  ruleNotes: ({ id }) => id,
  sessions: ({ id }) => id,
  events: ({ id }) => id,
  eventFacts: ({ event, at }) => `${factsOf(event)}${String(at).padStart(9, '0')}`,
  leagues: ({ id }) => id,
  settings: () => 'settings'
}

/** By code units, so that the order is the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The figures whose values nobody knows come behind all that have a dial. */
const LAST_SET = 'seed-articles'

/** The order in which a table is read; where nothing is said, that of the ids. */
export const ROW_ORDER: { readonly [T in UserTable]?: (a: Contents[T], b: Contents[T]) => number } = {
  maps: (a, b) => compare(a.name, b.name) || compare(a.id, b.id),
  hexMaps: (a, b) => compare(a.name, b.name) || compare(a.id, b.id),
  // The newest first.
  mapRevisions: (a, b) => compare(a.map, b.map) || b.revision - a.revision,
  figureSets: (a, b) => Number(a.id === LAST_SET) - Number(b.id === LAST_SET) || compare(a.name, b.name) || compare(a.id, b.id),
  elements: (a, b) => compare(a.name, b.name) || compare(a.id, b.id),
  specialTerrain: (a, b) => compare(a.rule.name, b.rule.name) || compare(a.rule.id, b.rule.id),
  editions: (a, b) => compare(a.name, b.name) || compare(a.id, b.id),
  teams: (a, b) => compare(a.team.name, b.team.name) || compare(a.id, b.id),
  // The newest first.
  rulings: (a, b) => compare(b.savedAt, a.savedAt) || compare(b.id, a.id),
  events: (a, b) => compare(a.name, b.name) || compare(a.id, b.id),
  eventFacts: (a, b) => a.at - b.at,
  leagues: (a, b) => compare(a.name, b.name) || compare(a.id, b.id)
}

/** Puts a value into its row, new or in the place of what was there. */
export interface PutRow<T extends UserTable> {
  readonly do: 'put'
  readonly table: T
  readonly value: Contents[T]
  readonly origin?: Origin
}
/** Documents, and nothing else, say where they come from. */
export type Put<T extends UserTable> = PutRow<T> & (T extends DocumentTable ? { readonly origin: Origin } : { readonly origin?: never })
/** Tables whose rows are written once: a put of a row that is there already fails, and nothing of its commit is written. */
export const WRITTEN_ONCE: readonly UserTable[] = ['eventFacts', 'editionVersions']
/** Takes a row away; nothing happens where there is none. */
export interface Delete<T extends UserTable> {
  readonly do: 'delete'
  readonly table: T
  readonly id: string
}
export type Change = { [T in UserTable]: Put<T> | Delete<T> }[UserTable]

const idIn = <T extends UserTable>({ table, value }: PutRow<T>): string => ROW_ID[table](value)
/** The id of the row that a change writes or deletes. */
export const idOfChange = (change: Change): string => (change.do === 'delete' ? change.id : idIn(change))

export interface Storage {
  maps(): Promise<readonly MapFile[]>
  hexMaps(): Promise<readonly HexMapFile[]>
  /** The older revisions of a map, the newest first. */
  mapRevisions(map: string): Promise<readonly MapRevision[]>
  /** One picture by its id; null: it is not there, or damaged. Never all of them: they are large. */
  picture(id: string): Promise<StoredPicture | null>
  figureSets(): Promise<readonly FigureSetFile[]>
  /** By name. */
  elements(): Promise<readonly ElementsFile[]>
  specialTerrain(): Promise<readonly SpecialTerrainFile[]>
  /** By name. */
  editions(): Promise<readonly EditionFile[]>
  /** By name. */
  teams(): Promise<readonly StoredTeam[]>
  owned(): Promise<readonly OwnedFigures[]>
  /** Newest first. */
  rulings(): Promise<readonly SavedRuling[]>
  ruleNotes(): Promise<readonly RuleNote[]>
  sessions(): Promise<readonly StoredSession[]>
  /** By name. */
  events(): Promise<readonly StoredEvent[]>
  /** The log of one event, in its order. */
  eventFacts(event: string): Promise<readonly StoredFact[]>
  /** By name. */
  leagues(): Promise<readonly LeagueFile[]>
  settings(): Promise<Settings>
  /** Where each map, figure set and special terrain came from, by `originKey`. */
  origins(): Promise<ReadonlyMap<string, Origin>>
  /** All of `changes` or none; resolves when they are durable. Rejects with a StorageError. */
  commit(changes: readonly Change[]): Promise<void>
  /**
   * Keeps what search needs of large figure sets beside them, by the set's id, so that no later start reads them for it. Nothing is lost
   * where that fails, and nothing is told.
   */
  keepDigests(digests: readonly { readonly set: FigureSetFile; readonly digest: string }[]): Promise<void>
  close(): void
}

/** Something about the store itself that the user must hear of; `message` is a sentence fit to show. */
export interface StorageTrouble {
  readonly code: 'broken-record' | 'data-lost' | 'no-backup' | 'blocked' | 'closed' | 'behind' | 'took-over'
  readonly message: string
  /** With `closed`: the browser closed the database by itself, not for another window and not because its data is deleted. */
  readonly byBrowser?: true
}

/** A moment of the stored data: the journal's name, and how many changes were made durable up to then. */
export interface Position {
  readonly lineage: string
  readonly generation: number
}

/** Whether a row was written after a position. */
export type WrittenSince = (table: UserTable, id: string) => boolean

/** A storage that says by itself when something is wrong with it. */
export interface WatchedStorage extends Storage {
  /**
   * The position of the stored data, without commits that have not ended. `null`: there is no journal, or nothing more is saved here.
   */
  position(): Position | null
  /** Which rows the journal has written after a position, as found at the start; `null` if that is not known (another journal, too long ago). */
  writtenSince(position: Position): WrittenSince | null
  /** Troubles from now on. Returns the unsubscribe. */
  onTrouble(listener: (trouble: StorageTrouble) => void): () => void
  /** Where the data lies and how far it is saved, right now. */
  health(): DataHealth
  /** Called after every change of `health()`. Returns the unsubscribe. */
  onHealth(listener: (health: DataHealth) => void): () => void
  /** The start is over: what it found is let go, and every table is read when it is asked for. */
  readAnew(): void
  /**
   * Looks into the figure sets of a large collection, which the start leaves unread, and moves those that cannot be read to where they
   * harm nobody: a sentence for each. `now`: ISO 8601, UTC. `rest` lets the page go on between two sets. Rejects with a StorageError.
   */
  checkSetsLeft(now: string, rest?: () => Promise<void>): Promise<readonly string[]>
  /** A piece that was set aside (`health().quarantined`), as text that can be saved to a file. null: it is gone. */
  readQuarantined(name: string): Promise<string | null>
  /** Measures the room that the browser gives; afterwards `health().room` has it. Returns `null` if that is unknown. Never rejects. */
  measureRoom(): Promise<DataHealth['room']>
}

/** `message` is a sentence fit to show. */
export class StorageError extends Error {
  constructor(
    readonly code: 'quota' | 'closed' | 'newer-version' | 'unavailable' | 'read-only' | 'elsewhere' | 'there-already' | 'unknown',
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options)
    this.name = 'StorageError'
  }
}
