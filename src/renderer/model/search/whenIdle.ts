/** Calls back when the page has nothing to do. Some browsers have no idle time to give. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 1000)
}
