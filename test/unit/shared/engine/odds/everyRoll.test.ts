/** Which faces of a die an edition tells apart, and the chance of every way that dice can fall. */
import { describe, expect, it } from 'vitest'
import { everyRoll, facesOf } from '../../../../../src/shared/engine/odds/everyRoll.ts'
import type { Ruleset } from '../../../../../src/shared/rules/vocabulary/ruleset.ts'

/** An edition of effects that have nothing but these clauses. */
const editionOf = (...clauses: readonly object[]): Ruleset =>
  ({ effects: new Map(clauses.map((clause, index) => [String(index), { clauses: [clause] }])) }) as unknown as Ruleset

const shown = (ruleset: Ruleset): object =>
  Object.fromEntries([...facesOf(ruleset)].map(([id, faces]) => [String(id), faces.map(({ face, of6 }) => `${face}:${of6}`).join(' ')]))

describe('the faces that an edition tells apart', () => {
  it('begin where an effect begins, in order, whichever effect comes first', () => {
    expect(shown(editionOf({ roll: 'senses', from: 6 }, { roll: 'senses', from: 3 }))).toEqual({ senses: '1:2 3:3 6:1' })
    expect(shown(editionOf({ roll: 'senses', from: 2 }, { roll: 'armour', zeroFrom: 5 }))).toEqual({ senses: '1:1 2:5', armour: '1:4 5:2' })
  })

  it('are all one where an effect works with each of them, or with none', () => {
    expect(shown(editionOf({ roll: 'always', from: 1 }, { roll: 'never', from: 7 }))).toEqual({ always: '1:6', never: '1:6' })
  })

  it('are all six where the number itself counts for anything', () => {
    expect(shown(editionOf({ roll: 'claws', from: 5 }, { roll: 'claws' }))).toEqual({})
    expect(shown(editionOf({ roll: 'claws', from: '5' }, { roll: 'fangs', zeroFrom: [5] }))).toEqual({})
  })

  it('are those of dice with a name', () => {
    expect(shown(editionOf({ roll: { from: 4 }, from: 4 }, { from: 4 }))).toEqual({})
  })

  it('are worked out once for an edition', () => {
    const edition = editionOf({ roll: 'senses', from: 5 })
    expect(facesOf(edition)).toBe(facesOf(edition))
  })
})

describe('every way that dice can fall', () => {
  it('is played once with its chance, and the chances add up to 1', () => {
    const faces = facesOf(editionOf({ roll: 'senses', from: 5 }))
    const shares = everyRoll(faces, (oracle) => {
      const evaded = (oracle.die('T', 'senses') ?? 0) >= 5
      return evaded ? 'evaded' : `hit for ${oracle.die('A', 'claws')}`
    })
    expect(shares.map(({ chance, outcome }) => `${chance.top}/${chance.bottom} ${outcome}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((claws) => `1/9 hit for ${claws}`),
      '1/3 evaded'
    ])
  })
})
