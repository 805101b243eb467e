/** What a case says about each square and edge, read plainly from its JSON: no indexes, no caching. */
import type { CaseFigure, CaseMap, ClixCase, Segment, SquareXY } from '../../src/shared/contract/case.ts'
import { isSame } from './exactLine.ts'

export const NO_MAP: CaseMap = { size: [1, 1] }
export const mapOf = (c: ClixCase): CaseMap => c.map ?? NO_MAP
export const isOnMap = (c: ClixCase, [x, y]: SquareXY): boolean => x >= 0 && y >= 0 && x < mapOf(c).size[0] && y < mapOf(c).size[1]

export const levelAt = (c: ClixCase, [x, y]: SquareXY): number => Number(mapOf(c).level?.[y]?.[x] ?? '1')
export const isIndoor = (c: ClixCase, [x, y]: SquareXY): boolean => mapOf(c).indoor?.[y]?.[x] === 'i'

const PLAIN: Readonly<Record<string, readonly string[]>> = { '.': [], h: ['hindering'], b: ['blocking'], w: ['water'] }

/** The printed kinds of a square. */
export function kindsAt(c: ClixCase, [x, y]: SquareXY): readonly string[] {
  const letter = mapOf(c).terrain?.[y]?.[x] ?? '.'
  return mapOf(c).legend?.[letter] ?? PLAIN[letter] ?? []
}

const objectsAt = (c: ClixCase, square: SquareXY): readonly string[] =>
  (c.objects ?? []).filter((o) => isSame(o.at, square)).map((o) => o.kind)

/** TER-06, TER-10: blocking terrain or a blocking marker, unless debris has made hindering terrain of it. */
export function isBlocking(c: ClixCase, square: SquareXY): boolean {
  const objects = objectsAt(c, square)
  if (objects.includes('debris')) return false
  return kindsAt(c, square).includes('blocking') || objects.includes('blocking-marker')
}

/** The same, of what is printed on the map alone (reading `yellow-edge`). */
export const isPrintedBlocking = (c: ClixCase, square: SquareXY): boolean =>
  isBlocking(c, square) && kindsAt(c, square).includes('blocking')

/** TER-04, TER-09, TER-10: hindering for lines of fire. Ultra-light objects do not make a square hindering. */
export function isHindering(c: ClixCase, square: SquareXY): boolean {
  const makesHindering = ['light', 'heavy', 'ultra-heavy', 'debris', 'hindering-marker']
  return kindsAt(c, square).includes('hindering') || objectsAt(c, square).some((o) => makesHindering.includes(o))
}

export const isSpecial = (c: ClixCase, square: SquareXY, id: string): boolean => kindsAt(c, square).includes(`special:${id}`)

/** Ground that nobody enters at all. */
export const isBarred = (c: ClixCase, square: SquareXY): boolean => isSpecial(c, square, 'helicarrier-10000-feet-below')
/** Blocking terrain for movement alone (MAP-18). */
export const isChasm = (c: ClixCase, square: SquareXY): boolean => isSpecial(c, square, 'wylden-watch-chasm')
/** Ground besides blocking terrain on which nobody ends. */
export const cannotEnter = (c: ClixCase, square: SquareXY): boolean => isBarred(c, square) || isChasm(c, square)

const hasSegment = (segments: readonly Segment[] | undefined, p: SquareXY, q: SquareXY): boolean =>
  (segments ?? []).some(([a, b]) => (isSame(a, p) && isSame(b, q)) || (isSame(a, q) && isSame(b, p)))

export const isWall = (c: ClixCase, p: SquareXY, q: SquareXY): boolean => hasSegment(mapOf(c).walls, p, q)
export const isForceField = (c: ClixCase, p: SquareXY, q: SquareXY): boolean => hasSegment(mapOf(c).barriers, p, q)

export const squaresOf = (f: CaseFigure): readonly SquareXY[] => f.squares ?? (f.at ? [f.at] : [])
export const figureAt = (c: ClixCase, square: SquareXY): CaseFigure | null =>
  (c.figures ?? []).find((f) => squaresOf(f).some((s) => isSame(s, square))) ?? null
export function figureById(c: ClixCase, id: string): CaseFigure {
  const found = (c.figures ?? []).find((f) => f.id === id)
  if (!found) throw new Error(`No figure ${id} in the case.`)
  return found
}

/** Side red for the first figure and blue for the others, unless the case says so. */
export const sideOf = (c: ClixCase, f: CaseFigure): string => f.side ?? ((c.figures ?? [])[0]?.id === f.id ? 'red' : 'blue')

/** Powers and abilities that work now: printed on the click or the figure, or granted; without what is countered. */
export function canUse(f: CaseFigure, id: string): boolean {
  const click = f.dial?.[(f.click ?? 1) - 1]
  const special = [...(f.specialPowers ?? []), ...(f.traits ?? [])]
  const granted = special.filter((s) => !f.countered?.includes(s.id)).flatMap((s) => s.grants ?? [])
  if ((f.canUse ?? []).includes(id) || granted.includes(id)) return true
  const possessed = [...(f.powers ?? []), ...(click?.powers ?? []), ...(f.abilities ?? [])]
  return possessed.includes(id) && !(f.countered ?? []).includes(id)
}

export const isBig = (f: CaseFigure): boolean => f.size === 'giant' || f.size === 'colossal'
export const distance = (a: SquareXY, b: SquareXY): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
