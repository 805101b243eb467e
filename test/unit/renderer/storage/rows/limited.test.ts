/** A database that does not answer: told in time, and what comes late is put away. */
import { describe, expect, it, vi } from 'vitest'
import { limited, within } from '../../../../../src/renderer/storage/rows/limited.ts'
import { MemoryRows } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { waitFor } from '../../../../support/waitFor.ts'

const never = <T>(): Promise<T> => new Promise(() => undefined)
const after = <T>(milliseconds: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(resolve, milliseconds, value))

describe('work with a limit', () => {
  it('gives its own outcome, good or bad, where that comes in time', async () => {
    expect(await within(1000, Promise.resolve(7))).toBe(7)
    await expect(within(1000, Promise.reject(new TypeError('ours')))).rejects.toThrow(TypeError)
  })

  it('waits for nothing any more once the outcome is there', async () => {
    vi.useFakeTimers()
    try {
      await within(1000, Promise.resolve(7))
      await within(1000, Promise.reject(new Error('ours'))).catch(() => undefined)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('has failed after it; what comes then is handed over to be put away', async () => {
    const late = vi.fn()
    await expect(within(5, after(30, 'late'), late)).rejects.toMatchObject({ code: 'unavailable' })
    await waitFor(() => {
      expect(late).toHaveBeenCalledExactlyOnceWith('late')
    })
  })

  it('is every call of a database', async () => {
    const silent = limited(
      Object.assign(new MemoryRows(), { rows: () => never<never>(), write: () => never<never>(), stamp: () => never<never>() }),
      5
    )
    for (const call of [silent.rows('maps'), silent.write([]), silent.stamp()])
      await expect(call).rejects.toMatchObject({ code: 'unavailable' })
    await expect(limited(Object.assign(new MemoryRows(), { keepDigests: () => never<void>() }), 5).keepDigests!([])).rejects.toMatchObject({
      code: 'unavailable'
    })
    // A store that keeps none has nothing to do.
    await expect(limited(new MemoryRows(), 1000).keepDigests!([])).resolves.toBeUndefined()
    const kept = vi.fn(() => Promise.resolve())
    await limited(Object.assign(new MemoryRows(), { keepDigests: kept }), 1000).keepDigests!([{ id: 'a', text: 'b', digest: 'c' }])
    expect(kept).toHaveBeenCalledExactlyOnceWith([{ id: 'a', text: 'b', digest: 'c' }])
    const alive = limited(new MemoryRows(), 1000)
    await alive.write([])
    expect([await alive.rows('maps'), alive.refusal()]).toEqual([[], null])
    await alive.write(['a/1', 'b/1'].map((id) => ({ table: 'maps', put: { id, value: 1 } })))
    expect((await alive.rows('maps', 'b/')).map(({ id }) => id)).toEqual(['b/1'])
    alive.close()
    expect(alive.refusal()?.name).toBe('DatabaseClosedError')
  })
})
