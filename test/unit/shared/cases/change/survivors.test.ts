/** Places that mutants have survived in: each is asked about once, so that none does again. */
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { scopeOf } from '../../../../../src/shared/cases/change/scope.ts'
import { whatWouldChange } from '../../../../../src/shared/cases/change/whatWouldChange.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import { allEffects } from '../../../../../src/shared/rules/effects/all.ts'
import { REQUESTS } from '../../../../../src/shared/shell/ipc.ts'
import { caseFiles, questionOf } from '../../../../cases/caseFiles.ts'
import { rulingOn } from '../../../../support/askEngine.ts'

const caseOf = (json: object) => {
  const parsed = parseCase({ format: 'clixcase/1', ruleset: 'heroclix-2012', ...json })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return checkedCase(parsed.value)
}

describe('what would change a ruling', () => {
  it('looks at both squares beside a first diagonal step', () => {
    const step = caseOf({ map: { size: [5, 5] }, figures: [{ id: 'a', at: [1, 1] }], ask: { kind: 'move', figure: 'a', path: [[2, 2]] } })
    expect(scopeOf(step, answerCase(step)).squares).toEqual(expect.arrayContaining([[1, 2], [2, 1]])) // prettier-ignore
  })

  it('counters what the dial shows on the click that it stands on', () => {
    const hidden = caseOf({
      map: { size: [8, 3], terrain: ['........', '..h.....', '........'] },
      figures: [
        { id: 'a', side: 'red', at: [0, 1], range: 10 },
        { id: 'b', side: 'blue', at: [6, 1], click: 1, dial: [{ powers: ['stealth'] }, { powers: ['charge'] }] }
      ],
      ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
    })
    const proposed = whatWouldChange(hidden)?.proposals.flatMap(({ changes }) => changes)
    expect(proposed).toContainEqual({ do: 'countered', figure: 'b', power: 'stealth' })
  })
})

describe('what is told', () => {
  it('of the two ways to shoot beside opponents is not the same', () => {
    const summary = (id: string) => allEffects.find((effect) => effect.id === `improved-targeting:${id}`)?.summary
    expect(summary('adjacent-characters')).toBe('May shoot at opponents next to it.')
    expect(summary('move-past')).toBe('May shoot while opponents stand next to it.')
  })

  it('does not call an ability the giver of what a trait grants as well', () => {
    const one = caseFiles().flatMap(({ cases }) => cases).find(({ id }) => id === 'COL-C01@2012')! // prettier-ignore
    const rules = (question: object) => rulingOn(question as Parameters<typeof rulingOn>[0]).because.map(({ rule }) => rule)
    const question = questionOf(one)
    expect(rules(question)).toContain('ABL-IND')
    const [first, ...others] = question.figures!
    const granted = { ...question, figures: [{ ...first, traits: [{ id: 'iron', grants: ['willpower'] }] }, ...others] }
    expect(rules(granted)).not.toContain('ABL-IND')
  })
})

it('a file of the journal may have a gibibyte and not a byte more', () => {
  const { args } = REQUESTS.appendJournal
  const takes = (at: number): boolean => v.is(args, ['journal-a.ljj', at, new Uint8Array(1)])
  expect([takes(2 ** 30), takes(2 ** 30 + 1)]).toEqual([true, false])
})
