/** Which attacks are made without an attack roll: those on terrain and objects, unless a grenade is thrown at the square (TER-11, OBJ-07, ABL-GRN). */
import type { CaseTarget } from '../../contract/case.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import { saysInAttack } from '../targeting/means.ts'

/** Does one of these actions and powers throw a grenade, which is rolled for at a square, too (ABL-GRN)? */
export const throwsGrenade = (ruleset: Ruleset | undefined, ids: readonly (string | undefined)[]): boolean =>
  ids.some((id) => id !== undefined && saysInAttack(ruleset?.effects.get(id), 'at-square', 'blast'))

/** Is nothing rolled for an attack on these? @param ids the actions and powers that it is made by */
export const isStruckWithoutRoll = (
  ruleset: Ruleset | undefined,
  targets: readonly CaseTarget[],
  ids: readonly (string | undefined)[]
): boolean => targets.every((target) => typeof target !== 'string') && !throwsGrenade(ruleset, ids)
