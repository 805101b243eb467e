/** `judge import FILE …`: maps, figures, tournaments and backups as documents of ours, with a note for whatever is not in them. */
import { basename, resolve } from 'node:path'
import { problem } from '../../shared/base/problem.ts'
import { fail, ok, type Problem, type Result } from '../../shared/base/result.ts'
import type { FigureSetFile } from '../../shared/formats/documents/documents.ts'
import { readAny, type AnyDocument, type AnyOptions, type ReadFile, type Unreadable } from '../../shared/formats/anyFile.ts'
import type { Note } from '../../shared/formats/foreign/notes.ts'
import type { UntrustedFile } from '../../shared/formats/incoming.ts'
import { internalProblem } from '../input/answerInput.ts'
import { BACKUP, isBackupFile, readBackup, type BackupHead } from '../input/readBackup.ts'
import type { Output } from '../printing/output.ts'
import { plain } from '../printing/plainText.ts'
import { base, inputOf } from '../input/readInput.ts'
import { refuse } from '../printing/refuse.ts'
import { picked, pictureName, withNamedPicture, writeDocuments, writeInto } from './documentFiles.ts'
import { optionsIn, PICTURE_USAGE } from './importOptions.ts'
import { suggestionOf } from './suggestion.ts'
import '../../shared/base/sayFileSentences.ts'

const FORMAT = 'linejudge-import/1'

/** A file that was read; of a backup with what it says about itself. */
type Imported = ReadFile & { readonly backup?: BackupHead }
export type Importing = { readonly ok: true; readonly files: readonly Imported[] } | { readonly ok: false; readonly broken: Unreadable }

/**
 * Runs the verb. Exit status: 0 if something was imported, else 2. A file among several, a part of a file, a figure or an entry that cannot be
 * read is left out and reported; with `--check` it is a problem and 2.
 */
export async function runImport(args: readonly string[], output: Output): Promise<number> {
  const json = args.includes('--json')
  const bad = (problems: readonly Problem[], file = '', recognised: string | null = null): number =>
    refuse(output, args, FORMAT, problems, file, (told) => ({
      files: file === '' ? [] : [{ file, recognised, generation: null, skipped: 0 }],
      documents: [],
      notes: [],
      problems: told.map((one) => ({ ...one, ...(file !== '' && { file }) }))
    }))
  const given = optionsIn(args)
  if (!given.ok) return bad(given.problems)
  const { files: names, options, check, picks, out, force, pictures, inks } = given.value
  const reading = await readFiles(names, { ...options, partly: true })
  if (!reading.ok) return bad(reading.broken.problems, reading.broken.file, reading.broken.recognised)
  const { files } = reading
  const notes = files.flatMap((one) => one.notes.map((note) => ({ ...note, file: one.file })))
  const answer = { format: FORMAT, ok: true, files: files.map(toldFile), documents: [], notes, problems: [] }
  const say = (told: object, lines: readonly string[]): void => {
    output.out(json ? `${JSON.stringify(told)}\n` : `${lines.map(plain).join('\n')}\n`)
  }
  if (check) {
    const problems = notes.filter(({ severity }) => severity === 'error').map(problemOf)
    say({ ...answer, ok: problems.length === 0, problems }, linesOf(files))
    if (!json)
      for (const { file, path, message } of problems) output.err(`${plain(`${[file, path].filter(Boolean).join(' at ')}: ${message}`)}\n`)
    return problems.length === 0 ? 0 : 2
  }
  const wanted = picked(files.flatMap(({ documents }) => documents), picks) // prettier-ignore
  if (!wanted.ok) return bad(wanted.problems)
  const suggestion = inks === null ? null : suggestionOf(files[0]?.documents[0], inks)
  if (suggestion?.ok === false) return bad(suggestion.problems, files[0]?.file)
  const written = out === null ? null : await writeDocuments(out, wanted.value, force)
  if (written?.ok === false) return bad(written.problems)
  if (pictures !== null)
    for (const one of wanted.value) {
      const done = one.kind === 'map' && one.picture ? await writeInto(pictures, pictureName(one.picture), one.picture.bytes) : null
      if (done?.ok === false) return bad(done.problems)
    }
  const told = {
    ...answer,
    documents: wanted.value.map(withNamedPicture),
    ...(written && { written: written.value }),
    ...(suggestion && { suggestion: suggestion.value })
  }
  say(told, [...linesOf(files, new Set(wanted.value)), ...(written?.value ?? []).map((file) => `${out}/${file}`)])
  return 0
}

const toldFile = ({ file, recognised, generation, skipped = 0, backup }: Imported): object => ({
  file,
  recognised,
  generation: generation ?? null,
  skipped,
  ...(backup && { backup })
})

/** A note about an unreadable part, as a problem with its place. */
const problemOf = ({ code, message, path = '', line, file }: Note & { readonly file: string }) => ({
  code,
  message,
  path,
  ...(line !== undefined && { line }),
  file
})

/** @param wanted the documents that came out; left out: all that were read, without their lines where they are many */
function linesOf(files: readonly Imported[], wanted?: ReadonlySet<AnyDocument>): string[] {
  return files.flatMap(({ file, documents, notes, backup }) => [
    ...(backup ? headLines(file, backup) : []),
    ...documents.filter((one) => wanted?.has(one) ?? backup === undefined).map((one) => lineOf(file, one)),
    // Without this line the notes would be read as those of the file above.
    ...(documents.length === 0 && backup === undefined && notes.length > 0 ? [`${file}: nothing comes in`] : []),
    ...notes.map(({ message }) => `  ${message}`)
  ])
}

const headLines = (file: string, { app, takenAt, why, counts, leftOut }: BackupHead): string[] => [
  `${file}: backup of ${takenAt} (${why}), written by Linejudge ${app}`,
  `  ${Object.entries(counts).map(([table, count]) => `${table} ${count}`).join(', ')}`, // prettier-ignore
  ...leftOut.map(({ table, id, why: reason }) => `  Not in it: the entry ${id} of ${table}. ${reason}`)
]

function lineOf(file: string, one: AnyDocument): string {
  switch (one.kind) {
    case 'map':
      return `${file}: map "${one.document.name}", ${one.document.map.size.join(' x ')} squares`
    case 'elements':
      return `${file}: game elements "${one.document.name}", ${one.document.elements.length} cards`
    case 'figures':
      return `${file}: figure set "${one.document.name}", ${one.document.figures.length} figures`
    case 'team':
      return `${file}: team "${one.document.name}", ${one.document.total} points`
    case 'event': {
      const { id, name, log } = one.document
      const count = Array.isArray(log) ? log.length : 0
      return `${file}: event "${String(name ?? id)}", ${count} ${count === 1 ? 'entry' : 'entries'}`
    }
    case 'league':
      return `${file}: league "${one.document.name}", ${one.document.events.length} events`
    default:
      return `${file}: ${one.kind}`
  }
}

/** The figure sets in files, by the names of the files on the command line. */
export async function readFigureSets(names: readonly string[]): Promise<Result<readonly FigureSetFile[]>> {
  const reading = await readFiles(names)
  if (!reading.ok) return fail(...reading.broken.problems)
  const sets = reading.files.flatMap(({ documents }) => documents.flatMap((one) => (one.kind === 'figures' ? [one.document] : [])))
  return sets.length === 0 ? fail(problem('no-figures', '', 'no-figures', {})) : ok(sets)
}

/** Files by their names on the command line, `-` for standard input; a fault of the program itself is a problem, too. */
export async function readFiles(names: readonly string[], options: AnyOptions = {}): Promise<Importing> {
  const files: UntrustedFile[] = []
  // Folders distinguish files of one name.
  const shown = (name: string): string => (names.filter((one) => basename(one) === basename(name)).length > 1 ? name : basename(name))
  for (const name of names) {
    const bytes = await inputOf(name).readBytes()
    if (!bytes.ok) return { ok: false, broken: { file: basename(name), recognised: null, problems: bytes.problems } }
    files.push({ ...(name === '-' ? { name: 'standard input' } : { name: shown(name), path: resolve(base(), name) }), bytes: bytes.value })
  }
  try {
    const ours = new Set(files.filter(isBackupFile))
    const backups: Imported[] = []
    for (const file of ours) {
      const backup = await readBackup(file)
      if (!backup.ok) return { ok: false, broken: { file: file.name, recognised: BACKUP, problems: backup.problems } }
      backups.push(backup.value)
    }
    const others = readAny(files.filter((file) => !ours.has(file)), { usage: PICTURE_USAGE, ...options }) // prettier-ignore
    return others.ok ? { ok: true, files: [...others.files, ...backups] } : others
  } catch (error) {
    return { ok: false, broken: { file: files[0]?.name ?? '', recognised: null, problems: [internalProblem(error)] } }
  }
}
