/** The words of "what if", in the app's language. */
import { catalogue } from './catalogue.ts'
import { variantTexts as english } from './en/variantTexts.ts'

export const variantTexts = catalogue(english, {})
