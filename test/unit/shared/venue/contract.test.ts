/** What a host and its devices agree on: codes, proofs, keys, rights, and that each message is bounded. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checked } from '../../../../src/shared/base/validate.ts'
import { canonicalJson } from '../../../../src/shared/base/text/canonicalJson.ts'
import { CODE_LETTERS, LETTERS, lettersOf, LONG_LETTERS, readCode } from '../../../../src/shared/venue/codes.ts'
import { askIn, isWaitProof, keyGiven, keyPairOf, knowsCode, meet, met, waitProof } from '../../../../src/shared/venue/joining.ts'
import { keyOfDevice, tokenOfPlayer } from '../../../../src/shared/venue/keys.ts'
import { hexOf, isProof, keyFor, openSealed, proofOf, sealKey } from '../../../../src/shared/venue/mac.ts'
import { entryShape, postShape, signedEntryShape } from '../../../../src/shared/venue/messages.ts'
import { documentName, documentRight, mayWriteFact, readDocumentName, rightsTable } from '../../../../src/shared/venue/rights.ts'
import { venueRefusal, venueRefusals, venueRefusalText } from '../../../../src/shared/venue/refusals.ts'
import { settingsOf } from '../../../../src/shared/tournament/state/settings.ts'
import { newState } from '../../../../src/shared/tournament/state/state.ts'
import { publicNames } from '../../../../src/shared/tournament/state/publicNames.ts'

const bytes = (count: number): Uint8Array => new Uint8Array(randomBytes(count))
const key = bytes(32)

describe('canonical JSON', () => {
  it('is one text whatever the order of the fields, and leaves out what has no value', () => {
    expect(canonicalJson({ b: [1, null, { d: 'ü', c: false }], a: undefined })).toBe('{"b":[1,null,{"c":false,"d":"ü"}]}')
    expect(canonicalJson({ x: 1, y: 2 })).toBe(canonicalJson({ y: 2, x: 1 }))
    expect(canonicalJson({ x: '1' })).not.toBe(canonicalJson({ x: 1 }))
  })
})

describe('a proof', () => {
  it('is worth something for its key, its purpose and its content alone', () => {
    const proof = proofOf(key, 'entry', ['e', 'd1', { n: 1 }])
    expect(proof).toMatch(/^[0-9a-f]{64}$/)
    expect(isProof(proof, key, 'entry', ['e', 'd1', { n: 1 }])).toBe(true)
    expect(isProof(proof, bytes(32), 'entry', ['e', 'd1', { n: 1 }])).toBe(false)
    expect(isProof(proof, key, 'open', ['e', 'd1', { n: 1 }])).toBe(false)
    expect(isProof(proof, key, 'entry', ['e', 'd1', { n: 2 }])).toBe(false)
    expect(isProof(proof.slice(1), key, 'entry', ['e', 'd1', { n: 1 }])).toBe(false)
  })

  it('is HMAC-SHA256, as any other program makes it', async () => {
    const { createHmac } = await import('node:crypto')
    expect(proofOf(key, 'entry', { a: 1 })).toBe(createHmac('sha256', key).update('[1,"entry",{"a":1}]').digest('hex'))
  })

  it('closes a key up so that it opens under the same key alone, unchanged', () => {
    const sealed = sealKey(key, hexOf(bytes(16)), keyFor(key, ['x']))
    expect(openSealed(key, sealed)).toEqual(keyFor(key, ['x']))
    expect(openSealed(bytes(32), sealed)).toBeNull()
    expect(
      openSealed(key, { ...sealed, closed: `00${sealed.closed.slice(2)}`.replace(/^00/, sealed.closed.startsWith('00') ? '01' : '00') })
    ).toBeNull()
    expect(sealed.closed).not.toContain(hexOf(keyFor(key, ['x'])))
  })
})

describe('a code', () => {
  it('has letters of which none looks like another, and is read however it is typed', () => {
    expect(LETTERS).not.toMatch(/[IJLOUV0-9]/)
    const code = lettersOf(() => randomBytes(1)[0]!, CODE_LETTERS)
    expect(readCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code)
    expect(readCode(lettersOf(() => randomBytes(1)[0]!, LONG_LETTERS))).toHaveLength(LONG_LETTERS)
    for (const wrong of ['', 'ABCDE', 'ABCDE1', 'ABCDEO', 'ABCDEFG']) expect(readCode(wrong)).toBeNull()
  })
})

describe('joining', () => {
  const code = 'ABCDEF'
  const device = keyPairOf(bytes(32))
  const host = keyPairOf(bytes(32))
  const asked = askIn(code, hexOf(bytes(16)), 'Ann', device)

  it('gives both sides the same letters and the device its key, and nobody else', () => {
    expect(knowsCode(code, asked)).toBe(true)
    expect(knowsCode('ABCDEG', asked)).toBe(false)
    const here = meet(code, asked, 'r1', host)!
    const there = met(code, asked, device, here.answer)!
    expect(there.letters).toBe(here.meeting.letters)
    expect(isWaitProof(here.meeting, 'r1', waitProof(there, 'r1'))).toBe(true)
    const sealed = sealKey(here.meeting.common, hexOf(bytes(16)), keyOfDevice(key, 'd1'))
    expect(keyGiven(there, sealed)).toEqual(keyOfDevice(key, 'd1'))
    // Who listens has every message and not the common key; who answers in the host's place does not know the code.
    const listener = met(code, asked, keyPairOf(bytes(32)), here.answer)
    expect(listener).toBeNull()
    const other = meet('GHKMNP', asked, 'r1', keyPairOf(bytes(32)))!
    expect(met(code, asked, device, other.answer)).toBeNull()
  })

  it('refuses a key that leads to the same secret with everybody', () => {
    expect(meet(code, { ...asked, key: '0'.repeat(64) }, 'r1', host)).toBeNull()
  })
})

describe('keys', () => {
  it('differ by device, by player and by turn', () => {
    const all = [
      hexOf(keyOfDevice(key, 'd1')),
      hexOf(keyOfDevice(key, 'd2')),
      tokenOfPlayer(key, 'p1'),
      tokenOfPlayer(key, 'p2'),
      tokenOfPlayer(key, 'p1', 1)
    ]
    expect(new Set(all).size).toBe(all.length)
    expect(tokenOfPlayer(key, 'p1')).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('rights', () => {
  it('stand in docs/venue.md as the code has them', () => {
    expect(readFileSync(resolve(import.meta.dirname, '../../../../docs/venue.md'), 'utf8')).toContain(rightsTable())
  })

  it('let a device write its outbox and read its receipts and the log of now, nothing else', () => {
    const judge = { id: 'd1', role: 'judge' } as const
    const right = (name: string) => {
      const read = readDocumentName(name)
      return read && documentRight(judge, read, '2.0')
    }
    expect(right('outbox/d1')).toBe('write')
    expect(right('receipts/d1')).toBe('read')
    expect(right('log/2.0')).toBe('read')
    expect(right('beside/2.0')).toBe('read')
    for (const name of ['outbox/d2', 'receipts/d2', 'log/1.0', 'log/', 'other/d1', 'outbox/../d1', 'outbox/D1', ''])
      expect(right(name)).toBeNull()
    expect(documentName({ kind: 'log', of: '2.0' })).toBe('log/2.0')
  })

  it('keep the log’s own rights, and what only the host writes from everybody', () => {
    expect(mayWriteFact('judge', 'penalty')).toBe(true)
    expect(mayWriteFact('scorekeeper', 'penalty')).toBe(false)
    expect(mayWriteFact('judge', 'round')).toBe(false)
    expect(mayWriteFact('judge', 'undo')).toBe(true)
    expect(mayWriteFact('head', 'forget')).toBe(true)
    for (const name of ['host', 'claim']) expect(mayWriteFact('head', name)).toBe(false)
  })
})

describe('messages', () => {
  const entry = { n: 1, said: '2026-03-07T10:00:00.000Z', facts: [{ do: 'note', text: 'x' }] }
  const good = (shape: Parameters<typeof checked>[0], value: unknown): boolean => checked(shape, value).ok

  it('are taken in their form and not with more, less or too much', () => {
    expect(good(entryShape, entry)).toBe(true)
    for (const wrong of [
      { ...entry, n: 0 },
      { ...entry, n: 1.5 },
      { ...entry, facts: [] },
      { ...entry, facts: Array.from({ length: 1001 }, () => ({ do: 'note' })) },
      { ...entry, said: 'now' },
      { ...entry, settle: 'x' },
      { n: 1, said: entry.said }
    ])
      expect(good(entryShape, wrong)).toBe(false)
    expect(good(signedEntryShape, { entry, proof: '0'.repeat(64) })).toBe(true)
    expect(good(signedEntryShape, { entry, proof: '0'.repeat(64), role: 'head' })).toBe(false)
    const post = { protocol: 1, player: 'p1', page: 'a1', n: 1, fact: { do: 'call' }, proof: '0'.repeat(64) }
    expect(good(postShape, post)).toBe(true)
    expect(good(postShape, { ...post, page: '../a' })).toBe(false)
  })
})

describe('refusals', () => {
  it('have a sentence each, with their facts in it', () => {
    expect(Object.values(venueRefusals).every((sentence) => sentence.length > 10)).toBe(true)
    expect(venueRefusalText(venueRefusal('wrong-code', { left: 3 }))).toBe('The code is not right. Tries left: 3.')
  })
})

describe('public names', () => {
  it('are those of the settings, and of minors and who was forgotten never in full', () => {
    const state = newState(settingsOf({}))
    const player = (number: number, name: string, more = {}) =>
      state.players.set(`p${number}`, {
        id: `p${number}`,
        number,
        name,
        formerNames: [],
        members: [],
        club: null,
        publisher: null,
        minor: false,
        leftAfter: null,
        away: [],
        entered: 0,
        checkedIn: false,
        waiting: false,
        paid: false,
        dropped: false,
        disqualified: false,
        forgotten: false,
        list: null,
        listCheck: null,
        ...more
      })
    player(1, 'Kim Park')
    player(2, 'Ada Lo', { minor: true })
    player(3, 'Bo Ek', { forgotten: true })
    player(4, 'Ada Lu', { minor: true })
    const numbered = (number: number): string => `#${number}`
    expect([...publicNames(state, numbered).values()]).toEqual(['Kim Park', 'Ada L. (2)', '#3', 'Ada L. (4)'])
    state.settings = settingsOf({ names: 'number' })
    expect([...publicNames(state, numbered).values()]).toEqual(['#1', '#2', '#3', '#4'])
  })
})
