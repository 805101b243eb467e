/** Names and signs on the board grow with the text size of the app. */
import { describe, expect, it } from 'vitest'
import { letterDensity, type Look } from '../../../../../src/renderer/board/kit/look.ts'
import { THEMES } from '../../../../../src/renderer/board/kit/theme.ts'
import { nameDepth, nameLines, paintName } from '../../../../../src/renderer/board/paint/nameTag.ts'
import { boardLetters } from '../../../../../src/renderer/model/settings/room.ts'

const lookOf = (letters?: number): Look => ({ theme: THEMES.bright, u: 140, density: 2, letters })

/** A picture that only keeps in which fonts and which words something was written. */
function written(look: Look, name: string, width: number): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = []
  const state: Record<string, unknown> = {
    font: '',
    measureText: (text: string) => ({
      width: text.length * 0.55 * Number(/(\d+(\.\d+)?)px/.exec(String(state['font']))?.[1]),
      actualBoundingBoxAscent: 8,
      actualBoundingBoxDescent: 0
    }),
    fillText: (text: string) => found.push([String(state['font']), text])
  }
  const context = new Proxy(state, {
    get: (own, key) => own[String(key)] ?? (() => undefined),
    set: (own, key, value) => {
      own[String(key)] = value
      return true
    }
  }) as unknown as CanvasRenderingContext2D
  paintName(context, name, 0, 0, width, nameLines(look), look)
  return found
}

describe('letters on the board', () => {
  it('are as many times larger as the text size says, and never smaller', () => {
    const sizes = ([undefined, 'small', 'normal', 'large', 'larger'] as const).map((scale) => boardLetters({ scale }))
    expect(sizes).toEqual([1, 1, 1, 1.2, 1.4])
    expect([undefined, 1, 1.4].map((letters) => letterDensity(lookOf(letters)))).toEqual([2, 2, 2.8])
  })

  it('grow in the names of figures, which have more room below and break sooner', () => {
    const [usual, large] = [lookOf(), lookOf(1.4)]
    expect(written(usual, 'Merrow', 200)).toEqual([[expect.stringMatching(/ 22px /), 'Merrow']])
    expect(written(large, 'Merrow', 200)).toEqual([[expect.stringMatching(/ 30\.[78]\d*px /), 'Merrow']])
    // Where the larger letters have no room the name is as large as usual before it is cut.
    expect(written({ ...large, u: 100 }, 'Lamplighter', 170)).toEqual([[expect.stringMatching(/ 22px /), 'Lamplighter']])
    expect(nameDepth(large, 15)).toBeGreaterThan(nameDepth(usual, 15))
    expect(written(large, 'Constable Brand', 200).map(([, text]) => text)).toEqual(['Constable', 'Brand'])
  })
})
