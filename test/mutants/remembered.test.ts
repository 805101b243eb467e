/** What tests of one process share does not hide a mutant from the next file of tests. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { remembered } from '../support/remembered.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what is remembered', () => {
  it('is worked out once', () => {
    const make = vi.fn(() => ({}))
    const kept = remembered(make)
    expect(make).not.toHaveBeenCalled()
    expect(kept()).toBe(kept())
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('is worked out anew for each file of tests that mutants are tried with', () => {
    let file = 1
    vi.stubGlobal('linejudgeFile', () => file)
    const kept = remembered(() => ({}))
    const before = kept()
    expect(kept()).toBe(before)
    file = 2
    expect(kept()).not.toBe(before)
  })
})
