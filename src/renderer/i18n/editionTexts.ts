/** The words about the browser edition, in the app's language. */
import { catalogue } from './catalogue.ts'
import { editionTexts as english } from './en/editionTexts.ts'

export const editionTexts = catalogue(english, {})
