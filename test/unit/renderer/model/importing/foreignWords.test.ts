/** Notes on files of other programs in words. */
import { describe, expect, it } from 'vitest'
import { noteWords, skippedWords } from '../../../../../src/renderer/model/importing/foreignWords.ts'
import { problem } from '../../../../../src/shared/base/problem.ts'
import { Notes } from '../../../../../src/shared/formats/foreign/notes.ts'
import type { Incoming } from '../../../../../src/shared/formats/incoming.ts'
import '../../../../../src/shared/base/sayFileSentences.ts'

const wordsOf = (notes: Notes) => noteWords({ kind: 'map', file: 'a', notes: notes.all } as unknown as Incoming)

describe('notes in words', () => {
  it('have one of a thing and many of it', () => {
    const [one, many] = [new Notes(), new Notes()]
    one.add('outside-map')
    many.add('outside-map', {}, 2)
    expect([one, many].map((notes) => [wordsOf(notes)[0], notes.all[0]!.message])).toEqual([
      ['Left out: 1 piece outside of the map.', '1 piece is outside of the map and left out.'],
      ['Left out: 2 pieces outside of the map.', '2 pieces are outside of the map and left out.']
    ])
  })

  it('say what is wrong with a part that was left out', () => {
    const problems = [problem('too-large', '/width', 'map-size', { found: '300 x 3', most: 200 })]
    const notes = new Notes()
    notes.skip('part-skipped', 'World', problems)
    expect(notes.all[0]).toMatchObject({ severity: 'error', path: '/width', because: problems[0] })
    const words = `Left out: “World”. ${problems[0]!.message}`
    expect([wordsOf(notes)[0], skippedWords({ name: 'World', problems })]).toEqual([words, words])
  })
})
