/**
 * Values on their way between page and main process, as text: the kinds of a structured clone that Linejudge sends. Everything else
 * is an error that says what it was. It runs on both sides, in Node and in the page: everything it needs stands inside it.
 */

export interface Wire {
  /** Throws what Electron throws for what cannot be cloned. */
  encode(value: unknown): string
  decode(text: string): unknown
}

export function makeWire(): Wire {
  const toBase64 = (bytes: Uint8Array): string => {
    let text = ''
    for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
    return btoa(text)
  }
  const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  const refuse = (what: string): never => {
    throw new TypeError(`An object could not be cloned: ${what} does not cross between page and main process.`)
  }
  const isPlain = (value: object): boolean => {
    const prototype: unknown = Object.getPrototypeOf(value)
    return prototype === null || prototype === Object.prototype
  }
  /** Plain JSON values stand for themselves; all others are an array of their kind and what it takes to make them. */
  const pack = (value: unknown): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (value === undefined) return ['undefined']
    if (typeof value === 'number')
      return Number.isFinite(value) && !Object.is(value, -0) ? value : ['number', Object.is(value, -0) ? '-0' : String(value)]
    if (typeof value === 'bigint') return ['bigint', String(value)]
    if (typeof value === 'function') return refuse('a function')
    if (typeof value === 'symbol') return refuse('a symbol')
    if (Array.isArray(value)) return ['array', value.map(pack)]
    if (value instanceof Date) return ['date', value.getTime()]
    if (value instanceof Map) return ['map', [...value].map(([key, one]) => [pack(key), pack(one)])]
    if (value instanceof Set) return ['set', [...value].map(pack)]
    if (value instanceof Error) return ['error', value.message]
    if (value instanceof ArrayBuffer) return ['buffer', toBase64(new Uint8Array(value))]
    // A Buffer of Node arrives as the plain array that it is made of.
    if (value instanceof Uint8Array) return ['bytes', toBase64(value)]
    if (ArrayBuffer.isView(value)) return refuse(`a ${value.constructor.name}`)
    if (!isPlain(value)) return refuse(`a ${(value as { constructor?: { name?: string } }).constructor?.name ?? 'object'}`)
    return ['object', Object.entries(value).map(([key, one]) => [key, pack(one)])]
  }
  const unpack = (packed: unknown): unknown => {
    if (!Array.isArray(packed)) return packed
    const [kind, content] = packed as [string, never]
    const list = (): readonly unknown[] => content
    const kinds: Readonly<Record<string, () => unknown>> = {
      undefined: () => undefined,
      number: () => Number(content),
      bigint: () => BigInt(content),
      array: () => list().map(unpack),
      date: () => new Date(content),
      map: () => new Map((content as [unknown, unknown][]).map(([key, one]) => [unpack(key), unpack(one)])),
      set: () => new Set(list().map(unpack)),
      error: () => new Error(content),
      buffer: () => fromBase64(content).buffer,
      bytes: () => fromBase64(content),
      object: () => Object.fromEntries((content as [string, unknown][]).map(([key, one]) => [key, unpack(one)]))
    }
    return kinds[kind]!()
  }
  return { encode: (value) => JSON.stringify(pack(value)), decode: (text) => unpack(JSON.parse(text)) }
}
