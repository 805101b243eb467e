/** The force of a side as the question about its rerolls. */
import { expect, it } from 'vitest'
import { forceAsked } from '../../../../../src/renderer/actions/noBoard/askForce.ts'
import { noBoardAnswer } from '../../../../../src/renderer/model/noBoard/noBoardAnswer.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'

const figure = (id: string, side: string, at: readonly [number, number]) => ({ id, side, at, points: 150, keywords: ['Asgardian', id] })
const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [8, 8] },
  figures: [figure('thor', 'red', [1, 1]), figure('loki', 'blue', [5, 1]), figure('surtur', 'blue', [5, 5])],
  ask: { kind: 'line-of-fire', from: '', to: '' }
}

it('has the keyword that all its figures share as its theme, or the one that the side has agreed on', () => {
  const asked = forceAsked(table, 'blue', 300)
  expect(asked).toMatchObject({
    ruleset: 'heroclix-2012',
    ask: { kind: 'force', buildTotal: 300, theme: 'Asgardian', figures: [{ id: 'loki', points: 150 }, { id: 'surtur' }] }
  })
  expect(noBoardAnswer(asked)).toMatchObject({ ruling: { verdict: 'legal', rerolls: 2 } })
  expect(forceAsked({ ...table, teams: { blue: { theme: 'Loki' } } }, 'blue', null).ask).toMatchObject({ theme: 'Loki' })
})

it('has no theme of one figure, and no build total of its own', () => {
  const { ask } = forceAsked(table, 'red', null)
  expect([Object.hasOwn(ask, 'theme'), Object.hasOwn(ask, 'buildTotal')]).toEqual([false, false])
  expect(noBoardAnswer(forceAsked(table, 'blue', null))).toMatchObject({ ruling: { rerolls: null } })
})
