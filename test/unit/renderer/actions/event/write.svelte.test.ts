/** Facts of an event that are written, refused in words, taken back and brought back. */
import { expect, it, vi } from 'vitest'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import {
  redoLast,
  refusalIn,
  takeBack,
  takeBackNow,
  undoLast,
  whyNot,
  write,
  writeAndTell
} from '../../../../../src/renderer/actions/event/write.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

async function opened() {
  const on = memoryApp()
  const events = eventsOf(on.app)
  await events.make('Day', {})
  const event = events.open!
  const names = () => [...event.host.state.players.values()].map(({ name }) => name)
  const last = () => on.session.notices.at(-1)
  return { ...on, event, names, last }
}
const register = (player: string, name: string) => ({ do: 'register', player, name })

it('what is written is said with a way back, for as long as nothing has come on top', async () => {
  const { app, event, names, last } = await opened()
  expect([await write(app, event, []), names(), last()]).toEqual([true, [], undefined])
  expect(await writeAndTell(app, event, [register('a', 'Ada Lo'), register('b', 'Bo')], 'Both are in.')).toBe(true)
  expect([last()?.text, last()?.action?.label, last()?.action?.valid?.()]).toEqual(['Both are in.', 'Undo', true])
  await write(app, event, [register('c', 'Cy')])
  expect(last()?.action?.valid?.()).toBe(false)
  await undoLast(app, event)
  expect([names(), last()?.text]).toEqual([['Ada Lo', 'Bo'], 'Undone: Registration'])
  await redoLast(app, event)
  expect([names(), last()?.text]).toEqual([['Ada Lo', 'Bo', 'Cy'], 'Brought back.'])
  await undoLast(app, event)
  await undoLast(app, event)
  expect([names(), last()?.text]).toEqual([[], 'Undone: Registration'])
  const { id } = last()!
  await undoLast(app, event)
  expect([names(), last()?.id]).toEqual([[], id])
})

it('a published round counts, and is not taken back without a second look; nor what something rests on', async () => {
  const { app, session, event, last } = await opened()
  await write(app, event, [register('a', 'Ada Lo'), register('b', 'Bo')])
  expect(session.roundsPublished).toBe(0)
  await write(app, event, [{ do: 'round', round: 1, pairs: [['a', 'b']] }])
  expect(session.roundsPublished).toBe(1)
  session.screen = 'table'
  const round = event.entries.at(-1)!
  expect(await takeBack(app, event, round)).toBe(false)
  expect([session.screen, event.takesBack, event.host.state.rounds.length]).toEqual(['event', round, 1])
  event.takesBack = null
  const first = event.entries[0]!
  expect([await takeBack(app, event, first), event.takesBack === first]).toEqual([false, true])
  expect([await takeBackNow(app, event, round), event.host.state.rounds.length, last()?.text]).toEqual([true, 0, 'Undone: Round'])
})

it('what cannot be written is told in a sentence with names in it', async () => {
  const { app, event, last } = await opened()
  await write(app, event, [register('a', 'Ada Lo'), register('b', 'Bo'), register('c', 'Cy')])
  await write(app, event, [{ do: 'round', round: 1, pairs: [['a', 'b']], bye: 'c' }])
  await write(app, event, [{ do: 'result', round: 1, table: 1, winner: 'a', score: { a: 300, b: 0 } }])
  const told: (string | undefined)[] = []
  for (const facts of [
    [{ do: 'drop', player: 'nobody' }],
    [{ do: 'result', round: 1, table: 1, winner: 'b', score: { a: 0, b: 300 } }],
    [{ do: 'round', round: 2, pairs: [['a', 'a']] }],
    [{ do: 'round', round: 2, pairs: [['a', 'b']] }],
    [{ do: 'register' }],
    [{ do: 'odd' }]
  ]) {
    expect(await writeAndTell(app, event, facts, 'In.')).toBe(false)
    told.push(last()?.text)
  }
  expect(told).toEqual([
    'There is no player "nobody" in this event.',
    '1/1 already has a result.',
    'Ada Lo would be in this round twice.',
    'Cy plays and is missing from the round.',
    'At the top level of the file the field "player" is missing.',
    'There is no kind of entry "odd".'
  ])
  const state = event.host.state
  expect(refusalIn(state, { code: 'tie-at-the-cut', facts: { players: 'a, b' } } as never)).toEqual(
    'Ada Lo, Bo are tied at the cut; a roll-off parts them.'
  )
  expect(whyNot(event, { ok: true } as never)).toBeNull()
  vi.spyOn(event, 'append').mockRejectedValueOnce(new Error('The disk is full.'))
  expect([await write(app, event, [register('d', 'Di')]), last()?.kind, last()?.text]).toEqual([
    false,
    'error',
    'This could not be saved, so it has not happened. The disk is full.'
  ])
})

it('a second press while the disk is slow writes nothing more, and another undo takes the entry before', async () => {
  const { app, event, names, session } = await opened()
  await write(app, event, [register('a', 'Ada Lo')])
  await write(app, event, [register('b', 'Bo')])
  const append = event.append.bind(event)
  const held: (() => void)[] = []
  vi.spyOn(event, 'append').mockImplementation(async (facts) => {
    await new Promise<void>((done) => held.push(done))
    return append(facts)
  })
  const goOn = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    for (const done of held.splice(0)) done()
  }
  const note = [{ do: 'note', text: 'Lunch at one.' }]
  const presses = [1, 2].map(() => writeAndTell(app, event, note, 'Noted.'))
  const other = writeAndTell(app, event, [{ do: 'note', text: 'Lunch at two.' }], 'Noted, too.')
  await goOn()
  expect(await Promise.all([...presses, other])).toEqual([true, true, true])
  const notes = () => event.entries.filter(({ fact, undone }) => fact.do === 'note' && !undone).map(({ fact }) => fact.json.text)
  expect(notes()).toEqual(['Lunch at one.', 'Lunch at two.'])
  expect(session.notices.filter(({ text }) => text === 'Noted.')).toHaveLength(1)
  // Once it is written, the same can be written again.
  const again = write(app, event, note)
  await goOn()
  expect([await again, notes().length]).toEqual([true, 3])

  const undone: Promise<void>[] = []
  for (let press = 0; press < 4; press++) {
    undone.push(undoLast(app, event))
    await Promise.resolve()
  }
  for (let turn = 0; turn < 8; turn++) await goOn()
  await Promise.all(undone)
  expect([notes(), names()]).toEqual([[], ['Ada Lo']])
})
