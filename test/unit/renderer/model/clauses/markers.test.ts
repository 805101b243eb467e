/** Markers and grenades still to burst: entered, changed and taken out, in forms that the case format takes. */
import { describe, expect, it } from 'vitest'
import {
  grenadesToCome,
  isMarker,
  powersThatPut,
  withOneToCome,
  withPutBy,
  withToCome
} from '../../../../../src/renderer/model/clauses/markers.ts'
import { removeFigure } from '../../../../../src/renderer/model/table/position/caseEdit.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

const TABLE: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2013',
  map: { size: [4, 4] },
  figures: [
    { id: 'A', side: 'red', at: [0, 0] },
    { id: 'B', side: 'blue', at: [3, 3] }
  ],
  objects: [{ id: 'O', kind: 'hindering-marker', at: [1, 1] }],
  ask: { kind: 'timeline', events: [] }
}
const taken = (value: ClixCase): boolean => parseQuestion(JSON.parse(JSON.stringify(value))).ok

describe('markers of powers', () => {
  it('are put there by what puts markers of their kind', () => {
    expect(powersThatPut('heroclix-2013', 'hindering-marker').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['smoke-cloud', 'smoke-grenade', 'ink-grenade'])
    )
    expect(powersThatPut('heroclix-2013', 'blocking-marker').map(({ id }) => id)).toEqual(['barrier'])
    const put = withPutBy(TABLE, 'O', { side: 'red', effect: 'smoke-grenade' })
    expect(put.objects?.[0]?.putBy).toEqual({ side: 'red', effect: 'smoke-grenade' })
    expect(taken(put)).toBe(true)
    expect(withPutBy(put, 'O', undefined)).toEqual(TABLE)
  })

  it('grenades still to burst are around a square or on a figure', () => {
    expect(grenadesToCome('heroclix-2013').map(({ id, to }) => [id, to])).toEqual([
      ['ink-grenade', 'square'],
      ['plasma-grenade', 'figure']
    ])
    const two = withOneToCome(withOneToCome(TABLE, 'ink-grenade', 'square'), 'plasma-grenade', 'figure')
    expect(two.pending).toEqual([
      { effect: 'ink-grenade', side: 'red', at: [0, 0] },
      { effect: 'plasma-grenade', side: 'red', figure: 'B' }
    ])
    expect(taken(two)).toBe(true)
    expect(withToCome(two, 0, { at: [2, 2] }).pending?.[0]).toEqual({ effect: 'ink-grenade', side: 'red', at: [2, 2] })
    expect(withToCome(withToCome(two, 1, null), 0, null)).toEqual(TABLE)
  })

  it('a grenade on a figure that is not there is refused with its place', () => {
    const wrong = parseQuestion(JSON.parse(JSON.stringify({ ...TABLE, pending: [{ effect: 'plasma-grenade', side: 'red', figure: 'Z' }] })))
    expect(wrong.ok ? [] : wrong.problems.map(({ path }) => path)).toEqual(['/pending/0/figure'])
    const marked = withOneToCome(TABLE, 'plasma-grenade', 'figure')
    expect(removeFigure(marked, 'B').pending).toBeUndefined()
    expect(removeFigure(marked, 'A').pending).toHaveLength(1)
  })
})

it('markers are those of hindering and blocking terrain and debris, and no object that is carried', () => {
  const kinds = ['hindering-marker', 'blocking-marker', 'debris', 'light', 'heavy'] as const
  expect(kinds.filter((kind) => isMarker({ id: 'o', kind, at: [0, 0] }))).toEqual(['hindering-marker', 'blocking-marker', 'debris'])
})
