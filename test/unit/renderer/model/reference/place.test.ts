/** A place on the screen to come back to, on as much of a page as it needs. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { placeNow, restorePlace } from '../../../../../src/renderer/model/reference/place.ts'

/** An element of the page: a box that may scroll, or a control in it. */
class Box {
  scrollTop = 0
  focused: unknown = null
  readonly parentElement: Box | null
  readonly textContent: string
  readonly label: string | null
  readonly clientHeight = 100
  readonly scrollHeight: number

  constructor(parent: Box | null, text = '', { label = null, height = 100 }: { label?: string | null; height?: number } = {}) {
    this.parentElement = parent
    this.textContent = text
    this.label = label
    this.scrollHeight = height
  }
  getAttribute(name: string): string | null {
    return name === 'aria-label' ? this.label : null
  }
  focus(options: unknown): void {
    this.focused = options
  }
}

/** A list in a panel, both of which scroll, and a row that is as tall as it has to be; two controls in it are called the same. */
function drawn() {
  const body = new Box(null)
  const panel = new Box(body, '', { height: 500 })
  const list = new Box(new Box(panel, '', { height: 101 }), '', { height: 102 })
  const controls = [
    new Box(list, ' Stealth '),
    new Box(list, 'Charge'),
    new Box(list, 'Stealth'),
    new Box(panel, '×', { label: 'Close' })
  ] as const
  const page = { activeElement: body as Box | null, body, querySelectorAll: () => controls }
  vi.stubGlobal('document', page)
  return { page, body, panel, list, controls }
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Box)
})

describe('a place', () => {
  it('is the control with the focus by its words, which of those with the same words, and how far its lists are scrolled', () => {
    const { page, panel, list, controls } = drawn()
    ;[panel.scrollTop, list.scrollTop] = [40, 70]
    page.activeElement = controls[2]
    expect(placeNow('reference', false)).toEqual({
      screen: 'reference',
      noBoard: false,
      focus: { words: 'Stealth', turn: 1 },
      scrolls: [70, 40]
    })
    page.activeElement = controls[3]
    expect(placeNow('reference', true)).toEqual({ screen: 'reference', noBoard: true, focus: { words: 'Close', turn: 0 }, scrolls: [40] })
  })

  it('has no control where none has the focus, or something else', () => {
    const { page, body, list } = drawn()
    const nothing = { screen: 'table', noBoard: false, focus: null, scrolls: [] }
    expect(placeNow('table', false)).toEqual(nothing)
    page.activeElement = null
    expect(placeNow('table', false)).toEqual(nothing)
    page.activeElement = new Box(list, 'Stealth')
    expect(placeNow('table', false)).toMatchObject({ focus: null, scrolls: [0, 0] })
    expect(body.focused).toBeNull()
  })

  it('is put back on a page that was drawn anew', () => {
    const before = drawn()
    ;[before.panel.scrollTop, before.list.scrollTop] = [40, 70]
    before.page.activeElement = before.controls[2]
    const place = placeNow('reference', false)
    const { panel, list, controls } = drawn()
    restorePlace(place)
    expect([list.scrollTop, panel.scrollTop]).toEqual([70, 40])
    expect(controls.map(({ focused }) => focused)).toEqual([null, null, { preventScroll: true }, null])
  })

  it('falls back to the first control with these words, and does nothing where there is none', () => {
    const { panel, list, controls } = drawn()
    ;[panel.scrollTop, list.scrollTop] = [5, 6]
    restorePlace({ screen: 'reference', noBoard: false, focus: { words: 'Stealth', turn: 7 }, scrolls: [20] })
    expect(controls.map(({ focused }) => focused !== null)).toEqual([true, false, false, false])
    // What was not written down stays where it is.
    expect([list.scrollTop, panel.scrollTop]).toEqual([20, 5])
    const again = drawn()
    restorePlace({ screen: 'reference', noBoard: false, focus: { words: 'Flurry', turn: 0 }, scrolls: [20] })
    restorePlace({ screen: 'reference', noBoard: false, focus: null, scrolls: [20] })
    expect(again.controls.map(({ focused }) => focused)).toEqual([null, null, null, null])
    expect(again.list.scrollTop).toBe(0)
  })
})
