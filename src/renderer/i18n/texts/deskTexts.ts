/** The words of the desk's questions, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { deskTexts as english } from '../en/deskTexts.ts'
import { deskTexts as es } from '../es/deskTexts.ts'
import { deskTexts as pt } from '../pt/deskTexts.ts'

export const deskTexts = catalogue(english, { pt, es })
