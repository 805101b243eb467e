/** The gate around the worker: an answer in every case, and never a worker left behind. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isCheckedText } from '../../../../src/shared/base/text/knownText.ts'
import { bytesOf } from '../../../../src/shared/json/utf8.ts'
import { readIncoming } from '../../../../src/shared/formats/incoming.ts'
import { manyFigures } from '../../../bench/figures.ts'
import { readThroughGate, type GateWorker } from '../../../../src/renderer/import/gate.ts'
import type { Reading } from '../../../../src/shared/formats/incoming.ts'

class FakeWorker implements GateWorker {
  onmessage: GateWorker['onmessage'] = null
  onerror: GateWorker['onerror'] = null
  onmessageerror: GateWorker['onmessageerror'] = null
  sent: unknown = null
  ended = 0
  postMessage(message: unknown) {
    this.sent = message
  }
  terminate() {
    this.ended += 1
  }
  say(data: Reading) {
    this.onmessage?.call(this as never, { data } as MessageEvent)
  }
}

const files = [{ name: 'a.json', bytes: new Uint8Array([123, 125]) }]
const told = (reading: Reading | null): string | null => (reading && !reading.ok ? reading.broken[0]!.problems[0]!.message : null)

describe('the gate', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('gives what the worker read, and ends it', async () => {
    const worker = new FakeWorker()
    const reading = readThroughGate(files, { makeWorker: () => worker })
    worker.say({ ok: true, documents: [], packs: [] })
    expect(await reading).toEqual({ ok: true, documents: [], packs: [] })
    expect(worker.sent).toEqual({ files, choices: {}, columns: undefined })
    expect(worker.ended).toBe(1)
  })

  it('kills a worker that hangs when its time is over', async () => {
    const worker = new FakeWorker()
    const reading = readThroughGate(files, { makeWorker: () => worker })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(worker.ended).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(told(await reading)).toBe(
      'Reading took longer than 10 seconds and was stopped; expected a file that is read faster. Nothing came in.'
    )
    expect(worker.ended).toBe(1)
  })

  it('says so when the worker dies or cannot be had', async () => {
    const worker = new FakeWorker()
    const reading = readThroughGate(files, { makeWorker: () => worker })
    worker.onerror?.call(worker as never, new Event('error', { cancelable: true }) as ErrorEvent)
    expect(told(await reading)).toBe('Reading stopped by itself, as it does when the memory runs out. Nothing came in.')
    expect(
      told(
        await readThroughGate(files, {
          makeWorker: () => {
            throw new Error('no')
          }
        })
      )
    ).toMatch(/^The file could not be read, because/)
  })

  it('is stopped by hand at any moment, and says nothing then', async () => {
    const worker = new FakeWorker()
    const stop = new AbortController()
    const reading = readThroughGate(files, { makeWorker: () => worker, signal: stop.signal })
    stop.abort()
    expect(await reading).toBeNull()
    expect(worker.ended).toBe(1)
    expect(await readThroughGate(files, { makeWorker: () => worker, signal: stop.signal })).toBeNull()
  })

  describe('for figure sets of our own', () => {
    const sets = manyFigures(150)
    const filesOf = (...documents: readonly unknown[]) =>
      documents.map((one, at) => ({ name: `${at}.json`, bytes: bytesOf(JSON.stringify(one)) }))

    it('says what the worker would say, without one', async () => {
      vi.useRealTimers()
      const read = await readThroughGate(filesOf(...sets), {
        makeWorker: () => {
          throw new Error('no')
        }
      })
      expect(read).toEqual(readIncoming(filesOf(...sets)))
      expect(read?.ok && read.documents.every(({ document }) => isCheckedText(document))).toBe(true)
    })

    it.each([
      ['one is broken', [sets[0], { ...sets[1], name: 7 }]],
      ['two have one id', [sets[0], { ...sets[1], id: sets[0]!.id }]],
      ['one is of another version', [sets[0], { ...sets[1], format: 'linejudge-figures/1' }]],
      ['another file is among them', [sets[0], { format: 'linejudge-map/1' }]]
    ])('asks the worker where %s', async (_what, documents) => {
      vi.useRealTimers()
      const worker = new FakeWorker()
      const asked = new Promise<void>((resolve) => {
        worker.postMessage = () => {
          resolve()
        }
      })
      const reading = readThroughGate(filesOf(...documents), { makeWorker: () => worker })
      await asked
      worker.say({ ok: false, broken: [] })
      expect(await reading).toEqual({ ok: false, broken: [] })
    })
  })
})
