/** What is said in English on screens that are opened later. */
import { clausesTexts } from './clausesTexts.ts'
import { eventTexts } from './eventTexts.ts'
import { figuresTexts } from './figuresTexts.ts'
import { helpTexts } from './helpTexts.ts'
import { leagueTexts } from './leagueTexts.ts'
import { mapPictureTexts } from './mapPictureTexts.ts'
import { mapRoomTexts } from './mapRoomTexts.ts'
import { mapsTexts } from './mapsTexts.ts'
import { renewalTexts } from './renewalTexts.ts'
import { savingTexts } from './savingTexts.ts'
import { venueTexts } from './venueTexts.ts'

export const later = {
  clausesTexts,
  eventTexts,
  figuresTexts,
  helpTexts,
  leagueTexts,
  mapPictureTexts,
  mapRoomTexts,
  mapsTexts,
  renewalTexts,
  savingTexts,
  venueTexts
}
