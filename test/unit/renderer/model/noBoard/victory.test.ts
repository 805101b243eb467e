/** The list of defeated figures as it is typed, and as the table has it. */
import { describe, expect, it } from 'vitest'
import { newFigure, withoutFigure, withTableFigures, type VictoryAsk } from '../../../../../src/renderer/model/noBoard/victory.ts'

const ask: VictoryAsk = {
  kind: 'victory-points',
  figures: [
    { id: 'a', points: 50, replacedBy: ['b'] },
    { id: 'b', points: 60 },
    { id: 'figure-4', points: 1 }
  ],
  defeated: ['b'],
  captured: ['b'],
  controlled: ['a', 'b']
}

describe('the list of defeated figures', () => {
  it('takes a new figure under an id that none has', () => {
    expect(newFigure(ask, 'Four')).toEqual({ id: 'figure-5', name: 'Four', points: 100 })
  })
  it('forgets a figure everywhere', () => {
    expect(withoutFigure(ask, 'b')).toEqual({
      figures: [
        { id: 'a', points: 50 },
        { id: 'figure-4', points: 1 }
      ],
      defeated: [],
      captured: undefined,
      controlled: ['a']
    })
  })
  it('takes a side of the table with its lines, what replaced it and who shows KO', () => {
    const dial = [{ speed: 8 }, { ko: true }]
    const figures = [
      { id: 'bruce', side: 'red', points: 26, aside: true, replacedBy: ['bat'] },
      { id: 'bat', side: 'red', lines: [{ click: 1, points: 74 }, { click: 2, points: 48, mark: 'orange' }], line: 1, feats: ['alias', { id: 'sharp' }], dial, click: 2 },
      { id: 'other', side: 'blue', points: 30 }
    ] // prettier-ignore
    const taken = withTableFigures({ figures }, 'red')
    expect(taken.figures).toMatchObject([
      { id: 'bruce', replacedBy: ['bat'] },
      { id: 'bat', line: 1, feats: ['alias', 'sharp'] }
    ])
    expect([taken.figures?.length, taken.defeated]).toEqual([2, ['bat']])
  })
})
