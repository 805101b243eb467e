/** Maps, figure sets and saved rulings as this device keeps them. Lists change only after the storage has said yes. */
import { isCheckedText } from '../../../shared/base/text/knownText.ts'
import { Turns } from '../../../shared/base/turns.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import type { ElementsFile, FigureSetFile, MapFile, SpecialTerrainFile } from '../../../shared/formats/documents/documents.ts'
import type { HexMapFile } from '../../../shared/formats/documents/maps/hexMapFile.ts'
import type { MapRevision } from '../../../shared/formats/documents/maps/mapRevision.ts'
import type { OwnedFigures, StoredTeam } from '../../../shared/formats/documents/teamFile.ts'
import type { StoredPicture } from '../../../shared/formats/documents/common/storedPicture.ts'
import { idOfChange, isDocumentTable, originKey, ROW_ID, ROW_ORDER } from '../../storage/interface/storage.ts'
import type {
  Change,
  Contents,
  DocumentTable,
  Origin,
  SavedRuling,
  Storage,
  StoredSession,
  UserTable
} from '../../storage/interface/storage.ts'

/** Changes of the library; a function is called when all earlier changes are in the lists, so that no change is computed from an old list. */
export type LibraryChanges = readonly Change[] | (() => readonly Change[])

export class Library {
  maps = $state.raw<readonly MapFile[]>([])
  hexMaps = $state.raw<readonly HexMapFile[]>([])
  figureSets = $state.raw<readonly FigureSetFile[]>([])
  /** Equipment, one-shots, terrain markers and their like. */
  elements = $state.raw<readonly ElementsFile[]>([])
  specialTerrain = $state.raw<readonly SpecialTerrainFile[]>([])
  /** Editions of the user. */
  editions = $state.raw<readonly EditionFile[]>([])
  teams = $state.raw<readonly StoredTeam[]>([])
  /** How many figures the judge owns. */
  owned = $state.raw<readonly OwnedFigures[]>([])
  /** Where each document came from, by `originKey`. */
  origins = $state.raw<ReadonlyMap<string, Origin>>(new Map())
  rulings = $state.raw<readonly SavedRuling[]>([])
  readonly #storage: Storage
  readonly #commits = new Turns()

  /** A ruling was saved, new or changed: for the event, which has a copy of its words. Never rejects. */
  onRuling: (ruling: SavedRuling) => Promise<void> = () => Promise.resolve()

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async load(): Promise<void> {
    const [, rulings] = await Promise.all([this.#loadDocuments(), this.#storage.rulings()])
    this.rulings = rulings
  }

  async #loadDocuments(): Promise<void> {
    const [maps, hexMaps, figureSets, elements, specialTerrain, editions, teams, owned, origins] = await Promise.all([
      this.#storage.maps(),
      this.#storage.hexMaps(),
      this.#storage.figureSets(),
      this.#storage.elements(),
      this.#storage.specialTerrain(),
      this.#storage.editions(),
      this.#storage.teams(),
      this.#storage.owned(),
      this.#storage.origins()
    ])
    this.maps = maps
    this.hexMaps = hexMaps
    this.figureSets = figureSets
    this.elements = elements
    this.specialTerrain = specialTerrain
    this.editions = editions
    this.teams = teams
    this.owned = owned
    this.origins = origins
  }

  /** Returns everything of the user's own that is in memory, as changes that would save it: for a copy when the storage cannot be read. */
  held(): readonly Change[] {
    const own = <T extends DocumentTable>(table: T, values: readonly Contents[T][]): readonly Change[] =>
      values
        .filter((value) => this.isOwn(table, ROW_ID[table](value)))
        .map((value) => ({ do: 'put', table, value, origin: 'user' }) as unknown as Change)
    return [
      ...own('maps', this.maps),
      ...own('hexMaps', this.hexMaps),
      ...own('figureSets', this.figureSets),
      ...own('elements', this.elements),
      ...own('specialTerrain', this.specialTerrain),
      ...own('editions', this.editions),
      ...this.teams.map((value): Change => ({ do: 'put', table: 'teams', value, origin: 'user' })),
      ...this.owned.map((value): Change => ({ do: 'put', table: 'owned', value })),
      ...this.rulings.map((value): Change => ({ do: 'put', table: 'rulings', value }))
    ]
  }

  /** Whether a document is the user's own, and not as it came with Linejudge. */
  isOwn(table: DocumentTable, id: string): boolean {
    return this.origins.get(originKey(table, id)) !== 'starter'
  }

  /** Changes of maps, their revisions and pictures, hex maps, figure sets, special terrain and saved rulings, all of them or none. Rejects with a StorageError. */
  commitDocuments(changes: LibraryChanges): Promise<void> {
    return this.#commits.run(() => this.#commit(typeof changes === 'function' ? changes() : changes))
  }

  async #commit(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return
    await this.#storage.commit(changes)
    this.maps = after(this.maps, 'maps', changes)
    this.hexMaps = after(this.hexMaps, 'hexMaps', changes)
    this.figureSets = after(this.figureSets, 'figureSets', changes)
    this.elements = after(this.elements, 'elements', changes)
    this.specialTerrain = after(this.specialTerrain, 'specialTerrain', changes)
    this.editions = after(this.editions, 'editions', changes)
    this.teams = after(this.teams, 'teams', changes)
    this.owned = after(this.owned, 'owned', changes)
    this.rulings = after(this.rulings, 'rulings', changes)
    this.origins = originsAfter(this.origins, changes)
  }

  /** Keeps what search needs of figure sets for the next start. */
  keepDigests(digests: Parameters<Storage['keepDigests']>[0]): Promise<void> {
    return this.#storage.keepDigests(digests)
  }

  /** A picture of a map by its `file`; null: it is not here. Rejects with a StorageError. */
  picture(id: string): Promise<StoredPicture | null> {
    return this.#storage.picture(id)
  }

  /** What comes back after a restart, as rows. Rejects with a StorageError. */
  sessions(): Promise<readonly StoredSession[]> {
    return this.#storage.sessions()
  }

  /** The older revisions of a map, the newest first. Rejects with a StorageError. */
  mapRevisions(map: string): Promise<readonly MapRevision[]> {
    return this.#storage.mapRevisions(map)
  }

  /** Rejects with a StorageError whose message is fit to show. */
  async saveRuling(ruling: SavedRuling): Promise<void> {
    await this.commitDocuments([{ do: 'put', table: 'rulings', value: ruling }])
    await this.onRuling(ruling)
  }

  deleteRuling(id: string): Promise<void> {
    return this.commitDocuments([{ do: 'delete', table: 'rulings', id }])
  }
}

/** A list as the storage reads it after it has taken over `changes`: what was not touched is not read and checked again. */
function after<T extends UserTable>(values: readonly Contents[T][], table: T, changes: readonly Change[]): readonly Contents[T][] {
  const idOf = ROW_ID[table]
  const byId = new Map(values.map((value) => [idOf(value), value]))
  let touched = false
  for (const change of changes) {
    if (change.table !== table) continue
    touched = true
    if (change.do === 'delete') byId.delete(change.id)
    // What is kept is what JSON holds of it, as in the storage.
    else byId.set(idOf(change.value as Contents[T]), plainCopy(change.value as Contents[T]))
  }
  return touched ? [...byId.values()].toSorted(ROW_ORDER[table]) : values
}

const plainCopy = <D extends object>(value: D): D => (isCheckedText(value) ? value : (JSON.parse(JSON.stringify(value)) as D))

function originsAfter(origins: ReadonlyMap<string, Origin>, changes: readonly Change[]): ReadonlyMap<string, Origin> {
  const next = new Map(origins)
  for (const change of changes) {
    if (!isDocumentTable(change.table)) continue
    if (change.do === 'delete') next.delete(originKey(change.table, change.id))
    else if (change.origin) next.set(originKey(change.table, idOfChange(change)), change.origin)
  }
  return next
}
