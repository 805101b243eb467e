/** Everything that is said in English. */
import { boardTextTexts } from './boardTextTexts.ts'
import { boardTexts } from './boardTexts.ts'
import { dataTexts } from './dataTexts.ts'
import { descentTexts } from './descentTexts.ts'
import { editionTexts } from './editionTexts.ts'
import { hexTexts } from './hexTexts.ts'
import { importTexts } from './importTexts.ts'
import { keyTexts } from './keyTexts.ts'
import { noBoardTexts } from './noBoardTexts.ts'
import { referenceTexts } from './referenceTexts.ts'
import { rulingTexts } from './rulingTexts.ts'
import { searchWords } from './searchWords.ts'
import { setupTexts } from './setupTexts.ts'
import { storageTexts } from './storageTexts.ts'
import { texts } from './texts.ts'
import { timelineTexts } from './timelineTexts.ts'
import { typedTexts } from './typedTexts.ts'
import { variantTexts } from './variantTexts.ts'

/** Sentences of rulings and texts of the rules stand in `shared`: the command line says them, too. */
export const all = {
  boardTextTexts,
  boardTexts,
  dataTexts,
  descentTexts,
  editionTexts,
  hexTexts,
  importTexts,
  keyTexts,
  noBoardTexts,
  referenceTexts,
  rulingTexts,
  searchWords,
  setupTexts,
  storageTexts,
  texts,
  timelineTexts,
  typedTexts,
  variantTexts
}
