/**
 * What a kind of question shows beyond its ends: one entry a kind. `words` follow the ends in the sentence; `details` are the line below it.
 * A kind without an entry shows its ends alone. What few questions have is read when one is asked.
 */
import type { Component } from 'svelte'
import type { Ask, AskKind } from '../../../../shared/contract/case.ts'
import { atHand, lazily, type Lazily } from '../../parts/later/lazily.ts'
import AttackDetails from './AttackDetails.svelte'
import BuildTotal from './BuildTotal.svelte'
import CombatWords from './CombatWords.svelte'
import LineWords from './LineWords.svelte'
import MeansWords from './MeansWords.svelte'
import MoveWords from './MoveWords.svelte'
import ValueWords from './ValueWords.svelte'

interface KindParts<A extends Ask> {
  readonly words?: Component<{ ask: A }>
  readonly details?: Lazily<{ ask: A }>
}

const PARTS: { readonly [K in AskKind]?: KindParts<Extract<Ask, { readonly kind: K }>> } = {
  'line-of-fire': { words: LineWords },
  'can-target': { words: MeansWords },
  targets: { words: MeansWords },
  attack: { words: CombatWords, details: atHand(AttackDetails) },
  odds: { details: lazily(() => import('./OddsDetails.svelte')) },
  preparation: { details: lazily(() => import('./TogetherDetails.svelte')) },
  'knock-back': { details: lazily(() => import('./KnockBackDetails.svelte')) },
  damage: { details: lazily(() => import('./DamageDetails.svelte')) },
  value: { words: ValueWords },
  move: { words: MoveWords, details: lazily(() => import('./MoveDetails.svelte')) },
  reach: { words: MoveWords },
  'break-away': { words: MoveWords, details: lazily(() => import('./AwayDetails.svelte')) },
  timeline: { words: BuildTotal }
}

/** The parts of a question, to be given this very question: its kind has chosen them. */
export const partsOf = (ask: Ask): KindParts<Ask> => (PARTS[ask.kind] ?? {}) as KindParts<Ask>
