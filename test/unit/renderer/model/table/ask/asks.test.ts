import { describe, expect, it } from 'vitest'
import {
  askParts,
  hasAttacker,
  hasTarget,
  isMovement,
  missingPart,
  swapped,
  withKind,
  withParts
} from '../../../../../../src/renderer/model/table/ask/asks.ts'
import { ASK_KINDS } from '../../../../../../src/renderer/model/question/kinds/all.ts'
import { moveChoices, withChoice } from '../../../../../../src/renderer/model/table/sentence/askChoices.ts'
import { answerTable } from '../../../../../../src/renderer/model/table/answer/answerTable.ts'
import type { Ask, ClixCase } from '../../../../../../src/shared/contract/case.ts'
import { parseCase } from '../../../../../../src/shared/cases/parse/parseCase.ts'
import { table } from '../../../../../support/tablePosition.ts'

/** The question with what its kind waits for. */
function filled(ask: Ask): Ask {
  if (ask.kind === 'move') return { ...ask, path: [[2, 2]] }
  return ask.kind === 'knock-back' ? { ...ask, hits: ask.hits.map((hit) => ({ ...hit, damageTaken: 2 })) } : ask
}

const written = (ask: Ask): unknown => JSON.parse(JSON.stringify(ask))

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
      const ask = withKind(table.ask, kind)
      const value = { ...table, ask: filled(ask) }
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

  it('asks for the damage of a knock back again for another target or attacker, and keeps it for the same ones', () => {
    const ask: Ask = {
      kind: 'knock-back',
      from: 'thor',
      hits: [
        { figure: 'iron-man', damageTaken: 5, damageDealt: 6 },
        { figure: 'iron-fist', damageTaken: 3 }
      ],
      dice: [5, 5],
      rolls: { 'iron-man': { 'super-senses': 2 } }
    }
    expect(written(withParts(ask, { from: 'thor', to: 'iron-man' }))).toEqual(written(ask))
    const other = withParts(ask, { to: 'giganto' })
    expect(written(other)).toEqual({
      kind: 'knock-back',
      from: 'thor',
      hits: [{ figure: 'giganto' }, { figure: 'iron-fist', damageTaken: 3 }],
      dice: [5, 5]
    })
    expect(missingPart({ ...table, ask: other })).toBe('damage')
    expect(written(withParts(ask, { from: 'giganto' }))).toEqual({
      kind: 'knock-back',
      from: 'giganto',
      hits: [{ figure: 'iron-man' }, { figure: 'iron-fist' }],
      dice: [4, 4]
    })
    expect(written(swapped(ask))).toMatchObject({ from: 'iron-man', hits: [{ figure: 'thor' }, { figure: 'iron-fist' }] })
  })

  it('begins a knock back without a damage that was not entered', () => {
    const ask = withKind(table.ask, 'knock-back')
    expect(ask).toMatchObject({ hits: [{ figure: 'iron-man' }] })
    expect(missingPart({ ...table, ask })).toBe('damage')
    expect(
      missingPart({ ...table, ask: { kind: 'knock-back', from: 'thor', hits: [{ figure: 'iron-man' }], cause: 'force-blast' } })
    ).toBeNull()
  })

  it('drops what was rolled or chosen for another figure', () => {
    const rolls = { 'iron-man': { 'super-senses': 2 } }
    const uses = [{ figure: 'thor', power: 'probability-control', on: 'iron-man' }]
    const attack: Ask = {
      kind: 'attack',
      from: 'thor',
      targets: ['iron-man'],
      attack: 'ranged',
      dice: [3, 4],
      rolls,
      uses,
      object: 'crate'
    }
    expect(written(withParts(attack, { to: 'iron-fist' }))).toEqual({
      kind: 'attack',
      from: 'thor',
      targets: ['iron-fist'],
      attack: 'ranged',
      dice: null,
      object: 'crate'
    })
    expect(written(withParts(attack, { from: 'iron-fist' }))).not.toHaveProperty('object')
    expect(written(withParts({ kind: 'damage', to: 'thor', amount: 4, rolls: { impervious: 5 } }, { to: 'iron-man' }))).toEqual({
      kind: 'damage',
      to: 'iron-man',
      amount: 4
    })
    expect(withParts({ kind: 'break-away', figure: 'thor', roll: 5, action: 'charge' }, { from: 'iron-man' })).toEqual({
      kind: 'break-away',
      figure: 'iron-man',
      action: 'move'
    })
    expect(withParts({ kind: 'reach', figure: 'thor', action: 'move', carrying: 'iron-fist' }, { from: 'iron-man' })).toEqual({
      kind: 'reach',
      figure: 'iron-man',
      action: 'move'
    })
    const value: Ask = { kind: 'value', figure: 'thor', value: 'attack', effects: [{ source: 'perplex', modifier: 1 }] }
    expect(written(withParts(value, { to: 'iron-man' }))).toEqual({ kind: 'value', figure: 'iron-man', value: 'attack' })
    const odds: Ask = { kind: 'odds', from: 'thor', to: 'iron-man', object: 'crate' }
    expect(written(withParts(odds, { to: 'iron-fist' }))).toMatchObject({ object: 'crate' })
    expect(written(withParts(odds, { from: 'iron-fist' }))).not.toHaveProperty('object')
  })

  it('adds a choice to those made before', () => {
    const ask = { kind: 'attack', from: 'thor', targets: ['iron-man'], choices: { knockBack: { 'iron-man': true } } } as const
    expect(withChoice(ask, { choices: { direction: { 'iron-man': [1, 0] } } })).toMatchObject({
      choices: { knockBack: { 'iron-man': true }, direction: { 'iron-man': [1, 0] } }
    })
  })
})

describe('questions about a move', () => {
  it('keep the action among themselves and begin it anew for another figure', () => {
    const reach = withKind({ kind: 'move', figure: 'thor', action: 'charge', path: [[2, 1]] }, 'reach')
    expect(reach).toEqual({ kind: 'reach', figure: 'thor', action: 'charge' })
    expect(withParts(reach, { from: 'iron-man' })).toEqual({ kind: 'reach', figure: 'iron-man', action: 'move' })
  })

  it('offer a move action and what the figure moves by', () => {
    const figure = { id: 'a', powers: ['charge', 'toughness', 'sidestep', 'mind-control'], abilities: ['flight', 'ram'] }
    const offered = (ruleset: ClixCase['ruleset']) => moveChoices({ ...table, ruleset }, figure, undefined).map(({ id }) => id)
    expect(offered('heroclix-2012')).toEqual(['move', 'charge', 'ram'])
    expect(offered('heroclix-2013')).toEqual(['move', 'charge', 'sidestep', 'ram'])
  })

  it('carry a wall as the target from one kind to the other', () => {
    const to = {
      wall: [
        [1, 1],
        [2, 1]
      ]
    } as const
    expect(withKind({ kind: 'can-target', from: 'thor', to, with: 'ranged-attack' }, 'attack')).toMatchObject({ targets: [to] })
  })

  it('are ruled on for larger bases, too', () => {
    expect(answerTable({ ...table, ask: { kind: 'reach', figure: 'giganto', action: 'move' } })).toMatchObject({
      state: 'ruled',
      ruling: { kind: 'reach' }
    })
  })
})

describe('what is still to be chosen', () => {
  it('names the missing part', () => {
    expect(missingPart({ ...table, ask: { kind: 'line-of-fire', from: '', to: '' } })).toBe('attacker')
    expect(missingPart({ ...table, ask: { kind: 'line-of-fire', from: 'thor', to: '' } })).toBe('target')
    expect(missingPart({ ...table, ask: { kind: 'attack', from: 'thor', targets: ['thor'] } })).toBe('other-target')
    expect(missingPart({ ...table, ask: { kind: 'targets', from: 'thor', with: 'outwit' } })).toBeNull()
    expect(missingPart({ ...table, ask: { kind: 'reach', figure: '' } })).toBe('mover')
    expect(missingPart({ ...table, ask: { kind: 'move', figure: 'thor', path: [] } })).toBe('path')
    expect(missingPart({ ...table, ask: { kind: 'damage', to: 'thor', amount: 2 } })).toBeNull()
  })

  it('is no attacker where one may be left out', () => {
    expect(missingPart({ ...table, ask: { kind: 'value', figure: 'thor', value: 'defense' } })).toBeNull()
    expect(missingPart({ ...table, ask: { kind: 'timeline', events: [] } })).toBeNull()
    expect(missingPart({ ...table, ask: { kind: 'knock-back', origin: [3, 3], hits: [{ figure: 'thor' }] } })).toBeNull()
    expect(missingPart({ ...table, ask: { kind: 'knock-back', hits: [{ figure: 'thor' }] } })).toBe('attacker')
  })
})

it('each kind names who acts, a target, both or neither', () => {
  const named = ASK_KINDS.map((kind) => {
    const ask = withKind(table.ask, kind)
    return [kind, [hasAttacker(ask) && 'attacker', hasTarget(ask) && 'target', isMovement(ask) && 'mover'].filter(Boolean).join(', ')]
  })
  expect(Object.fromEntries(named)).toEqual({
    'line-of-fire': 'attacker, target',
    'can-target': 'attacker, target',
    targets: 'attacker',
    attack: 'attacker, target',
    odds: 'attacker, target',
    damage: 'target',
    'knock-back': 'attacker, target',
    move: 'mover',
    reach: 'mover',
    'break-away': 'mover',
    value: 'attacker, target',
    preparation: 'attacker',
    timeline: ''
  })
})
