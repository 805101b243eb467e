/** The manual in the language of the app: read when it is opened. */
import * as later from './laterTexts.ts'
import { LANGUAGES, type LanguageEntry } from './languages.ts'
import { piecesOf, type Piece } from './labels.ts'
import { said } from './language/said.ts'
import type { ManualTexts } from './language/shape.ts'
import { language, languageTag } from './spoken.ts'
import * as spoken from './texts.ts'

const entries: readonly LanguageEntry[] = LANGUAGES
const { default: written } = await (entries.find(({ id }) => id === language) ?? entries[0]!).manual()
export const manualTexts = said(written, languageTag) as ManualTexts

/** The pieces of one of its sentences, with what is written on the screen. */
export const manualPieces = (sentence: string): Piece[] => piecesOf(sentence, { ...spoken, ...later })
