/** The words about the browser edition, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { editionTexts as english } from '../en/editionTexts.ts'
import { editionTexts as es } from '../es/editionTexts.ts'
import { editionTexts as pt } from '../pt/editionTexts.ts'

export const editionTexts = catalogue(english, { pt, es })
