/** What a referee wants beside the rules, and what the articles take for granted of whoever judges. */
import type { System } from './system.ts'

export const besideTheRules: readonly System[] = [
  {
    number: 87,
    id: 'force-building',
    name: 'Building a force: total, uniques, cost, keywords, one alternate team ability',
    source: 'articles',
    heading: 'New Rules; The Brave and the Bold: Alter Egos',
    state: 'works',
    shownBy: [
      'G-FRC-fits@2010',
      'G-FRC-over@2010',
      'G-FRC-unique-name@2010',
      'G-FRC-line-orange@2010',
      'G-VPL-line@2012',
      'G-FRC-told@2010'
    ]
  },
  {
    number: 88,
    id: 'events',
    name: 'Formats, sealed pools, rounds, pairings, the log of an event',
    source: 'referee',
    heading: 'Events of a store',
    state: 'works',
    shownBy: ['test/e2e/event.test.ts', 'test/unit/shared/tournament/pairing/pods.test.ts']
  },
  {
    number: 89,
    id: 'map-authoring',
    name: 'Maps made and kept offline',
    source: 'referee',
    heading: 'Maps',
    state: 'works',
    shownBy: ['test/e2e/mapRoom.test.ts', 'test/e2e/mapPicture.test.ts']
  },
  {
    number: 90,
    id: 'figure-dials',
    name: 'Dials of figures kept and edited',
    source: 'referee',
    heading: 'Figures',
    state: 'works',
    shownBy: ['test/e2e/figures.test.ts']
  },
  {
    number: 91,
    id: 'reasons-and-citations',
    name: 'Rulings with their reasons, and the rules that they rest on',
    source: 'referee',
    heading: 'Rulings',
    state: 'works',
    shownBy: ['LOF-C01@2010', 'test/e2e/reference.test.ts']
  },
  {
    number: 92,
    id: 'saved-rulings',
    name: 'Rulings kept, shared, and asked again under other rules',
    source: 'referee',
    heading: 'Rulings',
    state: 'works',
    shownBy: ['test/unit/renderer/model/savedRulings/replay.test.ts', 'test/e2e/ruling.test.ts']
  }
]
