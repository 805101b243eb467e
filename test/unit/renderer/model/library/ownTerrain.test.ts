/** Special terrain of one's own: found by search, read in the reference, painted on the table, and known to the rules there. */
import { describe, expect, it } from 'vitest'
import { articleOf } from '../../../../../src/renderer/model/reference/article.ts'
import { Book } from '../../../../../src/renderer/model/reference/entries.ts'
import { idsNamedBy, onePerId, terrainOfCase, terrainOnShelf, withTerrain } from '../../../../../src/renderer/model/library/ownTerrain.ts'
import { entryDocuments } from '../../../../../src/renderer/model/search/documents.ts'
import { SearchIndex } from '../../../../../src/renderer/model/search/searchIndex.ts'
import { Thesaurus } from '../../../../../src/renderer/text/words.ts'
import { specialNames, usualSpecial } from '../../../../../src/renderer/model/setup/specials.ts'
import { parseTyped } from '../../../../../src/renderer/model/typed/parseTyped.ts'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { paintSpecial } from '../../../../../src/shared/mapEdit/squares.ts'
import type { SpecialTerrainRule } from '../../../../../src/shared/rules/vocabulary/specialTerrain.ts'
import { sampleMap, sampleTerrain } from '../../storage/rows/samples.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'

const tar: SpecialTerrainRule = {
  id: 'tar-pit',
  name: 'Tar Pit',
  rule: 'CLUB-7',
  summary: 'Sticky ground that blocks every line.',
  cite: { document: 'Club rules', section: 'page 2' },
  clauses: [{ phase: 'terrain', rule: 'CLUB-7', actsAs: 'blocking', for: 'everything' }]
}
const gate: SpecialTerrainRule = {
  ...tar,
  id: 'gate',
  name: 'Laser Gate',
  summary: 'A line of light.',
  clauses: [{ phase: 'edge', rule: 'CLUB-7', blocks: ['movement'] }]
}
const empty: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [8, 8] },
  figures: [],
  ask: { kind: 'line-of-fire', from: [0, 0], to: [4, 0] }
}
const painted = (text: string, shelf: readonly SpecialTerrainRule[], value = empty): ClixCase => {
  const line = parseTyped(value, text, { near: [0, 0], shelf })
  if (!line.ok || line.value.do !== 'change') throw new Error(line.ok ? line.value.says : line.problems[0]?.message)
  return line.value.next
}

describe('what is one’s own', () => {
  it('in the library: imported by itself or inside a map, one of each id, nothing that came with Linejudge', () => {
    const other = sampleTerrain('swamp').rule
    const shelf = {
      maps: [{ ...sampleMap('roof'), specialTerrain: [gate, { ...tar, name: 'The map’s tar' }] }],
      specialTerrain: [{ format: 'linejudge-special-terrain/1' as const, rule: tar }, sampleTerrain('swamp')],
      origins: new Map([
        ['specialTerrain/tar-pit', 'user' as const],
        ['specialTerrain/swamp', 'starter' as const]
      ])
    }
    expect(terrainOnShelf(shelf)).toEqual([tar, gate])
    expect(terrainOnShelf({ ...shelf })).toBe(terrainOnShelf(shelf))
    expect(terrainOnShelf({ ...shelf, origins: new Map() })).not.toContain(other)
  })

  it('on the table: what the case brings along, in a file’s wrapping too, and nothing where it is broken', () => {
    expect(terrainOfCase({ ...empty, specialTerrain: [tar, sampleTerrain('swamp')] })).toEqual([tar, sampleTerrain('swamp').rule])
    expect(terrainOfCase({ ...empty, specialTerrain: [tar, { id: 'half' }] })).toEqual([])
    expect(terrainOfCase(empty)).toBe(terrainOfCase({ ...empty }))
    expect(onePerId([tar, { ...tar, name: 'Another' }, gate])).toEqual([tar, gate])
  })
})

describe('in the reference', () => {
  const book = new Book([tar, { ...gate, id: 'deep-space' }])

  it('has a page among the special terrain, where its name belongs', () => {
    const page = book.entry('terrain:tar-pit')!
    expect(page).toMatchObject({ title: 'Tar Pit', summary: tar.summary, document: 'Club rules', place: 'page 2', own: true })
    const names = book.of('TERRAIN').map(({ title }) => title)
    expect(names).toEqual([...names].sort())
    expect(articleOf(book, 'terrain:tar-pit')).toMatchObject({ entry: page, coverage: { mark: 'engine' }, related: [] })
  })

  it('is where its rule leads that stands in no rulebook', () => {
    expect(articleOf(book, 'CLUB-7')?.entry.own).toBe(true)
    expect(new Book().entry('CLUB-7')).toBeUndefined()
  })

  it('takes the place of one that came with Linejudge', () => {
    expect(new Book().entry('terrain:deep-space')?.own).toBe(false)
    expect(book.entry('terrain:deep-space')).toMatchObject({ title: 'Laser Gate', own: true })
    expect(book.of('TERRAIN').filter(({ id }) => id === 'terrain:deep-space')).toHaveLength(1)
  })

  it('is found by its name and by what it does', () => {
    const index = new SearchIndex()
    index.add([...entryDocuments(book, 'terrain')])
    const thesaurus = new Thesaurus([])
    for (const typed of ['tar pit', 'sticky']) expect(index.find(typed, thesaurus)[0]?.id).toBe('terrain:tar-pit')
  })
})

describe('on the table', () => {
  it('is offered to the brush after what the table brings along; what stands between squares is not', () => {
    const other = { ...tar, id: 'bog', name: 'Bog' }
    const names = specialNames({ ...empty, specialTerrain: [other] }, [tar, gate])
    expect(names.slice(0, 2).map(({ label }) => label)).toEqual(['Bog', 'Tar Pit'])
    expect(names.map(({ id }) => id)).not.toContain('gate')
    expect(new Set(names.map(({ id }) => id)).size).toBe(names.length)
    expect(usualSpecial({ ...empty, map: paintSpecial(empty.map!, [[1, 1]], 'tar-pit') }, [])).toBe('tar-pit')
  })

  it('typed by its name it is painted, and the rule comes along, once', () => {
    const once = painted('special tar pit C1', [tar, gate])
    expect(once.specialTerrain).toEqual([tar])
    expect(painted('special tar D1', [tar, gate], once).specialTerrain).toEqual([tar])
    expect(painted('special deep space C1', [tar, gate]).specialTerrain).toBeUndefined()
  })

  it('a painted square is ruled on by it', () => {
    expect(answerCase(checkedCase(empty))).toMatchObject({ verdict: 'clear' })
    expect(answerCase(checkedCase(painted('special tar pit C1', [tar])))).toMatchObject({ verdict: 'blocked' })
  })

  it('the table’s own version of a rule stays', () => {
    const mine = { ...tar, name: 'Old tar' }
    const value = { ...empty, map: paintSpecial(empty.map!, [[1, 1]], 'tar-pit'), specialTerrain: [mine] }
    expect(withTerrain(value, [tar])).toBe(value)
    expect(withTerrain({ ...value, specialTerrain: undefined }, [tar]).specialTerrain).toEqual([tar])
  })
})

it('a map names special terrain in its squares and for the whole of it', () => {
  const map = { size: [4, 4] as const, legend: { o: ['special:tar-pit'], x: ['water'] }, rules: ['gate'] }
  expect([...idsNamedBy(map as never)]).toEqual(['tar-pit', 'gate'])
  expect([...idsNamedBy({ size: [4, 4] })]).toEqual([])
})
