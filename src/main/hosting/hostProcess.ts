/** Entry of the host process: it hears the shell and nobody else, and has no window, no page and no key of the app. */
import { HostDesk } from '../../host/desk/hostDesk.ts'

const { parentPort } = process
const desk = new HostDesk((told) => {
  parentPort.postMessage(told)
})
parentPort.on('message', ({ data }) => {
  void desk.hear(data)
})
