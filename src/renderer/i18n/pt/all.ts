/** Everything that is said in Portuguese. */
import type { Language } from '../language/shape.ts'
import { boardTexts } from './boardTexts.ts'
import { dataTexts } from './dataTexts.ts'
import { descentTexts } from './descentTexts.ts'
import { heroscapeTexts } from './heroscapeTexts.ts'
import { importingTexts } from './importingTexts.ts'
import { leftOut } from './leftOut.ts'
import shippedTexts from './shippedTexts.json' with { type: 'json' }
import { noBoardTexts } from './noBoardTexts.ts'
import { phrases } from './phrases.ts'
import { problems } from './problems.ts'
import { referenceTexts } from './referenceTexts.ts'
import ruleTexts from './ruleTexts.json' with { type: 'json' }
import { rulingTexts } from './rulingTexts.ts'
import { searchWords } from './searchWords.ts'
import { setupTexts } from './setupTexts.ts'
import { storageTexts } from './storageTexts.ts'
import { texts } from './texts.ts'
import { timelineTexts } from './timelineTexts.ts'
import { typedTexts } from './typedTexts.ts'
import { variantsTexts } from './variantsTexts.ts'
import { windowTexts } from './windowTexts.ts'

export const all: Language = {
  boardTexts,
  dataTexts,
  descentTexts,
  heroscapeTexts,
  importingTexts,
  leftOut,
  shippedTexts,
  noBoardTexts,
  phrases,
  problems,
  referenceTexts,
  ruleTexts,
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
