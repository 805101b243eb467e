/** What the articles on heroclix.com describe. */
import type { System } from './system.ts'

type Entry = Omit<System, 'source'>

const entries: readonly Entry[] = [
  {
    number: 1,
    id: 'knock-back',
    name: 'Knock back: when, how far, away from whom',
    heading: 'Introduction to Knock Back',
    state: 'works',
    shownBy: ['G-K-EX-KB1@2012', 'G-K-EX-KB1-mastermind@2012']
  },
  {
    number: 2,
    id: 'knock-back-direction',
    name: 'Its direction off the straight lines',
    heading: 'Introduction to Knock Back; New Rules',
    state: 'works',
    shownBy: ['G-K-EX-KB2@2012', 'G-K-KB-11-open-a@2010']
  },
  {
    number: 3,
    id: 'knock-back-stopped',
    name: 'What stops its path: figures, walls, higher ground, the edge',
    heading: 'Even More Knock Back: Map effects',
    state: 'works',
    shownBy: ['G-K-EX-KB5@2012', 'G-K-EX-KB6@2012', 'G-K-EX-KB8@2012']
  },
  {
    number: 4,
    id: 'knock-back-falls',
    name: 'Falling across the rim of elevated terrain',
    heading: 'Introduction to Knock Back: Knock Back Damage; Even More Knock Back; New Rules',
    state: 'works',
    shownBy: ['G-K-EX-KB4@2012', 'G-K-EX-KB7@2012', 'G-K-KBD-06-a@2010']
  },
  {
    number: 5,
    id: 'knock-back-damage',
    name: 'Knock-back damage, and what reduces it',
    heading: 'Introduction to Knock Back: Knock Back Damage, Finishing up',
    state: 'works',
    shownBy: ['G-K-EX-KB3@2012', 'G-K-KBD-10-toughness@2012', 'G-A-TEAM-MYSTICS-e@2012']
  },
  {
    number: 6,
    id: 'knock-back-powers',
    name: 'Charge, Force Blast and Quake in knock back',
    heading: 'Even More Knock Back: Powers and Abilities',
    state: 'works',
    shownBy: ['G-K-KBX-01-charge-a@2012', 'G-K-KBX-08-a@2012', 'G-P-POW-QK-b@2012']
  },
  {
    number: 7,
    id: 'combat-reflexes',
    name: 'Combat Reflexes: its choice, and the damage that it ignores',
    heading: 'Even More Knock Back: Combat Reflexes',
    state: 'works',
    shownBy: ['G-K-EX-KB9@2012', 'G-K-EX-KB10@2012']
  },
  {
    number: 8,
    id: 'knock-back-immunity',
    name: 'Flight, great size and larger bases in knock back',
    heading: 'Even More Knock Back: Flight, Great Size, Miscellaneous',
    state: 'works',
    shownBy: ['G-K-KBD-14-a@2012', 'G-K-KBX-02-giant-a@2012', 'G-M-MUL-04-a@2012']
  },
  {
    number: 9,
    id: 'special-powers-of-knock-back',
    name: 'Repulsor Rays, The Living Bomb Burst, Swat',
    heading: 'Even More Knock Back: special powers and traits',
    state: 'works',
    shownBy: ['G-K-KBX-16-repulsor-a@2012', 'G-K-KBX-16-burst-a@2012', 'G-K-KBX-16-swat-a@2012']
  },
  {
    number: 10,
    id: 'printed-special-powers',
    name: 'Other printed special powers: God of Mischief, Weblines, Extremis, Staff of One, And the Winner Is',
    heading: 'Outwit; Power and Ability Combos; Lines of Fire II; New Rules; The Brave and the Bold',
    state: 'works',
    shownBy: [
      'G-TL-OUT-02-b@2010',
      'G-W-extremis-senses@2010',
      'G-W-extremis-outwits@2010',
      'G-W-extremis-in-time@2010',
      'test/unit/renderer/storage/starterPacks.test.ts'
    ]
  },
  {
    number: 11,
    id: 'effects-by-name',
    name: 'Effects that go by a name: Extant, Kryptonite Man, a figure that changes its name',
    heading: 'The Brave and the Bold: Character Names',
    state: 'partly',
    lacks: 'What Extant and Kryptonite Man do is announced and not printed, so it is told; clauses that go by a name work.',
    shownBy: [
      'G-W-name-same@2010',
      'G-W-name-part@2010',
      'G-W-name-changed@2010',
      'G-W-together-told@2010',
      'test/unit/renderer/storage/starterPacks.test.ts'
    ]
  },
  {
    number: 12,
    id: 'deep-space',
    name: 'The space of one map',
    heading: 'Even More Knock Back: Map effects',
    state: 'works',
    shownBy: ['MAP-C01@2012', 'G-S-MAP-DS6-a@2012', 'G-S-MAP-DS7-a@2012', 'G-S-MAP-DS8-a@2012']
  },
  {
    number: 13,
    id: 'helicarrier',
    name: 'The deep below the Helicarrier',
    heading: 'Even More Knock Back: Map effects',
    state: 'works',
    shownBy: ['MAP-C11@2012', 'G-S-MAP-HC1-b@2012']
  },
  {
    number: 14,
    id: 'other-special-maps',
    name: 'Other special maps by their name',
    heading: 'Even More Knock Back: Map effects',
    state: 'partly',
    lacks:
      'Of the rules of maps that ship those of scenarios remind the judge, and so do moves under a bridge; a map that does not ship is told.',
    shownBy: [
      'G-SG-passage@2012',
      'G-SG-gateway@2012',
      'G-SG-lofty-down@2012',
      'G-SG-walkway@2012',
      'G-HQ-unknown-map@2010',
      'test/unit/renderer/storage/starterPacks.test.ts'
    ]
  },
  {
    number: 15,
    id: 'battlefield-conditions',
    name: 'Battlefield conditions',
    heading: 'Even More Knock Back: Combat Reflexes; New Rules: Penetrating Damage',
    state: 'works',
    shownBy: ['DMG-C05-b@2012', 'G-W-condition@2012']
  },
  {
    number: 16,
    id: 'feats',
    name: 'Feats: Alias, Force Field, Pym Particles, Armor Piercing',
    heading: 'The Brave and the Bold: Traits and Outwit; New Rules',
    state: 'partly',
    lacks:
      'Of Alias, Force Field and Pym Particles the articles quote one sentence each; that works, and the rest is told. What Armor Piercing does stands on its card alone: Clix Campaign knows the name, other rules tell it as unknown.',
    shownBy: [
      'G-T-POW-OU-f@2010',
      'G-TL-OUT-03-c@jan-2010',
      'G-W-force-field@2010',
      'G-W-force-field-countered@2010',
      'G-W-alias@2010',
      'G-W-pym-giant@2010',
      'CCG-19-n@cc'
    ]
  },
  {
    number: 17,
    id: 'resources',
    name: 'Resources such as the Infinity Gauntlet',
    heading: 'Even More Knock Back: The Living Bomb Burst',
    state: 'told',
    lacks: 'The documents name them and say nothing of what they do; a judge enters that.',
    shownBy: ['G-NV-feats@2012']
  },
  {
    number: 20,
    id: 'lines',
    name: 'Lines of fire: the squares that they cross',
    heading: 'Drawing Lines',
    state: 'works',
    shownBy: ['LOF-C04-a@2012', 'G-LOF-01-a@2010']
  },
  {
    number: 21,
    id: 'midpoint',
    name: 'Midpoints, corners and the ends of walls',
    heading: 'Drawing Lines; New Rules: Intersections',
    state: 'works',
    shownBy: ['G-EX-LF1@2010', 'G-EX-LF2@2010', 'G-LOF-05-bc@2010', 'V-MOV-09-a@2010']
  },
  {
    number: 22,
    id: 'elevated-lines',
    name: 'Lines between elevated and grounded figures: the cone and what affects them',
    heading: 'Lines of Fire II: Elevated Lines of Fire',
    state: 'works',
    shownBy: ['G-EX-LF3-a@2010', 'G-EX-LF3-b@2010', 'G-ELV-06-a@2010', 'G-CHG-2-targets@2010']
  },
  {
    number: 23,
    id: 'level-lines',
    name: 'Lines at one elevation',
    heading: 'Lines of Fire II: Lines of Fire at the Same Elevation',
    state: 'works',
    shownBy: ['G-EX-LF4-a@2010', 'G-EX-LF4-d@2010', 'LOF-C15-b@2010']
  },
  {
    number: 24,
    id: 'giant-lines',
    name: 'Lines to and from giants',
    heading: 'Lines of Fire II: Giant Lines of Fire',
    state: 'works',
    shownBy: ['G-EX-LF4-b@2010', 'G-EX-LF4-c@2010', 'G-CHG-2-fenris@2010', 'G-CHG-2-surtur@2010']
  },
  {
    number: 25,
    id: 'line-chart',
    name: 'The chart of lines of fire by elevation and damage type',
    heading: 'Lines of Fire II: Wrap Up',
    state: 'works',
    shownBy: ['test/unit/shared/cases/chart/lineChart.test.ts', 'test/e2e/reference.test.ts']
  },
  {
    number: 26,
    id: 'colossal-size',
    name: 'Colossal figures: lines, levels, shots while based',
    heading: 'Giant Colossal Size X-Men',
    state: 'works',
    shownBy: ['G-SIZ-02-colossal-standard-colossal@2010', 'G-SIZ-10-d@2010', 'G-SIZ-08-b@2010', 'G-PAR-colossal-countered@2010']
  },
  {
    number: 27,
    id: 'colossal-indoors',
    name: 'Wide bases indoors: an opening as wide as the base',
    heading: 'Giant Colossal Size X-Men',
    state: 'works',
    shownBy: [
      'G-2R-Q28-colossal-narrow@2012',
      'G-2R-Q28-colossal-wide@2012',
      'G-OPEN-narrow@jan-2010',
      'G-OPEN-narrow@cc',
      'test/oracle/bases.test.ts'
    ]
  },
  {
    number: 28,
    id: 'colossal-stamina',
    name: 'Acting with two tokens',
    heading: 'Giant Colossal Size X-Men',
    state: 'works',
    shownBy: ['COL-C01@2010', 'G-TL-COL-03-a@2010']
  },
  {
    number: 29,
    id: 'quoted-team-abilities',
    name: 'The team abilities that the articles quote: Hypertime, Mystics, Batman Ally',
    heading: 'Introduction to Knock Back; Outwit',
    state: 'works',
    shownBy: ['V-TEAM-hypertime-a@2012', 'OUT-C01@jan-2010']
  },
  {
    number: 30,
    id: 'alter-egos-sealed',
    name: 'Alter Egos in sealed play',
    heading: 'The Brave and the Bold: Alter Egos',
    state: 'works',
    shownBy: ['G-R-sealed@2010']
  },
  {
    number: 31,
    id: 'alter-ego',
    name: 'Alter Egos: the change, the starting lines, what healing may reach, the price',
    heading: 'The Brave and the Bold: Alter Egos',
    state: 'partly',
    lacks: 'When the change may be made, and what goes over to the new figure, stands on a card that the documents do not print.',
    shownBy: ['G-W-ego@2010', 'G-W-line-heal@2010', 'G-W-ego-unsaid@2010']
  },
  {
    number: 32,
    id: 'errata-of-figures',
    name: 'Errata of named figures',
    heading: 'The Brave and the Bold: Errata',
    state: 'partly',
    lacks:
      'Figures next to Mister Miracle and Oberon may move them by Telekinesis; how their base is put there is told and left to the judge.',
    shownBy: ['G-W-duo-140@2012', 'G-W-duo-280@2012', 'G-HQ-mister-miracle@2010', 'test/unit/renderer/storage/starterPacks.test.ts']
  },
  {
    number: 33,
    id: 'same-names',
    name: 'Which names are the same',
    heading: 'The Brave and the Bold: Character Names',
    state: 'works',
    shownBy: ['G-R-sealed-name@2010', 'G-R-sealed-longer@2010']
  },
  {
    number: 34,
    id: 'possess-and-use',
    name: 'To possess and to be able to use',
    heading: 'The Brave and the Bold: Traits and Outwit; Outwit',
    state: 'works',
    shownBy: ['G-T-POW-OU-f@2010', 'G-TL-OUT-03-c@jan-2010', 'G-TL-OUT-02-b@2010']
  },
  {
    number: 35,
    id: 'outwit',
    name: 'Outwit: what, whom, from where',
    heading: 'Outwit',
    state: 'works',
    shownBy: ['G-TL-OUT-01-a@2010', 'G-TL-OUT-04-a@2010', 'G-T-POW-OU-b@2010']
  },
  {
    number: 36,
    id: 'outwit-in-time',
    name: 'How long Outwit lasts, and when the power returns',
    heading: 'Outwit: until your next turn, returns immediately',
    state: 'works',
    shownBy: ['G-TL-OUT-09-a@2010', 'OUT-C01@jan-2010']
  },
  {
    number: 37,
    id: 'actions-inside-actions',
    name: 'Actions inside actions: Mind Control, S.H.I.E.L.D.',
    heading: 'Outwit: not during another action',
    state: 'works',
    shownBy: ['G-TL-POW-MC-c@2010', 'G-MC-outwits@2010', 'G-SHIELD-within@2010', 'G-SHIELD-power@2010']
  },
  {
    number: 38,
    id: 'themed-team',
    name: 'A themed team and its Probability Control',
    heading: 'Outwit: a free action',
    state: 'works',
    shownBy: ['G-FRC-theme@2010', 'G-FRC-themed-used@2010', 'G-FRC-themed-acted@jan-2010']
  },
  {
    number: 39,
    id: 'chances',
    name: 'Chances of two dice, rerolls, Super Senses, Shape Change',
    heading: 'Outwit: Challenge 4',
    state: 'works',
    shownBy: ['G-PRB-01-7', 'PRB-C02@2010', 'G-PRB-06-b', 'G-ODDS-shape-change']
  },
  {
    number: 40,
    id: 'best-outwit',
    name: 'What to outwit and whom to attack',
    heading: 'Outwit: Challenge 4',
    state: 'works',
    shownBy: ['G-CHG-4-main@2010', 'G-CHG-4-bonus@2010']
  },
  {
    number: 41,
    id: 'best-turn',
    name: 'The best turn of a whole force',
    heading: 'Lines of Fire II: Challenge 3; Outwit: Challenge 5',
    state: 'works',
    shownBy: [
      'G-TURN-two@2010',
      'G-TURN-outwit@2010',
      'G-TURN-none@2010',
      'test/oracle/preparedTurns.test.ts',
      'test/unit/shared/engine/preparation/findPlans.test.ts'
    ]
  },
  {
    number: 42,
    id: 'combos',
    name: 'Which powers go together in one action',
    heading: 'Power and Ability Combos',
    state: 'works',
    shownBy: ['CMB-C01@2010', 'G-CMB-03-a@2010', 'G-CMB-06-a@2010', 'G-CMB-10-b@2010']
  },
  {
    number: 43,
    id: 'charge-and-leap',
    name: 'Whom a figure can attack with Charge',
    heading: 'Power and Ability Combos: Challenge; Drawing Lines: Challenge 1',
    state: 'works',
    shownBy: ['V-CHG-1@2010']
  },
  {
    number: 44,
    id: 'click-numbers',
    name: 'Clicks by their number',
    heading: 'New Rules: New Ideas',
    state: 'works',
    shownBy: ['G-V-DIAL-a@2010']
  },
  {
    number: 45,
    id: 'occupancy',
    name: 'Nobody stops in blocking terrain',
    heading: 'New Rules: New Ideas',
    state: 'works',
    shownBy: ['V-TER-07-a@2010']
  },
  {
    number: 46,
    id: 'action-tokens',
    name: 'What would leave more than two tokens cannot be done',
    heading: 'New Rules: New Ideas',
    state: 'works',
    shownBy: ['G-2R-Q27-2010@2010']
  },
  {
    number: 47,
    id: 'locked-values',
    name: 'Locked values; replacing, then modifying',
    heading: 'New Rules: New Ideas, Small Tweaks',
    state: 'works',
    shownBy: ['VAL-C03@2012', 'G-V-VAL-01-b@2010', 'G-V-VAL-03-a@jan-2010']
  },
  {
    number: 48,
    id: 'knock-back-2010',
    name: 'Knock back in 2010: one of two directions, no damage for clinging to the roof',
    heading: 'New Rules: Small Tweaks',
    state: 'works',
    shownBy: ['G-K-KB-11-open-a@2010', 'G-K-KBD-06-a@jan-2010']
  },
  {
    number: 49,
    id: 'penetrating-damage',
    name: 'Penetrating damage',
    heading: 'New Rules: Small Tweaks',
    state: 'works',
    shownBy: ['G-D-DMG-04-toughness@2010', 'G-D-DMG-04-jan@jan-2010']
  },
  {
    number: 50,
    id: 'destroying-walls',
    name: 'Destroying walls',
    heading: 'New Rules: Small Tweaks',
    state: 'works',
    shownBy: ['LOF-C27-b@2010', 'G-TER-17-b@jan-2010']
  },
  {
    number: 51,
    id: 'wild-cards',
    name: 'Wild cards: what they copy, and when that may change',
    heading: 'New Rules: Small Tweaks',
    state: 'works',
    shownBy: ['G-WLD-targeted@2010', 'G-WLD-earlier@2010', 'G-WLD-kept@2010', 'G-WLD-free@2012', 'G-WLD-lost@2012', 'G-WLD-table@2010']
  },
  {
    number: 52,
    id: 'alternate-team-abilities',
    name: 'Alternate team abilities: keywords, price, one for a force',
    heading: 'New Rules: Small Tweaks',
    state: 'works',
    shownBy: ['G-FRC-ata@2010', 'G-FRC-ata-two@2010', 'G-FRC-ata-keyword@2010', 'G-FRC-ata-in-play@2010']
  },
  {
    number: 53,
    id: 'symbols-and-prerequisites',
    name: 'Combat symbols from special powers; what feats ask for',
    heading: 'New Rules: Small Tweaks',
    state: 'works',
    shownBy: ['G-FRC-symbol@2010', 'G-FRC-feat-nico@2010']
  },
  {
    number: 54,
    id: 'growing-starting-areas',
    name: 'Starting areas that grow for both sides',
    heading: 'New Rules: Small Tweaks',
    state: 'works',
    shownBy: ['G-AREA-grown@2010', 'G-AREA-whole-edge@2010', 'G-AREA-before@jan-2010']
  },
  {
    number: 55,
    id: 'ages',
    name: 'Golden and Modern Age, Restricted and Unrestricted, retired elements',
    heading: 'The Ages of HeroClix; Lines of Fire II; The Brave and the Bold',
    state: 'works',
    shownBy: ['G-FRC-restricted@2010', 'G-FRC-modern-feat@2010', 'G-FRC-sets@2010']
  }
]

export const articles: readonly System[] = entries.map((entry) => ({ ...entry, source: 'articles' }))
