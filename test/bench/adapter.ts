/**
 * The engine as a peers' bench asks it: maps as padded bytes, answers in flat arrays. `npm run bench:adapter -- OUT.mjs`
 * bundles it; what each export must do is written down by the bench.
 */
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import type { CaseFigure, CaseMap, Segment, SquareXY } from '../../src/shared/contract/case.ts'
import type { FigureSetFile } from '../../src/shared/formats/documents/documents.ts'
import { moverOf } from '../../src/shared/engine/ground/ground.ts'
import { fieldOf } from '../../src/shared/engine/lineOfFire/bestLine.ts'
import { lineField, openLines } from '../../src/shared/engine/lineOfFire/lineField.ts'
import { type LineQuestion } from '../../src/shared/engine/lineOfFire/walk/causes.ts'
import { type LineField } from '../../src/shared/engine/lineOfFire/walk/lineBoard.ts'
import { traceLine } from '../../src/shared/engine/lineOfFire/walk/trace.ts'
import { fewestSteps } from '../../src/shared/engine/movement/flood.ts'
import { attackOdds } from '../../src/shared/engine/odds/attackOdds.ts'
import { situationOf } from '../../src/shared/engine/situation/changes.ts'
import type { Situation } from '../../src/shared/engine/situation/situation.ts'
import { positionOf } from '../../src/shared/position/fromCase.ts'
import { bestPairing } from '../../src/shared/tournament/pairing/best.ts'
import { Field } from '../../src/shared/tournament/pairing/cost.ts'
import { searchWords } from '../../src/renderer/i18n/texts.ts'
import { figureDocuments } from '../../src/renderer/model/search/documents.ts'
import { SearchIndex } from '../../src/renderer/model/search/searchIndex.ts'
import { Thesaurus } from '../../src/renderer/text/words.ts'

/** A map of the bench: a byte a square, with one ring of blocking squares around the board. */
export interface BenchMap {
  readonly w: number
  readonly h: number
  readonly cells: Uint8Array
  /** The place of a square in `cells`. */
  readonly at: (x: number, y: number) => number
}

const BLOCKING = 1
const HINDERING = 2
const ELEVATION_SHIFT = 2
const ELEVATION = 12
const WALL_EAST = 16
const WALL_SOUTH = 32

/** The map as a case has it. */
export function caseMap({ w, h, cells, at }: BenchMap): CaseMap {
  const cell = (x: number, y: number): number => cells[at(x, y)] ?? BLOCKING
  const rows = (letter: (cell: number) => string): string[] =>
    Array.from({ length: h }, (_, y) => Array.from({ length: w }, (_, x) => letter(cell(x, y))).join(''))
  const walls: Segment[] = []
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (cell(x, y) & WALL_EAST && x + 1 < w)
        walls.push([
          [x, y],
          [x + 1, y]
        ])
      if (cell(x, y) & WALL_SOUTH && y + 1 < h)
        walls.push([
          [x, y],
          [x, y + 1]
        ])
    }
  }
  return {
    size: [w, h],
    terrain: rows((bits) => (bits & BLOCKING ? 'b' : bits & HINDERING ? 'h' : '.')),
    level: rows((bits) => String(1 + ((bits & ELEVATION) >> ELEVATION_SHIFT))),
    walls
  }
}

function firstFree({ w, h, cells, at }: BenchMap): SquareXY {
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) if (!((cells[at(x, y)] ?? BLOCKING) & BLOCKING)) return [x, y]
  throw new Error('Every square of the map is blocking.')
}

function situationWith(map: CaseMap, figures: readonly CaseFigure[]): Situation {
  const ruleset = shippedRuleset('heroclix-2012')
  if (!ruleset) throw new Error('There is no ruleset heroclix-2012.')
  const position = positionOf(
    { format: 'clixcase/1', ruleset: 'heroclix-2012', map, figures, ask: { kind: 'line-of-fire', from: [0, 0], to: [1, 0] } },
    ruleset.terrain
  )
  if (!position.ok) throw new Error(position.problems[0]?.message ?? 'No position.')
  return situationOf(position.value, ruleset)
}

/** A map laid out for many questions. */
export interface Board {
  readonly columns: number
  readonly empty: Situation
  readonly field: LineField
  /** 1 for every square. */
  readonly everywhere: Uint8Array
  /** The same map with one figure on it, which moves. */
  readonly manned: Situation
  /** One object for all lines: nothing is allocated for a line. */
  readonly line: LineQuestion
}

export function prepareMap(map: BenchMap): Board {
  const laidOut = caseMap(map)
  const empty = situationWith(laidOut, [])
  return {
    columns: map.w,
    empty,
    field: fieldOf(empty),
    everywhere: new Uint8Array(map.w * map.h).fill(1),
    manned: situationWith(laidOut, [{ id: 'A', at: firstFree(map) }]),
    // No figure at either end, none to be looked past.
    line: { from: 0, to: 0, fromLevel: 0, toLevel: 0, ends: 0, ignore: 0, fromFigure: -2, toFigure: -2 }
  }
}

/** 0 clear, 1 hindered, 2 blocked. */
export function lofPair({ columns, empty, field, line }: Board, ax: number, ay: number, bx: number, by: number): number {
  const { level } = empty.position
  line.from = ay * columns + ax
  line.to = by * columns + bx
  line.fromLevel = level[line.from] ?? 0
  line.toLevel = level[line.to] ?? 0
  return traceLine(field, line, null)
}

/** The same codes for every square, from one. */
export function lofField({ columns, empty }: Board, x: number, y: number, out: Uint8Array): Uint8Array {
  out.set(lineField(empty, y * columns + x))
  return out
}

/** How many lines are not blocked, from every square to every other. */
export function allPairs({ empty, everywhere }: Board): number {
  let sum = 0
  for (const open of openLines(empty, everywhere)) sum += open
  return sum
}

/** The fewest squares of movement to each square within `budget`; 65535 where it cannot be come to. */
export function moveRange({ columns, manned }: Board, x: number, y: number, budget: number, out: Uint16Array): void {
  const figure = manned.states[0]
  if (!figure) throw new Error('Nobody is on the board.')
  const mover = moverOf(manned, figure, { during: ['move'], leftBehind: new Set(), opponents: [], carried: [], cleared: [], guards: [] })
  fewestSteps(manned, mover, y * columns + x, budget, out)
}

/** The chance of a hit with two dice that must come to `needed`. */
export function odds(needed: number, ownRerolls: number, opposingRerolls: number): number {
  const { hit } = attackOdds({ needed, ownRerolls, opposingRerolls, evadeFrom: null, refuseFrom: null, otherwise: null })
  return Number(hit.top) / Number(hit.bottom)
}

/** A dial of the bench. */
export interface BenchFigure {
  readonly id: string
  readonly set: string
  readonly code: string
  readonly name: string
  readonly points: number
  readonly range: number
  readonly targets: number
  readonly dial: readonly unknown[]
}

/** The search of the app over these dials: the ids of the best twenty for a query. */
export function buildSearch(figures: readonly BenchFigure[]): (query: string) => readonly (string | undefined)[] {
  const sets = new Map<string, FigureSetFile['figures'][number][]>()
  for (const { set, code, name, points, range, targets, dial } of figures) {
    const entries = sets.get(set) ?? []
    sets.set(set, entries)
    entries.push({
      id: code,
      name,
      size: 'standard',
      points,
      speed: 8,
      attack: 10,
      defense: 17,
      damage: 3,
      range,
      bolts: targets,
      powers: [],
      canUse: [],
      specialPowers: [],
      abilities: [],
      teamAbilities: [],
      dial: dial.map(() => ({})),
      baseSquares: 1,
      source: ''
    })
  }
  const files = [...sets].map(([id, entries]): FigureSetFile => ({ format: 'linejudge-figures/2', id, name: id, figures: entries }))
  const index = new SearchIndex()
  index.add([...figureDocuments(files)])
  const thesaurus = new Thesaurus(searchWords.groups, searchWords.small)
  const ids = new Map(figures.map(({ id, set, code }) => [`${set}/${code}`, id]))
  return (query) => index.find(query, thesaurus, 20).map((found) => ids.get(found.id))
}

/** A player of the bench's Swiss: three points a win, whom it has met, whether it has had a bye. */
export interface BenchPlayer {
  readonly id: number
  readonly score: number
  readonly opp: ReadonlySet<number>
  readonly bye: boolean
}

/** The next round as the event pairs it: by points, nobody twice with the same one where that can be; `null` beside the one who has the bye. */
export function swissRound({ players }: { readonly players: readonly BenchPlayer[] }): (readonly [number, number | null])[] {
  const sorted = players.toSorted((a, b) => b.score - a.score || a.id - b.id)
  const met = new Map(sorted.map(({ id, opp }) => [String(id), new Map([...opp].map((other) => [String(other), 1]))]))
  const field = new Field(
    sorted.map(({ id, score, bye }) => ({ id: String(id), wins: score, score: 0, byes: Number(bye), club: null })),
    (player) => met.get(player),
    false
  )
  const { pairs, bye } = bestPairing(field)
  const idOf = (index: number): number => sorted[index]!.id
  return [...pairs.map(([i, j]) => [idOf(i), idOf(j)] as const), ...(bye === null ? [] : [[idOf(bye), null] as const])]
}
