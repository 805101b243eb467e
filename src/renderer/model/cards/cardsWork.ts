/** Reading the cards of figures, as the worker does it and, if there is no worker, the page. */
import { offersOf, type CardOffers } from '../../../shared/figureCheck/cardOffers.ts'
import { readerWith, type NamesOnCards, type ReadsCards } from '../../../shared/figureCheck/cardSentences.ts'
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'
import { readAgain, type TextReadAgain } from '../../../shared/formats/foreignFigures/readAgain.ts'

/** The results for the card of one figure. */
export interface FigureRead {
  readonly offers: CardOffers
  readonly again: readonly TextReadAgain[]
}

/** First the names, then figures in parts; each part is answered. */
export type CardsMessage = { readonly names: NamesOnCards } | { readonly figures: readonly FigureEntry[] }
export type CardsReply = { readonly read: readonly FigureRead[] } | { readonly failed: string }

export function readFigure(figure: FigureEntry, { reader, names }: ReadsCards): FigureRead {
  return { offers: offersOf(figure, reader, names), again: readAgain(figure)?.texts ?? [] }
}

/** Answers the messages one after the other; null: the names are answered by nothing. Throws if figures come before the names. */
export class CardsWork {
  #reads: ReadsCards | null = null

  answer(message: CardsMessage): CardsReply | null {
    if ('names' in message) {
      this.#reads = readerWith(message.names)
      return null
    }
    const reads = this.#reads
    if (reads === null) throw new Error('Cards are read after the names of all figures.')
    return { read: message.figures.map((figure) => readFigure(figure, reads)) }
  }
}
