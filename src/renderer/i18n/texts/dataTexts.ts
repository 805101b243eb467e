/** The words of the data screen, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { dataTexts as english } from '../en/dataTexts.ts'
import { dataTexts as es } from '../es/dataTexts.ts'
import { dataTexts as pt } from '../pt/dataTexts.ts'

export const dataTexts = catalogue(english, { pt, es })
