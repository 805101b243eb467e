/** Maps typed as a text (`exporting/textBoardFile.ts` shows one): rows of letters, blocks of levels and indoors, lists of edges and squares. */
import { phrase, problem } from '../../base/problem.ts'
import { fail, ok, type Phrase, type Problem, type Result } from '../../base/result.ts'
import { FORBIDDEN_KEYS } from '../../base/validate.ts'
import type { Segment, SquareXY } from '../../contract/case.ts'
import { parseSquareName } from '../../grid/squareName.ts'
import { parseMapDocument } from '../documents/maps/mapDocument.ts'
import type { ImportedMaps, Importer } from './importer.ts'
import { idOf } from '../../base/text/idOf.ts'
import { sizeProblem, titleOf } from './mapBuilder.ts'
import '../../base/sayFileSentences.ts'
import { firstWord } from '../../base/text/ends.ts'

/** The field under which the text of a board goes through the importers. */
export const BOARD = 'text-board'

export const textBoard: Importer = {
  name: 'text-board',
  recognises: (json) => typeof json[BOARD] === 'string',
  read: (json, file) => readTextBoard(String(json[BOARD]), file)
}

const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())

/** Whether a text begins as a board does: two rows or more, the first of letters that stand for ground; a wrong letter among them is for the reader to tell. */
export function looksLikeTextBoard(text: string): boolean {
  const lines = linesOf(text)
  const start = lines.findIndex((line) => line !== '' && !line.startsWith('# '))
  const rows = lines.slice(start < 0 ? lines.length : start).findIndex((line) => line === '' || line.includes(' '))
  const board = start < 0 ? [] : lines.slice(start, rows < 0 ? undefined : start + rows)
  const legend = lines.flatMap((line) => /^legend:? (\S) /.exec(line)?.[1] ?? []).join('')
  if (board.length < 2) return false
  const first = board[0]!.replaceAll(new RegExp(`[${escaped(legend)}]`, 'g'), '.')
  const wrong = first.replaceAll(/[.hbw]/g, '')
  if (wrong === '') return board.some((line) => line.includes('.') || line.length > 1)
  return /^[a-z]+$/i.test(wrong) && wrong.length * 2 <= first.length && first.includes('.') && board[1]!.length === first.length
}

const escaped = (letters: string): string => (letters === '' ? '.' : letters.replaceAll(/[\\\]^-]/g, '\\$&'))

interface Board {
  name: string
  terrain: readonly string[]
  level?: readonly string[]
  indoor?: readonly string[]
  readonly legend: Record<string, readonly string[]>
  readonly walls: Segment[]
  readonly barriers: Segment[]
  readonly stairs: Segment[]
  readonly starting: Record<string, SquareXY[]>
  readonly rules: string[]
  readonly openings: { edge: Segment; kind: string; state: string }[]
  readonly labels: { at: [number, number]; text: string }[]
}

/** What stands behind the rows, by its first word; each gives what was expected where it cannot be read. */
/** A side's name has at most so many letters. */
const MOST_LETTERS = 100

const PARTS: Readonly<Record<string, (board: Board, words: string) => Phrase | null>> = {
  walls: (board, words) => edgesInto(board.walls, words),
  barriers: (board, words) => edgesInto(board.barriers, words),
  stairs: (board, words) => edgesInto(board.stairs, words),
  door: openings('door'),
  window: openings('window'),
  gate: openings('gate'),
  starting(board, words) {
    const colon = words.indexOf(':')
    const [side, squares] = colon < 0 ? firstWord(words) : [words.slice(0, colon), words.slice(colon + 1).trim()]
    if (side === '' || side.length > MOST_LETTERS || FORBIDDEN_KEYS.includes(side)) return phrase('expected.board-starting', {})
    const found = squaresIn(squares)
    if (found === null) return phrase('expected.board-starting', {})
    board.starting[side] = [...(board.starting[side] ?? []), ...found]
    return null
  },
  rules(board, words) {
    board.rules.push(...words.split(/[\s,]+/).filter(Boolean))
    return null
  },
  label(board, words) {
    const [, x, y, text] = /^(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s+(\S.*)$/.exec(words) ?? []
    if (text === undefined) return phrase('expected.board-label', {})
    board.labels.push({ at: [Number(x), Number(y)], text })
    return null
  },
  legend(board, words) {
    const [letter = '', ...kinds] = words.split(/[\s,=]+/)
    if ([...letter].length !== 1 || kinds.length === 0) return phrase('expected.board-legend', {})
    board.legend[letter] = kinds
    return null
  }
}

function openings(kind: string) {
  return (board: Board, words: string): Phrase | null => {
    const [, state, edges] = /^(open|closed):?\s+(\S.*)$/.exec(words) ?? []
    const found: Segment[] = []
    if (state === undefined || edgesInto(found, edges ?? '')) return phrase('expected.board-opening', {})
    board.openings.push(...found.map((edge) => ({ edge, kind, state })))
    return null
  }
}

function edgesInto(list: Segment[], words: string): Phrase | null {
  for (const word of words.split(/[\s,]+/).filter(Boolean)) {
    const squares = word.split('|').map(parseSquareName)
    const [a, b] = squares
    if (squares.length !== 2 || !a?.ok || !b?.ok) return phrase('expected.board-edge', {})
    list.push([a.value, b.value])
  }
  return null
}

function squaresIn(words: string): SquareXY[] | null {
  const found: SquareXY[] = []
  for (const word of words.split(/[\s,]+/).filter(Boolean)) {
    const square = parseSquareName(word)
    if (!square.ok) return null
    found.push(square.value)
  }
  return found
}

const isEdges = (line: string): boolean => /^[A-Za-z]{1,3}\d{1,4}\|/.test(line)

function readTextBoard(text: string, file: string): Result<ImportedMaps> {
  const board: Board = { name: '', terrain: [], legend: {}, walls: [], barriers: [], stairs: [], starting: {}, rules: [], openings: [], labels: [] } // prettier-ignore
  const lines = linesOf(text)
  const wrong = (index: number, expected: Phrase): Result<never> => fail(lineProblem(index, lines[index]!, expected))
  let block: 'terrain' | 'level' | 'indoor' | null = 'terrain'
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      if (board.terrain.length > 0) block = null
      continue
    }
    if (line.startsWith('# ')) {
      board.name ||= line.slice(2).trim()
      continue
    }
    if (block === 'terrain' && !line.includes(' ')) {
      if (board.terrain.length > 0 && line.length !== board.terrain[0]!.length)
        return wrong(index, phrase('expected.board-row', { columns: board.terrain[0]!.length }))
      board.terrain = [...board.terrain, line]
      continue
    }
    const heading: 'level' | 'indoor' | null = /^levels?:?$/i.test(line) ? 'level' : /^indoors?:?$/i.test(line) ? 'indoor' : null
    if (heading) {
      block = heading
      continue
    }
    // A block of digits says itself that it is levels.
    const columns = board.terrain[0]?.length ?? 0
    if (line.length === columns && /^[1-9]+$/.test(line) && block !== 'indoor') block = 'level'
    if (block === 'level' || block === 'indoor') {
      if (line.length === columns && (block === 'level' ? /^[1-9]+$/ : /^[i.]+$/).test(line)) {
        board[block] = [...(board[block] ?? []), line]
        continue
      }
      block = null
    }
    if (isEdges(line)) {
      const expected = edgesInto(board.walls, line)
      if (expected) return wrong(index, expected)
      continue
    }
    const [, word = '', rest = ''] = /^([a-z]+):?\s+(\S.*)$/i.exec(line) ?? []
    const name = word.toLowerCase()
    const read = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined
    const expected = read
      ? read(board, rest)
      : phrase('expected.board-part', { words: [...Object.keys(PARTS), 'levels', 'indoor'].join(', ') })
    if (expected) return wrong(index, expected)
  }
  return documentOf(board, file)
}

function lineProblem(index: number, text: string, expected: Phrase): Problem {
  return problem('wrong-value', '', 'board-line', { line: index + 1, text: text.slice(0, 60), expected })
}

function documentOf(board: Board, file: string): Result<ImportedMaps> {
  const { name, terrain, level, indoor, legend, walls, barriers, stairs, starting, rules } = board
  const [columns, rows] = [terrain[0]?.length ?? 0, terrain.length]
  const wrong = sizeProblem(columns, rows, '')
  if (wrong) return wrong
  const title = (name || titleOf(file)).slice(0, 120) || 'Map'
  const map = {
    size: [columns, rows],
    terrain,
    ...(level && { level }),
    ...(indoor && { indoor }),
    ...(walls.length > 0 && { walls }),
    ...(barriers.length > 0 && { barriers }),
    ...(Object.keys(legend).length > 0 && { legend }),
    ...(Object.keys(starting).length > 0 && { starting }),
    ...(stairs.length > 0 && { stairs }),
    ...(rules.length > 0 && { rules })
  }
  const document = parseMapDocument({
    format: 'linejudge-map/2',
    id: idOf(title, 'map'),
    name: title,
    description: '',
    systems: [],
    map,
    specialTerrain: [],
    ...(board.openings.length > 0 && { openings: board.openings }),
    ...(board.labels.length > 0 && { labels: board.labels })
  })
  return document.ok ? ok({ documents: [{ kind: 'map', document: document.value }], notes: [] }) : document
}
