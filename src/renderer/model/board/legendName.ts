/** How an entry of the legend is called, on the screen and on paper. */
import type { LegendEntry } from '../../../shared/scene/sceneLegend.ts'
import { boardTexts, texts } from '../../i18n/texts.ts'

const { legend, layers } = boardTexts

/** A side in the middle of a sentence: as the app calls it, in small letters; one of its own is called as it is. */
export const sideInside = (side: string): string => texts.sides[side]?.toLowerCase() ?? side

export function legendName({ layer, name, letter, edge, object }: LegendEntry): string {
  if (object !== null) return texts.objects[object]
  if (edge === 'wall') return legend.walls
  if (edge === 'barrier') return legend.barrier
  if (edge === 'stairs') return legend.stairs
  if (name === null) return layers[layer]
  if (layer === 'elevation') return legend.level(name)
  if (layer === 'starting') return legend.starting(sideInside(name))
  return letter === null ? name : legend.lettered(name, letter)
}
