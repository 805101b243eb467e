/** A host whose cable was pulled closes no line: what is silent for too long is taken as gone. */
import { afterEach, expect, it, vi } from 'vitest'
import { Silence } from '../../../src/player/silence.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('is reported once if nothing was heard for ten seconds, and not while something is heard, or after the end', () => {
  vi.useFakeTimers()
  const onSilent = vi.fn()
  const silence = new Silence(onSilent, () => Date.now())
  for (let at = 0; at < 5; at++) {
    vi.advanceTimersByTime(9000)
    silence.broken()
  }
  expect(onSilent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(onSilent).toHaveBeenCalledTimes(1)
  const ended = new Silence(onSilent, () => Date.now())
  ended.end()
  vi.advanceTimersByTime(60_000)
  expect(onSilent).toHaveBeenCalledTimes(1)
})
