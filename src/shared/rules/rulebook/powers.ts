/** Standard powers, as of 2013 with the earlier differences (POW). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const powerRules: readonly RuleEntry[] = [
  {
    id: 'POW-FL',
    title: 'Flurry',
    document: documents.guide02,
    section: 'Speed powers: Flurry',
    summary:
      'By close combat action: one close attack, and once it has resolved a second as a free action, on ' +
      'the same or another target. Each attack has its own knock back. Before 2013, losing Flurry in between ' +
      'cancelled the second attack.'
  },
  {
    id: 'POW-LC',
    title: 'Leap/Climb',
    document: documents.guide02,
    section: 'Speed powers: Leap/Climb',
    summary:
      'By move action: ignores elevated, hindering and outdoor blocking terrain and passes figures, with ' +
      '+2 to break away (before 2013: automatic). In any close combat action, also after Charge, it may attack ' +
      'at another elevation.'
  },
  {
    id: 'POW-PT',
    title: 'Phasing/Teleport',
    document: documents.guide02,
    section: 'Speed powers: Phasing/Teleport',
    summary:
      'By move action: ignores elevated, hindering and blocking terrain and figures while moving. It may ' +
      'carry and pick up objects on the way.'
  },
  {
    id: 'POW-EN',
    title: 'Earthbound/Neutralized',
    document: documents.guide02,
    section: 'Speed powers: Earthbound/Neutralized',
    summary:
      'The figure has the standard symbols instead of its own, so Flight or Great Size and their ' +
      'protection are gone. It cannot be countered or ignored. 2011: it cannot use combat abilities at all.'
  },
  {
    id: 'POW-CH',
    title: 'Charge',
    document: documents.guide02,
    section: 'Speed powers: Charge',
    summary:
      'By power action: move up to half speed, then a close combat action may be given as a free action. ' +
      'Breaking away and Carry as usual, the carried figure set down before the attack. The figure ignores ' +
      'knock back.'
  },
  {
    id: 'POW-MC',
    title: 'Mind Control',
    document: documents.guide02,
    section: 'Speed powers: Mind Control',
    summary:
      'By close or ranged combat action (range at least 4), no damage: each figure hit becomes friendly, ' +
      'may take one action and reverts. The user takes 1 unavoidable damage if those hit total 150 points or ' +
      'more. 2012: power action, 1 for every full 100 points.'
  },
  {
    id: 'POW-PL',
    title: 'Plasticity',
    document: documents.guide02,
    section: 'Speed powers: Plasticity',
    summary:
      '+2 to break away; opponents have -2 against it, never break away automatically and must stop when ' +
      'they come adjacent. 2012: without the forced stop. Knock back does not set it off.'
  },
  {
    id: 'POW-FB',
    title: 'Force Blast',
    document: documents.guide02,
    section: 'Speed powers: Force Blast',
    summary:
      'By power action: one adjacent opponent is knocked back d6 squares; no line of fire, roll or ' +
      'damage. 2013: a hit of this figure may also be made to knock back (see KBX-08).'
  },
  {
    id: 'POW-SI',
    title: 'Sidestep',
    document: documents.guide02,
    section: 'Speed powers: Sidestep',
    summary:
      'By free action, even with two tokens: move with speed locked at 2, breaking away as usual. ' +
      'Leap/Climb and Phasing do not join in, Improved Movement does. New in 2013.'
  },
  {
    id: 'POW-HS',
    title: 'Hypersonic Speed',
    document: documents.guide02,
    section: 'Speed powers: Hypersonic Speed',
    summary:
      'By power action: moves past adjacent opponents with +2 to break away (before 2013: automatic), ' +
      'and once on the way makes a close or ranged attack as a free action with halved range, from a square ' +
      'where it could stop. No combat action is given.'
  },
  {
    id: 'POW-ST',
    title: 'Stealth',
    document: documents.guide02,
    section: 'Speed powers: Stealth',
    summary:
      "Outside its controller's turn a hindered line to this figure counts as blocked. 2010: in every " +
      'turn, even for lines from its friends or itself.'
  },
  {
    id: 'POW-RS',
    title: 'Running Shot',
    document: documents.guide02,
    section: 'Speed powers: Running Shot',
    summary:
      'By power action: move up to half speed, then a ranged combat action may be given as a free ' +
      'action. Breaking away and Carry as with Charge.'
  },
  {
    id: 'POW-BC',
    title: 'Blades/Claws/Fangs',
    document: documents.guide02,
    section: 'Attack powers: Blades/Claws/Fangs',
    summary:
      'In a close combat action, after a successful roll, a d6 may replace and lock the damage value. It ' +
      'works in both attacks of Flurry, but not with Hypersonic Speed or Duo Attack, which give no close combat ' +
      'action.'
  },
  {
    id: 'POW-EE',
    title: 'Energy Explosion',
    document: documents.guide02,
    section: 'Attack powers: Energy Explosion',
    summary:
      'When a ranged combat action deals damage, untargeted figures next to a hit target with at least 1 ' +
      'damage assigned are compared with the same roll; those hit take 1 per printed bolt. Until 2012: a ranged ' +
      'action of its own with another damage rule.'
  },
  {
    id: 'POW-PW',
    title: 'Pulse Wave',
    document: documents.guide02,
    section: 'Attack powers: Pulse Wave',
    summary:
      'By ranged combat action, even when adjacent: half the range is an area, and lines go to every ' +
      "other figure in it, stopped only by walls, blocking and elevated terrain. Those figures' effects are " +
      'ignored. With several figures the damage is locked at 1.'
  },
  {
    id: 'POW-QK',
    title: 'Quake',
    document: documents.guide02,
    section: 'Attack powers: Quake',
    summary:
      'By close combat action: one attack on all opponents in reach, damage locked at 2. 2013: whoever ' +
      'is hit goes back 2 squares; 2012: whoever is damaged, by that damage. Targets that become illegal drop ' +
      'out.'
  },
  {
    id: 'POW-SS2',
    title: 'Super Strength',
    document: documents.guide02,
    section: 'Attack powers: Super Strength',
    summary: 'The figure may pick up, put down and use objects. Losing the power drops the object in its ' + 'square.'
  },
  {
    id: 'POW-IN',
    title: 'Incapacitate',
    document: documents.guide02,
    section: 'Attack powers: Incapacitate',
    summary:
      'By close or ranged combat action, no damage: the target hit gets an action token. A target that ' +
      'already has two is dealt 1 penetrating damage instead; until 2012 nothing happens to it.'
  },
  {
    id: 'POW-PB',
    title: 'Penetrating/Psychic Blast',
    document: documents.guide02,
    section: 'Attack powers: Penetrating/Psychic Blast',
    summary: "By ranged combat action: the attack's damage is penetrating. Knock-back damage from it is " + 'ordinary.'
  },
  {
    id: 'POW-SM',
    title: 'Smoke Cloud',
    document: documents.guide02,
    section: 'Attack powers: Smoke Cloud',
    summary:
      'By power action: up to 6 hindering markers on different squares that lie together, all within ' +
      'range (at least 4), one of them in line of fire, until your next turn. 2013: whoever stands on one has ' +
      '-1 attack, except figures that have Smoke Cloud themselves or whose lines ignore hindering terrain.'
  },
  {
    id: 'POW-PS',
    title: 'Precision Strike',
    document: documents.guide02,
    section: 'Attack powers: Precision Strike',
    summary: 'Attacks of this figure cannot be evaded, and their damage is neither brought below 1 nor ' + 'transferred. New in 2013.'
  },
  {
    id: 'POW-PO',
    title: 'Poison',
    document: documents.guide02,
    section: 'Attack powers: Poison',
    summary: 'By free action at the beginning of your turn: 1 damage to every adjacent opponent. Outwit may be ' + 'used before it.'
  },
  {
    id: 'POW-SE',
    title: 'Steal Energy',
    document: documents.guide02,
    section: 'Attack powers: Steal Energy',
    summary: 'Whenever a close attack of this figure damages an opponent, it heals 1. On its first click it is ' + 'not counted as healed.'
  },
  {
    id: 'POW-TK',
    title: 'Telekinesis',
    document: documents.guide02,
    section: 'Attack powers: Telekinesis',
    summary:
      'By power action: places a standard or tiny one-square figure or an object within 8 squares, user, ' +
      'thing and goal in line of fire of each other. An opponent must first be hit by an attack without damage. ' +
      'An object may be thrown at a figure in the goal square.'
  },
  {
    id: 'POW-SS',
    title: 'Super Senses',
    document: documents.guide02,
    section: 'Defense powers: Super Senses',
    summary:
      'When hit, a d6 may be rolled: 5 or 6 evades the attack, and without a hit there is no knock back. ' +
      'It is no help against Force Blast.'
  },
  {
    id: 'POW-TO',
    title: 'Toughness',
    document: documents.guide02,
    section: 'Defense powers: Toughness',
    summary: 'Damage dealt is 1 less, knock-back damage included.'
  },
  {
    id: 'POW-DE',
    title: 'Defend',
    document: documents.guide02,
    section: 'Defense powers: Defend',
    summary:
      "Adjacent friends may use this figure's unmodified defense in place of their own. That is a " +
      'replacement, decided before any dice.'
  },
  {
    id: 'POW-CR',
    title: 'Combat Reflexes',
    document: documents.guide02,
    section: 'Defense powers: Combat Reflexes',
    summary:
      '+2 defense against close combat. 2013: ignores knock back. 2010 to 2012: may choose to be knocked ' +
      'back and ignores knock-back damage.'
  },
  {
    id: 'POW-ES',
    title: 'Energy Shield/Deflection',
    document: documents.guide02,
    section: 'Defense powers: Energy Shield/Deflection',
    summary: '+2 defense against ranged attacks.'
  },
  {
    id: 'POW-BA',
    title: 'Barrier',
    document: documents.guide02,
    section: 'Defense powers: Barrier',
    summary:
      'By power action: up to 4 blocking markers on different clear squares that lie together, all ' +
      'within range (at least 4; 2012: at least 1), one in line of fire, until your next turn. They stop knock ' +
      'back and can be destroyed.'
  },
  {
    id: 'POW-MM',
    title: 'Mastermind',
    document: documents.guide02,
    section: 'Defense powers: Mastermind',
    summary:
      'All damage about to be dealt to this figure may go to one adjacent friend of fewer points, with ' +
      'everything attached to it such as knock back. The damage still comes from the original attacker.'
  },
  {
    id: 'POW-WI',
    title: 'Willpower',
    document: documents.guide02,
    section: 'Defense powers: Willpower',
    summary: 'Pushing damage need not be taken: the player decides each time.'
  },
  {
    id: 'POW-IV',
    title: 'Invincible',
    document: documents.guide02,
    section: 'Defense powers: Invincible',
    summary: 'Half of the damage dealt, rounded up, is ignored, penetrating damage too. New in 2013.'
  },
  {
    id: 'POW-IM',
    title: 'Impervious',
    document: documents.guide02,
    section: 'Defense powers: Impervious',
    summary: 'When damage is dealt roll a d6: on 5 or 6 nothing is left, otherwise it is 2 less. Rolled for ' + 'knock-back damage too.'
  },
  {
    id: 'POW-RG',
    title: 'Regeneration',
    document: documents.guide02,
    section: 'Defense powers: Regeneration',
    summary: 'By power action: heals a d6 minus 2, at least 0.'
  },
  {
    id: 'POW-IU',
    title: 'Invulnerability',
    document: documents.guide02,
    section: 'Defense powers: Invulnerability',
    summary: 'Damage dealt is 2 less, knock-back damage included. Clix Campaign: 3 less.'
  },
  {
    id: 'POW-RE',
    title: 'Ranged Combat Expert',
    document: documents.guide02,
    section: 'Damage powers: Ranged Combat Expert',
    summary:
      'By power action: a ranged attack on one target with +2 attack, or +2 damage, or +1 to both, ' +
      'chosen before the roll. Before 2013: +2 damage. It cannot follow Running Shot, which needs a power ' +
      'action itself.'
  },
  {
    id: 'POW-BF',
    title: 'Battle Fury',
    document: documents.guide02,
    section: 'Damage powers: Battle Fury',
    summary:
      'Shape Change does not work against the figure. It makes no ranged attacks and is not carried, and ' +
      'Incapacitate and Mind Control cannot choose it.'
  },
  {
    id: 'POW-SU',
    title: 'Support',
    document: documents.guide02,
    section: 'Damage powers: Support',
    summary:
      'By power action on an adjacent friend, neither of them next to an opponent: 2d6 plus unmodified ' +
      'attack against its unmodified defense heals d6 minus 2, at least 1. Double one hurts the friend, double ' +
      'six heals 1 more. It is no attack.'
  },
  {
    id: 'POW-EW',
    title: 'Exploit Weakness',
    document: documents.guide02,
    section: 'Damage powers: Exploit Weakness',
    summary:
      'By close combat action: the damage is penetrating. It can follow Charge, but not join Flurry, ' + 'which takes the same action.'
  },
  {
    id: 'POW-EH',
    title: 'Enhancement',
    document: documents.guide02,
    section: 'Damage powers: Enhancement',
    summary: 'Ranged attacks of adjacent friends have +1 damage, once for each such neighbor within the rule of ' + 'three.'
  },
  {
    id: 'POW-PC',
    title: 'Probability Control',
    document: documents.guide02,
    section: 'Damage powers: Probability Control',
    summary:
      'Once in your turn you reroll one of your rolls; once a round you make an opponent reroll in his ' +
      'turn. The figure that the roll is for must be in line of fire and within range, at least 6 (before 2013: ' +
      '10 squares).'
  },
  {
    id: 'POW-SC',
    title: 'Shape Change',
    document: documents.guide02,
    section: 'Damage powers: Shape Change',
    summary:
      'Chosen as the target of an attack it may roll a d6: on 5 or 6 the attacker cannot target it this ' +
      'turn and picks another target; if there is none the action ends without an attack. It is no help against ' +
      'Force Blast.'
  },
  {
    id: 'POW-CE',
    title: 'Close Combat Expert',
    document: documents.guide02,
    section: 'Damage powers: Close Combat Expert',
    summary:
      'By power action: a close attack on one target with +2 attack, or +2 damage, or +1 to both. Before ' +
      '2013: +2 damage. It cannot follow Charge.'
  },
  {
    id: 'POW-EM',
    title: 'Empower',
    document: documents.guide02,
    section: 'Damage powers: Empower',
    summary: 'Close attacks of adjacent friends have +1 damage. New in 2013.'
  },
  {
    id: 'POW-PX',
    title: 'Perplex',
    document: documents.guide02,
    section: 'Damage powers: Perplex',
    summary:
      'By free action: one combat value of a figure changes by 1, up or down, until your next turn or ' +
      'until that figure is damaged or healed. Line of fire and range, at least 6 (before 2013: 10 squares); it ' +
      'may choose itself.'
  },
  {
    id: 'POW-OU',
    title: 'Outwit',
    document: documents.guide02,
    section: 'Damage powers: Outwit',
    summary:
      'By free action: counters one power or combat ability that an opposing figure possesses, until ' +
      'your next turn. Line of fire and range, at least 6 (before 2013: 10 squares). For the details see the ' +
      'Outwit entries.'
  },
  {
    id: 'POW-LE',
    title: 'Leadership',
    document: documents.guide02,
    section: 'Damage powers: Leadership',
    summary:
      'By free action at the beginning of your turn: on 5 or 6 you have one more action this turn, and a ' +
      'token may be taken from an adjacent friend of fewer points. Texts that name 4 to 6 mean a success.'
  }
]
