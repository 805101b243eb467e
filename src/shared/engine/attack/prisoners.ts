/** What happens to figures that were hit besides damage: taken captive, or made to act for the other side. */
import { contributes } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { changed } from '../situation/changes.ts'
import type { FigureState } from '../situation/situation.ts'
import { attackClauses, type AttackInput } from './input.ts'
import type { Tally } from '../tokens/tally.ts'

/** Captives leave the map and drop what they hold (ABL-CAP). */
function capture(input: AttackInput, tally: Tally, hits: readonly FigureState[], because: Reason[]): void {
  for (const { id, clause } of attackClauses(input.attacker, input.means, 'capture')) {
    for (const { figure, id: captive } of hits) {
      because.push(contributes(clause.rule, 'attack.captured', { by: id, facts: { user: input.attacker.id, figure: captive } }))
      if (figure.holding) tally.held.set(captive, null)
      tally.situation = changed(tally.situation, figure.index, { squares: [] })
    }
  }
}

/** Whoever is hit may be given an action by the attacker's player (POW-MC). */
function control(input: AttackInput, hits: readonly FigureState[], because: Reason[]): void {
  if (hits.length === 0) return
  const figures = hits.map(({ id }) => id).sort((a, b) => (a < b ? -1 : 1))
  for (const effect of input.means.during.map((id) => input.attacker.can.get(id))) {
    const gives = effect?.clauses.find((clause) => clause.phase === 'action' && clause.gives?.to === 'hit')
    if (effect && gives)
      because.push(contributes(gives.rule, 'attack.controls', { by: effect.id, facts: { user: input.attacker.id, figures } }))
  }
}

export function takePrisoners(input: AttackInput, tally: Tally, hits: readonly FigureState[], because: Reason[]): void {
  capture(input, tally, hits, because)
  control(input, hits, because)
}
