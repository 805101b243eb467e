/** Files of events and leagues on their way into the app: what nobody knows in them is told. */
import { describe, expect, it } from 'vitest'
import { takeEventOrLeague } from '../../../../../src/renderer/actions/league/leagueFiles.ts'
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
