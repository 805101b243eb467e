/** The same question under another edition: its ruling, and which of the reasons are the same, new, gone or changed. */
import type { Reason, Ruling } from '../../contract/ruling.ts'
import type { Problem } from '../../base/result.ts'
import { answerWithin } from '../answer.ts'
import { isUnfinished, MOST_STEPS } from '../answerWith.ts'
import type { ClixCase, RulesetId } from '../../contract/case.ts'
import { unfinishedProblem } from '../common/unfinished.ts'
import { parseCase } from '../parse/parseCase.ts'
import { differenceOf, outcomeOf, type Difference } from './outcome.ts'

export type UnderEdition =
  | { readonly ruleset: RulesetId; readonly state: 'ruled'; readonly ruling: Ruling; readonly difference: Difference }
  /** The question cannot be put as it stands: a sentence says why. */
  | { readonly ruleset: RulesetId; readonly state: 'unasked'; readonly problem: Problem }

/** The question under one edition, in addition to its present ruling. `input` is the case as that edition would write it. */
export function underEdition(input: ClixCase, present: Ruling, steps: number = MOST_STEPS): UnderEdition {
  const { ruleset } = input
  const parsed = parseCase(input)
  if (!parsed.ok) return { ruleset, state: 'unasked', problem: parsed.problems[0] ?? { code: 'unasked', path: '', message: '' } }
  const ruling = answerWithin(parsed.value, steps)
  if (isUnfinished(ruling)) return { ruleset, state: 'unasked', problem: unfinishedProblem(ruling) }
  return { ruleset, state: 'ruled', ruling, difference: differenceOf(outcomeOf(present), outcomeOf(ruling)) }
}

export interface ComparedReason {
  readonly reason: Reason
  /** `added`: only there. `gone`: only here. `changed`: said of the same by another rule, with another weight or number. */
  readonly mark: 'same' | 'added' | 'gone' | 'changed'
}

const about = ({ say, at, by }: Reason): string => JSON.stringify([say, at, by])
const whole = ({ rule, weight, facts }: Reason): string =>
  JSON.stringify([rule, weight, Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1))])

/** The reasons there, each marked beside those here; what is gone stands at the end. */
export function compareReasons(here: readonly Reason[], there: readonly Reason[]): readonly ComparedReason[] {
  const left = new Map<string, Reason[]>()
  for (const reason of here) left.set(about(reason), [...(left.get(about(reason)) ?? []), reason])
  const told = there.map((reason): ComparedReason => {
    const matching = left.get(about(reason)) ?? []
    const exact = matching.findIndex((other) => whole(other) === whole(reason))
    if (matching.length === 0) return { reason, mark: 'added' }
    matching.splice(Math.max(0, exact), 1)
    return { reason, mark: exact >= 0 ? 'same' : 'changed' }
  })
  const gone = [...left.values()].flat()
  return [...told, ...here.filter((reason) => gone.includes(reason)).map((reason): ComparedReason => ({ reason, mark: 'gone' }))]
}
