/** The undo of figures goes with them, and not before. */
import { expect, it } from 'vitest'
import { sweepFigures } from '../../../../src/renderer/storage/sweepFigures.ts'
import { memoryStorage } from '../../../../src/renderer/storage/rows/memoryStorage.ts'
import { manyFigures } from '../../../bench/figures.ts'

it('the undo of a figure or a set that is gone goes at the start, and no other row', async () => {
  const storage = memoryStorage()
  const [set] = manyFigures(2)
  const rows = ['undo figure set-0/f0', 'undo figure set-0/f0 3', 'undo figure set-0/f9', 'undo figure set-0/f9 0', 'undo figure gone/f0', 'undo map set-0', 'table'] // prettier-ignore
  await storage.commit([
    { do: 'put', table: 'figureSets', value: set!, origin: 'user' },
    ...rows.map((id) => ({ do: 'put', table: 'sessions', value: { id, state: {} } }) as const)
  ])
  await sweepFigures(storage)
  expect((await storage.sessions()).map(({ id }) => id).sort()).toEqual([
    'table',
    'undo figure set-0/f0',
    'undo figure set-0/f0 3',
    'undo map set-0'
  ])
})

it('the figures whose values nobody knows stand behind all other sets, whatever those are called', async () => {
  const storage = memoryStorage()
  const [set] = manyFigures(2)
  const named = (id: string, name: string) => ({ do: 'put', table: 'figureSets', value: { ...set!, id, name }, origin: 'user' }) as const
  await storage.commit([named('seed-articles', 'Values unknown'), named('own', 'Zoo of the club'), named('larkhaven', 'Larkhaven')])
  expect((await storage.figureSets()).map(({ id }) => id)).toEqual(['larkhaven', 'own', 'seed-articles'])
})
