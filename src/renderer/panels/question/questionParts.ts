/** Parts of a question that few of them have: read when one does. */
import type { CaseTarget, Choices, ClixCase, KnockBackAsk, MoveAsk, OddsAsk } from '../../../shared/contract/case.ts'
import { lazily } from '../parts/later/lazily.ts'

export const GRENADE_CHOICES = lazily<{
  value: ClixCase
  to: CaseTarget | readonly string[] | undefined
  powers: readonly string[] | undefined
  choices: Choices | undefined
  onchange: (choices: Choices | undefined) => void
}>(() => import('./GrenadeChoices.svelte'))
export const ODDS_DETAILS = lazily<{ ask: OddsAsk }>(() => import('./OddsDetails.svelte'))
export const HITS = lazily<{ ask: KnockBackAsk }>(() => import('./Hits.svelte'))
export const MOVE_DETAILS = lazily<{ ask: MoveAsk }>(() => import('./MoveDetails.svelte'))
