import { afterEach, expect, it, vi } from 'vitest'
import { Release } from '../../../src/host/web/release.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('collects once after a crowd, and again after the next one', () => {
  vi.useFakeTimers()
  let collected = 0
  const release = new Release(() => collected++)
  const crowd = (): void => {
    for (let one = 0; one < 1500; one++) release.count()
    vi.runAllTimers()
  }
  for (let one = 0; one < 500; one++) release.count()
  vi.runAllTimers()
  expect(collected).toBe(0)
  crowd()
  crowd()
  expect(collected).toBe(2)
  release.close()
})

it('collects at once after some connections were cut, and not again within a moment', () => {
  vi.useFakeTimers()
  let collected = 0
  const release = new Release(() => collected++)
  const cut = (times: number): void => {
    for (let one = 0; one < times; one++) release.cut()
  }
  cut(49)
  expect(collected).toBe(0)
  cut(1)
  expect(collected).toBe(1)
  cut(200)
  expect(collected).toBe(1)
  vi.runAllTimers()
  cut(1)
  expect(collected).toBe(2)
  release.close()
})
