/** The ladder of penalties: the same infraction again proposes the next step. */
import { isSameName } from '../../../../shared/base/text/plainName.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { PENALTY_LEVELS, type EventState, type PenaltyLevel } from '../../../../shared/tournament/state/state.ts'

/** Infractions that penalties are given for: the list of the store, else the usual ones. */
export const infractionsOf = ({ settings }: Pick<EventState, 'settings'>): readonly string[] =>
  settings.infractions.length > 0 ? settings.infractions : eventTexts.penalties.common

/** Typed words as the list has them, if it has them. */
export const infractionNamed = (state: Pick<EventState, 'settings'>, typed: string): string =>
  infractionsOf(state).find((one) => isSameName(one, typed)) ?? typed.trim()

export interface Proposed {
  /** Penalties of the player so far, for whatever. */
  readonly count: number
  readonly level: PenaltyLevel
}

/** One step above the highest level of the same infraction; after the last one it stays. */
export function proposedPenalty({ penalties }: EventState, player: string, infraction: string): Proposed {
  const own = penalties.filter((one) => one.player === player)
  const same = own.filter((one) => isSameName(one.infraction, infraction)).map(({ level }) => PENALTY_LEVELS.indexOf(level))
  const next = Math.min(Math.max(-1, ...same) + 1, PENALTY_LEVELS.length - 1)
  return { count: own.length, level: PENALTY_LEVELS[next]! }
}
