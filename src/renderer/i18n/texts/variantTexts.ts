/** The words of "what if", in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { variantTexts as english } from '../en/variantTexts.ts'
import { variantTexts as es } from '../es/variantTexts.ts'
import { variantTexts as pt } from '../pt/variantTexts.ts'

export const variantTexts = catalogue(english, { pt, es })
