/** Parts of the ruling that stand below its reasons, where they move nothing: read when they are first shown. */
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { lazily } from '../parts/lazily.ts'

export const WHAT_WOULD_CHANGE = lazily<{ ruling: Ruling }>(() => import('./WhatWouldChange.svelte'))
export const UNDER_RULES = lazily<{ ruling: Ruling }>(() => import('./UnderRules.svelte'))
