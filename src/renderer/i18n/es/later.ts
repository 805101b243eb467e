/** What is said in Spanish on screens that are opened later. */
import type { LaterTexts } from '../language/shape.ts'
import { eventTexts } from './eventTexts.ts'
import { mapPictureTexts } from './mapPictureTexts.ts'
import { mapsTexts } from './mapsTexts.ts'

export const later: LaterTexts = { eventTexts, mapPictureTexts, mapsTexts }
