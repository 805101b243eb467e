/** Things that are done once: damage, healing, tokens, places, dice, attacks. Each is a clause of the phase `deed`. */
import type { Table } from '../grammar/grammar.ts'

// prettier-ignore
export const DEEDS: Table = {
  deeds: { of: 'deed', between: [',', ', then'], last: ['and', ', and', ', then', 'and then', 'then'] },
  deed: [
    ['deal {to:whos} {amount:number} damage', { phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: 'normal' }],
    ['deal {to:whos} {amount:number} {type} damage', { phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: '$type' }],
    ['deal {amount:number} damage to {to:whos}', { phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: 'normal' }],
    ['deal {amount:number} {type} damage to {to:whos}', { phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: '$type' }],
    ['heal {to:whos} {amount:number} (click|clicks)', { phase: 'deed', does: 'heal', to: '$to', amount: '$amount' }],
    ['heal {amount:number} (click|clicks)', { phase: 'deed', does: 'heal', amount: '$amount' }],
    ['heal {to:whos} equal to half the result', { phase: 'deed', does: 'heal', to: '$to', amount: 'half-result' }],
    ['(give|gives) {to:whos} an action token', { phase: 'deed', does: 'token', to: '$to', amount: 1 }],
    ['give an action token to {to:whos}', { phase: 'deed', does: 'token', to: '$to', amount: 1 }],
    ['give {to:whos} {amount:count} action tokens', { phase: 'deed', does: 'token', to: '$to', amount: '$amount' }],
    ['give {to:whos} up to {most:count} action tokens', { phase: 'deed', does: 'token', to: '$to', most: '$most' }],
    ['remove an action token from {from:whos}', { phase: 'deed', does: 'token-off', from: '$from', amount: 1 }],
    ['remove {amount:count} action tokens from {from:whos}', { phase: 'deed', does: 'token-off', from: '$from', amount: '$amount' }],
    ['remove up to {most:count} action tokens from {from:whos}', { phase: 'deed', does: 'token-off', from: '$from', most: '$most' }],
    ['remove all action tokens from {from:whos}', { phase: 'deed', does: 'token-off', from: '$from', amount: 'all' }],
    ['(give|gives) {to:whos} (a|an) {token:own} token', { phase: 'deed', does: 'named-token', to: '$to', token: '$token', amount: 1 }],
    [
      '(give|gives) {to:whos} {amount:count} {token:own} tokens',
      { phase: 'deed', does: 'named-token', to: '$to', token: '$token', amount: '$amount' }
    ],
    ['give (a|an) {token:own} token to {to:whos}', { phase: 'deed', does: 'named-token', to: '$to', token: '$token', amount: 1 }],
    [
      'gain {amount:number} {token:own} (token|tokens)',
      { phase: 'deed', does: 'named-token', to: { is: 'this-card' }, token: '$token', amount: '$amount' }
    ],
    [
      '(add|generate) {amount:number} {token:own} (token|tokens) to your sideline',
      { phase: 'deed', does: 'named-token', to: { is: 'own-sideline' }, token: '$token', amount: '$amount' }
    ],
    [
      'remove (a|an) {token:own} token from {from:whos}',
      { phase: 'deed', does: 'named-token-off', from: '$from', token: '$token', amount: 1 }
    ],
    [
      'remove {amount:count} {token:own} tokens from {from:whos}',
      { phase: 'deed', does: 'named-token-off', from: '$from', token: '$token', amount: '$amount' }
    ],
    ['remove (his~|her~) {token:own} token', { phase: 'deed', does: 'named-token-off', from: { is: 'self' }, token: '$token', amount: 1 }],
    [
      'remove any one {token:own} token from your sideline',
      { phase: 'deed', does: 'named-token-off', from: { is: 'own-sideline' }, token: '$token', amount: 1 }
    ],
    [
      'remove up to any {most:count} {token:own} tokens on your sideline from the game',
      { phase: 'deed', does: 'named-token-off', from: { is: 'own-sideline' }, token: '$token', most: '$most' }
    ],
    ['place {who:whos} {at:where}', { phase: 'deed', does: 'place', whom: '$who', at: '$at' }],
    ['move {who:whos} up to {squares:number} (square|squares)', { phase: 'deed', does: 'move', whom: '$who', squares: '$squares' }],
    ['move {who:whos} up to half (his|his~) speed (value)?', { phase: 'deed', does: 'move', whom: '$who', squares: 'half-speed' }],
    ['knock back {who:whos}', { phase: 'deed', does: 'knock-back', whom: '$who' }],
    ['knock back {who:whos} {squares:number} squares', { phase: 'deed', does: 'knock-back', whom: '$who', squares: '$squares' }],
    ['(KO|kos) {who:whos}', { phase: 'deed', does: 'ko', whom: '$who' }],
    ['turn {who:whos} to click {click:clickNumber}', { phase: 'deed', does: 'turn-dial', whom: '$who', click: '$click' }],
    ['turn {who:whos} to (his|his~) last non-ko click', { phase: 'deed', does: 'turn-dial', whom: '$who', click: 'last' }],
    ['roll a d6', { phase: 'deed', does: 'roll', die: 6 }],
    ['choose {who:whos}', { phase: 'deed', does: 'choose', whom: '$who' }],
    ['choose a standard power', { phase: 'deed', does: 'choose', what: 'standard-power' }],
    ['choose a standard {slot:value} power', { phase: 'deed', does: 'choose', what: 'standard-power', slot: '$slot' }],
    ['choose a combat value', { phase: 'deed', does: 'choose', what: 'combat-value' }],
    ['choose a keyword', { phase: 'deed', does: 'choose', what: 'keyword' }],
    ['choose a keyword for all characters with this trait', { phase: 'deed', does: 'choose', what: 'keyword', shared: true }],
    ['choose (a|any) {keyword} keyword', { phase: 'deed', does: 'choose', what: 'keyword', keyword: '$keyword' }],
    ['choose {powers:powersTwo}', { phase: 'deed', does: 'choose', what: 'power', of: '$powers' }],
    ['choose one (of the following)? (:)?', { phase: 'deed', does: 'choose', what: 'row' }],
    ['choose one of the following effects (:)?', { phase: 'deed', does: 'choose', what: 'row' }],
    ['generate (a|an) {piece:anyName} bystander', { phase: 'deed', does: 'generate', piece: '$piece', amount: 1 }],
    ['generate {amount:count} {piece:anyName} bystanders', { phase: 'deed', does: 'generate', piece: '$piece', amount: '$amount' }],
    ['generate up to {most:count} {piece:anyName} bystanders', { phase: 'deed', does: 'generate', piece: '$piece', most: '$most' }],
    ['generate (a|an) {piece:anyName} bystander {max}', { phase: 'deed', does: 'generate', piece: '$piece', amount: 1, max: '$max' }],
    ['generate (a|an) {piece:anyName} bystander {at:where}', { phase: 'deed', does: 'generate', piece: '$piece', amount: 1, at: '$at' }],
    [
      'generate {amount:count} {piece:anyName} bystanders {at:where}',
      { phase: 'deed', does: 'generate', piece: '$piece', amount: '$amount', at: '$at' }
    ],
    ['generate (a|an) {markers}', { phase: 'deed', does: 'generate-marker', '...': '$markers', amount: 1 }],
    ['generate (a|an) {markers} {at:where}', { phase: 'deed', does: 'generate-marker', '...': '$markers', amount: 1, at: '$at' }],
    ['generate {amount:count} {markers}', { phase: 'deed', does: 'generate-marker', '...': '$markers', amount: '$amount' }],
    [
      'generate {amount:count} {markers} {at:where}',
      { phase: 'deed', does: 'generate-marker', '...': '$markers', amount: '$amount', at: '$at' }
    ],
    [
      'generate up to {most:count} {markers} {at:where}',
      { phase: 'deed', does: 'generate-marker', '...': '$markers', most: '$most', at: '$at' }
    ],
    ['generate {what:one} {on:startsOn}', { phase: 'deed', does: 'generate-figure', what: '$what', startsOn: '$on' }],
    ['generate {what:one} {on:startsOn} {at:where}', { phase: 'deed', does: 'generate-figure', what: '$what', startsOn: '$on', at: '$at' }],
    ['generate {what:one} from {from:store}', { phase: 'deed', does: 'generate-figure', what: '$what', from: '$from' }],
    ['generate {what:one} from {from:store} {on:startsOn}', { phase: 'deed', does: 'generate-figure', what: '$what', from: '$from', startsOn: '$on' }],
    ['generate {what:one} from {from:store} {on:startsOn} {at:where}', { phase: 'deed', does: 'generate-figure', what: '$what', from: '$from', startsOn: '$on', at: '$at' }],
    ['generate {what:one} from {from:store} {at:where} {on:startsOn}', { phase: 'deed', does: 'generate-figure', what: '$what', from: '$from', startsOn: '$on', at: '$at' }],
    ['generate (a|an) {what:unit}', { phase: 'deed', does: 'generate-figure', what: '$what' }],
    ['generate (a|an) {what:unit} {on:startsOn}', { phase: 'deed', does: 'generate-figure', what: '$what', startsOn: '$on' }],
    ['generate (a|an) {what:unit} {on:startsOn} {at:where}', { phase: 'deed', does: 'generate-figure', what: '$what', startsOn: '$on', at: '$at' }],
    ['replace the other die with (a|an) {face}', { phase: 'deed', does: 'replace-die', die: 'other', with: '$face' }],
    ['replace a die in (their|their~|the) attack roll with (a|an) {face}', { phase: 'deed', does: 'replace-die', die: 'one', with: '$face' }],
    ['remove (a|an) {token:own} token from {from:who} to replace a die in (their|their~) attack roll with (a|an) {face}', { phase: 'deed', does: 'replace-die', die: 'one', with: '$face', token: '$token', from: '$from' }],
    ['remove {who:who} from the game', { phase: 'deed', does: 'remove', whom: '$who' }],
    ['remove {who:who} from the game without scoring (he~|they~|they?|he?)', { phase: 'deed', does: 'remove', whom: '$who', unscored: true }],
    ['roll a d20', { phase: 'deed', does: 'roll', die: 20 }],
    ['roll two d6', { phase: 'deed', does: 'roll', die: 6, count: 2 }],
    ['attach (his|his~|her~) card to {to:who}', { phase: 'deed', does: 'attach', to: '$to' }],
    ['add up to {most:number} {own} one-shots to your sideline without paying (their|their?|their~) cost', { phase: 'deed', does: 'add-one-shots', named: '$own', most: '$most', free: true }],
    ['add (a|an) {token:own} token to your sideline', { phase: 'deed', does: 'named-token', to: { is: 'own-sideline' }, token: '$token', amount: 1 }],
    ['use the other as FREE', { phase: 'deed', does: 'use-free', power: { before: 'other' } }],
    ['reroll the roll', { phase: 'deed', does: 'reroll', roll: 'that' }],
    ['generate {amount:number} instead', { phase: 'deed', does: 'generate', amount: '$amount', insteadOf: 'amount' }],
    ['unequip {from:who}', { phase: 'deed', does: 'unequip', from: '$from' }],
    ['make a close attack', { phase: 'deed', does: 'attack', attack: 'close' }],
    ['make a range attack', { phase: 'deed', does: 'attack', attack: 'ranged' }],
    ['make an attack', { phase: 'deed', does: 'attack', attack: 'any' }],
    ['make a close attack targeting {targets:whos}', { phase: 'deed', does: 'attack', attack: 'close', targets: '$targets' }],
    ['make a range attack targeting {targets:whos}', { phase: 'deed', does: 'attack', attack: 'ranged', targets: '$targets' }],
    ['make an attack targeting {targets:whos}', { phase: 'deed', does: 'attack', attack: 'any', targets: '$targets' }],
    ['make a close attack , but only to target {only:whos}', { phase: 'deed', does: 'attack', attack: 'close', only: '$only' }],
    ['make a range attack , but only to target {only:whos}', { phase: 'deed', does: 'attack', attack: 'ranged', only: '$only' }],
    ['make an attack , but only to target {only:whos}', { phase: 'deed', does: 'attack', attack: 'any', only: '$only' }],
    ['use {power:used} as FREE', { phase: 'deed', does: 'use-free', power: '$power' }],
    ['immediately use {power:used} as FREE', { phase: 'deed', does: 'use-free', power: '$power', now: true }],
    ['use {power:used}', { phase: 'deed', does: 'use', power: '$power' }],
    ['use {power:used} again', { phase: 'deed', does: 'use-again', power: '$power' }],
    ['immediately use {power:used} again', { phase: 'deed', does: 'use-again', power: '$power', now: true }],
    ['reroll it', { phase: 'deed', does: 'reroll', roll: 'that' }],
    ['reroll the result', { phase: 'deed', does: 'reroll', roll: 'that' }],
    ['reroll that roll', { phase: 'deed', does: 'reroll', roll: 'that' }],
    ['reroll (his|his~) {power} roll', { phase: 'deed', does: 'reroll', roll: '$power' }],
    ['(modify|modifies) {who:owner} {values} {by:plus}', { phase: 'value', who: '$who', values: '$values', by: '$by' }],
    ['modify {values} {by:plus}', { phase: 'value', values: '$values', by: '$by' }],
    [
      'modify {who:owner} {values} {by:plus} for each {each:counted}',
      { phase: 'value', who: '$who', values: '$values', by: '$by', each: '$each' }
    ],
    ['increase the damage dealt by {by:plusNumber}', { phase: 'deed', does: 'more-damage', by: '$by' }],
    [
      'increase the damage dealt to (each)? hit (character|characters|target|targets) by {by:plusNumber}',
      { phase: 'deed', does: 'more-damage', to: { is: 'hit', each: true }, by: '$by' }
    ],
    [
      'increase the damage dealt by {by:plusNumber} to each hit (character|target)',
      { phase: 'deed', does: 'more-damage', to: { is: 'hit', each: true }, by: '$by' }
    ],
    ['increase the result by {by:plusNumber}', { phase: 'deed', does: 'change-result', by: '$by' }],
    ['increase the result of the d6 roll by {by:plusNumber}', { phase: 'deed', does: 'change-result', by: '$by' }],
    ['score {points:number} victory points', { phase: 'deed', does: 'score', points: '$points' }],
    ['add {by:plusNumber} to the result', { phase: 'deed', does: 'change-result', by: '$by' }],
    ['destroy all blocking terrain {of:near2}', { phase: 'deed', does: 'destroy', what: { terrain: 'blocking' }, '...': '$of' }],
    ['equip it to {to:whos}', { phase: 'deed', does: 'equip', what: 'it', to: '$to' }],
    ['replace {who:whos} with (a|an)? {by:one}', { phase: 'deed', does: 'replace', whom: '$who', with: '$by' }],
    [
      'replace {who:whos} with {by:one} on the same click number',
      { phase: 'deed', does: 'replace', whom: '$who', with: '$by', click: 'same' }
    ],
    ['replace {who:whos} with {by:unit}', { phase: 'deed', does: 'replace', whom: '$who', with: '$by' }],
    ['flip a coin', { phase: 'deed', does: 'flip-coin' }],
    ['action total {by:plus}', { phase: 'action-total', by: '$by' }],
    ['turn a face-down spell one-shot face-up', { phase: 'deed', does: 'face-up', what: 'spell-one-shot' }],
    ['reroll a d6 (he~|they~) rolled < including a single d6 in an attack roll >', { phase: 'deed', does: 'reroll', roll: 'own-d6' }],
    ['score {points:number} points', { phase: 'deed', does: 'score', points: '$points' }],
    ['deal {to:whos} damage equal to {amount:equals}', { phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: 'normal' }],
    ['deal {to:whos} {type} damage equal to {amount:equals}', { phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: '$type' }],
    ['heal {to:whos} (a number of clicks)? equal to {amount:equals}', { phase: 'deed', does: 'heal', to: '$to', amount: '$amount' }],
    ['heal {to:whos} {amount:number} (click|clicks) for (each|every) {each:counted}', { phase: 'deed', does: 'heal', to: '$to', amount: '$amount', each: '$each' }],
    ['deal {to:whos} {amount:number} {type} damage for (each|every) {each:counted}', { phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: '$type', each: '$each' }],
    ['remove (a|an) {token:own} token to {to:deeds}', { phase: 'deed', does: 'named-token-off', token: '$token', amount: 1, for: '$to' }],
    ['remove {amount:count} {token:own} tokens to {to:deeds}', { phase: 'deed', does: 'named-token-off', token: '$token', amount: '$amount', for: '$to' }],
    ['remove any one {token:own} token from your sideline to {to:deeds}', { phase: 'deed', does: 'named-token-off', from: { is: 'own-sideline' }, token: '$token', amount: 1, for: '$to' }],
    ['remove (all|all of) {from:owner} {token:own} tokens', { phase: 'deed', does: 'named-token-off', from: '$from', token: '$token', amount: 'all' }],
    ['remove all {token:own} tokens from {from:whos}', { phase: 'deed', does: 'named-token-off', from: '$from', token: '$token', amount: 'all' }],
    ['remove one of {from:owner} RALLY dice', { phase: 'deed', does: 'rally-off', from: '$from', amount: 1 }],
    ['remove one of {from:owner} RALLY dice to {to:deeds}', { phase: 'deed', does: 'rally-off', from: '$from', amount: 1, for: '$to' }],
    ['remove {from:owner} RALLY die', { phase: 'deed', does: 'rally-off', from: '$from', amount: 1, only: true }],
    ['remove {from:owner} RALLY die to {to:deeds}', { phase: 'deed', does: 'rally-off', from: '$from', amount: 1, only: true, for: '$to' }],
    ['knock back {who:whos} regardless of size', { phase: 'deed', does: 'knock-back', whom: '$who', regardless: ['size'] }],
    ['move', { phase: 'deed', does: 'move' }],
    ['halve speed', { phase: 'deed', does: 'halve-speed' }],
    ['move up to {squares:number} (square|squares)', { phase: 'deed', does: 'move', squares: '$squares' }],
    ['turn {who:whos} to any click', { phase: 'deed', does: 'turn-dial', whom: '$who', click: 'any' }],
    ["turn ~ 's dial to any click", { phase: 'deed', does: 'turn-dial', whom: { is: 'self' }, click: 'any' }],
    ['turn {who:whos} to the resulting click number', { phase: 'deed', does: 'turn-dial', whom: '$who', click: 'result' }],
    ['roll 2d6', { phase: 'deed', does: 'roll', die: 6, count: 2 }],
    ['roll (2d6|two d6) and choose one to be the result', { phase: 'deed', does: 'roll', die: 6, count: 2, keep: 'one-of-choice' }],
    ['choose {number:count} (of the following (effects)?)? (:)?', { phase: 'deed', does: 'choose', what: 'row', number: '$number' }],
    ['choose (one|one effect) to (use|last) {until} (:)?', { phase: 'deed', does: 'choose', what: 'row', lasts: '$until' }],
    ['choose (one|one effect) for {for:who} to use {until} (:)?', { phase: 'deed', does: 'choose', what: 'row', for: '$for', lasts: '$until' }],
    ['choose one effect (:)?', { phase: 'deed', does: 'choose', what: 'row' }],
    ['choose an effect for {for:whos} to use {until} (:)?', { phase: 'deed', does: 'choose', what: 'row', for: '$for', lasts: '$until' }],
    ['generate (a|an) {piece:anyName} bystander {at:where} {max}', { phase: 'deed', does: 'generate', piece: '$piece', amount: 1, max: '$max', at: '$at' }],
    ['generate (a|an) {piece:anyName} bystander {max} {at:where}', { phase: 'deed', does: 'generate', piece: '$piece', amount: 1, max: '$max', at: '$at' }],
    ['generate (a|an) {markers} {max}', { phase: 'deed', does: 'generate-marker', '...': '$markers', amount: 1, max: '$max' }],
    ['generate (a|an) {markers} {at:where} {max}', { phase: 'deed', does: 'generate-marker', '...': '$markers', amount: 1, at: '$at', max: '$max' }],
    ['generate (a|an) {markers} {max} {at:where}', { phase: 'deed', does: 'generate-marker', '...': '$markers', amount: 1, at: '$at', max: '$max' }],
    ['remove up to {most:number} {kinds:terrainsOr} terrain (marker|markers) {of:markersAt}', { phase: 'deed', does: 'remove-markers', kinds: '$kinds', most: '$most', '...': '$of' }],
    ['use {power:used} as FREE (,)? but {variants}', { phase: 'deed', does: 'use-free', power: '$power', as: '$variants' }],
    ['remove {who:who} from the game without scoring it', { phase: 'deed', does: 'remove', whom: '$who', unscored: true }],
    ['modify {who:owner} {values} {by:plus} when attacking {at:whos}', { phase: 'value', who: '$who', values: '$values', by: '$by', attacking: '$at' }],
    ['gain {points:number} MISSION (POINT|POINTS)', { phase: 'deed', does: 'mission-points', points: '$points' }],
    ['replace a die in the attack roll with {from:owner} RALLY die', { phase: 'deed', does: 'replace-die', die: 'one', with: 'rally', from: '$from' }],
    ['replace a die in the attack roll with one of {from:owner} RALLY dice', { phase: 'deed', does: 'replace-die', die: 'one', with: 'one-of-rally', from: '$from' }],
    ['remove {from:owner} RALLY die to use it as the result', { phase: 'deed', does: 'rally-off', from: '$from', amount: 1, only: true, as: 'result' }]
  ],
  store: [
    ['your sideline', 'own-sideline'],
    ['your KO area', 'own-ko-area']
  ],
  /** The click or the line of a dial on which a figure starts. */
  startsOn: [
    ['on (his|his~|their~|their|its) {line:number} point (starting)? line', { line: '$line' }],
    ['on (his|his~|their~|their|its) {colour} starting line', { line: '$colour' }],
    ['on (his|his~|their~|their|its) starting click', { click: 'starting' }],
    ['on (his|his~|their~|their|its) last non-ko click', { click: 'last' }],
    ['on the same click number as {self}', { click: 'same' }],
    ['on click {click:clickNumber}', { click: '$click' }]
  ],
  colour: [
    ['red', 'red'],
    ['green', 'green'],
    ['blue', 'blue'],
    ['yellow', 'yellow'],
    ['purple', 'purple']
  ],
  near2: [
    ['within {within:number} squares of {of:near}', { within: '$within', of: '$of' }],
    ['within {within:number} squares', { within: '$within' }],
    ['within range', { within: 'range' }]
  ],
  markersAt: [
    ['within {within:number} squares', { within: '$within' }],
    ['within {within:number} squares and line of fire', { within: '$within', lineOfFire: true }],
    ['within range', { within: 'range' }],
    ['within range and line of fire', { within: 'range', lineOfFire: true }]
  ],
  terrainsOr: { of: 'terrainKind', between: [','], last: ['or', ', or'] },
  /** A number that the game gives. */
  equals: [
    ['the result', 'result'],
    ['half the result', 'half-result'],
    ['the d6 roll', 'roll'],
    ["{of:owner} printed damage (value)?", { value: 'damage', printed: true, of: '$of' }]
  ],
  type: [
    ['penetrating', 'penetrating'],
    ['unavoidable', 'unavoidable']
  ],
  plusNumber: [
    ['{number}', '$number'],
    ['{plus}', '$plus']
  ],
  unit: [
    ['{set} {number:unitNumber} {piece}', { is: 'unit', set: '$set', number: '$number', name: '$piece' }],
    ['{set:own} {number:unitNumber} {piece}', { is: 'unit', setNamed: '$set', number: '$number', name: '$piece' }]
  ],
  owner: [
    ["~ 's", { is: 'self' }],
    ['(his~|her~)', { is: 'self' }],
    ["that character 's", { is: 'that' }],
    ["the attacker 's", { is: 'attacker' }],
    ["the target 's", { is: 'target' }],
    ['their~', { is: 'named' }],
    ['(his?|her?|their?)', { is: 'before' }]
  ],
  values: [
    ['combat values', ['combat']],
    ['{value}', ['$value']],
    ['{list:valuesAnd}', '$list'],
    ['all combat values', ['combat']]
  ],
  valuesAnd: { of: 'value', between: [','], last: ['and', ', and'], least: 2 },
  counted: [
    ['{one:who}', '$one'],
    ['{bare}', '$bare'],
    ['hit (character|target)', { is: 'hit', each: true }],
    ["{adj*} {kind:singular} {rest*} ko'd this way", { is: 'figure', each: true, koThisWay: true, '...': ['$adj', '$kind', '$rest'] }],
    ['{token:own} token removed', { is: 'removed-token', token: '$token' }],
    ['action token (he~|they~) (has|have)', { is: 'action-token', of: 'same' }],
    ['of (his~|her~) {token:own} (token|tokens)', { is: 'own-token', token: '$token' }]
  ],
  bare: [
    ['{adj*} {kind:singular} {rest*}', { is: 'figure', each: true, '...': ['$adj', '$kind', '$rest'] }],
    ['other {adj*} {kind:singular} {rest*}', { is: 'figure', each: true, other: true, '...': ['$adj', '$kind', '$rest'] }]
  ],
  markers: [
    ['{marker} {terrain:terrainKind} terrain (marker|markers)', { marker: '$marker', terrain: '$terrain' }],
    ['{terrain:terrainKind} terrain (marker|markers)', { terrain: '$terrain' }],
    ['{terrain:terrainKind} (marker|markers)', { terrain: '$terrain' }],
    ['{marker} (marker|markers)', { marker: '$marker' }],
    ['{marker} terrain (marker|markers)', { marker: '$marker' }]
  ],
  terrainKind: [
    ['hindering', 'hindering'],
    ['blocking', 'blocking'],
    ['water', 'water'],
    ['smoke', 'smoke']
  ],
  /** Where something is put. */
  where: [
    ['adjacent to {to:who}', { adjacentTo: '$to' }],
    ['(in|into) a square adjacent to {to:who}', { adjacentTo: '$to' }],
    ["on (his|his~|~ 's) card", { on: 'own-card' }],
    ['within range', { within: 'range' }],
    ['within range and line of fire', { within: 'range', lineOfFire: true }],
    ['(in|into) a square within range', { within: 'range' }],
    ['(in|into) a square within range and line of fire', { within: 'range', lineOfFire: true }],
    ['within {within:number} squares', { within: '$within' }],
    ['within {within:number} squares and line of fire', { within: '$within', lineOfFire: true }],
    ['(in|into) a square within {within:number} squares', { within: '$within' }],
    ['(in|into) a square within {within:number} squares and line of fire', { within: '$within', lineOfFire: true }],
    ['up to {within:number} squares away from (his|his~|their|their~|its) current (square|squares)', { awayFromHere: '$within' }],
    [
      'in a square of different elevation within {within:number} squares and line of fire',
      { otherElevation: true, within: '$within', lineOfFire: true }
    ],
    ['into your starting area', { on: 'starting-area' }],
    ['in your starting area', { on: 'starting-area' }],
    ['into any square', { anywhere: true }],
    ['onto this card', { on: 'this-card' }],
    ["in (his~|~ 's) square", { on: 'own-square' }],
    ["in (their~|that character 's) square", { on: 'that-square' }],
    ['anywhere on the map', { anywhere: true }],
    ['in any (square|squares)', { anywhere: true }],
    ['(in|into) (a|any) square of {terrain:squareOf} terrain {of:markersAt}', { terrain: '$terrain', '...': '$of' }],
    ['in the square that character last occupied', { lastSquareOf: { is: 'that' } }],
    ['in the square {of:self} last occupied', { lastSquareOf: '$of' }]
  ],
  squareOf: [
    ['hindering', 'hindering'],
    ['blocking', 'blocking'],
    ['water', 'water'],
    ['elevated', 'elevated'],
    ['smoke', 'smoke']
  ]
}
