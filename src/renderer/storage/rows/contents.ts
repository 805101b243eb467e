/** What each table of the user's data holds, and the check that every row of it passes before it is written and when it is read. */
import { ROW_PARSERS } from '../../../shared/backup/tables.ts'
import type { Problem, Result } from '../../../shared/base/result.ts'
import { problemText, storageTexts } from '../../i18n/texts.ts'
import type { Contents, UserTable } from '../interface/storage.ts'

export const PARSERS: { readonly [T in UserTable]: (json: unknown) => Result<Contents[T]> } = ROW_PARSERS

export const CHECKED = Object.keys(PARSERS) as UserTable[]

/** Checked at the start of the app. The facts of an event are checked when it is opened: there may be years of them. */
export const CHECKED_AT_START: readonly UserTable[] = CHECKED.filter((table) => table !== 'eventFacts')

/** What is wrong with a row in the eyes of its table, as a sentence; null where it can be read, or where nothing is checked. */
export function problemOfRow(table: string, row: { readonly id: string; readonly value?: unknown }): string | null {
  if (!isChecked(table)) return null
  const parsed = PARSERS[table](row.value)
  return parsed.ok ? null : brokenSentence(table, row.id, parsed.problems)
}

const isChecked = (table: string): table is UserTable => (CHECKED as readonly string[]).includes(table)

export const brokenSentence = (table: UserTable, id: string, problems: readonly Problem[]): string =>
  storageTexts.broken[table](id, firstOf(problems))

export const firstOf = (problems: readonly Problem[]): string => (problems[0] ? problemText(problems[0]) : storageTexts.damaged)
