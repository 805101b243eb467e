/**
 * The desk of the venue of an event: what its panels show and ask, whether this computer hosts the event or this is the device of a head judge at
 * the host of another one.
 */
import { messageOf } from '../../../shared/base/result.ts'
import { checked } from '../../../shared/base/validate.ts'
import { NotOrganised, OrganiserLine } from '../../../device/organise.ts'
import { organiserPictureShape, slipsShape, type DeskAsk, type OrganiserPicture, type Slip } from '../../../shared/venue/organiser.ts'
import { STAFF_ROLES, type StaffRole } from '../../../shared/venue/rights.ts'
import type { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import type { App } from '../app.ts'
import { venueOf, venueSentence } from './joining.svelte.ts'
import { hostingOf } from './venueHosting.svelte.ts'

export interface VenueDesk {
  /** How hosting is; `null`: not known yet. */
  readonly picture: OrganiserPicture | null
  /** Why it is not known, in a sentence. */
  readonly fault: string
  readonly roles: readonly StaffRole[]
  /** The Wi-Fi of the room, for its code; not stored. */
  readonly wifi: { name: string; password: string }
  /** Asks for a change of the hosting. A failure is reported in a notice. */
  tell(app: Pick<App, 'session'>, ask: DeskAsk): Promise<boolean>
  /** Keeps the picture up to date until the function is called that it returns. */
  watch(): () => void
  /** The address of every player's page. Rejects if the host does not answer. */
  slips(): Promise<readonly Slip[]>
}

/** Milliseconds between two looks at how hosting is. */
const LOOK = 2000

/** The desk at the device of a head judge. */
export class RemoteDesk implements VenueDesk {
  picture = $state.raw<OrganiserPicture | null>(null)
  fault = $state('')
  wifi = $state({ name: '', password: '' })
  readonly roles = STAFF_ROLES
  readonly #line: OrganiserLine
  #timer: ReturnType<typeof setTimeout> | null = null
  #watching = 0

  constructor(line: OrganiserLine) {
    this.#line = line
  }

  watch(): () => void {
    this.#watching++
    if (this.#watching === 1) void this.#look()
    return () => {
      this.#watching--
    }
  }

  async tell({ session }: Pick<App, 'session'>, ask: DeskAsk): Promise<boolean> {
    try {
      await this.#line.ask(ask)
    } catch (error) {
      session.notify('error', sentenceOf(error))
      return false
    }
    await this.#read()
    return true
  }

  async slips(): Promise<readonly Slip[]> {
    const slips = checked(slipsShape, await this.#line.ask({ do: 'slips' }))
    if (!slips.ok) throw new Error(slips.problems[0]!.message)
    return slips.value
  }

  async #look(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#read()
    if (this.#watching > 0) this.#timer = setTimeout(() => void this.#look(), LOOK)
  }

  async #read(): Promise<void> {
    try {
      const picture = checked(organiserPictureShape, await this.#line.ask({ do: 'picture' }))
      if (!picture.ok) throw new Error(picture.problems[0]!.message)
      // A running clock alone draws nothing again.
      if (!isSame(this.picture, picture.value)) this.picture = picture.value
      this.fault = ''
    } catch (error) {
      this.fault = sentenceOf(error)
    }
  }
}

/** Whether two pictures show the same. The time of a code counts only from when it is shown on. */
function isSame(a: OrganiserPicture | null, b: OrganiserPicture): boolean {
  const shown = (one: OrganiserPicture): string => JSON.stringify({ ...one, on: 0, joining: one.joining && { ...one.joining, for: 0 } })
  return a !== null && shown(a) === shown(b)
}

const sentenceOf = (error: unknown): string => (error instanceof NotOrganised ? venueSentence(error.refusal) : messageOf(error))

const ofDevice = new WeakMap<object, RemoteDesk>()

/** The desk of the event, or `null` if this device has none: it is no head judge, or the event is not hosted. */
export function deskOf(app: Pick<App, 'storage' | 'platform'>, event: OpenEvent): VenueDesk | null {
  const hosting = hostingOf(app)
  if (hosting.has(event.id)) return hosting
  const venue = venueOf(app)
  const { joined } = venue
  const { away } = event
  if (joined === null || away === null || away.here || away.role !== 'head' || joined.event !== event.id) return null
  const known = ofDevice.get(away)
  if (known) return known
  const wire = () => {
    const { origin, certificate } = venue.joined ?? joined
    return app.platform.venue.wireTo(origin === undefined ? null : { origin, certificate: certificate ?? null })
  }
  const made = new RemoteDesk(new OrganiserLine(wire, joined))
  ofDevice.set(away, made)
  return made
}
