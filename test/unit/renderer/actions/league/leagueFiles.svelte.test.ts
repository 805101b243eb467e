/** A file of an event or a league that somebody picks: shown, told where it is broken, and taken as far as was chosen. */
import { expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { importEventOrLeague, takeArriving } from '../../../../../src/renderer/actions/league/leagueFiles.ts'
import { leaguesOf } from '../../../../../src/renderer/actions/league/leagues.ts'
import type { TextFile } from '../../../../../src/renderer/platform/interface/platform.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

const event = (id: string) => ({
  format: 'linejudge-event/1',
  id,
  name: `Night ${id}`,
  settings: {},
  log: [{ do: 'register', player: 'a', name: 'Kim' }]
})
const LEAGUE = { format: 'linejudge-league/1', id: 'l', name: 'Autumn', rule: { win: 1 }, events: [{ id: 'one' }], files: [event('one')] }
/** A file of another program with two events. */
const TWO = {
  players: {},
  tournaments: Object.fromEntries(['t1', 't2'].map((id) => [id, { id, name: `Spring ${id}`, playerIds: [], roundList: [] }]))
}

function desk() {
  const on = memoryApp()
  const openFile = vi.fn(() => Promise.resolve<TextFile | null>(null))
  const app = Object.assign(on.app, { platform: { ...on.app.platform, openFile } }) as App
  const events = eventsOf(app)
  on.session.screen = 'table'
  const pick = async (file: unknown) => {
    openFile.mockResolvedValueOnce({ name: 'a.json', text: typeof file === 'string' ? file : JSON.stringify(file) })
    await importEventOrLeague(app)
    return events.arriving
  }
  const ids = async () => (await app.storage.events()).map(({ name }) => name).toSorted()
  return { ...on, app, openFile, events, pick, ids }
}

it('shows nothing where nothing was picked, and tells why where it could not be read', async () => {
  const { app, session, openFile, events, told } = desk()
  await importEventOrLeague(app)
  openFile.mockRejectedValueOnce(new Error('Not to be read.'))
  await importEventOrLeague(app)
  expect([events.arriving, session.screen, told()]).toEqual([null, 'table', [['error', 'Not to be read.']]])
})

it.each<[of: string, file: unknown, path: string]>([
  ['no JSON', '{ "format":', ''],
  ['an event without a log', { ...event('x'), log: undefined }, ''],
  ['a league without a rule', { ...LEAGUE, rule: undefined }, ''],
  ['a league with a broken event', { ...LEAGUE, files: [event('one'), { ...event('two'), log: 7 }] }, '/files/1/log'],
  ['a list', [], ''],
  ['another program’s file that is broken', { ...TWO, tournaments: { t: { id: 't', name: 'S', playerIds: 7, roundList: [] } } }, '/tournaments/t/playerIds'] // prettier-ignore
])('tells where a file is broken: %s', async (_of, file, path) => {
  const { session, pick } = desk()
  expect(await pick(file)).toBeNull()
  expect([session.broken?.name, session.broken?.problems[0]?.path ?? '']).toEqual(['a.json', path])
  expect(session.screen).toBe('table')
})

it('shows what was picked at the desk, and takes of several events those that were chosen', async () => {
  const { app, session, pick, events, ids } = desk()
  const arriving = (await pick(TWO))!
  expect([session.screen, arriving.name, arriving.program, arriving.league]).toEqual(['event', 'a.json', 'Coronate', null])
  const second = arriving.events.find(({ file }) => file.name === 'Spring t2')!
  await takeArriving(app, arriving, new Set([second.file.id]))
  expect([await ids(), events.open?.stored.name, events.arriving]).toEqual([['Spring t2'], 'Spring t2', null])
})

it('is told as come, and the second time as known', async () => {
  const { app, pick, events, told } = desk()
  for (const _time of [1, 2]) {
    const arriving = (await pick(LEAGUE))!
    expect([arriving.league?.league.name, arriving.program]).toEqual(['Autumn', null])
    await takeArriving(app, arriving, new Set())
  }
  expect(told()).toEqual([
    ['info', 'The league "Autumn" is here, with 1 event.'],
    ['info', 'Everything of the league "Autumn" is here already.']
  ])
  expect([events.open, events.arriving, leaguesOf(app).opened?.name]).toEqual([null, null, 'Autumn'])
})

it('closes the event that was open before its league is shown', async () => {
  const { app, pick, events } = desk()
  await events.make('Today', {})
  await takeArriving(app, (await pick(LEAGUE))!, new Set())
  expect([events.open, leaguesOf(app).opened?.name]).toEqual([null, 'Autumn'])
})

it('stays in view where it could not be taken, and another file that was dropped meanwhile is not put away', async () => {
  const { app, storage, pick, events, told } = desk()
  const first = (await pick(event('one')))!
  const commit = vi.spyOn(storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
  leaguesOf(app).open = 'l'
  await takeArriving(app, first, new Set(['one']))
  expect(leaguesOf(app).open).toBe('l')
  expect([events.arriving, told()[0]?.[0], told()[0]?.[1].includes('The disk is full.')]).toEqual([first, 'error', true])
  const later = (await pick(event('two')))!
  await takeArriving(app, first, new Set(['one']))
  expect([events.arriving, events.open?.id]).toEqual([later, 'one'])
  await takeArriving(app, later, new Set(['two']))
  const league = (await pick(LEAGUE))!
  commit.mockRejectedValueOnce(new Error('The disk is full.'))
  await takeArriving(app, league, new Set())
  expect([events.arriving, told().at(-1)]).toEqual([league, ['error', 'The disk is full.']])
})

it('leaves an event alone that is hosted here, and says so', async () => {
  const { app, pick, events, session, told } = desk()
  await events.make('Hosted', {})
  const open = events.open!
  const arriving = (await pick({ ...event(open.id), log: [] }))!
  await events.keepBy(open.id, { event: open, forget: () => Promise.resolve(), readAnew: () => Promise.resolve() })
  session.notices = []
  await takeArriving(app, arriving, new Set([open.id]))
  expect([told().map(([kind]) => kind), events.arriving]).toEqual([['error'], arriving])
  events.arriving = null
  session.notices = []
  expect(await pick({ ...LEAGUE, files: [event('one'), event(open.id)] })).toBeNull()
  expect(told().map(([kind]) => kind)).toEqual(['error'])
})
