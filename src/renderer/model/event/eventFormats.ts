/** The settings that put a format of the edition of an event in force. */
import { formatFields, listsOn } from '../../../shared/cases/common/forceFormats.ts'
import { formatIn } from '../../../shared/editions/formats.ts'
import { rulesetFor } from '../../../shared/editions/shelf.ts'
import type { EditionFormat } from '../../../shared/rules/vocabulary/ruleset.ts'
import type { Settings, SomeSettings } from '../../../shared/tournament/state/settings.ts'
import type { TableRules } from '../library/ownEditions.ts'
import type { EventPlan } from './newEvent.ts'

/** What is filled in as a format is chosen. */
export const planOfFormat = (format: EditionFormat): Partial<EventPlan> => formatFields(format)

type OfEvent = Pick<Settings, 'lists' | 'format'>

/** The settings of a format on a day: the log has its lists in their resolved form, in place of those of the format before. */
function settingsOfFormat(rules: TableRules | null, { format, on }: Pick<EventPlan, 'format' | 'on'>, before: OfEvent): SomeSettings {
  const ruleset = rules && rulesetFor(rules)
  const found = ruleset ? formatIn(ruleset, format) : undefined
  const others = before.lists.filter((one) => one.format === undefined)
  const own = found ? listsOn(ruleset!, found.id, on === '' ? undefined : on) : []
  return {
    format: found ? { id: found.id, name: found.name } : null,
    lists: [...others, ...own] as SomeSettings['lists'],
    ...(found?.score !== undefined ? { scoreCap: found.score === 'capped' } : before.format !== null && { scoreCap: null })
  }
}

/**
 * Changes of a plan as settings of the log.
 * @param plan with the changes in it
 * @param rules those of the plan; `null`: not said
 * @param before the lists and the format of the event so far
 */
export function settingsOfPlan(changes: Partial<EventPlan>, plan: EventPlan, rules: TableRules | null, before: OfEvent): SomeSettings {
  const { on, format, ...rest } = changes
  const isAboutFormat = on !== undefined || format !== undefined || changes.ruleset !== undefined
  const hasFormat = plan.format !== '' || before.format !== null
  return {
    ...(rest as SomeSettings),
    ...(on !== undefined && { on: on === '' ? null : on }),
    ...(isAboutFormat && hasFormat && settingsOfFormat(rules, plan, before))
  }
}
