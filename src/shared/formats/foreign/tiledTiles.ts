/** The tiles of a map of Tiled: its tile sets, the numbers of a layer, and what a tile means on the map. */
import { Gunzip, Unzlib } from 'fflate'
import { problem } from '../../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../../base/result.ts'
import { checked, failWith, shorten } from '../../base/validate.ts'
import type { SquareXY } from '../../contract/case.ts'
import { bytesOfBase64, joinedBytes } from '../../base/bytes/bytes.ts'
import { MOST_TILES } from '../../json/limits.ts'
import { NOTHING_BESIDE } from './beside.ts'
import type { ImportOptions } from './importer.ts'
import type { MapBuilder } from './mapBuilder.ts'
import type { Notes } from './notes.ts'
import '../../base/sayFileSentences.ts'
import { wordOf } from '../../json/wordOf.ts'
import { named, tileset, type Layer, type Properties, type TiledMap, type Tileset, type Written } from './tiledFields.ts'

/** The four highest bits of a tile's number say how it is turned. */
const TURNED = 0x10000000
/** Layers with a meaning of their own; every other layer of tiles is terrain. */
export const MEANINGS = ['level', 'indoor', 'special'] as const

export interface OwnTileset {
  readonly first: number
  readonly set: Pick<Tileset, 'tiles' | 'tileproperties'>
  /** The content of its separate file, if there is one. */
  readonly outside: Readonly<Record<string, unknown>> | null
}

/**
 * The tile sets of a map, those in files of their own too; every file that was not chosen is named at once.
 * @param isWhole whether the map is in the file whole without them
 */
export function tilesetsOf(
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
export function tilesOf(tilesets: readonly OwnTileset[]): (gid: number) => Properties | null {
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
export function tilesIn(own: Layer, path: string): Result<Map<string, number>> {
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
export function movedTiles(
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

/** Inflates up to so many bytes; null if there are more, or if the packed bytes are broken. */
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

/** Puts a tile on the map; false if its meaning is unknown. */
export function place(builder: MapBuilder, name: string, at: SquareXY, tile: Properties | null, byHand: string | undefined): boolean {
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
