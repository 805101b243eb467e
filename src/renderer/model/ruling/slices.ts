/** Long work in slices, so that the screen stays alive and the work can be stopped. */
import { messageOf } from '../../../shared/base/result.ts'

/** Shorter than a frame, so that a tap in the middle of it is answered at once. */
const SLICE_MS = 8

/** Runs `work` to its end, a slice at a time, and hands over its result. Returns what stops it. */
export function inSlices<T>(work: Generator<unknown, T>, done: (result: T) => void, failed: (message: string) => void): () => void {
  let stopped = false
  const slice = (): void => {
    if (stopped) return
    try {
      const until = performance.now() + SLICE_MS
      do {
        const step = work.next()
        if (step.done) {
          done(step.value)
          return
        }
      } while (performance.now() < until)
    } catch (error) {
      failed(messageOf(error))
      return
    }
    setTimeout(slice)
  }
  setTimeout(slice)
  return () => {
    stopped = true
  }
}

/**
 * The same for work that is about `key` and done once: what came of it is kept in `known` and handed over at once from then
 * on. The script of the work is read when it is first needed.
 */
export function inSlicesOnce<K extends object, T>(
  known: WeakMap<K, T>,
  key: K,
  work: () => Promise<Generator<unknown, T>>,
  done: (result: T) => void,
  failed: (message: string) => void
): () => void {
  const before = known.get(key)
  if (before !== undefined) {
    done(before)
    return () => undefined
  }
  let stopped = false
  let stop = (): void => {
    stopped = true
  }
  work().then(
    (ready) => {
      if (stopped) return
      stop = inSlices(
        ready,
        (result) => {
          known.set(key, result)
          done(result)
        },
        failed
      )
    },
    (error: unknown) => {
      if (!stopped) failed(messageOf(error))
    }
  )
  return () => {
    stop()
  }
}
