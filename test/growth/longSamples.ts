/** Samples of a format with one of their lists, or one of their lines, many times. */
import { isRecord } from '../../src/shared/base/validate.ts'

/** Lists of one sample that are made long. */
const MOST_LISTS = 24
const MOST_LINES = 12
const NAMES = ['id', '_id', 'name', 'key', 'uid', 'iid', 'identifier']

/** The same with another name, so that it is no repetition that is refused at once. */
function again(value: unknown, number: number): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, NAMES.includes(key) && typeof one === 'string' ? `${one}-${number}` : one])
  )
}

const times = (list: readonly unknown[], count: number, renamed: boolean): readonly unknown[] =>
  Array.from({ length: count }, (_, i) => (i < list.length || !renamed ? list[i % list.length] : again(list[i % list.length], i)))

/** Every way to make one list of the value `count` entries long. */
function* withLongList(value: unknown, count: number): Generator<unknown> {
  if (Array.isArray(value)) {
    if (value.length > 0) yield times(value, count, true)
    if (value.some(isRecord)) yield times(value, count, false)
    const [first, ...rest] = value as readonly unknown[]
    if (typeof first === 'object') for (const one of withLongList(first, count)) yield [one, ...rest]
  } else if (isRecord(value)) {
    for (const [key, child] of Object.entries(value))
      if (typeof child === 'object') for (const one of withLongList(child, count)) yield { ...value, [key]: one }
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The sample in bytes with each of its lists in turn `count` entries long, or each of its lines so many times if it is no JSON. */
export function longSamples(bytes: Uint8Array, count: number): readonly string[] {
  const text = new TextDecoder().decode(bytes)
  const json = jsonIn(text)
  if (json === undefined) {
    const lines = text.split('\n')
    return lines
      .slice(0, MOST_LINES)
      .map((line, at) => [...lines.slice(0, at), ...Array.from({ length: count }, () => line), ...lines.slice(at + 1)].join('\n'))
  }
  const long: string[] = []
  for (const one of withLongList(json, count)) {
    if (long.length === MOST_LISTS) break
    long.push(JSON.stringify(one))
  }
  return long
}
