import { describe, expect, it } from 'vitest'
import type { ClixCase, TimelineEvent } from '../../../../../../src/shared/contract/case.ts'
import type { Ruling } from '../../../../../../src/shared/contract/ruling.ts'
import { rulingOn } from '../../../../../support/askEngine.ts'

const REACH = { phase: 'targeting', rule: 'CS-1', does: 'reach', reach: { squares: 6 }, lineOfFire: true }

/** An edition with its own powers: a counter, one that needs an action, a change of attack by 2, a reroll of any side. */
const EDITION = {
  format: 'linejudge-edition/1',
  id: 'store',
  name: 'Store',
  version: '1',
  parent: { id: 'heroclix-2013' },
  needs: { vocabulary: 5 },
  rows: { 'CS-1': { title: 'Minds' } },
  effects: {
    'night-mind': {
      name: 'Night Mind',
      kind: 'power',
      rule: 'CS-1',
      act: 'free',
      grants: 'none',
      clauses: [
        { ...REACH, who: 'opposing' },
        { phase: 'use', rule: 'CS-1', does: 'counter' }
      ]
    },
    'slow-mind': {
      name: 'Slow Mind',
      kind: 'power',
      rule: 'CS-1',
      act: 'power',
      grants: 'none',
      clauses: [
        { ...REACH, who: 'opposing' },
        { phase: 'use', rule: 'CS-1', does: 'counter' }
      ]
    },
    'strong-will': {
      name: 'Strong Will',
      kind: 'power',
      rule: 'CS-1',
      act: 'free',
      grants: 'none',
      clauses: [
        { ...REACH, who: 'any', self: true },
        { phase: 'use', rule: 'CS-1', does: 'change-value', by: 2, values: ['attack'] }
      ]
    },
    'second-look': {
      name: 'Second Look',
      kind: 'power',
      rule: 'CS-1',
      act: 'event',
      clauses: [
        { ...REACH, who: 'any', self: true },
        { phase: 'use', rule: 'CS-1', does: 'reroll' }
      ]
    }
  }
}

const asked = (powers: readonly string[], ask: ClixCase['ask']): Ruling =>
  rulingOn({
    format: 'clixcase/1',
    ruleset: 'store',
    editions: [EDITION],
    turn: { active: 'red' },
    map: { size: [8, 8] },
    figures: [
      { id: 'A', side: 'red', at: [0, 0], attack: 8, damage: 2, range: 6, powers },
      { id: 'T', side: 'blue', at: [3, 0], defense: 17, powers: ['toughness', 'super-senses'], dial: [{}, {}, {}, {}] }
    ],
    ask
  } as unknown as ClixCase) as unknown as Ruling

const played = (powers: readonly string[], ...events: readonly TimelineEvent[]) => {
  const ruling = asked(powers, { kind: 'timeline', events })
  if (ruling.kind !== 'timeline') throw new Error('another kind')
  const last = ruling.states.at(-1)
  return { verdict: ruling.verdict, countered: last?.['T']?.countered, tokens: last?.['A']?.tokens, because: ruling.because }
}

describe('a power that counters', () => {
  const toughness: TimelineEvent = { do: 'outwit', from: 'A', to: 'T', counter: 'toughness' }

  it('is played by the event that names no power, whatever its id', () => {
    const { verdict, countered, because } = played(['night-mind'], toughness)
    expect([verdict, countered]).toEqual(['played', ['toughness']])
    expect(because.find(({ say }) => say === 'outwit.countered')?.by).toBe('night-mind')
  })

  it('is used once in a turn; a second one of the figure is used then', () => {
    const senses: TimelineEvent = { do: 'outwit', from: 'A', to: 'T', counter: 'super-senses' }
    expect(played(['night-mind'], toughness, senses).verdict).toBe('illegal')
    expect(played(['night-mind', 'outwit'], toughness, senses)).toMatchObject({
      verdict: 'played',
      countered: ['toughness', 'super-senses']
    })
  })

  it('is an action where it needs one, and no free use then', () => {
    const use: TimelineEvent = { do: 'use', figure: 'A', power: 'slow-mind', on: 'T', counter: 'toughness' }
    expect(played(['slow-mind'], use)).toMatchObject({ verdict: 'played', countered: ['toughness'], tokens: 1 })
    expect(played(['slow-mind'], toughness).verdict).toBe('illegal')
    expect(played(['night-mind'], { ...use, power: 'night-mind' })).toMatchObject({ verdict: 'played', tokens: 0 })
  })

  it('is of no use to a figure that has another one', () => {
    expect(played(['perplex'], toughness).verdict).toBe('illegal')
  })
})

describe('a power that changes a value', () => {
  const change = (modifier: number, value: 'attack' | 'damage' = 'attack'): TimelineEvent => ({
    do: 'perplex',
    from: 'A',
    to: 'A',
    value,
    modifier
  })

  it('changes it by the number of its clause, and only the values of its clause', () => {
    expect(played(['strong-will'], change(2)).verdict).toBe('played')
    expect(played(['strong-will'], change(1)).verdict).toBe('illegal')
    expect(played(['strong-will'], change(2, 'damage')).verdict).toBe('illegal')
    expect(played(['perplex'], change(1, 'damage')).verdict).toBe('played')
  })

  it('is in the best turn with this number', () => {
    const best = (powers: readonly string[]) => {
      const ruling = asked(powers, { kind: 'preparation', from: 'A' })
      return ruling.kind === 'preparation' ? ruling.plans[0] : undefined
    }
    expect(best(['strong-will'])?.steps[0]).toEqual({ do: 'perplex', figure: 'A', value: 'attack', modifier: 2 })
    expect(best(['night-mind'])?.steps[0]).toEqual({ do: 'outwit', figure: 'T', counter: 'super-senses' })
  })
})

describe('a power that rerolls', () => {
  it('is counted in the odds, and used by its id', () => {
    const odds = (powers: readonly string[]) => {
      const ruling = asked(powers, { kind: 'odds', from: 'A', to: 'T' })
      return ruling.kind === 'odds' ? ruling.hit.fraction : undefined
    }
    expect(odds(['second-look'])).toBe(odds(['probability-control']))
    expect(odds(['second-look'])).not.toBe(odds([]))
    const use = (power: string): TimelineEvent => ({ do: 'use', figure: 'A', power, on: 'T' })
    // Of an opponent in its own turn: only a power that is for any side.
    expect(played(['second-look'], use('second-look')).verdict).toBe('played')
    expect(played(['probability-control'], use('probability-control')).verdict).toBe('illegal')
  })
})
