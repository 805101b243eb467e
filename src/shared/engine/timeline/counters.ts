/** Counters that special terrain puts on figures: when they are lost (MAP-23). */
import type { TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'
import { mapClauses } from '../situation/mapClauses.ts'
import { contributes } from '../situation/reasons.ts'
import { withFigure } from '../situation/changes.ts'
import type { Play } from './play/play.ts'

type CounterClause = Extract<TerrainClause, { readonly phase: 'counter' }>

/** Takes off what this damage ends. @param struck who took damage of an attack itself @param hurt the damage of everybody with counters before it */
export function loseCounters(play: Play, struck: ReadonlySet<string>, hurt: ReadonlyMap<string, number>): void {
  for (const [id, before] of hurt) {
    if ((play.damage.get(id) ?? 0) <= before) continue
    const { figure, rules } = play.state(id)
    const clauses: readonly CounterClause[] = [
      ...mapClauses(play.situation.position, 'counter').map(({ clause }) => clause),
      ...rules.flatMap((rule) => rule.clauses.filter((clause) => clause.phase === 'counter'))
    ]
    const lost = new Map<string, string>()
    for (const { counter, lostWhen, rule } of clauses)
      if (figure.counters[counter] && (lostWhen === 'damaged' || (struck.has(id) && lostWhen === 'damaged-by-attack')))
        lost.set(counter, rule)
    if (lost.size === 0) continue
    play.situation = withFigure(play.situation, figure.index, {
      counters: Object.fromEntries(Object.entries(figure.counters).filter(([name]) => !lost.has(name)))
    })
    for (const [counter, rule] of lost)
      play.because.push(contributes(rule, 'terrain.counters-lost', { by: id, facts: { figure: id, counter } }))
  }
}
