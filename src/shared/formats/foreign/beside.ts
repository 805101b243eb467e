/** The other files that were chosen with one, found by what it calls them. */
import { problem } from '../../base/problem.ts'
import { fail, ok, type Result } from '../../base/result.ts'
import { sameDocument } from '../documents/differences.ts'
import '../../base/sayFileSentences.ts'

type Json = Readonly<Record<string, unknown>>

export interface BesideFile {
  /** With its folders, as far as they are known. */
  readonly path: string
  readonly json: Json
}

/** The name of a file without the folders before it. */
export const fileOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? ''

/** The steps of a path, with "." and ".." resolved. */
function stepsOf(path: string): readonly string[] {
  const steps: string[] = []
  for (const step of path.split(/[\\/]/))
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  return steps
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join('/') === b.join('/')
const endsWith = (path: readonly string[], end: readonly string[]): boolean => isSame(path.slice(-end.length), end)

export class Beside {
  readonly #used = new Set<Json>()

  constructor(readonly files: readonly BesideFile[]) {}

  /** All of them; each counts as used. */
  all(is: (json: Json) => boolean): readonly Json[] {
    const found = this.files.map(({ json }) => json).filter(is)
    for (const json of found) this.#used.add(json)
    return found
  }

  isUsed(json: Json): boolean {
    return this.#used.has(json)
  }

  /**
   * The file that another one calls `source`; `null` if it was not chosen.
   * @param from the path of the file that names it
   * @param others all that it names in the same way: folders distinguish two of one name
   */
  find(source: string, from: string, others: readonly string[]): Result<Json | null> {
    const name = fileOf(source)
    const all = this.files.filter(({ path }) => fileOf(path) === name)
    const wanted = stepsOf(source).filter((step) => step !== '..')
    const exact = all.filter(({ path }) => isSame(stepsOf(path), stepsOf(`${from}/../${source}`)))
    const rivals = new Set(others.filter((other) => fileOf(other) === name).map((other) => stepsOf(other).join('/')))
    const [first] = all
    if (!first) return ok(null)
    const found =
      exact.length === 1
        ? exact
        : rivals.size < 2 && all.every(({ json }) => sameDocument(json, first.json))
          ? [first]
          : all.filter(({ path }) => endsWith(stepsOf(path), wanted))
    const [one] = found
    if (one && found.every(({ json }) => sameDocument(json, one.json))) {
      this.#used.add(one.json)
      return ok(one.json)
    }
    // One of them may be meant: none of them is reported as unused.
    for (const { json } of all) this.#used.add(json)
    const inFolders = all.every(({ path }) => stepsOf(path).length > 1)
    return inFolders && found.length === 0 ? ok(null) : fail(problem('same-name-files', '', 'same-name-files', { file: name }))
  }
}

export const NOTHING_BESIDE = new Beside([])
