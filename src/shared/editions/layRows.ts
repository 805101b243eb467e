/** Rows of an edition laid over those of its parent: those of the same rule, those cited instead of others, and their standing. */
import type { Brought } from '../rules/vocabulary/ruleset.ts'
import type { EditionFile } from './editionSchema.ts'

/** The rows that state the same rule as another one, both ways. */
export function sameRows(before: Brought['same'], { rows = {} }: EditionFile): Brought['same'] {
  const all = new Map([...before].map(([row, others]) => [row, others.filter((other) => rows[other] !== null)] as const))
  for (const [id, row] of Object.entries(rows)) if (row === null) all.delete(id)
  const add = (row: string, other: string): void => {
    all.set(row, [...new Set([...(all.get(row) ?? []), other])])
  }
  for (const [id, row] of Object.entries(rows))
    for (const other of row?.same ?? []) {
      add(id, other)
      add(other, id)
    }
  return all
}

/** Rows that take the place of others, those of the parent among them: a row that replaces one of these replaces all that it stood for. */
export function insteadOf(before: ReadonlyMap<string, string>, { rows = {}, steps = {} }: EditionFile): ReadonlyMap<string, string> {
  const own = new Map(Object.entries(rows).flatMap(([id, row]) => (row?.instead ?? []).map((other) => [other, id] as const)))
  const left = [...before].map(([row, by]) => [row, own.get(by) ?? by] as const)
  const all = new Map(left.filter(([, by]) => rows[by] !== null))
  for (const [row, by] of [...own, ...Object.entries(steps)]) all.set(row, by)
  return all
}

/** The standing of a row that does not state one: by the kind of its source. */
export function standingOf({ sources = [] }: EditionFile, source: string | undefined) {
  const kind = sources.find(({ id }) => id === source)?.kind
  switch (kind) {
    case 'book':
    case 'card':
    case 'article':
      return 'official-text'
    case 'answer':
      return 'official-answer'
    case 'copy':
      return 'transcribed'
    case 'house':
      return 'house'
    default:
      return 'reading'
  }
}
