/** A row of an import: what is chosen before anybody chose, what comes in, what it says, and the way back. */
import { describe, expect, it } from 'vitest'
import { differenceWords, kindWords, unknownPackWords, unknownWords } from '../../../../../src/renderer/model/importing/differenceWords.ts'
import { comesIn, firstDecision, type ImportRow } from '../../../../../src/renderer/model/importing/importRow.ts'
import { inverse, stillStands, type Stand } from '../../../../../src/renderer/model/importing/inverse.ts'
import { originKey, type Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import type { Difference } from '../../../../../src/shared/formats/documents/differences.ts'
import type { Incoming } from '../../../../../src/shared/formats/incoming.ts'

const row = (status: ImportRow['status']): ImportRow =>
  ({ key: '0', name: 'Roof', status, differences: [], otherName: 'Roof 2', otherId: 'roof:2' }) as unknown as ImportRow
const map = (id: string, description = '') => ({
  format: 'linejudge-map/2',
  id,
  name: id,
  description,
  systems: [],
  map: { size: [2, 2] },
  specialTerrain: []
})

describe('a row', () => {
  it('takes what is new and leaves mine alone, until somebody chooses', () => {
    const choices = (['new', 'same', 'different', 'table'] as const).map((status) => firstDecision(row(status)).choice)
    expect(choices).toEqual(['take', 'keep-mine', 'keep-mine', 'keep-mine'])
    expect(firstDecision(row('new')).name).toBe('Roof 2')
  })

  it('puts something into the library unless it is there already, stays away, or goes on the table', () => {
    const all = (['new', 'same', 'different', 'table'] as const).map((status) =>
      (['take', 'keep-both', 'keep-mine'] as const).map((choice) => comesIn(row(status), { choice, name: '' }))
    )
    expect(all).toEqual([
      [true, true, false],
      [false, false, false],
      [true, true, false],
      [false, false, false]
    ])
  })
})

describe('a difference in words', () => {
  it('names both values, or only the field where they are long', () => {
    const figure = (fields: readonly object[]) => differenceWords({ what: 'figure', name: 'Thor', fields } as unknown as Difference)
    const both = figure([{ field: 'speed', mine: '8', theirs: '10' }])
    expect(both).toContain('Thor')
    expect([both.includes('8'), both.includes('10')]).toEqual([true, true])
    expect(figure([{ field: 'speed', mine: null, theirs: '10' }])).toContain('10')
    expect(figure([{ field: 'speed', mine: 'x'.repeat(40), theirs: '10' }])).toContain('xxx')
    expect(figure([{ field: 'speed', mine: 'x'.repeat(41), theirs: '10' }])).not.toContain('xxx')
    expect(figure([{ field: 'speed', mine: '8', theirs: 'x'.repeat(41) }])).not.toContain('xxx')
    expect(figure([{ field: 'speed', mine: null, theirs: null }])).toBe(figure([{ field: 'speed', mine: 'x'.repeat(41), theirs: '1' }]))
    expect(
      figure([
        { field: 'speed', mine: '8', theirs: '9' },
        { field: 'attack', mine: '1', theirs: '2' }
      ])
    ).toContain('; ')
  })

  it('names sizes with columns first, and squares by their names', () => {
    const size = differenceWords({ what: 'size', mine: [2, 3], theirs: [4, 5] } as unknown as Difference)
    expect(size.indexOf('2 × 3')).toBeLessThan(size.indexOf('4 × 5'))
    expect(size.indexOf('2 × 3')).toBeGreaterThanOrEqual(0)
    expect(
      differenceWords({
        what: 'squares',
        squares: [
          [0, 0],
          [1, 2]
        ]
      } as unknown as Difference)
    ).toMatch(/A1.*B3/)
  })

  it('says what kind of document it is and how large', () => {
    const [kind, size] = kindWords({ kind: 'map', document: map('roof') } as unknown as Incoming)
    expect([kind!.length > 2, size]).toEqual([true, expect.stringMatching(/2 .*2/)])
    expect(kindWords({ kind: 'figures', document: { figures: [1, 2, 3] } } as unknown as Incoming)[1]).toContain('3')
    expect(kindWords({ kind: 'case', document: {} } as unknown as Incoming)).toHaveLength(1)
  })
})

describe('the way back from an import', () => {
  const before = {
    maps: [map('old')],
    figureSets: [],
    specialTerrain: [],
    origins: new Map([[originKey('maps', 'old'), 'starter']])
  } as unknown as Stand
  const put = (value: object): Change => ({ do: 'put', table: 'maps', value, origin: 'user' }) as unknown as Change

  it('takes away what was new, and puts back what was replaced or deleted, as what it was', () => {
    const other = { do: 'put', table: 'ruleNotes', value: { id: 'r' } } as unknown as Change
    expect(inverse([put(map('fresh')), put(map('old', 'changed')), { do: 'delete', table: 'maps', id: 'old' }, other], before)).toEqual([
      { do: 'delete', table: 'maps', id: 'fresh' },
      { do: 'put', table: 'maps', value: map('old'), origin: 'starter' },
      { do: 'put', table: 'maps', value: map('old'), origin: 'starter' }
    ])
    expect(inverse([{ do: 'delete', table: 'maps', id: 'old' }], { ...before, origins: new Map() })).toMatchObject([{ origin: 'user' }])
  })

  it('is open only while everything is as the import left it', () => {
    const now = { ...before, maps: [map('old', 'changed'), map('fresh')] } as unknown as Stand
    const changes = [put(map('old', 'changed')), put(map('fresh')), { do: 'delete', table: 'maps', id: 'gone' } as Change]
    expect(stillStands(changes, now)).toBe(true)
    expect(stillStands(changes, before)).toBe(false)
    expect(stillStands([{ do: 'delete', table: 'maps', id: 'old' }], now)).toBe(false)
    expect(stillStands([{ do: 'delete', table: 'rulings', id: 'x' }], now)).toBe(true)
  })
})

describe('what differs and what comes in, word for word', () => {
  it.each<[Difference, string]>([
    [{ what: 'text', field: 'name', mine: 'Roof', theirs: 'Dock' }, 'Name: “Roof” is “Dock” in theirs.'],
    [
      { what: 'text', field: 'systems', mine: '', theirs: 'heroscape-knockback' },
      'Games: yours suits HeroClix, theirs heroscape-knockback.'
    ],
    [{ what: 'text', field: 'rule', mine: 'MAP-1', theirs: 'MAP-2' }, 'Cites MAP-2 instead of MAP-1.'],
    [{ what: 'size', mine: [2, 3], theirs: [4, 5] }, 'Size: yours has 2 × 3 squares, theirs 4 × 5.'],
    [{ what: 'hexes', count: 3 }, '3 hexes differ.'],
    [{ what: 'squares', squares: [[0, 0], [1, 2]] }, '2 squares differ: A1, B3.'], // prettier-ignore
    [{ what: 'edges', field: 'stairs', onlyMine: 1, onlyTheirs: 2 }, 'Stairs: 1 only in yours, 2 only in theirs.'],
    [{ what: 'starting' }, 'The starting areas differ.'],
    [{ what: 'figures', how: 'only-mine', names: ['Thor', 'Sif'] }, 'Only in yours: Thor, Sif.'],
    [{ what: 'clauses', mine: 1, theirs: 2 }, 'What the rule does differs: 1 clauses in yours, 2 in theirs.'],
    [{ what: 'figure', name: 'Thor', fields: [{ field: 'speed', mine: '8', theirs: null }] }, 'Thor: Speed 8 → not stated.'],
    [{ what: 'figure', name: 'Thor', fields: [{ field: 'dial', mine: null, theirs: null }] }, 'Thor: Dial differs.'],
    [
      {
        what: 'figure',
        name: 'Thor',
        fields: [
          { field: 'powers', mine: 'x'.repeat(40), theirs: 'y'.repeat(40) },
          { field: 'source', mine: 'x'.repeat(41), theirs: null },
          { field: 'name', mine: null, theirs: 'x'.repeat(41) }
        ]
      },
      `Thor: Powers ${'x'.repeat(40)} → ${'y'.repeat(40)}; Source differs; Name differs.`
    ]
  ])('%j', (difference, sentence) => {
    expect(differenceWords(difference)).toBe(sentence)
  })

  it.each<[Incoming['kind'], object, readonly string[]]>([
    ['map', map('roof'), ['Map', '2 × 2 squares']],
    ['team', { members: [{ count: 2 }, { count: 3 }] }, ['Team', '5 figures']],
    ['team', { members: [] }, ['Team', '0 figures']],
    ['special-terrain', { rule: { clauses: [{}] } }, ['Special terrain', '1 clause']],
    ['hex-map', { map: { hexes: [[0, 0, 0], [0, 1, 0]] } }, ['Hex map', '2 spaces']], // prettier-ignore
    ['case', {}, ['Position']]
  ])('a %s is told with its size', (kind, document, words) => {
    expect(kindWords({ file: 'a', kind, document } as unknown as Incoming)).toEqual(words)
  })

  it('fields that no format knows are named in one sentence, and nothing is said where there are none', () => {
    const incoming = (document: object) => ({ file: 'a', kind: 'map', document }) as unknown as Incoming
    expect(unknownWords(incoming(map('roof')))).toEqual([])
    const [sentence, ...more] = unknownWords(incoming({ ...map('roof'), colour: 'red' }))
    expect([sentence, more]).toEqual([expect.stringMatching(/^Linejudge does not know .*colour.*; it is kept and changes nothing\.$/), []])
    const pack = (more: object) =>
      ({ file: 'p.zip', manifest: { format: 'linejudge-pack/1', name: 'P', ...more } }) as unknown as Parameters<typeof unknownPackWords>[0]
    expect(unknownPackWords(pack({}))).toEqual([])
    expect(unknownPackWords(pack({ colour: 'red' }))).toEqual([expect.stringMatching(/^Linejudge does not know .*colour.* of the pack/)])
  })
})
