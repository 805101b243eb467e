/** When a copy of everything is offered, and what is remembered of the last one. */
import { describe, expect, it } from 'vitest'
import {
  changed,
  keepCopyNote,
  MANY_CHANGES,
  NO_COPY,
  occasionToCopy,
  offered,
  published,
  putAside,
  readCopyNote,
  type CopyNote,
  type Occasion
} from '../../../../../src/renderer/model/data/copyNote.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const NOW = 100 * DAY
const note = (change: Partial<CopyNote>): CopyNote => ({ ...NO_COPY, unsaved: true, ...change })

describe('a copy is offered', () => {
  it.each<[string, Partial<CopyNote>, Occasion | null]>([
    ['not where nothing has happened', {}, null],
    ['not where all of it is saved', { unsaved: false, rounds: 3, changes: 999, from: 0 }, null],
    ['after a round', { rounds: 1 }, 'round'],
    ['for a round before anything else', { rounds: 1, changes: MANY_CHANGES, from: 0 }, 'round'],
    ['not after a few changes', { changes: MANY_CHANGES - 1 }, null],
    ['after many changes', { changes: MANY_CHANGES }, 'changes'],
    ['for many changes before the day', { changes: MANY_CHANGES, from: 0 }, 'changes'],
    ['not within a day', { from: NOW - DAY + 1 }, null],
    ['after a day', { from: NOW - DAY }, 'day'],
    ['not within an hour of the last offer', { rounds: 1, offeredAt: NOW - HOUR + 1 }, null],
    ['not in the moment of the last offer', { rounds: 1, offeredAt: NOW }, null],
    ['an hour after the last offer', { rounds: 1, offeredAt: NOW - HOUR }, 'round'],
    ['though the clock was set back before the last offer', { rounds: 1, offeredAt: NOW + 1 }, 'round']
  ])('%s', (_name, change, occasion) => {
    expect(occasionToCopy(note(change), NOW)).toBe(occasion)
  })

  it('by what is counted: changes and rounds since the last one, a day from the first change or from when it was put aside', () => {
    const once = changed(NO_COPY, 5)
    expect(once).toEqual({ from: 5, changes: 1, rounds: 0, unsaved: true, offeredAt: null })
    expect(changed(once, 9)).toEqual({ ...once, changes: 2 })
    expect(published(once)).toEqual({ ...once, rounds: 1 })
    expect(published(NO_COPY)).toEqual({ ...NO_COPY, rounds: 1, unsaved: true })
    expect(offered(once, 7)).toEqual({ ...once, offeredAt: 7 })
    expect(putAside({ ...once, rounds: 2, offeredAt: 7 }, 8)).toEqual({ from: 8, changes: 0, rounds: 0, unsaved: true, offeredAt: 7 })
  })
})

describe('the note', () => {
  const shelf = (text: string | null) => ({ getItem: () => text, setItem: () => undefined })

  it('is read as it was kept', () => {
    let kept: readonly [string, string] = ['', '']
    const one = note({ from: 1, changes: 2, rounds: 3, offeredAt: 4 })
    keepCopyNote({ getItem: () => null, setItem: (key, text) => { kept = [key, text] } }, one) // prettier-ignore
    expect(readCopyNote({ getItem: (key) => (key === kept[0] ? kept[1] : null), setItem: () => undefined })).toEqual(one)
  })

  it.each<[string, string | null, CopyNote]>([
    ['that is not there', null, NO_COPY],
    ['that is no JSON', '{', NO_COPY],
    ['that is a list', '[]', NO_COPY],
    ['that says nothing', '{}', NO_COPY],
    ['with words for numbers', '{"from":"x","changes":"2","rounds":null,"unsaved":"true","offeredAt":{}}', NO_COPY],
    ['of which a part can be read', '{"from":1,"changes":2,"unsaved":true}', note({ from: 1, changes: 2 })]
  ])('%s counts as far as it can be read', (_name, text, read) => {
    expect(readCopyNote(shelf(text))).toEqual(read)
  })

  it('is none where nothing may be kept, and nothing breaks', () => {
    const refuses = {
      getItem: () => {
        throw new Error('no')
      },
      setItem: () => {
        throw new Error('no')
      }
    }
    expect(readCopyNote(refuses)).toEqual(NO_COPY)
    expect(() => {
      keepCopyNote(refuses, NO_COPY)
    }).not.toThrow()
  })
})
