/** What rulings did not consider, with the texts of cards sentence by sentence: the card reader is loaded when the first such text is shown. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { NotConsidered, Ruling } from '../../../shared/contract/ruling.ts'
import type { FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import type { ReadsCards } from '../../../shared/figureCheck/cardSentences.ts'
import { later } from '../window/later.ts'
import type * as Reader from './sentenceReader.ts'

/** Kinds of entries that may be about a text of a card. */
const KINDS: readonly NotConsidered['kind'][] = ['trait', 'special-power']

export class SentenceView {
  #reading = $state.raw<typeof Reader | null>(null)
  #asked = false
  #reader: { readonly sets: readonly FigureSetFile[]; readonly cards: ReadsCards } | null = null

  /** The entries to show. Until the reader is there, and without it, they are those of the ruling. @param sets whose names cards may use */
  entries(value: ClixCase, ruling: Ruling, sets: readonly FigureSetFile[]): readonly NotConsidered[] {
    if (!ruling.notConsidered.some(({ kind }) => KINDS.includes(kind))) return ruling.notConsidered
    const reading = this.#reading
    if (!reading) {
      this.#load()
      return ruling.notConsidered
    }
    if (this.#reader?.sets !== sets) this.#reader = { sets, cards: reading.readerFor(sets) }
    return reading.bySentence(value, ruling, this.#reader.cards)
  }

  #load(): void {
    if (this.#asked) return
    this.#asked = true
    void later(() => import('./sentenceReader.ts')).then(
      (reading) => {
        this.#reading = reading
      },
      () => {
        // Whole texts are shown until the next ruling asks again.
        this.#asked = false
      }
    )
  }
}
