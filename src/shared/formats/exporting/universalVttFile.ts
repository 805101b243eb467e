/** Maps as Universal VTT (`.uvtt`): walls, doors and the picture for every program; all of the map in a field of our own. */
import type { MapFile } from '../documents/maps/mapDocument.ts'
import type { Segment } from '../../contract/case.ts'
import { edgeKey } from '../../contract/caseSquares.ts'
import { base64OfBytes } from '../../base/bytes/bytes.ts'
import { isRecord } from '../../base/validate.ts'
import type { Losses } from './losses.ts'
import { cornersOf, foreignOf, linesOf, otherForeign, ownFieldOf, tellUnseen, type Corner } from './parts.ts'
import type { OwnPicture } from './exporter.ts'

const PROGRAM = 'universal-vtt'
/** Where there is no picture to say it. */
const PIXELS_PER_SQUARE = 70
/** What other programs want to find in the file, where the map says nothing of it. */
export const VTT_PLAIN: Readonly<Record<string, unknown>> = {
  objects_line_of_sight: [],
  environment: { baked_lighting: false, ambient_light: 'ffffffff' },
  lights: []
}

/** Walls and doors as the format has them, in squares. */
export function vttGeometry({ map, openings = [] }: MapFile, [dx, dy]: Corner = [0, 0]) {
  const point = ([x, y]: Corner) => ({ x: x + dx, y: y + dy })
  const inDoors = new Set(openings.map(({ edge }) => edgeKey(edge)))
  return {
    line_of_sight: linesOf((map.walls ?? []).filter((edge) => !inDoors.has(edgeKey(edge)))).map((line) => line.map(point)),
    portals: openings.map(({ edge, state }) => {
      const [a, b] = cornersOf(edge)
      return {
        position: point([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]),
        bounds: [point(a), point(b)],
        ...doorFields(edge),
        closed: state === 'closed'
      }
    })
  }
}

/** What a door says beside its place and its state, where nothing else is known of it. */
const doorFields = (edge: Segment): Readonly<Record<string, unknown>> => {
  const [a, b] = cornersOf(edge)
  return { rotation: a[0] === b[0] ? Math.PI / 2 : 0, freestanding: false }
}

/** What a door says itself in each file: its ends, its middle, whether it is closed. */
const DOOR_SAID: readonly string[] = ['bounds', 'position', 'closed']

/** The fields of a door in a file that its opening has no place for, for the way back; null: there are none. */
export function doorLeftOver(portal: Readonly<Record<string, unknown>>, edge: Segment): Readonly<Record<string, unknown>> | null {
  const usual = doorFields(edge)
  const left = Object.entries(portal).filter(([name, value]) => !DOOR_SAID.includes(name) && value !== usual[name])
  return left.length > 0 ? Object.fromEntries(left) : null
}

/** What was kept of doors, by their edges. */
function doorsBefore(kept: unknown): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const found = new Map<string, Readonly<Record<string, unknown>>>()
  for (const one of Array.isArray(kept) ? (kept as readonly unknown[]) : [])
    if (isRecord(one) && typeof one.on === 'string' && isRecord(one.fields)) found.set(one.on, one.fields)
  return found
}

/** The text of the file. What an import of the format could not hold comes back as it was. */
export function writeUniversalVtt(document: MapFile, losses: Losses, picture?: OwnPicture): string {
  const { resolution: resolutionBefore, portals: portalsBefore, linejudge: _, ...foreign } = foreignOf(document, PROGRAM)
  const before = isRecord(resolutionBefore) ? resolutionBefore : {}
  const origin = originOf(before)
  const [columns, rows] = document.map.size
  tellUnseen(
    document,
    ['terrain', 'levels', 'indoor', 'barriers', 'stairs', 'starting', 'labels', 'rules', 'special-rules', 'pins'],
    losses
  )
  losses.add('not-held:foreign', otherForeign(document, PROGRAM))
  if (document.picture && !picture) losses.add('picture-not-here')
  const { line_of_sight, portals } = vttGeometry(document, origin)
  const kept = doorsBefore(portalsBefore)
  const keys = (document.openings ?? []).map(({ edge }) => edgeKey(edge))
  losses.add('not-held:foreign', [...kept.keys()].filter((key) => !keys.includes(key)).length)
  return `${JSON.stringify({
    format: 0.3,
    resolution: {
      ...before,
      map_origin: { x: origin[0], y: origin[1] },
      map_size: { x: columns, y: rows },
      pixels_per_grid: picture ? Math.round(picture.width / columns) : PIXELS_PER_SQUARE
    },
    line_of_sight,
    portals: portals.map((portal, index) => ({ ...portal, ...kept.get(keys[index]!) })),
    ...VTT_PLAIN,
    ...foreign,
    image: picture ? base64OfBytes(picture.bytes) : '',
    linejudge: ownFieldOf(document)
  })}\n`
}

export function originOf({ map_origin: origin }: Readonly<Record<string, unknown>>): Corner {
  return isRecord(origin) && typeof origin.x === 'number' && typeof origin.y === 'number' ? [origin.x, origin.y] : [0, 0]
}
