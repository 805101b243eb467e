/** In which order search is made ready: what thousands of figures are called first, nothing in one long go. */
import { expect, it } from 'vitest'
import { bookOf } from '../../../../../src/renderer/actions/reference/book.ts'
import { KINDS } from '../../../../../src/renderer/model/search/documents.ts'
import { SearchStore } from '../../../../../src/renderer/model/search/searchStore.svelte.ts'
import { nextTask } from '../../../../../src/shared/base/nextTask.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

function setUp() {
  const { library, app } = memoryApp()
  const figure = {
    id: 'quasar',
    name: 'Quasarite',
    points: 75,
    powers: ['stealth'],
    canUse: [],
    specialPowers: [],
    abilities: [],
    teamAbilities: [],
    dial: []
  }
  library.figureSets = [{ id: 'set', name: 'Sixth Set', figures: [figure] } as never]
  return new SearchStore(library, app.settings, app.notes, () => bookOf(app))
}
const TYPED = { figure: 'quasarite', power: 'stealth', rule: 'line of fire' } as const

it('figures are found by their names before rules and powers are made ready, and all of them in the end', async () => {
  const store = setUp()
  const found = (): Record<string, boolean> =>
    Object.fromEntries(Object.entries(TYPED).map(([kind, typed]) => [kind, store.find(kind as keyof typeof TYPED, typed).length > 0]))
  const making = store.prepare()
  const order: string[] = []
  for (let step = 0; store.gathering && step < 500; step++) {
    for (const [kind, there] of Object.entries(found())) if (there && !order.includes(kind)) order.push(kind)
    await nextTask()
  }
  await making
  expect(order[0]).toBe('figure')
  expect(found()).toEqual({ figure: true, power: true, rule: true })
  // What a figure can use follows its name.
  expect(store.find('figure', 'stealth')).toHaveLength(1)
  expect([store.gathering, store.preparing]).toEqual([false, false])
})

it('asked without being made ready, a kind is made at once', () => {
  const store = setUp()
  expect(KINDS.filter((kind) => kind !== 'figure' && store.find(kind, 'line of fire').length > 0)).toContain('rule')
})
