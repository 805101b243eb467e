/**
 * The check for a map in the case format (map packs, cases): shape, bounds, and what must fit together: rows as
 * long as the map is wide, squares inside the map, walls between orthogonally adjacent squares.
 *
 * Unknown fields are kept and told in rulings: the case format may grow, and what is added never changes what stands here.
 * Which special terrain exists is not checked: a map may name a rule that only the user's library has.
 */
import { expects, phrase } from '../base/problem.ts'
import type { Phrase } from '../base/result.ts'
import * as v from 'valibot'
import type { CaseMap, Segment, SquareXY } from './case.ts'
import { edgeKey, edgesByKey, isOnMap, PLAIN_LETTERS } from './caseSquares.ts'
import { idText, isRecord, listOf, oneOf, recordOf, text, whole } from '../base/validate.ts'

/** Columns or rows. */
export const MOST_SQUARES = 200
const MOST_SEGMENTS = 2 * MOST_SQUARES * MOST_SQUARES

export const squareSchema = v.strictTuple([whole(0, MOST_SQUARES - 1), whole(0, MOST_SQUARES - 1)], expects('expected.square', {}))
export const segmentSchema = v.strictTuple([squareSchema, squareSchema], expects('expected.segment', {}))

/** Hindering, blocking and water need no legend, and may not be given another meaning. */
const FIXED = Object.keys(PLAIN_LETTERS).join('')
const rows = listOf(text(MOST_SQUARES), MOST_SQUARES)
const legendKey = v.pipe(
  v.string(),
  v.check(
    (key) => key.length === 1 && key > ' ' && !FIXED.includes(key),
    expects('expected.legend-key', { signs: [...FIXED].map((sign) => `"${sign}"`).join(', ') })
  )
)
const squareKind = v.pipe(
  v.string(expects('expected.terrain', {})),
  v.maxLength(100, expects('expected.short-terrain', {})),
  v.regex(/^(?:hindering|blocking|water|special:[a-z0-9]+(?:[-:][a-z0-9]+)*)$/, expects('expected.terrain-form', {}))
)

const shape = v.looseObject({
  id: v.optional(text(200)),
  name: v.optional(text(200)),
  size: v.strictTuple([whole(1, MOST_SQUARES), whole(1, MOST_SQUARES)], expects('expected.map-size', {})),
  terrain: v.optional(rows),
  level: v.optional(rows),
  indoor: v.optional(rows),
  walls: v.optional(listOf(segmentSchema, MOST_SEGMENTS)),
  barriers: v.optional(listOf(segmentSchema, MOST_SEGMENTS)),
  legend: v.optional(recordOf(legendKey, listOf(squareKind, 8), 60)),
  starting: v.optional(recordOf(text(60), listOf(squareSchema, MOST_SQUARES * MOST_SQUARES), 8)),
  stairs: v.optional(listOf(segmentSchema, MOST_SEGMENTS)),
  openings: v.optional(
    listOf(v.looseObject({ edge: segmentSchema, kind: oneOf(['door', 'window', 'gate']), state: oneOf(['open', 'closed']) }), MOST_SEGMENTS)
  ),
  rules: v.optional(listOf(idText, 40))
})

/** The map of the case format. Its output has the fields in the order of this file, those that it does not know behind them. */
export const caseMapSchema = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, expects('expected.map', {})),
  shape,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { path, input, message } of misfits(dataset.value)) {
      addIssue({ message, input, path: pathItems(dataset.value, path) })
    }
  })
) satisfies v.BaseSchema<unknown, CaseMap, v.BaseIssue<unknown>>

interface Misfit {
  readonly path: readonly (string | number)[]
  readonly input: unknown
  /** As `expects` makes it. */
  readonly message: string
}

/** What does not fit together in a map whose fields are each of the right shape. */
function* misfits(map: CaseMap): Generator<Misfit> {
  const known = FIXED + Object.keys(map.legend ?? {}).join('')
  yield* rowMisfits(map, 'terrain', (sign) => known.includes(sign), phrase('expected.terrain-sign', { signs: FIXED }))
  yield* rowMisfits(map, 'level', (sign) => sign >= '1' && sign <= '9', phrase('expected.level-sign', {}))
  yield* rowMisfits(map, 'indoor', (sign) => sign === 'i' || sign === '.', phrase('expected.indoor-sign', {}))
  yield* segmentMisfits(map, 'walls')
  yield* segmentMisfits(map, 'barriers')
  yield* segmentMisfits(map, 'stairs')
  yield* openingMisfits(map)
  for (const [side, squares] of Object.entries(map.starting ?? {})) {
    for (const [index, square] of squares.entries()) {
      if (!isOnMap(map, square)) yield outside(map, ['starting', side, index], square)
    }
  }
}

function* rowMisfits(
  map: CaseMap,
  field: 'terrain' | 'level' | 'indoor',
  isKnown: (sign: string) => boolean,
  expected: Phrase
): Generator<Misfit> {
  const [columns, rowCount] = map.size
  const lines = map[field]
  if (!lines) return
  if (lines.length !== rowCount) {
    yield { path: [field], input: lines, message: expects('expected.rows', { rows: rowCount }) }
  }
  for (const [index, line] of lines.entries()) {
    const path = [field, index]
    if (line.length !== columns) {
      yield {
        path,
        input: line,
        message: expects('row-length', { length: line.length, columns })
      }
    }
    const wrong = [...line].findIndex((sign) => !isKnown(sign))
    if (wrong >= 0) {
      const found = phrase('found.sign', { sign: [...line][wrong] ?? '' })
      yield { path, input: line, message: expects('row-sign', { column: wrong, found, expected }) }
    }
  }
}

function* segmentMisfits(map: CaseMap, field: 'walls' | 'barriers' | 'stairs'): Generator<Misfit> {
  for (const [index, segment] of (map[field] ?? []).entries()) {
    const bad = segment.find((square) => !isOnMap(map, square))
    if (bad) yield outside(map, [field, index], bad)
    else if (field === 'stairs' ? !isNeighbour(segment) : !isEdge(segment)) {
      const [a, b] = segment
      if (field === 'stairs') {
        yield {
          path: [field, index],
          input: segment,
          message: expects('stairs-apart', { a: squareText(a), b: squareText(b) })
        }
        continue
      }
      yield {
        path: [field, index],
        input: segment,
        message: expects('wall-no-edge', { a: squareText(a), b: squareText(b) })
      }
    }
  }
}

/** An opening lies between two squares of the map; a closed one is a wall. */
function* openingMisfits(map: CaseMap): Generator<Misfit> {
  const walls = edgesByKey(map.walls)
  for (const [index, { edge, state }] of (map.openings ?? []).entries()) {
    const path = ['openings', index]
    const bad = edge.find((square) => !isOnMap(map, square))
    const [a, b] = edge
    if (bad) yield outside(map, [...path, 'edge'], bad)
    else if (!isEdge(edge))
      yield { path: [...path, 'edge'], input: edge, message: expects('wall-no-edge', { a: squareText(a), b: squareText(b) }) }
    else if (state === 'closed' && !walls.has(edgeKey(edge)))
      yield { path, input: edge, message: expects('opening-wall', { a: squareText(a), b: squareText(b) }) }
  }
}

const squareText = ([x, y]: SquareXY): string => `[${x}, ${y}]`

const isNeighbour = ([a, b]: Segment): boolean => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1

const isEdge = ([a, b]: Segment): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1

function outside(map: CaseMap, path: readonly (string | number)[], square: SquareXY): Misfit {
  return {
    path,
    input: square,
    message: expects('square-off-map', { square: squareText(square), lastColumn: map.size[0] - 1, lastRow: map.size[1] - 1 })
  }
}

/** valibot wants the whole way down, with the values that were passed on it. */
function pathItems(root: object, keys: readonly (string | number)[]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let input: unknown = root
  const items = keys.map((key): v.IssuePathItem => {
    const value = (input as Readonly<Record<string | number, unknown>>)[key]
    const item: v.IssuePathItem = { type: 'unknown', origin: 'value', input, key, value }
    input = value
    return item
  })
  return items as [v.IssuePathItem, ...v.IssuePathItem[]]
}
