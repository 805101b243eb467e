/** The sentences of cards that rulings could use, as they were found when the desk was opened: nothing moves while a judge accepts them. */
import type { CardOffer, CardOffers } from '../../../shared/figureCheck/cardOffers.ts'
import type { TextReadAgain } from '../../../shared/formats/foreignFigures/readAgain.ts'

/** The cards in question: those of a figure, of a set, or of all sets. */
export interface CardScope {
  readonly set?: string
  readonly figure?: string
}

/** Where a sentence is, and its hash. */
export interface PlaceInSet {
  readonly set: string
  readonly figure: string
  readonly text: string
  readonly of: string
}

/** A sentence of a set. */
export interface OfferInSet extends CardOffer {
  readonly set: string
  readonly figureName: string
}
export type AcceptedInSet = CardOffers['accepted'][number] & { readonly set: string; readonly figureName: string }
export type ReviewInSet = CardOffers['review'][number] & { readonly set: string; readonly figureName: string }

/** Sentences that are accepted together. */
export interface OfferForm {
  readonly id: string
  readonly offers: readonly OfferInSet[]
  readonly figures: number
}

/** A figure of which an older version read the powers differently. */
export interface AgainInSet {
  readonly set: string
  readonly figure: string
  readonly figureName: string
  readonly texts: readonly TextReadAgain[]
}

export interface CardsFound {
  readonly again: readonly AgainInSet[]
  readonly sentences: number
  readonly forms: readonly OfferForm[]
  readonly accepted: readonly AcceptedInSet[]
  readonly review: readonly ReviewInSet[]
}

export const NOTHING: CardsFound = { again: [], sentences: 0, forms: [], accepted: [], review: [] }

export class CardDesk {
  open = $state(false)
  scope = $state.raw<CardScope>({})
  /** The figures read so far, and all of them; `null`: they are read. */
  progress = $state.raw<{ readonly done: number; readonly all: number } | null>(null)
  found = $state.raw<CardsFound>(NOTHING)
  /** Forms of which all sentences are shown. */
  opened = $state.raw<readonly string[]>([])
  /** Whether a change is being written: a second press changes nothing. */
  writing = $state(false)
}
