/** The words of setting up a position, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { setupTexts as english } from '../en/setupTexts.ts'
import { setupTexts as es } from '../es/setupTexts.ts'
import { setupTexts as pt } from '../pt/setupTexts.ts'

export const setupTexts = catalogue(english, { pt, es })
