/** The line of a device to its host over the bridge of the desktop app: another process holds it, and what comes from there is checked. */
import { checked } from '../../../shared/base/validate.ts'
import { deviceNewsShape, hostAnswerShape, type DeviceAsk, type DeviceNews } from '../../../shared/venue/deviceMessages.ts'
import type { HostAnswer, LineNews, StaffDevice, StaffLine, VenueWire } from '../../../device/wire.ts'
import type { Bridge } from '../../../shared/shell/ipc.ts'
import type { HostPlace, VenueReach } from '../interface/venueReach.ts'
import { valueOf } from './replies.ts'

/** How long nothing is asked until the process is ended, in milliseconds. */
const IDLE = 60_000
/** How long after the process has ended by itself the line is taken up again, in milliseconds. */
const AGAIN = 1000

export function createBridgeVenue(bridge: Bridge['device']): VenueReach {
  let busy = 0
  let idle: ReturnType<typeof setTimeout> | null = null
  const ask = async (what: DeviceAsk): Promise<unknown> => jsonOf(valueOf(await bridge.ask(JSON.stringify(what))))
  const begin = (): void => {
    busy++
    if (idle !== null) clearTimeout(idle)
  }
  const end = (): void => {
    busy--
    if (busy === 0)
      idle = setTimeout(() => {
        void bridge.end()
      }, IDLE)
  }
  return {
    fixed: false,
    wireTo: (at) => {
      if (at === null) throw new Error('Nobody has said where the host is.')
      const wire: VenueWire = {
        post: async (path, body): Promise<HostAnswer> => {
          begin()
          try {
            const answer = checked(hostAnswerShape, await ask({ do: 'post', at, path: path as '/api/hello', body }))
            if (!answer.ok) throw new Error(answer.problems[0]!.message)
            // As a browser says it.
            if (answer.value === null) throw new TypeError('Nobody answers.')
            return answer.value
          } finally {
            end()
          }
        },
        openLine: (device, seen, news) => {
          begin()
          return new BridgeLine({ at, device, seen, news, ask, onNews: (hear) => bridge.onNews(hear), onClose: end })
        }
      }
      return Promise.resolve(wire)
    }
  }
}

interface LineNeeds {
  readonly at: HostPlace
  readonly device: StaffDevice
  readonly seen: () => number
  readonly news: LineNews
  readonly ask: (what: DeviceAsk) => Promise<unknown>
  readonly onNews: (hear: (text: string) => void) => () => void
  readonly onClose: () => void
}

/** The number of the last line. The first one comes by chance: the page before this one was loaded may have had the same otherwise. */
let last = Math.floor(Math.random() * 2 ** 40)

class BridgeLine implements StaffLine {
  readonly #needs: LineNeeds
  readonly #unheard: () => void
  #number = 0
  #at: HostPlace
  #seen = 0
  #closed = false
  #again: ReturnType<typeof setTimeout> | null = null

  constructor(needs: LineNeeds) {
    this.#needs = needs
    this.#at = needs.at
    this.#unheard = needs.onNews((text) => {
      const news = checked(deviceNewsShape, jsonOf(text))
      if (news.ok) this.#hear(news.value)
    })
    this.#open()
  }

  send(entries: Parameters<StaffLine['send']>[0]): void {
    this.#ask({ do: 'send', line: this.#number, entries: [...entries] })
  }

  kept(): void {
    // The page of a device keeps no copy of the log: that is what a stand-by is for.
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    if (this.#again !== null) clearTimeout(this.#again)
    this.#unheard()
    this.#needs.ask({ do: 'close', line: this.#number }).catch(() => undefined)
    this.#needs.onClose()
  }

  #open(): void {
    this.#number = ++last
    this.#seen = this.#needs.seen()
    this.#ask({ do: 'open', line: this.#number, at: this.#at, device: { ...this.#needs.device }, seen: this.#seen })
  }

  /** Where the process cannot be asked it is as good as gone, and the whole line is taken up anew. */
  #ask(what: DeviceAsk): void {
    this.#needs.ask(what).catch(() => {
      this.#lost()
    })
  }

  #lost(): void {
    if (this.#closed || this.#again !== null) return
    this.#needs.news.link({ is: 'down' })
    this.#again = setTimeout(() => {
      this.#again = null
      this.#open()
    }, AGAIN)
  }

  #hear(news: DeviceNews): void {
    if (news.say === 'gone') {
      this.#lost()
      return
    }
    if (news.line !== this.#number) return
    const { news: to, seen } = this.#needs
    switch (news.say) {
      case 'link':
        to.link(news.link)
        return
      case 'begin':
        to.begin(news.generation, news.head)
        return
      case 'log':
        to.log(news.lines)
        return
      case 'beside':
        to.beside(news.lines)
        return
      case 'receipts':
        to.receipts(news.receipts)
        return
      case 'moved':
        this.#at = { ...this.#at, origin: news.origin }
        to.moved?.(news.origin)
        return
      case 'beat':
        to.beat(news.beat)
        if (seen() === this.#seen) return
        this.#seen = seen()
        this.#ask({ do: 'seen', line: this.#number, seen: this.#seen })
    }
  }
}

const jsonOf = (text: string): unknown => JSON.parse(text)
