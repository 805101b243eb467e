/**
 * The centre of an event that is played in several halls, as a proof (docs/beyond-one-venue.md): it keeps what the halls' hosts send up in
 * one table that only grows, decides each fact by the same `decide` as the hall has, and makes one public view of all halls. It
 * never writes a hall's log.
 */
import type { Pool, PoolClient } from 'pg'
import { EventLog, readFact } from '../../src/shared/tournament/log/eventLog.ts'
import type { SomeSettings } from '../../src/shared/tournament/state/settings.ts'
import type { EventState } from '../../src/shared/tournament/state/state.ts'

export type FactJson = Readonly<Record<string, unknown>>

/** What a hall sends up: facts of its log in their order, the first of them its `from`-th (counted from 1). */
export interface Upload {
  readonly event: string
  readonly hall: string
  readonly from: number
  readonly facts: readonly FactJson[]
}

/**
 * `seq`: so many facts of the hall the centre holds now, all of them on its disk. `stopped`: why the first fact after them was not taken;
 * the hall shows it and sends nothing more until a person has looked.
 */
export interface Receipt {
  readonly seq: number
  readonly stopped?: { readonly code: string }
}

/** What is shown of all halls. `n` counts the facts of all of them: the same number is the same view. */
export interface CentreView<T> {
  readonly n: number
  readonly halls: readonly { readonly hall: string; readonly of: T }[]
}

/** What has been folded of a hall's facts; `seq` of them. */
interface Hall {
  readonly log: EventLog
  seq: number
}

// Not jsonb: a fact comes back as it was sent, in the same order and with every sign of its names.
const TABLE = `create table if not exists facts (event text not null, hall text not null, seq integer not null check (seq > 0),
  fact json not null, primary key (event, hall, seq))`

export class Centre {
  readonly #pool: Pool
  readonly #settings: SomeSettings
  /** By event, then by hall. */
  readonly #folded = new Map<string, Map<string, Hall>>()
  /** By event: the last of what waits for its turn. */
  readonly #turns = new Map<string, Promise<unknown>>()

  private constructor(pool: Pool, settings: SomeSettings) {
    this.#pool = pool
    this.#settings = settings
  }

  /** @param settings of the events, in which all halls play */
  static async open(pool: Pool, settings: SomeSettings): Promise<Centre> {
    await pool.query(TABLE)
    return new Centre(pool, settings)
  }

  /**
   * Takes what a hall sends. What was sent before counts once; what is other than before, comes after a gap or is refused by the rules of
   * events stops there. Resolves when all of it lies on the disk; rejects where Postgres is not there, and then nothing was taken.
   */
  receive({ event, hall, from, facts }: Upload): Promise<Receipt> {
    return this.#alone(event, async (client): Promise<Receipt> => {
      const held = await this.#hall(client, event, hall)
      if (from > held.seq + 1) return { seq: held.seq, stopped: { code: 'gap' } }
      const again = facts.slice(0, held.seq + 1 - from)
      const kept = await factsOf(client, event, hall, from, from + again.length - 1)
      if (again.some((fact, index) => JSON.stringify(fact) !== JSON.stringify(kept[index])))
        return { seq: held.seq, stopped: { code: 'other-history' } }
      const before = held.seq
      const taken: string[] = []
      let stopped: Receipt['stopped']
      for (const json of facts.slice(again.length)) {
        const fact = readFact(json, '')
        const decision = fact.ok ? held.log.append(fact.value) : null
        if (decision?.taken !== true) {
          stopped = { code: decision === null ? 'not-a-fact' : (decision.refusal?.code ?? 'twice') }
          break
        }
        held.seq++
        taken.push(JSON.stringify(json))
      }
      if (taken.length > 0)
        await client.query(
          `insert into facts select $1, $2, $3 + place, fact from unnest($4::json[]) with ordinality as sent (fact, place)`,
          [event, hall, before, taken]
        )
      return { seq: held.seq, ...(stopped && { stopped }) }
    })
  }

  /** Something of every hall's state as the disk has it, and their number. `of` takes what it needs: the state goes on. */
  view<T>(event: string, of: (state: EventState) => T): Promise<CentreView<T>> {
    return this.#alone(event, async (client) => {
      const { rows } = await client.query<{ hall: string }>('select distinct hall from facts where event = $1 order by hall', [event])
      const halls: { hall: string; of: T }[] = []
      let n = 0
      for (const { hall } of rows) {
        const { log, seq } = await this.#hall(client, event, hall)
        n += seq
        halls.push({ hall, of: of(log.state) })
      }
      return { n, halls }
    })
  }

  /** One thing of an event at a time: in this process by its turn, among processes by a lock of Postgres. */
  #alone<T>(event: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(event) ?? Promise.resolve()).then(() => this.#transaction(event, work))
    this.#turns.set(
      event,
      turn.catch(() => undefined)
    )
    return turn
  }

  async #transaction<T>(event: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [event])
      const result = await work(client)
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      // What was folded in it may not be on the disk: it is read again. The connection is of no use any more.
      this.#folded.delete(event)
      client.release(true)
      throw error
    }
  }

  /** What has been folded of a hall, brought up to the disk: another process may have written. */
  async #hall(client: PoolClient, event: string, name: string): Promise<Hall> {
    let halls = this.#folded.get(event)
    if (!halls) this.#folded.set(event, (halls = new Map<string, Hall>()))
    let hall = halls.get(name)
    if (!hall) halls.set(name, (hall = { log: new EventLog(this.#settings), seq: 0 }))
    for (const json of await factsOf(client, event, name, hall.seq + 1)) {
      const fact = readFact(json, '')
      if (!fact.ok || !hall.log.append(fact.value).taken)
        throw new Error(`Fact ${hall.seq + 1} of hall ${name} was taken and cannot be read.`)
      hall.seq++
    }
    return hall
  }
}

async function factsOf(client: PoolClient, event: string, hall: string, from: number, to = 2 ** 31 - 1): Promise<FactJson[]> {
  const { rows } = await client.query<{ fact: FactJson }>(
    'select fact from facts where event = $1 and hall = $2 and seq between $3 and $4 order by seq',
    [event, hall, from, to]
  )
  return rows.map(({ fact }) => fact)
}
