import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ElementsFile, FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import type { TeamFile } from '../../../../../src/shared/formats/documents/teamFile.ts'
import { teamPaper } from '../../../../../src/renderer/model/figures/teamPaper.ts'
import { sheetOf } from '../../../../../src/renderer/model/figures/teamSheet.ts'
import { memberIn, withMembers } from '../../../../../src/shared/figures/team/teamForce.ts'

const larkhaven = JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile
const twin: FigureSetFile = {
  ...larkhaven,
  id: 'twin',
  name: 'Twin',
  figures: [{ ...larkhaven.figures[0]!, set: 'twn', marks: ['unique'] }]
}
const sets = [larkhaven, twin]
const team = (members: TeamFile['members'], more: Partial<TeamFile> = {}): TeamFile => ({
  format: 'linejudge-team/1',
  name: 'Mine',
  total: 0,
  members,
  ...more
})

describe('a team in the library', () => {
  it('knows its members by set and number, by a name that only one has, by what was chosen', () => {
    expect(memberIn(sets, { set: 'LRK', number: '027', count: 1 }).figure?.name).toBe('Warden Thrice')
    expect(memberIn(sets, { name: 'warden thrice', count: 1 }).figure?.number).toBe('027')
    expect(memberIn(sets, { name: 'Constable Brand', count: 1 })).toMatchObject({ figure: null, unknown: 'several' })
    expect(memberIn(sets, { name: 'Nobody', count: 1 })).toMatchObject({ figure: null, unknown: 'none' })
    expect(memberIn(sets, { name: 'Constable Brand', set: 'Twin', count: 1 }).set?.id).toBe('twin')
    expect(memberIn(sets, { name: 'Warden Thrice', set: 'XYZ', count: 1 })).toMatchObject({ figure: null, unknown: 'none' })
    const chosen = { name: 'Constable Brand', count: 1, figure: { set: 'twin', id: 'larkhaven-001' } }
    expect(memberIn(sets, chosen).set?.id).toBe('twin')
  })

  it('costs what its lines cost, each as often as it is there', () => {
    const made = withMembers(team([]), [{ set: 'lrk', number: '027', line: 1, count: 1 }, { set: 'lrk', number: '004', count: 2 }], sets) // prettier-ignore
    expect(made.total).toBe(100 + 2 * 52)
    expect(made.members[0]).not.toHaveProperty('points')
  })

  it('is checked by the question about forces, each point with its rule', () => {
    const legal = sheetOf(team([{ set: 'lrk', number: '001', count: 1 }], { buildTotal: 300 }), sets, 'heroclix-2013')
    expect(legal.answer).toMatchObject({ state: 'ruled', ruling: { verdict: 'legal', total: 35 } })
    const over = sheetOf(team([{ set: 'lrk', number: '034', count: 2 }], { buildTotal: 300 }), sets, 'heroclix-2013')
    expect(over.answer).toMatchObject({ ruling: { verdict: 'illegal', problems: [{ code: 'over-total', rule: 'TRN-04' }] } })
    const twice = sheetOf(team([{ set: 'twn', number: '001', count: 2 }]), sets, 'heroclix-2013')
    expect(twice.answer).toMatchObject({ ruling: { problems: [{ code: 'unique-twice' }] } })
    const odd = sheetOf(team([{ name: 'Nobody', count: 1 }]), sets, 'heroclix-2013')
    expect([odd.unknown.length, odd.answer.state === 'ruled' && odd.answer.ruling.verdict]).toEqual([1, 'judge'])
  })

  it('is themed where all of it shares the keyword that was said', () => {
    const police = team([{ set: 'lrk', number: '001', count: 1 }, { set: 'lrk', number: '014', count: 1 }], { theme: 'Police' }) // prettier-ignore
    expect(sheetOf(police, sets, 'heroclix-2013').keywords).toContain('Police')
    const broken = { ...police, members: [...police.members, { set: 'lrk', number: '003', count: 1 }] }
    expect(sheetOf(broken, sets, 'heroclix-2013').answer).toMatchObject({ ruling: { problems: [{ code: 'theme-broken' }] } })
  })

  it('counts what it has bought, and tells what the check asks nothing of', () => {
    const bought = team([{ set: 'lrk', number: '001', count: 2, feats: ['alias'], equipment: ['rope'] }], {
      feats: [{ id: 'alias', points: 7 }],
      alternateTeamAbilities: [{ id: 'watch', pointsEach: 3, keywords: ['Police'] }],
      objects: ['light', 'heavy', 'Old Cannon'],
      sideline: [
        { name: 'Wren', count: 1 },
        { count: 1, figure: { set: 'larkhaven', id: 'larkhaven-002' } }
      ],
      tarot: ['The Sun'],
      maps: ['Docks']
    })
    const { answer } = sheetOf(bought, sets, 'heroclix-2013')
    expect(answer).toMatchObject({ state: 'ruled', ruling: { verdict: 'legal', total: 2 * (35 + 7 + 3) } })
    const told = answer.state === 'ruled' ? answer.ruling.notConsidered.map(({ kind, id }) => `${kind} ${id}`) : []
    expect(told).toEqual(['equipment rope', 'object Old Cannon', 'field Wren', 'field larkhaven-002', 'field The Sun', 'field Docks'])
    const paper = teamPaper(bought, sheetOf(bought, sets, 'heroclix-2013'))
    expect([paper.big, paper.rows.map((row) => row[1])]).toMatchObject([
      '90',
      expect.arrayContaining(['Constable Brand + rope', 'Old Cannon', 'Wren', 'Lamplighter', 'Docks']) as unknown
    ])
  })

  it('pays for equipment of the library, looks at its figure, and knows who waits on the sideline', () => {
    const [giant, small] = larkhaven.figures
    const base = { ...giant!, marks: [], rarity: undefined, lines: undefined, points: 50 }
    const docks: FigureSetFile = {
      ...larkhaven,
      id: 'dk97',
      figures: [
        { ...base, id: 'dk97001', set: 'dk97', number: '001', name: 'Crane', size: 'giant' },
        { ...base, id: 'dk97002', set: 'dk97', number: '002', name: 'Wren', size: 'standard' },
        { ...small!, id: 'dk97005', set: 'dk97', number: '005', name: 'Boat Hook', type: 'equipment', lines: undefined, points: 5 }
      ]
    }
    const gear: ElementsFile = {
      format: 'linejudge-elements/1',
      id: 'dk97',
      name: 'Docks',
      elements: [{ id: 'dk97s01', type: 'equipment', name: 'Grapnel', points: 10, text: '' }]
    }
    // HCUnits gives an id, of which the letters are no set.
    expect(memberIn([docks], { set: 'dk', number: '97002', count: 1 }).figure?.name).toBe('Wren')
    const modern = (members: TeamFile['members'], more: Partial<TeamFile> = {}) => {
      const { answer } = sheetOf(team(members, more), [docks], 'heroclix-2023', [gear])
      return answer.state === 'ruled' ? answer.ruling : null
    }
    const wren = { figure: { set: 'dk97', id: 'dk97002' }, count: 1 }
    expect(modern([{ ...wren, equipment: ['Grapnel'] }], { buildTotal: 300 })).toMatchObject({ verdict: 'legal', total: 60, problems: [] })
    expect(modern([{ ...wren, equipment: ['grapnel', 'Boat Hook'] }])).toMatchObject({ total: 65, problems: [{ code: 'equipment-twice' }] })
    const crane = { figure: { set: 'dk97', id: 'dk97001' }, count: 1, equipment: ['dk97s01'] }
    expect(modern([crane])).toMatchObject({ total: 60, problems: [{ code: 'equipment-non-standard' }] })
    expect(modern([{ ...wren, equipment: ['Grapnel'] }], { buildTotal: 55 })).toMatchObject({ problems: [{ code: 'over-total' }] })
    const aside = Array.from({ length: 7 }, () => wren)
    expect(modern([wren], { buildTotal: 300, sideline: aside })).toMatchObject({ problems: [{ code: 'sideline-too-large' }] })
  })

  it('says where the points of its members are others than it says, and finds a line by its points', () => {
    const stale = sheetOf(team([{ set: 'lrk', number: '001', count: 2 }], { total: 60 }), sets, 'heroclix-2013')
    expect([stale.stated, stale.total]).toEqual([60, 70])
    const priced = sheetOf(team([{ set: 'lrk', number: '027', points: 100, count: 1 }], { total: 100 }), sets, 'heroclix-2013')
    expect([priced.stated, priced.answer]).toMatchObject([null, { ruling: { verdict: 'legal', total: 100 } }])
  })
})
