/** Everything about one square, word for word: its ground, what stands on its four edges whichever way round it was written, who is there. */
import { describe, expect, it } from 'vitest'
import { inspectSquare } from '../../../../../src/renderer/actions/board/inspect.ts'
import { readFileSync } from 'node:fs'
import { boardTexts } from '../../../../../src/renderer/i18n/texts.ts'
import type { SpecialTerrainRule } from '../../../../../src/shared/rules/vocabulary/specialTerrain.ts'
import type { CaseMap, ClixCase, Segment, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { duel } from '../../../../support/bench.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

const on = (map: Partial<CaseMap>, more: Partial<ClixCase> = {}): ClixCase => ({ ...duel, map: { size: [5, 5], ...map }, ...more })
const at = (value: ClixCase, square: SquareXY) => inspectSquare(memoryApp(value).app, square)
const readSpecial = (id: string): SpecialTerrainRule =>
  (JSON.parse(readFileSync(`resources/special-terrain/${id}.json`, 'utf8')) as { readonly rule: SpecialTerrainRule }).rule
const NOBODY: Partial<ClixCase> = { figures: [], ask: { kind: 'line-of-fire', from: '', to: '' } }
const MIDDLE: SquareXY = [2, 2]
const SIDES: readonly (readonly [string, string, SquareXY])[] = [
  ['above', 'C2', [2, 1]],
  ['to the right', 'D3', [3, 2]],
  ['below', 'C4', [2, 3]],
  ['to the left', 'B3', [1, 2]]
]

describe('the edges of a square', () => {
  it.each(SIDES)('a wall %s is told from either side, towards %s, whichever way round it was written', (_side, name, beyond) => {
    const ways: readonly Segment[] = [
      [MIDDLE, beyond],
      [beyond, MIDDLE]
    ]
    for (const edge of ways) {
      expect(at(on({ walls: [edge] }), MIDDLE).edges).toEqual([`A wall towards ${name}`])
      expect(at(on({ barriers: [edge] }), MIDDLE).edges).toEqual([`A force field towards ${name}`])
      expect(at(on({ stairs: [edge] }), MIDDLE).edges).toEqual([`Stairs to ${name}`])
      expect(at(on({ walls: [edge] }), [2, 4]).edges).toEqual(['The edge of the map'])
    }
  })

  it('are told around the clock from above, the stairs after them', () => {
    const value = on({
      level: ['11111', '11211', '13111', '11111', '11111'],
      walls: [[MIDDLE, [3, 2]]], // prettier-ignore
      barriers: [[MIDDLE, [3, 2]], [[2, 3], MIDDLE]], // prettier-ignore
      stairs: [[MIDDLE, [2, 1]], [[1, 1], MIDDLE], [[0, 0], [1, 0]]] // prettier-ignore
    })
    expect(at(value, MIDDLE).edges).toEqual([
      'C2 is on level 2',
      'A wall towards D3',
      'A force field towards D3',
      'A force field towards C4',
      'B3 is on level 3',
      'Stairs to C2',
      'Stairs to B2'
    ])
  })

  it.each<[SquareXY, readonly string[]]>([
    [[0, 0], ['The edge of the map']],
    [[4, 0], ['The edge of the map']],
    [[4, 4], ['The edge of the map']],
    [[0, 4], ['The edge of the map']],
    [[1, 1], []]
  ])('of %j at the rim of the map', (square, edges) => {
    expect(at(on({}), square).edges).toEqual(edges)
  })
})

describe('the ground of a square', () => {
  const outside = '.....'
  const level = ['31111', '11111', '11111', '11111', '11111']
  const indoor = ['i....', outside, outside, outside, outside]

  it.each<[string, Partial<CaseMap>, readonly string[]]>([
    ['nothing drawn', {}, ['Clear terrain', 'Ground level', 'Outdoors']],
    ['raised and indoors', { level, indoor }, ['Clear terrain', 'Elevated, level 3', 'Indoors']],
    ['a place to start on', { starting: { red: [[0, 0]] } }, ['Clear terrain', 'Ground level', 'Outdoors', 'Starting area of red']]
  ])('%s', (_name, map, ground) => {
    expect(at(on(map), [0, 0]).ground.map((words) => words.toLowerCase())).toEqual(ground.map((words) => words.toLowerCase()))
    expect(at(on(map), [1, 0]).ground).toEqual(['Clear terrain', 'Ground level', 'Outdoors'])
  })
})

describe('the rules of a square', () => {
  it('are told with why they hold there: by its terrain, or by the whole map', () => {
    const deep = readSpecial('deep-space')
    const value = on(
      { terrain: ['s....', '.....', '.....', '.....', '.....'], legend: { s: ['special:deep-space', 'special:riddle'] } },
      { specialTerrain: [deep], ...NOBODY }
    )
    const [first, second] = at(value, [0, 0]).specials
    expect([first?.name, first?.text, first?.rule, first?.why]).toEqual([
      deep.name,
      deep.summary,
      deep.rule,
      boardTexts.inspect.why(deep.name)
    ])
    expect(second).toEqual({ name: 'riddle', text: '', rule: null, why: boardTexts.inspect.why('riddle') })
    expect(at(value, [1, 0]).specials).toEqual([])
    const whole = on({ rules: ['deep-space'] }, { specialTerrain: [deep], ...NOBODY })
    expect(at(whole, [1, 0]).specials.map(({ why }) => why)).toEqual([boardTexts.inspect.whyMap])
  })
})

describe('who and what is there', () => {
  it('is told by name and side, with every square of a large one, and nobody of another square', () => {
    const value = on(
      {},
      {
        figures: [
          { id: 'thor', name: 'Thor', side: 'red', at: [1, 1] },
          { id: 'giant', side: 'blue', squares: [[3, 3], [4, 3]] }, // prettier-ignore
          { id: 'stray', name: 'Stray', side: 'orange', at: [0, 4] }
        ],
        objects: [
          { id: 'a', kind: 'heavy', at: [4, 3] },
          { id: 'b', kind: 'light', at: [4, 3] }
        ],
        ask: { kind: 'line-of-fire', from: '', to: '' }
      }
    )
    const found = at(value, [4, 3])
    expect(found.figures.map(({ id, name, note }) => [id, name, note.toLowerCase()])).toEqual([['giant', 'giant', 'blue']])
    expect([found.objects.length, found.from]).toEqual([2, null])
    expect(at(value, [0, 4]).figures).toEqual([{ id: 'stray', name: 'Stray', note: expect.stringMatching(/^orange$/i) as string }])
    expect([at(value, [2, 2]).figures, at(value, [2, 2]).objects]).toEqual([[], []])
  })

  it('is measured from who asks, but from itself', () => {
    const value = on({}, { figures: [{ id: 'thor', name: 'Thor', at: [1, 1] }], ask: { kind: 'line-of-fire', from: 'thor', to: [4, 1] } })
    expect(at(value, [1, 1]).from).toBeNull()
    expect(at(value, [2, 2]).from).toMatchObject({ who: 'Thor', distance: '1 square away, adjacent' })
    const far = at(value, [4, 1]).from!
    expect([far.who, far.distance, far.line]).toEqual(['Thor', '3 squares away', expect.stringMatching(/^Line of fire clear: .+/)])
    expect(far.rule).toMatch(/^[A-Z]+-\d+$/)
  })
})
