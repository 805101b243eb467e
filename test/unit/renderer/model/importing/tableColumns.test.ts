/** Columns of tables that nobody knows: found, named by the judge, remembered. */
import { describe, expect, it } from 'vitest'
import {
  namesFigures,
  unnamedTable,
  unnamedTables,
  wantColumns,
  withColumns
} from '../../../../../src/renderer/model/importing/tableColumns.ts'
import { readIncoming } from '../../../../../src/shared/formats/incoming.ts'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'

const file = (text: string) => ({ name: 'club.csv', bytes: bytesOf(text) })
const STRANGE = 'Who;Fast;Hits;Shoe;1st\nWatchman;8;10;44;8 / 10 / 17 / 3\n'

describe('the columns of a table', () => {
  it('that nobody knows are told head by head, until the judge has said what they hold', () => {
    const found = unnamedTable(file(STRANGE))!
    expect(found.heads).toEqual(['Who', 'Fast', 'Hits', 'Shoe', '1st'].map((head) => ({ head, column: null })))
    expect(namesFigures(found.heads)).toBe(false)
    expect(readIncoming([file(STRANGE)])).toMatchObject({ ok: false })
    const said = { Who: 'name', '1st': 'click 1', Fast: '', Hits: '', Shoe: '' }
    const known = withColumns(undefined, said)
    expect(readIncoming([file(STRANGE)], {}, new Map(Object.entries(known)))).toMatchObject({
      ok: true,
      documents: [
        { kind: 'figures', document: { figures: [{ name: 'Watchman', dial: [{ speed: 8, attack: 10, defense: 17, damage: 3 }] }] } }
      ]
    })
    // The next table of the same heads is read at once; what is left out is not asked for again.
    expect(unnamedTable(file(STRANGE), known)).toBeNull()
  })

  it('are asked of every table among other files; one head that stands there twice is asked once', () => {
    const json = { name: 'set.json', bytes: bytesOf('{"format": "linejudge-figures/2"}') }
    const other = { name: 'other.csv', bytes: bytesOf('name;Shoe;Shoe;speed\nWatchman;44;45;8\n') }
    const found = unnamedTables([json, file(STRANGE), other])!
    expect(found.tables.map((table) => [table.file, table.heads.map(({ head }) => head)])).toEqual([
      ['club.csv', ['Who', 'Fast', 'Hits', 'Shoe', '1st']],
      ['other.csv', ['name', 'Shoe', 'speed']]
    ])
    expect(found.source).toHaveLength(3)
    expect(wantColumns(found)).toBe(true)
    expect(wantColumns(unnamedTables([json, other])!)).toBe(false)
    expect(unnamedTables([json])).toBeNull()
  })

  it('are not looked for in what is no table', () => {
    for (const text of ['{"a": 1, "b": 2}', 'hello', 'hello, world', 'a,b,c\n1,2\n', 'name,click,speed\nOne,1,8\n'])
      expect([text, unnamedTable(file(text))]).toEqual([text, null])
  })

  it('are enough to read it where they name the figures and nothing else; unsaid they are told', () => {
    const plain = file('Wen;Shoe\nWatchman;44\n')
    expect(readIncoming([plain])).toMatchObject({
      ok: false,
      broken: [{ problems: [{ code: 'no-columns', facts: { heads: 'Wen, Shoe' } }] }]
    })
    const said = new Map([['Wen', 'name']])
    expect(readIncoming([plain], {}, said)).toMatchObject({
      ok: true,
      documents: [{ document: { members: [{ name: 'Watchman', count: 1 }] } }]
    })
  })

  it('are remembered up to a bound, the oldest forgotten, and no head is a trap', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`head ${n}`, 'name']))
    const known = withColumns(many, { Who: 'name', ['__proto__']: 'name', ['constructor']: 'name' })
    expect(Object.keys(known)).toHaveLength(400)
    expect(known).toMatchObject({ Who: 'name', 'head 499': 'name' })
    expect(Object.hasOwn(known, 'constructor') || Object.hasOwn(known, '__proto__')).toBe(false)
  })
})
