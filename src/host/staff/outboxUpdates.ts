/**
 * The updates that a device may send for its outbox. An outbox is a Yjs document, and Yjs keeps whatever it is sent: other roots, nested
 * types, parts that wait for others. Each update is therefore read before Yjs gets it; only texts and numbers in `entries` and `kept`, in
 * their order, are passed on.
 */
import * as decoding from 'lib0/decoding'
import * as Y from 'yjs'
import type { Limits } from '../../shared/venue/limits.ts'
import { KEPT } from '../../shared/venue/messages.ts'

/** Kinds of structs in an update (first version of the format of Yjs). */
const GARBAGE = 0
const DELETED = 1
const ANY = 8
/** Bits of the first byte of a struct. */
const KIND = 0b11111
const HAS_LEFT = 0b10000000
const HAS_RIGHT = 0b01000000
const HAS_KEY = 0b00100000
/** Kinds of values that a struct may hold: a text, and the numbers of `kept`. */
const TEXT = 119
const WHOLE = 125
const SINGLE = 124
const DOUBLE = 123

const ROOTS: readonly string[] = ['entries', KEPT]
const KEYS: readonly string[] = ['rows', 'beside']
/** Writers of one outbox: each page that a device has opened since the host loaded it is one. */
const MOST_WRITERS = 64
/** More structs of one writer than any device makes. */
const MOST_CLOCK = 1_000_000_000

/** Structs and values of an outbox: several for each entry. */
export const mostParts = ({ outboxEntries }: Pick<Limits, 'outboxEntries'>): number => 4 * outboxEntries

/**
 * The outcome of an update: `taken`, it may be given to Yjs; `gap`, it follows one that never came; `wrong`, no device writes such a
 * thing; `full`, the outbox would hold more than `outboxBytes`.
 */
export type Verdict = 'taken' | 'gap' | 'wrong' | 'full'

class Wrong extends Error {}
class Gap extends Error {}

/** The outbox of one device, as far as the host holds it. */
export class OutboxUpdates {
  readonly #document: Y.Doc
  readonly #limits: Limits
  /** The next clock of each writer, after everything that was taken. */
  #clocks: ReadonlyMap<number, number> = new Map()
  #bytes = 0
  /** Sizes of updates that were taken and that Yjs has not applied: it applies each a moment later, in one transaction. */
  readonly #coming: number[] = []

  constructor(document: Y.Doc, limits: Limits) {
    this.#document = document
    this.#limits = limits
    document.on('afterTransaction', () => {
      this.#coming.shift()
    })
  }

  /** At most this many bytes are held for it. */
  get bytes(): number {
    return this.#bytes
  }

  /** Yjs holds something back because it waits for something else, or holds more parts than an outbox has. */
  get isOverfull(): boolean {
    const { pendingStructs, pendingDs, clients } = this.#document.store
    let parts = 0
    for (const structs of clients.values()) parts += structs.length
    return pendingStructs !== null || pendingDs !== null || parts > mostParts(this.#limits)
  }

  take(update: Uint8Array): Verdict {
    let clocks: ReadonlyMap<number, number>
    try {
      clocks = readUpdate(update, this.#clocks, mostParts(this.#limits))
    } catch (error) {
      return error instanceof Gap ? 'gap' : 'wrong'
    }
    const { outboxBytes } = this.#limits
    if (this.#bytes + update.length > outboxBytes) {
      // What was deleted is counted until then. Half of the room must be free again: measuring costs as much as the outbox is large.
      const held = this.#coming.reduce((sum, bytes) => sum + bytes, Y.encodeStateAsUpdate(this.#document).length)
      if (held + update.length > outboxBytes / 2) return 'full'
      this.#bytes = held
    }
    this.#bytes += update.length
    this.#coming.push(update.length)
    this.#clocks = clocks
    return 'taken'
  }
}

/**
 * Reads an update without building anything of it. @returns the next clock of each writer after it. Throws Gap if it follows something that
 * is not in `known`, and another error if it is no update of an outbox or has more than `most` parts.
 */
function readUpdate(update: Uint8Array, known: ReadonlyMap<number, number>, most: number): ReadonlyMap<number, number> {
  const decoder = decoding.createDecoder(update)
  const clocks = new Map(known)
  /** What structs refer to: read after all writers, since one may refer to another. */
  const referred: (readonly [number, number])[] = []
  let parts = 0
  const count = (more: number): void => {
    parts += more
    if (parts > most) throw new Wrong()
  }
  const refer = (): void => {
    referred.push([decoding.readVarUint(decoder), decoding.readVarUint(decoder)])
  }
  for (let writers = decoding.readVarUint(decoder); writers > 0; writers--) {
    const structs = decoding.readVarUint(decoder)
    count(structs)
    const writer = decoding.readVarUint(decoder)
    let clock = decoding.readVarUint(decoder)
    if (clock > (clocks.get(writer) ?? 0)) throw new Gap()
    for (let at = 0; at < structs; at++) clock += readStruct(decoder, refer, count)
    if (clock > MOST_CLOCK) throw new Wrong()
    clocks.set(writer, Math.max(clock, clocks.get(writer) ?? 0))
    if (clocks.size > MOST_WRITERS) throw new Wrong()
  }
  for (let writers = decoding.readVarUint(decoder); writers > 0; writers--) {
    const writer = decoding.readVarUint(decoder)
    for (let deletions = decoding.readVarUint(decoder); deletions > 0; deletions--) {
      count(1)
      const [clock, length] = [decoding.readVarUint(decoder), decoding.readVarUint(decoder)]
      if (length > 0) referred.push([writer, clock + length - 1])
    }
  }
  if (decoder.pos !== update.length) throw new Wrong()
  for (const [writer, clock] of referred) if (clock >= (clocks.get(writer) ?? 0)) throw new Gap()
  return clocks
}

/** Reads one struct. @returns by how much the clock of its writer goes up */
function readStruct(decoder: decoding.Decoder, refer: () => void, count: (more: number) => void): number {
  const info = decoding.readUint8(decoder)
  const kind = info & KIND
  if (kind === GARBAGE) return atLeastOne(decoding.readVarUint(decoder))
  if (info & HAS_LEFT) refer()
  if (info & HAS_RIGHT) refer()
  // Without a neighbour it says in what it is.
  if (!(info & (HAS_LEFT | HAS_RIGHT))) {
    if (decoding.readVarUint(decoder) !== 1 || !ROOTS.includes(readName(decoder))) throw new Wrong()
    if (info & HAS_KEY && !KEYS.includes(readName(decoder))) throw new Wrong()
  }
  const length = atLeastOne(decoding.readVarUint(decoder))
  if (kind === DELETED) return length
  if (kind !== ANY) throw new Wrong()
  count(length)
  for (let at = 0; at < length; at++) skipValue(decoder)
  return length
}

function atLeastOne(length: number): number {
  if (length === 0) throw new Wrong()
  return length
}

function readName(decoder: decoding.Decoder): string {
  const length = decoding.readVarUint(decoder)
  if (length > 20) throw new Wrong()
  const bytes = decoding.readUint8Array(decoder, length)
  return String.fromCharCode(...bytes)
}

function skipValue(decoder: decoding.Decoder): void {
  const kind = decoding.readUint8(decoder)
  if (kind === TEXT) skip(decoder, decoding.readVarUint(decoder))
  else if (kind === WHOLE) decoding.readVarInt(decoder)
  else if (kind === SINGLE) skip(decoder, 4)
  else if (kind === DOUBLE) skip(decoder, 8)
  else throw new Wrong()
}

function skip(decoder: decoding.Decoder, bytes: number): void {
  decoder.pos += bytes
  if (decoder.pos > decoder.arr.length) throw new Wrong()
}
