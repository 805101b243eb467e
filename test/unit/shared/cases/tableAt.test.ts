import { describe, expect, it } from 'vitest'
import { caseFiles, questionOf } from '../../../cases/caseFiles.ts'
import { plainContext } from '../../../../src/shared/engine/values/context.ts'
import { valueOf } from '../../../../src/shared/engine/values/valueOf.ts'
import { answerCase } from '../../../../src/shared/cases/answer.ts'
import { momentsOf } from '../../../../src/shared/cases/questions/timeline.ts'
import { VALUES, type Ask, type ClixCase, type TimelineEvent } from '../../../../src/shared/contract/case.ts'
import { parseCase } from '../../../../src/shared/cases/parse/parseCase.ts'
import { tableAt } from '../../../../src/shared/cases/tableAt.ts'
import { hela, HELA_EVENTS, withEvents } from '../../../support/helaTimeline.ts'
import { checkedCase, situationIn } from '../../../../src/shared/cases/common/checkedCase.ts'

const base: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: {
    size: [10, 6],
    walls: [
      [
        [4, 2],
        [5, 2]
      ],
      [
        [4, 3],
        [5, 3]
      ]
    ]
  },
  figures: [
    { id: 'a', side: 'red', at: [1, 2], speed: 6, abilities: ['carry'], powers: ['super-strength'], range: 8 },
    { id: 'b', side: 'blue', at: [8, 2], dial: [{ powers: ['toughness'] }, {}] },
    {
      id: 'giant',
      side: 'blue',
      squares: [
        [7, 4],
        [8, 4]
      ],
      size: 'giant'
    }
  ],
  objects: [{ id: 'crate', kind: 'heavy', at: [2, 2] }],
  ask: { kind: 'timeline', events: [] }
}

/** The table after these events. */
function after(value: ClixCase, events: readonly TimelineEvent[]): ClixCase {
  const asked = withEvents(value, events)
  if (asked.ask.kind !== 'timeline') throw new Error('no timeline')
  const last = momentsOf(situationIn(checkedCase(asked)).situation, asked.ask).at(-1)!
  expect(last.forbidden).toBeNull()
  const table = tableAt(asked, last.play)
  expect(parseCase(table)).toMatchObject({ ok: true })
  return table
}
const figure = (value: ClixCase, id: string) => value.figures?.find((one) => one.id === id)

describe('a moment as a table', () => {
  it('keeps what an object does, in a hand and put down again', () => {
    const crate = {
      id: 'crate',
      kind: 'light' as const,
      at: [2, 2] as const,
      name: 'Crate',
      inHand: { id: 'cover', grants: ['toughness'] }
    }
    const table: ClixCase = { ...base, objects: [crate] }
    const held = after(table, [{ do: 'action', figure: 'a', action: 'move', to: [3, 2], pickUp: 'crate' }])
    expect(figure(held, 'a')).toMatchObject({ holding: 'light', held: { id: 'crate', name: 'Crate', inHand: crate.inHand } })
    expect(held.objects).toEqual([])
    const turns: TimelineEvent[] = [
      { do: 'end-turn' },
      { do: 'begin-turn', side: 'blue' },
      { do: 'end-turn' },
      { do: 'begin-turn', side: 'red' }
    ]
    const put = after(held, [...turns, { do: 'action', figure: 'a', action: 'move', to: [4, 2], putDown: [4, 2] }])
    expect(figure(put, 'a')?.held).toBeUndefined()
    expect(put.objects).toEqual([{ ...crate, at: [4, 2] }])
  })

  it('keeps markers with the power that put them there, and grenades that have still to burst', () => {
    const thrower = { ...base.figures![0]!, powers: ['ink-grenade', 'plasma-grenade'], abilities: ['throw-a-grenade'] }
    const table: ClixCase = { ...base, map: { size: [10, 6] }, figures: [thrower, { id: 'b', side: 'blue', at: [5, 2] }], objects: [] }
    const throwing = (grenade: string): TimelineEvent => ({
      do: 'attack',
      from: 'a',
      to: { square: [5, 2] },
      action: 'throw-a-grenade',
      powers: [grenade],
      dice: [6, 5]
    })
    const ink = after(table, [throwing('ink-grenade')])
    expect(ink.objects).toMatchObject([{ kind: 'hindering-marker', at: [5, 2], putBy: { side: 'red', effect: 'ink-grenade' } }])
    expect(ink.pending).toEqual([{ effect: 'ink-grenade', side: 'red', at: [5, 2] }])
    expect(after(table, [throwing('plasma-grenade')]).pending).toEqual([{ effect: 'plasma-grenade', side: 'red', figure: 'b' }])
    const later = after(ink, [
      { do: 'end-turn' },
      { do: 'begin-turn', side: 'blue' },
      { do: 'end-turn' },
      { do: 'begin-turn', side: 'red' }
    ])
    expect(later.pending).toBeUndefined()
    expect(later.objects).toEqual([])
    expect(figure(later, 'b')?.click).toBe(3)
  })

  it('is the same table before anything has happened', () => {
    const { title: _, ...same } = { ...base, title: undefined }
    expect(after(base, [])).toEqual({ ...same, turn: { active: 'red', round: 2 } })
    expect(after(base, []).map).toBe(base.map)
  })

  it('shows where a figure went, its token, and the object in its hands instead of on the map', () => {
    const table = after(base, [{ do: 'action', figure: 'a', action: 'move', to: [3, 2], pickUp: 'crate' }])
    expect(figure(table, 'a')).toMatchObject({ at: [3, 2], tokens: 1, holding: 'heavy' })
    expect(table.objects).toEqual([])
    expect(figure(table, 'giant')).toMatchObject({
      squares: [
        [7, 4],
        [8, 4]
      ]
    })
    expect(figure(table, 'b')).not.toHaveProperty('tokens')
  })

  it('turns dials, and leaves out who is out of the game', () => {
    expect(figure(after(base, [{ do: 'damage', to: 'b', amount: 2 }]), 'b')).toMatchObject({ click: 2 })
    const table = after(base, [{ do: 'damage', to: 'b', amount: 9 }])
    expect(table.figures?.map(({ id }) => id)).toEqual(['a', 'giant'])
  })

  it('has a wall no longer that was destroyed, and the other one still', () => {
    const strong: ClixCase = { ...base, figures: base.figures?.map((one) => (one.id === 'a' ? { ...one, at: [4, 2], damage: 4 } : one)) }
    const table = after(strong, [
      {
        do: 'attack',
        from: 'a',
        to: {
          wall: [
            [4, 2],
            [5, 2]
          ]
        }
      }
    ])
    expect(table.map?.walls).toEqual([
      [
        [4, 3],
        [5, 3]
      ]
    ])
    expect(table.objects?.some(({ kind }) => kind === 'debris')).toBe(true)
  })

  it('keeps what is countered, and says whose turn it is', () => {
    const countered = after(hela, HELA_EVENTS.slice(0, 2))
    expect(figure(countered, 'm11')).toMatchObject({ countered: ['willpower'], tokens: 1 })
    expect(countered.turn).toEqual({ active: 'blue', round: 2 })
    const end = figure(after(hela, HELA_EVENTS), 'm11')
    expect(end).toMatchObject({ tokens: 2, click: 2 })
    expect(end).not.toHaveProperty('countered')
  })

  it('answers another question as that moment would', () => {
    const table = after(base, [{ do: 'action', figure: 'a', action: 'move', to: [4, 2] }])
    const ask: Ask = { kind: 'line-of-fire', from: 'a', to: 'b' }
    expect(answerCase(checkedCase({ ...table, ask }))).toMatchObject({ verdict: 'blocked' })
  })

  const perplexed: ClixCase = { ...base, figures: base.figures?.map((one) => (one.id === 'a' ? { ...one, powers: ['perplex'] } : one)) }
  const perplex: TimelineEvent = { do: 'perplex', from: 'a', to: 'a', value: 'attack', modifier: 1 }
  const attackOf = (table: ClixCase): unknown => answerCase(checkedCase({ ...table, ask: { kind: 'value', figure: 'a', value: 'attack' } }))

  it('keeps changed values until they end', () => {
    const table = after(perplexed, [perplex])
    expect(figure(table, 'a')?.effects).toEqual([{ value: 'attack', modifier: 1, source: 'perplex', by: 'a', until: { turnOf: 'red' } }])
    expect(attackOf(table)).toMatchObject({ value: 11 })
    const later: TimelineEvent[] = [{ do: 'end-turn' }, { do: 'begin-turn', side: 'blue' }]
    expect(attackOf(after(table, later))).toMatchObject({ value: 11 })
    const own: TimelineEvent[] = [{ do: 'end-turn' }, { do: 'begin-turn', side: 'red' }]
    expect(attackOf(after(table, [...later, ...own]))).toMatchObject({ value: 10 })
    expect(figure(after(table, [...later, ...own]), 'a')).not.toHaveProperty('effects')
  })

  it('keeps changed values until the figure is hurt, and as long as their maker has the power', () => {
    const table = after(perplexed, [perplex])
    expect(attackOf(after(table, [{ do: 'damage', to: 'a', amount: 1, type: 'unavoidable' }]))).toMatchObject({ value: 10 })
    const noMore = {
      ...table,
      ruleset: 'heroclix-2013' as const,
      figures: table.figures?.map((one) => (one.id === 'a' ? { ...one, countered: ['perplex'] } : one))
    }
    expect(attackOf(noMore)).toMatchObject({ value: 10 })
  })

  it('has every value that its moment has, in every timeline of the golden cases', () => {
    let compared = 0
    const differing: unknown[] = []
    // Every eighth timeline: all of them take a minute.
    const timelines = caseFiles()
      .flatMap(({ cases }) => cases)
      .filter(({ ask }) => ask.kind === 'timeline')
      .filter((_, index) => index % 8 === 0)
    for (const one of timelines) {
      const parsed = parseCase(questionOf(one))
      if (!parsed.ok || parsed.value.ask.kind !== 'timeline') continue
      const { value } = parsed
      for (const { play, forbidden } of momentsOf(situationIn(checkedCase(value)).situation, parsed.value.ask)) {
        if (forbidden) continue
        const { situation } = situationIn(checkedCase(tableAt(value, play)))
        for (const state of situation.states)
          for (const name of VALUES) {
            const then = valueOf(play.situation, play.state(state.id), name, plainContext).value
            const now = valueOf(situation, state, name, plainContext).value
            if (then !== now) differing.push({ case: one.id, figure: state.id, name, then, now })
            compared++
          }
      }
    }
    expect(differing).toEqual([])
    expect(compared).toBeGreaterThan(1000)
  })
})

describe('captives', () => {
  const events: TimelineEvent[] = [{ do: 'attack', from: 'a', to: 't', action: 'capture', hit: true }]
  const case_: ClixCase = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2013',
    map: { size: [6, 4] },
    figures: [
      { id: 'a', side: 'red', at: [1, 1], abilities: ['capture'], dial: [{}, {}] },
      { id: 't', side: 'blue', at: [2, 1] }
    ],
    ask: { kind: 'timeline', events }
  }
  const at = (more: readonly TimelineEvent[]): ClixCase => {
    const ask = { kind: 'timeline' as const, events: [...events, ...more] }
    const parsed = parseCase({ ...case_, ask })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    const moments = momentsOf(situationIn(checkedCase(parsed.value)).situation, ask)
    return tableAt(case_, moments.at(-1)!.play)
  }

  it('stay captives on a table of their own', () => {
    const table = at([])
    expect(table.figures?.[1]).toEqual({ id: 't', side: 'blue', captiveOf: 'a' })
    expect(parseCase(table).ok).toBe(true)
  })

  it('that are free again stand next to where their captor stood', () => {
    const table = at([{ do: 'damage', to: 'a', amount: 5 }])
    expect(table.figures).toEqual([{ id: 't', side: 'blue', at: [0, 0], tokens: 1 }])
    expect(parseCase(table).ok).toBe(true)
  })
})

describe('what sides have agreed', () => {
  it('goes on from there: the copy of a wild card, what is left of the Probability Control of a theme', () => {
    const input: ClixCase = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [6, 3] },
      turn: { active: 'red', round: 2 },
      teams: { red: { theme: 'spy', probabilityControl: 2 } },
      conditions: ['darkness'],
      figures: [
        { id: 'W', side: 'red', at: [0, 0], wildCard: true, keywords: ['spy'] },
        { id: 'U', side: 'red', at: [1, 0], teamAbilities: ['mystics'], keywords: ['spy'] }
      ],
      ask: {
        kind: 'timeline',
        events: [
          { do: 'use', figure: 'U', power: 'themed-team', on: 'W' },
          { do: 'copy', figure: 'W', copies: 'mystics' }
        ]
      }
    }
    if (input.ask.kind !== 'timeline') throw new Error('no timeline')
    const moments = momentsOf(situationIn(checkedCase(input)).situation, input.ask)
    const table = tableAt(input, moments.at(-1)!.play)
    expect(table.teams).toEqual({ red: { theme: 'spy', probabilityControl: 1 } })
    expect(table.conditions).toEqual(['darkness'])
    expect(table.figures?.[0]).toMatchObject({ wildCard: true, copies: 'mystics' })
  })
})
