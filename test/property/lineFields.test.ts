/**
 * Lines drawn many at a time must come to what each comes to alone: the verdicts of a whole field, the counts of open lines and the walk
 * over a board that is laid out, against the walk that asks the rules of every square and edge as it comes.
 */
import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { parseCase } from '../../src/shared/cases/parse/parseCase.ts'
import { situationIn } from '../../src/shared/cases/common/checkedCase.ts'
import { drawLine, fieldOf, figureEnd, sightOf, squareEnd, type LineEnd } from '../../src/shared/engine/lineOfFire/bestLine.ts'
import { seenFrom } from '../../src/shared/engine/lineOfFire/heights.ts'
import { lineField, openLines } from '../../src/shared/engine/lineOfFire/lineField.ts'
import { BLOCKED } from '../../src/shared/engine/lineOfFire/walk/causes.ts'
import { traceLine, type LineSink } from '../../src/shared/engine/lineOfFire/walk/trace.ts'
import type { Situation } from '../../src/shared/engine/situation/situation.ts'
import { caseFiles, questionOf } from '../cases/caseFiles.ts'
import { lineQuestion, TARGETING } from '../support/randomQuestions.ts'
import { chanceFrom } from '../support/seeded.ts'
import { holds, PATIENCE } from './runs.ts'

const LONG = Boolean(process.env['LINEJUDGE_LONG'])
const SILENT: LineSink = { enter: () => undefined, wall: () => undefined, corner: () => undefined }

function situationFor(question: ClixCase): Situation | null {
  const parsed = parseCase(question)
  return parsed.ok && parsed.value.map ? situationIn(parsed.value).situation : null
}

/** The line of the single ruling, and its state as the walk that tells what it meets finds it. */
function alone(situation: Situation, from: LineEnd, to: LineEnd): number {
  const line = drawLine(situation, from, to, 'attack')!
  const sight = sightOf(seenFrom(situation, from, to), from.state, 'attack', line.aloft?.clause)
  const walked = traceLine(sight.field, line.question, SILENT)
  return line.endBlock ? BLOCKED : walked
}

/** Every line from these squares; and who is seen by how many. */
function check(situation: Situation, starts: readonly number[]): void {
  const count = situation.position.level.length
  for (const from of starts) {
    const field = lineField(situation, from)
    const start = squareEnd(situation, from)
    const end = start.state ? figureEnd(start.state) : start
    for (let to = 0; to < count; to++)
      if (field[to] !== alone(situation, end, squareEnd(situation, to)))
        expect({ from, to, state: field[to] }).toEqual({ from, to, state: alone(situation, end, squareEnd(situation, to)) })
  }
}

/** The counts of open lines against the fields, one by one. */
function checkCounts(situation: Situation, seed: number): void {
  const starts = situation.position.level.map((_, square) => ((square * 7 + seed) % 3 === 0 ? 0 : 1))
  const counts = new Uint16Array(starts.length)
  starts.forEach((is, from) => {
    if (is === 1) lineField(situation, from).forEach((state, to) => (counts[to]! += Number(to !== from && state !== BLOCKED)))
  })
  expect([...openLines(situation, starts)]).toEqual([...counts])
}

const some = (seed: number, count: number, most: number): number[] =>
  chanceFrom(seed)
    .shuffled(Array.from({ length: count }, (_, square) => square))
    .slice(0, LONG ? count : most)

describe('every line of a field', () => {
  it(
    'is the single line on random boards: sizes, levels, indoors, walls, force fields, special terrain, larger bases',
    () => {
      holds([(seed) => lineQuestion(seed), (seed) => lineQuestion(seed, { abilities: TARGETING, gifted: 0.4 })], 44, (question, seed) => {
        const situation = situationFor(question)!
        check(situation, some(seed, situation.position.level.length, 16))
        const empty = situationFor({ ...question, figures: [], ask: { kind: 'line-of-fire', from: [0, 0], to: [1, 1] } })
        if (!empty) return
        check(empty, some(seed, empty.position.level.length, 16))
        checkCounts(empty, seed)
      })
    },
    PATIENCE
  )

  it(
    'is the single line on the maps of the golden cases',
    () => {
      const seen = new Set<string>()
      let boards = 0
      for (const one of caseFiles().flatMap(({ cases }) => cases)) {
        const { map, figures, ruleset } = one
        const key = JSON.stringify([map, figures, one.specialTerrain, ruleset])
        if (!map || seen.has(key) || !ruleset.startsWith('heroclix')) continue
        seen.add(key)
        // Ground that says something of lines of its own is looked at wherever it is.
        if (!LONG && seen.size % 8 !== 0 && !one.specialTerrain) continue
        const situation = situationFor(questionOf(one))
        if (!situation) continue
        boards++
        check(situation, some(seen.size, situation.position.level.length, 6))
      }
      expect(boards).toBeGreaterThan(100)
    },
    PATIENCE
  )

  const SIZES = [
    [24, 36],
    [36, 24],
    [32, 5],
    [33, 33],
    [5, 70],
    [1, 12],
    [12, 1]
  ] as const
  it.each(SIZES)('is the single line on a board of %i x %i', (columns, rows) => {
    const chance = chanceFrom(columns * 100 + rows)
    const board = (letters: readonly string[]): string[] =>
      Array.from({ length: rows }, () => Array.from({ length: columns }, () => chance.pick(letters)).join(''))
    const inside = (x: number, y: number): boolean => x < columns && y < rows
    const edges = Array.from({ length: 60 }, () => {
      const [x, y] = [chance.whole(0, columns - 1), chance.whole(0, rows - 1)]
      return chance.is(0.5)
        ? ([
            [x, y],
            [x + 1, y]
          ] as const)
        : ([
            [x, y],
            [x, y + 1]
          ] as const)
    }).filter(([, [x, y]]) => inside(x, y))
    const situation = situationFor({
      format: 'clixcase/1',
      ruleset: 'heroclix-2013',
      map: {
        size: [columns, rows],
        terrain: board(['.', '.', '.', '.', '.', '.', 'b', 'h', 'w']),
        level: board(['1', '1', '1', '1', '1', '2', '3']),
        indoor: board(['.', '.', 'i']),
        walls: edges.slice(0, 40),
        barriers: edges.slice(40)
      },
      figures: [],
      ask: { kind: 'line-of-fire', from: [0, 0], to: [columns - 1, rows - 1] }
    })!
    check(situation, some(columns, columns * rows, 10))
    if (columns * rows < 200 || LONG) checkCounts(situation, rows)
  })

  it.each([...SIZES, [32, 64], [64, 32], [2, 2]] as const)('is the single line where only squares block: %i x %i', (columns, rows) => {
    const chance = chanceFrom(columns * 100 + rows)
    for (const share of [0.06, 0.3, 0.7]) {
      const terrain = Array.from({ length: rows }, () => Array.from({ length: columns }, () => (chance.is(share) ? 'b' : '.')).join(''))
      const situation = situationFor({
        format: 'clixcase/1',
        ruleset: 'heroclix-2012',
        map: { size: [columns, rows], terrain },
        figures: [],
        ask: { kind: 'line-of-fire', from: [0, 0], to: [columns - 1, rows - 1] }
      })!
      const field = fieldOf(situation)
      const line = { from: 0, to: 0, fromLevel: 1, toLevel: 1, ends: 0, ignore: 0, fromFigure: -2, toFigure: -2 }
      for (let n = 0; n < (LONG ? 20_000 : 1_500); n++) {
        line.from = chance.whole(0, columns * rows - 1)
        line.to = chance.whole(0, columns * rows - 1)
        const [quick, asked] = [traceLine(field, line, null), traceLine(field, line, SILENT)]
        if (quick !== asked) expect({ ...line, terrain, state: quick }).toEqual({ ...line, terrain, state: asked })
      }
      const board = field.boardOf(0, 0, 1, 1)
      expect(board.stopRows !== null).toBe(Math.min(columns, rows) <= 32 && Math.max(columns, rows) <= 64)
    }
  })
})
