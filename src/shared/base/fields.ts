/** Objects as lists of fields. */

/** The same fields in the same order, without those that are undefined: nothing is said of them. */
export function withoutUndefined<T extends object>(fields: T): T {
  const stated = { ...fields }
  for (const name of Object.keys(stated)) if (Reflect.get(stated, name) === undefined) Reflect.deleteProperty(stated, name)
  return stated
}
