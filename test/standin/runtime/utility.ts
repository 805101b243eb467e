/** `utilityProcess` and `powerSaveBlocker`: a process of its own is a Node process; what keeps a machine awake is only counted. */
import { fork as forkNode, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onlyOptions, strict } from './strict.ts'

/** What of a utility process Linejudge uses. Messages cross as a structured clone there and here. */
class StandinUtility extends EventEmitter {
  readonly #child: ChildProcess

  constructor(child: ChildProcess) {
    super()
    this.#child = child
    child.on('spawn', () => this.emit('spawn'))
    child.on('message', (message) => this.emit('message', message))
    child.on('exit', (code) => this.emit('exit', code ?? 1))
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  postMessage(message: unknown): void {
    // One that has ended hears nothing; nobody is told.
    if (this.#child.connected) this.#child.send(message as object, () => undefined)
  }

  kill(): boolean {
    return this.#child.kill()
  }
}

export function makeUtility(root: string) {
  const all: StandinUtility[] = []
  return {
    /** The tests' own: which there are, so that one can be killed. */
    all,
    fork: (script: string, args: readonly string[] = [], options: object = {}) => {
      onlyOptions('utilityProcess.fork', options, ['serviceName'])
      const child = forkNode(script, args, {
        execArgv: ['--import', pathToFileURL(join(root, 'test/standin/utility.mjs')).href],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc']
      })
      const one = new StandinUtility(child)
      all.push(one)
      return strict('UtilityProcess', one)
    }
  }
}

export function makePowerSaveBlocker() {
  const on = new Set<number>()
  let last = 0
  return {
    start: (_type: string): number => {
      on.add(++last)
      return last
    },
    stop: (id: number): boolean => on.delete(id),
    isStarted: (id: number): boolean => on.has(id)
  }
}
