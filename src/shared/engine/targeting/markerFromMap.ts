/** A marker on the map that a ranged terrain action uses as if its user held it (MPAC-TK). */
import type { AttackAsk } from '../../contract/case.ts'
import type { Reason } from '../../contract/ruling.ts'
import { withFigure, withObjectsOn } from '../situation/changes.ts'
import { decides, quiet } from '../situation/reasons.ts'
import { figureOf, knowsClause, type Situation } from '../situation/situation.ts'
import { objectByPower } from './ruleOnTarget.ts'
import { markerUsed } from '../values/heldMarker.ts'

export interface FromMap {
  /** The table with the marker in the hand of the attacker. */
  readonly situation: Situation
  readonly against: readonly Reason[]
  readonly because: readonly Reason[]
}

/**
 * The table on which the attacker holds the marker that the attack names, and what forbids that. `null`: the attack names none, or the edition
 * has no such attacks.
 */
export function markerFromMap(situation: Situation, { from, object: id, action, attack }: Partial<AttackAsk>): FromMap | null {
  if (id === undefined || from === undefined || !knowsClause(situation.ruleset, 'attack', 'use-from-map')) return null
  const attacker = figureOf(situation, from)
  const facts = { user: from, object: id, effect: action ?? '' }
  const none = (...against: readonly Reason[]): FromMap => ({ situation, against, because: [] })
  const lender = [...attacker.can.values()].find(({ clauses }) =>
    clauses.some((clause) => clause.phase === 'attack' && clause.does === 'use-from-map')
  )
  const object = situation.position.objects.find((one) => one.id === id)
  if (!lender || attack === 'close') return none(decides('POW-TK', 'moved.not-by-this', { by: action ?? null, facts }))
  if (!object) return none(decides(lender.rule, 'moved.no-object', { by: lender.id, facts }))
  if (attacker.figure.holding !== null) return none(decides(lender.rule, 'moved.hand-full', { by: lender.id, facts }))
  const found = objectByPower(situation, attacker, id, lender)
  const cleared = withObjectsOn(
    situation,
    situation.position.objects.filter((one) => one !== object)
  )
  const held = withFigure(cleared, attacker.figure.index, { holding: object.kind, held: object })
  if (markerUsed(held, figureOf(held, from), action === undefined ? [] : [action]) === null)
    return none(decides('POW-TK', 'moved.not-by-this', { by: action ?? null, facts }))
  return found.legal
    ? { situation: held, against: [], because: quiet(found.because) }
    : { situation: held, against: found.because.filter(({ weight }) => weight === 'decides'), because: [] }
}
