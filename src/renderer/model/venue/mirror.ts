/** The rows of an event whose log another computer writes, brought to what that one says: a stand-by's own storage is a copy of it. */
import { canonicalJson } from '../../../shared/base/text/canonicalJson.ts'
import type { LogLine } from '../../../shared/venue/messages.ts'
import { ROW_ID, type Change, type StoredFact } from '../../storage/interface/storage.ts'

/** What has to change in the rows so that they are this log. Empty: nothing. */
export function mirrored(event: string, rows: readonly StoredFact[], log: readonly LogLine[]): Change[] {
  const said = ({ at, fact }: { readonly at: number; readonly fact: unknown }): string => canonicalJson([at, fact])
  const there = new Set(log.map(({ row, fact }) => said({ at: row, fact })))
  const kept = new Set(rows.map(said))
  // A row that is another one goes first: nothing is ever written over a row.
  return [
    ...rows
      .filter((row) => !there.has(said(row)))
      .map((row): Change => ({ do: 'delete', table: 'eventFacts', id: ROW_ID.eventFacts(row) })),
    ...log.flatMap(({ row: at, fact }): Change[] =>
      kept.has(said({ at, fact })) ? [] : [{ do: 'put', table: 'eventFacts', value: { event, at, fact } }]
    )
  ]
}
