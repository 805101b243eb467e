/**
 * The one writer of an event's log. Whatever comes in, from whomever, waits in one row: what has arrived is decided one after the other,
 * written together with one flush, and only then told to anybody.
 */
import { canonicalJson } from '../../shared/base/text/canonicalJson.ts'
import { isRecord } from '../../shared/base/validate.ts'
import { ByteStoreError } from '../../shared/journal/byteStore.ts'
import { EventLog, readFact } from '../../shared/tournament/log/eventLog.ts'
import { isoTime, LogClock, type Clock } from '../../shared/tournament/log/logClock.ts'
import type { ReadFact } from '../../shared/tournament/facts/factKind.ts'
import type { Moment } from '../../shared/tournament/state/eventTime.ts'
import type { EventState } from '../../shared/tournament/state/state.ts'
import { factId, HOST_FIELDS, type BesideLine, type Entry, type LogLine, type Receipt } from '../../shared/venue/messages.ts'
import { LIMITS, type Limits } from '../../shared/venue/limits.ts'
import type { VenueCode } from '../../shared/venue/refusals.ts'
import { isStaffRole, maySettle, mayShare, mayWriteFact, PLAYER_FACTS } from '../../shared/venue/rights.ts'
import { BesideLog } from './besideLog.ts'
import { tooMuch, type TableLimits } from './tableLimits.ts'
import type { FactRow, HostedEvent, HostRows, HostStore, VenueRow } from './hostStore.ts'

/** Who writes an entry. */
export interface Writer {
  readonly device: string
  readonly role: string
  readonly person?: string
  /** Of a player's page. */
  readonly player?: string
  /** It is the host itself, which says who leads the event. */
  readonly leads?: true
}

interface Waiting {
  readonly writer: Writer
  readonly entry: Entry
  readonly done: (receipt: Receipt) => void
}

/** What has become durable with one flush. */
export interface Committed {
  readonly log: readonly LogLine[]
  readonly beside: readonly BesideLine[]
}

export interface HostedLogNeeds {
  readonly store: HostStore
  readonly clock: Clock
  /** Left out: the usual ones. */
  readonly limits?: TableLimits & Pick<Limits, 'materialBytes'>
  /** After every flush. */
  readonly onCommit: (committed: Committed) => void
}

/** How many entries are decided and written with one flush at most. */
const MOST_AT_ONCE = 500
/** If the clock of a device differs by more, the fact says so (`said`): milliseconds. */
const CLOCKS_DIFFER = 2000

/** What an entry would write. */
interface Outcome {
  readonly receipt: Receipt
  readonly facts?: readonly ReadFact[]
  /** Lines for beside the log, without their number. */
  readonly beside?: readonly Record<string, unknown>[]
  /** Whether the answer is kept: the same entry is answered the same again. */
  readonly keep?: boolean
}

/** The row beside the log that says when the clock of the computer was set. */
const MARK = 'time'

function markIn(venue: readonly VenueRow[]): Moment | null {
  const value = venue.find(({ id }) => id === MARK)?.value
  return isRecord(value) && typeof value.at === 'number' && typeof value.on === 'number' ? { at: value.at, on: value.on } : null
}

const refusedBy = (n: number, code: string, facts: Record<string, string | number> = {}, index = 0): Receipt => ({
  n,
  is: 'refused',
  code,
  facts,
  index,
  dispute: null
})

export class HostedLog {
  readonly #needs: HostedLogNeeds
  readonly event: HostedEvent
  #log: EventLog
  readonly #clock: LogClock
  /** That the clock was set, as long as it is not written. */
  #mark: Moment | null = null
  readonly #rows: FactRow[]
  /** Rows of facts by their id. */
  readonly #byId = new Map<string, FactRow>()
  /** Answers to entries that wrote no fact, by entry, with what the entry said. */
  readonly #answered = new Map<string, { readonly said: string; readonly receipt: Receipt }>()
  readonly #beside: BesideLog
  readonly #waiting: Waiting[] = []
  #working = false
  #writing = false
  #idle: Promise<void> = Promise.resolve()
  /** Rows that were taken once and cannot be any more: they stay where they are. */
  readonly unread: readonly FactRow[]

  constructor(needs: HostedLogNeeds, rows: HostRows) {
    this.#needs = needs
    this.event = rows.event
    this.#rows = [...rows.facts]
    for (const row of rows.facts) if (typeof row.fact.id === 'string' && !row.left) this.#byId.set(row.fact.id, row)
    const { log, unread } = this.#folded()
    this.#log = log
    this.unread = unread
    this.#clock = new LogClock(needs.clock, () => this.#log.state.times, markIn(rows.venue))
    this.#beside = new BesideLog(rows.venue)
    for (const { id, value } of rows.venue) {
      if (id.startsWith('answered/') && isRecord(value))
        this.#answered.set(id.slice('answered/'.length), value as { said: string; receipt: Receipt })
    }
  }

  get state(): EventState {
    return this.#log.state
  }
  /** Every line of the log, as staff reads it. */
  get lines(): readonly LogLine[] {
    return this.#rows.map(({ at, fact }) => ({ row: at, fact: fact as LogLine['fact'] }))
  }
  get rows(): readonly FactRow[] {
    return this.#rows
  }
  get besideLines(): readonly BesideLine[] {
    return this.#beside.lines
  }
  /** Whether the state is ahead of the disk. */
  get isWriting(): boolean {
    return this.#writing
  }
  /** The number of the last row. */
  get last(): number {
    return this.#rows.at(-1)?.at ?? 0
  }
  has(id: string): boolean {
    return this.#byId.has(id)
  }
  /** The highest number that a device has used. */
  highestOf(device: string): number {
    let highest = 0
    const own = `${device}:`
    for (const id of [...this.#byId.keys(), ...this.#answered.keys()])
      if (id.startsWith(own)) highest = Math.max(highest, Number(id.slice(own.length)) || 0)
    return highest
  }

  /** Decides on an entry and writes what it brings. Resolves after the flush, never rejects: what could not be saved is `not-yet`. */
  take(writer: Writer, entry: Entry): Promise<Receipt> {
    return new Promise((done) => {
      this.#waiting.push({ writer, entry, done })
      if (!this.#working) this.#idle = this.#work()
    })
  }

  /**
   * Makes a device the host: the epoch goes up, as a fact of the log. Rejects where it could not be written.
   * @param above an epoch that was seen anywhere
   */
  async takeOver(device: string, above = 0): Promise<void> {
    const epoch = Math.max(this.state.host?.epoch ?? 1, above) + 1
    const said = this.#time()
    const facts = [{ do: 'host', epoch, device }]
    const receipt = await this.take({ device, role: 'head', leads: true }, { n: this.highestOf(device) + 1, said, facts })
    if (receipt.is !== 'saved') throw new Error(`It could not be written who leads the event: ${JSON.stringify(receipt)}`)
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.#working) await this.#idle
  }

  async #work(): Promise<void> {
    this.#working = true
    try {
      // What arrives in the same moment goes into one flush.
      await Promise.resolve()
      while (this.#waiting.length > 0) await this.#group(this.#waiting.splice(0, MOST_AT_ONCE))
    } finally {
      this.#working = false
    }
  }

  async #group(group: readonly Waiting[]): Promise<void> {
    this.#writing = true
    const facts: FactRow[] = []
    const beside: BesideLine[] = []
    const venue: VenueRow[] = []
    const receipts: Receipt[] = []
    const answered: [string, { said: string; receipt: Receipt }][] = []
    const startBeside = this.#beside.last
    for (const { writer, entry } of group) {
      const outcome = this.#decide(writer, entry, facts)
      for (const fact of outcome.facts ?? []) {
        const row = { event: this.event.id, at: this.last + facts.length + 1, fact: fact.json }
        facts.push(row)
        if (fact.id !== null) this.#byId.set(fact.id, row)
      }
      for (const line of outcome.beside ?? []) beside.push({ ...line, row: startBeside + beside.length + 1 } as BesideLine)
      const receipt: Receipt =
        outcome.receipt.is === 'saved' ? { ...outcome.receipt, row: outcome.receipt.row || this.last + facts.length } : outcome.receipt
      receipts.push(receipt)
      // A player has an answer at once, and could fill the journal with refusals.
      if (outcome.keep && writer.role !== 'player') {
        const key = factId(writer.device, entry.n)
        const value = { said: canonicalJson(sayingOf(entry)), receipt }
        this.#answered.set(key, value)
        answered.push([key, value])
        venue.push({ id: `answered/${key}`, value })
      }
    }
    venue.push(...beside.map((line) => BesideLog.rowOf(line)))
    try {
      if (facts.length + venue.length > 0) await this.#needs.store.commit({ facts, venue })
    } catch (error) {
      for (const { fact } of facts) this.#byId.delete(String(fact.id))
      for (const [key] of answered) this.#answered.delete(key)
      this.#log = this.#folded().log
      this.#writing = false
      const why = error instanceof ByteStoreError ? error.code : 'failed'
      for (const { entry, done } of group) done({ n: entry.n, is: 'not-yet', why })
      return
    }
    this.#rows.push(...facts)
    for (const line of beside) this.#beside.add(line)
    this.#writing = false
    if (facts.length + beside.length > 0)
      this.#needs.onCommit({ log: facts.map(({ at, fact }) => ({ row: at, fact: fact as LogLine['fact'] })), beside })
    group.forEach(({ done }, index) => {
      done(receipts[index]!)
    })
  }

  /** Takes an entry into the state; what it brings still has to be written. */
  #decide(writer: Writer, entry: Entry, before: readonly FactRow[]): Outcome {
    const { n } = entry
    const key = factId(writer.device, n)
    const given = this.#answered.get(key)
    if (given) {
      const same = given.said === canonicalJson(sayingOf(entry))
      return { receipt: same ? given.receipt : refusedBy(n, 'id-reused', { id: key }) }
    }
    const written = this.#beside.writtenBy(key)
    if (written !== null) {
      const same = 'material' in entry && written.is === 'material' && canonicalJson(written.material) === canonicalJson(entry.material)
      const settled = 'settle' in entry && written.is === 'settled' && written.id === entry.settle
      return { receipt: same || settled ? { n, is: 'saved', row: this.last } : refusedBy(n, 'id-reused', { id: key }) }
    }
    if ('handOver' in entry) return this.#handOver(writer, entry, before)
    if ('handOverLine' in entry) return this.#handOverLine(writer, entry)
    if ('material' in entry) {
      if (!isStaffRole(writer.role) || !mayShare(writer.role)) return refused(n, 'no-right', { role: writer.role })
      const { materialBytes } = this.#needs.limits ?? LIMITS
      if (Buffer.byteLength(JSON.stringify(entry.material)) > materialBytes) return refused(n, 'too-large', { most: materialBytes })
      const line = { is: 'material', entry: key, by: writer.person ?? writer.device, at: this.#time(), material: entry.material }
      return { receipt: { n, is: 'saved', row: 0 }, beside: [line], keep: true }
    }
    if ('settle' in entry) {
      if (!isStaffRole(writer.role) || !maySettle(writer.role)) return refused(n, 'no-right', { role: writer.role })
      if (!this.#beside.isOpen(entry.settle)) return refused(n, 'unknown-dispute')
      return { receipt: { n, is: 'saved', row: 0 }, beside: [this.#settled(entry.settle, writer, key)], keep: true }
    }
    return this.#facts(writer, entry, before)
  }

  #facts(writer: Writer, entry: Entry & { facts: readonly { do: string }[] }, before: readonly FactRow[]): Outcome {
    const { n, said, facts } = entry
    const ids = facts.map((_, index) => factId(writer.device, n + index))
    const known = ids.map((id) => this.#byId.get(id))
    if (known.some((row) => row !== undefined)) {
      const same = known.every((row, index) => row !== undefined && sameSaying(row.fact, facts[index]!, writer))
      const row = known.at(-1)?.at ?? before.at(-1)?.at ?? this.last
      return {
        receipt: same ? { n, is: 'saved', row } : refusedBy(n, 'id-reused', { id: ids[known.findIndex((one) => one !== undefined)]! })
      }
    }
    const time = this.#clock.written()
    const late = Math.abs(Date.parse(said) - Date.parse(time.at)) > CLOCKS_DIFFER
    const count = this.#log.entries.length
    const read: ReadFact[] = []
    // All facts of an entry or none: the log is made again only if one of them is refused.
    const asBefore = (): void => {
      if (this.#log.entries.length > count) this.#log = this.#upTo(count)
    }
    try {
      const refusal = this.#take(writer, entry, ids, { time, late, read })
      if (refusal !== null) {
        asBefore()
        return refusal()
      }
    } catch (error) {
      asBefore()
      throw error
    }
    const settled = read.flatMap((fact) => (fact.do === 'correct' ? this.#settledBy(fact, writer) : []))
    return { receipt: { n, is: 'saved', row: 0 }, facts: read, beside: settled }
  }

  /** Takes the facts one after the other into `read`. Returns `null`, or what makes the outcome once the log is as before. */
  #take(
    writer: Writer,
    entry: Entry & { facts: readonly { do: string }[] },
    ids: readonly string[],
    { time, late, read }: { readonly time: ReturnType<LogClock['written']>; readonly late: boolean; readonly read: ReadFact[] }
  ): (() => Outcome) | null {
    const { n, said, facts } = entry
    const refuse = (code: string, more: Record<string, string | number>, index: number) => (): Outcome => ({
      receipt: refusedBy(n, code, more, index),
      keep: true
    })
    for (const [index, fact] of facts.entries()) {
      const wrong = wrongWith(writer, fact)
      if (wrong) return refuse(wrong.code, wrong.facts, index)
      const { device, role, person, player } = writer
      const by = { role, device, ...(person !== undefined && { person }), ...(player !== undefined && { player }) }
      const one = readFact({ ...fact, id: ids[index], ...time, by, ...(facts.length > 1 && { group: ids[0] }), ...(late && { said }) }, '')
      if (!one.ok) return refuse('wrong-shape', { what: one.problems[0]?.message ?? '' }, index)
      const much = tooMuch(this.#log, one.value, this.#needs.limits ?? LIMITS)
      if (much?.isSame && facts.length === 1) return () => ({ receipt: { n, is: 'agreed' }, keep: true })
      if (much) return refuse(much.code, much.facts, index)
      const decision = this.#log.append(one.value)
      const { refusal = null } = decision.taken ? {} : decision
      if (refusal) return () => this.#refused(entry, index, refusal, one.value)
      read.push(one.value)
    }
    return null
  }

  /** A result for a table that meanwhile has another one is a dispute that both sides see; the same result is agreed. */
  #refused(
    { n }: Entry,
    index: number,
    { code, facts }: { code: string; facts: Readonly<Record<string, string | number>> },
    fact: ReadFact
  ): Outcome {
    const receipt = refusedBy(n, code, { ...facts }, index)
    if (code !== 'result-already' || fact.do !== 'result' || receipt.is !== 'refused') return { receipt, keep: true }
    const against = this.#resultThatCounts(fact)
    if (against && sameResultFact(against, fact.json)) return { receipt: { n, is: 'agreed' }, keep: true }
    const id = `dispute-${fact.id ?? ''}`
    if (this.#beside.hasDispute(id)) return { receipt: { ...receipt, dispute: id }, keep: true }
    const line = { is: 'dispute', id, at: this.#time(), fact: fact.json, against: typeof against?.id === 'string' ? against.id : null }
    return { receipt: { ...receipt, dispute: id }, beside: [line], keep: true }
  }

  #resultThatCounts({ json }: ReadFact): Readonly<Record<string, unknown>> | null {
    const found = this.#log.entries.findLast(
      ({ fact, undone }) =>
        !undone &&
        (fact.do === 'result' || fact.do === 'correct' || fact.do === 'claim') &&
        fact.json.round === json.round &&
        fact.json.table === json.table &&
        fact.json.match === json.match
    )
    return found?.fact.json ?? null
  }

  /** A fact that only an old host knew: it keeps its id, its time and who wrote it; its place in the log is here. */
  #handOver(writer: Writer, entry: Entry & { handOver: { id: string } }, before: readonly FactRow[]): Outcome {
    const { n, handOver } = entry
    if (writer.role !== 'head') return refused(n, 'no-right', { role: writer.role })
    const known = this.#byId.get(handOver.id)
    if (known) return { receipt: { n, is: 'saved', row: known.at || (before.at(-1)?.at ?? this.last) } }
    const fact = readFact(handOver, '')
    const code = fact.ok ? this.#log.append(fact.value) : null
    if (fact.ok && code?.taken) {
      const beside = fact.value.do === 'correct' ? this.#settledBy(fact.value, writer) : []
      return { receipt: { n, is: 'saved', row: 0 }, facts: [fact.value], beside }
    }
    const why = code && !code.taken && code.refusal ? code.refusal.code : 'wrong-shape'
    const line = { is: 'kept-aside', at: this.#time(), fact: handOver, code: why }
    return { receipt: refusedBy(n, why), beside: this.#beside.hasAside(handOver.id) ? [] : [line], keep: true }
  }

  /**
   * What stood beside the log of an old host alone. A dispute stays one, whatever counts here by now: a person has to settle it. It is
   * settled where both say the same, and kept aside where there is no such match.
   */
  #handOverLine(writer: Writer, { n, handOverLine }: Entry & { handOverLine: BesideLine }): Outcome {
    if (writer.role !== 'head') return refused(n, 'no-right', { role: writer.role })
    const saved = { n, is: 'saved', row: this.last } as const
    const { row: _row, ...line } = handOverLine
    if (this.#beside.knows(handOverLine)) return { receipt: saved }
    if (line.is === 'settled' && !this.#beside.isOpen(line.id)) return { receipt: saved }
    if (line.is === 'kept-aside' && this.#byId.has(String(line.fact.id))) return { receipt: saved }
    if (line.is !== 'dispute') return { receipt: saved, beside: [line] }
    const told = readFact(line.fact, '')
    const decision = told.ok ? this.#log.decide(told.value) : null
    const code = decision === null ? 'wrong-shape' : decision.taken || !decision.refusal ? 'result-already' : decision.refusal.code
    if (!told.ok || code !== 'result-already')
      return { receipt: refusedBy(n, code), beside: [{ is: 'kept-aside', at: this.#time(), fact: line.fact, code }], keep: true }
    const counts = this.#resultThatCounts(told.value)
    if (counts && sameResultFact(counts, told.value.json)) return { receipt: { n, is: 'agreed' }, keep: true }
    return { receipt: saved, beside: [{ ...line, against: typeof counts?.id === 'string' ? counts.id : null }] }
  }

  /** The open disputes that a correction settles. */
  #settledBy(fact: ReadFact, writer: Writer): Record<string, unknown>[] {
    return this.#beside.openAt(fact.json).map((id) => this.#settled(id, writer, null))
  }

  #settled(id: string, writer: Writer, entry: string | null): Record<string, unknown> {
    return { is: 'settled', entry, id, at: this.#time(), by: writer.person ?? writer.device }
  }

  /** The time of the host: for people to read. Order and durations never come from it. */
  #time(): string {
    return isoTime(this.#needs.clock.wall())
  }

  /** Now, on the line of time of the log: milliseconds. */
  get now(): number {
    return this.#clock.now()
  }

  /**
   * Looks whether the clock of the computer was set, and notes it beside the log. The host asks for it every few seconds. Never rejects: what
   * could not be written is tried again the next time.
   */
  async noteTime(): Promise<void> {
    this.#mark = this.#clock.wasSet() ?? this.#mark
    const mark = this.#mark
    if (mark === null) return
    try {
      await this.#needs.store.commit({ venue: [{ id: MARK, value: { ...mark } }] })
      if (this.#mark === mark) this.#mark = null
    } catch {
      // It stays to be written.
    }
  }

  /** The log with its first facts alone. @param count how many */
  #upTo(count: number): EventLog {
    const log = new EventLog(this.event.settings)
    for (const { fact } of this.#log.entries.slice(0, count)) log.append(fact)
    return log
  }

  /** The log out of the rows that are on the disk. */
  #folded(): { readonly log: EventLog; readonly unread: readonly FactRow[] } {
    const log = new EventLog(this.event.settings)
    const unread: FactRow[] = []
    for (const row of this.#rows) {
      if (row.left) continue
      const fact = readFact(row.fact, '')
      if (!fact.ok || !log.append(fact.value).taken) unread.push(row)
    }
    return { log, unread }
  }
}

const refused = (n: number, code: VenueCode, facts: Record<string, string | number> = {}): Outcome => ({
  receipt: refusedBy(n, code, facts),
  keep: true
})

/** What an entry says, whenever it is said. */
const sayingOf = ({ said: _said, ...rest }: Entry): unknown => rest

/** What is wrong with a fact before the log is asked, or null. */
function wrongWith(
  { role, leads }: Writer,
  fact: { readonly do: string }
): { code: string; facts: Record<string, string | number> } | null {
  const own = HOST_FIELDS.find((field) => Object.hasOwn(fact, field))
  if (own !== undefined) return { code: 'own-field', facts: { field: own } }
  if (leads && fact.do === 'host') return null
  const may = role === 'player' ? PLAYER_FACTS.includes(fact.do) : isStaffRole(role) && mayWriteFact(role, fact.do)
  return may ? null : { code: 'no-right', facts: { role } }
}

/** Whether a fact of the log is the one that comes again. */
function sameSaying(written: Readonly<Record<string, unknown>>, fact: Readonly<Record<string, unknown>>, { device }: Writer): boolean {
  const said = Object.fromEntries(Object.entries(written).filter(([field]) => !HOST_FIELDS.includes(field)))
  const by = isRecord(written.by) ? written.by.device : null
  return by === device && canonicalJson(said) === canonicalJson(fact)
}

const RESULT_FIELDS = ['winner', 'score', 'kind'] as const

/** Whether two facts tell the same result; who went first need not be agreed on. */
function sameResultFact(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const of = (fact: Readonly<Record<string, unknown>>): string => canonicalJson(RESULT_FIELDS.map((field) => plainly(field, fact)))
  return of(a) === of(b)
}

/** A winner that is not named is who has more points. */
function plainly(field: (typeof RESULT_FIELDS)[number], fact: Readonly<Record<string, unknown>>): unknown {
  if (field === 'kind') return fact.kind ?? 'played'
  if (field !== 'winner' || typeof fact.winner === 'string' || !isRecord(fact.score)) return fact[field] ?? null
  const [first, second] = Object.entries(fact.score).toSorted(([, a], [, b]) => Number(b) - Number(a))
  return first && Number(first[1]) > Number(second?.[1] ?? 0) ? first[0] : null
}
