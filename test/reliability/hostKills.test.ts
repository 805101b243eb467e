/** The short run of the kills of the host with everybody in the room. */
import { expect, it } from 'vitest'
import { killHostWithEverybody } from './host/hostKills.ts'

it('a host that is killed with everybody in the room has lost nothing that was acknowledged', async () => {
  const tally = await killHostWithEverybody({ kills: 4, seed: 3 })
  expect(tally).toMatchObject({ kills: 4, lost: [], duplicated: [], notOpened: [], cameBack: [] })
  expect(tally.acknowledged).toBeGreaterThan(50)
})
