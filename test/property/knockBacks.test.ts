/** What must hold of knock back on any board. */
import { describe, expect, it } from 'vitest'
import type { KnockBackResult } from '../../src/shared/contract/ruling.ts'
import { rulingOn } from '../support/askEngine.ts'
import { knockBackQuestion } from '../support/randomQuestions.ts'
import { symmetriesOf, transformCase } from '../support/transformCase.ts'
import { knockBackFacts } from '../support/transformRuling.ts'
import { holds, PATIENCE } from './runs.ts'

const anyKnockBack = [(seed: number) => knockBackQuestion(seed)]

describe('knock back', () => {
  it(
    'goes in a straight line, no farther than is due, and never onto others',
    () => {
      holds(anyKnockBack, 500, (question) => {
        const results = rulingOn(question)['results'] as readonly KnockBackResult[]
        for (const { figure, knockedBack, squares, direction, path, end, stoppedBy, damage } of results) {
          const mover = question.figures!.find((f) => f.id === figure)!
          const base = mover.squares ?? [mover.at!]
          const start = base[0]!
          if (!knockedBack) {
            expect({ squares, path, direction, stoppedBy, damage }).toEqual({
              squares: 0,
              path: [],
              direction: null,
              stoppedBy: null,
              damage: []
            })
            expect(base).toContainEqual(end)
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
      })
    },
    PATIENCE
  )

  it(
    'is ruled on alike on turned and mirrored boards',
    () => {
      holds(anyKnockBack, 80, (question) => {
        const ruling = rulingOn(question)
        for (const by of symmetriesOf(question.map!.size)) {
          expect(knockBackFacts(rulingOn(transformCase(question, by))), by.name).toEqual(knockBackFacts(ruling, by))
        }
      })
    },
    PATIENCE
  )
})
