/** The text and the parts of files that were chosen together, for the gate of the app and for the command line. */
import { problem } from '../base/problem.ts'
import type { Problem, Result } from '../base/result.ts'
import { isRecord } from '../base/validate.ts'
import { readEncoded, type GuessedEncoding } from '../json/textEncoding.ts'
import { Beside, type BesideFile } from './foreign/beside.ts'
import { knownByName, knownBytes } from './foreign/knownPrograms.ts'
import { parseForeignText } from './foreignText.ts'
import { IMPORTERS, isPart } from './importers.ts'
import { looksLikePicture } from './pack/pictureHeader.ts'
import { looksLikeZip } from './zip/zipDirectory.ts'
import '../base/sayFileSentences.ts'

export interface UntrustedFile {
  readonly name: string
  /** With its folders, as far as they are known; left out: only its name is known. */
  readonly path?: string
  readonly bytes: Uint8Array
}

type Json = Readonly<Record<string, unknown>>

export interface ChosenFile {
  readonly file: UntrustedFile
  /** The content of a text, or its problems; `null` for a picture, a pack and an empty file. */
  readonly json: Result<unknown> | null
  readonly guessed?: GuessedEncoding | null
  /** Whether it belongs to another file. */
  readonly isPart: boolean
}

export interface ChosenFiles {
  readonly files: readonly ChosenFile[]
  /** The files that each one can refer to. */
  readonly beside: Beside
  /** Whether one is not read by itself: it is a part, and there are others. */
  isLeft(one: ChosenFile): boolean
  /** Parts that no other file has used, each with what is said of it: for the time after all others were read. */
  unused(): readonly { readonly file: UntrustedFile; readonly problem: Problem }[]
}

const isBinary = (bytes: Uint8Array): boolean => bytes.length === 0 || looksLikeZip(bytes) || (looksLikePicture(bytes) && !isDrawing(bytes))

/** A drawing in SVG begins as other XML does: only one that the reader of XML does not know is refused as a picture. */
export const isDrawing = (bytes: Uint8Array): boolean => bytes[0] === 0x3c || bytes[0] === 0xef

function readChosen(file: UntrustedFile, columns?: ReadonlyMap<string, string>): ChosenFile {
  const { bytes, name } = file
  if (isBinary(bytes)) return { file, json: null, isPart: false }
  const known = knownBytes(bytes)
  const read = known ? { ok: false as const, problems: [known] } : readEncoded(bytes)
  if (!read.ok) return { file, json: named(read, name), isPart: false }
  const { text, guessed } = read.value
  const json = parseForeignText(text, columns)
  if (!json.ok && looksLikePicture(bytes)) return { file, json: null, isPart: false }
  return { file, json: named(json, name), guessed, isPart: json.ok && isForeignPart(json.value) }
}

/** The known program of such a file name replaces the problems of the text. */
function named<T>(read: Result<T>, name: string): Result<T> {
  const known = read.ok ? null : knownByName(name)
  return known ? { ok: false, problems: [known] } : read
}

const isForeignPart = (json: unknown): boolean => isRecord(json) && typeof json.format !== 'string' && isPart(json)

/** @param columns what columns of tables hold, by their heads */
export function chosenFiles(files: readonly UntrustedFile[], columns?: ReadonlyMap<string, string>): ChosenFiles {
  const all = files.map((file) => readChosen(file, columns))
  const jsons = all.flatMap(({ file, json }): readonly BesideFile[] =>
    json?.ok && isRecord(json.value) ? [{ path: file.path ?? file.name, json: json.value }] : []
  )
  const beside = new Beside(files.length > 1 ? jsons : [])
  const isAlone = all.every((one) => one.isPart)
  const isLeft = (one: ChosenFile): boolean => one.isPart && !isAlone
  return {
    files: all,
    beside,
    isLeft,
    unused: () =>
      all.flatMap((one) => {
        const json = one.json?.ok && isRecord(one.json.value) ? one.json.value : null
        return isLeft(one) && json && !beside.isUsed(json) ? [{ file: one.file, problem: unusedProblem(json, one.file.name) }] : []
      })
  }
}

/** Why nothing has used a part. */
function unusedProblem(json: Json, name: string): Problem {
  const importer = IMPORTERS.find(({ recognises }) => recognises(json))
  if (importer?.name === 'tiled-tileset') return problem('unused', '', 'tileset-unused', {})
  if (importer?.name === 'ldtk-level') return problem('unused', '', 'level-unused', {})
  const alone = importer?.read(json, name, {})
  return (alone?.ok === false ? alone.problems[0] : undefined) ?? problem('unused', '', 'not-recognised', {})
}
