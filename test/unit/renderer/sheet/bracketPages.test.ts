/** The bracket of a cut on one page: every box, line and name, on both papers, from 4 places to 32. */
import { describe, expect, it } from 'vitest'
import { EVENT_PAPERS } from '../../../../src/renderer/actions/event/record/papers.ts'
import { bracketOnPaper } from '../../../../src/renderer/model/event/record/bracketOnPaper.ts'
import { bracketView } from '../../../../src/renderer/model/event/standings/cutPlan.ts'
import { PAPERS, type Paper } from '../../../../src/renderer/sheet/layout.ts'
import { bracketPages } from '../../../../src/renderer/sheet/bracketPages.ts'
import { textsIn, type Box, type Drawing, type Shape } from '../../../../src/renderer/sheet/shapes.ts'
import { EventLog } from '../../../../src/shared/tournament/log/eventLog.ts'
import { mustTake } from '../../../support/randomEvents.ts'

const measure = (text: string, size: number, bold: boolean): number => text.length * size * (bold ? 0.56 : 0.52)
const nameOf = (index: number): string =>
  ['Ana Maria de la Cruz', 'Bo Chen', 'Konstantinos Papadopoulos', 'Di'][index % 4]! + ` ${index + 1}`

/** A cut of so many, played up to the round of this number. */
function cutOf(size: number, played: number, third = true) {
  const log = new EventLog({})
  const ids = Array.from({ length: size }, (_, index) => `p${index + 1}`)
  for (const [index, player] of ids.entries()) mustTake(log, { do: 'register', player, name: nameOf(index) })
  const pairs = Array.from({ length: size / 2 }, (_, index) => [ids[index]!, ids[size - 1 - index]!])
  mustTake(log, { do: 'round', round: 1, pairs })
  pairs.forEach(([a, b], index) => {
    mustTake(log, { do: 'result', round: 1, table: index + 1, winner: a, score: { [a!]: 1000 - index, [b!]: 300 - index } })
  })
  mustTake(log, { do: 'cut', size, ...(third && { third }) })
  for (let round = 0; round < played; round++)
    for (const { match, a, b } of bracketView(log.state)[round]!.matches)
      mustTake(log, { do: 'result', match, winner: b, score: { [a!]: 120, [b!]: 300 } })
  return log.state
}

const rectsIn = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap((shape) => (shape.do === 'rect' && shape.stroke ? [shape] : 'shapes' in shape ? rectsIn(shape.shapes) : []))
const linesIn = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.do === 'line' && shape.points.length === 4 ? [shape.points] : []))

const drawn = (size: number, paper: Paper, across: boolean, played = Math.log2(size)): Drawing => {
  const pages = bracketPages({ ...bracketOnPaper(cutOf(size, played)), title: 'Night: Bracket' }, paper, across, measure)
  expect(pages).toHaveLength(1)
  return pages[0]!
}

describe.each([4, 8, 16, 32])('a cut of %d', (size) => {
  it.each([
    ['a4', true],
    ['a4', false],
    ['letter', true],
    ['letter', false]
  ] as const)('fits on %s, across: %s', (paper, across) => {
    const page = drawn(size, paper, across)
    const [short, long] = PAPERS[paper]
    expect([page.width, page.height]).toEqual(across ? [long, short] : [short, long])
    const boxes = rectsIn(page.shapes)
    // Every match, and the one for the third place.
    expect(boxes).toHaveLength(size)
    for (const [index, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(36)
      expect(one.x + one.w).toBeLessThanOrEqual(page.width - 36)
      expect(one.y).toBeGreaterThanOrEqual(60)
      expect(one.y + one.h).toBeLessThanOrEqual(page.height - 40)
      for (const other of boxes.slice(index + 1))
        expect(one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y).toBe(true)
    }
    for (const { x, y, size: letters, text, bold, align } of textsIn(page.shapes)) {
      const wide = measure(text, letters, bold ?? false)
      expect(align === 'right' ? x - wide : x, text).toBeGreaterThanOrEqual(36)
      expect(align === 'right' ? x : x + wide, text).toBeLessThanOrEqual(page.width - 36)
      expect(y - letters).toBeGreaterThanOrEqual(20)
      expect(y).toBeLessThanOrEqual(page.height - 20)
    }
    const places = textsIn(page.shapes).map(({ x, y, size: letters, text, bold, align }) => {
      const wide = measure(text, letters, bold ?? false)
      const left = align === 'right' ? x - wide : x
      return { text, left, right: left + wide, top: y - letters * 0.75, bottom: y + letters * 0.1 }
    })
    const over = places.flatMap((one, index) =>
      places
        .slice(index + 1)
        .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
        .map((two) => [one.text, two.text])
    )
    expect(over).toEqual([])
    const sizes = textsIn(page.shapes)
      .filter(({ text }) => /^\d+\. \w+/.test(text))
      .map((text) => text.size)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(size === 32 ? 5 : 6)
  })

  it('has lines from both matches before into each match', () => {
    const page = drawn(size, 'a4', true)
    const ends = linesIn(page.shapes).map((points) => points.at(-1)!.join())
    // All but the first round and the match for the third place.
    const later = rectsIn(page.shapes).slice(size / 2, -1)
    expect(ends.length).toBe(2 * later.length)
    for (const { x, y, h } of later) expect(ends.filter((end) => end === [x, y + h / 2].join())).toHaveLength(2)
  })

  it('names everybody with seed and points, the winner, and leaves open places empty', () => {
    const said = (page: Drawing) => textsIn(page.shapes).map(({ text }) => text).join(' ') // prettier-ignore
    const all = said(drawn(size, 'letter', true))
    for (let index = 0; index < size; index++) expect(all).toContain(`${nameOf(index)}`)
    expect(all).toMatch(/Winner: /)
    expect(all).toContain('Third place')
    expect(all).toContain('Final')
    const open = said(drawn(size, 'letter', true, 0))
    expect(open).not.toMatch(/Winner|not known|undefined/)
    for (let index = 0; index < size; index++) expect(open.split(nameOf(index)).length - 1).toBeGreaterThanOrEqual(1)
  })
})

it('is the paper "bracket", on its side, and upright in the report', () => {
  const state = cutOf(8, 3)
  const made = (id: string) =>
    EVENT_PAPERS.find((one) => one.id === id)!.pages({ state, event: 'Night', round: 1, paper: 'a4', measure, rulings: () => [] })
  const [page] = made('bracket')
  expect([page!.width > page!.height, rectsIn(page!.shapes).length]).toEqual([true, 8])
  const inReport = made('report').find(({ shapes }) => rectsIn(shapes).length === 8)!
  expect(inReport.height).toBeGreaterThan(inReport.width)
  // Changes since it was given out are a list.
  const since = EVENT_PAPERS.find((one) => one.id === 'bracket')!.pages({
    state,
    event: 'Night',
    round: 0,
    paper: 'a4',
    measure,
    rulings: () => [],
    since: { state: cutOf(8, 2), time: '10:30' }
  })
  expect(rectsIn(since[0]!.shapes)).toEqual([])
})

it('without a match for the third place has none', () => {
  const page = bracketPages({ ...bracketOnPaper(cutOf(4, 2, false)), title: 'Night' }, 'a4', true, measure)[0]!
  expect(rectsIn(page.shapes)).toHaveLength(3)
})
