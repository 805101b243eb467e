/**
 * A value as plain data: maps and sets as lists, numbers in rows as text, functions by their names alone, nothing twice on the way down.
 * `short`: what stands for an object in its place, or undefined.
 */
export function plainData(value: unknown, short: (value: object) => unknown = () => undefined, above: readonly unknown[] = []): unknown {
  if (typeof value === 'function') return `function ${value.name}`
  if (typeof value === 'bigint' || typeof value === 'symbol' || value instanceof RegExp) return String(value)
  if (value === null || typeof value !== 'object') return value
  if (ArrayBuffer.isView(value)) return [...(value as Uint8Array)].join()
  if (above.includes(value)) return 'above'
  const instead = short(value)
  if (instead !== undefined) return instead
  const path = [...above, value]
  if (Symbol.iterator in value) return [...(value as Iterable<unknown>)].map((entry) => plainData(entry, short, path))
  return Object.fromEntries(Object.entries(value).map(([field, held]) => [field, plainData(held, short, path)]))
}
