/** A paper of an event: looked at, printed, saved; with public names, and for the record or without names with numbers. */
import { expect, it, vi } from 'vitest'
import type { App } from '../../../../../../src/renderer/actions/app.ts'
import { givePaper, showPaper, type AskedPaper } from '../../../../../../src/renderer/actions/event/record/givePaper.ts'
import type { Printed, PrintSheet } from '../../../../../../src/renderer/platform/interface/platform.ts'
import type { SavedRuling } from '../../../../../../src/renderer/storage/interface/storage.ts'
import { memoryApp } from '../../../../../support/memoryApp.ts'
import { paperPage, textsBelow } from '../../../../../support/paperPage.ts'
import { logOf, type FactJson } from '../../../../../support/randomEvents.ts'
import { writtenPdfs } from '../../../../../support/writtenPdfs.ts'

const FACTS: readonly FactJson[] = [
  { do: 'register', player: 'a', name: 'Kim Park' },
  { do: 'register', player: 'b', name: 'Ada Lo', minor: true },
  { do: 'round', round: 1, pairs: [['a', 'b']] },
  { do: 'ruling', ruling: 'kept', round: 1, table: 1, players: ['a', 'b'] },
  { do: 'ruling', ruling: 'gone', round: 1, table: 1, players: ['a'] }
]
const IN_WORDS: readonly FactJson[] = [
  {
    do: 'ruling',
    ruling: 'words',
    round: 1,
    table: 1,
    players: ['a', 'b'],
    verdict: 'Ada is blocked.',
    rule: 'LOF-05',
    note: 'Ada asked.'
  },
  { do: 'appeal', ruling: 'words', upheld: false, reason: 'Ada was right' }
]
const { state } = logOf(FACTS)

function desk() {
  const on = memoryApp()
  const print = vi.fn((_sheet: PrintSheet) => Promise.resolve<Printed>({ kind: 'shown' }))
  const app = Object.assign(on.app, { platform: { ...on.app.platform, print } }) as App
  on.library.rulings = [{ id: 'kept', title: 'Asked by Ada Lo', players: 'Kim Park – Ada Lo' } as unknown as SavedRuling]
  const asked = (id: AskedPaper['id'], some: Partial<AskedPaper> = {}): AskedPaper => ({
    state,
    event: 'Saturday',
    id,
    round: 1,
    paper: 'letter',
    withoutNames: false,
    sheetsReady: () => Promise.resolve(),
    sheetOf: ({ title, players, eventName }) => [
      { width: 10, height: 10, shapes: [{ do: 'text', x: 1, y: 1, size: 9, fill: '#000', text: [eventName, title, players].join(', ') }] }
    ],
    ...some
  })
  const texts = async (some: AskedPaper) => (await showPaper(app, some, paperPage())).flatMap(textsBelow)
  return { ...on, app, print, asked, texts }
}

it('calls everybody as the event does, with numbers for minors in what is kept, and for all where no names are asked for', async () => {
  const { asked, texts } = desk()
  const names = async (some: AskedPaper) => (await texts(some)).filter((text) => /^(Kim|Ada|Player \d)/.test(text)).toSorted()
  expect(await names(asked('by-table'))).toEqual(['Ada L.', 'Kim Park'])
  expect(await names(asked('by-table', { withoutNames: true }))).toEqual(['Player 1', 'Player 2'])
  expect(new Set(await names(asked('report')))).toEqual(new Set(['Kim Park', 'Player 2']))
  expect(new Set(await names(asked('report', { withoutNames: true })))).toEqual(new Set(['Player 1', 'Player 2']))
})

it('holds the rulings that are on this device, with the event and nobody who is not to be named', async () => {
  const { asked, texts } = desk()
  const ruling = async (some: Partial<AskedPaper>) => (await texts(asked('rulings', some))).filter((text) => text.startsWith('Saturday,'))
  expect(await ruling({})).toEqual(['Saturday, Asked by Player 2, Kim Park – Player 2'])
  expect(await ruling({ withoutNames: true })).toEqual(['Saturday, Ruling 1, Player 1 – Player 2'])
})

it('holds rulings in words: the sentence and the rule, and numbers for whoever is not to be named', async () => {
  const { asked, texts } = desk()
  const said = logOf([...FACTS, ...IN_WORDS]).state
  const words = async (some: Partial<AskedPaper> = {}) => (await texts(asked('rulings', { state: said, ...some }))).join(' ')
  const named = await words()
  expect(named).toContain('Rulings in words')
  for (const said of ['Player 2 is blocked.', 'LOF-05', 'Player 2 asked.', 'Changed on appeal: Player 2 was right', 'Kim Park – Player 2'])
    expect(named.replaceAll(/\s+/g, ' ')).toContain(said)
  const without = await words({ withoutNames: true })
  expect(without).toContain('Player 2 is blocked.')
  expect(without).not.toMatch(/Kim|Ada|asked/)
  expect(await texts(asked('report', { state: said }))).toContain('Saturday: Rulings in words')
})

it('holds only what has changed since it was given out, called in the same way', async () => {
  const { asked, texts } = desk()
  const before = logOf([...FACTS.slice(0, 2), { do: 'round', round: 1, pairs: [['a', 'b']], tables: [4] }]).state
  const found = await texts(asked('by-table', { withoutNames: true, since: { state: before, time: '10:30' } }))
  expect(found.some((text) => text.includes('2 rows changed since 10:30'))).toBe(true)
  expect(found.filter((text) => /Player|gone/.test(text)).join(' ')).toContain('Player 2 · gone')
  const same = await texts(asked('by-table', { withoutNames: true, since: { state, time: '10:30' } }))
  expect(same.filter((text) => text.startsWith('Player '))).toEqual([])
})

it('is printed as whole pages under a name that says which it is, and answers whether it was given', async () => {
  const { app, print, session, asked, told } = desk()
  const give = (round: number) => givePaper(app, asked('by-name', { round }), 'print', paperPage())
  expect([await give(1), told()]).toEqual([true, []])
  expect(print.mock.calls[0]![0]).toMatchObject({ name: 'Saturday Pairings by name Round 1', page: [612, 792] })
  expect(textsBelow(print.mock.calls[0]![0].element)).toContain('Saturday: Pairings by name')
  print.mockResolvedValueOnce({ kind: 'saved', name: 'a.pdf' })
  expect([await give(0), told()]).toEqual([true, [['info', 'Saved as a.pdf.']]])
  expect(print.mock.calls[1]![0].name).toBe('Saturday Pairings by name')
  session.notices = []
  print.mockResolvedValueOnce({ kind: 'cancelled' })
  expect([await give(1), told()]).toEqual([false, []])
  print.mockRejectedValueOnce(new Error('No printer.'))
  expect([await give(1), told()]).toEqual([false, [['error', 'No printer.']]])
})

it('is saved as a PDF that says what it is, and answers whether it was', async () => {
  const written = writtenPdfs()
  const { app, platform, print, session, asked, told } = desk()
  const give = () => givePaper(app, asked('by-name'), 'pdf', paperPage())
  expect([await give(), told()]).toEqual([true, [['info', 'Saved as Saturday Pairings by name Round 1.']]])
  expect(platform.saveBytes.mock.calls[0]![0]).toMatchObject({ kind: 'pdf', bytes: new Uint8Array([1]) })
  expect(written).toMatchObject([
    {
      pages: [{ width: 612, height: 792 }],
      about: { title: 'Saturday Pairings by name Round 1', language: 'en', maker: 'Linejudge 9.9.9' }
    }
  ])
  expect(print).not.toHaveBeenCalled()
  session.notices = []
  platform.saveBytes.mockResolvedValueOnce(null)
  expect([await give(), told()]).toEqual([false, []])
})
