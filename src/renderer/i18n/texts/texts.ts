/** The words of the app, in its language. */
import { catalogue } from '../language/catalogue.ts'
import { texts as english } from '../en/texts.ts'
import { texts as es } from '../es/texts.ts'
import { texts as pt } from '../pt/texts.ts'

export const texts = catalogue(english, { pt, es })
