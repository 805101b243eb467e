/** Special terrain and map rules (MAP). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const specialMapRules: readonly RuleEntry[] = [
  {
    id: 'MAP-DS1',
    title: 'Deep Space: space terrain',
    document: documents.guide06,
    section: 'Deep Space'
  },
  {
    id: 'MAP-DS2',
    title: 'Deep Space: moving in space',
    document: documents.guide06,
    section: 'Deep Space'
  },
  {
    id: 'MAP-DS3',
    title: 'Deep Space: halved range',
    document: documents.guide06,
    section: 'Deep Space'
  },
  {
    id: 'MAP-DS4',
    title: 'Deep Space: knock back without doubles',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects'
  },
  {
    id: 'MAP-DS5',
    title: 'Deep Space: which damage counts',
    document: documents.reading,
    section: 'Core Rulebook (2013): Dealing damage'
  },
  {
    id: 'MAP-DS6',
    title: 'Deep Space: Force Blast',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects'
  },
  {
    id: 'MAP-DS7',
    title: 'Deep Space: leaving space',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects'
  },
  {
    id: 'MAP-DS8',
    title: 'Deep Space: the edge of the map',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects'
  },
  {
    id: 'MAP-DS9',
    title: 'Deep Space: immunity',
    document: documents.reading,
    section: 'Follows from MAP-DS4'
  },
  {
    id: 'MAP-HC1',
    title: 'Helicarrier S-4: 10,000 feet below',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects'
  },
  {
    id: 'MAP-HC2',
    title: 'Helicarrier S-2 and S-4: stairs and balconies',
    document: documents.guide06,
    section: 'S.H.I.E.L.D. Helicarrier'
  },
  {
    id: 'MAP-HC3',
    title: 'Helicarrier S-1 and S-3: open deck',
    document: documents.guide06,
    section: 'S.H.I.E.L.D. Helicarrier'
  },
  {
    id: 'MAP-01',
    title: 'Space Racetrack: low gravity',
    document: documents.guide06,
    section: 'Space Racetrack'
  },
  {
    id: 'MAP-02',
    title: 'Central Port: transmatter gates',
    document: documents.guide06,
    section: 'Central Port'
  },
  {
    id: 'MAP-03',
    title: 'Avengers Rooftops: open air',
    document: documents.guide06,
    section: 'Rooftops'
  },
  {
    id: 'MAP-04',
    title: 'Hawkworld: open air',
    document: documents.guide06,
    section: 'Hawkworld'
  },
  {
    id: 'MAP-05',
    title: 'Gotham roofs and Bell Tower: open air',
    document: documents.guide06,
    section: 'Bell Tower; Rooftops of Gotham; Gotham Clocktower'
  },
  {
    id: 'MAP-06',
    title: 'Columbia: sky',
    document: documents.guide06,
    section: 'Columbia'
  },
  {
    id: 'MAP-07',
    title: 'Castle Doom Gardens: force fields',
    document: documents.guide06,
    section: 'Castle Doom Gardens'
  },
  {
    id: 'MAP-08',
    title: 'Delphi Ardru: Tkon barriers',
    document: documents.guide06,
    section: 'Delphi Ardru'
  },
  {
    id: 'MAP-09',
    title: 'Graveyard',
    document: documents.guide06,
    section: 'Graveyard'
  },
  {
    id: 'MAP-10',
    title: 'Green Lantern Sciencells: monitors',
    document: documents.guide06,
    section: 'Green Lantern Sciencells'
  },
  {
    id: 'MAP-11',
    title: 'Krakoa: the living island',
    document: documents.guide06,
    section: 'Krakoa'
  },
  {
    id: 'MAP-12',
    title: 'Muspelheim and the Crucible: lava',
    document: documents.guide06,
    section: 'Muspelheim; N.O.W.H.E.R.E. Crucible'
  },
  {
    id: 'MAP-13',
    title: 'Karnak',
    document: documents.guide06,
    section: 'Karnak'
  },
  {
    id: 'MAP-14',
    title: 'Airport Terminal: walkway',
    document: documents.guide06,
    section: 'Airport Terminal'
  },
  {
    id: 'MAP-15',
    title: 'Fountain of Asgard: bridge',
    document: documents.guide06,
    section: 'Fountain of Asgard'
  },
  {
    id: 'MAP-16',
    title: 'The Crater',
    document: documents.guide06,
    section: 'The Crater'
  },
  {
    id: 'MAP-17',
    title: 'Negative Zone Prison and Gotham Waterfront',
    document: documents.guide06,
    section: 'Negative Zone Prison; Gotham Waterfront'
  },
  {
    id: 'MAP-18',
    title: 'Wylden Watch: chasm',
    document: documents.guide06,
    section: 'Wylden Watch'
  },
  {
    id: 'MAP-19',
    title: 'Nexus of Reality',
    document: documents.guide06,
    section: 'Nexus of Reality'
  },
  {
    id: 'MAP-20',
    title: 'Shadowland Fortress',
    document: documents.guide06,
    section: 'Shadowland Fortress'
  },
  {
    id: 'MAP-21',
    title: 'Lazarus Pit',
    document: documents.guide06,
    section: 'Lazarus Pit'
  },
  {
    id: 'MAP-22',
    title: 'Fallen Asgard: World Tree',
    document: documents.guide06,
    section: 'Fallen Asgard'
  },
  {
    id: 'MAP-23',
    title: 'Svartalfheim: forge',
    document: documents.guide06,
    section: 'Svartalfheim'
  },
  {
    id: 'MAP-24',
    title: 'Paired maps: Batcave, Croc Lair',
    document: documents.guide06,
    section: 'Batcave and Wayne Manor; Croc Lair and Streets of Gotham'
  },
  {
    id: 'MAP-25',
    title: 'Blackgate Prison: bridge',
    document: documents.guide06,
    section: 'Blackgate Prison'
  },
  {
    id: 'MAP-26',
    title: 'Minas Tirith and Liberty Island: lofty terrain',
    document: documents.guide06,
    section: 'Minas Tirith; Liberty Island'
  },
  {
    id: 'MAP-27',
    title: 'Deep Space Nine: docking port',
    document: documents.guide06,
    section: 'Deep Space Nine'
  },
  {
    id: 'MAP-28',
    title: 'Borg Transwarp Hub',
    document: documents.guide06,
    section: 'Borg Transwarp Hub'
  },
  {
    id: 'MAP-29',
    title: 'Star Trek Tactics maps',
    document: documents.guide06,
    section: "Qo'noS; Mutara Nebula; Badlands; Doomsday; Q-uadrant; Sector Z6; Spacedock"
  },
  {
    id: 'MAP-30',
    title: 'Scenario maps',
    document: documents.guide06,
    section: "Helm's Deep; Pelennor Fields; Dawn of Man; Mars; Royal Naval Academy and others"
  },
  {
    id: 'MAP-31',
    title: 'Fear Itself hammer maps',
    document: documents.guide06,
    section: 'Fear Itself maps'
  },
  {
    id: 'MAP-32',
    title: 'Pacific Ocean',
    document: documents.guide06,
    section: 'Pacific Ocean'
  }
]
