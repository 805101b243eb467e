/** Lists on paper: on one page where that is asked for, in letters that can be read. */
import { describe, expect, it } from 'vitest'
import { listPages, onOnePage, type ListSheet } from '../../../../src/renderer/sheet/listPages.ts'
import { PAPERS } from '../../../../src/renderer/sheet/layout.ts'
import { textsIn } from '../../../../src/renderer/sheet/shapes.ts'

const measure = (text: string, size: number): number => text.length * size * 0.5
const sheet = (rows: number): ListSheet => ({ title: 'Ours', about: '300 of 300 points', big: '300', columns: [{ label: 'Name', share: 1, bold: true }, { label: 'Points', share: 1 }], rows: Array.from({ length: rows }, (_, row) => [`Figure ${row}`, '5']), size: 12 }) // prettier-ignore

describe('a list on paper', () => {
  it('goes on one page in smaller letters, and never in letters too small to read', () => {
    expect(listPages(sheet(45), 'a4', measure).length).toBe(2)
    expect(onOnePage(sheet(45), 7, 'a4', measure)).toHaveLength(1)
    expect(onOnePage(sheet(200), 7, 'a4', measure).length).toBeGreaterThan(1)
    expect(onOnePage(sheet(5), 7, 'a4', measure)).toEqual(listPages(sheet(5), 'a4', measure))
  })

  it('has all of it on the page, the big number at the right', () => {
    const [page] = onOnePage(sheet(45), 7, 'a4', measure)
    const [width, height] = PAPERS.a4
    const texts = textsIn(page!.shapes)
    for (const { x, y } of texts) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true)
    expect(texts.find(({ text }) => text === '300')).toMatchObject({ size: 32, align: 'right' })
    expect(texts.filter(({ text }) => text.startsWith('Figure'))).toHaveLength(45)
  })
})
