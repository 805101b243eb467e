/** What taking a backup in would do, in writes and in names. */
import { describe, expect, it } from 'vitest'
import { differenceTo } from '../../../../src/shared/backup/checkRestored.ts'
import { FORGOTTEN_BEFORE, forgottenBefore } from '../../../../src/shared/backup/forgotten.ts'
import { planFor, type Mode } from '../../../../src/shared/backup/plan.ts'
import type { SnapshotTables } from '../../../../src/shared/backup/snapshot.ts'
import { memoryStorage } from '../../../../src/renderer/storage/rows/memoryStorage.ts'
import { backupRows } from '../../../../src/renderer/storage/rows/rowBackup.ts'
import { sampleMap, sampleRuling } from '../../renderer/storage/rows/samples.ts'
import { NOW, sampleTables } from './samples.ts'

const { problemOf } = backupRows(memoryStorage())
const plan = (present: SnapshotTables, backup: SnapshotTables, mode: Mode = 'replace') =>
  planFor({ present, backup, mode, problemOf, now: NOW })
const map = (id: string, name: string) => ({ id, origin: 'user', value: sampleMap(id, name) })

describe('replacing', () => {
  it('changes nothing where nothing differs', () => {
    expect(plan(sampleTables(), sampleTables())).toEqual({ writes: [], changes: [], setAside: [], namesBack: [] })
  })

  it('tells by name what comes, what becomes another and what goes', () => {
    const present = sampleTables({ maps: [map('a', 'Alley'), map('b', 'Bridge')], rulings: [] })
    const backup = sampleTables({ maps: [map('b', 'Old bridge'), map('c', 'Cave')] })
    expect(plan(present, backup).changes).toEqual([
      { table: 'maps', added: ['Cave'], changed: ['Old bridge'], removed: ['Alley'] },
      { table: 'rulings', added: ['Berta against Carl'], changed: [], removed: [] }
    ])
  })

  it('names whoever was forgotten here and comes back by name, and nobody else', () => {
    const facts = (...all: readonly object[]) =>
      all.map((fact, index) => ({ id: `sat/${index + 1}`, value: { event: 'sat', at: index + 1, fact } }))
    const register = (player: string, name: string) => ({ do: 'register', player, name })
    const twoOf = { do: 'edit-player', player: 'p3', name: 'The Twins', members: ['Bo Ek', 'Cy Ek'] }
    const then = facts(register('p1', 'Mia Sanz'), register('p2', 'Ada Lo'), register('p3', 'The Twins'), twoOf)
    const forget = (player: string) => ({ do: 'forget', player })
    const nameless = [register('p1', 'Player 1'), register('p2', 'Ada Lo'), register('p3', 'Player 3'), { do: 'edit-player', player: 'p3', name: 'Player 3', members: ['Player 3', 'Player 3'] }] // prettier-ignore
    const now = facts(...nameless, forget('p1'), forget('p3'))
    const back = (present: typeof now, mode?: Mode) =>
      plan(sampleTables({ eventFacts: present }), sampleTables({ eventFacts: then }), mode).namesBack
    expect(back(now)).toEqual(['Mia Sanz', 'The Twins', 'Bo Ek', 'Cy Ek'])
    // Adding leaves the log of an event that is here alone.
    expect(back(now, 'add')).toEqual([])
    expect(back(then)).toEqual([])
    expect(back(then, 'add')).toEqual([])
    expect(plan(sampleTables({ eventFacts: then }), sampleTables({ eventFacts: now })).namesBack).toEqual([])
    // An entry that was refused has forgotten nobody.
    expect(back(facts(register('p1', 'Mia Two'), forget('p1')).map((row, index) => (index === 0 ? row : { ...row, value: { ...row.value, left: 'refused' } })))).toEqual([]) // prettier-ignore
  })

  it('never takes away what was set aside', () => {
    expect(plan(sampleTables(), sampleTables({ setAside: [] })).writes).toEqual([])
  })

  it('sets an entry aside that cannot be read, instead of losing it or refusing all others', () => {
    const backup = sampleTables({ rulings: [{ id: 'bad', value: { title: 'half' } } as never] })
    const { writes, setAside } = plan(sampleTables({ rulings: [] }), backup)
    expect(setAside).toEqual([expect.stringContaining('The saved ruling "bad" cannot be read.')])
    expect(writes).toEqual([
      { table: 'setAside', put: { id: `rulings/bad@${NOW}`, value: { row: { id: 'bad', value: { title: 'half' } }, why: setAside[0] } } }
    ])
  })

  it('makes the storage what the backup holds, in one commit, after which nothing else is saved', async () => {
    const storage = memoryStorage()
    await storage.commit([{ do: 'put', table: 'maps', value: sampleMap('mine', 'Mine'), origin: 'user' }])
    const rows = backupRows(storage)
    const backup = sampleTables()
    await rows.replace(planFor({ present: await rows.all(), backup, mode: 'replace', problemOf, now: NOW }).writes)
    expect(differenceTo(backup, await rows.all(), problemOf)).toBeNull()
    await expect(storage.commit([{ do: 'put', table: 'rulings', value: sampleRuling('late', NOW) }])).rejects.toMatchObject({
      code: 'closed'
    })
  })
})

describe('adding', () => {
  it('brings what is missing and leaves everything that is there', () => {
    const present = sampleTables({ maps: [map('b', 'My bridge')] })
    const backup = sampleTables({ maps: [map('b', 'Old bridge'), map('c', 'Cave')], settings: [], sessions: [], starters: [] })
    const { writes, changes } = plan(present, backup, 'add')
    expect(writes).toEqual([{ table: 'maps', put: map('c', 'Cave') }])
    expect(changes).toEqual([{ table: 'maps', added: ['Cave'], changed: ['Old bridge'], removed: [] }])
  })

  it('never mixes two logs: the facts of an event come with it or not at all', () => {
    const backup = sampleTables({ settings: [], sessions: [], starters: [] })
    const begun = sampleTables({ eventFacts: sampleTables().eventFacts!.slice(0, 2) })
    expect(plan(begun, backup, 'add').writes).toEqual([])
    const without = sampleTables({ events: [], eventFacts: [] })
    expect(plan(without, backup, 'add').writes).toHaveLength(1 + sampleTables().eventFacts!.length)
  })
})

describe('names of people who were forgotten, in what is only added', () => {
  const row = (event: string, at: number, fact: object) => ({ id: `${event}/${at}`, value: { event, at, fact } })
  const register = (name: string) => ({ do: 'register', player: 'p1', name })
  const event = (id: string) => ({ id, value: { id, name: id, state: {} } })
  const here = {
    events: [event('sat')],
    eventFacts: [row('sat', 1, register('Player 1')), row('sat', 2, { do: 'forget', player: 'p1' })]
  }
  const then = { events: [event('sat')], eventFacts: [row('sat', 1, register('Mia Sanz'))] }
  const back = (present: Parameters<typeof sampleTables>[0], backup: Parameters<typeof sampleTables>[0]) =>
    plan(sampleTables(present), sampleTables(backup), 'add').namesBack

  it('are told where another event or a ruling has them', () => {
    expect(back(here, { ...then, maps: [map('cave', 'Cave')] })).toEqual([])
    const sunday = { events: [...then.events, event('sun')], eventFacts: [...then.eventFacts, row('sun', 1, register('mia  sanz'))] }
    expect(back(here, sunday)).toEqual(['Mia Sanz'])
    const ruling = { id: 'r2', savedAt: NOW, value: { ...sampleRuling('r2', NOW), note: 'Asked by Mia Sanz.' } }
    expect(back(here, { ...then, rulings: [ruling] })).toEqual(['Mia Sanz'])
    // What is here already, and what stays out, brings nothing.
    expect(back({ ...here, rulings: [ruling] }, { ...then, rulings: [ruling] })).toEqual([])
    expect(back(here, { ...then, settings: [{ id: 'settings', value: { table: null, savedId: 'Mia Sanz' } } as never] })).toEqual([])
  })

  it('are told where the event itself was taken away after they were forgotten', () => {
    const facts = here.eventFacts.map(({ value }) => value)
    const state = forgottenBefore(undefined, 'sat', facts)!
    expect(state).toEqual({ who: [['sat', 'p1']] })
    const gone = { events: [], eventFacts: [], sessions: [{ id: FORGOTTEN_BEFORE, value: { id: FORGOTTEN_BEFORE, state } } as never] }
    expect(back(gone, then)).toEqual(['Mia Sanz'])
    expect(plan(sampleTables(gone), sampleTables(then)).namesBack).toEqual(['Mia Sanz'])
    // Another event that goes keeps what is known; one in which nobody was forgotten changes nothing.
    expect(forgottenBefore(state, 'sun', [{ fact: { do: 'forget', player: 'p9' } }])?.who).toEqual([['sat', 'p1'], ['sun', 'p9']]) // prettier-ignore
    expect(forgottenBefore(state, 'sun', [{ fact: { do: 'forget', player: 'p9' }, left: 'refused' }])).toBeNull()
  })
})

describe('what was read back', () => {
  const without = (table: string) => sampleTables({ [table]: [] })
  it.each([
    ['missing', sampleTables(), without('rulings'), 'In the table rulings the entry r1 is missing.'],
    ['too many', without('events'), sampleTables(), 'In the table events the entry e1 is there, which the backup does not hold.'],
    [
      'different',
      sampleTables(),
      sampleTables({ maps: [map('street', 'Another'), ...(sampleTables().maps!.slice(1) as never[])] }),
      'In the table maps the entry street reads differently.'
    ]
  ])('is told where something is %s', (_what, backup, found, sentence) => {
    expect(differenceTo(backup, found, () => null)).toBe(sentence)
  })
})
