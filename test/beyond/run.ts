/**
 * `npm run beyond`: the proof of docs/beyond-one-venue.md with its figures. Two halls of 250 players replicate to a centre behind Postgres
 * that is ended in the middle, and 10,000 simulated readers ask for its public file. All of it on this machine; ends by itself.
 */
import { performance } from 'node:perf_hooks'
import { standingsOf } from '../../src/shared/tournament/state/standings.ts'
import type { EventState } from '../../src/shared/tournament/state/state.ts'
import { Centre, type FactJson } from './centre.ts'
import { HallUplink } from './hall.ts'
import { startPostgres } from './postgres.ts'
import { practiceHall } from './practiceHall.ts'
import { servePublicFile } from './publicFile.ts'
import { letReadersRead } from './readers.ts'

const SETTINGS = { minutes: 40 }
const EVENT = 'national'
const READERS = 10_000
const READS = 3
/** Milliseconds: a page asks every ten seconds. */
const SPREAD = 10_000
/** A cache at the edge would hold fewer. */
const CONNECTIONS = 200

/** What a page shows to everybody: who sits where, and how they stand. */
const publicOf = (state: EventState) => ({
  round: state.rounds.length,
  seats: [...(state.rounds.at(-1)?.tables.values() ?? [])].map(({ table, players, result }) => ({
    table,
    players: players.map((id) => state.players.get(id)?.name ?? id),
    done: result !== null
  })),
  standings: standingsOf(state).rows.map(({ player, ...row }) => ({ ...row, name: state.players.get(player)?.name ?? player }))
})

export interface Row {
  readonly what: string
  readonly value: string
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')

/** Runs it all. @param told called with each figure as it comes. Resolves with what went wrong; empty: nothing. */
export async function runBeyond(programs: string, told: (row: Row) => void): Promise<readonly string[]> {
  const wrong: string[] = []
  const server = await startPostgres(programs)
  const pool = server.connect()
  try {
    const logs: Record<string, readonly FactJson[]> = {
      north: practiceHall('north', 1, 250, 6, SETTINGS),
      south: practiceHall('south', 2, 250, 6, SETTINGS)
    }
    const centre = await Centre.open(pool, SETTINGS)
    const uplinks = Object.entries(logs).map(([hall, log]) => new HallUplink(EVENT, hall, log))
    const sent = Object.values(logs).reduce((sum, log) => sum + log.length, 0)
    let crashed = false
    let unheard = 0
    const before = performance.now()
    while (uplinks.some(({ waiting }) => waiting > 0)) {
      const left = uplinks.reduce((sum, { waiting }) => sum + waiting, 0)
      const crash: Promise<void> | null = !crashed && left < sent / 2 ? server.crash() : null
      crashed ||= crash !== null
      const heard = await Promise.all(uplinks.map((uplink) => uplink.push((upload) => centre.receive(upload), 50)))
      unheard += heard.filter((one) => !one).length
      await crash
    }
    const took = performance.now() - before
    for (const [hall, log] of Object.entries(logs)) {
      const { rows } = await pool.query<{ fact: FactJson }>('select fact from facts where event = $1 and hall = $2 order by seq', [
        EVENT,
        hall
      ])
      if (JSON.stringify(rows.map(({ fact }) => fact)) !== JSON.stringify(log)) wrong.push(`The centre has another log than hall ${hall}.`)
    }
    told({ what: 'facts of two halls that went up, 50 at a time', value: whole(sent) })
    told({ what: 'of them a second, with one end of Postgres in between', value: whole((sent / took) * 1000) })
    told({ what: 'uploads without an answer, sent again', value: whole(unheard) })

    const file = await servePublicFile()
    const publish = async (): Promise<number> => {
      const view = await centre.view(EVENT, publicOf)
      file.publish(view.n, view.halls)
      return view.n
    }
    await publish()
    told({ what: 'bytes of the public file of 500 players, compressed', value: whole(file.bytes) })
    let last = 0
    const processor = process.cpuUsage()
    const count = await letReadersRead({
      address: file.address,
      readers: READERS,
      rounds: READS,
      spread: SPREAD,
      connections: CONNECTIONS,
      // Something has changed after the first reading, nothing after the second.
      before: async (round) => {
        if (round === 1) {
          const [north] = uplinks
          const { rows } = await pool.query<{ count: string }>('select count(*) from facts')
          const more = { do: 'note', text: 'Lunch', id: `north:${north!.held + 1}`, by: { role: 'head', device: 'north' } }
          await centre.receive({ event: EVENT, hall: 'north', from: north!.held + 1, facts: [more] })
          if (Number(rows[0]?.count) !== sent) wrong.push('The table has another number of facts than were sent.')
        }
        last = await publish()
      }
    })
    const { user, system } = process.cpuUsage(processor)
    await file.close()
    if (count.failed > 0) wrong.push(`${count.failed} readings failed.`)
    if (count.have.get(last) !== READERS) wrong.push('Not every reader has the last number.')
    told({ what: `readings by ${whole(READERS)} readers, each every ten seconds`, value: whole(count.requests) })
    told({ what: 'whole files / nothing new / failed', value: [count.whole, count.unchanged, count.failed].map(whole).join(' / ') })
    told({ what: 'megabytes that went out', value: whole(count.bytes / 1e6) })
    told({ what: 'seconds of processor for both sides', value: whole((user + system) / 1e6) })
    return wrong
  } finally {
    await pool.end()
    await server.stop()
  }
}

export { postgresPrograms } from './postgres.ts'
