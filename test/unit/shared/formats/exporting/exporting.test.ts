/** Maps as files of other programs and back: equal where the format can hold them, a word for each thing that it cannot. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'
import { readAny } from '../../../../../src/shared/formats/anyFile.ts'
import { parseMapDocument, type MapFile } from '../../../../../src/shared/formats/documents/maps/mapDocument.ts'
import { EXPORTERS, exportMap } from '../../../../../src/shared/formats/exporting/all.ts'
import { linesOf } from '../../../../../src/shared/formats/exporting/parts.ts'
import { edgeKey, edgesByKey } from '../../../../../src/shared/contract/caseSquares.ts'
import type { Segment } from '../../../../../src/shared/contract/case.ts'
import { seededRuns } from '../../../../support/seeded.ts'

type Json = Record<string, unknown>

function documentOf(json: object): MapFile {
  const found = parseMapDocument({ format: 'linejudge-map/2', description: '', systems: [], specialTerrain: [], ...json })
  if (!found.ok) throw new Error(JSON.stringify(found.problems))
  return found.value
}

const exporter = (name: string) => EXPORTERS.find((one) => one.name === name)!
function written(name: string, map: MapFile) {
  const { content, lost } = exportMap(exporter(name), map)
  return { text: String(content), lost }
}
const codes = (list: readonly { code: string; count: number }[]) => Object.fromEntries(list.map(({ code, count }) => [code, count]))

function readBack(content: string | Uint8Array, name = 'yard.file') {
  const reading = readAny([{ name, bytes: typeof content === 'string' ? bytesOf(content) : content }])
  if (!reading.ok) throw new Error(JSON.stringify(reading.broken))
  const { documents, notes } = reading.files[0]!
  const one = documents[0]!
  if (one.kind !== 'map') throw new Error(one.kind)
  return { document: one.document as MapFile & Json, notes: codes(notes), picture: one.picture }
}

const LABELS = [{ at: [2.5, 1], text: 'The crate' }]

/** A map with something of everything. */
const YARD = documentOf({
  id: 'dock-yard',
  name: 'Dock yard',
  description: 'A yard.',
  systems: ['heroclix-2013'],
  map: {
    size: [6, 4],
    terrain: ['..hh..', '.Q.b..', '...w..', 'R.....'],
    level: ['111122', '111122', '111111', '111111'],
    indoor: ['ii....', 'ii....', '......', '......'],
    walls: [[[1, 0], [2, 0]], [[1, 1], [2, 1]], [[0, 1], [0, 2]], [[1, 1], [1, 2]], [[4, 2], [4, 3]], [[5, 2], [5, 3]]], // prettier-ignore
    barriers: [[[3, 2], [3, 3]]], // prettier-ignore
    stairs: [[[3, 1], [4, 1]]], // prettier-ignore
    legend: { Q: ['special:deep-space'], R: ['hindering', 'special:lava', 'water'] },
    starting: { red: [[0, 0], [1, 0]], 'side two': [[4, 3], [5, 3]] }, // prettier-ignore
    rules: ['thick-fog']
  },
  meta: { set: 'tst', kind: 'mixed', permission: 'free to share' },
  openings: [
    { edge: [[1, 1], [2, 1]], kind: 'gate', state: 'closed' }, // prettier-ignore
    { edge: [[2, 1], [3, 1]], kind: 'window', state: 'open' } // prettier-ignore
  ],
  labels: LABELS,
  counts: { hindering: 3 },
  pins: [{ id: 'a', ask: { kind: 'line-of-fire', from: [0, 0], to: [5, 3] }, expect: { verdict: 'clear' } }]
})

describe.each(['uvtt', 'tmj'])('a map as %s', (name) => {
  it('comes back to the letter', () => {
    const { text } = written(name, YARD)
    const { document, notes } = readBack(text)
    expect(document).toEqual(YARD)
    expect(notes).not.toHaveProperty('changed-elsewhere')
  })

  it('comes back with what another program changed in it, which is told', () => {
    const moved = documentOf({ ...YARD, map: { ...YARD.map, walls: YARD.map.walls!.slice(0, 4) } })
    const before = JSON.parse(written(name, YARD).text) as Json
    const changed = JSON.parse(written(name, moved).text) as Json
    // The other program keeps our field as it was.
    const text = JSON.stringify(
      name === 'uvtt'
        ? { ...changed, linejudge: before.linejudge }
        : { ...changed, properties: before.properties }
    ) // prettier-ignore
    const { document, notes } = readBack(text)
    expect(notes).toMatchObject({ 'changed-elsewhere': 1 })
    expect(document.map.walls!.map(edgeKey).sort()).toEqual(moved.map.walls!.map(edgeKey).sort())
    expect(document).toMatchObject({ pins: YARD.pins, meta: YARD.meta, map: { starting: YARD.map.starting } })
  })
})

describe('Universal VTT', () => {
  it('shows walls and doors to every program, as few lines as there can be', () => {
    const json = JSON.parse(written('uvtt', YARD).text) as Json
    expect(json).toMatchObject({
      format: 0.3,
      resolution: { map_size: { x: 6, y: 4 }, map_origin: { x: 0, y: 0 } },
      portals: [
        { bounds: [{ x: 2, y: 1 }, { x: 2, y: 2 }], closed: true }, // prettier-ignore
        { bounds: [{ x: 3, y: 1 }, { x: 3, y: 2 }], closed: false } // prettier-ignore
      ]
    })
    expect(json.line_of_sight).toEqual([
      [{ x: 2, y: 0 }, { x: 2, y: 1 }],
      [{ x: 0, y: 2 }, { x: 2, y: 2 }],
      [{ x: 4, y: 3 }, { x: 6, y: 3 }]
    ]) // prettier-ignore
  })

  it('tells all that others do not see', () => {
    expect(codes(written('uvtt', YARD).lost)).toEqual({
      'not-seen:terrain': 6,
      'not-seen:levels': 4,
      'not-seen:indoor': 4,
      'not-seen:barriers': 1,
      'not-seen:stairs': 1,
      'not-seen:starting': 4,
      'not-seen:labels': 1,
      'not-seen:rules': 1,
      'not-seen:pins': 1
    })
    const bare = documentOf({ id: 'a', name: 'A', map: { size: [2, 2], walls: [[[0, 0], [1, 0]]] } }) // prettier-ignore
    expect(written('uvtt', bare).lost).toEqual([])
  })

  it('gives unknown fields back, beside the origin that they were measured from', () => {
    const foreign = {
      resolution: { map_size: { x: 4, y: 3 }, map_origin: { x: 10, y: 20 }, pixels_per_grid: 50, scale: 'feet' },
      line_of_sight: [[{ x: 11, y: 20 }, { x: 11, y: 23 }]], // prettier-ignore
      objects_line_of_sight: [[{ x: 12, y: 21 }, { x: 13, y: 21 }]], // prettier-ignore
      portals: [],
      lights: [{ position: { x: 11, y: 21 }, range: 3 }],
      weather: { rain: true },
      image: ''
    }
    const { document } = readBack(JSON.stringify(foreign), 'a.uvtt')
    const { text, lost } = written('uvtt', document)
    expect(JSON.parse(text)).toMatchObject({
      ...foreign,
      resolution: { map_origin: { x: 10, y: 20 }, map_size: { x: 4, y: 3 }, scale: 'feet' }
    })
    expect(lost).toEqual([])
    expect(readBack(text).document).toEqual(document)
  })

  it('gives back what a door says besides, as long as the door is there', () => {
    const door = { bounds: [{ x: 1, y: 0 }, { x: 1, y: 2 }], closed: true, rotation: 3.1, id: 'p1', lock: { dc: 15 } } // prettier-ignore
    const plain = { bounds: [{ x: 2, y: 1 }, { x: 2, y: 2 }], closed: false, rotation: Math.PI / 2, freestanding: false } // prettier-ignore
    const file = { resolution: { map_size: { x: 4, y: 3 } }, line_of_sight: [], portals: [door, plain], image: '' }
    const { document } = readBack(JSON.stringify(file), 'a.uvtt')
    const { text, lost } = written('uvtt', document)
    const { portals } = JSON.parse(text) as { portals: Json[] }
    expect(portals.map(({ id, lock, rotation, closed }) => [id, lock, rotation, closed])).toEqual([
      ['p1', { dc: 15 }, 3.1, true],
      [undefined, undefined, Math.PI / 2, true],
      [undefined, undefined, Math.PI / 2, false]
    ])
    expect(lost).toEqual([])
    expect(readBack(text).document).toEqual(document)
    expect(codes(written('uvtt', { ...document, openings: document.openings!.slice(1) }).lost)).toMatchObject({ 'not-held:foreign': 1 })
  })

  it('takes the picture along', () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const { document, picture } = readBack(
      JSON.stringify({ resolution: { map_size: { x: 1, y: 1 }, pixels_per_grid: 1 }, line_of_sight: [], image: png })
    )
    const { content, lost } = exportMap(exporter('uvtt'), document, picture)
    expect(JSON.parse(String(content))).toMatchObject({ image: png, resolution: { pixels_per_grid: 1 } })
    expect(lost).toEqual([])
    expect(codes(exportMap(exporter('uvtt'), document).lost)).toEqual({ 'picture-not-here': 1 })
  })
})

describe('Tiled', () => {
  it('has layers and objects that Tiled shows, each tile saying one thing', () => {
    const json = JSON.parse(written('tmj', YARD).text) as { layers: Json[]; tilesets: { tiles: Json[] }[] } & Json
    expect(json).toMatchObject({ type: 'map', orientation: 'orthogonal', width: 6, height: 4, infinite: false })
    expect(json.layers.map(({ name }) => name)).toEqual([
      'terrain',
      'terrain 2',
      'terrain 3',
      'level',
      'indoor',
      'walls',
      'starting',
      'labels'
    ])
    expect(new Set(json.layers.map(({ id }) => id)).size).toBe(json.layers.length)
    for (const { properties } of json.tilesets[0]!.tiles) expect(properties).toHaveLength(1)
  })

  it('is read without our field, too: only what Tiled has no place for is gone', () => {
    const json = JSON.parse(written('tmj', YARD).text) as { properties: { name: string }[] } & Json
    const { document, notes } = readBack(
      JSON.stringify({ ...json, properties: json.properties.filter(({ name }) => name !== 'linejudge') })
    )
    expect(notes).toEqual({})
    expect(document.map.starting).toEqual(YARD.map.starting)
    expect(document.map.level).toEqual(YARD.map.level)
    expect(document.openings).toEqual(expect.arrayContaining([...YARD.openings!]))
    expect(document.labels).toEqual(LABELS)
  })

  it('gives layers, properties and tile sets back that mean nothing here, and uses their tiles with their pictures', () => {
    const art = { id: 1, name: 'art', type: 'tilelayer', width: 2, height: 1, x: 0, y: 0, data: [3, 3] }
    const foreign = {
      orientation: 'orthogonal', width: 2, height: 1, tilewidth: 16, tileheight: 16, backgroundcolor: '#123456', class: 'yard',
      properties: [{ name: 'music', type: 'string', value: 'drums' }],
      tilesets: [{ firstgid: 1, name: 'own', image: 'own.png', tilecount: 3, tiles: [{ id: 0, properties: [{ name: 'terrain', type: 'string', value: 'hindering' }] }] }],
      layers: [art, { id: 2, name: 'ground', type: 'tilelayer', width: 2, height: 1, data: [1, 0] }, { id: 3, name: 'enemies', type: 'objectgroup', objects: [{ id: 1, x: 3, y: 4, name: 'crab' }] }]
    } // prettier-ignore
    const { document } = readBack(JSON.stringify(foreign))
    expect(document.map.terrain).toEqual(['h.'])
    const json = JSON.parse(written('tmj', document).text) as { layers: Json[]; tilesets: Json[]; properties: Json[] }
    expect(json).toMatchObject({ backgroundcolor: '#123456', class: 'yard', tilewidth: 16 })
    expect(json.properties).toContainEqual(foreign.properties[0])
    expect(json.tilesets).toEqual(foreign.tilesets)
    expect(json.layers).toMatchObject([art, { name: 'enemies' }, { name: 'terrain', data: [1, 0] }])
    expect(readBack(JSON.stringify(json)).document).toEqual(document)
    // What a layer that is read says besides comes back on the layer that takes its place.
    const [, ground] = foreign.layers
    const tinted = { ...foreign, layers: [{ ...ground, tintcolor: '#ff0000', properties: [{ name: 'note', type: 'string', value: 'a' }] }] }
    const again = readBack(JSON.stringify(tinted)).document
    expect((JSON.parse(written('tmj', again).text) as { layers: Json[] }).layers).toMatchObject([
      { name: 'terrain', data: [1, 0], tintcolor: '#ff0000', properties: [{ name: 'note', value: 'a' }] }
    ])
    expect(codes(written('tmj', documentOf({ ...again, map: { size: [2, 1] } })).lost)).toEqual({ 'not-held:foreign': 1 })
    // Layers of another size would lie anywhere.
    const larger = documentOf({ ...document, map: { size: [3, 1], terrain: ['h..'] } })
    expect(codes(written('tmj', larger).lost)).toEqual({ 'foreign-other-size': 2 })
  })
})

describe('a text board', () => {
  const { text, lost } = written('text', YARD)

  it('holds the ground and all on it; the rest is told', () => {
    const { id, name, map, openings } = YARD
    const { document } = readBack(text)
    expect(document).toEqual(documentOf({ id, name, map, openings, labels: LABELS }))
    expect(codes(lost)).toEqual({ 'not-held:pins': 1, 'not-held:words': 4 })
  })

  it.each([
    ['as a judge types it', '..h\nbb.\n\n112\n111\n\nA1|B1, b2|C2', { terrain: ['..h', 'bb.'], level: ['112', '111'] }],
    ['with Windows line ends', '# A\r\n..\r\n..\r\n\r\nwalls: A1|B1 A2|B2\r\n', { terrain: ['..', '..'] }]
  ])('is read %s', (_, board, map) => {
    const { document } = readBack(board)
    expect(document.map).toMatchObject(map)
    expect(document.map.walls).toHaveLength(2)
  })

  it.each([
    ['..\n...\n', 2],
    ['..\n..\n\nwalls A1-B1', 4],
    ['..\n..\n\ndoor ajar A1|B1', 4],
    ['..\n..\n\nsomething else', 4],
    ['..\n..\n\nlabel here', 4],
    ['..\n..\n\nstarting red: Q', 4]
  ])('that cannot be read is refused with its line: %j', (board, line) => {
    const reading = readAny([{ name: 'a.txt', bytes: bytesOf(board) }])
    expect(reading).toMatchObject({ ok: false, broken: { recognised: 'text-board', problems: [{ code: 'wrong-value', facts: { line } }] } })
  })

  it('with a letter that stands for nothing is a board all the same, refused with the place of the letter', () => {
    const reading = readAny([{ name: 'a.txt', bytes: bytesOf('..H.\n.hh.\n') }])
    expect(reading).toMatchObject({ ok: false, broken: { recognised: 'text-board', problems: [{ path: '/map/terrain/0' }] } })
  })
})

describe('every map', () => {
  const SIZE = 5
  const square = fc.tuple(fc.nat(SIZE - 1), fc.nat(SIZE - 1))
  const edge = fc.tuple(fc.nat(SIZE - 2), fc.nat(SIZE - 1), fc.boolean()).map(([x, y, across]): Segment => (across ? [[x, y], [x + 1, y]] : [[y, x], [y, x + 1]])) // prettier-ignore
  const edges = fc.uniqueArray(edge, { maxLength: 14, selector: edgeKey })
  const rows = (signs: string) =>
    fc.array(fc.array(fc.constantFrom(...signs), { minLength: SIZE, maxLength: SIZE }).map((row) => row.join('')), { minLength: SIZE, maxLength: SIZE }) // prettier-ignore
  const anyMap = fc
    .record({ terrain: rows('...hbwQ'), level: rows('1112'), walls: edges, barriers: edges, starting: fc.uniqueArray(square, { selector: String, maxLength: 6 }) })
    .map(({ terrain, level, walls, barriers, starting }) =>
      documentOf({
        id: 'any', name: 'Any', specialTerrain: [],
        map: { size: [SIZE, SIZE], terrain, level, walls, barriers: barriers.filter((one) => !walls.some((other) => edgeKey(one) === edgeKey(other))), legend: { Q: ['special:lava'] }, starting: { red: starting } }
      })
    ) // prettier-ignore

  it('comes back out of every format', () => {
    fc.assert(
      fc.property(anyMap, fc.constantFrom(...EXPORTERS), (map, one) => {
        const { document, notes } = readBack(exportMap(one, map).content)
        expect(notes).not.toHaveProperty('changed-elsewhere')
        if (one.name === 'text') {
          expect(document.map.terrain).toEqual(map.map.terrain)
          expect(document.map.walls ?? []).toEqual(map.map.walls)
        } else expect(document).toEqual(map)
      }),
      seededRuns(150)
    )
  })

  it('has its edges in lines, each once', () => {
    fc.assert(
      fc.property(edges, (some) => {
        const pieces = linesOf(some).flatMap((line) =>
          line.slice(1).flatMap(([x, y], index) => {
            const [u, v] = line[index]!
            const steps = Math.abs(x - u) + Math.abs(y - v)
            expect(x === u || y === v).toBe(true)
            return Array.from({ length: steps }, (_, step) => {
              const [a, b] = [u + (Math.sign(x - u) * (2 * step + 1)) / 2, v + (Math.sign(y - v) * (2 * step + 1)) / 2]
              const pair: Segment = x === u ? [[x - 1, b - 0.5], [x, b - 0.5]] : [[a - 0.5, y - 1], [a - 0.5, y]] // prettier-ignore
              return edgeKey(pair)
            })
          })
        )
        expect(pieces.sort()).toEqual([...edgesByKey(some).keys()].sort())
      }),
      seededRuns()
    )
  })
})
