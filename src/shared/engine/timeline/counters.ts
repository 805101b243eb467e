/** Counters that special terrain puts on figures: when they are lost (MAP-23). */
import { contributes } from '../situation/reasons.ts'
import { countersLeft, countersLost } from '../situation/counters.ts'
import type { Play } from './play/play.ts'

/** Takes off what this damage ends. @param struck who took damage of an attack itself @param hurt the damage of everybody with counters before it */
export function loseCounters(play: Play, struck: ReadonlySet<string>, hurt: ReadonlyMap<string, number>): void {
  for (const [id, before] of hurt) {
    if ((play.damage.get(id) ?? 0) <= before) continue
    const state = play.state(id)
    const lost = countersLost(play.situation, state, struck.has(id))
    if (lost.size === 0) continue
    play.change(state.figure.index, { counters: countersLeft(state, lost) })
    for (const [counter, rule] of lost)
      play.because.push(contributes(rule, 'terrain.counters-lost', { by: id, facts: { figure: id, counter } }))
  }
}
