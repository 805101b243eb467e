/** The sheet of a ruling as plain text, for a chat or a mail: everything that a judge is asked for afterwards. */
import { describe, expect, it } from 'vitest'
import { giveSheet, hasBoard } from '../../../../../src/renderer/actions/ruling/sheet.ts'
import { rulingNow, sentenceFor, type Kept } from '../../../../../src/renderer/actions/savedRulings/saveRuling.ts'
import { deskOf } from '../../../../support/desk.ts'

const PAPER = { kind: 'ruling', paper: 'a4', inches: 1.5 } as const

function bench(more: Partial<Kept> = {}) {
  const desk = deskOf()
  const saved: Kept = { ...rulingNow(desk.app)!, title: 'Thor: Loki?', savedAt: '2013-10-01T12:00:00.000Z', ...more }
  const lines = async (): Promise<readonly string[]> => {
    await giveSheet(desk.app, saved, 'text', PAPER, {} as Document)
    const file = desk.platform.saveBytes.mock.calls.at(-1)![0] as unknown as { readonly bytes: Uint8Array }
    return new TextDecoder().decode(file.bytes).split('\n')
  }
  return { ...desk, saved, lines }
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
