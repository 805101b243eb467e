/** Looking for pins that would notice what none notices: part by part, so that the checks after a stroke come between. */
import type { TableRules } from '../library/ownEditions.ts'
import type { MapDocument } from '../../../shared/formats/documents/maps/mapDocument.ts'
import { PARTS_OF_SEARCH, type NoticingLine, type PinProposals } from '../../../shared/mapCheck/pinProposals.ts'
import type { CheckClient } from './checkClient.ts'

/** Pins that are proposed at once: more than that nobody reads. */
const MOST = 10

export class PinSearch {
  /** What is proposed and not accepted yet; null: nothing was looked for on this map. */
  found = $state.raw<PinProposals | null>(null)
  /** How much of the map has been looked at, in percent; null: nothing is looked for. */
  progress = $state<number | null>(null)
  readonly #client: Pick<CheckClient, 'ask'>
  readonly #rules: TableRules
  /** The ground that is looked at: what is found of another one is worth nothing. */
  #ground: MapDocument['map'] | null = null

  constructor(client: Pick<CheckClient, 'ask'>, rules: TableRules) {
    this.#client = client
    this.#rules = rules
  }

  /** The map is another one now: what was found holds while its ground is the same. */
  look({ map }: Pick<MapDocument, 'map'>): void {
    if (map !== this.#ground) this.end()
  }

  /** Gives up, and forgets what was found. */
  end(): void {
    this.#ground = null
    this.found = null
    this.progress = null
  }

  /** Looks for pins; where the map changes meanwhile nothing comes of it. */
  async run(map: MapDocument): Promise<void> {
    this.end()
    const ground = map.map
    const rules = this.#rules
    this.#ground = ground
    this.progress = 0
    const isStale = (): boolean => this.#ground !== ground
    const unnoticed = await this.#client.ask('unnoticed', { map, rules })
    const lines: NoticingLine[] = []
    for (let part = 0; part < PARTS_OF_SEARCH && unnoticed?.ok && !isStale(); part++) {
      const more = await this.#client.ask('noticing', { map, rules, unnoticed: unnoticed.value, part })
      if (!more?.ok) break
      lines.push(...more.value)
      if (!isStale()) this.progress = Math.round(((part + 1) * 100) / PARTS_OF_SEARCH)
    }
    if (isStale()) return
    const said = unnoticed?.ok ? await this.#client.ask('proposals', { map, rules, unnoticed: unnoticed.value, lines, most: MOST }) : null
    if (isStale()) return
    this.progress = null
    if (said?.ok) this.found = said.value
  }

  /** These are no proposals any more: they were accepted, or are not wanted. */
  without(ids: readonly string[]): void {
    if (this.found) this.found = { ...this.found, pins: this.found.pins.filter(({ id }) => !ids.includes(id)) }
  }
}
