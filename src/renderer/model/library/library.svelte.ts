/** Maps, figure sets and saved rulings as this device keeps them. Lists change only after the storage has said yes. */
import type { FigureSetFile, MapFile, SpecialTerrainFile } from '../../../shared/formats/documents/documents.ts'
import { originKey } from '../../storage/interface/storage.ts'
import type { Change, DocumentTable, Origin, SavedRuling, Storage } from '../../storage/interface/storage.ts'

export class Library {
  maps = $state.raw<readonly MapFile[]>([])
  figureSets = $state.raw<readonly FigureSetFile[]>([])
  specialTerrain = $state.raw<readonly SpecialTerrainFile[]>([])
  /** Where each document came from, by `originKey`. */
  origins = $state.raw<ReadonlyMap<string, Origin>>(new Map())
  rulings = $state.raw<readonly SavedRuling[]>([])
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async load(): Promise<void> {
    const [, rulings] = await Promise.all([this.#loadDocuments(), this.#storage.rulings()])
    this.rulings = rulings
  }

  async #loadDocuments(): Promise<void> {
    const [maps, figureSets, specialTerrain, origins] = await Promise.all([
      this.#storage.maps(),
      this.#storage.figureSets(),
      this.#storage.specialTerrain(),
      this.#storage.origins()
    ])
    this.maps = maps
    this.figureSets = figureSets
    this.specialTerrain = specialTerrain
    this.origins = origins
  }

  /** Whether a document is the user's own, and not as it came with Linejudge. */
  isOwn(table: DocumentTable, id: string): boolean {
    return this.origins.get(originKey(table, id)) !== 'starter'
  }

  /** Changes of maps, figure sets and special terrain, all of them or none. Rejects with a StorageError. */
  async commitDocuments(changes: readonly Change[]): Promise<void> {
    await this.#storage.commit(changes)
    await this.#loadDocuments()
  }

  async #commit(change: Change): Promise<void> {
    await this.#storage.commit([change])
    this.rulings = await this.#storage.rulings()
  }

  /** Rejects with a StorageError whose message is fit to show. */
  saveRuling(ruling: SavedRuling): Promise<void> {
    return this.#commit({ do: 'save-ruling', ruling })
  }

  deleteRuling(id: string): Promise<void> {
    return this.#commit({ do: 'delete-ruling', id })
  }
}
