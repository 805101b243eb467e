/** Is a case the one that a ruling was kept of? What was undone may come back as a copy: what stands in it counts. */
const written = new WeakMap<object, string>()

function textOf(value: object): string {
  const known = written.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  written.set(value, text)
  return text
}

/** Do both hold the same? Null: there is none. */
export const sameCase = (kept: object | null, value: object): boolean => kept !== null && (kept === value || textOf(kept) === textOf(value))
