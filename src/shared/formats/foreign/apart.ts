import type { ImportedMaps } from './importer.ts'

/** Maps of one file with one name get ids of their own. */
export function apart(documents: ImportedMaps['documents']): ImportedMaps['documents'] {
  const taken = new Map<string, number>()
  return documents.map((one) => {
    const { id } = one.document
    const count = (taken.get(id) ?? 0) + 1
    taken.set(id, count)
    return count === 1 ? one : { ...one, document: { ...one.document, id: `${id.slice(0, 74)}-${count}` } }
  })
}
