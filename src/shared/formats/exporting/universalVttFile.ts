/** Maps as Universal VTT (`.uvtt`): walls, doors and the picture for every program; all of the map in a field of our own. */
import type { MapFile } from '../documents/maps/mapDocument.ts'
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
        rotation: a[0] === b[0] ? Math.PI / 2 : 0,
        closed: state === 'closed',
        freestanding: false
      }
    })
  }
}

/** The text of the file. What an import of the format could not hold comes back as it was. */
export function writeUniversalVtt(document: MapFile, losses: Losses, picture?: OwnPicture): string {
  const { resolution: resolutionBefore, linejudge: _, ...foreign } = foreignOf(document, PROGRAM)
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
  return `${JSON.stringify({
    format: 0.3,
    resolution: {
      ...before,
      map_origin: { x: origin[0], y: origin[1] },
      map_size: { x: columns, y: rows },
      pixels_per_grid: picture ? Math.round(picture.width / columns) : PIXELS_PER_SQUARE
    },
    line_of_sight,
    portals,
    ...VTT_PLAIN,
    ...foreign,
    image: picture ? base64OfBytes(picture.bytes) : '',
    linejudge: ownFieldOf(document)
  })}\n`
}

export function originOf({ map_origin: origin }: Readonly<Record<string, unknown>>): Corner {
  return isRecord(origin) && typeof origin.x === 'number' && typeof origin.y === 'number' ? [origin.x, origin.y] : [0, 0]
}
