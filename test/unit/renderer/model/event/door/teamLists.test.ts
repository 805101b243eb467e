/** Team lists of an event: typed a figure a line, handed in as a fact, checked as a force; a judge's word stands beside the check. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PageHost, type NewFact } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { listAnswer, listFact, listRows, listText } from '../../../../../../src/renderer/model/event/door/teamLists.ts'
import { typedList } from '../../../../../../src/shared/figures/team/typedTeam.ts'
import type { FigureSetFile } from '../../../../../../src/shared/formats/documents/documents.ts'
import { memoryStorage } from '../../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { clockOf } from '../../../../../support/clock.ts'

const larkhaven = JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile

async function eventOf(sets: readonly FigureSetFile[] = []) {
  const { host } = await PageHost.open({
    storage: memoryStorage(),
    event: 'e',
    settings: { buildTotal: 300 },
    device: 'd',
    clock: clockOf(() => 0)
  })
  const write = async (fact: NewFact) => {
    expect(await host.append([fact]), JSON.stringify(fact)).toEqual({ ok: true })
  }
  await write({ do: 'register', player: 'p1', name: 'Kim' })
  return { host, write, row: () => listRows(host.state, sets)[0]! }
}

describe('a list as it is typed', () => {
  it('is a figure a line, with how often, its points and its set', () => {
    expect(typedList('Captain Rook; 100\n2 x Wren 75\r\n\nJay, 50, LRK\nNo. 7 Heron\t25')).toEqual({
      members: [
        { name: 'Captain Rook', points: 100, count: 1 },
        { name: 'Wren', points: 75, count: 2 },
        { name: 'Jay', points: 50, count: 1, set: 'LRK' },
        { name: 'No. 7 Heron', points: 25, count: 1 }
      ],
      unread: []
    })
  })

  it('names the lines that say no figure with its points', () => {
    expect(typedList('Rook 100\nnobody\n0 x Wren 75').unread).toEqual([2, 3])
  })
})

describe('a list that is handed in', () => {
  it('is checked as a force, says what is wrong by its rule, and comes back as it was typed', async () => {
    const { host, write, row } = await eventOf()
    expect(row()).toMatchObject({ state: 'none', total: null })
    const { fact, unknown } = listFact('p1', typedList('Captain Rook; 200\n2 x Wren 75'), [])
    expect(unknown).toEqual(['Captain Rook', 'Wren'])
    await write(fact)
    expect(row()).toMatchObject({ state: 'wrong', total: 350, figures: 3 })
    const answer = listAnswer(host.state, row().player, [larkhaven])
    expect(
      answer?.state === 'ruled' && answer.ruling.because.some(({ weight, text }) => weight === 'decides' && text?.includes('350'))
    ).toBe(true)
    expect(listText(row().player)).toBe('Captain Rook; 200\n2 x Wren; 75')
    expect(typedList(listText(row().player)).members).toHaveLength(2)
  })

  it('is accepted by a judge against the check, and looked at again when it changes', async () => {
    const { write, row } = await eventOf()
    await write(listFact('p1', typedList('Rook 400'), []).fact)
    await write({ do: 'list-checked', player: 'p1', ok: true, reason: 'for fun' })
    expect(row().state).toBe('accepted')
    await write(listFact('p1', typedList('Rook 300'), []).fact)
    expect(row().state).toBe('unknown')
  })

  it('says other points than those of the card, and fits with these alone', async () => {
    const { host, write, row } = await eventOf([larkhaven])
    await write(listFact('p1', typedList('Constable Brand 10\nWarden Thrice 120'), [larkhaven]).fact)
    expect(row().state).toBe('wrong')
    const answer = listAnswer(host.state, row().player, [larkhaven])
    expect(
      answer?.state === 'ruled' &&
        answer.ruling.because.flatMap(({ rule, facts }) => (facts?.said ? [[rule, facts.said, facts.points]] : []))
    ).toEqual([
      ['TRN-04', 10, 35],
      ['TRN-04', 120, 150]
    ])
    await write(listFact('p1', typedList('Constable Brand 35\nWarden Thrice 100'), [larkhaven]).fact)
    expect(row().state).toBe('fits')
  })

  it('of another set than that of the library is not known', async () => {
    const { write, row } = await eventOf([larkhaven])
    await write(listFact('p1', typedList('Constable Brand; 35; XYZ'), [larkhaven]).fact)
    expect(row()).toMatchObject({ state: 'unknown', unknown: ['Constable Brand'] })
    expect(listText(row().player)).toBe('Constable Brand; 35; XYZ')
  })

  it('fits only where every figure is known', async () => {
    const { write, row } = await eventOf([larkhaven])
    await write(listFact('p1', typedList('warden thrice 100\n2 x Quux 50'), []).fact)
    expect(row()).toMatchObject({ state: 'unknown', unknown: ['Quux'] })
    await write(listFact('p1', typedList('Warden Thrice 150'), []).fact)
    expect(row()).toMatchObject({ state: 'fits', unknown: [] })
    // The library has learned the card since.
    await write(listFact('p1', typedList('Warden Thrice 120'), []).fact)
    expect(row()).toMatchObject({ state: 'wrong', unknown: [] })
    // What came with its card is known where no library has it.
    await write({ do: 'list', player: 'p1', figures: [{ id: 'member-1', name: 'Jay', points: 100, keywords: ['Bird'] }] })
    expect(row()).toMatchObject({ state: 'fits', unknown: [] })
  })
})
