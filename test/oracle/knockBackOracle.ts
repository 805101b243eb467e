/**
 * A slow, naive knock back, written from sections 11 to 14 and algorithm C alone. It shares nothing with the engine
 * but the case format. It answers for the causes in `CAUSES`, without Mastermind, dials and first-round immunity.
 */
import type { CaseFigure, ClixCase, KnockBackAsk, Step, SquareXY } from '../../src/shared/contract/case.ts'
import { isSame, readingOrder } from './exactLine.ts'
import {
  cannotEnter,
  canUse,
  distance,
  figureById,
  isBig,
  isBlocking,
  isForceField,
  isIndoor,
  isOnMap,
  isSpecial,
  isWall,
  levelAt,
  squaresOf
} from './plainBoard.ts'

export const CAUSES = ['attack', 'force-blast', 'quake', 'living-bomb-burst', 'repulsor-rays', 'swat'] as const

export interface Moved {
  readonly figure: string
  readonly knockedBack: boolean
  readonly squares: number
  readonly direction: Step | null
  readonly path: readonly SquareXY[]
  readonly end: SquareXY
  readonly stoppedBy: string | null
  readonly damage: readonly { readonly kind: string; readonly to: string; readonly dealt: number; readonly taken: number }[]
}
export interface KnockBackAnswer {
  readonly verdict: 'knocked-back' | 'none' | 'mixed' | 'illegal'
  readonly results: readonly Moved[]
}

/** Where everybody stands now: the path of one is in the way of the next. */
type Places = Map<string, readonly SquareXY[]>

/** The answer; `directions` chooses for figures whose direction is open (2010), by figure, instead of the case. */
export function knockBackAnswer(c: ClixCase, directions: Readonly<Record<string, Step>> = {}): KnockBackAnswer {
  const ask = c.ask as KnockBackAsk
  const chosen = { ...ask.choices?.direction, ...directions }
  const places: Places = new Map((c.figures ?? []).map((f) => [f.id, squaresOf(f)]))
  const origin = ask.origin ?? squaresOf(figureById(c, ask.from!))[0]!
  const far = new Map(
    ask.hits.map((hit) => {
      const away = squaresOf(figureById(c, hit.figure)).map((square) => distance(origin, square))
      return [hit.figure, Math.min(...away)] // KB-22
    })
  )
  // KB-20: farthest first. KB-21: the active player's order among equals, else the order of the hits.
  const turn = (id: string): number => {
    const place = (ask.choices?.order ?? []).indexOf(id)
    return place < 0 ? Number.MAX_SAFE_INTEGER : place
  }
  const hits = [...ask.hits].sort((p, q) => far.get(q.figure)! - far.get(p.figure)! || turn(p.figure) - turn(q.figure))
  const results: Moved[] = []
  for (const hit of hits) {
    const figure = figureById(c, hit.figure)
    const start = [...places.get(figure.id)!].sort(readingOrder)[0]!
    const due = squaresDue(c, ask, figure, hit.damageTaken ?? 0, hit.damageDealt ?? hit.damageTaken ?? 0)
    if (due === 0) {
      results.push({
        figure: figure.id,
        knockedBack: false,
        squares: 0,
        direction: null,
        path: [],
        end: start,
        stoppedBy: null,
        damage: []
      })
      continue
    }
    const open = directionsFor(c, origin, start)
    const wanted = chosen[figure.id]
    if (wanted && !open.some((step) => isSame(step, wanted))) return { verdict: 'illegal', results: [] }
    const moved = move(c, ask, figure, start, wanted ?? open[0]!, due, places)
    places.set(figure.id, [moved.end])
    results.push(moved)
  }
  const count = results.filter((r) => r.knockedBack).length
  return { verdict: count === 0 ? 'none' : count === results.length ? 'knocked-back' : 'mixed', results }
}

/** The directions open to the attacker, straight before diagonal (KB-08, KB-10, KB-11, KB-12). */
export function directionsFor(c: ClixCase, origin: SquareXY, target: SquareXY): readonly Step[] {
  const dx = target[0] - origin[0]
  const dy = target[1] - origin[1]
  const diagonal: Step = [Math.sign(dx), Math.sign(dy)]
  if (dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy) || c.ruleset !== 'heroclix-2010') return [diagonal]
  return [Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)], diagonal]
}

/** How many squares are due: the trigger, the amount and the immunities (sections 11 and 13). */
function squaresDue(c: ClixCase, ask: KnockBackAsk, figure: CaseFigure, taken: number, dealt: number): number {
  if (squaresOf(figure).length > 1) return 0 // KBX-03, Q7
  const cause = ask.cause ?? 'attack'
  const isImmune = canUse(figure, 'charge') || isBig(figure) || (c.ruleset === 'heroclix-2013' && canUse(figure, 'combat-reflexes'))
  const anyway = isImmune ? 0 : dueAnyway(c, ask, figure, taken, dealt)
  // KBX-05: until 2012 Combat Reflexes lets its player have it although the attack would not, immunities or not.
  const wants =
    c.ruleset !== 'heroclix-2013' &&
    canUse(figure, 'combat-reflexes') &&
    (cause === 'attack' || cause === 'quake') &&
    ask.choices?.knockBack?.[figure.id] === true
  return anyway === 0 && wants ? taken : anyway
}

/** The amount for a figure without immunities and without a choice of its own. */
function dueAnyway(c: ClixCase, ask: KnockBackAsk, figure: CaseFigure, taken: number, dealt: number): number {
  const cause = ask.cause ?? 'attack'
  const isDoubles = ask.dice !== undefined && ask.dice[0] === ask.dice[1] && ask.dice[0] !== 1 // KB-01
  const place = squaresOf(figure)[0]!
  if (cause === 'force-blast') return (ask.roll ?? []).reduce((sum, die) => sum + die, 0)
  if (cause === 'quake') return c.ruleset === 'heroclix-2013' ? 2 : taken
  if (cause === 'living-bomb-burst' || cause === 'swat') return taken
  if (cause === 'repulsor-rays') {
    const attacker = figureById(c, ask.from!)
    const from = squaresOf(attacker)[0]!
    const range = attacker.range ?? 8
    const inSpace = [from, place].some((square) => isSpecial(c, square, 'deep-space')) // MAP-DS3
    return Math.max(0, (inSpace ? Math.ceil(range / 2) : range) - distance(from, place))
  }
  if (isDoubles && taken > 0) return taken
  if (isSpecial(c, place, 'deep-space')) return Math.max(0, dealt - 2) // MAP-DS4
  if (isSpecial(c, place, 'space-racetrack-low-gravity')) return taken // MAP-01
  return 0
}

function move(c: ClixCase, ask: KnockBackAsk, figure: CaseFigure, start: SquareXY, direction: Step, due: number, places: Places): Moved {
  const path: SquareXY[] = []
  const inSpace = (square: SquareXY): boolean => isSpecial(c, square, 'deep-space')
  const isTaken = (square: SquareXY): boolean =>
    [...places].some(([id, squares]) => id !== figure.id && squares.some((s) => isSame(s, square)))
  let here = start
  let stoppedBy: string | null = null
  let bump = 0
  let extra = 0
  let struck: string | null = null
  while (path.length < due && stoppedBy === null) {
    const next: SquareXY = [here[0] + direction[0], here[1] + direction[1]]
    if (!isOnMap(c, next)) {
      stoppedBy = 'edge' // KBD-01
      bump = inSpace(here) ? 0 : 1 // MAP-DS8, reading `kb-edge-space`
      break
    }
    const way = wayBarred(c, here, next)
    const below = levelAt(c, next) < levelAt(c, here)
    const above = levelAt(c, next) > levelAt(c, here)
    if (way) {
      stoppedBy = way
      bump = 1
    } else if (below) {
      if (isTaken(next) || isBlocking(c, next) || cannotEnter(c, next)) {
        stoppedBy = 'drop-occupied' // KBD-06
        extra = isSpecial(c, next, 'helicarrier-10000-feet-below') ? 1 : 0
      } else {
        path.push(next)
        stoppedBy = 'drop' // KBD-05, KBD-14
        bump = canUse(figure, 'flight') ? 0 : 2
      }
    } else if (isBlocking(c, next)) {
      stoppedBy = 'blocking' // KBD-02
      bump = 1
    } else if (cannotEnter(c, next)) {
      stoppedBy = 'special'
      bump = 1
      extra = isSpecial(c, next, 'helicarrier-10000-feet-below') ? 1 : 0 // MAP-HC1
    } else if (above) {
      stoppedBy = 'higher' // KBD-04, Q21
      bump = 1
    } else if (isTaken(next)) {
      stoppedBy = 'figure' // KBD-07
      struck = [...places].find(([id, squares]) => id !== figure.id && squares.some((s) => isSame(s, next)))![0]
    } else {
      path.push(next)
      here = next
      if (inSpace(start) && !inSpace(next)) stoppedBy = 'left-space' // MAP-DS7, reading `kb-left-space-last`
    }
  }
  const damage: { kind: string; to: string; dealt: number; taken: number }[] = []
  const hurt = (to: CaseFigure, dealt: number): void => {
    damage.push({ kind: 'knock-back', to: to.id, dealt, taken: afterReducers(c, ask, to, dealt) })
  }
  if (bump > 0) hurt(figure, bump)
  if (extra > 0) damage.push({ kind: 'unavoidable', to: figure.id, dealt: extra, taken: extra })
  if (struck !== null && ask.cause === 'swat') {
    // KBX-16
    hurt(figure, 2)
    hurt(figureById(c, struck), 2)
  }
  return { figure: figure.id, knockedBack: true, squares: due, direction, path, end: path.at(-1) ?? start, stoppedBy, damage }
}

/** A wall or force field on a straight step; both detours of a diagonal one barred (KBD-02, KBD-03, Q9, Q10). */
function wayBarred(c: ClixCase, here: SquareXY, next: SquareXY): string | null {
  if (here[0] === next[0] || here[1] === next[1]) {
    return isForceField(c, here, next) ? 'special' : isWall(c, here, next) ? 'wall' : null
  }
  const flanks: SquareXY[] = [
    [next[0], here[1]],
    [here[0], next[1]]
  ]
  const barred = flanks.every((flank) => {
    const edges: (readonly [SquareXY, SquareXY])[] = [
      [here, flank],
      [flank, next]
    ]
    if (edges.some(([p, q]) => isWall(c, p, q) || isForceField(c, p, q))) return true
    const level = levelAt(c, flank)
    if (level > levelAt(c, here)) return true
    const everywhere = c.ruleset !== 'heroclix-2010' && isIndoor(c, flank)
    return (isBlocking(c, flank) || cannotEnter(c, flank)) && (level === levelAt(c, here) || level === levelAt(c, next) || everywhere)
  })
  return barred ? 'corner' : null
}

/** KBD-10, KBD-15, DMG-02, DMG-06: what one reducer leaves of knock-back damage, the best for its controller. */
function afterReducers(c: ClixCase, ask: KnockBackAsk, figure: CaseFigure, dealt: number): number {
  const left = [dealt]
  if (canUse(figure, 'toughness')) left.push(dealt - 1)
  if (canUse(figure, 'invulnerability')) left.push(dealt - 2)
  if (canUse(figure, 'impervious')) {
    const roll = ask.rolls?.[figure.id]?.['impervious']
    const die = typeof roll === 'number' ? roll : roll?.[0]
    left.push(die !== undefined && die >= 5 ? 0 : dealt - 2)
  }
  if (canUse(figure, 'invincible')) left.push(dealt - Math.ceil(dealt / 2))
  if (canUse(figure, 'combat-reflexes') && c.ruleset !== 'heroclix-2013') left.push(0)
  return Math.max(0, Math.min(...left))
}
