/** Two halls and their centre: nothing that a hall has is lost or doubled on the way up, whatever breaks, and nothing is rewritten. */
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EventLog, readFact } from '../../src/shared/tournament/log/eventLog.ts'
import { mulberry32 } from '../../src/shared/tournament/pairing/random.ts'
import { standingsOf } from '../../src/shared/tournament/state/standings.ts'
import { Centre, type FactJson, type Upload } from './centre.ts'
import { HallUplink } from './hall.ts'
import { postgresPrograms, startPostgres, type OwnPostgres } from './postgres.ts'
import { practiceHall } from './practiceHall.ts'
import { servePublicFile } from './publicFile.ts'
import { letReadersRead } from './readers.ts'

const programs = postgresPrograms()
if (programs === null) console.warn('The test of the centre of several halls was NOT RUN: Postgres is not installed.')

const SETTINGS = { minutes: 40 }
const standingsAfter = (facts: readonly FactJson[]) => {
  const log = new EventLog(SETTINGS)
  for (const json of facts) {
    const fact = readFact(json, '')
    if (!fact.ok || !log.append(fact.value).taken) throw new Error('A fact of the hall cannot be taken.')
  }
  return standingsOf(log.state)
}

describe.skipIf(programs === null)(`a centre of two halls${programs === null ? ' (NOT RUN: Postgres is not installed)' : ''}`, () => {
  let server: OwnPostgres
  let pool: Pool
  let centre: Centre
  let events = 0
  const newEvent = (): string => `event ${++events}`
  const kept = async (event: string, hall: string): Promise<unknown[]> =>
    (await pool.query<{ fact: unknown }>('select fact from facts where event = $1 and hall = $2 order by seq', [event, hall])).rows.map(
      ({ fact }) => fact
    )

  beforeAll(async () => {
    server = await startPostgres(programs!)
    pool = server.connect()
    centre = await Centre.open(pool, SETTINGS)
  })
  afterAll(async () => {
    await pool.end()
    await server.stop()
  })

  it('holds both logs as the halls have them, with ways that are cut, receipts that are lost and a crash of Postgres', async () => {
    const event = newEvent()
    const logs = { north: practiceHall('north', 3, 12, 3, SETTINGS), south: practiceHall('south', 4, 9, 3, SETTINGS) }
    const uplinks = Object.entries(logs).map(([hall, log]) => new HallUplink(event, hall, log))
    const chance = mulberry32(11)
    const send = async (upload: Upload) => {
      if (chance() % 4 === 0) throw new Error('no way')
      const receipt = await centre.receive(upload)
      if (chance() % 4 === 0) throw new Error('the receipt was lost')
      return receipt
    }
    for (let step = 0; uplinks.some(({ waiting }) => waiting > 0); step++) {
      // In the middle of what is under way.
      const crash = step % 4 === 2 ? server.crash() : null
      // Another process takes over now and then: it knows what lies on the disk.
      if (step % 5 === 4) centre = await Centre.open(pool, SETTINGS)
      await Promise.all([crash, ...uplinks.map((uplink) => uplink.push(send, 1 + (chance() % 20)))])
    }
    expect(await kept(event, 'north')).toEqual(logs.north)
    expect(await kept(event, 'south')).toEqual(logs.south)
    const view = await centre.view(event, (state) => standingsOf(state))
    expect(view).toEqual({
      n: logs.north.length + logs.south.length,
      halls: [
        { hall: 'north', of: standingsAfter(logs.north) },
        { hall: 'south', of: standingsAfter(logs.south) }
      ]
    })
  })

  it('lets two processes take the same facts at once, and holds each once', async () => {
    const event = newEvent()
    const facts = practiceHall('north', 5, 8, 2, SETTINGS)
    const other = await Centre.open(pool, SETTINGS)
    // Connections that are open already, so that none waits for its own.
    await Promise.all([1, 2, 3, 4].map(() => pool.query('select pg_sleep(0.05)')))
    for (let from = 1; from <= facts.length; from += 3) {
      const some = facts.slice(from - 1, from + 2)
      const sent = [centre, other].map((one) => one.receive({ event, hall: 'north', from, facts: some }))
      expect(await Promise.all(sent)).toEqual(sent.map(() => ({ seq: from - 1 + some.length })))
    }
    expect(await kept(event, 'north')).toEqual(facts)
  })

  it('rewrites nothing, takes nothing after a gap, and decides as the hall does', async () => {
    const event = newEvent()
    const facts = practiceHall('north', 6, 8, 1, SETTINGS)
    const upload = (from: number, some: readonly FactJson[]) => centre.receive({ event, hall: 'north', from, facts: some })
    expect(await upload(1, facts.slice(0, 5))).toEqual({ seq: 5 })
    expect(await upload(7, facts.slice(6))).toEqual({ seq: 5, stopped: { code: 'gap' } })
    const changed = { ...facts[3], name: 'Somebody else' }
    expect(await upload(4, [changed, ...facts.slice(4)])).toEqual({ seq: 5, stopped: { code: 'other-history' } })
    const stranger = { do: 'drop', player: 'nobody', id: 'north:6' }
    expect(await upload(6, [stranger, ...facts.slice(5)])).toEqual({ seq: 5, stopped: { code: 'unknown-player' } })
    expect(await upload(6, [{ ...facts[5], do: 7 }])).toEqual({ seq: 5, stopped: { code: 'not-a-fact' } })
    expect(await upload(6, [{ ...facts[4] }])).toEqual({ seq: 5, stopped: { code: 'twice' } })
    // The hall stops there, shows why, and nothing of what it holds is lost.
    const uplink = new HallUplink(event, 'north', [...facts.slice(0, 5), stranger])
    await uplink.push((one) => centre.receive(one))
    expect(uplink).toMatchObject({ held: 5, stopped: { code: 'unknown-player' }, waiting: 1 })
    expect(await upload(1, facts)).toEqual({ seq: facts.length })
    expect(await kept(event, 'north')).toEqual(facts)
  })

  it('has taken nothing where Postgres could not write, and takes it the next time', async () => {
    const event = newEvent()
    const facts = practiceHall('north', 7, 6, 1, SETTINGS)
    await pool.query(`alter table facts add constraint broken check (event <> '${event}' or seq <> 3) not valid`)
    await expect(centre.receive({ event, hall: 'north', from: 1, facts })).rejects.toThrow('broken')
    await pool.query('alter table facts drop constraint broken')
    expect(await centre.view(event, () => null)).toEqual({ n: 0, halls: [] })
    expect(await centre.receive({ event, hall: 'north', from: 1, facts })).toEqual({ seq: facts.length })
  })

  it('keeps a fact as it was sent, whatever signs are in it', async () => {
    const event = newEvent()
    const facts = [{ id: 'north:1', name: 'Zo\u0000e \ud83c\udfb2', player: 'p1', do: 'register' }]
    expect(await centre.receive({ event, hall: 'north', from: 1, facts })).toEqual({ seq: 1 })
    expect(JSON.stringify(await kept(event, 'north'))).toBe(JSON.stringify(facts))
  })

  it('gives readers the whole file once for each number, and nothing where they have it', async () => {
    const file = await servePublicFile()
    const count = await letReadersRead({
      address: file.address,
      readers: 50,
      rounds: 4,
      spread: 0,
      connections: 10,
      before: (round) => {
        if (round % 2 === 0) file.publish(round + 1, { round })
        return Promise.resolve()
      }
    })
    await file.close()
    expect(count).toMatchObject({ requests: 200, whole: 100, unchanged: 100, failed: 0, have: new Map([[3, 50]]) })
  })
})
