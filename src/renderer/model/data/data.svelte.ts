/** The health of the data on this device, as panels can watch it. */
import { UNKNOWN_HEALTH, type DataHealth } from '../../storage/interface/dataHealth.ts'
import type { WatchedStorage } from '../../storage/interface/storage.ts'

export class DataState {
  health: DataHealth = $state.raw(UNKNOWN_HEALTH)
  readonly #storage: WatchedStorage

  constructor(storage: WatchedStorage) {
    this.#storage = storage
    this.health = storage.health()
    storage.onHealth((health) => {
      this.health = health
    })
  }

  /** A piece that was set aside, as text for a file; null: it is gone. */
  readQuarantined(name: string): Promise<string | null> {
    return this.#storage.readQuarantined(name)
  }
}
