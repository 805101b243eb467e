/**
 * What a program that holds the log of an event is just now: its host, or the stand-by of another one. A person makes a stand-by the host
 * (`promote`); a host that another one has succeeded becomes a stand-by by itself.
 */
import { findHost } from '../device/findHost.ts'
import { Turns } from '../shared/base/turns.ts'
import type { BesideLine, LogLine } from '../shared/venue/messages.ts'
import { followingOf } from './follow/following.ts'
import { wireToHost } from './follow/hostWire.ts'
import { startSignpost } from './follow/signpost.ts'
import { StandBy, type StandByStatus } from './follow/standBy.ts'
import { certificateIn } from './log/certificate.ts'
import type { HostStore } from './log/hostStore.ts'
import { hostClock } from './time/clock.ts'
import type { WebServer } from './web/webServer.ts'
import { HostStillThere, promote } from './promote.ts'
import { startHost, type HostEventMessage, type HostOptions } from './startHost.ts'
import type { RunningHost } from './runningHost.ts'

export type Sits = { readonly is: 'host'; readonly host: RunningHost } | { readonly is: 'stand-by'; readonly standBy: StandBy }

export interface SeatNeeds {
  /** It stays open when this closes. */
  readonly store: HostStore
  /** How it hosts: where, and with what. */
  readonly options: Omit<HostOptions, 'store' | 'onEvent' | 'takesOver'>
  /** Where a stand-by would be found as a host; null: nobody is told. */
  readonly url: string | null
  /** It sits otherwise than before. */
  readonly onSits: (sits: Sits) => void
  readonly onEvent: (event: HostEventMessage) => void
  readonly onStatus: (status: StandByStatus) => void
  /** What a stand-by has written; null: its log is another one than before. */
  readonly onLines?: (lines: { readonly log: readonly LogLine[]; readonly beside: readonly BesideLine[] } | null) => void
}

/** Any higher epoch that is found: a person has named the address. */
const NAMED = Number.MAX_SAFE_INTEGER

export class Seat {
  readonly #needs: SeatNeeds
  #sits: Sits | null = null
  #turning = false
  /** Where a stand-by sends people to its host. */
  #signpost: WebServer | null = null
  /** Every change of the seat, one after another: an end waits for the change before it, and nothing begins after the end. */
  readonly #changes = new Turns()
  #closed = false

  constructor(needs: SeatNeeds) {
    this.#needs = needs
  }

  /** null: before it has begun, and after it was closed. */
  get sits(): Sits | null {
    return this.#sits
  }

  /** Takes the seat that the store asks for. @param origin where its host is to be found now */
  async begin(origin: string | null = null): Promise<void> {
    await this.#changes.run(() => this.#begin(origin))
    // It may have been away, and another one leads the event by now.
    if (this.#sits?.is === 'host') await this.#lookForHigher()
  }

  async #begin(origin: string | null): Promise<void> {
    const following = followingOf((await this.#needs.store.read()).venue)
    if (following !== null) {
      const standBy = await StandBy.open(this.#standByNeeds())
      await this.#putUp(standBy)
      this.#sit({ is: 'stand-by', standBy })
      if (origin !== null && origin !== following.origin) await standBy.followAt(origin)
      return
    }
    await this.#lead()
  }

  /** Hosts, again where it did before. */
  async #lead(port?: number): Promise<void> {
    const host = await startHost({ ...this.#hostOptions(), ...(port !== undefined && { port }) })
    this.#sit({ is: 'host', host })
  }

  /** Makes this the host. Rejects with HostStillThere where the old one answers. @param anyway that is known to be wrong */
  promote(anyway: boolean): Promise<void> {
    return this.#changes.run(() => this.#promote(anyway))
  }

  async #promote(anyway: boolean): Promise<void> {
    if (this.#sits?.is !== 'stand-by') throw new Error('This is no stand-by.')
    const { standBy } = this.#sits
    try {
      const host = await promote(standBy, this.#hostOptions(), anyway, () => this.#takeDown())
      this.#sit({ is: 'host', host })
    } catch (error) {
      if (!(error instanceof HostStillThere)) {
        const again = await StandBy.open(this.#standByNeeds())
        await this.#putUp(again)
        this.#sit({ is: 'stand-by', standBy: again })
      }
      throw error
    }
  }

  /**
   * From now on everybody who opens the address of this stand-by is sent to its host.
   * @param port at which this one was the host; left out: at which it would be
   */
  async #putUp(standBy: StandBy, port = this.#needs.options.port ?? 0): Promise<void> {
    await this.#takeDown()
    if (port === 0) return
    const { store, options } = this.#needs
    const { address = '127.0.0.1', names, roots, limits, clock = hostClock } = options
    // It follows also if the port is taken; a person hears of it if this one is made the host.
    this.#signpost = await startSignpost({ store, standBy, address, port, names, roots, limits, clock }).catch(() => null)
  }

  async #takeDown(): Promise<void> {
    const signpost = this.#signpost
    this.#signpost = null
    await signpost?.close()
  }

  /** Ends hosting and follows the host at this address; what only this one knew is handed over. */
  comeBack(origin: string): Promise<StandByStatus | null> {
    return this.#comeBack(origin, NAMED)
  }

  /** Stops hosting, works on the store, and hosts again where it did. */
  without(work: () => Promise<void>): Promise<void> {
    return this.#changes.run(() => this.#without(work))
  }

  async #without(work: () => Promise<void>): Promise<void> {
    if (this.#sits?.is !== 'host') throw new Error('This is no host.')
    const { host } = this.#sits
    await host.end()
    try {
      await work()
    } finally {
      // The room needs its host, also if the work failed.
      await this.#lead(host.port)
    }
  }

  close(): Promise<void> {
    this.#closed = true
    return this.#changes.run(() => this.#close())
  }

  async #close(): Promise<void> {
    const sits = this.#sits
    this.#sits = null
    await this.#takeDown()
    if (sits?.is === 'host') await sits.host.end()
    if (sits?.is === 'stand-by') await sits.standBy.close()
  }

  #sit(sits: Sits): void {
    this.#sits = sits
    this.#needs.onSits(sits)
  }

  #hostOptions(): HostOptions {
    const { store, options, onEvent } = this.#needs
    return {
      ...options,
      store,
      onEvent: (event) => {
        onEvent(event)
        if (event.say === 'higher-epoch') void this.#lookForHigher().catch(() => undefined)
      }
    }
  }

  #standByNeeds() {
    const { store, url, onStatus, onLines } = this.#needs
    return { store, url, onChange: onStatus, ...(onLines && { onLines }) }
  }

  async #lookForHigher(): Promise<void> {
    if (this.#sits?.is !== 'host' || this.#turning) return
    const { host } = this.#sits
    const { event, venue } = await this.#needs.store.read()
    const certificate = certificateIn(venue)
    const found = await findHost((origin) => wireToHost(origin, certificate), host.standBys, event.id, host.epoch)
    if (found === null) return
    const before = this.#sits
    await this.#comeBack(found.origin, found.epoch).catch((error: unknown) => {
      if (this.#sits === before) throw error
      // It hosts again because it could not follow. A person has to decide: let it in at the other one, or name another address.
      this.#needs.onEvent({ say: 'higher-epoch', epoch: found.epoch })
    })
  }

  async #comeBack(origin: string, epoch: number): Promise<StandByStatus | null> {
    const sits = this.#sits
    if (sits?.is !== 'host' || this.#turning) return null
    // Not if another change came first.
    return this.#changes.run(() => (this.#sits === sits && !this.#closed ? this.#comeBackFrom(sits.host, origin, epoch) : null))
  }

  async #comeBackFrom(host: RunningHost, origin: string, epoch: number): Promise<StandByStatus> {
    this.#turning = true
    try {
      await host.end()
      const seen = Math.max(host.epoch, epoch === NAMED ? 0 : epoch)
      const standBy = await StandBy.comeBack(this.#standByNeeds(), origin, seen).catch(async (error: unknown) => {
        // Nobody there whom it could follow: it goes on as it was.
        await this.#lead(host.port)
        throw error
      })
      await this.#putUp(standBy, host.port)
      this.#sit({ is: 'stand-by', standBy })
      return standBy.status
    } finally {
      this.#turning = false
    }
  }
}
