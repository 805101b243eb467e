/** The words of HeroScape's table, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { hexTexts as english } from '../en/hexTexts.ts'
import { hexTexts as es } from '../es/hexTexts.ts'
import { hexTexts as pt } from '../pt/hexTexts.ts'

export const hexTexts = catalogue(english, { pt, es })
