/** One text for one value: what is signed must be the same bytes on every device. */

/** JSON without blanks, the fields of every object by name; a field without a value is left out, as JSON does. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry ?? null)).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const fields = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`)
  return `{${fields.join(',')}}`
}

/** Not the one of `base/validate`: the page of a phone has no room for what checks files. */
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
