/** The edition of HeroClix that new tables and new events of this device have. */
import { RULESETS, type RulesetId } from '../../../shared/contract/case.ts'
import { USUAL_EDITION } from '../../../shared/editions/usual.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import { rulesOfId } from '../library/ownEditions.ts'
import { gameOf } from '../../../shared/games/all.ts'

/** `id` if it is an edition of HeroClix, else undefined. */
export function editionOf(id: string | null): RulesetId | undefined {
  const known = RULESETS.find((one) => one === id)
  return gameOf(known) ? undefined : known
}

/** The edition of this device, unless another game is on its table. @param editions those of the user */
export const editionOfNew = (ofTable: string, editions: readonly EditionFile[] = []): RulesetId =>
  editionOf(ofTable) ?? rulesOfId(editions, ofTable)?.ruleset ?? USUAL_EDITION
