/** A field that no format knows, thrown into documents: for tests that nothing vanishes without a word. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export const FIELD = 'gravity'
const VALUES: readonly Json[] = [3, 'heavy', true, ['a'], { by: 2 }]

/** Every object of a document, by its place. */
function* objectsIn(value: Json, path = ''): Generator<{ readonly path: string; readonly object: { [key: string]: Json } }> {
  if (value === null || typeof value !== 'object') return
  if (!Array.isArray(value)) yield { path, object: value }
  for (const [key, inside] of Object.entries(value)) yield* objectsIn(inside, `${path}/${key}`)
}

/** The document with the field thrown into each of its objects, one at a time, and where that is. */
export function* thrownInto(text: string, seed: number): Generator<{ readonly place: string; readonly document: Json }> {
  const count = [...objectsIn(JSON.parse(text) as Json)].length
  for (let index = 0; index < count; index++) {
    const document = JSON.parse(text) as Json
    const { path, object } = [...objectsIn(document)][index]!
    object[FIELD] = VALUES[(index + seed) % VALUES.length]!
    yield { place: `${path}/${FIELD}`, document }
  }
}
