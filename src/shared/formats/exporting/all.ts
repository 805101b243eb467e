/** What a map can be written as, an entry each. */
import type { MapFile } from '../documents/maps/mapDocument.ts'
import type { Exported, Exporter, OwnPicture } from './exporter.ts'
import { Losses } from './losses.ts'
import { writePack } from '../pack/packFile.ts'
import { writeTextBoard } from './textBoardFile.ts'
import { writeTiled } from './tiledFile.ts'
import { writeUniversalVtt } from './universalVttFile.ts'

export const EXPORTERS: readonly Exporter[] = [
  { name: 'uvtt', ending: 'uvtt', picture: 'straight', write: writeUniversalVtt },
  { name: 'tmj', ending: 'tmj', picture: 'none', write: writeTiled },
  { name: 'text', ending: 'txt', picture: 'none', write: writeTextBoard },
  { name: 'clixpack', ending: 'clixpack', picture: 'own', write: writeMapPack }
]

/** A pack with this map alone. */
function writeMapPack(document: MapFile, losses: Losses, picture?: OwnPicture): Uint8Array<ArrayBuffer> {
  if (document.picture && !picture) losses.add('picture-not-here')
  const { id, name, meta: { author, permission } = {} } = document
  const origin = [author, permission].filter(Boolean).join(', ')
  const pictures = new Map(picture ? [[id, picture]] : [])
  return writePack({ name, version: '1', origin, maps: [document], figureSets: [], specialTerrain: [], pictures })
}

/** A map as a file of another program, with what does not go with it. */
export function exportMap({ write }: Exporter, document: MapFile, picture?: OwnPicture): Exported {
  const losses = new Losses()
  return { content: write(document, losses, picture), lost: losses.all }
}
