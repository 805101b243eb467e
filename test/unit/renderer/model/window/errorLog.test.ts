/** The list of errors: what is needed to mend one, and no word of a person. */
import { describe, expect, it } from 'vitest'
import { ErrorLog, logFile, logged } from '../../../../../src/renderer/model/window/errorLog.ts'

const AT = '2026-11-22T10:00:00.000Z'

function storeOf(room = true) {
  const all = new Map<string, string>()
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!room) throw new Error('full')
      all.set(key, value)
    },
    removeItem: (key: string) => void all.delete(key)
  }
}

describe('an error', () => {
  it('is kept with its kind and its places, without what a person typed and without addresses', () => {
    const error = new TypeError(`Cannot read properties of undefined (reading 'Ana Example')`)
    error.stack = 'TypeError: Ana Example\n at f (http://127.0.0.1:5170/assets/start-abc.js:1:234)\n at C:\\Users\\ana\\x\\main-9.js:7:8'
    expect(logged(error, AT)).toEqual({
      at: AT,
      kind: 'TypeError',
      said: 'Cannot read properties of undefined (reading …)',
      where: ['start-abc.js:1:234', 'main-9.js:7:8']
    })
  })

  it('of our own making keeps no words: they may hold names', () => {
    expect(logged(new Error('No figure Ana'), AT)).toMatchObject({ kind: 'Error', said: '' })
    expect(logged('Ana', AT)).toEqual({ at: AT, kind: 'string', said: '', where: [] })
    expect(logged(Object.assign(new Error('x'), { name: 'Ana Example!' }), AT).kind).toBe('Error')
  })
})

describe('the list', () => {
  it('holds the newest fifty, over a restart', () => {
    const store = storeOf()
    for (let n = 0; n < 60; n++)
      new ErrorLog(
        () => store,
        () => new Date(n)
      ).note(new RangeError(`x`))
    const all = new ErrorLog(() => store).all()
    expect([all.length, all[0]?.at, all.at(-1)?.at]).toEqual([50, new Date(10).toISOString(), new Date(59).toISOString()])
  })

  it('is no trouble where nothing can be kept or something else lies there', () => {
    const log = new ErrorLog(() => storeOf(false))
    log.note(new Error('x'))
    expect(log.all()).toEqual([])
    const store = storeOf()
    store.setItem('linejudge.errors', '{"not":"a list"}')
    expect(new ErrorLog(() => store).all()).toEqual([])
  })

  it('is a file with versions and the age of the engine', () => {
    const store = storeOf()
    const log = new ErrorLog(
      () => store,
      () => new Date(AT)
    )
    log.note(new RangeError('too far'))
    const file: unknown = JSON.parse(logFile(log, '0.4.0', 'browser', 'Mozilla/5.0 Chrome/156.0.0.0 Safari/537.36', new Date(AT)))
    expect(file).toMatchObject({
      linejudge: '0.4.0',
      edition: 'browser',
      engine: 'Chromium 156',
      engineDays: 33,
      errors: [{ kind: 'RangeError', said: 'too far' }]
    })
  })
})
