/** Countered powers and changed values as they last: until the next turn of the side that used them, or until they end before that. */
import type { UseEvent, ValueName } from '../../contract/case.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Lasting } from './situation.ts'

/** The figure that uses it. `side`: until whose turn it lasts. */
interface User {
  readonly id: string
  readonly side: string | null
}

/** Whether this power lasts until the next turn of its user, whatever happens to user and target. */
export const keeps = ({ effects }: Pick<Ruleset, 'effects'>, power: string): boolean =>
  effects
    .get(power)
    ?.clauses.some((clause) => clause.phase === 'use' && (clause.does === 'counter' || clause.does === 'change-value') && clause.keeps) ??
  false

/** An effect of a power in use, as it lasts: in some editions only as long as its user has the power (GEN-08). */
export const lastingUse = (
  { params }: Pick<Ruleset, 'params'>,
  { figure, power }: Pick<UseEvent, 'figure' | 'power'>,
  rule: string,
  lasts: Pick<Lasting, 'on' | 'untilTurnOf' | 'applied' | 'once' | 'holdsValues' | 'gives'>
): Lasting => ({
  by: figure,
  effect: power,
  rule,
  endsWithSource: params.time.effectsEndWithSource,
  endsWhenHurt: false,
  ...lasts
})

/** A countered power or ability, as long as its maker has the power that counters it (OUT-06). */
export const lastingCounter = (ruleset: Pick<Ruleset, 'effects'>, by: User, power: string, on: string, counter: string): Lasting => ({
  by: by.id,
  effect: power,
  on,
  rule: 'OUT-06',
  untilTurnOf: by.side,
  counter,
  endsWithSource: !keeps(ruleset, power),
  endsWhenHurt: false
})

/** A changed value, until its figure is damaged or healed (POW-PX), and in some editions as long as its maker has the power (GEN-08). */
export const lastingChange = (
  { params, effects }: Pick<Ruleset, 'params' | 'effects'>,
  by: User,
  power: string,
  on: string,
  change: { readonly value: ValueName; readonly modifier: number }
): Lasting => ({
  by: by.id,
  effect: power,
  on,
  rule: 'POW-PX',
  untilTurnOf: by.side,
  applied: { source: power, by: by.id, value: change.value, modifier: change.modifier },
  endsWithSource: params.time.effectsEndWithSource,
  endsWhenHurt: !keeps({ effects }, power)
})
