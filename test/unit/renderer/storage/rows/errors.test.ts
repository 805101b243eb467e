/** What is told when the storage fails, whatever it was that failed. */
import { describe, expect, it } from 'vitest'
import { newerVersion, toStorageError, unavailable } from '../../../../../src/renderer/storage/rows/errors.ts'
import { StorageError } from '../../../../../src/renderer/storage/interface/storage.ts'
import { BYTE_STORE_TROUBLES, ByteStoreError } from '../../../../../src/shared/journal/byteStore.ts'

const named = (name: string, more: object = {}): object => ({ name, ...more })

describe('a failure', () => {
  it.each([
    ['QuotaExceededError', 'quota'],
    ['DatabaseClosedError', 'closed'],
    ['InvalidStateError', 'closed'],
    ['VersionError', 'newer-version'],
    ['MissingAPIError', 'unavailable'],
    ['OpenFailedError', 'unavailable'],
    ['SecurityError', 'unavailable'],
    ['NotAllowedError', 'unavailable'],
    ['AbortError', 'unknown'],
    ['SomethingElse', 'unknown']
  ])('of the database called %s is %s, however deep it lies', (name, code) => {
    const errors = [
      named(name),
      named('DexieError', { inner: named(name) }),
      named('A', { cause: named('B', { inner: named(name) }) }),
      Object.assign(named('BulkError'), { failures: [named('DexieError', { inner: named(name) })] })
    ]
    expect(errors.map((error) => toStorageError(error).code)).toEqual([code, code, code, code])
    expect(toStorageError(errors[1]).cause).toBe(errors[1])
  })

  it.each([
    ['full', 'quota'],
    ['read-only', 'read-only'],
    ['elsewhere', 'elsewhere'],
    ['dead', 'unavailable'],
    ['unsupported', 'unavailable'],
    ['failed', 'unknown']
  ] as const)('of the journal, %s, is %s', (trouble, code) => {
    const error = toStorageError(new ByteStoreError(trouble, 'What the disk said.'))
    expect(error.code).toBe(code)
    expect(error.message.length).toBeGreaterThan(10)
    expect(error.message.includes('What the disk said.')).toBe(trouble === 'failed')
  })

  it('of every kind of the journal has a sentence of its own', () => {
    const said = BYTE_STORE_TROUBLES.map((trouble) => toStorageError(new ByteStoreError(trouble, '')).message)
    expect([BYTE_STORE_TROUBLES.length, new Set(said).size]).toEqual([6, 6])
  })

  it('that nobody knows is told by its first line, as far as it says anything', () => {
    const told = toStorageError(new Error(`First.\nSecond.`)).message
    expect([told.includes('First.'), told.includes('Second.')]).toEqual([true, false])
    expect(toStorageError(new Error('x'.repeat(500))).message).toMatch(/[^x]x{200}$/)
    for (const error of [new Error(''), 'text', null, undefined, 7]) expect(toStorageError(error).message).toBe(toStorageError({}).message)
    expect(toStorageError({}).message).not.toBe(toStorageError(named('AbortError')).message)
  })

  it('that is told already stays what it is', () => {
    const error = new StorageError('quota', 'Full.')
    expect(toStorageError(error)).toBe(error)
    expect(unavailable(error)).toMatchObject({ code: 'unavailable', cause: error })
    expect(newerVersion().code).toBe('newer-version')
  })

  it('is looked for five errors deep, and no further', () => {
    const deep = (depth: number): object => (depth === 1 ? named('QuotaExceededError') : named('Outer', { inner: deep(depth - 1) }))
    expect([5, 6].map((depth) => toStorageError(deep(depth)).code)).toEqual(['quota', 'unknown'])
  })

  it('that goes round in a ring comes to an end', () => {
    const ring: { name: string; inner?: unknown } = named('A') as { name: string }
    ring.inner = ring
    expect(toStorageError(ring).code).toBe('unknown')
  })
})
