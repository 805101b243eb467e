/**
 * What goes together in an action that gives several others, one after the other (ABL-MUL): each power is one of those
 * actions, or joins one of them.
 */
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { ActionClause, Effect } from '../../rules/vocabulary/vocabulary.ts'
import { shapeOf, THROW } from '../action/shape.ts'
import { contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'

/** Two actions with all that could join them hold no more powers than these. */
const MOST = 8

const PLAIN_KINDS = ['close', 'ranged', 'move']

/** The clause of an action that gives its user others; undefined: this one does not. */
export const giverOf = (effect: Effect | null): ActionClause | undefined =>
  effect?.clauses.find((clause): clause is ActionClause => clause.phase === 'action' && clause.gives?.to === 'self')

/** Whether any edition has a power or ability of this id. */
export type KnownAnywhere = (id: string) => boolean

/** A power that this edition does not have; one that no edition has may be anything that a card says. */
export const unknownPower = (effect: string, action: string, isKnown: KnownAnywhere): Reason =>
  decides('GEN-09', isKnown(effect) ? 'combo.unknown' : 'combo.unknown-anywhere', { by: effect, facts: { effect, action } })

/** May these powers be used in the action? `fits` says the same of one action and what joins it, which may name the action, too. */
export function checkGiven(
  ruleset: Ruleset,
  action: string,
  giver: ActionClause,
  ids: readonly string[],
  fits: (action: string, ids: readonly string[]) => boolean,
  isKnown: KnownAnywhere
): readonly Reason[] {
  const count = giver.gives?.count ?? 0
  const against: Reason[] = []
  const because: Reason[] = []
  const placed: string[] = []
  for (const id of ids) {
    const effect = ruleset.effects.get(id)
    const place = { by: id, facts: { effect: id, action } }
    if (!effect && id !== THROW) against.push(unknownPower(id, action, isKnown))
    else if (giver.gives?.except?.includes(id)) against.push(decides(giver.rule, 'means.not-inside', place))
    else if (effect && shapeOf(effect).needs === 'nothing') because.push(contributes('ACT-10', 'combo.always', place))
    else {
      placed.push(id)
      because.push(contributes(giver.rule, 'combo.given', place))
    }
  }
  // What the rules forbid is told before what nobody knows.
  if (!canShare(placed, count, fits)) against.unshift(decides(giver.rule, 'combo.too-many-given', { by: action, facts: { action, count } }))
  return [...against, ...because]
}

/** Can these be dealt out to at most so many actions? */
function canShare(ids: readonly string[], count: number, fits: (action: string, ids: readonly string[]) => boolean): boolean {
  if (ids.length > MOST) return false
  const isOne = (members: readonly string[]): boolean => [...members, ...PLAIN_KINDS].some((leader) => fits(leader, members))
  const share = (rest: readonly string[], groups: readonly (readonly string[])[]): boolean => {
    const [first, ...others] = rest
    if (first === undefined) return groups.every(isOne)
    const joined = groups.some((_, index) =>
      share(
        others,
        groups.map((group, at) => (at === index ? [...group, first] : group))
      )
    )
    return joined || (groups.length < count && share(others, [...groups, [first]]))
  }
  return share(ids, [])
}
