/** How many sentences of cards are read: counted by hand on small ones. */
import { describe, expect, it } from 'vitest'
import { cardCoverageOf } from '../../../../src/shared/figureCheck/cardCoverage.ts'
import type { FigureEntry } from '../../../../src/shared/formats/documents/documents.ts'

const figure = (id: string, texts: readonly string[], more: Partial<FigureEntry> = {}): FigureEntry => ({
  id,
  name: 'Ferro',
  type: 'character',
  size: 'standard',
  points: 50,
  speed: 8,
  attack: 9,
  defense: 16,
  damage: 3,
  range: 0,
  bolts: 1,
  powers: [],
  canUse: [],
  traits: texts.map((text, index) => ({ id: `t${index}`, text })),
  specialPowers: [],
  abilities: [],
  teamAbilities: [],
  dial: [],
  baseSquares: 1,
  source: '',
  ...more
})

describe('coverage of cards', () => {
  it('counts sentences by state, static ones apart', () => {
    const found = cardCoverageOf([
      figure('a', ['Stealth. Charge as FREE.', 'When Ferro hits, dance.']),
      figure('b', ['Sing. Stealth. When Ferro hits, heal him 1 click.'])
    ])
    expect(found).toMatchObject({
      figures: 2,
      sentences: { parsed: 4, moment: 1, text: 1 },
      ruled: 2,
      static: { all: 4, parsed: 3 },
      atMoment: { all: 2, known: 2 },
      characters: { all: 2, everyStatic: 1, whole: 0 }
    })
  })

  it('ranks what is missing by the characters that it would complete', () => {
    const found = cardCoverageOf([
      figure('a', ['Ferro hums 3 songs.', 'Ferro hums 4 songs.']),
      figure('b', ['Ferro hums 5 songs. Ferro sleeps.']),
      figure('c', ['Ferro sleeps.'], { type: 'bystander' })
    ])
    expect(found.missing).toEqual([
      { words: '~ hums N songs.', sentences: 3, completes: 1 },
      { words: '~ sleeps.', sentences: 2, completes: 0 }
    ])
    expect(found.characters).toEqual({ all: 2, everyStatic: 0, whole: 0 })
  })

  it('takes names from the figures alone', () => {
    const own = 'Friendly characters with the Night Watch keyword can use Stealth.'
    expect(cardCoverageOf([figure('a', [own])]).sentences.parsed).toBe(0)
    expect(cardCoverageOf([figure('a', [own], { keywords: ['Night Watch'] })]).sentences.parsed).toBe(1)
  })

  it('counts a clause with a frame as none that rulings could use', () => {
    const found = cardCoverageOf([
      figure('a', ['Ferro can use Stealth. If Ferro is on the map, he can use Stealth. Ferro modifies attack +1.'])
    ])
    expect(found).toMatchObject({ sentences: { parsed: 3 }, ruled: 2 })
  })

  it('says nothing of no figures', () => {
    expect(cardCoverageOf([])).toMatchObject({ figures: 0, characters: { all: 0 }, missing: [] })
  })
})
