/**
 * The two halves in the page: the isolated world of the preload, and the page's own world with what the preload exposes there. Both
 * are sent as text, so that everything a function needs stands inside it. The worlds share the document alone: what crosses is the
 * detail of an event, of which the browser makes a structured clone.
 */
import type { Wire } from './wire.ts'

/** What crosses between the worlds. Functions are numbers; promises are settled later. */
type Crossing =
  | { readonly say: 'expose'; readonly name: string; readonly value: unknown }
  | { readonly say: 'call'; readonly of: number; readonly args: unknown; readonly answer: number }
  | { readonly say: 'returned'; readonly answer: number; readonly value: unknown }
  | { readonly say: 'threw'; readonly answer: number; readonly message: string }
  | { readonly say: 'promised'; readonly answer: number }
  | { readonly say: 'kept'; readonly answer: number; readonly value: unknown }
  | { readonly say: 'broken'; readonly answer: number; readonly message: string }

/** One end of the crossing; `mine` and `theirs` are the names of the events that each side hears. */
export function joinWorlds(
  mine: string,
  theirs: string,
  onExpose: (name: string, value: unknown) => void
): { expose(name: string, value: unknown): void } {
  const functions: ((...args: unknown[]) => unknown)[] = []
  const waiting = new Map<number, (said: Crossing) => void>()
  let answers = 0
  const say = (said: Crossing): void => {
    document.dispatchEvent(new CustomEvent(theirs, { detail: said }))
  }
  const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
  const isPlain = (value: object): boolean => {
    const prototype: unknown = Object.getPrototypeOf(value)
    return prototype === null || prototype === Object.prototype
  }
  const pack = (value: unknown): unknown => {
    if (typeof value === 'function') return { kind: 'function', of: functions.push(value as (...args: unknown[]) => unknown) - 1 }
    if (typeof value === 'symbol') throw new Error('A symbol does not cross the context bridge.')
    if (Array.isArray(value)) return { kind: 'array', of: value.map(pack) }
    if (value instanceof Error) return { kind: 'error', of: value.message }
    if (typeof value === 'object' && value !== null && isPlain(value))
      return { kind: 'object', of: Object.entries(value).map(([key, one]) => [key, pack(one)]) }
    return { kind: 'clone', of: value }
  }
  const unpack = (packed: unknown): unknown => {
    const { kind, of } = packed as { kind: string; of: unknown }
    if (kind === 'function') return (...args: unknown[]) => call(of as number, args)
    if (kind === 'array') return (of as unknown[]).map(unpack)
    if (kind === 'error') return new Error(of as string)
    if (kind === 'object') return Object.freeze(Object.fromEntries((of as [string, unknown][]).map(([key, one]) => [key, unpack(one)])))
    return of
  }
  const call = (of: number, args: unknown[]): unknown => {
    const answer = ++answers
    // The other side answers before this call returns: an event is handed over at once.
    const heard: { said: Crossing | null } = { said: null }
    waiting.set(answer, (said) => {
      heard.said = said
    })
    say({ say: 'call', of, args: pack(args), answer })
    const { said } = heard
    if (said?.say === 'promised')
      return new Promise((keep, fail) => {
        waiting.set(answer, (later) => {
          waiting.delete(answer)
          if (later.say === 'kept') keep(unpack(later.value))
          else fail(new Error(later.say === 'broken' ? later.message : 'no answer'))
        })
      })
    waiting.delete(answer)
    if (said?.say === 'returned') return unpack(said.value)
    throw new Error(said?.say === 'threw' ? said.message : 'The other world does not answer.')
  }
  const answerCall = ({ of, args, answer }: Extract<Crossing, { say: 'call' }>): void => {
    let value: unknown
    try {
      value = functions[of]!(...(unpack(args) as unknown[]))
    } catch (error) {
      say({ say: 'threw', answer, message: messageOf(error) })
      return
    }
    if (!(value instanceof Promise)) {
      say({ say: 'returned', answer, value: pack(value) })
      return
    }
    say({ say: 'promised', answer })
    value.then(
      (kept: unknown) => {
        say({ say: 'kept', answer, value: pack(kept) })
      },
      (error: unknown) => {
        say({ say: 'broken', answer, message: messageOf(error) })
      }
    )
  }
  document.addEventListener(mine, (event) => {
    const said = (event as CustomEvent<Crossing>).detail
    if (said.say === 'call') answerCall(said)
    else if (said.say === 'expose') onExpose(said.name, unpack(said.value))
    else waiting.get(said.answer)?.(said)
  })
  return {
    expose: (name, value) => {
      say({ say: 'expose', name, value: pack(value) })
    }
  }
}

/** What main may say to the preload's world: the name of the function there. */
export const HEAR = 'linejudgeStandinHear'

/** Runs the preload in its own world; `post` sends text to main. */
export function runPreload(
  preload: (require: (name: string) => unknown, module: { exports: object }, exports: object) => void,
  wire: Wire,
  post: (text: string) => void,
  expose: (name: string, value: unknown) => void,
  hear: string
): void {
  const listeners = new Map<string, ((event: object, ...args: unknown[]) => void)[]>()
  const asked = new Map<number, { readonly keep: (value: unknown) => void; readonly fail: (error: Error) => void }>()
  let number = 0
  const strict = (name: string, value: object): object =>
    new Proxy(value, {
      get: (target, key) => {
        if (typeof key === 'string' && !(key in target)) throw new Error(`The stand-in for Electron does not play ${name}.${key}.`)
        return Reflect.get(target, key) as unknown
      }
    })
  const ipcRenderer = {
    on: (channel: string, listener: (event: object, ...args: unknown[]) => void) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
    },
    invoke: (channel: string, ...args: unknown[]) => {
      const id = ++number
      // What cannot be cloned is refused before anything is sent.
      const text = wire.encode(args)
      return new Promise((keep, fail) => {
        asked.set(id, { keep, fail })
        post(JSON.stringify({ id, channel, args: text }))
      })
    }
  }
  const electron = {
    contextBridge: strict('contextBridge', {
      exposeInMainWorld: (name: string, value: unknown) => {
        expose(name, value)
      }
    }),
    ipcRenderer: strict('ipcRenderer', ipcRenderer)
  }
  Reflect.set(globalThis, hear, (text: string) => {
    const said = JSON.parse(text) as { id?: number; ok?: boolean; channel?: string; value: string }
    if (said.channel !== undefined)
      for (const listener of listeners.get(said.channel) ?? [])
        listener({ sender: ipcRenderer, ports: [] }, ...(wire.decode(said.value) as unknown[]))
    else {
      const who = asked.get(said.id ?? 0)
      asked.delete(said.id ?? 0)
      if (said.ok) who?.keep(wire.decode(said.value))
      else who?.fail(new Error(wire.decode(said.value) as string))
    }
  })
  const module = { exports: {} }
  preload(
    (name) => {
      if (name !== 'electron') throw new Error(`module not found: ${name}`)
      return strict('electron', electron)
    },
    module,
    module.exports
  )
}
