/** Files of other programs that become maps, an entry each; the first that recognises a file reads it. */
import { foundry } from './foundry.ts'
import type { Importer } from './importer.ts'
import { ldtk } from './ldtk.ts'
import { textBoard } from './textBoard.ts'
import { tiled } from './tiled.ts'
import { universalVtt } from './universalVtt.ts'

export const IMPORTERS: readonly Importer[] = [universalVtt, tiled, ldtk, foundry, textBoard]

/** Files that only mean something beside another: tile sets and levels of their own. */
export const isPart = (json: Readonly<Record<string, unknown>>): boolean =>
  !('layers' in json) && ('tiles' in json || 'tilecount' in json || 'layerInstances' in json)
