import { describe, expect, it } from 'vitest'
import { lettersOnTokens, sceneTokens } from '../../../../src/shared/scene/sceneTokens.ts'
import type { ClixCase } from '../../../../src/shared/contract/case.ts'

describe('letters on tokens', () => {
  it('are the same in a list as on the board, for figures beside the map, too', () => {
    const figures: ClixCase['figures'] = [
      { id: 'a', name: 'Figure', at: [0, 0] },
      { id: 'b', name: 'Figure' },
      { id: 'c', name: 'Frost Giant', at: [2, 0] }
    ]
    const letters = lettersOnTokens(figures)
    expect([...letters]).toEqual([
      ['a', 'Fi1'],
      ['b', 'Fi2'],
      ['c', 'FG']
    ])
    const value: ClixCase = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [4, 4] },
      figures,
      ask: { kind: 'line-of-fire', from: 'a', to: 'c' }
    }
    for (const { id, label } of sceneTokens(value, null)) expect(label).toBe(letters.get(id))
  })
})
