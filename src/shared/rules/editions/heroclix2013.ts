/**
 * The 2013 Core Rulebook, its card and the Player's Guide of autumn 2013, as a difference from 2012.
 */
import { vehicle } from '../effects/abilities/vehicle.ts'
import { empower } from '../effects/damage/empower.ts'
import { invincible } from '../effects/defense/invincible.ts'
import { precisionStrike } from '../effects/attack/precision-strike.ts'
import { sidestep } from '../effects/speed/sidestep.ts'
import { greatSize } from '../effects/abilities/great-size.ts'
import type { Edition } from './patch.ts'
import { GENERIC_KEYWORDS } from './genericKeywords.ts'
import { UNCOPYABLE } from './uncopyable.ts'
import { fullSecondAttack } from './fullSecondAttack.ts'
import { heroclix2012 } from './heroclix2012.ts'

export const heroclix2013: Edition = {
  id: 'heroclix-2013',
  name: 'HeroClix 2013',
  parent: heroclix2012,
  params: {
    // LOF-15.
    targeting: { linesMakeTargets: true },
    attack: { depletesDamage: true },
    // OBJ-02, OBJ-04: what the Core Rulebook says of the lightest objects.
    objects: { byAnyone: ['ultra-light'], notInCloseAttacks: ['ultra-light'], pickedUpAsItStops: true },
    // ACT-06 errata, GEN-08, OUT-07, GEN-01, NAM-03; WLD-02: one more team that is not copied.
    tokens: { beyondTwo: 'ignored' },
    time: {
      effectsEndWithSource: true,
      freeActionsAtEnd: true,
      sameMechanicOnce: true,
      replacedInSquares: true,
      uncopyable: [...UNCOPYABLE, 'klingon-empire']
    },
    // TRN-04, TRN-11, NEW-02, NEW-03: what Assembling your force and Tactics say of a force; two figures make a themed team, and only one
    // with a keyword that names somebody uses Probability Control.
    force: {
      conditions: 1,
      featShare: 10,
      featOnce: true,
      featByUse: true,
      alternateNeedsTheme: true,
      uniqueBy: 'name-set-number',
      theme: { named: 2, generic: 2, per: null, genericKeywords: [] },
      rerolls: { named: 1, generic: 0, per: 100, partCounts: false, genericKeywords: GENERIC_KEYWORDS },
      resources: 1,
      // TER-18: Preparing for battle, step 2.
      areasApart: true
    }
  },
  effects: {
    // ATK-13 takes the place of what these two took from their attacks.
    ...fullSecondAttack,
    // ERR-19: the note that both may activate the same effect is withdrawn; of Duo Attack it stays.
    multiattack: {
      ...fullSecondAttack.multiattack,
      clauses: fullSecondAttack.multiattack!.clauses!.map((clause) =>
        clause.phase === 'action' && clause.gives ? { ...clause, gives: { ...clause.gives, sameTwice: 'unsaid' as const } } : clause
      )
    },
    // ABL-GR, ABL-GS: that Plasticity is nothing to it has moved to Great Size, and so to colossals; giants carry in any action.
    'giant-reach': {
      summary:
        'Its close attacks reach every square within 2 that it has a line of fire to, lower levels included; 1 more to break away; it can carry.',
      clauses: [
        { phase: 'possess', rule: 'ABL-GR', does: 'give', gives: ['carry'] },
        { phase: 'break-away', rule: 'ABL-GR', does: 'modify', by: 1, of: 'self' },
        { phase: 'targeting', rule: 'SIZ-09', does: 'close-reach', squares: 2 }
      ]
    },
    'great-size': {
      summary:
        'Moves like a flier, cannot be knocked back, strikes up at higher figures, and counts for each line as high above its own level as suits the line; Plasticity of opponents is nothing to it.',
      clauses: [{ phase: 'break-away', rule: 'ABL-GS', does: 'ignore-opponents' }, ...greatSize.clauses]
    },
    // New powers of the card.
    sidestep,
    'precision-strike': precisionStrike,
    invincible,
    empower,
    // KBX-07: knock back is ignored; it can no longer be taken by choice, and its damage is no longer ignored.
    'combat-reflexes': {
      summary: 'Harder to hit in close combat, and ignores knock back.',
      clauses: [
        { phase: 'value', rule: 'POW-CR', value: 'defense', then: { modify: 2 }, attack: 'close' },
        { phase: 'knock-back', rule: 'KBX-07', does: 'ignore' }
      ]
    },
    // ABL-VEH: a pilot fits, and has the symbol of one attack at a time.
    vehicle: {
      summary:
        'Drives past figures and hindering terrain, carries passengers at no cost and may shoot while opponents stand next to it; a pilot is no larger, no Duo and of its own force.',
      clauses: vehicle.clauses.map((clause) =>
        clause.phase === 'possess' && clause.does === 'take-pilot'
          ? { ...clause, notWith: [...clause.notWith, 'duo-attack'], fits: true }
          : clause
      )
    },
    // KBX-08: its hits may knock back, too.
    'force-blast': {
      summary:
        'Knocks one adjacent opposing figure straight away by a d6 of squares, with no attack roll and no damage; and its hits may knock back if its player likes.',
      clauses: [
        { phase: 'targeting', rule: 'KBX-08', does: 'reach', who: 'opposing', reach: { adjacent: true }, lineOfFire: false },
        { phase: 'knock-back', rule: 'KBX-08', does: 'cause', amount: 'roll' },
        { phase: 'knock-back', rule: 'KBX-08', does: 'may-cause' }
      ]
    },
    // KBX-10: two squares for everyone hit, damaged or not.
    quake: {
      summary:
        'One close attack against all opposing figures it could attack, with damage 2 that nothing changes; everyone hit is knocked back 2 squares.',
      clauses: [
        { phase: 'value', rule: 'POW-QK', value: 'damage', then: { lock: 2 }, during: ['quake'] },
        { phase: 'attack', rule: 'POW-QK', does: 'all-close-targets' },
        { phase: 'knock-back', rule: 'KBX-10', does: 'cause', amount: 2 }
      ]
    },
    // POW-EE: an event of a ranged combat action, 1 damage for each printed bolt to those around the targets.
    'energy-explosion': {
      act: 'event',
      joins: 'ranged-action',
      grants: undefined,
      summary:
        'Figures that were not targets and stand next to a hit target with damage assigned are struck by the same roll for 1 damage a printed bolt.',
      clauses: [{ phase: 'attack', rule: 'POW-EE', does: 'splash-per-bolt' }]
    },
    // POW-IN: a third token is 1 penetrating damage.
    incapacitate: {
      summary: 'An attack without damage that gives the figure hit an action token, or 1 penetrating damage if it has two.',
      clauses: [
        { phase: 'attack', rule: 'POW-IN', does: 'no-damage' },
        { phase: 'attack', rule: 'POW-IN', does: 'token-on-hit', twoTokensPenetrating: 1 }
      ]
    },
    // POW-MC: a close or ranged combat action; hurt once, from 150 points on, when those hit have acted.
    'mind-control': {
      summary:
        'A close or ranged attack without damage, range at least 4; each figure hit is a friend for one action. Its user takes 1 unavoidable damage where those hit are worth 150 points or more.',
      act: 'close-or-ranged',
      clauses: [
        { phase: 'attack', rule: 'POW-MC', does: 'no-damage' },
        { phase: 'attack', rule: 'POW-MC', does: 'strain', points: 150, once: true, afterGiven: true },
        { phase: 'value', rule: 'POW-MC', value: 'range', then: { minimum: 4 }, during: ['mind-control'] }
      ]
    },
    // POW-RE, POW-CE: the expert picks where the 2 go.
    'ranged-combat-expert': {
      summary: 'A ranged attack at one target with 2 more attack, 2 more damage, or 1 more of each.',
      clauses: [
        { phase: 'value-choice', rule: 'POW-RE', during: 'ranged-combat-expert', picks: { attack: [2, 0], damage: [0, 2], both: [1, 1] } },
        { phase: 'attack', rule: 'POW-RE', does: 'single-target' }
      ]
    },
    'close-combat-expert': {
      summary: 'A close attack at one target with 2 more attack, 2 more damage, or 1 more of each.',
      clauses: [
        { phase: 'value-choice', rule: 'POW-CE', during: 'close-combat-expert', picks: { attack: [2, 0], damage: [0, 2], both: [1, 1] } },
        { phase: 'attack', rule: 'POW-CE', does: 'single-target' }
      ]
    },
    // OUT-05, POW-PC, POW-PX: the range value, at least 6, in place of 10 squares.
    outwit: {
      summary:
        'Takes one power or combat ability from an opposing figure within its range, at least 6, and line of fire, until its next turn; it ends as soon as the user loses this power.',
      clauses: [
        { phase: 'targeting', rule: 'OUT-05', does: 'reach', who: 'opposing', reach: { rangeValue: true, minimum: 6 }, lineOfFire: true }
      ]
    },
    'probability-control': {
      summary:
        'One roll of your own turn, and one of an opponent in each round, is made again: for a figure within its range, at least 6, and line of fire.',
      clauses: [
        {
          phase: 'targeting',
          rule: 'POW-PC',
          does: 'reach',
          who: 'any',
          reach: { rangeValue: true, minimum: 6 },
          lineOfFire: true,
          self: true
        }
      ]
    },
    perplex: {
      summary:
        'One combat value of a figure within its range, at least 6, and line of fire, itself included, goes up or down by 1 until its next turn, or until that figure is damaged or healed.',
      clauses: [
        {
          phase: 'targeting',
          rule: 'POW-PX',
          does: 'reach',
          who: 'any',
          reach: { rangeValue: true, minimum: 6 },
          lineOfFire: true,
          self: true
        }
      ]
    },
    // POW-SS2: the bonus against terrain and objects is gone.
    'super-strength': {
      summary: 'Picks up an object as it moves, carries it, and strikes with it or throws it.',
      clauses: [{ phase: 'objects', rule: 'POW-SS2', does: 'handle' }]
    },
    // POW-SM: six markers, and figures in the smoke attack with -1.
    'smoke-cloud': {
      summary:
        'Puts up to six hindering markers in adjacent squares until its next turn; who stands in one attacks with 1 less, unless it makes smoke itself or sees through hindering terrain.',
      clauses: [
        {
          phase: 'targeting',
          rule: 'POW-SM',
          does: 'reach',
          who: 'any',
          reach: { rangeValue: true, minimum: 4 },
          lineOfFire: true,
          self: true
        },
        { phase: 'use', rule: 'POW-SM', does: 'markers', kind: 'hindering-marker', most: 6 },
        { phase: 'marker', rule: 'POW-SM', marker: 'hindering-marker', value: 'attack', modify: -1 }
      ]
    },
    barrier: {
      summary:
        'Puts up to four blocking markers in adjacent clear squares within its range, at least 4, one of them in line of fire, until its next turn.',
      clauses: [
        {
          phase: 'targeting',
          rule: 'POW-BA',
          does: 'reach',
          who: 'any',
          reach: { rangeValue: true, minimum: 4 },
          lineOfFire: true,
          self: true
        }
      ]
    },
    // POW-FL: the second attack may be made even where the first has cost it the power.
    flurry: {
      summary:
        'A close combat action that holds two close attacks, one after the other, at the same figure or at two, even if the first costs it this power; the first does not deplete its damage.',
      clauses: [
        { phase: 'attack', rule: 'POW-FL', does: 'single-target' },
        { phase: 'action', rule: 'POW-FL', attacks: 2, firstSparesDamage: true, samePowers: true }
      ]
    },
    // POW-LC, POW-HS: breaking away is rolled for, with 2 more.
    'leap-climb': {
      summary:
        'Moves over figures, hindering, elevated and outdoor blocking terrain in a move action with 2 more to break away; its close combat actions may target figures at any elevation.',
      clauses: [
        {
          phase: 'movement',
          rule: 'POW-LC',
          ignores: ['elevated', 'hindering', 'outdoor-blocking', 'past-opponents'],
          during: ['move', 'leap-climb']
        },
        { phase: 'break-away', rule: 'POW-LC', does: 'modify', by: 2, of: 'self', during: ['move', 'leap-climb'] },
        { phase: 'targeting', rule: 'POW-LC', does: 'close-elevation', to: 'any', needsAction: true }
      ]
    },
    // POW-PL: opponents must stop next to it even if they need not otherwise.
    plasticity: {
      summary: 'Breaks away more easily, is harder to break away from, and stops opponents that come next to it.',
      clauses: [
        { phase: 'break-away', rule: 'POW-PL', does: 'modify', by: 2, of: 'self' },
        { phase: 'break-away', rule: 'POW-PL', does: 'modify', by: -2, of: 'opponents' },
        { phase: 'break-away', rule: 'POW-PL', does: 'never-automatic' },
        { phase: 'break-away', rule: 'POW-PL', does: 'stop-opponents' }
      ]
    },
    'hypersonic-speed': {
      summary: 'Moves past opponents with 2 more to break away, may make one attack on the way with its range halved, and moves on.',
      clauses: [
        { phase: 'value', rule: 'POW-HS', value: 'range', then: { halve: true }, during: ['hypersonic-speed'] },
        { phase: 'movement', rule: 'POW-HS', ignores: ['adjacent-opponents'], during: ['hypersonic-speed'] },
        { phase: 'break-away', rule: 'POW-HS', does: 'modify', by: 2, of: 'self', during: ['hypersonic-speed'] },
        { phase: 'action', rule: 'POW-HS', move: 'around' }
      ]
    },
    // POW-EN: the symbols go, what does not come from a symbol stays.
    'earthbound-neutralized': {
      summary:
        'Has the four standard combat symbols in place of its own and loses what they gave it; abilities that come from no symbol stay. Cannot be countered or ignored.',
      clauses: [
        {
          phase: 'possess',
          rule: 'POW-EN',
          does: 'take-standard-symbols',
          keeps: ['improved-movement', 'improved-targeting', 'capture', 'throw-a-grenade'],
          notIgnored: true
        }
      ]
    }
  }
}
