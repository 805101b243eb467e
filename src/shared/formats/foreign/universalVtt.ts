/** Universal VTT (`.uvtt`, `.dd2vtt`, `.df2vtt`): a picture with walls, doors and lights. */
import * as v from 'valibot'
import { bytesOfBase64 } from '../../base/bytes/bytes.ts'
import { ok, type Result } from '../../base/result.ts'
import { checked, isRecord, listOf } from '../../base/validate.ts'
import { edgeKey } from '../../contract/caseSquares.ts'
import { MOST_PARTS } from '../../json/limits.ts'
import { readPictureHeader, type PictureHeader } from '../pack/pictureHeader.ts'
import { doorLeftOver, originOf, VTT_PLAIN } from '../exporting/universalVttFile.ts'
import type { ImportedMaps, Importer, ImportOptions } from './importer.ts'
import type { MapFile } from '../documents/maps/mapDocument.ts'
import { broughtTogether, ownMapIn } from './ownField.ts'
import { MapBuilder, sizeProblem, type Point, titleOf } from './mapBuilder.ts'
import { Notes } from './notes.ts'
import { tellUnread, unreadIn } from './unread.ts'

const point = v.looseObject({ x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()) })
const line = listOf(point, MOST_PARTS)
/** Some programs write `null` for a list without entries. */
const anyList = <S extends v.GenericSchema>(entry: S) => v.nullish(listOf(entry, MOST_PARTS))
/** The middle of a door, which its ends say as well. */
const middle = v.optional(v.union([v.looseObject({ x: v.unknown(), y: v.unknown() }), v.unknown()]))

const schema = v.looseObject({
  format: v.optional(v.union([v.number(), v.string()])),
  resolution: v.looseObject({
    map_size: point,
    map_origin: v.nullish(point),
    pixels_per_grid: v.nullish(v.pipe(v.number(), v.finite()))
  }),
  line_of_sight: anyList(line),
  objects_line_of_sight: anyList(line),
  portals: anyList(v.looseObject({ bounds: v.nullish(line), closed: v.nullish(v.boolean()), position: middle })),
  lights: anyList(v.unknown()),
  image: v.optional(v.nullable(v.string()))
})

/** What a door says beside its ends, and what is kept for the way back and told by its number, or is our own. */
const USUAL = ['rotation', 'freestanding', 'linejudge']

/** More than this off a whole number is told. */
const ROUNDED = 0.01

export const universalVtt: Importer = {
  name: 'universal-vtt',
  recognises: (json) => 'resolution' in json && ('line_of_sight' in json || 'portals' in json || 'image' in json),
  read: readUniversalVtt
}

function readUniversalVtt(
  json: Readonly<Record<string, unknown>>,
  file: string,
  { objects = 'skip' }: ImportOptions
): Result<ImportedMaps> {
  const outcome = checked(schema, json)
  if (!outcome.ok) return outcome
  const { resolution, line_of_sight: lines, objects_line_of_sight: things, portals, lights, image } = outcome.value
  const notes = new Notes()
  const [columns, rows] = [Math.round(resolution.map_size.x), Math.round(resolution.map_size.y)]
  const wrong = sizeProblem(columns, rows, '/resolution/map_size')
  if (wrong) return wrong
  const off = [resolution.map_size.x - columns, resolution.map_size.y - rows].filter((one) => Math.abs(one) > ROUNDED).length
  notes.add('size-rounded', { found: `${resolution.map_size.x} x ${resolution.map_size.y}` }, off)
  const origin = resolution.map_origin ?? { x: 0, y: 0 }
  const at = ({ x, y }: { x: number; y: number }): Point => [x - origin.x, y - origin.y]

  const builder = new MapBuilder(columns, rows, notes)
  for (const points of lines ?? []) builder.wall(points.map(at))
  const doors: { readonly on: string; readonly fields: Readonly<Record<string, unknown>> }[] = []
  for (const portal of portals ?? []) {
    const [a, b] = portal.bounds ?? []
    const closed = portal.closed ?? true
    if (!a || !b) {
      notes.add('opening-left-out')
      continue
    }
    // A door over several edges gives its fields back on the first of them: they are said once.
    const [edge] = builder.opening(at(a), at(b), 'door', closed ? 'closed' : 'open')
    const fields = edge && doorLeftOver(portal, edge)
    if (edge && fields) doors.push({ on: edgeKey(edge), fields })
  }
  for (const points of things ?? []) builder.object(points.map(at), objects)
  builder.tellOrigin(`${origin.x}, ${origin.y}`)
  notes.add('not-held:lights', {}, lights?.length ?? 0)
  const plain = Object.keys(VTT_PLAIN).filter((name) => JSON.stringify(json[name]) === JSON.stringify(VTT_PLAIN[name]))
  tellUnread(unreadIn(schema, json, [...USUAL, ...plain]), notes)

  const own = ownMapIn(json.linejudge)
  if (own === null) notes.add('no-terrain-in-format')
  const picture = pictureOf(image, resolution.pixels_per_grid ?? 0, columns, rows, notes)
  const foreign = { ...leftOver(json, objects === 'skip'), ...(doors.length > 0 && { portals: doors }) }
  const name = titleOf(file)
  const read = builder.document(name, 'Map', {
    ...(picture && { picture: picture.entry }),
    ...(Object.keys(foreign).length > 0 && { foreign: { 'universal-vtt': foreign } })
  })
  if (!read.ok) return read
  const document = own === null ? read.value : withPicture(broughtTogether(read.value, own, 'edges', notes), read.value)
  return ok({ documents: [{ kind: 'map', document }], notes: notes.all, pictures: new Map(picture ? [[0, picture.inside]] : []) })
}

/** The picture that came with the file takes the place of the one that the map was drawn over: it is straight. */
const withPicture = (document: MapFile, { picture }: MapFile): MapFile => (picture ? { ...document, picture } : document)

/** Fields that a map has no place for, for the way back; of the resolution only what is not said by the map itself. */
function leftOver(json: Readonly<Record<string, unknown>>, withObjects: boolean): Readonly<Record<string, unknown>> {
  const said = ['format', 'resolution', 'line_of_sight', 'portals', 'image', 'linejudge', ...(withObjects ? [] : ['objects_line_of_sight'])]
  const fields = Object.entries(json).filter(
    ([name, value]) => !said.includes(name) && JSON.stringify(value) !== JSON.stringify(VTT_PLAIN[name])
  )
  const resolution = Object.entries(isRecord(json.resolution) ? json.resolution : {}).filter(
    ([name, value]) => !['map_size', 'pixels_per_grid'].includes(name) && !(name === 'map_origin' && isOrigin(value))
  )
  return Object.fromEntries([...fields, ...(resolution.length > 0 ? [['resolution', Object.fromEntries(resolution)] as const] : [])])
}

const isOrigin = (value: unknown): boolean => originOf({ map_origin: value }).every((one) => one === 0)

function pictureOf(image: string | null | undefined, pixels: number, columns: number, rows: number, notes: Notes) {
  if (image === undefined || image === null || image === '') {
    notes.add('picture-missing')
    return null
  }
  const bytes = bytesOfBase64(image.replace(/^data:[^,]*,/, ''))
  const header = bytes === null ? null : readPictureHeader(bytes)
  if (bytes === null || (header && !header.ok && /\.(png|jpe?g|webp)$/i.test(image))) {
    notes.add('picture-elsewhere', { file: image.slice(0, 200) })
    return null
  }
  if (!header!.ok) {
    notes.add('picture-refused', { why: header!.problems[0]!.message })
    return null
  }
  const { kind, width, height }: PictureHeader = header!.value
  const [expectedWidth, expectedHeight] = [Math.round(columns * pixels), Math.round(rows * pixels)]
  if (pixels > 0 && (width !== expectedWidth || height !== expectedHeight))
    notes.add('picture-size', { found: `${width} x ${height}`, expected: `${expectedWidth} x ${expectedHeight}` })
  const grid = pixels > 0 ? { grid: [pixels, 0, 0, 0, pixels, 0, 0, 0, 1] } : {}
  return { inside: { kind, width, height, bytes }, entry: { file: `picture.${kind}`, kind, width, height, ...grid } }
}
