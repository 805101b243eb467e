/** What must hold of knock back on any board. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KnockBackResult } from '../../src/shared/engine/ruling.ts'
import { rulingOn } from '../support/askEngine.ts'
import { knockBackQuestion } from '../support/randomQuestions.ts'
import { symmetriesOf, transformCase } from '../support/transformCase.ts'
import { knockBackFacts } from '../support/transformRuling.ts'
import { PATIENCE, runs, seeds } from './runs.ts'

const anyKnockBack = seeds.map((seed) => knockBackQuestion(seed))

describe('knock back', () => {
  it('goes in a straight line, no farther than is due, and never onto others', () => {
    fc.assert(fc.property(anyKnockBack, (question) => {
      const results = rulingOn(question)['results'] as readonly KnockBackResult[]
      for (const { figure, knockedBack, squares, direction, path, end, stoppedBy, damage } of results) {
        const mover = question.figures!.find((f) => f.id === figure)!
        const start = mover.at ?? mover.squares![0]!
        if (!knockedBack) {
          expect({ squares, path, end, direction, stoppedBy, damage }).toEqual({ squares: 0, path: [], end: start, direction: null, stoppedBy: null, damage: [] })
          continue
        }
        expect(path).toEqual(path.map((_, i) => [start[0] + direction![0] * (i + 1), start[1] + direction![1] * (i + 1)]))
        expect(path.length).toBeLessThanOrEqual(squares)
        if (path.length < squares) expect(stoppedBy).not.toBeNull()
        expect(end).toEqual(path.at(-1) ?? start)
        for (const one of damage) expect(one.taken).toBeLessThanOrEqual(one.dealt)
      }
      const ends = results.map((r) => r.end.join(','))
      expect(new Set(ends).size).toBe(ends.length)
    }), runs(800))
  }, PATIENCE)

  it('is ruled on alike on turned and mirrored boards', () => {
    fc.assert(fc.property(anyKnockBack, (question) => {
      const ruling = rulingOn(question)
      for (const by of symmetriesOf(question.map!.size)) {
        const { verdict, results } = rulingOn(transformCase(question, by))
        expect({ verdict, results }, by.name).toEqual(knockBackFacts(ruling, by))
      }
    }), runs(150))
  }, PATIENCE)
})
