/** The short run of the kill test: a real browser is killed while the app's own storage writes. */
import { expect, it } from 'vitest'
import { killWhileWriting, type KillFigures } from '../reliability/kills.ts'

/**
 * What the starts said that must not be: where the journal cannot be opened, the storage says so and goes on without. A browser that
 * was killed may throw its own database away, and then the journal brings all of it back and says that.
 */
const troublesOf = ({ said }: KillFigures): readonly string[] =>
  [...said.keys()].filter((sentence) => !sentence.includes('Everything has been brought back from the journal'))

it('a browser killed while it writes has lost nothing that was acknowledged', async () => {
  const figures = await killWhileWriting(4, true)
  expect(figures).toMatchObject({ kills: 4, lost: 0, totalLosses: 0, torn: [] })
  expect(troublesOf(figures)).toEqual([])
  // It did write.
  expect(figures.acknowledged).toBeGreaterThan(10)
}, 180_000)

it('a browser killed while results of an event come in has lost none that was told as saved', async () => {
  const figures = await killWhileWriting(2, true, undefined, 'event')
  expect(figures).toMatchObject({ kills: 2, lost: 0, totalLosses: 0, torn: [] })
  expect(troublesOf(figures)).toEqual([])
  expect(figures.acknowledged).toBeGreaterThan(10)
}, 180_000)

it('a browser killed while a map is drawn has lost no stroke that was told as saved, nor its undo', async () => {
  const figures = await killWhileWriting(2, true, undefined, 'map')
  expect(figures).toMatchObject({ kills: 2, lost: 0, totalLosses: 0, torn: [] })
  expect(troublesOf(figures)).toEqual([])
  expect(figures.acknowledged).toBeGreaterThan(10)
}, 180_000)
