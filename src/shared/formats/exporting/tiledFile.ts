/** Maps as Tiled has them (`.tmj`): layers of tiles that say what they are, objects for walls, doors, stairs, starting areas and labels. */
import type { Segment, SquareXY } from '../../contract/case.ts'
import { edgeKey, isIndoor, kindsAt, levelAt } from '../../contract/caseSquares.ts'
import { isRecord } from '../../base/validate.ts'
import type { MapFile } from '../documents/maps/mapDocument.ts'
import type { Losses } from './losses.ts'
import { cornersOf, foreignOf, linesOf, otherForeign, ownFieldOf, rowsOf, squaresOf, type Corner } from './parts.ts'
import { wordOf } from '../../json/wordOf.ts'

export const TILED = 'tiled'
/** What our own set of tiles is called. */
export const OWN_TILES = 'linejudge'
/** What a tile can say of its square. */
const MEANING: readonly string[] = ['terrain', 'level', 'indoor', 'special']
/** Pixels of a tile, where the file that the map came from says nothing. */
const TILE = 32

interface Property {
  readonly name: string
  readonly type: 'string' | 'int' | 'bool'
  readonly value: string | number | boolean
}

/** Every tile that the map needs, once; each says one thing. A tile of the sets before that says just this is taken, for its picture. */
class Tiles {
  readonly #tiles = new Map<string, Property>()
  readonly #before = new Map<string, number>()

  constructor(
    readonly first: number,
    setsBefore: readonly Readonly<Record<string, unknown>>[]
  ) {
    for (const { firstgid, tiles } of setsBefore)
      for (const tile of Array.isArray(tiles) ? (tiles as readonly unknown[]).filter(isRecord) : []) {
        const said = (Array.isArray(tile.properties) ? (tile.properties as readonly unknown[]) : []).filter(isRecord).filter(({ name }) => MEANING.includes(wordOf(name))) // prettier-ignore
        const key = `${wordOf(said[0]?.name)}=${wordOf(said[0]?.value)}`
        if (said.length === 1 && typeof tile.id === 'number' && !this.#before.has(key))
          this.#before.set(key, tile.id + (typeof firstgid === 'number' ? firstgid : 1))
      }
  }

  /** The number of the tile that says this. */
  numberOf(name: string, type: Property['type'], value: Property['value']): number {
    const key = `${name}=${value}`
    const before = this.#before.get(key)
    if (before !== undefined) return before
    if (!this.#tiles.has(key)) this.#tiles.set(key, { name, type, value })
    return this.first + [...this.#tiles.keys()].indexOf(key)
  }

  get all(): readonly Property[] {
    return [...this.#tiles.values()]
  }
}

/** The text of the file. What an import of the format could not hold comes back as it was, as long as the map has the same size. */
export function writeTiled(document: MapFile, losses: Losses): string {
  const { map, openings = [], labels: marked = [] } = document
  const [columns, rows] = map.size
  const {
    layers: oldLayers,
    tilesets: oldSets,
    properties: oldProperties,
    size: oldSize,
    layerFields,
    ...fields
  } = foreignOf(document, TILED)
  const ownOf = (name: string): Readonly<Record<string, unknown>> => {
    const own = isRecord(layerFields) && Object.hasOwn(layerFields, name) ? layerFields[name] : undefined
    return isRecord(own) ? own : {}
  }
  const sameSize = Array.isArray(oldSize) && oldSize[0] === columns && oldSize[1] === rows
  const layersBefore = sameSize && Array.isArray(oldLayers) ? (oldLayers as readonly unknown[]) : []
  const setsBefore = Array.isArray(oldSets) ? (oldSets as readonly unknown[]).filter(isRecord) : []
  if (!sameSize && Array.isArray(oldLayers) && oldLayers.length > 0) losses.add('foreign-other-size', oldLayers.length)
  losses.add('not-held:foreign', otherForeign(document, TILED))
  if (document.picture) losses.add('not-held:picture')

  const [wide, high] = [sizeOf(fields.tilewidth), sizeOf(fields.tileheight)]
  const tiles = new Tiles(
    setsBefore.reduce((most, set) => Math.max(most, lastTileOf(set) + 1), 1),
    setsBefore
  )
  let id = layersBefore.length
  const written = new Set<string>()
  const layer = (name: string, more: Readonly<Record<string, unknown>>) => {
    written.add(name)
    return { ...ownOf(name), id: (id += 1), name, visible: true, opacity: 1, x: 0, y: 0, ...more }
  }
  const grid = (name: string, tileAt: (at: SquareXY) => number): Readonly<Record<string, unknown>>[] => {
    const data = [...squaresOf(map)].map(tileAt)
    return data.every((one) => one === 0) ? [] : [layer(name, { type: 'tilelayer', width: columns, height: rows, data })]
  }
  // A square of several kinds has a tile in each of several layers.
  const most = [...squaresOf(map)].reduce((max, at) => Math.max(max, kindsAt(map, at).length), 1)
  const grids = [
    ...Array.from({ length: most }, (_, index) =>
      grid(index === 0 ? 'terrain' : `terrain ${index + 1}`, (at) => {
        const kind = kindsAt(map, at).toSorted()[index]
        return kind === undefined ? 0 : tiles.numberOf('terrain', 'string', kind)
      })
    ).flat(),
    ...grid('level', (at) => (levelAt(map, at) === 1 ? 0 : tiles.numberOf('level', 'int', levelAt(map, at)))),
    ...grid('indoor', (at) => (isIndoor(map, at) ? tiles.numberOf('indoor', 'bool', true) : 0))
  ]

  let objectId = 0
  const object = (x: number, y: number, more: Readonly<Record<string, unknown>>) => ({
    id: (objectId += 1), name: '', type: '', visible: true, rotation: 0, x: x * wide, y: y * high, width: 0, height: 0, ...more
  }) // prettier-ignore
  const line = (points: readonly Corner[], more: Readonly<Record<string, unknown>> = {}) => {
    const [[x, y]] = points as readonly [Corner, ...Corner[]]
    return object(x, y, { polyline: points.map(([u, v]) => ({ x: (u - x) * wide, y: (v - y) * high })), ...more })
  }
  const inDoors = new Set(openings.map(({ edge }) => edgeKey(edge)))
  const middle = ([x, y]: SquareXY): Corner => [x + 0.5, y + 0.5]
  const walls = [
    ...linesOf((map.walls ?? []).filter((edge: Segment) => !inDoors.has(edgeKey(edge)))).map((points) => line(points)),
    ...linesOf(map.barriers ?? []).map((points) => line(points, { type: 'barrier' })),
    ...openings.map(({ edge, kind, state }) =>
      line(cornersOf(edge), { type: kind, properties: [{ name: 'state', type: 'string', value: state }] })
    ),
    ...(map.stairs ?? []).map((pair) => line(pair.map(middle), { type: 'stairs' }))
  ]
  const starting = Object.entries(map.starting ?? {}).flatMap(([name, squares]) =>
    rowsOf(squares).map(({ at: [x, y], width }) => object(x, y, { name, width: width * wide, height: high }))
  )
  const labels = marked.map(({ at: [x, y], text }) => object(x, y, { text: { text, wrap: true }, width: 3 * wide, height: high }))
  const group = (name: string, objects: readonly unknown[]) =>
    objects.length === 0 ? [] : [layer(name, { type: 'objectgroup', draworder: 'topdown', objects })]

  const text = (name: string, value: unknown): readonly Property[] =>
    typeof value === 'string' && value !== '' ? [{ name, type: 'string', value }] : []
  const ours: readonly Property[] = [
    ...text('name', document.name),
    ...text('set', document.meta?.set),
    ...text('kind', document.meta?.kind),
    ...text('rules', map.rules?.join(',')),
    ...text('linejudge', JSON.stringify(ownFieldOf(document)))
  ]
  const layers = [...layersBefore, ...grids, ...group('walls', walls), ...group('starting', starting), ...group('labels', labels)]
  losses.add('not-held:foreign', Object.keys(isRecord(layerFields) ? layerFields : {}).filter((name) => !written.has(name)).length)
  const propertiesBefore = Array.isArray(oldProperties) ? (oldProperties as readonly unknown[]) : []
  return `${JSON.stringify(
    {
      ...fields,
      type: 'map',
      version: '1.10',
      tiledversion: '1.11.0',
      orientation: 'orthogonal',
      renderorder: 'right-down',
      infinite: false,
      width: columns,
      height: rows,
      tilewidth: wide,
      tileheight: high,
      nextlayerid: layers.length + 1,
      nextobjectid: objectId + 1,
      properties: [...propertiesBefore, ...ours].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
      tilesets: [...setsBefore, ...(tiles.all.length > 0 ? [tilesetOf(tiles, wide, high)] : [])],
      layers
    },
    null,
    1
  )}\n`
}

const nameOf = (property: unknown): string => (isRecord(property) ? wordOf(property.name) : '')

const sizeOf = (value: unknown): number => (typeof value === 'number' && value >= 1 ? value : TILE)

/** The number of the last tile of a set; one that another file holds may have any number of tiles. */
function lastTileOf(set: Readonly<Record<string, unknown>>): number {
  const first = typeof set.firstgid === 'number' ? set.firstgid : 1
  return first + (typeof set.tilecount === 'number' ? set.tilecount : 100_000) - 1
}

function tilesetOf({ first, all }: Tiles, wide: number, high: number) {
  return {
    firstgid: first,
    name: OWN_TILES,
    tilewidth: wide,
    tileheight: high,
    tilecount: all.length,
    columns: 0,
    margin: 0,
    spacing: 0,
    tiles: all.map((property, id) => ({ id, properties: [property] }))
  }
}
