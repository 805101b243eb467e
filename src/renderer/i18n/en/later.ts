/** What is said in English on screens that are opened later. */
import { eventTexts } from './eventTexts.ts'
import { mapPictureTexts } from './mapPictureTexts.ts'
import { mapsTexts } from './mapsTexts.ts'

export const later = { eventTexts, mapPictureTexts, mapsTexts }
