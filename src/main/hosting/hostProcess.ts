/** Entry of the host process: it hears the shell and nobody else, and has no window, no page and no key of the app. */
import { HostInApp } from '../../host/inApp/hostInApp.ts'

const { parentPort } = process
const host = new HostInApp((told) => {
  parentPort.postMessage(told)
})
parentPort.on('message', ({ data }) => {
  void host.hear(data)
})
