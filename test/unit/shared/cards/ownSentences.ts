/** Sentences as cards write them, in names of our own, with what each says. */
import { cardNames } from '../../../../src/shared/cards/cardNames.ts'
import { CardReader } from '../../../../src/shared/cards/cardReader.ts'

export const FIGURE = 'Ferro'
export const reader = new CardReader(cardNames(['Night Watch', 'Harbour', 'X Crew'], ['Ferro', 'Tin Gull', 'Ada Brandt']))

const SELF = { is: 'self' }
const give = (...gives: string[]) => ({ phase: 'possess', does: 'give', gives })
const value = (name: string, modify: number) => ({ phase: 'value', value: name, then: { modify } })
const friends = (more: object = {}) => ({ is: 'figure', each: true, side: 'friend', ...more })
const opponents = (more: object = {}) => ({ is: 'figure', each: true, side: 'opponent', ...more })
const friend = (more: object = {}) => ({ is: 'figure', count: 1, side: 'friend', ...more })
const opponent = (more: object = {}) => ({ is: 'figure', count: 1, side: 'opponent', ...more })
const on = (event: string, more: object = {}) => ({ on: { by: SELF, event, ...more } })
const USES_IT = on('uses', { power: { before: 'one' } })

/** Sentences that stand alone, and their clauses. */
export const PARSED: readonly (readonly [sentence: string, clauses: readonly object[]])[] = [
  ['Stealth.', [give('stealth')]],
  ['Blades/Claws/Fangs, Charge, Giant Reach: 3.', [give('blades-claws-fangs', 'charge', 'giant-reach:3')]],
  ['Range Combat Expert.', [give('ranged-combat-expert')]],
  ['KNOCKBACK, [it:characters,elevated].', [give('knockback', 'improved-targeting:characters', 'improved-targeting:elevated')]],
  ['[cs:passenger]: 4, [ta:x_men].', [give('passenger:4', 'x-men')]],
  ['STOP.', [{ phase: 'possess', does: 'stop' }]],
  ['Protected: Outwit, Pulse Wave.', [{ phase: 'possess', does: 'have', things: [{ protected: ['outwit', 'pulse-wave'] }] }]],
  ['Ferro has SAFEGUARD: Outwit.', [{ who: SELF, phase: 'possess', does: 'have', things: [{ safeguard: [{ power: 'outwit' }] }] }]],
  ['Charge as FREE.', [{ phase: 'possess', does: 'give', as: [{ act: 'free' }], gives: ['charge'] }]],
  ["Charge, but don't halve speed.", [{ phase: 'possess', does: 'give', as: [{ halve: false }], gives: ['charge'] }]],
  ['Shape Change, but succeeds on a [d:4]-[d:6].', [{ phase: 'possess', does: 'give', as: [{ succeedsFrom: 4, succeedsTo: 6 }], gives: ['shape-change'] }]],
  ['Energy Explosion, but deals 3 damage instead of 2.', [{ phase: 'possess', does: 'give', as: [{ deals: 3, insteadOf: 2 }], gives: ['energy-explosion'] }]],
  ['Perplex, but only to target opposing characters.', [{ phase: 'possess', does: 'give', as: [{ onlyTarget: opponents() }], gives: ['perplex'] }]],
  ['Other friendly characters can use Toughness.', [{ who: friends({ other: true }), ...give('toughness') }]],
  ['Friendly characters with the Night Watch keyword have [ta:x_men].', [{ who: friends({ keyword: ['Night Watch'] }), ...give('x-men') }]],
  ['Adjacent friendly characters with the X-Crew or Harbour keyword modify attack +1.', [{ who: friends({ adjacent: true, keyword: ['X Crew', 'Harbour'] }), ...value('attack', 1) }]],
  ['UNIQUE MODIFIER - Opposing characters within 4 squares modify defense -1.', [{ unique: true, who: opponents({ within: 4 }), ...value('defense', -1) }]],
  ['Ferro modifies attack and damage +1 when attacking one or more characters with the Harbour keyword.', ['attack', 'damage'].map((name) => ({ who: SELF, ...value(name, 1), attacking: { is: 'figure', least: 1, keyword: ['Harbour'] } }))],
  ["Modify Ferro's combat values +1.", ['speed', 'attack', 'defense', 'damage'].map((name) => ({ who: SELF, ...value(name, 1) }))],
  ['If Ferro occupies hindering terrain, he can use Stealth.', [{ if: { who: SELF, is: 'occupies', ground: { terrain: 'hindering' } }, who: SELF, ...give('stealth') }]],
  ["If Ferro hasn't moved or been placed this turn, she has a range of 8.", [{ if: { who: SELF, not: true, is: 'moved-or-placed', since: 'turn' }, who: SELF, phase: 'value', value: 'range', then: { replace: 8 } }]],
  ["Opposing characters within 6 squares can't use Probability Control.", [{ who: opponents({ within: 6 }), phase: 'forbid', does: 'use', powers: ['probability-control'] }]],
  ["Ferro can't be targeted by range attacks.", [{ who: SELF, phase: 'forbid', does: 'be-targeted', by: { attack: 'ranged' } }]],
  ['Ferro takes a maximum of 2 damage from attacks.', [{ who: SELF, phase: 'damage', does: 'cap', most: 2, from: 'attacks' }]],
  ['Ferro can reduce penetrating damage.', [{ who: SELF, phase: 'damage', does: 'reduce', by: 0, letsOthers: true }]],
  ['Ferro deals penetrating damage to opposing characters with the Harbour keyword.', [{ who: SELF, phase: 'attack', does: 'penetrating', to: opponents({ keyword: ['Harbour'] }) }]],
  ['Ferro starts the game with 6 Ember tokens.', [{ who: SELF, phase: 'setup', does: 'starts-with-token', token: 'Ember', amount: 6 }]],
  ['When Ferro hits, after resolutions give each hit character an action token.', [{ ...on('hits'), time: 'after-resolutions', phase: 'deed', does: 'token', to: { is: 'hit', each: true }, amount: 1 }]],
  ['When Ferro attacks, opposing characters can\'t use Shape Change or Mastermind.', [{ ...on('attacks'), who: opponents(), phase: 'forbid', does: 'use', powers: ['shape-change', 'mastermind'] }]],
  ["When Ferro KO's an opposing character of 50 points or less, after resolutions heal him 1 click.", [{ ...on('kos', { whom: opponent({ pointsMost: 50 }) }), time: 'after-resolutions', phase: 'deed', does: 'heal', to: SELF, amount: 1 }]],
  ["The first time Ferro would be KO'd, instead turn her to click #5.", [{ ...on('would-be-ko'), first: true, instead: true, phase: 'deed', does: 'turn-dial', whom: SELF, click: 5 }]],
  ['If Ferro would take penetrating damage, he takes 1 unavoidable damage instead.', [{ ...on('would-take-damage', { type: 'penetrating' }), instead: true, phase: 'deed', does: 'damage', to: SELF, amount: 1, type: 'unavoidable' }]],
  ['At the beginning of your turn, if an opposing character is within 4 squares of Ferro, you may place Ferro on his card.', [{ on: { event: 'own-turn-begins' }, if: { who: opponent(), is: 'within', within: 4, of: SELF }, may: true, phase: 'deed', does: 'place', whom: SELF, at: { on: 'own-card' } }]],
  ['At the beginning of the game, generate 2 Tin Gull bystanders.', [{ on: { event: 'game-begins' }, phase: 'deed', does: 'generate', piece: 'Tin Gull', amount: 2 }]],
  ['Once per turn, when Ferro uses Outwit, he may use Sidestep as FREE.', [{ limit: { per: 'turn' }, ...on('uses', { power: { power: 'outwit' } }), may: true, actor: SELF, phase: 'deed', does: 'use-free', power: { power: 'sidestep' } }]],
  ['FREE: Choose an adjacent friendly character with the Night Watch keyword.', [{ cost: 'free', phase: 'deed', does: 'choose', whom: friend({ adjacent: true, keyword: ['Night Watch'] }) }]],
  ['POWER: Once per game, make a close attack.', [{ cost: 'power', limit: { per: 'game' }, phase: 'deed', does: 'attack', attack: 'close' }]],
  ['RANGE: Generate an Ash hindering terrain marker within range and line of fire.', [{ cost: 'range', phase: 'deed', does: 'generate-marker', marker: 'Ash', terrain: 'hindering', amount: 1, at: { within: 'range', lineOfFire: true } }]],
  ['[d:4]-[d:6]: Deal Ferro 1 unavoidable damage.', [{ row: { from: 4, to: 6 }, phase: 'deed', does: 'damage', to: SELF, amount: 1, type: 'unavoidable' }]],
  ['[d:1]-[d:3]: Generate a character with a Loyal Crew trait on its 15 point starting line adjacent to a friendly character.', [{ row: { from: 1, to: 3 }, phase: 'deed', does: 'generate-figure', what: { is: 'figure', count: 1, trait: 'Loyal Crew' }, startsOn: { line: 15 }, at: { adjacentTo: friend() } }]],
  ['When a friendly character with the Harbour keyword attacks and the attack roll includes exactly one [d:1], you may replace the other die with a [d:6].', [{ on: { by: friend({ keyword: ['Harbour'] }), event: 'attacks', rollHasOne: 1 }, may: true, phase: 'deed', does: 'replace-die', die: 'other', with: 6 }]],
  ['Ferro has "When this character is hit, roll a d6."', [{ who: SELF, phase: 'possess', does: 'text', texts: [{ on: { by: { is: 'holder' }, event: 'is-hit' }, do: [{ phase: 'deed', does: 'roll', die: 6 }] }] }]],
  ['If Ferro KO\'d an opposing character this turn, he can use Support.', [{ if: { who: SELF, is: 'did-ko', whom: opponent(), since: 'turn' }, who: SELF, ...give('support') }]],
  ['If Ferro hit a character this turn, he can use Support.', [{ if: { who: SELF, is: 'did-hit', whom: { is: 'figure', count: 1 }, since: 'turn' }, who: SELF, ...give('support') }]],
  ['When Ferro hits, you may replace him with a character named Ada Brandt of less points.', [{ ...on('hits'), may: true, phase: 'deed', does: 'replace', whom: SELF, with: { is: 'figure', count: 1, name: ['Ada Brandt'], points: 'fewer' } }]],
  ['Other friendly characters that are adjacent or have the Harbour keyword modify speed +1.', [{ who: friends({ other: true, either: [{ adjacent: true }, { keyword: ['Harbour'] }] }), ...value('speed', 1) }]],
  ['Friendly characters with both the Harbour and Night Watch keywords can use Flurry.', [{ who: friends({ allKeywords: ['Harbour', 'Night Watch'] }), ...give('flurry') }]],
  ["Ferro's combat values can't be modified by opposing effects.", [{ who: SELF, phase: 'value-guard', against: 'opponents' }]],
  ['Lines of fire drawn to adjacent friendly characters are hindered.', [{ phase: 'line-of-fire', does: 'hindered-to', to: friends({ adjacent: true }) }]],
  ['Hit characters are dealt 3 damage instead of normal damage.', [{ phase: 'deed', does: 'damage', to: { is: 'hit', each: true }, amount: 3, type: 'normal', insteadOf: 'normal-damage' }]],
  ["Opposing characters within range can't remove action tokens except by clearing.", [{ who: opponents({ within: 'range' }), phase: 'forbid', does: 'remove-tokens', except: 'clearing' }]],
  ["Adjacent opposing characters can't use Protected: Outwit or SAFEGUARD: Outwit.", [{ who: opponents({ adjacent: true }), phase: 'forbid', does: 'use-keyphrases', keyphrases: [{ protected: 'outwit' }, { safeguard: 'outwit' }] }]],
  ["3+: Modify Ferro's defense +1.", [{ row: { least: 3 }, who: SELF, ...value('defense', 1) }]]
] // prettier-ignore

/** Sentences that point to those before them: the text, and the clauses of its last sentence. */
export const POINTING: readonly (readonly [text: string, clauses: readonly object[]])[] = [
  ['Quake. When Ferro uses it, after resolutions he may make a close attack.', [{ ...USES_IT, time: 'after-resolutions', may: true, actor: SELF, phase: 'deed', does: 'attack', attack: 'close' }]],
  ['FREE: Choose an opposing character within range. Deal that character 1 penetrating damage.', [{ phase: 'deed', does: 'damage', to: { is: 'that' }, amount: 1, type: 'penetrating' }]],
  ["FREE: Choose an adjacent character. If you do, turn Ferro to click #4 and this game he isn't scored when KO'd.", [{ if: { is: 'did' }, phase: 'deed', does: 'turn-dial', whom: SELF, click: 4 }, { if: { is: 'did' }, who: SELF, until: 'game-ends', phase: 'score', does: 'not-when-ko' }]],
  ['FREE: Choose a friendly character. Heal the chosen character 1 click.', [{ phase: 'deed', does: 'heal', to: { is: 'chosen' }, amount: 1 }]],
  ['When Ferro hits, you may roll a d6. If you do, heal Ferro 1 click.', [{ if: { is: 'did' }, phase: 'deed', does: 'heal', to: SELF, amount: 1 }]],
  ['When Ferro hits, roll a d6. [d:1]-[d:3]: Sing. [d:4]-[d:6]: Heal Ferro 1 click.', [{ row: { from: 4, to: 6 }, phase: 'deed', does: 'heal', to: SELF, amount: 1 }]],
  ['When Ferro hits, roll a d6. [d:1]-[d:3]: Heal Ferro 1 click. // Stealth.', [give('stealth')]],
  ['Once per game, STOP. Stealth.', [give('stealth')]],
  ['When Ferro hits, roll a d6. Protected: Outwit.', [{ phase: 'possess', does: 'have', things: [{ protected: ['outwit'] }] }]],
  ['When Ferro is hit by an opposing character, deal that character 1 damage.', [{ ...on('is-hit', { from: 'opponent' }), phase: 'deed', does: 'damage', to: { is: 'that' }, amount: 1, type: 'normal' }]],
  ["When Ferro KO's an opposing character, heal him and another friendly character 1 click.", [{ ...on('kos', { whom: opponent() }), phase: 'deed', does: 'heal', to: { both: [SELF, friend({ other: true })] }, amount: 1 }]]
] // prettier-ignore

/** Sentences of which only the moment is read, with it. */
export const MOMENTS: readonly (readonly [sentence: string, moment: object])[] = [
  ['When Ferro hits, after resolutions paint each hit character green.', on('hits')],
  ['At the beginning of your turn, shuffle the cards.', { on: { event: 'own-turn-begins' } }],
  ['FREE: Whistle.', { cost: 'free' }],
  ['[d:1]-[d:3]: Sing.', { row: { from: 1, to: 3 } }]
] // prettier-ignore

/** Sentences and texts whose last sentence is not read, each nearly one that is. */
export const REFUSED: readonly string[] = [
  'Stealth, unless Ferro is tired.',
  'Other brave friendly characters can use Toughness.',
  'Friendly characters with the Day Watch keyword have [ta:x_men].',
  "Charge, but don't halve speed or range or hope.",
  'Ferro can reduce penetrating damage except on Sundays.',
  "Modify Ferro's luck +1.",
  'Quake, Charge. When Ferro uses it, after resolutions he may make a close attack.',
  'When Ferro uses it, after resolutions he may make a close attack.',
  'Telekinesis, Charge as FREE.',
  'Heal Ferro 1 click and roll a d6 if Ferro is on the map.',
  'Friendly characters with the Harbour and Night Watch keywords can use Flurry.',
  'Ferro has "When this character is hit, dance."',
  'When Ferro hits an opposing character, deal them 1 damage.',
  'Ferro can use Charge. If you do, heal Ferro 1 click.',
  'Ferro can use the chosen power.',
  'FREE: Choose an opposing character. Choose a friendly character. Heal the chosen character 1 click.',
  'FREE: Choose an opposing character and another friendly character. Deal that character 1 penetrating damage.',
  'When Ferro attacks, roll a d20.\n3-4: Grey Mist. KNOCKBACK.',
  '1+: [cs:wing]. [im:characters]',
  'FREE: Choose two listed effects. *[cs:wing] *Toughness',
  'FREE: Choose two to use until your next turn:* Stealth *Toughness',
  'Other friendly characters have "When this character is hit, roll a d6.\n[d:1]-[d:3]: Heal Ferro 1 click.',
  '(This holds at night. Stealth.',
  'When an adjacent friendly character misses, you may deal them 1 damage. If you do, remove an action token from them.',
  'When Ferro uses Super Senses, after resolutions you may give the attacker an action token. If you do, deal them 1 damage.',
  'Friendly characters modify defense +1. If Ferro is on the map, modify defense +2 instead.',
  'When Ferro hits, modify his attack +1 and he can use Stealth until your next turn.',
  "When a friendly character is KO'd, all other friendly characters modify attack +1 this turn.",
  'FREE: Choose an opposing character. Deal 1 damage to each other opposing character within 2 squares of the chosen character.',
  'FREE: Choose a friendly character. When Ferro hits, generate the last one. This game that character can use Stealth.',
  'When Ferro hits a character, generate a [set:own] #001 Tin Gull on click #1. This game that character can use Stealth.',
  'When Ferro is hit by an opposing character, place a friendly character adjacent to that character.',
  'FREE: Choose one.\nSuper Senses.\nToughness.',
  'At the beginning of your turn, choose two to use until your next turn.\nToughness.',
  'When Ferro hits, roll a d6. Ferro can use Charge.',
  "FREE: Remove an Ember token from Ferro. Modify Ferro's attack +1.",
  'When Ferro hits, sing. Toughness.'
]
