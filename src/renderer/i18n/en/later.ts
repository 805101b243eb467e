/** What is said in English on screens that are opened later. */
import { eventTexts } from './eventTexts.ts'

export const later = { eventTexts }
