import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { changesBetween } from '../../../../../src/renderer/model/timeline/changes.ts'
import { changeWords } from '../../../../../src/renderer/model/timeline/eventWords.ts'
import { momentAfter, playTable } from '../../../../../src/renderer/model/table/playing.ts'

const dial = [{}, {}, {}]
const merging: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [14, 9] },
  figures: [
    { id: 'A', name: 'Green Lantern', side: 'red', at: [3, 3], abilities: ['merge'], points: 80, dial, click: 2 },
    { id: 'B', name: 'Emerald Archer', realName: 'Oliver Queen', side: 'red', at: [4, 3], points: 70, dial, click: 2 },
    {
      id: 'D',
      name: 'Lantern and Archer',
      side: 'red',
      aside: true,
      abilities: ['merge', 'split'],
      points: 150,
      duo: [
        ['Green Lantern', 'Hal Jordan'],
        ['Green Arrow', 'Oliver Queen']
      ],
      dial
    }
  ],
  ask: { kind: 'timeline', events: [{ do: 'use', figure: 'A', power: 'merge', on: ['B'], replacedBy: 'D' }] }
}

/** What the only event of a table changed, in words. */
function changed(value: ClixCase): readonly string[] {
  const played = playTable(value, null)
  if (!played) throw new Error('nothing to play')
  return changesBetween(momentAfter(played, 0).play, momentAfter(played, 1).play).map((change) => changeWords(value, change))
}

describe('what an event changed', () => {
  it('tells who comes in with its square and click, and never as hurt', () => {
    const words = changed(merging)
    expect(words).toContain('Lantern and Archer comes in at D4, click 2')
    expect(words.filter((one) => one.includes('−'))).toEqual([])
  })

  it('tells damage in clicks and where the dial is then', () => {
    const ask = { kind: 'timeline', events: [{ do: 'damage', to: 'B', amount: 1 }] } as const
    expect(changed({ ...merging, ask })).toEqual(['Emerald Archer −1, click 3'])
  })
})
