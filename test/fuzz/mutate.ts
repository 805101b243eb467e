/** Broken variants of good files, from a seed: torn bytes, and single values of the JSON swapped for odd ones. Fast, so that thousands take seconds. */
import type { Chance } from '../support/seeded.ts'

const encoder = new TextEncoder()
const ODD_BYTES = [0, 1, 0x7f, 0x80, 0xff, 0x22, 0x7b, 0x5b, 0x50, 0x4b]
const ODD_NUMBERS = [0, 1, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffe, 8193, 2001]
const ODD_TEXTS = [
  '[',
  '{',
  '"',
  ',',
  '\\',
  '}}}}',
  '['.repeat(80),
  '\uFEFF',
  '\u0000',
  '"__proto__":{"polluted":1},',
  '"constructor":{"prototype":{"polluted":1}},',
  '1e999',
  '-0',
  'NaN',
  '\\ud800'
]

/** Bytes cut, doubled, turned over, or overwritten by a number of four bytes. */
export function mutatedBytes(sample: Uint8Array, chance: Chance): Uint8Array {
  let bytes = Uint8Array.from(sample)
  for (let times = chance.whole(1, 4); times > 0; times--) {
    const at = chance.whole(0, Math.max(0, bytes.length - 1))
    const length = chance.is(0.8) ? chance.whole(1, 16) : chance.whole(1, bytes.length + 1)
    switch (chance.whole(0, 6)) {
      case 0:
        bytes = bytes.slice(0, at)
        break
      case 1:
        bytes = joined(bytes.slice(0, at), bytes.slice(at + length))
        break
      case 2:
        bytes = joined(bytes.slice(0, at), bytes.slice(at, at + length), bytes.slice(at))
        break
      case 3:
        bytes[at] = chance.pick(ODD_BYTES)
        break
      case 4:
        bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.whole(0, 7))
        break
      case 5:
        if (at + 4 <= bytes.length) new DataView(bytes.buffer).setUint32(at, chance.pick(ODD_NUMBERS), chance.is(0.5))
        break
      default:
        bytes = joined(bytes.slice(0, at), encoder.encode(chance.pick(ODD_TEXTS)), bytes.slice(at))
    }
  }
  return bytes
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  2 ** 53,
  -(2 ** 31),
  '',
  'x',
  '__proto__',
  '\u0000',
  '💥',
  '\ud800',
  'special:',
  'special:x-1',
  'a'.repeat(3000),
  {},
  [],
  [[]],
  [null],
  { a: { a: { a: {} } } },
  Array.from({ length: 2500 }, () => 0),
  Array.from({ length: 70 }, (_, i) => [i, i]),
  '/',
  '..',
  '999',
  'linejudge-map/2',
  'clixcase/1',
  '<img src=x onerror=alert(1)>'
]
type Json = Record<string, unknown> | unknown[]
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The text of a JSON document with one to three of its places changed. `root` itself stays as it is. */
export function mutatedJson(root: unknown, chance: Chance): string {
  const copy: unknown = structuredClone(root)
  let poison = false
  for (let times = chance.whole(1, 3); times > 0; times--) {
    const place = somewhere(copy, chance)
    if (!place) break
    const { holder, key } = place
    const value = Reflect.get(holder, key) as unknown
    switch (chance.whole(0, 7)) {
      case 0:
      case 1:
        put(holder, key, structuredClone(chance.pick(ODD_VALUES)))
        break
      case 2:
        if (Array.isArray(holder)) holder.splice(Number(key), 1)
        else Reflect.deleteProperty(holder, key)
        break
      case 3:
        put(holder, key, [value])
        break
      case 4:
        put(
          holder,
          key,
          Array.isArray(value)
            ? [...(value as unknown[]), ...(value as unknown[])]
            : typeof value === 'number'
              ? value + chance.pick([1, -1, 0.5, 1e9])
              : `${JSON.stringify(value)}${JSON.stringify(value)}`
        )
        break
      case 5:
        if (isJson(value) && !Array.isArray(value))
          put(value, chance.pick(['extra', 'format', 'id', 'map', 'toString', 'hasOwnProperty']), structuredClone(chance.pick(ODD_VALUES)))
        break
      case 6: {
        const other = somewhere(copy, chance)
        if (other) put(holder, key, structuredClone(Reflect.get(other.holder, other.key) as unknown))
        break
      }
      default:
        put(holder, key, 'POISON')
        poison = true
    }
  }
  const text = JSON.stringify(copy) ?? 'null'
  // Such keys cannot be put into a value: there they would be the prototype itself.
  return poison
    ? text.replaceAll(
        '"POISON"',
        chance.pick(['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"a":{"prototype":1}}'])
      )
    : text
}

const put = (holder: Json, key: string, value: unknown): void => {
  Reflect.set(holder, key, value)
}

function somewhere(root: unknown, chance: Chance): { holder: Json; key: string } | null {
  if (!isJson(root) || Object.keys(root).length === 0) return null
  let holder: Json = root
  for (;;) {
    const key = chance.pick(Object.keys(holder))
    const next = Reflect.get(holder, key) as unknown
    if (!isJson(next) || Object.keys(next).length === 0 || chance.is(0.25)) return { holder, key }
    holder = next
  }
}
