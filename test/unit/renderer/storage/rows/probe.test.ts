/** A look at a database before it is opened: what the browser says of it, and what it will not say. */
import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { probeDatabase } from '../../../../../src/renderer/storage/rows/probe.ts'

/** A factory whose one request ends as told. */
function answering(answer: (request: Record<string, (event: object) => void>) => void, request: object = {}): IDBFactory {
  const open = () => {
    queueMicrotask(() => {
      answer(request as never)
    })
    return request
  }
  return { open } as unknown as IDBFactory
}
let prevented = 0
const event = (more: object = {}) => ({ preventDefault: () => prevented++, ...more })
/** Nothing is there, and the browser says this about it. */
const missing = (said: object): IDBFactory =>
  answering((request) => {
    request.onupgradeneeded!(event(said))
    request.onerror!(event())
  })

it('finds a database with its version, and lets it go', async () => {
  let closed = 0
  const result = { version: 30, close: () => closed++ }
  expect(await probeDatabase(answering((request) => { request.onsuccess!(event()) }, { result }), 'x')).toEqual({ version: 30, dataLoss: null }) // prettier-ignore
  expect(closed).toBe(1)
})

it.each([
  [{}, null],
  [{ dataLoss: 'none', dataLossMessage: 'x' }, null],
  [{ dataLoss: 7 }, null],
  [{ dataLoss: 'total' }, { kind: 'total', message: '' }],
  [
    { dataLoss: 'total', dataLossMessage: 7 },
    { kind: 'total', message: '' }
  ],
  [
    { dataLoss: 'total', dataLossMessage: 'Corrupt.' },
    { kind: 'total', message: 'Corrupt.' }
  ]
])('finds none, and what the browser has lost: %j', async (said, dataLoss) => {
  const before = prevented
  expect(await probeDatabase(missing(said), 'x')).toEqual({ version: 0, dataLoss })
  // The browser is not to tell of it as a failure of its own.
  expect(prevented).toBe(before + 1)
})

it('makes none where there is none', async () => {
  const factory = new IDBFactory()
  expect(await probeDatabase(factory, 'x')).toEqual({ version: 0, dataLoss: null })
  expect(await factory.databases()).toEqual([])
})

it('fails with what the browser says, or says itself that it could not look', async () => {
  const failing = (request: object): IDBFactory => answering((one) => { one.onerror!(event()) }, request) // prettier-ignore
  const error = new Error('Not here.')
  await expect(probeDatabase(failing({ error }), 'x')).rejects.toBe(error)
  await expect(probeDatabase(failing({ error: null }), 'x')).rejects.toMatchObject({ message: 'The database did not open.' })
})
