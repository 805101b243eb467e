/** What of a set is ruled on, in words and in percent, and figures and names that begin here. */
import { describe, expect, it } from 'vitest'
import { blankFigure, blankSet, copyName, freeId, withFigure, withoutFigure } from '../../../../../src/renderer/model/figures/newFigure.ts'
import { coverageInSet, coverageOfSet, percents, ruledOf } from '../../../../../src/renderer/model/figures/shelf.ts'
import type { FigureCoverage } from '../../../../../src/shared/figureCheck/coverage.ts'

const counts = (ruled: number, partly: number, notConsidered: number) => ({ ruled, partly, notConsidered })

describe('shares in percent', () => {
  it.each([
    [counts(0, 0, 0), counts(100, 0, 0)],
    [counts(1, 0, 0), counts(100, 0, 0)],
    [counts(1, 1, 2), counts(25, 25, 50)],
    [counts(1, 1, 1), counts(34, 33, 33)],
    [counts(0, 3, 5), counts(0, 38, 62)],
    [counts(0, 1, 199), counts(0, 1, 99)],
    [counts(799, 1, 0), counts(99, 1, 0)],
    [counts(1, 99, 100), counts(0, 50, 50)]
  ])('of %j are %j: together a hundred, and none below nothing', (all, shares) => {
    expect(percents(all)).toEqual(shares)
  })

  it('are never below nothing, and always a hundred together', () => {
    for (let ruled = 0; ruled < 9; ruled++)
      for (let partly = 0; partly < 9; partly++)
        for (let notConsidered = 0; notConsidered < 9; notConsidered++) {
          const shares = percents(counts(ruled, partly, notConsidered))
          const all = Object.values(shares)
          expect([all.reduce((a, b) => a + b), Math.min(...all) >= 0], JSON.stringify(shares)).toEqual([100, true])
        }
  })
})

it.each<[Partial<FigureCoverage> | null, 'full' | 'part' | 'none']>([
  [null, 'none'],
  [{ full: true, ruled: 0, partly: 0 }, 'full'],
  [{ full: false, ruled: 0, partly: 0 }, 'none'],
  [{ full: false, ruled: 1, partly: 0 }, 'part'],
  [{ full: false, ruled: 0, partly: 1 }, 'part'],
  [{ full: false, ruled: 0, partly: 2 }, 'part']
])('%j is ruled on: %s', (coverage, ruled) => {
  expect(ruledOf(coverage as FigureCoverage | null)).toBe(ruled)
})

describe('a set', () => {
  const [thor, sif] = [blankFigure('thor', 'Thor'), blankFigure('sif', 'Sif')]
  const set = { ...blankSet('s', 'Set'), figures: [thor, sif] }

  it('is worked out once for a ruleset, figure by figure, and not at all for one that knows no dials', () => {
    const coverage = coverageOfSet(set, 'heroclix-2013')!
    expect(coverageOfSet({ ...set, name: 'Renamed' }, 'heroclix-2013')).toBe(coverage)
    expect(coverage.byFigure.map(({ id }) => id)).toEqual(['thor', 'sif'])
    expect(coverageInSet(set, sif, 'heroclix-2013')).toBe(coverage.byFigure[1])
    expect(coverageInSet(set, blankFigure('loki', 'Loki'), 'heroclix-2013')).toBeNull()
    expect([coverageOfSet(set, 'descent-2e'), coverageInSet(set, thor, 'descent-2e')]).toEqual([null, null])
  })

  it('gets a figure at its end or in the place of the one with its id, and loses it again', () => {
    const loki = blankFigure('loki', 'Loki')
    expect(withFigure(set, loki)).toEqual({ ...set, figures: [thor, sif, loki] })
    expect(withFigure(set, { ...thor, points: 100 })).toEqual({ ...set, figures: [{ ...thor, points: 100 }, sif] })
    expect(withoutFigure(set, 'thor')).toEqual({ ...set, figures: [sif] })
    expect(withoutFigure(set, 'loki')).toEqual(set)
  })

  it('begins empty, and a figure of it with nothing known', () => {
    expect(blankSet('s', 'Set')).toEqual({ format: 'linejudge-figures/2', id: 's', name: 'Set', figures: [] })
    expect(thor).toEqual({
      id: 'thor',
      name: 'Thor',
      size: 'standard',
      points: null,
      speed: null,
      attack: null,
      defense: null,
      damage: null,
      range: 0,
      bolts: 1,
      powers: [],
      canUse: [],
      specialPowers: [],
      abilities: [],
      teamAbilities: [],
      dial: [],
      baseSquares: 1,
      source: '',
      origin: { by: 'hand' }
    })
  })
})

describe('a free id and name', () => {
  it.each<[string, readonly string[], string]>([
    ['own', [], 'own:1'],
    ['own', ['own:1', 'own:2'], 'own:3'],
    ['own:7', ['own:1'], 'own:2'],
    ['own', ['own:2', 'own'], 'own:1'],
    ['x'.repeat(80), [], `${'x'.repeat(70)}:1`]
  ])('of %s beside %j', (stem, taken, id) => {
    expect(freeId(stem, taken)).toBe(id)
  })

  it.each<[string, readonly string[], string]>([
    ['Thor', [], 'Thor (2)'],
    ['Thor', ['Thor (2)', 'Thor (3)'], 'Thor (4)'],
    ['Thor (9)', ['Thor (2)'], 'Thor (3)'],
    ['Thor (x)', [], 'Thor (x) (2)'],
    ['n'.repeat(120), [], `${'n'.repeat(110)} (2)`]
  ])('of %s beside %j is a copy', (name, taken, copy) => {
    expect(copyName(name, taken)).toBe(copy)
  })
})
