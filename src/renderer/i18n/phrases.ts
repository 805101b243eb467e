/** The sentences of rulings in the app's language. */
import { ENGLISH, type Phrasebook } from '../../shared/explain/toText.ts'
import { catalogue } from './catalogue.ts'
import { phrases as pt } from './pt/phrases.ts'

export const phrases: Phrasebook = catalogue(ENGLISH, { pt })
