/** Whether files are few and small enough to be read at all: asked before their bytes are there. */
import { problem } from '../base/problem.ts'
import type { Problem } from '../base/result.ts'
import { MOST_BYTES, MOST_BYTES_AT_ONCE, MOST_FILES } from '../json/limits.ts'
import '../base/sayFileSentences.ts'

/** A file that cannot be taken, and why. */
export interface BrokenFile {
  readonly name: string
  readonly problems: readonly Problem[]
}

const MIB = 1024 * 1024

/**
 * What is wrong with the sizes of files, before they are read; null: nothing.
 * @param most bytes of one file
 */
export function checkSizes(files: readonly { readonly name: string; readonly size: number }[], most = MOST_BYTES): BrokenFile | null {
  const first = files[0]?.name ?? ''
  const refuse = (name: string, one: Problem): BrokenFile => ({ name, problems: [one] })
  if (files.length > MOST_FILES)
    return refuse(first, problem('too-large', '', 'too-many-at-once', { count: files.length, most: MOST_FILES }))
  const large = files.find(({ size }) => size > most)
  if (large) return refuse(large.name, problem('too-large', '', 'file-too-large', { size: Math.ceil(large.size / MIB), most: most / MIB }))
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > MOST_BYTES_AT_ONCE) {
    const sizes = { size: Math.ceil(total / MIB), most: MOST_BYTES_AT_ONCE / MIB }
    return refuse(first, problem('too-large', '', 'too-large-together', sizes))
  }
  return null
}
