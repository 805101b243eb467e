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
