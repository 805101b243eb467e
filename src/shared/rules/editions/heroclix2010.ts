/**
 * The 2010 Core Rulebook and its card (from May 2010), as a difference from 2012.
 */
import type { Edition } from './patch.ts'
import { documents } from '../rulebook/documents.ts'
import { pulseWave } from '../effects/attack/pulse-wave.ts'
import { fullSecondAttack } from './fullSecondAttack.ts'
import { heroclix2012 } from './heroclix2012.ts'
import type { Effect } from '../vocabulary/vocabulary.ts'

/** Superman Ally and the teams with its text: what hinders movement is clear to them, and water hinders movement (TER-05, Q23). */
const HINDERING_AND_WATER: Partial<Effect> = {
  summary: 'Hindering terrain is clear for its movement and lines of fire, water for its movement.',
  clauses: [
    { phase: 'line-of-fire', rule: 'TEAM-SUPERMAN-ALLY', does: 'ignore', ignores: ['hindering'] },
    { phase: 'movement', rule: 'TEAM-SUPERMAN-ALLY', ignores: ['hindering', 'water'] }
  ]
}

/** Teams of wild cards, who change what they copy as WLD-01 says. */
const WILD_CARDS: readonly string[] = [
  'spider-man',
  'spider-man-ally',
  'calculator',
  'minions-of-doom',
  'legion-of-super-heroes',
  'freedom-phalanx',
  'bureau-of-paranormal-research-and-defense'
]
const WILD_CARD: Partial<Effect> = {
  rule: 'WLD-01',
  summary: 'It is a wild card: with any action it takes up a team ability of a friend.',
  clauses: [{ phase: 'possess', rule: 'WLD-01', does: 'wild-card' }]
}

export const heroclix2010: Edition = {
  id: 'heroclix-2010',
  name: 'HeroClix 2010',
  parent: heroclix2012,
  params: {
    // SIZ-02 knows no figure smaller than standard; TER-14 and ADJ-05 are later.
    lineOfFire: { tinyIsSmaller: false, indoorBlocksAllLevels: false },
    adjacency: { notThroughMultiBase: false },
    // GEN-05 is later.
    targeting: { firstRoundImmunity: false },
    // ATK-07: the exception for attacks without damage is later.
    attack: { missHurtsWithoutDamage: true },
    // ACT-06: what would bring a third token cannot be done.
    tokens: { beyondTwo: 'forbidden' },
    // COL-05: openings as wide as the base end with 2010.
    movement: { indoorOpening: 'as-wide-as-the-base' },
    // KB-11: the first two squares of the extended line.
    knockBack: { path: 'extended-line' },
    // The limits of the heaviest objects are later (OBJ-02, OBJ-05).
    objects: { fewestPoints: {}, notTargetedBy: {} },
    // WLD-01; which teams are not copied stands on cards that are not at hand. TER-12 is later.
    time: { wildCards: 'with-any-action', uncopyable: null, harderAfterAction: false },
    // OBJ-01 is later, and so is what is said of who has to have an alternate team ability and of the size of a themed team.
    force: { objectsLimited: false, alternateForAll: false, theme: null, rerolls: null, specialObjectsDiffer: false }
  },
  rules: {
    'ELV-02': { document: documents.linesOfFire2, section: 'Giant Size: elevated to elevated' },
    // The rulebook of 2006, as quoted in a thread of 2009, and that of 2012 say it: so does what is between them.
    'VAL-04': { document: documents.reading, section: 'Rule of three, before 2012' }
  },
  // SIZ-03: Giant Size and Colossal Size in place of Great Size, Giant Reach and Colossal Stamina.
  sizeAbilities: { giant: ['giant-size'], colossal: ['colossal-size'] },
  effects: {
    ...Object.fromEntries(WILD_CARDS.map((id) => [id, WILD_CARD])),
    // TER-05, Q23: no symbol of its own for water yet, which is hindering terrain to those who ignore that on their way.
    flight: {
      summary:
        'Moves over figures, hindering, water, elevated and outdoor blocking terrain, and is not hurt by being knocked off elevated terrain.',
      clauses: [
        { phase: 'movement', rule: 'ABL-FLY', ignores: ['elevated', 'hindering', 'water', 'outdoor-blocking', 'past-opponents'] },
        { phase: 'carry', rule: 'ABL-CARRY', does: 'not-carried', because: 'symbol' },
        { phase: 'damage', rule: 'KBD-14', does: 'ignore-knock-back-damage', when: 'falling' }
      ]
    },
    'leap-climb': {
      summary:
        'Moves over figures, hindering, water, elevated and outdoor blocking terrain in a move action, and breaks away by itself; its close combat actions may target figures at any elevation.',
      clauses: [
        {
          phase: 'movement',
          rule: 'POW-LC',
          ignores: ['elevated', 'hindering', 'water', 'outdoor-blocking', 'past-opponents'],
          during: ['move', 'leap-climb']
        },
        { phase: 'break-away', rule: 'POW-LC', does: 'automatic', during: ['move', 'leap-climb'] },
        { phase: 'targeting', rule: 'POW-LC', does: 'close-elevation', to: 'any', needsAction: true }
      ]
    },
    'superman-ally': HINDERING_AND_WATER,
    ultimates: HINDERING_AND_WATER,
    'avengers-initiative': HINDERING_AND_WATER,
    // No word of 2010 takes anything from a second attack.
    ...fullSecondAttack,
    // POW-PW, by a thread of 2010: hindering terrain counts, the powers of those that it strikes do not.
    'pulse-wave': {
      summary:
        'Strikes every other figure within half its range, past figures and powers; hindering terrain still adds 1 to the defense; walls, blocking and elevated terrain stop it. Against several its damage is 1.',
      clauses: pulseWave.clauses.map((clause) =>
        clause.phase === 'line-of-fire' && clause.does === 'ignore' ? { ...clause, ignores: ['characters', 'powers'] } : clause
      )
    },
    // POW-EE, by a thread of 2010 on a figure with one bolt.
    'energy-explosion': {
      summary:
        'A ranged combat action: with one bolt the target and every figure next to it, friends too, are compared with the roll, and those hit are dealt 1 damage each.',
      clauses: [
        { phase: 'value', rule: 'POW-EE', value: 'damage', then: { lock: 1 }, during: ['energy-explosion'] },
        { phase: 'attack', rule: 'POW-EE', does: 'splash-per-bolt' },
        {
          phase: 'attack',
          rule: 'POW-EE',
          does: 'ask-judge',
          fromBolts: 2,
          text: 'How Energy Explosion with several bolts deals its damage before the 2013 card is not in the documents at hand.'
        }
      ]
    },
    // POW-SS2: the bonus against terrain and objects is on the card of 2012; that of 2010 is not at hand.
    'super-strength': {
      summary: 'Picks up an object as it moves, carries it, and strikes with it or throws it.',
      clauses: [
        { phase: 'objects', rule: 'POW-SS2', does: 'handle' },
        {
          phase: 'judge',
          rule: 'POW-SS2',
          text: 'In 2012 Super Strength adds 2 to the damage of close attacks against walls, blocking terrain and objects. The card of 2010 is not at hand: the bonus is left out.',
          touches: ['attack'],
          whenTerrainStands: true
        }
      ]
    },
    'great-size': null,
    'giant-reach': null,
    'colossal-stamina': null,
    // POW-ST: at all times, its own turn and its friends' lines included (Q17).
    stealth: {
      summary: 'A hindered line of fire drawn to it is blocked.',
      clauses: [{ phase: 'line-of-fire', rule: 'POW-ST', does: 'block-when-hindered', turn: 'any' }]
    },
    // ABL-MA: full range before 2011.
    'move-and-attack': {
      summary:
        'Moves, attacks once on the way with 2 less attack and its full range, and moves on, like Hypersonic Speed; not next to an opponent.',
      clauses: [
        { phase: 'movement', rule: 'ABL-MA', ignores: ['adjacent-opponents'], during: ['move-and-attack'], notBased: true },
        { phase: 'carry', rule: 'ABL-CARRY', does: 'not-carried', because: 'symbol' },
        { phase: 'value', rule: 'ABL-MA', value: 'attack', then: { modify: -2 }, during: ['move-and-attack'] }
      ]
    }
  }
}
