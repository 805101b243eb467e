/** A piece that was set aside, as text that a person (or a later Linejudge) can read. */
import type { ByteStore } from '../../../shared/journal/byteStore.ts'
import { readJournal } from '../../../shared/journal/readJournal.ts'
import { decodeEntry } from '../../../shared/journal/codec.ts'

/** Reads by name; null: there is no such piece. */
export const quarantinedText =
  (store: () => ByteStore | null) =>
  async (name: string): Promise<string | null> => {
    const file = (await store()?.read(name)) ?? null
    if (file === null) return null
    const { state, lineage, records, gaps, torn } = readJournal(file)
    return `${JSON.stringify(
      {
        format: 'linejudge-kept/1',
        name,
        bytes: file.length,
        state,
        lineage,
        gaps,
        torn,
        entries: records.map(({ generation, body }) => ({ generation, entry: decodeEntry(body) }))
      },
      null,
      2
    )}\n`
  }
