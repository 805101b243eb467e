/** How the language of the app says the special terrain of a board. */
import type { SpecialWords } from '../../shared/scene/sceneBoard.ts'
import { phrases, shippedText } from './texts.ts'

export const specialWords: SpecialWords = { name: shippedText, and: (next) => phrases.and(next) }
