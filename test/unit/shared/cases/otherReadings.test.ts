/** Open points of the edition of 2023: a reading of the question decides, and the readings that would change the ruling are listed with it. */
import { expect, it } from 'vitest'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { answerQuestion } from '../../../../src/shared/cases/answerQuestion.ts'
import { answerWithin } from '../../../../src/shared/cases/answer.ts'
import { stepsFor } from '../../../../src/shared/cases/answerWith.ts'
import { parseCase } from '../../../../src/shared/cases/parse/parseCase.ts'
import { isNoBoardCase } from '../../../../src/shared/cases/question.ts'
import { isGameCase } from '../../../../src/shared/games/all.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import { modernFiles, questionOf } from '../../../cases/caseFiles.ts'

/** The ruling on a target that is knocked back down a level, with one more square to go. */
function fallOf(abilities: readonly string[], readings?: Readonly<Record<string, unknown>>) {
  const question = parseQuestion({
    format: 'clixcase/1',
    ruleset: 'heroclix-2023',
    ...(readings && { readings }),
    map: { size: [8, 3], level: ['22211111', '22211111', '22211111'] },
    figures: [
      { id: 'A', at: [1, 1], abilities: ['knockback'] },
      { id: 'T', at: [2, 1], abilities }
    ],
    ask: { kind: 'knock-back', from: 'A', hits: [{ figure: 'T', damageTaken: 2 }], attack: 'close', choices: { knockBack: { T: true } } }
  })
  if (!question.ok) throw new Error(question.problems.map(({ message }) => message).join(' '))
  const ruling = answerQuestion(question.value)
  const { results } = ruling as unknown as { results: readonly { stoppedBy: string; damage: readonly { dealt: number }[] }[] }
  return {
    stoppedBy: results[0]!.stoppedBy,
    dealt: results[0]!.damage.map(({ dealt }) => dealt),
    others: (ruling.otherReadings ?? []).flatMap((other) => Object.keys(other.readings)),
    open: ruling.because.filter(({ say }) => say === 'open.reading').map(({ rule }) => rule)
  }
}

it('hurts a flier that falls, and reports that another reading would not', () => {
  expect(fallOf(['flight'])).toEqual({ stoppedBy: 'drop', dealt: [1], others: ['knockBack.flightFalls'], open: ['P8-03'] })
})

it('spares it if the question reads the rule so', () => {
  expect(fallOf(['flight'], { 'knockBack.flightFalls': 'none' })).toMatchObject({ stoppedBy: 'drop', dealt: [] })
})

it('is no open point for figures on foot', () => {
  expect(fallOf([])).toEqual({ stoppedBy: 'drop', dealt: [1], others: [], open: [] })
  expect(fallOf([], { 'knockBack.flightFalls': 'none' })).toMatchObject({ dealt: [1] })
})

it('asks again what the ruling depends on, and misses nothing', () => {
  const all = modernFiles().flatMap(({ cases }) => cases)
  // Each is asked about two dozen times.
  const questions = all.filter((_one, index) => index % Math.ceil(all.length / 40) === 0)
  const open = shippedRuleset('heroclix-2023')!.brought!.readings
  let others = 0
  for (const one of questions) {
    const question = parseQuestion(JSON.parse(JSON.stringify(questionOf(one))))
    if (!question.ok || isGameCase(question.value) || isNoBoardCase(question.value) || question.value.ask.kind === 'preparation') continue
    const ruling = answerQuestion(question.value)
    /** Asked alone, with no other reading in addition. */
    const verdictWith = (readings: Readonly<Record<string, unknown>>): string => {
      const other = parseCase({ ...questionOf(one), readings: { ...one.readings, ...readings } })
      if (!other.ok) throw new Error(one.id)
      return answerWithin(other.value, stepsFor(other.value.ask)).verdict
    }
    const found = new Set((ruling.otherReadings ?? []).map((other) => JSON.stringify(other.readings)))
    others += found.size
    for (const [name, values] of open)
      for (const value of values)
        if (verdictWith({ [name]: value }) !== ruling.verdict)
          expect(found.has(JSON.stringify({ [name]: value })), `${one.id} ${name}`).toBe(true)
  }
  expect(others).toBeGreaterThan(0)
})
