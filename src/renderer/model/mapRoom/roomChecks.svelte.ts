/** What the checks say of the map that is drawn: worked out a breath after the last change, and never for a map that is gone. */
import type { TableRules } from '../library/ownEditions.ts'
import { problemText } from '../../i18n/texts.ts'
import type { Problem } from '../../../shared/base/result.ts'
import type { MapDocument } from '../../../shared/formats/documents/maps/mapDocument.ts'
import type { MapDifference } from '../../../shared/mapCheck/difference.ts'
import type { Fairness } from '../../../shared/mapCheck/fairness.ts'
import type { Heat, HeatKind } from '../../../shared/mapCheck/heat.ts'
import type { LintReport } from '../../../shared/mapCheck/lint/lint.ts'
import type { ShownDifference } from './differenceMarks.ts'
import type { CheckClient } from './checkClient.ts'
import type { PinsSaid } from './checks.ts'
import { PinSearch } from './pinSearch.svelte.ts'

/** Milliseconds after the last change. */
const REST_MS = 150

export class RoomChecks {
  lint = $state.raw<LintReport | null>(null)
  pins = $state.raw<PinsSaid | null>(null)
  fairness = $state.raw<Fairness | null>(null)
  heat = $state.raw<Heat | null>(null)
  difference = $state.raw<MapDifference | null>(null)
  /** What of the difference is drawn over the board. */
  shownDifference = $state<ShownDifference>('')
  /** Why there is no answer, as a sentence. */
  problem = $state<string | null>(null)
  /** Something is being worked out. */
  working = $state(false)
  /** What is shown over the board; null: nothing. */
  heatKind = $state<HeatKind | null>(null)
  /** Of the plain figure. */
  speed = $state(8)
  range = $state(8)
  /** Whether the sides are weighed after each change. */
  weighs = $state(false)
  readonly rules: TableRules
  /** Pins that could be set. */
  readonly search: PinSearch
  readonly #client: CheckClient
  #timer: ReturnType<typeof setTimeout> | null = null
  #map: MapDocument | null = null
  /** The older version that the map is compared with. */
  #before: MapDocument | null = $state.raw(null)
  #running = false
  #changed = false

  constructor(client: CheckClient, rules: TableRules) {
    this.#client = client
    this.rules = rules
    this.search = new PinSearch(client, rules)
  }

  /** The older version, while the board shows it in the place of the map. */
  get shownBefore(): MapDocument | null {
    return this.shownDifference === 'was' ? this.#before : null
  }

  /** The map is another one now: it is looked at when the hand rests. */
  look(map: MapDocument, milliseconds = REST_MS): void {
    // Who draws sees what is drawn.
    if (this.#map !== map && this.shownDifference === 'was') this.shownDifference = 'ground'
    this.#map = map
    this.#changed = true
    this.search.look(map)
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#timer = null
      void this.#run()
    }, milliseconds)
  }

  /** The same once more, because something else is wanted of it. */
  again(): void {
    if (this.#map) this.look(this.#map, 0)
  }

  async compare(before: MapDocument, map: MapDocument): Promise<void> {
    this.difference = null
    this.#before = before
    this.shownDifference = 'ground'
    this.working = true
    const said = await this.#client.ask('difference', { before, map, rules: this.rules })
    this.working = false
    if (said?.ok) this.difference = said.value
    else if (said) this.problem = problemText(said.problems[0])
  }

  /** No version is compared any more, and nothing of it is drawn. */
  endComparing(): void {
    this.#before = null
    this.difference = null
    this.shownDifference = ''
  }

  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#map = null
    this.search.end()
    this.#client.giveUp()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    while (this.#changed && this.#map) {
      this.#changed = false
      const map = this.#map
      const { rules, speed, range, heatKind: kind } = this
      this.working = true
      const lint = await this.#client.ask('lint', { map, rules })
      if (lint?.ok) this.lint = lint.value
      this.problem = lint && !lint.ok ? this.#sentence(lint.problems) : null
      if (this.#changed) continue
      const pins = await this.#client.ask('pins', { map, rules })
      if (pins?.ok) this.pins = pins.value
      if (this.#changed) continue
      if (this.#before) {
        const said = await this.#client.ask('difference', { before: this.#before, map, rules })
        if (said?.ok && this.#before) this.difference = said.value
      }
      if (this.#changed) continue
      if (this.weighs) {
        const fairness = await this.#client.ask('fairness', { map, rules, speed, range })
        this.fairness = fairness?.ok ? fairness.value : null
      }
      if (this.#changed) continue
      const heat = kind && (await this.#client.ask('heat', { map, rules, kind, speed }))
      this.heat = heat?.ok ? heat.value : null
      if (heat && !heat.ok) this.problem = this.#sentence(heat.problems)
    }
    this.working = false
    this.#running = false
  }

  #sentence(problems: readonly Problem[]): string {
    return problemText(problems[0])
  }
}
