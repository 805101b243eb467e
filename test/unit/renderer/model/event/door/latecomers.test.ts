/** Who comes after the pairing plays against the bye; who leaves the cut is replaced or walked over; what changed since a paper is told. */
import { describe, expect, it } from 'vitest'
import { latecomersOf, latePairFact } from '../../../../../../src/renderer/model/event/door/latecomers.ts'
import { leftCut } from '../../../../../../src/renderer/model/event/standings/cutPlan.ts'
import { changedRows, whenPrinted } from '../../../../../../src/renderer/model/event/record/sincePrinted.ts'
import { pairingsByTable } from '../../../../../../src/renderer/model/event/record/publicLists.ts'
import { lastDone, undoOf } from '../../../../../../src/renderer/model/event/log/undo.ts'
import { erratumLine, linesOf, typedErrata } from '../../../../../../src/renderer/model/event/record/houseRules.ts'
import { mapLines, typedMaps } from '../../../../../../src/renderer/model/event/record/tableMaps.ts'
import { idOfPower, powerName } from '../../../../../../src/renderer/model/table/figures/powerNames.ts'
import { PageHost, type NewFact } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { memoryStorage } from '../../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { checkList } from '../../../../../../src/shared/tournament/state/lists.ts'
import { standingsOf } from '../../../../../../src/shared/tournament/state/standings.ts'
import type { SomeSettings } from '../../../../../../src/shared/tournament/state/settings.ts'
import { clockOf } from '../../../../../support/clock.ts'

const people = (...players: readonly string[]): NewFact[] =>
  players.map((player) => ({ do: 'register', player, name: player.toUpperCase() }))
async function hostOf(facts: readonly NewFact[], settings: SomeSettings = {}): Promise<PageHost> {
  const { host } = await PageHost.open({ storage: memoryStorage(), event: 'e', settings, device: 'd', clock: clockOf(() => 0) })
  for (const fact of facts) expect(await host.append([fact])).toEqual({ ok: true })
  return host
}
const code = async (host: PageHost, fact: NewFact): Promise<string> => {
  const appended = await host.append([fact])
  return appended.ok ? 'taken' : 'refusal' in appended ? appended.refusal.code : 'shape'
}
const ROUND = { do: 'round', round: 1, pairs: [['a', 'b']], bye: 'c' }

describe('somebody who comes late', () => {
  it('plays against the bye, loses nothing, and the bye is none', async () => {
    const host = await hostOf([...people('a', 'b', 'c'), ROUND, ...people('d')])
    expect(latecomersOf(host.state)).toEqual({ round: 1, late: ['d'], bye: 'c', pair: ['d', 'c'] })
    expect(await host.append([latePairFact(1, ['d', 'c'])])).toEqual({ ok: true })
    expect(latecomersOf(host.state)).toBeNull()
    expect(host.state.rounds[0]!.bye).toBeNull()
    expect([...host.state.rounds[0]!.tables.keys()]).toEqual([1, 2])
    await host.append([{ do: 'result', round: 1, table: 2, winner: 'd', score: { d: 80, c: 20 } }])
    expect(standingsOf(host.state).rows.find(({ player }) => player === 'd')).toMatchObject({ wins: 1, losses: 0, byes: 0, score: 80 })
    expect(standingsOf(host.state).rows.find(({ player }) => player === 'c')).toMatchObject({ wins: 0, losses: 1, byes: 0 })
  })

  it('is paired with somebody else who came late where nobody has a bye; alone nobody is proposed', async () => {
    const host = await hostOf([...people('a', 'b'), { do: 'round', round: 1, pairs: [['a', 'b']] }, ...people('c')])
    expect(latecomersOf(host.state)).toMatchObject({ late: ['c'], pair: null })
    await host.append(people('d'))
    expect(latecomersOf(host.state)).toMatchObject({ pair: ['c', 'd'] })
  })

  it('is nobody where there is no round, all results of it are in, it is one of pods, or the cut is made', async () => {
    const won = { do: 'result', round: 1, table: 1, winner: 'a' }
    const pods = [{ do: 'pod', round: 1, table: 1, players: ['a', 'b', 'c', 'd'] }]
    const late = async (...facts: readonly NewFact[]) => latecomersOf((await hostOf([...people('a', 'b', 'c', 'd'), ...facts])).state)
    const TWO = { do: 'round', round: 1, pairs: [['a', 'b'], ['c', 'd']] } // prettier-ignore
    expect(await late(TWO, ...people('e'))).toMatchObject({ late: ['e'] })
    expect(await late(TWO, won, ...people('e'))).toMatchObject({ late: ['e'] })
    const over = [TWO, won, { ...won, table: 2, winner: 'c', score: { c: 50 } }]
    expect([await late(), await late(...over, ...people('e')), await late(...pods, ...people('e'))]).toEqual([null, null, null])
    expect(await late(...over, { do: 'cut', size: 2 }, ...people('e'))).toBeNull()
  })

  it('is refused where it cannot be, and comes back with undo', async () => {
    const host = await hostOf([...people('a', 'b', 'c'), ROUND, ...people('d', 'e')])
    expect(await code(host, latePairFact(2, ['d', 'c']))).toBe('round-out-of-order')
    expect(await code(host, latePairFact(1, ['d', 'a']))).toBe('paired-twice')
    expect(await code(host, latePairFact(1, ['d', 'd']))).toBe('paired-twice')
    expect(await code(host, { ...latePairFact(1, ['d', 'c']), table: 1 })).toBe('table-twice')
    await host.append([{ do: 'drop', player: 'e' }])
    expect(await code(host, latePairFact(1, ['e', 'c']))).toBe('not-active')
    await host.append([latePairFact(1, ['d', 'c'])])
    await host.append(undoOf(host.entries, lastDone(host.entries)!))
    expect(host.state.rounds[0]!.bye).toBe('c')
    expect(host.state.players.get('d')!.entered).toBe(1)
  })
})

describe('somebody who leaves the cut', () => {
  const played = [
    ...people('a', 'b', 'c', 'd', 'e', 'f'),
    { do: 'round', round: 1, pairs: [['a', 'b'], ['c', 'd'], ['e', 'f']] }, // prettier-ignore
    ...['ab', 'cd', 'ef'].map((pair, index) => ({
      do: 'result',
      round: 1,
      table: index + 1,
      score: { [pair[0]!]: 300 - index, [pair[1]!]: 20 - index }
    })),
    { do: 'cut', size: 4 },
    { do: 'drop', player: 'c' }
  ]

  it('makes room for the next in line before anybody has played', async () => {
    const host = await hostOf(played)
    expect(leftCut(host.state)).toMatchObject([{ player: 'c', next: 'd' }])
    const cut = host.entries.find(({ fact }) => fact.do === 'cut')!
    expect(await host.append([...undoOf(host.entries, cut), { do: 'cut', size: 4 }])).toEqual({ ok: true })
    expect(host.state.cut!.seeds).toEqual(['a', 'e', 'b', 'd'])
    expect(leftCut(host.state)).toEqual([])
  })

  it('is walked over afterwards, with the points of a no-show', async () => {
    const host = await hostOf(played)
    const [left] = leftCut(host.state)
    expect(await host.append([{ do: 'result', ...left!.walkOver, kind: 'no-show', score: {} }])).toEqual({ ok: true })
    expect(leftCut(host.state)).toEqual([])
    expect(host.state.cut!.rounds[0]!.some(({ result }) => result?.kind === 'no-show' && result.winner === left!.walkOver!.winner)).toBe(
      true
    )
  })
})

describe('what changed since it was printed', () => {
  it('is the rows that are others, and those that are gone', async () => {
    const host = await hostOf([...people('a', 'b', 'c'), ROUND, { do: 'printed', paper: 'by-table', round: 1 }, ...people('d')])
    expect(whenPrinted(host.entries, {}, 'by-name', 1)).toBeNull()
    const before = whenPrinted(host.entries, {}, 'by-table', 1)!
    const list = () => pairingsByTable(host.state, 1)
    expect(changedRows(pairingsByTable(before.state, 1), list())).toEqual({ rows: [], gone: [] })
    await host.append([latePairFact(1, ['d', 'c'])])
    const { rows, gone } = changedRows(pairingsByTable(before.state, 1), list())
    expect(rows).toEqual([['2', 'D', 'C']])
    expect(gone).toEqual([['–', 'C', 'Bye']])
  })

  it('is never taken back by the key for undo', async () => {
    const host = await hostOf([...people('a'), { do: 'printed', paper: 'blank' }])
    expect(lastDone(host.entries)!.fact.do).toBe('register')
  })
})

describe('what a store types', () => {
  it('maps: a table or a row of tables a line, and the same lines again', () => {
    const { maps, unread } = typedMaps('1 Market Street\n2-3: Old Harbour\n\nnonsense\n9 - 4 x')
    expect(maps).toEqual({ 1: 'Market Street', 2: 'Old Harbour', 3: 'Old Harbour' })
    expect(unread).toEqual([4, 5])
    expect(typedMaps(mapLines(new Map([[2, 'b'], [1, 'a']]))).maps).toEqual({ 1: 'a', 2: 'b' }) // prettier-ignore
  })

  it('errata: what a figure has, has not, and its numbers; lines that cannot be read are told', () => {
    const line = 'Captain Rook: with Leap/Climb; without Stealth, Toughness; range 6; bolts 2; points 75'
    const { errata, unread } = typedErrata(`${line}\nWren\nJay: with nothing known`, idOfPower)
    expect(errata).toEqual([
      { figure: 'Captain Rook', with: ['leap-climb'], without: ['stealth', 'toughness'], range: 6, bolts: 2, points: 75 }
    ])
    expect(unread).toEqual([2, 3])
    expect(erratumLine(errata[0]!, powerName)).toBe(line)
    expect(linesOf(' a \n\nb\na')).toEqual(['a', 'b'])
  })

  it('is what team lists are checked with', async () => {
    const house = { on: '2026-11-01', banned: ['Wren'], errata: [{ figure: 'Rook', range: 6 }] }
    const figures = [{ id: 'w', name: 'Wren', points: 100 }, { id: 'r', name: 'Rook', points: 200, range: 8 }] // prettier-ignore
    const host = await hostOf([...people('a'), { do: 'list', player: 'a', figures }], { house })
    expect(checkList(host.state, host.state.players.get('a')!)).toMatchObject({ ok: false, problems: ['errata-range', 'retired'] })
    // An age that admits everything bans nothing away.
    await host.append([{ do: 'settings', changes: { age: 'golden' } }])
    expect(checkList(host.state, host.state.players.get('a')!)).toMatchObject({ problems: ['errata-range', 'retired'] })
    await host.append([{ do: 'settings', changes: { house: {}, age: 'any' } }])
    expect(checkList(host.state, host.state.players.get('a')!)).toMatchObject({ ok: true, problems: [] })
  })
})
