/** The line of a first start that names the edition of new tables. */
import { shippedRuleset } from '../../../shared/editions/shippedEditions.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import { USUAL_EDITION } from '../../../shared/editions/usual.ts'
import type { Settings } from '../../storage/interface/storage.ts'

/** The name of the edition; `null` if the line was closed, the device is older than it, or the table has another edition. */
export const editionToSay = ({ rulesSeen }: Pick<Settings, 'rulesSeen'>, { ruleset }: Pick<ClixCase, 'ruleset'>): string | null =>
  rulesSeen === false && ruleset === USUAL_EDITION ? (shippedRuleset(ruleset)?.name ?? null) : null
