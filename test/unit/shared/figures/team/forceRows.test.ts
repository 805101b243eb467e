import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forceRows, isOpen, teamOfRows, totalOfRows, type ForceDecision } from '../../../../../src/shared/figures/team/forceRows.ts'
import { forceText } from '../../../../../src/shared/figures/team/forceText.ts'
import { cardOf, ForceLookup, keyOfUnit } from '../../../../../src/shared/figures/team/forceLookup.ts'
import type { ElementsFile, FigureEntry, FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'

const larkhaven = JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile
const plain: FigureEntry = { ...larkhaven.figures[0]!, baseSquares: 1, marks: [], rarity: undefined, lines: undefined, ref: undefined }
const figure = (id: string, name: string, points: number, more: Partial<FigureEntry> = {}): FigureEntry => {
  const code = /^(dk97|hb)(.*)$/.exec(id)!
  return { ...plain, id, name, points, set: code[1], number: code[2], type: 'character', ...more }
}
const lines = [
  { click: 1, points: 75 },
  { click: 4, points: 45 },
  { click: 7, points: 30, mark: 'orange' }
]
const set: FigureSetFile = {
  format: 'linejudge-figures/3',
  id: 'dk97',
  name: 'Docks',
  figures: [
    figure('dk97001', 'Captain Rook', 75, { lines }),
    figure('dk97002', 'Wren', 50),
    figure('dk97003', 'Jay', 40),
    figure('dk97003.01', 'Jay', 40, { type: 'alternate-card', ref: { unit: 'dk97003' } }),
    figure('dk97001bt', 'Deck Hand', 0, { type: 'bystander', ref: { unit: 'dk97001' } }),
    figure('dk97004', 'Spindrift 2099', 60),
    figure('dk97005', 'Boat Hook', 5, { type: 'equipment' })
  ]
}
const other: FigureSetFile = {
  ...set,
  id: 'hb',
  name: 'Harbour',
  figures: [figure('hb001', 'Wren', 65), figure('hb002', 'Doctor Tide', 80)]
}
const gear: ElementsFile = {
  format: 'linejudge-elements/1',
  id: 'dk97',
  name: 'Docks',
  elements: [
    { id: 'dk97s01', type: 'equipment', name: 'Grapnel', number: 's01', points: 10, text: 'A hook on a rope.' },
    { id: 'dk97m01', type: 'map', name: 'Old Pier', number: 'M01', points: null, text: '' }
  ]
}
const lookup = new ForceLookup([set, other], [gear])
const rowsOf = (text: string, decisions: readonly (readonly [number, ForceDecision])[] = []) =>
  forceRows(forceText(text, lookup), lookup, new Map(decisions))
const shortOf = (text: string, decisions: readonly (readonly [number, ForceDecision])[] = []) =>
  rowsOf(text, decisions).map(({ as, count, unit, points, doubt }) =>
    [as, count, unit ? cardOf(unit).id : null, points, ...(doubt ? [doubt] : [])].join(' ')
  )

describe('a line of a pasted list', () => {
  it.each([
    ['Captain Rook', 'figure 1 dk97001 75'],
    ['captain rook 45', 'figure 1 dk97001 45'],
    ['2x Jay', 'figure 2 dk97003 40'],
    ['2 Jay', 'figure 2 dk97003 40'],
    ['Jay x2', 'figure 2 dk97003 40'],
    ['dk97003', 'figure 1 dk97003 40'],
    ['DK97 003 Jay (40 pts)', 'figure 1 dk97003 40'],
    ['Jay (dk97003.01)', 'figure 1 dk97003.01 40'],
    ['3 dk97002', 'figure 3 dk97002 50'],
    ['2x DK97 #002 50', 'figure 2 dk97002 50'],
    ['- Spindrift 2099', 'figure 1 dk97004 60'],
    ['Spindrift 2099 60', 'figure 1 dk97004 60'],
    ['Dr. Tide - 80 points', 'figure 1 hb002 80'],
    // Only one of the two has this price, or is of this set.
    ['Wren 65', 'figure 1 hb001 65'],
    ['Wren; 65; hb', 'figure 1 hb001 65']
  ])('%s', (line, row) => {
    expect(shortOf(line)).toEqual([row])
  })

  it.each([
    ['Wren', 'figure 1   several'],
    ['Nobody 50', 'figure 1  50 none'],
    ['Captain Rook 60', 'figure 1 dk97001 75 points'],
    ['dk97002 Jay', 'figure 1   code'],
    ['Wren; 65; dk97', 'figure 1 dk97002 50 points'],
    ['Grapnel', 'equipment 1 dk97s01 10 owner']
  ])('that is in doubt stays open: %s', (line, row) => {
    const rows = rowsOf(line)
    expect([shortOf(line), rows.every(isOpen)]).toEqual([[row], true])
  })

  it('is settled by a choice, a line, an owner, or by leaving it out', () => {
    const text = 'Wren\nCaptain Rook 60\nGrapnel\nNobody'
    const wren = keyOfUnit(lookup.coded('hb001')[0]!)
    const rows = rowsOf(text, [
      [0, { unit: wren }],
      [1, { line: 1 }],
      [2, { owner: 1 }],
      [3, { out: true }]
    ])
    expect(rows.filter(isOpen)).toEqual([])
    expect([totalOfRows(rows), rows[2]!.owner]).toEqual([65 + 45 + 10, 1])
    expect(rowsOf(text, [[2, { owner: null }]])[2]).toMatchObject({ owner: null, doubt: null })
  })

  it('of an unknown name offers those that are called nearly so', () => {
    expect(rowsOf('Captan Rook')[0]!.units.map((unit) => cardOf(unit).id)).toEqual(['dk97001'])
  })
})

describe('a pasted list', () => {
  it('is read from the page of a team of HCUnits, copied as text', () => {
    const page = [
      'Main Force', 'Captain Rook (dk97001)', '75', 'cancel', 'subdirectory_arrow_right', 'Grapnel (dk97s01)', '10', 'cancel', 'Jay (dk97003)',
      '40', 'cancel', 'Deck Hand (dk97001bt)', '125', 'Sideline', 'Wren (hb001)', 'cancel', 'Maps', 'Old Pier (dk97m01)'
    ].join('\n') // prettier-ignore
    const rows = rowsOf(page)
    expect(shortOf(page)).toEqual([
      'figure 1 dk97001 75',
      'equipment 1 dk97s01 10',
      'figure 1 dk97003 40',
      'bystander 1 dk97001bt 0 points',
      'sideline 1 hb001 65',
      'beside 1 dk97m01 '
    ])
    expect(rows.map(({ owner }) => owner)).toEqual([null, 0, null, 0, null, null])
  })

  it('is read from a deck of OCTGN, a table with heads, and teams as JSON', () => {
    const deck = `<?xml version="1.0"?><deck game="x"><section name="Main Force" shared="False"><card qty="2" id="a">Jay</card></section>
      <section name="Sideline"><card qty="1" id="b">Captain Rook</card></section></deck>`
    expect(shortOf(deck)).toEqual(['figure 2 dk97003 40', 'sideline 1 dk97001 75'])
    expect(shortOf('Qty;Set;#;Figure;Pts\n2;dk97;003;Jay;40\n1;;;Doctor Tide;80')).toEqual(['figure 2 dk97003 40', 'figure 1 hb002 80'])
    const team = {
      name: 'Mine',
      point_limit: 300,
      main_force: [
        { unit_id: 'dk97001', name: 'Captain Rook', point_value: 45, equipment: { unit_id: 'dk97s01', name: 'Grapnel', point_value: 10 } }
      ],
      sideline: [{ unit_id: 'hb001', name: 'Wren' }]
    }
    const read = forceText(JSON.stringify(team), lookup)
    expect([read.name, read.buildTotal]).toEqual(['Mine', 300])
    expect(shortOf(JSON.stringify(team))).toEqual(['figure 1 dk97001 45', 'equipment 1 dk97s01 10', 'sideline 1 hb001 65'])
    expect(forceRows(read, lookup)[1]!.owner).toBe(0)
  })

  it('knows headings in three languages, equipment under its figure, and sums', () => {
    const text =
      '## Fuerza (3)\nCaptain Rook 75\n  + Grapnel\nJay + Boat Hook\n\nBanquillo: Dr Tide, Wren 65\nObjetos:\nOld Pier\nTotal: 130 puntos'
    const rows = rowsOf(text)
    expect(rows.map(({ as, owner }) => `${as} ${owner}`)).toEqual([
      'figure null', 'equipment 0', 'figure null', 'equipment 2', 'sideline null', 'sideline null', 'beside null'
    ]) // prettier-ignore
    expect([totalOfRows(rows), rows.some(isOpen)]).toEqual([75 + 10 + 40 + 5, false])
    expect(shortOf('Sideline (1)\nJay\nMain Force - 50 points\nWren 50')).toEqual(['sideline 1 dk97003 40', 'figure 1 dk97002 50'])
  })

  it('reads no more figures than a table can have, and reports that the list has more', () => {
    const read = forceText(Array.from({ length: 6 }, () => '99x Jay').join('\n'), lookup)
    expect([read.lines.length, read.isCut]).toEqual([5, true])
    expect(forceText('99x Jay\n2x Wren', lookup).isCut).toBeUndefined()
  })

  it('takes nothing of its own accord: a title and a number that is no sum are shown', () => {
    expect(forceText('300\nJay', lookup).buildTotal).toBe(300)
    expect(shortOf('The best team\nJay 40\n999')).toEqual(['figure 1   none', 'figure 1 dk97003 40', 'figure 1   none'])
  })

  it('is a team for the check, with its equipment and its sideline', () => {
    const text = forceText('Build total: 300\nCaptain Rook 45\n+ Grapnel\nSideline\nWren 65', lookup)
    expect(teamOfRows(text, forceRows(text, lookup))).toMatchObject({
      buildTotal: 300,
      total: 55,
      members: [{ figure: { set: 'dk97', id: 'dk97001' }, line: 1, equipment: ['dk97s01'] }],
      sideline: [{ figure: { set: 'hb', id: 'hb001' } }]
    })
  })
})
