/** Events and what they changed as sentences, the turns that they stand in, and what the board draws of them. */
import { describe, expect, it } from 'vitest'
import type { ClixCase, TimelineEvent } from '../../../../../src/shared/contract/case.ts'
import { changesBetween, type Change } from '../../../../../src/renderer/model/timeline/changes.ts'
import { sceneOfDraft } from '../../../../../src/renderer/model/timeline/draftAsk.ts'
import { changeWords, eventWords, stepsInside } from '../../../../../src/renderer/model/timeline/eventWords.ts'
import { lastingWords, standingAt } from '../../../../../src/renderer/model/timeline/standing.ts'
import { traceOf } from '../../../../../src/renderer/model/timeline/trace.ts'
import { turnsOf } from '../../../../../src/renderer/model/timeline/turns.ts'
import { momentAfter, playTable, type Played } from '../../../../../src/renderer/model/table/playing.ts'
import { withEvents } from '../../../../support/helaTimeline.ts'

const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [12, 6] },
  figures: [
    { id: 'thor', name: 'Thor', side: 'red', at: [1, 1], powers: ['charge', 'perplex'], speed: 8, attack: 10, defense: 16, damage: 3 },
    { id: 'sif', name: 'Sif', side: 'red', at: [1, 3], powers: ['outwit'], speed: 8, attack: 10, defense: 16, damage: 2 },
    {
      id: 'loki',
      name: 'Loki',
      side: 'blue',
      at: [8, 1],
      powers: ['toughness'],
      size: 'giant',
      dial: [{ powers: ['toughness'] }, { powers: ['toughness'] }, {}],
      speed: 8,
      attack: 10,
      defense: 14,
      damage: 2
    }
  ],
  objects: [{ id: 'lamp', kind: 'light', at: [4, 4] }],
  ask: { kind: 'timeline', events: [] }
}

describe('an event in a sentence', () => {
  it.each<[event: TimelineEvent, words: string]>([
    [{ do: 'begin-turn', side: 'red' }, 'Red’s turn begins.'],
    [{ do: 'begin-turn', side: 'violet' }, 'Violet’s turn begins.'],
    [{ do: 'end-turn' }, 'The turn ends.'],
    [{ do: 'end-begins' }, 'End-of-turn step.'],
    [{ do: 'time-called' }, 'Time is called.'],
    [{ do: 'place', figure: 'thor', to: [2, 1] }, 'Thor is placed in C2.'],
    [
      {
        do: 'place',
        figure: 'thor',
        to: [2, 1],
        base: [
          [2, 1],
          [2, 2]
        ]
      },
      'Thor is placed in C2 C3.'
    ],
    [
      {
        do: 'action',
        figure: 'thor',
        action: 'charge',
        to: [2, 1],
        base: [
          [2, 1],
          [2, 2]
        ]
      },
      'Thor: Charge to C2, lying on C2 C3.'
    ],
    [{ do: 'place', figure: '', to: [-1, -1] }, '(figure) is placed in (square).'],
    [{ do: 'action', figure: 'thor', action: 'power' }, 'Thor: Power action.'],
    [{ do: 'action', figure: 'thor', action: 'power', double: true }, 'Thor: Power action for two tokens.'],
    [{ do: 'action', figure: 'thor', action: 'power', double: false }, 'Thor: Power action.'],
    [{ do: 'action', figure: 'thor', action: 'charge', to: [2, 1] }, 'Thor: Charge to C2.'],
    [
      {
        do: 'action',
        figure: 'thor',
        action: 'move',
        path: [
          [2, 1],
          [3, 1]
        ],
        carrying: 'sif',
        pickUp: 'lamp'
      },
      'Thor: Move carrying Sif picking up an object to D2.'
    ],
    [{ do: 'move' }, '(figure) moves.'],
    [{ do: 'move', figure: 'sif', to: [0, 0] }, 'Sif moves to A1.'],
    [{ do: 'attack', from: 'thor', to: 'loki' }, 'Thor attacks Loki: a hit.'],
    [{ do: 'attack', from: 'thor', to: 'loki', hit: true, damage: 3 }, 'Thor attacks Loki: a hit for 3.'],
    [{ do: 'attack', from: 'thor', to: 'loki', hit: true, damage: 0 }, 'Thor attacks Loki: a hit for 0.'],
    [{ do: 'attack', from: 'thor', to: 'loki', hit: false }, 'Thor attacks Loki: a miss.'],
    [{ do: 'attack', from: 'thor', to: ['loki', 'sif'], dice: [3, 4] }, 'Thor attacks Loki, Sif: 3 and 4 rolled.'],
    [{ do: 'attack', from: 'thor', to: ['loki', 'sif'], dice: { loki: [3, 4] } }, 'Thor attacks Loki, Sif: a roll for each.'],
    [{ do: 'attack', from: 'thor', to: { square: [2, 2] }, action: 'close' }, 'Thor attacks blocking terrain C3 by Close combat: a hit.'],
    [{ do: 'attack', from: '', to: '', powers: ['charge', 'outwit'] }, '(figure) attacks (figure) with Charge, Outwit: a hit.'],
    [{ do: 'attack', from: 'thor', to: 'gone', powers: [] }, 'Thor attacks gone: a hit.'],
    [{ do: 'outwit', from: 'sif', to: 'loki', counter: 'toughness' }, 'Outwit: Sif counters Toughness of Loki.'],
    [{ do: 'outwit', from: 'sif', to: 'loki', counter: '' }, 'Outwit: Sif counters (power) of Loki.'],
    [{ do: 'perplex', from: 'thor', to: 'sif', value: 'attack', modifier: 1 }, 'Thor perplexes Sif: +1 attack.'],
    [{ do: 'perplex', from: 'thor', to: 'loki', value: 'defense', modifier: -1 }, 'Thor perplexes Loki: −1 defense.'],
    [{ do: 'damage', to: 'loki', amount: 2 }, 'Loki is dealt 2 damage.'],
    [{ do: 'damage', to: 'loki', amount: 2, type: 'normal' }, 'Loki is dealt 2 damage.'],
    [{ do: 'damage', to: 'loki', amount: 2, type: 'penetrating' }, 'Loki is dealt 2 penetrating damage.'],
    [{ do: 'heal', to: 'loki', amount: 2 }, 'Loki is healed by 2.'],
    [{ do: 'use', figure: 'thor', power: '' }, 'Thor uses (power).'],
    [{ do: 'use', figure: 'thor', power: 'barrier', to: [2, 2] }, 'Thor uses Barrier to C3.'],
    [
      {
        do: 'use',
        figure: 'thor',
        power: 'barrier',
        to: [
          [2, 2],
          [3, 2]
        ]
      },
      'Thor uses Barrier to C3 D3.'
    ],
    [{ do: 'use', figure: 'thor', power: 'telekinesis', on: 'sif', to: [2, 2] }, 'Thor uses Telekinesis on Sif to C3.'],
    [{ do: 'use', figure: 'thor', power: 'merge', on: ['sif', 'loki'], replacedBy: 'loki' }, 'Thor uses Merge on Sif becoming Loki.'],
    [{ do: 'use', figure: 'thor', power: 'merge', replacedBy: ['sif', 'loki'] }, 'Thor uses Merge becoming Sif, Loki.'],
    [{ do: 'copy', figure: 'thor' }, 'Thor stops copying.'],
    [{ do: 'copy', figure: 'thor', copies: 'mystics' }, 'Thor copies Mystics.']
  ])('%j', (event, words) => {
    expect(eventWords(table, event)).toBe(words)
  })

  it('names the figure whose action it is where a move inside it names nobody', () => {
    const inside = stepsInside({
      do: 'action',
      figure: 'thor',
      action: 'charge',
      steps: [
        { do: 'move', to: [2, 1] },
        { do: 'attack', from: 'thor', to: 'loki' },
        { do: 'move', figure: 'sif' }
      ]
    })
    expect(inside.map((step) => eventWords(table, step))).toEqual(['Thor moves to C2.', 'Thor attacks Loki: a hit.', 'Sif moves.'])
    expect(stepsInside({ do: 'action', figure: 'thor', action: 'charge' })).toEqual([])
  })

  it('names the side whose turn ends where it is known', () => {
    expect(eventWords(table, { do: 'end-turn' }, 'blue')).toBe('Blue’s turn ends.')
    expect(eventWords(table, { do: 'end-begins' }, 'blue')).toBe('Blue’s end-of-turn step.')
  })
})

describe('a change in a few words', () => {
  it.each<[change: Change, words: string]>([
    [{ kind: 'damage', figure: 'loki', clicks: 2, click: 3 }, 'Loki −2, click 3'],
    [{ kind: 'healed', figure: 'loki', clicks: 1, click: 2 }, 'Loki +1, click 2'],
    [{ kind: 'ko', figure: 'loki', clicks: 3 }, 'Loki −3, out of the game'],
    [{ kind: 'tokens', figure: 'loki', from: 0, to: 1 }, 'Loki: tokens 0 → 1'],
    [{ kind: 'moved', figure: 'loki', from: [0, 0], to: [1, 2] }, 'Loki: A1 → B3'],
    [{ kind: 'countered', figure: 'loki', power: 'toughness' }, 'Loki: Toughness countered'],
    [{ kind: 'back', figure: 'loki', power: 'toughness' }, 'Loki: Toughness is back'],
    [{ kind: 'holds', figure: 'loki', what: null }, 'Loki holds nothing'],
    [{ kind: 'holds', figure: 'loki', what: 'heavy' }, 'Loki holds: heavy object'],
    [{ kind: 'holds', figure: 'loki', what: 'The Lamp' }, 'Loki holds: The Lamp'],
    [{ kind: 'boards', figure: 'loki', vehicle: 'thor' }, 'Loki boards Thor'],
    [{ kind: 'leaves', figure: 'loki', vehicle: 'thor' }, 'Loki leaves Thor'],
    [{ kind: 'replaced', figure: 'loki', by: ['thor', 'sif'] }, 'Loki is replaced by Thor, Sif'],
    [{ kind: 'comesIn', figure: 'loki', at: null, click: 1 }, 'Loki comes in, click 1'],
    [{ kind: 'comesIn', figure: 'loki', at: [0, 1], click: 2 }, 'Loki comes in at A2, click 2'],
    [{ kind: 'copies', figure: 'loki', what: null }, 'Loki copies nothing any more'],
    [{ kind: 'copies', figure: 'loki', what: 'mystics' }, 'Loki copies Mystics'],
    [{ kind: 'counters', figure: 'loki', counters: {} }, 'Loki: no counters'],
    [{ kind: 'counters', figure: 'loki', counters: { rage: 2, calm: 1 } }, 'Loki: rage 2, calm 1'],
    [{ kind: 'objects', more: 2 }, '2 more on the map'],
    [{ kind: 'objects', more: -1 }, '1 fewer on the map'],
    [{ kind: 'walls' }, 'A wall has fallen']
  ])('%j', (change, words) => {
    expect(changeWords(table, change)).toBe(words)
  })
})

const EVENTS: readonly TimelineEvent[] = [
  {
    do: 'action',
    figure: 'thor',
    action: 'move',
    path: [
      [2, 1],
      [3, 1]
    ]
  },
  { do: 'outwit', from: 'sif', to: 'loki', counter: 'toughness' },
  { do: 'damage', to: 'loki', amount: 1 },
  { do: 'heal', to: 'loki', amount: 1 },
  { do: 'end-turn' },
  { do: 'begin-turn', side: 'blue' },
  { do: 'place', figure: 'loki', to: [5, 3] },
  { do: 'damage', to: 'loki', amount: 3, type: 'unavoidable' }
]
const playOf = (value: ClixCase, events: readonly TimelineEvent[]): Played => {
  const played = playTable(withEvents(value, events), null)
  if (!played) throw new Error('nothing to play')
  return played
}

describe('a table played on', () => {
  const played = playOf(table, EVENTS)
  const after = (events: number) => momentAfter(played, events).play

  it('changes what each event says, and nothing twice', () => {
    expect(EVENTS.map((_, index) => changesBetween(after(index), after(index + 1)))).toEqual([
      [
        { kind: 'moved', figure: 'thor', from: [1, 1], to: [3, 1] },
        { kind: 'tokens', figure: 'thor', from: 0, to: 1 }
      ],
      [{ kind: 'countered', figure: 'loki', power: 'toughness' }],
      [{ kind: 'damage', figure: 'loki', clicks: 1, click: 2 }],
      [{ kind: 'healed', figure: 'loki', clicks: 1, click: 1 }],
      [],
      [],
      [{ kind: 'moved', figure: 'loki', from: [8, 1], to: [5, 3] }],
      [{ kind: 'ko', figure: 'loki', clicks: 3 }]
    ])
    expect(changesBetween(after(1), after(1))).toEqual([])
    // Back over the same events: what was countered is back.
    expect(changesBetween(after(2), after(1))).toEqual([{ kind: 'back', figure: 'loki', power: 'toughness' }])
    expect(changesBetween(after(0), after(2)).map(({ kind }) => kind)).toEqual(['moved', 'tokens', 'countered'])
  })

  it('draws the way that was told, else only where it led, and at whom somebody aims', () => {
    expect(EVENTS.map((event, index) => traceOf(after(index), after(index + 1), event))).toEqual([
      [
        { kind: 'highlight', squares: [[1, 1]] },
        {
          kind: 'move',
          figure: 'thor',
          from: [1, 1],
          path: [
            [2, 1],
            [3, 1]
          ],
          refused: null,
          note: null
        }
      ],
      [{ kind: 'aim', from: [1.5, 3.5], to: [8.5, 1.5], verdict: null }],
      [],
      [],
      [],
      [],
      [
        { kind: 'highlight', squares: [[8, 1]] },
        { kind: 'aim', from: [8.5, 1.5], to: [5.5, 3.5], verdict: null }
      ],
      []
    ])
    expect(traceOf(after(1), after(1), EVENTS[1]!)).toEqual([])
  })

  it('draws no way for a figure that moves within its action, and every aim of it from where it stands then', () => {
    const charge: TimelineEvent = {
      do: 'action',
      figure: 'thor',
      action: 'charge',
      steps: [
        {
          do: 'move',
          path: [
            [2, 1],
            [3, 1],
            [4, 1]
          ]
        },
        { do: 'attack', from: 'thor', to: 'loki', hit: false }
      ]
    }
    const near: ClixCase = { ...table, figures: table.figures!.map((one) => (one.id === 'loki' ? { ...one, at: [5, 1] } : one)) }
    const charged = playOf(near, [charge])
    expect(charged.steps[0]?.moment?.forbidden).toBeNull()
    expect(traceOf(charged.start.play, momentAfter(charged, 1).play, charge)).toEqual([
      { kind: 'highlight', squares: [[1, 1]] },
      { kind: 'aim', from: [1.5, 1.5], to: [4.5, 1.5], verdict: null },
      { kind: 'aim', from: [4.5, 1.5], to: [5.5, 1.5], verdict: null }
    ])
    // A way told for the whole of it says nothing of the move within.
    expect(traceOf(charged.start.play, momentAfter(charged, 1).play, { ...charge, path: [[1, 2]] })).not.toContainEqual(
      expect.objectContaining({ kind: 'move' })
    )
  })

  it('aims at the middle of a base of several squares', () => {
    const wide: ClixCase = {
      ...table,
      figures: table.figures!.map((one) =>
        one.id === 'loki'
          ? {
              ...one,
              at: undefined,
              squares: [
                [8, 1],
                [9, 1]
              ]
            }
          : one
      )
    }
    const outwit: TimelineEvent = { do: 'outwit', from: 'sif', to: 'loki', counter: 'toughness' }
    const outwitted = playOf(wide, [outwit])
    expect(traceOf(outwitted.start.play, momentAfter(outwitted, 1).play, outwit)).toEqual([
      { kind: 'aim', from: [1.5, 3.5], to: [9, 1.5], verdict: null }
    ])
  })

  it.each<[event: TimelineEvent, aims: readonly (readonly [number, number])[]]>([
    [{ do: 'perplex', from: 'thor', to: 'sif', value: 'attack', modifier: 1 }, [[1.5, 3.5]]],
    [{ do: 'use', figure: 'thor', power: 'p', on: 'sif' }, [[1.5, 3.5]]],
    [{ do: 'use', figure: 'thor', power: 'p', on: ['sif'] }, []],
    [{ do: 'use', figure: 'thor', power: 'p', on: 'nobody' }, []],
    [
      { do: 'attack', from: 'thor', to: ['sif', 'loki', 'thor'] },
      [
        [1.5, 3.5],
        [8.5, 1.5]
      ]
    ],
    [{ do: 'attack', from: 'thor', to: { square: [2, 2] } }, []],
    [{ do: 'action', figure: 'thor', action: 'close' }, []]
  ])('aims %j', (event, aims) => {
    // Another moment in which nobody has moved.
    const now = momentAfter(playOf(table, [{ do: 'outwit', from: 'sif', to: 'loki', counter: 'toughness' }]), 1).play
    expect(traceOf(after(0), now, event)).toEqual(aims.map((to) => ({ kind: 'aim', from: [1.5, 1.5], to, verdict: null })))
  })

  const partsOf = (of: Played) =>
    turnsOf(of).map(({ side, round, events }) => [side, round, ...events.map((one) => `${one.index} ${one.part} ${one.side}`)])

  it('stands in turns, each with its beginning and its end', () => {
    expect(partsOf(played)).toEqual([
      ['red', 2, '0 proper red', '1 proper red', '2 proper red', '3 proper red', '4 over red'],
      ['blue', 2, '5 beginning blue', '6 beginning blue', '7 beginning blue']
    ])
    const ending = playOf(table, [
      { do: 'begin-turn', side: 'red' },
      { do: 'end-begins' },
      { do: 'outwit', from: 'sif', to: 'loki', counter: 'toughness' },
      { do: 'end-turn' },
      { do: 'begin-turn', side: 'blue' },
      { do: 'begin-turn', side: 'red' },
      { do: 'damage', to: 'gone', amount: 1 },
      { do: 'end-turn' },
      { do: 'damage', to: 'loki', amount: 1 }
    ])
    expect(partsOf(ending)).toEqual([
      ['red', 2, '0 beginning red', '1 over red', '2 over red', '3 over red'],
      ['blue', 2, '4 beginning blue'],
      // A turn that may not begin has no number, and what follows it is not played.
      ['red', null, '5 beginning red', '6 beginning red', '7 over red', '8 proper red']
    ])
    expect(partsOf(playOf(table, []))).toEqual([])
    // Even where they cannot be played a beginning begins and an end ends.
    const waiting = playOf(table, [
      { do: 'damage', to: 'gone', amount: 1 },
      { do: 'end-begins' },
      { do: 'begin-turn', side: 'blue' },
      { do: 'damage', to: 'loki', amount: 1 }
    ])
    expect(partsOf(waiting)).toEqual([
      ['red', 2, '0 proper red', '1 over red'],
      ['blue', null, '2 beginning blue', '3 beginning blue']
    ])
  })

  it('says of everybody who may act, why not, and what lasts', () => {
    const standing = (events: number) =>
      standingAt(table, momentAfter(played, events), played.rules).map(({ figure, side, mayAct, against, lasting, open, state }) => [
        `${figure} ${side} click ${state.click}`,
        mayAct,
        against?.say ?? null,
        lasting,
        open
      ])
    expect(standing(2)).toEqual([
      ['thor red click 1', false, 'time.acted-already', [], null],
      ['sif red click 1', true, null, [], null],
      ['loki blue click 1', null, null, ['Toughness countered until Red’s next turn'], null]
    ])
    expect(standing(6)).toEqual([
      ['thor red click 1', null, null, [], null],
      ['sif red click 1', null, null, [], null],
      ['loki blue click 1', true, null, ['Toughness countered until Red’s next turn'], null]
    ])
    expect(standing(8)[2]).toEqual(['loki blue click 4', null, null, ['Toughness countered until Red’s next turn'], null])
  })
})

const made = { by: 'a', effect: 'e', on: 'b', rule: 'X-1', endsWithSource: false, endsWhenHurt: false }
it.each<[lasting: Parameters<typeof lastingWords>[0], words: string | null]>([
  [{ ...made, counter: 'toughness', untilTurnOf: 'blue' }, 'Toughness countered until Blue’s next turn'],
  [{ ...made, counter: 'toughness', untilTurnOf: null }, 'Toughness countered until the turn ends'],
  [{ ...made, gives: ['charge', 'outwit'], untilTurnOf: undefined }, 'has Charge, Outwit until it is damaged'],
  [{ ...made, applied: { source: 'e', value: 'attack', modifier: -1 }, untilTurnOf: 'red' }, 'attack −1 until Red’s next turn'],
  [{ ...made, untilTurnOf: null }, null]
])('what lasts is said with its end: %j', (lasting, words) => {
  expect(lastingWords(lasting)).toBe(words)
})

describe('the board while an event is put together', () => {
  it.each<[event: TimelineEvent, moves: boolean, ask: unknown, squares: unknown]>([
    [{ do: 'action', figure: 'sif', action: 'move' }, true, { kind: 'reach', figure: 'sif', action: 'move' }, []],
    [
      {
        do: 'action',
        figure: 'sif',
        action: 'move',
        carrying: 'thor',
        path: [
          [2, 2],
          [3, 3]
        ]
      },
      true,
      { kind: 'reach', figure: 'sif', action: 'move', carrying: 'thor' },
      [
        [2, 2],
        [3, 3]
      ]
    ],
    [
      {
        do: 'action',
        figure: 'sif',
        action: 'move',
        to: [4, 4],
        path: [[2, 2]],
        steps: [
          { do: 'move', to: [5, 5] },
          { do: 'copy', figure: 'sif' }
        ]
      },
      false,
      null,
      [
        [4, 4],
        [5, 5]
      ]
    ],
    [{ do: 'action', figure: '', action: 'move' }, true, null, []],
    [{ do: 'attack', from: 'sif', to: 'loki' }, false, { kind: 'attack', from: 'sif', targets: ['loki'], dice: null }, []],
    [
      {
        do: 'attack',
        from: 'sif',
        to: ['loki'],
        dice: [6, 6],
        attack: 'ranged',
        action: 'ranged',
        powers: ['outwit'],
        rolls: { loki: { evade: 1 } }
      },
      false,
      {
        kind: 'attack',
        from: 'sif',
        targets: ['loki'],
        dice: [6, 6],
        attack: 'ranged',
        action: 'ranged',
        powers: ['outwit'],
        rolls: { loki: { evade: 1 } }
      },
      []
    ],
    [{ do: 'attack', from: '', to: 'loki' }, false, null, []],
    [{ do: 'attack', from: 'sif', to: '' }, false, null, []],
    [{ do: 'outwit', from: 'sif', to: 'loki', counter: '' }, false, { kind: 'can-target', from: 'sif', to: 'loki', with: 'outwit' }, []],
    [{ do: 'outwit', from: '', to: 'loki', counter: '' }, false, null, []],
    [
      { do: 'perplex', from: 'thor', to: 'sif', value: 'attack', modifier: 1 },
      false,
      { kind: 'can-target', from: 'thor', to: 'sif', with: 'perplex' },
      []
    ],
    [{ do: 'perplex', from: 'thor', to: '', value: 'attack', modifier: 1 }, false, null, []],
    [{ do: 'damage', to: 'loki', amount: 2 }, false, { kind: 'damage', to: 'loki', amount: 0 }, []],
    [{ do: 'heal', to: '', amount: 2 }, false, null, []],
    [{ do: 'place', figure: 'sif', to: [0, 0] }, false, null, [[0, 0]]],
    [{ do: 'place', figure: 'sif', to: [-1, -1] }, false, null, []],
    [{ do: 'use', figure: 'sif', power: 'p' }, false, null, []],
    [{ do: 'use', figure: 'sif', power: 'p', to: [0, 0] }, false, null, [[0, 0]]],
    [
      {
        do: 'use',
        figure: 'sif',
        power: 'p',
        to: [
          [0, 0],
          [1, 0]
        ]
      },
      false,
      null,
      [
        [0, 0],
        [1, 0]
      ]
    ],
    [{ do: 'end-turn' }, true, null, []]
  ])('%# %j', (event, moves, ask, squares) => {
    const { value, ruling, squares: shown } = sceneOfDraft(table, event, moves)
    expect(value).toStrictEqual(ask === null ? table : { ...table, ask })
    expect(ruling?.kind ?? null).toBe(ask === null ? null : value.ask.kind)
    expect(shown).toEqual(squares)
  })
})
