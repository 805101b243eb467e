/** What is said in Portuguese on screens that are opened later. */
import type { LaterTexts } from '../language/shape.ts'
import { eventTexts } from './eventTexts.ts'
import { mapPictureTexts } from './mapPictureTexts.ts'
import { mapsTexts } from './mapsTexts.ts'

export const later: LaterTexts = { eventTexts, mapPictureTexts, mapsTexts }
