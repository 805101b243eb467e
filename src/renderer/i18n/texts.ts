/** The words of the app, in its language. */
import { catalogue } from './catalogue.ts'
import { texts as english } from './en/texts.ts'
import { texts as es } from './es/texts.ts'

export const texts = catalogue(english, { es })
