/**
 * JSON in one fixed form, for checksums and for comparing: keys sorted by code units, no white space, numbers and texts
 * as JSON.stringify writes them (RFC 8785). The same data gives the same text on every machine.
 */

/** `value` must be plain JSON data, as `JSON.parse` gives it; fields that are undefined count as absent. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    return `{${fields
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
      .join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
