import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupsOf, piecesOf, sideWithout } from '../../../../../src/renderer/model/setup/forceList.ts'
import { placeForce, type ForcePiece } from '../../../../../src/renderer/model/setup/placeForce.ts'
import { belongsWords, makerFor } from '../../../../../src/renderer/model/table/position/belongs.ts'
import { figureById, removeFigure, withMap } from '../../../../../src/renderer/model/table/position/caseEdit.ts'
import type { ClixCase, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { squaresOf } from '../../../../../src/shared/contract/caseSquares.ts'
import { ForceLookup } from '../../../../../src/shared/figures/team/forceLookup.ts'
import { forceRows } from '../../../../../src/shared/figures/team/forceRows.ts'
import { forceText } from '../../../../../src/shared/figures/team/forceText.ts'
import type { ElementsFile, FigureEntry, FigureSetFile, MapFile } from '../../../../../src/shared/formats/documents/documents.ts'

const area = (columns: number, rows: readonly number[], from = 0): SquareXY[] =>
  rows.flatMap((y) => Array.from({ length: columns }, (_, x): SquareXY => [from + x, y]))
const table = (starting: Record<string, SquareXY[]>, more: Partial<ClixCase> = {}): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2023',
  map: { size: [8, 8], starting },
  ask: { kind: 'line-of-fire', from: '', to: '' },
  ...more
})
const piece = (name: string, base = 1): ForcePiece => ({ figure: { id: '', name, side: 'red' }, base, isAside: false, owner: null })
const placesOf = (value: ClixCase): Record<string, string> =>
  Object.fromEntries((value.figures ?? []).map((figure) => [figure.id, squaresOf(figure).join(' ')]))

describe('a force', () => {
  it('stands in its starting area, on free squares where somebody can stand', () => {
    const value = table(
      { red: area(4, [6, 7], 2) },
      {
        figures: [{ id: 'other', side: 'blue', at: [3, 6] }],
        map: {
          size: [8, 8],
          starting: { red: area(4, [6, 7], 2) },
          terrain: ['........', '........', '........', '........', '........', '........', '........', '....b...']
        }
      }
    )
    const put = placeForce(
      value,
      'red',
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => piece(name))
    )
    expect([put.outside, put.left, put.hasArea]).toEqual([[], [], true])
    const taken = Object.values(placesOf(put.value))
    expect(new Set(taken).size).toBe(7)
    expect(taken.filter((at) => /,[67]$/.test(at)).length).toBe(7)
    expect(taken).not.toContain('4,7')
  })

  it('has its larger bases in the area, turned if they fit only so', () => {
    const put = placeForce(table({ red: area(6, [6, 7], 1) }), 'red', [piece('A'), piece('Wagon', 8), piece('B'), piece('C'), piece('D')])
    expect(put.outside).toEqual([])
    // Four columns and two rows, though it is two columns and four rows as it is put on by hand.
    expect(squaresOf(figureById(put.value, 'wagon')!).map(([, y]) => y)).toEqual(expect.arrayContaining([6, 7]))
    expect((put.value.figures ?? []).map(({ name }) => name)).toEqual(['A', 'Wagon', 'B', 'C', 'D'])
  })

  it('stands beside an area that is too small, at its edge without an area, and is told', () => {
    const small = placeForce(table({ red: area(1, [7], 4) }), 'red', [piece('A'), piece('B')])
    expect([small.outside, small.left]).toEqual([['B'], []])
    expect(placesOf(small.value).b).toMatch(/^[345],[67]$/)
    const none = placeForce(table({ blue: area(8, [0]) }), 'red', [piece('A')])
    expect([none.hasArea, none.outside, placesOf(none.value).a]).toEqual([false, ['A'], expect.stringMatching(/,7$/)])
    const full = placeForce({ ...table({}), map: { size: [2, 1] } }, 'red', [piece('A'), piece('B'), piece('C'), piece('Giant', 4)])
    expect([full.left, full.ids]).toEqual([
      ['C', 'Giant'],
      ['a', 'b', null, null]
    ])
    expect(placeForce({ ...table({}), map: undefined }, 'red', [piece('A')]).left).toEqual(['A'])
  })
})

const plain = (JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile).figures[0]!
const figure = (number: string, name: string, points: number, more: Partial<FigureEntry> = {}): FigureEntry => ({ ...plain, id: `dk${number}`, set: 'dk', number, name, points, lines: undefined, ...more }) // prettier-ignore
const set: FigureSetFile = {
  format: 'linejudge-figures/3',
  id: 'dk',
  name: 'Docks',
  figures: [
    figure('001', 'Captain Rook', 75, { lines: [{ click: 1, points: 75 }, { click: 4, points: 45 }] }), // prettier-ignore
    figure('002', 'Jay', 40),
    figure('001bt', 'Deck Hand', 0, { type: 'bystander', ref: { unit: 'dk001' } })
  ]
}
const gear: ElementsFile = {
  format: 'linejudge-elements/1',
  id: 'dk',
  name: 'Docks',
  elements: [{ id: 'dks01', type: 'equipment', name: 'Grapnel', points: 10, text: 'A hook on a rope.' }]
}
const lookup = new ForceLookup([set], [gear])
const rowsOf = (text: string) => forceRows(forceText(text, lookup), lookup)

describe('the list of a force', () => {
  it('brings figures on their lines, equipment at its figure, bystanders beside the map, and no sideline', () => {
    const rows = rowsOf('Captain Rook 45\n+ Grapnel\n2x Jay\n+ Grapnel\nDeck Hand\nSideline\nJay')
    expect(groupsOf(rows).map(([group, own]) => `${group} ${own.map(({ index }) => index).join()}`)).toEqual([
      'map 0,1,2,3',
      'aside 4',
      'sideline 5'
    ])
    const { value } = placeForce(table({ red: area(8, [6, 7]) }), 'red', piecesOf(rows, 'red'))
    expect(value.figures).toMatchObject([
      { id: 'captain-rook', line: 1, points: 45, equipment: [{ id: 'dks01', name: 'Grapnel', text: 'A hook on a rope.', more: true }] },
      { id: 'jay', equipment: [{ id: 'dks01' }] },
      { id: 'jay-2' },
      { id: 'deck-hand', aside: true, generatedBy: 'captain-rook' }
    ])
    expect(value.figures![2]).not.toHaveProperty('equipment')
    expect(value.figures!.map((one) => belongsWords(value, one))).toEqual(['with Grapnel', 'with Grapnel', '', 'of Captain Rook'])
  })

  it('is for the first side that has no figures', () => {
    expect(sideWithout(table({}))).toBe('red')
    expect(sideWithout(table({}, { figures: [{ id: 'a', side: 'red', at: [0, 0] }] }))).toBe('blue')
  })
})

describe('a bystander', () => {
  const hand = set.figures[2]!
  const rook = (id: string, name: string, side = 'red') => ({ id, name, side, at: [0, 0] as SquareXY })

  it('is of the only figure on its side to which its card says that it belongs', () => {
    expect(makerFor(table({}, { figures: [rook('r', 'Captain Rook 2'), rook('j', 'Jay')] }), 'red', set, hand)).toBe('r')
    expect(makerFor(table({}, { figures: [rook('r', 'Captain Rook')] }), 'blue', set, hand)).toBeUndefined()
    const two = table({}, { figures: [rook('r', 'Captain Rook'), rook('s', 'Captain Rook 2')] })
    expect(makerFor(two, 'red', set, hand)).toBeUndefined()
    expect(makerFor(two, 'red', set, set.figures[1]!)).toBeUndefined()
  })

  it('has no owner once its owner is gone: the position stays one that can be read', () => {
    const value = table({}, { figures: [rook('r', 'Captain Rook'), { ...rook('h', 'Deck Hand'), at: [1, 0], generatedBy: 'r' }] })
    expect(figureById(removeFigure(value, 'r'), 'h')).not.toHaveProperty('generatedBy')
    expect(figureById(removeFigure(value, 'r'), 'h')).toMatchObject({ name: 'Deck Hand', at: [1, 0] })
    const small = { id: 'm', name: 'M', map: { size: [1, 1] }, specialTerrain: [] } as unknown as MapFile
    expect(
      withMap(
        table(
          {},
          {
            figures: [
              { ...rook('h', 'Deck Hand'), generatedBy: 'r' },
              { ...rook('r', 'Captain Rook'), at: [1, 0] }
            ]
          }
        ),
        small
      ).figures
    ).toEqual([{ id: 'h', name: 'Deck Hand', side: 'red', at: [0, 0] }])
  })
})
