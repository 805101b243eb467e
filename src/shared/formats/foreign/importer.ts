/** What an importer of another program's files brings; the importers are entries of one list (`importers.ts`). */
import type { Result } from '../../base/result.ts'
import type { ElementsFile, FigureSetFile } from '../documents/documents.ts'
import type { MapFile } from '../documents/maps/mapDocument.ts'
import type { TeamFile } from '../documents/teamFile.ts'
import type { PictureHeader } from '../pack/pictureHeader.ts'
import type { Beside } from './beside.ts'
import type { Note } from './notes.ts'

/** The field under which a list goes through the importers. */
export const LIST = 'list'

/** What somebody chose for a file whose objects or tiles do not say what they are. */
export interface ImportChoices {
  readonly objects?: 'skip' | 'blocking' | 'hindering' | 'walls' | undefined
  /** By the number of the tile or value. */
  readonly tiles?: Readonly<Record<string, string>> | undefined
  /** Whether layers and objects that the program does not show are read. */
  readonly hidden?: 'skip' | 'read' | undefined
  /** Of a scene of several levels the one that is taken, by its name; left out: the one that it opens on. */
  readonly level?: string | undefined
}

export interface ImportOptions {
  /** What objects that block sight become. */
  readonly objects?: 'skip' | 'blocking' | 'hindering' | 'walls'
  /** What tiles and values without a name are, by number. */
  readonly tiles?: ReadonlyMap<number, string>
  /** Whether layers and objects that the program does not show are read. */
  readonly hidden?: 'skip' | 'read'
  /** Of a scene of several levels the one that is taken, by its name. */
  readonly level?: string
  /** What the columns of a table hold, by their heads. */
  readonly columns?: ReadonlyMap<string, string>
  /** The other files that were chosen with it. */
  readonly beside?: Beside
  /** Its own path, as far as it is known; left out: its name. */
  readonly path?: string
}

export interface PictureInside extends PictureHeader {
  readonly bytes: Uint8Array
}

export type ForeignDocument =
  | { readonly kind: 'map'; readonly document: MapFile }
  | { readonly kind: 'figures'; readonly document: FigureSetFile }
  | { readonly kind: 'elements'; readonly document: ElementsFile }
  | { readonly kind: 'team'; readonly document: TeamFile }

export interface ImportedFile<D extends ForeignDocument = ForeignDocument> {
  readonly documents: readonly D[]
  readonly notes: readonly Note[]
  /** Figures that could not be read and were left out. */
  readonly skipped?: number | undefined
  /** Which of its own generations the program wrote, where it has some. */
  readonly generation?: number | undefined
  /** The names of the levels of a scene that has several, of which one was taken. */
  readonly levels?: readonly string[] | undefined
  /** Pictures that were inside, by the place of their map in `documents`. */
  readonly pictures?: ReadonlyMap<number, PictureInside> | undefined
}

/** What the importers of maps bring. */
export type ImportedMaps = ImportedFile<Extract<ForeignDocument, { readonly kind: 'map' }>>

export interface Importer {
  /** As the answer of `judge import` calls it. */
  readonly name: string
  /** By what stands in it, not by what it is called. */
  readonly recognises: (json: Readonly<Record<string, unknown>>) => boolean
  /** @param file its name, for maps that have none */
  readonly read: (json: Readonly<Record<string, unknown>>, file: string, options: ImportOptions) => Result<ImportedFile>
}
