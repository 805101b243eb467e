/**
 * Pins that could be set: lines of fire that would notice walls, and ground, that no pin notices yet. What would be noticed is tried:
 * the wall or the ground is taken away, and the pin must come to something else.
 */
import type { AnyRuling } from '../cases/answerQuestion.ts'
import type { LineOfFireRuling } from '../contract/ruling.ts'
import type { Segment, SquareXY } from '../contract/case.ts'
import { edgeKey, kindsAt, levelAt, squareKey } from '../contract/caseSquares.ts'
import { formatSquareName } from '../grid/squareName.ts'
import type { MapDocument, Pin } from '../formats/documents/maps/mapDocument.ts'
import { squaresOfMap } from './census.ts'
import { DEFAULT_RULESET, Ground } from './ground.ts'
import { type InRules, asRules } from '../editions/shelf.ts'
import { askPin, expectOf, freePinId, outcomeOf, unnoticedWalls } from './pins.ts'

/** What no pin notices. */
export interface Unnoticed {
  readonly walls: readonly Segment[]
  /** Squares that are hindering, blocking or raised: what lines of fire ask about. */
  readonly ground: readonly SquareXY[]
}

/** A line of fire with what it would notice, by the keys of edges and squares. */
export interface NoticingLine {
  readonly from: SquareXY
  readonly to: SquareXY
  readonly walls: readonly string[]
  readonly ground: readonly string[]
}

export interface PinProposals {
  /** In the order in which they notice most. */
  readonly pins: readonly Pin[]
  /** What would still be unnoticed with all of them. */
  readonly unnoticedWalls: readonly Segment[]
  readonly unnoticedGround: readonly SquareXY[]
}

/** The lines are looked at in so many parts, so that another question can come between two of them. */
export const PARTS_OF_SEARCH = 12
/** Squares between the ends of a line: longer ones are hard to check on a table. */
const LONGEST = 16
/** Lines that are looked at on one map, in all parts together. */
const MOST_LINES = 50_000
/** Lines that are kept for each wall and each square, the best first. */
const KEPT = 4

/** What no pin of a map notices. */
export function unnoticedBy(document: MapDocument, rules: InRules = DEFAULT_RULESET): Unnoticed {
  const { map, pins = [] } = document
  const noticed = new Set<string>()
  for (const pin of pins) {
    const before = outcomeOf(document, pin, rules)
    if (before === 'broken') continue
    const near = pin.ask.kind === 'line-of-fire' ? squaresOfLine(document, pin, rules) : null
    for (const at of squaresOfMap(map)) {
      const key = squareKey(at)
      if (noticed.has(key) || !isSeenByLines(map, at) || near?.has(key) === false) continue
      if (outcomeOf(withoutGround(document, at), pin, rules) !== before) noticed.add(key)
    }
  }
  return {
    walls: unnoticedWalls(document, rules),
    ground: [...squaresOfMap(map)].filter((at) => isSeenByLines(map, at) && !noticed.has(squareKey(at)))
  }
}

/**
 * Lines of one part of the map (from 0) that would notice something of this, the best few for each wall and square. None where the map
 * cannot be laid out.
 */
export function linesThatNotice(
  document: MapDocument,
  unnoticed: Unnoticed,
  part: number,
  rules: InRules = DEFAULT_RULESET
): NoticingLine[] {
  const laid = Ground.of(document, rules)
  if (!laid.ok) return []
  const ground = laid.value
  const wanted = wantedOf(unnoticed)
  const { columns, rows } = ground.grid
  const across = Math.min(columns, 2 * LONGEST + 1) * Math.min(rows, 2 * LONGEST + 1)
  // Of a large map every second square, or every third: the same ones each time.
  const step = Math.max(1, Math.ceil((ground.count * across) / 2 / MOST_LINES))
  const found: NoticingLine[] = []
  for (let from = part; from < ground.count; from += PARTS_OF_SEARCH) {
    if (ground.standable[from] !== 1 || (Math.floor(from / PARTS_OF_SEARCH) + part) % step !== 0) continue
    const [x, y] = ground.xy(from)
    const lines = ground.lines(from)
    for (let to = from + 1; to < ground.count; to++) {
      const [u, v] = ground.xy(to)
      if (lines[to] === 0 || ground.standable[to] !== 1 || Math.abs(u - x) > LONGEST || v - y > LONGEST) continue
      const { blockedBy, hinderedBy } = ground.lineBetween(from, to)
      const causes = causesOf(blockedBy, hinderedBy)
      const line = {
        from: [x, y],
        to: [u, v],
        walls: causes.walls.filter(wanted.wall),
        ground: causes.ground.filter(wanted.ground)
      } as const
      if (line.walls.length + line.ground.length > 0) found.push(line)
    }
  }
  return bestOfEach(found)
}

/**
 * Pins for the lines that were found: each time the one that notices most of what is left, walls before ground.
 * @param most pins
 */
export function chosenPins(
  document: MapDocument,
  unnoticed: Unnoticed,
  lines: readonly NoticingLine[],
  most: number,
  rules: InRules = DEFAULT_RULESET
): PinProposals {
  const left = { walls: new Set(unnoticed.walls.map(edgeKey)), ground: new Set(unnoticed.ground.map(squareKey)) }
  const own = document.pins ?? []
  const pins: Pin[] = []
  let rest = bestOfEach(lines)
  while (pins.length < most) {
    rest = rest
      .map((line) => ({
        ...line,
        walls: line.walls.filter((key) => left.walls.has(key)),
        ground: line.ground.filter((key) => left.ground.has(key))
      }))
      .filter(({ walls, ground }) => walls.length + ground.length > 0)
      .sort(byMost)
    const [best, ...others] = rest
    if (!best) break
    rest = others
    const pin = pinOfLine(document, best, rules, [...own, ...pins])
    if (!pin) continue
    pins.push(pin)
    for (const key of best.walls) left.walls.delete(key)
    for (const key of best.ground) left.ground.delete(key)
  }
  const after = unnoticedBy({ ...document, pins: [...own, ...pins] }, rules)
  return { pins, unnoticedWalls: after.walls, unnoticedGround: after.ground }
}

/** Pins for what no pin of the map notices. @param most pins */
export function proposePins(document: MapDocument, most: number, rules: InRules = DEFAULT_RULESET): PinProposals {
  const unnoticed = unnoticedBy(document, rules)
  const lines = Array.from({ length: PARTS_OF_SEARCH }, (_, part) => linesThatNotice(document, unnoticed, part, rules)).flat()
  return chosenPins(document, unnoticed, lines, most, rules)
}

const isSeenByLines = (map: MapDocument['map'], at: SquareXY): boolean =>
  levelAt(map, at) > 1 || kindsAt(map, at).some((kind) => kind === 'hindering' || kind === 'blocking')

/** The map with this square clear and on the ground. */
function withoutGround(document: MapDocument, [x, y]: SquareXY): MapDocument {
  const put = (rows: readonly string[] | undefined, letter: string): readonly string[] | undefined =>
    rows?.map((row, index) => (index === y ? `${row.slice(0, x)}${letter}${row.slice(x + 1)}` : row))
  const { terrain, level } = document.map
  return { ...document, map: { ...document.map, ...(terrain && { terrain: put(terrain, '.') }), ...(level && { level: put(level, '1') }) } }
}

const isLine = (ruling: AnyRuling): ruling is LineOfFireRuling => ruling.kind === 'line-of-fire'

/** The squares that a line of fire crosses or touches, with its ends; no other square is asked about. */
function squaresOfLine(document: MapDocument, pin: Pin, rules: InRules): ReadonlySet<string> | null {
  const answer = askPin(document, pin, rules)
  if (!answer.ok || !isLine(answer.value)) return null
  const { crossed, corners, between } = answer.value
  return new Set([...crossed, ...corners.flatMap(({ flanks }) => flanks), ...between].map(squareKey))
}

function wantedOf({ walls, ground }: Unnoticed): Record<'wall' | 'ground', (key: string) => boolean> {
  const [edges, squares] = [new Set(walls.map(edgeKey)), new Set(ground.map(squareKey))]
  return { wall: (key) => edges.has(key), ground: (key) => squares.has(key) }
}

type Blockers = ReturnType<Ground['lineBetween']>['blockedBy']

/** What stands in the way of a line, each thing once. */
function causesOf(
  blockedBy: Blockers,
  hinderedBy: readonly SquareXY[]
): { readonly walls: readonly string[]; readonly ground: readonly string[] } {
  const walls = blockedBy.flatMap(({ kind, at: [a, b] }) => (kind === 'wall' && a && b ? [edgeKey([a, b])] : []))
  const blocking = blockedBy.flatMap(({ kind, at }) => (kind === 'wall' || kind === 'special' ? [] : at))
  return { walls: [...new Set(walls)], ground: [...new Set([...blocking, ...hinderedBy].map(squareKey))] }
}

const lengthOf = ({ from, to }: NoticingLine): number => Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]))

/** More walls first, then more ground, then the shorter line, then row by row. */
const byMost = (a: NoticingLine, b: NoticingLine): number =>
  b.walls.length - a.walls.length ||
  b.ground.length - a.ground.length ||
  lengthOf(a) - lengthOf(b) ||
  a.from[1] - b.from[1] ||
  a.from[0] - b.from[0] ||
  a.to[1] - b.to[1] ||
  a.to[0] - b.to[0]

/** Of many lines those that are among the best few for some wall or square. */
function bestOfEach(lines: readonly NoticingLine[]): NoticingLine[] {
  const kept = new Map<string, number>()
  return lines.toSorted(byMost).filter((line) => {
    const keys = [...line.walls, ...line.ground]
    const isWanted = keys.some((key) => (kept.get(key) ?? 0) < KEPT)
    if (isWanted) for (const key of keys) kept.set(key, (kept.get(key) ?? 0) + 1)
    return isWanted
  })
}

/** A line as a pin: its verdict and first rule, and where several things stand in its way, which. */
function pinOfLine(document: MapDocument, { from, to }: NoticingLine, rules: InRules, others: readonly Pin[]): Pin | null {
  const names = [formatSquareName(from), formatSquareName(to)]
  const id = freePinId(`line-${names.join('-')}`.toLowerCase(), others)
  const pin = { id, title: names.join(' – '), ruleset: asRules(rules).ruleset, figures: [], ask: { kind: 'line-of-fire', from, to } }
  const answer = askPin(document, { ...pin, expect: {} }, rules)
  if (!answer.ok || !isLine(answer.value)) return null
  const { blockedBy, hinderedBy } = answer.value
  const several = blockedBy.length + hinderedBy.length > 1
  return {
    ...pin,
    expect: {
      ...expectOf(answer.value),
      ...(several && blockedBy.length > 0 && { blockedBy }),
      ...(several && hinderedBy.length > 0 && { hinderedBy })
    }
  }
}
