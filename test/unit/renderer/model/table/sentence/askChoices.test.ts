/** What may stand in each part of a question's sentence, on a table with its figures and objects. */
import { describe, expect, it } from 'vitest'
import type { Ask, CaseFigure, ClixCase } from '../../../../../../src/shared/contract/case.ts'
import {
  actionChoices,
  carryChoices,
  causeChoices,
  figureChoices,
  hasChoices,
  hurls,
  distanceDice,
  isRolledCause,
  lineForChoices,
  meansChoices,
  moveChoices,
  pickUpChoices,
  powersOf,
  rollsNeeded,
  usedInAttack,
  withChoice,
  withoutChoices
} from '../../../../../../src/renderer/model/table/sentence/askChoices.ts'
import type { Choice } from '../../../../../../src/renderer/text/choices.ts'

const thor: CaseFigure = {
  id: 'thor',
  name: 'Thor',
  at: [1, 1],
  powers: ['charge', 'toughness'],
  dial: [{ powers: ['flurry'] }, { powers: ['telekinesis', 'charge'] }],
  click: 2,
  canUse: ['perplex'],
  specialPowers: [{ id: 'own', grants: ['outwit', { power: 'stealth', while: { notUsing: 'charge' } }], gains: ['quake'] }],
  abilities: ['flight'],
  teamAbilities: ['mystics'],
  holding: 'heavy'
}
const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [9, 9] },
  figures: [
    thor,
    { id: 'far', side: 'red', at: [5, 5] },
    {
      id: 'near',
      side: 'red',
      squares: [
        [3, 3],
        [2, 2]
      ]
    },
    { id: 'loki', name: 'Loki', at: [2, 1], powers: ['super-senses', 'shape-change', 'impervious'] },
    { id: 'beside', side: 'red', at: [3, 1] }
  ],
  objects: [
    { id: 'o', kind: 'light', at: [0, 0] },
    { id: 'd', kind: 'debris', at: [0, 1] },
    { id: 'l', kind: 'heavy', name: 'Lamp', at: [0, 2] }
  ],
  ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' }
}
const ids = (choices: readonly Choice[]): string[] => choices.map(({ id }) => id)
const plain: CaseFigure = { id: 'p' }

describe('what is offered', () => {
  it('is every figure with its side', () => {
    expect(figureChoices(table)).toEqual([
      { id: 'thor', label: 'Thor', side: 0 },
      { id: 'far', label: 'far', side: 0 },
      { id: 'near', label: 'near', side: 0 },
      { id: 'loki', label: 'Loki', side: 1 },
      { id: 'beside', label: 'beside', side: 0 }
    ])
  })

  it('is what a figure can use now, each once', () => {
    expect(powersOf(thor)).toEqual(['charge', 'toughness', 'telekinesis', 'perplex', 'outwit', 'stealth', 'quake', 'flight', 'mystics'])
    expect(powersOf({ ...thor, click: undefined })).toContain('flurry')
    expect([powersOf(undefined), powersOf(plain)]).toEqual([[], []])
  })

  it('is whom it might carry, its neighbours first, and nobody of the other side', () => {
    expect(carryChoices(table, thor)).toEqual([
      { id: '', label: 'nobody' },
      { id: 'near', label: 'near', side: 0, note: 'adjacent' },
      { id: 'far', label: 'far', side: 0, note: undefined },
      { id: 'beside', label: 'beside', side: 0, note: undefined }
    ])
    expect(carryChoices(table, undefined)).toEqual([])
  })

  it('is what can be picked up, and nothing', () => {
    expect(pickUpChoices(table)).toEqual([
      { id: '', label: 'nothing' },
      { id: 'o', label: 'Light object', note: 'A1' },
      { id: 'l', label: 'Lamp', note: 'A3' }
    ])
  })

  it('is how it moves, attacks, targets and knocks back, with what is chosen already', () => {
    expect({
      moves: ids(moveChoices(table, thor, undefined)),
      movesNow: ids(moveChoices(table, plain, 'leap-climb')),
      movesPlain: ids(moveChoices(table, plain, 'move')),
      means: ids(meansChoices(table, thor, 'ranged-attack')),
      meansPlain: ids(meansChoices(table, plain, 'own')),
      actions: ids(actionChoices(table, thor, undefined)),
      actionsPlain: ids(actionChoices(table, plain, 'charge')),
      used: ids(usedInAttack(table, { id: 'u', powers: ['blades-claws-fangs', 'charge', 'flurry'] }, ['own', 'flurry'])),
      causes: ids(causeChoices(table, { id: 'q', powers: ['quake', 'force-blast', 'charge'] }, undefined)),
      causesNow: ids(causeChoices(table, plain, 'quake')),
      lines: ids(lineForChoices(table, thor, undefined)),
      linesNow: ids(lineForChoices(table, plain, 'outwit'))
    }).toEqual({
      moves: ['move', 'charge'],
      movesNow: ['move', 'leap-climb'],
      movesPlain: ['move'],
      means: ['ranged-attack', 'close-attack', 'thrown-object', 'telekinesis', 'perplex', 'outwit'],
      meansPlain: ['ranged-attack', 'close-attack', 'own'],
      actions: ['', 'charge', 'telekinesis', 'quake', 'thrown-object'],
      actionsPlain: ['', 'charge'],
      used: ['blades-claws-fangs', 'own', 'flurry'],
      causes: ['attack', 'quake', 'force-blast'],
      causesNow: ['attack', 'quake'],
      lines: ['attack', 'telekinesis', 'perplex', 'outwit'],
      linesNow: ['attack', 'outwit']
    })
    expect([hurls(table, thor), hurls(table, plain)]).toEqual([true, false])
    expect([undefined, 'force-blast', 'quake', 'charge'].map((cause) => isRolledCause(table, cause))).toEqual([false, true, false, false])
  })

  it('is as many dice for a distance as the ruling tells', () => {
    const told = (say: string) => distanceDice({ because: [{ say, facts: { dice: 2 } }] } as never)
    expect([distanceDice(null), told('kb.doubles'), told('kb.more-dice'), told('kb.dice-missing')]).toEqual([1, 1, 2, 2])
  })

  it('is every die that somebody may roll', () => {
    const rolls = (ask: Ask, change: Partial<CaseFigure> = {}) =>
      rollsNeeded({ ...table, figures: table.figures!.map((one) => (one.id === 'loki' ? { ...one, ...change } : one)), ask })
    expect({
      attacked: rolls({ kind: 'attack', from: 'thor', targets: ['loki'], dice: [3, 4] }),
      countered: rolls({ kind: 'attack', from: 'thor', targets: ['loki'], dice: [3, 4] }, { countered: ['super-senses'] }),
      damaged: rolls({ kind: 'damage', to: 'loki', amount: 2 }),
      other: rolls({ kind: 'attack', from: 'loki', targets: ['thor'], dice: [3, 4] }),
      line: rolls(table.ask)
    }).toEqual({
      attacked: ['super-senses', 'shape-change', 'impervious'].map((power) => ({ figure: 'loki', power })),
      countered: ['shape-change', 'impervious'].map((power) => ({ figure: 'loki', power })),
      damaged: [{ figure: 'loki', power: 'impervious' }],
      other: [],
      line: []
    })
  })
})

describe('a choice of the players', () => {
  const ask = { kind: 'attack', from: 'thor', targets: ['loki'], dice: [3, 4] } as const satisfies Ask
  const option = (choices: object) => ({ choices }) as unknown as Parameters<typeof withChoice>[1]

  it('is added to those about other figures, and takes the place of an earlier one', () => {
    const one = withChoice(ask, option({ direction: { loki: [1, 0] } }))
    expect(one).toEqual({ ...ask, choices: { direction: { loki: [1, 0] } } })
    const two = withChoice(one, option({ direction: { sif: [0, 1] }, order: ['loki', 'sif'] }))
    expect(two).toEqual({ ...ask, choices: { direction: { loki: [1, 0], sif: [0, 1] }, order: ['loki', 'sif'] } })
    expect(withChoice(two, option({ direction: { loki: [1, 1] }, order: ['sif', 'loki'] }))).toEqual({
      ...ask,
      choices: { direction: { loki: [1, 1], sif: [0, 1] }, order: ['sif', 'loki'] }
    })
  })

  it('is none where a question has none', () => {
    const reach: Ask = { kind: 'reach', figure: 'thor' }
    expect(withChoice(reach, option({ order: ['loki'] }))).toBe(reach)
    expect(withoutChoices(reach)).toBe(reach)
    expect([
      hasChoices(reach),
      hasChoices(ask),
      hasChoices({ ...ask, choices: {} }),
      hasChoices({ ...ask, choices: { order: ['loki'] } })
    ]).toEqual([false, false, false, true])
    expect(withoutChoices({ ...ask, choices: { order: ['loki'] } })).toEqual({ ...ask, choices: undefined })
  })
})
