/** Files of other programs that become documents of ours, an entry each; the first that recognises a file reads it. */
import { foundry } from './foreign/foundry.ts'
import type { Importer } from './foreign/importer.ts'
import { ldtk } from './foreign/ldtk.ts'
import { PARTS } from './foreign/partAlone.ts'
import { textBoard } from './foreign/textBoard.ts'
import { tiled } from './foreign/tiled.ts'
import { universalVtt } from './foreign/universalVtt.ts'
import { bbcode } from './foreignFigures/bbcode.ts'
import { figuresTable, forceList } from './foreignFigures/figuresTable.ts'
import { hcunits, hcunitsPatch } from './foreignFigures/hcunits.ts'
import { hcunitsTeam } from './foreignFigures/hcunitsTeam.ts'
import { octgn } from './foreignFigures/octgn.ts'

export const IMPORTERS: readonly Importer[] = [
  universalVtt,
  tiled,
  ldtk,
  foundry,
  textBoard,
  bbcode,
  figuresTable,
  forceList,
  hcunitsPatch,
  hcunitsTeam,
  hcunits,
  octgn,
  ...PARTS
]

/** Files that belong to another file: separate tile sets and levels, and projects of programs. */
export function isPart(json: Readonly<Record<string, unknown>>): boolean {
  const importer = IMPORTERS.find(({ recognises }) => recognises(json))
  return importer !== undefined && PARTS.includes(importer)
}
