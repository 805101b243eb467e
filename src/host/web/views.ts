/** What is read by everybody, worked out after the log has changed, never more often than a tenth of the time allows. */
import { playerViews, publicView, type PlayerView } from '../../shared/venue/views.ts'
import type { HostedLog } from '../log/hostedLog.ts'

/** Milliseconds between two, at least. */
const LEAST = 50

export class Views {
  readonly #log: HostedLog
  readonly #onNew: () => void
  readonly #now: () => number
  #public = ''
  #seq = -1
  #standings = -1
  #standingsText = ''
  #players: ReadonlyMap<string, PlayerView | null> = new Map()
  #timer: NodeJS.Timeout | null = null
  #took = 0
  #last = 0
  #news = false

  /** @param now of a clock that only goes up, in milliseconds: a clock that is set back would keep the views from being renewed */
  constructor(log: HostedLog, now: () => number, onNew: () => void) {
    this.#log = log
    this.#now = now
    this.#onNew = onNew
    this.#make()
  }

  /** The public view as JSON, how many facts it holds, and how many it held when the standings changed for the last time. */
  get public(): { readonly text: string; readonly seq: number; readonly standings: number } {
    return { text: this.#public, seq: this.#seq, standings: this.#standings }
  }

  /** A player's own view as JSON; null: there is no such player. */
  of(player: string): string | null {
    const view = this.#players.get(player) ?? null
    // Its number alone is no news.
    return view && JSON.stringify({ ...view, seq: 0 })
  }

  /** What was written has become durable: nothing is under way at this moment. */
  changed(): void {
    this.#news = true
    const wait = this.#last + Math.max(LEAST, 10 * this.#took) - this.#now()
    if (wait <= 0) this.#renew()
    else
      this.#timer ??= setTimeout(() => {
        this.#timer = null
        // While something is being written the state is ahead of the disk: then the next word of it makes them.
        if (this.#news && !this.#log.isWriting) this.#renew()
      }, wait)
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
  }

  #renew(): void {
    this.#make()
    this.#onNew()
  }

  #make(): void {
    const before = this.#now()
    const { state, last, event } = this.#log
    this.#news = false
    this.#seq = last
    const view = publicView(state, event.name, last)
    this.#public = JSON.stringify(view)
    const standings = JSON.stringify(view.standings)
    if (standings !== this.#standingsText) [this.#standings, this.#standingsText] = [last, standings]
    const of = playerViews(state, event.name, last)
    // All at once: the state goes on, and what it says later may not be on the disk yet.
    this.#players = new Map([...state.players.keys()].map((player) => [player, of(player)]))
    this.#last = this.#now()
    this.#took = this.#last - before
  }
}
