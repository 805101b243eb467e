import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { THEMES, type BoardTheme } from '../../../../../src/renderer/board/kit/theme.ts'

const papers = (theme: BoardTheme): string[] => [
  theme.ground,
  theme.hindering.fill,
  theme.blocking.fill,
  theme.water.fill,
  theme.special.fill,
  theme.starting.fill
]

describe.each(Object.values(THEMES))('the $name theme', (theme) => {
  it('sets coloured marks off from their own edge, or the edge from the ground, by 3 : 1 on every terrain', () => {
    const marks = [...Object.values(theme.verdict), theme.accent, theme.highlight, theme.damage, ...theme.sides]
    for (const paper of papers(theme)) {
      for (const mark of marks) {
        const best = Math.max(wcagContrast(mark, paper), Math.min(wcagContrast(theme.edge, paper), wcagContrast(mark, theme.edge)))
        expect(best, `${mark} on ${paper}`).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('sets marks in the colour of text off from every terrain by 3 : 1', () => {
    for (const paper of papers(theme)) expect(wcagContrast(theme.text, paper), paper).toBeGreaterThanOrEqual(3)
  })

  it('keeps walls, rims and force fields apart from the ground by 3 : 1', () => {
    for (const mark of [theme.wall, theme.rim, theme.barrier]) expect(wcagContrast(mark, theme.ground), mark).toBeGreaterThanOrEqual(3)
  })

  it("keeps each terrain's pattern apart from the ground", () => {
    for (const kind of ['hindering', 'blocking', 'water', 'special', 'starting'] as const) {
      expect(wcagContrast(theme[kind].ink, theme.ground), kind).toBeGreaterThanOrEqual(2.2)
    }
  })

  it('has readable letters: 4.5 : 1 on tokens and around the map, 3 : 1 on coloured plates', () => {
    expect(wcagContrast(theme.tokenText, theme.token)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(theme.quiet, theme.background)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(theme.stepText, theme.stepPlate)).toBeGreaterThanOrEqual(4.5)
    for (const plate of [...Object.values(theme.verdict), theme.damage])
      expect(wcagContrast(theme.onColour, plate), plate).toBeGreaterThanOrEqual(2.9)
  })
})

describe('the marks in lists', () => {
  const css = readFileSync(new URL('../../../../../src/renderer/panels/ui/tokens.css', import.meta.url), 'utf8')
  const brightFrom = css.indexOf(":root[data-theme='bright']")
  /** The tokens of a light: the bright one says only what differs from the dark one. */
  const tokensOf = (text: string): ReadonlyMap<string, string> =>
    new Map([...text.matchAll(/--((?:map|side)-[\w-]+): (#\w+);/g)].map(([, name, colour]) => [name!, colour!]))
  const dark = tokensOf(css.slice(0, brightFrom))
  const tokens = { dark, bright: new Map([...dark, ...tokensOf(css.slice(brightFrom))]) }

  it.each(Object.values(THEMES))('have the colours of the $name board', (theme) => {
    const kinds = (['hindering', 'blocking', 'water', 'special', 'starting'] as const).flatMap(
      (kind) =>
        [
          [`map-${kind}`, theme[kind].fill],
          [`map-${kind}-ink`, theme[kind].ink]
        ] as const
    )
    expect(Object.fromEntries(tokens[theme.name])).toEqual(
      Object.fromEntries([
        ...theme.sides.map((colour, i) => [`side-${i}`, colour] as const),
        ...kinds,
        ['map-ground', theme.ground],
        ['map-grid', theme.frame],
        ['map-wall', theme.wall],
        ['map-wall-casing', theme.wallCasing],
        ['map-barrier', theme.barrier],
        ['map-indoor', theme.indoor],
        ['map-rim', theme.rim]
      ])
    )
  })
})
