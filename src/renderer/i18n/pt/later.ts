/** What is said in Portuguese on screens that are opened later. */
import type { LaterTexts } from '../language/shape.ts'
import { clausesTexts } from './clausesTexts.ts'
import { eventTexts } from './eventTexts.ts'
import { figuresTexts } from './figuresTexts.ts'
import { helpTexts } from './helpTexts.ts'
import { leagueTexts } from './leagueTexts.ts'
import { mapPictureTexts } from './mapPictureTexts.ts'
import { hexLintSentences, lintSentences, mapRoomTexts } from './mapRoomTexts.ts'
import { mapsTexts } from './mapsTexts.ts'
import { renewalTexts } from './renewalTexts.ts'
import { savingTexts } from './savingTexts.ts'
import { venueTexts } from './venueTexts.ts'

export const later: LaterTexts = {
  clausesTexts,
  eventTexts,
  figuresTexts,
  helpTexts,
  hexLintSentences,
  leagueTexts,
  lintSentences,
  mapPictureTexts,
  mapRoomTexts,
  mapsTexts,
  renewalTexts,
  savingTexts,
  venueTexts
}
