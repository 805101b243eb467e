/** Broken HeroScape questions: always an answer or a sentence, never a crash. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'
import { parseJsonText } from '../../../../../src/shared/json/jsonText.ts'
import { engineOf } from '../../../../../src/shared/games/engines.ts'
import type { GameRuling } from '../../../../../src/shared/games/common/game.ts'
import { fixedRuns } from '../../../../support/seeded.ts'
import { mutantsOf } from './mutate.ts'

const question = {
  format: 'clixcase/1',
  ruleset: 'heroscape-knockback',
  title: 'One',
  map: {
    hexes: [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 1],
      [2, 0, 3],
      [1, 1, 0]
    ]
  },
  figures: [
    {
      id: 'a',
      at: [0, 0],
      squares: [
        [0, 0],
        [0, 1]
      ],
      superStrength: true
    },
    { id: 'd', name: 'D', at: [1, 0], height: 4, flying: true, life: 9 }
  ],
  objects: [{ id: 'o', kind: 'obstacle', at: [1, 1] }],
  ask: {
    kind: 'heroscape-knockback',
    attacker: 'a',
    defender: 'd',
    attack: { skulls: 3 },
    defense: { skulls: 0, shields: 1, automatic: 1 },
    dieRoll: 'skull',
    choices: { direction: [1, 0] }
  }
}

const expectSentences = (problems: readonly { readonly message: string; readonly path: string }[]): void => {
  expect(problems.length).toBeGreaterThan(0)
  for (const { message, path } of problems) {
    expect(message).toMatch(/^[A-Z].*\.$/s)
    expect(message.length).toBeLessThan(900)
    expect(path).toMatch(/^(\/|$)/)
  }
}

it('2 000 mutated questions are ruled on or refused with sentences', () => {
  let [ruled, refused] = [0, 0]
  fc.assert(
    fc.property(mutantsOf(JSON.stringify(question)), (mutant) => {
      const json = parseJsonText(mutant)
      const parsed = json.ok ? parseQuestion(json.value) : json
      if (!parsed.ok) {
        refused += 1
        expectSentences(parsed.problems)
        return
      }
      ruled += 1
      const ruling = answerQuestion(parsed.value) as GameRuling
      expect(ruling.because.some(({ weight }) => weight === 'decides')).toBe(true)
      expect(engineOf(ruling.ruleset)?.lines(ruling).length).toBeGreaterThan(0)
      expect(JSON.parse(JSON.stringify(ruling))).toEqual(ruling)
    }),
    fixedRuns(2000)
  )
  expect(ruled).toBeGreaterThan(50)
  expect(refused).toBeGreaterThan(500)
}, 60_000)
