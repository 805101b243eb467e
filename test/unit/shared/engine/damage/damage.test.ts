/** What an attack says of a die for Impervious that nobody told, by the reducer that was chosen (DMG-02). */
import { expect, it } from 'vitest'
import { rulingOn } from '../../../../support/askEngine.ts'

/** Somebody with Impervious and Toughness is hit for three. */
const missingWith = (choices: object): boolean =>
  rulingOn({
    format: 'clixcase/1',
    ruleset: 'heroclix-2012',
    map: { size: [9, 3] },
    figures: [
      { id: 'A', side: 'red', at: [1, 1], damage: 3 },
      { id: 'T', side: 'blue', at: [4, 1], powers: ['impervious'], canUse: ['toughness'] }
    ],
    ask: { kind: 'attack', from: 'A', targets: ['T'], attack: 'ranged', dice: [4, 5], ...choices }
  }).because.some(({ say }) => say === 'damage.roll-missing')

it.each([
  ['nothing is chosen', {}, true],
  ['Impervious is chosen', { choices: { reducer: { T: 'impervious' } } }, true],
  ['Impervious is chosen and rolled for', { choices: { reducer: { T: 'impervious' } }, rolls: { T: { impervious: 2 } } }, false],
  ['Toughness is chosen, for which nobody rolls', { choices: { reducer: { T: 'toughness' } } }, false]
])('where %s', (_, choices, isMissing) => {
  expect(missingWith(choices)).toBe(isMissing)
})
