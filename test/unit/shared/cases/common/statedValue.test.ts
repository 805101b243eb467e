/** Values that a case does not state are counted, and never called printed: on the command line as in the app. */
import { expect, it } from 'vitest'
import { isUnstated } from '../../../../../src/shared/cases/common/statedValue.ts'
import type { CaseFigure } from '../../../../../src/shared/contract/case.ts'
import { rulingOn } from '../../../../support/askEngine.ts'

const said = (thor: Partial<CaseFigure>): readonly (string | undefined)[] =>
  rulingOn({
    format: 'clixcase/1',
    ruleset: 'heroclix-2013',
    map: { size: [4, 4] },
    figures: [
      { id: 'thor', at: [0, 0], side: 'red', ...thor },
      { id: 'loki', at: [1, 0], side: 'blue', defense: 17 }
    ],
    ask: { kind: 'attack', from: 'thor', targets: ['loki'], attack: 'close', dice: [4, 4] }
  })
    .because.filter(({ say, facts }) => say === 'value.result' && facts.value === 'attack')
    .map(({ text }) => text)

it('says that a value is assumed where nothing states it', () => {
  expect(said({})).toEqual(["Thor's attack is 10; what is printed is not known, and 10 is assumed."])
})

it('says that it is printed where the figure or its present click states it', () => {
  expect(said({ attack: 10 })).toEqual(["Thor's attack is 10 (printed 10)."])
  expect(said({ dial: [{ attack: 11 }, { attack: 9 }], click: 2 })).toEqual(["Thor's attack is 9 (printed 9)."])
  // The first click states one, the present click none.
  expect(said({ dial: [{ attack: 11 }, { defense: 9 }], click: 2 })).toEqual([
    "Thor's attack is 10; what is printed is not known, and 10 is assumed."
  ])
})

it('knows values of figures of the case alone', () => {
  const figures = [{ id: 'thor', at: [0, 0] as const, side: 'red' as const, speed: 8 }]
  expect([isUnstated({ figures }, 'thor', 'speed'), isUnstated({ figures }, 'thor', 'attack')]).toEqual([false, true])
  expect([
    isUnstated({ figures }, 'hulk', 'attack'),
    isUnstated({ figures }, 'thor', 'wisdom'),
    isUnstated({ figures }, 'thor', 'points')
  ]).toEqual([false, false, false])
})
