/**
 * A slow, naive knock back under the rules of 2023, written from the rows MR-KB, the keyphrase and the decisions alone.
 * It shares nothing with the engine but the case format.
 */
import type { CaseFigure, ClixCase, KnockBackAsk, Step, SquareXY } from '../../src/shared/contract/case.ts'
import { isSame, readingOrder } from './exactLine.ts'
import { blocksSquare, distance, flanksOf, heightOf, isOnMap, SILENT, squaresOf, uses, wallBetween, type Trace } from './modernBoard.ts'
import type { Readings } from './modernReadings.ts'
import { figureById } from './plainBoard.ts'

export interface ModernMoved {
  readonly figure: string
  readonly knockedBack: boolean
  readonly squares: number
  readonly direction: Step | null
  readonly path: readonly SquareXY[]
  readonly end: SquareXY
  readonly stoppedBy: string | null
  readonly damage: readonly { readonly kind: 'knock-back'; readonly to: string; readonly dealt: number; readonly taken: number }[]
}
export interface ModernKnockBack {
  readonly verdict: 'knocked-back' | 'none' | 'mixed'
  readonly results?: readonly ModernMoved[]
  readonly options?: readonly object[]
}

type Places = Map<string, readonly SquareXY[]>
interface Due {
  readonly squares: number
  readonly readings: Readings
  readonly trace: Trace
}

export function answerKnockBack(c: ClixCase, readings: Readings, trace: Trace = SILENT): readonly ModernKnockBack[] {
  const ask = c.ask as KnockBackAsk
  const attacker = figureById(c, ask.from!)
  if ((ask.cause === 'quake' || ask.cause === 'force-blast') && !uses(attacker, ask.cause))
    throw new Error(`${attacker.id} has no ${ask.cause}.`)
  const origin = squaresOf(attacker)[0]!
  const due = new Map(
    ask.hits.map((hit) => [hit.figure, squaresDue(c, ask, figureById(c, hit.figure), hit.damageTaken ?? 0, readings, trace)])
  )
  const moving = ask.hits.map(({ figure }) => figure).filter((id) => due.get(id)! > 0)
  const answer = choosable(ask) ? ask.choices?.knockBack?.[moving[0]!] : true
  // No text describes the steps of a larger base: then only the figures knocked back are answered.
  const isLarge = moving.some((id) => squaresOf(figureById(c, id)).length > 1)
  if (isLarge && answer !== false) return [{ verdict: moving.length === ask.hits.length ? 'knocked-back' : 'mixed' }]
  const play = (isTaken: boolean, steps: Steps = {}): ModernKnockBack =>
    playAll(c, ask, origin, isTaken ? due : new Map(), { readings, trace, steps })
  if (moving.length === 0 || answer === false) {
    if (answer === false) trace('choice against it')
    return [play(false)]
  }
  const open = moving.filter((id) => directionsFor(c, origin, id, readings).length > 1)
  if (moving.some((id) => !isOnLine(origin, squaresOf(figureById(c, id))[0]!))) trace('O-01')
  if (answer === undefined) {
    trace('choice left open')
    if (open.length > 0) return [play(true)]
    const knockBack = (wanted: boolean): object => ({ knockBack: Object.fromEntries(moving.map((id) => [id, wanted])) })
    const [yes, no] = [play(true), play(false)]
    return [
      {
        ...yes,
        options: [
          { choices: knockBack(true), ...yes },
          { choices: knockBack(false), ...no }
        ]
      }
    ]
  }
  if (open.length !== 1) return [play(true)]
  trace('O-01 open')
  const options = directionsFor(c, origin, open[0]!, readings).map((step) => ({
    choices: { direction: { [open[0]!]: step } },
    ...play(true, { [open[0]!]: step })
  }))
  return [{ ...play(true), options }]
}

type Steps = Readonly<Record<string, Step>>

/** Along the diagonal on the far side; if the judge chooses the path, each straight step and the diagonal (O-01). */
function directionsFor(c: ClixCase, origin: SquareXY, id: string, readings: Readings): readonly Step[] {
  const start = squaresOf(figureById(c, id))[0]!
  const [dx, dy] = [Math.sign(start[0] - origin[0]), Math.sign(start[1] - origin[1])]
  if (readings['knockBack.path'] !== 'judge' || isOnLine(origin, start)) return [[dx, dy]]
  return [
    [dx, 0],
    [0, dy],
    [dx, dy]
  ]
}

/** Of an attack the attacker's player chooses (MR-KB-02); an effect that says how far leaves no choice. */
const choosable = ({ cause = 'attack' }: KnockBackAsk): boolean => cause === 'attack' || cause === 'quake'

/** How many squares are due (MR-KB-01 to -03, -14 to -16, O-12, P8-02). */
function squaresDue(c: ClixCase, ask: KnockBackAsk, figure: CaseFigure, taken: number, readings: Readings, trace: Trace): number {
  const { cause = 'attack', attack } = ask
  const attacker = figureById(c, ask.from!)
  const isAttack = choosable(ask)
  const hasPhrase =
    uses(attacker, 'knockback') ||
    uses(attacker, 'force-blast') ||
    (attack === 'close' && uses(attacker, 'super-strength')) ||
    cause === 'quake'
  if (isAttack && !hasPhrase) {
    trace(uses(attacker, 'super-strength') ? 'MR-KB-16 ranged' : 'MR-KB-01 no keyphrase')
    return 0
  }
  if (isAttack && taken === 0) {
    trace('MR-KB-02 no damage')
    return 0
  }
  if (squaresOf(figure).length > 1 && readings['knockBack.severalSquares'] === 'none') {
    trace('O-12')
    return 0
  }
  if (figure.size === 'giant' || figure.size === 'colossal') {
    trace('P8-02')
    if (readings['knockBack.greatSize'] === 'none') return 0
  }
  if (uses(figure, 'charge') || uses(figure, 'combat-reflexes')) trace('MR-KB-14')
  trace(`due by ${cause}`)
  return cause === 'effect' ? ask.squares! : 3
}

const isOnLine = (a: SquareXY, b: SquareXY): boolean => {
  const [dx, dy] = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])]
  return dx === 0 || dy === 0 || dx === dy
}

/** The farthest first, each one whole (D-07); of equally far ones by the order that was chosen, else as they are named. */
function playAll(
  c: ClixCase,
  ask: KnockBackAsk,
  origin: SquareXY,
  due: ReadonlyMap<string, number>,
  how: Omit<Due, 'squares'> & { readonly steps: Steps }
): ModernKnockBack {
  const places: Places = new Map((c.figures ?? []).map((one) => [one.id, squaresOf(one)]))
  const far = (id: string): number => Math.min(...squaresOf(figureById(c, id)).map((square) => distance(origin, square)))
  const turn = (id: string): number => {
    const place = (ask.choices?.order ?? []).indexOf(id)
    return place < 0 ? Number.MAX_SAFE_INTEGER : place
  }
  const hits = ask.hits.toSorted((p, q) => far(q.figure) - far(p.figure) || turn(p.figure) - turn(q.figure))
  if (hits.length > 1) how.trace('D-07')
  const results = hits.map(({ figure: id }): ModernMoved => {
    const figure = figureById(c, id)
    const start = [...places.get(id)!].sort(readingOrder)[0]!
    const squares = due.get(id) ?? 0
    if (squares === 0)
      return { figure: id, knockedBack: false, squares: 0, direction: null, path: [], end: start, stoppedBy: null, damage: [] }
    const direction = how.steps[id] ?? directionsFor(c, origin, id, how.readings)[0]!
    const moved = move(c, figure, { start, direction }, { squares, ...how }, places)
    places.set(id, [moved.end])
    return moved
  })
  const count = results.filter(({ knockedBack }) => knockedBack).length
  return { verdict: count === 0 ? 'none' : count === results.length ? 'knocked-back' : 'mixed', results }
}

/** Square by square, each reason of 12.6d in its order; a fall ends the way in the lower square (MR-KB-05, -06, D-04). */
function move(
  c: ClixCase,
  figure: CaseFigure,
  { start, direction }: { start: SquareXY; direction: Step },
  due: Due,
  places: Places
): ModernMoved {
  const path: SquareXY[] = []
  let here = start
  let stoppedBy: string | null = null
  while (stoppedBy === null && path.length < due.squares) {
    const next: SquareXY = [here[0] + direction[0], here[1] + direction[1]]
    stoppedBy = whatStops(c, figure, here, next, { due, places })
    if (stoppedBy !== null) break
    path.push(next)
    if (heightOf(c, next) < heightOf(c, here)) stoppedBy = 'drop'
    here = next
  }
  due.trace(`stopped by ${stoppedBy}`)
  const dealt = damageFor(figure, path.length, stoppedBy, due)
  const damage = dealt === 0 ? [] : [{ kind: 'knock-back', to: figure.id, dealt, taken: reduces(figure, due.trace) ? 0 : dealt } as const]
  return { figure: figure.id, knockedBack: true, squares: due.squares, direction, path, end: here, stoppedBy, damage }
}

function whatStops(
  c: ClixCase,
  figure: CaseFigure,
  here: SquareXY,
  next: SquareXY,
  { due: { readings, trace }, places }: { due: Due; places: Places }
): string | null {
  const isTaken = [...places].some(([id, squares]) => id !== figure.id && squares.some((square) => isSame(square, next)))
  if (isTaken) {
    if (heightOf(c, here) !== heightOf(c, next) || wallBetween(c, here, next)) trace('D-05')
    return 'figure'
  }
  if (!isOnMap(c, next)) return 'edge'
  // A wall in front of blocking terrain: 12.6d names both in one breath, and the wall is met first.
  if (here[0] === next[0] || here[1] === next[1]) {
    if (wallBetween(c, here, next)) return 'wall'
  } else {
    const isShut = flanksOf(here, next).map((flank): boolean => {
      const isHigher = heightOf(c, flank) > heightOf(c, here)
      if (isHigher) trace('D-06')
      return (
        wallBetween(c, here, flank) ||
        wallBetween(c, flank, next) ||
        blocksSquare(c, flank) ||
        (isHigher && readings['knockBack.higherFlanks'] === 'stop')
      )
    })
    if (isShut.every(Boolean)) return 'corner'
  }
  if (blocksSquare(c, next)) return 'blocking'
  return heightOf(c, next) > heightOf(c, here) ? 'higher' : null
}

/** One damage if anything except a figure ends the path early, and for a fall (MR-KB-09, -10, O-03, P8-03, D-18). */
function damageFor(figure: CaseFigure, gone: number, stoppedBy: string | null, { squares, readings, trace }: Due): number {
  if (stoppedBy === 'figure') return 0
  if (stoppedBy === null) {
    if (squares < 3) trace('D-18')
    return squares < 3 ? Number(readings['knockBack.fewerSquares']) : 0
  }
  if (stoppedBy !== 'drop') return 1
  if (uses(figure, 'flight')) {
    trace('P8-03')
    if (readings['knockBack.flightFalls'] === 'none') return 0
  }
  if (gone < squares) return 1
  trace('O-03')
  return Number(readings['knockBack.fallOnLastSquare'])
}

/** Every reducer takes one damage away whole; no die is rolled for it, since it is not of the attack (P8-01, D-11). */
function reduces(figure: CaseFigure, trace: Trace): boolean {
  const does = ['toughness', 'invulnerability', 'impervious', 'invincible'].some((id) => uses(figure, id))
  if (does) trace('P8-01 reduced')
  return does
}
