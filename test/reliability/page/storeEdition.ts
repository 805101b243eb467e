/** The edition of a store, of which a new version is saved again and again: each is recognised as whole, old or new. */
import { canonicalJson } from '../../../src/shared/base/text/canonicalJson.ts'
import { isRecord } from '../../../src/shared/base/validate.ts'

const ID = 'zork-store'
/** Rows enough for some kilobytes. */
const ROWS = 20

/** The document of a version: it says its number in many places. */
export const storeEdition = (version: string): Readonly<Record<string, unknown>> => ({
  format: 'linejudge-edition/1',
  id: ID,
  name: 'Zork Store',
  version,
  parent: { id: 'heroclix-2013' },
  sources: [{ id: 'board', title: 'The board', kind: 'house' }],
  params: { 'values.modifierLimit': 1 + (Number(version) % 5) },
  rows: Object.fromEntries(
    Array.from({ length: ROWS }, (_, index) => [
      `ZS-${index + 1}`,
      {
        title: `Version ${version}`,
        source: 'board',
        place: String(index + 1),
        text: `Rule ${index + 1} of version ${version}. `.repeat(5)
      }
    ])
  )
})

/** The number of the version that this is the whole document of; `mixed`: of none. */
export function versionOf(document: unknown): string {
  const version = isRecord(document) ? String(document.version) : ''
  return canonicalJson(document) === canonicalJson(storeEdition(version)) ? version : 'mixed'
}
