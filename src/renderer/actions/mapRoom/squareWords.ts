/** A square of the map in words, for who does not see it: its ground, its level, the walls round it. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import { isIndoor, isOnMap, kindsAt, levelAt } from '../../../shared/contract/caseSquares.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { openingOn } from '../../../shared/mapEdit/drawing.ts'
import { hasEdge } from '../../../shared/mapEdit/edges.ts'
import { startingAt } from '../../../shared/mapEdit/squares.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import { shippedText, texts } from '../../i18n/texts.ts'

const SIDES = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const

export function squareWords(file: MapFile, at: SquareXY): string {
  const { map } = file
  const kinds = kindsAt(map, at).map((kind) =>
    kind.startsWith('special:')
      ? shippedText(file.specialTerrain.find(({ id }) => `special:${id}` === kind)?.name ?? kind.slice('special:'.length))
      : kind === 'hindering' || kind === 'blocking' || kind === 'water'
        ? t.inks[kind].toLowerCase()
        : kind
  )
  const side = startingAt(map, at)
  const walls = (['north', 'east', 'south', 'west'] as const).flatMap((way): string[] => {
    const edge = [at, [at[0] + SIDES[way][0], at[1] + SIDES[way][1]]] as const
    if (!isOnMap(map, edge[1])) return []
    const opening = openingOn(file, edge)
    if (opening) return [`${t.tools[opening.kind]}, ${t.states[opening.state]} (${t.wallTo[way]})`]
    return hasEdge(map, 'walls', edge) ? [t.wallTo[way]] : []
  })
  return [
    ...(kinds.length > 0 ? kinds : [t.clearGround]),
    ...(levelAt(map, at) > 1 ? [t.levelWord(levelAt(map, at))] : []),
    ...(isIndoor(map, at) ? [t.indoor.toLowerCase()] : []),
    ...(side === null ? [] : [`${t.inks.starting}: ${texts.sides[side] ?? side}`]),
    ...walls
  ].join(', ')
}
