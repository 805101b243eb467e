/** Figures as tables and as dials of a forum, and back: equal where the format can hold them, a word for each thing that it cannot. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { readAny } from '../../../../../src/shared/formats/anyFile.ts'
import type { CaseClick } from '../../../../../src/shared/contract/case.ts'
import type { FigureEntry, FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { parseFigureSetFile } from '../../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { exportFigures, FIGURE_EXPORTERS } from '../../../../../src/shared/formats/exportingFigures/all.ts'
import { writeTeamCsv } from '../../../../../src/shared/formats/exportingFigures/teamCsv.ts'
import type { TeamMember } from '../../../../../src/shared/formats/documents/teamFile.ts'
import { lostOf } from '../../../../../src/shared/formats/exportingFigures/lostFields.ts'
import { POWER_COLUMNS } from '../../../../../src/shared/formats/foreignFigures/names.ts'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'
import { DIAL_SLOTS } from '../../../../../src/shared/rules/dialColours.ts'
import { seededRuns } from '../../../../support/seeded.ts'

const LARKHAVEN = JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile
const exporter = (name: string) => FIGURE_EXPORTERS.find((one) => one.name === name)!
const setOf = (figures: readonly FigureEntry[]): FigureSetFile => ({ format: 'linejudge-figures/2', id: 'own', name: 'Own', figures })

/** The figures of a set after they went out and came in again, and what was told. */
function roundTrip(name: string, set: FigureSetFile) {
  const { content, lost } = exportFigures(exporter(name), set)
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  const reading = readAny([{ name: `own.${name}`, bytes }])
  if (!reading.ok) throw new Error(JSON.stringify(reading.broken))
  const figures = reading.files.flatMap(({ documents }) => documents.flatMap((one) => (one.kind === 'figures' ? one.document.figures : [])))
  return { figures, lost, text: String(content) }
}

const value = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined })
const click = fc
  .record({
    values: fc.tuple(value, value, value, value),
    powers: fc.tuple(...DIAL_SLOTS.map((slot) => fc.option(fc.constantFrom(...POWER_COLUMNS[slot].map(({ id }) => id)), { nil: null }))),
    special: fc.subarray([...DIAL_SLOTS]),
    ko: fc.boolean()
  })
  .map(({ values, powers, special, ko }): CaseClick => {
    if (ko) return { ko: true }
    const own = powers.filter((id, at): id is string => id !== null && !special.includes(DIAL_SLOTS[at]!))
    return {
      ...Object.fromEntries(DIAL_SLOTS.flatMap((slot, at) => (values[at] === undefined ? [] : [[slot, values[at]]]))),
      ...(own.length > 0 && { powers: own }),
      ...(special.length > 0 && { special })
    }
  })

/** Names that spreadsheets, quotes and forums stumble over. */
const name = fc.oneof(
  fc.constantFrom('=SUM(A1)', '+1', '-2', '@cell', 'Queen, Tide', 'The "Bat"', "O'Hara", 'Ñandú; 7', 'A|B', '";;'),
  fc.string({ minLength: 1, maxLength: 20 }).filter((text) => /^[^\s'[\]](?:.*\S)?$/.test(text) && !/[[\]\p{C}]|\s\s/u.test(text))
)
const figures = fc
  .array(fc.record({ name, clicks: fc.array(click, { minLength: 1, maxLength: 14 }), points: fc.nat(500) }), { minLength: 1, maxLength: 5 })
  .map((rows) => {
    return rows.map(({ name, clicks, points }, index): FigureEntry => {
      // What lies behind the last click that shows values is KO in any case.
      const last = clicks.findLastIndex((one) => !('ko' in one))
      const dial: readonly CaseClick[] = last < 0 ? [{ speed: 1 }] : clicks.slice(0, last + 1)
      const [first] = dial
      return {
        id: `own00${index}`,
        name,
        size: 'standard',
        points,
        speed: first?.speed ?? null,
        attack: first?.attack ?? null,
        defense: first?.defense ?? null,
        damage: first?.damage ?? null,
        range: 6,
        bolts: 2,
        powers: [],
        canUse: [],
        specialPowers: [],
        abilities: [],
        teamAbilities: [],
        dial,
        baseSquares: 1,
        source: '',
        set: 'own',
        number: `00${index}`
      }
    })
  })

describe.each(['csv', 'bbcode'])('figures as %s', (kind) => {
  it('come back as they were, whatever stands on their dials and in their names', () => {
    fc.assert(
      fc.property(figures, (list) => {
        const checked = parseFigureSetFile(setOf(list))
        expect(checked.ok).toBe(true)
        const back = roundTrip(kind, setOf(list))
        expect(back.figures.map((figure) => figure.name)).toEqual(list.map((figure) => figure.name))
        for (const [index, figure] of list.entries()) expect([...lostOf(figure, back.figures[index]!)]).toEqual([])
        expect(back.lost).toEqual([])
      }),
      seededRuns(60)
    )
  })

  it('tell for the training set what does not go with it, and for how many', () => {
    const { figures: back, lost } = roundTrip(kind, LARKHAVEN)
    expect(back).toHaveLength(LARKHAVEN.figures.length)
    const counted = new Map<string, number>()
    for (const [index, figure] of LARKHAVEN.figures.entries())
      for (const code of lostOf(figure, back[index]!)) counted.set(code, (counted.get(code) ?? 0) + 1)
    // Each figure says where it comes from; no other format has a place for that.
    expect(counted.get('not-held:card')).toBe(LARKHAVEN.figures.length)
    expect(Object.fromEntries(lost.map(({ code, count }) => [code, count]))).toEqual(Object.fromEntries(counted))
    expect(counted.has('not-held:figures')).toBe(false)
    expect(counted.has('not-held:clicks')).toBe(false)
  })
})

describe('a table of figures', () => {
  it('holds nothing that a spreadsheet would work out', () => {
    const odd: FigureEntry = {
      ...LARKHAVEN.figures[0]!,
      name: '=HYPERLINK("x")',
      keywords: ['@cmd', '-1'],
      realName: '+5',
      teamAbilities: []
    }
    const { text } = roundTrip('csv', setOf([odd]))
    const cells = Papa.parse<string[]>(text.replace('\uFEFF', '')).data.flat()
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })

  it('is split where its heads are, whatever names hold', () => {
    const figures = [';;;', '";;', '||||||||', '\t;'].map((name, at) => ({
      ...LARKHAVEN.figures[0]!,
      id: `odd${at}`,
      name: `A${name}B`,
      lines: []
    }))
    expect(roundTrip('csv', setOf(figures)).figures.map(({ name }) => name)).toEqual(figures.map(({ name }) => name))
  })

  it('keeps several starting lines and the symbols of rules', () => {
    const several = LARKHAVEN.figures.find(({ lines = [] }) => lines.length > 1)!
    const { figures: back } = roundTrip('csv', setOf([several]))
    expect(back[0]!.lines?.map(({ click, points }) => [click, points])).toEqual(several.lines?.map(({ click, points }) => [click, points]))
    expect(back[0]!.abilities.toSorted()).toEqual(several.abilities.toSorted())
    expect(back[0]!.baseSquares).toBe(several.baseSquares)
  })

  it('of two figures that are called the same has two figures', () => {
    const one = { ...LARKHAVEN.figures[0]!, id: 'a' }
    expect(roundTrip('csv', setOf([one, { ...one, id: 'b' }])).figures).toHaveLength(2)
  })
})

describe('a team as a table', () => {
  it('comes in again as the same force, whatever its figures are called', () => {
    const member = fc.record({ name, count: fc.integer({ min: 1, max: 99 }), points: fc.option(fc.nat(500), { nil: undefined }), set: fc.constantFrom('lrk', undefined), number: fc.constantFrom('013b', '001', undefined) }) // prettier-ignore
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 5 }), (rows) => {
        const members = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, one]) => one !== undefined)) as TeamMember)
        const bytes = bytesOf(writeTeamCsv({ format: 'linejudge-team/1', name: 'Own', total: 0, members }))
        const reading = readAny([{ name: 'own.csv', bytes }])
        if (!reading.ok) throw new Error(JSON.stringify(reading.broken))
        expect(reading.files[0]!.recognised).toBe('force-list')
        expect(reading.files.flatMap(({ documents }) => documents.flatMap((one) => (one.kind === 'team' ? one.document.members : [])))).toEqual(members) // prettier-ignore
      }),
      seededRuns(200)
    )
  })
})
