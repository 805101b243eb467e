/** The sentences of cards that were found, put together for a judge. */
import type { FigureEntry, FigureSetFile, FigureText } from '../../../shared/formats/documents/documents.ts'
import { readAgain } from '../../../shared/formats/foreignFigures/readAgain.ts'
import type { AcceptedInSet, AgainInSet, CardsFound, OfferInSet, PlaceInSet, ReviewInSet } from './cardDesk.svelte.ts'
import type { FigureRead } from './cardsWork.ts'

/** The offers of figures, grouped by form: the forms with most sentences first. */
export function foundIn(all: readonly (FigureRead & { readonly set: FigureSetFile; readonly figure: FigureEntry })[]): CardsFound {
  const forms = new Map<string, OfferInSet[]>()
  const accepted: AcceptedInSet[] = []
  const review: ReviewInSet[] = []
  let sentences = 0
  for (const { set, figure, offers } of all) {
    const place = { set: set.id, figureName: figure.name }
    sentences += offers.sentences
    for (const offer of offers.offers) {
      const form = forms.get(offer.form) ?? []
      forms.set(offer.form, form)
      form.push({ ...offer, ...place })
    }
    accepted.push(...offers.accepted.map((one) => ({ ...one, ...place })))
    review.push(...offers.review.map((one) => ({ ...one, ...place })))
  }
  return {
    again: all.flatMap(({ set, figure, again }) =>
      again.length > 0 ? [{ set: set.id, figure: figure.id, figureName: figure.name, texts: again }] : []
    ),
    sentences,
    forms: [...forms]
      .map(([id, offers]) => ({ id, offers, figures: new Set(offers.map(({ set, figure }) => `${set} ${figure}`)).size }))
      .sort((a, b) => b.offers.length - a.offers.length || (a.id < b.id ? -1 : 1)),
    accepted,
    review
  }
}

/** The text of a figure by its id. */
export const textOf = (figure: FigureEntry | undefined, id: string): FigureText | undefined =>
  figure && [...(figure.traits ?? []), ...figure.specialPowers].find((one) => one.id === id)

/** Whether a sentence is accepted in these sets. */
export function isAccepted(sets: ReadonlyMap<string, FigureSetFile>, { set, figure, text, of }: PlaceInSet): boolean {
  const entry = sets.get(set)?.figures.find(({ id }) => id === figure)
  return textOf(entry, text)?.sentences?.some((one) => one.of === of) === true
}

/** The decision on a figure that an older version read differently: none yet, read again, or left as it is. */
export function decidedOf(sets: ReadonlyMap<string, FigureSetFile>, { set, figure, texts }: AgainInSet): 'open' | 'read' | 'kept' {
  const entry = sets.get(set)?.figures.find(({ id }) => id === figure)
  if (entry === undefined) return 'kept'
  if (readAgain(entry) !== null) return 'open'
  const isRead = texts.every(({ text, removed, added }) => {
    const { grants = [] } = textOf(entry, text) ?? {}
    return added.every((id) => grants.includes(id)) && !removed.some((id) => grants.includes(id))
  })
  return isRead ? 'read' : 'kept'
}

/** The first, the middle and the last sentence: a form is not judged by its first figures alone. */
export function examplesOf(offers: readonly OfferInSet[]): readonly OfferInSet[] {
  const last = offers.length - 1
  return [...new Set([0, last >> 1, last])].map((at) => offers[at]!)
}
