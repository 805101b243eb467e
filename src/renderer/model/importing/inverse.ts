/** The way back from changes of the library: what has to be put or deleted so that it is as it was. */
import { sameDocument } from '../../../shared/formats/documents/differences.ts'
import {
  isDocumentTable,
  originKey,
  ROW_ID,
  type Change,
  type Contents,
  type DocumentTable,
  type Origin,
  type UserTable
} from '../../storage/interface/storage.ts'
import type { Shelf } from './plan.ts'

/** The documents and where they came from. */
export interface Stand extends Shelf {
  readonly origins: ReadonlyMap<string, Origin>
}

/** Documents of the library, and the saved rulings. */
type TableWithWayBack = DocumentTable | 'rulings'

/** Whether a change of this table can be undone. */
export const hasWayBack = (table: string): table is TableWithWayBack => isDocumentTable(table) || table === 'rulings'

/** The changes that undo `changes`, made on `before`. What is no change of a document of the library stays out. */
export function inverse(changes: readonly Change[], before: Stand): readonly Change[] {
  return changes.flatMap((change): Change[] => (hasWayBack(change.table) ? [putBack(change.table, rowId(change), before)] : []))
}

/** Whether everything that `changes` put or deleted is still as they left it: only then undoing them takes nothing else away. */
export function stillStands(changes: readonly Change[], now: Stand): boolean {
  return changes.every((change) => {
    if (!hasWayBack(change.table)) return true
    return sameDocument(documentAt(change.table, rowId(change), now) ?? null, change.do === 'put' ? change.value : null)
  })
}

const rowId = (change: Change): string => (change.do === 'delete' ? change.id : idOf(change.table, change.value))
const idOf = <T extends UserTable>(table: T, value: Contents[T]): string => ROW_ID[table](value)

function documentAt<T extends TableWithWayBack>(table: T, id: string, shelf: Shelf): Contents[T] | undefined {
  const documents = (shelf[table] ?? []) as readonly Contents[T][]
  return documents.find((value) => idOf(table, value) === id)
}

function putBack(table: TableWithWayBack, id: string, before: Stand): Change {
  const value = documentAt(table, id, before)
  if (value === undefined) return { do: 'delete', table, id }
  if (!isDocumentTable(table)) return { do: 'put', table, value } as Change
  const origin = before.origins.get(originKey(table, id)) ?? 'user'
  return { do: 'put', table, value, origin } as Change
}
