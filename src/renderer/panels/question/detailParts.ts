/** What few kinds of question ask besides their ends: read when such a question is on the table. */
import type { KnockBackAsk, MoveAsk, OddsAsk } from '../../../shared/contract/case.ts'
import { lazily } from '../parts/lazily.ts'

export const HITS = lazily<{ ask: KnockBackAsk }>(() => import('./Hits.svelte'))
export const ODDS_DETAILS = lazily<{ ask: OddsAsk }>(() => import('./OddsDetails.svelte'))
export const MOVE_DETAILS = lazily<{ ask: MoveAsk }>(() => import('./MoveDetails.svelte'))
