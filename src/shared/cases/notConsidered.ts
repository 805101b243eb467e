/**
 * What could matter to a ruling and the engine does not know: printed beside every verdict, so that silence never
 * passes for an answer. Looked at: the figures involved and those next to them, the terrain under them, conditions.
 */
import { adjacentTo } from '../engine/adjacency.ts'
import type { NotConsidered } from '../engine/ruling.ts'
import { byId, occupiedTerrain, type FigureState, type Situation } from '../engine/situation.ts'
import type { Square } from '../grid/grid.ts'

export type Topic = 'line-of-fire' | 'attack' | 'movement' | 'knock-back' | 'turn'

const KNOWN_CONDITIONS = new Set(['armor-wars'])

const TEXTS = {
  'special-power': (who: string, id: string) => `${who} has "${id}", which Linejudge does not know.`,
  trait: (who: string, id: string) => `${who} has the trait "${id}", which Linejudge does not know.`,
  'team-ability': (who: string, id: string) => `${who} has the team ability "${id}", which Linejudge does not know.`
} as const

function figuresNear(situation: Situation, involved: readonly FigureState[]): FigureState[] {
  const near = new Map(involved.map((state) => [state.id, state]))
  for (const state of involved) for (const other of adjacentTo(situation, state)) near.set(other.id, other)
  return [...near.values()].sort(byId)
}

function terrainIds(situation: Situation, figures: readonly FigureState[], squares: readonly Square[]): Set<string> {
  const places = new Set([...squares, ...figures.flatMap((figure) => figure.squares)])
  const ids = new Set<string>()
  for (const place of places) for (const id of situation.position.unknownSpecial.get(place) ?? []) ids.add(id)
  return ids
}

/** The list for a ruling on these topics about these figures and squares. */
export function notConsideredIn(situation: Situation, topics: readonly Topic[], figures: readonly FigureState[], squares: readonly Square[]): NotConsidered[] {
  const found: NotConsidered[] = []
  for (const state of figuresNear(situation, figures)) {
    for (const { kind, id } of state.unknown) found.push({ kind, figure: state.id, id, text: TEXTS[kind](state.figure.name, id) })
    for (const effect of state.can.values()) {
      for (const clause of effect.clauses) {
        if (clause.phase === 'judge' && (!clause.touches || clause.touches.some((topic) => topics.includes(topic)))) found.push({ kind: 'special-power', figure: state.id, id: effect.id, text: clause.text })
      }
    }
    for (const { id, text } of state.open) found.push({ kind: 'special-power', figure: state.id, id, text })
  }
  for (const id of terrainIds(situation, figures, squares)) {
    found.push({ kind: 'map-rule', id, text: `The map has special terrain "${id}", which nobody has described; it was treated as clear.` })
  }
  const asked = new Set<string>()
  for (const state of [...figures].sort(byId)) {
    for (const rule of occupiedTerrain(situation, state)) {
      for (const clause of rule.clauses) {
        if (clause.phase !== 'ask-judge' || asked.has(`${rule.id} ${clause.rule}`) || !clause.touches.some((topic) => topics.includes(topic))) continue
        asked.add(`${rule.id} ${clause.rule}`)
        found.push({ kind: 'map-rule', id: rule.id, text: clause.text })
      }
    }
  }
  for (const id of situation.position.conditions) {
    if (!KNOWN_CONDITIONS.has(id)) found.push({ kind: 'condition', id, text: `The battlefield condition "${id}" is in play, which Linejudge does not know.` })
  }
  return found
}

/**
 * Powers of the attacker that come after the attack has resolved, such as Repulsor Rays: they are a question of their
 * own, and a ruling on the attack says so.
 */
export function comesAfterwards(attacker: FigureState): NotConsidered[] {
  return [...attacker.can.values()]
    .filter((effect) => effect.act === 'event' && effect.clauses.some((clause) => clause.phase === 'knock-back' && clause.does === 'cause'))
    .map((effect) => ({
      kind: 'special-power', figure: attacker.id, id: effect.id,
      text: `${attacker.figure.name} may use ${effect.name} after this attack: ask for that knock back by itself.`
    }))
}
