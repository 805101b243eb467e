/** Clix Campaign house rules, where they differ from the normal game (CC). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const clixCampaignRules: readonly RuleEntry[] = [
  {
    id: 'CC-01',
    title: 'One move each turn',
    document: documents.clixCampaign,
    section: 'Movement',
    summary:
      'Besides attacking, every figure has one move in a turn, normal or special. What special means has ' + 'not survived in the text.'
  },
  {
    id: 'CC-02',
    title: 'Boot, dolphin and wing',
    document: documents.clixCampaign,
    section: 'Movement',
    summary:
      'Walkers suffer from terrain, water and hindering halving their movement; the dolphin swims; the ' +
      'wing flies, hovering or soaring. A flyer occupies its square in both modes, and others share the space ' +
      'only while it is flying.'
  },
  {
    id: 'CC-03',
    title: 'Hovering',
    document: documents.clixCampaign,
    section: 'Movement',
    summary:
      'A hovering figure ignores hindering terrain, gets on and off elevated terrain and over outdoor ' +
      'blocking. For breaking away and close combat it is at the level of its square. Indoors it is the only ' +
      'way to fly.'
  },
  {
    id: 'CC-04',
    title: 'Soaring',
    document: documents.clixCampaign,
    section: 'Movement',
    summary:
      'A soaring figure ignores all terrain and objects when it moves. Unmodified it affects soaring, ' + 'giant and colossal figures only.'
  },
  {
    id: 'CC-05',
    title: 'Soaring attacker',
    document: documents.clixCampaign,
    section: 'Combat',
    summary: 'Against a grounded or hovering figure a soaring attacker has half its range and deals 1 damage ' + 'less.'
  },
  {
    id: 'CC-06',
    title: 'Attacking a soaring figure',
    document: documents.clixCampaign,
    section: 'Combat',
    summary: 'A hovering attacker or one on the ground has half its range, unless it is a giant or colossal.'
  },
  {
    id: 'CC-07',
    title: 'Soaring figures and adjacency',
    document: documents.clixCampaign,
    section: 'Combat',
    summary:
      'A soaring figure is never adjacent to grounded or hovering ones. One with Leap/Climb next to it ' +
      'may still attack it in close combat.'
  },
  {
    id: 'CC-08',
    title: 'Hovering figures and ranged combat',
    document: documents.clixCampaign,
    section: 'Combat',
    summary:
      'A hovering figure may shoot adjacent opponents, and others while it has adjacent ones. A walker ' +
      'may shoot an adjacent hovering figure.'
  },
  {
    id: 'CC-09',
    title: 'Lines of fire to soaring figures',
    document: documents.clixCampaign,
    section: 'Lines of fire',
    summary:
      'To a hovering figure or one on the ground: hindering terrain is ignored, giants, colossals and ' +
      'elevated blocking block. Between soaring figures, or soaring and giants or colossals: nothing below ' +
      'matters, but a soaring figure between two soaring ones blocks.'
  },
  {
    id: 'CC-10',
    title: 'Grounded figures and lines',
    document: documents.clixCampaign,
    section: 'Lines of fire',
    summary: 'Figures on the ground block lines only between figures on the ground.'
  },
  {
    id: 'CC-11',
    title: 'Stealth and lines',
    document: documents.clixCampaign,
    section: 'Lines of fire',
    summary: 'A line that crosses hindering terrain is blocked as well if its target uses Stealth or something ' + 'equal.'
  },
  {
    id: 'CC-12',
    title: 'Free actions at any time',
    document: documents.clixCampaign,
    section: 'Actions',
    summary: 'Free actions are allowed at every moment, even in the middle of a move or an attack.'
  },
  {
    id: 'CC-13',
    title: 'Criticals and reducers',
    document: documents.clixCampaign,
    section: 'Toughness; Invulnerability',
    summary: 'Toughness (1 less) and Invulnerability (3 less) do not reduce the damage of critical hits and ' + 'misses.'
  },
  {
    id: 'CC-14',
    title: 'Knock back',
    document: documents.clixCampaign,
    section: 'Knock back',
    summary:
      'Doubles on a successful roll except double one; one square for each damage taken; the farthest ' +
      'figure first. Immunity is checked before the damage; for the direction off the straight lines see KB-13.'
  },
  {
    id: 'CC-15',
    title: 'Objects',
    document: documents.clixCampaign,
    section: 'Objects',
    summary:
      'With Super Strength one object at a time, picked up on the move, even from under another figure, ' +
      'and dropped at will. Picking up and attacking with it in one turn leaves half the speed, but Charge ' +
      'keeps full speed.'
  },
  {
    id: 'CC-16',
    title: 'Attacking with objects',
    document: documents.clixCampaign,
    section: 'Objects',
    summary:
      'A held object must be used in close attacks that deal damage: light +1, heavy +2. Thrown, light ' +
      'flies 6 squares for 2 and heavy 4 for 3, even with range 0; it is destroyed even by a miss.'
  },
  {
    id: 'CC-17',
    title: 'Telekinesis',
    document: documents.clixCampaign,
    section: 'Telekinesis',
    summary:
      'Distances count from the thing that is moved. A figure moved by another may take only free ' +
      "actions until its controller's next turn; the user may move itself."
  },
  {
    id: 'CC-18',
    title: 'Several ranged targets',
    document: documents.clixCampaign,
    section: 'Ranged combat',
    summary:
      'A separate attack roll for each target, with full range, and every target hit takes the full ' +
      'damage. Ranged Combat Expert may not join in.'
  },
  {
    id: 'CC-19',
    title: 'Hypersonic Speed',
    document: documents.clixCampaign,
    section: 'Hypersonic Speed',
    summary:
      'The figure may attack again and again while it moves. Each close attack costs 2 movement and a ' +
      'miss 2 more. No other powers meanwhile except Flight; feats work.'
  },
  {
    id: 'CC-20',
    title: 'Hypersonic Speed with little movement left',
    document: documents.reading,
    section: 'Clix Campaign: Hypersonic Speed',
    summary:
      'An attack needs at least 2 movement left. If a miss cannot pay its further 2, what is left drops ' +
      "to 0. (Linejudge's reading: no document settles it.)"
  },
  {
    id: 'CC-21',
    title: 'Stealth',
    document: documents.clixCampaign,
    section: 'Stealth',
    summary:
      'In hindering terrain lines to the figure are blocked, but it does not obscure lines through its ' +
      'square. Opponents pass it without being engaged, and it may strike adjacent ones freely.'
  },
  {
    id: 'CC-22',
    title: 'Example: Hypersonic Speed against Aquaman',
    document: documents.clixCampaign,
    section: 'Hypersonic Speed',
    summary:
      'Speed 10, 4 squares to Aquaman leaves 6; a hit leaves 4. If the second attack hits, 2 are left ' +
      'for one more attack or to get away; if it misses, nothing is left.'
  },
  {
    id: 'CC-23',
    title: 'Attentiveness roll',
    document: documents.clixCampaign,
    section: 'Stealth',
    summary:
      'Without Super Senses a figure may make an attack for no damage at a hidden one, at the cost of a ' +
      'token; success spots it for close combat only. Super Senses sees hidden figures by itself, for both ' +
      'kinds of attack.'
  },
  {
    id: 'CC-24',
    title: 'Earthbound',
    document: documents.clixCampaign,
    section: 'Earthbound',
    summary:
      'It turns a wing into a boot, with 2 damage if the figure is soaring at that moment, and a giant ' +
      'symbol into the standard one. It cannot be countered.'
  },
  {
    id: 'CC-25',
    title: 'Invulnerability and Toughness',
    document: documents.clixCampaign,
    section: 'Invulnerability; Toughness',
    summary: 'Invulnerability takes off 3, but not from criticals, and Toughness 1.'
  },
  {
    id: 'CC-26',
    title: 'Probability Control against Probability Control',
    document: documents.clixCampaign,
    section: 'Probability Control',
    summary:
      "It may also cancel an opponent's reroll if its user is within 10 squares and clear line of fire " +
      'of the figure that would roll again.'
  },
  {
    id: 'CC-27',
    title: 'Shape Change',
    document: documents.clixCampaign,
    section: 'Shape Change',
    summary:
      'The text deviates from the usual power: when this figure attacks and rolls 5 or 6 on a d6, the ' +
      "target's defense counts as 0 and the damage can be neither brought below 1 nor transferred."
  },
  {
    id: 'CC-28',
    title: 'Barrier, Blades, Energy Explosion',
    document: documents.clixCampaign,
    section: 'Powers',
    summary:
      'A barrier has up to 4 squares, Blades/Claws/Fangs deals 1 to 6, and figures or hindering terrain ' +
      'do not obstruct Energy Explosion. Other powers are described in general words only.'
  },
  {
    id: 'CC-29',
    title: 'What the text has lost',
    document: documents.clixCampaign,
    section: 'Criticals; KO; Terrain',
    summary: 'Its own lists for criticals, KO and terrain are announced but not preserved. There the 2010 rules ' + 'are used.'
  },
  {
    id: 'CC-30',
    title: 'Rounding',
    document: documents.reading,
    section: 'Clix Campaign: as in the Core Rulebook (GEN-06)',
    summary: "Halved values are rounded up. (Linejudge's reading: no document settles it.)"
  }
]
