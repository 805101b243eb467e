/** What the log tells beside its sentences: who wrote an entry, which settings it changed from what to what, and the event as it was then. */
import { EventLog } from '../../../../shared/tournament/log/eventLog.ts'
import { isRole } from '../../../../shared/tournament/state/roles.ts'
import { settingsOf, type Settings, type SomeSettings } from '../../../../shared/tournament/state/settings.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import type { ReadFact } from '../../../../shared/tournament/facts/factKind.ts'
import { isRecord } from '../../../../shared/base/validate.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { LogEntry } from '../log/eventHost.ts'
import { nameOf } from '../words/people.ts'
import { settingLabel, settingWords } from '../words/settingWords.ts'

const t = eventTexts.log

/** Who wrote an entry: the role, and the person or player where one is known, else the device. */
export function writerWords(state: EventState, { by }: Pick<ReadFact, 'by'>): string {
  const role = isRole(by.role) ? t.roles[by.role] : by.role
  const who = by.person ?? (by.player === undefined ? by.device && t.device(by.device) : nameOf(state, by.player))
  return [role, ...(who ? [who] : [])].join(' · ')
}

/** The event as it was right after an entry, as the staff sees it: nobody is shortened. @param settings those of the file */
export function asItWas(entries: readonly LogEntry[], settings: SomeSettings, index: number): EventState {
  const log = new EventLog(settings)
  for (const { fact } of entries.slice(0, index + 1)) log.append(fact)
  const { state } = log
  return {
    ...state,
    settings: { ...state.settings, names: 'full' },
    players: new Map([...state.players].map(([id, player]) => [id, { ...player, minor: false }]))
  }
}

/** A setting that was changed. */
export interface SettingChange {
  readonly label: string
  readonly was: string
  readonly is: string
}

/**
 * What each change of settings changed, by the place of its entry in the log. Changes that were taken back before it do not count.
 * @param settings those of the file @param name how a player is called
 */
export function settingChanges(
  entries: readonly LogEntry[],
  settings: SomeSettings,
  name: (player: string) => string
): ReadonlyMap<number, readonly SettingChange[]> {
  const found = new Map<number, readonly SettingChange[]>()
  const standing = new Map<string, SomeSettings>()
  /** What an undo has taken back, so that its own undo brings it back. */
  const gone = new Map<string, { readonly id: string; readonly changes: SomeSettings }>()
  for (const [index, { fact }] of entries.entries()) {
    const id = fact.id ?? `#${index}`
    if (fact.do === 'undo') {
      const target = String(fact.json.fact)
      const back = gone.get(target)
      const changes = standing.get(target)
      if (back) standing.set(back.id, back.changes)
      else if (changes) {
        gone.set(id, { id: target, changes })
        standing.delete(target)
      }
      continue
    }
    if (fact.do !== 'settings' || !isRecord(fact.json.changes)) continue
    const changes = fact.json.changes as SomeSettings
    const before = Object.assign({}, settings, ...standing.values()) as SomeSettings
    const [was, is] = [settingsOf(before), settingsOf({ ...before, ...changes })]
    found.set(
      index,
      Object.keys(changes).map((key) => ({
        label: settingLabel(key),
        was: settingWords(key, key in was ? was[key as keyof Settings] : before[key], name),
        is: settingWords(key, key in is ? is[key as keyof Settings] : changes[key], name)
      }))
    )
    standing.set(id, changes)
  }
  return found
}
