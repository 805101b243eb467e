/** The difference of two versions over the board: signs for squares and edges, and the squares whose lines have changed. */
import { expect, it } from 'vitest'
import { changedSquares, differenceMarks } from '../../../../../src/renderer/model/mapRoom/differenceMarks.ts'
import { differenceOf } from '../../../../../src/shared/mapCheck/difference.ts'
import type { MapDocument } from '../../../../../src/shared/formats/documents/maps/mapDocument.ts'

const document = (map: Partial<MapDocument['map']>): MapDocument => ({
  id: 'm',
  name: 'M',
  specialTerrain: [],
  map: { size: [4, 2], terrain: ['h...', '....'], ...map }
})
const found = differenceOf(
  document({ walls: [[[0, 0], [0, 1]]], starting: { red: [[0, 1], [1, 1]] } }), // prettier-ignore
  document({ terrain: ['bb..', '....'], walls: [[[2, 0], [2, 1]]], starting: { red: [[1, 1], [2, 1]] } }) // prettier-ignore
)
if (!found.ok) throw new Error('It could not be laid out.')
const difference = found.value

it('gives each square that differs a sign, starting areas too, and none to one that is as it was', () => {
  expect(changedSquares(difference)).toEqual([
    { at: [0, 0], how: 'other' },
    { at: [1, 0], how: 'new' },
    { at: [0, 1], how: 'gone' },
    { at: [2, 1], how: 'new' }
  ])
})

it('draws the signs in squares and on edges', () => {
  const [ground, ...edges] = differenceMarks(difference, 'ground')
  expect(ground).toEqual({
    kind: 'sight',
    clear: [[1, 0], [2, 1]],
    hindered: [[0, 0]],
    blocked: [[0, 1]],
    letters: { clear: '+', hindered: '±', blocked: '−' }
  }) // prettier-ignore
  expect(edges).toEqual([
    { kind: 'target', at: [[0, 0], [0, 1]], wall: true },
    { kind: 'label', point: [0.5, 1], text: '−' },
    { kind: 'target', at: [[2, 0], [2, 1]], wall: true },
    { kind: 'label', point: [2.5, 1], text: '+' }
  ]) // prettier-ignore
})

it('draws the squares whose lines have changed, every changed line at both its ends', () => {
  const [heat] = differenceMarks(difference, 'lines')
  if (heat?.kind !== 'heat') throw new Error('no numbers')
  const numbers = heat.bands.flatMap(({ texts }) => texts.map(Number))
  expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(difference.lines.changed)
  expect(difference.lines.changed).toBeGreaterThan(0)
  expect(differenceMarks(difference, '')).toEqual([])
})
