import { describe, expect, it } from 'vitest'
import type { ClixCase, TimelineEvent } from '../../../../../src/shared/contract/case.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import {
  actionChoices,
  counterChoices,
  needsOf,
  useChoices,
  useRolls,
  usersOf,
  whoChoices
} from '../../../../../src/renderer/model/timeline/draftChoices.ts'
import { optionsOfAttack } from '../../../../../src/renderer/model/timeline/draftAsk.ts'
import {
  blankEvent,
  fillSlot,
  isWhole,
  newAttack,
  nextSlot,
  NOWHERE,
  onlyLast,
  slotsOf,
  UNROLLED,
  withDie
} from '../../../../../src/renderer/model/timeline/drafts.ts'
import { momentAfter, playTable } from '../../../../../src/renderer/model/table/playing.ts'
import { slotValue } from '../../../../../src/renderer/model/timeline/slotValues.ts'
import { timelineTexts, type EventKind } from '../../../../../src/renderer/i18n/texts.ts'
import { eventWords } from '../../../../../src/renderer/model/timeline/eventWords.ts'
import { withEvents } from '../../../../support/helaTimeline.ts'

const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [12, 6] },
  figures: [
    { id: 'thor', name: 'Thor', side: 'red', at: [1, 1], powers: ['charge', 'perplex', 'barrier'], abilities: ['indomitable'], tokens: 2 },
    { id: 'sif', name: 'Sif', side: 'red', at: [1, 3], powers: ['regeneration', 'outwit'] },
    { id: 'loki', name: 'Loki', side: 'blue', at: [8, 1], powers: ['toughness'], abilities: ['wing'], size: 'giant' }
  ],
  ask: { kind: 'timeline', events: [] }
}
const at = (events: readonly TimelineEvent[] = []) => {
  const played = playTable(withEvents(table, events), null)
  if (!played) throw new Error('nothing to play')
  return { moment: momentAfter(played, events.length), rules: played.rules, play: momentAfter(played, events.length).play }
}
const needs = (event: TimelineEvent) => needsOf(table, at().play, event)
/** The event filled in as a hand does it: each tap goes to the part that is asked for. */
function tapped(event: TimelineEvent, taps: readonly Parameters<typeof fillSlot>[2][]): TimelineEvent {
  return taps.reduce<TimelineEvent>((now, tap) => {
    const key = nextSlot(now, needs(now))
    if (key === null) throw new Error('nothing is asked for')
    return fillSlot(now, key, tap)
  }, event)
}

describe('an event put together by tapping', () => {
  it('asks for one part after the other and is whole with the last', () => {
    const attack = blankEvent('attack', '', 'red')
    expect(nextSlot(attack, needs(attack))).toBe('from')
    const one = tapped(attack, ['thor'])
    expect(isWhole(one, needs(one))).toBe(false)
    const two = tapped(attack, ['thor', 'loki'])
    expect(two).toEqual({ do: 'attack', from: 'thor', to: 'loki', dice: [UNROLLED, UNROLLED] })
    expect(nextSlot(two, needs(two))).toBeNull()
    // Nobody has said that it hit.
    expect(isWhole(two, needs(two))).toBe(false)
    const hit: TimelineEvent = { do: 'attack', from: 'thor', to: 'loki', hit: true }
    expect(isWhole(hit, needs(hit))).toBe(true)
  })

  it('waits for dice that are being entered, also in a step of an action', () => {
    const attack: TimelineEvent = { do: 'attack', from: 'thor', to: 'loki', dice: [UNROLLED, UNROLLED] }
    const action: TimelineEvent = { do: 'action', figure: 'thor', action: 'charge', steps: [attack] }
    for (const event of [attack, action]) expect([event.do, isWhole(event, needs(event))]).toEqual([event.do, false])
    expect(eventWords(table, attack)).toContain(timelineTexts.event.notRolled)
    expect(optionsOfAttack(table, attack)).toEqual([])
    const half = { ...attack, dice: withDie([UNROLLED, UNROLLED], 1, 5, 2) as [number, number] }
    expect([half.dice, isWhole(half, needs(half))]).toEqual([[UNROLLED, 5], false])
    const whole = { ...attack, dice: withDie(half.dice, 0, 3, 2) as [number, number] }
    expect([whole.dice, isWhole(whole, needs(whole))]).toEqual([[3, 5], true])
    const use: TimelineEvent = { do: 'use', figure: 'sif', power: 'regeneration', rolls: { sif: { regeneration: [UNROLLED, 2] } } }
    expect(isWhole(use, needs(use))).toBe(false)
  })

  it('asks whose roll is made again by Probability Control', () => {
    const able = { ...table, figures: table.figures!.map((one) => (one.id === 'sif' ? { ...one, powers: ['probability-control'] } : one)) }
    const played = playTable(withEvents(able, []), null)!
    const { play } = momentAfter(played, 0)
    expect(useChoices(able, play, 'sif', '').map(({ id }) => id)).toEqual(['probability-control'])
    const use: TimelineEvent = { do: 'use', figure: 'sif', power: 'probability-control' }
    expect(nextSlot(use, needsOf(able, play, use))).toBe('on')
    expect(isWhole(use, needsOf(able, play, use))).toBe(false)
  })

  it('offers a move its square but does not need it', () => {
    const action = tapped(blankEvent('action', '', 'red'), ['sif'])
    expect(isWhole(action, needs(action))).toBe(true)
    expect(tapped(action, [[3, 3]])).toMatchObject({ do: 'action', figure: 'sif', action: 'move', to: [3, 3] })
    const close: TimelineEvent = { do: 'action', figure: 'sif', action: 'close' }
    expect(slotsOf(close, needs(close)).map(({ key }) => key)).toEqual(['figure'])
  })

  it('fills an attack inside an action, and the attack goes with its figure', () => {
    const charge: TimelineEvent = {
      do: 'action',
      figure: 'thor',
      action: 'charge',
      to: [4, 1],
      steps: [{ do: 'attack', from: 'thor', to: '', hit: true }]
    }
    const filled = tapped(charge, ['loki'])
    expect(filled).toMatchObject({ steps: [{ do: 'attack', from: 'thor', to: 'loki' }] })
    expect(slotValue(table, filled, '0.to')).toEqual({ figure: 'loki', shown: undefined })
    expect(fillSlot(filled, 'figure', 'sif')).toEqual({
      do: 'action',
      figure: 'sif',
      action: 'charge',
      steps: [{ do: 'attack', from: 'sif', to: 'loki', hit: true }]
    })
  })

  it('needs the counter of Outwit, and drops it with another target', () => {
    const outwit = tapped(blankEvent('outwit', 'sif', 'red'), ['loki'])
    expect(isWhole(outwit, needs(outwit))).toBe(false)
    const named: TimelineEvent = { do: 'outwit', from: 'sif', to: 'loki', counter: 'toughness' }
    expect(isWhole(named, needs(named))).toBe(true)
    expect(fillSlot(named, 'to', 'thor')).toMatchObject({ counter: '' })
  })

  it('gathers squares for markers, takes one back where it is tapped again, and keeps only the last where one is wanted', () => {
    let barrier: TimelineEvent = { do: 'use', figure: 'thor', power: 'barrier' }
    for (const square of [
      [3, 1],
      [3, 2],
      [3, 1]
    ] as const)
      barrier = fillSlot(barrier, 'where', square)
    expect(barrier).toMatchObject({ to: [[3, 2]] })
    expect(slotsOf(barrier, needs(barrier)).find(({ key }) => key === 'where')).toMatchObject({ takes: 'squares', filled: true })
    const placed = onlyLast(fillSlot({ do: 'use', figure: 'thor', power: 'telekinesis', to: [1, 2] }, 'where', [4, 4]))
    expect(placed).toMatchObject({ to: [4, 4] })
  })

  it('aims at a wall too, and shows it by its squares', () => {
    const at = fillSlot({ do: 'attack', from: 'thor', to: 'loki', choices: { order: ['loki'] } }, 'to', {
      wall: [
        [1, 1],
        [2, 1]
      ]
    })
    expect(at).toEqual({
      do: 'attack',
      from: 'thor',
      to: {
        wall: [
          [1, 1],
          [2, 1]
        ]
      }
    })
    expect(slotValue(table, at, 'to').shown).toContain('B2 | C2')
  })

  it('makes an event of every kind that the case format takes once it is whole', () => {
    const kinds: readonly (readonly [EventKind, readonly Parameters<typeof fillSlot>[2][]])[] = [
      ['begin-turn', []],
      ['end-turn', []],
      ['time-called', []],
      ['place', ['sif', [5, 5]]],
      ['action', ['sif', [2, 3]]],
      ['perplex', ['thor', 'sif']],
      ['damage', ['loki']],
      ['heal', ['loki']]
    ]
    for (const [kind, taps] of kinds) {
      const event = tapped(blankEvent(kind, '', 'red'), taps)
      expect(isWhole(event, needs(event)), kind).toBe(true)
      expect(parseCase(withEvents(table, [event])), kind).toMatchObject({ ok: true })
    }
    const attack: TimelineEvent = { ...newAttack('sif'), to: 'loki', dice: [3, 4] }
    expect(isWhole(attack, needs(attack))).toBe(true)
    expect(parseCase(withEvents(table, [attack]))).toMatchObject({ ok: true })
    expect(isWhole({ do: 'place', figure: 'sif', to: NOWHERE }, needs({ do: 'end-turn' }))).toBe(false)
  })
})

it.each(Object.keys(timelineTexts.kinds) as readonly EventKind[])(
  'a blank event of the kind %s is said as a sentence: it stands in the list while it is put together',
  (kind) => {
    expect(eventWords(table, blankEvent(kind, '', 'red'))).toMatch(/\p{L}{2}/u)
  }
)

describe('what may stand in an event', () => {
  it('offers the actions of the figure and says which cannot be given now', () => {
    const { moment, rules } = at()
    const thor = actionChoices(moment, rules, 'thor', 'move')
    expect(thor.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Move', 'Close combat', 'Ranged combat', 'Power action', 'Charge'])
    )
    // Two tokens and nothing that lets it act with them.
    expect(thor.every(({ note }) => note === 'not now')).toBe(true)
    expect(actionChoices(moment, rules, 'sif', 'move').find(({ id }) => id === 'move')?.note).toBeUndefined()
  })

  it('offers for Outwit what may be countered: never a size, never what is countered already', () => {
    const choices = counterChoices(table, at().play, 'loki', '').map(({ id }) => id)
    expect(choices).toContain('toughness')
    expect(choices).not.toContain('great-size')
    const later = at([{ do: 'outwit', from: 'sif', to: 'loki', counter: 'toughness' }])
    expect(counterChoices(table, later.play, 'loki', '').map(({ id }) => id)).not.toContain('toughness')
  })

  it('offers powers to use with the dice they need, and puts the side whose turn it is first', () => {
    expect(useChoices(table, at().play, 'sif', '').map(({ id }) => id)).toEqual(['regeneration'])
    expect(useRolls(table, { do: 'use', figure: 'sif', power: 'regeneration' })).toEqual([{ id: 'regeneration', dice: 1 }])
    expect(usersOf(at().play, 'outwit')).toEqual(['sif'])
    const blue = at([{ do: 'end-turn' }, { do: 'begin-turn', side: 'blue' }])
    expect(whoChoices(table, blue.play, true).map(({ id }) => id)).toEqual(['loki', 'thor', 'sif'])
    expect(whoChoices(table, blue.play, false).map(({ id }) => id)).toEqual(['thor', 'sif', 'loki'])
  })
})

describe('what players may choose in an attack by its dice', () => {
  const attack = { do: 'attack', from: 'sif', to: 'thor', dice: [4, 4] } as const satisfies TimelineEvent
  const near: ClixCase = {
    // Two to one is a direction that the attacker's player chooses (KB-11).
    ...table,
    ruleset: 'heroclix-2010',
    map: { size: [12, 9] },
    figures: [
      { id: 'sif', name: 'Sif', side: 'red', at: [1, 1] },
      { id: 'thor', name: 'Thor', side: 'blue', at: [4, 3] }
    ]
  }

  it('is offered with where it leads, and is nothing where the outcome is told', () => {
    const options = optionsOfAttack(near, attack)
    expect(options.map(({ choices }) => choices)).toEqual([{ direction: { thor: [1, 0] } }, { direction: { thor: [1, 1] } }])
    expect(optionsOfAttack(near, { do: 'attack', from: 'sif', to: 'thor', hit: true })).toEqual([])
    expect(optionsOfAttack(near, { ...attack, dice: [3, 5] })).toEqual([])
    expect([optionsOfAttack(near, { ...attack, from: '' }), optionsOfAttack(near, { ...attack, to: '' })]).toEqual([[], []])
  })

  it('is played as chosen', () => {
    const ends = optionsOfAttack(near, attack).map(({ choices }) => {
      const value = withEvents(near, [{ ...attack, choices }])
      const played = playTable(value, null)
      return played && momentAfter(played, 1).play.state('thor').squares.join()
    })
    expect(ends).toHaveLength(2)
    expect(new Set(ends).size).toBe(2)
  })
})
