/**
 * Hosting an event on this computer: switching it on and off, and what becomes of the event meanwhile. One event at a time. What the host
 * has written is always taken over into the storage of the app, however the host or the app ended.
 */
import { canonicalJson } from '../../../shared/base/text/canonicalJson.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { Turns } from '../../../shared/base/turns.ts'
import { checked } from '../../../shared/base/validate.ts'
import {
  organiserLinesShape,
  promotedShape,
  seatPictureShape,
  slipsShape,
  whyNotFollowedShape,
  type OrganiserAsk,
  type OrganiserNews,
  type OrganiserPicture,
  type EventToHost,
  type LogRow,
  type Slip,
  type StandByPicture
} from '../../../shared/venue/organiser.ts'
import { parseJsonText } from '../../../shared/json/jsonText.ts'
import { readCode } from '../../../shared/venue/codes.ts'
import { STAFF_ROLES } from '../../../shared/venue/rights.ts'
import type { VenueRefusal } from '../../../shared/venue/refusals.ts'
import { venueTexts } from '../../i18n/laterTexts.ts'
import { headOf, rowOfEvent } from '../../model/event/log/eventFile.ts'
import { dropLines } from '../../model/event/eventLines.ts'
import { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import { HostedHost } from '../../model/venue/hostedHost.ts'
import { mirrored } from '../../model/venue/mirror.ts'
import { addressTyped } from '../../model/venue/moving.ts'
import { pageClock } from '../../model/window/clock.ts'
import type { Begun, HostPlaces, Hosting } from '../../platform/interface/hosting.ts'
import type { Change, StoredEvent } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'
import { eventsOf } from '../event/events.ts'
import { venueSentence } from './joining.svelte.ts'

type Needs = Pick<App, 'session' | 'storage' | 'platform'>

const t = venueTexts.hosting

/** The port where nobody has chosen another one. */
export const USUAL_PORT = 8321

export class VenueHosting {
  /** `follows`: this computer is the stand-by of another host. `gone`: what hosts, or follows, has ended by itself. */
  stage = $state<'off' | 'starting' | 'on' | 'follows' | 'gone' | 'stopping'>('off')
  places = $state.raw<HostPlaces | null>(null)
  picture = $state.raw<OrganiserPicture | null>(null)
  /** How it follows another host; null: it does not. */
  standBy = $state.raw<StandByPicture | null>(null)
  /** The screen on which another host is named is shown. */
  naming = $state(false)
  /** What the other host shows as well, while a person there decides. */
  letters = $state('')
  /** The address of the old host, where it still answers though this computer was to be the host. */
  still = $state('')
  /** The event that is hosted, or followed. */
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
  /** Each time another host is asked, or nobody any more. */
  #asking = 0
  readonly #attaching = new Turns()

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
      const begun = await this.#hosting.start(await this.#given(app, stored), address, port)
      if (!begun.ok) {
        this.stage = this.#host ? 'gone' : 'off'
        this.fault = faultOf(begun)
        return false
      }
      this.#begun(begun, address)
      await this.#attach(app, stored)
      return true
    } catch (error) {
      this.stage = this.#host ? 'gone' : 'off'
      this.fault = messageOf(error)
      return false
    }
  }

  /**
   * Becomes the stand-by of another computer's host; resolves when a person there has let this one in. What stands in the way is said in
   * `fault`. @param typed the address of that host @param called what this computer is called there
   */
  async follow(
    app: Needs,
    {
      typed,
      code,
      called,
      address,
      port
    }: { readonly typed: string; readonly code: string; readonly called: string; readonly address: string; readonly port: number }
  ): Promise<boolean> {
    if (!this.#hosting || this.stage !== 'off') return false
    const origin = addressTyped(typed)
    this.fault = origin === null ? venueTexts.move.noAddress : readCode(code) === null ? venueTexts.join.noCode : ''
    if (called.trim() === '') this.fault ||= venueTexts.join.noName
    if (origin === null || this.fault !== '') return false
    const turn = ++this.#asking
    this.stage = 'starting'
    this.letters = ''
    try {
      const looked = await this.#hosting.look(origin)
      if (turn !== this.#asking) return false
      const stored = looked.ok ? (await app.storage.events()).find(({ id }) => id === looked.event.id) : undefined
      const given = stored ? await this.#given(app, stored) : null
      const begun = looked.ok
        ? await this.#hosting.follow(looked.event.id, { follow: { origin, code, called: called.trim() }, given }, address, port)
        : looked
      if (turn !== this.#asking) return false
      if (!begun.ok) {
        this.stage = 'off'
        this.letters = ''
        this.fault = faultOf(begun)
        return false
      }
      this.#begun(begun, address)
      await this.#showFollowed(app, stored)
      return true
    } catch (error) {
      if (turn !== this.#asking) return false
      this.stage = 'off'
      this.fault = messageOf(error)
      return false
    }
  }

  /** Asks no longer to be let in anywhere. */
  async cancel(): Promise<void> {
    this.naming = false
    this.fault = ''
    if (this.stage !== 'starting') return
    this.#asking++
    this.stage = 'off'
    this.letters = ''
    await this.#hosting?.end(true)
  }

  /** A person has decided: this computer is the host from now on. @param anyway though the old one still answers: then `still` says so */
  async promote(app: Needs, anyway: boolean): Promise<void> {
    try {
      const promoted = checked(promotedShape, await this.#ask({ do: 'promote', anyway }))
      if (!promoted.ok) throw new Error(promoted.problems[0]!.message)
      this.still = promoted.value?.still ?? ''
      if (promoted.value !== null || this.event === null) return
      await this.#attach(app, this.event)
      app.session.notify('info', t.standBy.promoted)
    } catch (error) {
      app.session.notify('error', messageOf(error))
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
      if (this.standBy) await this.#takeAll(app, event.id, await this.#hosting.missed(event.id, 0))
      else await this.#missedOf(event.id)
      await this.#host?.settled()
      await this.#hosting.end(true)
    } catch (error) {
      this.stage = 'gone'
      this.fault = messageOf(error)
      return
    }
    const stopped = this.standBy ? t.standBy.stopped : t.stopped
    this.#host?.close()
    this.#host = null
    this.event = null
    this.picture = null
    this.standBy = null
    this.still = ''
    this.stage = 'off'
    await eventsOf(app).keepBy(event.id, null)
    this.onOpen(eventsOf(app).open)
    await this.look()
    app.session.notify('info', stopped)
  }

  /** The host reports every change of its picture by itself. */
  watch(): () => void {
    return () => undefined
  }

  /** Asks the host for something that changes how it stands. What goes wrong is told in a notice. */
  async tell({ session }: Pick<App, 'session'>, ask: OrganiserAsk): Promise<boolean> {
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

  /** The hosting, or following, of this event that was under way when the app ended; `null` if there was none. */
  leftOf({ id }: Pick<StoredEvent, 'id'>): HostPlaces['left'] {
    return this.left?.event === id ? this.left : null
  }

  /** Whether this event is hosted just now. */
  has(event: string): boolean {
    return this.event?.id === event
  }

  #begun({ origin, aside }: Extract<Begun, { ok: true }>, address: string): void {
    this.aside = aside ?? ''
    this.left = null
    this.naming = false
    this.letters = ''
    this.#where = { address, port: Number(new URL(origin).port) }
  }

  /** What this device has of an event. */
  async #given({ storage }: Pick<App, 'storage'>, stored: StoredEvent): Promise<EventToHost> {
    const facts = (await storage.eventFacts(stored.id)).map((row): LogRow => ({ ...row, fact: { ...row.fact } }))
    const { file } = headOf(stored)
    return { event: { id: stored.id, name: stored.name, settings: file.settings ?? {}, head: { ...file } }, facts }
  }

  /** The event of the other host is one of this device from now on, and its place is shown. */
  async #showFollowed(app: Needs, known: StoredEvent | undefined): Promise<void> {
    const events = eventsOf(app)
    const picture = await this.#seen()
    if (!('follows' in picture)) throw new Error(t.trouble.process)
    const { id, name, head } = picture.follows
    const stored = known ?? rowOfEvent(id, name, head, new Date().toISOString())
    if (!known) await app.storage.commit([{ do: 'put', table: 'events', value: stored }])
    await events.readList()
    await this.#attach(app, stored)
    await events.openEvent(id)
    if (events.open) events.open.view = 'venue'
    this.onOpen(events.open)
  }

  async #seen(): Promise<OrganiserPicture | StandByPicture> {
    const picture = checked(seatPictureShape, await this.#ask({ do: 'picture' }))
    if (!picture.ok) throw new Error(picture.problems[0]!.message)
    return picture.value
  }

  /** One after the other: a stand-by may be told again and again that its log is another one. */
  #attach(app: Needs, stored: StoredEvent): Promise<void> {
    return this.#attaching.run(() => this.#attachNow(app, stored))
  }

  async #attachNow(app: Needs, stored: StoredEvent): Promise<void> {
    const { settings } = headOf(stored)
    const picture = await this.#seen()
    const follows = 'follows' in picture
    if (follows) {
      await this.#host?.settled()
      const lines = checked(organiserLinesShape, await this.#ask({ do: 'lines', after: 0, besideAfter: 0 }))
      if (!lines.ok) throw new Error(lines.problems[0]!.message)
      await this.#takeAll(
        app,
        stored.id,
        lines.value.log.map(({ row, fact }) => ({ event: stored.id, at: row, fact }))
      )
    }
    const host = await HostedHost.open({
      storage: app.storage,
      event: stored.id,
      settings,
      clock: pageClock,
      ask: (ask) => this.#ask(ask),
      follows,
      failed: (error) => {
        app.session.notify('error', messageOf(error))
      }
    })
    this.#host?.close()
    this.#host = host
    this.event = stored
    this.picture = follows ? null : picture
    this.standBy = follows ? picture : null
    if (!follows) host.see(picture)
    // What came while it was read.
    await host.catchUp()
    this.fault = ''
    this.stage = follows ? 'follows' : 'on'
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

  async #ask(ask: OrganiserAsk): Promise<unknown> {
    if (!this.#hosting || this.isGone) throw new Error(t.goneAppend)
    // What is entered on a screen that was open before this computer followed.
    if (this.stage === 'follows' && WRITES.includes(ask.do)) throw new Error(t.standBy.readOnly)
    try {
      return await this.#hosting.ask(ask)
    } catch (error) {
      throw this.isGone ? new Error(t.goneAppend) : error
    }
  }

  get isGone(): boolean {
    return this.stage === 'gone'
  }

  #hear(app: Needs, news: OrganiserNews): void {
    if (news.say === 'facts') this.#host?.take(news.log, news.beside)
    else if (news.say === 'letters') this.letters = news.letters
    else if (news.say === 'follows' || news.say === 'anew') this.#hearStandBy(app, news)
    else if (news.say === 'picture') {
      // It was asked before this computer became a stand-by.
      if (this.stage === 'follows') return
      this.picture = news.picture
      this.#where = { ...this.#where, port: news.picture.port }
      this.#host?.see(news.picture)
    } else if (news.say === 'higher-epoch') this.fault = t.led
    else if (news.say === 'gone' && this.has(news.event)) {
      this.stage = 'gone'
      this.#host?.see(null)
      app.session.notify('error', this.standBy ? t.standBy.gone : t.gone)
      if (this.standBy) return
      // It may have written more than it could tell.
      this.#missedOf(news.event).catch((error: unknown) => {
        app.session.notify('error', messageOf(error))
      })
    }
  }

  #hearStandBy(app: Needs, news: Extract<OrganiserNews, { say: 'follows' | 'anew' }>): void {
    const { event } = this
    if (event === null || (this.stage !== 'on' && this.stage !== 'follows')) return
    const comesBack = this.stage === 'on'
    if (news.say === 'follows' && !comesBack) {
      this.standBy = news.picture
      return
    }
    // This one led the event, and another one does by now; or its copy is another one than before.
    this.stage = 'follows'
    this.#attach(app, event)
      .then(() => {
        if (comesBack) app.session.notify('info', t.standBy.came)
      })
      .catch((error: unknown) => {
        app.session.notify('error', messageOf(error))
      })
  }

  /** The rows of the storage become those of another log. */
  async #takeAll({ storage }: Pick<App, 'storage'>, event: string, rows: readonly LogRow[]): Promise<void> {
    const log = rows.map(({ at, fact }) => ({ row: at, fact: { ...fact, do: String(fact.do) } }))
    const changes = mirrored(event, await storage.eventFacts(event), log)
    if (changes.length > 0) await storage.commit([...changes, ...(await dropLines(storage, event))])
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
    const kept = (await storage.eventFacts(event)).at(-1)
    // With the last one that is known: where that is another one, it is another log, which is not to be mixed with this.
    const [first, ...others] = (await this.#hosting?.missed(event, (kept?.at ?? 1) - 1)) ?? []
    if (first === undefined || (kept && canonicalJson([kept.at, kept.fact]) !== canonicalJson([first.at, first.fact]))) return
    const rows = kept ? others : [first, ...others]
    if (rows.length > 0)
      await storage.commit(rows.map(({ at, fact }): Change => ({ do: 'put', table: 'eventFacts', value: { event, at, fact } })))
  }
}

/** What a stand-by leaves to the host. */
const WRITES: readonly OrganiserAsk['do'][] = ['append', 'share', 'settle', 'forget']

/** Why it could not be begun, in words. */
function faultOf({ trouble, said }: Extract<Begun, { ok: false }>): string {
  if (trouble !== 'follow') return trouble === 'event' || trouble === 'process' ? `${t.trouble[trouble]} (${said})` : t.trouble[trouble]
  const json = parseJsonText(said)
  const why = checked(whyNotFollowedShape, json.ok ? json.value : null)
  if (!why.ok || !Object.hasOwn(venueTexts.refusals, why.value.code)) return said
  return why.value.code === 'nothing-there' ? venueTexts.join.nobody : venueSentence(why.value as VenueRefusal)
}

const ofStorage = new WeakMap<App['storage'], VenueHosting>()

export function hostingOf({ storage }: Pick<App, 'storage'>): VenueHosting {
  const known = ofStorage.get(storage)
  if (known) return known
  const made = new VenueHosting()
  ofStorage.set(storage, made)
  return made
}
