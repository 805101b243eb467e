/** Step 5 of an attack: who is affected, and what each of them takes (D2-09). */
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Board, Standing } from './board.ts'
import type { DescentAttackAsk } from './case.ts'
import { areAdjacentSpaces } from './sight.ts'
import { inCodeOrder } from '../../base/text/inCodeOrder.ts'

export interface Affected {
  readonly id: string
  /** Shields rolled; null where the question gives none. */
  readonly shields: number | null
  readonly why: 'target' | 'blast' | 'listed'
}

/**
 * The target; with Blast every other figure that stands in a space adjacent to the attacked one, but not the attacker;
 * and whoever else the question names a defense for: it says that the attack affects them.
 */
export function affectedBy(board: Board, ask: DescentAttackAsk, target: Standing, boughtBlast: boolean): readonly Affected[] {
  const shieldsOf = (id: string): number | null => ask.defense?.find(({ figure }) => figure === id)?.shields ?? null
  const affected: Affected[] = [{ id: target.id, shields: shieldsOf(target.id), why: 'target' }]
  const add = (id: string, why: Affected['why']): void => {
    if (!affected.some((one) => one.id === id)) affected.push({ id, shields: shieldsOf(id), why })
  }
  if (ask.weapon.blast === true || boughtBlast) {
    for (const { id, spaces } of board.standing) {
      if (id !== ask.attacker && spaces.some((space) => areAdjacentSpaces(board, space, ask.space))) add(id, 'blast')
    }
  }
  for (const { figure } of ask.defense ?? []) add(figure, 'listed')
  return affected.sort((a, b) => inCodeOrder(a.id, b.id))
}

/** Hearts minus shields for each, never below 0. Who has no shields given is counted without, and it is said. */
export function damageFor(
  ask: DescentAttackAsk,
  affected: readonly Affected[],
  hearts: number
): { readonly damage: Readonly<Record<string, number>>; readonly because: readonly Reason[] } {
  const damage = new Map<string, number>()
  const because: Reason[] = []
  for (const { id, shields, why } of affected) {
    const taken = Math.max(0, hearts - (shields ?? 0))
    damage.set(id, taken)
    const facts = { figure: id, hearts, shields: shields ?? 0, damage: taken, space: ask.space }
    if (why === 'blast') because.push(contributes('D2-02', 'descent.blast', { at: [ask.space], by: id, facts }))
    if (why === 'listed') because.push(considered('D2-09', 'descent.listed', { by: id, facts }))
    if (shields === null) because.push(contributes('D2-05', 'descent.no-defense', { by: id, facts }))
    because.push(decides('D2-09', taken > 0 ? 'descent.damage' : 'descent.no-damage', { by: id, facts }))
  }
  return { damage: Object.fromEntries(damage), because }
}
