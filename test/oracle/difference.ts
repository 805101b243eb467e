/** How two answers are compared: field by field as the case format says, free fields left out. */
export interface Difference {
  readonly path: string
  readonly expected: unknown
  readonly got: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value)

/** The first place where `got` is not what `want` asks for, or null. */
export function firstDifference(want: unknown, got: unknown, path = ''): Difference | null {
  const here = { path: path || '/', expected: want, got }
  if (Array.isArray(want)) {
    if (!Array.isArray(got) || got.length !== want.length) return here
    return firstOf(want.keys(), (i) => firstDifference(want[i], got[i], `${path}/${i}`))
  }
  if (isObject(want)) {
    if (!isObject(got)) return here
    return firstOf(Object.keys(want), (key) => firstDifference(want[key], got[key], `${path}/${key}`))
  }
  return want === got ? null : here
}

function firstOf<K>(keys: Iterable<K>, test: (key: K) => Difference | null): Difference | null {
  for (const key of keys) {
    const found = test(key)
    if (found) return found
  }
  return null
}

/** A case and both answers, ready to be pasted into a file and judged. Of the ruling only what the oracle answers too. */
export function report(question: unknown, difference: Difference, oracle: object, engine: object): string {
  const told = Object.fromEntries(Object.keys(oracle).map((key) => [key, (engine as Record<string, unknown>)[key]]))
  return [
    `The engine and the oracle differ at ${difference.path}: the oracle says ${JSON.stringify(difference.expected)}, ` +
      `the engine ${JSON.stringify(difference.got)}.`,
    'Case:',
    JSON.stringify(question),
    'Oracle:',
    JSON.stringify(oracle),
    'Engine:',
    JSON.stringify(told)
  ].join('\n')
}
