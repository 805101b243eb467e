/** Powers of other editions: a ruling names the rules that have them, instead of calling them unknown. */
import { expect, it } from 'vitest'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

/** What was not considered in a line of fire from a figure that has this. */
const said = (ruleset: string, has: object): readonly string[] => {
  const value = {
    format: 'clixcase/1',
    ruleset,
    map: { size: [6, 3] },
    figures: [
      { id: 'rook', name: 'Rook', side: 'red', at: [0, 1], ...has },
      { id: 'brand', name: 'Brand', side: 'blue', at: [4, 1] }
    ],
    ask: { kind: 'line-of-fire', from: 'rook', to: 'brand' }
  }
  const question = parseQuestion(value)
  if (!question.ok) throw new Error('It is no question.')
  return answerQuestion(question.value).notConsidered.map(({ text }) => text)
}

it.each([
  ['heroclix-2012', { powers: ['sidestep'] }, 'Rook has Sidestep, which is not in these rules but in HeroClix 2013; it changed nothing.'],
  [
    'heroclix-2012',
    { powers: ['invincible'] },
    'Rook has Invincible, which is not in these rules but in HeroClix 2013; it changed nothing.'
  ],
  [
    'heroclix-2012',
    { dial: [{ speed: 8, powers: ['sidestep'] }] },
    'Rook has Sidestep, which is not in these rules but in HeroClix 2013; it changed nothing.'
  ]
])('%s, %o', (ruleset, has, text) => {
  expect(said(ruleset, has)).toContain(text)
})

it('calls unknown only what no edition has, and says nothing of what these rules have', () => {
  expect(said('heroclix-2012', { powers: ['moonwalk'] })).toEqual(['Rook has "moonwalk", which Linejudge does not know.'])
  expect(said('heroclix-2013', { powers: ['sidestep'] })).toEqual([])
})
