/** Damage and healing that the table reports without an attack (DMG-01, DMG-10). */
import type { TimelineEvent } from '../../contract/case.ts'
import { canBePassedOn, receiverOf } from '../damage/redirect.ts'
import { closed } from '../oracle/openChoices.ts'
import { applyLandingDamage } from '../attack/landing.ts'
import { Tally } from '../tokens/tally.ts'
import { aboutMissingRoll, dealDamage } from '../damage/damage.ts'
import { absenceOf } from '../situation/absence.ts'
import { contributes, decides, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Play } from './play/play.ts'

type DamageEvent = Extract<TimelineEvent, { readonly do: 'damage' }>
type HealEvent = Extract<TimelineEvent, { readonly do: 'heal' }>

export function directDamage(play: Play, event: DamageEvent): Reason | null {
  const state = play.state(event.to)
  if (state.ko) return decides('DMG-07', 'time.figure-gone', { by: state.id, facts: { figure: state.id } })
  const absent = absenceOf(play.situation, state)
  if (absent) return absent
  const oracle = play.oracle(event)
  const taker = receiverOf(state, {
    situation: play.situation,
    by: null,
    oracle,
    barred: event.amount === 0 || !canBePassedOn(event.type ?? 'normal'),
    knocksBack: false,
    because: play.because
  })
  const refused = closed(oracle, play.because)
  if (refused) return refused
  const reducer = oracle.all('reducer')
  const result = dealDamage(play.situation, taker, {
    amount: event.amount,
    type: event.type ?? 'normal',
    attack: false,
    roll: (id) => oracle.die(taker.id, id),
    reducer: typeof reducer === 'string' ? reducer : (reducer?.[taker.id] ?? null)
  })
  play.because.push(...quiet(result.because), ...aboutMissingRoll(result, taker.id))
  const before = play.situation
  play.hurt(taker.id, result.taken)
  const tally = new Tally(play.situation)
  applyLandingDamage(before, tally, play.because)
  play.takeOver(tally)
  return null
}

export function directHeal(play: Play, event: HealEvent): Reason | null {
  const state = play.state(event.to)
  if (state.ko) return decides('DMG-07', 'time.figure-gone', { by: state.id, facts: { figure: state.id } })
  const absent = absenceOf(play.situation, state)
  if (absent) return absent
  const healed = play.heal(state.id, event.amount)
  play.because.push(
    contributes('DMG-10', healed < event.amount ? 'time.healed-to-start' : 'time.healed', {
      by: state.id,
      facts: { figure: state.id, amount: event.amount, healed }
    })
  )
  return null
}
