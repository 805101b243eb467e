/** Long work in slices: it hands over once, and not at all after it was stopped. Only so much time passes: others in this process may wait for ever. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inSlices, inSlicesOnce } from '../../../../../src/renderer/model/ruling/slices.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function* counted(steps: number, seen: number[] = []): Generator<undefined, string> {
  for (let step = 0; step < steps; step++) {
    seen.push(step)
    yield undefined
  }
  return 'done'
}

describe('work in slices', () => {
  it('runs to its end and hands over its result, never at once', () => {
    const done = vi.fn()
    inSlices(counted(5), done, vi.fn())
    expect(done).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(done.mock.calls).toEqual([['done']])
  })

  it('hands over nothing once it is stopped', () => {
    const done = vi.fn()
    const seen: number[] = []
    const stop = inSlices(counted(5, seen), done, vi.fn())
    stop()
    vi.advanceTimersByTime(1000)
    expect(done).not.toHaveBeenCalled()
    expect(seen).toEqual([])
  })

  it('tells what went wrong, once', () => {
    const failed = vi.fn()
    inSlices(
      (function* (): Generator<undefined, string> {
        yield undefined
        throw new Error('no board')
      })(),
      vi.fn(),
      failed
    )
    vi.advanceTimersByTime(1000)
    expect(failed.mock.calls).toEqual([['no board']])
  })
})

describe('work that is done once', () => {
  const key = {}

  it('is kept, and handed over at once from then on', async () => {
    const known = new WeakMap<object, string>()
    const work = vi.fn(() => Promise.resolve(counted(1)))
    const done = vi.fn()
    inSlicesOnce(known, key, work, done, vi.fn())
    await vi.advanceTimersByTimeAsync(1000)
    inSlicesOnce(known, key, work, done, vi.fn())
    expect(done.mock.calls).toEqual([['done'], ['done']])
    expect(work).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['before its script is there', 0],
    ['while it works', 1]
  ])('hands over and keeps nothing where it is stopped %s', async (_, turns) => {
    const known = new WeakMap<object, string>()
    const done = vi.fn()
    const stop = inSlicesOnce(known, key, () => Promise.resolve(counted(3)), done, vi.fn())
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(done).not.toHaveBeenCalled()
    expect(known.has(key)).toBe(false)
  })

  it('tells where its script cannot be read, but not once it is stopped', async () => {
    const failed = vi.fn()
    const broken = () => Promise.reject(new Error('gone'))
    inSlicesOnce(new WeakMap(), key, broken, vi.fn(), failed)
    inSlicesOnce(new WeakMap(), key, broken, vi.fn(), failed)()
    await vi.advanceTimersByTimeAsync(1000)
    expect(failed.mock.calls).toEqual([['gone']])
  })
})
