/** Lines that mix are told apart; what is no line is none. */
import { describe, expect, it } from 'vitest'
import { acrossOf, DEPTHS, explained, lineShapes, type Explained } from '../../../../src/shared/mapPicture/acrossSide.ts'
import { labOf, USUAL_INKS, weightedLab, type Ink, type Lab } from '../../../../src/shared/mapPicture/colours.ts'

const WIDTH = 0.033
const NAMES = Object.keys(USUAL_INKS) as Ink[]
const INKS = NAMES.map((ink) => weightedLab(labOf(USUAL_INKS[ink])))
const GROUND = weightedLab(labOf([170, 160, 150]))
const BLACK = weightedLab(labOf([16, 15, 14]))

/** Colours across a side with blurred lines on it, each with its depth. */
const acrossWith = (lines: readonly (readonly [ink: Lab, depth: number])[], isOuter = false) =>
  acrossOf(
    DEPTHS.map((depth) =>
      lines.reduce<Lab>((colour, [ink, at]) => {
        const share = 0.7 * Math.exp(-((depth - at) ** 2) / (2 * WIDTH * WIDTH))
        const mixed = (part: 0 | 1 | 2): number => colour[part] + share * (ink[part] - colour[part])
        return [mixed(0), mixed(1), mixed(2)]
      }, GROUND)
    ),
    isOuter
  )
const look = (lines: readonly (readonly [ink: Lab, depth: number])[], isSeen = INKS.map(() => true)): Explained =>
  explained(acrossWith(lines), { inks: INKS, isSeen, light: GROUND[0], grain: 1e-9 }, lineShapes(WIDTH, false))
const ink = (name: Ink): Lab => INKS[NAMES.indexOf(name)]!
const inksOf = ({ lines }: Explained): readonly string[] => lines.filter(({ isOwn }) => isOwn).map((line) => NAMES[line.ink]!)

describe('the colours across a side', () => {
  it.each(NAMES)('are one line of %s, at its depth, and say its colour', (name) => {
    const found = look([[ink(name), 0.1]])
    expect(inksOf(found)).toEqual([name])
    expect(found.lines[0]!.depth).toBeCloseTo(0.1, 2)
    expect(found.share).toBeGreaterThan(0.95)
    for (const part of [0, 1, 2] as const) expect(found.seenInk![part]).toBeCloseTo(ink(name)[part], 1)
  })
  it.each([
    ['hindering', 'indoor'],
    ['hindering', 'elevated'],
    ['blocking', 'special']
  ] as const)('are two lines, of %s and %s, though they mix', (one, other) => {
    expect([...inksOf(look([[ink(one), 0.08], [ink(other), 0.16]]))].sort()).toEqual([one, other].sort()) // prettier-ignore
  })
  it('are no line where the ground is plain, or a wall or the grid darkens the edge', () => {
    expect(look([]).lines).toEqual([])
    expect(inksOf(look([[BLACK, 0]]))).toEqual([])
    expect(inksOf(look([[BLACK, -0.03], [BLACK, 0.03]]))).toEqual([]) // prettier-ignore
  })
  it('are not of this square where the line lies behind its edge', () => {
    expect(inksOf(look([[ink('water'), -0.06]]))).toEqual([])
  })
  it('need more for a second line whose ink was seen nowhere alone', () => {
    const faint: Lab = [0, 1, 2].map((part) => GROUND[part]! + 0.5 * (ink('water')[part]! - GROUND[part]!)) as unknown as Lab
    const both = [[ink('hindering'), 0.08], [faint, 0.17]] as const // prettier-ignore
    expect(inksOf(look(both))).toContain('water')
    expect(inksOf(look(both, INKS.map((_, index) => NAMES[index] !== 'water')))).not.toContain('water') // prettier-ignore
  })
})
