/**
 * Clix Campaign, chapter III of the house rules of September 2009, as a difference from 2010: what lost text does not
 * say falls back to it (Q13). Flying is a state here, hovering or soaring (effects/states), and everyone may look for
 * hidden figures (effects/actions).
 */
import { attentiveness } from '../effects/actions/attentiveness.ts'
import { cancelReroll } from '../effects/actions/cancel-reroll.ts'
import { armorPiercing } from '../effects/feats/armor-piercing.ts'
import { specialMovement } from '../effects/actions/special-movement.ts'
import { hovering } from '../effects/states/hovering.ts'
import { soaring } from '../effects/states/soaring.ts'
import type { Edition } from './patch.ts'
import { heroclix2010 } from './heroclix2010.ts'

/** What the chapter tells in general words only: how it is played there is lost (CC-28). `KBX-01` is Charge. */
const IN_GENERAL_WORDS: readonly string[] = [
  'POW-CH',
  ...['KBX-01', 'POW-FL', 'POW-PT', 'POW-MC', 'POW-PL', 'POW-FB', 'POW-RS', 'POW-PW', 'POW-IN', 'POW-PB', 'POW-SM', 'POW-PO'],
  ...['POW-SE', 'POW-SS', 'POW-DE', 'POW-CR', 'POW-ES', 'POW-MM', 'POW-WI', 'POW-IM', 'POW-RG', 'POW-RE', 'POW-EW', 'POW-EH'],
  ...['POW-PC', 'POW-CE', 'POW-PX', 'POW-OU', 'POW-LE']
]

export const clixCampaign: Edition = {
  id: 'clix-campaign',
  name: 'Clix Campaign',
  parent: heroclix2010,
  params: {
    // KB-13, CC-14: the attacker picks a straight line that leads away.
    knockBack: { path: 'attackers-line' },
    // CC-18; CC-16: a held object adds to what is dealt, not to the damage value.
    attack: { severalTargets: 'roll-each-full', objectAddsTo: 'damage-dealt' },
    // CC-13: Toughness and Invulnerability do not touch what a critical hit adds.
    damage: { criticalIsReduced: false },
    // CC-12, CC-01.
    // CC-15 has no exception for a step that stops.
    objects: { pickedUpAsItStops: true },
    time: { freeActionsInside: true, doublePowerActions: false, moveBesidesAttack: true }
  },
  everyone: ['attentiveness', 'special-movement'],
  replacedRows: {
    'KB-01': { rule: 'CC-14' },
    'KB-02': { rule: 'CC-14' },
    'KB-20': { rule: 'CC-14' },
    'KB-13': { rule: 'CC-14' },
    'KB-05': { rule: 'CC-14' },
    'OBJ-02': { rule: 'CC-15' },
    'OBJ-04': { rule: 'CC-16' },
    'OBJ-05': { rule: 'CC-16' },
    'OBJ-06': { rule: 'CC-16' },
    'ABL-SWI': { rule: 'CC-02' },
    'MOV-05': { rule: 'CC-02' },
    'MOV-06': { rule: 'CC-02' },
    'ATK-10': { rule: 'CC-18' },
    'POW-BA': { rule: 'CC-28' },
    'POW-BC': { rule: 'CC-28' },
    'POW-TO': { rule: 'CC-25' },
    'GEN-06': { rule: 'CC-30' },
    'ATK-06': { rule: 'CC-29', lost: true },
    'ATK-07': { rule: 'CC-29', lost: true },
    'DMG-07': { rule: 'CC-29', lost: true },
    ...Object.fromEntries(IN_GENERAL_WORDS.map((rule) => [rule, { rule: 'CC-28', lost: true }]))
  },
  effects: {
    hovering,
    soaring,
    attentiveness,
    'special-movement': specialMovement,
    'cancel-reroll': cancelReroll,
    'armor-piercing': armorPiercing,
    // CC-03: with a wing it takes off, and hovers while it moves.
    flight: {
      summary:
        'The wing: it flies, hovering or soaring, and on its way passes over figures, hindering, elevated and outdoor blocking terrain.',
      clauses: [
        { phase: 'movement', rule: 'CC-03', ignores: ['elevated', 'hindering', 'water', 'outdoor-blocking', 'past-opponents'] },
        { phase: 'damage', rule: 'KBD-14', does: 'ignore-knock-back-damage', when: 'falling' },
        { phase: 'carry', rule: 'ABL-CARRY', does: 'not-carried', because: 'symbol' }
      ]
    },
    // CC-11, CC-21.
    stealth: {
      summary:
        'A hindered line of fire drawn to it is blocked. In hindering terrain it is hidden: it stands in no line’s way, and opponents pass it unengaged.',
      clauses: [
        { phase: 'line-of-fire', rule: 'CC-11', does: 'block-when-hindered', turn: 'any' },
        { phase: 'line-of-fire', rule: 'CC-21', does: 'hide' }
      ]
    },
    // CC-23.
    'super-senses': {
      summary: 'When hit, a 5 or 6 on a d6 evades the attack. It sees hidden figures.',
      clauses: [
        { phase: 'attack', rule: 'POW-SS', does: 'evade', roll: 'super-senses', from: 5 },
        { phase: 'line-of-fire', rule: 'CC-23', does: 'ignore', ignores: ['hiding'] }
      ]
    },
    // CC-25.
    invulnerability: {
      summary: 'Damage dealt to it is 3 less, but not what a critical hit adds.',
      clauses: [{ phase: 'damage', rule: 'CC-25', does: 'reduce', by: 3 }]
    },
    // CC-24.
    'earthbound-neutralized': {
      summary:
        'A boot in place of the wing, the standard symbol in place of the giant one; 2 damage if it soared when this appeared. Cannot be countered.',
      clauses: [
        {
          phase: 'possess',
          rule: 'CC-24',
          does: 'exchange-symbols',
          loses: ['flight'],
          sizes: { giant: 'standard' },
          both: 'It has a wing and a giant symbol: which of them Earthbound takes away is what fits the figure. Both were taken as gone.'
        },
        { phase: 'aftermath', rule: 'CC-24', does: 'hurt-when-it-lands', amount: 2 }
      ]
    },
    // CC-07.
    'leap-climb': {
      summary:
        'Moves over figures, hindering, water, elevated and outdoor blocking terrain in a move action, and breaks away by itself; its close combat actions may target figures at any elevation, soaring ones next to it included.',
      clauses: [
        {
          phase: 'movement',
          rule: 'POW-LC',
          ignores: ['elevated', 'hindering', 'water', 'outdoor-blocking', 'past-opponents'],
          during: ['move', 'leap-climb']
        },
        { phase: 'break-away', rule: 'POW-LC', does: 'automatic', during: ['move', 'leap-climb'] },
        { phase: 'targeting', rule: 'POW-LC', does: 'close-elevation', to: 'any', needsAction: true },
        { phase: 'targeting', rule: 'CC-07', does: 'close-height', from: { heights: ['ground', 'hovering'] }, at: { heights: ['soaring'] } }
      ]
    },
    // CC-15: full speed where it picks up an object on its way to strike with it.
    charge: {
      summary:
        'Half its speed, or all of it where it picks up an object to strike with, then a close combat action for nothing. Always: it ignores knock back.',
      clauses: [
        { phase: 'value', rule: 'POW-CH', value: 'speed', then: { halve: true }, during: ['charge'], unless: ['pick-up-and-attack'] },
        { phase: 'knock-back', rule: 'KBX-01', does: 'ignore' },
        { phase: 'action', rule: 'POW-CH', move: 'before' }
      ]
    },
    'super-strength': {
      summary: 'Picks up objects as it moves and fights with them; at half its speed if it does both in one turn.',
      clauses: [
        { phase: 'objects', rule: 'CC-15', does: 'handle' },
        {
          phase: 'value',
          rule: 'CC-15',
          value: 'speed',
          then: { halve: true },
          during: ['pick-up-and-attack'],
          unless: ['charge', 'running-shot']
        }
      ]
    },
    // CC-19: close attacks only, as many as its movement pays for, and nothing else.
    'hypersonic-speed': {
      summary:
        'Moves and attacks in close combat as often as its movement pays for: 2 for each attack, 2 more for a miss. No other power meanwhile, except Flight.',
      grants: 'close-attack',
      clauses: [
        { phase: 'action', rule: 'CC-19', move: 'around', endsWhenLost: true, attackPrice: { attack: 2, miss: 2 }, alone: true },
        { phase: 'movement', rule: 'POW-HS', ignores: ['adjacent-opponents'], during: ['hypersonic-speed'] },
        { phase: 'break-away', rule: 'POW-HS', does: 'automatic', during: ['hypersonic-speed'] }
      ]
    },
    // CC-18.
    'ranged-combat-expert': {
      summary: 'A ranged attack with 2 more damage, at one target only.',
      clauses: [
        { phase: 'value', rule: 'POW-RE', value: 'damage', then: { modify: 2 }, during: ['ranged-combat-expert'] },
        { phase: 'attack', rule: 'CC-18', does: 'single-target' }
      ]
    },
    // CC-17: its user may move itself.
    telekinesis: {
      summary:
        'Moves a small figure, itself included, or an object within 8 squares of where that stands; an opponent has to be hit first, and a figure moved takes only free actions until its next turn.',
      clauses: [
        {
          phase: 'targeting',
          rule: 'CC-17',
          does: 'reach',
          who: 'any',
          reach: { squares: 8 },
          lineOfFire: true,
          movable: true,
          self: true,
          fromMoved: true
        },
        { phase: 'attack', rule: 'POW-TK', does: 'no-damage' },
        { phase: 'attack', rule: 'POW-TK', does: 'move-hit' },
        { phase: 'attack', rule: 'POW-TK', does: 'single-target' },
        { phase: 'use', rule: 'CC-17', does: 'place', squares: 8, holdsBack: true, fromMoved: true }
      ]
    },
    // CC-28: how it spreads has not survived; figures and hindering terrain do not obstruct it.
    'energy-explosion': {
      summary: 'A ranged combat action, past figures and hindering terrain, whose damage spreads to the figures around its targets.',
      clauses: [
        { phase: 'line-of-fire', rule: 'CC-28', does: 'ignore', ignores: ['characters', 'hindering'], during: 'energy-explosion' },
        {
          phase: 'attack',
          rule: 'POW-EE',
          does: 'ask-judge',
          text: 'How Energy Explosion divides its damage is not in the house rules, nor in the documents of 2010 at hand.'
        }
      ]
    },
    // CC-28: itself or others.
    support: {
      summary:
        'A power action on itself or an adjacent friend, nobody of them next to an opponent: 2d6 and its attack against the defense of the one healed heals a d6 less 2, at least 1.',
      clauses: [
        {
          phase: 'targeting',
          rule: 'CC-28',
          does: 'reach',
          who: 'friendly',
          reach: { adjacent: true },
          lineOfFire: false,
          neitherBased: true,
          self: true
        }
      ]
    },
    // CC-26.
    'probability-control': {
      summary: "One roll of your own turn, and one of an opponent in each round, is made again; or an opponent's reroll is cancelled.",
      clauses: [
        { phase: 'targeting', rule: 'POW-PC', does: 'reach', who: 'any', reach: { squares: 10 }, lineOfFire: true, self: true },
        { phase: 'possess', rule: 'CC-26', does: 'give', gives: ['cancel-reroll'] }
      ]
    },
    // CC-27: the text speaks of its own attacks, not of attacks on it.
    'shape-change': {
      summary:
        "When it attacks, a 5 or 6 on a d6 makes the target's defense 0, and the damage dealt is not brought below 1 nor transferred.",
      clauses: [{ phase: 'attack', rule: 'CC-27', does: 'unguard', roll: 'shape-change', from: 5, defense: 0, floor: 1 }]
    }
  }
}
