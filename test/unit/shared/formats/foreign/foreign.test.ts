/** Maps of other programs: what comes in, what is noted, what is refused with its place. */
import { gzipSync, zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parseMapDocument, type MapDocument } from '../../../../../src/shared/formats/documents/maps/mapDocument.ts'
import { IMPORTERS } from '../../../../../src/shared/formats/importers.ts'
import { Beside } from '../../../../../src/shared/formats/foreign/beside.ts'
import type { ImportOptions } from '../../../../../src/shared/formats/foreign/importer.ts'

type Json = Readonly<Record<string, unknown>>

function imported(json: Json, options: ImportOptions = {}) {
  const importer = IMPORTERS.find(({ recognises }) => recognises(json))
  if (!importer) throw new Error('Nobody recognised it.')
  const result = importer.read(json, 'own file.map', options)
  if (!result.ok) return { name: importer.name, problems: result.problems.map(({ code, path }) => [code, path]) }
  const documents = result.value.documents.flatMap((one) => (one.kind === 'map' ? [one.document] : []))
  // Whatever comes in is a document of ours, and comes in again as it is.
  for (const document of documents) {
    const again = parseMapDocument(JSON.parse(JSON.stringify({ ...document, format: 'linejudge-map/2' })))
    expect(again.ok && JSON.stringify(again.value)).toBe(JSON.stringify(document))
  }
  return {
    name: importer.name,
    map: documents[0]!,
    documents,
    levels: result.value.levels,
    notes: Object.fromEntries(result.value.notes.map(({ code, count }) => [code, count]))
  }
}

const wallsOf = ({ map }: MapDocument): string[] => (map.walls ?? []).map(([a, b]) => `${a.join()}|${b.join()}`).sort()
const point = ([x, y]: readonly [number, number]) => ({ x, y })
const line = (...points: readonly (readonly [number, number])[]) => points.map(point)

describe('Universal VTT', () => {
  const file = (more: Json = {}): Json => ({
    format: 0.3,
    resolution: { map_size: { x: 4, y: 3 }, map_origin: { x: 10, y: 20 }, pixels_per_grid: 50 },
    line_of_sight: [],
    portals: [],
    image: '',
    ...more
  })

  it('snaps walls to the edge that they cover by half, beside the origin of the map', () => {
    const { map, notes, name } = imported(
      file({ line_of_sight: [line([10, 21], [12.1, 21.1], [12, 22.6]), line([11, 20.9], [11.4, 20.9])] })
    )
    expect(name).toBe('universal-vtt')
    expect(wallsOf(map!)).toEqual(['0,0|0,1', '1,0|1,1', '1,1|2,1', '1,2|2,2'].sort())
    expect(map!.name).toBe('own file')
    expect(notes).toMatchObject({ 'no-terrain-in-format': 1, 'picture-missing': 1 })
  })

  it('adds up pieces of one edge, and notes each that is too short, slants or lies outside', () => {
    const { map, notes } = imported(
      file({ line_of_sight: [line([11, 21], [11.3, 21]), line([11.3, 21], [11.6, 21]), line([12, 22], [12.2, 22]), line([10, 20], [12, 22]), line([20, 30], [21, 30])] }) // prettier-ignore
    )
    expect(wallsOf(map!)).toEqual(['1,0|1,1'])
    expect(notes).toMatchObject({ 'wall-too-short': 1, 'off-grid-wall': 1, 'outside-map': 1 })
  })

  it('takes doors: closed ones are walls, open ones gaps in a wall', () => {
    const portals = [
      { bounds: line([11, 21], [12, 21]), closed: true },
      { bounds: line([12, 21], [13, 21]), closed: false }
    ]
    const { map } = imported(file({ line_of_sight: [line([12, 21], [14, 21])], portals }))
    expect(wallsOf(map!)).toEqual(['1,0|1,1', '3,0|3,1'])
    expect(map!.openings).toEqual([
      { edge: [[1, 0], [1, 1]], kind: 'door', state: 'closed' },
      { edge: [[2, 0], [2, 1]], kind: 'door', state: 'open' }
    ]) // prettier-ignore
  })

  it('tells of doors that lie on no edge: without ends, too short, on the border, beside the lines', () => {
    const portals = [{ closed: true }, { bounds: line([11, 21], [11.3, 21]) }, { bounds: line([11, 20], [12, 20]) }, { bounds: line([11, 21], [12, 22]) }] // prettier-ignore
    const { map, notes } = imported(file({ portals }))
    expect(map!.openings).toBeUndefined()
    expect(notes).toMatchObject({ 'opening-left-out': 3, 'off-grid-wall': 1 })
    expect(notes!['wall-too-short']).toBeUndefined()
  })

  it('asks what objects are to be', () => {
    const shape = file({ objects_line_of_sight: [line([10, 20], [12, 20], [12, 20.6], [10, 20.6])] })
    expect(imported(shape).notes).toMatchObject({ 'objects-skipped': 1 })
    expect(imported(shape, { objects: 'blocking' }).map!.map.terrain).toEqual(['bb..', '....', '....'])
    expect(imported(shape, { objects: 'hindering' }).map!.map.terrain![0]).toBe('hh..')
    expect(wallsOf(imported(file({ objects_line_of_sight: [line([10, 21], [12, 21])] }), { objects: 'walls' }).map!)).toEqual([
      '0,0|0,1',
      '1,0|1,1'
    ])
  })

  it('keeps what it does not know, and tells of lights and of a picture elsewhere', () => {
    const { map, notes } = imported(file({ lights: [1, 2], weather: { rain: true }, image: 'maps/yard.webp' }))
    expect(map).toMatchObject({ foreign: { 'universal-vtt': { weather: { rain: true }, lights: [1, 2] } } })
    expect(notes).toMatchObject({ 'not-held:lights': 2, 'picture-elsewhere': 1 })
    expect(imported(file({ image: btoa('rubbish, not a picture') })).notes).toMatchObject({ 'picture-refused': 1 })
  })

  it('refuses a size that no map has, and rounds one that is not whole', () => {
    const sized = (x: number) => file({ resolution: { map_size: { x, y: 3 }, pixels_per_grid: 50 } })
    expect(imported(sized(201)).problems).toEqual([['too-many-squares', '/resolution/map_size']])
    expect(imported(sized(0)).problems).toEqual([['too-many-squares', '/resolution/map_size']])
    expect(imported(sized(4.2))).toMatchObject({ notes: { 'size-rounded': 1 }, map: { map: { size: [4, 3] } } })
    expect(imported({ ...sized(4), line_of_sight: 'none' }).problems).toEqual([['wrong-value', '/line_of_sight']])
  })
})

describe('Tiled', () => {
  const tile = (id: number, name: string, value: unknown) => ({ id, properties: [{ name, value }] })
  const grid = [0, 1, 2, 0, 0, 3]
  const file = (more: Json = {}): Json => ({
    orientation: 'orthogonal',
    width: 3,
    height: 2,
    tilewidth: 10,
    tileheight: 20,
    properties: [{ name: 'name', value: 'Yard' }, { name: 'rules', value: 'thick-fog' }], // prettier-ignore
    tilesets: [{ firstgid: 1, tiles: [tile(0, 'terrain', 'hindering'), tile(1, 'terrain', 'special:deep space'), tile(2, 'level', 3)] }],
    layers: [{ name: 'ground', type: 'tilelayer', width: 3, height: 2, data: [0, 1, 2, 0, 0, 0] }, { name: 'level', type: 'tilelayer', width: 3, height: 2, data: [0, 0, 0, 0, 0, 3] }], // prettier-ignore
    ...more
  })
  const layerOf = (data: unknown, more: Json = {}) => ({ name: 'ground', type: 'tilelayer', width: 3, height: 2, data, ...more })

  it('reads tiles by what they say of themselves, turned ones too', () => {
    const { map } = imported(file())
    expect(map!.map).toMatchObject({
      size: [3, 2],
      terrain: ['.hA', '...'],
      legend: { A: ['special:deep-space'] },
      level: ['111', '113'],
      rules: ['thick-fog']
    })
    const turned = imported(file({ layers: [layerOf([0, 0x80000001, 0, 0, 0xe0000001, 0])] }))
    expect(turned.map!.map.terrain).toEqual(['.h.', '.h.'])
  })

  it.each([
    ['none', undefined, (bytes: Uint8Array) => bytes],
    ['zlib', 'zlib', (bytes: Uint8Array) => zlibSync(bytes)],
    ['gzip', 'gzip', (bytes: Uint8Array) => gzipSync(bytes)]
  ] as const)('unpacks base64 with %s', (_, compression, pack) => {
    const bytes = new Uint8Array(new Uint32Array(grid).buffer)
    const data = btoa(String.fromCharCode(...pack(bytes)))
    const { map } = imported(file({ layers: [layerOf(data, { encoding: 'base64', ...(compression && { compression }) })] }))
    expect(map!.map.terrain).toEqual(['.hA', '...'])
  })

  it('reads what tiles said before version 1.2, and what they say now before that', () => {
    const tilesets = [
      { firstgid: 1, tileproperties: { 0: { terrain: 'water' }, 1: { terrain: 'blocking' } }, tiles: [tile(1, 'terrain', 'hindering')] }
    ]
    expect(imported(file({ tilesets, layers: [layerOf([1, 2, 0, 0, 0, 0])] })).map!.map.terrain![0]).toBe('wh.')
  })

  it('leaves hidden layers, groups and objects out, tells of them, keeps them for the way back, and takes them where that is chosen', () => {
    const thing = (x: number, more: Json = {}) => ({ x, y: 0, polyline: line([0, 0], [0, 20]), ...more })
    const layers = [
      layerOf([1, 0, 0, 0, 0, 0]),
      layerOf([0, 1, 0, 0, 0, 0], { name: 'draft', visible: false }),
      { name: 'old', type: 'group', visible: false, layers: [layerOf([0, 0, 1, 0, 0, 0], { name: 'older', visible: true })] },
      { name: 'walls', type: 'objectgroup', objects: [thing(10), thing(20, { visible: false })] }
    ]
    const { map, notes } = imported(file({ layers }))
    expect([map!.map.terrain, wallsOf(map!)]).toEqual([['h..', '...'], ['0,0|1,0']])
    expect(notes).toMatchObject({ 'layer-hidden': 1, 'objects-hidden': 1 })
    expect(map!.foreign?.tiled).toMatchObject({ layers: [{ name: 'draft' }, { name: 'older' }] })
    const read = imported(file({ layers }), { hidden: 'read' })
    expect([read.map!.map.terrain, wallsOf(read.map!)]).toEqual([
      ['hhh', '...'],
      ['0,0|1,0', '1,0|2,0']
    ])
    expect([read.notes!['layer-hidden'], read.notes!['objects-hidden']]).toEqual([undefined, undefined])
  })

  it('tells of levels that no map has', () => {
    const tilesets = [{ firstgid: 1, tiles: [tile(0, 'level', 12), tile(1, 'level', 'high'), tile(2, 'level', 9)] }]
    const { map, notes } = imported(file({ tilesets, layers: [layerOf([1, 2, 3, 0, 0, 0], { name: 'level' })] }))
    expect([map!.map.level, notes!['level-outside']]).toEqual([['119', '111'], 1])
  })

  it('takes an object with names of the language for a level that no map has, and for a terrain that nobody knows', () => {
    const odd = { toString: [null], valueOf: 1 }
    const tilesets = [{ firstgid: 1, tiles: [tile(0, 'level', odd), tile(1, 'terrain', odd)] }]
    const { notes } = imported(file({ tilesets, layers: [layerOf([2, 0, 0, 0, 0, 0]), layerOf([1, 0, 0, 0, 0, 0], { name: 'level' })] }))
    expect(notes).toMatchObject({ 'level-outside': 1, 'unknown-terrain': 1 })
  })

  it('refuses packings that it does not know, too few tiles, other grids and files that are not there', () => {
    expect(imported(file({ layers: [layerOf('AAAA', { compression: 'zstd' })] })).problems).toEqual([
      ['unsupported-compression', '/layers/0/data']
    ])
    expect(imported(file({ layers: [layerOf([1, 2])] })).problems).toEqual([['wrong-value', '/layers/0/data']])
    expect(imported(file({ layers: [layerOf('AAAA', { compression: 'zlib' })] })).problems).toEqual([['wrong-value', '/layers/0/data']])
    expect(imported(file({ orientation: 'hexagonal' })).problems).toEqual([['wrong-grid', '/orientation']])
    expect(imported(file({ tilesets: [{ firstgid: 1, source: 'sets/ground.tsj' }] })).problems).toEqual([['missing-file', '']])
    const beside = new Beside([{ path: 'ground.tsj', json: { tiles: [tile(0, 'terrain', 'water')] } }])
    expect(imported(file({ tilesets: [{ firstgid: 1, source: 'sets/ground.tsj' }] }), { beside }).map!.map.terrain![0]).toBe('.w.')
  })

  it('refuses more sorts of special squares than there are letters for, rather than leaving one clear', () => {
    const strange = (count: number): Json => ({
      ...file(),
      width: count,
      height: 1,
      tilesets: [{ firstgid: 1, tiles: Array.from({ length: count }, (_, id) => tile(id, 'terrain', `special:sort-${id}`)) }],
      layers: [{ name: 'ground', type: 'tilelayer', width: count, height: 1, data: Array.from({ length: count }, (_, id) => id + 1) }]
    })
    expect(Object.keys(imported(strange(58)).map!.map.legend!)).toHaveLength(58)
    expect(imported(strange(59)).problems).toEqual([['too-many-kinds', '']])
  })

  it('looks into groups and at chunks anywhere on the plane', () => {
    const chunks = [{ x: -2, y: 4, width: 2, height: 1, data: [1, 1] }, { x: 0, y: 5, width: 1, height: 1, data: [1] }] // prettier-ignore
    const infinite = file({
      infinite: true,
      layers: [{ name: 'all', type: 'group', layers: [{ name: 'ground', type: 'tilelayer', chunks }] }]
    })
    expect(imported(infinite).map!.map).toMatchObject({ size: [3, 2], terrain: ['hh.', '..h'] })
    expect(imported({ ...infinite, properties: [{ name: 'linejudge:area', value: '-1,4,4,3' }] }).map!.map).toMatchObject({
      size: [4, 3],
      terrain: ['h...', '.h..', '....']
    })
  })

  it('reads walls, doors, stairs, starting areas and labels from objects', () => {
    const objects = [
      { x: 10, y: 0, polyline: line([0, 0], [0, 40]) },
      { x: 20, y: 0, type: 'door', polyline: line([0, 0], [0, 20]), properties: [{ name: 'state', value: 'open' }] },
      { x: 0, y: 20, type: 'barrier', polyline: line([0, 0], [10, 0]) },
      { x: 5, y: 10, type: 'stairs', polyline: line([0, 0], [10, 20]) }
    ]
    const { map, notes } = imported(
      file({
        layers: [
          layerOf(grid),
          { name: 'walls', type: 'objectgroup', objects },
          { name: 'starting', type: 'objectgroup', objects: [{ name: 'red', x: 0, y: 0, width: 20, height: 20 }] },
          { name: 'labels', type: 'objectgroup', objects: [{ name: 'Door', x: 10, y: 10 }] },
          { name: 'birds', type: 'objectgroup', objects: [{ x: 1, y: 1 }] }
        ]
      })
    )
    expect(wallsOf(map!)).toEqual(['0,0|1,0', '0,1|1,1'])
    expect(map).toMatchObject({
      map: { barriers: [[[0, 0], [0, 1]]], stairs: [[[0, 0], [1, 1]]], starting: { red: [[0, 0], [1, 0]] } },
      openings: [{ kind: 'door', state: 'open' }],
      labels: [{ at: [1, 0.5], text: 'Door' }]
    }) // prettier-ignore
    expect(notes).toMatchObject({ 'objects-skipped': 1, 'unmapped-tiles': 1 })
  })

  it('turns objects as the program does, and tells of shapes that are no lines, and of areas that cover nothing', () => {
    const layers = (walls: readonly Json[], starting: readonly Json[] = []) => [
      layerOf(grid),
      { name: 'walls', type: 'objectgroup', objects: walls },
      { name: 'starting', type: 'objectgroup', objects: starting }
    ]
    const turned = imported(file({ layers: layers([{ x: 10, y: 0, rotation: 90, polyline: line([0, 0], [40, 0]) }]) }))
    expect(wallsOf(turned.map!)).toEqual(['0,0|1,0', '0,1|1,1'])
    expect(turned.notes).not.toHaveProperty('off-grid-wall')
    const area = { name: 'red', x: 10, y: 20, width: 20, height: 10, rotation: -90 }
    expect(imported(file({ layers: layers([], [area]) })).map!.map.starting).toEqual({ red: [[1, 0]] })
    const others = [{ ellipse: true }, { point: true }, { gid: 2 }, { template: 'wall.tx' }].map((one) => ({ x: 10, y: 20, width: 10, height: 20, ...one })) // prettier-ignore
    const odd = imported(file({ layers: layers(others, [{ ...area, rotation: 45 }, { name: 'blue', x: 0, y: 0, polygon: line([0, 0], [30, 0], [30, 40]) }]) })) // prettier-ignore
    expect(odd.map!.map).not.toHaveProperty('walls')
    expect(odd.map!.map).not.toHaveProperty('starting')
    expect(odd.notes).toMatchObject({ 'object-shape': 5, 'starting-empty': 1 })
  })

  it('reads tiles with commas between them in one text, and names the place of one that is no number', () => {
    expect(imported(file({ layers: [layerOf('0,1,2,0,0,0', { encoding: 'csv' })] })).map!.map.terrain).toEqual(['.hA', '...'])
    expect(imported(file({ layers: [layerOf('0,1,x,0,0,0', { encoding: 'csv' })] })).problems).toEqual([['wrong-value', '/layers/0/data']])
    expect(imported(file({ layers: [layerOf([0, 1, 'x', 0, 0, 0])] })).problems).toEqual([['wrong-value', '/layers/0/data/2']])
  })

  it('takes a layer called as a part of every object for one that it does not know, and rules by ids that a map may have', () => {
    const strange = { name: 'constructor', type: 'objectgroup', objects: [{ x: 1, y: 1 }] }
    const { map, notes } = imported(file({ layers: [layerOf(grid), strange], properties: [{ name: 'rules', value: 'Thick Fog, /,' }] }))
    expect(notes).toMatchObject({ 'objects-skipped': 1 })
    expect(map!.map.rules).toEqual(['thick-fog', 'unnamed'])
  })

  it('takes what tiles are from whoever knows', () => {
    const bare = file({ tilesets: [], layers: [layerOf(grid)] })
    expect(imported(bare).notes).toMatchObject({ 'unmapped-tiles': 3 })
    const known = imported(bare, { tiles: new Map([[1, 'water'], [2, 'lava'], [3, 'blocking']]) }) // prettier-ignore
    expect(known).toMatchObject({ map: { map: { terrain: ['.w.', '..b'] } }, notes: { 'unknown-terrain': 1 } })
  })
})

describe('LDtk', () => {
  const layer = (name: string, grid: readonly number[], more: Json = {}) => ({ __identifier: name, __type: 'IntGrid', __cWid: 3, __cHei: 2, __gridSize: 8, intGridCsv: grid, ...more }) // prettier-ignore
  const entities = (...all: readonly Json[]) => layer('Things', [], { __type: 'Entities', entityInstances: all })
  const field = (name: string, value: unknown) => [{ __identifier: name, __value: value }]
  const file = (layers: readonly unknown[], more: Json = {}): Json => ({
    jsonVersion: '1.5.3',
    defs: { layers: [{ identifier: 'Terrain', intGridValues: [{ value: 1, identifier: 'water' }, { value: 2, identifier: 'special_deep_space' }, { value: 3, identifier: null }] }] }, // prettier-ignore
    levels: [{ identifier: 'North_yard', layerInstances: layers, bgRelPath: 'yard.png' }],
    ...more
  })

  it('reads each level as a map: ground, levels, indoors and entities', () => {
    const { map, notes, name } = imported(
      file([
        layer('Terrain', [1, 2, 0, 0, 0, 3]),
        layer('Level', [0, 0, 2, 0, 0, 0]),
        layer('Indoor', [0, 0, 0, 1, 0, 0]),
        entities(
          { __identifier: 'Wall', px: [7, 0], width: 2, height: 16 },
          { __identifier: 'Wall', px: [20, 8], __pivot: [0.5, 0.5], width: 8, height: 2, fieldInstances: field('kind', 'door') },
          { __identifier: 'Stairs', px: [8, 8], fieldInstances: field('to', { cx: 2, cy: 0 }) },
          { __identifier: 'Start', px: [0, 0], width: 16, height: 8, fieldInstances: field('side', 'blue') },
          { __identifier: 'Tree', px: [0, 0] }
        )
      ])
    )
    expect([name, map!.name]).toEqual(['ldtk', 'North yard'])
    expect(map).toMatchObject({
      map: {
        terrain: ['wA.', '...'],
        legend: { A: ['special:deep-space'] },
        level: ['112', '111'],
        indoor: ['...', 'i..'],
        stairs: [[[1, 1], [2, 0]]],
        starting: { blue: [[0, 0], [1, 0]] }
      },
      openings: [{ edge: [[2, 0], [2, 1]], kind: 'door', state: 'closed' }]
    }) // prettier-ignore
    expect(wallsOf(map!)).toEqual(['0,0|1,0', '0,1|1,1', '2,0|2,1'])
    expect(notes).toMatchObject({ 'unmapped-values': 1, 'objects-skipped': 1, 'picture-elsewhere': 1 })
    expect(imported(file([layer('Terrain', [3, 0, 0, 0, 0, 0])]), { tiles: new Map([[3, 'blocking']]) }).map!.map.terrain![0]).toBe('b..')
  })

  it('tells of layers whose squares have another size, lie between ours, or are only pictures', () => {
    const small = { ...layer('Level', [2, 2, 2, 2, 2, 2]), __gridSize: 4 }
    const { map, notes } = imported(
      file([{ ...layer('Terrain', [1, 0, 0, 0, 0, 0]), __pxTotalOffsetX: 3 }, small, { ...layer('Art', []), __type: 'Tiles' }])
    )
    expect(map!.map).not.toHaveProperty('level')
    expect(notes).toMatchObject({ 'layer-grid': 1, 'layer-offset': 1, 'layer-skipped': 1 })
  })

  it('leaves hidden layers out, as those of Tiled, tells of them, and takes them where that is chosen', () => {
    const wall = { __identifier: 'Wall', px: [7, 0], width: 2, height: 16 }
    const layers = [
      layer('Terrain', [1, 0, 0, 0, 0, 0]),
      { ...layer('Level', [2, 2, 2, 2, 2, 2]), visible: false },
      { ...entities(wall), visible: false }
    ]
    const { map, notes } = imported(file(layers))
    expect([map!.map.terrain![0], map!.map.level, map!.map.walls, notes!['layer-hidden']]).toEqual(['w..', undefined, undefined, 1])
    const read = imported(file(layers), { hidden: 'read' })
    expect([read.map!.map.level, wallsOf(read.map!), read.notes!['layer-hidden']]).toEqual([
      ['222', '222'],
      ['0,0|1,0', '0,1|1,1'],
      undefined
    ])
  })

  it('reads worlds and levels in files of their own, and refuses what is too old, missing or short', () => {
    const level = { identifier: 'A', layerInstances: [layer('Terrain', [0, 0, 0, 0, 0, 1])] }
    expect(imported(file([], { levels: [level, level], worlds: [{ levels: [level] }] })).documents).toHaveLength(3)
    const outside = file([], { levels: [{ identifier: 'A', externalRelPath: 'levels/A.ldtkl', layerInstances: null }] })
    expect(imported(outside).problems).toEqual([['missing-file', '']])
    expect(imported(outside, { beside: new Beside([{ path: 'A.ldtkl', json: level }]) }).map!.map.terrain![1]).toBe('..w')
    expect(imported(file([layer('Terrain', [1])])).problems![0]![0]).toBe('wrong-value')
    expect(imported(file([])).problems).toEqual([['missing-field', '/levels/0/layerInstances']])
    expect(imported(file([], { jsonVersion: '0.7.2' })).problems).toEqual([['older-version', '/jsonVersion']])
    // It lacks fields that came later, and its age is what is told.
    const old = { identifier: 'A', layerInstances: [{ __identifier: 'Terrain', intGrid: [] }] }
    expect(imported(file([], { jsonVersion: '0.5.0', levels: [old] })).problems).toEqual([['older-version', '/jsonVersion']])
    expect(imported(file([], { levels: [] })).problems).toEqual([['missing-field', '/levels']])
  })
})

describe('Foundry', () => {
  const scene = (more: Json = {}): Json => ({
    _id: 's',
    name: 'Yard',
    width: 300,
    height: 200,
    padding: 0.25,
    grid: { type: 1, size: 100 },
    background: { src: 'yard.webp', offsetX: 0, offsetY: 0 },
    walls: [],
    ...more
  })
  const wall = (c: readonly number[], more: Json = {}) => ({ c, move: 20, sight: 20, door: 0, ds: 0, ...more })

  it('takes the padding off, rounded up to whole squares', () => {
    const { map, notes, name } = imported(
      scene({ walls: [wall([200, 100, 200, 300]), wall([200, 200, 300, 200], { door: 1, ds: 2 }), wall([300, 200, 400, 200], { move: 0 }), wall([100, 200, 200, 200], { sight: 0 })] }) // prettier-ignore
    )
    expect(name).toBe('foundry-scene')
    expect(wallsOf(map!)).toEqual(['0,0|1,0', '0,1|1,1', '1,0|1,1'])
    expect(map!.openings).toMatchObject([{ kind: 'door', state: 'closed' }])
    expect(notes).toMatchObject({ 'wall-half': 2, 'picture-elsewhere': 1 })
  })

  it('reads older scenes, with their shift and their one word for sight', () => {
    const { map } = imported(
      scene({
        grid: 100,
        gridType: 1,
        background: undefined,
        img: 'yard.jpg',
        shiftX: 50,
        shiftY: 0,
        walls: [{ c: [150, 100, 150, 200], move: 1, sense: 1 }]
      })
    )
    expect(wallsOf(map!)).toEqual(['0,0|1,0'])
  })

  it('tells of walls that stop from one side only', () => {
    const { map, notes } = imported(scene({ padding: 0, walls: [wall([100, 0, 100, 100], { dir: 1 }), wall([200, 0, 200, 100], { dir: 2, move: 0 })] })) // prettier-ignore
    expect(wallsOf(map!)).toEqual(['0,0|1,0'])
    expect(notes).toMatchObject({ 'wall-one-way': 1, 'wall-half': 1 })
  })

  it('takes the level that a scene of several opens on, and tells of walls that belong to others alone', () => {
    const levels = [{ _id: 'cellar', name: 'Cellar' }, { _id: 'hall', name: 'Hall', background: { src: 'hall.webp' } }] // prettier-ignore
    const walls = [wall([200, 100, 200, 200], { levels: ['hall'] }), wall([200, 200, 300, 200], { levels: ['cellar'] }), wall([200, 200, 200, 300], { levels: [] })] // prettier-ignore
    const hall = imported(scene({ levels, initialLevel: 'hall', walls }))
    expect(wallsOf(hall.map!)).toEqual(['0,0|1,0', '0,1|1,1'])
    expect(hall.notes).toMatchObject({ 'other-level': 1, 'picture-elsewhere': 1 })
    // None is said to be the first: the first of the list.
    expect(wallsOf(imported(scene({ levels, walls })).map!)).toEqual(['0,1|1,1', '1,0|1,1'])
  })

  it('takes the level that is chosen, and tells where there is none of that name', () => {
    const levels = [
      { _id: 'a', name: 'Cellar' },
      { _id: 'b', name: '' }
    ]
    const walls = [wall([200, 100, 200, 200], { levels: ['b'] }), wall([200, 200, 300, 200], { levels: ['a'] })]
    const second = imported(scene({ levels, walls }), { level: '2' })
    expect([wallsOf(second.map!), second.levels]).toEqual([['0,0|1,0'], ['Cellar', '2']])
    const none = imported(scene({ levels, walls }), { level: 'Attic' })
    expect([wallsOf(none.map!), none.notes!['no-such-level']]).toEqual([['1,0|1,1'], 1])
    expect(imported(scene({ levels: levels.slice(0, 1), walls }), { level: 'Attic' })).toMatchObject({ levels: undefined, notes: { 'other-level': 1 } }) // prettier-ignore
  })

  it('refuses grids of hexes, of none, and without a size', () => {
    expect(imported(scene({ grid: { type: 1, size: 0 } })).problems).toEqual([['wrong-grid', '/grid/size']])
    expect(imported(scene({ grid: { type: 0, size: 100 } })).problems).toEqual([['wrong-grid', '/grid/type']])
    expect(imported(scene({ grid: 100, gridType: 4 })).problems).toEqual([['wrong-grid', '/gridType']])
  })
})
