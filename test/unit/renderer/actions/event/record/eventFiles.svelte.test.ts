/** Files of events and leagues on their way into the app: what they hold is shown, and nothing is stored before somebody says so. */
import { describe, expect, it, vi } from 'vitest'
import { bringIn } from '../../../../../../src/renderer/actions/importing/importActions.ts'
import { lookAtEventOrLeague, takeArriving } from '../../../../../../src/renderer/actions/league/leagueFiles.ts'
import { leaguesOf, showAllEvents } from '../../../../../../src/renderer/actions/league/leagues.ts'
import { eventsOf } from '../../../../../../src/renderer/actions/event/events.ts'
import { exportEvent, removeEvent, takeFiles } from '../../../../../../src/renderer/actions/event/record/eventFiles.ts'
import { readEventFile, type ReadFile } from '../../../../../../src/renderer/model/event/log/eventFile.ts'
import { memoryApp } from '../../../../../support/memoryApp.ts'
import { waitFor } from '../../../../../support/waitFor.ts'

const KIM = { do: 'register', player: 'a', name: 'Kim', at: '2026-03-07T10:00:00Z' }
const ADA = { do: 'register', player: 'b', name: 'Ada', at: '2026-03-07T09:00:00Z' }
const ROUND = { do: 'round', round: 1, pairs: [['a', 'b']] }
const EVENT = { format: 'linejudge-event/1', id: 'one', name: 'One', settings: {}, log: [KIM, ADA, ROUND] }
const LEAGUE = { format: 'linejudge-league/1', id: 'l', name: 'L', rule: { win: 1 }, events: [{ id: 'one' }], files: [EVENT], tune: 2 }

/** An app to which files are shown, and what it makes of them. */
function shown() {
  const { app, session } = memoryApp()
  const events = eventsOf(app)
  const look = async (file: object) => {
    await lookAtEventOrLeague(app, { name: 'a.json', text: JSON.stringify(file) })
    return events.arriving!
  }
  const take = async (file: object) => {
    const arriving = await look(file)
    await takeArriving(app, arriving, new Set(arriving.events.map((one) => one.file.id)))
  }
  return { app, session, events, look, take }
}

describe('the file of an event', () => {
  it('shows who is in it, when it began and what it would do; nothing is stored', async () => {
    const { app, events, look } = shown()
    const [one] = (await look(EVENT)).events
    expect([one!.file.name, one!.file.state.players.size, one!.file.state.rounds.length, one!.file.facts.length]).toEqual(['One', 2, 1, 3])
    expect([one!.began, one!.arrival.kind]).toEqual([Date.parse(ADA.at), 'new'])
    expect(await app.storage.events()).toEqual([])
    expect(events.open).toBeNull()
  })

  it('is told from what is here already: known, longer, gone another way', async () => {
    const { app, events, look, take } = shown()
    await take({ ...EVENT, log: [KIM] })
    expect([events.arriving, events.open?.id]).toEqual([null, 'one'])
    const kinds: string[] = []
    for (const log of [[KIM], [KIM, ADA, ROUND], [ADA]]) kinds.push((await look({ ...EVENT, log })).events[0]!.arrival.kind)
    expect(kinds).toEqual(['known', 'longer', 'beside'])
    expect(await app.storage.eventFacts('one')).toHaveLength(1)
    await take(EVENT)
    expect(await app.storage.eventFacts('one')).toHaveLength(3)
  })

  it('says where it is broken, and shows nothing', async () => {
    const { session, events, look } = shown()
    await look({ ...EVENT, log: [KIM, { do: 'register', player: 7, name: 'Bo' }] })
    expect(session.broken?.problems.map(({ path }) => path)).toEqual(['/log/1/player'])
    expect(events.arriving).toBeNull()
  })

  it('with a field that nobody knows shows it with its place', async () => {
    const { look } = shown()
    expect((await look({ ...EVENT, settings: { fog: 1 } })).unknown).toEqual(['/settings/fog'])
    expect((await look(EVENT)).unknown).toEqual([])
  })
})

describe('the file of a league', () => {
  it('shows its events, and brings all of them in with it', async () => {
    const { app, look, take } = shown()
    const arriving = await look({ ...LEAGUE, files: [{ ...EVENT, settings: { fog: 1 } }] })
    expect(arriving.events.map(({ file, arrival }) => [file.name, arrival.kind])).toEqual([['One', 'new']])
    expect(arriving.unknown).toEqual(['/tune', '/files/0/settings/fog'])
    expect([await app.storage.events(), await app.storage.leagues()]).toEqual([[], []])
    await take(LEAGUE)
    expect([(await app.storage.events()).length, leaguesOf(app).opened?.name]).toEqual([1, 'L'])
  })

  it('that is here already is opened again, and nothing is written', async () => {
    const { app, take } = shown()
    await take(LEAGUE)
    leaguesOf(app).open = null
    const commit = vi.spyOn(app.storage, 'commit')
    await take(LEAGUE)
    expect([leaguesOf(app).opened?.name, leaguesOf(app).list?.length]).toEqual(['L', 1])
    expect(commit.mock.calls.flatMap(([changes]) => changes.filter(({ table }) => table !== 'sessions'))).toEqual([])
    await take({ ...LEAGUE, name: 'L two' })
    expect([leaguesOf(app).opened?.name, leaguesOf(app).list?.map(({ id }) => id)]).toEqual(['L two', ['l', 'l-2']])
  })
})

describe('the list of all events', () => {
  it('is where the desk of an event leads, also where a league was looked at before', async () => {
    const { app, events, take } = shown()
    await take(LEAGUE)
    await take({ ...EVENT, id: 'two' })
    expect(events.open?.id).toBe('two')
    leaguesOf(app).open = 'l'
    await showAllEvents(app)
    expect([events.open, leaguesOf(app).opened, events.list?.length]).toEqual([null, null, 2])
  })

  it('is shown when several events came in over a league', async () => {
    const { app, events, take } = shown()
    await take(LEAGUE)
    const nobody = { players: {}, tournaments: { a: tournamentOf('a'), b: tournamentOf('b') } }
    await take(nobody)
    expect([events.list?.length, leaguesOf(app).opened]).toEqual([3, null])
  })
})

const tournamentOf = (id: string) => ({ id, name: id, playerIds: [], roundList: [] })

describe('a file with entries that cannot be taken', () => {
  it('shows each with its place and why, and is taken; the notice leads to the log, where they stand again', async () => {
    const { session, events, look, take } = shown()
    const file = { ...EVENT, log: [KIM, { do: 'juggle' }, { do: 'check-in', player: 'b' }] }
    expect((await look(file)).events[0]!.file.refused.map(({ at, refusal }) => [at, refusal.code])).toEqual([
      [2, 'unknown-do'],
      [3, 'unknown-player']
    ])
    await take(file)
    session.notices.find(({ text }) => text.includes('cannot be taken'))?.action?.run()
    expect(events.open?.view).toBe('log')
    expect(events.open?.refused.map(({ row, refusal }) => [row.at, row.fact.do, refusal?.code])).toEqual([
      [2, 'juggle', 'unknown-do'],
      [3, 'check-in', 'unknown-player']
    ])
  })
})

it('a file of another program that is dropped is looked at like one of ours, with what has no place in an event', async () => {
  const { app, events } = shown()
  const match = { whiteId: 'k', blackId: 'a', result: 'draw' }
  const tournament = { id: 't', name: 'Spring', playerIds: ['k', 'a'], roundList: [[match]] }
  const file = {
    players: { k: { firstName: 'Kim', lastName: 'Park' }, a: { firstName: 'Ada', lastName: '' } },
    tournaments: { t: tournament }
  }
  await bringIn(app, [{ name: 'options.json', bytes: new TextEncoder().encode(JSON.stringify(file)) }])
  expect([events.arriving?.program, events.arriving?.events.map(({ file, left }) => [file.name, left])]).toEqual([
    'Coronate',
    [['Spring', [{ code: 'draws', count: 1 }]]]
  ])
})

/** The file of an event as it is read. */
function fileOf(json: object): ReadFile {
  const file = readEventFile(json)
  if (!file.ok) throw new Error(file.problems[0]!.message)
  return file.value
}

describe('event files that are taken', () => {
  it('are opened where it is one, and stand in the list where there are several; each is told', async () => {
    const { app, session, events } = shown()
    session.screen = 'table'
    const notify = vi.spyOn(session, 'notify')
    const said = () => notify.mock.calls.splice(0).map(([kind, text]) => `${kind}: ${text}`)
    expect(await takeFiles(app, [fileOf({ ...EVENT, log: [KIM] })])).toBe(true)
    expect([session.screen, events.open?.id, said()]).toEqual(['event', 'one', ['info: The event "One" is here, with 1 entry.']])
    expect(await takeFiles(app, [fileOf(EVENT), fileOf({ ...EVENT, id: 'two', name: 'Two', log: [KIM, KIM] })])).toBe(true)
    expect([events.open, events.list?.length, said().length]).toEqual([null, 2, 3])
    await takeFiles(app, [fileOf(EVENT)])
    expect(said()).toEqual(['info: Everything of the event "One" is here already.'])
  })

  it('stay out where one of them is hosted here or cannot be written', async () => {
    const { app, session, events } = shown()
    await takeFiles(app, [fileOf(EVENT)])
    const commit = vi.spyOn(app.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    session.screen = 'table'
    expect(await takeFiles(app, [fileOf({ ...EVENT, id: 'two' })])).toBe(false)
    expect([session.screen, session.notices.at(-1)?.kind, session.notices.at(-1)?.text]).toEqual([
      'table',
      'error',
      'This could not be saved, so it has not happened. The disk is full.'
    ])
    const open = events.open!
    await events.keepBy('one', { event: open, forget: () => Promise.resolve(), readAnew: () => Promise.resolve() })
    commit.mockClear()
    expect(await takeFiles(app, [fileOf({ ...EVENT, id: 'two' }), fileOf(EVENT)])).toBe(false)
    await removeEvent(app, open.stored)
    expect([commit.mock.calls, session.notices.at(-1)?.kind, (await app.storage.events()).length]).toEqual([[], 'error', 1])
  })
})

describe('an event of the list', () => {
  it.each([
    ['Day 1: north/south', 'Day 1 northsouth.event.json'],
    [' Ñandú – 2 ', 'Ñandú  2.event.json'],
    ['???', 'event.event.json'],
    ['x'.repeat(80), `${'x'.repeat(60)}.event.json`]
  ])('%j is saved under a name that every file system takes', async (name, file) => {
    const { app, platform, session } = { ...shown(), ...memoryApp() }
    await takeFiles(app, [fileOf({ ...EVENT, name })])
    const [stored] = await app.storage.events()
    await exportEvent(app, stored!, 'without')
    const saved = platform.saveFile.mock.calls[0]![0]
    expect([saved.name, session.notices.at(-1)?.text]).toEqual([file, `Saved as ${file}.`])
    expect((JSON.parse(saved.text) as { log: { name?: string }[] }).log.map((fact) => fact.name)).toEqual(['Player 1', 'Player 2', undefined]) // prettier-ignore
    session.notices = []
    platform.saveFile.mockResolvedValueOnce(null)
    await exportEvent(app, stored!, 'with')
    expect([platform.saveFile.mock.calls[1]![0].text.includes('Kim'), session.notices]).toEqual([true, []])
    platform.saveFile.mockRejectedValueOnce(new Error('No room.'))
    await exportEvent(app, stored!, 'with')
    expect([session.notices[0]?.kind, session.notices[0]?.text]).toEqual(['error', 'No room.'])
  })

  it('is taken away with all that is of it, and comes back whole', async () => {
    const { app, session, events, take } = shown()
    await take(EVENT)
    const { stored } = events.open!
    await removeEvent(app, stored)
    expect([events.open, events.list, await app.storage.events(), await app.storage.eventFacts('one')]).toEqual([null, [], [], []])
    const notice = session.notices.at(-1)!
    expect([notice.text, notice.action?.label]).toEqual(['The event "One" is deleted.', 'Undo'])
    const commit = vi.spyOn(app.storage, 'commit').mockRejectedValueOnce(new Error('No room.'))
    notice.action!.run()
    await waitFor(() => {
      expect(session.notices.at(-1)?.text).toBe('No room.')
    })
    notice.action!.run()
    await waitFor(() => {
      expect(events.list).toEqual([stored])
    })
    expect(await app.storage.eventFacts('one')).toHaveLength(3)
    commit.mockRejectedValueOnce(new Error('Not to be written.'))
    await removeEvent(app, stored)
    expect([session.notices.at(-1)?.text, events.list]).toEqual(['Not to be written.', [stored]])
  })
})
