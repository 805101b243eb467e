/** The settings of a new event: a default for each, or those of an earlier one. */
import { fractionText } from '../../../shared/base/numbers/fraction.ts'
import { houseSetting } from './record/houseRules.ts'
import { settingsOf, type Settings, type SomeSettings } from '../../../shared/tournament/state/settings.ts'

const PLANNED = [
  'play',
  'buildTotal',
  'rounds',
  'minutes',
  'cut',
  'checkIn',
  'byeScore',
  'keepApart',
  'cap',
  'fee',
  'perSide',
  'age',
  'late',
  'noShowScore',
  'opponentByes',
  'firstTable',
  'names'
] as const satisfies readonly (keyof Settings)[]

/** The fields of a new event and of its settings: one list in one order (`PlanFields.svelte`). */
export interface EventPlan extends Pick<Settings, (typeof PLANNED)[number]> {
  /** Sets that are admitted; empty: all. */
  readonly sets: readonly string[]
  /** The day of the event, such as `2026-12-01`; empty: not known. */
  readonly on: string
  /** The format of its edition, by id; empty: none. */
  readonly format: string
  /** The edition that its calls and team lists are judged by; empty: not said. */
  readonly ruleset: string
  /** Minutes left at which the time is called. */
  readonly calls: readonly number[]
}

/** What the settings of an event, or of an earlier one, say to the page. */
export function planOf(settings: Settings): EventPlan {
  const plain = Object.fromEntries(PLANNED.map((field) => [field, settings[field]])) as Pick<Settings, (typeof PLANNED)[number]>
  const { sets, on, format, ruleset, calls } = settings
  return { ...plain, sets: [...(sets ?? [])], on: on ?? '', format: format?.id ?? '', ruleset: ruleset ?? '', calls: [...calls] }
}

/** A day as it is here, such as `2026-12-01`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Absent players are not paired, and missed rounds are lost, unless the organiser sets it otherwise. */
export const USUAL: EventPlan = planOf(settingsOf({ checkIn: true, late: 'missed' }))

/** Minutes of typed calls, separated by spaces or commas; `null`: one of them cannot be read. */
export function readCalls(typed: string): number[] | null {
  const minutes = typed
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map(Number)
  return minutes.every((one) => Number.isInteger(one) && one > 0 && one < 1440) ? minutes : null
}

/** Everything of an earlier event that is about no player of it, in the form of a file. */
export function settingsAgain({
  floor,
  sets,
  fixedTables: _own,
  ruleset,
  edition,
  editions,
  practice: _made,
  tableMaps,
  house,
  on: _day,
  format: _ofThatDay,
  scoreCap,
  lists,
  ...settings
}: Settings): SomeSettings {
  return {
    ...settings,
    ...(tableMaps.size > 0 && { tableMaps: Object.fromEntries(tableMaps) }),
    ...(house && { house: houseSetting(house) }),
    ...(scoreCap !== null && { scoreCap }),
    // Those of a format are resolved anew for the day of the event.
    lists: lists.filter((one) => one.format === undefined),
    calls: [...settings.calls],
    prizes: [...settings.prizes],
    infractions: [...settings.infractions],
    floor: fractionText(floor),
    ...(sets && { sets: [...sets] }),
    ...(ruleset !== null && { ruleset, edition, editions: [...editions] })
  }
}
