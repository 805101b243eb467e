/** The edition of new tables and new events, if the user has chosen no other. */
import type { RulesetId } from '../contract/case.ts'

export const USUAL_EDITION = 'heroclix-2023' satisfies RulesetId
