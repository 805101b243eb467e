/** Where a figure stands for its attack, and by which rolls it comes there. */
import { fraction, ONE, times, type Fraction } from '../../base/numbers/fraction.ts'
import type { ObjectWeight } from '../../contract/case.ts'
import { distanceBetween, type Square } from '../../grid/grid.ts'
import type { MapObject } from '../../position/position.ts'
import { moverOf, type Mover } from '../ground/ground.ts'
import { breakAway } from '../movement/breakAway.ts'
import type { Approach, Start } from '../movement/mover.ts'
import { handleObjects } from '../movement/objects.ts'
import { handlesObjects } from '../situation/objectRules.ts'
import type { FigureState, Situation } from '../situation/situation.ts'

export interface Stand {
  /** In which the square that moves ends. */
  readonly square: Square
  /** All squares that it then stands on. */
  readonly base: readonly Square[]
  /** Fewest steps to it. */
  readonly steps: number
  /** It is reached only with so much more speed; 0: with its own. */
  readonly needsSpeed: number
  /** Its way is on the lower level, under a bridge (MAP-25). */
  readonly under?: true
  /** Taken up on the way. */
  readonly pickUp: MapObject | null
  /** The chance to get away from the opponents next to it, where it has to. */
  readonly away: Fraction
  /** Opponents that it comes next to on the way by a roll (TEAM-HYPERTIME): no more of them than it has to. */
  readonly approaches: readonly Approach[]
  /** The chance of those rolls. */
  readonly comes: Fraction
  /** The chance to get there at all. */
  readonly reached: Fraction
}

export const NO_APPROACHES: readonly Approach[] = []

/** Reached without any roll, but for the one to get away. */
export const freely = (away: Fraction): Pick<Stand, 'away' | 'approaches' | 'comes' | 'reached'> => ({
  away,
  approaches: NO_APPROACHES,
  comes: ONE,
  reached: away
})

/** How often of six the figure gets away from its neighbours in this action. */
export function chanceToGetAway(situation: Situation, user: FigureState, action: string): Fraction {
  const freed = [1, 2, 3, 4, 5, 6].filter((roll) => breakAway(situation, user, roll, [action]).verdict !== 'failure').length
  return fraction(freed, 6)
}

/** Could a move of so many squares from one of these come next to one of those, by the distance alone? Linked squares are next to each other wherever they lie. */
export const mayComeNextTo = (
  { position: { grid, links } }: Situation,
  from: readonly Square[],
  speed: number,
  to: readonly Square[]
): boolean => links.size > 0 || to.some((square) => from.some((own) => distanceBetween(grid, own, square) <= speed + 1))

/** Opponents near enough that the figure may have to roll before it comes next to them. */
export const rolledFor = (
  situation: Situation,
  { mover, approaches }: Start,
  from: readonly Square[],
  speed: number
): readonly Approach[] =>
  approaches.filter(
    ({ guard, ignored }) => !ignored && mover.figure.id !== guard.id && mayComeNextTo(situation, from, speed, guard.squares)
  )

/** The chance that all of these rolls succeed. */
export const chanceOfAll = (approaches: readonly Approach[]): Fraction =>
  approaches.reduce((all, { fails }) => times(all, fraction(6 - fails, 6)), ONE)

/** The mover that comes next to these of the opponents and to no other that it would have to roll for. */
export function moverBeside(situation: Situation, { mover, wish }: Start, rolled: readonly Approach[], only: readonly Approach[]): Mover {
  const guards = rolled.filter(({ guard }) => only.every((one) => one.guard.id !== guard.id)).map(({ guard }) => guard)
  return guards.length === 0 ? mover : moverOf(situation, mover.figure, { ...wish, guards })
}

/** Every choice of so many of them. */
export function* choices<One>(from: readonly One[], count: number): Generator<readonly One[]> {
  if (count === 0) yield []
  else for (const [at, one] of from.entries()) for (const rest of choices(from.slice(at + 1), count - 1)) yield [one, ...rest]
}

/** By which rolls it gets there, with what chance; `away`: to get away first. */
export function comingBy(approaches: readonly Approach[], away: Fraction): Pick<Stand, 'away' | 'approaches' | 'comes' | 'reached'> {
  if (approaches.length === 0) return freely(away)
  const comes = chanceOfAll(approaches)
  return { away, approaches, comes, reached: times(away, comes) }
}

/** Is it of a weight that can be struck with? */
export const isWeight = (kind: string): kind is ObjectWeight => kind === 'light' || kind === 'heavy' || kind === 'ultra-heavy'

/** The objects that it may take up on its way to strike with. */
export const objectsFor = ({ position }: Situation, user: FigureState): readonly MapObject[] =>
  handlesObjects(user) && !user.figure.holding ? position.objects.filter(({ kind }) => isWeight(kind)) : []

/** Can it take up this object from one of these squares in an action in which it attacks with it? */
export const mayLift = (situation: Situation, mover: Mover, action: string, object: MapObject, at: readonly Square[]): boolean =>
  handleObjects(situation, mover, action, at, { pickUp: object.id, putDown: null, attackAfter: true }).against.length === 0
