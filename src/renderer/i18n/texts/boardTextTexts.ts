/** The words of the board as text, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { boardTextTexts as english } from '../en/boardTextTexts.ts'
import { boardTextTexts as es } from '../es/boardTextTexts.ts'
import { boardTextTexts as pt } from '../pt/boardTextTexts.ts'

export const boardTextTexts = catalogue(english, { pt, es })
