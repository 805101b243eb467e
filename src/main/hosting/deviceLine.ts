/**
 * This computer as a device of the staff: another process holds the line to the host, since the page opens none. It is started with the first
 * thing that the page asks of it, and this one hands text between the two and knows nothing of what it says.
 */
import type { Handlers } from '../requests/ipc.ts'
import type { HostingNeeds } from './hosting.ts'
import { Running, textOf } from './running.ts'

export class DeviceLine {
  readonly #needs: Pick<HostingNeeds, 'begin' | 'tell'>
  #process: Running | null = null

  constructor(needs: Pick<HostingNeeds, 'begin' | 'tell'>) {
    this.#needs = needs
  }

  get handlers(): Pick<Handlers, 'askDevice' | 'endDevice'> {
    return {
      askDevice: async (ask) => textOf(await (this.#process ?? this.#begin()).ask({ do: 'device', ask })),
      endDevice: async () => {
        await this.end()
        return null
      }
    }
  }

  /** Ends the process, where there is one: what it had not sent is with the page. */
  async end(): Promise<void> {
    const process = this.#process
    this.#process = null
    await process?.end()
  }

  #begin(): Running {
    const process = new Running(this.#needs.begin(), (news) => {
      if (this.#process === process) this.#needs.tell(news)
    })
    this.#process = process
    void process.ended.then(() => {
      if (this.#process !== process) return
      // By itself: nobody has told it to.
      this.#process = null
      this.#needs.tell(JSON.stringify({ say: 'gone' }))
    })
    return process
  }
}
