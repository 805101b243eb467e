/** Everything that a host and its stand-by have acknowledged, compared with what they have after a start. */
import { canonicalJson } from '../../../src/shared/base/text/canonicalJson.ts'
import type { LogLine } from '../../../src/shared/venue/messages.ts'
import { Register, type Tally } from '../common/tally.ts'
import type { Heard } from './crowd.ts'
import type { HostProgram, Said } from './hostProgram.ts'

/** Everything that a host has, by its own answers. */
export interface Found {
  readonly log: readonly LogLine[]
  readonly beside: readonly Said[]
  readonly devices: readonly { readonly id: string; readonly role: string; readonly out: boolean }[]
  /** Tokens of the slips, by player. */
  readonly tokens: ReadonlyMap<string, string>
  readonly displays: readonly { readonly id: string; readonly message: string }[]
}

/** The token at the end of a slip's address. */
export const tokenIn = (address: unknown): string => /\.([0-9a-f]{32})$/.exec(String(address))?.[1] ?? ''

export async function askAll(host: HostProgram): Promise<Found> {
  const [log, beside, devices, players, displays] = await Promise.all(
    ['log', 'beside', 'devices', 'players', 'displays'].map((word) => host.ask(word))
  )
  return {
    log: log as Found['log'],
    beside: beside as Found['beside'],
    devices: devices as Found['devices'],
    tokens: new Map((players as readonly Said[]).map(({ player, address }) => [String(player), tokenIn(address)])),
    displays: displays as Found['displays']
  }
}

interface Saying {
  readonly do: string
  readonly text?: unknown
  readonly call?: unknown
}
/** The content that no two facts share; empty: several facts may share it. */
const sayingOf = (fact: Saying): string =>
  fact.do === 'note'
    ? `note ${String(fact.text)}`
    : fact.do === 'close-call'
      ? `close-call ${String(fact.call)}`
      : fact.do === 'call'
        ? `call ${String(fact.call)}`
        : ''

export class Ledger implements Heard {
  readonly #tally: Tally
  /** Acknowledged facts, as they were heard; null if only the id is known. */
  readonly #facts = new Map<string, string | null>()
  readonly #beside = new Set<string>()
  /** The content of acknowledged facts that have no known id. */
  readonly #sayings = new Set<string>()
  /** Ids of facts by their row, in the log of this host. */
  #rows = new Map<number, string>()
  /** Up to which row a stand-by has everything, by the last beat. */
  onTwo = 0
  /** Devices that were let in, and whether they are out. */
  readonly devices = new Map<string, Register<boolean>>()
  /** Players' slips: what is on them, and how many new ones were asked for and not answered. */
  readonly slips = new Map<string, { token: string; asked: number }>()
  /** Displays that were set up at the desk, and the message that each shows. One that has only shown itself is known until the host ends. */
  readonly displays = new Map<string, Register<string>>()

  constructor(tally: Tally) {
    this.#tally = tally
  }

  get acknowledged(): number {
    return this.#tally.acknowledged
  }

  fact(id: string): void {
    if (!this.#facts.has(id)) {
      this.#facts.set(id, null)
      this.#tally.acknowledge('facts')
    }
  }
  /** A fact was saved whose id is not known: a note has its text, a call its name. */
  saying(fact: Saying): void {
    this.#sayings.add(sayingOf(fact))
    this.#tally.acknowledge('facts of the host')
  }
  beside(entry: string): void {
    if (this.#beside.has(entry)) return
    this.#beside.add(entry)
    this.#tally.acknowledge('shared notes')
  }
  line({ row, fact }: LogLine): void {
    if (typeof fact.id !== 'string') return
    this.fact(fact.id)
    this.#facts.set(fact.id, canonicalJson(fact))
    this.#rows.set(row, fact.id)
  }
  beat({ onTwo }: { readonly onTwo: number | null }): void {
    this.onTwo = Math.max(this.onTwo, onTwo ?? 0)
  }

  letIn(id: string): void {
    if (this.devices.has(id)) return
    this.devices.set(id, new Register(false))
    this.#tally.acknowledge('devices let in')
  }
  /** Something that a register or a slip remembers was acknowledged. */
  counted(kind: 'devices shut out' | 'new slips' | 'displays set up'): void {
    this.#tally.acknowledge(kind)
  }

  /** Compares everything acknowledged with what a host has. A missing item is counted once. @param when for the report */
  compare(found: Found, when: string): void {
    this.compareLog(found.log, found.beside, when)
    const devices = new Map(found.devices.map((one) => [one.id, one]))
    for (const [id, out] of this.devices) {
      const device = devices.get(id)
      if (!device) this.#lose(this.devices, id, `device ${id} ${when}`)
      else if (!out.takes(device.out)) {
        this.#tally.lost.push(`device ${id} is ${device.out ? '' : 'not '}out ${when}`)
        out.settle(device.out)
      }
    }
    for (const [player, slip] of this.slips) {
      const token = found.tokens.get(player) ?? ''
      if (token !== slip.token && slip.asked === 0) this.#tally.lost.push(`slip of ${player} ${when}`)
      Object.assign(slip, { token, asked: 0 })
    }
    const displays = new Map(found.displays.map((one) => [one.id, one]))
    for (const [id, message] of this.displays) {
      const shown = displays.get(id)?.message ?? ''
      if (message.takes(shown)) continue
      this.#tally.lost.push(`display ${id} shows “${shown}”, not “${message.last}”, ${when}`)
      message.settle(shown)
    }
  }

  /** The facts that a stand-by was said to have, against the log of its folder. */
  compareOnTwo(ids: ReadonlySet<unknown>, when: string): void {
    for (const [row, id] of this.#rows)
      if (row <= this.onTwo && this.#facts.has(id) && !ids.has(id))
        this.#tally.lost.push(`on two: row ${row} of ${this.onTwo}, ${id} ${when}`)
  }

  /**
   * Another host leads the event: people are as it has them, since what was changed in the last seconds before the old one died may not have
   * reached it. Facts are compared as ever once the old one has come back.
   */
  takeOver(found: Found): void {
    for (const map of [this.devices, this.slips, this.displays]) map.clear()
    for (const { id, out } of found.devices) this.devices.set(id, new Register(out))
    for (const [player, token] of found.tokens) this.slips.set(player, { token, asked: 0 })
    for (const { id, message } of found.displays) this.displays.set(id, new Register(message))
    this.onTwo = 0
    // A fact that a device offers again is decided again, with another time.
    for (const id of this.#facts.keys()) this.#facts.set(id, null)
  }

  /** The same for the log and its other lines alone. */
  compareLog(log: readonly LogLine[], beside: readonly Said[], when: string): void {
    const times = new Map<string, { count: number; fact: string }>()
    const sayings = new Map<string, number>()
    this.#rows = new Map()
    for (const { row, fact } of log) {
      const saying = sayingOf(fact)
      if (saying !== '') sayings.set(saying, (sayings.get(saying) ?? 0) + 1)
      if (typeof fact.id !== 'string') continue
      this.#rows.set(row, fact.id)
      times.set(fact.id, { count: (times.get(fact.id)?.count ?? 0) + 1, fact: canonicalJson(fact) })
    }
    for (const [id, { count }] of times) if (count > 1) this.#tally.duplicated.push(`fact ${id} ${count} times ${when}`)
    for (const [saying, count] of sayings) if (count > 1) this.#tally.duplicated.push(`${saying} ${count} times ${when}`)
    const asideFacts = beside.flatMap((line) => (line.is === 'kept-aside' ? [line.fact as Saying & Said] : []))
    const aside = new Set(asideFacts.map(({ id }) => id))
    const asideSayings = new Set(asideFacts.map((fact) => sayingOf(fact)))
    for (const saying of this.#sayings)
      if (!sayings.has(saying) && !asideSayings.has(saying)) this.#lose(this.#sayings, saying, `${saying} ${when}`)
    for (const [id, fact] of this.#facts) {
      const there = times.get(id)
      if (!there && !aside.has(id)) this.#lose(this.#facts, id, `fact ${id} ${when}`)
      else if (there && fact !== null && fact !== there.fact) this.#tally.lost.push(`fact ${id} is another one ${when}`)
    }
    const entries = beside.map(({ entry }) => entry)
    for (const entry of this.#beside) {
      const count = entries.filter((one) => one === entry).length
      if (count === 0) this.#lose(this.#beside, entry, `shared note ${entry} ${when}`)
      if (count > 1) this.#tally.duplicated.push(`shared note ${entry} ${count} times ${when}`)
    }
  }

  #lose(from: { delete(id: string): boolean }, id: string, what: string): void {
    from.delete(id)
    this.#tally.lost.push(what)
  }
}
