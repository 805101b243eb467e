/** A ruleset's own rows for what the common rulebook says as well, and those of which the text is lost (CC-29). */
import { reason } from '../../engine/situation/reasons.ts'
import { leftOut } from '../../explain/leftOut.ts'
import type { NotConsidered, Reason } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'

/** The own row of every row named, each once, with the weight that the named one has at most. */
export function editionTexts(ruleset: Ruleset, because: readonly Reason[]): Reason[] {
  // Most rulesets have none.
  if (!because.some(({ rule }) => ruleset.replacedRows[rule])) return []
  const named = new Set(because.map((one) => one.rule))
  return [...because]
    .sort((a, b) => carries(b) - carries(a))
    .flatMap(({ rule, weight, at, by }) => {
      const own = ruleset.replacedRows[rule]
      if (!own || named.has(own.rule)) return []
      named.add(own.rule)
      const carried = weight === 'decides' || weight === 'contributes' ? 'contributes' : 'considered'
      return [
        reason(own.rule, own.lost ? 'considered' : carried, own.lost ? 'row.lost' : 'row.own', {
          at,
          by,
          facts: { row: rule, own: own.rule }
        })
      ]
    })
}

const carries = ({ weight }: Reason): number => Number(weight === 'decides' || weight === 'contributes')

/** What the judge may know better: rows at work whose own text is lost. */
export function lostTexts(ruleset: Ruleset, because: readonly Reason[]): NotConsidered[] {
  const found = new Map<string, NotConsidered>()
  for (const { rule, weight } of because) {
    const own = ruleset.replacedRows[rule]
    if (!own?.lost || weight === 'considered') continue
    found.set(rule, leftOut({ kind: 'condition', id: own.rule }, 'text-lost', { ruleset: ruleset.name, own: own.rule, row: rule }))
  }
  return [...found.values()]
}
