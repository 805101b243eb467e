/** Maps, figure sets and saved rulings as this device keeps them. Lists change only after the storage has said yes. */
import type { FigureSetFile, MapFile } from '../../shared/formats/documents.ts'
import type { Change, SavedRuling, Storage } from '../storage/storage.ts'

export class Library {
  maps = $state.raw<readonly MapFile[]>([])
  figureSets = $state.raw<readonly FigureSetFile[]>([])
  rulings = $state.raw<readonly SavedRuling[]>([])
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async load(): Promise<void> {
    const [maps, figureSets, rulings] = await Promise.all([
      this.#storage.maps(), this.#storage.figureSets(), this.#storage.rulings()
    ])
    this.maps = maps
    this.figureSets = figureSets
    this.rulings = rulings
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
