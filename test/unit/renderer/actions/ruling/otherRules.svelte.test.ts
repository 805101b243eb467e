/** One question under every edition, and whose reasons are told beside those of the present one. */
import { expect, it, vi } from 'vitest'
import { markedReasons, underAllEditions } from '../../../../../src/renderer/actions/ruling/otherRules.ts'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { rulingOf } from '../../../../../src/renderer/model/ruling/otherTables.ts'
import { SHIPPED_IDS } from '../../../../../src/shared/editions/shippedEditions.ts'
import type { UnderEdition } from '../../../../../src/shared/cases/change/editions.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import type { Reason, Ruling } from '../../../../../src/shared/contract/ruling.ts'

const attack: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [6, 6] },
  figures: [
    { id: 'a', side: 'red', at: [0, 0], range: 8, bolts: 2, attack: 10, damage: 3 },
    { id: 'b', side: 'blue', at: [4, 0], defense: 16 },
    { id: 'c', side: 'blue', at: [0, 4], defense: 16 }
  ],
  ask: { kind: 'attack', from: 'a', targets: ['b', 'c'], dice: [3, 4] }
}
const app = { library: new Library(memoryStorage()) }
const asked = (value: ClixCase, ruling: Ruling) =>
  new Promise<readonly UnderEdition[]>((done, failed) => {
    underAllEditions(app, value, ruling, done, (message) => {
      failed(new Error(message))
    })
  })

it('the question is answered by every edition, oldest first; the present answer stands among them as it is', async () => {
  const ruling = rulingOf(attack)!
  const found = await asked(attack, ruling)
  expect(found.map(({ ruleset }) => ruleset)).toEqual(SHIPPED_IDS)
  expect(found.find(({ ruleset }) => ruleset === 'heroclix-2012')).toMatchObject({
    ruleset: 'heroclix-2012',
    state: 'ruled',
    ruling,
    difference: null
  })
  // Each edition gets the dice that it rolls: none refuses the question for them.
  expect(found.filter(({ state }) => state !== 'ruled')).toEqual([])
  // What was found is there at once the next time.
  const again = vi.fn()
  underAllEditions(app, attack, ruling, again, vi.fn())
  expect(again.mock.calls).toEqual([[found]])
})

it.each(['heroclix-2013', 'heroclix-2023'] as const)('%s is compared with the rules of the other foundation', async (ruleset) => {
  const line: ClixCase = {
    format: 'clixcase/1',
    ruleset,
    map: { size: [8, 3] },
    figures: [
      { id: 'a', side: 'red', at: [0, 1] },
      { id: 't', side: 'blue', at: [3, 1] },
      { id: 'g', side: 'blue', size: 'giant', squares: [[6, 1], [7, 1], [6, 2], [7, 2]] } // prettier-ignore
    ],
    ask: { kind: 'line-of-fire', from: 'a', to: 'g' }
  }
  const found = await asked(line, rulingOf(line)!)
  const [by2013, by2023] = ['heroclix-2013', 'heroclix-2023'].map((id) => found.find((one) => one.ruleset === id))
  expect([by2013, by2023].map((one) => one?.state === 'ruled' && [one.ruling.verdict, one.difference])).toEqual([
    ['clear', ruleset === 'heroclix-2013' ? null : 'verdict'],
    ['blocked', ruleset === 'heroclix-2023' ? null : 'verdict']
  ])
})

it('what is stopped tells nothing', async () => {
  const done = vi.fn()
  underAllEditions(app, { ...attack }, rulingOf(attack)!, done, done)()
  await new Promise((next) => setTimeout(next))
  await new Promise((next) => setTimeout(next))
  expect(done).not.toHaveBeenCalled()
})

it('of reasons that both have, only those that count are told; of the others, all', () => {
  const reason = (rule: string, weight: Reason['weight']): Reason => ({ rule, weight, say: rule, facts: {} }) as unknown as Reason
  const both = [reason('R-1', 'decides'), reason('R-2', 'contributes'), reason('R-3', 'considered'), reason('R-4', 'overridden')]
  const ruling = (...because: readonly Reason[]): Ruling => ({ because }) as unknown as Ruling
  const told = markedReasons(ruling(...both, reason('R-5', 'considered')), ruling(...both, reason('R-6', 'considered')))
  expect(told.map(({ mark, reason: { rule } }) => [mark, rule])).toEqual([
    ['same', 'R-1'],
    ['same', 'R-2'],
    ['added', 'R-6'],
    ['gone', 'R-5']
  ])
})
