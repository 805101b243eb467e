/** What a grenade leaves behind, and does at the beginning of its thrower's next turn (ABL-GRN). */
import type { AttackEvent, CaseTarget } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { distanceBetween, edgeBetween, squareAt, xyOf, type Square } from '../../../grid/grid.ts'
import { BLOCKING, WALL } from '../../../position/position.ts'
import { withoutWall } from '../../../position/changes.ts'
import type { AttackClauseOf } from '../../attack/input.ts'
import { dealDamage } from '../../damage/damage.ts'
import { areSquaresAdjacent } from '../../situation/adjacency.ts'
import type { Oracle } from '../../oracle/oracle.ts'
import { leavesOf } from '../../situation/smoke.ts'
import { contributes, decides, quiet } from '../../situation/reasons.ts'
import { byId, type FigureState, type Situation } from '../../situation/situation.ts'
import type { Burst, Play } from '../play/play.ts'

interface Thrown {
  readonly id: string
  readonly clause: AttackClauseOf<'blast'>
}

type Leaves = NonNullable<AttackClauseOf<'blast'>['leaves']>

/** Markers in the square and, as far as there may be more, in squares next to it. */
function putMarkers(play: Play, event: AttackEvent, { id, clause }: Thrown, center: Square, { markers = 0 }: Leaves): Reason | null {
  const { grid, ground, objects } = play.situation.position
  const more = (play.oracle({ choices: event.choices }).all('squares') ?? []).map(([x, y]) => squareAt(grid, x, y))
  const squares = [center, ...more]
  const at = squares.map((square) => xyOf(grid, square))
  const facts = { user: event.from, effect: id, count: squares.length, most: markers }
  if (
    squares.length > markers ||
    new Set(squares).size !== squares.length ||
    more.some((square) => !areSquaresAdjacent(play.situation, square, center))
  )
    return decides(clause.rule, 'blast.markers-next-to', { by: id, at, facts })
  const blocking = squares.filter((square) => (ground[square]! & BLOCKING) !== 0)
  if (blocking.length > 0)
    return decides('TER-07', 'use.marker-not-clear', { by: id, at: blocking.map((square) => xyOf(grid, square)), facts })
  const { side } = play.state(event.from)
  const made = squares.map((square) => ({
    id: `${event.from}-${id}-${square}`,
    kind: 'hindering-marker' as const,
    square,
    putBy: { side, effect: id }
  }))
  const others = objects.filter((object) => !made.some((marker) => marker.id === object.id))
  play.setObjects([...others, ...made])
  play.because.push(contributes(clause.rule, 'use.markers', { by: id, at, facts }))
  return null
}

/** Blocking terrain next to the square, and walls along it, fall. */
function tearDown(play: Play, targets: readonly CaseTarget[], { id, clause }: Thrown, center: Square, most: number): Reason | null {
  const { grid } = play.situation.position
  const at = (xy: readonly [number, number]): Square => squareAt(grid, xy[0], xy[1])
  const facts = { effect: id, count: targets.length, most }
  const refuse = (say: string): Reason => decides(clause.rule, say, { by: id, at: [xyOf(grid, center)], facts })
  if (targets.length > most) return refuse('blast.destroys-too-much')
  for (const target of targets) {
    const { position } = play.situation
    if (typeof target === 'object' && 'wall' in target) {
      const [a, b] = [at(target.wall[0]), at(target.wall[1])]
      const isThere = distanceBetween(grid, a, b) === 1 && (a === center || b === center)
      if (!isThere || (position.edges[edgeBetween(grid, a, b)]! & WALL) === 0) return refuse('blast.destroys-nothing-there')
      play.situation = { ...play.situation, position: withoutWall(position, a, b) }
    } else if (typeof target === 'object' && 'square' in target) {
      const square = at(target.square)
      if (distanceBetween(grid, square, center) !== 1 || (position.ground[square]! & BLOCKING) === 0)
        return refuse('blast.destroys-nothing-there')
      const debris = play.debrisOf(square, `debris-${target.square.join('-')}`)
      const left = position.objects.filter((object) => object.kind !== 'blocking-marker' || object.square !== square)
      play.setObjects([...left, debris])
    } else return refuse('blast.destroys-nothing-there')
  }
  play.because.push(
    contributes(clause.rule, targets.length > 0 ? 'blast.destroyed' : 'blast.may-destroy', { by: id, at: [xyOf(grid, center)], facts })
  )
  return null
}

/** Plays what stays after the throw; null, or why what was named for it cannot be. */
export function leaveBehind(play: Play, event: AttackEvent, thrown: Thrown, center: Square, hits: readonly string[]): Reason | null {
  const { id, clause } = thrown
  const { leaves } = clause
  if (!leaves) return null
  const { grid } = play.situation.position
  if (leaves.markers !== undefined) {
    const refused = putMarkers(play, event, thrown, center, leaves)
    if (refused) return refused
  }
  if (leaves.destroys !== undefined) {
    const refused = tearDown(play, play.oracle({ choices: event.choices }).all('destroy') ?? [], thrown, center, leaves.destroys)
    if (refused) return refused
  }
  const { side } = play.state(event.from)
  const at = [xyOf(grid, center)]
  const burst = { side, effect: id, rule: clause.rule }
  if (leaves.around !== undefined) {
    play.turn.bursts = [...play.turn.bursts, { ...burst, amount: leaves.around, type: 'penetrating', square: center, marked: null }]
    play.because.push(contributes(clause.rule, 'blast.around-later', { by: id, at, facts: { effect: id, side, amount: leaves.around } }))
  }
  if (leaves.marked !== undefined) {
    const marked = hits.find((hit) => play.state(hit).squares.includes(center))
    if (marked !== undefined) {
      const { amount, friends } = leaves.marked
      play.turn.bursts = [...play.turn.bursts, { ...burst, amount, type: 'normal', square: null, marked: { figure: marked, friends } }]
      play.because.push(
        contributes(clause.rule, 'blast.marks', { by: id, at, facts: { effect: id, side, amount, friends, figure: marked } })
      )
    }
  }
  return null
}

/** Whom it hurts now, and by how much. */
function hurtBy(play: Play, burst: Burst): readonly (readonly [FigureState, number])[] {
  const there = play.situation.states.filter(({ ko, squares }) => !ko && squares.length > 0).sort(byId)
  const isNear = (state: FigureState, squares: readonly Square[]): boolean =>
    state.squares.some((square) => squares.some((other) => square === other || areSquaresAdjacent(play.situation, other, square)))
  const { square, marked } = burst
  if (square !== null) return there.filter((state) => isNear(state, [square])).map((state) => [state, burst.amount])
  const figure = there.find(({ id }) => id === marked?.figure)
  if (!figure || !marked) return []
  const friends = there.filter((state) => state !== figure && state.side === figure.side && isNear(state, figure.squares))
  return [[figure, burst.amount], ...friends.map((state) => [state, marked.friends] as const)]
}

/** The beginning of a side's turn: what its grenades have left works, and is gone. */
export function burst(play: Play, side: string, oracle: Oracle): void {
  const due = play.turn.bursts.filter((one) => one.side === side)
  play.turn.bursts = play.turn.bursts.filter((one) => one.side !== side)
  for (const one of due) {
    const before = play.situation
    const hurt = hurtBy(play, one)
    play.because.push(
      contributes(one.rule, hurt.length > 0 ? 'blast.bursts' : 'blast.bursts-on-nobody', {
        by: one.effect,
        facts: { effect: one.effect, figures: hurt.map(([{ id }]) => id) }
      })
    )
    for (const [figure, amount] of hurt) {
      const result = dealDamage(before, figure, { amount, type: one.type, roll: (id) => oracle.die(figure.id, id), reducer: null })
      play.because.push(...quiet(result.because))
      const missing = result.missingRoll
      if (missing !== null) {
        const facts = { user: figure.id, figure: figure.id, effect: missing.effect, text: `rolls.${figure.id}.${missing.name}` }
        play.turn.open.set(figure.id, contributes(one.rule, 'use.roll-missing', { by: one.effect, facts }))
      }
      play.hurt(figure.id, result.taken)
    }
  }
}

/** What grenades that were thrown before the first event still do. */
export const burstsToCome = (situation: Situation): readonly Burst[] =>
  situation.position.pending.flatMap(({ effect, side, square, figure }): Burst[] => {
    const clause = leavesOf(situation, effect)
    if (!clause) return []
    const burst = { side, effect, rule: clause.rule }
    const { around, marked } = clause.leaves
    return [
      ...(around !== undefined && square !== null
        ? [{ ...burst, amount: around, type: 'penetrating' as const, square, marked: null }]
        : []),
      ...(marked !== undefined && figure !== null
        ? [{ ...burst, amount: marked.amount, type: 'normal' as const, square: null, marked: { figure, friends: marked.friends } }]
        : [])
    ]
  })
