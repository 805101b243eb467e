import { describe, expect, it } from 'vitest'
import type { ClixCase, TimelineEvent } from '../../../../../src/shared/contract/case.ts'
import { statesOf } from '../../../../../src/shared/cases/questions/timeline.ts'
import { changesBetween } from '../../../../../src/renderer/model/timeline/changes.ts'
import { changeWords, eventWords } from '../../../../../src/renderer/model/timeline/eventWords.ts'
import { momentAfter, playTable, type Played } from '../../../../../src/renderer/model/table/playing.ts'
import { standingAt } from '../../../../../src/renderer/model/timeline/standing.ts'
import { turnsOf } from '../../../../../src/renderer/model/timeline/turns.ts'
import { hela, HELA_EVENTS, withEvents } from '../../../../support/helaTimeline.ts'

function played(value: ClixCase, before: Played | null = null): Played {
  const result = playTable(value, before)
  if (!result) throw new Error('nothing to play')
  return result
}
const changed = (value: ClixCase, at: number, event: TimelineEvent): ClixCase => withEvents(value, HELA_EVENTS.with(at, event))
const words = (value: ClixCase, index: number): readonly string[] => {
  const { steps, start } = played(value)
  const before = index === 0 ? start : steps[index - 1]!.moment!
  return changesBetween(before.play, steps[index]!.moment!.play).map((change) => changeWords(value, change))
}

describe('playing the table', () => {
  it('has a moment for each event and the beginning', () => {
    const all = played(hela)
    expect(all.count).toBe(5)
    expect(statesOf(momentAfter(all, 0).play)).toMatchObject({ hela: { click: 4, damage: 0 }, m11: { tokens: 1 } })
    expect(statesOf(momentAfter(all, 4).play)).toMatchObject({ hela: { click: 4 }, m11: { countered: ['willpower'] } })
    expect(statesOf(momentAfter(all, 5).play)).toMatchObject({
      hela: { click: 9, damage: 5 },
      m11: { damage: 1, tokens: 2, countered: [] }
    })
  })

  it('plays only what follows a change again', () => {
    const before = played(hela)
    const after = played(changed(hela, 4, { do: 'attack', from: 'm11', to: 'hela', hit: true, damage: 2 }), before)
    for (let i = 0; i < 4; i++) expect(after.steps[i]).toBe(before.steps[i])
    expect(statesOf(after.steps[4]!.moment!.play)).toMatchObject({ hela: { click: 6 } })
    const elsewhere = played({ ...hela, ruleset: 'heroclix-2012' }, before)
    expect(elsewhere.steps[0]).not.toBe(before.steps[0])
  })

  it('stops at an event that the rules forbid and keeps the later ones waiting', () => {
    const all = played(changed(hela, 1, { do: 'outwit', from: 'hela', to: 'm11', counter: 'toughness' }))
    expect(all.steps.map(({ moment }) => moment && (moment.forbidden?.rule ?? 'played'))).toEqual(['played', 'OUT-02', null, null, null])
    expect(all.count).toBe(1)
    expect(momentAfter(all, 5)).toBe(all.steps[0]!.moment)
  })

  it('stops at an event whose figure has left the table, and says so', () => {
    const all = played({ ...hela, figures: hela.figures?.filter(({ id }) => id !== 'hela') })
    expect(all.steps.map(({ broken }) => broken)).toEqual([null, 'figure', null, null, 'figure'])
    expect(all.count).toBe(1)
  })

  it('plays nothing where the question is another one', () => {
    expect(playTable({ ...hela, ask: { kind: 'line-of-fire', from: 'm11', to: 'hela' } }, null)).toBeNull()
  })
})

describe('the events in words', () => {
  it('says each in a sentence and what it changed', () => {
    expect(HELA_EVENTS.map((event) => eventWords(hela, event))).toEqual([
      'Blue’s turn begins.',
      'Outwit: Hela counters Willpower of M-11.',
      'The turn ends.',
      'Red’s turn begins.',
      'M-11 attacks Hela: a hit for 5.'
    ])
    expect(words(hela, 0)).toEqual([])
    expect(words(hela, 1)).toEqual(['M-11: Willpower countered'])
    expect(words(hela, 4)).toEqual(['M-11 −1, click 2', 'M-11: tokens 1 → 2', 'M-11: Willpower is back', 'Hela −5, click 9'])
  })

  it('says who leaves the game', () => {
    expect(words(changed(hela, 4, { do: 'attack', from: 'm11', to: 'hela', hit: true, damage: 9 }), 4)).toContain(
      'Hela −9, out of the game'
    )
  })

  it('puts where, whom and the dice into the sentence, and somebody where nobody is named yet', () => {
    expect(eventWords(hela, { do: 'action', figure: 'm11', action: 'charge', to: [3, 1], carrying: 'hela' })).toBe(
      'M-11: Charge carrying Hela to D2.'
    )
    expect(eventWords(hela, { do: 'attack', from: 'm11', to: '', dice: [2, 6] })).toBe('M-11 attacks (figure): 2 and 6 rolled.')
    expect(eventWords(hela, { do: 'perplex', from: 'hela', to: 'm11', value: 'defense', modifier: -1 })).toBe(
      'Hela perplexes M-11: −1 defense.'
    )
    expect(eventWords(hela, { do: 'damage', to: 'm11', amount: 2, type: 'penetrating' })).toBe('M-11 is dealt 2 penetrating damage.')
  })
})

describe('the turns', () => {
  it('group the events with side, round and part', () => {
    const turns = turnsOf(played(hela))
    expect(turns.map(({ side, round, events }) => [side, round, events.map(({ part }) => part)])).toEqual([
      ['blue', 2, ['beginning', 'beginning', 'over']],
      ['red', 2, ['beginning', 'proper']]
    ])
  })

  it('begin in the turn that the table stands in, and know no round where nothing was played', () => {
    const value = withEvents({ ...hela, turn: { active: 'red', round: 3 } }, [
      { do: 'attack', from: 'hela', to: 'm11', hit: true },
      { do: 'end-turn' },
      { do: 'begin-turn', side: 'blue' }
    ])
    expect(turnsOf(played(value)).map(({ side, round }) => [side, round])).toEqual([
      ['red', 3],
      ['blue', null]
    ])
  })
})

describe('how the figures stand', () => {
  it('says who may act, why not, and what lasts until when', () => {
    const all = played(hela)
    const after = (events: number) => standingAt(hela, momentAfter(all, events), all.rules)
    expect(after(4).map(({ figure, mayAct, lasting }) => [figure, mayAct, lasting])).toEqual([
      ['m11', true, ['Willpower countered until Blue’s next turn']],
      ['hela', null, []]
    ])
    const [m11] = after(5)
    expect(m11).toMatchObject({ mayAct: false, against: { rule: 'ACT-01' }, lasting: [] })
    expect(after(3).every(({ mayAct }) => mayAct === null)).toBe(true)
  })
})
