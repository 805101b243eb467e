import type { CaseFigure, CaseMap, ClixCase } from '../../../../../src/shared/contract/case.ts'
import { describe, expect, it } from 'vitest'
import { editFigure, moveFigure, putFigure, removeFigure } from '../../../../../src/renderer/model/table/position/caseEdit.ts'
import { differencesOf } from '../../../../../src/renderer/model/variants/differences.ts'
import { table } from '../../../../support/tablePosition.ts'

describe('what is different in a version of the position', () => {
  it('is nothing for the same position, whatever object it is', () => {
    expect(differencesOf(table, structuredClone(table))).toEqual([])
  })

  it('names figures that are gone, there, elsewhere or changed', () => {
    const moved = moveFigure(table, 'thor', [0, 5]) ?? table
    expect(differencesOf(table, moved)).toEqual(['Thor stands in A6.'])
    const put = putFigure(table, { id: '', name: 'Hulk' }, [0, 0])
    expect(put && differencesOf(table, put.value)).toEqual(['Hulk is there, in A1.'])
    expect(put && differencesOf(put.value, table)).toEqual(['Hulk is gone.'])
    expect(differencesOf(table, editFigure(table, 'thor', { tokens: 2, attack: 3 }))[0]).toMatch(/^Thor: .*attack.* changed\.$/)
    expect(differencesOf(table, removeFigure(table, 'giganto'))).toContain('Gïganto is gone.')
  })

  it('tells a countered power from other changes', () => {
    expect(differencesOf(table, editFigure(table, 'thor', { countered: ['charge'] }))).toEqual(['Thor: Charge countered.'])
  })

  it('names the squares with other terrain, and walls, rules and the question', () => {
    const terrain = [...(table.map?.terrain ?? [])]
    terrain[0] = `b${terrain[0]?.slice(1) ?? ''}`
    const other = {
      ...table,
      map: {
        ...(table.map ?? { size: [1, 1] as const }),
        terrain,
        walls: [
          [
            [0, 0],
            [1, 0]
          ]
        ] as const
      }
    }
    expect(differencesOf(table, other)).toEqual(['Other terrain in A1.', 'Walls are different.'])
    expect(differencesOf(table, { ...table, ruleset: 'heroclix-2010' as const })).toEqual(['The 2010 rules are used.'])
    expect(differencesOf(table, { ...table, ask: { kind: 'line-of-fire', from: [0, 0], to: [3, 0] } })[0]).toMatch(
      /^Asked: A1 draws a line of fire to D1\.$/
    )
    expect(differencesOf(table, { ...table, map: { size: [4, 4] } })).toContain('Another map: 4 × 4 squares.')
  })
})

describe('figures of two versions', () => {
  const [thor] = table.figures!
  const withThor = (change: Partial<CaseFigure>): ClixCase => ({ ...table, figures: [{ ...thor!, ...change }, ...table.figures!.slice(1)] })

  it.each<[string, ClixCase, ClixCase, readonly string[]]>([
    [
      'one that has no place is there, without a square',
      { ...table, figures: [] },
      { ...table, figures: [{ id: 'loki', name: 'Loki' }] },
      ['Loki is there.']
    ],
    [
      'one that left its place stands nowhere else',
      table,
      withThor({ at: [2, 1], tokens: 1 }),
      ['Thor stands in C2.', 'Thor: action tokens changed.']
    ],
    [
      'one is gone and another came, in this order',
      { ...table, figures: [thor!] },
      { ...table, figures: [{ id: 'x', at: [0, 1] }] },
      ['Thor is gone.', 'x is there, in A2.']
    ],
    [
      'every field that differs is named, those that came and those that went',
      withThor({ defense: 17 }),
      withThor({ attack: 10, range: 6 }),
      ['Thor: attack, defense, range changed.']
    ],
    [
      'a field that has no word of its own is named as the file names it',
      table,
      withThor({ note: 'x' } as Partial<CaseFigure>),
      ['Thor: note changed.']
    ],
    [
      'a power that is countered newly, by its name',
      withThor({ countered: ['charge'] }),
      withThor({ countered: ['charge', 'flurry'] }),
      ['Thor: Flurry countered.']
    ],
    [
      'two figures that changed, one after the other',
      table,
      { ...table, figures: table.figures!.map((one) => (one.id.startsWith('iron') ? { ...one, damage: 3 } : one)) },
      ['Iron Man: damage changed.', 'Iron Fist: damage changed.']
    ],
    ['a figure that has changed its order alone is the same', table, { ...table, figures: table.figures!.toReversed() }, []],
    ['a new name is a change of the name', table, withThor({ name: 'Odinson' }), ['Odinson: name changed.']],
    ['no figures beside none at all', { ...table, figures: undefined }, { ...table, figures: [] }, []]
  ])('%s', (_name, base, other, sentences) => {
    expect(differencesOf(base, other)).toEqual(sentences)
  })

  it('tells a power that is countered no more as a change', () => {
    const [sentence, ...more] = differencesOf(withThor({ countered: ['charge', 'flurry'] }), withThor({ countered: ['charge'] }))
    expect([sentence, more]).toEqual([expect.stringMatching(/^Thor: .* changed\.$/), []])
    expect(sentence).not.toContain('countered.')
  })
})

describe('maps of two versions', () => {
  const on = (map: Partial<CaseMap>): ClixCase => ({ ...table, figures: [], map: { size: [3, 4], ...map } })
  const WALL = [[[0, 0], [1, 0]]] as const // prettier-ignore

  it.each<[string, Partial<CaseMap>, Partial<CaseMap>, readonly string[]]>([
    [
      'one square painted on a map that had no rows of terrain yet',
      {},
      { terrain: ['...', '..h', '...', '...'] },
      ['Other terrain in C2.']
    ],
    ['one square raised on a map that had no levels yet', {}, { level: ['111', '112', '111', '111'] }, ['Other terrain in C2.']],
    ['one square indoors on a map that was outdoors', {}, { indoor: ['...', '...', '...', '.i.'] }, ['Other terrain in B4.']],
    [
      'rows that say nothing are no difference in the squares',
      {},
      { terrain: ['...', '...', '...', '...'] },
      ['Something else about the position is different.']
    ],
    [
      'another letter with the same meaning is none either',
      { terrain: ['x..'], legend: { x: ['hindering', 'water'] } },
      { terrain: ['y..'], legend: { y: ['water', 'hindering'] } },
      ['Something else about the position is different.']
    ],
    [
      'the same letter with another meaning',
      { terrain: ['x..'], legend: { x: ['hindering', 'water'] } },
      { terrain: ['x..'], legend: { x: ['special:lava'] } },
      ['Other terrain in A1.']
    ],
    [
      'level and terrain of other squares, row by row',
      { terrain: ['..b'], level: ['111', '211'] },
      { terrain: ['h.b'], level: ['111', '311', '112'] },
      ['Other terrain in A1, A2, C3.']
    ],
    ['a wall', { walls: WALL }, {}, ['Walls are different.']],
    ['a force field', {}, { barriers: WALL }, ['Walls are different.']],
    ['a wall that became a force field', { walls: WALL }, { barriers: WALL }, ['Walls are different.']],
    ['no walls beside an empty list of them', { walls: [] }, {}, ['Something else about the position is different.']],
    ['terrain and walls', {}, { terrain: ['b..'], walls: WALL }, ['Other terrain in A1.', 'Walls are different.']],
    ['another size, without a name', {}, { size: [4, 3] }, ['Another map: 4 × 3 squares.']],
    ['another size, by its name', {}, { size: [3, 5], name: 'Docks' }, ['Another map: Docks.']]
  ])('%s', (_name, before, after, sentences) => {
    expect(differencesOf(on(before), on(after))).toEqual(sentences)
  })

  it('names eight squares, and counts the others', () => {
    const eight = ['bbb', 'bbb', 'bb.', '...']
    expect(differencesOf(on({}), on({ terrain: eight }))).toEqual(['Other terrain in A1, B1, C1, A2, B2, C2, A3, B3.'])
    expect(differencesOf(on({}), on({ terrain: ['bbb', 'bbb', 'bbb', '...'] }))).toEqual([
      'Other terrain in A1, B1, C1, A2, B2, C2, A3, B3, and one thing more.'
    ])
    expect(differencesOf(on({}), on({ terrain: ['bbb', 'bbb', 'bbb', 'bbb'] }))).toEqual([
      'Other terrain in A1, B1, C1, A2, B2, C2, A3, B3, and 4 things more.'
    ])
  })

  it('a map where there was none is another map, and none any more is something else', () => {
    const { map: _, ...without } = table
    expect(differencesOf(without, table)).toEqual(['Another map: 8 × 8 squares.'])
    expect(differencesOf(table, without)).toContain('Something else about the position is different.')
    expect(differencesOf(without, structuredClone(without))).toEqual([])
  })
})

describe('the rest of the position', () => {
  it('objects, the question, and whatever has no sentence of its own', () => {
    const objects = [{ id: 'o', kind: 'light', at: [0, 0] }] as const
    expect(differencesOf(table, { ...table, objects })).toEqual(['Objects or markers are different.'])
    expect(differencesOf(table, { ...table, objects: [] })).toEqual([])
    expect(differencesOf(table, { ...table, title: 'Another title', expect: {} } as ClixCase)).toEqual([])
    expect(differencesOf(table, { ...table, theme: 'x' } as ClixCase)).toEqual(['Something else about the position is different.'])
    expect(differencesOf({ ...table, theme: 'x' } as ClixCase, table)).toEqual(['Something else about the position is different.'])
    expect(differencesOf(table, { ...table, title: 'My own words', ask: { kind: 'line-of-fire', from: 'iron-man', to: 'thor' } })).toEqual([
      'Asked: Iron Man draws a line of fire to Thor.'
    ])
    expect(differencesOf(table, { ...table, ruleset: 'my-rules' })).toEqual(['The my-rules are used.'])
  })

  it('comes in one order: rules, figures, map, objects, question, the rest', () => {
    const other = {
      ...removeFigure(table, 'thor'),
      ruleset: 'heroclix-2010',
      map: { ...table.map!, walls: [[[0, 0], [1, 0]]] }, // prettier-ignore
      objects: [{ id: 'o', kind: 'light', at: [0, 0] }],
      ask: { kind: 'line-of-fire', from: [0, 0], to: [3, 0] },
      theme: 'x'
    } as unknown as ClixCase
    expect(differencesOf(table, other)).toEqual([
      'The 2010 rules are used.',
      'Thor is gone.',
      'Walls are different.',
      'Objects or markers are different.',
      'Asked: A1 draws a line of fire to D1.',
      'Something else about the position is different.'
    ])
  })
})
