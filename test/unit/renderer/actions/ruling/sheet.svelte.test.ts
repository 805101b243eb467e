/** The sheet of a ruling as plain text, for a chat or a mail: everything that a judge is asked for afterwards. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  giveSheet,
  hasBoard,
  hasPart,
  rulingPages,
  showPages,
  type OnPaper,
  type SheetWay
} from '../../../../../src/renderer/actions/ruling/sheet.ts'
import type { Printed, PrintSheet } from '../../../../../src/renderer/platform/interface/platform.ts'
import { rulingNow, sentenceFor, type Kept } from '../../../../../src/renderer/actions/savedRulings/saveRuling.ts'
import type { Drawing, Shape } from '../../../../../src/renderer/sheet/shapes.ts'
import { timeText } from '../../../../../src/renderer/model/savedRulings/savedList.ts'
import { textsIn } from '../../../../../src/renderer/sheet/shapes.ts'
import { PAPERS } from '../../../../../src/renderer/sheet/layout.ts'
import type { Lie } from '../../../../../src/renderer/sheet/sheetPages.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { duel } from '../../../../support/bench.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { paperPage, textsBelow, type PaperNode } from '../../../../support/paperPage.ts'
import { writtenPdfs } from '../../../../support/writtenPdfs.ts'

const PAPER = { kind: 'ruling', paper: 'a4', lie: 'auto', inches: 1.5 } as const

function bench(more: Partial<Kept> = {}, value: ClixCase = duel) {
  const memory = memoryApp(value)
  const saved: Kept = { ...rulingNow(memory.app)!, title: 'Thor: Loki?', savedAt: '2013-10-01T12:00:00.000Z', ...more }
  const lines = async (): Promise<readonly string[]> => {
    await giveSheet(memory.app, saved, 'text', PAPER, {} as Document)
    const file = memory.platform.saveBytes.mock.calls.at(-1)![0] as unknown as { readonly bytes: Uint8Array }
    return new TextDecoder().decode(file.bytes).split('\n')
  }
  return { ...memory, saved, lines }
}

describe('the sheet as text', () => {
  it('says what was asked, under which edition, when, and the sentence', async () => {
    const { app, lines, saved, told } = bench({ table: '7', players: 'Ann and Bob' })
    const all = await lines()
    expect(all[0]).toBe('Thor: Loki?')
    expect(all[1]).toMatch(/2012.* · .*7.* · Ann and Bob · .*2013/)
    expect(all[3]).toBe(sentenceFor(app, saved))
    expect(all.slice(-2)).toEqual([expect.stringContaining('9.9.9'), ''])
    expect(told()).toEqual([['info', expect.stringContaining('Thor')]])
  })

  it('is this, line by line', async () => {
    const { lines, platform, saved } = bench({ table: '7', players: 'Ann and Bob', note: 'Shown to both.' })
    expect(await lines()).toEqual([
      'Thor: Loki?',
      `2012 rules · Table 7 · Ann and Bob · ${timeText(saved.savedAt)}`,
      '',
      '2012 rules: Thor’s line of fire to Loki is clear: Nothing in the way (LOF-09).',
      '',
      'Shown to both.',
      '',
      'Reasons',
      '  Nothing in the way. [LOF-09, Decides]',
      '  The line crosses C2, D2, E2 and F2. [LOF-02, Checked]',
      '',
      'Not considered',
      '  Everything was considered.',
      '',
      'Sources',
      '  LOF-09  HeroClix Core Rulebook (2013), Line of fire (written for HeroClix 2013)',
      '  LOF-02  heroclix.com: Normal Distribution – Drawing Lines (2010), Drawing Lines (written for HeroClix January 2010)',
      '',
      'Linejudge 9.9.9 · an independent tool; its rule texts are in its own words',
      ''
    ])
    expect(platform.saveBytes.mock.calls.map(([{ name }]) => name)).toEqual(['Thor Loki'])
  })

  it('lists the text of a card sentence by sentence, with those whose moment can come', async () => {
    const text = 'Thor can use Flurry. When Thor hits, heal Thor 1 click. Thor hums loudly. At the beginning of your turn, heal Thor 1 click.'
    const [thor, ...others] = duel.figures ?? []
    const value = {
      ...duel,
      figures: [{ ...thor!, name: 'Thor', traits: [{ id: 'hum', name: 'Hum', text }] }, ...others],
      ask: { kind: 'attack', from: 'thor', targets: ['loki'], attack: 'range', dice: [6, 5] }
    } as unknown as ClixCase
    const all = await bench({}, value).lines()
    const left = all.slice(all.indexOf('Not considered') + 1, all.indexOf('Sources')).join(' ')
    expect(left).toContain('When Thor hits, heal Thor 1 click.')
    expect(left).toContain('Thor hums loudly.')
    expect(left).not.toContain('At the beginning')
    expect(left).not.toContain(text)
  })

  it('names the event in which it was given before its table', async () => {
    const named = await bench({ table: '7', eventName: 'Saturday 300' } as Partial<Kept>).lines()
    expect(named[1]).toMatch(/ · Saturday 300 · .*7/)
  })

  it('lists every reason with its rule, its sources, and what was left out', async () => {
    const { lines, saved } = bench()
    const all = await lines()
    for (const { rule } of saved.ruling.because) expect(all.some((line) => line.startsWith('  ') && line.includes(`[${rule}, `))).toBe(true)
    for (const { rule } of saved.ruling.cites) expect(all.some((line) => line.startsWith('  ') && line.includes(rule))).toBe(true)
    const headings = all.filter((_, i) => i > 3 && all[i - 1] === '' && all[i + 1]?.startsWith('  '))
    expect(headings).toHaveLength(3)
  })

  it('says what the engine did not consider, and that there is nothing of the kind', async () => {
    const whole = bench()
    const left = { ...whole.saved.ruling, notConsidered: [{ text: 'A power that nobody knows.' }] }
    const open = bench({ ruling: left as unknown as Kept['ruling'] })
    const nothing = bench({ ruling: { ...left, notConsidered: [] } as unknown as Kept['ruling'] })
    const [a, b] = [await open.lines(), await nothing.lines()]
    expect(a).toContain('  A power that nobody knows.')
    expect(b).not.toContain('  A power that nobody knows.')
    expect(b).toHaveLength(a.length)
  })

  it('holds the judge’s note only where there is one', async () => {
    const noted = await bench({ note: 'Shown to both players.' }).lines()
    const plain = await bench().lines()
    expect(noted).toContain('Shown to both players.')
    expect(noted).toHaveLength(plain.length + 2)
  })

  it('tells what went wrong, and nothing where no place was chosen', async () => {
    const { lines, platform, told } = bench()
    platform.saveBytes.mockResolvedValueOnce(null)
    await lines()
    expect(told()).toEqual([])
    platform.saveBytes.mockRejectedValueOnce(new Error('The disk is full.'))
    await lines()
    expect(told()).toEqual([['error', 'The disk is full.']])
  })
})

describe('a sheet of the board', () => {
  it('is there only where the question has a map', () => {
    const { saved } = bench()
    expect(hasBoard(saved)).toBe(true)
    const { map: _, ...mapless } = saved.case as { readonly map?: unknown }
    expect(hasBoard({ ...saved, case: mapless } as unknown as Kept)).toBe(false)
    expect(hasBoard({ ...saved, case: { ...saved.case, ruleset: 'descent-2e' } } as unknown as Kept)).toBe(false)
  })

  it('has a name of its own', async () => {
    const { app, platform, saved } = bench()
    await giveSheet(app, saved, 'text', PAPER, {} as Document)
    await giveSheet(app, saved, 'text', { ...PAPER, kind: 'board' }, {} as Document)
    const [ruling, board] = platform.saveBytes.mock.calls.map(([{ name }]) => name)
    expect(board).not.toBe(ruling)
    expect(board).toContain(ruling)
  })
})

describe('the sheet on paper', () => {
  /** Thor and Loki six squares apart on a large map, a giant between them on a hill. */
  const between: ClixCase = {
    ...duel,
    map: {
      size: [24, 36],
      level: Array.from({ length: 36 }, (_, y) => (y === 11 ? '1'.repeat(12) + '2' + '1'.repeat(11) : '1'.repeat(24)))
    },
    figures: [
      { id: 'thor', name: 'Thor', side: 'red', at: [10, 10], range: 8 },
      { id: 'giant', name: 'Frost Giant', side: 'blue', size: 'giant', at: [12, 11] },
      { id: 'loki', name: 'Loki', side: 'blue', at: [15, 12] }
    ]
  }
  const measure = (words: string, size: number): number => words.length * size * 0.55
  const pagesOf = (value: ClixCase, lie: Lie, more: Partial<Kept> = {}): readonly Drawing[] => {
    const { app, saved } = bench(more, value)
    return rulingPages(app, saved, 'a4', measure, lie)
  }
  const clips = (shapes: readonly Shape[]) =>
    shapes.flatMap((shape) => (shape.do === 'part' ? shape.shapes : [shape])).filter((shape) => shape.do === 'clip')
  const wordsOf = ({ shapes }: Drawing): readonly string[] => textsIn(shapes).map(({ text }) => text)

  it('says who ruled otherwise and when, and the rule where one is named', () => {
    const override = { verdict: 'clear', reason: 'The crate was gone.', author: 'Ann', at: '2013-10-01T12:00:00.000Z' }
    const by = (rule?: string) =>
      pagesOf(duel, 'auto', { override: { ...override, ...(rule && { rule }) } })
        .flatMap(wordsOf)
        .find((line) => line.startsWith('Ann, '))
    expect(by('LOF-02')).toMatch(/^Ann, .*2013.* · LOF-02$/)
    expect(by()).toMatch(/^Ann, .*2013.*[^· ]$/)
  })

  /** Points for each square of the largest picture on the page. */
  const squareOf = ({ shapes }: Drawing): number => {
    const lines = (clips(shapes)[0]?.shapes ?? []).flatMap((one) =>
      one.do === 'line' && one.points.length === 2 && one.points[0]![0] === one.points[1]![0] ? [one.points[0]![0]] : []
    )
    const sorted = [...new Set(lines.map((x) => Math.round(x * 100)))].sort((a, b) => a - b)
    return (sorted[1]! - sorted[0]!) / 100
  }

  it('shows the question large with its figures by name, the whole map small, and the heights that matter', () => {
    const [page] = pagesOf(between, 'upright')
    const [question, map, ...others] = clips(page!.shapes)
    expect(others).toEqual([])
    // An inch holds two squares of the question at most.
    expect(squareOf(page!)).toBeGreaterThan(28)
    expect(question!.w).toBeGreaterThan(3 * map!.w)
    expect(wordsOf(page!)).toEqual(expect.arrayContaining(['Thor', 'Frost Giant', 'Loki', 'Level 1', 'Level 2', 'Judge', 'Players']))
    expect(wordsOf(page!).some((text) => text.startsWith('Distance: 5 squares'))).toBe(true)
    expect(hasPart(bench({}, between).saved)).toBe(true)
    // The question of a small map is the map.
    expect(hasPart(bench().saved)).toBe(false)
    expect(clips(pagesOf(duel, 'upright')[0]!.shapes)).toHaveLength(1)
  })

  it('lies on its side where an upright page would leave the question small, and as somebody wishes', () => {
    const far: ClixCase = {
      ...between,
      figures: between.figures!.map((figure) =>
        figure.id === 'loki' ? { ...figure, at: [23, 12] } : figure.id === 'thor' ? { ...figure, at: [0, 10] } : figure
      )
    }
    const [width, height] = PAPERS.a4
    const sizes = (value: ClixCase, lie: Lie) => pagesOf(value, lie).map((page) => [page.width, page.height])
    expect(new Set(sizes(between, 'auto').map(String))).toEqual(new Set([String([width, height])]))
    expect(new Set(sizes(far, 'auto').map(String))).toEqual(new Set([String([height, width])]))
    expect(squareOf(pagesOf(far, 'auto')[0]!)).toBeGreaterThan(1.25 * squareOf(pagesOf(far, 'upright')[0]!))
    expect(sizes(between, 'landscape')[0]).toEqual([height, width])
    expect(sizes(far, 'upright')[0]).toEqual([width, height])
  })

  it('keeps all it says on its pages, however they lie', () => {
    for (const lie of ['upright', 'landscape'] as const)
      for (const page of pagesOf(between, lie))
        for (const { x, y, text, size, align } of textsIn(page.shapes)) {
          expect(y, text).toBeLessThanOrEqual(page.height)
          expect(x + (align === undefined || align === 'left' ? measure(text, size) : 0), text).toBeLessThanOrEqual(page.width)
        }
  })
})

describe('a sheet that is given away', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  /** Two figures on a map that takes several pages in true size, looking at each other in a corner of it. */
  const large: ClixCase = { ...duel, map: { size: [24, 24] } }
  function desk(value: ClixCase = large) {
    const on = bench({}, value)
    const print = vi.fn((_sheet: PrintSheet) => Promise.resolve<Printed>({ kind: 'shown' }))
    Object.assign(on.platform, { print })
    const give = (way: SheetWay, some: Partial<OnPaper> = {}, saved = on.saved) =>
      giveSheet(on.app, saved, way, { ...PAPER, ...some }, paperPage())
    const files = () =>
      on.platform.saveBytes.mock.calls.map(([file]) => {
        const { name, kind, bytes } = file as unknown as { name: string; kind: string; bytes: Uint8Array }
        return [name, kind, new TextDecoder().decode(bytes)]
      })
    const shown = async (some: Partial<OnPaper>, saved = on.saved) =>
      (await showPages(on.app, saved, { ...PAPER, ...some }, paperPage())) as unknown as readonly (readonly PaperNode[])[]
    return { ...on, print, give, files, shown }
  }

  it('is printed as all its pages, on the paper that was chosen; where it became a file that is told', async () => {
    const { print, give, told } = desk()
    await give('print', { paper: 'letter', lie: 'landscape' })
    const { name, page, element } = print.mock.calls[0]![0]
    expect([name, page]).toEqual(['Thor Loki', [792, 612]])
    expect(textsBelow(element)).toEqual(expect.arrayContaining(['Thor: Loki?', 'Judge', 'Players']))
    await give('print', { kind: 'board' })
    const board = print.mock.calls[1]![0]
    expect([board.name, (board.element as unknown as PaperNode).children.length]).toEqual(['Thor Loki board', 20])
    expect(told()).toEqual([])
    print.mockResolvedValueOnce({ kind: 'saved', name: 'a.pdf' })
    await give('print')
    print.mockRejectedValueOnce(new Error('No printer.'))
    await give('print')
    expect(told()).toEqual([
      ['info', 'Saved as a.pdf.'],
      ['error', 'No printer.']
    ])
  })

  it('is a PDF that says when the ruling was given and by which version', async () => {
    const written = writtenPdfs()
    const { give, files, told } = desk()
    await give('pdf')
    await give('pdf', { kind: 'board' })
    expect(written[0]).toMatchObject({
      pages: [{}],
      about: { title: 'Thor: Loki?', language: 'en', maker: 'Linejudge 9.9.9', madeAt: new Date('2013-10-01T12:00:00.000Z') }
    })
    expect(written[1]!.texts).toEqual(expect.arrayContaining(['page A1 of A1 to D5, squares of 1.5 inches, printed at 100 %']))
    expect(files().map(([name, kind]) => [name, kind])).toEqual([
      ['Thor Loki', 'pdf'],
      ['Thor Loki board', 'pdf']
    ])
    expect(told()).toEqual([
      ['info', 'Saved as Thor Loki.'],
      ['info', 'Saved as Thor Loki board.']
    ])
  })

  it('is a picture for each page, numbered where there are several, at 216 dots to the inch', async () => {
    const { give, files } = desk()
    await give('png', { paper: 'letter', lie: 'upright' })
    await give('png', { paper: 'letter', kind: 'part' })
    expect(files()).toEqual([
      ['Thor Loki', 'png', '1836 × 2376'],
      ...[1, 2, 3, 4].map((n) => [`Thor Loki board ${n}`, 'png', '1836 × 2376'])
    ])
  })

  it('is the board alone, as a picture with so many dots a square or a drawing in true size', async () => {
    vi.stubGlobal(
      'XMLSerializer',
      class {
        serializeToString = ({ attributes }: PaperNode) => `${attributes.width} × ${attributes.height}` // prettier-ignore
      }
    )
    const { give, files } = desk(duel)
    await give('board-png', { kind: 'board' })
    await give('board-svg', { kind: 'board', inches: 2 })
    expect(files()).toEqual([
      ['Thor Loki board', 'png', '1176 × 1176'],
      ['Thor Loki board', 'svg', '19.6in × 19.6in\n']
    ])
  })

  it('of a question without a map has no board to give, and its sheet is that of the ruling', async () => {
    const { saved, shown, give, files, told } = desk()
    const { map: _, ...mapless } = saved.case as ClixCase
    const without = { ...saved, case: mapless }
    for (const way of ['board-png', 'board-svg'] as const) await give(way, { kind: 'board' }, without)
    expect([files(), told()]).toEqual([[], []])
    const [[page] = []] = await shown({ kind: 'board' }, without)
    expect(textsBelow(page)).toContain('Thor: Loki?')
    await give('text', { kind: 'board' }, without)
    expect(files().map(([name]) => name)).toEqual(['Thor Loki'])
    expect(hasPart(without)).toBe(false)
  })

  it('is shown before as it will be: pages of a ruling one below the other, those of a board as they lie on the table', async () => {
    const { shown } = desk()
    const rows = async (some: Partial<OnPaper>) => (await shown(some)).map((row) => row.length)
    expect([await rows({}), await rows({ kind: 'board' }), await rows({ kind: 'board', inches: 1 })]).toEqual([
      [1],
      [5, 5, 5, 5],
      [4, 4, 4]
    ])
    const part = await rows({ kind: 'part' })
    expect(part.reduce((sum, count) => sum + count, 0)).toBeLessThan(20)
    const [[page] = []] = await shown({})
    expect(page!.attributes.width).toBe('595.28pt')
  })
})
