/** What was put back is told once on the page that opens after it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveNote, takeNote } from '../../../../../src/renderer/model/data/restoreNote.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a note that was left is taken once', () => {
  expect(takeNote()).toBeNull()
  for (const kind of ['restore', 'import', 'undo'] as const) {
    const note = { kind, takenAt: 'then', before: 'b.json', setAside: 2 }
    leaveNote(note)
    expect([takeNote(), takeNote()]).toEqual([note, null])
  }
})

it('what another version has left is read as far as it goes, or not at all', () => {
  const taken = (value: unknown) => {
    kept.set('linejudge.restored', typeof value === 'string' ? value : JSON.stringify(value))
    return takeNote()
  }
  expect(taken({ kind: 'later', takenAt: 'then', before: 'b' })).toEqual({ kind: 'restore', takenAt: 'then', before: 'b', setAside: 0 })
  expect([taken({ takenAt: 'then' }), taken({ before: 'b' }), taken([1]), taken('{')]).toEqual([null, null, null, null])
})

it('a page that may keep nothing says nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  leaveNote({ kind: 'undo', takenAt: 'a', before: 'b', setAside: 0 })
  expect(takeNote()).toBeNull()
})
