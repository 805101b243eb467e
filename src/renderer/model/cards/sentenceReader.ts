/** The card reader with the names of the library. */
import { CardReader } from '../../../shared/cards/cardReader.ts'
import { cardNames } from '../../../shared/cards/cardNames.ts'
import type { CardNames } from '../../../shared/cards/cardNames.ts'
import type { ReadsCards } from '../../../shared/figureCheck/cardSentences.ts'
import type { FigureSetFile } from '../../../shared/formats/documents/documents.ts'

export { bySentence } from '../../../shared/figureCheck/cardSentences.ts'

export function readerFor(sets: readonly FigureSetFile[]): ReadsCards & { readonly names: CardNames } {
  const figures = sets.flatMap((set) => set.figures)
  const names = cardNames(new Set(figures.flatMap(({ keywords }) => keywords ?? [])), new Set(figures.map(({ name }) => name)))
  return { reader: new CardReader(names), names }
}
