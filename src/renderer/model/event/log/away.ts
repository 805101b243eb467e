/**
 * An event whose log another device keeps, as the screens of an event see it: what this device may do there, how far what it wrote has
 * come, what the others share. The event screens know this interface; what stands behind it is in `model/venue`.
 */
import type { ReadFact } from '../../../../shared/tournament/facts/factKind.ts'
import type { BesideLine, Material } from '../../../../shared/venue/messages.ts'
import type { MaterialKind, StaffRole } from '../../../../shared/venue/rights.ts'

/** How far a fact has come. `two`: a stand-by has it as well. */
export type Reached = 'here' | 'saved' | 'two'

/** A result that was told for a table and did not count, because there was another one. */
export interface Dispute {
  readonly id: string
  /** What was told, with who told it. */
  readonly told: Readonly<Record<string, unknown>>
  /** What counts; null where it is not known here. */
  readonly counts: ReadFact | null
}

/** What another judge shares. */
export interface Shared {
  readonly id: string
  readonly kind: MaterialKind
  readonly title: string
  readonly body: unknown
  readonly by: string
  readonly at: string
  /** This device has shared it. */
  readonly own: boolean
}

/** What was written here and refused by the host: it stays until somebody has read it. */
export interface Refused {
  readonly n: number
  /** The first of its facts that stood in the way, or null where it was none. */
  readonly fact: { readonly do: string; readonly [field: string]: unknown } | null
  readonly code: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly dispute: boolean
}

export interface Away {
  /** The host runs on this very device: nothing of the event is elsewhere. */
  readonly here: boolean
  readonly role: StaffRole
  readonly device: string
  /** What this device is called there. */
  readonly name: string
  /** Whether the role may write facts of a kind. */
  may(kind: string): boolean
  /** The roles that may write facts of a kind. */
  whoMay(kind: string): readonly StaffRole[]
  /** Whether this device may take back what was written: a judge takes back only what the same judge has written. */
  mayUndo(fact: ReadFact): boolean
  readonly mayShare: boolean
  readonly maySettle: boolean
  /** How many facts lie here alone. */
  readonly unsent: number
  /** Why the host could not save what it has got; null: nothing of that kind. */
  readonly notYet: string | null
  /** The host answers; else since when it does not, in milliseconds, and why, where it said so. */
  readonly link:
    | { readonly is: 'up' }
    | { readonly is: 'down'; readonly since: number }
    | { readonly is: 'refused'; readonly code: string; readonly facts: Readonly<Record<string, string | number>> }
  /** Where the event would be led if the host were gone, as the host has told it. */
  readonly standBys: readonly string[]
  /** How many devices the host hears, this one too; null: not told yet. */
  readonly devices: number | null
  /** What the host's clock is ahead of this one, in milliseconds. */
  readonly ahead: number
  reached(fact: ReadFact): Reached
  readonly disputes: readonly Dispute[]
  readonly shared: readonly Shared[]
  /** What only an earlier host knew and could not be adopted. */
  readonly setAside: readonly Extract<BesideLine, { is: 'kept-aside' }>[]
  readonly refused: readonly Refused[]
  /** Somebody has read why; it goes from this device. */
  dismiss(n: number): Promise<void>
  /** Says that a dispute is settled as it counts now. */
  settle(dispute: string): Promise<void>
  share(material: Material): Promise<void>
  close(): void
}
