/** The sentences of rulings in the app's language. */
import { ENGLISH, type Phrasebook } from '../../../shared/explain/toText.ts'
import { catalogue } from '../language/catalogue.ts'
import { phrases as es } from '../es/phrases.ts'
import { language, type Language } from '../language/language.ts'
import { phrases as pt } from '../pt/phrases.ts'

const OTHERS: Readonly<Partial<Record<Language, Phrasebook>>> = { pt, es }

/** The catalogue goes by the English keys, and English has no terms of its own: those come from the language. */
export const phrases: Phrasebook = { ...catalogue(ENGLISH, OTHERS), terms: OTHERS[language]?.terms ?? ENGLISH.terms }
