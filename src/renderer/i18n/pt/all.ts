/** Everything that is said in Portuguese from the start on. */
import type { Language } from '../language/shape.ts'
import boardTexts from './boardTexts.json' with { type: 'json' }
import dataTexts from './dataTexts.json' with { type: 'json' }
import descentTexts from './descentTexts.json' with { type: 'json' }
import editionWords from './editionWords.json' with { type: 'json' }
import heroscapeTexts from './heroscapeTexts.json' with { type: 'json' }
import importingTexts from './importingTexts.json' with { type: 'json' }
import leftOut from './leftOut.json' with { type: 'json' }
import noBoardTexts from './noBoardTexts.json' with { type: 'json' }
import { phrases } from './phrases.ts'
import problems from './problems.json' with { type: 'json' }
import referenceTexts from './referenceTexts.json' with { type: 'json' }
import ruleTexts from './ruleTexts.json' with { type: 'json' }
import rulingTexts from './rulingTexts.json' with { type: 'json' }
import searchWords from './searchWords.json' with { type: 'json' }
import setupTexts from './setupTexts.json' with { type: 'json' }
import shippedTexts from './shippedTexts.json' with { type: 'json' }
import storageTexts from './storageTexts.json' with { type: 'json' }
import texts from './texts.json' with { type: 'json' }
import timelineTexts from './timelineTexts.json' with { type: 'json' }
import typedTexts from './typedTexts.json' with { type: 'json' }
import variantsTexts from './variantsTexts.json' with { type: 'json' }
import windowTexts from './windowTexts.json' with { type: 'json' }

export { built } from './built.ts'

export const all: Language = {
  boardTexts,
  dataTexts,
  descentTexts,
  editionWords,
  heroscapeTexts,
  importingTexts,
  leftOut,
  noBoardTexts,
  phrases,
  problems,
  referenceTexts,
  ruleTexts,
  rulingTexts,
  searchWords,
  setupTexts,
  shippedTexts,
  storageTexts,
  texts,
  timelineTexts,
  typedTexts,
  variantsTexts,
  windowTexts
}
