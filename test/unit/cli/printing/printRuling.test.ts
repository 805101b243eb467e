/** The numbers that the command line prints under a verdict, of golden cases of every kind. `npm run freeze` writes them anew. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { printRuling } from '../../../../src/cli/printing/printRuling.ts'
import { answerQuestion } from '../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import { caseFiles, questionOf, type GoldenCase } from '../../../cases/caseFiles.ts'

/** So many cases of a kind with a verdict are looked at. */
const EACH = 6

const mark = ({ id }: GoldenCase): string => createHash('sha256').update(id).digest('hex')

/** Some of them, by what they are called: a new case seldom changes which. */
const someOf = (all: readonly GoldenCase[]): readonly GoldenCase[] => all.toSorted((a, b) => (mark(a) < mark(b) ? -1 : 1)).slice(0, EACH)

function printed(one: GoldenCase): string {
  const question = parseQuestion(questionOf(one))
  if (!question.ok) throw new Error(`${one.id} is no question.`)
  const text = printRuling(answerQuestion(question.value), question.value)
  // Reasons have tests of their own.
  return text.replace(/\n\nBecause\n[^]*?(?=\n\n|$)/, '').replace(/\n\n(?:Not considered|Where it stands)\n[^]*?(?=\n\n|$)/g, '')
}

it('are those that were looked at', async () => {
  const groups = new Map<string, GoldenCase[]>()
  for (const one of caseFiles().flatMap(({ cases }) => cases)) {
    if (!parseQuestion(questionOf(one)).ok) continue
    const key = `${one.ask.kind} ${String((one.expect as { readonly verdict?: unknown } | undefined)?.verdict)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const texts = [...groups.keys()].sort().flatMap((key) => someOf(groups.get(key)!).map((one) => `${one.id}\n${printed(one)}\n`))
  expect(texts.length).toBeGreaterThan(150)
  await expect(texts.join('\n')).toMatchFileSnapshot('printRuling.numbers.txt')
})
