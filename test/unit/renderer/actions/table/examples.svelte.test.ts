/** The examples give the answers that their names promise, with the training figures that ship. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { EXAMPLES, type ExampleId } from '../../../../../src/renderer/actions/table/examples.ts'
import { exampleTable, firstTable, openExample } from '../../../../../src/renderer/actions/table/moreExamples.ts'
import { wordsOf } from '../../../../../src/renderer/actions/table/exampleWords.ts'
import { texts } from '../../../../../src/renderer/i18n/texts.ts'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import { squaresOf } from '../../../../../src/shared/contract/caseSquares.ts'
import type { CaseFigure, ClixCase } from '../../../../../src/shared/contract/case.ts'
import type { LineOfFireRuling } from '../../../../../src/shared/contract/ruling.ts'
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

/** The verdict of each example, a rule among its reasons, and the fields of the ruling that its words promise. */
const ANSWERS: Readonly<Record<ExampleId, readonly [verdict: string, rule: string, more: object]>> = {
  chargeFlurry: ['played', 'MPAC-CHARGE', { states: [{ gannet: { at: [8, 1], tokens: 1 }, hest: { damage: 4, click: 5 } }] }],
  runningShot: ['played', 'MPAC-RUN', { states: [{ teal: { at: [6, 5], tokens: 1 }, bramble: { damage: 2 } }] }],
  fall: [
    'hit',
    'MR-KB-09',
    { knockBack: { results: [{ end: [15, 5], squares: 3, stoppedBy: 'drop', damage: [{ dealt: 1, taken: 1 }] }] } }
  ],
  mastermind: ['hit', 'MPAC-MASTER', { hits: ['rafter'], damageTaken: { marl: 0, rafter: 3 } }],
  stealth: ['blocked', 'MPAC-STEALTH', { blockedBy: [{ kind: 'power', figure: 'wisp' }] }],
  pulseWave: ['hit', 'MPAC-PULSE', { insteadOfNormal: 'pulse-wave', needed: { brace: 5, alder: 4, hest: 6 }, damageTaken: { brace: 1, alder: 1, hest: 0 } }], // prettier-ignore
  quake: ['hit', 'MR-TER-16', { insteadOfNormal: 'quake', debris: [[14, 4], [14, 5]], removed: ['crate'], damageDealt: { gannet: 2, weir: 2 } }], // prettier-ignore
  outwitProtected: ['illegal', 'MR-VAL-07', { event: 0 }],
  thrownMarker: ['hit', 'MR-OBJ-03', { insteadOfNormal: 'terrain', needed: { brace: 9 }, damageDealt: { brace: 3 }, after: { grindle: { holding: null } } }], // prettier-ignore
  plasticity: ['failure', 'MPAC-PLAST', { total: 5 }],
  deepSpace: ['hit', 'MR-KB-06', { knockBack: { results: [{ stoppedBy: 'blocking' }] } }],
  giant: ['blocked', 'MKEY-GREAT', {}],
  corner: ['blocked', 'MR-LOF-05', {}]
}

const ruled = (made: ClixCase | null) => {
  const value = parseCase(JSON.parse(JSON.stringify(made)))
  if (!value.ok) throw new Error(JSON.stringify(value.problems))
  return { value: value.value, ruling: answerCase(value.value) }
}

it.each(EXAMPLES)('$id', ({ id, map }) => {
  const made = exampleTable(id, { maps, figureSets: sets })
  expect([made?.map?.id, made?.ruleset]).toEqual([map, 'heroclix-2023'])
  const { value, ruling } = ruled(made)
  expect(value.figures?.map(({ dial }) => (dial ?? []).length >= 5)).not.toContain(false)
  const [verdict, rule, more] = ANSWERS[id]
  expect(ruling).toMatchObject({ verdict, ...more })
  expect(ruling.because.map((reason) => reason.rule)).toContain(rule)
  // Doors are walls for lines, open or closed: a ruling on a map with doors reports their state.
  expect(ruling.notConsidered.filter(({ path }) => path?.startsWith('/map/openings/') !== true)).toEqual([])
  expect(texts.examples[id].length).toBeLessThan(30)
  expect(wordsOf(id).length).toBeGreaterThan(80)
})

it('Stealth does not help in the turn of its player', () => {
  const made = exampleTable('stealth', { maps, figureSets: sets })!
  const { ruling } = ruled({ ...made, turn: { active: 'blue' } })
  expect([ruling.verdict, (ruling as LineOfFireRuling).hinderedBy]).toEqual(['hindered', [[10, 3]]])
})

it('a six breaks away from Plasticity', () => {
  const made = exampleTable('plasticity', { maps, figureSets: sets })!
  expect(ruled({ ...made, ask: { ...made.ask, roll: 6 } as ClixCase['ask'] }).ruling.verdict).toBe('success')
})

it('those of the usual edition come first, on maps and with figures that are made for it', () => {
  const modern = EXAMPLES.slice(0, 10)
  expect(new Set(modern.map(({ map }) => map))).toEqual(new Set(['tidegate-locks', 'signal-hill', 'kiln-hall']))
  const saltmere = sets.find(({ id }) => id === 'saltmere')!.figures
  for (const { id } of modern)
    for (const { dial } of exampleTable(id, { maps, figureSets: sets })!.figures ?? [])
      expect(
        saltmere.some((one) => JSON.stringify(one.dial) === JSON.stringify(dial)),
        id
      ).toBe(true)
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
  const example = EXAMPLES.find(({ id }) => id === 'deepSpace')
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
