/** A call that is ruled on: the judge's table opens under the rules of the event. */
import { describe, expect, it } from 'vitest'
import { callJudge, ruleOn } from '../../../../../src/renderer/actions/event/calls.ts'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { deskOf } from '../../../../support/desk.ts'

/** The table of a judge who has taken a call of an event with this ruleset. */
async function tableAfterCall(settings: Record<string, unknown>) {
  const { app } = deskOf()
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

  it('leaves the table as it stands where the event says nothing, or another game', async () => {
    const before = deskOf().app.table.case.ruleset
    for (const settings of [{}, { ruleset: '' }, { ruleset: 'heroscape-knockback' }, { ruleset: 'unknown' }])
      expect((await tableAfterCall(settings)).table.case.ruleset).toBe(before)
  })
})
