import { describe, expect, it } from 'vitest'
import { ASK_KINDS, askParts, missingPart, swapped, withKind, withParts } from '../../../src/renderer/state/asks.ts'
import { withChoice } from '../../../src/renderer/state/askChoices.ts'
import { parseCase } from '../../../src/shared/cases/parseCase.ts'
import { table } from './position.ts'

describe('changing a part of the question', () => {
  it('keeps both figures through every kind and back', () => {
    const kept = askParts(table.ask)
    for (const kind of ASK_KINDS) {
      const there = withKind(table.ask, kind)
      expect(there.kind).toBe(kind)
      expect(askParts(withKind(there, 'line-of-fire', kept))).toEqual(kept)
    }
  })

  it('makes a question of every kind that the format takes', () => {
    for (const kind of ASK_KINDS) {
      const value = { ...table, ask: withKind(table.ask, kind) }
      expect(missingPart(value), kind).toBeNull()
      const parsed = parseCase(JSON.parse(JSON.stringify(value)))
      expect(parsed.ok ? [] : parsed.problems, kind).toEqual([])
    }
  })

  it('turns round', () => {
    expect(askParts(swapped(table.ask))).toEqual({ from: 'iron-man', to: 'thor' })
  })

  it('drops choices made for another target', () => {
    const ask = { kind: 'attack', from: 'thor', targets: ['iron-man'], choices: { direction: { 'iron-man': [1, 0] } } } as const
    expect(withParts(ask, { to: 'iron-fist' })).not.toHaveProperty('choices.direction')
  })

  it('adds a choice to those made before', () => {
    const ask = { kind: 'attack', from: 'thor', targets: ['iron-man'], choices: { knockBack: { 'iron-man': true } } } as const
    expect(withChoice(ask, { choices: { direction: { 'iron-man': [1, 0] } } })).toMatchObject({
      choices: { knockBack: { 'iron-man': true }, direction: { 'iron-man': [1, 0] } }
    })
  })
})

describe('what is still to be chosen', () => {
  it('names the missing part', () => {
    expect(missingPart({ ...table, ask: { kind: 'line-of-fire', from: '', to: '' } })).toBe('attacker')
    expect(missingPart({ ...table, ask: { kind: 'line-of-fire', from: 'thor', to: '' } })).toBe('target')
    expect(missingPart({ ...table, ask: { kind: 'attack', from: 'thor', targets: ['thor'] } })).toBe('other-target')
    expect(missingPart({ ...table, ask: { kind: 'targets', from: 'thor', with: 'outwit' } })).toBeNull()
    expect(missingPart({ ...table, ask: { kind: 'damage', to: 'thor', amount: 2 } })).toBeNull()
  })
})
