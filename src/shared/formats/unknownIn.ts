/** What files from outside hold that their formats do not name: it is kept, and told before anything comes in. */
import { unknownFields, type Shape } from '../base/unknownFields.ts'
import { caseSchema } from '../cases/parse/caseSchema.ts'
import { elementsSchema } from './documents/figures/elementsFile.ts'
import { figureSetSchema } from './documents/figures/figureSetFile.ts'
import { isAllNamed } from './documents/figures/setFacts.ts'
import { hexMapFileSchema } from './documents/maps/hexMapFile.ts'
import type { MapFile } from './documents/documents.ts'
import { BESIDE_THE_QUESTION, mapFileSchema } from './documents/maps/mapDocument.ts'
import { teamSchema } from './documents/teamFile.ts'
import { rulingFileSchema } from './documents/rulingFile.ts'
import { specialTerrainFileSchema } from './documents/specialTerrainFile.ts'
import type { Incoming, OpenedPack } from './incoming.ts'
import { packManifestSchema } from './pack/packManifest.ts'

/** A case tells its own in each ruling on it. */
const SHAPES: Readonly<Record<Incoming['kind'], Shape | null>> = {
  case: null,
  map: mapFileSchema,
  figures: figureSetSchema,
  elements: elementsSchema,
  team: teamSchema,
  'special-terrain': specialTerrainFileSchema,
  // It refuses what it does not know.
  edition: null,
  'hex-map': hexMapFileSchema,
  ruling: rulingFileSchema
}

/** The places of unknown fields in a document, as JSON pointers into it. */
export function unknownIn(incoming: Incoming): readonly string[] {
  if (incoming.kind === 'figures' && isAllNamed(incoming.document)) return []
  const shape = SHAPES[incoming.kind]
  const places = shape ? unknownFields(shape, incoming.document) : []
  if (incoming.kind === 'ruling') return places.filter((place) => !OF_RULING.test(place))
  return incoming.kind === 'map' ? [...places.filter((place) => !OF_PIN_ASK.test(place)), ...unknownInPins(incoming.document)] : places
}

/** A ruling has the fields of its kind, and its case reports its own. */
const OF_RULING = /^\/(ruling|case)\//

/** What a pin asks is known to the format of cases. */
const OF_PIN_ASK = /^\/pins\/\d+\/ask\//

/** A pin's question, and what it keeps besides, are those of a case. */
const unknownInPins = ({ pins = [] }: MapFile): readonly string[] =>
  pins.flatMap((pin, index) => {
    const asked = Object.fromEntries((['ask', ...BESIDE_THE_QUESTION] as const).map((field) => [field, pin[field]]))
    return unknownFields(caseSchema, asked).map((place) => `/pins/${index}${place}`)
  })

/** The same for what a pack says about itself; that part of it is not kept. */
export const unknownInManifest = ({ manifest }: OpenedPack): readonly string[] => unknownFields(packManifestSchema, manifest)
