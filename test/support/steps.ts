/**
 * Counts the steps of a piece of work: the blocks of JavaScript that V8 runs (precise coverage) and the signs that texts and lists scan in
 * native code. No clock is read, so the count is the same on every machine.
 */
import { Session } from 'node:inspector'

interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
  }[]
}

type Native = (this: { readonly length: number }, ...given: unknown[]) => unknown

/** Methods that look at the whole text or list. */
const WHOLE_TEXT = ['split', 'replace', 'replaceAll', 'match', 'matchAll', 'search', 'normalize', 'toLowerCase', 'toUpperCase'] as const
const WHOLE_LIST = ['join', 'toReversed', 'reverse'] as const
/** Methods that copy what they give. */
const COPIES = ['concat', 'slice'] as const
/** Methods that look until they find. */
const UNTIL = ['indexOf', 'includes'] as const

let native = 0

function replaceMethod(
  owner: object,
  name: string,
  cost: (self: { readonly length: number }, given: readonly unknown[], result: unknown) => number
): () => void {
  const known = Object.getOwnPropertyDescriptor(owner, name)!
  const method = known.value as Native
  Object.defineProperty(owner, name, {
    ...known,
    value(this: { readonly length: number }, ...given: unknown[]) {
      const result = method.apply(this, given)
      native += cost(this, given, result)
      return result
    }
  })
  return () => {
    Object.defineProperty(owner, name, known)
  }
}

const prototypeMethod = (owner: { readonly prototype: object }): ((this: unknown, ...args: readonly unknown[]) => number) =>
  Reflect.get(owner.prototype, 'indexOf') as (this: unknown, ...args: readonly unknown[]) => number

const lengthOf = (self: { readonly length: number }): number => self.length
/** Read once: the methods themselves are replaced while steps are counted. */
const indexIn = { text: prototypeMethod(String), list: prototypeMethod(Array) }

/** How far a search came: to what it found, or to the end. */
function untilFound(self: { readonly length: number }, [what, from]: readonly unknown[]): number {
  const begin = typeof from === 'number' && from > 0 ? from : 0
  const at =
    typeof self === 'string' || self instanceof String
      ? indexIn.text.call(String(self), String(what), begin)
      : indexIn.list.call(self, what, begin)
  return (at < 0 ? self.length : at + 1) - Math.min(begin, self.length)
}

function countNative(): () => void {
  native = 0
  const undo = [
    ...WHOLE_TEXT.map((name) => replaceMethod(String.prototype, name, lengthOf)),
    ...WHOLE_LIST.map((name) => replaceMethod(Array.prototype, name, lengthOf)),
    ...COPIES.map((name) => replaceMethod(Array.prototype, name, (_, _given, result) => lengthOf(result as readonly unknown[]))),
    ...[String.prototype, Array.prototype].flatMap((owner) => UNTIL.map((name) => replaceMethod(owner, name, untilFound)))
  ]
  return () => {
    for (const one of undo) one()
  }
}

const session = new Session()

/** Asks V8. Answers come at once, since the session is of this very thread. */
function post(method: string, params?: object): unknown {
  let answer: unknown
  let failed: Error | null = null
  session.post(method, params, (error, result) => {
    failed = error
    answer = result
  })
  if (failed) throw failed as Error
  return answer
}

/** Begins to count; `end` gives the engine its full speed back. */
export function beginSteps(): { readonly of: (work: () => unknown) => number; readonly end: () => void } {
  session.connect()
  post('Profiler.enable')
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    of(work) {
      const stop = countNative()
      post('Profiler.takePreciseCoverage')
      try {
        work()
      } finally {
        stop()
      }
      const { result } = post('Profiler.takePreciseCoverage') as Coverage
      let steps = native
      for (const { functions } of result) for (const { ranges } of functions) for (const { count } of ranges) steps += count
      return steps
    },
    end() {
      post('Profiler.stopPreciseCoverage')
      post('Profiler.disable')
      session.disconnect()
    }
  }
}
