/** Maps of Tiled (`.tmj`, `.json`; `tiledXml.ts` makes the same of `.tmx`): layers of tiles whose properties say what they are, objects for walls, stairs and starting areas. */
import { phrase, problem } from '../../base/problem.ts'
import { fail, ok, type Phrase, type Result } from '../../base/result.ts'
import { checked, listOf, shorten } from '../../base/validate.ts'
import type { SquareXY } from '../../contract/case.ts'
import { MOST_LAYERS } from '../../json/limits.ts'
import { parseJsonText } from '../../json/jsonText.ts'
import { OWN_TILES, TILED } from '../exporting/tiledFile.ts'
import { broughtTogether, ownMapIn } from './ownField.ts'
import type { ImportedMaps, Importer, ImportOptions } from './importer.ts'
import { idOf } from '../../base/text/idOf.ts'
import { MapBuilder, type Point, sizeProblem, titleOf } from './mapBuilder.ts'
import { Notes, numbersFacts } from './notes.ts'
import { tellUnread, unreadIn } from './unread.ts'
import { OBJECT_LAYERS, asObject, ofTemplate } from './tiledObjects.ts'
import { layer, listed, named, schema, tileset, type Layer, type Properties, type TiledMap } from './tiledFields.ts'
import { MEANINGS, movedTiles, place, tilesIn, tilesOf, tilesetsOf } from './tiledTiles.ts'
import { wordOf } from '../../json/wordOf.ts'
import '../../base/sayFileSentences.ts'

export const tiled: Importer = {
  name: 'tiled',
  recognises: (json) => 'layers' in json && 'tilewidth' in json && Array.isArray(json.layers),
  read: readTiled
}

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
