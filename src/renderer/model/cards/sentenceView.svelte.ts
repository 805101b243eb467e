/** The parts that rulings did not consider, with the texts of cards sentence by sentence: the card reader is loaded when the first such text is shown. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { NotConsidered, Ruling } from '../../../shared/contract/ruling.ts'
import type { FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import type * as Reader from '../../../shared/figureCheck/cardSentences.ts'
import { later } from '../window/later.ts'

/** Kinds of entries that may be about a text of a card. */
const KINDS: readonly NotConsidered['kind'][] = ['trait', 'special-power']

const hasTexts = ({ notConsidered }: Pick<Ruling, 'notConsidered'>): boolean => notConsidered.some(({ kind }) => KINDS.includes(kind))

export class SentenceView {
  #reading = $state.raw<typeof Reader | null>(null)
  #loading: Promise<void> | null = null
  #reader: { readonly sets: readonly FigureSetFile[]; readonly cards: Reader.ReadsCards } | null = null

  /** The entries to show. Until the reader is there, and without it, they are those of the ruling. @param sets whose names cards may use */
  entries(value: ClixCase, ruling: Ruling, sets: readonly FigureSetFile[]): readonly NotConsidered[] {
    if (!hasTexts(ruling)) return ruling.notConsidered
    const reading = this.#reading
    if (!reading) {
      void this.#load()
      return ruling.notConsidered
    }
    return reading.bySentence(value, ruling, () => this.#cards(reading, sets))
  }

  /** The reader for the figures of these sets; made once for them. */
  #cards(reading: typeof Reader, sets: readonly FigureSetFile[]): Reader.ReadsCards {
    if (this.#reader?.sets !== sets) this.#reader = { sets, cards: reading.readerOf(sets.flatMap(({ figures }) => figures)) }
    return this.#reader.cards
  }

  /** Waits for the reader if this ruling needs it, so that a paper has the same entries as the screen. It never rejects. */
  async ready(ruling: Pick<Ruling, 'notConsidered'>): Promise<void> {
    if (hasTexts(ruling)) await this.#load()
  }

  #load(): Promise<void> {
    this.#loading ??= later(() => import('../../../shared/figureCheck/cardSentences.ts')).then(
      (reading) => {
        this.#reading = reading
      },
      () => {
        // Whole texts are shown until the next ruling asks again.
        this.#loading = null
      }
    )
    return this.#loading
  }
}
