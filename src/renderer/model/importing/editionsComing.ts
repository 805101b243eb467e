/** Editions that come in, laid over their parents: those that come with them, those of the library, those that ship. */
import type { BrokenFile, Incoming } from '../../../shared/formats/incoming.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import { problemsOfEdition } from '../library/ownEditions.ts'

/** The documents that cannot be ruled by, with their problems and the places of these. */
export function unusableEditions(documents: readonly Incoming[], library: readonly EditionFile[]): ReadonlyMap<Incoming, BrokenFile> {
  const coming = documents.flatMap((one) => (one.kind === 'edition' ? [one.document] : []))
  const among = [...coming, ...library.filter(({ id }) => !coming.some((one) => one.id === id))]
  return new Map(
    documents.flatMap((incoming) => {
      const problems = incoming.kind === 'edition' ? problemsOfEdition(among, incoming.document.id) : []
      return problems.length > 0 ? [[incoming, { name: incoming.file, problems }] as const] : []
    })
  )
}
