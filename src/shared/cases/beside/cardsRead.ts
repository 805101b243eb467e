/** The texts of cards that a judge has accepted as rules, and by which a ruling was made. */
import type { CardRead, Reason } from '../../contract/ruling.ts'
import type { FigureState } from '../../engine/situation/situation.ts'

/** Every id that reasons name, with those of the figures that they name. */
function namedIn(because: readonly Reason[]): ReadonlySet<string> {
  const named = new Set<string>()
  const add = (value: unknown): void => {
    if (typeof value === 'string') named.add(value)
    else if (Array.isArray(value)) (value as readonly unknown[]).forEach(add)
  }
  for (const { by, facts } of because) {
    add(by)
    for (const name in facts) add(facts[name])
  }
  return named
}

/**
 * The accepted texts behind the reasons: those whose clauses are named, and those that grant a named power.
 * @param states the figures that take part
 */
export function cardsRead(states: readonly FigureState[], because: readonly Reason[]): readonly CardRead[] {
  const accepted = states.flatMap(({ id: figure, texts }) =>
    texts.flatMap((text) => (text.accepted === undefined ? [] : [{ figure, text, accepted: text.accepted }]))
  )
  if (accepted.length === 0) return []
  const named = namedIn(because)
  return accepted.flatMap(({ figure, text: { id, name, grants, rule }, accepted: day }) =>
    (rule !== null && named.has(`${figure}:${id}`)) || grants.some((power) => named.has(power)) ? [{ figure, id, name, accepted: day }] : []
  )
}
