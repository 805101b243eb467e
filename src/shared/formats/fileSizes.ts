/** Whether files are few and small enough to be read at all: asked before their bytes are there. */
import { problem } from '../base/problem.ts'
import type { Problem } from '../base/result.ts'
import { MOST_BYTES, MOST_BYTES_AT_ONCE, MOST_FILES } from '../json/limits.ts'
import '../base/sayFileSentences.ts'

/** A file that cannot be taken, and why. */
export interface BrokenFile {
  readonly name: string
  readonly problems: readonly Problem[]
  /** It is sound, and nothing of the other files needs it. */
  readonly unused?: true
}

const MIB = 1024 * 1024

/** A file by its size. `most`: the bytes that it may have, by what it is; left out: those of any file. */
export interface SizedFile {
  readonly name: string
  readonly size: number
  readonly most?: number
}

/** What is wrong with the sizes of files, before they are read; null: nothing. */
export function checkSizes(files: readonly SizedFile[]): BrokenFile | null {
  const first = files[0]?.name ?? ''
  const refuse = (name: string, one: Problem): BrokenFile => ({ name, problems: [one] })
  if (files.length > MOST_FILES)
    return refuse(first, problem('too-large', '', 'too-many-at-once', { count: files.length, most: MOST_FILES }))
  const large = files.find(({ size, most = MOST_BYTES }) => size > most)
  if (large) {
    const sizes = { size: Math.ceil(large.size / MIB), most: (large.most ?? MOST_BYTES) / MIB }
    return refuse(large.name, problem('too-large', '', 'file-too-large', sizes))
  }
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > MOST_BYTES_AT_ONCE) {
    const sizes = { size: Math.ceil(total / MIB), most: MOST_BYTES_AT_ONCE / MIB }
    return refuse(first, problem('too-large', '', 'too-large-together', sizes))
  }
  return null
}
