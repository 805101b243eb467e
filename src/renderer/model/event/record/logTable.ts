/** The log of an event as a table: an entry a row. */
import { isRecord } from '../../../../shared/base/validate.ts'
import type { ReadFact } from '../../../../shared/tournament/facts/factKind.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { factWords } from '../words/factWords.ts'
import type { ExportNames, LoggedEvent } from './exportNames.ts'
import { settingChanges, writerWords, type SettingChange } from './logLook.ts'

/** Date and time of this device as every spreadsheet takes them: 2026-03-07 10:15:00, as dates are written in Sweden. */
const WHEN = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/** Number, time, who, what (the sentence of the log) and whether it was taken back, in the order of the log. */
export function logRows(
  { state, entries, settings = {} }: LoggedEvent,
  { withNames, name, words, facts }: ExportNames
): (string | number)[][] {
  const shown: EventState = {
    ...state,
    players: new Map([...state.players].map(([id, player]) => [id, { ...player, name: name(id) }]))
  }
  const told = facts()
  const changed = settingChanges(entries, settings, name)
  return entries.map(({ fact, undone }, index) => {
    const json = told[index]!
    return [
      index + 1,
      fact.at === null ? '' : WHEN.format(fact.at),
      writerWords(shown, { by: writer(fact, json, withNames) }),
      changed.has(index) ? settingsText(changed.get(index)!, words) : factWords(shown, { ...fact, json }),
      undone ? eventTexts.log.yes : ''
    ]
  })
}

/** Every setting that an entry changed, with what it was and is. What the store wrote in its own words may name somebody. */
const settingsText = (changes: readonly SettingChange[], words: (text: string) => string): string =>
  eventTexts.facts.settings(changes.map(({ label, was, is }) => eventTexts.log.change(label, words(was), words(is))).join('; '))

/** Who wrote a fact; without names a role and a device. */
function writer({ by }: ReadFact, json: Readonly<Record<string, unknown>>, withNames: boolean): ReadFact['by'] {
  const { person: _, ...unnamed } = by
  const person = isRecord(json.by) ? json.by.person : undefined
  return withNames && typeof person === 'string' ? { ...unnamed, person } : unnamed
}
