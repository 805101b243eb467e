/** What of Electron the stand-in does not play is an error with a name, so that a new use is noticed by the first test that meets it. */

export class NotPlayed extends Error {
  override readonly name = 'NotPlayed'
}

/** Says that something is not played. Never returns. */
export function notPlayed(what: string): never {
  throw new NotPlayed(`The stand-in for Electron does not play ${what}: add it in test/standin/runtime, as electron.d.ts says of it.`)
}

/** What the language itself asks of any object: whether it is a promise, how it is printed. */
const OF_THE_LANGUAGE = new Set(['then', 'toJSON', 'constructor', 'asymmetricMatch', 'nodeType', 'prototype'])

/** The object as it is; every property that it does not have is an error with this name. */
export function strict<T extends object>(name: string, object: T): T {
  return new Proxy(object, {
    get(target, key) {
      if (typeof key === 'symbol' || key in target || OF_THE_LANGUAGE.has(key)) {
        const value: unknown = Reflect.get(target, key, target)
        // Methods see the object itself: its private fields are not the proxy's.
        return typeof value === 'function' && key !== 'constructor' ? bound(target, value as Method) : value
      }
      return notPlayed(`${name}.${key}`)
    }
  })
}

type Method = (...args: readonly unknown[]) => unknown
const bounds = new WeakMap<object, WeakMap<Method, Method>>()

/** The same function each time, so that it can be compared. A class stays itself. */
function bound(target: object, method: Method): Method {
  if (/^class\b/.test(Function.prototype.toString.call(method))) return method
  const known = bounds.get(target) ?? new WeakMap<Method, Method>()
  bounds.set(target, known)
  const there = known.get(method)
  if (there) return there
  const made: Method = (...args): unknown => Reflect.apply(method, target, args)
  known.set(method, made)
  return made
}

/** Options of a call: those that are not played are errors. */
export function onlyOptions(what: string, options: object, played: readonly string[]): void {
  for (const key of Object.keys(options)) if (!played.includes(key)) notPlayed(`the option ${key} of ${what}`)
}
