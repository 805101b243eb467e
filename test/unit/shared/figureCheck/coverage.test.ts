/** How much of figures is ruled on: counted by hand on small ones. */
import { describe, expect, it } from 'vitest'
import { coverageOf } from '../../../../src/shared/figureCheck/coverage.ts'
import type { FigureEntry } from '../../../../src/shared/formats/documents/documents.ts'
import { allEffects } from '../../../../src/shared/rules/effects/all.ts'
import { editionFile } from '../../../support/editions.ts'

const figure = (more: Partial<FigureEntry>): FigureEntry => ({
  id: 'one',
  name: 'One',
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
  specialPowers: [],
  abilities: [],
  teamAbilities: [],
  dial: [],
  baseSquares: 1,
  source: '',
  ...more
})
const by = (ruleset: string, ...figures: readonly FigureEntry[]) => coverageOf(figures, ruleset)!

describe('coverage', () => {
  it('counts slots of the dial click by click, KO and empty ones not', () => {
    const dial = [
      { speed: 8, powers: ['charge', 'spell'], special: ['attack'] },
      { ko: true, powers: ['charge'] },
      {},
      { special: ['attack', 'damage'] }
    ]
    const one = figure({
      dial,
      specialPowers: [{ id: 'pull', name: 'Pull', slot: 'attack', text: 'Words.', grants: ['quake'], more: true }]
    })
    expect(by('heroclix-2013', one)).toMatchObject({
      fullyRuled: 0,
      slots: { occupied: 5, ruled: 1, partly: 2, notConsidered: 2 },
      byFigure: [{ ruled: 1, partly: 2, notConsidered: 2 }],
      notConsidered: [{ kind: 'special-power', id: 'damage', figures: 1 }, { kind: 'power', id: 'spell', figures: 1 }] // prettier-ignore
    })
  })

  it('counts what an own edition adds', () => {
    const member = figure({ teamAbilities: ['night-watch'] })
    expect(by('heroclix-2013', member)).toMatchObject({ fullyRuled: 0 })
    expect(coverageOf([member], { ruleset: 'corner-store', editions: [editionFile('corner')] })).toMatchObject({ fullyRuled: 1 })
    expect(coverageOf([member], 'corner-store')).toBeNull()
  })

  it('is whole for standard powers alone, and by the edition that has them', () => {
    const dial = [{ powers: allEffects.filter(({ kind, slot }) => kind === 'power' && slot).map(({ id }) => id) }]
    expect(by('heroclix-2013', figure({ dial }))).toMatchObject({ fullyRuled: 1, notConsidered: [] })
    expect(by('heroclix-2010', figure({ dial })).notConsidered.map(({ id }) => id)).toContain('sidestep')
  })

  it.each<[string, FigureEntry['specialPowers'][number], 'ruled' | 'partly' | 'notConsidered']>([
    ['grants that say it all by the word of the owner', { id: 'x', text: 'Words.', grants: ['quake'], more: false }, 'ruled'],
    ['grants with a text', { id: 'x', text: 'Words.', grants: ['quake'] }, 'partly'],
    ['grants without a text', { id: 'x', grants: ['quake'] }, 'ruled'],
    ['grants that nobody knows', { id: 'x', grants: ['stop'], more: false }, 'notConsidered'],
    ['one known grant and one unknown', { id: 'x', grants: ['quake', 'stop'], more: false }, 'partly'],
    ['a text alone', { id: 'x', text: 'Words.' }, 'notConsidered'],
    ['a special power that the engine has', { id: 'repulsor-rays' }, 'ruled']
  ])('of %s', (_, power, state) => {
    expect(by('heroclix-2013', figure({ specialPowers: [power] })).byFigure[0]?.[state]).toBe(1)
  })

  it('asks for traits, abilities and team abilities, too, and names each once a figure, the most frequent first', () => {
    const one = figure({
      traits: [{ id: 'shy' }],
      abilities: ['flight', 'magic'],
      teamAbilities: ['police', 'klingon-empire', 'klingon-empire']
    })
    const found = by('heroclix-2013', one, figure({ id: 'two', teamAbilities: ['klingon-empire'] }), figure({ id: 'three' }))
    expect(found).toMatchObject({ figures: 3, fullyRuled: 1, slots: { occupied: 0 } })
    expect(found.notConsidered.map(({ kind, id, figures }) => [kind, id, figures])).toEqual([
      ['team-ability', 'klingon-empire', 2],
      ['ability', 'magic', 1],
      ['trait', 'shy', 1]
    ])
  })
})
