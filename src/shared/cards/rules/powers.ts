/** Lists of powers, and powers in another form. */
import type { Table } from '../grammar/grammar.ts'

// prettier-ignore
export const POWERS: Table = {
  powersOr: { of: 'power', between: [','], last: ['or', ', or'] },
  powersAnd: { of: 'power', between: [','], last: ['and', ', and'] },
  powersAny: { of: 'power', between: [','], last: ['or', ', or', 'and', ', and'] },
  /** Things that a figure has: powers, keyphrases, symbols. */
  thing: [
    ['{power}', { gives: ['$power'] }],
    ['{ability}', { gives: ['$ability'] }],
    ['{team}', { team: '$team' }],
    ['{symbol}', { symbol: '$symbol' }],
    ['{targetings}', { gives: '$targetings' }],
    ['{movements}', { gives: '$movements' }],
    ['[cs:bolt]', { bolts: 1 }],
    ['[cs:bolt] [cs:bolt]', { bolts: 2 }],
    ['[cs:bolt] [cs:bolt] [cs:bolt]', { bolts: 3 }],
    ['[cs:passenger] : {number}', { numbered: 'passenger', number: '$number' }],
    ['giant reach : {number}', { numbered: 'giant-reach', number: '$number' }],
    ['passenger : {number}', { numbered: 'passenger', number: '$number' }]
  ],
  team: [
    ['{teamIcon}', '$teamIcon'],
    ['(the)? {teamName}', '$teamName']
  ],
  symbol: [
    ['{symbolIcon}', '$symbolIcon'],
    ['(tiny damage symbol|[tinysymbol])', 'tiny'],
    ['(giant damage symbol|[giantsymbol])', 'giant'],
    ['(colossal damage symbol|[colossalsymbol])', 'colossal'],
    ['(standard damage symbol|[standarddamagesymbol])', 'starburst'],
    ['([wingsymbol]|[wing])', 'wing']
  ],
  targetings: [
    ['{targetingIcon}', '$targetingIcon'],
    ['improved targeting : {list:targetingWords}', '$list']
  ],
  targetingWords: { of: 'targetingWord', between: [','], last: [',', 'and', ', and'] },
  targetingWord: [
    ['elevated', 'improved-targeting:elevated'],
    ['hindering', 'improved-targeting:hindering'],
    ['blocking', 'improved-targeting:blocking'],
    ['characters', 'improved-targeting:characters'],
    ['adjacent', 'improved-targeting:adjacent'],
    ['destroy blocking', 'improved-targeting:destroy-blocking']
  ],
  movements: [
    ['{movementIcon}', '$movementIcon'],
    ['improved movement : {list:movementWords}', '$list']
  ],
  movementWords: { of: 'movementWord', between: [','], last: [',', 'and', ', and'] },
  movementWord: [
    ['elevated', 'improved-movement:elevated'],
    ['hindering', 'improved-movement:hindering'],
    ['blocking', 'improved-movement:blocking'],
    ['characters', 'improved-movement:characters'],
    ['outdoor blocking', 'improved-movement:outdoor-blocking'],
    ['destroy blocking', 'improved-movement:destroy-blocking']
  ],
  /** A protection with everything after its colon. */
  guard: [
    ['SAFEGUARD : {from:guarded}', { safeguard: '$from' }],
    ['protected : {protected:powersComma}', { protected: '$protected' }]
  ],
  powersComma: { of: 'power', between: [','], last: [','] },
  guarded: { of: 'guardedOne', between: [','], last: ['and', ', and', ','] },
  guardedOne: [
    ['{power}', { power: '$power' }],
    ['opposing {power}', { power: '$power', of: 'opponents' }],
    ['{team}', { team: '$team' }]
  ],
  ability: [
    ['KNOCKBACK', 'knockback'],
    ['immune', 'immune'],
    ['immobile', 'immobile'],
    ['colossal stamina', 'colossal-stamina'],
    ['great size', 'great-size']
  ],
  /** Things as a card lists them: "A, B, C". */
  things: { of: 'thing', between: [','], last: [',', 'and', ', and'] },
  thingsComma: { of: 'thing', between: [','], last: [','] },
  /** A power that the card named before, or one by its name. */
  used: [
    ['it', { before: 'one' }],
    ['either', { before: 'either' }],
    ['{power}', { power: '$power' }],
    ['{powers:powersTwo}', { anyOf: '$powers' }],
    ['{team}', { team: '$team' }],
    ['this (trait|power)', { before: 'this-text' }],
    ["(~ 's|his~|her~) displayed {slot:value} power", { displayed: '$slot' }]
  ],
  powersTwo: { of: 'power', between: [','], last: ['or', ', or'], least: 2 },
  /** How a power works otherwise. */
  variant: [
    ['succeeds on (a)? (roll of)? (a)? {from:face} - {to:face}', { succeedsFrom: '$from', succeedsTo: '$to' }],
    ['succeeds on a roll of {from:face} - {to:face}', { succeedsFrom: '$from', succeedsTo: '$to' }],
    ["(don't|doesn't|do not|does not) halve speed", { halve: false }],
    ["(doesn't|don't) halve range", { halveRange: false }],
    ['deals {deals:number} damage instead of {instead:number}', { deals: '$deals', insteadOf: '$instead' }],
    [
      '(deal|deals) {deals:number} penetrating damage instead of {instead:number}',
      { deals: '$deals', insteadOf: '$instead', type: 'penetrating' }
    ],
    ['only to generate {markers:number} markers', { markers: '$markers' }],
    ['only to negatively modify combat values', { onlyModify: 'down' }],
    ['only to positively modify combat values', { onlyModify: 'up' }],
    ['only to modify {values}', { onlyValues: '$values' }],
    ['only to target {onlyTarget:whos}', { onlyTarget: '$onlyTarget' }],
    ['only to choose {onlyTarget:whos}', { onlyChoose: '$onlyTarget' }],
    ['only if {if:conditions}', { if: '$if' }],
    ['only during (a)? close (attack|attacks)', { attack: ['close'] }],
    ['only (for|during|with) (a)? close (attack|attacks)', { attack: ['close'] }],
    ['only (for|during|with) (a)? range (attack|attacks)', { attack: ['ranged'] }],
    ['(with|may use it with|can use it with|may use with|can use it during) close or range attacks', { attack: ['close', 'ranged'] }],
    ['(has|with) (a)? minimum range (value)? (of)? {minimum:number}', { minimumRange: '$minimum' }],
    ['deals damage even if moved or placed this turn', { evenIfMoved: 'moved-or-placed' }],
    ['still deal normal damage', { normalDamageToo: true }],
    ['still deals normal damage', { normalDamageToo: true }],
    ['may roll a d8 when ~ uses it < results over 6 are a 6 >', { may: true, die: 8, most: 6 }],
    ['may roll a d8 instead of a d6', { may: true, die: 8 }],
    ['only once per turn', { limit: 'once-per-turn' }],
    ['only to carry {onlyCarry:whos}', { onlyCarry: '$onlyCarry' }],
    ['regardless of range', { regardless: ['range'] }],
    ['regardless of line of fire', { regardless: ['line-of-fire'] }],
    ['regardless of range (and|or) line of fire', { regardless: ['range', 'line-of-fire'] }],
    ['regardless of adjacency', { regardless: ['adjacency'] }],
    ['(can be|may be) used during close or range attacks', { attack: ['close', 'ranged'] }],
    ['with close and range attacks', { attack: ['close', 'ranged'] }],
    ['only to generate {markers:number} marker', { markers: '$markers' }],
    ['(deals|deal) {deals:number} damage instead', { deals: '$deals' }],
    ['hit characters are dealt {deals:number} damage instead', { deals: '$deals' }],
    ['only (succeeds|succeed) on a {face}', { succeedsFrom: '$face', succeedsTo: '$face' }],
    ['only to choose {self} regardless of adjacency', { onlyChoose: '$self', regardless: ['adjacency'] }],
    ['deals damage even if moved this turn', { evenIfMoved: 'moved' }],
    ['can use it regardless of line of fire', { regardless: ['line-of-fire'] }],
    ['(also)? for close (and|or) range attacks', { attack: ['close', 'ranged'] }],
    ['also for range attacks', { alsoAttack: 'ranged' }],
    ["(doesn't|don't) target friendly characters", { notTarget: { is: 'figure', each: true, side: 'friend' } }],
    ['can be used regardless of line of fire', { regardless: ['line-of-fire'] }],
    ['only to modify combat values by {by:plus}', { onlyModifyBy: '$by' }]
  ],
  variants: { of: 'variantFields', between: [',', ', and'], last: [', and', 'and', ',', ', but'] },
  variantFields: [
    ['{variant}', '$variant'],
    ['{variant} if {conditions}', { '...': '$variant', if: '$conditions' }]
  ]
}
