import { expect, it } from 'vitest'
import { slipHash, slipIn } from '../../../src/player/slip.ts'

const token = 'a'.repeat(32)

it('reads the player and the token of a slip', () => {
  expect(slipIn(`#p1.${token}`)).toMatchObject({ player: 'p1', token })
  // A player may be called anything, with points in it.
  expect(slipIn(`#${encodeURIComponent('Zoë.ß #2')}.${token}`)).toMatchObject({ player: 'Zoë.ß #2', token })
})

it('takes an address that was typed or cut for none, whatever is in it', () => {
  const hashes = [`#%E0%A4%A.${token}`, `#%.${token}`, `#%zz.${token}`, `#.${token}`, `#p1.${token.slice(1)}`, '#', '', `p1.${token}`]
  expect(hashes.map(slipIn)).toEqual(hashes.map(() => null))
  expect(slipIn(`#${'x'.repeat(601)}.${token}`)).toBeNull()
})

it('brings along to another host what was not answered and what is being typed, and nothing that it cannot read', () => {
  const nothing = { waits: null, draft: null }
  const brought = {
    waits: { page: 'aa', n: 3, fact: { do: 'claim', round: 1, table: 2, winner: 'p1', score: { p1: 300, 'p~2': 50 } } },
    draft: { won: true, mine: '300', theirs: '' }
  }
  const slip = { player: 'Zoë.ß #2~', token }
  expect(slipIn(slipHash(slip))).toEqual({ ...slip, brought: nothing })
  expect(slipHash(slip)).not.toContain('~%')
  expect(slipIn(slipHash(slip, brought))).toEqual({ ...slip, brought })
  for (const text of ['x', '%', 'null', '1', encodeURIComponent('{"waits":{"page":"A!","n":1,"fact":{"do":"claim"}},"draft":{"won":1}}')])
    expect([text, slipIn(`#p1.${token}~${text}`)?.brought]).toEqual([text, nothing])
})
