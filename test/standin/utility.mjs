/** Preloaded into a Node process that plays a utility process: its one port is the line to the process that started it. */
process.parentPort = {
  /** @param {string} name @param {(event: { data: unknown, ports: [] }) => void} listener */
  on: (name, listener) => {
    if (name !== 'message') throw new Error(`The stand-in for Electron does not play parentPort.on('${name}').`)
    process.on('message', (data) => listener({ data, ports: [] }))
  },
  /** @param {unknown} message */
  postMessage: (message) => process.send?.(message)
}
// It ends with who started it, however that ended.
process.once('disconnect', () => process.exit())
