/** Documents that were read as files, one each, and as the answer of a verb names them. */
import { createHash } from 'node:crypto'
import { access, mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { problem } from '../../shared/base/problem.ts'
import { fail, ok, type Result } from '../../shared/base/result.ts'
import { idOf } from '../../shared/base/text/idOf.ts'
import type { AnyDocument, DocumentKind } from '../../shared/formats/anyFile.ts'
import { pictureFile } from '../../shared/formats/documents/common/storedPicture.ts'
import { leagueFileText } from '../../shared/formats/documents/leagueFile.ts'
import { teamIdOf } from '../../shared/formats/documents/teamFile.ts'
import type { PictureInside } from '../../shared/formats/foreign/importer.ts'
import { writeJson } from '../../shared/json/writeJson.ts'
import { writeEvent } from '../../shared/tournament/asks/writeEvent.ts'
import { base } from '../input/readInput.ts'
import type { Pick } from './importOptions.ts'
import '../../shared/base/sayFileSentences.ts'

/** What a document is called in an answer, with the name of the picture that came with it. */
export interface NamedDocument {
  readonly kind: DocumentKind
  readonly document: object
}

/** What a picture is called in the library: by its content. */
export const pictureName = ({ kind, bytes }: PictureInside): string => pictureFile(createHash('sha256').update(bytes).digest('hex'), kind)

/** The document with the name of the picture that came with it. */
export function withNamedPicture(one: AnyDocument): NamedDocument {
  const { kind, document } = one
  if (one.kind !== 'map' || !one.picture) return { kind, document }
  return { kind, document: { ...one.document, picture: { ...one.document.picture, file: pictureName(one.picture) } } }
}

/** By what `--map`, `--set`, `--team`, `--event` and `--league` name a document; a case has no such name. */
function nameOf(one: AnyDocument): string {
  switch (one.kind) {
    case 'team':
      return teamIdOf(one.document)
    case 'special-terrain':
    case 'edition':
    case 'ruling':
    case 'case': {
      const { rule, title, id } = one.document as {
        readonly rule?: { readonly id?: unknown }
        readonly title?: unknown
        readonly id?: unknown
      }
      const name = rule?.id ?? title ?? id
      return typeof name === 'string' ? name : one.kind
    }
    default:
      return String(one.document.id)
  }
}

/** The documents that are wanted, or the first wish that nothing answers. */
export function picked(documents: readonly AnyDocument[], picks: readonly Pick[]): Result<readonly AnyDocument[]> {
  if (picks.length === 0) return ok(documents)
  const answers = (one: AnyDocument, { kinds, id }: Pick): boolean => kinds.includes(one.kind) && nameOf(one) === id
  const missing = picks.find((pick) => !documents.some((one) => answers(one, pick)))
  if (missing) {
    const ids = documents.filter(({ kind }) => missing.kinds.includes(kind)).map(nameOf)
    return fail(problem('not-in-file', '', 'not-in-file', { kind: missing.kinds[0]!, id: missing.id, ids: ids.join(', ') || '–' }))
  }
  return ok(documents.filter((one) => picks.some((pick) => answers(one, pick))))
}

/** How the names of files end, by what is in them. */
const ENDINGS: Readonly<Record<DocumentKind, string>> = {
  map: '.map.json',
  hexmap: '.hexmap.json',
  figures: '.figures.json',
  elements: '.elements.json',
  team: '.team.json',
  'special-terrain': '.terrain.json',
  edition: '.edition.json',
  case: '.clixcase',
  event: '.event.json',
  league: '.league.json',
  ruling: '.ruling.json'
}

/** The text of a file of it: of events and leagues the same bytes as the app writes. */
function textOf({ kind, document }: NamedDocument): string {
  if (kind === 'event') {
    const { format: _format, log, ...fields } = document as { format: string; log: readonly unknown[]; id: string; name: string }
    return writeEvent(fields, log)
  }
  if (kind === 'league') {
    const league = document as Parameters<typeof leagueFileText>[0]
    return leagueFileText(league, league.files)
  }
  return writeJson(document)
}

/**
 * Writes a file for each document into `folder`, named by its id, and returns their names in the same order. All or nothing where a file of
 * that name is there; `force` writes over it.
 */
export async function writeDocuments(
  folder: string,
  documents: readonly AnyDocument[],
  force: boolean
): Promise<Result<readonly string[]>> {
  const into = resolve(base(), folder)
  const used = new Set<string>()
  const files = documents.map((one) => {
    const name = idOf(nameOf(one), one.kind)
    let file = `${name}${ENDINGS[one.kind]}`
    for (let n = 2; used.has(file); n++) file = `${name}-${n}${ENDINGS[one.kind]}`
    used.add(file)
    return { file, text: textOf(withNamedPicture(one)) }
  })
  if (!force)
    for (const { file } of files)
      if (await access(resolve(into, file)).then(() => true, () => false)) return fail(problem('file-exists', '', 'file-exists', { file })) // prettier-ignore
  for (const { file, text } of files) {
    const written = await writeInto(folder, file, text)
    if (!written.ok) return written
  }
  return ok(files.map(({ file }) => file))
}

/** Writes one file into a folder, which is made where it is not there. */
export async function writeInto(folder: string, file: string, content: string | Uint8Array): Promise<Result<null>> {
  const into = resolve(base(), folder)
  try {
    await mkdir(into, { recursive: true })
    await writeFile(resolve(into, file), content)
    return ok(null)
  } catch (error) {
    return fail(problem('not-written', '', 'not-written', { file, why: (error as NodeJS.ErrnoException).code ?? '' }))
  }
}
