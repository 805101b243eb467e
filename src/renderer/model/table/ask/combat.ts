/** Which kind of combat a question means while nobody has said so: adjacent figures fight hand to hand (TGT-01). */
import { areAdjacent } from '../../../../shared/engine/situation/adjacency.ts'
import { checkedCase, situationIn } from '../../../../shared/cases/common/checkedCase.ts'
import type { Combat } from '../../../../shared/cases/common/questionKind.ts'
import { tableQuestionOf } from '../../../../shared/cases/questions/onTable.ts'
import type { Ask, ClixCase } from '../../../../shared/contract/case.ts'
import { askParts } from './asks.ts'

/** The kind of combat of a question; null: it has none, or an action or a power of its own settles it. */
function combatOf(ask: Ask): Combat | null {
  const settled = ('action' in ask && ask.action !== undefined) || ('powers' in ask && ask.powers !== undefined && ask.powers.length > 0)
  return settled ? null : (tableQuestionOf(ask)?.combat?.(ask) ?? null)
}

const withCombat = (ask: Ask, combat: Combat): Ask => tableQuestionOf(ask)?.withCombat?.(ask, combat) ?? ask

/** Whether both ends of the question are figures, and adjacent; null where that cannot be said. */
function isAdjacentIn(value: ClixCase): boolean | null {
  const { from, to } = askParts(value.ask)
  if (typeof from !== 'string' || typeof to !== 'string' || from === '' || to === '' || !value.map) return null
  try {
    const { situation } = situationIn(checkedCase(value))
    const [a, b] = [from, to].map((id) => situation.states.find(({ figure }) => figure.id === id))
    return a && b ? areAdjacent(situation, a, b) : null
  } catch {
    // The table is not sound: the ruling's place says why.
    return null
  }
}

const fitting = (isAdjacent: boolean): Combat => (isAdjacent ? 'close' : 'ranged')

/**
 * The table after a change, with the kind of combat that fits: close where the ends have become adjacent or are asked about anew, ranged
 * where they have not. What a judge has chosen for these ends stays.
 */
export function withFittingCombat(next: ClixCase, before: ClixCase): ClixCase {
  const combat = combatOf(next.ask)
  const isAdjacent = combat === null ? null : isAdjacentIn(next)
  if (combat === null || isAdjacent === null || combat === fitting(isAdjacent)) return next
  const [now, then] = [askParts(next.ask), askParts(before.ask)]
  const isSame = next.ask.kind === before.ask.kind && String(now.from) === String(then.from) && String(now.to) === String(then.to)
  if (isSame) {
    const was = isAdjacentIn(before)
    const wasChosen = was === null || combatOf(before.ask) !== fitting(was) || combatOf(before.ask) !== combat
    if (wasChosen || was === isAdjacent) return next
  }
  return { ...next, ask: withCombat(next.ask, fitting(isAdjacent)) }
}
