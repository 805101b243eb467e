/** Ground that no figure can occupy. */
import type { CaseMap, ClixCase, SquareXY } from '../contract/case.ts'
import { isOnMap, kindsAt } from '../contract/caseSquares.ts'
import { rulesetFor } from '../editions/shelf.ts'

const SPECIAL = 'special:'

interface Ruled {
  readonly id: string
  readonly clauses?: readonly { readonly phase?: unknown }[]
}
const isRuled = (rule: unknown): rule is Ruled => typeof rule === 'object' && rule !== null && 'id' in rule

/** Whether nobody may enter a special terrain, as its rule says: that of the case, else of the ruleset. */
function isForbidden(value: ClixCase, id: string): boolean {
  const own = value.specialTerrain?.filter(isRuled).find((rule) => rule.id === id)
  const clauses: readonly { readonly phase?: unknown }[] = own?.clauses ?? rulesetFor(value)?.terrain.get(id)?.clauses ?? []
  return clauses.some(({ phase }) => phase === 'enter')
}

const cannotOccupy = (value: ClixCase, map: CaseMap, at: SquareXY): boolean =>
  isOnMap(map, at) &&
  kindsAt(map, at).some((kind) => kind === 'blocking' || (kind.startsWith(SPECIAL) && isForbidden(value, kind.slice(SPECIAL.length))))

/** The first of these squares that no figure can occupy: blocking terrain, or special terrain that nobody enters (MOV-08); null for none. */
export const unfitGround = (value: ClixCase, squares: readonly SquareXY[]): SquareXY | null =>
  (value.map && squares.find((at) => cannotOccupy(value, value.map!, at))) ?? null
