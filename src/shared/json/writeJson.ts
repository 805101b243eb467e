/**
 * How our files look: two spaces, whatever fits in a line on one line, a newline at the end. The order of the keys
 * is the order in which the value was built, so the writers build their values field by field.
 */
const LINE = 116

/** `value` (plain JSON data) as the text of a file. */
export function writeJson(value: unknown): string {
  return written(value, '') + '\n'
}

function written(value: unknown, indent: string): string {
  const short = inline(value)
  if (indent.length + short.length <= LINE || typeof value !== 'object' || value === null) return short
  const inner = indent + '  '
  if (Array.isArray(value)) {
    return `[\n${value.map((entry) => inner + written(entry, inner)).join(',\n')}\n${indent}]`
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{\n${fields.map(([key, field]) => `${inner}${JSON.stringify(key)}: ${written(field, inner)}`).join(',\n')}\n${indent}}`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    return fields.length === 0 ? '{}' : `{ ${fields.map(([key, field]) => `${JSON.stringify(key)}: ${inline(field)}`).join(', ')} }`
  }
  return JSON.stringify(value) ?? 'null'
}
