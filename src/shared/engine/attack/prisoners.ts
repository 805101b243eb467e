/** What happens to figures that were hit besides damage: taken captive, or made to act for the other side. */
import { contributes } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { squareAt, xyOf, type Square } from '../../grid/grid.ts'
import { areSquaresAdjacent } from '../situation/adjacency.ts'
import { captivesOf, release } from '../situation/captives.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { canBePlaced } from '../ground/base.ts'
import { attackClauses, type AttackInput } from './input.ts'
import { aboutFall, droppedObject } from './objects.ts'
import type { Tally } from '../tokens/tally.ts'

/** Captives leave the map and drop what they hold (ABL-CAP). */
function capture(input: AttackInput, tally: Tally, hits: readonly FigureState[], because: Reason[]): void {
  for (const { id, clause } of attackClauses(input.attacker, input.means, 'capture')) {
    for (const { figure, id: captive } of hits) {
      because.push(contributes(clause.rule, 'attack.captured', { by: id, facts: { user: input.attacker.id, figure: captive } }))
      const square = tally.state(captive).squares[0]
      if (figure.holding && square !== undefined) {
        tally.held.set(captive, null)
        tally.dropped.push(droppedObject(figure, figure.holding, square))
        because.push(
          contributes('ERR-20', 'object.dropped', { by: captive, facts: { figure: captive } }),
          ...aboutFall(tally.situation, captive, tally.state(captive).squares)
        )
      }
      if (tally.situation.lasting?.some((one) => one.by === captive))
        because.push(contributes('RDG-CAPTIVE', 'capture.goes-on', { by: captive, facts: { figure: captive } }))
      const held = captivesOf(tally.situation, captive).map((one) => one.id)
      if (held.length > 0)
        because.push(contributes('RDG-CAPTIVE', 'capture.keeps-its-captives', { by: captive, facts: { figure: captive, figures: held } }))
      tally.change(figure.index, { captiveOf: input.attacker.id })
      tally.place(figure.index, [])
    }
  }
}

/** Where a figure may be put with one of its squares next to these squares, by row then column. */
export function freeNextTo(situation: Situation, figure: FigureState, squares: readonly Square[]): Square[] {
  const near = new Set<Square>()
  for (let square = 0; square < situation.occupant.length; square++)
    if (squares.some((other) => areSquaresAdjacent(situation, other, square)) && canBePlaced(situation, figure, square)) near.add(square)
  return [...near]
}

/** One captive of the figure hit is free again, next to it and with one action token (ABL-CAP). */
function rescue(input: AttackInput, tally: Tally, hits: readonly FigureState[], because: Reason[]): void {
  for (const { id, clause } of attackClauses(input.attacker, input.means, 'rescue')) {
    for (const captor of hits) {
      const held = captivesOf(tally.situation, captor.id).filter(({ side }) => side === input.attacker.side)
      if (held.length === 0) continue
      const chosen = input.oracle.choose(
        'captive',
        null,
        held.map((one) => one.id),
        clause.rule
      )
      const captive = tally.state(chosen)
      tally.situation = release(tally.situation, captive, captor.squares)
      const facts = { user: input.attacker.id, figure: chosen, captor: captor.id }
      because.push(contributes(clause.rule, 'capture.rescued', { by: id, facts }))
      const { grid } = tally.situation.position
      const free = captive.figure.squares.length > 1 ? [] : freeNextTo(tally.situation, captive, captor.squares)
      if (free.length === 0) continue
      const at = input.oracle.choose(
        'place',
        chosen,
        free.map((square) => xyOf(grid, square)),
        clause.rule
      )
      tally.change(captive.figure.index, { rescuedFrom: null })
      tally.place(captive.figure.index, [squareAt(grid, at[0], at[1])])
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
  rescue(input, tally, hits, because)
  control(input, hits, because)
}
