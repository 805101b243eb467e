/** Special terrain and map rules (MAP). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const specialMapRules: readonly RuleEntry[] = [
  {
    id: 'MAP-DS1',
    title: 'Deep Space: space terrain',
    document: documents.guide06,
    section: 'Deep Space',
    summary:
      'The squares inside the orange line are space: clear terrain with rules of its own, which hold ' +
      'however a figure treats other terrain.'
  },
  {
    id: 'MAP-DS2',
    title: 'Deep Space: moving in space',
    document: documents.guide06,
    section: 'Deep Space',
    summary: 'A figure given a move action while it stands in space has +2 speed for that action.'
  },
  {
    id: 'MAP-DS3',
    title: 'Deep Space: halved range',
    document: documents.guide06,
    section: 'Deep Space',
    summary:
      'Range is halved for a figure in space and for one that draws a line to a figure in space; only ' +
      'passing over space changes nothing. Hypersonic Speed halves once more. If both reasons apply we halve ' +
      "once. (Linejudge's reading: no document settles it.)"
  },
  {
    id: 'MAP-DS4',
    title: 'Deep Space: knock back without doubles',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects',
    summary:
      'A hit that would not knock the figure in space back for another reason does so by the damage ' +
      'dealt minus 2, at least 0. If there is another reason, that one sets the distance.'
  },
  {
    id: 'MAP-DS5',
    title: 'Deep Space: which damage counts',
    document: documents.reading,
    section: 'Core Rulebook (2013): Dealing damage',
    summary:
      'Damage dealt means the amount after all increases and reductions. 2013 says so; for the older ' +
      "editions we read it the same way. (Linejudge's reading: no document settles it.)"
  },
  {
    id: 'MAP-DS6',
    title: 'Deep Space: Force Blast',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects',
    summary: 'Force Blast at a figure in space rolls two dice for the distance instead of one.'
  },
  {
    id: 'MAP-DS7',
    title: 'Deep Space: leaving space',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects',
    summary:
      'Any knock back, whatever caused it, ends in the first square that is not space. The figure does ' +
      'enter that square, and this alone deals no damage.'
  },
  {
    id: 'MAP-DS8',
    title: 'Deep Space: the edge of the map',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects',
    summary:
      'A figure in space whose path ends at the map edge is dealt no knock-back damage; walls, blocking ' +
      "and higher ground still deal 1. A path that starts outside space follows the usual rules. (Linejudge's " +
      'reading: no document settles it.)'
  },
  {
    id: 'MAP-DS9',
    title: 'Deep Space: immunity',
    document: documents.reading,
    section: 'Follows from MAP-DS4',
    summary: 'Whoever cannot be knocked back or ignores knock back is not knocked back by the map either.'
  },
  {
    id: 'MAP-HC1',
    title: 'Helicarrier S-4: 10,000 feet below',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects',
    summary:
      'Orange squares can be neither entered nor occupied. A knock-back path stopped by one costs the ' +
      'usual 1 knock-back damage and 1 unavoidable damage on top; reducing or ignoring the first leaves the ' +
      'second.'
  },
  {
    id: 'MAP-HC2',
    title: 'Helicarrier S-2 and S-4: stairs and balconies',
    document: documents.guide06,
    section: 'S.H.I.E.L.D. Helicarrier',
    summary:
      'By power action a figure on an orange arrow is placed on the matching square of the other map. ' +
      'From a balcony, marked by a white arrow, it must roll 4 or more, with +1 for Flight.'
  },
  {
    id: 'MAP-HC3',
    title: 'Helicarrier S-1 and S-3: open deck',
    document: documents.guide06,
    section: 'S.H.I.E.L.D. Helicarrier',
    summary:
      'At the end of every turn a figure without Flight on an orange square is placed in the nearest ' +
      "legal square outside and given an action token. Stark Tower's City Below works alike."
  },
  {
    id: 'MAP-01',
    title: 'Space Racetrack: low gravity',
    document: documents.guide06,
    section: 'Space Racetrack',
    summary: 'A figure on orange that is hit is knocked back by the damage it took; doubles are not needed.'
  },
  {
    id: 'MAP-02',
    title: 'Central Port: transmatter gates',
    document: documents.guide06,
    section: 'Central Port',
    summary:
      'A figure whose move or power action ends on a gate may, after tokens and pushing, be placed on ' +
      'any other free gate. Only the figure that acted may do so.'
  },
  {
    id: 'MAP-03',
    title: 'Avengers Rooftops: open air',
    document: documents.guide06,
    section: 'Rooftops',
    summary:
      'After any action, a figure there without a wing symbol takes 1 penetrating damage and is placed ' + 'beside the numbered stairwell.'
  },
  {
    id: 'MAP-04',
    title: 'Hawkworld: open air',
    document: documents.guide06,
    section: 'Hawkworld',
    summary:
      'After actions, figures there without Flight take 1 unavoidable damage and go back to their ' +
      'starting area. Loose objects there are removed.'
  },
  {
    id: 'MAP-05',
    title: 'Gotham roofs and Bell Tower: open air',
    document: documents.guide06,
    section: 'Bell Tower; Rooftops of Gotham; Gotham Clocktower',
    summary:
      'Without Leap/Climb, Phasing, Flight or Great Size a figure there takes 1 unavoidable damage and ' + 'goes back to its starting area.'
  },
  {
    id: 'MAP-06',
    title: 'Columbia: sky',
    document: documents.guide06,
    section: 'Columbia',
    summary:
      'A figure there without Flight gets an action token and may be placed in its starting area. Loose ' + 'objects there are removed.'
  },
  {
    id: 'MAP-07',
    title: 'Castle Doom Gardens: force fields',
    document: documents.guide06,
    section: 'Castle Doom Gardens',
    summary:
      'Force fields on grid lines stop lines of fire like walls but are neither walls nor blocking ' +
      'terrain and cannot be destroyed. Nobody moves through or over them, squares on both sides are not ' +
      'adjacent, and ranges and areas are not counted through them.'
  },
  {
    id: 'MAP-08',
    title: 'Delphi Ardru: Tkon barriers',
    document: documents.guide06,
    section: 'Delphi Ardru',
    summary:
      'Barriers work like force fields. Warp areas of the same number are adjacent for movement, flux ' +
      'areas stop movement and give area powers, and there are judgment tokens.'
  },
  {
    id: 'MAP-09',
    title: 'Graveyard',
    document: documents.guide06,
    section: 'Graveyard',
    summary:
      'Orange is hindering for movement and clear for lines of fire, but every line of fire to a figure ' + 'standing on it is blocked.'
  },
  {
    id: 'MAP-10',
    title: 'Green Lantern Sciencells: monitors',
    document: documents.guide06,
    section: 'Green Lantern Sciencells',
    summary:
      'While a friend stands on a monitor square its whole side ignores hindering terrain and figures ' +
      'for lines of fire, and the one on it may make no ranged attacks. The first two objects go to the ' +
      'armories.'
  },
  {
    id: 'MAP-11',
    title: 'Krakoa: the living island',
    document: documents.guide06,
    section: 'Krakoa',
    summary:
      'Orange acts as blocking that cannot be destroyed. At the end of the turn a die is rolled: on 4 ' +
      'everybody is hurt, on 5 printed hindering acts as blocking and expels its occupants, on 6 the island ' +
      'itself attacks.'
  },
  {
    id: 'MAP-12',
    title: 'Muspelheim and the Crucible: lava',
    document: documents.guide06,
    section: 'Muspelheim; N.O.W.H.E.R.E. Crucible',
    summary: "At the end of each player's turn everyone on lava takes 1 unavoidable damage."
  },
  {
    id: 'MAP-13',
    title: 'Karnak',
    document: documents.guide06,
    section: 'Karnak',
    summary:
      'After an action, every figure that moved into orange rolls a die: 1 to 3 it takes 1 penetrating ' + 'damage, 4 to 6 it heals 1.'
  },
  {
    id: 'MAP-14',
    title: 'Airport Terminal: walkway',
    document: documents.guide06,
    section: 'Airport Terminal',
    summary:
      'When a turn begins, figures without Flight that stand wholly on the walkway are placed one square ' +
      'toward the thick line, those nearest the line first.'
  },
  {
    id: 'MAP-15',
    title: 'Fountain of Asgard: bridge',
    document: documents.guide06,
    section: 'Fountain of Asgard',
    summary: 'Bridge squares in the row with the same number are adjacent for movement.'
  },
  {
    id: 'MAP-16',
    title: 'The Crater',
    document: documents.guide06,
    section: 'The Crater',
    summary: 'An object on an orange square stays there: nobody picks it up, moves it or destroys it.'
  },
  {
    id: 'MAP-17',
    title: 'Negative Zone Prison and Gotham Waterfront',
    document: documents.guide06,
    section: 'Negative Zone Prison; Gotham Waterfront',
    summary: 'Orange is blocking terrain that cannot be destroyed.'
  },
  {
    id: 'MAP-18',
    title: 'Wylden Watch: chasm',
    document: documents.guide06,
    section: 'Wylden Watch',
    summary:
      'The chasm blocks movement, is clear for lines of fire and cannot be destroyed. A figure knocked ' +
      'back toward it stops in front and is dealt 1 knock-back damage.'
  },
  {
    id: 'MAP-19',
    title: 'Nexus of Reality',
    document: documents.guide06,
    section: 'Nexus of Reality',
    summary: 'Orange is clear. Figures on it are given no close combat, ranged combat or power actions, but ' + 'break away automatically.'
  },
  {
    id: 'MAP-20',
    title: 'Shadowland Fortress',
    document: documents.guide06,
    section: 'Shadowland Fortress',
    summary: 'Nothing more than 6 squares away can be targeted.'
  },
  {
    id: 'MAP-21',
    title: 'Lazarus Pit',
    document: documents.guide06,
    section: 'Lazarus Pit',
    summary: 'The pit is water. Figures in it may use Regeneration; one that heals there has Battle Fury until ' + 'it is damaged.'
  },
  {
    id: 'MAP-22',
    title: 'Fallen Asgard: World Tree',
    document: documents.guide06,
    section: 'Fallen Asgard',
    summary: 'The tree is hindering. Figures in it ignore 1 of any damage dealt, and a damage reducer still ' + 'works as well.'
  },
  {
    id: 'MAP-23',
    title: 'Svartalfheim: forge',
    document: documents.guide06,
    section: 'Svartalfheim',
    summary:
      'A figure that starts the turn on the forge takes 1 unavoidable damage and gets an Uru token. Each ' +
      'token is +1 attack and defense until an attack damages the figure.'
  },
  {
    id: 'MAP-24',
    title: 'Paired maps: Batcave, Croc Lair',
    document: documents.guide06,
    section: 'Batcave and Wayne Manor; Croc Lair and Streets of Gotham',
    summary: 'A power action takes a figure from a marked square to the matching one on the other map.'
  },
  {
    id: 'MAP-25',
    title: 'Blackgate Prison: bridge',
    document: documents.guide06,
    section: 'Blackgate Prison',
    summary:
      'The bridge is level 2, and lines and moves on the ground pass under it. Ending a move on it takes ' +
      'coming from level 2 or ignoring elevated terrain.'
  },
  {
    id: 'MAP-26',
    title: 'Minas Tirith and Liberty Island: lofty terrain',
    document: documents.guide06,
    section: 'Minas Tirith; Liberty Island',
    summary: 'Lofty squares are elevated against everything else; seen from there, other elevated terrain ' + 'counts as grounded.'
  },
  {
    id: 'MAP-27',
    title: 'Deep Space Nine: docking port',
    document: documents.guide06,
    section: 'Deep Space Nine',
    summary:
      'A figure there may shoot from any X with range 6, one bolt and Sharpshooter. Then two dice plus ' +
      'the occupied orange squares are added: 9 or more deals 1 unavoidable damage.'
  },
  {
    id: 'MAP-28',
    title: 'Borg Transwarp Hub',
    document: documents.guide06,
    section: 'Borg Transwarp Hub',
    summary:
      'A figure entering a gateway rolls a die and is placed in the area of that number. On 1 its player ' +
      'chooses an area, at the price of 1 unavoidable damage, or stays.'
  },
  {
    id: 'MAP-29',
    title: 'Star Trek Tactics maps',
    document: documents.guide06,
    section: "Qo'noS; Mutara Nebula; Badlands; Doomsday; Q-uadrant; Sector Z6; Spacedock",
    summary:
      'These maps bring scenario effects of their own, such as moving debris, nebula rolls, plasma ' +
      'storms and tokens. Read the text printed on the map.'
  },
  {
    id: 'MAP-30',
    title: 'Scenario maps',
    document: documents.guide06,
    section: "Helm's Deep; Pelennor Fields; Dawn of Man; Mars; Royal Naval Academy and others",
    summary: 'These maps bring scenario rules with bombs, gates, ladders, trebuchets or objectives. Read the ' + 'text printed on the map.'
  },
  {
    id: 'MAP-31',
    title: 'Fear Itself hammer maps',
    document: documents.guide06,
    section: 'Fear Itself maps',
    summary:
      'These maps are not for tournaments. As long as the hammer stays in its impact zone, one named ' +
      'power or ability cannot be used within 6 squares.'
  },
  {
    id: 'MAP-32',
    title: 'Pacific Ocean',
    document: documents.guide06,
    section: 'Pacific Ocean',
    summary: 'Water is ignored for movement. Swimmers have +2 speed and ignore hindering and elevated terrain ' + 'and figures.'
  }
]
