/**
 * Hosting an event: another process does it, which this one starts, hands messages to and from, and ends. Nothing of it runs before somebody
 * has switched it on.
 */
import { readFileSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { OWN_FOLDER, replaceFile } from '../../disk/replaceFile.ts'
import { REQUESTS } from '../../shared/shell/ipc.ts'
import type { Handlers } from '../requests/ipc.ts'
import { Running, textOf, type Answer, type HostProcess } from './running.ts'

export interface HostingNeeds {
  /** Starts the process of the host. */
  readonly begin: () => HostProcess
  /** Where the events lie while they are hosted. */
  readonly folder: string
  readonly version: string
  /** The built app, for browsers of the staff. */
  readonly app: string
  /** The small page of players and displays. */
  readonly player: string
  /** Tells the page. */
  readonly tell: (news: string) => void
  /** Keeps the machine awake while an event is hosted. Returns the end of it. */
  readonly stayAwake: () => () => void
}

type Handled = Pick<Handlers, 'hostPlaces' | 'startHost' | 'askHost' | 'readHosted' | 'lookAtHost' | 'endHost'>

/** What was hosted when the app ended. */
const leftShape = v.strictObject({ ...REQUESTS.hostPlaces.result.entries.left.wrapped.entries })
type Left = v.InferOutput<typeof leftShape>

export class Hosting {
  readonly #needs: HostingNeeds
  #running: { readonly event: string; readonly process: Running; readonly sleep: () => void } | null = null
  /** One that has not answered yet: a stand-by waits for the word of a person at its host. */
  #beginning: Running | null = null
  #starting = false

  constructor(needs: HostingNeeds) {
    this.#needs = needs
  }

  /** The event that is hosted, or followed, just now. */
  get event(): string | null {
    return this.#running?.event ?? null
  }
  /** Whether other devices would lose their host if this ended. */
  get leads(): boolean {
    return this.#running?.process.leads ?? false
  }

  get handlers(): Handled {
    return {
      hostPlaces: () => Promise.resolve({ addresses: addressesHere(), running: this.event, left: this.#running ? null : this.#left() }),
      startHost: (what) => this.#start(what),
      askHost: async (ask) => {
        if (!this.#running) throw new Error('No event is hosted.')
        return textOf(await this.#running.process.ask({ do: 'ask', ask }))
      },
      readHosted: async ({ event, after }) => {
        const reader = new Running(this.#needs.begin(), () => undefined)
        try {
          return textOf(await reader.ask({ do: 'read', folder: this.#needs.folder, event, after }))
        } finally {
          await reader.end()
        }
      },
      lookAtHost: async ({ origin }) => {
        const looking = new Running(this.#needs.begin(), () => undefined)
        try {
          const answer = await looking.ask({ do: 'look', origin })
          return 'failed' in answer ? troubleOf(answer) : { event: textOf(answer) }
        } finally {
          await looking.end()
        }
      },
      endHost: async ({ taken }) => {
        await this.end()
        if (taken) rmSync(this.#mark, { force: true })
        return null
      }
    }
  }

  /** Ends hosting. What was hosted is known at the next start: the page may not have taken everything over. */
  async end(): Promise<void> {
    const running = this.#running
    this.#running = null
    running?.sleep()
    await running?.process.end()
    await this.#beginning?.end()
  }

  async #start({ event, text, address, port }: Parameters<Handled['startHost']>[0]): ReturnType<Handled['startHost']> {
    if (this.#running || this.#starting) throw new Error('An event is hosted already.')
    this.#starting = true
    const { folder, version, app, player } = this.#needs
    const before = this.#left()
    try {
      await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
      // Before the first fact can come: whatever ends this, the next start knows.
      const follows = before?.event === event && before.follows === true
      await this.#keepMark({ event, address, port, ...(follows && { follows }) })
      const process = new Running(this.#needs.begin(), (news) => {
        this.#needs.tell(news)
      })
      this.#beginning = process
      const answer = await process.ask({ do: 'start', folder, event: text, address, port, version, roots: { app, player } })
      if ('failed' in answer) {
        await process.end()
        if (before) await this.#keepMark(before)
        else rmSync(this.#mark, { force: true })
        return troubleOf(answer)
      }
      const { origin, aside } = v.parse(v.strictObject({ origin: v.string(), aside: v.nullable(v.string()) }), answer.is)
      const running = { event, process, sleep: this.#needs.stayAwake() }
      this.#running = running
      void process.ended.then(() => {
        if (this.#running !== running) return
        // By itself: nobody has told it to.
        this.#running = null
        running.sleep()
        this.#needs.tell(JSON.stringify({ say: 'gone', event }))
      })
      // The same port at the next start, so that devices find it by themselves.
      const keep = (): Promise<void> =>
        this.#keepMark({ event, address, port: Number(new URL(origin).port), ...(!process.leads && { follows: true }) })
      process.onLeads = () => {
        if (this.#running === running) void keep().catch(() => undefined)
      }
      await keep()
      return { origin, aside }
    } finally {
      this.#beginning = null
      this.#starting = false
    }
  }

  #keepMark(left: Left): Promise<void> {
    return replaceFile(this.#mark, JSON.stringify(left), { temporary: `${this.#mark}.new` })
  }

  get #mark(): string {
    return join(this.#needs.folder, 'hosting.json')
  }

  #left(): Left | null {
    try {
      const read = v.safeParse(leftShape, JSON.parse(readFileSync(this.#mark, 'utf8')))
      return read.success ? read.output : null
    } catch {
      return null
    }
  }
}

const troubleOf = ({ failed, trouble = 'process' }: Extract<Answer, { failed: string }>) => ({ trouble, said: failed })

/** The addresses of this machine, those of its networks first. */
function addressesHere(): { address: string; name: string }[] {
  const all = Object.entries(networkInterfaces()).flatMap(([name, found]) => (found ?? []).map((one) => ({ name, ...one })))
  return all
    .filter(({ family, address }) => family === 'IPv4' || !address.startsWith('fe80'))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 100)
    .map(({ address, name }) => ({ address, name }))
}

const rank = ({ internal, family }: { readonly internal: boolean; readonly family: string }): number =>
  (internal ? 2 : 0) + (family === 'IPv4' ? 0 : 1)
