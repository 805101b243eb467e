/** Sets of OCTGN that come as an archive or a folder: each `set.xml` as a file by itself, called by its folder. */
import { problem } from '../base/problem.ts'
import type { BrokenFile } from './fileSizes.ts'
import { inflateEntry, type Inflated } from './zip/inflateEntry.ts'
import { looksLikeZip, readZipDirectory, type ZipEntry } from './zip/zipDirectory.ts'
import { isLitter, printableName } from './zip/zipNames.ts'
import '../base/sayFileSentences.ts'

interface NamedFile {
  readonly name: string
  readonly path?: string
  readonly bytes: Uint8Array
}

/** How a file with a set is called in a package of the program. */
const SET = /(^|\/)set\.xml$/i
const MANIFEST = 'manifest.json'
/** Names in the sentence about what is left in an archive. */
const SHOWN = 6

export interface Opened<F extends NamedFile> {
  readonly files: readonly (F | NamedFile)[]
  /** The parts of the archives that could not be read, or are not a set. */
  readonly left: readonly BrokenFile[]
}

/** The files with those that are in archives of sets; files of one name are called by their folders as well. */
export function openedArchives<F extends NamedFile>(files: readonly F[]): Opened<F> {
  const left: BrokenFile[] = []
  const all = files.flatMap((file): readonly (F | NamedFile)[] => {
    const entries = looksLikeZip(file.bytes) ? setsIn(file.bytes) : null
    return entries === null ? [file] : inflated(file.name, entries, left)
  })
  const counts = new Map<string, number>()
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1)
  return { files: all.map((file) => (counts.get(file.name) === 1 ? file : { ...file, name: withFolder(file) })), left }
}

/** "Wonders/set.xml" */
const withFolder = ({ name, path = name }: Pick<NamedFile, 'name' | 'path'>): string => path.split(/[/\\]/).slice(-2).join('/')

/** The entries of an archive with sets; null: it is a pack, cannot be read, or has none. */
function setsIn(bytes: Uint8Array): readonly ZipEntry[] | null {
  const directory = readZipDirectory(bytes)
  if (!directory.ok) return null
  const entries = directory.value.filter(({ name }) => !isLitter(name))
  return entries.some(({ name }) => SET.test(name)) && !entries.some(({ name }) => name === MANIFEST) ? entries : null
}

function inflated(archive: string, entries: readonly ZipEntry[], left: BrokenFile[]): readonly NamedFile[] {
  const inAll: Inflated = { bytes: 0 }
  const files = entries
    .filter(({ name }) => SET.test(name))
    .flatMap((entry): readonly NamedFile[] => {
      const bytes = inflateEntry(entry, inAll)
      if (bytes.ok) return [{ name: withFolder(entry), path: entry.name, bytes: bytes.value }]
      left.push({ name: `${archive} ${printableName(entry.name)}`, problems: bytes.problems })
      return []
    })
  const others = entries.filter(({ name }) => !SET.test(name)).map(({ name }) => printableName(name))
  if (others.length > 0) {
    const names = [...others.slice(0, SHOWN), ...(others.length > SHOWN ? ['…'] : [])].join(', ')
    left.push({ name: archive, unused: true, problems: [problem('unused', '', 'archive-rest', { count: others.length, names })] })
  }
  return files
}
