/** What the worker of the gate read comes to the page as it was, and what was checked there counts as checked. */
import { describe, expect, it } from 'vitest'
import { handedOver, takenOver } from '../../../../src/renderer/import/handOver.ts'
import { isCheckedText } from '../../../../src/shared/base/text/knownText.ts'
import { readIncoming, type Reading } from '../../../../src/shared/formats/incoming.ts'
import { bytesOf } from '../../../../src/shared/json/utf8.ts'
import { manyFigures } from '../../../bench/figures.ts'

const overTheWire = (reading: Reading): Promise<Reading> => takenOver(structuredClone(handedOver(reading)), () => Promise.resolve())
const setsOf = (reading: Reading) => (reading.ok ? reading.documents.flatMap((one) => (one.kind === 'figures' ? [one.document] : [])) : [])

describe('a reading on its way to the page', () => {
  it('says what it said', async () => {
    const files = manyFigures(150).map((set) => ({ name: `${set.id}.json`, bytes: bytesOf(JSON.stringify(set)) }))
    const reading = readIncoming(files)
    const there = await overTheWire(reading)
    expect(there).toEqual(reading)
    expect(setsOf(there).map(isCheckedText)).toEqual([true, true])
  })

  it('is told as broken where it is', async () => {
    const reading = readIncoming([{ name: 'a.json', bytes: bytesOf('{"format":"linejudge-figures/2"}') }])
    expect(await overTheWire(reading)).toEqual(reading)
  })

  it('of another version has not been checked as the text that it is', async () => {
    const [set] = manyFigures(60)
    const older = { ...set, format: 'linejudge-figures/1' }
    const there = await overTheWire(readIncoming([{ name: 'a.json', bytes: bytesOf(JSON.stringify(older)) }]))
    expect(setsOf(there)).toEqual([set])
    expect(setsOf(there).map(isCheckedText)).toEqual([false])
  })
})
