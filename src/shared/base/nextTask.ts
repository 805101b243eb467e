/**
 * Lets whatever else waits have its turn: resolves as a task of its own, at once where nothing waits. A timer would rest for some
 * milliseconds each time, as browsers slow down timers that follow one another.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
