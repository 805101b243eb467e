/** The edition of HeroClix that new tables and new events of this device have. */
import { RULESETS, type RulesetId } from '../../../shared/contract/case.ts'
import { USUAL_EDITION } from '../../../shared/editions/usual.ts'
import { gameOf } from '../../../shared/games/all.ts'

/** `id` if it is an edition of HeroClix, else undefined. */
export function editionOf(id: string | null): RulesetId | undefined {
  const known = RULESETS.find((one) => one === id)
  return gameOf(known) ? undefined : known
}

/** The edition of this device, unless another game is on its table. */
export const editionOfNew = (ofTable: string): RulesetId => editionOf(ofTable) ?? USUAL_EDITION
