/**
 * What a kind of question shows beyond its ends and the words of its entry (`AskEntry.words`), where that is more than a choice from a list:
 * dice, numbers, a path. `field` follows the words in the sentence; `details` are the line below it, most of them read when one is asked.
 */
import type { Component } from 'svelte'
import type { Ask, AskKind } from '../../../../shared/contract/case.ts'
import { atHand, lazily, type Lazily } from '../../parts/later/lazily.ts'
import AttackDetails from './AttackDetails.svelte'
import BuildTotal from './BuildTotal.svelte'

interface KindParts<A extends Ask> {
  readonly field?: Component<{ ask: A }>
  readonly details?: Lazily<{ ask: A }>
}

const PARTS: { readonly [K in AskKind]?: KindParts<Extract<Ask, { readonly kind: K }>> } = {
  attack: { details: atHand(AttackDetails) },
  odds: { details: lazily(() => import('./OddsDetails.svelte')) },
  preparation: { details: lazily(() => import('./TogetherDetails.svelte')) },
  'knock-back': { details: lazily(() => import('./KnockBackDetails.svelte')) },
  damage: { details: lazily(() => import('./DamageDetails.svelte')) },
  move: { details: lazily(() => import('./MoveDetails.svelte')) },
  'break-away': { details: lazily(() => import('./AwayDetails.svelte')) },
  timeline: { field: BuildTotal }
}

/** The parts of a question, to be given this very question: its kind has chosen them. */
export const partsOf = (ask: Ask): KindParts<Ask> => (PARTS[ask.kind] ?? {}) as KindParts<Ask>
