/** What would change the verdict: in words, told together, shown on the board, and made so. */
import { describe, expect, it, vi } from 'vitest'
import { endPreview, groupsOf, makeItSo, preview, searchInSlices, triedText } from '../../../../../src/renderer/actions/ruling/whatIf.ts'
import { canSearch, rulingOf } from '../../../../../src/renderer/model/ruling/otherTables.ts'
import type { Change } from '../../../../../src/shared/cases/change/change.ts'
import type { Proposal, WhatWouldChange } from '../../../../../src/shared/cases/change/whatWouldChange.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import type { Ruling } from '../../../../../src/shared/contract/ruling.ts'
import { duel } from '../../../../support/bench.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

const walled: ClixCase = {
  ...duel,
  map: {
    size: [8, 8],
    walls: [
      [
        [3, 1],
        [4, 1]
      ]
    ]
  },
  objects: [{ id: 'o', kind: 'heavy', at: [3, 3] }]
}
const clear = rulingOf(duel)!
const blocked = rulingOf(walled)!
const proposal = (ruling: Ruling, ...changes: readonly Change[]): Proposal => ({ changes, ruling, effect: 'verdict', leftOpen: false })
const wordsOf = (...changes: readonly Change[]): string => groupsOf(walled, [proposal(clear, ...changes)])[0]!.text

describe('the ruling on another table', () => {
  it('is that of the question there, or none where the question is not whole', () => {
    expect([clear.verdict, blocked.verdict]).toEqual(['clear', 'blocked'])
    expect(rulingOf({ ...duel, ask: { kind: 'line-of-fire', from: 'thor', to: '' } })).toBeNull()
  })
})

describe('a change in words', () => {
  it.each<[Change, string]>([
    [{ do: 'figure-gone', figure: 'loki' }, 'If Loki were not there'],
    [{ do: 'figure-moved', figure: 'loki', to: [6, 2] }, 'If Loki stood in G3'],
    [{ do: 'countered', figure: 'loki', power: 'stealth' }, 'If Stealth of Loki were countered'],
    [{ do: 'had', figure: 'loki', power: 'stealth', as: 'powers' }, 'If Loki had Stealth'],
    [{ do: 'size', figure: 'loki', size: 'giant' }, 'If Loki were a giant'],
    [{ do: 'value', figure: 'loki', value: 'defense', to: 17 }, 'If Loki’s Defense were 17'],
    [{ do: 'ground', at: [3, 1], to: 'hindering' }, 'If D2 were hindering terrain'],
    [{ do: 'level', at: [3, 1], to: 2 }, 'If D2 were at level 2'],
    [
      {
        do: 'wall-gone',
        between: [
          [3, 1],
          [4, 1]
        ]
      },
      'If the wall D2 | E2 were gone'
    ],
    [{ do: 'object-gone', object: 'o' }, 'If heavy object in D4 were gone'],
    [{ do: 'object-gone', object: 'lost' }, 'If lost were gone']
  ])('%j', (change, words) => {
    expect(wordsOf(change).toLowerCase()).toBe(words.toLowerCase())
  })

  it('names the other edition, and two changes in one sentence', () => {
    expect(wordsOf({ do: 'ruleset', ruleset: 'clix-campaign' })).toMatch(/^Under \S/)
    expect(wordsOf({ do: 'figure-gone', figure: 'thor' }, { do: 'figure-gone', figure: 'loki' })).toBe(
      'If Thor were not there, and if Loki were not there'
    )
  })
})

describe('changes', () => {
  const moved = (to: readonly [number, number]): Change => ({ do: 'figure-moved', figure: 'loki', to })

  it('of one kind with the same outcome are told together, each under its square', () => {
    const groups = groupsOf(walled, [
      proposal(clear, moved([6, 2])),
      proposal(clear, { do: 'figure-gone', figure: 'thor' }),
      proposal(clear, moved([6, 0]))
    ])
    expect(groups.map(({ text }) => text)).toEqual(['If Loki stood one square aside, in', 'If Thor were not there'])
    expect(groups[0]!.members.map(({ chip, text }) => [chip, text])).toEqual([
      ['G3', 'If Loki stood in G3'],
      ['G1', 'If Loki stood in G1']
    ])
    expect(groups[0]).toMatchObject({ effect: 'verdict', leftOpen: false })
  })

  it('with another outcome, of another figure, or with something left open stand apart', () => {
    const open = { ...proposal(clear, moved([6, 3])), leftOpen: true }
    const thor = proposal(clear, { do: 'figure-moved', figure: 'thor', to: [1, 2] })
    expect(groupsOf(walled, [proposal(clear, moved([6, 2])), proposal(blocked, moved([6, 0])), open, thor])).toHaveLength(4)
  })

  it.each<[Change, Change, readonly string[]]>([
    [{ do: 'ground', at: [1, 1], to: 'blocking' }, { do: 'ground', at: [2, 2], to: 'blocking' }, ['B2', 'C3']],
    [{ do: 'level', at: [1, 1], to: 2 }, { do: 'level', at: [2, 2], to: 2 }, ['B2', 'C3']],
    [
      { do: 'had', figure: 'loki', power: 'stealth', as: 'powers' },
      { do: 'had', figure: 'loki', power: 'charge', as: 'powers' },
      ['Stealth', 'Charge']
    ],
    [{ do: 'size', figure: 'loki', size: 'giant' }, { do: 'size', figure: 'loki', size: 'tiny' }, ['Giant', 'Tiny']]
  ])('%j and %j are one group', (one, other, chips) => {
    const groups = groupsOf(walled, [proposal(clear, one), proposal(clear, other)])
    expect(groups).toHaveLength(1)
    expect(groups[0]!.members.map(({ chip }) => chip)).toEqual(chips)
    expect(groups[0]!.text).not.toBe(groups[0]!.members[0]!.text)
  })

  it('to other ground, to another level or two at once are not told together', () => {
    const ground = (to: 'blocking' | 'hindering'): Proposal => proposal(clear, { do: 'ground', at: [1, 1], to })
    const level = (to: number): Proposal => proposal(clear, { do: 'level', at: [1, 1], to })
    const pair = proposal(clear, moved([6, 2]), moved([6, 0]))
    expect(groupsOf(walled, [ground('blocking'), ground('hindering'), level(2), level(3), pair, pair])).toHaveLength(6)
  })

  it('to nothing are none', () => {
    expect(groupsOf(walled, [proposal(clear)])).toEqual([])
  })
})

describe('a change tried', () => {
  const [group] = groupsOf(walled, [proposal(clear, { do: 'wall-gone', between: walled.map!.walls![0]! })])
  const [tryable] = group!.members

  it('is shown while it is pointed at, and longer where it was pressed', () => {
    const { app, session, table } = memoryApp(walled)
    preview(app, tryable!, false)
    expect(session.preview).toMatchObject({ words: tryable!.text, pinned: false })
    expect(session.preview?.case.map?.walls ?? []).toEqual([])
    endPreview(app, false)
    expect(session.preview).toBeNull()
    preview(app, tryable!, true)
    preview(app, { ...tryable!, text: 'other' }, false)
    endPreview(app, false)
    expect(session.preview).toMatchObject({ words: tryable!.text, pinned: true })
    preview(app, { ...tryable!, text: 'other' }, true)
    expect(session.preview?.words).toBe('other')
    endPreview(app, true)
    expect(session.preview).toBeNull()
    expect(table.case).toEqual(walled)
  })

  it('is made so as one step with a way back', () => {
    const { app, session, table } = memoryApp(walled)
    makeItSo(app)
    expect(table.canUndo).toBe(false)
    preview(app, tryable!, true)
    makeItSo(app)
    expect(session.preview).toBeNull()
    expect(table.ruling?.verdict).toBe('clear')
    expect(session.notices.at(-1)?.text).toContain(tryable!.text)
    session.notices.at(-1)?.action?.run()
    expect(table.case).toEqual(walled)
  })

  it('gives an attack under another edition the dice that it rolls', () => {
    const attack: ClixCase = { ...duel, ask: { kind: 'attack', from: 'thor', targets: ['loki'], dice: [3, 4] } }
    const { app, session } = memoryApp(attack)
    preview(app, { changes: [{ do: 'ruleset', ruleset: 'heroclix-2010' }], text: 'x', chip: '' }, false)
    expect(session.preview?.case).toMatchObject({ ruleset: 'heroclix-2010', ask: { kind: 'attack' } })
  })
})

describe('the search', () => {
  it('finds the wall that blocks, keeps what it found, and can be stopped', async () => {
    expect([canSearch(walled), canSearch({ ...walled, ask: { kind: 'timeline', events: [] } as never })]).toEqual([true, false])
    const failed = vi.fn()
    const stopped = vi.fn()
    searchInSlices({ ...walled }, blocked, stopped, failed)()
    const found = await new Promise<WhatWouldChange>((done) => {
      searchInSlices(walled, blocked, done, failed)
    })
    expect(found.proposals.map(({ changes }) => changes.map((change) => change.do))).toContainEqual(['wall-gone'])
    const again = vi.fn()
    searchInSlices(walled, blocked, again, failed)
    expect(again.mock.calls).toEqual([[found]])
    expect(stopped).not.toHaveBeenCalled()
    expect(failed).not.toHaveBeenCalled()
  })

  it('says what it tried, and whether it came to its end', () => {
    const tried = { tried: { 'figure-gone': 1, ground: 12 }, proposals: [], pairs: 0, complete: true } as unknown as WhatWouldChange
    expect(triedText(tried)).toBe(
      'Tried one at a time: 1 figure gone, 12 squares with other terrain. Two at once only among the causes that the ruling names.'
    )
    expect(triedText({ ...tried, pairs: 3 })).toContain('3 pairs')
    expect(triedText({ ...tried, complete: false })).toMatch(/stopped before its end\.$/)
  })
})
