/** Which figure sets wait for somebody to ask for their figures, and which are read at once. */
import { expect, it } from 'vitest'
import { laidDown, pickedUp, withDigest } from '../../../../../src/renderer/storage/rows/asText.ts'
import { LARGE, problemsOnDemand, setOnDemand } from '../../../../../src/renderer/storage/rows/setOnDemand.ts'
import type { Row } from '../../../../../src/renderer/storage/rows/rows.ts'
import { sampleSet } from './samples.ts'

/** A row of the database whose text has so many letters; `head` as somebody else may have left it. */
function row(length: number, head: Readonly<Record<string, unknown>> = {}, more: object = {}): Row {
  const set = sampleSet('heroes')
  const bare = JSON.stringify({ ...set, note: '' }).length
  const text = JSON.stringify({ ...set, note: 'x'.repeat(length - bare) })
  const { figures: _, ...own } = set
  return pickedUp({ id: 'heroes', text, head: { ...own, ...head }, ...more }) as Row
}

it('a set waits from so many letters on; a shorter one is as soon read', () => {
  expect([setOnDemand(row(LARGE - 1)), setOnDemand(row(LARGE))?.name, LARGE]).toEqual([null, 'heroes', 20_000])
  expect(setOnDemand({ id: 'heroes', value: sampleSet('heroes') })).toBeNull()
})

it('one whose head is not that of its row is read at once', () => {
  const heads = [{ format: 'linejudge-figures/1' }, { id: 7 }, { id: 'other' }, { name: null }, { name: undefined }]
  expect(heads.map((head) => setOnDemand(row(LARGE, head)))).toEqual([null, null, null, null, null])
})

it('one that cannot be read has no figures, and says why when it is asked', () => {
  const broken = pickedUp({ id: 'heroes', text: `{"figures":[${'7,'.repeat(LARGE)}7]}`, head: { ...sampleSet('heroes') } }) as Row
  const set = setOnDemand(broken)!
  expect(problemsOnDemand(set).length).toBeGreaterThan(0)
  expect(set.figures).toEqual([])
  expect(problemsOnDemand(setOnDemand(row(LARGE))!)).toEqual([])
  expect(problemsOnDemand(sampleSet('heroes'))).toEqual([])
})

it('a row lies as text with its head beside it, and comes back as it was', () => {
  const value = sampleSet('heroes')
  const laid = laidDown('figureSets', { id: 'heroes', value })
  const { figures: _, ...head } = value
  expect(laid).toEqual({ id: 'heroes', text: JSON.stringify(value), head })
  expect(pickedUp(laid)).toMatchObject({ id: 'heroes', value })
  expect(laidDown('figureSets', { id: 'x', value: 7 })).toEqual({ id: 'x', text: '7' })
  expect(laidDown('maps', { id: 'x', value })).toEqual({ id: 'x', value })
  for (const other of [{ id: 'x', value: 1, text: 'y' }, { id: 'x', text: 7 }, 'text', null]) expect(pickedUp(other)).toBe(other)
})

it('what search needs goes beside the text that it was made of, and beside no other', () => {
  const laid = laidDown('figureSets', { id: 'heroes', value: sampleSet('heroes') }) as { text: string }
  expect(withDigest(laid, { text: laid.text, digest: 'd' } as never)).toEqual({ ...laid, digest: 'd' })
  expect(withDigest(laid, { text: 'another', digest: 'd' } as never)).toBeNull()
  expect(withDigest({ id: 'x', value: 1 }, { text: 'x', digest: 'd' } as never)).toBeNull()
})
