/** Special terrain and map rules (MAP). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const specialMapRules: readonly RuleEntry[] = [
  ...rulesOf(documents.guide06, [
    ['MAP-DS1', 'Deep Space: space terrain', 'Deep Space'],
    ['MAP-DS2', 'Deep Space: moving in space', 'Deep Space'],
    ['MAP-DS3', 'Deep Space: halved range', 'Deep Space']
  ]),
  ...rulesOf(documents.knockBackMore, [['MAP-DS4', 'Deep Space: knock back without doubles', 'Common corner cases: Map effects']]),
  ...rulesOf(documents.reading, [['MAP-DS5', 'Deep Space: which damage counts', 'Core Rulebook (2013): Dealing damage']]),
  ...rulesOf(documents.knockBackMore, [
    ['MAP-DS6', 'Deep Space: Force Blast', 'Common corner cases: Map effects'],
    ['MAP-DS7', 'Deep Space: leaving space', 'Common corner cases: Map effects'],
    ['MAP-DS8', 'Deep Space: the edge of the map', 'Common corner cases: Map effects']
  ]),
  ...rulesOf(documents.reading, [['MAP-DS9', 'Deep Space: immunity', 'Follows from MAP-DS4']]),
  ...rulesOf(documents.knockBackMore, [['MAP-HC1', 'Helicarrier S-4: 10,000 feet below', 'Common corner cases: Map effects']]),
  ...rulesOf(documents.guide06, [
    ['MAP-HC2', 'Helicarrier S-2 and S-4: stairs and balconies', 'S.H.I.E.L.D. Helicarrier'],
    ['MAP-HC3', 'Helicarrier S-1 and S-3: open deck', 'S.H.I.E.L.D. Helicarrier'],
    ['MAP-01', 'Space Racetrack: low gravity', 'Space Racetrack'],
    ['MAP-02', 'Central Port: transmatter gates', 'Central Port'],
    ['MAP-03', 'Avengers Rooftops: open air', 'Rooftops'],
    ['MAP-04', 'Hawkworld: open air', 'Hawkworld'],
    ['MAP-05', 'Gotham roofs and Bell Tower: open air', 'Bell Tower; Rooftops of Gotham; Gotham Clocktower'],
    ['MAP-06', 'Columbia: sky', 'Columbia'],
    ['MAP-07', 'Castle Doom Gardens: force fields', 'Castle Doom Gardens'],
    ['MAP-08', 'Delphi Ardru: Tkon barriers', 'Delphi Ardru'],
    ['MAP-09', 'Graveyard', 'Graveyard'],
    ['MAP-10', 'Green Lantern Sciencells: monitors', 'Green Lantern Sciencells'],
    ['MAP-11', 'Krakoa: the living island', 'Krakoa'],
    ['MAP-12', 'Muspelheim and the Crucible: lava', 'Muspelheim; N.O.W.H.E.R.E. Crucible'],
    ['MAP-13', 'Karnak', 'Karnak'],
    ['MAP-14', 'Airport Terminal: walkway', 'Airport Terminal'],
    ['MAP-15', 'Fountain of Asgard: bridge', 'Fountain of Asgard'],
    ['MAP-16', 'The Crater', 'The Crater'],
    ['MAP-17', 'Negative Zone Prison and Gotham Waterfront', 'Negative Zone Prison; Gotham Waterfront'],
    ['MAP-18', 'Wylden Watch: chasm', 'Wylden Watch'],
    ['MAP-19', 'Nexus of Reality', 'Nexus of Reality'],
    ['MAP-20', 'Shadowland Fortress', 'Shadowland Fortress'],
    ['MAP-21', 'Lazarus Pit', 'Lazarus Pit'],
    ['MAP-22', 'Fallen Asgard: World Tree', 'Fallen Asgard'],
    ['MAP-23', 'Svartalfheim: forge', 'Svartalfheim'],
    ['MAP-24', 'Paired maps: Batcave, Croc Lair', 'Batcave and Wayne Manor; Croc Lair and Streets of Gotham'],
    ['MAP-25', 'Blackgate Prison: bridge', 'Blackgate Prison'],
    ['MAP-26', 'Minas Tirith and Liberty Island: lofty terrain', 'Minas Tirith; Liberty Island'],
    ['MAP-27', 'Deep Space Nine: docking port', 'Deep Space Nine'],
    ['MAP-28', 'Borg Transwarp Hub', 'Borg Transwarp Hub'],
    ['MAP-29', 'Star Trek Tactics maps', "Qo'noS; Mutara Nebula; Badlands; Doomsday; Q-uadrant; Sector Z6; Spacedock"],
    ['MAP-30', 'Scenario maps', "Helm's Deep; Pelennor Fields; Dawn of Man; Mars; Royal Naval Academy and others"],
    ['MAP-31', 'Fear Itself hammer maps', 'Fear Itself maps'],
    ['MAP-32', 'Pacific Ocean', 'Pacific Ocean']
  ])
]
