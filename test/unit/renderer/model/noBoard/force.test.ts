/** The list of a force as it is typed: lines, feats, and the figures that stand on the table. */
import { describe, expect, it } from 'vitest'
import {
  figureIn,
  forceEntryOf,
  forceOfSide,
  inWords,
  listed,
  objectCounts,
  readFeats,
  readLines,
  unreadFeats,
  unreadLines,
  sidesOf,
  teamOf,
  tidy,
  withForce,
  withObjects,
  writeFeats,
  writeLines
} from '../../../../../src/renderer/model/noBoard/force.ts'

describe('what is typed', () => {
  it('gives lists, lines and feats, and back', () => {
    expect(listed(' a, b ,,')).toEqual(['a', 'b'])
    expect(listed(' , ')).toBeUndefined()
    expect(inWords(undefined)).toBe('')
    expect(readLines('74 green, 48 Orange, x')).toEqual([
      { points: 74, mark: 'green' },
      { points: 48, mark: 'Orange' }
    ])
    expect(writeLines(readLines('74, 48 orange'))).toBe('74, 48 orange')
    expect(unreadLines('74 green, orange 48, x')).toEqual(['orange 48', 'x'])
    expect(unreadFeats('sharp-eye 10 outwit, alias')).toEqual(['alias'])
    expect(readFeats('sharp-eye 10 outwit perplex, plain 5, odd')).toEqual([
      { id: 'sharp-eye', points: 10, needs: ['outwit', 'perplex'] },
      { id: 'plain', points: 5 }
    ])
    expect(writeFeats(readFeats('sharp-eye 10 outwit'))).toBe('sharp-eye 10 outwit')
    expect([readLines('none'), readFeats('')]).toEqual([undefined, undefined])
  })

  it('leaves out fields that say nothing', () => {
    expect(tidy({ id: 'a', unique: false, set: undefined, points: 0 })).toEqual({ id: 'a', points: 0 })
  })
})

describe('the table', () => {
  const figures = [
    { id: 'a', points: 50, powers: ['charge'], dial: [{ powers: ['outwit'] }] },
    { id: 'b' },
    { id: 'c', side: 'red', name: 'Cy' }
  ]
  it('hands over the figures of a side with their powers on every click', () => {
    expect(sidesOf({ figures })).toEqual(['red', 'blue'])
    expect(forceOfSide({ figures }, 'red')).toEqual([
      { id: 'a', points: 50, powers: ['charge', 'outwit'] },
      { id: 'c', name: 'Cy', powers: [] }
    ])
    expect(sidesOf({})).toEqual([])
  })

  it('takes what the force has bought, and the keywords of its figures by id or name', () => {
    const ask = {
      kind: 'force' as const,
      theme: 'x-men',
      probabilityControl: 2,
      alternateTeamAbilities: [{ id: 'mystics', keywords: ['x-men'] }],
      figures: [
        { id: 'a', keywords: ['x-men'] },
        { id: 'other', name: 'Cy', keywords: ['x-men', 'alien'] }
      ]
    }
    const table = {
      format: 'clixcase/1' as const,
      ruleset: 'heroclix-2012' as const,
      figures,
      ask: { kind: 'reach' as const, figure: 'a' }
    }
    const after = withForce(table, 'red', ask)
    expect(after.teams).toEqual({ red: { ata: { id: 'mystics', keywords: ['x-men'] }, theme: 'x-men', probabilityControl: 2 } })
    expect(after.figures?.map(({ keywords }) => keywords)).toEqual([['x-men'], undefined, ['x-men', 'alien']])
    expect(withForce(after, 'red', { kind: 'force', figures: [] }).teams).toEqual({})
    expect(teamOf({ kind: 'force' })).toBeNull()
  })
})

describe('the objects of a force', () => {
  it('are counted by weight, the lightest first, and set one weight at a time', () => {
    const some = withObjects(withObjects(undefined, 'heavy', 2), 'light', 1)
    expect(some).toEqual(['light', 'heavy', 'heavy'])
    expect(objectCounts(some).filter(([, count]) => count > 0)).toEqual([
      ['light', 1],
      ['heavy', 2]
    ])
    expect(objectCounts(undefined).map(([, count]) => count)).toEqual(objectCounts(some).map(() => 0))
    expect([withObjects(some, 'heavy', 0), withObjects(['light'], 'light', 0)]).toEqual([['light'], undefined])
  })
})

describe('a figure of the table in a list', () => {
  it('has what its cards let it use, the two of a duo, and its name where it is asked about', () => {
    const entry = forceEntryOf({
      id: 'a',
      name: 'A',
      duo: ['b', ['c', 'd']],
      specialPowers: [
        { id: 'x', name: 'X', grants: ['flurry', { power: 'charge', while: { notUsing: 'flurry' } }], gains: ['stealth'], more: true },
        { id: 'y', gains: ['outwit'] },
        { id: 'z' }
      ]
    })
    expect([entry.duo, entry.specialPowers]).toEqual([
      ['b', 'c, d'],
      [{ id: 'x', name: 'X', grants: ['flurry', 'charge', 'stealth'], more: true }, { id: 'y', grants: ['outwit'] }, { id: 'z' }]
    ])
    const ask = { kind: 'force' as const, figures: [{ id: 'a', name: 'A' }] } as never
    expect([figureIn(ask, 'a'), figureIn(ask, 'b'), figureIn({ kind: 'odds', needed: 7 }, 'a')]).toEqual(['A', undefined, undefined])
  })
})
