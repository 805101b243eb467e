/** A few kills of the host's process while facts come in; a hundred of them: `npm run reliability venue`. */
import { expect, it } from 'vitest'
import { killHost } from '../../reliability/venueKills.ts'

it('a fact that was told as saved is in the journal once, whenever the host is killed', async () => {
  const found = await killHost(3, 60)
  expect(found).toEqual({ kills: 3, sent: 60, saved: 60, lost: 0, doubled: 0 })
})
