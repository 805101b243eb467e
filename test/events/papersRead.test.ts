/** The papers of an event as PDF files, read by pdf.js: everybody stands on them exactly once, in order, whole, whatever their names are made of. */
import { lastNameFirst } from '../../src/shared/tournament/state/lastName.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontkit from '@cantoo/fontkit'
import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { EVENT_PAPERS } from '../../src/renderer/actions/event/record/papers.ts'
import type { SheetText } from '../../src/renderer/sheet/layout.ts'
import type { TextShape } from '../../src/renderer/sheet/shapes.ts'
import { sheetPages } from '../../src/renderer/sheet/sheetPages.ts'
import { pdfOf, type FontFiles } from '../../src/renderer/sheet/toPdf.ts'
import { EventLog } from '../../src/shared/tournament/log/eventLog.ts'
import { standingsOf } from '../../src/shared/tournament/state/standings.ts'
import type { EventState } from '../../src/shared/tournament/state/state.ts'
import { packed, readPdf, type ReadPage, type ReadPart } from '../support/pdfReader.ts'
import { mustTake, proposedEvent } from '../support/randomEvents.ts'
import { LONG } from '../support/seeded.ts'

const { resolve } = createRequire(import.meta.url)
const fontFile = (name: string): Uint8Array => new Uint8Array(readFileSync(resolve(`@fontsource/inter/files/inter-${name}-normal.woff`)))
const FONTS: FontFiles = {
  plain: [fontFile('latin-400'), fontFile('latin-ext-400')],
  bold: [fontFile('latin-700'), fontFile('latin-ext-700')]
}
/** A PNG of one point, in the place of the pictures that a browser makes of letters. */
const DOT = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=', 'base64')
)

const HEBREW = 'אבגדהוזחטי'
/** Names of every kind, no two alike. */
const NAMES: readonly ((n: number) => string)[] = [
  (n) => `Ann Lee ${n}`,
  (n) => `Maximiliana-Alexandrina von und zu Hohenlohe-Waldenburg-Schillingsfürst ${n}`,
  (n) => `Александра Константинопольская ${n}`,
  (n) => `${'W'.repeat(70)}${n}`,
  (n) => `山田 太郎 ${n}`,
  (n) => `Ελένη Παπαδοπούλου ${n}`,
  (n) => `דוד בן ${Array.from(String(n), (digit) => HEBREW[Number(digit)]).join('')}`,
  (n) => `Zoë Ñandú 🎲 ${n}`,
  (n) => `Nguyễn Thị Ánh ${n}`,
  (n) => `สมชาย ใจดี ${n}`
]

/** An event of so many players with somebody's penalty and a ruling; two rounds of it are played, of a large one only one. */
function eventOf(players: number): EventState {
  const log = new EventLog({})
  const rounds = players > 100 ? 1 : 2
  for (const fact of proposedEvent(players, players, rounds).facts) {
    const number = Number(String(fact.player).slice(1))
    mustTake(log, fact.do === 'register' ? { ...fact, name: NAMES[number % NAMES.length]!(number) } : fact)
  }
  const [first] = log.state.rounds[rounds - 1]!.tables.values()
  mustTake(log, { do: 'penalty', player: first!.players[0], round: rounds, level: 'warning', infraction: 'Slow play', score: 0 })
  mustTake(log, { do: 'ruling', ruling: 'r1', round: rounds, table: first!.table, players: [...first!.players] })
  return log.state
}

const sheet = (title: string): SheetText => ({
  title,
  about: 'Table 12',
  edition: '2012',
  verdict: 'Blocked',
  tone: 'blocked',
  mark: 'bar',
  sentence: 'The line is blocked.',
  override: null,
  note: '',
  headings: {
    numbers: 'Numbers',
    reasons: 'Reasons',
    otherReadings: 'Another reading',
    sources: 'Sources',
    leftOut: 'Left out',
    alsoOnCards: 'On the cards'
  },
  facts: [],
  reasons: Array.from({ length: 60 }, (_, index) => ({
    weight: 'decides',
    decides: index === 0,
    setAside: false,
    text: `Reason ${index} of ${title}`,
    rule: 'LOF-09'
  })),
  otherReadings: [],
  sources: [],
  leftOut: [],
  alsoOnCards: [],
  foot: 'Linejudge',
  sign: [],
  legend: []
})

/** As wide as the letters of the typeface are; of those that it has not the Chinese and Japanese ones are as wide as they are high. */
const widths = await (async () => {
  const file = await PDFDocument.create()
  file.registerFontkit(fontkit)
  const load = async (all: readonly Uint8Array[]) => Promise.all(all.map((bytes) => file.embedFont(bytes)))
  const known = (fonts: readonly PDFFont[]): ReadonlyMap<number, PDFFont> =>
    new Map(fonts.toReversed().flatMap((font) => font.getCharacterSet().map((code) => [code, font] as const)))
  const [plain, bold] = [known(await load(FONTS.plain)), known(await load(FONTS.bold))]
  const found = new Map<string, number>()
  return (sign: string, isBold: boolean): number => {
    const key = `${sign}${isBold}`
    const width =
      found.get(key) ??
      (isBold ? bold : plain).get(sign.codePointAt(0)!)?.widthOfTextAtSize(sign, 1) ??
      (/\p{Script=Han}/u.test(sign) ? 1 : 0.55)
    found.set(key, width)
    return width
  }
})()
const measure = (text: string, size: number, bold = false): number =>
  Array.from(text).reduce((sum, sign) => sum + widths(sign, bold) * size, 0)

async function paper(state: EventState, id: string, rulings: readonly string[] = []): Promise<readonly ReadPage[]> {
  const kind = EVENT_PAPERS.find((one) => one.id === id)!
  const drawn = () => rulings.flatMap((title) => sheetPages(sheet(title), null, 'a4', measure))
  const pages = kind.pages({ state, event: 'Night', round: state.rounds.length, paper: 'a4', measure, rulings: drawn })
  const about = { title: 'Night', language: 'en', maker: 'Linejudge', madeAt: new Date(0) }
  const picture = ({ text, size, bold }: TextShape) =>
    Promise.resolve({ png: DOT, width: measure(text, size, bold), height: size * 1.3, rise: size })
  const read = await readPdf(await pdfOf(pages, FONTS, about, picture))
  expect(read.length).toBe(pages.length)
  return read
}

const tables = (page: ReadPage): readonly ReadPart[] => page.parts.filter(({ role }) => role === 'Table')
/** The rows of all pages, without the head that each begins with: what stands in each cell. */
const rowsOf = (pages: readonly ReadPage[]): readonly (readonly string[])[] =>
  pages.flatMap((page) =>
    tables(page).flatMap(({ parts: [head, ...rows] }) => {
      expect(head!.parts.map(({ role }) => role)).toEqual(head!.parts.map(() => 'TH'))
      return rows.map(({ role, parts }) => {
        expect([role, ...parts.map((cell) => cell.role)]).toEqual(['TR', ...parts.map(() => 'TD')])
        return parts.map(({ text }) => text)
      })
    })
  )

/** Nothing stands outside of its page, and no two pieces of text lie on each other. */
function expectWhole(pages: readonly ReadPage[]): void {
  for (const { width, height, pieces } of pages) {
    const outside = pieces.filter(({ x, y, size, width: wide }) => x < 0 || x + wide > width + 1 || y < 0 || y + size > height)
    expect(outside).toEqual([])
    const lines = new Map<number, ReadPage['pieces'][number][]>()
    for (const piece of pieces) lines.set(Math.round(piece.y * 10), [...(lines.get(Math.round(piece.y * 10)) ?? []), piece])
    for (const line of lines.values()) {
      const inOrder = line.toSorted((a, b) => a.x - b.x)
      inOrder.forEach((one, index) => {
        const next = inOrder[index + 1]
        if (next && one.x + one.width > next.x + 1) expect.fail(`“${one.text}” lies on “${next.text}”.`)
      })
    }
  }
}

/** Each page says which one it is, and that stands last when it is read. */
function expectNumbered(pages: readonly ReadPage[]): void {
  expect(pages.map(({ parts }) => parts.at(-1)?.text)).toEqual(pages.map((_, index) => `${index + 1}/${pages.length}`))
}

/** Several pages of each paper in every run; those of a large event in the long ones (`npm run oracle`). */
describe.each(LONG ? [2, 9, 64, 200] : [2, 9, 64])('the papers of an event of %i players', (players) => {
  const state = eventOf(players)
  const round = state.rounds.at(-1)!
  const name = (id: string): string => packed(state.players.get(id)!.name)
  const pairs = [...round.tables.values()].toSorted((a, b) => a.table - b.table)
  const bye = round.bye === null ? [] : [name(round.bye)]

  it.each(['by-table', 'call-out'])('%s: each table once, in order, the bye last', async (id) => {
    const pages = await paper(state, id)
    expect(rowsOf(pages).map((row) => row.slice(0, 3))).toEqual([
      ...pairs.map(({ table, players: [a, b] }) => [String(table), name(a), name(b)]),
      ...bye.map((who) => ['–', who, 'Bye'])
    ])
    expectWhole(pages)
    expectNumbered(pages)
    for (const { parts } of pages) expect(parts.map(({ role }) => role)).toEqual(['H1', 'P', 'Table', 'P'])
  })

  it('by name: everybody once with their table and opponent, the bye last', async () => {
    const pages = await paper(state, 'by-name')
    const rows = rowsOf(pages)
    const listed = (id: string): string => packed(lastNameFirst(state.players.get(id)!.name))
    const expected = pairs.flatMap(({ table, players: [a, b] }) => [[listed(a), String(table), name(b)], [listed(b), String(table), name(a)]]) // prettier-ignore
    expect(rows.slice(0, expected.length).toSorted()).toEqual(expected.toSorted())
    expect(rows.slice(expected.length).map(([who]) => who)).toEqual(round.bye === null ? [] : [listed(round.bye)])
    expectWhole(pages)
    expectNumbered(pages)
  })

  it('standings: everybody once, by place', async () => {
    const pages = await paper(state, 'standings')
    const { rows } = standingsOf(state)
    // Who has left has a word behind the name.
    const gone = (dropped: boolean): string => (dropped ? '(dropped)' : '')
    expect(rowsOf(pages).map(([rank, who, , score]) => [rank, who, score])).toEqual(
      rows.map((row) => [String(row.rank), name(row.player) + gone(row.dropped), String(row.score)])
    )
    expectWhole(pages)
    expectNumbered(pages)
  })

  it('slips: one for each table, with both names, four to a page', async () => {
    const pages = await paper(state, 'slips')
    expect(pages.length).toBe(Math.ceil(pairs.length / 4))
    expectWhole(pages)
    pages.forEach(({ parts, height, pieces }, index) => {
      // Cut as one stack, the four piles follow one another.
      const here = [0, 1, 2, 3].flatMap((pile) => pairs[pile * pages.length + index] ?? [])
      const said = parts.map(({ text }) => text)
      // A long name goes on in further lines: what is read aloud holds all of it, in the order of the slips.
      const read = said.join('')
      let from = 0
      for (const { table, players: ids } of here)
        for (const text of [String(table), ...ids.map(name)]) {
          const at = read.indexOf(text, from)
          expect(at, text).toBeGreaterThanOrEqual(from)
          from = at + text.length
        }
      // No slip reaches over the line along which it is cut.
      for (const { y, size } of pieces) expect(Math.floor(y / (height / 4))).toBe(Math.floor((y + size * 0.7) / (height / 4)))
    })
  })

  it('report: its lists one after another, its pages counted as one paper', async () => {
    const pages = await paper(state, 'report', ['First ruling', 'Second ruling'])
    expectNumbered(pages)
    expectWhole(pages)
    const heading = (page: ReadPage): string => page.parts.find(({ role }) => role === 'H1')?.text ?? ''
    const penalties = rowsOf(pages.filter((page) => heading(page) === 'Night:Penalties'))
    expect(penalties).toEqual(
      state.penalties.map(({ player, round: of, infraction, score }) => [name(player), String(of), 'Warning', packed(infraction), score === 0 ? '' : String(score)]) // prettier-ignore
    )
    const results = rowsOf(pages.filter((page) => heading(page) === 'Night:Results'))
    expect(results.length).toBe(state.rounds.reduce((sum, { tables: all, bye: free }) => sum + all.size + (free === null ? 0 : 1), 0))
    const said = pages.flatMap(({ parts }) => parts.map(({ text }) => text)).join(' ')
    expect([said.split('Reason59ofFirstruling').length, said.split('Reason59ofSecondruling').length]).toEqual([2, 2])
  })
})

it('blank slips have their lines and no names', async () => {
  const pages = await paper(eventOf(2), 'blank')
  expect(pages.length).toBe(1)
  expectWhole(pages)
  expect(pages[0]!.parts.filter(({ text }) => text === 'Table').length).toBe(4)
})

it('rulings of the day are one paper', async () => {
  const log = new EventLog({})
  const pages = await paper(log.state, 'rulings', ['First ruling', 'Second ruling', 'Third ruling'])
  expect(pages.length).toBeGreaterThan(3)
  expectNumbered(pages)
})
