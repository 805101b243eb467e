/** The cards of what a forbidden question names, in editions that refuse by the row of the effect: the rows that a judge opens first. */
import { isRecord } from '../../base/validate.ts'
import { considered } from '../../engine/situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'

const NAMING = ['action', 'with', 'during', 'cause', 'for', 'power', 'powers', 'do'] as const

/** What a question or an event names as used, with what is inside it. */
function idsIn(asked: unknown): readonly string[] {
  if (!isRecord(asked)) return []
  const own = NAMING.flatMap((field) => asked[field]).filter((one) => typeof one === 'string')
  return [...own, ...(Array.isArray(asked.steps) ? asked.steps.flatMap(idsIn) : [])]
}

/** @param asked the question, or of a turn the event that the rules forbid */
export function cardsAsked({ params, effects }: Ruleset, asked: unknown, because: readonly Reason[]): Reason[] {
  if (params.targeting.wrongTarget !== 'by-effect') return []
  const named = new Set(because.map(({ rule }) => rule))
  return [...new Set(idsIn(asked))].flatMap((id) => {
    const effect = effects.get(id)
    if (!effect || named.has(effect.rule)) return []
    named.add(effect.rule)
    return [considered(effect.rule, 'effect.row', { by: effect.id, facts: { effect: effect.id } })]
  })
}
