import { expect, it } from 'vitest'
import { slipIn } from '../../../src/player/slip.ts'

const token = 'a'.repeat(32)

it('reads the player and the token of a slip', () => {
  expect(slipIn(`#p1.${token}`)).toEqual({ player: 'p1', token })
  // A player may be called anything, with points in it.
  expect(slipIn(`#${encodeURIComponent('Zoë.ß #2')}.${token}`)).toEqual({ player: 'Zoë.ß #2', token })
})

it('takes an address that was typed or cut for none, whatever is in it', () => {
  const hashes = [`#%E0%A4%A.${token}`, `#%.${token}`, `#%zz.${token}`, `#.${token}`, `#p1.${token.slice(1)}`, '#', '', `p1.${token}`]
  expect(hashes.map(slipIn)).toEqual(hashes.map(() => null))
  expect(slipIn(`#${'x'.repeat(601)}.${token}`)).toBeNull()
})
