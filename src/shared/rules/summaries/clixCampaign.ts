/** Clix Campaign house rules, where they differ from the normal game (CC). */

export const clixCampaignSummaries: Readonly<Record<string, string>> = {
  'CC-01':
    'Besides attacking, every figure has one move in a turn, normal or special. What special means has ' + 'not survived in the text.',
  'CC-02':
    'Walkers suffer from terrain, water and hindering halving their movement; the dolphin swims; the ' +
    'wing flies, hovering or soaring. A flyer occupies its square in both modes, and others share the space ' +
    'only while it is flying.',
  'CC-03':
    'A hovering figure ignores hindering terrain, gets on and off elevated terrain and over outdoor ' +
    'blocking. For breaking away and close combat it is at the level of its square. Indoors it is the only ' +
    'way to fly.',
  'CC-04':
    'A soaring figure ignores all terrain and objects when it moves. Unmodified it affects soaring, ' + 'giant and colossal figures only.',
  'CC-05': 'Against a grounded or hovering figure a soaring attacker has half its range and deals 1 damage ' + 'less.',
  'CC-06': 'A hovering attacker or one on the ground has half its range, unless it is a giant or colossal.',
  'CC-07':
    'A soaring figure is never adjacent to grounded or hovering ones. One with Leap/Climb next to it ' +
    'may still attack it in close combat.',
  'CC-08':
    'A hovering figure may shoot adjacent opponents, and others while it has adjacent ones. A walker ' +
    'may shoot an adjacent hovering figure.',
  'CC-09':
    'To a hovering figure or one on the ground: hindering terrain is ignored, giants, colossals and ' +
    'elevated blocking block. Between soaring figures, or soaring and giants or colossals: nothing below ' +
    'matters, but a soaring figure between two soaring ones blocks.',
  'CC-10': 'Figures on the ground block lines only between figures on the ground.',
  'CC-11': 'A line that crosses hindering terrain is blocked as well if its target uses Stealth or something ' + 'equal.',
  'CC-12': 'Free actions are allowed at every moment, even in the middle of a move or an attack.',
  'CC-13': 'Toughness (1 less) and Invulnerability (3 less) do not reduce the damage of critical hits and ' + 'misses.',
  'CC-14':
    'Doubles on a successful roll except double one; one square for each damage taken; the farthest ' +
    'figure first. Immunity is checked before the damage; for the direction off the straight lines see KB-13.',
  'CC-15':
    'With Super Strength one object at a time, picked up on the move, even from under another figure, ' +
    'and dropped at will. Picking up and attacking with it in one turn leaves half the speed, but Charge ' +
    'keeps full speed.',
  'CC-16':
    'A held object must be used in close attacks that deal damage: light +1, heavy +2. Thrown, light ' +
    'flies 6 squares for 2 and heavy 4 for 3, even with range 0; it is destroyed even by a miss.',
  'CC-17':
    'Distances count from the thing that is moved. A figure moved by another may take only free ' +
    "actions until its controller's next turn; the user may move itself.",
  'CC-18':
    'A separate attack roll for each target, with full range, and every target hit takes the full ' +
    'damage. Ranged Combat Expert may not join in.',
  'CC-19':
    'The figure may attack again and again while it moves. Each close attack costs 2 movement and a ' +
    'miss 2 more. No other powers meanwhile except Flight; feats work.',
  'CC-20':
    'An attack needs at least 2 movement left. If a miss cannot pay its further 2, what is left drops ' +
    "to 0. (Linejudge's reading: no document settles it.)",
  'CC-21':
    'In hindering terrain lines to the figure are blocked, but it does not obscure lines through its ' +
    'square. Opponents pass it without being engaged, and it may strike adjacent ones freely.',
  'CC-22':
    'Speed 10, 4 squares to Aquaman leaves 6; a hit leaves 4. If the second attack hits, 2 are left ' +
    'for one more attack or to get away; if it misses, nothing is left.',
  'CC-23':
    'Without Super Senses a figure may make an attack for no damage at a hidden one, at the cost of a ' +
    'token; success spots it for close combat only. Super Senses sees hidden figures by itself, for both ' +
    'kinds of attack.',
  'CC-24':
    'It turns a wing into a boot, with 2 damage if the figure is soaring at that moment, and a giant ' +
    'symbol into the standard one. It cannot be countered.',
  'CC-25': 'Invulnerability takes off 3, but not from criticals, and Toughness 1.',
  'CC-26':
    "It may also cancel an opponent's reroll if its user is within 10 squares and clear line of fire " +
    'of the figure that would roll again.',
  'CC-27':
    'The text deviates from the usual power: when this figure attacks and rolls 5 or 6 on a d6, the ' +
    "target's defense counts as 0 and the damage can be neither brought below 1 nor transferred.",
  'CC-28':
    'A barrier has up to 4 squares, Blades/Claws/Fangs deals 1 to 6, and figures or hindering terrain ' +
    'do not obstruct Energy Explosion. Support may heal its user, too. Other powers, Charge among them, are ' +
    'described in general words only.',
  'CC-29': 'Its own lists for criticals, KO and terrain are announced but not preserved. There the 2010 rules ' + 'are used.',
  'CC-30': "Halved values are rounded up. (Linejudge's reading: no document settles it.)"
}
