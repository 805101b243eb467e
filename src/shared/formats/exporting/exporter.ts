/** What writes a map for another program; the exporters are entries of one list (`exporting/all.ts`). */
import type { MapFile } from '../documents/maps/mapDocument.ts'
import type { PictureKind } from '../documents/common/storedPicture.ts'
import type { Losses, Lost } from './losses.ts'

/** The picture of a map. Straight: its edges are the edges of the map. */
export interface OwnPicture {
  readonly kind: PictureKind
  readonly bytes: Uint8Array
  /** Pixels. */
  readonly width: number
  readonly height: number
}

export interface Exporter {
  /** As the command line calls it. */
  readonly name: 'uvtt' | 'tmj' | 'text' | 'clixpack'
  /** What such files end with. */
  readonly ending: string
  /** Which picture of the map it takes along: straight, or as it was drawn over. */
  readonly picture: 'straight' | 'own' | 'none'
  /** What is in the file; what does not go with it, or is not seen by others, is added to `losses`. */
  readonly write: (document: MapFile, losses: Losses, picture?: OwnPicture) => string | Uint8Array<ArrayBuffer>
}

export interface Exported {
  readonly content: string | Uint8Array<ArrayBuffer>
  readonly lost: readonly Lost[]
}
