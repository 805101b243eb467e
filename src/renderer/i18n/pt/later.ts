/** What is said in Portuguese on screens that are opened later. */
import type { LaterTexts } from '../language/shape.ts'
import { clausesTexts } from './clausesTexts.ts'
import { eventTexts } from './eventTexts.ts'
import { figuresTexts } from './figuresTexts.ts'
import { mapPictureTexts } from './mapPictureTexts.ts'
import { lintSentences, mapRoomTexts } from './mapRoomTexts.ts'
import { mapsTexts } from './mapsTexts.ts'

export const later: LaterTexts = { clausesTexts, eventTexts, figuresTexts, lintSentences, mapPictureTexts, mapRoomTexts, mapsTexts }
