/** Maps of Tiled (`.tmj`, `.json`; `tiledXml.ts` makes the same of `.tmx`): layers of tiles whose properties say what they are, objects for walls, stairs and starting areas. */
import * as v from 'valibot'
import { Gunzip, Unzlib } from 'fflate'
import { phrase, problem } from '../../base/problem.ts'
import { fail, ok, type Phrase, type Problem, type Result } from '../../base/result.ts'
import { checked, failWith, isRecord, listOf, shorten } from '../../base/validate.ts'
import type { SquareXY } from '../../contract/case.ts'
import { bytesOfBase64, joinedBytes } from '../../base/bytes/bytes.ts'
import { MOST_LAYERS, MOST_PARTS, MOST_TILES } from '../../json/limits.ts'
import { parseJsonText } from '../../json/jsonText.ts'
import { OWN_TILES, TILED } from '../exporting/tiledFile.ts'
import { broughtTogether, ownMapIn } from './ownField.ts'
import { NOTHING_BESIDE } from './beside.ts'
import type { ImportedMaps, Importer, ImportOptions } from './importer.ts'
import { idOf } from '../../base/text/idOf.ts'
import { MapBuilder, type Point, sizeProblem, titleOf } from './mapBuilder.ts'
import { Notes, numbersFacts } from './notes.ts'
import { tellUnread, unreadIn } from './unread.ts'
import { wordOf } from '../../json/wordOf.ts'
import '../../base/sayFileSentences.ts'

const number = v.pipe(v.number(), v.finite())
const whole = v.pipe(number, v.integer())

const property = v.looseObject({ name: v.string(), value: v.optional(v.unknown()) })
/** Before Tiled 1.2 an object with a field for each. */
const properties = v.nullish(v.lazy((found) => (isRecord(found) ? v.record(v.string(), v.unknown()) : listOf(property, 1000))))
type Written = v.InferOutput<typeof properties>
/** Before Tiled 1.2 an object with a field for each tile, by its number; what a tile says is in `tileproperties` then. */
const tiles = v.nullish(
  v.lazy((found) => (isRecord(found) ? v.record(v.string(), v.unknown()) : listOf(v.looseObject({ id: whole, properties }), MOST_PARTS)))
)
/** By the number of the tile, each with what it says by name: as before Tiled 1.2, which had no `tiles` for that. */
const tileproperties = v.nullish(v.record(v.string(), v.record(v.string(), v.unknown())))
const tileset = v.looseObject({
  name: v.optional(v.string()),
  firstgid: v.optional(whole),
  source: v.optional(v.string()),
  tiles,
  tileproperties
})
type Tileset = v.InferOutput<typeof tileset>
const data = v.optional(v.lazy((found) => (typeof found === 'string' ? v.string() : listOf(number, MOST_TILES))))
const chunk = v.looseObject({ x: whole, y: whole, width: whole, height: whole, data })
const object = v.looseObject({
  name: v.optional(v.string()),
  type: v.optional(v.string()),
  class: v.optional(v.string()),
  visible: v.optional(v.boolean()),
  x: number,
  y: number,
  width: v.optional(number),
  height: v.optional(number),
  polyline: v.optional(listOf(v.looseObject({ x: number, y: number }), MOST_PARTS)),
  polygon: v.optional(listOf(v.looseObject({ x: number, y: number }), MOST_PARTS)),
  text: v.optional(v.looseObject({ text: v.optional(v.string()) })),
  /** Degrees with the clock, round the place of the object. */
  rotation: v.optional(number),
  ellipse: v.optional(v.boolean()),
  point: v.optional(v.boolean()),
  capsule: v.optional(v.boolean()),
  gid: v.optional(number),
  template: v.optional(v.string()),
  properties
})
const template = v.looseObject({ object: v.looseObject({ ...object.entries, x: v.optional(number), y: v.optional(number) }) })
const layerFields = {
  name: v.optional(v.string(), ''),
  type: v.string(),
  visible: v.optional(v.boolean()),
  x: v.optional(number),
  y: v.optional(number),
  width: v.optional(whole),
  height: v.optional(whole),
  encoding: v.optional(v.string()),
  compression: v.optional(v.string()),
  data,
  chunks: v.optional(listOf(chunk, MOST_PARTS)),
  objects: v.nullish(listOf(object, MOST_PARTS)),
  offsetx: v.nullish(number),
  offsety: v.nullish(number)
}
const flatLayer = v.looseObject(layerFields)
interface Layer extends v.InferOutput<typeof flatLayer> {
  readonly layers?: readonly unknown[] | null | undefined
}
const layer = v.looseObject({ ...layerFields, layers: v.nullish(listOf(v.unknown(), MOST_LAYERS)) })

const schema = v.looseObject({
  orientation: v.optional(v.string()),
  infinite: v.optional(v.boolean()),
  width: whole,
  height: whole,
  tilewidth: v.pipe(number, v.minValue(1)),
  tileheight: v.pipe(number, v.minValue(1)),
  properties,
  tilesets: v.nullish(listOf(tileset, MOST_LAYERS)),
  layers: listOf(layer, MOST_LAYERS)
})
type TiledMap = v.InferOutput<typeof schema>

/** The four highest bits of a tile's number say how it is turned. */
const TURNED = 0x10000000
/** Layers with a meaning of their own; every other layer of tiles is terrain. */
const MEANINGS = ['level', 'indoor', 'special'] as const

export const tiled: Importer = {
  name: 'tiled',
  recognises: (json) => 'layers' in json && 'tilewidth' in json && Array.isArray(json.layers),
  read: readTiled
}

type Properties = ReadonlyMap<string, unknown>
const listed = (all: Written): readonly { readonly name: string; readonly value?: unknown }[] =>
  isRecord(all) ? Object.entries(all).map(([name, value]) => ({ name, value })) : (all ?? [])
const named = (all: Written): Properties => new Map(listed(all).map(({ name, value }) => [name, value]))

function readTiled(json: Readonly<Record<string, unknown>>, file: string, options: ImportOptions): Result<ImportedMaps> {
  const outcome = checked(schema, json)
  if (!outcome.ok) return outcome
  const map = outcome.value
  const { orientation = 'orthogonal' } = map
  if (orientation !== 'orthogonal') return fail(problem('wrong-grid', '/orientation', 'no-square-grid', { grid: gridName(orientation) }))
  const all = flattened(map.layers, '/layers')
  if (!all.ok) return all
  // What the program does not show is often a draft or another version: it is taken where somebody says so.
  const isOut = (visible: boolean | undefined): boolean => visible === false && options.hidden !== 'read'
  const hidden = all.value.filter(({ layer: { type, visible } }) => (type === 'tilelayer' || type === 'objectgroup') && isOut(visible))
  const layers = all.value.filter((one) => !hidden.includes(one))
  const about = named(map.properties)
  const before = parseJsonText(textIn(about, 'linejudge') || 'null')
  const own = before.ok ? ownMapIn(before.value) : null
  const notes = new Notes()
  const sets = tilesetsOf(map, options, own !== null, notes)
  if (!sets.ok) return sets
  const tileOf = tilesOf(sets.value)
  const grids: { readonly layer: Layer; readonly tiles: ReadonlyMap<string, number> }[] = []
  for (const { layer: own, path } of layers.filter(({ layer: one }) => one.type === 'tilelayer')) {
    const found = tilesIn(own, path)
    if (!found.ok) return found
    grids.push({ layer: own, tiles: movedTiles(found.value, own, map, notes) })
  }
  const area = areaOf(
    map,
    about,
    grids.map(({ tiles: own }) => own)
  )
  const wrong = sizeProblem(area.columns, area.rows, '/width')
  if (wrong) return wrong

  const builder = new MapBuilder(area.columns, area.rows, notes)
  const unmapped = new Set<number>()
  const unsaid = new Set<string>()
  // Layers that say nothing of ground: a picture of tiles, objects of a game. They go back as they came.
  const silent: Layer[] = []
  for (const { layer: own } of hidden) {
    notes.add('layer-hidden', { name: own.name })
    if (!own.chunks) silent.push(own.type === 'objectgroup' ? shifted(own, map, area) : own)
  }
  for (const { layer: own, tiles: placed } of grids) {
    let said = 0
    for (const [key, gid] of placed) {
      const [x, y] = key.split(',').map(Number) as [number, number]
      const at: SquareXY = [x - area.left, y - area.top]
      if (!builder.isOn(at)) notes.add('outside-map')
      else if (place(builder, own.name, at, tileOf(gid), options.tiles?.get(gid))) said += 1
      else {
        unmapped.add(gid)
        unsaid.add(at.join())
      }
    }
    if (said === 0 && placed.size > 0 && !own.chunks) silent.push(own)
  }
  notes.add('unmapped-tiles', numbersFacts([...unmapped].sort((a, b) => a - b)), unsaid.size)
  for (const { layer: own } of layers.filter(({ layer: one }) => one.type === 'objectgroup')) {
    const at = (x: number, y: number): Point => [
      (x + (own.offsetx ?? 0)) / map.tilewidth - area.left,
      (y + (own.offsety ?? 0)) / map.tileheight - area.top
    ]
    const called = own.name.toLowerCase()
    const read = Object.hasOwn(OBJECT_LAYERS, called) ? OBJECT_LAYERS[called] : undefined
    if (read === undefined) silent.push(shifted(own, map, area))
    const become = options.objects ?? 'skip'
    for (const written of own.objects ?? []) {
      const thing = ofTemplate(written, options)
      if (!thing.ok) return thing
      const isRead = read !== undefined || become !== 'skip'
      if (isRead && isOut(thing.value.visible)) notes.add('objects-hidden')
      else if (read) read(builder, thing.value, at, notes)
      else asObject(builder, thing.value, at, become)
    }
  }
  for (const { layer: own } of layers)
    if (own.type !== 'tilelayer' && own.type !== 'objectgroup') {
      notes.add('layer-skipped', { name: own.name })
      silent.push(shifted(own, map, area))
    }
  const inner = all.value.filter(({ path }) => path.split('/').length > TOP_STEPS).map(({ layer: one }) => one)
  tellUnread(unreadIn(schema, { ...json, layers: [...map.layers, ...inner] }, USUAL), notes)
  for (const set of sets.value.map(({ outside }) => outside)) if (set) tellUnread(unreadIn(tileset, set, USUAL), notes)
  const foreign = leftOver(json, map, silent, area, ownFields(layers.map(({ layer: one }) => one).filter((one) => !silent.includes(one))))

  const text = (name: string): string => textIn(about, name)
  const meta = Object.fromEntries(['set', 'kind'].flatMap((name) => (text(name) === '' ? [] : [[name, text(name)]])))
  const document = builder.document(text('name'), titleOf(file), {
    ...(Object.keys(meta).length > 0 && { meta }),
    ...(Object.keys(foreign).length > 0 && { foreign: { [TILED]: foreign } })
  })
  if (!document.ok) return document
  const rules = text('rules')
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => idOf(one, 'unnamed'))
  const finished = rules.length === 0 ? document.value : { ...document.value, map: { ...document.value.map, rules } }
  return ok({ documents: [{ kind: 'map', document: own ? broughtTogether(finished, own, 'ground', notes) : finished }], notes: notes.all })
}

/** What the program writes into every file about itself and how it shows things; pictures of tile sets go back as they came. */
const USUAL: readonly string[] = [
  'type', 'version', 'tiledversion', 'renderorder', 'nextlayerid', 'nextobjectid', 'compressionlevel', 'id', 'visible', 'opacity', 'locked',
  'draworder', 'color', 'parallaxx', 'parallaxy', 'startx', 'starty', 'tilewidth', 'tileheight',
  'tilecount', 'columns', 'margin', 'spacing', 'image', 'imagewidth', 'imageheight', 'wrap', 'propertytype',
  'backgroundcolor', 'editorsettings', 'propertytypes', 'tilepropertytypes', 'objectalignment', 'tilerendersize', 'fillmode', 'class'
] // prettier-ignore

/** Fields of the file that a map says itself, or that any file of Tiled has. */
const SAID: readonly string[] = [
  'type', 'version', 'tiledversion', 'orientation', 'renderorder', 'infinite', 'width', 'height', 'nextlayerid', 'nextobjectid',
  'properties', 'tilesets', 'layers', 'tilewidth', 'tileheight', 'compressionlevel'
] // prettier-ignore
const OWN_PROPERTIES: readonly string[] = ['name', 'set', 'kind', 'rules', 'linejudge', 'linejudge:area']

/** What a map has no place for, for the way back: fields, properties, layers that say nothing, and the tile sets with their pictures. */
function leftOver(
  json: Readonly<Record<string, unknown>>,
  { properties: written, tilesets: allSets, tilewidth, tileheight }: TiledMap,
  layers: readonly Layer[],
  { columns, rows }: Area,
  layerFields: Fields
): Readonly<Record<string, unknown>> {
  const fields = Object.fromEntries(Object.entries(json).filter(([name]) => !SAID.includes(name)))
  const kept = listed(written).filter(({ name }) => !OWN_PROPERTIES.includes(name))
  const sets = (allSets ?? []).filter(({ name }) => name !== OWN_TILES)
  return {
    ...fields,
    ...(kept.length > 0 && { properties: kept }),
    ...(sets.length > 0 && { tilesets: sets }),
    ...((layers.length > 0 || sets.length > 0) && { tilewidth, tileheight }),
    ...(layers.length > 0 && { layers, size: [columns, rows] }),
    ...(Object.keys(layerFields).length > 0 && { layerFields })
  }
}

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What layers that are read say besides, by the names that they have when the map is written again. */
function ownFields(layers: readonly Layer[]): Fields {
  const found = new Map<string, Readonly<Record<string, unknown>>>()
  for (const own of layers) {
    const called = own.name.toLowerCase()
    const name = own.type === 'objectgroup' || MEANINGS.some((one) => one === called) ? called : 'terrain'
    const more = Object.entries(own).filter(([field]) => !(field in layer.entries) && !USUAL.includes(field))
    if (more.length > 0 && !found.has(name)) found.set(name, Object.fromEntries(more))
  }
  return Object.fromEntries(found)
}

const textIn = (about: Properties, name: string): string => {
  const text = about.get(name)
  return typeof text === 'string' ? text : ''
}

const GRIDS: Readonly<Record<string, Phrase>> = {
  isometric: phrase('grid.isometric', {}),
  staggered: phrase('grid.staggered', {}),
  hexagonal: phrase('grid.hexagonal', {})
}
/** The name of another kind of grid. */
const gridName = (orientation: string): Phrase =>
  Object.hasOwn(GRIDS, orientation) ? GRIDS[orientation]! : phrase('grid.other', { kind: shorten(orientation) })

/** An object as it is with the template that it has, if that was chosen; what the object itself has counts. */
function ofTemplate(thing: Thing, { beside = NOTHING_BESIDE, path = '' }: ImportOptions): Result<Thing> {
  if (thing.template === undefined) return ok(thing)
  const found = beside.find(thing.template, path, [])
  if (!found.ok) return found
  if (found.value === null) return ok(thing)
  const read = checked(template, found.value)
  if (!read.ok) return read
  const { template: _, properties: own, ...fields } = thing
  const all = [...listed(read.value.object.properties), ...listed(own)]
  return ok({ ...read.value.object, ...fields, properties: all })
}

/** An object of a layer without a meaning, as what the user chose for objects. */
function asObject(
  builder: MapBuilder,
  thing: Thing,
  at: (x: number, y: number) => Point,
  become: NonNullable<ImportOptions['objects']>
): void {
  // A template that was not chosen leaves the size open.
  if (become !== 'skip' && thing.template !== undefined) builder.notes.add('object-shape')
  else
    builder.object(
      outlineOf(thing).map((point) => at(...turnedRound(thing, point))),
      become
    )
}

/** The number of corners that an ellipse is read with. */
const CORNERS = 24

/** The outline of an object of any shape, measured from its place. A tile extends upwards from its place, everything else downwards. */
function outlineOf(thing: Thing): Point[] {
  const { width = 0, height = 0 } = thing
  if (thing.gid !== undefined) return [[0, -height], [width, -height], [width, 0], [0, 0], [0, -height]] // prettier-ignore
  if (thing.ellipse !== true && thing.capsule !== true) return pointsOf(thing)
  return Array.from({ length: CORNERS + 1 }, (_, corner): Point => {
    const angle = (2 * Math.PI * (corner % CORNERS)) / CORNERS
    return [(width / 2) * (1 + Math.cos(angle)), (height / 2) * (1 + Math.sin(angle))]
  })
}

/** A layer measured from the corner of the map. */
function shifted(own: Layer, { tilewidth, tileheight }: TiledMap, { left, top }: Area): Layer {
  if (left === 0 && top === 0) return own
  return { ...own, offsetx: (own.offsetx ?? 0) - left * tilewidth, offsety: (own.offsety ?? 0) - top * tileheight }
}

/** Layers inside of groups, too; what a hidden group holds is hidden with it, and what a moved group holds is moved with it. */
function flattened(
  layers: readonly Layer[],
  path: string,
  isHidden = false,
  [x, y]: Point = [0, 0]
): Result<{ readonly layer: Layer; readonly path: string }[]> {
  const found: { readonly layer: Layer; readonly path: string }[] = []
  for (const [index, own] of layers.entries()) {
    const [offsetx, offsety] = [x + (own.offsetx ?? 0), y + (own.offsety ?? 0)]
    if (own.type !== 'group') {
      const moved = x === 0 && y === 0 ? own : { ...own, offsetx, offsety }
      found.push({ layer: isHidden ? { ...moved, visible: false } : moved, path: `${path}/${index}` })
      continue
    }
    const inner = checked(listOf(layer, MOST_LAYERS), own.layers ?? [], `${path}/${index}/layers`)
    if (!inner.ok) return inner
    const below = flattened(inner.value, `${path}/${index}/layers`, isHidden || own.visible === false, [offsetx, offsety])
    if (!below.ok) return below
    found.push(...below.value)
  }
  return ok(found)
}

/** Steps of the path of a layer in no group: "/layers/0". */
const TOP_STEPS = 3

interface OwnTileset {
  readonly first: number
  readonly set: Pick<Tileset, 'tiles' | 'tileproperties'>
  /** The content of its separate file, if there is one. */
  readonly outside: Readonly<Record<string, unknown>> | null
}

/**
 * The tile sets of a map, those in files of their own too; every file that was not chosen is named at once.
 * @param isWhole whether the map is in the file whole without them
 */
function tilesetsOf(
  { tilesets }: TiledMap,
  { beside = NOTHING_BESIDE, path = '' }: ImportOptions,
  isWhole: boolean,
  notes: Notes
): Result<readonly OwnTileset[]> {
  const sets: OwnTileset[] = []
  const problems: Problem[] = []
  const sources = (tilesets ?? []).flatMap(({ source }) => source ?? [])
  for (const one of tilesets ?? []) {
    const { source, firstgid: first = 1 } = one
    if (source === undefined) {
      sets.push({ first, set: one, outside: null })
      continue
    }
    const isBuiltIn = source.startsWith(':/')
    const found = beside.find(source, path, sources)
    if (!found.ok) problems.push(...found.problems)
    else if (found.value !== null) {
      const outside = checked(tileset, found.value)
      if (!outside.ok) problems.push(...outside.problems)
      else sets.push({ first, set: outside.value, outside: found.value })
    } else if (isBuiltIn || isWhole) {
      notes.add(isBuiltIn ? 'set-built-in' : 'set-not-chosen', { file: source.slice(0, LONGEST_FILE) })
      sets.push({ first, set: {}, outside: null })
    } else problems.push(problem('missing-file', '', 'file-not-chosen', { file: source }))
  }
  const told = problems.filter(({ message }, at) => problems.findIndex((one) => one.message === message) === at)
  return told.length > 0 ? failWith(told) : ok(sets)
}

const LONGEST_FILE = 200

/** The properties of a tile, by its number; `null` if it has none. */
function tilesOf(tilesets: readonly OwnTileset[]): (gid: number) => Properties | null {
  const sets = tilesets.map(({ first, set: { tiles: written, tileproperties: before } }) => {
    const older = Object.entries(before ?? {}).map(([id, all]): [number, Properties] => [Number(id), new Map(Object.entries(all))])
    const now = Array.isArray(written) ? (written as readonly { readonly id: number; readonly properties?: Written }[]) : []
    return { first, own: new Map([...older, ...now.map(({ id, properties: all }): [number, Properties] => [id, named(all)])]) }
  })
  sets.sort((a, b) => b.first - a.first)
  return (gid) => {
    const set = sets.find(({ first }) => gid >= first)
    return set?.own.get(gid - set.first) ?? null
  }
}

/** The numbers of the tiles of a layer, by square; squares without a tile are left out. */
function tilesIn(own: Layer, path: string): Result<Map<string, number>> {
  const found = new Map<string, number>()
  const parts = own.chunks ?? [{ x: own.x ?? 0, y: own.y ?? 0, width: own.width ?? 0, height: own.height ?? 0, data: own.data }]
  for (const [index, part] of parts.entries()) {
    const where = own.chunks ? `${path}/chunks/${index}/data` : `${path}/data`
    const squares = part.width * part.height
    if (squares > MOST_TILES) return fail(problem('too-many-squares', where, 'too-many-tiles', { found: squares, most: MOST_TILES }))
    const numbers = numbersIn(part.data ?? [], own, part.width * part.height, where)
    if (!numbers.ok) return numbers
    if (numbers.value.length !== part.width * part.height)
      return fail(problem('wrong-value', where, 'tile-count', { found: numbers.value.length, expected: part.width * part.height }))
    numbers.value.forEach((value, at) => {
      const gid = value % TURNED
      if (gid !== 0) found.set(`${part.x + (at % part.width)},${part.y + Math.floor(at / part.width)}`, gid)
    })
  }
  return ok(found)
}

/** The tiles after the layer is moved, in whole squares. */
function movedTiles(
  tiles: ReadonlyMap<string, number>,
  { name, offsetx, offsety }: Layer,
  { tilewidth, tileheight }: TiledMap,
  notes: Notes
): ReadonlyMap<string, number> {
  const [x, y] = [(offsetx ?? 0) / tilewidth, (offsety ?? 0) / tileheight]
  if (!Number.isInteger(x) || !Number.isInteger(y)) notes.add('layer-offset', { name })
  const [right, down] = [Math.round(x), Math.round(y)]
  if (right === 0 && down === 0) return tiles
  return new Map(
    [...tiles].map(([key, gid]) => {
      const [column, row] = key.split(',').map(Number) as [number, number]
      return [`${column + right},${row + down}`, gid]
    })
  )
}

function numbersIn(
  packed: string | readonly number[],
  { encoding, compression = '' }: Layer,
  count: number,
  path: string
): Result<readonly number[]> {
  if (typeof packed !== 'string') return ok(packed)
  if (encoding === 'csv') {
    const numbers = packed.trim() === '' ? [] : packed.split(',', MOST_TILES + 1).map(Number)
    const wrong = numbers.findIndex((number) => !Number.isInteger(number))
    return wrong < 0 ? ok(numbers) : fail(problem('wrong-value', path, 'tile-number', { at: wrong + 1 }))
  }
  const bytes = bytesOfBase64(packed)
  if (bytes === null) return fail(problem('wrong-value', path, 'tile-base64', {}))
  if (compression !== '' && compression !== 'zlib' && compression !== 'gzip')
    return fail(problem('unsupported-compression', path, 'unsupported-compression', { found: shorten(compression) }))
  const raw = compression === '' ? bytes : inflated(bytes, compression, count * 4)
  if (raw === null) return fail(problem('wrong-value', path, 'tile-unpacked', { expected: count }))
  if (raw.length !== count * 4) return fail(problem('wrong-value', path, 'tile-count', { found: raw.length >> 2, expected: count }))
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength)
  return ok(Array.from({ length: count }, (_, index) => view.getUint32(index * 4, true)))
}

/** Inflates up to so many bytes; null where there are more, or what was packed is broken. */
function inflated(bytes: Uint8Array, how: 'zlib' | 'gzip', most: number): Uint8Array | null {
  const pieces: Uint8Array[] = []
  let size = 0
  const take = (piece: Uint8Array): void => {
    size += piece.length
    if (size > most) throw new RangeError('There is more than there may be.')
    pieces.push(piece)
  }
  try {
    const stream = how === 'zlib' ? new Unzlib(take) : new Gunzip(take)
    const STEP = 16_384
    for (let at = 0; at < bytes.length; at += STEP) stream.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length)
    return joinedBytes(pieces)
  } catch {
    return null
  }
}

interface Area {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

/** Which part of the plane is the map: what it says itself, else, where it has no end, all that is set. */
function areaOf({ infinite, width, height }: TiledMap, about: Properties, grids: readonly ReadonlyMap<string, number>[]): Area {
  const told = /^\s*(-?\d+)\s*,\s*(-?\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*$/.exec(wordOf(about.get('linejudge:area') ?? ''))
  if (told) return { left: Number(told[1]), top: Number(told[2]), columns: Number(told[3]), rows: Number(told[4]) }
  if (infinite !== true) return { left: 0, top: 0, columns: width, rows: height }
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const grid of grids)
    for (const key of grid.keys()) {
      const [x, y] = key.split(',').map(Number) as [number, number]
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  return left === Infinity ? { left: 0, top: 0, columns: 0, rows: 0 } : { left, top, columns: right - left + 1, rows: bottom - top + 1 }
}

/** Puts a tile on the map; false where nothing says what it is. */
function place(builder: MapBuilder, name: string, at: SquareXY, tile: Properties | null, byHand: string | undefined): boolean {
  const meaning = MEANINGS.find((one) => one === name.toLowerCase())
  if (meaning === 'indoor') {
    builder.indoors(at)
    return true
  }
  const value = byHand ?? tile?.get(meaning ?? 'terrain')
  if (value === undefined) return false
  if (meaning === 'level') builder.level(at, Number(wordOf(value)))
  else builder.terrain(at, meaning === 'special' && byHand === undefined ? `special:${wordOf(value)}` : wordOf(value))
  return true
}

type Thing = v.InferOutput<typeof object>
type ObjectReader = (builder: MapBuilder, thing: Thing, at: (x: number, y: number) => Point, notes: Notes) => void

/** What objects mean, by the name of their layer. */
const OBJECT_LAYERS: Readonly<Record<string, ObjectReader>> = {
  walls(builder, thing, at, notes) {
    if (isOtherShape(thing)) {
      notes.add('object-shape')
      return
    }
    const points = pointsOf(thing).map((point) => at(...turnedRound(thing, point)))
    const type = (thing.type ?? thing.class ?? '').toLowerCase()
    const [a, b] = points
    if (type === 'stairs' && a && b) builder.stairs([Math.floor(a[0]), Math.floor(a[1])], [Math.floor(b[0]), Math.floor(b[1])])
    else if (type === 'door' || type === 'window' || type === 'gate') {
      const state = named(thing.properties).get('state') === 'open' ? 'open' : 'closed'
      if (a && b) builder.opening(a, b, type, state)
    } else builder.wall(points, type === 'barrier' ? 'barriers' : 'walls')
  },
  starting(builder, thing, at, notes) {
    if (isOtherShape(thing) || (thing.rotation ?? 0) % 90 !== 0) {
      notes.add('object-shape')
      return
    }
    const [[x, y], [u, v]] = [at(thing.x, thing.y), at(...turnedRound(thing, [thing.width ?? 0, thing.height ?? 0]))]
    builder.starting(thing.name || 'red', [Math.min(x, u), Math.min(y, v)], Math.abs(u - x), Math.abs(v - y))
  },
  labels(builder, thing, at, notes) {
    if (thing.template !== undefined) {
      notes.add('object-shape')
      return
    }
    builder.label(at(thing.x, thing.y), thing.text?.text ?? thing.name ?? '')
  }
}

/** What is neither a line nor a shape with corners; of a template the file says nothing. */
const isOtherShape = ({ ellipse, point, capsule, gid, template }: v.InferOutput<typeof object>): boolean =>
  ellipse === true || point === true || capsule === true || gid !== undefined || template !== undefined

/** Where a point of an object lies, in pixels of the map, when the object is turned. Quarters of a turn are exact. */
function turnedRound({ x, y, rotation = 0 }: v.InferOutput<typeof object>, [u, w]: Point): Point {
  const quarter = rotation / 90
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = Number.isInteger(quarter) ? QUARTERS[((quarter % 4) + 4) % 4]! : [Math.cos(angle), Math.sin(angle)]
  return [x + u * cos - w * sin, y + u * sin + w * cos]
}

/** Cosine and sine of no turn, a quarter, a half, three quarters. */
const QUARTERS: readonly Point[] = [[1, 0], [0, 1], [-1, 0], [0, -1]] // prettier-ignore

/** The points of a line, a closed shape or a rectangle, beside the place of the object. */
function pointsOf({ polyline, polygon, width = 0, height = 0 }: v.InferOutput<typeof object>): Point[] {
  if (polyline) return polyline.map(({ x, y }): Point => [x, y])
  if (polygon) return [...polygon, ...polygon.slice(0, 1)].map(({ x, y }): Point => [x, y])
  return [[0, 0], [width, 0], [width, height], [0, height], [0, 0]] // prettier-ignore
}
