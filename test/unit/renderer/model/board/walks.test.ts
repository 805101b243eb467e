/** Walking through what a ruling or an event is about, step by step. */
import { describe, expect, it } from 'vitest'
import type { Ask, ClixCase, TimelineEvent } from '../../../../../src/shared/contract/case.ts'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { walkOfEvent } from '../../../../../src/renderer/model/board/eventSteps.ts'
import { walkOfRuling } from '../../../../../src/renderer/model/board/pathSteps.ts'
import { momentAfter, playTable } from '../../../../../src/renderer/model/table/playing.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'

const on = (ask: Ask): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [12, 12] },
  turn: { active: 'red', round: 1 },
  ask,
  figures: [
    { id: 'thor', name: 'Thor', side: 'red', at: [0, 0], speed: 8, attack: 10, damage: 3, range: 0, powers: ['charge', 'outwit'] },
    { id: 'loki', name: 'Loki', side: 'blue', at: [4, 4], defense: 16, powers: ['toughness'], dial: [{}, {}, {}] }
  ]
})
const titles = (steps: readonly { readonly title: string }[]) => steps.map(({ title }) => title)

describe('a prepared attack', () => {
  const value = on({ kind: 'preparation', from: 'thor' })
  const ruling = answerCase(checkedCase(value))
  const plans = ruling.kind === 'preparation' ? ruling.plans : []
  const walk = walkOfRuling(value, ruling, 0)

  it('is walked through in the order in which it is done: what comes first, each square of the way, the attack', () => {
    expect(plans[0]?.steps.map((step) => step.do)).toEqual(['outwit', 'move', 'attack'])
    expect(walk?.start).toEqual({ sentence: 'Thor, from A1: 5 steps.', at: [0, 0] })
    expect(titles(walk?.steps ?? [])).toEqual([
      'Step 1 of 5, E5',
      'Step 2 of 5, B2',
      'Step 3 of 5, C3',
      'Step 4 of 5, D4',
      'Step 5 of 5, E5'
    ])
  })

  it('gives the reasons of the ruling with their rules', () => {
    expect(walk?.steps[0]).toMatchObject({ sentence: 'By free action Thor counters Toughness of Loki.', rules: ['OUT-01'] })
    expect(walk?.steps[1]).toMatchObject({ sentence: 'Thor goes to B2.', rules: ['MOV-01'] })
    expect(walk?.steps[3]).toMatchObject({ sentence: 'By Charge Thor moves 3 squares to D4.', rules: ['POW-CH'] })
    expect(walk?.steps[4]?.sentence).toContain('Loki')
    expect(walk?.steps[4]?.rules).toContain('PRB-01')
  })

  it('another plan is another walk', () => {
    const another = { ...plans[0]!, steps: plans[0]!.steps.slice(1) }
    const two = { ...ruling, plans: [...plans, another] } as typeof ruling
    expect(walkOfRuling(value, two, 0)?.of).toBe(walk?.of)
    expect(walkOfRuling(value, two, 1)?.of).toBe(another)
    expect(walkOfRuling(value, two, 1)?.steps).toHaveLength(4)
  })
})

describe('an event of a timeline', () => {
  const walkOf = (...events: readonly TimelineEvent[]) => {
    const value = on({ kind: 'timeline', events })
    const played = playTable(value, null)!
    const last = played.steps.at(-1)!
    return walkOfEvent(value, momentAfter(played, events.length - 1).play, last.moment!, last.event)
  }

  it('is walked through square by square, from where the figure was before it', () => {
    const walk = walkOf({
      do: 'action',
      figure: 'thor',
      action: 'move',
      path: [
        [1, 1],
        [2, 2],
        [3, 3]
      ]
    })
    expect(walk?.start).toEqual({ sentence: 'Thor, from A1: 3 steps.', at: [0, 0] })
    expect(titles(walk?.steps ?? [])).toEqual(['Step 1 of 3, B2', 'Step 2 of 3, C3', 'Step 3 of 3, D4'])
    expect(walk?.steps[0]?.sentence).toBe('Thor enters B2 freely.')
    expect(walk?.steps[2]?.sentence).toBe('Thor comes next to Loki in D4 and has to stop.')
  })

  it('says where it may not go on, and why', () => {
    const walk = walkOf({
      do: 'action',
      figure: 'thor',
      action: 'move',
      path: [
        [1, 1],
        [2, 2],
        [3, 3],
        [3, 4]
      ]
    })
    expect(walk?.steps.map(({ stopped }) => stopped)).toEqual([false, false, false, true])
    expect(walk?.steps[3]?.rules).not.toEqual([])
  })

  it('tells only where it leads when no way was told, and shows the attack inside', () => {
    const walk = walkOf({
      do: 'action',
      figure: 'thor',
      action: 'charge',
      to: [3, 3],
      steps: [{ do: 'attack', from: 'thor', to: 'loki', hit: true }]
    })
    expect(titles(walk?.steps ?? [])).toEqual(['Step 1 of 2, D4', 'Step 2 of 2, E5'])
    expect(walk?.steps[0]?.sentence).toBe('Thor goes to D4.')
    expect(walk?.steps[1]?.sentence).toContain('Loki')
  })

  it('begins at the moment before, and is nothing where nobody moves', () => {
    const first: TimelineEvent = { do: 'action', figure: 'thor', action: 'move', path: [[1, 1]] }
    expect(walkOf(first, { do: 'end-turn' })).toBeNull()
    expect(
      walkOf(
        first,
        { do: 'end-turn' },
        { do: 'begin-turn', side: 'blue' },
        { do: 'end-turn' },
        { do: 'begin-turn', side: 'red' },
        { do: 'action', figure: 'thor', action: 'move', path: [[1, 2]] }
      )?.start.at
    ).toEqual([1, 1])
  })
})
