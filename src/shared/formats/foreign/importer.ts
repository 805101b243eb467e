/** What an importer of another program's files brings; the importers are entries of one list (`foreign/all.ts`). */
import type { Result } from '../../base/result.ts'
import type { MapFile } from '../documents/mapDocument.ts'
import type { PictureHeader } from '../pack/pictureHeader.ts'
import type { Note } from './notes.ts'

export interface ImportOptions {
  /** What objects that block sight become. */
  readonly objects?: 'skip' | 'blocking' | 'hindering' | 'walls'
  /** What tiles and values without a name are, by number. */
  readonly tiles?: ReadonlyMap<number, string>
  /** The other files that were chosen with it, by name. */
  readonly beside?: ReadonlyMap<string, Readonly<Record<string, unknown>>>
}

export interface PictureInside extends PictureHeader {
  readonly bytes: Uint8Array
}

export interface ImportedFile {
  readonly documents: readonly { readonly kind: 'map'; readonly document: MapFile }[]
  readonly notes: readonly Note[]
  /** Pictures that were inside, by the place of their map in `documents`. */
  readonly pictures?: ReadonlyMap<number, PictureInside> | undefined
}

export interface Importer {
  /** As the answer of `judge import` calls it. */
  readonly name: string
  /** By what stands in it, not by what it is called. */
  readonly recognises: (json: Readonly<Record<string, unknown>>) => boolean
  /** @param file its name, for maps that have none */
  readonly read: (json: Readonly<Record<string, unknown>>, file: string, options: ImportOptions) => Result<ImportedFile>
}
