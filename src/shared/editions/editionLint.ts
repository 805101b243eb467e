/** Warnings for the author of an edition that can be ruled by. Errors are refused as it is read. */
import { isRecord, pointerStep } from '../base/validate.ts'
import type { EditionFile } from './editionSchema.ts'

export interface EditionWarning {
  readonly code: 'no-row' | 'no-source' | 'no-text' | 'unused-source' | 'unused-row' | 'in-vain'
  /** JSON pointer into the file. */
  readonly path: string
  readonly message: string
}

const pointer = (...steps: readonly string[]): string => steps.map(pointerStep).join('')

/** Every row that a value names as `rule` or `by`. */
function* rowsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* rowsIn(one)
  else if (isRecord(value))
    for (const [field, one] of Object.entries(value)) {
      if ((field === 'rule' || field === 'by') && typeof one === 'string') yield one
      else yield* rowsIn(one)
    }
}

/** @returns the warnings in the order of the file; empty if there is nothing to say */
export function lintEdition({
  params = {},
  effects = {},
  rows = {},
  steps = {},
  sources = [],
  formats = []
}: EditionFile): readonly EditionWarning[] {
  const found: EditionWarning[] = []
  const warn = (code: EditionWarning['code'], path: string, message: string): void => void found.push({ code, path, message })
  for (const [address, value] of Object.entries(params))
    if (!isRecord(value) || value.by === undefined)
      warn('no-row', pointer('params', address), `The parameter ${address} names no row that says so ("by").`)
  for (const [id, change] of Object.entries(effects)) {
    const own = change === null ? [] : [...rowsIn(change)].filter((row) => rows[row] !== undefined)
    if (own.length === 0) warn('no-row', pointer('effects', id), `The change of ${id} names no row of this edition that says so.`)
  }
  formats.forEach((one, index) => {
    if (typeof one === 'string') return
    one.lists.forEach((list, number) => {
      const path = pointer('formats', String(index), 'lists', String(number))
      const said = `A list of the format ${one.name}`
      if ((list.by ?? one.by) === undefined) warn('no-row', path, `${said} names no row that says so ("by").`)
      if (list.what.length === 0) warn('in-vain', path, `${said} names nothing.`)
    })
  })
  const named = new Set([...rowsIn(params), ...rowsIn(effects), ...rowsIn(formats), ...Object.values(steps)])
  for (const [id, { source, text, instead = [] }] of Object.entries(rows)) {
    if (source === undefined) warn('no-source', pointer('rows', id), `The row ${id} names no source.`)
    if (!text) warn('no-text', pointer('rows', id), `The row ${id} has no text.`)
    if (!named.has(id) && instead.length === 0)
      warn('unused-row', pointer('rows', id), `No change names the row ${id}, and it stands in for none.`)
  }
  const used = new Set(Object.values(rows).map(({ source }) => source))
  sources.forEach(({ id }, index) => {
    if (!used.has(id)) warn('unused-source', pointer('sources', String(index)), `No row comes from the source ${id}.`)
  })
  return found
}
