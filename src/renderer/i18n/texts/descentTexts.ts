/** The words of Descent's table, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { descentTexts as english } from '../en/descentTexts.ts'
import { descentTexts as es } from '../es/descentTexts.ts'
import { descentTexts as pt } from '../pt/descentTexts.ts'

export const descentTexts = catalogue(english, { pt, es })
