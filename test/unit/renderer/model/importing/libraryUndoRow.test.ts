/** The last changes of the library in a row of the storage: the newest that find room, and of what is read only whole steps. */
import { describe, expect, it } from 'vitest'
import type { Done } from '../../../../../src/renderer/model/importing/importStore.svelte.ts'
import { LIBRARY_UNDO, libraryUndoChange, undoIn, undoneIn } from '../../../../../src/renderer/model/importing/libraryUndoRow.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import { sampleMap } from '../../storage/rows/samples.ts'

const put = (id: string, letters = 0): Change => ({
  do: 'put',
  table: 'maps',
  origin: 'user',
  value: { ...sampleMap(id), description: 'x'.repeat(letters) }
})
const gone = (id: string): Change => ({ do: 'delete', table: 'maps', id })
const step = (label: string, letters = 0): Done => ({ label, changes: [put(label, letters)], back: [gone(label)] })
const picture = { do: 'put', table: 'pictures', value: { id: 'p' } } as unknown as Change
const kept = (steps: readonly Done[], undone?: readonly Done[]): unknown => {
  const change = libraryUndoChange(steps, undone)
  return change.do === 'put' ? (change.value as { readonly state: unknown }).state : change
}
/** The letters that the changes of a step of this label have without its description. */
const BARE = JSON.stringify(sampleMap('a')).length

describe('what is kept of the last changes', () => {
  it('is deleted where there is nothing', () => {
    expect(libraryUndoChange([])).toEqual({ do: 'delete', table: 'sessions', id: LIBRARY_UNDO })
    expect(libraryUndoChange([], [])).toEqual({ do: 'delete', table: 'sessions', id: LIBRARY_UNDO })
  })

  it('is every step with its documents alone, and what was taken back only where there is some', () => {
    const withPicture = { ...step('a'), changes: [put('a'), picture] }
    expect(libraryUndoChange([withPicture, step('b')])).toEqual({
      do: 'put',
      table: 'sessions',
      value: { id: LIBRARY_UNDO, state: { steps: [step('a'), step('b')] } }
    })
    expect(kept([], [step('c')])).toEqual({ steps: [], undone: [step('c')] })
  })

  it('is of what was taken back only what came after a step with a picture', () => {
    const withPicture = { ...step('b'), changes: [put('b'), picture] }
    expect(kept([], [step('a'), withPicture, step('c'), step('d')])).toEqual({ steps: [], undone: [step('c'), step('d')] })
    expect(kept([step('a')], [step('c'), withPicture])).toEqual({ steps: [step('a')] })
  })

  it('is the newest that find room: what fills it to the last letter is in, one letter more is out', () => {
    const room = 2_000_000
    expect(kept([step('a', room - BARE)])).toMatchObject({ steps: [{ label: 'a' }] })
    expect(kept([step('a', room - BARE + 1)])).toEqual({ do: 'delete', table: 'sessions', id: LIBRARY_UNDO })
    expect(kept([step('a'), step('b', room - BARE), step('c')])).toMatchObject({ steps: [{ label: 'c' }] })
    // Those that were taken back share the room, after the others; a step that is out leaves those before it out too.
    expect(kept([step('a', room - 2 * BARE)], [step('b'), step('c')])).toMatchObject({
      steps: [{ label: 'a' }],
      undone: [{ label: 'c' }]
    })
    const both = { label: 'a', changes: [put('a', room - 2 * BARE)], back: [put('a')] }
    expect(kept([both])).toMatchObject({ steps: [{ label: 'a' }] })
    expect(kept([{ ...both, back: [put('a', 1)] }])).toEqual({ do: 'delete', table: 'sessions', id: LIBRARY_UNDO })
  })
})

describe('what is read of it', () => {
  const rows = (state: unknown) =>
    [
      { id: 'other', state: { steps: [step('z')] } },
      { id: LIBRARY_UNDO, state }
    ] as Parameters<typeof undoIn>[0]

  it('is what was kept', () => {
    const both = rows({ steps: [step('a'), step('b')], undone: [step('c')] })
    expect([undoIn(both), undoneIn(both)]).toEqual([[step('a'), step('b')], [step('c')]])
    expect([undoIn([]), undoneIn(rows({ steps: [step('a')] })), undoIn(rows({ steps: 'x' }))]).toEqual([[], [], []])
  })

  it.each<[string, unknown]>([
    ['no step at all', 'step'],
    ['none', null],
    ['a step without a label', { changes: [], back: [] }],
    ['a step without changes', { label: 'x', back: [] }],
    ['a step without a way back', { label: 'x', changes: [] }],
    ['a change that is none', { label: 'x', changes: ['put'], back: [] }],
    ['a change of a table that is none', { label: 'x', changes: [{ ...put('a'), table: 3 }], back: [] }],
    ['a change of no document', { label: 'x', changes: [{ do: 'delete', table: 'sessions', id: 'a' }], back: [] }],
    ['something deleted without an id', { label: 'x', changes: [], back: [{ do: 'delete', table: 'maps' }] }],
    ['something put without a document', { label: 'x', changes: [{ do: 'put', table: 'maps' }], back: [] }],
    ['something that is neither put nor deleted', { label: 'x', changes: [{ ...put('a'), do: 'burn' }], back: [] }]
  ])('stops at %s, and leaves out what lies before it', (_name, broken) => {
    expect(undoIn(rows({ steps: [step('a'), broken, step('b')] }))).toEqual([step('b')])
    expect(undoIn(rows({ steps: [step('a'), broken] }))).toEqual([])
  })
})
