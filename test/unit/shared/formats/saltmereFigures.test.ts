/** The training set of 2023: our own figures, which together show everything that its edition has on a card. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { figureFromEntry } from '../../../../src/renderer/model/table/position/caseEdit.ts'
import { answerQuestion } from '../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import { SIZES, type CaseFigure } from '../../../../src/shared/contract/case.ts'
import { coverageOf } from '../../../../src/shared/figureCheck/coverage.ts'
import type { FigureEntry, FigureSetFile } from '../../../../src/shared/formats/documents/documents.ts'
import { slotOfPower } from '../../../../src/shared/formats/foreignFigures/names.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(`resources/${path}`, 'utf8'))
const { figures } = read('packs/saltmere.figures.json') as FigureSetFile

interface DocumentEffect {
  readonly name: string
  readonly kind: 'power' | 'ability' | 'team-ability' | 'action'
  readonly idle?: true
  readonly clauses: readonly unknown[]
}
const edition = read('editions/heroclix-2023.json') as {
  readonly effects: Readonly<Record<string, DocumentEffect>>
  readonly everyone: readonly string[]
  readonly sizeAbilities: Readonly<Record<string, readonly string[]>>
}

/** Effects that can be printed on a card: without actions of every figure and symbols of older cards, which do nothing. */
const printed = Object.entries(edition.effects).filter(
  ([id, { kind, idle }]) => kind !== 'action' && !idle && !edition.everyone.includes(id)
)

/** Clauses of a team ability without rows and words: several teams do the same. */
const doings = (clauses: readonly unknown[]): string =>
  JSON.stringify(clauses, (key, value: unknown) => (key === 'rule' || key === 'text' ? undefined : value))

/** Effects that are one thing under several ids: another spelling of a symbol, another team that does the same. */
const things = new Map<string, string[]>()
for (const [id, { name, kind, clauses }] of printed) {
  const key = kind === 'team-ability' ? doings(clauses) : name
  things.set(key, [...(things.get(key) ?? []), id])
}

const idsOf = ({ dial, size, abilities, teamAbilities, specialPowers, traits = [] }: FigureEntry): readonly string[] => [
  ...dial.flatMap(({ powers = [] }) => powers),
  ...[...specialPowers, ...traits].flatMap(({ grants = [] }) => grants.filter((one) => typeof one === 'string')),
  ...abilities,
  ...teamAbilities,
  ...edition.sizeAbilities[size]!
]
const shown = new Set(figures.flatMap(idsOf))
/** The document has a keyphrase alone; a figure adds a number or a power after a colon. */
const isShown = (id: string): boolean => shown.has(id) || [...shown].some((one) => one.startsWith(`${id}:`))

const put = (entry: FigureEntry, more: Partial<CaseFigure> = {}): CaseFigure => ({ ...figureFromEntry(entry, 'red'), at: [4, 4], ...more })

describe('the training figures of 2023', () => {
  it('are thirty, each with a name and a dial of its own', () => {
    expect([figures.length, new Set(figures.map(({ name }) => name)).size]).toEqual([30, 30])
    for (const { name, source } of figures) expect(source, name).toMatch(/our own invention.*not a published figure/)
  })

  it('show every power, keyphrase, symbol and improved ability of the edition, and everything that a team ability does', () => {
    const kinds = new Set(printed.map(([, { kind }]) => kind))
    expect([...kinds].sort()).toEqual(['ability', 'power', 'team-ability'])
    expect(printed.filter(([, { kind }]) => kind === 'power')).toHaveLength(48)
    expect([...things.values()].filter((ids) => !ids.some(isShown))).toEqual([])
  })

  it('show every standard power on a dial, and no two of one column on a click', () => {
    const onDials = new Set(figures.flatMap(({ dial }) => dial.flatMap(({ powers = [] }) => powers)))
    for (const [id, { kind }] of printed) if (kind === 'power') expect(onDials.has(id), id).toBe(true)
    for (const { name, dial } of figures)
      for (const { powers = [], special = [] } of dial) {
        const columns = [...powers.map(slotOfPower), ...special]
        expect(new Set(columns).size, name).toBe(columns.length)
      }
  })

  it('show sizes, wide bases, a STOP click, a guard, a modifier that counts once, equipment and a bystander', () => {
    expect(new Set(figures.map(({ size }) => size))).toEqual(new Set(SIZES))
    expect(new Set(figures.map(({ baseSquares }) => baseSquares))).toEqual(new Set([1, 4, 8]))
    expect(figures.flatMap(({ dial }) => dial.filter(({ stop }) => stop))).toHaveLength(1)
    expect(figures.flatMap(({ specialPowers }) => specialPowers.flatMap((one) => one.protected ?? []))).toEqual(['outwit', 'pulse-wave'])
    expect(figures.some(({ traits = [] }) => traits.some(({ uniqueModifier }) => uniqueModifier))).toBe(true)
    expect(figures.some((figure) => 'equipment' in figure)).toBe(true)
    expect(figures.some(({ type }) => type === 'bystander')).toBe(true)
  })

  it('are ruled on whole', () => {
    const coverage = coverageOf(figures, 'heroclix-2023')!
    expect([coverage.notConsidered, coverage.byFigure.filter(({ full }) => !full)]).toEqual([[], []])
  })

  it('are put on a table as they are, and a ruling on a line reports nothing of them but their keywords and what does nothing', () => {
    const reported = figures.flatMap((entry) => {
      const figure = put(entry, entry.baseSquares === 1 ? {} : { at: undefined, squares: basesOf(entry) })
      const parsed = parseQuestion({
        format: 'clixcase/1',
        ruleset: 'heroclix-2023',
        map: { size: [20, 20] },
        figures: [figure, { id: 'T', side: 'blue', at: [14, 4] }],
        ask: { kind: 'line-of-fire', from: entry.id, to: 'T' }
      })
      if (!parsed.ok) throw new Error(`${entry.name}: ${JSON.stringify(parsed.problems)}`)
      return answerQuestion(parsed.value).notConsidered.map(({ id }) => `${entry.name}: ${id}`)
    })
    const keywords = figures.map(({ name, keywords = [] }) => `${name}: ${keywords.join(', ')}`)
    const { effects } = shippedRuleset('heroclix-2023')!
    const idle = figures.flatMap(({ name, abilities = [] }) =>
      abilities.filter((id) => effects.get(id)?.idle).map((id) => `${name}: ${id}`)
    )
    expect(idle).not.toEqual([])
    expect(reported.filter((one) => !keywords.includes(one) && !idle.includes(one))).toEqual([])
  })
})

/** The squares of a base from [4, 4] on, as its print says: "2x4" is two columns and four rows. */
function basesOf({ base = '1x1' }: FigureEntry): CaseFigure['squares'] {
  const [columns = 1, rows = 1] = base.split('x').map(Number)
  return Array.from({ length: columns * rows }, (_, index) => [4 + (index % columns), 4 + Math.floor(index / columns)] as const)
}
