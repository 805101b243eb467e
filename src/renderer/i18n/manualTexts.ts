/** The manual in the language of the app: read when it is opened. */
import * as later from './laterTexts.ts'
import { LANGUAGES, type LanguageEntry } from './languages.ts'
import { piecesOf, type Piece } from './labels.ts'
import { language } from './spoken.ts'
import * as spoken from './texts.ts'

const entries: readonly LanguageEntry[] = LANGUAGES
export const { manualTexts } = await (entries.find(({ id }) => id === language) ?? entries[0]!).manual()

/** The pieces of one of its sentences, with what is written on the screen. */
export const manualPieces = (sentence: string): Piece[] => piecesOf(sentence, { ...spoken, ...later })
