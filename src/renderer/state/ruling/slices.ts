/** Long work in slices, so that the screen stays alive and the work can be stopped. */

/** Shorter than a frame, so that a tap in the middle of it is answered at once. */
const SLICE_MS = 8

/** Runs `work` to its end, a slice at a time, and hands over its result. Returns what stops it. */
export function inSlices<T>(work: Generator<unknown, T>, done: (result: T) => void, failed: (error: unknown) => void): () => void {
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
      failed(error)
      return
    }
    setTimeout(slice)
  }
  setTimeout(slice)
  return () => { stopped = true }
}
