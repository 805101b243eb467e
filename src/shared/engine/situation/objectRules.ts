/** What a ruleset says of objects by their weight: who may hold one, what may be aimed at it, what it is used for (OBJ-02 to OBJ-05). */
import { weightOf, type ObjectKind, type ObjectWeight } from '../../contract/case.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import { decides } from './reasons.ts'
import { clausesOf, type FigureState } from './situation.ts'

type Rules = Pick<Ruleset, 'params'>

/** Does it pick up, carry and fight with objects by a power (POW-SS2)? */
export const handlesObjects = (figure: FigureState): boolean => clausesOf(figure, 'objects').length > 0

/** May it hold an object of this weight as far as its powers go: by Super Strength, or because anybody may (OBJ-02)? */
export const isHeldBy = ({ params }: Rules, figure: FigureState, weight: ObjectWeight | null): boolean =>
  (weight !== null && params.objects.byAnyone.includes(weight)) || handlesObjects(figure)

/** The points that holding an object of this weight takes; 0: none (OBJ-02). */
export const pointsToHold = ({ params }: Rules, weight: ObjectWeight | null): number =>
  (weight === null ? undefined : params.objects.fewestPoints[weight]) ?? 0

/** Is an object of this weight used in a close attack at all (OBJ-04)? */
export const isUsedInClose = ({ params }: Rules, weight: string): boolean =>
  !params.objects.notInCloseAttacks.some((other) => other === weight)

/** Why this power cannot be aimed at an object of this kind, or nothing (OBJ-05). */
export function objectionsToWeight({ params }: Rules, user: string, effect: string, object: string, kind: ObjectKind): Reason[] {
  const weight = weightOf(kind)
  if (weight === null || !params.objects.notTargetedBy[weight]?.includes(effect)) return []
  return [decides('OBJ-05', 'power.too-heavy', { by: effect, facts: { user, effect, object } })]
}
