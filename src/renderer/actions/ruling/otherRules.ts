/** The question on the table under every other edition: worked out one by one, while somebody looks. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { compareReasons, EDITION_IDS, underEdition, type ComparedReason, type UnderEdition } from '../../../shared/cases/change/editions.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { withRuleset } from '../games/activeTable.ts'
import { inSlicesOnce } from '../../model/ruling/slices.ts'

const known = new WeakMap<ClixCase, readonly UnderEdition[]>()

/** Steps of the engine for one of them: the page goes on between them. */
const EACH = 200_000

function* allEditions(value: ClixCase, ruling: Ruling): Generator<undefined, readonly UnderEdition[]> {
  const found: UnderEdition[] = []
  for (const ruleset of EDITION_IDS) {
    if (ruleset === value.ruleset) found.push({ ruleset, state: 'ruled', ruling, difference: null })
    else found.push(underEdition(withRuleset(value, ruleset), ruling, EACH))
    yield
  }
  return found
}

/** The question under every edition, oldest first, the present one among them. Returns what stops the work. */
export function underAllEditions(
  value: ClixCase,
  ruling: Ruling,
  done: (found: readonly UnderEdition[]) => void,
  failed: (message: string) => void
): () => void {
  return inSlicesOnce(known, value, () => Promise.resolve(allEditions(value, ruling)), done, failed)
}

/** The reasons there beside those here: those that differ, and those that count; what was only looked at in both is left out. */
export const markedReasons = (here: Ruling, there: Ruling): readonly ComparedReason[] =>
  compareReasons(here.because, there.because).filter(
    ({ mark, reason }) => mark !== 'same' || reason.weight === 'decides' || reason.weight === 'contributes'
  )
