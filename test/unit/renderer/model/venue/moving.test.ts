/** A device goes to another host with what it is and what it has not sent: everything that waits comes along, whatever else fits. */
import { expect, it } from 'vitest'
import { GO_ON } from '../../../../../src/renderer/model/event/log/place.ts'
import { addressTyped, addressWith, readAddress, readMoved } from '../../../../../src/renderer/model/venue/moving.ts'
import type { OutboxEntry } from '../../../../../src/renderer/model/venue/outbox.ts'

const joined = { event: 'sat', name: 'Saturday', device: 'd1', called: 'Ann', role: 'judge', key: 'ab'.repeat(32), epoch: 1 } as const
const entry = (n: number, answered: boolean, text = `Grüße ${n}`): OutboxEntry => ({
  entry: { n, said: '2026-03-07T10:00:00.000Z', facts: [{ do: 'note', text }] },
  receipt: answered ? { n, is: 'saved', row: n } : null,
  seen: false
})
const hashOf = (address: string): string => new URL(address).hash

it('comes along whole, and the address has nothing of it before the "#"', () => {
  const entries = [entry(1, true), entry(2, false)]
  const address = addressWith('http://192.168.1.20:8080', { joined, entries })
  expect(address.slice(0, address.indexOf('#'))).toBe('http://192.168.1.20:8080/')
  expect(readMoved(hashOf(address))).toEqual({ joined, entries })
})

it('takes everything that waits, and of what is answered the newest that fit', () => {
  const long = 'x'.repeat(3000)
  const entries = [...Array.from({ length: 400 }, (_, at) => entry(at + 1, true, long)), entry(401, false, long)]
  const address = addressWith('http://a:1', { joined, entries })
  expect(address.length).toBeLessThan(510_000)
  const found = readMoved(hashOf(address))!.entries.map(({ entry: { n } }) => n)
  expect(found.at(-1)).toBe(401)
  expect(found.at(-2)).toBe(400)
  expect(found.length).toBeGreaterThan(50)
})

it('reads no other address and nothing broken', () => {
  expect(readAddress(' http://192.168.1.20:8080/#join-abc ')).toBe('http://192.168.1.20:8080')
  for (const typed of ['', 'javascript:alert(1)', '192.168.1.20:8080', 'http://', 'http://me@host', 'file:///etc/passwd'])
    expect(readAddress(typed)).toBeNull()
  for (const hash of [GO_ON, `${GO_ON}###`, `${GO_ON}e30`, hashOf(addressWith('http://a:1', { joined, entries: [] })).slice(0, -20)])
    expect(readMoved(hash)).toBeNull()
})

it('takes an address however it is typed, and none that only looks like one', () => {
  for (const typed of ['http://192.168.1.20:8080', ' HTTP://192.168.1.20:8080/ ', '192.168.1.20:8080', '192.168.1.20:8080/#join-abc'])
    expect(addressTyped(typed), typed).toBe('http://192.168.1.20:8080')
  expect(addressTyped('Https://Desk.local:8080/x')).toBe('https://desk.local:8080')
  for (const typed of ['', 'https://', 'https:/192.168.1.20', 'ftp://192.168.1.20', 'me@host'])
    expect(addressTyped(typed), typed).toBeNull()
})

it('is an address without a letter that an address may not have, whatever is in it', () => {
  // What is known to give “+”, “/” and “=” in plain base64.
  for (const text of ['>>>???', '~~~~', 'ÿþýÿþý', 'a', 'ab', 'abc']) {
    const moved = { joined, entries: [entry(1, false, text)] }
    const hash = hashOf(addressWith('http://a:1', moved))
    expect(hash.slice(GO_ON.length), text).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(readMoved(hash), text).toEqual(moved)
  }
})

it('puts the entries in the order of their numbers, and says the same again', () => {
  const entries = [entry(1, false), entry(2, true), entry(3, false), entry(4, true)]
  expect(readMoved(hashOf(addressWith('http://a:1', { joined, entries })))).toEqual({ joined, entries })
})

it('gives half of what is answered where the whole does not fit, the newest', () => {
  const long = 'x'.repeat(1000)
  // A little more than the letters that an address holds.
  const entries = [entry(1, false), ...Array.from({ length: 400 }, (_, at) => entry(at + 2, true, long))]
  const found = readMoved(hashOf(addressWith('http://a:1', { joined, entries })))!.entries.map(({ entry: { n } }) => n)
  expect(found).toEqual([1, ...Array.from({ length: 200 }, (_, at) => at + 202)])
})

it('gives everything that waits even where that alone is too long', () => {
  const entries = [entry(1, true), ...Array.from({ length: 3 }, (_, at) => entry(at + 2, false, 'x'.repeat(200_000)))]
  const found = readMoved(hashOf(addressWith('http://a:1', { joined, entries })))!.entries.map(({ entry: { n } }) => n)
  expect(found).toEqual([2, 3, 4])
})
