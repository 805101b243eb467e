/** The texts of cards that a judge has accepted as rules, and by which a ruling was made. */
import type { CardRead, Reason } from '../../contract/ruling.ts'
import type { FigureState } from '../../engine/situation/situation.ts'
import { addNames } from './reasonNames.ts'

/**
 * The accepted texts behind the reasons: those whose clauses are named, and those that grant a power that a reason names with their figure, or
 * without a figure.
 * @param states the figures that take part
 */
export function cardsRead(states: readonly FigureState[], because: readonly Reason[]): readonly CardRead[] {
  const accepted = states.flatMap(({ id: figure, texts }) =>
    texts.flatMap((text) => (text.accepted === undefined ? [] : [{ figure, text, accepted: text.accepted }]))
  )
  if (accepted.length === 0) return []
  const named = because.map((reason) => {
    const names = new Set<unknown>()
    addNames(reason, names)
    return { names, hasFigure: states.some(({ id }) => names.has(id)) }
  })
  return accepted.flatMap(({ figure, text: { id, name, grants, rule }, accepted: day }) => {
    const isBehind = named.some(
      ({ names, hasFigure }) =>
        (rule !== null && names.has(`${figure}:${id}`)) || ((!hasFigure || names.has(figure)) && grants.some((power) => names.has(power)))
    )
    return isBehind ? [{ figure, id, name, accepted: day }] : []
  })
}
