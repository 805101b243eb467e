/** Changes that a page left when it went, checked row by row as everything from outside is. */
import { isRecord } from '../../../shared/base/validate.ts'
import { DOCUMENT_TABLES, type Change } from '../interface/storage.ts'
import { CHECKED, PARSERS } from './contents.ts'

const ORIGINS = ['starter', 'user']

function isChange(value: unknown): value is Change {
  if (!isRecord(value)) return false
  const table = CHECKED.find((one) => one === value.table)
  if (!table) return false
  if (value.do === 'delete') return typeof value.id === 'string'
  const known = (DOCUMENT_TABLES as readonly string[]).includes(table) ? ORIGINS.includes(String(value.origin)) : value.origin === undefined
  return value.do === 'put' && known && PARSERS[table](value.value).ok
}

/** All of them, or null where any of them is not what this version writes: half of a commit would be worse than none. */
export const checkedChanges = (value: unknown): readonly Change[] | null => (Array.isArray(value) && value.every(isChange) ? value : null)
