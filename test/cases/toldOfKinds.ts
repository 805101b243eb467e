/** What the entry of a kind tells of a golden question and its ruling besides the ruling itself: what it needs, names and draws, and its numbers in words. */
import { tableQuestionOf } from '../../src/shared/cases/questions/onTable.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import type { CheckedCase } from '../../src/shared/cases/common/checkedCase.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import type { Ruling } from '../../src/shared/contract/ruling.ts'
import { questionOf, type GoldenCase } from './caseFiles.ts'
import { frozenLine } from './frozenRulings.ts'
import { rulingOrRefusal } from './goldenRulings.ts'

/** The file in `frozen/`. */
export const TOLD_OF_KINDS = 'kinds.txt'

function toldOf(one: GoldenCase): unknown {
  const ruling = rulingOrRefusal(one) as unknown as Ruling
  const entry = tableQuestionOf(one.ask)
  const parsed = parseQuestion(questionOf(one))
  if (!entry || !parsed.ok) return null
  const question = parsed.value as ClixCase
  const { ask } = question
  return {
    id: one.id,
    outcome: entry.outcome(ruling),
    words: entry.outcomeWords?.(ruling),
    lines: entry.lines(ruling, parsed.value as CheckedCase),
    values: entry.values?.(ask),
    aims: entry.aims?.(ask, question),
    squares: entry.squaresNamed?.(ask),
    path: entry.path?.(ask),
    knockBacks: entry.knockBacks?.(ruling),
    acts: entry.acts?.(ask),
    sides: entry.sidesNamed?.(ask),
    objects: entry.objects?.(ask),
    combat: entry.combat?.(ask),
    close: entry.withCombat?.(ask, 'close'),
    ranged: entry.withCombat?.(ask, 'ranged'),
    charging: entry.withAction?.(ask, 'charge'),
    bare: entry.withAction?.(ask, undefined),
    steps: entry.steps?.(ask)
  }
}

/** A line for each kind and verdict: a hash of what is told of all its cases. */
export function toldLines(cases: readonly GoldenCase[]): readonly string[] {
  const told = new Map<string, unknown[]>()
  for (const one of cases) {
    const name = `${one.ask.kind} ${String((rulingOrRefusal(one) as { verdict?: unknown }).verdict)}`
    told.set(name, [...(told.get(name) ?? []), toldOf(one)])
  }
  return [...told.keys()].sort().map((name) => frozenLine(name, told.get(name)!, true))
}
