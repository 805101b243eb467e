/** The timeline of the table: its moments, the one that is looked at, and an event that is being put together. */
import { isTimeline, type ClixCase, type TimelineEvent } from '../../../shared/contract/case.ts'
import { tableAt } from '../../../shared/cases/tableAt.ts'
import { nextMoment, type Moment } from '../../../shared/engine/timeline/timeline.ts'
import type { SceneMark } from '../../../shared/scene/scene.ts'
import type { Table } from '../table/table.svelte.ts'
import { brokenIn } from '../table/ask/broken.ts'
import { isWhole, slotsOf, type DraftNeeds, type Slot } from './drafts.ts'
import { Confirmed, type CameOut } from './cameOut.ts'
import { needsOf } from './draftChoices.ts'
import { traceOf } from './trace.ts'
import { momentAfter, type Played } from '../table/playing.ts'

export interface Draft {
  readonly event: TimelineEvent
  /** Where it goes: so many events are before it. */
  readonly index: number
  /** It takes the place of the event there. */
  readonly replaces: boolean
  /** What the next tap on the board fills. */
  readonly slot: string | null
  /** The events as they were when it was begun: it belongs among them and nowhere else. */
  readonly among: readonly TimelineEvent[]
}

const NONE_DIFFERENT: ReadonlyMap<number, CameOut> = new Map()
const NO_NEEDS: DraftNeeds = { moves: false, uses: [] }

export class TimelineStore {
  readonly #table: Table
  #draft = $state.raw<Draft | null>(null)
  readonly #confirmed = new Confirmed()
  /** Counts confirmations, which are no part of the table. */
  #confirmations = $state(0)
  readonly played: Played | null = $derived.by(() => this.#table.played)
  readonly count: number = $derived(this.played?.steps.length ?? 0)
  readonly at: number = $derived.by(() => Math.min(this.draft?.index ?? this.#table.eventsBefore(this.#table.case), this.count))
  readonly moment: Moment | null = $derived(this.played && momentAfter(this.played, this.at))
  /** What the board shows of the event just played: where things went, who was aimed at. */
  readonly trace: readonly SceneMark[] = $derived.by(() => {
    const { played, at } = this
    const step = this.draft ? undefined : played?.steps[at - 1]
    if (!played || !step?.moment) return []
    return traceOf(momentAfter(played, at - 1).play, step.moment.play, step.event)
  })
  /** The table that the board shows: the one of the moment, or simply the table. */
  readonly shown: ClixCase = $derived.by(() => {
    const { case: value } = this.#table
    return this.moment && this.at > 0 ? tableAt(value, this.moment.play) : value
  })
  /** Events that come out differently since the judge confirmed them, by their index, each with how it came out before. */
  readonly different: ReadonlyMap<number, CameOut> = $derived.by(() =>
    this.played && this.#confirmations >= 0 ? this.#confirmed.different(this.#table.case, this.played) : NONE_DIFFERENT
  )
  readonly needs: DraftNeeds = $derived.by(() =>
    this.draft && this.moment ? needsOf(this.#table.case, this.moment.play, this.draft.event) : NO_NEEDS
  )
  readonly slots: readonly Slot[] = $derived(this.draft ? slotsOf(this.draft.event, this.needs) : [])
  /** The part of the draft that the next tap fills. */
  readonly slot: Slot | null = $derived(this.slots.find(({ key }) => key === this.draft?.slot) ?? null)
  /** Whether something in the draft has to be chosen or rolled first. */
  readonly isOpen: boolean = $derived(this.draft !== null && !isWhole(this.draft.event, this.needs))
  /** What the draft would do; null while something in it is open or nothing can be played there. */
  readonly preview: Moment | null = $derived.by(() => {
    const { draft, played, moment } = this
    if (!draft || !played || !moment || draft.index > played.count) return null
    if (this.isOpen || brokenIn(draft.event, this.#table.case)) return null
    try {
      return nextMoment(moment, draft.event, played.rules)
    } catch {
      return null
    }
  })

  /** Fields are worked out when they are first asked for: the table is there by then. */
  constructor(table: Table) {
    this.#table = table
  }

  /** The event that is being put together; gone when the events around it have become others. */
  get draft(): Draft | null {
    const { ask } = this.#table.case
    return this.#draft && isTimeline(ask) && ask.events === this.#draft.among ? this.#draft : null
  }

  set draft(draft: Draft | null) {
    this.#draft = draft
  }

  /** Whether the table's question is a timeline. */
  get on(): boolean {
    return isTimeline(this.#table.case.ask)
  }

  /** The judge has read how these events come out now. */
  confirm(indexes: Iterable<number>): void {
    if (!this.played) return
    this.#confirmed.confirm(this.#table.case, this.played, indexes)
    this.#confirmations++
  }

  /** Looks at the moment after so many events. */
  go(events: number): void {
    this.draft = null
    const at = Math.max(0, Math.min(events, this.count))
    this.#table.looksAt = at === this.count ? null : { events: at, map: this.#table.case.map }
  }
}
