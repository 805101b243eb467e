/** The questions to begin with: asked of the training figures as they are shipped, and answered as their names promise. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { EXAMPLES } from '../../../../../src/renderer/actions/table/examples.ts'
import { exampleTable, firstTable, openExample } from '../../../../../src/renderer/actions/table/moreExamples.ts'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import { squaresOf } from '../../../../../src/shared/contract/caseSquares.ts'
import type { CaseFigure, ClixCase } from '../../../../../src/shared/contract/case.ts'
import { formatSquareName } from '../../../../../src/shared/grid/squareName.ts'
import { boardCommands } from '../../../../../src/renderer/model/board/boardCommands.ts'
import { brushInHand } from '../../../../../src/renderer/model/tools/toolInHand.ts'
import { duel } from '../../../../support/bench.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import type { FigureSetFile, MapFile } from '../../../../../src/shared/formats/documents/documents.ts'

const PACKS = 'resources/packs'
const read = (ending: string): readonly unknown[] =>
  readdirSync(PACKS)
    .filter((name) => name.endsWith(ending))
    .map((name): unknown => JSON.parse(readFileSync(`${PACKS}/${name}`, 'utf8')))
const maps = read('.map.json') as readonly MapFile[]
const sets = read('.figures.json') as readonly FigureSetFile[]

it.each(EXAMPLES)('$id', ({ id, map }) => {
  const made = exampleTable(id, { maps, figureSets: sets })
  expect(made?.map?.id).toBe(map)
  const value = parseCase(JSON.parse(JSON.stringify(made)))
  if (!value.ok) throw new Error(JSON.stringify(value.problems))
  expect(value.value.figures?.map(({ dial }) => (dial ?? []).length > 5)).not.toContain(false)
  const ruling = answerCase(value.value)
  expect([ruling.verdict, ruling.notConsidered]).toEqual([{ deepSpace: 'hit', giant: 'blocked', corner: 'blocked' }[id], []])
  if (id === 'giant') expect(ruling.because.map(({ rule }) => rule)).toContain('MKEY-GREAT')
  if (id === 'deepSpace') expect(ruling.because.map(({ rule }) => rule)).toContain('MR-KB-06')
})

it.each<[string, () => ClixCase | null, readonly string[]]>([
  ['the first table', () => firstTable({ maps, figureSets: sets }), ['D20 1 × 1', 'I14 1 × 1', 'E16 2 × 2', 'C17 1 × 1']],
  ['deepSpace', () => exampleTable('deepSpace', { maps, figureSets: sets }), ['H9 1 × 1', 'G9 1 × 1']],
  ['giant', () => exampleTable('giant', { maps, figureSets: sets }), ['C23 1 × 1', 'M23 2 × 2', 'H23 1 × 1']],
  ['corner', () => exampleTable('corner', { maps, figureSets: sets }), ['H5 1 × 1', 'E8 1 × 1']]
])('%s has every figure on a base of its size, where its question wants it', (_id, make, places) => {
  const place = (figure: CaseFigure): string => {
    const squares = squaresOf(figure)
    const [columns, rows] = [0, 1].map((axis) => new Set(squares.map((at) => at[axis])).size)
    expect(squares.length).toBe(columns! * rows!)
    return `${formatSquareName(squares[0]!)} ${columns} × ${rows}`
  }
  expect(make()?.figures?.map(place)).toEqual(places)
})

it('one is opened as a step, with an empty hand and its first end to be picked; without its map nothing happens', () => {
  const { app, table, session, library } = memoryApp()
  const [example] = EXAMPLES
  const open = (boardCommands.open = vi.fn())
  openExample(app, example!)
  expect([table.canUndo, open.mock.calls.length]).toEqual([false, 0])
  Object.assign(library, { maps, figureSets: sets })
  Object.assign(session, { selected: 'thor', editing: true, pick: 'to' })
  session.tool = brushInHand('water')
  openExample(app, example!)
  expect(table.case).toMatchObject({ map: { id: example!.map }, ask: { from: 'ironmonger' } })
  expect([session.selected, session.editing, session.tool, session.pick, open.mock.calls.length]).toEqual([null, false, null, 'from', 1])
  expect([table.undo(), table.case]).toEqual(['Example', duel])
  boardCommands.reset()
})

it('without the training set they are figures by name', () => {
  expect(exampleTable('corner', { maps, figureSets: [] })?.figures?.[0]).toEqual({
    id: 'merrow',
    name: 'Merrow',
    side: 'red',
    at: [7, 4]
  })
})

it('the first table stands on the training figures, and leaves nothing unsaid', () => {
  const made = firstTable({ maps, figureSets: sets })
  const value = parseCase(JSON.parse(JSON.stringify(made)))
  if (!value.ok) throw new Error(JSON.stringify(value.problems))
  expect(value.value.figures?.map(({ dial }) => (dial ?? []).length > 5)).toEqual([true, true, true, true])
  const ruling = answerCase(value.value)
  expect([ruling.verdict, ruling.notConsidered]).toEqual(['blocked', []])
  expect(ruling.because.find(({ weight }) => weight === 'decides')?.rule).toBe('MR-LOF-02')
})
