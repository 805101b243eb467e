/** What search needs of a set, kept beside it: the same whether it was made or read, and made anew where it is not sound. */
import { describe, expect, it } from 'vitest'
import { jsonTextOf } from '../../../../../../src/shared/base/text/knownText.ts'
import type { FigureSetFile } from '../../../../../../src/shared/formats/documents/documents.ts'
import { figuresOnDemand, headOf } from '../../../../../../src/shared/formats/documents/figures/figuresOnDemand.ts'
import { rememberDigest } from '../../../../../../src/shared/formats/documents/figures/knownDigest.ts'
import { digestOf, digestTextOf, usesAt } from '../../../../../../src/shared/formats/documents/figures/setDigest.ts'
import { manyFigures } from '../../../../../bench/figures.ts'

const set = manyFigures(40)[0] as FigureSetFile
/** The same set with its figures on demand and a digest beside it; how often its figures were asked for. */
function kept(text: string) {
  let asked = 0
  const again = figuresOnDemand(headOf(set), jsonTextOf(set), () => {
    asked++
    return set.figures
  })
  rememberDigest(again, text)
  return { again, asked: () => asked }
}

describe('the digest of a set', () => {
  it('has what each figure is called, its points and everything that it can use', () => {
    const digest = digestOf(set)
    for (const [at, figure] of set.figures.entries()) {
      const number = figure.number ?? ''
      expect([digest.ids[at], digest.names[at], digest.numbers[at], digest.points[at]]).toEqual([figure.id, figure.name, number, figure.points]) // prettier-ignore
      const own = [figure.powers, figure.canUse, ...figure.dial.map(({ powers }) => powers ?? []), figure.abilities, figure.teamAbilities]
      expect(usesAt(digest, at)).toEqual([...new Set(own.flat())])
    }
  })

  it('has the powers that a card mentions', () => {
    const [figure] = set.figures
    const mentioning = { ...figure!, traits: [{ id: 'own', mentions: ['own-power'] }] }
    expect(usesAt(digestOf({ ...set, figures: [mentioning] }), 0)).toContain('own-power')
  })

  it('that was kept is read without the figures, and is what it was', () => {
    const { again, asked } = kept(digestTextOf(set))
    expect(digestOf(again)).toMatchObject(digestOf(set))
    expect(digestTextOf(again)).toBe(digestTextOf(set))
    expect(asked()).toBe(0)
  })

  it('keeps as many powers as a set may have', () => {
    const powers = Array.from({ length: 300 }, (_, at) => `power-${String(at)}`)
    const wide = { ...set, figures: [{ ...set.figures[0]!, powers }] }
    const { again } = kept(digestTextOf(wide))
    expect(usesAt(digestOf(again), 0).slice(0, 300)).toEqual(powers)
  })

  const sound = JSON.parse(digestTextOf(set)) as Record<string, readonly unknown[]>
  it.each([
    ['is no JSON', '{'],
    ['is no record', '[]'],
    ['is of another version', JSON.stringify({ ...sound, version: 3 })],
    ['lacks a list', JSON.stringify({ ...sound, names: undefined })],
    ['has a list that is too short', JSON.stringify({ ...sound, uses: sound.uses!.slice(1) })],
    ['has a number for a name', JSON.stringify({ ...sound, names: sound.names!.map(() => 1) })],
    ['has words for points', JSON.stringify({ ...sound, points: sound.points!.map(() => '50') })],
    ['has a power that is none', JSON.stringify({ ...sound, powers: [7] })]
  ])('that %s is made anew of the figures', (_why, text) => {
    const { again, asked } = kept(text)
    expect(digestOf(again)).toEqual(digestOf(set))
    expect(asked()).toBeGreaterThan(0)
  })
})
