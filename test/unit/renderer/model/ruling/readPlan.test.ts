/** Prepared attacks in words, as the panel shows them. */
import { describe, expect, it } from 'vitest'
import { stepWords } from '../../../../../src/renderer/model/question/entry/plan.ts'
import { namesOn } from '../../../../../src/renderer/model/table/sentence/title.ts'
import { bestFor } from '../../../../../src/renderer/model/ruling/readPlan.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import type { PreparationRuling } from '../../../../../src/shared/contract/ruling.ts'

const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2013',
  map: { size: [8, 8] },
  figures: [
    { id: 'a', name: 'Captain', at: [0, 0] },
    { id: 't', name: 'Spy', at: [4, 4] },
    { id: 'u', name: 'Tank', at: [5, 4] }
  ],
  ask: { kind: 'preparation', from: 'a' }
}

describe('the steps of a plan', () => {
  it('name figures, powers and squares', () => {
    expect(stepWords(namesOn(table), { do: 'outwit', figure: 't', counter: 'super-senses' })).toBe('Outwit Super Senses of Spy')
    expect(stepWords(namesOn(table), { do: 'perplex', figure: 't', value: 'defense', modifier: -1 })).toBe('Perplex Spy’s defense −1')
    expect(
      stepWords(namesOn(table), {
        do: 'move',
        action: 'charge',
        path: [
          [1, 1],
          [2, 2],
          [3, 3]
        ]
      })
    ).toBe('Charge to D4')
  })

  it('say how the attack is made and how its damage is divided', () => {
    expect(stepWords(namesOn(table), { do: 'attack', kind: 'close', action: 'charge', powers: ['flurry'], targets: ['t'] })).toBe(
      'Close attack on Spy; Charge, Flurry'
    )
    expect(
      stepWords(namesOn(table), { do: 'attack', kind: 'ranged', action: null, powers: [], targets: ['t', 'u'], split: { t: 2, u: 1 } })
    ).toBe('Ranged attack on Spy, Tank; if both are hit: Spy 2, Tank 1')
  })

  it('say what a plan is best for', () => {
    const ruling = { bestBy: { hit: 0, damage: 1, ko: 0 } } as PreparationRuling
    expect(bestFor(ruling, 0)).toEqual(['Most likely to hit', 'Most likely to defeat'])
    expect(bestFor(ruling, 1)).toEqual(['Most clicks'])
    expect(bestFor(ruling, 2)).toEqual([])
  })
})
