/** What can be typed into the ask field, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { typedTexts as english } from '../en/typedTexts.ts'
import { typedTexts as es } from '../es/typedTexts.ts'
import { typedTexts as pt } from '../pt/typedTexts.ts'

export const typedTexts = catalogue(english, { pt, es })

/** The words that mean something in a typed line: those of the app's language, and the English ones besides. */
export const typedWords = (of: (texts: typeof english) => readonly string[]): readonly string[] => [
  ...new Set([...of(typedTexts), ...of(english)])
]
