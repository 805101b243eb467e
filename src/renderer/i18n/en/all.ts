/** Everything that is said in English from the start on. */
import boardTexts from './boardTexts.json' with { type: 'json' }
import dataTexts from './dataTexts.json' with { type: 'json' }
import descentTexts from './descentTexts.json' with { type: 'json' }
import heroscapeTexts from './heroscapeTexts.json' with { type: 'json' }
import importingTexts from './importingTexts.json' with { type: 'json' }
import noBoardTexts from './noBoardTexts.json' with { type: 'json' }
import referenceTexts from './referenceTexts.json' with { type: 'json' }
import rulingTexts from './rulingTexts.json' with { type: 'json' }
import searchWords from './searchWords.json' with { type: 'json' }
import setupTexts from './setupTexts.json' with { type: 'json' }
import storageTexts from './storageTexts.json' with { type: 'json' }
import texts from './texts.json' with { type: 'json' }
import timelineTexts from './timelineTexts.json' with { type: 'json' }
import typedTexts from './typedTexts.json' with { type: 'json' }
import variantsTexts from './variantsTexts.json' with { type: 'json' }
import windowTexts from './windowTexts.json' with { type: 'json' }

export { built } from './built.ts'

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
