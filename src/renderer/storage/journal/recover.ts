/**
 * At the start: brings the journal and the database together. What one of them lacks comes from the other; what is
 * damaged, or contradicts, is set aside in a file of its own before anything is written over it.
 */
import { SLOTS } from '../../../shared/journal/byteStore.ts'
import { encodeFile } from '../../../shared/journal/format.ts'
import type { Restored } from '../interface/dataHealth.ts'
import { keyOfWrite, type IndexRows, type Write } from '../rows/rows.ts'
import { encodeEntry } from '../../../shared/journal/codec.ts'
import { decide, type Plan } from './decide.ts'
import type { Tables } from '../../../shared/journal/entries.ts'
import { JournalWriter, type WriterNeeds } from '../../../shared/journal/journalWriter.ts'
import { changesAfter, readSlots, type JournalFound } from '../../../shared/journal/readSlots.ts'
import type { Position, WrittenSince } from '../interface/storage.ts'
import { tablesOf, writesBetween } from './tables.ts'

export interface RecoverNeeds extends WriterNeeds {
  readonly index: IndexRows
  /** 32 hexadecimal digits: the name of a journal that begins. */
  readonly newLineage: () => string
  /** When something was last saved on this device, as a third place remembers it. */
  readonly wasUsed: string | null
}

export interface Recovered {
  readonly journal: JournalWriter
  readonly restored: Restored | null
  /** When the last change was made durable; null: none yet. */
  readonly savedAt: string | null
  /** All rows as they are now. */
  readonly tables: Tables
  /** Which rows the journal has written after a position, up to this start; `null` if it does not reach back that far. */
  readonly writtenSince: (position: Position) => WrittenSince | null
  /** What the database did not take: the journal has it. */
  readonly pending: { readonly writes: readonly Write[]; readonly error: unknown } | null
}

/** Thrown where a newer version of the app wrote the journal: nothing is touched. */
export class NewerJournal extends Error {}

/** Rejects with a NewerJournal, with a ByteStoreError of the journal, or where the database cannot be read. */
export async function recover(needs: RecoverNeeds): Promise<Recovered> {
  const { store, index, now, newLineage, wasUsed } = needs
  const stamped = index.stamp()
  const lineage = stamped.then((mark) => mark?.lineage ?? null)
  const [stamp, found, rows] = await Promise.all([stamped, readSlots(store, lineage), tablesOf(index)])
  if (found.newer) throw new NewerJournal('A newer Linejudge wrote the journal.')
  const plan = decide({ found, stamp, rows, newLineage, wasUsed })

  const asideName = (what: string): string =>
    `aside-${now()
      .toLowerCase()
      .replace(/[^0-9a-z]+/g, '-')}-${what}.ljj`
  const aside = plan.aside === 'none' ? [] : plan.aside === 'all' ? found.files : found.damaged
  for (const { slot, file } of aside) await store.write(asideName(slot.replace('.ljj', '')), file)
  if (plan.keepRows) {
    const body = encodeEntry({ kind: 'base', at: stamp?.at ?? now(), tables: rows })
    await store.write(asideName('database'), encodeFile(stamp?.lineage ?? newLineage(), [{ generation: stamp?.generation ?? 0, body }]))
  }

  const next = SLOTS.find((slot) => slot !== found.current?.slot)!
  const journal = new JournalWriter(needs, {
    lineage: plan.lineage,
    generation: plan.generation,
    current: plan.goOn ? found.current : null,
    next
  })
  // The journal first: the database is never further than the journal is.
  if (!plan.goOn) {
    await journal.rewrite(plan.tables ?? rows)
    // What was set aside is not found again at the next start.
    for (const { slot } of aside) if (slot !== next) await store.write(slot, new Uint8Array())
  }
  const at = found.at ?? stamp?.at ?? now()
  const writtenSince = pastOf(found, plan)
  const isStamped = stamp?.lineage === plan.lineage && stamp.generation === plan.generation && !stamp.alone
  const writes = plan.tables ? writesBetween(rows, plan.tables) : []
  try {
    if (writes.length > 0 || !isStamped) await index.write(writes, { lineage: plan.lineage, generation: plan.generation, at })
  } catch (error) {
    return { journal, restored: plan.restored, savedAt: at, tables: plan.tables ?? rows, writtenSince, pending: { writes, error } }
  }
  const isFirst = found.generation < 0 && stamp === null
  return { journal, restored: plan.restored, savedAt: isFirst ? null : at, tables: plan.tables ?? rows, writtenSince, pending: null }
}

/** A contradiction between journal and database (`keepRows`) leaves no past that a position could belong to. */
const pastOf =
  (found: JournalFound, plan: Plan) =>
  ({ lineage, generation }: Position): WrittenSince | null => {
    if (lineage !== plan.lineage || lineage !== found.lineage || plan.keepRows) return null
    if (plan.generation > found.generation) return null
    const after = changesAfter(found, generation)
    if (after === null) return null
    const written = new Set(after.flatMap(({ writes }) => writes.map(keyOfWrite)))
    return (table, id) => written.has(`${table}/${id}`)
  }
