/** The questions to begin with: asked of the training figures as they are shipped, and answered as their names promise. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EXAMPLES } from '../../../../../src/renderer/actions/table/examples.ts'
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

it.each(EXAMPLES.map((example) => [example.id, example] as const))('%s', (id, { make }) => {
  const value = parseCase(JSON.parse(JSON.stringify(make(maps, sets))))
  if (!value.ok) throw new Error(JSON.stringify(value.problems))
  expect(value.value.figures?.map(({ dial }) => (dial ?? []).length > 5)).not.toContain(false)
  const ruling = answerCase(value.value)
  expect([ruling.verdict, ruling.notConsidered]).toEqual([{ deepSpace: 'hit', giant: 'clear', corner: 'blocked' }[id as 'corner'], []])
  if (id === 'giant') expect(ruling.because.map(({ rule }) => rule)).toContain('SIZ-01')
  if (id === 'deepSpace') expect(ruling.because.map(({ rule }) => rule)).toContain('KBD-02')
})

it('without the training set they are figures by name', () => {
  expect(EXAMPLES[2]!.make(maps, [])?.figures?.[0]).toEqual({ id: 'merrow', name: 'Captain Merrow', side: 'red', at: [7, 4] })
})
