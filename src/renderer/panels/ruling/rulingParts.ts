/** Parts of the ruling that are read when they are first shown: below its reasons, where they move nothing, and the plans of a preparation. */
import type { PreparationRuling, Ruling } from '../../../shared/contract/ruling.ts'
import { lazily } from '../parts/later/lazily.ts'

export const WHAT_WOULD_CHANGE = lazily<{ ruling: Ruling }>(() => import('./WhatWouldChange.svelte'))
export const UNDER_RULING = lazily<{ ruling: Ruling }>(() => import('./UnderRuling.svelte'))
export const PLANS = lazily<{ ruling: PreparationRuling }>(() => import('./Plans.svelte'))
