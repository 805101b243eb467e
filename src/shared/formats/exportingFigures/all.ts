/** What figure sets can be written as, an entry each. */
import type { FigureSetFile } from '../documents/documents.ts'
import type { Exported } from '../exporting/exporter.ts'
import { Losses } from '../exporting/losses.ts'
import { BBCODE, bbcode } from '../foreignFigures/bbcode.ts'
import { figuresTable, TABLE } from '../foreignFigures/figuresTable.ts'
import { writePack } from '../pack/packFile.ts'
import { writeBbcode } from './bbcodeFile.ts'
import { writeCsv } from './csvFile.ts'
import { tellLost, type RoundTrip } from './lostFields.ts'

export interface FigureExporter {
  /** As the command line calls it. */
  readonly name: 'csv' | 'bbcode' | 'clixpack'
  /** What is in the file; what does not go with it is added to `losses`. */
  readonly write: (set: FigureSetFile, losses: Losses) => string | Uint8Array<ArrayBuffer>
}

export const FIGURE_EXPORTERS: readonly FigureExporter[] = [
  { name: 'csv', write: writerOf({ write: writeCsv, importer: figuresTable, field: TABLE }) },
  { name: 'bbcode', write: writerOf({ write: writeBbcode, importer: bbcode, field: BBCODE }) },
  { name: 'clixpack', write: writeSetPack }
]

function writerOf(way: RoundTrip): FigureExporter['write'] {
  return ({ figures }, losses) => {
    tellLost(figures, way, losses)
    return way.write(figures)
  }
}

function writeSetPack(set: FigureSetFile): Uint8Array<ArrayBuffer> {
  return writePack({ name: set.name, version: '1', origin: '', maps: [], figureSets: [set], specialTerrain: [] })
}

/** A figure set as a file of another program, with what does not go with it. */
export function exportFigures({ write }: FigureExporter, set: FigureSetFile): Exported {
  const losses = new Losses()
  return { content: write(set, losses), lost: losses.all }
}
