/** Displays in the room: each shows itself by a name of its own, and what it shows is kept here, so that it comes back as it was. */
import { checked } from '../../shared/base/validate.ts'
import type { Limits } from '../../shared/venue/limits.ts'
import { displayShape, type DisplaySetting } from '../../shared/venue/messages.ts'
import type { HostStore, VenueRow } from '../log/hostStore.ts'

const PLACE = 'display/'

export class Displays {
  readonly #store: HostStore
  readonly #limits: Limits
  readonly #onChange: () => void
  readonly #displays = new Map<string, DisplaySetting>()
  /** How often something has changed. */
  changes = 0
  #closed = false

  constructor(store: HostStore, limits: Limits, rows: readonly VenueRow[], onChange: () => void) {
    this.#store = store
    this.#limits = limits
    this.#onChange = onChange
    for (const { id, value } of rows) {
      const setting = id.startsWith(PLACE) ? checked(displayShape, value) : null
      if (setting?.ok) this.#displays.set(setting.value.id, setting.value)
    }
  }

  get all(): readonly DisplaySetting[] {
    return [...this.#displays.values()]
  }
  get(id: string): DisplaySetting | undefined {
    return this.#displays.get(id)
  }

  /** A display says that it is there; a new one is set up as usual. False: there are as many as there can be. */
  meet(id: string): boolean {
    if (this.#displays.has(id)) return true
    if (this.#displays.size >= this.#limits.mostDisplays || !checked(displayShape.entries.id, id).ok) return false
    const setting: DisplaySetting = {
      id,
      name: `${this.#displays.size + 1}`,
      pages: ['by-name', 'standings', 'clock'],
      seconds: 12,
      message: ''
    }
    this.#displays.set(id, setting)
    void this.#keep(setting)
    return true
  }

  async set(setting: DisplaySetting): Promise<boolean> {
    if (!this.#displays.has(setting.id) || !checked(displayShape, setting).ok) return false
    await this.#keep(setting)
    return true
  }

  close(): void {
    this.#closed = true
  }

  async #keep(setting: DisplaySetting): Promise<void> {
    if (this.#closed) return
    await this.#store.commit({ venue: [{ id: `${PLACE}${setting.id}`, value: setting }] }).catch(() => undefined)
    this.#displays.set(setting.id, setting)
    this.changes++
    this.#onChange()
  }
}
