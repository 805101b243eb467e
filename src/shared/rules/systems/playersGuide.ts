/** What the Player's Guide describes. */
import type { System } from './system.ts'

type Entry = Omit<System, 'source'>

const entries: readonly Entry[] = [
  {
    number: 18,
    id: 'hordes',
    name: 'Hordes',
    heading: 'Contents: Tactics I',
    state: 'told',
    lacks: 'The guide announces them and states nothing; a field for them is told.',
    shownBy: ['G-NV-feats@2012']
  },
  {
    number: 19,
    id: 'special-objects',
    name: 'Special objects, relics, equipment',
    heading: 'Contents: Tactics I',
    state: 'told',
    lacks:
      'The guide announces them and states nothing; what a judge enters for an object, where it lies and in a hand, for a relic or equipment works.',
    shownBy: ['G-NV-feats@2012', 'G-W-object@2012', 'G-HAND-value@2013', 'G-HAND-put-down@2013']
  },
  {
    number: 56,
    id: 'months-of-the-guide',
    name: 'Text added and struck out from month to month',
    heading: 'Errata and Clarifications; Lines of Fire II',
    state: 'partly',
    lacks:
      'The guide marks in red what a month has added or struck out. In the text that is kept the colour is lost; only doubled words (Duo Attack, Multiattack) and three notes called withdrawn tell of it. Those are ruled on as the month left them, and what one of them leaves open is told.',
    shownBy: ['KBX-C07@2013', 'G-TL-ATK-13-a@2013', 'G-TL-ABL-MUL-c@2013', 'G-HQ-multiattack-same@2013']
  },
  {
    number: 57,
    id: 'standard-powers',
    name: 'The standard powers of the card',
    heading: 'Powers: Reference',
    state: 'works',
    shownBy: ['G-TL-ERR-01-c@2013', 'G-A-POW-BC-a@2013', 'G-A-POW-IM-a@2013', 'G-V-POW-EH-a@2013']
  },
  {
    number: 58,
    id: 'telekinesis',
    name: 'Telekinesis: objects hurled, opponents placed after a hit',
    heading: 'Errata: Telekinesis; Reference: Telekinesis',
    state: 'works',
    shownBy: ['G-TK-hurled@2013', 'G-TK-hurled-stealth@2013', 'G-TK-place@2013', 'G-TL-ERR-12-a@2013']
  },
  {
    number: 59,
    id: 'energy-explosion-before-2013',
    name: 'Energy Explosion before the card of 2013',
    heading: 'Errata: Energy Explosion; Lines of Fire II: Challenge 3',
    state: 'partly',
    lacks:
      'Its card before 2013 was looked for in five copies and three languages and not found. With one bolt it is played as players of the time explain it; how several bolts add up only answers of 2003 to 2005 tell: there the verdict is the judge’s.',
    shownBy: [
      'G-POW-EE-2012@2010',
      'G-POW-EE-2012@2012',
      'G-PUB-explosion@2012',
      'G-PUB-explosion-missed@2012',
      'G-PUB-explosion-bolts@2012'
    ]
  },
  {
    number: 60,
    id: 'clarified-powers',
    name: 'Clarifications of powers: Flurry, Hypersonic Speed, Pulse Wave, Quake, Mastermind, Outwit, Leadership',
    heading: 'Powers: Errata and Clarifications',
    state: 'works',
    shownBy: ['G-TL-ERR-01-a@2013', 'G-PAR-hypersonic-enters@2013', 'G-PAR-wave-marker@2013', 'G-P-POW-QK-e@2013', 'G-2R-17-fly@2013']
  },
  {
    number: 61,
    id: 'mind-control-points',
    name: 'Mind Control: whose the victory points are',
    heading: 'Errata: Mind Control',
    state: 'works',
    shownBy: ['G-PAR-control-countered@2013', 'G-PAR-control-over@2013', 'G-VP-controlled@2013']
  },
  {
    number: 62,
    id: 'combat-abilities',
    name: 'Combat abilities: Carry, Flight, Giant Reach, Great Size, Indomitable, Sharpshooter, Swim, Tiny Size',
    heading: 'Abilities: Reference',
    state: 'works',
    shownBy: ['V-CARRY-a@2013', 'V-ABL-FLY-a@2013', 'G-SIZ-09-a@2013', 'V-ABL-GS-a@2013', 'V-TIN-a@2013']
  },
  {
    number: 63,
    id: 'improved-movement-and-targeting',
    name: 'Improved Movement and Improved Targeting',
    heading: 'Abilities: Reference',
    state: 'works',
    shownBy: ['V-IMT-02-y@2013', 'G-R-IT-elevated@2013', 'V-IMT-06-b@2013']
  },
  {
    number: 64,
    id: 'several-attacks',
    name: 'Duo Attack, Multiattack, Move and Attack',
    heading: 'Abilities: Reference',
    state: 'works',
    shownBy: ['G-TL-ATK-13-a@2013', 'G-TL-ABL-MUL-a@2013', 'V-ABL-MA-a@2013']
  },
  {
    number: 65,
    id: 'merge-and-split',
    name: 'Merge and Split',
    heading: 'Errata: Merge, Split; Reference: Merge, Split',
    state: 'works',
    shownBy: ['G-MER-merges@2013', 'G-MER-points-back@2013', 'G-SPL-splits@2013', 'G-SPL-points-back@2013', 'TRN-C03-a@2013']
  },
  {
    number: 66,
    id: 'capture',
    name: 'Capture: captives, rescue, release, countering',
    heading: 'Errata: Capture; Reference: Capture',
    state: 'works',
    shownBy: ['G-CAP-release@2013', 'G-CAP-rescue@2013', 'G-CAP-fourth@2013', 'G-CAP-counter-doubles@2013', 'G-VP-released@2013']
  },
  {
    number: 67,
    id: 'grenades',
    name: 'Throw a Grenade: six kinds, the pool, markers',
    heading: 'Errata: Throw a Grenade; Trait Abilities',
    state: 'works',
    shownBy: [
      'G-GREN-frag@2013',
      'G-GREN-flashbang@2013',
      'G-GREN-ink-later@2013',
      'G-GREN-plasma-later@2013',
      'G-GREN-smoke-shoots@2013',
      'G-GREN-thermite-falls@2013',
      'G-GREN-pool@2013'
    ]
  },
  {
    number: 68,
    id: 'carried-clarified',
    name: 'Clarifications of abilities: what is carried, Tiny Size, Ram, Sharpshooter',
    heading: 'Abilities: Errata and Clarifications',
    state: 'works',
    shownBy: ['V-CARRY-w@2013', 'V-TIN-h@2013', 'V-ABL-RAM-g@2013', 'G-PAR-sharpshooter-area@2013']
  },
  {
    number: 69,
    id: 'vehicles',
    name: 'Vehicles: autopilot, pilots, passengers, wrecks',
    heading: 'Reference: Ram',
    state: 'works',
    shownBy: [
      'G-TL-ABL-RAM-a@2013',
      'G-VEH-autopilot@2013',
      'G-VEH-pilot@2013',
      'G-PILOT-boards@2013',
      'G-PILOT-moves-alone@2013',
      'G-PILOT-ejects@2013',
      'G-PILOT-carries-flier@2013',
      'G-PILOT-wreck@2013',
      'G-PILOT-waits@2013'
    ]
  },
  {
    number: 70,
    id: 'ram',
    name: 'Ram',
    heading: 'Reference: Ram',
    state: 'works',
    shownBy: ['V-ABL-RAM-a@2013', 'G-TL-ABL-RAM-d@2013']
  },
  {
    number: 71,
    id: 'other-parts-of-the-guide',
    name: 'Its parts on characters and team abilities',
    heading: 'Contents',
    state: 'partly',
    lacks:
      'Some team abilities are left to the judge with their text (Superman Enemy, Injustice League, Ultimate X-Men, 2000 AD, Founders, Coalition of Ordered Governments, Morlocks, Vox Populi, Templars, in part Assassins and Crime Syndicate); those of 2014 and of the Star Trek sets are told by their id.',
    shownBy: [
      'G-TL-TEAM-SHIELD-a@2010',
      'G-HQ-unknown-team@2010',
      'G-TEAM12-xmen-four@2012',
      'G-TEAM12-glc-eight@2012',
      'G-TEAM12-underworld-two@2012',
      'G-TEAM12-street@2013',
      'G-TEAM12-founders-told@2013'
    ]
  }
]

export const playersGuide: readonly System[] = entries.map((entry) => ({ ...entry, source: 'players-guide' }))
