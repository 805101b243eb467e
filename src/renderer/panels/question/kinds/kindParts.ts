/**
 * What a kind of question shows beyond its ends and the words of its entry (`AskEntry.words`), where that is more than a choice from a list:
 * dice, numbers, a path. `field` follows the words in the sentence; `details` are the line below it, most of them read when one is asked.
 */
import type { Component } from 'svelte'
import type { Ask, AskKind } from '../../../../shared/contract/case.ts'
import { atHand, together, type Lazily } from '../../parts/later/lazily.ts'
import AttackDetails from './AttackDetails.svelte'
import BuildTotal from './BuildTotal.svelte'

interface KindParts<A extends Ask> {
  readonly field?: Component<{ ask: A }>
  readonly details?: Lazily<{ ask: A }>
}

const details = together(() => import('./details.ts').then((script) => script.DETAILS))

const PARTS: { readonly [K in AskKind]?: KindParts<Extract<Ask, { readonly kind: K }>> } = {
  attack: { details: atHand(AttackDetails) },
  odds: { details: details('OddsDetails') },
  preparation: { details: details('TogetherDetails') },
  'knock-back': { details: details('KnockBackDetails') },
  damage: { details: details('DamageDetails') },
  move: { details: details('MoveDetails') },
  'break-away': { details: details('AwayDetails') },
  timeline: { field: BuildTotal }
}

/** The parts of a question, to be given this very question: its kind has chosen them. */
export const partsOf = (ask: Ask): KindParts<Ask> => (PARTS[ask.kind] ?? {}) as KindParts<Ask>

/** What is read as soon as the board stands: a question that is asked then finds its line there. */
export const QUESTION_DETAILS: Lazily<never> = details('MoveDetails')
