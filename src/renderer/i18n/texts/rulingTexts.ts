/** The words around a ruling, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { rulingTexts as english } from '../en/rulingTexts.ts'
import { rulingTexts as es } from '../es/rulingTexts.ts'
import { rulingTexts as pt } from '../pt/rulingTexts.ts'

export const rulingTexts = catalogue(english, { pt, es })
