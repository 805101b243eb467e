/**
 * What both files of the journal hold together. The older one still has what the newer one began with, so that damage
 * to one of them is mended from the other.
 */
import { SLOTS, type ByteStore, type Slot } from './byteStore.ts'
import { fold, type Entry, type Tables } from './entries.ts'
import { claimOf, readJournal, type JournalClaim, type JournalReading } from './readJournal.ts'
import { decodeEntry } from './codec.ts'

interface SlotReading {
  readonly slot: Slot
  readonly file: Uint8Array
  readonly reading: JournalReading
}

export interface JournalFound {
  readonly lineage: string | null
  /** Every entry that can be read, by generation; a base and a change may share one. */
  readonly bases: ReadonlyMap<number, Entry & { readonly kind: 'base' }>
  readonly changes: ReadonlyMap<number, Entry & { readonly kind: 'changes' }>
  /** The last generation; -1: nothing was found. */
  readonly generation: number
  /** When it was written; null: nothing was found. */
  readonly at: string | null
  /** The file that is written on, and where its good part ends; null: none can be. */
  readonly current: { readonly slot: Slot; readonly end: number; readonly torn: number; readonly baseBytes: number } | null
  /** Files that hold something which cannot be read, or which belongs to another journal. */
  readonly damaged: readonly { readonly slot: Slot; readonly file: Uint8Array }[]
  /** Every file that is not empty. */
  readonly files: readonly { readonly slot: Slot; readonly file: Uint8Array }[]
  /** A newer version of the app wrote it: nothing may be touched. */
  readonly newer: boolean
}

/** @param lineage the journal that the database belongs to, where it names one */
export async function readSlots(store: ByteStore, lineage: string | null | Promise<string | null>): Promise<JournalFound> {
  const [wanted, ...files] = await Promise.all([lineage, ...SLOTS.map((slot) => store.read(slot))])
  const filled = SLOTS.flatMap((slot, at) => {
    const file = files[at] ?? null
    return file !== null && file.length > 0 ? [{ slot, file }] : []
  })
  const [newest] = newestFirst(filled, wanted)
  if (newest) {
    const alone = joined([reading(newest)], wanted)
    // What the newer file holds whole needs no look at what the older one has of it.
    if (isWholeUpTo(alone, newest.claim.last)) return { ...alone, files: filled }
  }
  return joined(filled.map(reading), wanted)
}

const reading = ({ slot, file }: { readonly slot: Slot; readonly file: Uint8Array }): SlotReading => ({
  slot,
  file,
  reading: readJournal(file)
})

/** Both files, the one that was begun later first, where both seem sound and belong to the same journal; otherwise none. */
function newestFirst(
  files: readonly { readonly slot: Slot; readonly file: Uint8Array }[],
  wanted: string | null
): readonly { readonly slot: Slot; readonly file: Uint8Array; readonly claim: JournalClaim }[] {
  const claimed = files.flatMap((one) => {
    const claim = claimOf(one.file)
    return claim && claim.lineage === wanted ? [{ ...one, claim }] : []
  })
  const sorted = claimed.toSorted((a, b) => b.claim.last - a.claim.last || b.claim.first - a.claim.first)
  return sorted.length === SLOTS.length ? sorted : []
}

const isWholeUpTo = ({ current, generation }: JournalFound, last: number): boolean => current !== null && generation === last

function joined(slots: readonly SlotReading[], wanted: string | null): JournalFound {
  const decoded = slots.map((one) => ({
    ...one,
    entries: one.reading.records.map((record) => ({ generation: record.generation, entry: decodeEntry(record.body) }))
  }))
  const lastAt = (one: (typeof decoded)[number]): string => one.entries.findLast(({ entry }) => entry)?.entry?.at ?? ''
  const named = decoded.filter((one) => one.reading.lineage !== null && one.entries.length > 0)
  // Where no header can be read, the records are taken for those of the journal that the database belongs to.
  const lineage = named.some((one) => one.reading.lineage === wanted)
    ? wanted
    : (named.toSorted((a, b) => (lastAt(a) < lastAt(b) ? 1 : -1))[0]?.reading.lineage ?? wanted)
  // A file whose header is gone but whose records are good can only belong to this one: there is no other.
  const ours = decoded.filter((one) => one.reading.lineage === lineage || one.reading.lineage === null)
  const bases = new Map<number, Entry & { kind: 'base' }>()
  const changes = new Map<number, Entry & { kind: 'changes' }>()
  // The file that was begun last is right where both tell of the same generation.
  const inOrder = ours.toSorted((a, b) => (a.entries[0]?.generation ?? -1) - (b.entries[0]?.generation ?? -1))
  for (const { generation, entry } of inOrder.flatMap((one) => one.entries)) {
    if (entry?.kind === 'base') bases.set(generation, entry)
    else if (entry?.kind === 'changes') changes.set(generation, entry)
  }
  const generation = Math.max(-1, ...bases.keys(), ...changes.keys())
  const isWhole = (one: (typeof decoded)[number]): boolean =>
    one.reading.state === 'whole' &&
    one.reading.gaps.length === 0 &&
    one.entries.every(({ entry }) => entry) &&
    one.entries[0]?.entry?.kind === 'base'
  const best = ours
    .filter((one) => isWhole(one) && one.entries.at(-1)?.generation === generation)
    .toSorted((a, b) => b.entries[0]!.generation - a.entries[0]!.generation)[0]
  return {
    lineage,
    bases,
    changes,
    generation,
    at: changes.get(generation)?.at ?? bases.get(generation)?.at ?? null,
    current: best
      ? { slot: best.slot, end: best.reading.end, torn: best.reading.torn, baseBytes: best.reading.records[0]!.body.length }
      : null,
    damaged: decoded
      .filter((one) => one !== best && (one.reading.lineage !== lineage || !isWhole(one) || one.reading.torn > 0))
      .map(({ slot, file }) => ({ slot, file })),
    files: slots.map(({ slot, file }) => ({ slot, file })),
    newer: slots.some(({ reading }) => reading.state === 'newer')
  }
}

export interface Chain {
  readonly tables: Tables
  /** Whether every change up to the last one is in it. */
  readonly complete: boolean
}

/** The tables that the journal tells, from the latest base that leads to its end, or from whatever is there. */
export function chainOf(found: JournalFound): Chain {
  const fromLatest = [...found.bases.keys()].sort((a, b) => b - a)
  for (const base of fromLatest) {
    const after = changesAfter(found, base)
    if (after) return { tables: fold([found.bases.get(base)!, ...after]), complete: true }
  }
  const first = fromLatest[0] ?? null
  const rest = [...found.changes]
    .filter(([generation]) => first === null || generation > first)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry)
  return { tables: fold(first === null ? rest : [found.bases.get(first)!, ...rest]), complete: false }
}

/** Every change behind `generation`, or null where one of them is missing. */
export function changesAfter(found: JournalFound, generation: number): readonly (Entry & { readonly kind: 'changes' })[] | null {
  const after: (Entry & { kind: 'changes' })[] = []
  for (let next = generation + 1; next <= found.generation; next++) {
    const entry = found.changes.get(next)
    if (!entry) return null
    after.push(entry)
  }
  return after
}
