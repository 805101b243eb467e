/** The reason that a ruling is told by. */
import type { Reason } from '../contract/ruling.ts'

/** The first reason that decides, or the first of all; `null` if there is none. */
export const decidingReason = ({ because }: { readonly because: readonly Reason[] }): Reason | null =>
  because.find(({ weight }) => weight === 'decides') ?? because[0] ?? null
