/** A call that is ruled on: the judge's table opens under the rules of the event. */
import { describe, expect, it, vi } from 'vitest'
import { callJudge, placeOfTable, ruleAt, ruleInWords, ruleOn } from '../../../../../../src/renderer/actions/event/floor/calls.ts'
import { eventsOf } from '../../../../../../src/renderer/actions/event/events.ts'
import { saveRuling, wordsOf, type SavedWords } from '../../../../../../src/renderer/actions/savedRulings/keepRuling.ts'
import { rulingNow, savedOnTable } from '../../../../../../src/renderer/actions/savedRulings/saveRuling.ts'
import { rulingRecord } from '../../../../../../src/renderer/model/event/floor/rulingRecord.ts'
import { settingsOfRules } from '../../../../../../src/renderer/model/event/log/eventRuleset.ts'
import { shortHash } from '../../../../../../src/renderer/model/library/ownEditions.ts'
import { factWords } from '../../../../../../src/renderer/model/event/words/factWords.ts'
import { editionFile } from '../../../../../support/editions.ts'
import { floorOf } from '../../../../../../src/renderer/model/event/rounds/tables.ts'
import { changeWords, openPosition } from '../../../../../../src/renderer/actions/event/floor/rulings.ts'
import { isEmptyTable } from '../../../../../../src/renderer/actions/table/newTable.ts'
import { MOST_POSITION, ruleHeading, rulingTitle } from '../../../../../../src/renderer/model/event/floor/rulingWords.ts'
import { duel } from '../../../../../support/bench.ts'
import { memoryApp } from '../../../../../support/memoryApp.ts'
import { waitFor } from '../../../../../support/waitFor.ts'

/** The table of a judge who has taken a call of an event with this ruleset. */
async function tableAfterCall(settings: Record<string, unknown>, { app } = memoryApp()) {
  const events = eventsOf(app)
  await events.make('Day', settings)
  const event = events.open!
  for (const player of ['a', 'b']) await event.host.append([{ do: 'register', player, name: player }])
  expect(await event.host.append([{ do: 'round', round: 1, pairs: [['a', 'b']], tables: [1], bye: null }])).toEqual({ ok: true })
  await callJudge(app, event, 1, 1)
  const [call] = event.host.state.calls.keys()
  await ruleOn(app, event, call!, 'Jo')
  return app
}

describe('a call that is ruled on', () => {
  it('opens the table under the rules of the event', async () => {
    const app = await tableAfterCall({ ruleset: 'heroclix-2010' })
    expect(app.session.screen).toBe('table')
    expect(app.session.answered).toMatchObject({ round: 1, table: 1, players: 'a – b' })
    expect(app.table.case.ruleset).toBe('heroclix-2010')
  })

  it('opens it by the edition that the event was set to, whatever the library has by now', async () => {
    const memory = memoryApp()
    await memory.library.commitDocuments([{ do: 'put', table: 'editions', origin: 'user', value: editionFile('corner-v4') }])
    const kept = settingsOfRules({ ruleset: 'corner-store', editions: [editionFile('corner')] })
    const after = await tableAfterCall({ ...kept }, memory)
    expect(after.table.case).toMatchObject({ ruleset: 'corner-store', editions: [{ version: '3' }] })
    // The log names the edition that the event was switched to.
    const open = eventsOf(after).open!
    await open.host.append([{ do: 'settings', changes: { ...kept } }])
    const words = factWords(open.host.state, open.host.entries.at(-1)!.fact)
    expect(words).toContain(`Corner Store, version 3 (${shortHash(kept.edition!.rules)})`)
  })

  it('leaves the table as it stands where the event says nothing, or another game', async () => {
    const before = memoryApp().app.table.case.ruleset
    for (const settings of [{}, { ruleset: '' }, { ruleset: 'heroscape-knockback' }, { ruleset: 'unknown' }])
      expect((await tableAfterCall(settings)).table.case.ruleset).toBe(before)
  })
})

/** Two matches are played, and the call of table 1 is ruled on and kept. */
async function dayWithRuling() {
  const { app } = memoryApp()
  const events = eventsOf(app)
  await events.make('Day', {})
  const event = events.open!
  for (const player of ['a', 'b', 'c', 'd']) await event.host.append([{ do: 'register', player, name: player }])
  const pairs = [
    ['a', 'b'],
    ['c', 'd']
  ]
  expect(await event.host.append([{ do: 'round', round: 1, pairs, tables: [1, 2], bye: null }])).toEqual({ ok: true })
  /** Somebody calls, and a judge sits down at the judge's table. */
  const called = async (table: number) => {
    await callJudge(app, event, 1, table)
    const call = [...event.host.state.calls.keys()].at(-1)!
    await ruleOn(app, event, call, 'Jo')
    // The judge sets the position up.
    app.table.change('set up', duel)
    return call
  }
  /** As the dialog does it: changes what is kept on the table, or keeps it anew. */
  const keep = () => {
    const saved = savedOnTable(app)
    return saveRuling(app, wordsOf(saved, 'Cover', app.session.answered), saved)
  }
  const first = await called(1)
  expect(await keep()).toBe(true)
  await waitFor(() => {
    expect(app.session.answered).toBeNull()
  })
  return { app, event, called, keep, first }
}

describe('the ruling of a call', () => {
  it('is a record of its own where the same position was ruled on at another table before', async () => {
    const { app, event, called, keep, first } = await dayWithRuling()
    const earlier = app.library.rulings[0]!
    expect(savedOnTable(app)).toBe(earlier)
    const second = await called(2)
    expect(savedOnTable(app)).toBeNull()
    expect(rulingNow(app)).toMatchObject({ id: '', ruling: earlier.ruling })
    expect(await keep()).toBe(true)
    await waitFor(() => {
      expect(app.session.answered).toBeNull()
    })
    const later = app.library.rulings.find(({ id }) => id !== earlier.id)!
    expect(later).toMatchObject({ table: '2', round: '1', players: 'c – d', call: second, event: event.id })
    expect(app.library.rulings).toContainEqual(earlier)
    expect(event.host.state.rulings.map(({ ruling, call, table }) => [ruling, call, table])).toEqual([
      [earlier.id, first, 1],
      [later.id, second, 2]
    ])
    expect(event.host.state.calls.get(second)!.closed?.ruling).toBe(later.id)
  })

  it('stands with its call, the penalty that was given meanwhile, and the extra time', async () => {
    const { app, event, called, keep } = await dayWithRuling()
    const call = await called(2)
    // What the view of penalties writes while the call is answered.
    const { ruling } = app.session.answered!
    expect(
      await event.host.append([{ do: 'penalty', player: 'c', round: 1, table: 2, level: 'warning', infraction: 'Slow play', ruling }])
    ).toEqual({
      ok: true
    })
    await keep()
    await waitFor(() => {
      expect(app.session.answered).toBeNull()
    })
    app.session.notices.at(-1)?.action?.run()
    const { state } = event.host
    await waitFor(() => {
      expect(state.rounds[0]!.tables.get(2)!.extensions).toHaveLength(1)
    })
    const [first, second] = state.rulings.map((one) => rulingRecord(state, one))
    expect(second).toMatchObject({ penalties: [{ player: 'c', table: 2, infraction: 'Slow play' }], more: 60 })
    expect(first).toMatchObject({ penalties: [], more: 0 })
    for (const one of [first, second]) expect(one!.waited).toBeGreaterThanOrEqual(0)
    // A ruling that only the end of the call names has the call as well.
    expect(rulingRecord(state, { ...state.rulings[1]!, call: null }).waited).not.toBeNull()
    expect(rulingRecord(state, { ...state.rulings[1]!, ruling: 'other', call: null })).toEqual({ waited: null, penalties: [], more: 0 })
    expect(state.calls.get(call)!.closed?.ruling).toBe(ruling)
  })

  it('is of a table where nobody has called as well, each a record of its own', async () => {
    const { app, event, keep } = await dayWithRuling()
    for (const table of [2, 1]) {
      ruleAt(app, event, 1, table)
      expect(app.session.answered).toMatchObject({ round: 1, table })
      expect(isEmptyTable(app)).toBe(true)
      app.table.change('set up', duel)
      expect(savedOnTable(app)).toBeNull()
      expect(await keep()).toBe(true)
      await waitFor(() => {
        expect(app.session.answered).toBeNull()
      })
    }
    expect(event.host.state.rulings.slice(1)).toMatchObject([
      { table: 2, players: ['c', 'd'], call: null },
      { table: 1, players: ['a', 'b'], call: null }
    ])
    expect(new Set(app.library.rulings.map(({ id }) => id)).size).toBe(3)
    expect(app.library.rulings.filter(({ call }) => call === undefined).map(({ event: of }) => of)).toEqual([event.id, event.id])
    expect(event.host.state.calls.size).toBe(1)
  })

  it('names all players of a pod, on the table, beside the ruling and in the log', async () => {
    const { app } = memoryApp()
    const events = eventsOf(app)
    await events.make('Royale', {})
    const event = events.open!
    const players = ['a', 'b', 'c', 'd']
    for (const player of players) await event.host.append([{ do: 'register', player, name: player }])
    expect(await event.host.append([{ do: 'pod', round: 1, table: 3, players }])).toEqual({ ok: true })
    await callJudge(app, event, 1, 3)
    await ruleOn(app, event, [...event.host.state.calls.keys()][0]!, 'Jo')
    expect(app.session.answered?.players).toBe('a – b – c – d')
    app.table.change('set up', duel)
    expect(await saveRuling(app, wordsOf(null, 'Cover', app.session.answered), null)).toBe(true)
    await waitFor(() => {
      expect(event.host.state.rulings).toMatchObject([{ round: 1, table: 3, players }])
    })
    expect(app.library.rulings[0]).toMatchObject({ table: '3', players: 'a – b – c – d' })
    // What is offered then: the time that it took.
    app.session.notices.at(-1)?.action?.run()
    await waitFor(() => {
      expect(event.host.state.rounds[0]!.pods.get(3)!.extensions).toMatchObject([{ seconds: 60 }])
    })
    const round = event.host.state.rounds[0]!
    expect(floorOf(event.host.state, round, () => 600)).toMatchObject([{ state: 'extended', table: { pod: true, players } }])
  })

  it('kept but not yet joined is joined when it is kept again, and stays one record', async () => {
    const { app, event, called, keep } = await dayWithRuling()
    const call = await called(2)
    const append = vi.spyOn(event, 'append').mockRejectedValueOnce(new Error('The disk is full.'))
    await keep()
    await waitFor(() => {
      expect(append).toHaveBeenCalledTimes(1)
    })
    expect(app.session.answered?.call).toBe(call)
    await keep()
    await waitFor(() => {
      expect(event.host.state.calls.get(call)!.closed?.ruling).toBe(savedOnTable(app)!.id)
    })
    expect(app.library.rulings).toHaveLength(2)
  })
})

describe('what every device of the staff reads of a ruling', () => {
  it('is in the log: title, verdict, note, rule and position, and opens where it was not saved', async () => {
    const { app, event, called } = await dayWithRuling()
    await called(2)
    expect(await saveRuling(app, { ...wordsOf(null, 'The wall', app.session.answered), note: 'Both agreed.' }, null)).toBe(true)
    await waitFor(() => {
      expect(event.host.state.rulings).toHaveLength(2)
    })
    const one = event.host.state.rulings[1]!
    const saved = app.library.rulings.find(({ id }) => id === one.ruling)!
    expect(one.said).toMatchObject({ title: 'The wall', note: 'Both agreed.', position: saved.case })
    expect(one.said.verdict).toMatch(/line of fire/i)
    expect(one.said.rule).toMatch(/^[A-Z]+-/)
    expect(ruleHeading(one)).toMatch(/\w{4}/)
    // Another device of the staff: nothing was adopted there, and nothing but the log is at hand.
    const { app: desk, told } = memoryApp()
    desk.table.change('something else', { ...duel, title: 'Other' })
    await openPosition(desk, one)
    expect(desk.table.case).toEqual(saved.case)
    expect(desk.session.screen).toBe('table')
    expect(rulingTitle(one, desk.library.rulings)).toBe('The wall')
    await openPosition(desk, { ...one, said: { ...one.said, position: { format: 'clixcase/1', ruleset: 'heroclix-2012' } } })
    expect(told().at(-1)?.[0]).toBe('error')
    expect(desk.table.case).toEqual(saved.case)
  })

  it('is the words of the judge, without any board, and the call is done', async () => {
    const { app, event } = await dayWithRuling()
    const before = app.table.case
    await callJudge(app, event, 1, 2)
    const call = [...event.host.state.calls.values()].at(-1)!
    expect(await ruleInWords(app, event, { ...call }, ' The wall blocks it. ', 'LOF-05')).toBe(true)
    const one = event.host.state.rulings.at(-1)!
    expect(one).toMatchObject({ round: 1, table: 2, players: ['c', 'd'], call: call.call })
    expect(one.said).toMatchObject({ title: null, verdict: 'The wall blocks it.', rule: 'LOF-05', position: null })
    expect(rulingTitle(one, [])).toBe('The wall blocks it.')
    expect(event.host.state.calls.get(call.call)!.closed?.ruling).toBe(one.ruling)
    expect(app.table.case).toBe(before)
    // Without a rule, at a table without a call.
    expect(await ruleInWords(app, event, placeOfTable(event, 1, 1), 'Play on.', '')).toBe(true)
    expect(event.host.state.rulings.at(-1)!.said).toMatchObject({ verdict: 'Play on.', rule: null, ruleset: null })
  })

  it('leaves out a position that is larger than an entry of a venue', async () => {
    const { app, event, called } = await dayWithRuling()
    await called(2)
    app.table.change('large', { ...duel, title: 'x'.repeat(MOST_POSITION) })
    expect(await saveRuling(app, wordsOf(null, 'Large', app.session.answered), null)).toBe(true)
    await waitFor(() => {
      expect(event.host.state.rulings.at(-1)!.said).toMatchObject({ title: 'Large', position: null })
    })
  })
})

describe('the board of a call', () => {
  it('is empty for a new call, and the same again if the judge comes back to it', async () => {
    const { app, event, called } = await dayWithRuling()
    expect(isEmptyTable(app)).toBe(false)
    const call = await called(2)
    const position = app.table.case
    app.session.answered = null
    await ruleOn(app, event, call, 'Jo')
    expect(app.table.case).toBe(position)
    ruleAt(app, event, 1, 1)
    expect(isEmptyTable(app)).toBe(true)
    // The board before is one undo away.
    app.table.undo()
    expect(app.table.case).toEqual(position)
  })
})

describe('a ruling that is edited later', () => {
  it('has its new words in the log, and those of before stay there', async () => {
    const { app, event } = await dayWithRuling()
    const saved = app.library.rulings[0]!
    const before = event.host.state.rulings[0]!.said
    const write = (words: Partial<SavedWords>) => saveRuling(app, { ...wordsOf(saved, ''), ...words }, saved)
    expect(await write({ title: 'Cover of Brine', note: 'Measured twice.' })).toBe(true)
    expect(event.host.state.rulings).toMatchObject([{ ruling: saved.id, said: { title: 'Cover of Brine', note: 'Measured twice.' } }])
    expect(event.host.state.rulings[0]!.said.verdict).toBe(before.verdict)
    const override = { verdict: 'Blocked', reason: 'The wall', author: 'Ann', at: '2026-03-07T10:00:00Z', rule: 'LOF-05' }
    expect(await write({ override })).toBe(true)
    expect(event.host.state.rulings[0]!.said).toMatchObject({ title: saved.title, note: null, rule: 'LOF-05' })
    expect(event.host.state.rulings[0]!.said.verdict).not.toBe(before.verdict)
    // Nothing has changed, so nothing is written.
    const entries = event.entries.length
    expect(await saveRuling(app, { ...wordsOf(saved, ''), override }, saved)).toBe(true)
    expect(event.entries.filter(({ fact }) => fact.do === 'edit-ruling').length).toBe(2)
    expect(event.entries.length).toBe(entries)
  })

  it('has them also if the event is not open, and only its own event', async () => {
    const { app, event } = await dayWithRuling()
    const events = eventsOf(app)
    const saved = app.library.rulings[0]!
    await events.close()
    await events.make('Another day', {})
    expect(await saveRuling(app, { ...wordsOf(saved, ''), title: 'Later' }, saved)).toBe(true)
    expect(events.open!.entries).toEqual([])
    await events.openEvent(event.id)
    expect(events.open!.host.state.rulings[0]!.said.title).toBe('Later')
  })

  it('can be one in words', async () => {
    const { app, event } = await dayWithRuling()
    expect(await ruleInWords(app, event, placeOfTable(event, 1, 2), 'Blocked.', 'LOF-05')).toBe(true)
    const { ruling } = event.host.state.rulings[1]!
    expect(await changeWords(app, event, ruling, { verdict: 'Not blocked.', rule: 'LOF-05' })).toBe(true)
    expect(event.host.state.rulings[1]!.said).toMatchObject({ verdict: 'Not blocked.', rule: 'LOF-05' })
  })
})
