/** A sitting without a network: what is done in it stands in `test/reliability/offlineSitting.ts`. */
import { expect, it } from 'vitest'
import { offlineSitting } from '../reliability/offlineSitting.ts'

it('a whole sitting works with the server stopped and the network cut', async () => {
  // Nothing answered but the browser's own copy: there was nobody else.
  expect(await offlineSitting()).toEqual({ elsewhere: [], answered: [], faults: [], rulings: 1 })
})
