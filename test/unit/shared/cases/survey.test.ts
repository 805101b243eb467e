/** What the board shows of a figure's reach: what each square costs it, and why it cannot end in the others. */
import { describe, expect, it } from 'vitest'
import { checkedCase } from '../../../../src/shared/cases/common/checkedCase.ts'
import { Survey } from '../../../../src/shared/cases/survey.ts'
import type { CaseFigure, ClixCase, SquareXY } from '../../../../src/shared/contract/case.ts'

type Row = Partial<CaseFigure> & { readonly id: string }

function surveyed(terrain: readonly string[], figures: readonly Row[], more: Partial<ClixCase['map']> = {}, ruleset = 'heroclix-2013') {
  const ask = { kind: 'reach', figure: 'M' } as const
  const map = { size: [terrain[0]!.length, terrain.length], terrain: [...terrain], ...more }
  const survey = new Survey(checkedCase({ format: 'clixcase/1', ruleset, map, figures, ask } as unknown as ClixCase))
  return { survey, ask, says: (at: SquareXY) => survey.reachAt(ask, at)[0]!.say }
}

describe('what each square costs a figure', () => {
  it('counts the squares from where it stands to either end of the map', () => {
    const { survey, ask, says } = surveyed(['......'], [{ id: 'M', at: [2, 0], speed: 2 }])
    expect(survey.reach(ask)).toEqual({ speed: 2, costs: [2, 1, 0, 1, 2, null] })
    expect([says([2, 0]), says([0, 0]), says([5, 0])]).toEqual(['square.own', 'square.free', 'square.too-many-squares'])
  })

  it('tells how far a square is, however far and by whatever way', () => {
    const far = surveyed(['.'.repeat(40)], [{ id: 'M', at: [0, 0], speed: 3 }])
    expect(far.survey.reachAt(far.ask, [35, 0])[0]).toMatchObject({ say: 'square.too-many-squares', facts: { count: 35 } })
    const winding = surveyed(
      ['.....', 'bbbb.', '.....', '.bbbb', '.....', 'bbbb.', '.....', '.bbbb', '.....'],
      [{ id: 'M', at: [0, 0], speed: 3 }]
    )
    expect(winding.survey.reachAt(winding.ask, [0, 8])[0]).toMatchObject({ say: 'square.too-many-squares', facts: { count: 17 } })
  })

  it('names what is there where it cannot stand', () => {
    const { survey, ask, says } = surveyed(
      ['..b...'],
      [
        { id: 'M', at: [0, 0], side: 'red' },
        { id: 'F', at: [1, 0], side: 'red' }
      ]
    )
    expect(survey.reach(ask)!.costs).toEqual([0, null, null, null, null, null])
    expect([says([1, 0]), says([2, 0])]).toEqual(['square.taken', 'square.blocking'])
  })

  it('keeps who soars from ending indoors, which is no blocking terrain', () => {
    const figures: Row[] = [{ id: 'M', at: [0, 0], flight: 'soaring' }]
    expect(surveyed(['....'], figures, { indoor: ['..ii'] }, 'clix-campaign').says([2, 0])).toBe('square.not-indoors')
  })

  it('gives nothing to who cannot be given the action, and says why instead', () => {
    const { survey, ask, says } = surveyed(['....'], [{ id: 'M', at: [0, 0], tokens: 2 }])
    expect(survey.reach(ask)!.costs).toEqual([null, null, null, null])
    expect(survey.reachAt(ask, [2, 0])[0]!.weight).toBe('decides')
    expect(says([2, 0])).not.toMatch(/^square\./)
  })
})

describe('with somebody carried', () => {
  const pocket = (carrying: boolean, speed: number) => {
    const figures: Row[] = [
      { id: 'M', at: [1, 0], side: 'red', speed, abilities: ['carry'] },
      { id: 'F', at: [0, 0], side: 'red' },
      { id: 'G', at: [2, 0], side: 'red' }
    ]
    const { survey } = surveyed(['....b'], figures)
    const ask = { kind: 'reach', figure: 'M', ...(carrying ? { carrying: 'F' } : {}) } as const
    return { cost: survey.reach(ask)!.costs[3], say: survey.reachAt(ask, [3, 0])[0]!.say }
  }

  it('does not end where there is no room to set it down', () => {
    expect(pocket(false, 8)).toEqual({ cost: 2, say: 'square.free' })
    expect(pocket(true, 8)).toEqual({ cost: null, say: 'square.no-set-down' })
  })

  it('says of a square beyond its speed that it is too far, whether there would be room or not', () => {
    expect(pocket(true, 1)).toEqual({ cost: null, say: 'square.too-many-squares' })
  })
})

describe('the way to a square', () => {
  it('leads neither through blocking terrain nor on from where the move has to stop', () => {
    for (const [middle, end] of [
      ['b', [2, 1]],
      ['h', [2, 1]]
    ] as const) {
      const { survey, ask } = surveyed(['...', `.${middle}.`, '...'], [{ id: 'M', at: [0, 1], speed: 8 }])
      const way = survey.wayTo(ask, [...end])!
      expect(way.path).toHaveLength(2)
      expect(way.path).not.toContainEqual([1, 1])
      expect(way.path.at(-1)).toEqual(end)
    }
  })
})
