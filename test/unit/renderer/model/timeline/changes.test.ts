import { describe, expect, it } from 'vitest'
import type { ClixCase, TimelineEvent } from '../../../../../src/shared/contract/case.ts'
import type { Play } from '../../../../../src/shared/engine/timeline/play/play.ts'
import { changesBetween } from '../../../../../src/renderer/model/timeline/changes.ts'
import { changeWords } from '../../../../../src/renderer/model/timeline/eventWords.ts'
import { momentAfter, playTable } from '../../../../../src/renderer/model/table/playing.ts'
import { withEvents } from '../../../../support/helaTimeline.ts'

const dial = [{}, {}, {}]
const merging: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [14, 9] },
  figures: [
    { id: 'A', name: 'Green Lantern', side: 'red', at: [3, 3], abilities: ['merge'], points: 80, dial, click: 2 },
    { id: 'B', name: 'Emerald Archer', realName: 'Oliver Queen', side: 'red', at: [4, 3], points: 70, dial, click: 2 },
    {
      id: 'D',
      name: 'Lantern and Archer',
      side: 'red',
      aside: true,
      abilities: ['merge', 'split'],
      points: 150,
      duo: [
        ['Green Lantern', 'Hal Jordan'],
        ['Green Arrow', 'Oliver Queen']
      ],
      dial
    }
  ],
  ask: { kind: 'timeline', events: [{ do: 'use', figure: 'A', power: 'merge', on: ['B'], replacedBy: 'D' }] }
}

/** What the only event of a table changed, in words. */
function changed(value: ClixCase): readonly string[] {
  const played = playTable(value, null)
  if (!played) throw new Error('nothing to play')
  return changesBetween(momentAfter(played, 0).play, momentAfter(played, 1).play).map((change) => changeWords(value, change))
}

describe('what an event changed', () => {
  it('tells who comes in with its square and click, and never as hurt', () => {
    const words = changed(merging)
    expect(words).toContain('Lantern and Archer comes in at D4, click 2')
    expect(words.filter((one) => one.includes('−'))).toEqual([])
  })

  it('tells damage in clicks and where the dial is then', () => {
    const ask = { kind: 'timeline', events: [{ do: 'damage', to: 'B', amount: 1 }] } as const
    expect(changed({ ...merging, ask })).toEqual(['Emerald Archer −1, click 3'])
  })

  it('tells a changed value, and when the change ends', () => {
    const events = [{ do: 'perplex', from: 'A', to: 'B', value: 'attack', modifier: 1 }] as const
    const figures = merging.figures!.map((one) => (one.id === 'A' ? { ...one, powers: ['perplex'] } : one))
    expect(changed({ ...merging, figures, ask: { kind: 'timeline', events } })).toEqual([
      'Emerald Archer: attack 10 → 11 until Red’s next turn'
    ])
  })

  it('tells everything that a merge changes, and nothing of it as damage', () => {
    expect(changed(merging)).toEqual([
      'Green Lantern is replaced by Lantern and Archer',
      'Emerald Archer is replaced by Lantern and Archer',
      'Lantern and Archer comes in at D4, click 2'
    ])
  })

  it('tells a wall that has fallen with its debris, and an object that is taken up and put down', () => {
    const strong: ClixCase = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: {
        size: [8, 8],
        walls: [
          [
            [2, 1],
            [3, 1]
          ]
        ]
      },
      objects: [{ id: 'crate', kind: 'heavy', at: [1, 2] }],
      figures: [
        { id: 'A', name: 'Thor', side: 'red', at: [1, 1], powers: ['super-strength'], speed: 8, attack: 10, damage: 4, range: 0, dial },
        { id: 'B', name: 'Loki', side: 'blue', at: [7, 7], defense: 16, dial, click: 3 }
      ],
      ask: { kind: 'timeline', events: [] }
    }
    const events = [
      {
        do: 'action',
        figure: 'A',
        action: 'move',
        path: [
          [1, 2],
          [2, 1]
        ],
        pickUp: 'crate'
      },
      { do: 'end-turn' },
      { do: 'begin-turn', side: 'blue' },
      { do: 'end-turn' },
      { do: 'begin-turn', side: 'red' },
      {
        do: 'attack',
        from: 'A',
        to: {
          wall: [
            [2, 1],
            [3, 1]
          ]
        },
        attack: 'close',
        hit: true
      },
      { do: 'damage', to: 'B', amount: 9 },
      { do: 'damage', to: 'A', amount: 1 }
    ] as const
    const value: ClixCase = { ...strong, ask: { kind: 'timeline', events } }
    const played = playTable(value, null)!
    expect(
      events.map((_, index) =>
        changesBetween(momentAfter(played, index).play, momentAfter(played, index + 1).play).map((change) => changeWords(value, change))
      )
    ).toEqual([
      ['Thor: B2 → C2', 'Thor: tokens 0 → 1', 'Thor holds: heavy object', '1 fewer on the map'],
      [],
      [],
      [],
      [],
      // Its second action in a row pushes it, and the object is gone with the blow.
      ['Thor −1, click 2', 'Thor: tokens 1 → 2', 'Thor holds nothing', '2 more on the map', 'A wall has fallen'],
      ['Loki −1, out of the game'],
      ['Thor −1, click 3']
    ])
  })

  /** What each event of a table changed, in words. */
  function changedByEach(value: ClixCase, events: readonly TimelineEvent[]): readonly (readonly string[])[] {
    const played = playTable(withEvents(value, events), null)!
    expect(played.steps.map(({ moment }) => moment?.forbidden ?? null)).toEqual(events.map(() => null))
    return events.map((_, index) =>
      changesBetween(momentAfter(played, index).play, momentAfter(played, index + 1).play).map((change) => changeWords(value, change))
    )
  }

  it('tells who boards a vehicle and leaves it, once each, and not that it comes in', () => {
    const vehicle: ClixCase = {
      ...merging,
      figures: [
        { id: 'V', name: 'Batmobile', side: 'red', at: [2, 1], abilities: ['vehicle', 'piloted'] },
        { id: 'P', name: 'Batman', side: 'red', at: [1, 1] },
        { id: 'T', name: 'Bane', side: 'blue', at: [6, 1], dial }
      ]
    }
    expect(
      changedByEach(vehicle, [
        { do: 'use', figure: 'P', power: 'board', on: 'V' },
        { do: 'damage', to: 'T', amount: 1 },
        { do: 'place', figure: 'P', to: [1, 1] }
      ])
    ).toEqual([['Batman boards Batmobile'], ['Bane −1, click 2'], ['Batman leaves Batmobile']])
  })

  it('tells counters that a figure gets and loses, and those that it keeps beside them', () => {
    const calm = { rule: 'OWN-2', phase: 'counter', counter: 'calm', value: 'attack', modify: 1, lostWhen: 'damaged-by-attack' } as const
    const rage = { rule: 'OWN-1', phase: 'turn', when: 'turn-ends', text: 'It is enraged.', counter: 'rage' } as const
    const counting: ClixCase = {
      ...merging,
      map: { size: [8, 2], terrain: ['X.......', '........'], legend: { X: ['special:own'] } },
      specialTerrain: [
        { id: 'own', name: 'Own', rule: 'OWN-1', summary: 'Own.', cite: { document: 'own', section: 'own' }, clauses: [rage] }
      ],
      figures: [
        { id: 'A', name: 'Hulk', side: 'red', at: [0, 0], counters: { calm: 2 }, dial, traits: [{ id: 'calm', clauses: [calm] }] },
        { id: 'B', name: 'Loki', side: 'blue', at: [6, 1] }
      ]
    }
    expect(
      changedByEach(counting, [
        { do: 'begin-turn', side: 'red' },
        { do: 'end-turn' },
        { do: 'begin-turn', side: 'blue' },
        { do: 'attack', from: 'B', to: 'A', hit: true, damage: 1 }
      ])
    ).toEqual([[], ['Hulk: calm 2, rage 1'], [], ['Hulk −1, click 2', 'Hulk: rage 1', 'Loki: tokens 0 → 1']])
  })

  it('is worked out once for two moments, and anew for others', () => {
    const played = playTable(
      withEvents(merging, [
        { do: 'damage', to: 'A', amount: 1 },
        { do: 'heal', to: 'A', amount: 1 }
      ]),
      null
    )!
    const [start, hurt, healed] = [0, 1, 2].map((events) => momentAfter(played, events).play) as [Play, Play, Play]
    const once = changesBetween(start, hurt)
    expect(changesBetween(start, hurt)).toBe(once)
    expect(changesBetween(healed, hurt)).toEqual(once)
    expect(changesBetween(healed, hurt)).not.toBe(once)
  })
})
