/** All that an edition in a file says, address by address: the unit in which files are compared and laid together. */
import { isRecord } from '../base/validate.ts'
import type { EditionFile } from '../editions/editionSchema.ts'

/** A step for each level: `['effects', 'perplex', 'clauses', 'targeting/reach']`. The same steps below the file lead to what is said there. */
export type Address = readonly string[]
export interface Said {
  readonly at: Address
  /** `null` removes what is there. */
  readonly is: unknown
}

/** A parameter with its row, however it is written. */
const paramOf = (value: unknown): unknown => (isRecord(value) && 'is' in value ? value : { is: value })

function* effectsOf(effects: NonNullable<EditionFile['effects']>): Generator<Said> {
  for (const [id, change] of Object.entries(effects)) {
    if (change === null || Object.keys(change).length === 0) yield { at: ['effects', id], is: change }
    for (const [field, is] of Object.entries(change ?? {})) {
      if (field !== 'clauses' || !isRecord(is)) yield { at: ['effects', id, field], is }
      else for (const [address, clause] of Object.entries(is)) yield { at: ['effects', id, 'clauses', address], is: clause }
    }
  }
}

function* rowsOf(rows: NonNullable<EditionFile['rows']>): Generator<Said> {
  for (const [id, row] of Object.entries(rows)) {
    if (row === null || Object.keys(row).length === 0) yield { at: ['rows', id], is: row }
    for (const [field, is] of Object.entries(row ?? {})) yield { at: ['rows', id, field], is }
  }
}

/** A list that is changed says each of its entries; a whole list is one thing. */
function* listOf(at: Address, list: readonly string[] | undefined): Generator<Said> {
  if (list === undefined) return
  if (list.length === 0 || list.every((one) => !/^[+-]/.test(one))) yield { at, is: list }
  else for (const one of list) yield { at: [...at, one.replace(/^[+-]/, '')], is: !one.startsWith('-') }
}

const RECORDS = ['readings', 'steps', 'judge', 'terms', 'sentences'] as const

export function* saidIn(file: EditionFile): Generator<Said> {
  for (const [address, value] of Object.entries(file.params ?? {})) yield { at: ['params', address], is: paramOf(value) }
  yield* effectsOf(file.effects ?? {})
  yield* rowsOf(file.rows ?? {})
  for (const field of RECORDS) for (const [key, is] of Object.entries(file[field] ?? {})) yield { at: [field, key], is }
  for (const [language, words] of Object.entries(file.words ?? {}))
    for (const [address, is] of Object.entries(words)) yield { at: ['words', language, address], is }
  for (const one of file.formats ?? [])
    yield typeof one === 'string' ? { at: ['formats', one.slice(1)], is: null } : { at: ['formats', one.id], is: one }
  for (const source of file.sources ?? []) yield { at: ['sources', source.id], is: source }
  yield* listOf(['everyone'], file.everyone)
  for (const [size, list] of Object.entries(file.sizeAbilities ?? {})) yield* listOf(['sizeAbilities', size], list)
}

export const addressText = (at: Address): string => at.join('/')
