/** The question on the table: its parts, and changing one part while keeping the others. `''` is a part not chosen yet. */
import { brokenIn } from './broken.ts'
import type { Ask, AskKind, BreakAwayAsk, ClixCase, MoveAsk, ReachAsk } from '../../../../shared/contract/case.ts'
import { isName, nameOr, type AskParts, type End, type Missing } from '../../question/entry/askKind.ts'
import { entryOf } from '../../question/kinds/all.ts'

/** Questions about one figure alone and how it moves. */
export const isMovement = (ask: Ask): ask is MoveAsk | ReachAsk | BreakAwayAsk => entryOf(ask).ends === 'mover'

/** Questions that name a target, or wait for one. */
export const hasTarget = (ask: Ask): boolean => ['both', 'to'].includes(entryOf(ask).ends)
/** Questions that name whoever acts, or wait for one. */
export const hasAttacker = (ask: Ask): boolean => ['both', 'from'].includes(entryOf(ask).ends)

/** Who asks and about whom, whatever the kind. */
export const askParts = (ask: Ask): AskParts => entryOf(ask).parts(ask)

/** The same question with other ends. Choices made for the old ends are dropped: they were about those figures. */
export const withParts = (ask: Ask, parts: Partial<AskParts>): Ask => entryOf(ask).withParts(ask, { ...askParts(ask), ...parts })

/** The same question begun by another one; by its own target it is turned round. */
export function withBegin(ask: Ask, end: End): Ask {
  const { from, to } = askParts(ask)
  return withParts(ask, String(end) === String(to) ? { from: to, to: from } : { from: end })
}

/** A question of another kind about the same figures. `kept` are ends that the present kind has no place for. */
export function withKind(ask: Ask, kind: AskKind, kept: AskParts = askParts(ask)): Ask {
  if (ask.kind === kind) return ask
  const own = askParts(ask)
  const ends = { from: own.from === '' ? kept.from : own.from, to: own.to === '' ? kept.to : own.to }
  const to = nameOr(ends.to)
  return entryOf({ kind }).start({
    from: nameOr(ends.from),
    to,
    ends,
    target: entryOf(ask).terrain?.(ask) ?? to,
    // The action stays from one question about a move to the next.
    action: isMovement(ask) ? (ask.action ?? 'move') : 'move',
    ask
  })
}

/** What the next tap on the board sets: a path that has its figure goes on. */
export const firstPick = (ask: Ask): 'from' | 'to' => (entryOf(ask).tapped && askParts(ask).from !== '' ? 'to' : 'from')

/** What the tap after another first end sets. */
export const pickAfterFrom = (ask: Ask): 'from' | 'to' => {
  const { ends, tapped } = entryOf(ask)
  return ends === 'both' || tapped ? 'to' : 'from'
}

/** B to A. */
export function swapped(ask: Ask): Ask {
  const { from, to } = askParts(ask)
  return withParts(ask, { from: to, to: from })
}

/** Whether swapping the ends means anything for this kind. */
export const canSwap = (ask: Ask): boolean => entryOf(ask).ends === 'both'

/** Every mention of a figure under another id (`''`: it is gone). */
export function renameInAsk(ask: Ask, id: string, name: string): Ask {
  const entry = entryOf(ask)
  const left = name === '' ? entry.withoutFigure?.(ask, id) : null
  if (left) return left
  const { from, to } = askParts(ask)
  let next = entry.renamed?.(ask, id, name) ?? ask
  if (from === id) next = withParts(next, { from: name })
  if (to === id) next = withParts(next, { to: name })
  return next
}

/** What is still to be chosen before there is a question to answer; null where there is one. */
export function missingPart(value: ClixCase): Missing | null {
  const { ask } = value
  const { from, to } = askParts(ask)
  const kind = entryOf(ask)
  if (from === '' && kind.ends === 'mover') return 'mover'
  if (from === '' && !kind.fromOptional) return 'attacker'
  const own = kind.missing?.(ask, value, (event) => brokenIn(event, value) !== null)
  if (own !== undefined) return own
  if (hasTarget(ask) && to === '') return 'target'
  return from !== '' && String(from) === String(to) ? 'other-target' : null
}

/** Whether an end is a figure and not a square. */
export const isFigure = (end: End): end is string => isName(end)
