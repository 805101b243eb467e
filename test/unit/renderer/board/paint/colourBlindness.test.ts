/**
 * The board for eyes that do not see all colours. Whatever has to be told apart differs in its drawing, not only in its
 * colour; and with each kind of colour blindness simulated, every mark keeps 3 : 1 on the ground it stands on.
 */
import {
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  interpolate,
  wcagContrast,
  type Rgb
} from 'culori'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EDGES, TERRAIN } from '../../../../../src/renderer/board/paint/ground.ts'
import { paintObject } from '../../../../../src/renderer/board/paint/object.ts'
import { paintStop, paintVerdict } from '../../../../../src/renderer/board/paint/glyphs.ts'
import { LINE_STYLES } from '../../../../../src/renderer/board/paint/lineStyles.ts'
import { makePattern, type PatternName } from '../../../../../src/renderer/board/kit/patterns.ts'
import { sideMark } from '../../../../../src/renderer/board/paint/sideMark.ts'
import { SIGHT_STYLES } from '../../../../../src/renderer/board/paint/sight.ts'
import { sideInk, THEMES, type BoardTheme } from '../../../../../src/renderer/board/kit/theme.ts'
import { boardTexts } from '../../../../../src/renderer/i18n/texts.ts'
import { OBJECT_KINDS } from '../../../../../src/shared/contract/case.ts'
import type { LineVerdict, StoppedBy } from '../../../../../src/shared/contract/ruling.ts'

/** A canvas that writes down what is drawn on it, colours left out. */
function recorder(): { readonly context: CanvasRenderingContext2D; readonly drawn: string[] } {
  const drawn: string[] = []
  const context = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]): unknown => {
          drawn.push(`${String(name)} ${given.filter((one) => typeof one === 'number' || typeof one === 'string').join()}`)
          if (name === 'measureText') return { width: 10, actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 0 }
          return name === 'createPattern' ? { drawn } : undefined
        },
      set: () => true
    }
  ) as CanvasRenderingContext2D
  return { context, drawn }
}

beforeEach(() => {
  vi.stubGlobal('document', {
    createElement: () => {
      const { context } = recorder()
      return { getContext: () => context }
    }
  })
  vi.stubGlobal(
    'Path2D',
    class {
      readonly drawn: string[] = []
      constructor() {
        return new Proxy(this, {
          get: (self, name) =>
            name === 'drawn'
              ? self.drawn
              : (...given: unknown[]) => {
                  self.drawn.push(`${String(name)} ${given.join()}`)
                }
        })
      }
    }
  )
})

/** Every drawing is another one, whatever its colours. */
function expectDifferent(drawings: readonly (readonly [string, string])[]): void {
  const by = new Map<string, string>()
  for (const [name, drawing] of drawings) {
    expect(drawing, name).not.toBe('')
    expect(by.get(drawing), `${name} looks like`).toBeUndefined()
    by.set(drawing, name)
  }
}

const LOOK = { theme: THEMES.dark, u: 40, density: 1 }
const VERDICTS: readonly LineVerdict[] = ['clear', 'hindered', 'blocked']
const drawingOf = (paint: (context: CanvasRenderingContext2D) => void): string => {
  const { context, drawn } = recorder()
  paint(context)
  return drawn.join('\n')
}

describe('what has to be told apart differs without its colour', () => {
  const pattern = (name: PatternName): string => (makePattern(name, '#fff', 40) as unknown as { drawn: string[] }).drawn.join('\n')

  it('kinds of terrain, by pattern', () => {
    expectDifferent(TERRAIN.map(([kind, name]) => [kind, pattern(name)]))
  })
  it('outlines of areas, by dash', () => {
    expectDifferent(Object.entries(EDGES).map(([name, { pieces }]) => [name, JSON.stringify(pieces)]))
  })
  it('parts of a line, by dash', () => {
    expectDifferent(VERDICTS.map((verdict) => [verdict, JSON.stringify(LINE_STYLES[verdict].dash)]))
  })
  it('verdicts, by shape', () => {
    expectDifferent(
      VERDICTS.map((verdict) => [
        verdict,
        drawingOf((context) => {
          paintVerdict(context, verdict, 10, LOOK)
        })
      ])
    )
  })
  it('squares that lines reach, by pattern and by letter', () => {
    expectDifferent(
      VERDICTS.map((verdict) => [verdict, SIGHT_STYLES[verdict].pattern === null ? 'plain' : pattern(SIGHT_STYLES[verdict].pattern)])
    )
    expectDifferent(VERDICTS.map((verdict) => [verdict, boardTexts.sight.letters[verdict]]))
    const terrain = TERRAIN.map(([, name]) => name as PatternName)
    for (const verdict of VERDICTS) expect(terrain).not.toContain(SIGHT_STYLES[verdict].pattern)
  })
  it('what stops a knock back, by its sign', () => {
    const stops: readonly StoppedBy[] = [
      'edge',
      'wall',
      'blocking',
      'corner',
      'higher',
      'drop',
      'drop-occupied',
      'figure',
      'special',
      'left-space'
    ]
    expectDifferent(
      stops.map((stop) => [
        stop,
        drawingOf((context) => {
          paintStop(context, stop, [1, 0], 10, LOOK)
        })
      ])
    )
  })
  it('sides, by their mark', () => {
    expectDifferent(
      [0, 1, 2, 3, 4, 5].map((side) => [String(side), (sideMark(side, 0, 0, 5) as unknown as { drawn: string[] }).drawn.join('\n')])
    )
  })
  it('objects, by shape and letter', () => {
    expectDifferent(
      OBJECT_KINDS.map((kind) => [
        kind,
        drawingOf((context) => {
          paintObject(context, kind, LOOK)
        })
      ])
    )
  })
})

const rgb = converter('rgb')
const through =
  (filter: (colour: Rgb) => Rgb | undefined) =>
  (colour: string): string => {
    const parsed = rgb(colour)
    const seen = parsed && filter(parsed)
    if (!seen) throw new Error(`${colour} is no colour.`)
    return formatHex(seen)
  }
const SEEN: Readonly<Record<string, (colour: string) => string>> = {
  'all colours': (colour) => colour,
  protanopia: through(filterDeficiencyProt(1)),
  deuteranopia: through(filterDeficiencyDeuter(1)),
  tritanopia: through(filterDeficiencyTrit(1))
}

/** `over` laid on `under` so strongly. */
const mixed = (under: string, over: string, strength: number): string => formatHex(interpolate([under, over], 'rgb')(strength))

const papersOf = (theme: BoardTheme): readonly (readonly [string, string])[] => [
  ['ground', theme.ground],
  ...(['hindering', 'blocking', 'water', 'special', 'starting'] as const).map((kind) => [kind, theme[kind].fill] as const)
]

describe.each(Object.entries(SEEN))('with %s', (_, seen) => {
  const contrast = (a: string, b: string): number => wcagContrast(seen(a), seen(b))

  describe.each(Object.values(THEMES))('the $name theme', (theme) => {
    it('sets every coloured mark off from the ground by 3 : 1, itself or by its outline', () => {
      const marks = { ...theme.verdict, accent: theme.accent, highlight: theme.highlight, damage: theme.damage, text: theme.text }
      for (const [paper, fill] of papersOf(theme)) {
        for (const [name, mark] of Object.entries(marks)) {
          const best = Math.max(contrast(mark, fill), Math.min(contrast(theme.edge, fill), contrast(mark, theme.edge)))
          expect(best, `${name} on ${paper}`).toBeGreaterThanOrEqual(3)
        }
      }
    })

    it('sets walls, force fields, rims and outlines off from the ground by 3 : 1', () => {
      for (const [name, mark] of Object.entries({
        wall: theme.wall,
        barrier: theme.barrier,
        rim: theme.rim,
        indoor: theme.indoor,
        starting: theme.starting.ink
      })) {
        expect(contrast(mark, theme.ground), name).toBeGreaterThanOrEqual(3)
      }
    })

    it("keeps a side's mark readable on its colour, and numbers on theirs, by 3 : 1", () => {
      theme.sides.forEach((side, i) => {
        expect(contrast(sideInk(theme, i), side), `side ${i}`).toBeGreaterThanOrEqual(3)
      })
      for (const plate of [...Object.values(theme.verdict), theme.damage])
        expect(contrast(theme.onColour, plate), plate).toBeGreaterThanOrEqual(3)
    })

    it("sets each terrain's pattern off from its own paper by 3 : 1", () => {
      for (const [kind, , strength] of TERRAIN) {
        expect(contrast(mixed(theme[kind].fill, theme[kind].ink, strength), theme[kind].fill), kind).toBeGreaterThanOrEqual(3)
      }
    })

    it('keeps letters in squares readable on every tint: 4.5 : 1 with their casing', () => {
      expect(contrast(theme.text, theme.casing)).toBeGreaterThanOrEqual(4.5)
      for (const verdict of VERDICTS) {
        for (const [paper, fill] of papersOf(theme)) {
          const under = mixed(fill, theme.verdict[verdict], SIGHT_STYLES[verdict].tint)
          expect(
            Math.max(contrast(theme.text, under), contrast(theme.text, theme.casing)),
            `${verdict} on ${paper}`
          ).toBeGreaterThanOrEqual(4.5)
        }
      }
    })
  })
})
