/** Everything that is said in English. */
import { boardTexts } from './boardTexts.ts'
import { dataTexts } from './dataTexts.ts'
import { descentTexts } from './descentTexts.ts'
import { heroscapeTexts } from './heroscapeTexts.ts'
import { importingTexts } from './importingTexts.ts'
import { noBoardTexts } from './noBoardTexts.ts'
import { referenceTexts } from './referenceTexts.ts'
import { rulingTexts } from './rulingTexts.ts'
import { searchWords } from './searchWords.ts'
import { setupTexts } from './setupTexts.ts'
import { storageTexts } from './storageTexts.ts'
import { texts } from './texts.ts'
import { timelineTexts } from './timelineTexts.ts'
import { typedTexts } from './typedTexts.ts'
import { variantsTexts } from './variantsTexts.ts'
import { windowTexts } from './windowTexts.ts'

/** Sentences of rulings and texts of the rules stand in `shared`: the command line says them, too. */
export const all = {
  boardTexts,
  dataTexts,
  descentTexts,
  heroscapeTexts,
  importingTexts,
  noBoardTexts,
  referenceTexts,
  rulingTexts,
  searchWords,
  setupTexts,
  storageTexts,
  texts,
  timelineTexts,
  typedTexts,
  variantsTexts,
  windowTexts
}
