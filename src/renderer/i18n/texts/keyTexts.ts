/** The words of the keys, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { keyTexts as english } from '../en/keyTexts.ts'
import { keyTexts as es } from '../es/keyTexts.ts'
import { keyTexts as pt } from '../pt/keyTexts.ts'

export const keyTexts = catalogue(english, { pt, es })
