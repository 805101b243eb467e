/** Properties of lines, targets and knock back of 2023 on any board. */
import { describe, expect, it } from 'vitest'
import type { CaseFigure, ClixCase, KnockBackAsk, LineOfFireAsk } from '../../src/shared/contract/case.ts'
import { KNOCK_BACK_READINGS, LINE_READINGS } from '../oracle/modernReadings.ts'
import { wholeRulingOn } from '../oracle/modernCompare.ts'
import { rulingOn } from '../support/askEngine.ts'
import { modernKnockBackQuestion, modernLineQuestion, modernTargetQuestion } from '../support/modernQuestions.ts'
import { symmetriesOf, transformCase } from '../support/transformCase.ts'
import { knockBackFacts, lineFacts } from '../support/transformRuling.ts'
import { holds, PATIENCE } from './runs.ts'

type LineQuestion = ClixCase & { ask: LineOfFireAsk }

const changed = <T extends ClixCase>(question: T, change: (figure: CaseFigure) => CaseFigure): T => ({
  ...question,
  figures: question.figures!.map(change)
})

/** Without the powers that are countered, and without the counters. */
function withoutCountered({ countered = [], powers = [], ...rest }: CaseFigure): CaseFigure {
  const left = powers.filter((power) => !countered.includes(power))
  return { ...rest, ...(left.length > 0 && { powers: left }) }
}

const without =
  (id: string) =>
  ({ powers = [], teamAbilities = [], ...rest }: CaseFigure): CaseFigure => ({
    ...rest,
    powers: powers.filter((power) => power !== id),
    teamAbilities: teamAbilities.filter((team) => team !== 'batman-ally')
  })

/** The ruling without its reasons. */
function told(ruling: object): unknown {
  const {
    because: _,
    cites: __,
    standing: ___,
    notConsidered: ____,
    otherReadings: _____,
    readings: ______,
    ...fields
  } = ruling as Record<string, unknown>
  return fields
}

describe('on any board of 2023', () => {
  it(
    'a countered power is as good as absent',
    () => {
      holds([modernLineQuestion, modernTargetQuestion, modernKnockBackQuestion] as ((seed: number) => ClixCase)[], 240, (question) => {
        expect(told(rulingOn(changed(question, withoutCountered)))).toEqual(told(rulingOn(question)))
      })
    },
    PATIENCE
  )

  it(
    'Stealth does nothing in the turn of its controller, and is no help to the one who draws the line',
    () => {
      holds([(seed: number) => modernLineQuestion(seed)], 300, (question) => {
        const target = question.figures!.find(({ id }) => id === question.ask.to)
        const own = { ...question, turn: { ...question.turn!, active: target?.side ?? 'red' } }
        if (target)
          expect(told(rulingOn(changed(own, (f) => (f.id === target.id ? without('stealth')(f) : f))))).toEqual(told(rulingOn(own)))
        const others = changed(question, (f) => (f.id === target?.id ? f : without('stealth')(f)))
        if (target) expect(told(rulingOn(others))).toEqual(told(rulingOn(question)))
      })
    },
    PATIENCE
  )

  it(
    'another reading changes a ruling only where the ruling says so',
    () => {
      const areas = [
        [modernLineQuestion, LINE_READINGS],
        [modernKnockBackQuestion, KNOCK_BACK_READINGS]
      ] as const
      for (const [ask, table] of areas) {
        holds([(seed: number): ClixCase => ask(seed)], 30, ({ readings: _, ...question }) => {
          const ruling = wholeRulingOn(question)
          const entries = (ruling['otherReadings'] ?? []) as readonly { readings: Record<string, unknown> }[]
          for (const [name, [, other]] of Object.entries(table)) {
            const isSaid = entries.some((entry) => name in entry.readings)
            const differs =
              JSON.stringify(told(wholeRulingOn({ ...question, readings: { [name]: other } }))) !== JSON.stringify(told(ruling))
            expect(isSaid, name).toBe(differs)
          }
        })
      }
    },
    PATIENCE
  )

  it(
    'lines are ruled on alike on turned and mirrored boards',
    () => {
      holds([(seed: number) => modernLineQuestion(seed, { large: 0 })], 40, (question: LineQuestion) => {
        const facts = lineFacts(rulingOn(question))
        for (const by of symmetriesOf(question.map!.size)) {
          expect(lineFacts(rulingOn(transformCase(question, by))), by.name).toEqual(lineFacts(facts, by))
        }
      })
    },
    PATIENCE
  )

  it(
    'knock back is ruled on alike on turned and mirrored boards',
    () => {
      holds([(seed: number) => modernKnockBackQuestion(seed, { large: 0 })], 40, (any: ClixCase & { ask: KnockBackAsk }) => {
        // Which of the open directions comes first turns with the board.
        const { readings: _, ...question } = any
        const ruling = rulingOn(question)
        for (const by of symmetriesOf(question.map!.size)) {
          expect(knockBackFacts(rulingOn(transformCase(question, by))), by.name).toEqual(knockBackFacts(ruling, by))
        }
      })
    },
    PATIENCE
  )
})
