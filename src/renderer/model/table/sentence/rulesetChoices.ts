/** The rules to choose from, by name: editions that ship, those of the user, those that only this table brings, the neighbouring games. */
import { RULESETS, type RulesetId } from '../../../../shared/contract/case.ts'
import { rulesetFor, rulesetOn, shelfOf, type BringsEditions } from '../../../../shared/editions/shelf.ts'
import { gameOf } from '../../../../shared/games/all.ts'
import type { EditionFile } from '../../../../shared/formats/documents/editionFile.ts'
import { texts } from '../../../i18n/texts.ts'
import type { Choice } from '../../../text/choices.ts'
import { broughtOnly, isOfList, rulesOfId, usableEditions, type TableRules } from '../../library/ownEditions.ts'

/** The ending of the id of an edition that the table brings and the library does not have so. No id has this sign. */
const OF_TABLE = '@table'

/** The name of the rules of a case. */
export const rulesetName = (value: BringsEditions): string => texts.rulesets[value.ruleset] ?? rulesetFor(value)?.name ?? value.ruleset

const SHIPPED_CHOICES: readonly Choice[] = Object.entries(texts.rulesets).map(([id, label]) => ({ id, label }))

/**
 * The editions of HeroClix.
 * @param value the present rules: an edition that only it brings can be chosen as well
 * @param only the words for that, with its version
 */
export function editionChoices(
  editions: readonly EditionFile[],
  value?: TableRules,
  only: (version: string) => string = texts.ask.ofTable
): readonly Choice[] {
  const shelf = value && shelfOf(value)
  const brought = value && shelf?.ok ? broughtOnly(editions, value) : []
  return [
    ...usableEditions(editions).map(({ id, name, version }) => ({ id, label: name, note: texts.ask.version(version) })),
    ...brought.map((id) => {
      const ruleset = shelf?.ok ? rulesetOn(shelf.value, id) : undefined
      return { id: `${id}${OF_TABLE}`, label: ruleset?.name ?? id, note: only(ruleset?.brought?.version ?? '') }
    }),
    ...SHIPPED_CHOICES.filter(({ id }) => gameOf(id) === undefined)
  ]
}

/** The same with the neighbouring games. */
export const rulesetChoices = (editions: readonly EditionFile[], value?: TableRules): readonly Choice[] => [
  ...editionChoices(editions, value),
  ...SHIPPED_CHOICES.filter(({ id }) => gameOf(id) !== undefined)
]

/** Which of the choices the rules of a case are. */
export const chosenRules = (editions: readonly EditionFile[], value: TableRules): string =>
  rulesOfId(editions, value.ruleset) && isOfList(editions, value) ? value.ruleset : `${value.ruleset}${OF_TABLE}`

/**
 * The rules of a choice; `null`: there are none of that id.
 * @param value the present rules: editions that only the table has stay with it when rules that ship are chosen
 */
export function rulesOfChoice(editions: readonly EditionFile[], id: string, value?: TableRules): TableRules | null {
  if (value && id.endsWith(OF_TABLE)) {
    const ruleset = id.slice(0, -OF_TABLE.length)
    return broughtOnly(editions, value).includes(ruleset) ? { ruleset, editions: value.editions! } : null
  }
  const shipped: RulesetId | undefined = RULESETS.find((one) => one === id)
  if (shipped === undefined) return rulesOfId(editions, id)
  return value?.editions && broughtOnly(editions, value).length > 0 ? { ruleset: shipped, editions: value.editions } : { ruleset: shipped }
}
