/** What a ruleset says of objects by their weight: who may hold one, what may be aimed at it, what it is used for (OBJ-02 to OBJ-05). */
import { weightOf, type ObjectKind, type ObjectWeight } from '../../contract/case.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import { decides } from './reasons.ts'
import { clausesOf, type FigureState } from './situation.ts'

type Rules = Pick<Ruleset, 'params'>

/** Does it pick up, carry and fight with objects by a power (POW-SS2)? */
export const handlesObjects = (figure: FigureState): boolean => clausesOf(figure, 'objects').length > 0

/** May it hold an object of this kind as far as its powers go: by Super Strength, or because anybody may (OBJ-02, MPAC-SUPER)? */
export function isHeldBy({ params }: Rules, figure: FigureState, kind: ObjectKind | null): boolean {
  const weight = kind === null ? null : weightOf(kind)
  return (
    kind === 'object' || kind === 'equipment' || (weight !== null && params.objects.byAnyone.includes(weight)) || handlesObjects(figure)
  )
}

/** Terrain markers that a figure can hold. */
const MARKERS_LIFTED: readonly ObjectKind[] = ['blocking-marker', 'hindering-marker', 'elevated-marker']

/** Is it an object, which leaves the terrain of its square as it is where objects do not hinder? */
export const isObject = (kind: ObjectKind): boolean => weightOf(kind) !== null || kind === 'object' || kind === 'equipment'

/** Is it a terrain marker that is no terrain as long as somebody holds it? */
export const isHeldMarker = (kind: ObjectKind): boolean => MARKERS_LIFTED.includes(kind)

/** Is this a kind of object that a figure picks up at all? Markers of terrain only if terrain actions use them, and smoke, debris and water never. */
export const isLifted = ({ params }: Rules, kind: ObjectKind): boolean =>
  isObject(kind) || (params.objects.used === 'by-terrain-action' && MARKERS_LIFTED.includes(kind))

/** The number of a table of parameters for what is in a hand; 0: nothing is, or it has no weight. */
export function numberOf(table: Readonly<Partial<Record<ObjectWeight, number>>>, kind: ObjectKind | null): number {
  const weight = kind === null ? null : weightOf(kind)
  return (weight === null ? undefined : table[weight]) ?? 0
}

/** The points that holding an object of this weight takes; 0: none (OBJ-02). */
export const pointsToHold = ({ params }: Rules, kind: ObjectKind | null): number => numberOf(params.objects.fewestPoints, kind)

/** Is an object of this weight used in a close attack at all (OBJ-04)? */
export const isUsedInClose = ({ params }: Rules, weight: string): boolean =>
  !params.objects.notInCloseAttacks.some((other) => other === weight)

/** The number that an object in hand adds to a close attack on one target; 0: nothing is in hand, or it is not used in one (OBJ-04). */
export function addedInClose(rules: Rules, holding: ObjectKind | null): number {
  const { used, adds } = rules.params.objects
  return holding !== null && used === 'in-close-attacks' && isUsedInClose(rules, holding) ? numberOf(adds, holding) : 0
}

/** Why this power cannot be aimed at an object of this kind, or nothing (OBJ-05). */
export function objectionsToWeight({ params }: Rules, user: string, effect: string, object: string, kind: ObjectKind): Reason[] {
  const weight = weightOf(kind)
  if (weight === null || !params.objects.notTargetedBy[weight]?.includes(effect)) return []
  return [decides('OBJ-05', 'power.too-heavy', { by: effect, facts: { user, effect, object } })]
}
