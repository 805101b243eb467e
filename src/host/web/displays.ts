/**
 * Displays in the room. Each has an id of its own. One that was accepted at the desk is stored, so that it comes back as it was set up;
 * every other one is known until the host ends, and the oldest of them is forgotten first: anyone in the room can open the address.
 */
import { Turns } from '../../shared/base/turns.ts'
import { checked } from '../../shared/base/validate.ts'
import type { Limits } from '../../shared/venue/limits.ts'
import { displayShape, type DisplaySeen, type DisplaySetting } from '../../shared/venue/messages.ts'
import type { HostStore, VenueRow } from '../log/hostStore.ts'

const PLACE = 'display/'

export interface DisplayNeeds {
  /** Whether a display has a stream just now. */
  readonly isOpen: (display: string) => boolean
  readonly onChange: () => void
}

export class Displays {
  readonly #store: HostStore
  readonly #limits: Limits
  readonly #needs: DisplayNeeds
  /** By id, the one that was opened or set up first is first. */
  readonly #accepted = new Map<string, DisplaySetting>()
  readonly #met = new Map<string, DisplaySetting>()
  /** How often an accepted display has changed. */
  changes = 0
  #closed = false
  /** A change is made of what the change before it has left. */
  readonly #turns = new Turns()

  constructor(store: HostStore, limits: Limits, rows: readonly VenueRow[], needs: DisplayNeeds) {
    this.#store = store
    this.#limits = limits
    this.#needs = needs
    for (const { id, value } of rows) {
      const setting = id.startsWith(PLACE) ? checked(displayShape, value) : null
      if (setting?.ok) this.#accepted.set(setting.value.id, setting.value)
    }
  }

  /** Accepted ones first. */
  get all(): readonly DisplaySeen[] {
    return [
      ...[...this.#accepted.values()].map((setting) => ({ ...setting, accepted: true })),
      ...[...this.#met.values()].map((setting) => ({ ...setting, accepted: false }))
    ]
  }
  get(id: string): DisplaySetting | undefined {
    return this.#accepted.get(id) ?? this.#met.get(id)
  }

  /** A display was opened; a new one shows what is usual. False: its id is none. */
  meet(id: string): boolean {
    if (this.#accepted.has(id)) return true
    if (!checked(displayShape.entries.id, id).ok) return false
    const known = this.#met.get(id)
    this.#met.delete(id)
    this.#met.set(id, known ?? { id, name: this.#freeName(), pages: ['by-name', 'standings', 'clock'], seconds: 12, message: '' })
    if (this.#met.size > this.#limits.mostDisplays) this.#met.delete(this.#oldest)
    if (!known) this.#needs.onChange()
    return true
  }

  /**
   * Sets up a display, which accepts it: it is stored from now on. False: there is no such display, or as many are accepted as there can
   * be. Rejects if it could not be stored, and then nothing has changed.
   */
  set(given: DisplaySetting): Promise<boolean> {
    return this.#turns.run(() => this.#set(given))
  }

  async #set(given: DisplaySetting): Promise<boolean> {
    const { accepted: _seen, ...setting } = given
    const { id } = setting
    const isNew = !this.#accepted.has(id)
    if (this.#closed || this.get(id) === undefined || !checked(displayShape, setting).ok) return false
    if (isNew && this.#accepted.size >= this.#limits.mostAcceptedDisplays) return false
    await this.#store.commit({ venue: [{ id: `${PLACE}${id}`, value: setting }] })
    this.#met.delete(id)
    this.#accepted.set(id, setting)
    this.#changed()
    return true
  }

  /** Accepts a display as it is. False: as for `set`. Rejects if it could not be stored. */
  accept(id: string): Promise<boolean> {
    return this.#turns.run(async () => {
      const setting = this.get(id)
      return setting !== undefined && (this.#accepted.has(id) || (await this.#set(setting)))
    })
  }

  /**
   * Forgets a display. One that is still open is a new one when it opens its stream again. False: there is no such display. Rejects if it
   * could not be removed from the store.
   */
  remove(id: string): Promise<boolean> {
    return this.#turns.run(() => this.#remove(id))
  }

  async #remove(id: string): Promise<boolean> {
    if (this.#closed) return false
    if (this.#accepted.has(id)) {
      await this.#store.commit({ gone: [`${PLACE}${id}`] })
      this.#accepted.delete(id)
    } else if (!this.#met.delete(id)) return false
    this.#changed()
    return true
  }

  close(): void {
    this.#closed = true
  }

  /** The one that was met first, of those that are not open if there are any. */
  get #oldest(): string {
    const ids = [...this.#met.keys()].slice(0, -1)
    return ids.find((id) => !this.#needs.isOpen(id)) ?? ids[0]!
  }

  /** The lowest number that no display is called. */
  #freeName(): string {
    const names = new Set(this.all.map(({ name }) => name))
    let number = 1
    while (names.has(String(number))) number++
    return String(number)
  }

  #changed(): void {
    this.changes++
    this.#needs.onChange()
  }
}
