import { expect, it } from 'vitest'
import { handCounts } from '../../../../../src/renderer/actions/mapRoom/penOnly.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

it('every hand counts until a pen has drawn; from then on no finger does, until somebody says otherwise', () => {
  const { app } = memoryApp()
  const counts = (): readonly boolean[] => ([{ hand: 'finger' }, {}, { hand: 'pen' }] as const).map((act) => handCounts(app, act))
  expect(handCounts(app, { hand: 'finger' })).toBe(true)
  expect(app.settings.current.penOnly).toBeUndefined()
  expect(handCounts(app, { hand: 'pen' })).toBe(true)
  expect(app.session.notices).toHaveLength(1)
  expect(counts()).toEqual([false, true, true])
  app.settings.set({ penOnly: false })
  expect(counts()).toEqual([true, true, true])
  expect(app.session.notices).toHaveLength(1)
})
