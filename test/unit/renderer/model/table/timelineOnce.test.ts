/** A timeline that the table has played is ruled on without being played again, and the ruling is the same. */
import { expect, it } from 'vitest'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import { playTable, wholeOf } from '../../../../../src/renderer/model/table/playing.ts'
import { caseFiles } from '../../../../cases/caseFiles.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'

const cases = caseFiles()
  .find(({ name }) => name === 'timeline.json')!
  .cases.flatMap((golden): ClixCase[] => {
    const parsed = parseCase(golden)
    return parsed.ok && parsed.value.ask.kind === 'timeline' ? [parsed.value] : []
  })
  // Each is played three times over: every third of them has every end.
  .filter((_, at) => at % 3 === 0)

it('gives the ruling of the case alone, for timelines that end and for those that are forbidden', () => {
  const ends = new Set<string>()
  for (const question of cases) {
    const played = playTable(question, null)
    if (!played) continue
    const whole = wholeOf(played)
    expect(whole).not.toBeNull()
    const ruling = answerCase(checkedCase(question), whole)
    expect(ruling).toEqual(answerCase(checkedCase(structuredClone(question))))
    ends.add(ruling.verdict)
  }
  expect([...ends].sort()).toEqual(['illegal', 'judge', 'played'])
})

it('reads the moments that it is given and plays none itself', () => {
  const question = cases.find(({ ask }) => ask.kind === 'timeline' && ask.events.length > 1)!
  const whole = wholeOf(playTable(question, null)!)!
  // One moment fewer is one event fewer in the ruling: nothing was played again.
  const shorter = answerCase(checkedCase(question), whole.slice(0, 2))
  expect(shorter.kind === 'timeline' ? shorter.states.length : -1).toBeLessThanOrEqual(1)
})
