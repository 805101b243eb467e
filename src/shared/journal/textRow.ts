/** Rows whose value is held as the text of its JSON, and read when somebody asks for it. */
import { rememberText } from '../base/text/knownText.ts'
import type { JournalRow } from './entries.ts'

/**
 * A row with its value: `text` is the value's JSON, `rest` all else that is in the row. Who only writes the row again, or compares it with
 * another, never asks for the value. A text that is no JSON is a value that cannot be read.
 */
export function rowWithText<R extends JournalRow>(rest: R, text: string): R & { readonly value: unknown } {
  let value: unknown
  const row = {
    ...rest,
    get value(): unknown {
      return (value ??= parsed(text))
    }
  }
  rememberText(row, `${JSON.stringify(rest).slice(0, -1)},"value":${text}}`)
  return row
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    rememberText(value, text)
    return value
  } catch {
    return text
  }
}
