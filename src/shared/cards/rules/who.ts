/** The figures of a sentence: by side, place, keyword and state. */
import type { Table } from '../grammar/grammar.ts'

/** Pronouns stand as the words of `withPronouns`: `he~` is this figure, `they~` the one named before, `he?` one of the sentence before. */
// prettier-ignore
export const WHO: Table = {
  self: [
    ['~', { is: 'self' }],
    ['(he~|her~)', { is: 'self' }],
    ['this character', { is: 'holder' }]
  ],
  /** Words that point to a figure that was named already. */
  pointed: [
    ['they~', { is: 'named' }],
    ['(he?|her?|they?)', { is: 'before' }],
    ['that (character|bystander)', { is: 'that' }],
    ['(those characters|those bystanders)', { is: 'those' }],
    ['the chosen character', { is: 'chosen' }],
    ['the chosen characters', { is: 'chosen', each: true }],
    ['the attacker', { is: 'attacker' }],
    ['the attacking character', { is: 'attacker' }],
    ['the target', { is: 'target' }],
    ['the targeted character', { is: 'target' }],
    ['the hit character', { is: 'hit' }],
    ['the generated (character|bystander)', { is: 'generated' }],
    ['the replacement character', { is: 'replacement' }],
    ['(each|all) hit (character|characters|target|targets)', { is: 'hit', each: true }],
    ['any hit (character|characters|target|targets)', { is: 'hit', count: 'any' }],
    ['hit (characters|targets)', { is: 'hit', each: true }],
    ['each hit opposing character', { is: 'hit', side: 'opponent', each: true }],
    ['(all)? hit opposing characters', { is: 'hit', side: 'opponent', each: true }],
    ['each opposing character hit', { is: 'hit', side: 'opponent', each: true }],
    ['a hit (character|target)', { is: 'hit', count: 1 }],
    ['a hit opposing character', { is: 'hit', side: 'opponent', count: 1 }],
    ['(all targets|each target|the targets)', { is: 'target', each: true }],
    ["~ ('s|') {is:role}", { is: '$is', of: { is: 'self' } }],
    ['(his~|her~) {is:role}', { is: '$is', of: { is: 'self' } }],
    ['missed (targets|characters)', { is: 'missed', each: true }]
  ],
  role: [
    ['avatar', 'avatar'],
    ['ward', 'ward']
  ],
  who: [
    ['{self}', '$self'],
    ['{pointed}', '$pointed'],
    ['{one}', '$one'],
    ['{several}', '$several']
  ],
  /** One figure, or a list of kinds of figures. */
  whos: [
    ['{who}', '$who'],
    ['{list:whoOr}', { anyOf: '$list' }],
    ['{list:whoAnd}', { both: '$list' }]
  ],
  whoOr: { of: 'who', between: [','], last: ['or', ', or'], least: 2 },
  whoAnd: { of: 'who', between: [','], last: ['and', ', and'], least: 2 },
  one: [
    ['(a|an) {adj*} {kind:singular} {rest*}', { is: 'figure', count: 1, '...': ['$adj', '$kind', '$rest'] }],
    ['another {adj*} {kind:singular} {rest*}', { is: 'figure', count: 1, other: true, '...': ['$adj', '$kind', '$rest'] }],
    ['each {adj*} {kind:singular} {rest*}', { is: 'figure', each: true, '...': ['$adj', '$kind', '$rest'] }],
    [
      '(each other|every other) {adj*} {kind:singular} {rest*}',
      { is: 'figure', each: true, other: true, '...': ['$adj', '$kind', '$rest'] }
    ],
    ['any {adj*} {kind:singular} {rest*}', { is: 'figure', count: 1, '...': ['$adj', '$kind', '$rest'] }],
    ['up to one {adj*} {kind:singular} {rest*}', { is: 'figure', most: 1, '...': ['$adj', '$kind', '$rest'] }],
    ['a single {adj*} {kind:singular} {rest*}', { is: 'figure', count: 1, only: true, '...': ['$adj', '$kind', '$rest'] }]
  ],
  several: [
    ['{adj*} {kind:plural} {rest*}', { is: 'figure', each: true, '...': ['$adj', '$kind', '$rest'] }],
    ['other {adj*} {kind:plural} {rest*}', { is: 'figure', each: true, other: true, '...': ['$adj', '$kind', '$rest'] }],
    ['all {adj*} {kind:plural} {rest*}', { is: 'figure', each: true, '...': ['$adj', '$kind', '$rest'] }],
    ['all other {adj*} {kind:plural} {rest*}', { is: 'figure', each: true, other: true, '...': ['$adj', '$kind', '$rest'] }],
    ['one or more {adj*} {kind:plural} {rest*}', { is: 'figure', least: 1, '...': ['$adj', '$kind', '$rest'] }],
    ['one or more other {adj*} {kind:plural} {rest*}', { is: 'figure', least: 1, other: true, '...': ['$adj', '$kind', '$rest'] }],
    ['any number of {adj*} {kind:plural} {rest*}', { is: 'figure', count: 'any', '...': ['$adj', '$kind', '$rest'] }],
    ['up to {most:count} {adj*} {kind:plural} {rest*}', { is: 'figure', most: '$most', '...': ['$adj', '$kind', '$rest'] }],
    [
      'up to {most:count} other {adj*} {kind:plural} {rest*}',
      { is: 'figure', most: '$most', other: true, '...': ['$adj', '$kind', '$rest'] }
    ],
    ['{count} {adj*} {kind:plural} {rest*}', { is: 'figure', count: '$count', '...': ['$adj', '$kind', '$rest'] }],
    ['{count} other {adj*} {kind:plural} {rest*}', { is: 'figure', count: '$count', other: true, '...': ['$adj', '$kind', '$rest'] }],
    ['{least:count} or more {adj*} {kind:plural} {rest*}', { is: 'figure', least: '$least', '...': ['$adj', '$kind', '$rest'] }],
    [
      '{least:count} or more other {adj*} {kind:plural} {rest*}',
      { is: 'figure', least: '$least', other: true, '...': ['$adj', '$kind', '$rest'] }
    ],
    ['at least {least:number} {adj*} {kind:plural} {rest*}', { is: 'figure', least: '$least', '...': ['$adj', '$kind', '$rest'] }],
    [
      'at least {least:number} other {adj*} {kind:plural} {rest*}',
      { is: 'figure', least: '$least', other: true, '...': ['$adj', '$kind', '$rest'] }
    ],
    ['{least:number} + {adj*} {kind:plural} {rest*}', { is: 'figure', least: '$least', '...': ['$adj', '$kind', '$rest'] }]
  ],
  /** Nobody of these. */
  none: [
    ['no {adj*} {kind:plural} {rest*}', { is: 'figure', '...': ['$adj', '$kind', '$rest'] }],
    ['no other {adj*} {kind:plural} {rest*}', { is: 'figure', other: true, '...': ['$adj', '$kind', '$rest'] }]
  ],
  adj: [
    ['adjacent', { adjacent: true }],
    ['non-adjacent', { adjacent: false }],
    ['friendly', { side: 'friend' }],
    ['opposing', { side: 'opponent' }],
    ['standard', { size: 'standard' }],
    ['non-standard', { size: 'other' }],
    ['unequipped', { equipped: false }],
    ['equipped', { equipped: true }],
    ['targeted', { targeted: true }],
    ['single base', { base: 'single' }],
    ['non-bystander', { bystander: false }],
    ['smaller', { smaller: true }]
  ],
  singular: [
    ['character', {}],
    ['bystander', { kind: 'bystander' }],
    ['{named:anyName} bystander', { kind: 'bystander', piece: '$named' }],
    ['sidekick', { kind: 'sidekick' }],
    ['construct', { kind: 'construct' }],
    ['lantern construct', { kind: 'lantern-construct' }]
  ],
  plural: [
    ['characters', {}],
    ['bystanders', { kind: 'bystander' }],
    ['{named:anyName} bystanders', { kind: 'bystander', piece: '$named' }],
    ['sidekicks', { kind: 'sidekick' }],
    ['constructs', { kind: 'construct' }],
    ['lantern constructs', { kind: 'lantern-construct' }]
  ],
  /** Restrictions after the word. */
  rest: [
    ['within {within:number} (square|squares)', { within: '$within' }],
    ['within {within:number} squares and line of fire', { within: '$within', lineOfFire: true }],
    ['within {within:number} squares of {of:near}', { within: '$within', of: '$of' }],
    ['within {within:number} squares and line of fire of {of:near}', { within: '$within', lineOfFire: true, of: '$of' }],
    ['within range', { within: 'range' }],
    ['within range and line of fire', { within: 'range', lineOfFire: true }],
    ["within (his~|~ 's) range", { within: 'range' }],
    ['within line of fire', { lineOfFire: true }],
    ['{beyond:number} or more squares away', { beyond: '$beyond' }],
    ['with the {keywords} (keyword|keywords)', { keyword: '$keywords' }],
    ['that (have|has) the {keywords} (keyword|keywords)', { keyword: '$keywords' }],
    ['without the {withoutKeywords:keywords} (keyword|keywords)', { withoutKeyword: '$withoutKeywords' }],
    ['with {team}', { team: '$team' }],
    ['with {sign}', { sign: '$sign' }],
    ['with {symbols}', { symbol: '$symbols' }],
    ['with (a|an) {token:own} token', { token: '$token' }],
    ['without (a|an) {withoutToken:own} token', { withoutToken: '$withoutToken' }],
    ['with an action token', { tokens: 'some' }],
    ['with one or more action tokens', { tokensLeast: 1 }],
    ['with {tokens:count} action tokens', { tokens: '$tokens' }],
    ['with no action tokens', { tokens: 0 }],
    ['with this (trait|power)', { thisText: true }],
    ['with (a|an) {trait} trait', { trait: '$trait' }],
    ['named {name:names}', { name: '$name' }],
    ['of {pointsMost:number} points or less', { pointsMost: '$pointsMost' }],
    ['of {pointsLeast:number} points or more', { pointsLeast: '$pointsLeast' }],
    ['that is {pointsMost:number} points or less', { pointsMost: '$pointsMost' }],
    ['of (less|fewer) points than {than:near}', { fewerPointsThan: '$than' }],
    ['of (less|fewer) points', { points: 'fewer' }],
    ['of equal or (less|fewer) points', { points: 'fewer-or-equal' }],
    ['that (shares|share) a keyword with {with:near}', { sharesKeyword: '$with' }],
    ['that can use {canUse:powersOr}', { canUse: '$canUse' }],
    ['that (is|are) equipped', { equipped: true }],
    ['that (was|were) hit this turn', { hitThisTurn: true }],
    ['that (was|were) damaged this turn', { damagedThisTurn: true }],
    ['that hit this turn', { didHitThisTurn: true }],
    ['that missed this turn', { missedThisTurn: true }],
    ['that attacked this turn', { attackedThisTurn: true }],
    ['that moved this turn', { movedThisTurn: true }],
    ['that took damage this turn', { tookDamageThisTurn: true }],
    ['that took damage since your last turn', { tookDamageSince: 'own-last-turn' }],
    ['occupying {occupying:ground}', { occupying: '$occupying' }],
    ['that (is|are) occupying {occupying:ground}', { occupying: '$occupying' }],
    ['not occupying {notOccupying:ground}', { notOccupying: '$notOccupying' }],
    ['on the map', { onMap: true }],
    ['on your sideline', { on: 'own-sideline' }],
    ['in your KO area', { on: 'own-ko-area' }],
    ['on this card', { on: 'this-card' }],
    ['regardless of range', { regardless: ['range'] }],
    ['regardless of adjacency', { regardless: ['adjacency'] }],
    ['regardless of line of fire', { regardless: ['line-of-fire'] }],
    ['regardless of range (and|or) line of fire', { regardless: ['range', 'line-of-fire'] }],
    ['that have {team}', { team: '$team' }],
    ['that has {team}', { team: '$team' }],
    ['with both the {keyword} and {second:keyword} keywords', { allKeywords: ['$keyword', '$second'] }],
    ['with the {token:own} token', { token: '$token' }],
    ['with one or more {token:own} tokens', { token: '$token' }],
    ['that are adjacent or (that)? (have|has) the {keywords} (keyword|keywords)', { either: [{ adjacent: true }, { keyword: '$keywords' }] }],
    ['that are adjacent or have {team}', { either: [{ adjacent: true }, { team: '$team' }] }],
    ['that are adjacent or share a keyword with {with:near}', { either: [{ adjacent: true }, { sharesKeyword: '$with' }] }],
    ['that used {power} and succeeded this turn', { usedThisTurn: '$power', succeeded: true }],
    ['that can use this (power|trait)', { thisText: true }],
    ['adjacent to {adjacentTo:near}', { adjacentTo: '$adjacentTo' }],
    ['of lower points than {than:near}', { fewerPointsThan: '$than' }],
    ['of higher points than {than:near}', { morePointsThan: '$than' }],
    ['with a lower point value than {than:near}', { fewerPointsThan: '$than' }],
    ['with a higher point value than {than:near}', { morePointsThan: '$than' }],
    ['with a lower point value', { points: 'fewer' }],
    ['(that)? {by:self} hit this turn', { hitThisTurnBy: '$by' }],
    ['(that)? {by:self} damaged this turn', { damagedThisTurnBy: '$by' }],
    ['(that|who) (has|have) been knocked back this turn', { knockedBackThisTurn: true }],
    ['that (was|were) knocked back this turn', { knockedBackThisTurn: true }],
    ['that (was|were) given an action token this turn', { givenTokenThisTurn: true }],
    ["that can't use {cannotUse:powersOr}", { cannotUse: '$cannotUse' }],
    ["that (isn't|aren't) equipped", { equipped: false }],
    ['with a shared keyword', { sharedKeyword: true }],
    ['on your force', { on: 'own-force' }],
    ['on your starting force', { on: 'own-starting-force' }],
    ['generated by {by:self}', { generatedBy: '$by' }],
    ['that healed since your last turn', { healedSince: 'own-last-turn' }],
    ['with any action tokens', { tokens: 'some' }],
    ['that (shares|share) a keyword', { sharedKeyword: true }]
  ],
  /** A figure that another is near to or compared with. */
  near: [
    ['{self}', '$self'],
    ['(him~|himself~)', { is: 'self' }],
    ['{pointed}', '$pointed'],
    ['{one}', '$one']
  ],
  ground: [
    ['hindering terrain', { terrain: 'hindering' }],
    ['water terrain', { terrain: 'water' }],
    ['elevated terrain', { terrain: 'elevated' }],
    ['blocking terrain', { terrain: 'blocking' }],
    ['clear terrain', { terrain: 'clear' }],
    ['(a|an|any) smoke (terrain)? (marker|markers)', { terrain: 'smoke' }],
    ['(a|an|any) {marker} (marker|markers)', { marker: '$marker' }],
    ['(a|an|any) friendly {marker} (marker|markers)', { marker: '$marker', side: 'friend' }],
    ['(a|an|any) friendly {marker} terrain (marker|markers)', { marker: '$marker', side: 'friend' }],
    ['(a|an|any) {marker} terrain (marker|markers)', { marker: '$marker' }]
  ],
  marker: [['{own}', '$own']],
  trait: [
    ['" {titled} "', '$titled'],
    ['{titled}', '$titled']
  ],
  /** A name of a thing: that of the card, or one that no list has. */
  titledName: [
    ['~', 'own-name'],
    ['{titled}', '$titled']
  ],
  keywords: [
    ['{keyword}', ['$keyword']],
    ['{all:keywordsOr}', '$all'],
    ['{all:keywordsComma}', '$all']
  ],
  keywordsOr: { of: 'keyword', between: [','], last: ['or', ', or'], least: 2 },
  keywordsComma: { of: 'keyword', between: [','], last: [', or'], least: 3 },
  keywordsAnd: { of: 'keyword', between: [','], last: ['and', ', and'] },
  symbols: { of: 'symbol', between: [','], last: ['or', ', or'] },
  names: { of: 'anyName', between: [','], last: ['or', ', or'] },
  anyName: [
    ['~', 'own-name'],
    ['{piece}', '$piece']
  ]
}
