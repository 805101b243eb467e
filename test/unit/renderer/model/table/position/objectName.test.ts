/** What objects on the map are called. */
import { expect, it } from 'vitest'
import { objectName } from '../../../../../../src/renderer/model/table/position/objectName.ts'

it('calls an object by its name, else by its kind', () => {
  expect(objectName({ kind: 'hindering-marker', name: 'Smoke' })).toBe('Smoke')
  expect(objectName({ kind: 'hindering-marker', name: '  ' })).toBe('Hindering marker')
})
