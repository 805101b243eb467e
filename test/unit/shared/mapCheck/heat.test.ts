/** Numbers of the squares of a map, each held against a count by hand. */
import { describe, expect, it } from 'vitest'
import { answerCase } from '../../../../src/shared/cases/answer.ts'
import { checkedCase } from '../../../../src/shared/cases/common/checkedCase.ts'
import type { ClixCase, CaseMap } from '../../../../src/shared/contract/case.ts'
import type { KnockBackRuling, LineOfFireRuling } from '../../../../src/shared/contract/ruling.ts'
import { HEATS, heatOf, type HeatKind, type HeatSquare } from '../../../../src/shared/mapCheck/heat.ts'

const squaresOf = (map: CaseMap, kind: HeatKind): readonly HeatSquare[] => {
  const heat = heatOf({ id: 'yard', name: 'Yard', specialTerrain: [], map }, kind)
  if (!heat.ok) throw new Error('no heat')
  return heat.value.squares
}
const numbers = (map: CaseMap, kind: HeatKind): readonly number[] => squaresOf(map, kind).map(({ value }) => value)

/** A roof with a wall beside it, trees and a crate. */
const YARD: CaseMap = {
  size: [5, 4],
  terrain: ['..h..', '.....', '..b..', '....h'],
  level: ['11111', '12211', '12211', '11111'],
  walls: [[[3, 1], [4, 1]]],
  starting: { red: [[0, 0]], blue: [[4, 3]] }
} // prettier-ignore

const asked = (rest: Pick<ClixCase, 'ask'> & Partial<ClixCase>) =>
  answerCase(checkedCase({ format: 'clixcase/1', ruleset: 'heroclix-2013', map: YARD, figures: [], ...rest }))

describe('the numbers of squares', () => {
  it('of lines are those of the rulings, hindered ones apart, seen and seeing', () => {
    const standable = squaresOf(YARD, 'thrown').map(({ at }) => at)
    for (const kind of ['seen', 'sees'] as const)
      for (const { at, value, hindered } of squaresOf(YARD, kind)) {
        const verdicts = standable
          .filter((other) => other.join() !== at.join())
          .map((other) => {
            const [from, to] = kind === 'seen' ? [other, at] : [at, other]
            return (asked({ ask: { kind: 'line-of-fire', from, to } }) as LineOfFireRuling).verdict
          })
        expect([value, hindered], `${kind} ${at.join()}`).toEqual([
          verdicts.filter((one) => one !== 'blocked').length,
          verdicts.filter((one) => one === 'hindered').length
        ])
      }
  })

  it('of knock back are the directions in which it costs something: edges, walls, rims', () => {
    expect(numbers({ size: [9, 9] }, 'thrown')[4 * 9 + 4]).toBe(0)
    expect(numbers({ size: [9, 9] }, 'thrown')[0]).toBe(5)
    // On the roof beside the trees: what the table rules of a knock back of 3 away from each neighbour.
    const at = [1, 1] as const
    const costs = ([[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]] as const).filter(([dx, dy]) => {
      const behind = [at[0] - dx, at[1] - dy] as const
      if (behind.join() === '2,2') return true
      const figures = [{ id: 'A', at: behind }, { id: 'T', at }]
      const ask = { kind: 'knock-back', from: 'A', hits: [{ figure: 'T', damageTaken: 3 }], dice: [4, 4], attack: 'close' } as const
      const [result] = (asked({ figures, ask }) as KnockBackRuling).results
      return result!.stoppedBy !== null
    }) // prettier-ignore
    expect(squaresOf(YARD, 'thrown').find((one) => one.at.join() === at.join())!.value).toBe(costs.length)
  })

  it('are there for each square that somebody can stand in; of ways only where one leads', () => {
    // Without stairs nobody comes up to the three squares of the roof.
    expect(HEATS.map((kind) => squaresOf(YARD, kind).length)).toEqual([19, 19, 16, 16, 19])
  })
})
