/**
 * The check for a map in the case format (map packs, cases): shape, bounds, and what must fit together: rows as
 * long as the map is wide, squares inside the map, walls between orthogonally adjacent squares.
 *
 * Unknown fields are ignored: the case format may grow, and what is added never changes what stands here.
 * Which special terrain exists is not checked: a map may name a rule that only the user's library has.
 */
import * as v from 'valibot'
import type { CaseMap, Segment, SquareXY } from './case.ts'
import { isOnMap, PLAIN_LETTERS } from './caseSquares.ts'
import { idText, isRecord, listOf, recordOf, shown, text, whole } from '../base/validate.ts'

/** Columns or rows. */
export const MOST_SQUARES = 200
const MOST_SEGMENTS = 2 * MOST_SQUARES * MOST_SQUARES

export const squareSchema = v.strictTuple(
  [whole(0, MOST_SQUARES - 1), whole(0, MOST_SQUARES - 1)],
  'a square as [column, row], both from 0'
)
export const segmentSchema = v.strictTuple([squareSchema, squareSchema], 'the two squares that the wall parts')

/** Hindering, blocking and water need no legend, and may not be given another meaning. */
const FIXED = Object.keys(PLAIN_LETTERS).join('')
const rows = listOf(text(MOST_SQUARES), MOST_SQUARES)
const legendKey = v.pipe(
  v.string(),
  v.check(
    (key) => key.length === 1 && key > ' ' && !FIXED.includes(key),
    `a single character other than ${[...FIXED].map((sign) => `"${sign}"`).join(', ')}`
  )
)
const squareKind = v.pipe(
  v.string('a kind of terrain'),
  v.maxLength(100, 'a kind of terrain in at most 100 characters'),
  v.regex(
    /^(?:hindering|blocking|water|special:[a-z0-9]+(?:[-:][a-z0-9]+)*)$/,
    '"hindering", "blocking", "water" or "special:" and the id of a special-terrain rule'
  )
)

const shape = v.object({
  id: v.optional(text(200)),
  name: v.optional(text(200)),
  size: v.strictTuple([whole(1, MOST_SQUARES), whole(1, MOST_SQUARES)], 'the size of the map as [columns, rows]'),
  terrain: v.optional(rows),
  level: v.optional(rows),
  indoor: v.optional(rows),
  walls: v.optional(listOf(segmentSchema, MOST_SEGMENTS)),
  barriers: v.optional(listOf(segmentSchema, MOST_SEGMENTS)),
  legend: v.optional(recordOf(legendKey, listOf(squareKind, 8), 60)),
  starting: v.optional(recordOf(text(60), listOf(squareSchema, MOST_SQUARES * MOST_SQUARES), 8)),
  stairs: v.optional(listOf(segmentSchema, MOST_SEGMENTS)),
  rules: v.optional(listOf(idText, 40))
})

/** The map of the case format. Its output has the fields in the order of this file. */
export const caseMapSchema = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, 'a map: an object with "size" and the rows of its terrain'),
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
  /** What was expected (a phrase), or a whole sentence. */
  readonly message: string
}

/** What does not fit together in a map whose fields are each of the right shape. */
function* misfits(map: CaseMap): Generator<Misfit> {
  const known = FIXED + Object.keys(map.legend ?? {}).join('')
  yield* rowMisfits(map, 'terrain', (sign) => known.includes(sign), `one of "${FIXED}" or a character of the legend`)
  yield* rowMisfits(map, 'level', (sign) => sign >= '1' && sign <= '9', 'a level from 1 to 9')
  yield* rowMisfits(map, 'indoor', (sign) => sign === 'i' || sign === '.', '"i" (indoor) or "." (outdoor)')
  yield* segmentMisfits(map, 'walls')
  yield* segmentMisfits(map, 'barriers')
  yield* segmentMisfits(map, 'stairs')
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
  expected: string
): Generator<Misfit> {
  const [columns, rowCount] = map.size
  const lines = map[field]
  if (!lines) return
  if (lines.length !== rowCount) {
    yield { path: [field], input: lines, message: `one text for each of the ${rowCount} rows of the map` }
  }
  for (const [index, line] of lines.entries()) {
    const path = [field, index]
    if (line.length !== columns) {
      yield {
        path,
        input: line,
        message: `At {place} the row has ${line.length} characters; expected ${columns}, one for each column.`
      }
    }
    const wrong = [...line].findIndex((sign) => !isKnown(sign))
    if (wrong >= 0) {
      const sign = shown([...line][wrong]).replace('the text', 'the character')
      yield { path, input: line, message: `At {place}, column ${wrong}, there is ${sign}; expected ${expected}.` }
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
          message: `At {place} the squares ${squareText(a)} and ${squareText(b)} do not touch; expected two squares that share an edge or a corner.`
        }
        continue
      }
      yield {
        path: [field, index],
        input: segment,
        message: `At {place} the squares ${squareText(a)} and ${squareText(b)} do not share an edge; expected two orthogonally adjacent squares.`
      }
    }
  }
}

const squareText = ([x, y]: SquareXY): string => `[${x}, ${y}]`

const isNeighbour = ([a, b]: Segment): boolean => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1

const isEdge = ([a, b]: Segment): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1

function outside(map: CaseMap, path: readonly (string | number)[], square: SquareXY): Misfit {
  return {
    path,
    input: square,
    message:
      `At {place} the square ${squareText(square)} lies off the map; ` +
      `expected a column from 0 to ${map.size[0] - 1} and a row from 0 to ${map.size[1] - 1}.`
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
