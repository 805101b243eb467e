/** A device of the staff at a host: what it writes is here, then saved; cut off it goes on; nothing is lost, nothing comes twice. */
import { describe, expect, it, vi } from 'vitest'
import { MemoryHost } from '../../../../support/memoryVenue.ts'
import { lastDone, undoOf } from '../../../../../src/renderer/model/event/log/undo.ts'
import { openTables } from '../../../../../src/shared/tournament/state/state.ts'
import { bytesOfHex, isProof } from '../../../../../src/shared/venue/mac.ts'
import { entryContent } from '../../../../../src/shared/venue/signed.ts'
import { waitFor } from '../../../../support/waitFor.ts'

const LETTERS = 'abcdefgh'.split('')

/** Eight players, round 1 published. */
async function venue(players = LETTERS) {
  const host = new MemoryHost()
  const pairs = Array.from({ length: players.length / 2 }, (_, at) => [players[2 * at]!, players[2 * at + 1]!])
  await host.write(...players.map((player) => ({ do: 'register', player, name: player.toUpperCase() })))
  await host.write({ do: 'round', round: 1, pairs, bye: null })
  return host
}
const result = (table: number, winner: string, score: Record<string, number> = {}) => ({ do: 'result', round: 1, table, winner, score })
const idle = (host: MemoryHost) => waitFor(() => host.log.settled())

describe('a device that was let in', () => {
  it('has the log of the host, and what it writes is saved when it comes back from there', async () => {
    const host = await venue()
    const { host: own, line } = await host.join('d1', 'scorekeeper')
    const { host: other } = await host.join('d2', 'judge')
    expect(own.state.players.size).toBe(8)
    line.cut()
    expect(await own.append([result(1, 'a', { a: 300, b: 95 })])).toEqual({ ok: true })
    // At once, before the host has said anything.
    expect(own.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('a')
    expect(own.reached(own.entries.at(-1)!.fact)).toBe('here')
    expect(own.unsent).toBe(1)
    await host.write(result(4, 'g'))
    line.connect()
    await waitFor(() => {
      expect(own.unsent).toBe(0)
    })
    expect(own.state.rounds[0]!.tables.get(4)?.result?.winner).toBe('g')
    expect(own.reached(own.entries.at(-1)!.fact)).toBe('saved')
    expect(other.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('a')
    host.lines[0]!.news.beat({ epoch: 1, now: host.now, rows: host.log.last, onTwo: host.log.last, devices: 2, standBys: [] })
    expect(own.reached(own.entries.at(-1)!.fact)).toBe('two')
  })

  it('signs what it sends with its key', async () => {
    const host = await venue()
    const { host: own, line } = await host.join('d1', 'judge')
    await own.append([result(1, 'a')])
    const { entry, proof } = line.sent.get(1)!
    expect(isProof(proof, bytesOfHex('ab'.repeat(32))!, 'entry', entryContent('sat', 'd1', entry))).toBe(true)
    expect(entry).not.toHaveProperty('id')
  })

  it('is offered what its role may write, and nothing else is laid into its outbox', async () => {
    const host = await venue()
    const { host: judge, line } = await host.join('d1', 'judge')
    expect([judge.may('result'), judge.may('penalty'), judge.may('round'), judge.may('claim')]).toEqual([true, true, false, false])
    expect(await judge.append([{ do: 'drop', player: 'a' }])).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } })
    expect(line.sent.size).toBe(0)
  })

  it('is told who may write what, and takes back what its role may', async () => {
    const host = await venue()
    const { host: judge, told } = await host.join('d1', 'judge')
    const { host: scores } = await host.join('d2', 'scorekeeper')
    expect([judge.whoMay('round'), judge.whoMay('result'), judge.whoMay('claim')]).toEqual([
      ['head', 'scorekeeper'],
      ['head', 'scorekeeper', 'judge'],
      []
    ])
    const by = (role: string, device: string) => ({ by: { role, device } }) as never
    const writers = [by('judge', 'd1'), by('judge', 'd3'), by('head', 'd1'), by('scorekeeper', 'd2')]
    expect([writers.map((fact) => judge.mayUndo(fact)), writers.map((fact) => scores.mayUndo(fact))]).toEqual([
      [true, false, false, false],
      [true, true, true, true]
    ])
    expect([judge.here, judge.standBys, judge.devices, judge.ahead, told]).toEqual([false, [], null, 0, []])
  })

  it('shows several facts that are written together as one, before and after the host has them', async () => {
    const host = await venue()
    const { host: own, line } = await host.join('d1', 'scorekeeper')
    line.cut()
    await own.append([{ do: 'note', text: 'one' }])
    await own.append([result(1, 'a'), result(2, 'c')])
    const written = () =>
      own.entries.slice(-3).map(({ fact: { id, json, by, at } }) => [id, json.group ?? null, by.device, by.role, at !== null])
    const before = written()
    expect(before).toEqual([
      ['d1:1', null, 'd1', 'scorekeeper', true],
      ['d1:2', 'd1:2', 'd1', 'scorekeeper', true],
      ['d1:3', 'd1:2', 'd1', 'scorekeeper', true]
    ])
    line.connect()
    await waitFor(() => {
      expect(own.unsent).toBe(0)
    })
    expect(written()).toEqual(before)
  })

  it('of which an entry could not be kept says so, and goes on with the next', async () => {
    const host = await venue()
    const { host: own, storage } = await host.join('d1', 'scorekeeper')
    vi.spyOn(storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    await expect(own.append([result(1, 'a')])).rejects.toThrow('The disk is full.')
    expect([own.unsent, own.state.rounds[0]!.tables.get(1)?.result ?? null]).toEqual([0, null])
    expect(await own.append([result(1, 'b')])).toEqual({ ok: true })
    expect(own.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('b')
  })

  it('tells its screens of everything that it does, until it is closed: then its line is, too', async () => {
    const host = await venue()
    const { host: own, line } = await host.join('d1', 'judge')
    line.cut()
    const heard = vi.fn()
    own.onFact(heard)
    const told = async (work: () => Promise<unknown>) => {
      heard.mockClear()
      await work()
      return heard.mock.calls.length
    }
    const material = { id: 'rule-note/LOF-05', kind: 'rule-note', title: 'LOF-05', body: null } as const
    expect([
      await told(() => own.append([result(1, 'a')])),
      await told(() => own.settle('x')),
      await told(() => own.share(material)),
      await told(() => own.dismiss(1))
    ]).toEqual([1, 1, 1, 1])
    line.connect()
    own.close()
    heard.mockClear()
    line.news.beat({ epoch: 1, now: host.now, rows: 2, onTwo: null, devices: 1, standBys: [] })
    expect([heard.mock.calls.length, line.up]).toEqual([0, false])
  })

  it('was cut off for an hour: thirty facts wait on it, and each arrives once, however often it is sent', async () => {
    const players = Array.from({ length: 64 }, (_, at) => `p${at}`)
    const host = await venue(players)
    const { host: own, line, storage } = await host.join('d1', 'scorekeeper')
    line.cut()
    const since = host.now
    for (let table = 1; table <= 30; table++) await own.append([result(table, `p${2 * table - 2}`)])
    host.now += 3_600_000
    expect(own.link).toEqual({ is: 'down', since: expect.closeTo(since, -3) as number })
    expect(own.unsent).toBe(30)
    expect(openTables(own.state)).toHaveLength(2)
    expect(openTables(host.log.state)).toHaveLength(32)

    // The page is opened again in between: what waited is there.
    own.close()
    const again = await host.join('d1', 'scorekeeper', storage)
    await again.line.flow(true)
    await again.line.flow(true)
    await waitFor(() => {
      expect(again.host.unsent).toBe(0)
    })
    expect(openTables(host.log.state)).toHaveLength(2)
    const ids = host.log.lines.map(({ fact }) => String(fact.id)).filter((id) => id.startsWith('d1:'))
    expect(ids).toEqual(Array.from({ length: 30 }, (_, at) => `d1:${at + 1}`))
    expect(openTables(again.host.state)).toHaveLength(2)
    expect(again.told).toEqual([])
  })

  it('is told what the host does not take, in its own words, until somebody has read it', async () => {
    const host = await venue()
    const { host: own, line, told, storage } = await host.join('d1', 'scorekeeper')
    line.cut()
    await own.append([{ do: 'drop', player: 'a' }])
    await host.write({ do: 'drop', player: 'a' })
    line.connect()
    await waitFor(() => {
      expect(own.refused).toMatchObject([{ n: 1, code: 'already-dropped', fact: { do: 'drop', player: 'a' }, dispute: false }])
    })
    expect(told).toHaveLength(1)
    expect(own.unsent).toBe(0)
    own.close()
    const again = await host.join('d1', 'scorekeeper', storage)
    expect(again.host.refused).toHaveLength(1)
    await again.host.dismiss(1)
    expect(again.host.refused).toEqual([])
    // The number of what was refused is not used again.
    await again.host.append([{ do: 'drop', player: 'b' }])
    expect(again.line.sent.has(2)).toBe(true)
  })

  it('and another one tell one table differently while cut off: both versions are seen by both, and none counts twice', async () => {
    const host = await venue()
    const one = await host.join('d1', 'scorekeeper')
    const two = await host.join('d2', 'judge')
    one.line.cut()
    two.line.cut()
    await one.host.append([result(2, 'c', { c: 300, d: 10 })])
    await two.host.append([result(2, 'd', { c: 20, d: 300 })])
    one.line.connect()
    await idle(host)
    two.line.connect()
    await waitFor(() => {
      expect(two.host.disputes).toHaveLength(1)
    })
    for (const { host: device } of [one, two]) {
      const [dispute] = device.disputes
      expect(dispute).toMatchObject({
        told: { winner: 'd', by: { device: 'd2' } },
        counts: { json: { winner: 'c', by: { device: 'd1' } } }
      })
      expect(device.state.rounds[0]!.tables.get(2)?.result?.winner).toBe('c')
    }
    expect(two.host.refused).toMatchObject([{ code: 'result-already', dispute: true }])
    await one.host.settle(one.host.disputes[0]!.id)
    await waitFor(() => {
      expect([one.host.disputes, two.host.disputes]).toEqual([[], []])
    })
  })

  it('takes back what it has written itself, saved or not', async () => {
    const host = await venue()
    const { host: own } = await host.join('d1', 'judge')
    await own.append([result(1, 'a')])
    await waitFor(() => {
      expect(own.unsent).toBe(0)
    })
    await host.write(result(2, 'c'))
    const last = lastDone(own.entries, own.device)!
    expect(last.fact.id).toBe('d1:1')
    expect(await own.append(undoOf(own.entries, last))).toEqual({ ok: true })
    await waitFor(() => {
      expect(host.log.state.rounds[0]!.tables.get(1)?.result).toBe(null)
    })
    expect(host.log.state.rounds[0]!.tables.get(2)?.result?.winner).toBe('c')
    expect(own.refused).toEqual([])
  })

  it('says so while the disk of the host is full, and nothing is told as saved', async () => {
    const host = await venue()
    const { host: own, line } = await host.join('d1', 'judge')
    host.full = true
    await own.append([result(1, 'a')])
    await waitFor(() => {
      expect(own.notYet).toBe('failed')
    })
    expect([own.unsent, own.reached(own.entries.at(-1)!.fact)]).toEqual([1, 'here'])
    host.full = false
    await line.flow(true)
    await waitFor(() => {
      expect([own.unsent, own.notYet]).toEqual([0, null])
    })
  })

  it('that was shut out is told, and keeps what it has', async () => {
    const host = await venue()
    const { host: own, line } = await host.join('d1', 'judge')
    line.shutOut()
    await own.append([result(1, 'a')])
    expect(own.link).toEqual({ is: 'refused', code: 'shut-out', facts: {} })
    expect(own.unsent).toBe(1)
    expect(host.log.state.rounds[0]!.tables.get(1)?.result).toBe(null)
  })

  it('shares what it has kept, and reads what others share, with who wrote it', async () => {
    const host = await venue()
    const one = await host.join('d1', 'judge')
    const two = await host.join('d2', 'judge')
    await one.host.share({
      id: 'rule-note/LOF-05',
      kind: 'rule-note',
      title: 'LOF-05',
      body: { id: 'LOF-05', text: 'Ask for the corner.' }
    })
    await waitFor(() => {
      expect(two.host.shared).toMatchObject([{ title: 'LOF-05', by: 'd1', own: false }])
    })
    expect(one.host.shared[0]!.own).toBe(true)
    await one.host.share({ id: 'rule-note/LOF-05', kind: 'rule-note', title: 'LOF-05', body: null })
    await waitFor(() => {
      expect(two.host.shared).toEqual([])
    })
  })

  it('goes by the clock of the host where its own is wrong', async () => {
    const host = await venue()
    const { host: own, line } = await host.join('d1', 'judge')
    line.news.beat({ epoch: 1, now: host.now + 600_000, rows: 2, onTwo: null, devices: 1, standBys: [] })
    expect(own.ahead).toBe(600_000)
    line.news.beat({ epoch: 1, now: host.now + 300, rows: 2, onTwo: null, devices: 1, standBys: [] })
    expect(own.ahead).toBe(0)
  })

  it('keeps nothing of what it wrote where somebody was forgotten, and goes on with the next number', async () => {
    const host = await venue()
    const { host: own, line, storage } = await host.join('d1', 'scorekeeper')
    await own.append([{ do: 'register', player: 'z', name: 'Secret Name' }])
    await waitFor(() => {
      expect(own.unsent).toBe(0)
    })
    const kept = async (): Promise<string> => JSON.stringify(await storage.sessions())
    expect(await kept()).toContain('Secret Name')
    // Another host is no reason: what it never heard of is offered to it.
    line.news.begin('2.0', { id: 'sat', name: 'Saturday', settings: {} })
    line.news.log(host.log.lines)
    await new Promise((next) => setTimeout(next))
    expect(await kept()).toContain('Secret Name')
    line.news.begin('2.1', { id: 'sat', name: 'Saturday', settings: {} })
    line.news.log(host.log.lines)
    await waitFor(async () => {
      expect(await kept()).not.toContain('Secret Name')
    })
    await own.append([result(1, 'a')])
    expect([...line.sent.keys()].at(-1)).toBe(2)
    await waitFor(() => {
      expect([own.unsent, own.refused]).toEqual([0, []])
    })
  })

  it('whose log begins anew goes by the new one alone: its rows, its settings, what is beside it', async () => {
    const host = await venue()
    const { host: own, line } = await host.join('d1', 'judge')
    const at = new Date(host.now).toISOString()
    const material = { id: 'rule-note/LOF-05', kind: 'rule-note', title: 'LOF-05', body: { id: 'LOF-05', text: 'x' } } as const
    line.news.beside([{ row: 1, is: 'material', entry: 'd2:1', material, by: 'Ann', at }] as never)
    expect(own.shared).toHaveLength(1)
    const heard = vi.fn()
    own.onFact(heard)
    line.news.begin('2.0', { id: 'sat', name: 'Sunday', settings: { minutes: 35 } })
    line.news.log(host.log.lines.slice(0, 3))
    expect([own.head.name, own.state.settings.minutes, [...own.state.players.keys()], own.state.rounds, own.shared]).toEqual([
      'Sunday',
      35,
      ['a', 'b', 'c'],
      [],
      []
    ])
    // Rows that come again are none.
    line.news.log(host.log.lines)
    expect([own.state.players.size, own.entries.length, heard.mock.calls.length]).toEqual([8, host.log.lines.length, 2])
  })

  it('offers to a host what waits and what it has settled or shared, and not again what that one has', async () => {
    const host = await venue()
    const { host: own, line } = await host.join('d1', 'judge')
    const sent = () => [...line.sent.keys()]
    await own.append([result(1, 'a')])
    await waitFor(() => {
      expect(own.unsent).toBe(0)
    })
    await own.share({ id: 'rule-note/LOF-05', kind: 'rule-note', title: 'LOF-05', body: { id: 'LOF-05', text: 'x' } })
    await waitFor(() => {
      expect(own.unsent).toBe(0)
    })
    line.cut()
    await own.append([result(2, 'c')])
    line.sent.clear()
    line.news.begin('2.0', { id: 'sat', name: 'Saturday', settings: {} })
    line.news.log(host.log.lines)
    expect(sent()).not.toContain(1)
    expect(sent()).toContain(3)
    // Once for each beginning.
    line.sent.clear()
    line.news.log([])
    expect(sent()).toEqual([])
  })

  it('offers to another host what that one never heard of', async () => {
    const host = await venue()
    const { host: own, line } = await host.join('d1', 'judge')
    await own.append([result(1, 'a')])
    await waitFor(() => {
      expect(own.unsent).toBe(0)
    })
    line.sent.clear()
    const other = await venue()
    line.news.begin('2.0', { id: 'sat', name: 'Saturday', settings: {} })
    line.news.log(other.log.lines)
    expect([...line.sent.keys()]).toEqual([1])
  })
})
