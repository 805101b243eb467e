/** The papers of an event: everybody once, nothing split, the bye last, minors never in full. */
import { lastNameFirst } from '../../../../../../src/shared/tournament/state/lastName.ts'
import { describe, expect, it } from 'vitest'
import { EVENT_PAPERS, type PaperNeeds } from '../../../../../../src/renderer/actions/event/record/papers.ts'
import { draftOf, roundFact } from '../../../../../../src/renderer/model/event/rounds/pairingDraft.ts'
import { PageHost, type NewFact } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { minorsNumbered } from '../../../../../../src/renderer/model/event/words/publicNames.ts'
import { bracketList, exactStandings, sumsList } from '../../../../../../src/renderer/model/event/record/publicLists.ts'
import { textsIn, type Drawing } from '../../../../../../src/renderer/sheet/shapes.ts'
import { logOf, type FactJson } from '../../../../../support/randomEvents.ts'
import { memoryStorage } from '../../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { SomeSettings } from '../../../../../../src/shared/tournament/state/settings.ts'
import { clockOf } from '../../../../../support/clock.ts'

async function published(players: number, settings: SomeSettings = {}) {
  const { host } = await PageHost.open({ storage: memoryStorage(), event: 'e', settings, device: 'd', clock: clockOf(() => 0) })
  const facts = Array.from({ length: players }, (_, index) => ({
    do: 'register',
    player: `p${index + 1}`,
    name: `Player${String(index + 1).padStart(3, '0')} Surname`,
    ...(index === 0 && { minor: true })
  }))
  expect(await host.append(facts)).toEqual({ ok: true })
  const drafted = draftOf(host.state, 1, [])
  if (!drafted.ok) throw new Error(drafted.code)
  expect(await host.append([roundFact(drafted.draft)])).toEqual({ ok: true })
  return host.state
}
type State = PaperNeeds['state']

function pagesOf(state: State, id: string): readonly Drawing[] {
  const paper = EVENT_PAPERS.find((one) => one.id === id)!
  return paper.pages({
    state,
    event: 'Saturday',
    round: 1,
    paper: 'a4',
    measure: (text, size) => text.length * size * 0.55,
    rulings: () => []
  })
}
const words = (pages: readonly Drawing[]): string[] => pages.flatMap(({ shapes }) => textsIn(shapes).map(({ text }) => text))
const lists = ['by-table', 'by-name', 'call-out'] as const

describe('the report of the day', () => {
  it.each([{}, { names: 'first' } as const])('has a number for a minor, with names %o', async (settings) => {
    const state = minorsNumbered(await published(12, settings))
    const found = words(pagesOf(state, 'report')).join('\n')
    expect(found).toContain('Player 1')
    expect(found).not.toContain('Player001')
    expect(found).toContain('Player012')
  })
})

describe('the papers of 201 players', async () => {
  const state = await published(201)
  const all = [...state.players.values()].map(({ name, minor }) => (minor ? 'Player001 S.' : name))

  it.each(lists)('%s: everybody once in their own column, on several numbered pages', (id) => {
    const pages = pagesOf(state, id)
    expect(pages.length).toBeGreaterThan(3)
    expect(words(pages)).toContain(`${pages.length} / ${pages.length}`)
    const found = words(pages)
    const times = (name: string) => found.filter((one) => one === name).length
    if (id !== 'by-name') for (const name of all) expect(times(name), name).toBe(1)
    // By name everybody is there once as the player, last name first, and, except for the bye, once as the opponent.
    else
      for (const name of all)
        expect(times(name) + times(lastNameFirst(name)), name).toBe((name === bye(state) ? 1 : 2) * (lastNameFirst(name) === name ? 2 : 1))
  })

  it.each([...lists, 'standings', 'slips'])('%s: nothing goes beyond its page', (id) => {
    for (const { width, height, shapes } of pagesOf(state, id))
      for (const { x, y, size } of textsIn(shapes)) {
        expect(y - size).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(height - 20)
        expect(x).toBeLessThanOrEqual(width)
      }
  })

  it.each(['by-table', 'call-out'])('%s: a table and both of its players are on one page', (id) => {
    const pages = pagesOf(state, id).map((page) => words([page]))
    for (const { players } of state.rounds[0]!.tables.values()) {
      const names = players.map((player) => (player === 'p1' ? 'Player001 S.' : state.players.get(player)!.name))
      expect(pages.filter((texts) => names.every((name) => texts.includes(name)))).toHaveLength(1)
    }
  })

  it.each(lists)('%s: the bye stands last', (id) => {
    const last = words(pagesOf(state, id)).slice(-5)
    expect(last).toContain('Bye')
    expect(last).toContain(id === 'by-name' ? lastNameFirst(bye(state)) : bye(state))
  })

  it('has a slip for each pair, four to a page', () => {
    const pages = pagesOf(state, 'slips')
    expect(pages).toHaveLength(25)
    expect(words(pages).filter((text) => text === 'Winner (1 or 2)')).toHaveLength(100)
    const names = words(pages).filter((text) => text.startsWith('Player'))
    expect(names.toSorted()).toEqual(all.filter((name) => name !== bye(state)).toSorted())
  })

  it('has slips in the order in which the stack is cut, with records, boxes to tick and two lines to sign', () => {
    const pages = pagesOf(state, 'slips')
    const tables = pages.map((page) => words([page]).flatMap((text, index, all) => (all[index - 1] === 'Table' ? [Number(text)] : [])))
    expect(tables[0]).toEqual([1, 26, 51, 76])
    expect(tables.map((page) => page[0])).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
    const some = words(pages.slice(0, 1))
    for (const text of ['No show', 'Both lose', 'Signature 1', 'Signature 2']) expect(some.filter((one) => one === text)).toHaveLength(4)
    expect(some.filter((one) => one === '0–0')).toHaveLength(8)
  })

  it('has the letters of a page in its corner, by last name, and larger letters while there is room', () => {
    const people = (count: number) =>
      logOf([
        ...Array.from({ length: count }, (_, index) => ({
          do: 'register',
          player: `p${index}`,
          name: `Kim ${String.fromCodePoint(65 + (index % 26))}ux`
        })),
        { do: 'round', round: 1, pairs: Array.from({ length: count / 2 }, (_, index) => [`p${2 * index}`, `p${2 * index + 1}`]) }
      ]).state
    const few = pagesOf(people(14), 'by-name')
    expect(few).toHaveLength(1)
    expect(words(few)).toContain('Aux, Kim')
    const size = (pages: ReturnType<typeof pagesOf>, text: string) => textsIn(pages[0]!.shapes).find((one) => one.text === text)?.size
    expect(size(few, 'Aux, Kim')).toBeGreaterThan(18)
    const many = pagesOf(people(104), 'by-name')
    expect(many.length).toBeGreaterThan(1)
    expect(many.map((page) => words([page]).filter((text) => /^[A-Z]–[A-Z]$/.test(text)).length)).toEqual(many.map(() => 1))
    expect(size(many, 'Aux (1), Kim')).toBeGreaterThanOrEqual(12)
  })

  it('has the sums of everybody, the three of a player on one page', () => {
    const pages = pagesOf(state, 'sums').map((page) => words([page]))
    expect(pages.length).toBeGreaterThan(1)
    const heads = ['Points', 'Opponents’ rate', 'Opponents’ points']
    for (const texts of pages) {
      const count = (head: string) => texts.filter((text) => text === head).length
      expect(heads.map(count)).toEqual(heads.map(() => count('Points')))
    }
    expect(pages.flat().filter((text) => text === 'Points')).toHaveLength(201)
  })

  it('has standings with everybody once', () => {
    const found = words(pagesOf(state, 'standings'))
    for (const name of all) expect(found.filter((text) => text === name)).toHaveLength(1)
  })
})

function bye(state: State): string {
  const player = state.players.get(state.rounds[0]!.bye!)!
  return player.minor ? 'Player001 S.' : player.name
}

describe('names on paper', () => {
  it('are numbers where the event says so, on every paper', async () => {
    const state = await published(9, { names: 'number' })
    for (const { id } of EVENT_PAPERS) expect(words(pagesOf(state, id)).join(' '), id).not.toContain('Surname')
    expect(words(pagesOf(state, 'by-table'))).toContain('Player 3')
  })

  it('have a number beside them where two would be called the same, and are gone where they were taken out', async () => {
    const { host } = await PageHost.open({
      storage: memoryStorage(),
      event: 'e',
      settings: { names: 'first' },
      device: 'd',
      clock: clockOf(() => 0)
    })
    await host.append(['Kim Park', 'Kim Pool', 'Ada Lo', 'Bo Chen'].map((name, index) => ({ do: 'register', player: `p${index}`, name })))
    await host.append([{ do: 'forget', player: 'p3' }])
    const drafted = draftOf(host.state, 1, [])
    if (!drafted.ok) throw new Error(drafted.code)
    await host.append([roundFact(drafted.draft)])
    expect(words(pagesOf(host.state, 'standings'))).toEqual(expect.arrayContaining(['Kim P. (1)', 'Kim P. (2)', 'Ada L.', 'Player 4']))
  })

  it('are not asked on blank slips', async () => {
    const pages = pagesOf(await published(2), 'blank')
    expect(pages).toHaveLength(1)
    expect(words(pages).filter((text) => text === 'Table')).toHaveLength(4)
  })
})

describe('the report of a day', () => {
  async function day() {
    const { host } = await PageHost.open({ storage: memoryStorage(), event: 'e', settings: {}, device: 'd', clock: clockOf(() => 0) })
    const write = async (...facts: readonly NewFact[]) => {
      for (const fact of facts) expect(await host.append([fact]), JSON.stringify(fact)).toEqual({ ok: true })
    }
    await write(...['Kim Park', 'Ada Lo', 'Bo Chen', 'Cy Diaz'].map((name, index) => ({ do: 'register', player: `p${index + 1}`, name })))
    await write({ do: 'round', round: 1, pairs: [['p1', 'p2'], ['p3', 'p4']], bye: null }) // prettier-ignore
    await write(
      { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300, p2: 95 } },
      { do: 'result', round: 1, table: 2, winner: 'p4', score: { p3: 10, p4: 120 } },
      { do: 'penalty', player: 'p3', round: 1, level: 'warning', infraction: 'Slow play', score: -5 },
      { do: 'ruling', ruling: 'r1', round: 1, table: 1, players: ['p1', 'p2'] },
      { do: 'cut', size: 2 },
      { do: 'result', match: 'cut-1-1', winner: 'p4', score: { p1: 20, p4: 40 } },
      { do: 'prize', player: 'p4', prize: 'Booster' }
    )
    return host.state
  }
  const sheet: Drawing = { width: 100, height: 100, shapes: [] }
  const made = (state: State, id: string): readonly Drawing[] =>
    EVENT_PAPERS.find((one) => one.id === id)!.pages({
      state,
      event: 'Saturday',
      round: 1,
      paper: 'a4',
      measure: (text, size) => text.length * size * 0.55,
      rulings: () => [sheet]
    })

  it('has standings, bracket, results, penalties, prizes and then the rulings', async () => {
    const pages = made(await day(), 'report')
    const titles = pages.map(({ shapes }) => textsIn(shapes)[0]?.text)
    expect(titles).toEqual([
      'Saturday: Standings',
      'Saturday: Standings with sums',
      'Saturday: The day in numbers',
      'Saturday: Bracket of the cut',
      'Saturday: Results',
      'Saturday: Penalties',
      'Saturday: Prizes',
      // The ruling of this test has no word of its own, and the pages of the whole report are counted through.
      '8 / 8'
    ])
    expect(words(pages)).toEqual(expect.arrayContaining(['300 : 95', '10 : 120', 'Winner: Cy Diaz', 'Slow play', 'Warning', 'Booster']))
  })

  it('has no list of what there was none of, the standings after the last round and the results of all', () => {
    const two: readonly FactJson[] = ['Kim', 'Ada'].map((name) => ({ do: 'register', player: name, name }))
    const round = (number: number): readonly FactJson[] => [
      { do: 'round', round: number, pairs: [['Kim', 'Ada']] },
      { do: 'result', round: number, table: 1, winner: 'Kim', score: { Kim: 100 + number } }
    ]
    const pages = made(logOf([...two, ...round(1), ...round(2)]).state, 'report')
    const titles = pages.map(({ shapes }) => textsIn(shapes).slice(0, 2).map(({ text }) => text)) // prettier-ignore
    expect(titles.map(([title, about]) => `${title}, ${about?.slice(0, 13)}`)).toEqual([
      'Saturday: Standings, After round 2',
      'Saturday: Standings with sums, After round 2',
      expect.stringContaining('Saturday: The day in numbers'),
      'Saturday: Results, Round 1',
      'Saturday: Results, Round 2'
    ])
    const more = logOf([...two, ...round(1), { do: 'extend', round: 1, table: 1, seconds: 60 }]).state
    expect(words(made(more, 'report'))).toContain('Saturday: More time')
  })

  it('traces every figure of the standings to its sum, in exact fractions', async () => {
    const state = await day()
    expect(exactStandings(state, 1).rows.find(([, name]) => name === 'Ada Lo')).toEqual(['3', 'Ada Lo', '0–1', '95', '1 = 100.0 %', '300'])
    const rows = sumsList(state, 1).rows
    const at = rows.findIndex(([, name]) => name === 'Cy Diaz')
    expect(rows.slice(at, at + 3)).toEqual([
      ['1', 'Cy Diaz', 'Points', 'Round 1: won against Bo Chen, 120 = 120'],
      ['', '', 'Opponents’ rate', '(Bo Chen 3/10 [0/1]) / 1 = 3/10 = 30.0 %'],
      ['', '', 'Opponents’ points', '(Bo Chen 5) / 1 = 5']
    ])
  })

  it('says who won each match of the bracket and who is not known yet', async () => {
    const state = await day()
    expect(bracketList(state).rows).toEqual([['Final', '1', '1. Kim Park', '2. Cy Diaz', 'Cy Diaz 20 : 40']])
  })

  it('is not offered, and no bracket, before there is one', async () => {
    const state = await published(4)
    const offered = EVENT_PAPERS.filter(({ fits }) => fits?.(state) ?? true).map(({ id }) => id)
    expect(offered).toContain('report')
    expect(offered).not.toContain('bracket')
    expect(offered).not.toContain('rulings')
    const none = logOf([{ do: 'register', player: 'a', name: 'Ada' }]).state
    const papers = EVENT_PAPERS.filter(({ ofRound, fits }) => !ofRound && (fits?.(none) ?? true))
    expect(papers.map(({ id }) => id)).toEqual(['blank'])
  })
})

describe('what has changed since it was given out', () => {
  const four: readonly FactJson[] = ['Kim', 'Ada', 'Bo', 'Cy'].map((name) => ({ do: 'register', player: name, name }))
  const ROUND = { do: 'round', round: 1, pairs: [['Kim', 'Ada'], ['Bo', 'Cy']], tables: [1, 2] } // prettier-ignore
  const moved = { ...ROUND, tables: [1, 3] }
  const map = (table: number) => ({ do: 'table-map', table, map: 'Docks' })
  const rowsOf = (then: readonly FactJson[], now: readonly FactJson[]) => {
    const paper = EVENT_PAPERS.find(({ id }) => id === 'by-table')!
    const [page] = paper.pages({
      state: logOf([...four, ...now]).state,
      event: 'S',
      round: 1,
      paper: 'a4',
      measure: (text, size) => text.length * size * 0.55,
      rulings: () => [],
      since: { state: logOf([...four, ...then]).state, time: '10:30' }
    })
    const texts = textsIn(page!.shapes)
    const lines = [...new Set(texts.map(({ y }) => y))]
    return lines.map((line) => texts.filter(({ y }) => y === line).map(({ text }) => text).join(' | ')) // prettier-ignore
  }

  it.each<[of: string, then: readonly FactJson[], now: readonly FactJson[], rows: readonly string[]]>([
    ['a table that has another number', [ROUND], [moved], ['3 | Bo | Cy', '2 | Bo | Cy · gone']],
    [
      'a map that came later, with every table',
      [ROUND],
      [moved, map(1)],
      ['1 | Kim | Ada | Docks', '3 | Bo | Cy | ', '2 | Bo | Cy | gone']
    ],
    ['maps that are gone', [ROUND, map(2)], [moved], ['1 | Kim | Ada', '3 | Bo | Cy', '2 | Bo | Cy · gone']],
    ['a map of the table that is gone', [ROUND, map(2)], [moved, map(1)], ['1 | Kim | Ada | Docks', '2 | Bo | Cy | Docks · gone']]
  ])('is %s; what is gone stands last and says so', (_of, then, now, rows) => {
    const found = rowsOf(then, now)
    expect(found).toEqual(expect.arrayContaining([...rows]))
    expect(found[1]).toBe(`Round 1 · ${found.length - 4} ${found.length === 5 ? 'row' : 'rows'} changed since 10:30`)
  })
})
