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
  'age'
] as const satisfies readonly (keyof Settings)[]

/** What the page of a new event asks. */
export interface EventPlan extends Pick<Settings, (typeof PLANNED)[number]> {
  /** Sets that are admitted; empty: all. */
  readonly sets: readonly string[]
  /** The edition that its calls and team lists are judged by; empty: not said. */
  readonly ruleset: string
}

/** What the settings of an event, or of an earlier one, say to the page. */
export function planOf(settings: Settings): EventPlan {
  const plain = Object.fromEntries(PLANNED.map((field) => [field, settings[field]])) as Pick<Settings, (typeof PLANNED)[number]>
  return { ...plain, sets: [...(settings.sets ?? [])], ruleset: settings.ruleset ?? '' }
}

/** Who is not there is not paired, unless the organiser says otherwise. */
export const USUAL: EventPlan = planOf(settingsOf({ checkIn: true }))

/** Everything of an earlier event that is about no player of it, in the form of a file. */
export function settingsAgain({
  floor,
  sets,
  fixedTables: _own,
  ruleset,
  practice: _made,
  tableMaps,
  house,
  ...settings
}: Settings): SomeSettings {
  return {
    ...settings,
    ...(tableMaps.size > 0 && { tableMaps: Object.fromEntries(tableMaps) }),
    ...(house && { house: houseSetting(house) }),
    calls: [...settings.calls],
    prizes: [...settings.prizes],
    infractions: [...settings.infractions],
    floor: fractionText(floor),
    ...(sets && { sets: [...sets] }),
    ...(ruleset !== null && { ruleset })
  }
}
