import { WebSocket, type ClientOptions } from 'ws'

/** A socket for Node. One that is closed before it was open says so as an error, which nobody waits for: it must not end the process. */
export class QuietSocket extends WebSocket {
  constructor(address: string, options: Pick<ClientOptions, 'agent'> = {}) {
    super(address, options)
    this.on('error', () => undefined)
  }
}
