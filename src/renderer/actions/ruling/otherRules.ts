/** The question on the table under every other edition: worked out one by one, while somebody looks. */
import { SHIPPED_IDS } from '../../../shared/editions/shippedEditions.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import { compareReasons, underEdition, type ComparedReason, type UnderEdition } from '../../../shared/cases/change/editions.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { chosenRules, editionChoices, rulesOfChoice } from '../../model/table/sentence/rulesetChoices.ts'
import type { Choice } from '../../text/choices.ts'
import type { App } from '../app.ts'
import { withRuleset } from '../games/activeTable.ts'
import { inSlicesOnce } from '../../model/ruling/slices.ts'

/** The question under one of the rules that can be chosen. */
export type UnderChoice = UnderEdition & { readonly choice: Choice }

const known = new WeakMap<readonly EditionFile[], WeakMap<ClixCase, readonly UnderChoice[]>>()

/** Steps of the engine for one of them: the page goes on between them. */
const EACH = 200_000

function* allEditions(editions: readonly EditionFile[], value: ClixCase, ruling: Ruling): Generator<undefined, readonly UnderChoice[]> {
  const found: UnderChoice[] = []
  const here = chosenRules(editions, value)
  const choices = editionChoices(editions, value)
  const shipped = SHIPPED_IDS.flatMap((id) => choices.find((one) => one.id === id) ?? [])
  for (const choice of [...shipped, ...choices.filter((one) => !shipped.includes(one))]) {
    const rules = rulesOfChoice(editions, choice.id, value)
    if (choice.id === here) found.push({ choice, ruleset: value.ruleset, state: 'ruled', ruling, difference: null })
    else if (rules) found.push({ choice, ...underEdition(withRuleset(value, rules), ruling, EACH) })
    yield
  }
  return found
}

/** The question under every edition, oldest first, then the user's own, the present one among them. Returns what stops the work. */
export function underAllEditions(
  { library: { editions } }: Pick<App, 'library'>,
  value: ClixCase,
  ruling: Ruling,
  done: (found: readonly UnderChoice[]) => void,
  failed: (message: string) => void
): () => void {
  const ofThese = known.get(editions) ?? new WeakMap<ClixCase, readonly UnderChoice[]>()
  known.set(editions, ofThese)
  return inSlicesOnce(ofThese, value, () => Promise.resolve(allEditions(editions, value, ruling)), done, failed)
}

/** The reasons there beside those here: those that differ, and those that count; what was only looked at in both is left out. */
export const markedReasons = (here: Ruling, there: Ruling): readonly ComparedReason[] =>
  compareReasons(here.because, there.because).filter(
    ({ mark, reason }) => mark !== 'same' || reason.weight === 'decides' || reason.weight === 'contributes'
  )
