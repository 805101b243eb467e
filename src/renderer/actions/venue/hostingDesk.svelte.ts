/**
 * Hosting an event on this computer: switching it on and off, and what becomes of the event meanwhile. One event at a time. What the host
 * has written is always taken over into the storage of the app, however the host or the app ended.
 */
import { messageOf } from '../../../shared/base/result.ts'
import { checked } from '../../../shared/base/validate.ts'
import {
  deskPictureShape,
  slipsShape,
  type DeskAsk,
  type DeskNews,
  type DeskPicture,
  type KeptRow,
  type Slip
} from '../../../shared/venue/desk.ts'
import { STAFF_ROLES } from '../../../shared/venue/rights.ts'
import { venueTexts } from '../../i18n/laterTexts.ts'
import { headOf } from '../../model/event/eventFile.ts'
import { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import { HostedHost } from '../../model/venue/hostedHost.ts'
import type { HostPlaces, Hosting } from '../../platform/interface/hosting.ts'
import type { Change, StoredEvent } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'
import { eventsOf } from '../event/events.ts'

type Needs = Pick<App, 'session' | 'storage' | 'platform'>

const t = venueTexts.hosting

/** The port where nobody has chosen another one. */
export const USUAL_PORT = 8321

export class HostingDesk {
  /** `gone`: the host has ended by itself. */
  stage = $state<'off' | 'starting' | 'on' | 'gone' | 'stopping'>('off')
  places = $state.raw<HostPlaces | null>(null)
  picture = $state.raw<DeskPicture | null>(null)
  /** The event that is hosted. */
  event = $state.raw<StoredEvent | null>(null)
  /** What was hosted when the app ended. */
  left = $state.raw<HostPlaces['left']>(null)
  /** Why it does not go on, in a sentence. */
  fault = $state('')
  /** Where the host of an earlier time had gone another way: the folder of it. */
  aside = $state('')
  /** The Wi-Fi of the room, for its code; not kept. */
  wifi = $state({ name: '', password: '' })
  readonly roles = STAFF_ROLES
  /** The event that is open goes on with another host of its log. */
  onOpen: (open: OpenEvent | null) => void = () => undefined
  #hosting: Hosting | null = null
  #host: HostedHost | null = null
  #where = { address: '', port: USUAL_PORT }
  #loading: Promise<void> | null = null

  /** Takes over what an earlier host has left, or goes on with the one that runs; once, before an event is opened. Never rejects. */
  load(app: Needs): Promise<void> {
    return (this.#loading ??= this.#load(app).catch((error: unknown) => {
      app.session.notify('error', messageOf(error))
    }))
  }

  async #load(app: Needs): Promise<void> {
    if (!app.platform.hosting) return
    const hosting = await app.platform.hosting()
    this.#hosting = hosting
    hosting.onNews((news) => {
      this.#hear(app, news)
    })
    const places = await hosting.places()
    this.places = places
    const id = places.running ?? places.left?.event
    const stored = id === undefined ? undefined : (await app.storage.events()).find((one) => one.id === id)
    if (!stored) return
    if (places.running !== null) {
      await this.#attach(app, stored)
      return
    }
    this.left = places.left
    await this.#takeMissed(app, stored.id)
    await hosting.end(true)
  }

  /** Looks anew which networks this computer is in. */
  async look(): Promise<void> {
    if (this.#hosting) this.places = await this.#hosting.places()
  }

  /** Starts hosting an event of this device. What stands in the way is said in `fault`. */
  async start(app: Needs, stored: StoredEvent, address: string, port: number): Promise<boolean> {
    if (!this.#hosting || this.stage === 'starting' || this.stage === 'on') return false
    this.stage = 'starting'
    this.fault = ''
    try {
      const facts = (await app.storage.eventFacts(stored.id)).map((row): KeptRow => ({ ...row, fact: { ...row.fact } }))
      const { file } = headOf(stored)
      const event = { id: stored.id, name: stored.name, settings: file.settings ?? {}, head: { ...file } }
      const begun = await this.#hosting.start({ event, facts }, address, port)
      if (!begun.ok) {
        this.stage = this.#host ? 'gone' : 'off'
        this.fault =
          begun.trouble === 'event' || begun.trouble === 'process'
            ? `${t.trouble[begun.trouble]} (${begun.said})`
            : t.trouble[begun.trouble]
        return false
      }
      this.aside = begun.aside ?? ''
      this.left = null
      this.#where = { address, port: Number(new URL(begun.origin).port) }
      await this.#attach(app, stored)
      return true
    } catch (error) {
      this.stage = this.#host ? 'gone' : 'off'
      this.fault = messageOf(error)
      return false
    }
  }

  /** Starts it again where it was, after it has ended by itself. */
  async again(app: Needs): Promise<void> {
    if (this.event) await this.start(app, this.event, this.#where.address, this.#where.port)
  }

  /** Ends hosting: the event is kept by the app alone again, with everything that was written. */
  async stop(app: Needs): Promise<void> {
    const { event } = this
    if (!this.#hosting || !event) return
    this.stage = 'stopping'
    this.fault = ''
    try {
      await this.#hosting.end(false)
      await this.#missedOf(event.id)
      await this.#host?.settled()
      await this.#hosting.end(true)
    } catch (error) {
      this.stage = 'gone'
      this.fault = messageOf(error)
      return
    }
    this.#host?.close()
    this.#host = null
    this.event = null
    this.picture = null
    this.stage = 'off'
    await eventsOf(app).keepBy(event.id, null)
    this.onOpen(eventsOf(app).open)
    await this.look()
    app.session.notify('info', t.stopped)
  }

  /** Asks the host for something that changes how it stands. What goes wrong is told in a notice. */
  async tell({ session }: Pick<App, 'session'>, ask: DeskAsk): Promise<boolean> {
    try {
      await this.#ask(ask)
      return true
    } catch (error) {
      session.notify('error', messageOf(error))
      return false
    }
  }

  /** The address of every player's page. Rejects where the host does not answer. */
  async slips(): Promise<readonly Slip[]> {
    const slips = checked(slipsShape, await this.#ask({ do: 'slips' }))
    if (!slips.ok) throw new Error(slips.problems[0]!.message)
    return slips.value
  }

  /** Whether this event is hosted just now. */
  has(event: string): boolean {
    return this.event?.id === event
  }

  async #attach(app: Needs, stored: StoredEvent): Promise<void> {
    const { settings } = headOf(stored)
    const host = await HostedHost.open({
      storage: app.storage,
      event: stored.id,
      settings,
      now: () => Date.now(),
      ask: (ask) => this.#ask(ask),
      failed: (error) => {
        app.session.notify('error', messageOf(error))
      }
    })
    this.#host?.close()
    this.#host = host
    this.event = stored
    const picture = checked(deskPictureShape, await this.#ask({ do: 'picture' }))
    if (!picture.ok) throw new Error(picture.problems[0]!.message)
    this.picture = picture.value
    host.see(picture.value)
    // What came while it was read.
    await host.catchUp()
    this.stage = 'on'
    await eventsOf(app).keepBy(stored.id, {
      event: OpenEvent.joined(stored, host),
      forget: async (player, names, instead) => {
        await host.settled()
        await this.#ask({ do: 'forget', player, names: [...names], instead })
        await host.settled()
      },
      readAnew: () => this.#attach(app, stored)
    })
    this.onOpen(eventsOf(app).open)
  }

  async #ask(ask: DeskAsk): Promise<unknown> {
    if (!this.#hosting || this.isGone) throw new Error(t.goneAppend)
    try {
      return await this.#hosting.ask(ask)
    } catch (error) {
      throw this.isGone ? new Error(t.goneAppend) : error
    }
  }

  get isGone(): boolean {
    return this.stage === 'gone'
  }

  #hear(app: Needs, news: DeskNews): void {
    if (news.say === 'facts') this.#host?.take(news.log, news.beside)
    else if (news.say === 'picture') {
      this.picture = news.picture
      this.#where = { ...this.#where, port: news.picture.port }
      this.#host?.see(news.picture)
    } else if (news.say === 'higher-epoch') this.fault = t.led
    else if (news.say === 'gone' && this.has(news.event)) {
      this.stage = 'gone'
      this.#host?.see(null)
      app.session.notify('error', t.gone)
      // It may have written more than it could tell.
      this.#missedOf(news.event).catch((error: unknown) => {
        app.session.notify('error', messageOf(error))
      })
    }
  }

  async #missedOf(event: string): Promise<void> {
    if (!this.#hosting || !this.#host) return
    await this.#host.settled()
    const rows = await this.#hosting.missed(event, this.#host.kept)
    this.#host.take(
      rows.map(({ at, fact }) => ({ row: at, fact: { ...fact, do: String(fact.do) } })),
      []
    )
  }

  /** What an earlier host has written and the storage does not have. */
  async #takeMissed({ storage }: Pick<App, 'storage'>, event: string): Promise<void> {
    const last = (await storage.eventFacts(event)).at(-1)?.at ?? 0
    const rows = (await this.#hosting?.missed(event, last)) ?? []
    if (rows.length > 0)
      await storage.commit(rows.map(({ at, fact }): Change => ({ do: 'put', table: 'eventFacts', value: { event, at, fact } })))
  }
}

const desks = new WeakMap<App['storage'], HostingDesk>()

export function hostingOf({ storage }: Pick<App, 'storage'>): HostingDesk {
  const known = desks.get(storage)
  if (known) return known
  const desk = new HostingDesk()
  desks.set(storage, desk)
  return desk
}
