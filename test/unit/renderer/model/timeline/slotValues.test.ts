/** The parts of an event that a tap can fill: which there are, what a tap makes of them, and what the form shows of them. */
import { describe, expect, it } from 'vitest'
import type { ActionEvent, AttackEvent, CaseTarget, ClixCase, TimelineEvent, UseEvent } from '../../../../../src/shared/contract/case.ts'
import type { UseClause } from '../../../../../src/shared/rules/vocabulary/vocabulary.ts'
import type { EventKind } from '../../../../../src/renderer/i18n/texts.ts'
import {
  blankEvent,
  fillSlot,
  isWhole,
  nextSlot,
  NOWHERE,
  onlyLast,
  slotsOf,
  withField,
  type DraftNeeds,
  type Filling,
  type Slot
} from '../../../../../src/renderer/model/timeline/drafts.ts'
import { timelineHint } from '../../../../../src/renderer/model/timeline/hint.ts'
import { slotValue } from '../../../../../src/renderer/model/timeline/slotValues.ts'

const still: DraftNeeds = { moves: false, uses: [] }
const moving: DraftNeeds = { moves: true, uses: [] }
const rule = 'X-1'
const CLAUSES = {
  'heal-self': { phase: 'use', rule, does: 'heal', who: 'self', roll: 'r', dice: 1, less: 0, least: 1 },
  'heal-target': { phase: 'use', rule, does: 'heal', who: 'target', roll: 'r', dice: 1, less: 0, least: 1 },
  'heal-by-attack-roll': { phase: 'use', rule, does: 'heal-by-attack-roll', roll: 'r', healRoll: 'h', less: 0, least: 1 },
  markers: { phase: 'use', rule, does: 'markers', kind: 'blocking-marker', most: 4 },
  'extra-action': { phase: 'use', rule, does: 'extra-action', roll: 'r', from: 5 },
  'knock-back': { phase: 'use', rule, does: 'knock-back' },
  place: { phase: 'use', rule, does: 'place', squares: 8 },
  release: { phase: 'use', rule, does: 'release', points: 50 },
  board: { phase: 'use', rule, does: 'board' },
  merge: { phase: 'use', rule, does: 'merge' },
  split: { phase: 'use', rule, does: 'split' },
  'team-reroll': { phase: 'use', rule, does: 'team-reroll', barredBy: 'non-free-action' },
  become: { phase: 'use', rule, does: 'become' },
  counter: { phase: 'use', rule, does: 'counter' },
  lend: { phase: 'use', rule, does: 'lend', value: 'damage', by: 1, attack: 'ranged' },
  'change-value': { phase: 'use', rule, does: 'change-value', by: 1 },
  hurt: { phase: 'use', rule, does: 'hurt-adjacent-opponents', amount: 1 }
} as const satisfies Readonly<Record<string, UseClause>>

const using = (...names: readonly (keyof typeof CLAUSES)[]): DraftNeeds => ({ moves: false, uses: names.map((name) => CLAUSES[name]) })

/** A slot as "key: label (what it takes)", "?" where it may stay open, "✓" where it is filled. */
const said = ({ key, label, takes, optional, filled }: Slot): string =>
  `${key}: ${label} (${takes})${optional ? ' ?' : ''}${filled ? ' ✓' : ''}`

describe('what is open in an event', () => {
  it.each<[event: TimelineEvent, needs: DraftNeeds, slots: readonly string[], next: string | null, whole: boolean]>([
    [{ do: 'begin-turn', side: 'red' }, still, [], null, true],
    [{ do: 'end-begins' }, still, [], null, true],
    [{ do: 'end-turn' }, still, [], null, true],
    [{ do: 'time-called' }, still, [], null, true],
    [{ do: 'move' }, moving, [], null, true],
    [{ do: 'place', figure: '', to: NOWHERE }, still, ['figure: Figure (figure)', 'where: Square (square)'], 'figure', false],
    [{ do: 'place', figure: 'a', to: NOWHERE }, still, ['figure: Figure (figure) ✓', 'where: Square (square)'], 'where', false],
    [{ do: 'place', figure: '', to: [0, 0] }, still, ['figure: Figure (figure)', 'where: Square (square) ✓'], 'figure', false],
    [{ do: 'place', figure: 'a', to: [0, 0] }, still, ['figure: Figure (figure) ✓', 'where: Square (square) ✓'], null, true],
    [{ do: 'action', figure: '', action: 'move' }, moving, ['figure: Figure (figure)', 'where: Where to (square) ?'], 'figure', false],
    [{ do: 'action', figure: 'a', action: 'move' }, moving, ['figure: Figure (figure) ✓', 'where: Where to (square) ?'], 'where', true],
    [
      { do: 'action', figure: 'a', action: 'move', to: [3, 4] },
      moving,
      ['figure: Figure (figure) ✓', 'where: Where to (square) ? ✓'],
      null,
      true
    ],
    [
      {
        do: 'action',
        figure: 'a',
        action: 'move',
        path: [
          [-1, -1],
          [0, 4]
        ]
      },
      moving,
      ['figure: Figure (figure) ✓', 'where: Where to (square) ? ✓'],
      null,
      true
    ],
    [
      { do: 'action', figure: 'a', action: 'move', path: [] },
      moving,
      ['figure: Figure (figure) ✓', 'where: Where to (square) ?'],
      'where',
      true
    ],
    [{ do: 'action', figure: 'a', action: 'close' }, still, ['figure: Figure (figure) ✓'], null, true],
    [
      {
        do: 'action',
        figure: 'a',
        action: 'charge',
        steps: [
          { do: 'move' },
          { do: 'attack', from: 'a', to: '' },
          { do: 'copy', figure: '' },
          { do: 'damage', to: '', amount: 1 },
          { do: 'move', to: [1, 1] },
          { do: 'move', path: [[2, 2]] },
          { do: 'copy', figure: 'a' },
          { do: 'attack', from: 'a', to: ['b'] }
        ]
      },
      moving,
      [
        'figure: Figure (figure) ✓',
        'where: Where to (square) ?',
        '0.where: Where to (square)',
        '1.to: Target (target)',
        '2.figure: Figure (figure)',
        '4.where: Where to (square) ✓',
        '5.where: Where to (square) ✓',
        '6.figure: Figure (figure) ✓',
        '7.to: Target (target) ✓'
      ],
      '0.where',
      false
    ],
    [{ do: 'attack', from: '', to: 'b' }, still, ['from: Attacker (figure)', 'to: Target (target) ✓'], 'from', false],
    [{ do: 'attack', from: 'a', to: [] }, still, ['from: Attacker (figure) ✓', 'to: Target (target)'], 'to', false],
    [{ do: 'attack', from: 'a', to: [''] }, still, ['from: Attacker (figure) ✓', 'to: Target (target)'], 'to', false],
    [{ do: 'attack', from: 'a', to: { square: [1, 1] } }, still, ['from: Attacker (figure) ✓', 'to: Target (target) ✓'], null, true],
    [{ do: 'outwit', from: '', to: '', counter: '' }, still, ['from: Who (figure)', 'to: Target (figure)'], 'from', false],
    [{ do: 'outwit', from: 'a', to: 'b', counter: '' }, still, ['from: Who (figure) ✓', 'to: Target (figure) ✓'], null, false],
    [{ do: 'outwit', from: 'a', to: 'b', counter: 'wing' }, still, ['from: Who (figure) ✓', 'to: Target (figure) ✓'], null, true],
    [
      { do: 'perplex', from: 'a', to: '', value: 'attack', modifier: 1 },
      still,
      ['from: Who (figure) ✓', 'to: Target (figure)'],
      'to',
      false
    ],
    [{ do: 'damage', to: '', amount: 1 }, still, ['to: Target (figure)'], 'to', false],
    [{ do: 'heal', to: 'b', amount: 1 }, still, ['to: Target (figure) ✓'], null, true],
    [{ do: 'copy', figure: '' }, still, ['figure: Figure (figure)'], 'figure', false],
    [{ do: 'copy', figure: 'a' }, still, ['figure: Figure (figure) ✓'], null, true]
  ])('%j', (event, needs, slots, next, whole) => {
    expect(slotsOf(event, needs).map(said)).toEqual(slots)
    expect(nextSlot(event, needs)).toBe(next)
    expect(isWhole(event, needs)).toBe(whole)
  })

  const on = 'on: Target (target)'
  it.each<[needs: DraftNeeds, names: string, more: readonly string[]]>([
    [using('heal-self'), 'healing itself', []],
    [using('hurt'), 'hurting who is beside it', []],
    [using('become'), 'becoming somebody', []],
    [using('heal-target'), 'healing another', [on]],
    [using('heal-by-attack-roll'), 'support', [on]],
    [using('knock-back'), 'knocking back', [on]],
    [using('counter'), 'countering', [on]],
    [using('change-value'), 'changing a value', [on]],
    [using('lend'), 'lending', [on]],
    [using('release'), 'letting a captive go', [on]],
    [using('board'), 'boarding', [on]],
    [using('place'), 'placing somebody', [on, 'where: Where to (square)']],
    [using('markers'), 'markers', ['where: Where to (squares)']],
    [using('merge'), 'merging', ['where: Where to (squares) ?']],
    [using('split'), 'splitting', ['where: Where to (squares) ?']],
    [using('extra-action'), 'an extra action, which may be its own', [`${on} ?`]],
    [using('team-reroll'), 'a roll made again, of whomever', [`${on} ?`]],
    [using('extra-action', 'knock-back'), 'both: then somebody is named', [on]]
  ])('asks by what a power does: %#. %s', (needs, _names, more) => {
    const event: TimelineEvent = { do: 'use', figure: 'a', power: 'p' }
    expect(slotsOf(event, needs).map(said)).toEqual(['figure: Who (figure) ✓', ...more])
    expect(isWhole(event, needs)).toBe(more.every((slot) => slot.endsWith('?')))
    expect(isWhole({ ...event, power: '' }, needs)).toBe(false)
    const full: TimelineEvent = { ...event, on: 'b', to: [[1, 2]] }
    expect(slotsOf(full, needs).map(said)).toEqual(['figure: Who (figure) ✓', ...more.map((slot) => `${slot} ✓`)])
    expect(nextSlot(full, needs)).toBeNull()
    expect(isWhole(full, needs)).toBe(true)
  })

  it('takes a user who is not chosen and an empty name as open', () => {
    expect(slotsOf({ do: 'use', figure: '', power: 'p', on: '' }, using('lend')).map(said)).toEqual(['figure: Who (figure)', on])
  })

  it('asks for what must be told before what may stay open', () => {
    const action: TimelineEvent = { do: 'action', figure: 'a', action: 'charge', steps: [{ do: 'attack', from: 'a', to: '' }] }
    expect(nextSlot(action, moving)).toBe('0.to')
    expect(nextSlot({ ...action, steps: [{ do: 'attack', from: 'a', to: 'b' }] }, moving)).toBe('where')
  })
})

it.each<[kind: EventKind, event: TimelineEvent]>([
  ['begin-turn', { do: 'begin-turn', side: 'blue' }],
  ['end-begins', { do: 'end-begins' }],
  ['end-turn', { do: 'end-turn' }],
  ['time-called', { do: 'time-called' }],
  ['place', { do: 'place', figure: '', to: [-1, -1] }],
  ['action', { do: 'action', figure: 'a', action: 'move' }],
  ['move', { do: 'move' }],
  ['attack', { do: 'attack', from: 'a', to: '', dice: [0, 0] }],
  ['outwit', { do: 'outwit', from: 'a', to: '', counter: '' }],
  ['perplex', { do: 'perplex', from: 'a', to: '', value: 'defense', modifier: 1 }],
  ['damage', { do: 'damage', to: '', amount: 1 }],
  ['heal', { do: 'heal', to: '', amount: 1 }],
  ['use', { do: 'use', figure: 'a', power: '' }],
  ['copy', { do: 'copy', figure: 'a' }]
])('a blank event of the kind %s has whoever acts, and everything else open', (kind, event) => {
  expect(blankEvent(kind, 'a', 'blue')).toEqual(event)
})

describe('a tap', () => {
  const wall: Exclude<CaseTarget, string> = {
    wall: [
      [1, 1],
      [2, 1]
    ]
  }
  const attack: AttackEvent = { do: 'attack', from: 'a', to: 'b', rolls: { r: { x: [3] } }, choices: { order: ['b'] } }
  const charge: ActionEvent = {
    do: 'action',
    figure: 'a',
    action: 'charge',
    to: [4, 4],
    carrying: 'c',
    steps: [
      { do: 'attack', from: 'a', to: 'b' },
      { do: 'attack', from: '', to: 'b' },
      { do: 'attack', from: 'z', to: 'b' },
      { do: 'move', path: [[1, 1]], setDown: [0, 0] }
    ]
  }
  const use: UseEvent = { do: 'use', figure: 'a', power: 'p', rolls: { r: { x: [3] } } }
  const same = 'same'

  it.each<[event: TimelineEvent, key: string, what: Filling, becomes: TimelineEvent | typeof same]>([
    [attack, 'from', 'n', { do: 'attack', from: 'n', to: 'b', choices: { order: ['b'] } }],
    [attack, 'to', 'n', { do: 'attack', from: 'a', to: 'n', rolls: { r: { x: [3] } } }],
    [attack, 'to', wall, { do: 'attack', from: 'a', to: wall, rolls: { r: { x: [3] } } }],
    [attack, 'from', wall, same],
    [attack, 'to', [1, 1], same],
    [attack, 'where', [1, 1], same],
    [attack, 'other', 'n', same],
    [
      charge,
      'figure',
      'n',
      {
        do: 'action',
        figure: 'n',
        action: 'charge',
        steps: [
          { do: 'attack', from: 'n', to: 'b' },
          { do: 'attack', from: 'n', to: 'b' },
          { do: 'attack', from: 'z', to: 'b' },
          { do: 'move', path: [[1, 1]], setDown: [0, 0] }
        ]
      }
    ],
    [{ do: 'action', figure: 'a', action: 'move', to: [1, 1] }, 'figure', 'n', { do: 'action', figure: 'n', action: 'move' }],
    [charge, 'other', 'n', same],
    [charge, 'where', [5, 5], { ...charge, to: [5, 5] }],
    [charge, '0.to', 'n', { ...charge, steps: charge.steps!.with(0, { do: 'attack', from: 'a', to: 'n' }) }],
    [charge, '3.where', [2, 2], { ...charge, steps: charge.steps!.with(3, { do: 'move', to: [2, 2] }) }],
    [charge, '9.to', 'n', same],
    [{ do: 'action', figure: 'a', action: 'move' }, '0.to', 'n', { do: 'action', figure: 'a', action: 'move', steps: [] }],
    [
      { do: 'action', figure: 'a', action: 'move', path: [[1, 1]], setDown: [0, 0], carrying: 'c' },
      'where',
      [2, 2],
      { do: 'action', figure: 'a', action: 'move', carrying: 'c', to: [2, 2] }
    ],
    [use, 'figure', 'n', { do: 'use', figure: 'n', power: 'p' }],
    [use, 'on', 'n', { ...use, on: 'n' }],
    [use, 'other', 'n', same],
    [use, 'where', [1, 1], { ...use, to: [[1, 1]] }],
    [
      { ...use, to: [1, 1] },
      'where',
      [2, 1],
      {
        ...use,
        to: [
          [1, 1],
          [2, 1]
        ]
      }
    ],
    [
      {
        ...use,
        to: [
          [1, 1],
          [2, 1]
        ]
      },
      'where',
      [1, 1],
      { ...use, to: [[2, 1]] }
    ],
    [{ ...use, to: [1, 1] }, 'where', [1, 1], use],
    [use, 'on', wall, same],
    [{ do: 'outwit', from: 'a', to: 'b', counter: 'wing' }, 'from', 'n', { do: 'outwit', from: 'n', to: 'b', counter: 'wing' }],
    [{ do: 'outwit', from: 'a', to: 'b', counter: 'wing' }, 'to', 'n', { do: 'outwit', from: 'a', to: 'n', counter: '' }],
    [
      { do: 'perplex', from: 'a', to: 'b', value: 'attack', modifier: 2 },
      'from',
      'n',
      { do: 'perplex', from: 'n', to: 'b', value: 'attack', modifier: 2 }
    ],
    [
      { do: 'perplex', from: 'a', to: 'b', value: 'attack', modifier: 2 },
      'to',
      'n',
      { do: 'perplex', from: 'a', to: 'n', value: 'attack', modifier: 2 }
    ],
    [{ do: 'damage', to: 'a', amount: 2 }, 'to', 'n', { do: 'damage', to: 'n', amount: 2 }],
    [{ do: 'heal', to: 'a', amount: 2 }, 'to', 'n', { do: 'heal', to: 'n', amount: 2 }],
    [{ do: 'place', figure: 'a', to: [1, 1] }, 'figure', 'n', { do: 'place', figure: 'n', to: [1, 1] }],
    [{ do: 'place', figure: 'a', to: [1, 1] }, 'where', [2, 2], { do: 'place', figure: 'a', to: [2, 2] }],
    [{ do: 'place', figure: 'a', to: [1, 1] }, 'figure', [2, 2], same],
    [{ do: 'copy', figure: 'a', copies: 'x-men' }, 'figure', 'n', { do: 'copy', figure: 'n' }],
    [{ do: 'end-turn' }, 'figure', 'n', same],
    [{ do: 'end-turn' }, 'where', [1, 1], same]
  ])('%# on %j, part %s, with %j', (event, key, what, becomes) => {
    expect(fillSlot(event, key, what)).toStrictEqual(becomes === same ? event : becomes)
  })

  it('gathers no squares where one is wanted: the last one counts', () => {
    const gathered: UseEvent = {
      ...use,
      to: [
        [1, 1],
        [2, 1]
      ]
    }
    expect(onlyLast(gathered)).toEqual({ ...use, to: [2, 1] })
    for (const event of [use, attack, charge, { ...use, to: [1, 1] }, { ...use, to: [] }] satisfies TimelineEvent[])
      expect(onlyLast(event)).toBe(event)
  })

  it('leaves a field out where there is nothing to say', () => {
    expect(withField({ a: 1, b: 2 }, 'b', undefined)).toStrictEqual({ a: 1 })
    expect(withField({ a: 1 }, 'b', null)).toStrictEqual({ a: 1, b: null })
  })
})

describe('what the form shows of a part', () => {
  const value: ClixCase = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2012',
    map: { size: [9, 9] },
    figures: [{ id: 'a', at: [1, 1] }],
    objects: [
      { id: 'o', kind: 'heavy', at: [2, 2] },
      { id: 'n', kind: 'light', name: 'Lamp', at: [3, 2] }
    ],
    ask: { kind: 'timeline', events: [] }
  }
  const none = { figure: '', shown: undefined }
  const figure = (id: string) => ({ figure: id, shown: undefined })
  const shown = (words: string) => ({ figure: '', shown: words })

  it.each<[event: TimelineEvent, key: string, shows: { figure: string; shown: string | undefined }]>([
    [{ do: 'action', figure: 'a', action: 'move', to: [0, 0], path: [[3, 3]] }, 'figure', figure('a')],
    [{ do: 'action', figure: 'a', action: 'move', to: [0, 0], path: [[3, 3]] }, 'where', shown('A1')],
    [
      {
        do: 'action',
        figure: 'a',
        action: 'move',
        path: [
          [3, 3],
          [4, 3]
        ]
      },
      'where',
      shown('E4')
    ],
    [{ do: 'action', figure: 'a', action: 'move', to: NOWHERE }, 'where', none],
    [{ do: 'action', figure: 'a', action: 'move' }, 'where', none],
    [{ do: 'action', figure: 'a', action: 'move', steps: [{ do: 'attack', from: 'a', to: 'b' }] }, '0.to', figure('b')],
    [{ do: 'action', figure: 'a', action: 'move', steps: [{ do: 'attack', from: 'a', to: 'b' }] }, '1.to', none],
    [{ do: 'action', figure: 'a', action: 'move' }, '0.to', none],
    [{ do: 'move', path: [[1, 2]] }, 'where', shown('B3')],
    [{ do: 'move', to: [1, 0] }, 'where', shown('B1')],
    [{ do: 'place', figure: 'a', to: [1, 2] }, 'figure', figure('a')],
    [{ do: 'place', figure: 'a', to: [1, 2] }, 'where', shown('B3')],
    [{ do: 'place', figure: 'a', to: NOWHERE }, 'where', none],
    [{ do: 'attack', from: 'a', to: 'b' }, 'from', figure('a')],
    [{ do: 'attack', from: 'a', to: 'b' }, 'to', figure('b')],
    [{ do: 'attack', from: 'a', to: ['b', 'c'] }, 'to', figure('b')],
    [{ do: 'attack', from: 'a', to: [] }, 'to', none],
    [{ do: 'attack', from: 'a', to: { square: [1, 2] } }, 'to', shown('blocking terrain B3')],
    [{ do: 'attack', from: 'a', to: { object: 'n' } }, 'to', shown('lamp in D3')],
    [{ do: 'outwit', from: 'a', to: 'b', counter: '' }, 'from', figure('a')],
    [{ do: 'outwit', from: 'a', to: 'b', counter: '' }, 'to', figure('b')],
    [{ do: 'perplex', from: 'a', to: 'b', value: 'attack', modifier: 1 }, 'from', figure('a')],
    [{ do: 'damage', to: 'b', amount: 1 }, 'to', figure('b')],
    [{ do: 'heal', to: 'b', amount: 1 }, 'to', figure('b')],
    [{ do: 'use', figure: 'a', power: 'p', on: 'b' }, 'figure', figure('a')],
    [{ do: 'use', figure: 'a', power: 'p', on: 'b' }, 'on', figure('b')],
    [{ do: 'use', figure: 'a', power: 'p', on: ['b', 'c'] }, 'on', figure('b')],
    [{ do: 'use', figure: 'a', power: 'p', on: 'o' }, 'on', shown('Heavy object')],
    [{ do: 'use', figure: 'a', power: 'p', on: 'n' }, 'on', shown('Lamp')],
    [{ do: 'use', figure: 'a', power: 'p', on: [] }, 'on', none],
    [{ do: 'use', figure: 'a', power: 'p' }, 'on', none],
    [{ do: 'use', figure: 'a', power: 'p' }, 'where', none],
    [{ do: 'use', figure: 'a', power: 'p', to: [1, 1] }, 'where', shown('B2')],
    [
      {
        do: 'use',
        figure: 'a',
        power: 'p',
        to: [
          [1, 1],
          [2, 1]
        ]
      },
      'where',
      shown('B2 C2')
    ],
    [{ do: 'copy', figure: 'a' }, 'figure', figure('a')],
    [{ do: 'end-turn' }, 'figure', none]
  ])('%# %j, part %s', (event, key, shows) => {
    expect(slotValue(value, event, key)).toStrictEqual(shows)
  })

  it.each<[slot: Pick<Slot, 'label' | 'takes'> | null, words: string]>([
    [null, 'Step through the events, or add what happens next.'],
    [{ label: 'Where to', takes: 'squares' }, 'Tap each square; a tap on one again takes it back.'],
    [{ label: 'Where to', takes: 'square' }, 'Tap the square on the board (where to).'],
    [{ label: 'Attacker', takes: 'figure' }, 'Tap the figure on the board (attacker).'],
    [{ label: 'Target', takes: 'target' }, 'Tap the figure on the board (target).']
  ])('says what the next tap does: %j', (slot, words) => {
    expect(timelineHint(slot && { key: 'k', optional: false, filled: false, ...slot })).toBe(words)
  })
})
