/**
 * A slow, naive ruling on a line of fire, written from the text of sections 4, 6, 7, 8, 14, 16 and 19 alone.
 * It shares nothing with the engine but the case format. Comments name the rows; `readings.ts` has the open points.
 */
import type { CaseFigure, ClixCase, LineOfFireAsk, Size, SquareXY } from '../../src/shared/contract/case.ts'
import { isSame, metBy, readingOrder, type Met } from './exactLine.ts'
import {
  canUse,
  distance,
  figureAt,
  figureById,
  isBig,
  isBlocking,
  isForceField,
  isHindering,
  isIndoor,
  isPrintedBlocking,
  isSpecial,
  isWall,
  levelAt,
  mapOf,
  sideOf,
  squaresOf
} from './plainBoard.ts'

export interface Cause {
  readonly kind: 'wall' | 'blocking' | 'elevated' | 'figure' | 'corner' | 'power' | 'special'
  readonly at: readonly SquareXY[]
  readonly figure?: string
}
export interface LineAnswer {
  readonly verdict: 'clear' | 'hindered' | 'blocked'
  readonly crossed: readonly SquareXY[]
  readonly corners: readonly { readonly at: SquareXY; readonly flanks: readonly [SquareXY, SquareXY] }[]
  readonly distance: number
  readonly defenseModifier: number
  readonly blockedBy: readonly Cause[]
  readonly hinderedBy: readonly SquareXY[]
  readonly between: readonly [SquareXY, SquareXY]
}

/** One line drawn between two squares with the ends taken to be on these levels. */
interface Drawn {
  readonly case: ClixCase
  readonly a: SquareXY
  readonly b: SquareXY
  readonly from: CaseFigure | null
  readonly to: CaseFigure | null
  readonly levels: readonly [number, number]
}
type State = { readonly is: 'clear' | 'hindered' } | { readonly is: 'blocked'; readonly kind: Cause['kind']; readonly figure?: string }

const CLEAR: State = { is: 'clear' }
const GRAVE = { clear: 0, hindered: 1, blocked: 2 } as const

/** Every answer that is as good as the best one, the one to be told first. */
export function lineAnswers(c: ClixCase): readonly LineAnswer[] {
  const ask = c.ask as LineOfFireAsk
  const [from, starts] = endOf(c, ask.from)
  const [to, ends] = endOf(c, ask.to)
  const all: { answer: LineAnswer; causes: number; raised: number }[] = []
  for (const a of [...starts].sort(readingOrder)) {
    for (const b of [...ends].sort(readingOrder)) {
      const met = metBy(a, b)
      for (const levels of levelChoices(c, from, a, to, b)) {
        const answer = answerOf({ case: c, a, b, from, to, levels }, met)
        all.push({
          answer,
          causes: answer.blockedBy.length + answer.hinderedBy.length,
          raised: levels[0] + levels[1]
        })
      }
    }
  }
  // The best verdict, of equally good lines the shortest (MUL-03); then the readings `giant-ties`, `best-line-ties`.
  const order = (p: (typeof all)[number], q: (typeof all)[number]): number =>
    GRAVE[p.answer.verdict] - GRAVE[q.answer.verdict] || p.answer.distance - q.answer.distance
  all.sort((p, q) => order(p, q) || p.causes - q.causes || p.raised - q.raised)
  return all.filter((one) => order(one, all[0]!) === 0).map((one) => one.answer)
}

/** A square with a figure in it stands for that figure, with the line drawn to that square. */
function endOf(c: ClixCase, end: string | SquareXY): readonly [CaseFigure | null, readonly SquareXY[]] {
  if (typeof end === 'string') {
    const figure = figureById(c, end)
    return [figure, squaresOf(figure)]
  }
  return [figureAt(c, end), [end]]
}

/** The levels that the two ends may be taken to be on (SIZ-03 in 2010, SIZ-05 later). */
function levelChoices(
  c: ClixCase,
  from: CaseFigure | null,
  a: SquareXY,
  to: CaseFigure | null,
  b: SquareXY
): readonly (readonly [number, number])[] {
  const la = levelAt(c, a)
  const lb = levelAt(c, b)
  if (c.ruleset === 'heroclix-2010') {
    const own = [la, lb] as const
    if (from && isBig(from) && la === 1 && lb >= 2) return [[lb, lb], own]
    if (to && isBig(to) && lb === 1 && la >= 2) return [[la, la], own]
    return [own]
  }
  const highest = Math.max(...(mapOf(c).level ?? ['1']).flatMap((row) => [...row].map(Number))) + 1
  const upTo = (own: number, figure: CaseFigure | null): number[] => {
    const levels = [own]
    while (figure && isBig(figure) && levels.at(-1)! < highest) levels.push(levels.at(-1)! + 1)
    return levels
  }
  return upTo(la, from).flatMap((one) => upTo(lb, to).map((other) => [one, other] as const))
}

function answerOf(drawn: Drawn, met: readonly Met[]): LineAnswer {
  const c = drawn.case
  const blockedBy: Cause[] = []
  const hinderedBy: SquareXY[] = []
  for (const one of met) {
    if (one.what === 'edge') {
      const kind = edgeBlocks(drawn, ...one.sides)
      if (kind) blockedBy.push({ kind, at: [...one.sides].sort(readingOrder) })
    } else if (one.what === 'square') {
      const state = stateOf(drawn, one.square)
      if (state.is === 'blocked') {
        blockedBy.push({ kind: state.kind, at: [one.square], ...(state.figure !== undefined && { figure: state.figure }) })
      }
      if (state.is === 'hindered') hinderedBy.push(one.square)
    } else {
      // LOF-05, LOF-06: the corner is as good as the better of its two detours.
      const states = one.flanks.map((flank) => detour(drawn, one.before, flank, one.after))
      const best = Math.min(...states.map((s) => GRAVE[s.is]))
      if (best === 2) blockedBy.push({ kind: 'corner', at: one.flanks })
      if (best === 1) hinderedBy.push(...one.flanks.filter((_, i) => states[i]!.is === 'hindered'))
    }
  }
  // LOF-12, ELV-06: the target's square counts whatever the levels.
  if (isHindering(c, drawn.b) && !ignores(drawn, 'hindering')) hinderedBy.push(drawn.b)
  // MAP-09: no line reaches a figure whose whole base is on the graves.
  if (drawn.to && squaresOf(drawn.to).every((s) => isSpecial(c, s, 'graveyard-orange'))) blockedBy.push({ kind: 'special', at: [drawn.b] })
  if (drawn.to && blockedBy.length === 0 && hinderedBy.length > 0 && isStealthy(c, drawn.to)) {
    blockedBy.push({ kind: 'power', at: [drawn.b], figure: drawn.to.id })
  }
  const verdict = blockedBy.length > 0 ? 'blocked' : hinderedBy.length > 0 ? 'hindered' : 'clear'
  return {
    verdict,
    crossed: met.flatMap((one) => (one.what === 'square' ? [one.square] : [])),
    corners: met.flatMap((one) => (one.what === 'corner' ? [{ at: one.at, flanks: one.flanks }] : [])),
    distance: distance(drawn.a, drawn.b),
    defenseModifier: verdict === 'hindered' ? 1 : 0,
    blockedBy,
    hinderedBy,
    between: [drawn.a, drawn.b]
  }
}

/** POW-ST, Q17, Q19: always in 2010; later only while it is not the turn of its controller. */
function isStealthy(c: ClixCase, target: CaseFigure): boolean {
  if (!canUse(target, 'stealth')) return false
  return c.ruleset === 'heroclix-2010' || (c.turn?.active ?? 'red') !== sideOf(c, target)
}

function detour(drawn: Drawn, before: SquareXY, flank: SquareXY, after: SquareXY): State {
  const wall = edgeBlocks(drawn, before, flank) ?? edgeBlocks(drawn, flank, after)
  return wall ? { is: 'blocked', kind: wall } : stateOf(drawn, flank)
}

/** The level of a square for this line: what is higher counts as on the line's level where elevated terrain is ignored. */
function levelOn(drawn: Drawn, square: SquareXY): number {
  const level = levelAt(drawn.case, square)
  return ignores(drawn, 'elevated') ? Math.min(level, Math.min(...drawn.levels)) : level
}

/** What a square strictly between the ends does to the line (ELV-01..05, LOF-09). */
function stateOf(drawn: Drawn, square: SquareXY): State {
  const c = drawn.case
  const [la, lb] = drawn.levels
  const sameLevel = la === lb
  const lower = Math.min(la, lb)
  const level = levelOn(drawn, square)
  // MUL-03, Q25: its own base is in nobody's way, but what hinders in it counts.
  const own = [drawn.from, drawn.to].some((end) => end && end.id === figureAt(c, square)?.id)
  if (level > lower && own) return isHindering(c, square) && !ignores(drawn, 'hindering') ? { is: 'hindered' } : CLEAR
  if (level > lower) return { is: 'blocked', kind: 'elevated' }
  if (isBlocking(c, square)) {
    const everywhere = hasIndoorRule(c) && isIndoor(c, square)
    if ((level === lower || everywhere) && !ignoresBlocking(drawn, isIndoor(c, square), !isIndoor(c, square))) {
      return { is: 'blocked', kind: 'blocking' }
    }
  }
  const figure = figureAt(c, square)
  if (figure && figure.id !== drawn.from?.id && figure.id !== drawn.to?.id && !ignoresFigure(drawn, figure)) {
    // ELV-01, ELV-02, ELV-04 (c), ELV-05: smaller figures only on the common level, giants and colossals anywhere.
    const isInTheWay = isBig(figure) || (sameLevel && level === lower)
    if (isInTheWay && blocksBySize(c, figure, drawn.from, drawn.to)) return { is: 'blocked', kind: 'figure', figure: figure.id }
  }
  if (sameLevel && level === lower && isHindering(c, square) && !ignores(drawn, 'hindering')) {
    return { is: 'hindered' }
  }
  return CLEAR
}

/** SIZ-01, SIZ-02: an intervening figure blocks only if it is no smaller than the larger end. */
function blocksBySize(c: ClixCase, between: CaseFigure, from: CaseFigure | null, to: CaseFigure | null): boolean {
  const ranks: Readonly<Record<Size, number>> =
    c.ruleset === 'heroclix-2010' ? { tiny: 1, standard: 1, giant: 2, colossal: 3 } : { tiny: 0, standard: 1, giant: 2, colossal: 3 }
  const rank = (f: CaseFigure | null): number => (f ? ranks[f.size ?? 'standard'] : 0)
  return rank(between) >= Math.max(rank(from), rank(to))
}

/** ELV-03 and TER-14 are rows of 2012 and later. */
const hasIndoorRule = (c: ClixCase): boolean => c.ruleset !== 'heroclix-2010'

/** What blocks on the edge between two adjacent squares, if anything (LOF-07, TER-14, MAP-07). */
function edgeBlocks(drawn: Drawn, p: SquareXY, q: SquareXY): 'wall' | 'special' | null {
  const c = drawn.case
  const indoor = isIndoor(c, p) || isIndoor(c, q)
  const outdoor = !isIndoor(c, p) || !isIndoor(c, q)
  const [low, high] = [levelOn(drawn, p), levelOn(drawn, q)].sort((one, other) => one - other)
  const lower = Math.min(...drawn.levels)
  const here = low! <= lower && lower <= high!
  const everywhere = hasIndoorRule(c) && indoor
  const yellow =
    hasIndoorRule(c) &&
    [
      [p, q],
      [q, p]
    ].some(
      ([inside, outside]) => isIndoor(c, inside!) && !isIndoor(c, outside!) && isPrintedBlocking(c, outside!) && speaks(drawn, outside!)
    )
  const indoorPart = everywhere && !ignoresBlocking(drawn, true, false)
  const asWall = (yellow && indoorPart) || (isWall(c, p, q) && (indoorPart || (here && !ignoresBlocking(drawn, indoor, outdoor))))
  // MAP-07, Q24: who counts as higher does not look over a force field.
  const standing = Math.min(levelAt(c, drawn.a), levelAt(c, drawn.b))
  if (isForceField(c, p, q) && ((low! <= standing && standing <= high!) || asWall)) return 'special'
  return asWall ? 'wall' : null
}

/** Reading `yellow-edge`: on its own level the square speaks for itself, unless the line ignores it. */
function speaks(drawn: Drawn, outside: SquareXY): boolean {
  const isEnd = [drawn.a, drawn.b].some((end) => isSame(end, outside))
  return levelAt(drawn.case, outside) !== Math.min(...drawn.levels) || (!isEnd && stateOf(drawn, outside).is !== 'blocked')
}

/** Improved targeting of the figure that draws the line (section 19, IMT-01). */
function ignores(drawn: Drawn, what: string): boolean {
  // The ability is countered with all that it ignores (OUT-02).
  const isCountered = drawn.from?.countered?.includes('improved-targeting') === true
  return drawn.from !== null && !isCountered && canUse(drawn.from, `improved-targeting:${what}`)
}

function ignoresBlocking(drawn: Drawn, indoor: boolean, outdoor: boolean): boolean {
  if (ignores(drawn, 'blocking') || ignores(drawn, 'destroying')) return true
  return (!indoor || ignores(drawn, 'indoor-blocking')) && (!outdoor || ignores(drawn, 'outdoor-blocking'))
}

function ignoresFigure(drawn: Drawn, figure: CaseFigure): boolean {
  if (drawn.from === null) return false
  if (ignores(drawn, 'characters')) return true
  const friendly = sideOf(drawn.case, figure) === sideOf(drawn.case, drawn.from)
  // ABL-SHA: a Sharpshooter ignores opponents in the way.
  if (!friendly && canUse(drawn.from, 'sharpshooter')) return true
  return ignores(drawn, friendly ? 'friendly-characters' : 'opposing-characters')
}
