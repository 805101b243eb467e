/** The host that leads the event, and the way of a page that has lost its host. */
import { expect, it } from 'vitest'
import { asOrigin, hostsOf, readWhere, whereToGo, type Where } from '../../../../src/shared/venue/hosts.ts'

const [A, B, C] = ['http://192.168.0.1:8321', 'http://192.168.0.2:8321', 'http://192.168.0.3:8321']
const says = (host: string | null, epoch: number, event = 'e'): Where => ({ event, name: 'E', epoch, host, hosts: [] })

it('lists every address once, the leading host first, in the form of a browser', () => {
  expect(hostsOf(A, [B, null, `${A}/`, 'HTTP://192.168.0.2:8321', undefined, 'http://192.168.0.3:80'])).toEqual([
    A,
    B,
    'http://192.168.0.3'
  ])
  expect(hostsOf(null, [B])).toEqual([B])
  expect(
    hostsOf(
      A,
      Array.from({ length: 30 }, (_, at) => `http://10.0.0.${at + 1}:80`)
    ).length
  ).toBe(10)
})

it('lists nothing that could change a header or a policy', () => {
  for (const address of ["http://a;script-src'*'", 'http://a, b', 'javascript:1', 'ftp://a', 'http://a b', 'http://a\r\nX: 1', '', '*'])
    expect([address, asOrigin(address)]).toEqual([address, null])
})

it('reads what a host says, and nothing of another form', () => {
  expect(readWhere({ ...says(A, 2), hosts: [B, A, 7] })).toEqual({ ...says(A, 2), hosts: [A, B] })
  for (const json of [null, 1, {}, { event: 'e' }, { ...says(A, 2), epoch: '2' }, { ...says(A, 2), hosts: null }])
    expect(readWhere(json)).toBeNull()
})

it('goes to the address that says of itself that it leads the event, at the highest epoch, and stays otherwise', () => {
  const go = (...answers: [string, Where][]): string | null => whereToGo(A, 'e', 1, new Map(answers))
  expect(go([B, says(B, 2)])).toBe(B)
  // A stand-by that hears the old host, or none; another event; an old host that does not know better.
  expect([go([B, says(A, 1)]), go([B, says(null, 1)]), go([B, says(B, 2, 'other')]), go([B, says(B, 0)])]).toEqual([null, null, null, null])
  // The reported one is asked itself first.
  expect([go([B, says(C, 3)]), go([B, says(C, 3)], [C, says(C, 3)])]).toEqual([null, C])
  expect(go([B, says(B, 2)], [C, says(C, 3)])).toBe(C)
  expect(go([A, says(A, 2)], [B, says(B, 1)])).toBeNull()
})
