/** The count of plain English: what it reads, what it marks, and when it fails. */
import { expect, it } from 'vitest'
import { habitsIn, proseOf, rose } from '../scripts/lint/english.mjs'

it('reads comments and the lines of documents, and no code', () => {
  const code =
    "/** Returns the length of a line. */\nconst url = 'http://where'\nlet a = 1 // Counts the squares of a map.\n * The second line of a comment.\n// short"
  expect(proseOf('a.ts', code)).toEqual([
    { line: 1, text: 'Returns the length of a line. */' },
    { line: 3, text: 'Counts the squares of a map.' },
    { line: 4, text: 'The second line of a comment.' }
  ])
  expect(proseOf('a.md', '# A title of a page\n```\nwhere there is code\n```\nA line of a document.').map(({ line }) => line)).toEqual([
    1, 5
  ])
})

it.each([
  ['What is kept of a map', 1],
  ['Null where it is told that nobody stands beside it', 5],
  ['The line is taken back and made anew', 1],
  ['Returns the squares that a figure can reach, or null if the map has none.', 0],
  ['Where is the figure?', 0]
])('marks the habits of “%s”', (text, count) => {
  expect(habitsIn(text)).toHaveLength(count)
})

it('fails for a share above the recorded one, and for a new folder above five of a hundred', () => {
  const share = (marked: number, prose: number) => ({ marked, prose, places: [] })
  expect([rose(share(2, 10), [2, 10]), rose(share(3, 10), [2, 10]), rose(share(20, 101), [2, 10])]).toEqual([false, true, false])
  expect([rose(share(1, 20), undefined), rose(share(1, 19), undefined)]).toEqual([false, true])
})
