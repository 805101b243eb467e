/** The words of the board and its tools, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { boardTexts as english } from '../en/boardTexts.ts'
import { boardTexts as es } from '../es/boardTexts.ts'
import { boardTexts as pt } from '../pt/boardTexts.ts'

export const boardTexts = catalogue(english, { pt, es })
