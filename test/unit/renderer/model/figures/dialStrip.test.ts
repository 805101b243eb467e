/** Where the figures of a table stand on their dials, and what comes next. */
import { describe, expect, it } from 'vitest'
import { dialStrip } from '../../../../../src/renderer/model/figures/dialStrip.ts'
import type { CaseFigure, ClixCase } from '../../../../../src/shared/contract/case.ts'

const tableOf = (...figures: readonly CaseFigure[]): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2013',
  map: { size: [8, 8] },
  figures,
  ask: { kind: 'line-of-fire', from: '', to: '' }
})
const dial = [{ speed: 8, powers: ['charge'] }, { speed: 7 }, { ko: true }, { speed: 6 }]
const shows = (figure: Partial<CaseFigure>) =>
  dialStrip(tableOf({ id: 'a', at: [0, 0], dial, ...figure }))[0]!.shown.map((click) => [click.number, click.shows])

describe('the dials beside the board', () => {
  it('show the click that a figure is on and the two behind it, KO inside of a dial and its end', () => {
    expect(shows({})).toEqual([[1, 'values'], [2, 'values'], [3, 'ko']]) // prettier-ignore
    expect(shows({ click: 4 })).toEqual([[4, 'values'], [5, 'past'], [6, 'past']]) // prettier-ignore
    const [one] = dialStrip(tableOf({ id: 'a', at: [0, 0], dial, tokens: 1 }))
    expect(one).toMatchObject({ click: 1, clicks: 4, ko: false, tokens: 1 })
    expect(one!.shown[0]!.cells[0]).toMatchObject({ value: 8, letters: 'Ch', power: 'Charge' })
  })

  it('say who is KO, and leave out who waits beside the map', () => {
    const kos = [3, 4, 5].map((click) => dialStrip(tableOf({ id: 'a', at: [0, 0], dial, click }))[0]!.ko)
    expect(kos).toEqual([true, false, true])
    expect(dialStrip(tableOf({ id: 'a', dial, aside: true }, { id: 'b', at: [1, 1] }))).toMatchObject([{ click: 1, clicks: 0, shown: [] }])
  })
})
