/** Files of events and leagues on their way into the app: what nobody knows in them is told. */
import { describe, expect, it } from 'vitest'
import { takeEventOrLeague } from '../../../../../src/renderer/actions/league/leagueFiles.ts'
import { eventsOf } from '../../../../../src/renderer/actions/event/events.ts'
import { deskOf } from '../../../../support/desk.ts'

const EVENT = { format: 'linejudge-event/1', id: 'one', name: 'One', settings: { fog: 1 }, log: [] }
const LEAGUE = { format: 'linejudge-league/1', id: 'l', name: 'L', rule: { win: 1 }, events: [{ id: 'one' }], files: [EVENT], tune: 2 }

/** Every notice after a file was taken, by its words. */
async function noticesAfter(file: object): Promise<string> {
  const { app } = deskOf()
  await takeEventOrLeague(app, { name: 'a.json', text: JSON.stringify(file) })
  return app.session.notices.map(({ text }) => text).join('\n')
}

describe('a file with a field that nobody knows', () => {
  it('is taken, and the field told with its place', async () => {
    expect(await noticesAfter(EVENT)).toContain('/settings/fog')
    const told = await noticesAfter(LEAGUE)
    expect(told).toContain('/tune')
    expect(told).toContain('/files/0/settings/fog')
  })

  it('is told nothing of where there is none', async () => {
    expect(await noticesAfter({ ...EVENT, settings: {} })).not.toContain('does not know')
  })
})

describe('a file with entries that cannot be taken', () => {
  it('is taken; the notice leads to the log, where each stands with its place and why', async () => {
    const { app } = deskOf()
    const kim = { do: 'register', player: 'a', name: 'Kim' }
    const log = [kim, { do: 'juggle' }, { do: 'check-in', player: 'b' }]
    await takeEventOrLeague(app, { name: 'a.json', text: JSON.stringify({ ...EVENT, settings: {}, log }) })
    app.session.notices.find(({ text }) => text.includes('cannot be taken'))?.action?.run()
    const { open } = eventsOf(app)
    expect(open?.view).toBe('log')
    expect(open?.refused.map(({ row, refusal }) => [row.at, row.fact.do, refusal?.code])).toEqual([
      [2, 'juggle', 'unknown-do'],
      [3, 'check-in', 'unknown-player']
    ])
  })
})
