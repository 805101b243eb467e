/** The questions to begin with: asked of the training figures as they are shipped, and answered as their names promise. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EXAMPLES } from '../../../../../src/renderer/actions/table/examples.ts'
import { exampleTable, firstTable } from '../../../../../src/renderer/actions/table/moreExamples.ts'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
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
  expect([ruling.verdict, ruling.notConsidered]).toEqual([{ deepSpace: 'hit', giant: 'clear', corner: 'blocked' }[id], []])
  if (id === 'giant') expect(ruling.because.map(({ rule }) => rule)).toContain('SIZ-01')
  if (id === 'deepSpace') expect(ruling.because.map(({ rule }) => rule)).toContain('KBD-02')
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
  expect(ruling.because.find(({ weight }) => weight === 'decides')?.rule).toBe('LOF-09')
})
