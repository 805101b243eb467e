/** Editions of the user: each with its parents, laid over what ships, and as a choice of rules. */
import { fail, ok, type Problem, type Result } from '../../../shared/base/result.ts'
import type { ClixCase, RulesetId } from '../../../shared/contract/case.ts'
import { chainOf, rulesetFor, rulesetOn, SHIPPED, shelfOf, withEditions, type BringsEditions } from '../../../shared/editions/shelf.ts'
import { shippedRuleset } from '../../../shared/editions/shippedEditions.ts'
import { USUAL_EDITION } from '../../../shared/editions/usual.ts'
import { gameOf } from '../../../shared/games/all.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import type { NamedEdition } from '../typed/typedLine.ts'
import type { Ruleset } from '../../../shared/rules/vocabulary/ruleset.ts'

/** The rules of a table, of an event, of a question: an edition, and the documents that it needs if it does not ship. */
export type TableRules = Pick<ClixCase, 'ruleset' | 'editions'>

/** The rules of a case without the rest of it. */
export const rulesIn = ({ ruleset, editions }: TableRules): TableRules => ({ ruleset, ...(editions && { editions }) })

/** The first digits of the hash of rules: enough to tell two versions apart. */
export const shortHash = (rules: string): string => rules.replace(/^sha256:/, '').slice(0, 8)

/** The problems of an edition and of its parents in a list, those of a parent with its id before the place; empty if it can be ruled by. */
export function problemsOfEdition(editions: readonly EditionFile[], id: string): readonly Problem[] {
  const chain = chainOf(editions, id)
  // The others are there for the list of ids that are known.
  const around = withEditions(
    SHIPPED,
    editions.filter((one) => !chain.includes(one))
  )
  const laid = withEditions(around.ok ? around.value : SHIPPED, chain, (index) => (index === 0 ? '' : `${chain[index]!.id} `))
  return laid.ok ? [] : laid.problems
}

/** The names of editions that are made over one of the list. */
export const madeOver = (editions: readonly EditionFile[], id: string): readonly EditionFile[] =>
  editions.filter(({ parent }) => parent?.id === id)

/** The whole ruleset of an edition of the list, or why there is none. Made once as long as its documents are the same. */
export function ownRuleset(editions: readonly EditionFile[], id: string): Result<Ruleset> {
  const shelf = shelfOf({ editions: chainOf(editions, id) })
  if (!shelf.ok) return fail(...problemsOfEdition(editions, id))
  const ruleset = rulesetOn(shelf.value, id)
  return ruleset ? ok(ruleset) : fail({ code: 'unknown-edition', path: '', message: id })
}

/** The editions of a list that can be ruled by, in its order. */
export const usableEditions = (editions: readonly EditionFile[]): readonly EditionFile[] =>
  editions.filter(({ id }) => ownRuleset(editions, id).ok)

/** The editions of a list that can be ruled by, each with the words that choose it in a typed line. */
export const namedEditions = (editions: readonly EditionFile[]): readonly NamedEdition[] =>
  usableEditions(editions).map(({ id, name, short, typed = [] }) => ({ id, name, words: [name, ...(short ? [short] : []), ...typed] }))

/** The rules by an id: of an edition that ships, or of one of the list with the documents that it needs; `null`: there is none. */
export function rulesOfId(editions: readonly EditionFile[], id: RulesetId): TableRules | null {
  if (shippedRuleset(id)) return { ruleset: id }
  const chain = chainOf(editions, id)
  return chain.length > 0 && ownRuleset(editions, id).ok ? { ruleset: id, editions: chain } : null
}

/** Whether the edition of a case is the one of the list, and rules the same. One that ships is itself. */
export function isOfList(editions: readonly EditionFile[], value: BringsEditions): boolean {
  if (shippedRuleset(value.ruleset)) return true
  const own = ownRuleset(editions, value.ruleset)
  const shelf = shelfOf(value)
  const there = shelf.ok ? rulesetOn(shelf.value, value.ruleset) : undefined
  return own.ok && own.value.brought?.rules === there?.brought?.rules
}

/** The edition that ships and that the rules of a case are, or are made over: for what only these editions have (maps, figures, the book). */
export function shippedBasis(value: BringsEditions): RulesetId {
  if (shippedRuleset(value.ruleset) || gameOf(value.ruleset)) return value.ruleset
  const founded = rulesetFor(value)?.brought?.founded
  return founded !== undefined && shippedRuleset(founded) ? founded : USUAL_EDITION
}

/** The ids of editions that a case brings and that are not those of the list. */
export function broughtOnly(editions: readonly EditionFile[], value: BringsEditions): readonly string[] {
  const shelf = shelfOf(value)
  if (!shelf.ok) return []
  return [...shelf.value.brought.keys()].filter((id) => !isOfList(editions, { ruleset: id, editions: value.editions }))
}
