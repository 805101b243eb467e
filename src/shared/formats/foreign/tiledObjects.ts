/** The objects of a map of Tiled: what they mean by the name of their layer, their templates and their outlines. */
import { ok, type Result } from '../../base/result.ts'
import { checked } from '../../base/validate.ts'
import { NOTHING_BESIDE } from './beside.ts'
import type { ImportOptions } from './importer.ts'
import type { MapBuilder, Point } from './mapBuilder.ts'
import type { Notes } from './notes.ts'
import { listed, named, template, type Thing } from './tiledFields.ts'

/** An object as it is with the template that it has, if that was chosen; what the object itself has counts. */
export function ofTemplate(thing: Thing, { beside = NOTHING_BESIDE, path = '' }: ImportOptions): Result<Thing> {
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
export function asObject(
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

type ObjectReader = (builder: MapBuilder, thing: Thing, at: (x: number, y: number) => Point, notes: Notes) => void

/** The meaning of objects, by the name of their layer. */
export const OBJECT_LAYERS: Readonly<Record<string, ObjectReader>> = {
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

/** Shapes that are neither a line nor have corners; a template is not in the file. */
const isOtherShape = ({ ellipse, point, capsule, gid, template }: Thing): boolean =>
  ellipse === true || point === true || capsule === true || gid !== undefined || template !== undefined

/** Where a point of an object lies, in pixels of the map, when the object is turned. Quarters of a turn are exact. */
function turnedRound({ x, y, rotation = 0 }: Thing, [u, w]: Point): Point {
  const quarter = rotation / 90
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = Number.isInteger(quarter) ? QUARTERS[((quarter % 4) + 4) % 4]! : [Math.cos(angle), Math.sin(angle)]
  return [x + u * cos - w * sin, y + u * sin + w * cos]
}

/** Cosine and sine of no turn, a quarter, a half, three quarters. */
const QUARTERS: readonly Point[] = [[1, 0], [0, 1], [-1, 0], [0, -1]] // prettier-ignore

/** The points of a line, a closed shape or a rectangle, counted from the place of the object. */
function pointsOf({ polyline, polygon, width = 0, height = 0 }: Thing): Point[] {
  if (polyline) return polyline.map(({ x, y }): Point => [x, y])
  if (polygon) return [...polygon, ...polygon.slice(0, 1)].map(({ x, y }): Point => [x, y])
  return [[0, 0], [width, 0], [width, height], [0, height], [0, 0]] // prettier-ignore
}
