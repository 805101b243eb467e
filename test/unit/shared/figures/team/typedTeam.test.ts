/** Force lists as people type and paste them. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { eventTexts } from '../../../../../src/renderer/i18n/laterTexts.ts'
import { linesFor, pricesIn } from '../../../../../src/renderer/model/event/door/teamLists.ts'
import { typedList } from '../../../../../src/shared/figures/team/typedTeam.ts'
import type { FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'

const larkhaven = JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile
const brine = larkhaven.figures.find(({ name }) => name === 'Brine')!

describe('a line of a force list', () => {
  it.each([
    ['Brine (79)', 'Brine', 79, 1],
    ['Brine [79]', 'Brine', 79, 1],
    ['Brine (79 pts)', 'Brine', 79, 1],
    ['Brine(79)', 'Brine', 79, 1],
    ['Brine 40pts', 'Brine', 40, 1],
    ['Brine 40 pts.', 'Brine', 40, 1],
    ['Brine - 40 points', 'Brine', 40, 1],
    ['Brine – 40 puntos', 'Brine', 40, 1],
    ['Brine: 40', 'Brine', 40, 1],
    ['Brine = 40p', 'Brine', 40, 1],
    ['40pts Brine', 'Brine', 40, 1],
    ['40 points Brine', 'Brine', 40, 1],
    ['(79) Brine', 'Brine', 79, 1],
    ['- Brine 79', 'Brine', 79, 1],
    ['• Brine (79)', 'Brine', 79, 1],
    ['1. Brine 79', 'Brine', 79, 1],
    ['2) Brine; 79', 'Brine', 79, 1],
    ['2x Brine (79)', 'Brine', 79, 2],
    ['- 2 x Brine, 79', 'Brine', 79, 2],
    ['2xBrine 79', 'Brine', 79, 2],
    ['Brine (79) x3', 'Brine', 79, 3],
    ['Brine 79 x 3', 'Brine', 79, 3],
    ['No. 7 Heron (25)', 'No. 7 Heron', 25, 1],
    ['M-11 Wrecker 60', 'M-11 Wrecker', 60, 1],
    ['Spider-Man 2099 120', 'Spider-Man 2099', 120, 1],
    ['Xavier 90', 'Xavier', 90, 1],
    ['Agent X 23', 'Agent X', 23, 1]
  ])('%s', (line, name, points, count) => {
    expect(typedList(line)).toEqual({ members: [{ name, points, count }], unread: [] })
  })

  it('may have its set behind the points, and a sum under all of them is no figure', () => {
    expect(typedList('Brine (79); LRK\nWren, 50pts, LRK\nTotal: 129\nTotal 129 points\n')).toEqual({
      members: [
        { name: 'Brine', points: 79, count: 1, set: 'LRK' },
        { name: 'Wren', points: 50, count: 1, set: 'LRK' }
      ],
      unread: []
    })
    // A figure that is called so is one.
    expect(typedList('Total Recaller 50').members).toEqual([{ name: 'Total Recaller', points: 50, count: 1 }])
  })

  it('has its points from the library where they are left out and only one is called so', () => {
    const price = pricesIn([larkhaven])
    for (const line of ['- Brine', 'Brine', 'brine', '1. Brine'])
      expect(typedList(line, price).members, line).toMatchObject([{ points: brine.points, count: 1 }])
    for (const line of ['2x Brine', 'Brine x2'])
      expect(typedList(line, price).members, line).toMatchObject([{ points: brine.points, count: 2 }])
    expect(typedList('Brine; larkhaven', price).members).toEqual([{ name: 'Brine', points: brine.points, count: 1, set: 'larkhaven' }])
    // Typed points count, also against the library.
    expect(typedList('Brine 1', price).members).toEqual([{ name: 'Brine', points: 1, count: 1 }])
    expect(typedList('Nobody\n- \n79', price).unread).toEqual([1, 2, 3])
    expect(typedList('Brine', pricesIn([larkhaven, { ...larkhaven, id: 'other' }])).unread).toEqual([1])
    expect(typedList('Brine').unread).toEqual([1])
  })

  it('is offered out of the library by the words that are typed, with count, points and what it is told apart by', () => {
    const other = {
      ...larkhaven,
      id: 'other',
      figures: [
        { ...brine, set: 'oth' },
        { ...brine, set: 'oth' }
      ]
    }
    expect(linesFor([larkhaven], '- 2x bri', 6)).toEqual(['2x Brine; 79'])
    expect(linesFor([larkhaven], 'cap mer', 6)).toEqual(['Captain Merrow; 110'])
    expect(linesFor([larkhaven, other], 'brine', 6)).toEqual(['Brine; 79; lrk', 'Brine; 79; oth'])
    for (const none of ['', 'b', '79', 'rine']) expect(linesFor([larkhaven], none, 6), none).toEqual([])
    expect(linesFor([larkhaven], 'st', 1)).toHaveLength(1)
    for (const line of linesFor([larkhaven], 'st', 6)) expect(typedList(line).unread).toEqual([])
  })

  it('is shown by figures that are there', () => {
    expect(typedList(eventTexts.lists.example, pricesIn([larkhaven])).unread).toEqual([])
    for (const { name } of typedList(eventTexts.lists.example, pricesIn([larkhaven])).members)
      expect(larkhaven.figures.map((figure) => figure.name)).toContain(name)
  })
})
