/**
 * What a question takes for granted and what cannot be so on its table: a power that the figure cannot use, more damage
 * taken than was dealt. It is ruled on as it is asked, and told, so that it never passes for right.
 */
import type { KnockBackAsk } from '../../contract/case.ts'
import type { NotConsidered } from '../../contract/ruling.ts'
import { areAdjacent } from '../../engine/situation/adjacency.ts'
import type { FigureState, Situation } from '../../engine/situation/situation.ts'
import { leftOut } from '../../explain/leftOut.ts'

const figureIn = ({ states }: Situation, id: string | undefined): FigureState | undefined => states.find((state) => state.id === id)

/**
 * A power that the question speaks of and that its figure cannot use now.
 * @param path where the question names the power
 */
export function cannotUseIt(situation: Situation, id: string | undefined, power: string | undefined, path: string): NotConsidered[] {
  const figure = figureIn(situation, id)
  const effect = power === undefined ? undefined : situation.ruleset.effects.get(power)
  if (!figure || !effect || figure.can.has(effect.id)) return []
  return [leftOut({ kind: 'field', id: effect.id, path }, 'cannot-use-it', { figure: figure.figure.name, power: effect.name }, figure.id)]
}

/** More damage of a critical hit than there is damage at all (ATK-06). */
export function criticalIsMore(situation: Situation, id: string, amount: number, critical = 0): NotConsidered[] {
  const name = figureIn(situation, id)?.figure.name ?? id
  const facts = { figure: name, taken: String(critical), dealt: String(amount) }
  return critical > amount ? [leftOut({ kind: 'field', id: 'critical', path: '/ask/critical' }, 'critical-is-more', facts, id)] : []
}

/** Hits that could not have been: too far away for the power (KBX-08, KBX-09), or with more damage taken than dealt (DMG-01). */
export function impossibleHits(situation: Situation, { from, cause, hits }: KnockBackAsk): NotConsidered[] {
  const user = figureIn(situation, from)
  const effect = cause === undefined ? undefined : situation.ruleset.effects.get(cause)
  const nearOnly = effect?.clauses.some((clause) => clause.phase === 'targeting' && clause.does === 'reach' && 'adjacent' in clause.reach)
  return hits.flatMap(({ figure: id, damageTaken: taken = 0, damageDealt: dealt }, index) => {
    const hit = figureIn(situation, id)
    if (!hit || hit.ko) return []
    const { name } = hit.figure
    const item = { kind: 'field', path: `/ask/hits/${index}` } as const
    const facts = { figure: user?.figure.name ?? '', other: name, power: effect?.name ?? '' }
    const apart = nearOnly === true && user && !user.ko && !areAdjacent(situation, user, hit)
    const more = { figure: name, taken: String(taken), dealt: String(dealt) }
    return [
      ...(apart ? [leftOut({ ...item, id }, 'not-adjacent-to-it', facts, id)] : []),
      ...(dealt !== undefined && taken > dealt ? [leftOut({ ...item, id: 'damageTaken' }, 'more-taken-than-dealt', more, id)] : [])
    ]
  })
}
