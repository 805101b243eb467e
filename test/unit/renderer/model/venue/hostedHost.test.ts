/** The log of an event that this device hosts: every row is the app’s as well, in its order, and what is beside it is read. */
import { expect, it, vi } from 'vitest'
import { HostedHost, type HostedNeeds } from '../../../../../src/renderer/model/venue/hostedHost.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { BesideLine, LogLine, Receipt } from '../../../../../src/shared/venue/messages.ts'
import type { OrganiserAsk, OrganiserPicture } from '../../../../../src/shared/venue/organiser.ts'
import { STAFF_ROLES } from '../../../../../src/shared/venue/rights.ts'
import { waitFor } from '../../../../support/waitFor.ts'
import { clockOf } from '../../../../support/clock.ts'

const NOW = Date.UTC(2026, 2, 7, 12)
const line = (row: number, fact: { do: string; [field: string]: unknown }, device = 'd1'): LogLine => ({
  row,
  fact: { ...fact, id: `${device}:${row}`, at: new Date(NOW + row * 1000).toISOString(), by: { role: 'head', device } }
})
const player = (row: number, id: string, device?: string) => line(row, { do: 'register', player: id, name: `Name ${id}` }, device)
const picture = (some: Partial<OrganiserPicture>): OrganiserPicture =>
  ({ device: 'h1', devices: [], onTwo: null, on: NOW, ...some }) as OrganiserPicture

/** A host that has these rows, asked by a page with an empty storage. */
async function setUp(rows: LogLine[] = [player(1, 'a'), player(2, 'b')], needs: Partial<HostedNeeds> = {}) {
  const storage = memoryStorage()
  const asked: OrganiserAsk[] = []
  const failed = vi.fn()
  let receipt: unknown = { n: 1, is: 'agreed' } satisfies Receipt
  const beside: BesideLine[] = []
  const all: HostedNeeds = {
    storage,
    event: 'sat',
    settings: {},
    clock: clockOf(() => NOW),
    ask: (ask) => {
      asked.push(ask)
      return Promise.resolve(ask.do === 'lines' ? structuredClone({ log: rows.filter(({ row }) => row > ask.after), beside }) : receipt)
    },
    failed,
    ...needs
  }
  const host = await HostedHost.open(all)
  const answer = (value: unknown) => {
    receipt = value
  }
  const stored = async () => (await storage.eventFacts('sat')).map(({ at }) => at)
  return { host, storage, asked, failed, rows, beside, answer, stored, needs: all, players: () => [...host.state.players.keys()] }
}

it('what the host has is here and in the storage when it is open, and is not read twice', async () => {
  const { host, stored, asked, needs, players } = await setUp()
  expect([players(), await stored(), host.kept]).toEqual([['a', 'b'], [1, 2], 2])
  const again = await HostedHost.open(needs)
  expect([[...again.state.players.keys()], again.entries.length, again.kept]).toEqual([['a', 'b'], 2, 2])
  expect(asked).toEqual([
    { do: 'lines', after: 0, besideAfter: 0 },
    { do: 'lines', after: 2, besideAfter: 0 }
  ])
})

it('a row that was left, or that nobody can read, keeps its number and counts for nothing', async () => {
  const { storage, needs } = await setUp([])
  const { fact } = player(1, 'a')
  await storage.commit([
    { do: 'put', table: 'eventFacts', value: { event: 'sat', at: 1, fact, left: 'refused' } as never },
    { do: 'put', table: 'eventFacts', value: { event: 'sat', at: 2, fact: { do: 'register' } } }
  ])
  const host = await HostedHost.open(needs)
  expect([host.state.players.size, host.kept]).toEqual([0, 2])
  host.take([player(3, 'c')], [])
  expect([...host.state.players.keys()]).toEqual(['c'])
})

it('an answer that makes no sense is none', async () => {
  await expect(setUp([], { ask: () => Promise.resolve({ odd: true }) })).rejects.toThrow(/./)
})

it('rows that come again are taken once, and what was missed is asked for first', async () => {
  const { host, rows, asked, players, stored, failed } = await setUp()
  const changed = vi.fn()
  host.onFact(changed)
  host.take([player(2, 'b'), player(3, 'c')], [])
  expect([players(), changed.mock.calls.length]).toEqual([['a', 'b', 'c'], 1])
  rows.push(player(3, 'c'), player(4, 'd'), player(5, 'e'))
  host.take([player(5, 'e')], [])
  expect(players()).toEqual(['a', 'b', 'c'])
  await waitFor(() => {
    expect(players()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
  expect(asked.at(-1)).toEqual({ do: 'lines', after: 3, besideAfter: 0 })
  await host.settled()
  expect([await stored(), failed.mock.calls]).toEqual([[1, 2, 3, 4, 5], []])
  host.close()
  host.take([player(6, 'f')], [])
  expect(changed).toHaveBeenCalledTimes(2)
})

it('what cannot be asked for is told', async () => {
  const { host, needs, failed } = await setUp()
  const error = new Error('No answer.')
  vi.spyOn(needs as { ask: HostedNeeds['ask'] }, 'ask').mockRejectedValueOnce(error)
  host.take([player(9, 'z')], [])
  await waitFor(() => {
    expect(failed.mock.calls).toEqual([[error]])
  })
})

it('a row that could not be kept is kept with the next one; who waits for all of it hears what stands in the way', async () => {
  const { host, storage, failed, stored } = await setUp()
  const full = new Error('The disk is full.')
  const commit = vi.spyOn(storage, 'commit').mockRejectedValueOnce(full)
  host.take([player(3, 'c')], [])
  await waitFor(() => {
    expect(failed.mock.calls).toEqual([[full]])
  })
  expect([await stored(), host.kept]).toEqual([[1, 2], 2])
  commit.mockRejectedValueOnce(full)
  await expect(host.settled()).rejects.toThrow('The disk is full.')
  host.take([player(4, 'd')], [])
  await host.settled()
  expect([await stored(), host.kept]).toEqual([[1, 2, 3, 4], 4])
})

it('a row that comes while all rows are waited for is written once', async () => {
  const { host, storage, failed, stored } = await setUp()
  const commit = vi.spyOn(storage, 'commit')
  host.take([player(3, 'c')], [])
  const settled = host.settled()
  host.take([player(4, 'd')], [])
  await Promise.all([settled, host.settled(), host.settled()])
  expect([await stored(), host.kept, failed.mock.calls]).toEqual([[1, 2, 3, 4], 4, []])
  const written = commit.mock.calls.flatMap(([changes]) =>
    changes.map((change) => (change.do === 'put' ? (change.value as { at: number }).at : 0))
  )
  expect(written).toEqual([3, 4])
})

it('what this page writes is there once the host has said its row, one after the other', async () => {
  const { host, asked, answer, players } = await setUp()
  host.see(picture({}))
  answer({ n: 1, is: 'saved', row: 3 })
  let done = 0
  const count = (): void => void done++
  const first = host.append([{ do: 'register', player: 'c', name: 'C' }]).finally(count)
  const second = host.append([{ do: 'register', player: 'd', name: 'D' }]).finally(count)
  await waitFor(() => {
    expect(asked.at(-1)).toEqual({ do: 'append', facts: [{ do: 'register', player: 'c', name: 'C' }] })
  })
  await new Promise((next) => setTimeout(next))
  expect([done, players()]).toEqual([0, ['a', 'b']])
  answer({ n: 2, is: 'saved', row: 4 })
  host.take([player(3, 'c', 'h1')], [])
  expect(await first).toEqual({ ok: true })
  host.take([player(4, 'd', 'h1')], [])
  expect([await second, players()]).toEqual([{ ok: true }, ['a', 'b', 'c', 'd']])
  // The row was heard before the receipt.
  answer({ n: 3, is: 'saved', row: 4 })
  expect(await host.append([{ do: 'note', text: 'x' }])).toEqual({ ok: true })
})

it('what the log or the host refuses is said; what it cannot write yet is an error, and the next one is written', async () => {
  const { host, asked, answer } = await setUp()
  host.see(picture({}))
  const before = asked.length
  expect(await host.append([{ do: 'register', player: 'a', name: 'A' }])).toMatchObject({ ok: false, index: 0 })
  expect(asked).toHaveLength(before)
  const note = [{ do: 'note', text: 'x' }]
  answer({ n: 1, is: 'refused', code: 'not-allowed', facts: { role: 'head' }, index: 0 })
  expect(await host.append(note)).toEqual({ ok: false, index: 0, refusal: { code: 'not-allowed', facts: { role: 'head' } } })
  answer({ n: 1, is: 'not-yet', why: 'failed' })
  await expect(host.append(note)).rejects.toThrow('failed')
  answer({ odd: true })
  await expect(host.append(note)).rejects.toThrow(/./)
  answer({ n: 1, is: 'agreed' })
  expect(await host.append(note)).toEqual({ ok: true })
})

it('disputes, what is shared and what was set aside are read; sharing and settling go to the host', async () => {
  const { host, asked, answer } = await setUp([line(1, { do: 'note', text: 'counts' })])
  const by = { role: 'judge', device: 'd2' }
  const at = new Date(NOW).toISOString()
  const told = { do: 'note', text: 'told' }
  const material = { id: 'rule-note/LOF-05', kind: 'rule-note', title: 'LOF-05', body: { id: 'LOF-05', text: 'x' } } as const
  host.take([], [
    { row: 1, is: 'dispute', id: 'x', fact: told, against: 'd1:1', at, by },
    { row: 2, is: 'dispute', id: 'y', fact: told, against: 'gone', at, by },
    { row: 3, is: 'material', entry: 'h1:7', material, by: 'Ann', at }
  ] as never)
  expect(host.disputes.map(({ id, counts }) => [id, counts?.json.text ?? null])).toEqual([
    ['x', 'counts'],
    ['y', null]
  ])
  const owns = () => host.shared.map(({ title, own }) => [title, own])
  expect([host.device, owns()]).toEqual(['', [['LOF-05', false]]])
  host.see(picture({}))
  expect([host.device, owns()]).toEqual(['h1', [['LOF-05', true]]])
  await host.share(material)
  await host.settle('x')
  expect(asked.slice(-2)).toEqual([
    { do: 'share', material },
    { do: 'settle', dispute: 'x' }
  ])
  answer({ n: 1, is: 'not-yet', why: 'failed' })
  await expect(host.settle('x')).rejects.toThrow('failed')
  await expect(host.share(material)).rejects.toThrow('failed')
})

it('says how it stands: who is connected, what a second computer has, since when it has ended', async () => {
  let now = NOW
  const { host } = await setUp(undefined, { clock: clockOf(() => now) })
  const facts = host.entries.map(({ fact }) => fact)
  const reached = () => facts.map((fact) => host.reached(fact))
  expect([host.link, host.devices, reached()]).toEqual([{ is: 'up' }, null, ['saved', 'saved']])
  const changed = vi.fn()
  host.onFact(changed)
  host.see(picture({ onTwo: 1, devices: [{ connected: true }, { connected: false }, { connected: true }] as never }))
  expect([host.devices, reached(), host.reached({ ...facts[0]!, id: null }), changed.mock.calls.length]).toEqual([
    2,
    ['two', 'saved'],
    'saved',
    1
  ])
  host.see(null)
  now += 5000
  host.see(null)
  expect([host.link, changed.mock.calls.length]).toEqual([{ is: 'down', since: NOW }, 3])
  host.see(picture({ onTwo: 2 }))
  expect([host.link, reached()]).toEqual([{ is: 'up' }, ['two', 'two']])
})

it('is the head judge’s desk, where nothing waits; a stand-by enters nothing', async () => {
  const rights = ({ mayShare, maySettle, ...host }: HostedHost, may: HostedHost) => [
    mayShare,
    maySettle,
    may.may(),
    may.mayUndo(),
    host.role
  ]
  const { host } = await setUp()
  expect(rights(host, host)).toEqual([true, true, true, true, 'head'])
  expect([host.here, host.unsent, host.ahead, host.notYet, host.refused, host.standBys, host.whoMay()]).toEqual([
    true,
    0,
    0,
    null,
    [],
    [],
    STAFF_ROLES
  ])
  const standBy = await setUp(undefined, { follows: true })
  // Why is said by whoever is asked, whatever it is.
  const ask = vi.spyOn(standBy.needs as { ask: HostedNeeds['ask'] }, 'ask').mockRejectedValueOnce(new Error('Entries are made there.'))
  await expect(standBy.host.append([{ do: 'odd' }])).rejects.toThrow('Entries are made there.')
  expect(ask).toHaveBeenCalledTimes(1)
  expect(rights(standBy.host, standBy.host)).toEqual([false, false, false, false, 'head'])
})
