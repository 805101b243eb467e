/** Files that are no JSON: the XML of Tiled, a scene a line, a picture alone. All through the reading that every verb uses. */
import { gzipSync, zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readAny, type AnyOptions } from '../../../../../src/shared/formats/anyFile.ts'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'

function read(text: string | Uint8Array, beside: Readonly<Record<string, string>> = {}, options: AnyOptions = {}) {
  const bytes = typeof text === 'string' ? bytesOf(text) : text
  const reading = readAny(
    [{ name: 'own.file', bytes }, ...Object.entries(beside).map(([name, own]) => ({ name, bytes: bytesOf(own) }))],
    options
  )
  if (!reading.ok) return { recognised: reading.broken.recognised, problems: reading.broken.problems.map(({ code, path, facts }) => [code, facts?.line ?? path]) } // prettier-ignore
  const { recognised, documents, notes } = reading.files[0]!
  const maps = documents.flatMap((one) => (one.kind === 'map' ? [one.document] : []))
  return { recognised, maps, all: notes, notes: Object.fromEntries(notes.map(({ code, count }) => [code, count])), picture: documents[0]?.kind === 'map' ? documents[0].picture : undefined } // prettier-ignore
}

const GIDS = [1, 0, 2, 0x80000001, 0, 3]
const packed = (numbers: readonly number[]) => new Uint8Array(Uint32Array.from(numbers).buffer)
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

const TILES = `<tile id="0"><properties><property name="terrain" value="hindering"/></properties></tile>
  <tile id="1"><properties><property name="terrain">water</property></properties></tile>
  <tile id="2"><properties><property name="level" type="int" value="3"/></properties></tile>`
const tmx = (
  data: string,
  more = '',
  set = `<tileset firstgid="1" name="a">${TILES}</tileset>`,
  attributes = ''
) => `<?xml version="1.0" encoding="UTF-8"?>
<map orientation="orthogonal" width="3" height="2" tilewidth="10" tileheight="20" ${attributes}>
 <properties><property name="name" value="Yard &amp; dock"/><property name="linejudge:area" value="0,0,3,2"/></properties>
 ${set}
 <layer name="ground" width="3" height="2">${data}</layer>
 ${more}
</map>`

describe('the XML of Tiled', () => {
  it.each([
    ['values with commas', `<data encoding="csv">\n${GIDS.slice(0, 3).join(',')},\n${GIDS.slice(3).join(',')}\n</data>`],
    ['elements', `<data>${GIDS.map((gid) => `<tile gid="${gid}"/>`).join('')}</data>`],
    ['base64', `<data encoding="base64">\n  ${base64(packed(GIDS))}\n</data>`],
    ['base64 with zlib', `<data encoding="base64" compression="zlib">${base64(zlibSync(packed(GIDS)))}</data>`],
    ['base64 with gzip', `<data encoding="base64" compression="gzip">${base64(gzipSync(packed(GIDS)))}</data>`],
    ['chunks', `<data encoding="csv"><chunk x="0" y="0" width="3" height="2">${GIDS.join(',')}</chunk></data>`],
    ['chunks of base64', `<data encoding="base64" compression="zlib"><chunk x="-3" y="1" width="3" height="2">${base64(zlibSync(packed(GIDS)))}</chunk></data>`] // prettier-ignore
  ])('is read with its tiles as %s', (name, data) => {
    const file = name === 'chunks of base64' ? tmx(data).replace('0,0,3,2', '-3,1,3,2') : tmx(data)
    const { recognised, maps, notes } = read(file)
    expect(recognised).toBe('tiled')
    expect(maps![0]).toMatchObject({ name: 'Yard & dock', map: { size: [3, 2], terrain: ['h.w', 'h..'] } })
    // The tile of a level says nothing in a layer of terrain.
    expect(notes).toEqual({ 'unmapped-tiles': 1 })
  })

  it('is read with objects, groups and a tile set of its own file', () => {
    const objects = `<group name="all">
      <objectgroup name="walls">
        <object id="1" x="10" y="0"><polyline points="0,0 0,40"/></object>
        <object id="2" type="door" x="10" y="20"><properties><property name="state" value="open"/></properties><polyline points="0,0 0,20"/></object>
        <object id="3" type="stairs" x="15" y="10"><polyline points="0,0 10,0"/></object>
      </objectgroup>
      <objectgroup name="starting"><object id="4" name="red" width="20" height="20"/></objectgroup>
      <objectgroup name="labels"><object id="5" x="5" y="10" width="30" height="20"><text wrap="1">The dock</text></object></objectgroup>
    </group>`
    const level = '<layer name="level" width="3" height="2"><data encoding="csv">0,0,3,0,0,0</data></layer>'
    const set = '<tileset firstgid="1" source="sets/ground.tsx"/>'
    const file = tmx('<data encoding="csv">1,0,0,0,0,0</data>', level + objects, set)
    expect(read(file).problems).toEqual([['missing-file', '']])
    const { maps, notes } = read(file, { 'ground.tsx': `<tileset name="ground" tilecount="3">${TILES}</tileset>` })
    expect(maps![0]!.map).toMatchObject({
      terrain: ['h..', '...'],
      level: ['113', '111'],
      walls: [[[0, 0], [1, 0]]],
      stairs: [[[1, 0], [2, 0]]],
      starting: { red: [[0, 0], [1, 0]] }
    }) // prettier-ignore
    expect(maps![0]).toMatchObject({ openings: [{ kind: 'door', state: 'open' }], labels: [{ at: [0.5, 0.5], text: 'The dock' }] })
    expect(notes).toEqual({})
  })

  it.each([
    ['a document type', '<!DOCTYPE map [<!ENTITY a "b">]>\n<map/>', 'forbidden-doctype', 1],
    ['an entity that nobody declared', tmx('<data/>').replace('&amp;', '&other;'), 'syntax', 3],
    ['a tag that is left open', tmx('<data>'), 'syntax', 7],
    ['nothing behind it', '<map>', 'syntax', 1],
    ['another root', '<svg xmlns="a"/>', 'not-recognised', ''],
    ['elements without end', `${'<map>'.repeat(100)}${'</map>'.repeat(100)}`, 'too-deep', ''],
    ['a key that reaches a prototype', '<map __proto__="1"/>', 'forbidden-key', ''],
    ['hexagons', tmx('<data/>').replace('orthogonal', 'hexagonal'), 'wrong-grid', '/orientation'],
    ['a width that is no number', tmx('<data/>').replace('width="3"', 'width="wide"'), 'wrong-value', '/width'],
    ['too few tiles', tmx('<data encoding="csv">1,2</data>'), 'wrong-value', '/layers/0/data'],
    ['tiles that are no numbers', tmx('<data encoding="csv">1,x,3,4,5,6</data>'), 'wrong-value', '/layers/0/data/1'],
    ['zstd', tmx('<data encoding="base64" compression="zstd">AAAA</data>'), 'unsupported-compression', '/layers/0/data']
  ])('with %s is refused with its place', (_, text, code, place) => {
    expect(read(text).problems?.[0]).toEqual([code, place])
  })
})

describe('a database of Foundry', () => {
  const scene = (id: string, name: string, more: object = {}) =>
    JSON.stringify({ _id: id, name, width: 300, height: 200, grid: 100, gridType: 1, padding: 0, img: 'a.webp', walls: [{ c: [100, 0, 100, 100], move: 1, sense: 1 }], ...more }) // prettier-ignore

  it('gives a map for every scene; the last line of one holds, and one that was deleted is gone', () => {
    const { recognised, maps, notes } = read(
      [scene('a', 'Old hall'), scene('b', 'Hall'), scene('a', 'Hall'), scene('c', 'Gone'), '{"_id":"c","$$deleted":true}', ''].join('\n')
    )
    expect(recognised).toBe('foundry-scene')
    expect(maps!.map(({ id, name }) => [id, name])).toEqual([['hall', 'Hall'], ['hall-2', 'Hall']]) // prettier-ignore
    expect(maps![0]!.map.walls).toEqual([[[0, 0], [1, 0]]]) // prettier-ignore
    expect(notes).toMatchObject({ 'no-terrain-in-format': 2, 'picture-elsewhere': 2 })
  })

  it('passes over what the database says of itself', () => {
    const index = '{"$$indexCreated":{"fieldName":"name","unique":false,"sparse":false}}'
    expect(read(`${scene('a', 'Hall')}\n${index}\n`).maps!.map(({ name }) => name)).toEqual(['Hall'])
  })

  it('reads the others if a line is broken, wherever it is, and names it', () => {
    for (const at of [0, 1, 2]) {
      const { maps, all } = read([scene('a', 'A'), scene('b', 'B')].toSpliced(at, 0, '{"_id": }').join('\n'))
      expect(maps!.map(({ name }) => name)).toEqual(['A', 'B'])
      expect(all!.find(({ code }) => code === 'part-skipped')).toMatchObject({ severity: 'error', line: at + 1 })
    }
    expect(read('{"_id": "a", "type": "npc"}\n{"_id": }\n').problems).toEqual([['syntax', 2]])
  })
})

describe('a picture alone', () => {
  const PNG = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (sign) => sign.charCodeAt(0)) // prettier-ignore

  it('is a map of clear squares with the grid where its corners are', () => {
    const corners = [[1, 2], [11, 2], [11, 22], [1, 22]] as const // prettier-ignore
    const { recognised, maps, picture } = read(PNG, {}, { grid: { size: [5, 10], corners } })
    expect([recognised, maps![0]!.map]).toEqual(['picture', { size: [5, 10], terrain: Array.from({ length: 10 }, () => '.....') }])
    const grid = maps![0]!.picture!.grid!
    expect(grid.map((one) => Math.round(one * 1e6) / 1e6)).toEqual([2, 0, 1, 0, 2, 2, 0, 0, 1])
    expect(picture).toMatchObject({ kind: 'png', width: 1, height: 1, bytes: PNG })
  })

  it.each([
    ['crossed', [[0, 0], [10, 10], [10, 0], [0, 10]]],
    ['hollow', [[0, 0], [10, 0], [2, 2], [0, 10]]],
    ['mirrored', [[10, 0], [0, 0], [0, 10], [10, 10]]],
    ['on a line', [[0, 0], [1, 0], [2, 0], [3, 0]]]
  ] as const)('with %s corners is refused', (_, corners) => {
    expect(read(PNG, {}, { grid: { size: [5, 5], corners } }).problems).toEqual([['bad-corners', '']])
  }) // prettier-ignore

  it('without a size is refused, and so is a size that no map has', () => {
    expect(read(PNG).problems).toEqual([['picture-needs-size', '']])
    expect(read(PNG, {}, { grid: { size: [5, 201] } }).problems).toEqual([['too-many-squares', '']])
  })
})
