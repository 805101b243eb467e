/** What the display in the room shows, whatever screen is open here: told after every fact, and kept for the next start. */
import { messageOf } from '../../../shared/base/result.ts'
import { EventLog, readFact } from '../../../shared/tournament/log/eventLog.ts'
import { LogClock } from '../../../shared/tournament/log/logClock.ts'
import { headOf } from '../../model/event/log/eventFile.ts'
import {
  displayChoice,
  displayOf,
  displayOut,
  laterBy,
  DISPLAY_PLACE,
  otherClock,
  USUAL_DISPLAY,
  type DisplayChoice,
  type OtherClock
} from '../../model/event/display.ts'
import type { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import { pageClock } from '../../model/window/clock.ts'
import { themeOf } from '../../model/settings/media.svelte.ts'
import type { App } from '../app.ts'

/** So long after a fact the display is told of it: several that come together are one picture, and opening a large event does not wait for it. */
const AFTER_MS = 200

type Needs = Pick<App, 'session' | 'storage' | 'platform' | 'settings' | 'dataStore'>

/** The clock of another event, as it is now; null: it does not go any more. */
interface Other {
  readonly event: string
  readonly of: () => OtherClock | null
}

class RoomDisplay {
  choice: DisplayChoice = $state.raw(USUAL_DISPLAY)
  #event: OpenEvent | null = null
  #stop: (() => void) | null = null
  #show: (() => void) | null = null
  /** Of the other events, as far as they are to be shown. */
  #others: readonly Other[] = []

  /** From now on this event is shown; null: none, and the display keeps what it had. */
  watch(app: Needs, event: OpenEvent | null): void {
    if (this.#event === event) return
    this.#event = event
    this.#stop?.()
    this.#stop = null
    this.#show = null
    if (!event) return
    // Of the other events the time has gone on as much as of this one.
    const out = displayOut(app.platform.version, (view) => laterBy(view, event.host.now() - (view.clock?.now ?? event.host.now())))
    const show = (): void => {
      // Of several windows the one that saves is the organiser's.
      const elsewhere = app.dataStore.health.health.noJournal === 'elsewhere'
      const view = displayOf(event.host.state, event.stored.name, this.choice, event.host.now(), this.choice.others ? this.#othersNow : [])
      out.show(elsewhere ? null : { ...view, theme: themeOf(app.settings.current) })
    }
    let coming: ReturnType<typeof setTimeout> | null = null
    const soon = (): void => {
      coming ??= setTimeout(() => {
        coming = null
        show()
      }, AFTER_MS)
    }
    const unheard = event.host.onFact(soon)
    this.#show = show
    this.#stop = () => {
      unheard()
      if (coming !== null) clearTimeout(coming)
      out.stop()
    }
    soon()
    app.storage.sessions().then(
      (sessions) => {
        this.choice = displayChoice(sessions.find(({ id }) => id === DISPLAY_PLACE)?.state)
        if (this.#event === event) soon()
        return this.#readOthers(app)
      },
      (error: unknown) => {
        app.session.notify('error', messageOf(error))
      }
    )
  }

  get #othersNow(): readonly OtherClock[] {
    return this.#others.flatMap(({ of }) => of() ?? [])
  }

  /** The clocks of the other events of the day; the open one alone changes while it is open. */
  async #readOthers({ session, storage }: Pick<App, 'session' | 'storage'>): Promise<void> {
    const open = this.#event
    if (!this.choice.others || !open) return
    try {
      const others: Other[] = []
      for (const stored of await storage.events()) {
        if (stored.id === open.id) continue
        const log = new EventLog(headOf(stored).settings)
        for (const { fact, left } of await storage.eventFacts(stored.id)) {
          const read = readFact(fact, '')
          if (!left && read.ok) log.append(read.value)
        }
        const time = new LogClock(pageClock, () => log.state.times)
        const of = (): OtherClock | null => otherClock(log.state, stored.name, time.now())
        if (of()) others.push({ event: stored.name, of })
      }
      if (this.#event !== open) return
      this.#others = others.toSorted((a, b) => a.event.localeCompare(b.event))
      this.#show?.()
    } catch (error) {
      session.notify('error', messageOf(error))
    }
  }

  /** Changes what is shown, at once, and keeps it. */
  choose({ session, storage }: Pick<App, 'session' | 'storage'>, some: Partial<DisplayChoice>): void {
    this.choice = displayChoice({ ...this.choice, ...some })
    this.#show?.()
    if (some.others) void this.#readOthers({ session, storage })
    storage.commit([{ do: 'put', table: 'sessions', value: { id: DISPLAY_PLACE, state: { ...this.choice } } }]).catch((error: unknown) => {
      session.notify('error', messageOf(error))
    })
  }
}

export const roomDisplay = new RoomDisplay()
