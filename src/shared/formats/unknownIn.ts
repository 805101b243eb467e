/** What files from outside hold that their formats do not name: it is kept, and told before anything comes in. */
import { unknownFields, type Shape } from '../base/unknownFields.ts'
import { figureSetSchema } from './documents/figureSetFile.ts'
import { hexMapFileSchema } from './documents/hexMapFile.ts'
import { mapFileSchema } from './documents/mapDocument.ts'
import { specialTerrainFileSchema } from './documents/specialTerrainFile.ts'
import type { Incoming, OpenedPack } from './incoming.ts'
import { packManifestSchema } from './pack/packManifest.ts'

/** A case tells its own in each ruling on it. */
const SHAPES: Readonly<Record<Incoming['kind'], Shape | null>> = {
  case: null,
  map: mapFileSchema,
  figures: figureSetSchema,
  'special-terrain': specialTerrainFileSchema,
  'hex-map': hexMapFileSchema
}

/** The places of unknown fields in a document, as JSON pointers into it. */
export function unknownIn({ kind, document }: Incoming): readonly string[] {
  const shape = SHAPES[kind]
  return shape ? unknownFields(shape, document) : []
}

/** The same for what a pack says about itself; that part of it is not kept. */
export const unknownInManifest = ({ manifest }: OpenedPack): readonly string[] => unknownFields(packManifestSchema, manifest)
