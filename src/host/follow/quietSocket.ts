import { WebSocket, type ClientOptions } from 'ws'

/** How long a closing waits for the answer of the other side, in milliseconds: a host that does not answer must not keep the process. */
const CLOSES_WITHIN = 1000

/** A socket for Node. If it is closed before it was open, it emits an error; without a listener that would end the process. */
export class QuietSocket extends WebSocket {
  constructor(address: string, options: Pick<ClientOptions, 'agent'> = {}) {
    // The types do not list `closeTimeout` yet.
    const all: ClientOptions & { readonly closeTimeout: number } = { ...options, closeTimeout: CLOSES_WITHIN }
    super(address, all)
    this.on('error', () => undefined)
  }
}
