/** Real files: one part that cannot be read leaves the others, nothing disappears without a note, and both readers agree. */
import { describe, expect, it } from 'vitest'
import { readAny, type AnyOptions } from '../../../../src/shared/formats/anyFile.ts'
import { readIncoming, type UntrustedFile } from '../../../../src/shared/formats/incoming.ts'
import { exportMap, EXPORTERS } from '../../../../src/shared/formats/exporting/all.ts'
import { pictureOf } from '../../../fuzz/pictures.ts'
import { bytesOf } from '../../../../src/shared/json/utf8.ts'

type Json = Readonly<Record<string, unknown>>
type Files = Readonly<Record<string, unknown>>

const filesOf = (files: Files): UntrustedFile[] =>
  Object.entries(files).map(([path, content]) => ({
    name: path.split('/').at(-1)!,
    path,
    bytes: content instanceof Uint8Array ? content : bytesOf(typeof content === 'string' ? content : JSON.stringify(content))
  }))

/** Reads files as the command line does; the gate of the app has to bring the same maps. */
function read(files: Files, options: AnyOptions = {}) {
  const any = readAny(filesOf(files), { partly: true, ...options })
  if (!any.ok) return { maps: [], events: [], notes: {} as Record<string, number>, told: [], problems: any.broken.problems }
  const all = any.files.flatMap(({ documents }) => documents)
  const maps = all.flatMap((one) => (one.kind === 'map' ? [one.document] : []))
  const { objects, hidden, tiles } = options
  const choice = { ...(objects && { objects }), ...(hidden && { hidden }), ...(tiles && { tiles: Object.fromEntries(tiles) }) }
  const gate = readIncoming(filesOf(files), Object.fromEntries(filesOf(files).map(({ name }) => [name, choice])))
  if (all.every(({ kind }) => kind === 'map'))
    expect(gate.ok && gate.documents.flatMap((one) => (one.kind === 'map' ? [JSON.stringify(one.document)] : []))).toEqual(maps.map((one) => JSON.stringify(one))) // prettier-ignore
  const told = any.files.flatMap(({ notes }) => notes)
  const notes: Record<string, number> = {}
  for (const { code, count } of told) notes[code] = (notes[code] ?? 0) + count
  return { maps, events: all.flatMap((one) => (one.kind === 'event' ? [one.document] : [])), notes, told, problems: [] }
}
const names = ({ maps }: ReturnType<typeof read>) => maps.map(({ name }) => name)
const edges = ({ maps: [first] }: ReturnType<typeof read>, field: 'walls' | 'barriers' = 'walls') =>
  (first?.map[field] ?? []).map(([a, b]) => `${a.join()}|${b.join()}`).sort()

const scene = (name: string, more: Json = {}): Json => ({ _id: name, name, width: 400, height: 300, padding: 0, grid: { type: 1, size: 100 }, walls: [{ c: [100, 0, 100, 300], move: 20, sight: 20 }], ...more }) // prettier-ignore
const landing = scene('Landing', { grid: { type: 0, size: 100 } })
const grid = (name: string, intGridCsv: readonly number[], more: Json = {}): Json => ({ __identifier: name, __type: 'IntGrid', __cWid: 4, __cHei: 1, __gridSize: 16, intGridCsv, ...more }) // prettier-ignore
const level = (identifier: string, ...layerInstances: readonly Json[]): Json => ({ identifier, layerInstances })
const project = (levels: readonly unknown[], more: Json = {}): Json => ({ jsonVersion: '1.5.3', defs: { layers: [{ identifier: 'Terrain', intGridValues: [{ value: 1, identifier: 'hindering' }] }] }, levels, ...more }) // prettier-ignore
const tileset = (terrain: string): Json => ({ type: 'tileset', name: 't', tilecount: 1, tiles: [{ id: 0, properties: [{ name: 'terrain', value: terrain }] }] }) // prettier-ignore
const ground = (data: readonly number[], more: Json = {}): Json => ({ name: 'ground', type: 'tilelayer', width: 4, height: 1, data, ...more }) // prettier-ignore
const tiled = (layers: readonly Json[], more: Json = {}): Json => ({ orientation: 'orthogonal', width: 4, height: 1, tilewidth: 10, tileheight: 10, layers, tilesets: [{ firstgid: 1, ...tileset('hindering') }], ...more }) // prettier-ignore
const point = ([x, y]: readonly number[]) => ({ x, y })
const line = (...points: readonly (readonly number[])[]) => points.map(point)
const uvtt = (more: Json): Json => ({ resolution: { map_size: { x: 4, y: 3 }, map_origin: { x: 0, y: 0 }, pixels_per_grid: 10 }, line_of_sight: [], image: '', ...more }) // prettier-ignore

describe('a file of several documents', () => {
  it('brings the scenes of squares and names the others, of a database, a list or an adventure', () => {
    const hexes = scene('Forest', { grid: { type: 2, size: 100 } })
    const large = scene('World', { width: 40_000 })
    const all = [landing, scene('Yard'), hexes, large]
    for (const content of [all.map((one) => JSON.stringify(one)).join('\n'), all, { name: 'Tour', scenes: all, actors: [{}] }]) {
      const found = read({ 'scenes.json': content })
      expect([names(found), found.notes['part-skipped']]).toEqual([['Yard'], 3])
      const [first] = found.told.filter(({ code }) => code === 'part-skipped')
      expect([first!.severity, first!.facts.name, first!.message]).toEqual(['error', 'Landing', expect.stringContaining('no grid')])
    }
    expect(read({ 'scenes.db': `${JSON.stringify(landing)}\n${JSON.stringify(hexes)}` }).problems.map(({ code }) => code)).toEqual([
      'wrong-grid',
      'wrong-grid'
    ])
    const mixed = read({ 'a.db': [{ _id: 'x', name: 'Goblin', type: 'npc' }, scene('Yard')].map((one) => JSON.stringify(one)).join('\n') })
    expect([names(mixed), mixed.notes['other-entries']]).toEqual([['Yard'], 1])
    expect(read({ 'a.json': { scenes: [scene('Yard', { tokens: [{}, {}], notes: [{}] })], actors: [{}] } }).notes).toMatchObject({ 'not-placed': 3, 'fields-not-read': 1 }) // prettier-ignore
  })

  it('brings the levels that can be read, of worlds too, and names the place of the others', () => {
    const arena = level('Arena', grid('Terrain', [1, 0, 0, 0]))
    const short = level('Short', grid('Terrain', [1]))
    const found = read({ 'a.ldtk': project([level('Notes'), arena, short, { identifier: 3 }]) })
    expect([names(found), found.notes['part-skipped']]).toEqual([['Arena'], 3])
    const worlds = read({ 'a.ldtk': project([], { worlds: [{ levels: [arena] }, { levels: [arena, level('Notes')] }] }) })
    expect(worlds.maps.map(({ id }) => id)).toEqual(['arena', 'arena-2'])
    expect(worlds.told.find(({ code }) => code === 'part-skipped')!.path).toBe('/worlds/1/levels/1/layerInstances')
    expect(read({ 'a.ldtk': project([], { worlds: [{ levels: [level('Notes')] }] }) }).problems[0]).toMatchObject({ path: '/worlds/0/levels/0/layerInstances' }) // prettier-ignore
  })

  it('brings the tournaments that can be read', () => {
    const one = (name: string, roundList: unknown): Json => ({ id: name, name, playerIds: ['a', 'b'], roundList })
    const file = { players: { a: { firstName: 'Ann', lastName: 'A' }, b: { firstName: null } }, tournaments: { x: one('X', [[{ whiteId: 'a' }]]), y: one('Y', []) } } // prettier-ignore
    const found = read({ 'c.json': file })
    expect([found.events.map(({ name }) => name), found.notes['part-skipped'], found.notes['event-nameless']]).toEqual([['Y'], 1, 1])
    expect(read({ 'c.json': { ...file, tournaments: { x: file.tournaments.x } } }).problems[0]).toMatchObject({ path: '/tournaments/x/roundList/0/0' }) // prettier-ignore
  })
})

describe('files that were chosen together', () => {
  it('are told apart by their folders, and never taken for each other', () => {
    const map = tiled([ground([1, 2, 0, 0])], {
      tilesets: [
        { firstgid: 1, source: 'a/t.tsj' },
        { firstgid: 2, source: 'b/t.tsj' }
      ]
    })
    expect(read({ 'm.tmj': map, 'a/t.tsj': tileset('hindering'), 'b/t.tsj': tileset('blocking') }).maps[0]!.map.terrain).toEqual(['hb..'])
    expect(read({ 'm.tmj': map, 'a/t.tsj': tileset('hindering') }).problems).toMatchObject([{ code: 'missing-file', facts: { file: 'b/t.tsj' } }]) // prettier-ignore
    const both = filesOf({ 'm.tmj': map, 'x/t.tsj': tileset('hindering'), 'y/t.tsj': tileset('blocking') }).map(({ name, bytes }) => ({ name, bytes })) // prettier-ignore
    expect(readIncoming(both)).toMatchObject({ ok: false, broken: [{ problems: [{ code: 'same-name-files' }] }] })
    expect(readIncoming(both.slice(0, 2))).toMatchObject({ ok: false, broken: [{ problems: [{ code: 'same-name-files' }] }] })
    const own = (set: string) => tiled([ground([1, 0, 0, 0])], { tilesets: [{ firstgid: 1, source: 't.tsj' }], properties: [{ name: 'name', value: set }] }) // prettier-ignore
    const two = read({ 'p/m.tmj': own('P'), 'p/t.tsj': tileset('hindering'), 'q/m.tmj': own('Q'), 'q/t.tsj': tileset('blocking') })
    expect(two.maps.map(({ map: { terrain } }) => terrain)).toEqual([['h...'], ['b...']])
    const outside = (name: string) => project([{ identifier: name, externalRelPath: 'w/Level_0.ldtkl', layerInstances: null }])
    const levels = read({ 'p/a.ldtk': outside('A'), 'p/w/Level_0.ldtkl': level('A', grid('Terrain', [1, 0, 0, 0])), 'q/b.ldtk': outside('B'), 'q/w/Level_0.ldtkl': level('B', grid('Terrain', [0, 1, 0, 0])) }) // prettier-ignore
    expect(levels.maps.map(({ map: { terrain } }) => terrain)).toEqual([['h...'], ['.h..']])
  })

  it('come in although one of them is of no use, which is named; alone each says what to choose', () => {
    const map = tiled([ground([1, 0, 0, 0])])
    const useless: Files = {
      'w.world': { type: 'world', maps: [] },
      'p.tiled-project': { folders: ['.'], propertyTypes: [] },
      's.tiled-session': { activeFile: 'm.tmj', openFiles: [] },
      't.tsx': '<tileset name="t" tilecount="1"/>',
      'o.tx': '<template><object type="door" width="10" height="10"/></template>',
      'broken.tmj': '{"layers": [',
      'tiles.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      'a.dungeondraft_map': { header: { creation_build: '1' }, world: {} },
      'x.uvtt2z': 'PK',
      'z.ogmo': { ogmoVersion: '3' }
    }
    for (const [name, content] of Object.entries(useless)) {
      const found = read({ 'm.tmj': map, [name]: content })
      expect([names(found), (found.notes['file-unused'] ?? 0) + (found.notes['file-skipped'] ?? 0)], name).toEqual([['m'], 1])
      const gate = readIncoming(filesOf({ 'm.tmj': map, [name]: content }))
      expect(gate.ok && gate.broken?.map((one) => one.name), name).toEqual([name])
      expect(read({ [name]: content }).problems[0]!.message, name).not.toBe('')
    }
    expect(read({ 'a.dungeondraft_map': useless['a.dungeondraft_map'] }).problems[0]!.message).toContain('export it as Universal VTT')
    expect(read({ 'x.uvtt2z': 'PK' }).problems[0]!.message).toContain('export it as Universal VTT')
    // A broken file never hides the others without a word, and alone it is refused.
    expect(readAny(filesOf({ 'm.tmj': map, 'broken.tmj': '{"layers": [' })).ok).toBe(false)
  })

  it('use a template that was chosen with the map', () => {
    const walls = { name: 'walls', type: 'objectgroup', objects: [{ template: 'door.tx', x: 10, y: 0 }] }
    const door = '<template><object type="door"><polyline points="0,0 0,10"/></object></template>'
    const map = tiled([walls])
    expect(read({ 'm.tmj': map }).notes).toMatchObject({ 'object-shape': 1 })
    const found = read({ 'm.tmj': map, 'door.tx': door })
    expect([found.maps[0]!.openings, found.notes]).toEqual([[{ edge: [[0, 0], [1, 0]], kind: 'door', state: 'closed' }], {}]) // prettier-ignore
  })

  it('are all named when they are missing, and what is built into Tiled cannot be', () => {
    const sources = ['a.tsx', 'b.tsx', ':/automap-tiles.tsx']
    const map = tiled([ground([0, 0, 0, 0])], { tilesets: sources.map((source, at) => ({ firstgid: 1 + at, source })) })
    expect(read({ 'm.tmj': map }).problems.map(({ facts }) => facts?.file)).toEqual(['a.tsx', 'b.tsx'])
    const built = read({ 'm.tmj': tiled([ground([0, 0, 0, 0])], { tilesets: [{ firstgid: 1, source: sources[2] }] }) })
    expect([names(built), built.notes['set-built-in']]).toEqual([['m'], 1])
  })

  it('come back from our own export by themselves', () => {
    const map = tiled([ground([1, 0, 0, 0])], { tilesets: [{ firstgid: 1, source: 't.tsj' }] })
    const [first] = read({ 'm.tmj': map, 't.tsj': tileset('hindering') }).maps
    const { content } = exportMap(
      EXPORTERS.find(({ name }) => name === 'tmj')!,
      first!
    )
    const back = read({ 'back.tmj': content })
    expect([back.maps[0]!.map.terrain, Object.keys(back.notes)]).toEqual([['h...'], ['set-not-chosen']])
  })
})

describe('Tiled', () => {
  it('moves what is in moved groups, groups in groups and moved layers', () => {
    const wall = { name: 'walls', type: 'objectgroup', objects: [{ x: 10, y: 0, polyline: line([0, 0], [0, 10]) }] }
    const inGroup = (offsetx: number, ...layers: readonly Json[]): Json => ({ name: 'g', type: 'group', offsetx, layers })
    expect(edges(read({ 'm.tmj': tiled([inGroup(20, wall)]) }))).toEqual(['2,0|3,0'])
    expect(edges(read({ 'm.tmj': tiled([inGroup(10, inGroup(10, wall))]) }))).toEqual(['2,0|3,0'])
    expect(edges(read({ 'm.tmj': tiled([inGroup(10, { ...wall, offsetx: 10 })]) }))).toEqual(['2,0|3,0'])
    const squares = read({ 'm.tmj': tiled([inGroup(10, ground([1, 0, 0, 1]))]) })
    expect([squares.maps[0]!.map.terrain, squares.notes]).toEqual([['.h..'], { 'outside-map': 1 }])
    expect(read({ 'm.tmj': tiled([inGroup(4, ground([1, 0, 0, 0]))]) }).notes).toEqual({ 'layer-offset': 1 })
  })

  it('takes objects of any layer as what was chosen for them', () => {
    const things = { name: 'furniture', type: 'objectgroup', objects: [{ x: 10, y: 0, width: 10, height: 10 }, { x: 30, y: 0, width: 2, height: 2 }, { x: 20, y: 10, width: 10, height: 10, gid: 1 }, { x: 0, y: 0, width: 10, height: 10, ellipse: true }] } // prettier-ignore
    const map = tiled([things])
    expect(read({ 'm.tmj': map }).notes).toEqual({ 'objects-skipped': 4 })
    const found = read({ 'm.tmj': map }, { objects: 'blocking' })
    expect([found.maps[0]!.map.terrain, found.notes]).toEqual([['bbb.'], { 'object-too-small': 1 }])
    expect(edges(read({ 'm.tmj': map }, { objects: 'walls' }))).toContain('0,0|1,0')
  })

  it('reads properties as they were before Tiled 1.2', () => {
    const objects = [{ x: 1, y: 1, width: 1, height: 1, properties: { a: 'b' }, propertytypes: { a: 'string' } }]
    const old = { firstgid: 1, name: 't', tileproperties: { 0: { terrain: 'water' } }, tilepropertytypes: { 0: { terrain: 'string' } }, tiles: { 0: { image: 'a.png' } } } // prettier-ignore
    const map = tiled([ground([1, 0, 0, 0]), { name: 'things', type: 'objectgroup', objects, properties: { c: 1 } }], { tilesets: [old], properties: { name: 'Old' }, propertytypes: { name: 'string' } }) // prettier-ignore
    const found = read({ 'm.tmj': map })
    expect([names(found), found.maps[0]!.map.terrain]).toEqual([['Old'], ['w...']])
  })

  it('counts squares, not tiles, and shows few numbers of many', () => {
    const layers = [0, 1].map((at) => ground([1, 2, 3, 4].map((one) => one + 4 * at + 10)))
    const found = read({ 'm.tmj': tiled(layers) })
    expect([found.notes['unmapped-tiles'], found.told[0]!.facts.tiles]).toEqual([4, '11, 12, 13, 14, 15, 16, 17, 18'])
    const wide = Array.from({ length: 100 }, (_, at) => at + 10)
    const many = read({ 'm.tmj': { ...tiled([{ ...ground(wide), width: 100 }]), width: 100 } })
    expect(many.told[0]!.message).toContain('… (88)')
  })

  it('says what is wrong with packed tiles that are damaged or too many', () => {
    const [one] = read({ 'm.tmj': tiled([ground([], { data: 'AAAA', encoding: 'base64', compression: 'zlib' })]) }).problems
    expect([one!.code, one!.message]).toEqual(['wrong-value', expect.stringContaining('damaged')])
  })

  it('names the grid that it has', () => {
    for (const [orientation, word] of [
      ['isometric', 'isometric'],
      ['staggered', 'staggered'],
      ['hexagonal', 'hexes'],
      ['oblique', 'oblique']
    ] as const)
      // prettier-ignore
      expect(read({ 'm.tmj': tiled([], { orientation }) }).problems[0]!.message).toContain(word)
    for (const type of [0, 2, 7]) expect(read({ 's.json': scene('A', { grid: { type, size: 100 } }) }).problems[0]!.message).toMatch(/no grid|hexes|"7"/) // prettier-ignore
  })
})

describe('LDtk', () => {
  it('tells what an offset moves beyond the edge: ground, levels, indoors, labels', () => {
    const moved = { __pxTotalOffsetX: 16 }
    const label = { __identifier: 'Things', __type: 'Entities', __cWid: 4, __cHei: 1, __gridSize: 16, __pxTotalOffsetX: 16, entityInstances: [{ __identifier: 'Label', px: [60, 0], fieldInstances: [{ __identifier: 'text', __value: 'Gate' }] }] } // prettier-ignore
    for (const layer of [grid('Terrain', [0, 0, 0, 1], moved), grid('Level', [0, 0, 0, 2], moved), grid('Indoor', [0, 0, 0, 1], moved), label])
      expect(read({ 'a.ldtk': project([level('A', grid('Terrain', [0, 0, 0, 0]), layer)]) }).notes, JSON.stringify(layer)).toMatchObject({ 'outside-map': 1 }) // prettier-ignore
    expect(read({ 'a.ldtk': project([level('A', grid('Terrain', [1, 0, 0, 0], { __pxTotalOffsetY: -16 }))]) }).notes).toMatchObject({ 'outside-map': 1 }) // prettier-ignore
  })

  it('names the values of a grid of another name, and reads what is said of them', () => {
    const file = { ...project([level('A', grid('Collisions', [1, 1, 2, 0]))]), defs: { layers: [{ identifier: 'Collisions', intGridValues: [{ value: 1, identifier: 'walls' }] }] } } // prettier-ignore
    const found = read({ 'a.ldtk': file })
    expect(found.told).toMatchObject([{ code: 'unmapped-layer', severity: 'loss', count: 3, facts: { name: 'Collisions', values: '1 "walls", 2', tiles: '1, 2' } }]) // prettier-ignore
    const said = read({ 'a.ldtk': file }, { tiles: new Map([[1, 'blocking']]) })
    expect([said.maps[0]!.map.terrain, said.notes]).toEqual([['bb..'], { 'unmapped-layer': 1 }])
  })

  it('takes objects as what was chosen for them', () => {
    const crates = { __identifier: 'Things', __type: 'Entities', __cWid: 4, __cHei: 1, __gridSize: 16, entityInstances: [{ __identifier: 'Crate', px: [16, 0], width: 16, height: 16 }] } // prettier-ignore
    const file = project([level('A', grid('Terrain', [0, 0, 0, 0]), crates)])
    expect(read({ 'a.ldtk': file }).notes).toEqual({ 'objects-skipped': 1 })
    expect(read({ 'a.ldtk': file }, { objects: 'hindering' }).maps[0]!.map.terrain).toEqual(['.h..'])
  })
})

describe('Universal VTT', () => {
  it('tells of each object that covers half of no square', () => {
    const small = line([1.1, 1.1], [1.5, 1.1], [1.5, 1.5], [1.1, 1.5])
    const thin = line([0, 1.4], [3, 1.4], [3, 1.6], [0, 1.6])
    const open = line([0, 0], [2, 2])
    const found = read({ 'm.uvtt': uvtt({ objects_line_of_sight: [small, thin, open] }) }, { objects: 'blocking' })
    expect(found.notes).toMatchObject({ 'object-too-small': 3 })
  })

  it.each(['closed', 'open'])('puts a door of one square on one edge: %s', (state) => {
    const portal = (...bounds: readonly (readonly number[])[]) => ({ bounds: line(...bounds), closed: state === 'closed' })
    const walls = [line([0, 1], [1.5, 1]), line([2.5, 1], [4, 1])]
    for (const reach of [0.5, 0.51, 0.4]) {
      const found = read({ 'm.uvtt': uvtt({ line_of_sight: walls, portals: [portal([2 - reach, 1], [2 + reach, 1])] }) })
      expect(found.maps[0]!.openings?.length, `${reach}`).toBe(1)
      // With the wall on both sides of it.
      expect(edges(found).length, `${reach}`).toBe(state === 'closed' ? 4 : 3)
    }
    const two = read({ 'm.uvtt': uvtt({ portals: [portal([1, 1], [3, 1]), portal([0.5, 2], [1.5, 2]), portal([1.5, 2], [2.5, 2])] }) })
    expect(two.maps[0]!.openings?.length).toBe(4)
    const twice = read({ 'm.uvtt': uvtt({ portals: [portal([1, 1], [2, 1]), portal([1, 1], [2, 1])] }) })
    expect([twice.maps[0]!.openings?.length, twice.notes['opening-doubled']]).toEqual([1, 1])
  })

  it('reads null for lists and fields that it does not have', () => {
    const bare = uvtt({ line_of_sight: null, objects_line_of_sight: null, portals: null, lights: null, image: null })
    expect(names(read({ 'm.uvtt': bare }))).toEqual(['m'])
    expect(names(read({ 's.json': scene('Yard', { walls: null, lights: null, levels: null, padding: null, background: null, img: null }) }))).toEqual(['Yard']) // prettier-ignore
  })

  it('says that no wall at all is on the map', () => {
    const lines = [line([10, 11], [14, 11]), line([10, 12], [14, 12])]
    expect(read({ 'm.uvtt': uvtt({ line_of_sight: lines }) }).notes).toMatchObject({ 'outside-map': 2, 'all-outside': 2 })
    expect(read({ 'm.uvtt': uvtt({ line_of_sight: [...lines, line([0, 1], [1, 1])] }) }).notes['all-outside']).toBeUndefined()
  })
})

describe('Foundry', () => {
  it('tells of walls that stop sight only in part', () => {
    const wall = (more: Json): Json => ({ c: [100, 0, 100, 100], move: 20, ...more })
    const walls = [wall({ sight: 10 }), wall({ sight: 20 }), wall({ sight: 30 }), wall({ sense: 2 }), wall({ sense: 1 }), wall({ sight: 10, door: 1 })] // prettier-ignore
    const found = read({ 's.json': scene('Yard', { walls }) })
    expect([found.notes['wall-limited'], edges(found)]).toEqual([4, ['0,0|1,0']])
  })
})

describe('texts that nothing reads', () => {
  const TRF = '012 Club night\n062 2\nXXR 1\n001    1      Alpha, Ann                                    1.0     1     2 w 1\n'
  it.each([
    ['the report of a tournament', TRF, 'TRF'],
    ['prose', 'See you on Saturday.\nBring dice.\n', 'no file that Linejudge knows'],
    ['a vCard', 'BEGIN:VCARD\nFN:Ann\nEND:VCARD\n', 'no file that Linejudge knows'],
    ['settings', '[Window]\nwidth=3\n', 'no file that Linejudge knows'],
    ['a word', 'true', 'no file that Linejudge knows'],
    ['a database', 'SQLite format 3\0\u0010\0', 'SQLite'],
    ['a part of a database of Foundry', new Uint8Array([0, 1, 2, 0x57, 0xfb, 0x80, 0x8b, 0x24, 0x75, 0x47, 0xdb]), 'export the scene']
  ])('are named: %s', (_, content, words) => {
    expect(read({ 'x.txt': content }).problems[0]!.message).toContain(words)
    const gate = readIncoming(filesOf({ 'x.txt': content }))
    expect(!gate.ok && gate.broken[0]!.problems[0]!.message).toContain(words)
  })

  it('are told as broken JSON only if they begin as JSON does', () => {
    for (const text of ['{a: 1}', '[1, 2', '[{"a": }]']) expect(read({ 'x.json': text }).problems[0]!.code, text).toBe('syntax')
  })
})

describe('a picture alone', () => {
  it('says that its squares would be none', () => {
    const png = pictureOf('png', 256, 256)
    const of = (size: readonly [number, number]) => readAny([{ name: 'a.png', bytes: png }], { grid: { size } })
    const told = (size: readonly [number, number]) => {
      const found = of(size)
      return found.ok ? found.files[0]!.notes.map(({ code }) => code) : found.broken.problems.map(({ code }) => code)
    }
    expect([told([16, 24]), told([16, 16]), told([16, 17])]).toEqual([['picture-shape'], [], []])
  })
})
