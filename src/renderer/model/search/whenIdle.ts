/** Calls back when the page has nothing to do. Some browsers have no idle time to give. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 1000)
}

/** Rests for long work in small steps: so many milliseconds of it, and then not before the page has nothing to do. */
export function restsWhenIdle(milliseconds = 8): () => Promise<void> {
  let since = -Infinity
  return async () => {
    if (performance.now() - since < milliseconds) return
    await new Promise<void>(whenIdle)
    since = performance.now()
  }
}
