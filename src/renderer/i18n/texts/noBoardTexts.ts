/** The words of the desk's questions, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { noBoardTexts as english } from '../en/noBoardTexts.ts'
import { noBoardTexts as es } from '../es/noBoardTexts.ts'
import { noBoardTexts as pt } from '../pt/noBoardTexts.ts'

export const noBoardTexts = catalogue(english, { pt, es })
