/** A place for backups is read when it is first asked for something, and again after a failure. */
import { expect, it } from 'vitest'
import { shelfReadLater } from '../../../../../src/renderer/platform/interface/shelfReadLater.ts'
import { MemoryShelf } from '../../../../support/memoryShelf.ts'

it('a shelf that is read later does what it does, and a reading that fails is tried again', async () => {
  let reads = 0
  const shelf = shelfReadLater(() => (reads++ === 0 ? Promise.reject(new Error('no network')) : Promise.resolve(new MemoryShelf())))
  await expect(shelf.list()).rejects.toThrow('no network')
  await shelf.write('a', 'text')
  expect(await shelf.read('a')).toBe('text')
  expect((await shelf.list()).map(({ name }) => name)).toEqual(['a'])
  await shelf.remove('a')
  expect(await shelf.list()).toEqual([])
  expect((await shelf.place()).problem).toBeNull()
  expect(reads).toBe(2)
})
