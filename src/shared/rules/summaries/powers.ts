/** Standard powers, as of 2013 with the earlier differences (POW). */

export const powerSummaries: Readonly<Record<string, string>> = {
  'POW-FL':
    'By close combat action: one close attack, and once it has resolved a second as a free action, on ' +
    'the same or another target. Each attack has its own knock back. Before 2013, losing Flurry in between ' +
    'cancelled the second attack.',
  'POW-LC':
    'By move action: ignores elevated, hindering and outdoor blocking terrain and passes figures, with ' +
    '+2 to break away (before 2013: automatic). In any close combat action, also after Charge, it may attack ' +
    'at another elevation.',
  'POW-PT':
    'By move action: ignores elevated, hindering and blocking terrain and figures while moving. It may ' +
    'carry and pick up objects on the way.',
  'POW-EN':
    'The figure has the standard symbols instead of its own, so Flight or Great Size and their ' +
    'protection are gone. It cannot be countered or ignored. 2011: it cannot use combat abilities at all.',
  'POW-CH':
    'By power action: move up to half speed, then a close combat action may be given as a free action. ' +
    'Breaking away and Carry as usual, the carried figure set down before the attack. The figure ignores ' +
    'knock back.',
  'POW-MC':
    'By close or ranged combat action (range at least 4), no damage: each figure hit becomes friendly, ' +
    'may take one action and reverts. The user takes 1 unavoidable damage if those hit total 150 points or ' +
    'more. 2012: power action, 1 for every full 100 points.',
  'POW-PL':
    '+2 to break away; opponents have -2 against it, never break away automatically and must stop when ' +
    'they come adjacent. 2012: without the forced stop. Knock back does not set it off.',
  'POW-FB':
    'By power action: one adjacent opponent is knocked back d6 squares; no line of fire, roll or ' +
    'damage. 2013: a hit of this figure may also be made to knock back (see KBX-08).',
  'POW-SI':
    'By free action, even with two tokens: move with speed locked at 2, breaking away as usual. ' +
    'Leap/Climb and Phasing do not join in, Improved Movement does. New in 2013.',
  'POW-HS':
    'By power action: moves past adjacent opponents with +2 to break away (before 2013: automatic), ' +
    'and once on the way makes a close or ranged attack as a free action with halved range, from a square ' +
    'where it could stop. No combat action is given.',
  'POW-ST':
    "Outside its controller's turn a hindered line to this figure counts as blocked. 2010: in every " +
    'turn, even for lines from its friends or itself.',
  'POW-RS':
    'By power action: move up to half speed, then a ranged combat action may be given as a free ' +
    'action. Breaking away and Carry as with Charge.',
  'POW-BC':
    'In a close combat action, after a successful roll, a d6 may replace and lock the damage value. It ' +
    'works in both attacks of Flurry, but not with Hypersonic Speed or Duo Attack, which give no close combat ' +
    'action.',
  'POW-EE':
    'When a ranged combat action deals damage, untargeted figures next to a hit target with at least 1 damage assigned are compared with the same roll; those hit take 1 per printed bolt. Until 2012: a ranged action of its own with another damage rule; in 2010, with one bolt, the target and everybody next to it take 1 each.',
  'POW-PW':
    "By ranged combat action, even when adjacent: half the range is an area, and lines go to every other figure in it, stopped only by walls, blocking and elevated terrain. Those figures' effects are ignored. With several figures the damage is locked at 1. In 2010 hindering terrain still adds 1 to the defense.",
  'POW-QK':
    'By close combat action: one attack on all opponents in reach, damage locked at 2. 2013: whoever ' +
    'is hit goes back 2 squares; 2012: whoever is damaged, by that damage. Targets that become illegal drop ' +
    'out.',
  'POW-SS2':
    'The figure may pick up, put down and use objects. Losing the power drops the object in its square. In 2012 its damage in close combat is 2 more against walls, blocking terrain and objects.',
  'POW-IN':
    'By close or ranged combat action, no damage: the target hit gets an action token. A target that ' +
    'already has two is dealt 1 penetrating damage instead; until 2012 nothing happens to it.',
  'POW-PB': "By ranged combat action: the attack's damage is penetrating. Knock-back damage from it is " + 'ordinary.',
  'POW-SM':
    'By power action: up to 6 hindering markers on different squares that lie together, all within range (at least 4), one of them in line of fire, until your next turn. Before 2013: up to 4, and a range of at least 1. 2013: whoever is on one has -1 attack, except figures that have Smoke Cloud themselves or whose lines ignore hindering terrain.',
  'POW-PS': 'Attacks of this figure cannot be evaded, and their damage is neither brought below 1 nor ' + 'transferred. New in 2013.',
  'POW-PO': 'By free action at the beginning of your turn: 1 damage to every adjacent opponent. Outwit may be ' + 'used before it.',
  'POW-SE': 'Whenever a close attack of this figure damages an opponent, it heals 1. On its first click it is ' + 'not counted as healed.',
  'POW-TK':
    'By power action: places a standard or tiny one-square figure or an object within 8 squares, user, ' +
    'thing and goal in line of fire of each other. An opponent must first be hit by an attack without damage. ' +
    'An object may be thrown at a figure in the goal square.',
  'POW-SS':
    'When hit, a d6 may be rolled: 5 or 6 evades the attack, and without a hit there is no knock back. ' +
    'It is no help against Force Blast.',
  'POW-TO': 'Damage dealt is 1 less, knock-back damage included.',
  'POW-DE':
    "Adjacent friends may use this figure's unmodified defense in place of their own. That is a " + 'replacement, decided before any dice.',
  'POW-CR':
    '+2 defense against close combat. 2013: ignores knock back. 2010 to 2012: may choose to be knocked ' +
    'back and ignores knock-back damage.',
  'POW-ES': '+2 defense against ranged attacks.',
  'POW-BA':
    'By power action: up to 4 blocking markers on different clear squares that lie together, all ' +
    'within range (at least 4; 2012: at least 1), one in line of fire, until your next turn. They stop knock ' +
    'back and can be destroyed.',
  'POW-MM':
    'All damage about to be dealt to this figure may go to one adjacent friend of fewer points, with ' +
    'everything attached to it such as knock back. The damage still comes from the original attacker.',
  'POW-WI': 'Pushing damage need not be taken: the player decides each time.',
  'POW-IV': 'Half of the damage dealt, rounded up, is ignored, penetrating damage too. New in 2013.',
  'POW-IM': 'When damage is dealt roll a d6: on 5 or 6 nothing is left, otherwise it is 2 less. Rolled for ' + 'knock-back damage too.',
  'POW-RG': 'By power action: heals a d6 minus 2, at least 0.',
  'POW-IU': 'Damage dealt is 2 less, knock-back damage included. Clix Campaign: 3 less.',
  'POW-RE':
    'By power action: a ranged attack on one target with +2 attack, or +2 damage, or +1 to both, ' +
    'chosen before the roll. Before 2013: +2 damage. It cannot follow Running Shot, which needs a power ' +
    'action itself.',
  'POW-BF':
    'Shape Change does not work against the figure. It makes no ranged attacks and is not carried, and ' +
    'Incapacitate and Mind Control cannot choose it.',
  'POW-SU':
    'By power action on an adjacent friend, neither of them next to an opponent: 2d6 plus unmodified ' +
    'attack against its unmodified defense heals d6 minus 2, at least 1. Double one hurts the friend, double ' +
    'six heals 1 more. It is no attack.',
  'POW-EW':
    'By close combat action: the damage is penetrating. It can follow Charge, but not join Flurry, ' + 'which takes the same action.',
  'POW-EH': 'Ranged attacks of adjacent friends have +1 damage, once for each such neighbor within the rule of ' + 'three.',
  'POW-PC':
    'Once in your turn you reroll one of your rolls; once a round you make an opponent reroll in his ' +
    'turn. The figure that the roll is for must be in line of fire and within range, at least 6 (before 2013: ' +
    '10 squares).',
  'POW-SC':
    'Chosen as the target of an attack it may roll a d6: on 5 or 6 the attacker cannot target it this ' +
    'turn and picks another target; if there is none the action ends without an attack. It is no help against ' +
    'Force Blast.',
  'POW-CE':
    'By power action: a close attack on one target with +2 attack, or +2 damage, or +1 to both. Before ' +
    '2013: +2 damage. It cannot follow Charge.',
  'POW-EM': 'Close attacks of adjacent friends have +1 damage. New in 2013.',
  'POW-PX':
    'By free action: one combat value of a figure changes by 1, up or down, until your next turn or ' +
    'until that figure is damaged or healed. Line of fire and range, at least 6 (before 2013: 10 squares); it ' +
    'may choose itself.',
  'POW-OU':
    'By free action: counters one power or combat ability that an opposing figure possesses, until ' +
    'your next turn. Line of fire and range, at least 6 (before 2013: 10 squares). For the details see the ' +
    'Outwit entries.',
  'POW-LE':
    'By free action at the beginning of your turn: on 5 or 6 you have one more action this turn, and a ' +
    'token may be taken from an adjacent friend of fewer points. Texts that name 4 to 6 mean a success.'
}
