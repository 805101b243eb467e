/** A ruling at the table, pinned to the map of the library that lies there. */
import { describe, expect, it, vi } from 'vitest'
import { mapToPin } from '../../../../../../src/renderer/actions/mapRoom/pins/mapToPin.ts'
import { pinRuling } from '../../../../../../src/renderer/actions/mapRoom/pins/pinRuling.ts'
import { roomOf } from '../../../../../../src/renderer/actions/mapRoom/rooms.ts'
import type { MapFile } from '../../../../../../src/shared/formats/documents/documents.ts'
import type { ClixCase } from '../../../../../../src/shared/contract/case.ts'
import { MOST_PINS } from '../../../../../../src/shared/json/limits.ts'
import { duel } from '../../../../../support/bench.ts'
import { memoryApp } from '../../../../../support/memoryApp.ts'
import { sampleMap } from '../../../storage/rows/samples.ts'

const size = [8, 8] as const
const yard: MapFile = { ...sampleMap('yard', 'The yard'), map: { size } }

async function atTable(file: MapFile, value: ClixCase = { ...duel, map: { size, id: 'yard' } }) {
  const memory = memoryApp(value)
  await memory.library.commitDocuments([{ do: 'put', table: 'maps', value: file, origin: 'user' }])
  const pin = () => pinRuling(memory.app, memory.table.ruling!)
  const pins = () => memory.library.maps.find(({ id }) => id === 'yard')!.pins ?? []
  return { ...memory, pin, pins }
}

describe('a ruling at the table', () => {
  it('is pinned to its map in the library with figures, verdict and the first rule, and undone from the notice', async () => {
    const { pin, pins, table, told, session, app } = await atTable(yard)
    await pin()
    expect(pins()).toMatchObject([
      { figures: duel.figures, ask: duel.ask, ruleset: 'heroclix-2012', expect: { verdict: 'clear', rule: table.ruling!.because[0]!.rule } }
    ])
    expect(pins()[0]!.title).toContain('Thor')
    expect(told().at(-1)).toEqual(['info', expect.stringContaining('The yard')])
    session.notices.at(-1)!.action!.run()
    await (await roomOf(app, 'yard'))!.room.flush()
    expect(pins()).toEqual([])
  })

  it('is pinned once, however often; another question is another pin', async () => {
    const { pin, pins, table } = await atTable(yard)
    await pin()
    await pin()
    expect(pins()).toHaveLength(1)
    table.change('moved', { ...table.case, figures: duel.figures!.map((one) => (one.id === 'loki' ? { ...one, at: [6, 4] } : one)) })
    await pin()
    expect(pins().map(({ id }) => id)).toEqual(['line-of-fire', 'line-of-fire-2'])
  })

  it('is not pinned where the map of the library says something else by now, and the judge is told', async () => {
    const { pin, pins, told } = await atTable({ ...yard, map: { size, walls: [[[3, 1], [4, 1]]] } }) // prettier-ignore
    await pin()
    expect(pins()).toEqual([])
    expect(told().at(-1)).toEqual(['error', expect.stringContaining('Nothing was pinned')])
  })

  it('is told where the map holds as many pins as it can; one that is there already takes its own place', async () => {
    const full = Array.from({ length: MOST_PINS - 1 }, (_, n) => ({
      id: `n${n}`,
      ask: { kind: 'line-of-fire', from: [0, 0], to: [n % 8, 7] },
      expect: {}
    }))
    const { pin, pins, told, table } = await atTable({ ...yard, pins: full })
    await pin()
    expect(pins()).toHaveLength(MOST_PINS)
    await pin()
    expect([pins().length, told().at(-1)?.[0]]).toEqual([MOST_PINS, 'info'])
    table.change('moved', { ...table.case, figures: duel.figures!.map((one) => (one.id === 'loki' ? { ...one, at: [6, 4] } : one)) })
    await pin()
    expect([pins().length, told().at(-1)]).toEqual([MOST_PINS, ['error', 'Nothing was pinned: The yard holds as many pins as a map can.']])
  })

  it('is offered back as long as the map is as it was pinned', async () => {
    const { pin, session, app } = await atTable(yard)
    await pin()
    const { valid } = session.notices.at(-1)!.action!
    expect(valid!()).toBe(true)
    const { room } = (await roomOf(app, 'yard'))!
    room.change('more', { ...room.document, description: 'Changed.' })
    expect(valid!()).toBe(false)
    room.undo()
    await pin()
    const again = session.notices.at(-1)!.action!
    expect(again.valid!()).toBe(true)
    await app.library.commitDocuments([{ do: 'put', table: 'maps', value: sampleMap('other'), origin: 'user' }])
    await roomOf(app, 'other')
    expect(again.valid!()).toBe(false)
  })

  it('is asked of who checks maps and gives them up again; where nobody answers nothing is pinned', async () => {
    const { app, table, pins, told } = await atTable(yard)
    const client = { ask: vi.fn(() => Promise.resolve(null)), giveUp: vi.fn() }
    await pinRuling(app, table.ruling!, client)
    expect([client.ask.mock.calls.length, client.giveUp.mock.calls.length, pins(), told().at(-1)?.[0]]).toEqual([1, 1, [], 'error'])
    table.change('elsewhere', { ...table.case, map: { size, id: 'nowhere' } })
    await pinRuling(app, table.ruling!, client)
    table.change('nameless', { ...table.case, map: { size } })
    await pinRuling(app, table.ruling!, client)
    expect([client.ask.mock.calls.length, told().length]).toEqual([1, 1])
  })

  it('can be pinned to no map that is not of the library, and not where asking takes long', async () => {
    const { app, table } = await atTable(yard)
    const ruling = table.ruling!
    expect(mapToPin(app, ruling)?.id).toBe('yard')
    table.change('asked', { ...table.case, ask: { kind: 'preparation', figure: 'thor' } as never })
    expect(mapToPin(app, ruling)).toBeNull()
    table.undo()
    expect(mapToPin(app, { ...ruling, verdict: 'unfinished' } as never)).toBeNull()
    table.change('elsewhere', { ...table.case, map: { size, id: 'nowhere' } })
    expect(mapToPin(app, ruling)).toBeNull()
    table.undo()
    table.change('painted', { ...table.case, map: { size } })
    expect(mapToPin(app, ruling)).toBeNull()
  })
})
