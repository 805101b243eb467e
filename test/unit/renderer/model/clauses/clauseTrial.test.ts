/** What a clause changes, by the first everyday question that comes out otherwise with it. */
import { expect, it } from 'vitest'
import type { ClausePlace } from '../../../../../src/renderer/model/clauses/clauseSentence.ts'
import { trialOf } from '../../../../../src/renderer/model/clauses/clauseTrial.ts'
import type { LooseClause } from '../../../../../src/shared/rules/terrain/clauseForms.ts'

/** Told of every question about the side that is not on. */
const OUT_OF_TURN = /It is the turn of red; .* was ruled on as if it might act all the same\./

it.each<[place: ClausePlace, clause: LooseClause, without: string, withIt: string]>([
  ['squares', { phase: 'value', value: 'range', occupies: 'self-or-target', halve: true }, 'A’s range is 8', 'A’s range is 4'],
  ['own', { phase: 'value', value: 'speed', occupies: 'self', modify: 1 }, 'A’s speed is 8', 'A’s speed is 9'],
  ['squares', { phase: 'value', value: 'damage', occupies: 'self', modify: 1 }, 'A’s damage is 3', 'A’s damage is 4'],
  ['own', { phase: 'counter', counter: 'rage', value: 'attack', modify: 1 }, 'A’s attack is 10', 'A’s attack is 11'],
  ['squares', { phase: 'hindered', bonus: 2 }, 'A’s defense is 17', 'A’s defense is 18'],
  [
    'squares',
    { phase: 'side-line-of-fire', ignores: ['hindering'], only: { side: 'active' } },
    'A’s line of fire to B is hindered',
    'A’s line of fire to B is clear'
  ],
  ['squares', { phase: 'not-targeted' }, 'B may target A with a ranged combat attack', 'B may not target A with a ranged combat attack'],
  ['own', { phase: 'not-targeted', by: ['outwit'] }, 'B may target A with Outwit', 'B may not target A with Outwit'],
  [
    'squares',
    { phase: 'action', forbids: ['ranged'] },
    'A may target B with a ranged combat attack',
    'A may not target B with a ranged combat attack'
  ],
  [
    'squares',
    { phase: 'damage', ignore: 1 },
    'C’s attack hits A (6 or more needed); A takes 3 damage; A is knocked back 3 squares to E8',
    'C’s attack hits A (6 or more needed); A takes 2 damage; A is knocked back 2 squares to E7'
  ],
  [
    'squares',
    { phase: 'knock-back-trigger', amount: 'damage-taken', plus: 0 },
    'C’s attack hits A (6 or more needed); A takes 3 damage',
    'C’s attack hits A (6 or more needed); A takes 3 damage; A is knocked back 3 squares to E8'
  ],
  [
    'squares',
    { phase: 'hindered', bonus: 2, only: { without: ['flight'] } },
    'A’s attack hits B (7 or more needed); B takes 3 damage',
    'A’s attack hits B (8 or more needed); B takes 3 damage'
  ],
  [
    'squares',
    { phase: 'knock-back-leave', stop: true },
    'A is knocked back 4 squares to A5; A takes 1 damage',
    'A is knocked back 2 squares to C5'
  ],
  ['squares', { phase: 'break-away', automatic: true }, 'A does not break away', 'A breaks away without a roll'],
  ['squares', { phase: 'movement-stop', stop: true }, 'A can reach 79 squares by a move action', 'A can reach 8 squares by a move action'],
  [
    'squares',
    { phase: 'terrain', actsAs: 'water', for: 'everything' },
    'B can reach 79 squares by a move action',
    'B can reach 63 squares by a move action'
  ],
  ['squares', { phase: 'ask-judge', touches: ['turn'], text: 'Roll a die.' }, '1 event, legal', '1 event, legal Roll a die.']
])('on %s: %j', (place, clause, without, withIt) => {
  const trial = trialOf('heroclix-2012', [clause], 0, place)
  const said = [trial?.without, trial?.with].map((tried) => tried?.says.replace(OUT_OF_TURN, '').trim())
  expect(said).toEqual([without, withIt])
  // Both are the same question on the same board, but for the clause.
  expect(trial?.with.value.ask).toEqual(trial?.without.value.ask)
})

it('is shown by the dice that the ruling leaves out where the way is as long', () => {
  const trial = trialOf('heroclix-2012', [{ phase: 'knock-back-roll', cause: 'force-blast', dice: 2 }], 0, 'squares')
  expect(trial?.with.value.ask).toMatchObject({ kind: 'knock-back', cause: 'force-blast' })
  const away = 'A is knocked back 4 squares to E9; A takes 1 damage'
  const beyond = (most: number) => `${away} Dice for the distance: 6 told, ${most} wanted; what is beyond that changed nothing.`
  expect([trial?.without.says, trial?.with.says]).toEqual([beyond(1), beyond(2)])
  expect(trial?.with.ruling).not.toEqual(trial?.without.ruling)
})

it('is shown beside the other clauses of its place, which stay', () => {
  const half: LooseClause = { phase: 'value', value: 'range', occupies: 'self-or-target', halve: true }
  const trial = trialOf('heroclix-2012', [half, { phase: 'hindered', bonus: 2 }], 1, 'squares')
  expect(trial?.without.value.specialTerrain).toMatchObject([{ clauses: [{ phase: 'value' }] }])
  expect(trial?.with.value.specialTerrain).toMatchObject([{ clauses: [{ phase: 'value' }, { phase: 'hindered' }] }])
  expect(trial?.with.says).toBe('A’s defense is 18')
})
