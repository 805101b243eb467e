/** Parts of the ruling that stand below its reasons, or belong to few kinds of question: read when they are first shown. */
import type { OddsRuling, PreparationRuling, Ruling, RulingOption } from '../../../shared/contract/ruling.ts'
import { lazily } from '../parts/lazily.ts'

export const ODDS_CHART = lazily<{ ruling: OddsRuling }>(() => import('./OddsChart.svelte'))
export const OPTIONS = lazily<{ options: readonly RulingOption[] }>(() => import('./Options.svelte'))
export const PLANS = lazily<{ ruling: PreparationRuling }>(() => import('./Plans.svelte'))
export const WHAT_WOULD_CHANGE = lazily<{ ruling: Ruling }>(() => import('./WhatWouldChange.svelte'))
export const UNDER_RULES = lazily<{ ruling: Ruling }>(() => import('./UnderRules.svelte'))
