/** The words of the reference and of search, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { referenceTexts as english } from '../en/referenceTexts.ts'
import { referenceTexts as es } from '../es/referenceTexts.ts'
import { referenceTexts as pt } from '../pt/referenceTexts.ts'

export const referenceTexts = catalogue(english, { pt, es })
