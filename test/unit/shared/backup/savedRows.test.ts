/** Settings that a hand or another version has written: what is in its bounds stays, what is not falls back, and the table is never lost so. */
import { expect, it } from 'vitest'
import { parseSettings } from '../../../../src/shared/backup/savedRows.ts'

const boardOf = (board: unknown): unknown => {
  const parsed = parseSettings({ board })
  return parsed.ok ? parsed.value.board : parsed.problems
}
const lists = (length: number): readonly string[] => Array.from({ length }, (_, n) => `layer ${n}`)

it.each<[string, unknown, unknown]>([
  ['inch', 20, 19.9],
  ['inch', 1000, 1000.1],
  ['squareInches', 0.25, 0.24],
  ['squareInches', 6, 6.1],
  ['turned', 3, 4],
  ['hidden', lists(40), lists(41)],
  ['hidden', ['x'.repeat(30)], ['x'.repeat(31)]],
  ['dials', true, 1],
  ['profile', false, 'no']
])('the board’s %s is kept as %j, and falls back for %j', (name, kept, refused) => {
  expect(boardOf({ [name]: kept })).toEqual({ [name]: kept })
  expect(boardOf({ [name]: refused })).toBeUndefined()
})

it.each<[string, unknown, unknown]>([
  ['lastMaps', lists(20), lists(21)],
  ['savedId', null, 3],
  ['tourSeen', true, 'yes'],
  ['gestures', false, 0],
  ['squareNames', true, 'yes'],
  ['theme', 'bright', 'plaid'],
  ['lastFigures', [{ set: 's', figure: 'f', on: '2013' }], [{ set: 's' }]]
])('%s is kept as %j, and is as it is at first for %j', (name, kept, refused) => {
  const valueOf = (json: object): unknown => {
    const parsed = parseSettings(json)
    return parsed.ok ? parsed.value[name as never] : parsed.problems
  }
  expect(valueOf({ [name]: kept })).toEqual(kept)
  expect(valueOf({ [name]: refused })).toEqual(valueOf({}))
})

it('a table that is damaged is told, and does not fall back', () => {
  expect(parseSettings({ table: { format: 'no case' } }).ok).toBe(false)
  expect(parseSettings('settings').ok).toBe(false)
})
