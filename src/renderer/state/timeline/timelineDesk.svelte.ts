/** The timeline of the table: its moments, the one that is looked at, and an event that is being put together. */
import type { ClixCase, TimelineEvent } from '../../../shared/cases/case.ts'
import { tableAt } from '../../../shared/cases/tableAt.ts'
import { nextMoment, type Moment } from '../../../shared/engine/timeline/timeline.ts'
import type { Table } from '../table.svelte.ts'
import { brokenIn } from './broken.ts'
import { isWhole, slotsOf, type DraftNeeds, type Slot } from './drafts.ts'
import { needsOf } from './draftChoices.ts'
import { momentAfter, playTable, type Played } from './playing.ts'

export interface Draft {
  readonly event: TimelineEvent
  /** Where it goes: so many events are before it. */
  readonly index: number
  /** It takes the place of the event there. */
  readonly replaces: boolean
  /** What the next tap on the board fills. */
  readonly slot: string | null
}

const NO_NEEDS: DraftNeeds = { moves: false, uses: [] }

export class TimelineDesk {
  readonly #table: Table
  /** So many events are before the moment looked at; null: all of them. */
  #cursor = $state<number | null>(null)
  draft = $state.raw<Draft | null>(null)
  /** Everything played, and what was known before: a change plays only what follows it again. */
  #known: Played | null = null
  readonly played: Played | null = $derived.by(() => (this.#known = playTable(this.#table.case, this.#known)))
  readonly count: number = $derived(this.played?.steps.length ?? 0)
  readonly at: number = $derived(Math.min(this.draft?.index ?? this.#cursor ?? this.count, this.count))
  readonly moment: Moment | null = $derived(this.played && momentAfter(this.played, this.at))
  /** The table that the board shows: the one of the moment, or simply the table. */
  readonly shown: ClixCase = $derived.by(() => {
    const { case: value } = this.#table
    return this.moment && this.at > 0 ? tableAt(value, this.moment.play) : value
  })
  readonly needs: DraftNeeds = $derived.by(() => (this.draft && this.moment ? needsOf(this.#table.case, this.moment.play, this.draft.event) : NO_NEEDS))
  readonly slots: readonly Slot[] = $derived(this.draft ? slotsOf(this.draft.event, this.needs) : [])
  /** The part of the draft that the next tap fills. */
  readonly slot: Slot | null = $derived(this.slots.find(({ key }) => key === this.draft?.slot) ?? null)
  /** What the draft would do; null while something in it is open or nothing can be played there. */
  readonly preview: Moment | null = $derived.by(() => {
    const { draft, played, moment } = this
    if (!draft || !played || !moment || draft.index > played.count) return null
    if (!isWhole(draft.event, this.needs) || brokenIn(draft.event, this.#table.case)) return null
    try {
      return nextMoment(moment, draft.event, played.rules)
    } catch {
      return null
    }
  })

  constructor(table: Table) {
    this.#table = table
  }

  /** Whether the table's question is a timeline. */
  get on(): boolean {
    return this.#table.case.ask.kind === 'timeline'
  }

  /** Looks at the moment after so many events. */
  go(events: number): void {
    this.draft = null
    const at = Math.max(0, Math.min(events, this.count))
    this.#cursor = at === this.count ? null : at
  }
}
