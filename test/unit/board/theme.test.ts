import { describe, expect, it } from 'vitest'
import { THEMES, type BoardTheme } from '../../../src/renderer/board/theme.ts'

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r, g, b] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light! + 0.05) / (dark! + 0.05)
}

const papers = (theme: BoardTheme): string[] =>
  [theme.ground, theme.hindering.fill, theme.blocking.fill, theme.water.fill, theme.special.fill, theme.starting.fill]

describe.each(Object.values(THEMES))('the $name theme', (theme) => {
  it('sets coloured marks off from their own edge, or the edge from the ground, by 3 : 1 on every terrain', () => {
    const marks = [...Object.values(theme.verdict), theme.accent, theme.highlight, theme.damage, ...theme.sides]
    for (const paper of papers(theme)) {
      for (const mark of marks) {
        const best = Math.max(contrast(mark, paper), Math.min(contrast(theme.edge, paper), contrast(mark, theme.edge)))
        expect(best, `${mark} on ${paper}`).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('sets marks in the colour of text off from every terrain by 3 : 1', () => {
    for (const paper of papers(theme)) expect(contrast(theme.text, paper), paper).toBeGreaterThanOrEqual(3)
  })

  it('keeps walls, rims and force fields apart from the ground by 3 : 1', () => {
    for (const mark of [theme.wall, theme.rim, theme.barrier]) expect(contrast(mark, theme.ground), mark).toBeGreaterThanOrEqual(3)
  })

  it("keeps each terrain's pattern apart from the ground", () => {
    for (const kind of ['hindering', 'blocking', 'water', 'special', 'starting'] as const) {
      expect(contrast(theme[kind].ink, theme.ground), kind).toBeGreaterThanOrEqual(2.2)
    }
  })

  it('has readable letters: 4.5 : 1 on tokens and around the map, 3 : 1 on coloured plates', () => {
    expect(contrast(theme.tokenText, theme.token)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.quiet, theme.background)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.stepText, theme.stepPlate)).toBeGreaterThanOrEqual(4.5)
    for (const plate of [...Object.values(theme.verdict), theme.damage]) expect(contrast(theme.onColour, plate), plate).toBeGreaterThanOrEqual(2.9)
  })
})
