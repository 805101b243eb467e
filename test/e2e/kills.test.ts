/** The short run of the kill test: a real browser is killed while the app's own storage writes. */
import { expect, it } from 'vitest'
import { killWhileWriting } from '../reliability/kills.ts'

it('a browser killed while it writes has lost nothing that was acknowledged', async () => {
  const figures = await killWhileWriting(6, true)
  expect(figures).toMatchObject({ kills: 6, lost: 0, totalLosses: 0, torn: [] })
  // The journal was at work: where it cannot be opened, the storage says so and goes on without.
  expect([...figures.said.keys()]).toEqual([])
  // It did write.
  expect(figures.acknowledged).toBeGreaterThan(10)
}, 180_000)

it('a browser killed while results of an event come in has lost none that was told as saved', async () => {
  const figures = await killWhileWriting(3, true, undefined, 'event')
  expect(figures).toMatchObject({ kills: 3, lost: 0, totalLosses: 0, torn: [] })
  expect([...figures.said.keys()]).toEqual([])
  expect(figures.acknowledged).toBeGreaterThan(10)
}, 180_000)
