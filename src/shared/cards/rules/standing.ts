/** Effects that hold as long as the figure has the text: grants, values, prohibitions. */
import type { Table } from '../grammar/grammar.ts'

// prettier-ignore
export const STANDING: Table = {
  /** An effect on a figure, after the words that name it. */
  being: [
    ['can use {things}', { phase: 'possess', does: 'have', things: '$things' }],
    ['(have|has|gain|gains) {things}', { phase: 'possess', does: 'have', things: '$things' }],
    ['(have|has) {guard}', { phase: 'possess', does: 'have', things: ['$guard'] }],
    ['can use {power} , but {variants}', { phase: 'possess', does: 'have', things: [{ gives: ['$power'] }], as: '$variants' }],
    ['can use {power:displayed}', { phase: 'possess', does: 'use-displayed', power: '$power' }],
    ['can use the chosen power', { phase: 'possess', does: 'use-chosen' }],
    ['can use that power', { phase: 'possess', does: 'use-chosen' }],
    ['gains the {keywords:keywordsAnd} (keyword|keywords)', { phase: 'possess', does: 'keyword', keywords: '$keywords' }],
    ['gain the {keywords:keywordsAnd} (keyword|keywords)', { phase: 'possess', does: 'keyword', keywords: '$keywords' }],
    ['(gain|gains) the {keywords:keywordsAnd} (keyword|keywords) and (lose|loses) all other keywords', { phase: 'possess', does: 'keyword', keywords: '$keywords', lose: 'others' }],
    ['(has|have) {texts:quotes}', { phase: 'possess', does: 'text', texts: '$texts' }],
    ["can't use this (trait|power)", { phase: 'forbid', does: 'use-this-text' }],
    ['has a minimum range of {number}', { phase: 'value', value: 'range', then: { minimum: '$number' } }],
    ["can't be equipped", { phase: 'forbid', does: 'be-equipped' }],
    ["can't use abilities", { phase: 'forbid', does: 'use-abilities' }],
    ["can't use {slot:value} powers", { phase: 'forbid', does: 'use-slot', slot: '$slot' }],
    ["can't move or be placed", { phase: 'forbid', does: 'move-or-be-placed' }],
    ["can't draw lines of fire to {whom:whos}", { phase: 'forbid', does: 'draw-lines-to', whom: '$whom' }],
    ["can't be healed above this click", { phase: 'forbid', does: 'be-healed-above' }],
    ["can't be the target of attacks by {by:whos}", { phase: 'forbid', does: 'be-targeted', by: { who: '$by' } }],
    ["(doesn't|don't) need to break away", { phase: 'break-away', does: 'automatic' }],
    ['considers {whom:whos} as adjacent to (he~|himself)', { phase: 'adjacency', does: 'considers-adjacent', whom: '$whom' }],
    ['gains that keyword', { phase: 'possess', does: 'keyword', keywords: 'that' }],
    ['(modify|modifies) (his|his~|their|their~|its|her~)? {values} {by:plus}', { phase: 'value', values: '$values', by: '$by' }],
    [
      '(modify|modifies) (his|his~|their|their~|its|her~)? {values} {by:plus} for each {each:counted}',
      { phase: 'value', values: '$values', by: '$by', each: '$each' }
    ],
    [
      '(modify|modifies) (his|his~|their|their~|its|her~)? {values} {by:plus} when attacking {at:whos}',
      { phase: 'value', values: '$values', by: '$by', attacking: '$at' }
    ],
    ["can't use {powers:powersAny}", { phase: 'forbid', does: 'use', powers: '$powers' }],
    ["can't use {keyphrases}", { phase: 'forbid', does: 'use-keyphrases', keyphrases: '$keyphrases' }],
    ["can't use {things:improvedOnes}", { phase: 'forbid', does: 'use', powers: '$things' }],
    ["can't be targeted by range attacks", { phase: 'forbid', does: 'be-targeted', by: { attack: 'ranged' } }],
    ["can't be targeted by close attacks", { phase: 'forbid', does: 'be-targeted', by: { attack: 'close' } }],
    ["can't be targeted by attacks", { phase: 'forbid', does: 'be-targeted', by: { attack: 'any' } }],
    ["can't be targeted by {by:whos}", { phase: 'forbid', does: 'be-targeted', by: { who: '$by' } }],
    ["can't be targeted by {powers:powersAny}", { phase: 'forbid', does: 'be-targeted', by: { powers: '$powers' } }],
    ["can't target {whom:whos}", { phase: 'forbid', does: 'target', whom: '$whom' }],
    ["can't be healed", { phase: 'forbid', does: 'be-healed' }],
    ["can't heal", { phase: 'forbid', does: 'be-healed' }],
    ["can't be placed", { phase: 'forbid', does: 'be-placed' }],
    ["can't be moved or placed", { phase: 'forbid', does: 'be-moved-or-placed' }],
    ["can't be knocked back", { phase: 'forbid', does: 'be-knocked-back' }],
    ["can't be replaced", { phase: 'forbid', does: 'be-replaced' }],
    ["can't be replaced or healed", { phase: 'forbid', does: 'be-replaced-or-healed' }],
    ["can't be given {action} actions", { phase: 'forbid', does: 'be-given', action: '$action' }],
    ["can't evade attacks", { phase: 'forbid', does: 'evade' }],
    ["can't reduce damage", { phase: 'forbid', does: 'reduce-damage' }],
    ["can't reduce damage below {least:number}", { phase: 'forbid', does: 'reduce-damage', below: '$least' }],
    ["can't positively modify (their|their~) combat values", { phase: 'forbid', does: 'modify', direction: 'up' }],
    ["can't heal or positively modify (their|their~) combat values", { phase: 'forbid', does: 'heal-or-modify', direction: 'up' }],
    ['(takes|take) a maximum of {most:number} damage', { phase: 'damage', does: 'cap', most: '$most' }],
    ['(takes|take) a maximum of {most:number} damage from attacks', { phase: 'damage', does: 'cap', most: '$most', from: 'attacks' }],
    ['(takes|take) a maximum of {most:number} damage from effects', { phase: 'damage', does: 'cap', most: '$most', from: 'effects' }],
    ['(takes|take) a maximum of {most:number} damage from {by:whos}', { phase: 'damage', does: 'cap', most: '$most', from: '$by' }],
    ['can reduce penetrating damage', { phase: 'damage', does: 'reduce', by: 0, letsOthers: true }],
    ['can reduce penetrating damage dealt by {by:whos}', { phase: 'damage', does: 'reduce', by: 0, letsOthers: true, dealtBy: '$by' }],
    ['(deals|deal) penetrating damage', { phase: 'attack', does: 'penetrating' }],
    ['(deals|deal) penetrating damage to {whom:whos}', { phase: 'attack', does: 'penetrating', to: '$whom' }],
    ['(is|are) considered adjacent to {to:who}', { phase: 'adjacency', does: 'counts-as-adjacent', to: '$to' }],
    ['(starts|begins) the game on click {click:clickNumber}', { phase: 'setup', does: 'starts-on-click', click: '$click' }],
    ['starts the game with (a|an) {token:own} token', { phase: 'setup', does: 'starts-with-token', token: '$token', amount: 1 }],
    [
      'starts the game with {amount:count} {token:own} tokens',
      { phase: 'setup', does: 'starts-with-token', token: '$token', amount: '$amount' }
    ],
    ['starts the game on any starting line', { phase: 'setup', does: 'starts-on-line', line: 'any' }],
    ['may heal past (his|his~) starting line', { phase: 'heal', does: 'past-start' }],
    ['may heal past (his|his~) starting line this way', { phase: 'heal', does: 'past-start', thisWay: true }],
    ['has a range of {number}', { phase: 'value', value: 'range', then: { replace: '$number' } }],
    ["(isn't|aren't) scored when ko'd", { phase: 'score', does: 'not-when-ko' }],
    ['can use {power} as FREE', { phase: 'possess', does: 'use-free', power: { power: '$power' } }],
    ['may use {powers:powersOr} twice a turn', { phase: 'possess', does: 'use-twice', powers: '$powers' }],
    ['can use {powers:powersOr} twice a turn', { phase: 'possess', does: 'use-twice', powers: '$powers' }],
    ['automatically (breaks|break) away', { phase: 'break-away', does: 'automatic' }],
    [
      'can use the standard {slots:valuesAnd} powers displayed on {of:whosDial} dial',
      { phase: 'possess', does: 'use-displayed-of', slots: '$slots', of: '$of' }
    ],
    ['must roll for break away', { phase: 'break-away', does: 'never-automatic' }],
    ['can attack only {whom:whos}', { phase: 'forbid', does: 'attack-others', whom: '$whom' }],
    ["can't use {powers:usables}", { phase: 'forbid', does: 'use', powers: '$powers' }],
    ["can't use team abilities", { phase: 'forbid', does: 'use-team-abilities' }],
    ["can't use [it:] abilities", { phase: 'forbid', does: 'use-improved', of: 'targeting' }],
    ["can't use [im:] abilities", { phase: 'forbid', does: 'use-improved', of: 'movement' }],
    ["can't use the EFFECT of equipment", { phase: 'forbid', does: 'use-equipment' }],
    ["can't draw line of fire to {whom:whos}", { phase: 'forbid', does: 'draw-lines-to', whom: '$whom' }],
    ["can't remove action tokens except by clearing", { phase: 'forbid', does: 'remove-tokens', except: 'clearing' }],
    ['becomes the hit target of (that|the) attack instead', { phase: 'attack', does: 'becomes-target' }],
    ['can be given actions and use (his~|their|their~) powers and abilities (when|while) on (his~|the) card', { phase: 'possess', does: 'act-from-card' }],
    ['can use the following effects based on the number of {of:whos} :', { phase: 'possess', does: 'table', of: '$of' }],
    ['treat that token as if (it|they|they~) were generated by that trait', { phase: 'possess', does: 'token-as-own' }],
    ['can use this (trait|power)', { phase: 'possess', does: 'use-this-text' }],
    ['(takes|take) a maximum of {most:number} damage from opposing effects', { phase: 'damage', does: 'cap', most: '$most', from: 'opposing-effects' }],
    ['can use all standard {slot:value} powers', { phase: 'possess', does: 'use-all-standard', slot: '$slot' }],
    ['(increases|increase) (his~|her~|their~|their) single d6 rolls by {by:plus}', { phase: 'dice', does: 'change', rolls: 'single-d6', by: '$by' }],
    ['can use {team} as FREE', { phase: 'possess', does: 'use-free', power: { team: '$team' } }]
  ],
  quotes: { of: 'quote', between: [','], last: ['and', ', and'] },
  quote: [
    ['" {text:sentence} (.)? "', '$text']
  ],
  whosDial: [["that character 's", { is: 'that' }]],
  displayed: [["(~ 's|his~|her~) displayed {slot:value} power", { displayed: '$slot' }]],
  improvedOnes: [
    ['{targetings}', '$targetings'],
    ['{movements}', '$movements']
  ],
  /** Powers and team abilities, at least one of them no power. */
  usables: [
    ['{team}', ['$team']],
    ['{power} or {team}', ['$power', '$team']],
    ['{first:power} , {second:power} , or {team}', ['$first', '$second', '$team']]
  ],
  keyphrases: { of: 'keyphrase', between: [','], last: ['or', ', or'] },
  keyphrase: [
    ['protected : {power}', { protected: '$power' }],
    ['SAFEGUARD : {power}', { safeguard: '$power' }]
  ],
  beings: { of: 'being', between: [','], last: ['and', ', and'] },
  beingUntil: [
    ['{do:beings}', { do: '$do' }],
    ['{do:beings} {until}', { do: '$do', until: '$until' }]
  ]
}
