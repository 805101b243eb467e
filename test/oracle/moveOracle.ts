/**
 * A slow, naive reach of single-base figures, written from sections 4, 5 and 19 alone. It shares nothing with the engine
 * but the case format. Breaking away is taken as done, as `reach` takes it.
 */
import type { CaseFigure, ClixCase, ReachAsk, SquareXY } from '../../src/shared/contract/case.ts'
import { isSame, readingOrder } from './exactLine.ts'
import {
  cannotEnter,
  isBarred,
  isChasm,
  canUse,
  distance,
  figureAt,
  figureById,
  isBig,
  isBlocking,
  isForceField,
  isHindering,
  isIndoor,
  isOnMap,
  isPrintedBlocking,
  isSpecial,
  isWall,
  kindsAt,
  levelAt,
  sideOf,
  squaresOf
} from './plainBoard.ts'

type Ignored = ReadonlySet<string>

export interface ReachAnswer {
  readonly speed: number
  readonly squares: readonly SquareXY[]
}

const isModern = (c: ClixCase): boolean => c.ruleset === 'heroclix-2012' || c.ruleset === 'heroclix-2013'

/** What the figure passes in this action (section 19; POW-LC, POW-PT, POW-HS, ABL-FLY, ABL-GS, SIZ-03). */
function ignoredBy(c: ClixCase, f: CaseFigure, action: string): Ignored {
  const found = new Set<string>()
  const add = (...what: string[]): void => {
    what.forEach((one) => found.add(one))
  }
  // Before water had a symbol of its own it was hindering terrain to those who ignored that (Q23).
  const wet = isModern(c) ? [] : ['water']
  if (canUse(f, 'flight')) add('elevated', 'hindering', ...wet, 'outdoor', 'through')
  if (isBig(f)) add('elevated', 'hindering', ...wet, 'outdoor', ...(isModern(c) ? ['through'] : []))
  if (canUse(f, 'leap-climb') && (action === 'move' || action === 'leap-climb')) add('elevated', 'hindering', ...wet, 'outdoor', 'through')
  if (canUse(f, 'phasing-teleport') && (action === 'move' || action === 'phasing-teleport'))
    add('elevated', 'hindering', 'water', 'indoor', 'outdoor', 'through')
  if (canUse(f, 'swim')) add('water')
  if (action === 'hypersonic-speed') add('past')
  const symbols: Readonly<Record<string, readonly string[]>> = {
    elevated: ['elevated'],
    hindering: ['hindering'],
    water: ['water'],
    blocking: ['indoor', 'outdoor'],
    'indoor-blocking': ['indoor'],
    'outdoor-blocking': ['outdoor'],
    characters: ['through'],
    'opposing-characters': ['through'],
    'adjacent-characters': ['past'],
    'move-past': ['through']
  }
  for (const [id, what] of Object.entries(symbols)) if (canUse(f, `improved-movement:${id}`)) add(...what)
  return found
}

const hinders = (c: ClixCase, ignored: Ignored, s: SquareXY): boolean =>
  ((isHindering(c, s) || isSpecial(c, s, 'graveyard-orange')) && !ignored.has('hindering')) ||
  (kindsAt(c, s).includes('water') && !ignored.has('water'))

const shuts = (c: ClixCase, ignored: Ignored, s: SquareXY): boolean =>
  isBarred(c, s) || ((isBlocking(c, s) || isChasm(c, s)) && !ignored.has(isIndoor(c, s) ? 'indoor' : 'outdoor'))

/** What stands on the edge between two squares, as far as it stops this figure (TER-13, TER-14, MAP-07). */
function edgeShuts(c: ClixCase, ignored: Ignored, p: SquareXY, q: SquareXY): boolean {
  if (isForceField(c, p, q)) return true
  const sides = [p, q].map((s) => (isIndoor(c, s) ? 'indoor' : 'outdoor'))
  if (isWall(c, p, q) && !sides.every((side) => ignored.has(side))) return true
  // The yellow edge of outdoor blocking terrain, for those who would pass over that terrain.
  if (!isModern(c) || sides[0] === sides[1] || !ignored.has('outdoor') || ignored.has('indoor')) return false
  const outside = sides[0] === 'outdoor' ? p : q
  return isPrintedBlocking(c, outside)
}

type Way = 'clear' | 'hindered' | 'shut'

function detour(c: ClixCase, ignored: Ignored, p: SquareXY, flank: SquareXY, q: SquareXY): Way {
  if (edgeShuts(c, ignored, p, flank) || edgeShuts(c, ignored, flank, q)) return 'shut'
  const height = levelAt(c, flank)
  if (height > levelAt(c, p) && height > levelAt(c, q) && !ignored.has('elevated')) return 'shut'
  const onTheirLevel = height === levelAt(c, p) || height === levelAt(c, q)
  if (!onTheirLevel) return shuts(c, ignored, flank) && isIndoor(c, flank) && isModern(c) ? 'shut' : 'clear'
  if (shuts(c, ignored, flank)) return 'shut'
  return hinders(c, ignored, flank) ? 'hindered' : 'clear'
}

/** ADJ-01 to ADJ-05 between two squares; `mover` is nobody's wall, for it has left its square. */
function areAdjacent(c: ClixCase, p: SquareXY, q: SquareXY): boolean {
  if (distance(p, q) !== 1 || levelAt(c, p) !== levelAt(c, q)) return false
  const isParted = (a: SquareXY, b: SquareXY): boolean => isWall(c, a, b) || isForceField(c, a, b)
  if (p[0] === q[0] || p[1] === q[1]) return !isParted(p, q)
  const flanks: readonly SquareXY[] = [
    [p[0], q[1]],
    [q[0], p[1]]
  ]
  const isShut = (flank: SquareXY): boolean => {
    const matters = levelAt(c, flank) === levelAt(c, p) || (isIndoor(c, flank) && isModern(c))
    return isParted(p, flank) || isParted(flank, q) || (matters && (isBlocking(c, flank) || cannotEnter(c, flank)))
  }
  if (flanks.every(isShut)) return false
  const [one, other] = flanks.map((flank) => figureAt(c, flank))
  const ends = [figureAt(c, p), figureAt(c, q)]
  return !(isModern(c) && one && one === other && !ends.includes(one))
}

/** Does an opposing base lie across the corner between these squares, so that they are not adjacent (ADJ-05)? */
function isBetween(c: ClixCase, mover: CaseFigure, p: SquareXY, q: SquareXY): boolean {
  const [one, other] = [figureAt(c, [p[0], q[1]]), figureAt(c, [q[0], p[1]])]
  return isModern(c) && one !== null && one === other && one.id !== mover.id && sideOf(c, one) !== sideOf(c, mover)
}

interface Stepped {
  readonly stops: boolean
}

/** One step, or null where it cannot be taken. */
function step(c: ClixCase, mover: CaseFigure, ignored: Ignored, behind: readonly CaseFigure[], p: SquareXY, q: SquareXY): Stepped | null {
  if (!isOnMap(c, q) || shuts(c, ignored, q)) return null
  if (levelAt(c, p) !== levelAt(c, q) && !ignored.has('elevated')) return null
  let way: Way = 'clear'
  if (p[0] === q[0] || p[1] === q[1]) {
    if (edgeShuts(c, ignored, p, q)) return null
  } else {
    const ways = [detour(c, ignored, p, [p[0], q[1]], q), detour(c, ignored, p, [q[0], p[1]], q)]
    way = ways.includes('clear') ? 'clear' : ways.includes('hindered') ? 'hindered' : 'shut'
    if (way === 'shut') return null
    if (isBetween(c, mover, p, q) && !ignored.has('through')) return null
  }
  const there = figureAt(c, q)
  if (there && there.id !== mover.id && sideOf(c, there) !== sideOf(c, mover) && !ignored.has('through')) return null
  const fromHindering = hinders(c, ignored, p)
  // MOV-05 speaks of where the move comes from, MOV-09 does not.
  if ((!fromHindering && hinders(c, ignored, q)) || way === 'hindered') return { stops: true }
  const stops = (c.figures ?? []).some((other) => {
    if (sideOf(c, other) === sideOf(c, mover) || !squaresOf(other).some((s) => areAdjacent(c, s, q))) return false
    const holds = c.ruleset === 'heroclix-2013' && canUse(other, 'plasticity') && !isBig(mover)
    return holds || !(behind.includes(other) || ignored.has('through') || ignored.has('past'))
  })
  return { stops }
}

const halved = (n: number): number => Math.ceil(n / 2)

function speedOf(c: ClixCase, f: CaseFigure, ignored: Ignored, action: string): number {
  if (action === 'sidestep') return 2
  let speed = f.speed ?? 8
  if (action === 'charge' || action === 'running-shot') speed = halved(speed)
  const at = squaresOf(f)[0]!
  if (hinders(c, ignored, at)) speed = halved(speed)
  const isMove = action === 'move' || action === 'leap-climb' || action === 'phasing-teleport'
  return isMove && isSpecial(c, at, 'deep-space') ? speed + 2 : speed
}

/** A way to every square that the figure can come to, the shortest by layers. */
export function attackOptionsOf(c: ClixCase): { readonly speed: number; readonly ways: ReadonlyMap<string, readonly SquareXY[]> } {
  const ask = c.ask as ReachAsk
  const mover = figureById(c, ask.figure)
  const action = ask.action ?? 'move'
  const ignored = ignoredBy(c, mover, action)
  const start = squaresOf(mover)[0]!
  const behind = (c.figures ?? []).filter(
    (other) => sideOf(c, other) !== sideOf(c, mover) && squaresOf(other).some((s) => areAdjacent(c, s, start))
  )
  const speed = speedOf(c, mover, ignored, action)
  const ways = new Map<string, readonly SquareXY[]>([[start.join(), []]])
  let layer = new Map<string, readonly SquareXY[]>([[start.join(), []]])
  for (let taken = 0; taken < speed; taken += 1) {
    const next = new Map<string, readonly SquareXY[]>()
    for (const way of layer.values()) {
      const p = way.at(-1) ?? start
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const q: SquareXY = [p[0] + dx, p[1] + dy]
          if (isSame(p, q)) continue
          const stepped = step(c, mover, ignored, behind, p, q)
          if (!stepped) continue
          if (!ways.has(q.join())) ways.set(q.join(), [...way, q])
          // Every square is looked at again in every layer: no cleverness about who was where first.
          if (!stepped.stops && !next.has(q.join())) next.set(q.join(), [...way, q])
        }
      }
    }
    layer = next
  }
  return { speed, ways }
}

/** May a figure end here (MOV-02, TER-07)? Its own square it may always keep. */
export function canEnd(c: ClixCase, mover: CaseFigure, s: SquareXY): boolean {
  if (isSame(squaresOf(mover)[0]!, s)) return true
  const there = figureAt(c, s)
  return (!there || there.id === mover.id) && !isBlocking(c, s) && !cannotEnter(c, s)
}

export function reachAnswer(c: ClixCase): ReachAnswer {
  const mover = figureById(c, (c.ask as ReachAsk).figure)
  const { speed, ways } = attackOptionsOf(c)
  const squares = [...ways.keys()].map((key) => key.split(',').map(Number) as unknown as SquareXY).filter((s) => canEnd(c, mover, s))
  return { speed, squares: squares.sort(readingOrder) }
}
