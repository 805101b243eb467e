/** The words of importing and exporting, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { importTexts as english } from '../en/importTexts.ts'
import { importTexts as es } from '../es/importTexts.ts'
import { importTexts as pt } from '../pt/importTexts.ts'

export const importTexts = catalogue(english, { pt, es })
