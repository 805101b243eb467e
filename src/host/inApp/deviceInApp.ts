/**
 * The desktop app as a device of the staff: the line to its host, held here because the page opens none. Where the host is gone and another
 * device leads the event, the line goes on there by itself: whoever holds the certificate of the event is its host.
 */
import { findHost } from '../../device/findHost.ts'
import type { HostAnswer, StaffLine } from '../../device/wire.ts'
import type { DeviceAsk, DeviceNews, HostPlace } from '../../shared/venue/deviceMessages.ts'
import { LIMITS } from '../../shared/venue/limits.ts'
import { hostClock } from '../time/clock.ts'
import { wireToHost } from '../follow/hostWire.ts'

type Opened = Extract<DeviceAsk, { do: 'open' }>

/** How often another host is looked for while the known one is gone. */
const LOOK = 2000

export class DeviceInApp {
  readonly #tell: (news: DeviceNews) => void
  #line: OpenLine | null = null

  constructor(tell: (news: DeviceNews) => void) {
    this.#tell = tell
  }

  /** What the page asks. A host that does not answer is null. */
  async ask(ask: DeviceAsk): Promise<HostAnswer | null> {
    if (ask.do === 'post')
      return wireToHost(ask.at.origin, ask.at.certificate)
        .post(ask.path, ask.body)
        .catch(() => null)
    if (ask.do === 'open') {
      this.close()
      this.#line = new OpenLine(ask, this.#tell)
    } else if (ask.line === this.#line?.number) {
      if (ask.do === 'seen') this.#line.seen = ask.seen
      if (ask.do === 'send') this.#line.send(ask.entries)
      if (ask.do === 'close') this.close()
    }
    return null
  }

  close(): void {
    this.#line?.close()
    this.#line = null
  }
}

class OpenLine {
  readonly number: number
  /** The highest epoch that the device has seen. */
  seen: number
  readonly #opened: Opened
  readonly #tell: (news: DeviceNews) => void
  readonly #timer: NodeJS.Timeout
  #line: StaffLine
  #place: HostPlace
  #standBys: readonly string[] = []
  #isUp = false
  #heardAt = hostClock.mono()
  #looking = false
  /** Aborted when this is closed. */
  readonly #ends = new AbortController()

  constructor(opened: Opened, tell: (news: DeviceNews) => void) {
    this.number = opened.line
    this.seen = opened.seen
    this.#opened = opened
    this.#tell = tell
    this.#place = opened.at
    this.#line = this.#open()
    this.#timer = setInterval(() => {
      if (!this.#looking && (!this.#isUp || hostClock.mono() - this.#heardAt > LIMITS.gone)) void this.#look()
    }, LOOK)
  }

  send(entries: Parameters<StaffLine['send']>[0]): void {
    this.#line.send(entries)
  }

  close(): void {
    this.#ends.abort()
    clearInterval(this.#timer)
    this.#line.close()
  }

  #open(): StaffLine {
    const { number: line } = this
    const { origin, certificate } = this.#place
    return wireToHost(origin, certificate, this.#ends.signal).openLine(this.#opened.device, () => this.seen, {
      link: (link) => {
        this.#isUp = link.is === 'up'
        if (this.#isUp) this.#heardAt = hostClock.mono()
        this.#tell({ say: 'link', line, link: link.is === 'refused' ? { is: link.is, refusal: { ...link.refusal } } : { is: link.is } })
      },
      begin: (generation, { id, name, settings }) => {
        this.#tell({ say: 'begin', line, generation, head: { id, name, settings } })
      },
      log: (lines) => {
        this.#tell({ say: 'log', line, lines: [...lines] })
      },
      beside: (lines) => {
        this.#tell({ say: 'beside', line, lines: [...lines] })
      },
      receipts: (receipts) => {
        this.#tell({ say: 'receipts', line, receipts: [...receipts] })
      },
      beat: (beat) => {
        this.#heardAt = hostClock.mono()
        this.#standBys = beat.standBys
        this.#tell({ say: 'beat', line, beat })
      }
    })
  }

  async #look(): Promise<void> {
    this.#looking = true
    try {
      const { certificate, origin } = this.#place
      const others = this.#standBys.filter((one) => one !== origin)
      const found = await findHost((one) => wireToHost(one, certificate, this.#ends.signal), others, this.#opened.device.event, this.seen)
      if (found === null || this.#ends.signal.aborted) return
      this.#line.close()
      this.#place = { ...this.#place, origin: found.origin }
      this.#heardAt = hostClock.mono()
      this.#line = this.#open()
      this.#tell({ say: 'moved', line: this.number, origin: found.origin })
    } finally {
      this.#looking = false
    }
  }
}
