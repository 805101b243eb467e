/** Every kind of question that the table holds. Who adds one adds its line here; the order is that of the lists to choose from. */
import type { Ask, AskKind } from '../../../../shared/contract/case.ts'
import type { AskEntry } from '../entry/askKind.ts'
import { attack } from './attack.ts'
import { breakAway } from './breakAway.ts'
import { canTarget } from './canTarget.ts'
import { damage } from './damage.ts'
import { knockBack } from './knockBack.ts'
import { lineOfFire } from './lineOfFire.ts'
import { move } from './move.ts'
import { odds } from './odds.ts'
import { preparation } from './preparation.ts'
import { reach } from './reach.ts'
import { targets } from './targets.ts'
import { timeline } from './timeline.ts'
import { valueEntry } from './value.ts'

const ALL = [
  lineOfFire,
  canTarget,
  targets,
  attack,
  odds,
  preparation,
  knockBack,
  damage,
  valueEntry,
  move,
  reach,
  breakAway,
  timeline
] as const

export const ASK_ENTRIES: readonly AskEntry[] = ALL
export const ASK_KINDS: readonly AskKind[] = ALL.map(({ kind }) => kind)

const byKind = new Map<string, AskEntry>(ASK_ENTRIES.map((entry) => [entry.kind, entry]))

/** The entry of a question or a ruling. Throws for a kind that the table does not hold. */
export function entryOf({ kind }: { readonly kind: Ask['kind'] }): AskEntry {
  const entry = byKind.get(kind)
  if (!entry) throw new Error(`No question ${kind}.`)
  return entry
}

/** The same for a kind that nobody has looked at. */
export const entryOfKind = (kind: string): AskEntry | undefined => byKind.get(kind)

/** The kind of question that a typed command asks. */
export const kindOfCommand = (command: string): AskKind | undefined => ASK_ENTRIES.find((entry) => entry.command === command)?.kind
