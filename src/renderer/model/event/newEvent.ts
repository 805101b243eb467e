/** The settings of a new event: a default for each, or those of an earlier one. */
import { fractionText } from '../../../shared/tournament/state/fraction.ts'
import { houseSetting } from './houseRules.ts'
import type { Settings, SomeSettings } from '../../../shared/tournament/state/settings.ts'

/** What the page of a new event asks. */
export interface EventPlan {
  readonly play: 'constructed' | 'sealed' | 'battle-royale'
  readonly buildTotal: number
  readonly rounds: number
  readonly minutes: number
  readonly cut: number
  readonly checkIn: boolean
  readonly byeScore: number
  readonly keepApart: number
  readonly cap: number
  readonly fee: string
  readonly perSide: number
  readonly age: Settings['age']
  /** Sets that are admitted; empty: all. */
  readonly sets: readonly string[]
}

export const USUAL: EventPlan = {
  play: 'constructed',
  buildTotal: 300,
  rounds: 0,
  minutes: 50,
  cut: 0,
  checkIn: true,
  byeScore: 150,
  keepApart: 0,
  cap: 0,
  fee: '',
  perSide: 1,
  age: 'any',
  sets: []
}

/** What an earlier event says to the page. */
export const planOf = ({
  play,
  buildTotal,
  rounds,
  minutes,
  cut,
  checkIn,
  byeScore,
  keepApart,
  cap,
  fee,
  perSide,
  age,
  sets
}: Settings): EventPlan => ({
  play,
  buildTotal,
  rounds,
  minutes,
  cut,
  checkIn,
  byeScore,
  keepApart,
  cap,
  fee,
  perSide,
  age,
  sets: [...(sets ?? [])]
})

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
    floor: fractionText(floor),
    ...(sets && { sets: [...sets] }),
    ...(ruleset !== null && { ruleset })
  }
}
