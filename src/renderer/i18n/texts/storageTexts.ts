/** The words of the storage, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { storageTexts as english } from '../en/storageTexts.ts'
import { storageTexts as es } from '../es/storageTexts.ts'
import { storageTexts as pt } from '../pt/storageTexts.ts'

export const storageTexts = catalogue(english, { pt, es })
