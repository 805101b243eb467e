/** Whole sentences: what is done or holds, in its frame of moment, condition, cost and duration. */
import type { Table } from '../grammar/grammar.ts'

// prettier-ignore
export const FRAMES: Table = {
  sentence: [
    ['{plain}', '$plain'],
    ['UNIQUE MODIFIER - {plain}', { unique: true, '...': '$plain' }],
    ['SIDELINE ACTIVE - {plain}', { sideline: true, '...': '$plain' }]
  ],
  plain: [
    ['{list}', '$list'],
    ['{timed}', '$timed'],
    ['{row} {body}', { row: '$row', '...': '$body' }],
    ['{row} {list}', { row: '$row', '...': '$list' }],
    ['{row} {cost:action} : {body}', { row: '$row', cost: '$cost', '...': '$body' }],
    ['{cost:action} : {body}', { cost: '$cost', '...': '$body' }],
    ['{cost:action} : {limit} , {body}', { cost: '$cost', limit: '$limit', '...': '$body' }],
    ['{cost:action} : if {conditions} , {body}', { cost: '$cost', if: '$conditions', '...': '$body' }],
    ['{cost:action} : {limit} , if {conditions} , {body}', { cost: '$cost', limit: '$limit', if: '$conditions', '...': '$body' }],
    ['{cost:action} : {list}', { cost: '$cost', '...': '$list' }],
    ['{body}', '$body'],
    ['{limit} (,)? {body}', { limit: '$limit', '...': '$body' }],
    ['if {conditions} , {body}', { if: '$conditions', '...': '$body' }],
    ['if {conditions} , {limit} (,)? {body}', { if: '$conditions', limit: '$limit', '...': '$body' }],
    ['{limit} (,)? if {conditions} , {body}', { if: '$conditions', limit: '$limit', '...': '$body' }],
    ['{follow} (,)? ({time:after})? {body}', { if: '$follow', time: '$time', '...': '$body' }],
    ['{follow} (,)? {list}', { if: '$follow', '...': '$list' }],
    [
      'if {who:self} (is|are) {points:number} points , use (this|~) card',
      { if: { is: 'points', who: '$who', points: '$points' }, do: [{ phase: 'setup', does: 'this-card' }] }
    ]
  ],
  /** Lists of powers and keyphrases. */
  list: [
    ['{things:thingsComma}', { do: [{ phase: 'possess', does: 'have', things: '$things' }] }],
    ['{guard}', { do: [{ phase: 'possess', does: 'have', things: ['$guard'] }] }],
    [
      '{things:thingsComma} , {guard}',
      {
        do: [
          { phase: 'possess', does: 'have', things: '$things' },
          { phase: 'possess', does: 'have', things: ['$guard'] }
        ]
      }
    ],
    ['{power} as FREE', { do: [{ phase: 'possess', does: 'have', things: [{ gives: ['$power'] }], as: [{ act: 'free' }] }] }],
    ['{power} , but {variants}', { do: [{ phase: 'possess', does: 'have', things: [{ gives: ['$power'] }], as: '$variants' }] }],
    [
      '{power} as FREE , but {variants}',
      { do: [{ phase: 'possess', does: 'have', things: [{ gives: ['$power'] }], act: 'free', as: '$variants' }] }
    ],
    [
      '[cs:passenger] : {number} , but {variants}',
      { do: [{ phase: 'possess', does: 'have', things: [{ numbered: 'passenger', number: '$number' }], as: '$variants' }] }
    ],
    ['{things:targetings} , but {variants}', { do: [{ phase: 'possess', does: 'have', things: [{ gives: '$things' }], as: '$variants' }] }],
    ['STOP', { do: [{ phase: 'possess', does: 'stop' }] }],
    [
      '{things:thingsComma} , STOP',
      {
        do: [
          { phase: 'possess', does: 'have', things: '$things' },
          { phase: 'possess', does: 'stop' }
        ]
      }
    ],
    ['{limit} , {list}', { limit: '$limit', '...': '$list' }]
  ],
  timed: [['({limit} (,)?)? {head} {inner}', { limit: '$limit', '...': ['$head', '$inner'] }]],
  inner: [
    [
      '({limit} (,)?)? (if {conditions} (,)?)? ({time:after})? {body}',
      { limit: '$limit', if: '$conditions', time: '$time', '...': '$body' }
    ],
    ['{time:after} if {conditions} (,)? {body}', { if: '$conditions', time: '$time', '...': '$body' }]
  ],
  /** When it comes. */
  head: [
    ['when {on:events} (,)?', { on: '$on' }],
    ['the first time {on:events} (,)?', { on: '$on', first: true }],
    ['{on:moment} (,)?', { on: '$on' }],
    ['if {on:would} (,)?', { on: '$on' }]
  ],
  would: [['{by:whos} {doing:wouldDo}', { by: '$by', '...': '$doing' }]],
  wouldDo: [
    ["would be ko'd", { event: 'would-be-ko' }],
    ['would take penetrating damage', { event: 'would-take-damage', type: 'penetrating' }],
    ['would take any amount of penetrating damage', { event: 'would-take-damage', type: 'penetrating' }],
    ['would take damage', { event: 'would-take-damage' }]
  ],
  after: [
    ['after resolutions (,)?', 'after-resolutions'],
    ['after the attack resolves (,)?', 'after-attack'],
    ['before rolling for the attack (,)?', 'before-attack-roll']
  ],
  /** The offer of the sentence before was accepted, or not. */
  follow: [
    ['if you do', { is: 'did' }],
    ["if you (don't|do not)", { is: 'did', not: true }],
    ["if you can't", { is: 'could', not: true }],
    ['if you did', { is: 'did' }],
    ['if (they?|he?) (does|do)', { is: 'did', by: { is: 'before' } }]
  ],
  body: [
    ['{body1}', '$body1'],
    ['{parts:bodyParts}', { parts: '$parts' }]
  ],
  /** A deed and an effect that then holds, or two effects on two figures. */
  bodyParts: [
    ['{first:justDeeds} (,)? and {second:holdsToo}', ['$first', '$second']],
    ['{first:justDeeds} , then {second:holdsToo}', ['$first', '$second']],
    ['{first:holds} (,)? and {second:holdsToo}', ['$first', '$second']],
    ['{first:holds} (,)? and {second:mayDeeds}', ['$first', '$second']]
  ],
  holds: [
    ['{who:whos} {beingUntil}', { who: '$who', '...': '$beingUntil' }],
    ['{until} (,)? {who:whos} {do:beings}', { who: '$who', until: '$until', do: '$do' }]
  ],
  /** A second effect: a time behind it may be that of the first one, too. */
  holdsToo: [
    ['{who:whos} {do:beings}', { who: '$who', do: '$do' }],
    ['{until} (,)? {who:whos} {do:beings}', { who: '$who', until: '$until', do: '$do' }]
  ],
  /** One deed, or one thing that holds: of several, a condition behind them may be said of the last one alone. */
  single: [['{deed}', ['$deed']]],
  singleUntil: [
    ['{being}', { do: ['$being'] }],
    ['{being} {until}', { do: ['$being'], until: '$until' }]
  ],
  justDeeds: [['{do:deeds}', { do: '$do' }]],
  mayDeeds: [['you may {do:deeds}', { may: true, do: '$do' }]],
  body1: [
    ['{do:deeds} instead', { instead: true, do: '$do' }],
    ['you may {do:single} if {conditions}', { may: true, if: '$conditions', do: '$do' }],
    ['{by:actor} may {do:single} if {conditions}', { may: true, if: '$conditions', actor: '$by', do: '$do' }],
    ['{by:actor} may {do:deeds} {until}', { may: true, actor: '$by', do: '$do', until: '$until' }],
    ['the damage dealt is {type}', { do: [{ phase: 'attack', does: 'damage-type', type: '$type' }] }],
    ['this attack deals penetrating damage', { do: [{ phase: 'attack', does: 'damage-type', type: 'penetrating' }] }],
    ['knockback damage dealt to {to:whos} is penetrating', { do: [{ phase: 'attack', does: 'damage-type', of: 'knock-back', to: '$to', type: 'penetrating' }] }],
    ['{to:whos} (is|are) dealt {amount:number} damage instead of normal damage', { do: [{ phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: 'normal', insteadOf: 'normal-damage' }] }],
    ["these one-shots don't count against your sideline limit", { do: [{ phase: 'setup', does: 'beside-sideline-limit' }] }],
    ["you can't otherwise add one-shots to your sideline during force construction", { do: [{ phase: 'setup', does: 'no-other-one-shots' }] }],
    ['{do:deeds}', { do: '$do' }],
    ['{do:deeds} {until}', { do: '$do', until: '$until' }],
    ['{who:whos} {beingUntil:singleUntil} if {conditions}', { who: '$who', if: '$conditions', '...': '$beingUntil' }],
    ['{do:single} if {conditions}', { do: '$do', if: '$conditions' }],
    ['instead {do:deeds}', { instead: true, do: '$do' }],
    ['you may {do:deeds}', { may: true, do: '$do' }],
    ['you may also {do:deeds}', { may: true, also: true, do: '$do' }],
    ['you may {do:deeds} {until}', { may: true, do: '$do', until: '$until' }],
    ['also {do:deeds}', { also: true, do: '$do' }],
    ['{by:actor} may also {do:deeds}', { may: true, also: true, actor: '$by', do: '$do' }],
    ['you may instead {do:deeds}', { may: true, instead: true, do: '$do' }],
    ['{by:actor} may {do:deeds}', { may: true, actor: '$by', do: '$do' }],
    ['{by:actor} may instead {do:deeds}', { may: true, instead: true, actor: '$by', do: '$do' }],
    ['{holds}', '$holds'],
    [
      '{to:whos} (takes|take) {amount:number} {type} damage instead',
      { instead: true, do: [{ phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: '$type' }] }
    ],
    [
      '(he~|~|they~) deals {to:whos} {amount:number} {type} damage',
      { do: [{ phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: '$type' }] }
    ],
    [
      '{to:whos} (is|are) dealt {amount:number} {type} damage',
      { do: [{ phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: '$type' }] }
    ],
    ['{to:whos} (is|are) given an action token', { do: [{ phase: 'deed', does: 'token', to: '$to', amount: 1 }] }],
    ["{who:owner} combat values can't be modified by (opposing characters|opposing effects)", { who: '$who', do: [{ phase: 'value-guard', against: 'opponents' }] }],
    ['lines of fire drawn to {to:whos} are hindered', { do: [{ phase: 'line-of-fire', does: 'hindered-to', to: '$to' }] }],
    ['opposing lines of fire drawn to {to:whos} are hindered', { do: [{ phase: 'line-of-fire', does: 'hindered-to', to: '$to', drawnBy: 'opponents' }] }],
    ["opposing lines of fire can't be drawn to {to:whos}", { do: [{ phase: 'line-of-fire', does: 'blocked-to', to: '$to', drawnBy: 'opponents' }] }],
    ['instead of normal damage , {to:whos} (is|are) dealt {amount:number} damage', { do: [{ phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: 'normal', insteadOf: 'normal-damage' }] }],
    ['instead of normal damage , deal {to:whos} {amount:number} damage', { do: [{ phase: 'deed', does: 'damage', to: '$to', amount: '$amount', type: 'normal', insteadOf: 'normal-damage' }] }]
  ],
  actor: [
    ['{self}', '$self'],
    ['{pointed}', '$pointed']
  ],
  row: [
    ['{least:number} + :', { least: '$least' }],
    ['{from:face} - {to:face} :', { from: '$from', to: '$to' }],
    ['{from:face} :', { from: '$from', to: '$from' }],
    ['{from:number} - {to:number} :', { from: '$from', to: '$to' }],
    ['HEADS :', { coin: 'heads' }],
    ['TAILS :', { coin: 'tails' }]
  ],
  /** The beginning of a sentence from which its moment is known, whatever stands behind it. */
  begins: [
    ['(UNIQUE MODIFIER -)? ({limit} (,)?)? {head}', { limit: '$limit', '...': '$head' }],
    ['(UNIQUE MODIFIER -)? SIDELINE ACTIVE - ({limit} (,)?)? {head}', { sideline: true, limit: '$limit', '...': '$head' }],
    ['{cost:action} :', { cost: '$cost' }],
    ['{limit} , {cost:action} :', { limit: '$limit', cost: '$cost' }],
    ['{row}', { row: '$row' }],
    ['{if:follow}', { if: '$if' }],
    ['{until} (,)?', { until: '$until' }]
  ]
}
