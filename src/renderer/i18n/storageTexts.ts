/** The words of the storage, in the app's language. */
import { catalogue } from './catalogue.ts'
import { storageTexts as english } from './en/storageTexts.ts'

export const storageTexts = catalogue(english, {})
