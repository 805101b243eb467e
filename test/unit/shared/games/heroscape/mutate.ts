/** Broken variants of a good file, for the fuzz tests: torn text, and single values swapped for odd ones. */
import fc from 'fast-check'

/** Values that files should not hold, and some that they may. */
const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  -0,
  2 ** 53,
  '',
  'x',
  '__proto__',
  '\u0000',
  '💥',
  'special:',
  'a'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  { __proto__x: 1 },
  Array.from({ length: 3000 }, () => 0),
  '/',
  '..',
  '999',
  'linejudge-map/2'
]

type Path = readonly (string | number)[]

/** Every place in `value` where something stands. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, Array.isArray(value) ? Number(key) : key]))]
}

/** A copy of `root` with what stands at `path` put through `change`. */
function changedAt(root: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(root)
  // An earlier change may have taken the place away.
  if (typeof root !== 'object' || root === null) return root
  if (Array.isArray(root)) return root.map((child: unknown, index) => (index === key ? changedAt(child, rest, change) : child))
  return Object.fromEntries(
    Object.entries(root as Record<string, unknown>).map(([name, child]) => [name, name === key ? changedAt(child, rest, change) : child])
  )
}

const valueMutation = (text: string): fc.Arbitrary<string> => {
  const root = JSON.parse(text) as unknown
  const places = placesIn(root)
  const swap = fc.record({
    at: fc.nat(places.length - 1),
    how: fc.constantFrom('swap', 'drop', 'wrap', 'double', 'poison', 'any'),
    odd: fc.constantFrom(...oddValues),
    any: fc.jsonValue()
  })
  return fc.array(swap, { minLength: 1, maxLength: 3 }).map((swaps) => {
    let mutant = root
    for (const { at, how, odd, any } of swaps) {
      mutant = changedAt(mutant, places[at]!, (value) => {
        if (how === 'swap') return odd
        if (how === 'any') return any
        if (how === 'wrap') return [value]
        if (how === 'double')
          return Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : `${String(value)}${String(value)}`
        if (how === 'poison')
          return JSON.parse('{ "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } } }') as unknown
        return undefined
      })
    }
    return JSON.stringify(mutant) ?? 'undefined'
  })
}

const textMutation = (text: string): fc.Arbitrary<string> =>
  fc
    .record({
      at: fc.nat(text.length),
      length: fc.nat(40),
      put: fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('[', '{', '"', ',', '\\', '}'.repeat(20), '['.repeat(500)))
    })
    .map(({ at, length, put }) => text.slice(0, at) + put + text.slice(at + length))

/** Broken (and now and then still good) variants of the file `text`. */
export const mutantsOf = (text: string): fc.Arbitrary<string> =>
  fc.oneof({ weight: 3, arbitrary: valueMutation(text) }, { weight: 1, arbitrary: textMutation(text) })
