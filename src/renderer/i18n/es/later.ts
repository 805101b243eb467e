/** What is said in Spanish on screens that are opened later. */
import type { LaterWritten } from '../language/shape.ts'
import clausesTexts from './clausesTexts.json' with { type: 'json' }
import eventDoorTexts from './eventDoorTexts.json' with { type: 'json' }
import eventFloorTexts from './eventFloorTexts.json' with { type: 'json' }
import eventPracticeTexts from './eventPracticeTexts.json' with { type: 'json' }
import eventRecordTexts from './eventRecordTexts.json' with { type: 'json' }
import eventRoundsTexts from './eventRoundsTexts.json' with { type: 'json' }
import eventStandingsTexts from './eventStandingsTexts.json' with { type: 'json' }
import eventTexts from './eventTexts.json' with { type: 'json' }
import figuresTexts from './figuresTexts.json' with { type: 'json' }
import helpTexts from './helpTexts.json' with { type: 'json' }
import hexLintSentences from './hexLintSentences.json' with { type: 'json' }
import leagueTexts from './leagueTexts.json' with { type: 'json' }
import lintSentences from './lintSentences.json' with { type: 'json' }
import mapPictureTexts from './mapPictureTexts.json' with { type: 'json' }
import mapRoomTexts from './mapRoomTexts.json' with { type: 'json' }
import mapsTexts from './mapsTexts.json' with { type: 'json' }
import renewalTexts from './renewalTexts.json' with { type: 'json' }
import savingTexts from './savingTexts.json' with { type: 'json' }
import venueTexts from './venueTexts.json' with { type: 'json' }

export { laterBuilt } from './laterBuilt.ts'

export const later: LaterWritten = {
  clausesTexts,
  eventTexts: {
    ...eventDoorTexts,
    ...eventRoundsTexts,
    ...eventStandingsTexts,
    ...eventFloorTexts,
    ...eventRecordTexts,
    ...eventPracticeTexts,
    ...eventTexts
  },
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
