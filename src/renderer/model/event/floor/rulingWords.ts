/** The words of a ruling of an event, as its fact has them: every device of the staff reads them from the log. */
import type { EventRuling, RulingSaid } from '../../../../shared/tournament/state/state.ts'
import { rulesetFor, ruleText, type BringsEditions } from '../../../../shared/editions/shelf.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { Choice } from '../../../text/choices.ts'
import type { SavedRuling } from '../../../storage/interface/storage.ts'

/** The fields of a `ruling` fact that contain the ruling itself. */
export interface RulingFields {
  readonly title?: string
  readonly verdict?: string
  readonly note?: string
  readonly rule?: string
  readonly ruleset?: string
  readonly case?: SavedRuling['case']
}

/** A larger position stays on the device that saved it: an entry of a venue holds 256 KB. JSON characters. */
export const MOST_POSITION = 100_000

/** Minutes that a table is given with one press. */
export const MINUTES_MORE = [3, 5, 10] as const

/** @param sentence the ruling in one sentence @param rule the rule that decides it */
export function fieldsOfSaved({ title, note, override, case: position }: SavedRuling, sentence: string, rule: string | null): RulingFields {
  const cited = override?.rule ?? rule
  return {
    title,
    verdict: sentence,
    ...(note !== undefined && { note }),
    ...(cited && { rule: cited }),
    ...(JSON.stringify(position).length <= MOST_POSITION && { case: position })
  }
}

/** Of a ruling without a board: the sentence of the judge, and the rule that decides it. */
export const fieldsInWords = (sentence: string, rule: string, ruleset: string): RulingFields => ({
  verdict: sentence.trim(),
  ...(rule !== '' && { rule, ruleset })
})

/** The fact that changes the words of a ruling in the log into others; `null` if they are the same. */
export function changedWords(said: RulingSaid, fields: Pick<RulingFields, 'title' | 'verdict' | 'note' | 'rule'>): NewWords | null {
  const words = (['title', 'verdict', 'note', 'rule'] as const).flatMap((field) => {
    const now = fields[field] ?? null
    return now === said[field] ? [] : [[field, now] as const]
  })
  return words.length === 0 ? null : Object.fromEntries(words)
}
type NewWords = Readonly<Record<string, string | null>>

/** The name of a ruling in lists: its title, or its sentence. An older log has neither. */
export const rulingTitle = ({ ruling, said }: EventRuling, library: readonly SavedRuling[]): string =>
  said.title ?? said.verdict ?? library.find(({ id }) => id === ruling)?.title ?? eventTexts.rulings.gone

/** The heading of the rule that a ruling names, "Hindering terrain"; `null` if it names none that its edition has. */
export function ruleHeading({ said }: EventRuling): string | null {
  const { rule, ruleset, position } = said
  const edition = ruleset ?? (typeof position?.ruleset === 'string' ? position.ruleset : undefined)
  return rule === null ? null : (ruleText(rule, edition)?.title ?? null)
}

/** The rules of an edition, to choose one from. */
export const ruleChoices = (rules: BringsEditions): Choice[] =>
  [...(rulesetFor(rules)?.rules.values() ?? [])].map(({ id, title }) => ({ id, label: `${id} ${title}` }))
