/** What drawing and checking a map costs: a stroke and a fill on the largest map, lint, pins, fairness and heat on one of the usual size. */
import { readFileSync } from 'node:fs'
import type { CaseMap, SquareXY } from '../../src/shared/contract/case.ts'
import type { MapDocument } from '../../src/shared/formats/documents/maps/mapDocument.ts'
import { parseMapFile } from '../../src/shared/formats/documents/maps/mapFile.ts'
import { answerCase } from '../../src/shared/cases/answer.ts'
import { checkedCase } from '../../src/shared/cases/common/checkedCase.ts'
import { fairnessOf } from '../../src/shared/mapCheck/fairness.ts'
import { DEFAULT_RULESET } from '../../src/shared/mapCheck/ground.ts'
import { heatOf } from '../../src/shared/mapCheck/heat.ts'
import { lintMap } from '../../src/shared/mapCheck/lint/lint.ts'
import { pinsOf } from '../../src/shared/mapCheck/pins.ts'
import { joinedSquares } from '../../src/shared/mapEdit/fill.ts'
import { blockOf } from '../../src/shared/mapEdit/runs.ts'
import { paintBasic, paintLevel, paintStarting } from '../../src/shared/mapEdit/squares.ts'
import { groundModel, rowsThatDiffer } from '../../src/shared/scene/groundModel.ts'
import { sceneBoard } from '../../src/shared/scene/sceneBoard.ts'
import { seeded } from './boards.ts'
import { microseconds } from './measure.ts'

interface Row {
  readonly what: string
  readonly us: number
  readonly plain: number | null
  readonly goal: string
}

/** Squares a side of the largest map. */
const LARGE = 200

/** The largest map, a tenth of it drawn on, with two starting areas and some walls. */
function largeMap(): MapDocument {
  const below = seeded(200)
  const terrain = Array.from({ length: LARGE }, () =>
    Array.from({ length: LARGE }, () => {
      const n = below(100)
      return n < 4 ? 'b' : n < 9 ? 'h' : n < 11 ? 'w' : '.'
    }).join('')
  )
  const walls = Array.from({ length: 400 }, () => {
    const [x, y] = [below(LARGE - 1), below(LARGE)]
    return [[x, y], [x + 1, y]] as const // prettier-ignore
  })
  const map: CaseMap = { size: [LARGE, LARGE], terrain, walls }
  const areas = paintStarting(paintStarting(map, blockOf([60, 0], [139, 1]), 'red'), blockOf([60, LARGE - 2], [139, LARGE - 1]), 'blue')
  return { id: 'large', name: 'Large', description: '', systems: ['heroclix'], map: areas, specialTerrain: [] }
}

/** A map of 16 x 24 squares that comes with the app. */
function usualMap(): MapDocument {
  const read = parseMapFile(JSON.parse(readFileSync('resources/packs/market-street.map.json', 'utf8')))
  if (!read.ok) throw new Error('The map of the benchmark is broken.')
  return read.value
}

/** A map with so many pins: lines of fire across it. */
function pinned(document: MapDocument, count: number): MapDocument {
  const below = seeded(50)
  const [columns, rows] = document.map.size
  const at = (): SquareXY => [below(columns), below(rows)]
  const pins = Array.from({ length: count }, (_, n) => ({ id: `p${n}`, ask: { kind: 'line-of-fire', from: at(), to: at() }, expect: {} }))
  return { ...document, pins }
}

/** Does this to maps that it makes one of the other, as a stroke does: each is another square on. */
function stroke(map: CaseMap, paint: (map: CaseMap, squares: readonly SquareXY[]) => CaseMap, sizeOfStep: number): () => number {
  let [now, step] = [map, 0]
  let shown = sceneBoard({ map: now })
  groundModel(shown)
  return () => {
    const y = (step * 7) % LARGE
    now = paint(
      now,
      Array.from({ length: sizeOfStep }, (_, n) => [(step * 5 + n) % LARGE, (y + (n >> 1)) % LARGE] as const)
    )
    step++
    const next = sceneBoard({ map: now })
    const rows = rowsThatDiffer(shown, next)
    const model = groundModel(next)
    shown = next
    return model.rims.length + (rows?.top ?? 0)
  }
}

export function mapRows(): Row[] {
  const large = largeMap()
  const usual = usualMap()
  const usual50 = pinned(usual, 50)
  let sink = 0
  const us = (work: () => number, batch: number, runs = 15): number =>
    microseconds(
      () => {
        sink += work()
      },
      batch,
      runs
    )
  const checked = (ok: boolean): number => {
    if (!ok) throw new Error('The map of the benchmark is not answered.')
    return 1
  }
  const line = { format: 'clixcase/1', ruleset: DEFAULT_RULESET, map: large.map, figures: [] } as const
  const clear: SquareXY = [large.map.terrain?.[100]?.indexOf('.') ?? 0, 100]
  let n = 0
  const rows = [
    {
      what: '200 x 200: one report of a hand that paints, until the board knows what to draw',
      goal: 'under 8000 us',
      us: us(
        stroke(large.map, (map, squares) => paintBasic(map, squares, n++ % 400 < 200 ? 'hindering' : 'blocking'), 6),
        40
      )
    },
    {
      what: '200 x 200: the same with levels',
      goal: 'under 8000 us',
      us: us(
        stroke(large.map, (map, squares) => paintLevel(map, squares, 2 + (n++ % 400 < 200 ? 0 : 1)), 6),
        40
      )
    },
    {
      what: '200 x 200: a rectangle over the whole map',
      goal: 'under 100000 us',
      us: us(() => paintBasic(large.map, blockOf([0, 0], [LARGE - 1, LARGE - 1]), 'hindering').size[0], 2, 7)
    },
    {
      what: '200 x 200: a fill of all clear ground',
      goal: 'under 100000 us',
      us: us(() => paintBasic(large.map, joinedSquares(large.map, clear), 'hindering').size[0], 2, 7)
    },
    {
      what: '200 x 200: the ruling on a line under the pointer, of a map just drawn on',
      goal: 'under 50000 us',
      us: us(
        () =>
          answerCase(
            checkedCase({
              ...line,
              map: paintBasic(large.map, [[n++ % LARGE, 3]], 'water'),
              ask: { kind: 'line-of-fire', from: [3, 5], to: [190, 170] }
            })
          ).because.length,
        2,
        7
      )
    },
    { what: '16 x 24: lint', goal: 'under 100000 us', us: us(() => checked(lintMap(usual).ok), 3, 9) },
    { what: '200 x 200: lint', goal: 'under 2000000 us', us: us(() => checked(lintMap(large).ok), 1, 3) },
    {
      what: '16 x 24: 50 pins asked again',
      goal: 'under 150000 us',
      us: us(() => checked(pinsOf(usual50).same === 50), 1, 9)
    },
    { what: '16 x 24: fairness', goal: 'under 300000 us', us: us(() => checked(fairnessOf(usual).ok), 2, 9) },
    { what: '16 x 24: the numbers over the map (seen from where)', goal: '', us: us(() => checked(heatOf(usual, 'seen').ok), 2, 9) }
  ]
  if (sink === 0) throw new Error('no maps')
  return rows.map((row) => ({ ...row, plain: null }))
}
