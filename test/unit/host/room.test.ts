/** A room as it is meant to go: devices join, write, are away and come back; the host is started again; nothing is lost or doubled. */
import { afterEach, describe, expect, it } from 'vitest'
import { clockOfRun } from '../../../src/host/time/clock.ts'
import { clockAt } from '../../../src/shared/tournament/state/clock.ts'
import { helloOf } from '../../support/staffLine.ts'
import { connect, join1, joined, openRoom, type Room, type Seen } from '../../support/venue.ts'
import { until } from '../../support/until.ts'

const open: { close(): unknown }[] = []
const opened = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})
const room = async (...args: Parameters<typeof openRoom>): Promise<Room> => opened(await openRoom(...args))
const device = async (...args: Parameters<typeof joined>): Promise<Seen> => {
  const seen = await joined(...args)
  opened(seen.line)
  return seen
}
const result = (table: number, winner: string, other: string, points = 300) => ({
  do: 'result',
  round: 1,
  table,
  winner,
  score: { [winner]: points, [other]: 100 }
})

describe('a room', () => {
  it('lets a device in by its code, and its fact is saved, in the log of the others and in the public view', async () => {
    const { host } = await room()
    const scorekeeper = await device(host, 'Ann', 'scorekeeper')
    const judge = await device(host, 'Cy', 'judge')
    const n = scorekeeper.line.send({ facts: [result(1, 'p1', 'p2')] })
    expect(await scorekeeper.receipt(n)).toMatchObject({ is: 'saved', row: 10 })
    const line = await until(() => judge.log.find(({ fact }) => fact.do === 'result'))
    expect(line).toMatchObject({ row: 10, fact: { by: { role: 'scorekeeper', person: 'Ann' }, id: `${scorekeeper.credentials.device}:1` } })
    expect(await (await fetch(`${host.origin}/public.json`)).text()).not.toMatch(/secret club/)
    await until(() => host.state.rounds[0]!.tables.get(1)!.result)
    // Facts of one entry are taken together or not at all.
    const group = judge.line.send({ facts: [{ do: 'note', text: 'a' }, result(1, 'p2', 'p1')] })
    expect(await judge.receipt(group)).toMatchObject({ is: 'refused', code: 'result-already', index: 1 })
    expect(host.state.notes).toEqual([])
  })

  it('keeps what was written while the line was cut, and takes all of it once when it is back', async () => {
    const { host } = await room()
    const judge = await device(host, 'Cy', 'judge')
    await until(() => judge.log.length > 0)
    await judge.line.cut()
    const ns = Array.from({ length: 30 }, (_, at) => judge.line.send({ facts: [{ do: 'note', text: `note ${at}` }] }))
    expect(host.state.notes).toEqual([])
    await judge.line.back()
    for (const n of ns) expect(await judge.receipt(n)).toMatchObject({ is: 'saved' })
    expect(host.state.notes).toHaveLength(30)
    await until(() => judge.log.filter(({ fact }) => fact.do === 'note').length === 30)
  })

  it('shows two results of one table as a dispute to both; the same result twice is agreed; a correction settles it', async () => {
    const { host } = await room()
    const [ann, bo] = [await device(host, 'Ann', 'scorekeeper'), await device(host, 'Bo', 'judge')]
    await ann.line.cut()
    await bo.line.cut()
    const first = ann.line.send({ facts: [result(1, 'p1', 'p2')] })
    const second = bo.line.send({ facts: [result(1, 'p2', 'p1')] })
    await ann.line.back()
    expect(await ann.receipt(first)).toMatchObject({ is: 'saved' })
    await bo.line.back()
    const refused = await bo.receipt(second)
    expect(refused).toMatchObject({ is: 'refused', code: 'result-already' })
    const dispute = refused.is === 'refused' ? refused.dispute : null
    for (const seen of [ann, bo])
      expect(await until(() => seen.beside.find((line) => line.is === 'dispute'))).toMatchObject({ id: dispute, fact: { winner: 'p2' } })
    const same = bo.line.send({ facts: [{ do: 'result', round: 1, table: 1, score: { p1: 300, p2: 100 } }] })
    expect(await bo.receipt(same)).toMatchObject({ is: 'agreed' })
    ann.line.send({ facts: [{ ...result(1, 'p2', 'p1'), do: 'correct', reason: 'slip misread' }] })
    for (const seen of [ann, bo])
      expect(await until(() => seen.beside.find((line) => line.is === 'settled'))).toMatchObject({ id: dispute })
  })

  it('a dispute is settled once, by whoever of the staff says so first; what is no dispute is refused', async () => {
    const { host } = await room()
    const [ann, bo] = [await device(host, 'Ann', 'scorekeeper'), await device(host, 'Bo', 'judge')]
    await ann.receipt(ann.line.send({ facts: [result(1, 'p1', 'p2')] }))
    const refused = await bo.receipt(bo.line.send({ facts: [result(1, 'p2', 'p1')] }))
    const dispute = refused.is === 'refused' ? refused.dispute! : ''
    const none = bo.line.send({ settle: 'dispute-x' })
    expect(await bo.receipt(none)).toMatchObject({ is: 'refused', code: 'unknown-dispute' })
    const first = bo.line.send({ settle: dispute })
    expect(await bo.receipt(first)).toMatchObject({ is: 'saved' })
    const second = ann.line.send({ settle: dispute })
    expect(await ann.receipt(second)).toMatchObject({ is: 'refused', code: 'unknown-dispute' })
    for (const seen of [ann, bo]) {
      await until(() => seen.beside.some((line) => line.is === 'settled'))
      expect(seen.beside.filter((line) => line.is === 'settled')).toMatchObject([{ id: dispute, by: 'Bo' }])
    }
  })

  it('goes on after the host was started again: devices are known, the log is not doubled, refusals stay', async () => {
    const first = await openRoom()
    const ann = await join1(first.host, 'Ann', 'scorekeeper')
    const before = await connect(first.host.origin, ann)
    const n = before.line.send({ facts: [result(1, 'p1', 'p2')] })
    await before.receipt(n)
    const refused = before.line.send({ facts: [result(9, 'p1', 'p2')] })
    expect(await before.receipt(refused)).toMatchObject({ code: 'unknown-table' })
    await until(() => before.log.length === 10)
    const { port } = first.host
    const second = opened(await first.again({ port }))
    expect(second.host.lines).toHaveLength(10)
    // The same line of the same device goes on by itself, with its old copy of the log.
    const next = before.line.send({ facts: [result(2, 'p3', 'p4')] })
    expect(await before.receipt(next)).toMatchObject({ is: 'saved', row: 11 })
    await until(() => before.log.length >= 11)
    expect(before.log.map(({ row }) => row)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1))
    expect(await before.receipt(refused)).toMatchObject({ code: 'unknown-table' })
    before.line.close()
    expect(second.host.devices.map(({ name }) => name)).toEqual(['Ann'])
  })

  it('goes on whatever is done to the clock of the host: views, codes, the clock of the round, and what a device shows', async () => {
    let off = 0
    const clock = { ...clockOfRun(), wall: () => Date.now() + off }
    const { host } = await room({ clock })
    const scorekeeper = await device(host, 'Ann', 'scorekeeper')
    expect(await host.append([{ do: 'clock', round: 1, action: 'start' }])).toMatchObject({ is: 'saved' })
    const HOUR = 3_600_000
    let table = 0
    for (const by of [-HOUR, 3 * 365 * 24 * HOUR, 0]) {
      off = by
      host.openJoining()
      table++
      const n = scorekeeper.line.send({ facts: [result(table, `p${2 * table - 1}`, `p${2 * table}`)] })
      expect(await scorekeeper.receipt(n)).toMatchObject({ is: 'saved' })
      await until(async () => {
        const view = JSON.parse(await (await fetch(`${host.origin}/public.json`)).text()) as { seats: { table: number; done: boolean }[] }
        return view.seats.find((seat) => seat.table === table)!.done
      })
      expect([host.joining === null, clockAt(host.state, 1, host.now).state]).toEqual([false, 'running'])
      expect(clockAt(host.state, 1, host.now).left).toBeGreaterThan(40 * 60)
    }
    expect(await host.append([{ do: 'clock', round: 1, action: 'pause' }])).toMatchObject({ is: 'saved' })
    expect(host.state.times.jumps.map(({ by }) => Math.sign(by))).toEqual([-1, 1, -1])
    expect((await helloOf(host.origin)).on).toBeCloseTo(host.now, -4)
  })

  it('shows what judges share to the other judges, with who wrote it', async () => {
    const { host } = await room()
    const [ann, bo] = [await device(host, 'Ann', 'judge'), await device(host, 'Bo', 'judge')]
    const n = ann.line.send({ material: { id: 'fog', kind: 'special-terrain', title: 'Fog of the day', body: { rule: 'x' } } })
    expect(await ann.receipt(n)).toMatchObject({ is: 'saved' })
    expect(await until(() => bo.beside.find((line) => line.is === 'material'))).toMatchObject({
      by: 'Ann',
      material: { title: 'Fog of the day' }
    })
    const keeper = await device(host, 'Kim', 'scorekeeper')
    const not = keeper.line.send({ material: { id: 'a', kind: 'rule-note', title: 'A', body: 'b' } })
    expect(await keeper.receipt(not)).toMatchObject({ is: 'refused', code: 'no-right' })
  })
})
