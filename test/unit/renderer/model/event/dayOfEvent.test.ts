/** What the screens of an event ask of its state: lists from outside, the draft of a pairing, slips, corrections, tables, the cut. */
import { describe, expect, it } from 'vitest'
import { differing, otherPairs } from '../../../../../src/renderer/model/event/rounds/correction.ts'
import { bracketView, cutPlan, finalOrder } from '../../../../../src/renderer/model/event/standings/cutPlan.ts'
import { PageHost, type NewFact } from '../../../../../src/renderer/model/event/log/eventHost.ts'
import { mean, percent } from '../../../../../src/renderer/model/event/words/eventWords.ts'
import { proposedPenalty } from '../../../../../src/renderer/model/event/floor/ladder.ts'
import { nextStep } from '../../../../../src/renderer/model/event/nextStep.ts'
import { planOf, settingsAgain, USUAL } from '../../../../../src/renderer/model/event/newEvent.ts'
import { draftOf, rePairFact, roundFact } from '../../../../../src/renderer/model/event/rounds/pairingDraft.ts'
import {
  byName,
  foundPlayers,
  neededRounds,
  newPlayerId,
  sameAs,
  standingOf
} from '../../../../../src/renderer/model/event/words/people.ts'
import { judgedRows, readList, registrations } from '../../../../../src/renderer/model/event/door/playerList.ts'
import { cutMatchAt, matchAt, placeTyped, slipFacts, unlikely, type Slip } from '../../../../../src/renderer/model/event/rounds/slip.ts'
import { moreTimeList } from '../../../../../src/renderer/model/event/record/publicLists.ts'
import { sumsOf, ties } from '../../../../../src/renderer/model/event/standings/sums.ts'
import {
  FLOOR_FILTERS,
  floorOf,
  moreReasons,
  nextOpenTable,
  openCalls,
  TABLE_STATES,
  waitedFor,
  type FloorFilter
} from '../../../../../src/renderer/model/event/rounds/tables.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { bestPairing } from '../../../../../src/shared/tournament/pairing/best.ts'
import type { Field } from '../../../../../src/shared/tournament/pairing/cost.ts'
import { settingsOf, type SomeSettings } from '../../../../../src/shared/tournament/state/settings.ts'
import { clockOf } from '../../../../support/clock.ts'

async function eventOf(names: readonly string[], settings: SomeSettings = {}) {
  let now = Date.parse('2026-03-07T12:00:00.000Z')
  const { host } = await PageHost.open({ storage: memoryStorage(), event: 'e', settings, device: 'd', clock: clockOf(() => (now += 1000)) })
  const write = async (...facts: readonly NewFact[]) => {
    for (const fact of facts) expect(await host.append([fact]), JSON.stringify(fact)).toEqual({ ok: true })
  }
  await write(...names.map((name, index) => ({ do: 'register', player: `p${index + 1}`, name })))
  /** Publishes the pairing of a seed and lets the first of each pair win, with points that differ. */
  const play = async (seed = 1) => {
    const drafted = draftOf(host.state, seed, [])
    if (!drafted.ok) throw new Error(drafted.code)
    await write(roundFact(drafted.draft))
    for (const { table, a, b } of drafted.draft.pairs)
      await write({ do: 'result', round: drafted.draft.round, table, winner: a, score: { [a]: 300 - table * 10, [b]: table } })
    return drafted.draft
  }
  return { host, write, play }
}
const SIX = ['Kim Park', 'Ada Lo', 'Bo Chen', 'Cy Diaz', 'Dan Ek', 'Éva Fox']

describe('a list from outside', () => {
  it('has its columns guessed by their headings, in any order and with quoted commas', () => {
    const file = readList('\uFEFFClub,First Name,Last name,Under 18,Seat\r\n"Red, White",Nia,Ode,yes,4\r\n,Oz,Pil,,5\r\n')
    expect(file.columns).toEqual(['club', 'name', 'last', 'minor', 'skip'])
    expect(file.rows).toHaveLength(2)
  })

  it('without headings is names, one a line, or the first column with words', () => {
    expect(readList('Kim Park\nAda Lo\n\n')).toMatchObject({ headings: null, columns: ['name'] })
    expect(readList('1\tKim Park\tRed\n2\tAda Lo\tBlue').columns).toEqual(['skip', 'name', 'club'])
    expect(readList('  ').rows).toEqual([])
  })

  it('may be JSON: names, rows, or players with fields', () => {
    expect(readList('["Kim Park", "Ada Lo"]')).toMatchObject({ rows: [['Kim Park'], ['Ada Lo']], columns: ['name'] })
    const file = readList('[{"seat": 4, "player": "Kim Park", "club": "Red"}, {"player": "Ada Lo", "minor": true}]')
    expect(file.columns).toEqual(['skip', 'name', 'club', 'minor'])
    expect(file.rows).toEqual([
      ['4', 'Kim Park', 'Red', ''],
      ['', 'Ada Lo', '', 'true']
    ])
    // What is no JSON is read as a table, and judged as one.
    expect(readList('[Kim] Park\nAda Lo').rows).toEqual([['[Kim] Park'], ['Ada Lo']])
  })

  it('is judged row by row, and only the new ones come in', async () => {
    const { host } = await eventOf(SIX, { cap: 8 })
    const file = readList('Name;Club\nThe Kim Park;Red\nNia Ode;Blue\nNIA ODÉ;Blue\n;Green\nOz Pil;\nUli Vey;')
    const rows = judgedRows(host.state, file, file.columns)
    expect(rows.map(({ verdict }) => verdict)).toEqual(['here', 'new', 'twice', 'no-name', 'new', 'new'])
    const facts = registrations(host.state, rows)
    expect(facts.map(({ player, name, waiting }) => [player, name, waiting])).toEqual([
      ['p7', 'Nia Ode', undefined],
      ['p8', 'Oz Pil', undefined],
      ['p9', 'Uli Vey', true]
    ])
    expect(await host.append(facts)).toEqual({ ok: true })
    expect(standingOf(host.state, host.state.players.get('p9')!)).toBe('waiting')
  })

  it('may have its columns changed by hand', async () => {
    const { host } = await eventOf([])
    const file = readList('Red\tKim\nBlue\tAda')
    expect(judgedRows(host.state, file, ['club', 'name']).map(({ name, club }) => [name, club])).toEqual([
      ['Kim', 'Red'],
      ['Ada', 'Blue']
    ])
  })
})

describe('at the door', () => {
  it('somebody is found by the beginning of every word, whatever the accents', async () => {
    const { host, write } = await eventOf(SIX)
    await write({ do: 'edit-player', player: 'p2', club: 'Parkside' })
    const found = (typed: string) => foundPlayers(byName(host.state), typed).map(({ id }) => id)
    expect(found('par')).toEqual(['p2', 'p1'])
    expect(found('kim')).toEqual(['p1'])
    expect(found('eva')).toEqual(['p6'])
    expect(found('fo e')).toEqual(['p6'])
    expect(found('xyz')).toEqual([])
    expect(sameAs(byName(host.state), 'EVA  fox')?.id).toBe('p6')
    expect(newPlayerId(host.state, new Set(['p7']))).toBe('p8')
  })

  it('says where somebody stands', async () => {
    const { host, write } = await eventOf(SIX, { checkIn: true })
    await write({ do: 'check-in', player: 'p1' }, { do: 'drop', player: 'p2' }, { do: 'check-in', player: 'p3' })
    await write({ do: 'penalty', player: 'p3', level: 'disqualification', infraction: 'Cheating' })
    const stands = (id: string) => standingOf(host.state, host.state.players.get(id)!)
    expect(['p1', 'p2', 'p3', 'p4'].map(stands)).toEqual(['in', 'dropped', 'disqualified', 'not-here'])
  })

  it('rounds follow the players', () => {
    expect([2, 8, 9, 16, 17, 64, 65].map(neededRounds)).toEqual([3, 3, 4, 4, 5, 6, 7])
  })
})

describe('the draft of a pairing', () => {
  it('is the same for the same seed, is published as it was looked at, and says what a change by hand costs', async () => {
    const { host, write, play } = await eventOf(SIX)
    const first = await play()
    expect(draftOf(host.state, 5, [])).toEqual(draftOf(host.state, 5, []))
    const drafted = draftOf(host.state, 5, [])
    if (!drafted.ok) throw new Error(drafted.code)
    const { draft } = drafted
    expect(draft.cost.rematches).toBe(0)
    // A pair of the first round meets again by hand.
    const { a, b } = first.pairs[0]!
    const beside = draft.pairs.find((pair) => pair.a === a || pair.b === a)!
    const other = beside.a === a ? beside.b : beside.a
    const swapped = draftOf(host.state, 5, [[other, b]])
    if (!swapped.ok) throw new Error(swapped.code)
    expect(swapped.draft.cost.rematches).toBeGreaterThan(0)
    expect(swapped.draft.proven).toBeNull()
    expect(swapped.draft.pairs.map(({ table }) => table)).toEqual(draft.pairs.map(({ table }) => table))
    expect(swapped.draft.pairs.flatMap(({ because }) => because.map(({ id }) => id))).toContain('rematch-unavoidable')
    await write(roundFact(swapped.draft))
    const round = host.state.rounds[1]!
    expect(round.byHand).toBe(true)
    expect([...round.tables.values()].some(({ players }) => players.includes(a) && players.includes(b))).toBe(true)
  })

  it('swaps a player with the one who has the bye', async () => {
    const { host } = await eventOf(SIX.slice(0, 5))
    const drafted = draftOf(host.state, 1, [])
    if (!drafted.ok) throw new Error(drafted.code)
    const { bye, pairs } = drafted.draft
    const swapped = draftOf(host.state, 1, [[bye!, pairs[0]!.a]])
    expect(swapped).toMatchObject({ ok: true, draft: { bye: pairs[0]!.a } })
  })

  it('of the round that is played changes tables without a result, and no others', async () => {
    const { host, write } = await eventOf(SIX.slice(0, 5))
    const drafted = draftOf(host.state, 1, [])
    if (!drafted.ok) throw new Error(drafted.code)
    await write(roundFact(drafted.draft))
    const [one, two] = drafted.draft.pairs as [(typeof drafted.draft.pairs)[0], (typeof drafted.draft.pairs)[0]]
    await write(rePairFact(host.state, [one.a, two.a])!)
    const seats = () => [...host.state.rounds[0]!.tables.values()].map(({ players }) => players)
    expect(seats()).toEqual([
      [two.a, one.b],
      [one.a, two.b]
    ])
    await write(rePairFact(host.state, [one.b, drafted.draft.bye!])!)
    expect(host.state.rounds[0]!.bye).toBe(one.b)
    expect(rePairFact(host.state, [two.a, drafted.draft.bye!])).toBeNull()
    await write({ do: 'result', round: 1, table: one.table, winner: two.a, score: {} })
    const late = rePairFact(host.state, [two.a, one.a])!
    expect(await host.append([late])).toMatchObject({ ok: false, refusal: { code: 'result-already' } })
    expect(await host.append([{ do: 're-pair', round: 1, tables: [two.table], pairs: [[one.a, one.a]] }])).toMatchObject({ ok: false })
  })
})

const slip = (change: Partial<Slip>): Slip => ({
  winner: '1',
  a: '300',
  b: '95',
  kind: 'played',
  first: '',
  dropA: false,
  dropB: false,
  ...change
})

describe('a slip', () => {
  it('is about a table of this round, or of an earlier one', async () => {
    const { host, play } = await eventOf(SIX)
    await play()
    await play()
    expect(matchAt(host.state, ' 2 ')).toMatchObject({ place: { round: 2, table: 2 } })
    expect(matchAt(host.state, '1/3')).toMatchObject({ place: { round: 1, table: 3 } })
    for (const typed of ['', '9', '3/1', '0/1', 'x', '1/', '-1']) expect(matchAt(host.state, typed), typed).toBeNull()
    expect([placeTyped(host.state, 2, 3), placeTyped(host.state, 1, 3)]).toEqual(['3', '1/3'])
  })

  it('becomes a result, or a correction where there is one', async () => {
    const { host, write } = await eventOf(SIX.slice(0, 2))
    await write({ do: 'round', round: 1, pairs: [['p1', 'p2']] })
    const match = matchAt(host.state, '1')!
    expect(slipFacts(match, slip({ winner: '2', first: '1', dropA: true }))).toEqual([
      { do: 'result', round: 1, table: 1, winner: 'p2', score: { p1: 300, p2: 95 }, kind: 'played', first: 'p1' },
      { do: 'drop', player: 'p1' }
    ])
    expect(slipFacts(match, slip({ winner: '', a: '', b: '7' }))).toMatchObject([{ winner: 'p2', score: { p1: 0, p2: 7 } }])
    expect(slipFacts(match, slip({ winner: '', a: '7', b: '7' }))).toBe('winner')
    expect(slipFacts(match, slip({ a: '3x' }))).toBe('score')
    expect(slipFacts(match, slip({ winner: '0' }))).toMatchObject([{ kind: 'double-loss' }])
    expect(slipFacts(match, slip({ kind: 'no-show' }))).toMatchObject([{ kind: 'no-show', winner: 'p1', score: {} }])
    await write({ do: 'result', round: 1, table: 1, winner: 'p1', score: {} })
    expect(slipFacts(matchAt(host.state, '1')!, slip({}), ' misread ')).toMatchObject([{ do: 'correct', reason: 'misread' }])
    expect([unlikely(host.state, slip({ a: '301' })), unlikely(host.state, slip({}))]).toEqual([true, false])
  })
})

const atOnce = (field: Field) => Promise.resolve(bestPairing(field))

describe('a correction', () => {
  it('names every row and every published pair that would be another one, and moves nothing', async () => {
    const { host, play } = await eventOf([...SIX, 'Flo Gil', 'Gus Ho'])
    const first = await play(1)
    const second = await play(2)
    const { table, a, b } = first.pairs[0]!
    const fact = { do: 'correct', round: 1, table, winner: b, score: { [a]: 1, [b]: 300 } }
    const before = JSON.stringify([...host.state.rounds[1]!.tables.values()])
    const found = differing(host.state, host.imagine([fact])!)
    const others = await otherPairs({}, host.entries, fact, atOnce)
    expect(found.rows.map(({ player }) => player)).toEqual(expect.arrayContaining([a, b]))
    const playing = second.pairs.filter((pair) => [a, b].includes(pair.a) || [a, b].includes(pair.b))
    for (const pair of playing) expect(others!.pairs).toContainEqual({ round: 2, table: pair.table, a: pair.a, b: pair.b })
    expect(JSON.stringify([...host.state.rounds[1]!.tables.values()])).toBe(before)
  })

  it('that changes nothing says so', async () => {
    const { host, play } = await eventOf(SIX)
    const first = await play(1)
    await play(2)
    const { table, a } = first.pairs[0]!
    const same = {
      do: 'correct',
      round: 1,
      table,
      winner: a,
      score: Object.fromEntries(host.state.rounds[0]!.tables.get(table)!.result!.score)
    }
    expect(differing(host.state, host.imagine([same])!)).toEqual({ rows: [], cut: { into: [], out: [], made: false } })
    expect(await otherPairs({}, host.entries, same, atOnce)).toEqual({ pairs: [], untold: [] })
  })

  it('says who would be in the cut', async () => {
    const { host, play, write } = await eventOf(SIX.slice(0, 4))
    const first = await play(1)
    await write({ do: 'cut', size: 2 })
    const { table, a, b } = first.pairs[0]!
    const fact = { do: 'correct', round: 1, table, winner: b, score: { [a]: 0, [b]: 300 } }
    expect(differing(host.state, host.imagine([fact])!).cut).toEqual({ into: [b], out: [a], made: true })
  })

  it('says who would be within the line of a cut that is planned', async () => {
    const { host, play } = await eventOf(SIX.slice(0, 4), { cut: 2 })
    const { table, a, b } = (await play(1)).pairs[1]!
    const fact = { do: 'correct', round: 1, table, winner: b, score: { [a]: 0, [b]: 300 } }
    expect(differing(host.state, host.imagine([fact])!).cut).toEqual({ into: [b], out: [a], made: false })
  })

  it('tells of the pairs that were published, and says of which rounds it cannot tell', async () => {
    const { host, play, write } = await eventOf([...SIX, 'Flo Gil', 'Gus Ho'])
    const first = await play(1)
    const drafted = draftOf(host.state, 2, [])
    if (!drafted.ok) throw new Error(drafted.code)
    const [one, two] = drafted.draft.pairs
    const swapped = draftOf(host.state, 2, [[one!.b, two!.b]])
    if (!swapped.ok) throw new Error(swapped.code)
    await write(roundFact(swapped.draft))
    const { table, a, b } = first.pairs[0]!
    const fact = { do: 'correct', round: 1, table, winner: b, score: { [a]: 1, [b]: 300 } }
    const found = (await otherPairs({}, host.entries, fact, atOnce))!
    expect(found.untold).toEqual([2])
    for (const pair of found.pairs) expect(host.state.rounds[1]!.tables.get(pair.table)!.players).toEqual([pair.a, pair.b])
    expect(found.pairs.map((pair) => pair.table)).not.toContain(one!.table)
    // Somebody has closed the dialog.
    expect(await otherPairs({}, host.entries, fact, () => Promise.resolve(null))).toBeNull()
  })
})

describe('the floor', () => {
  it('shows each table in one state', async () => {
    const { host, write } = await eventOf([...SIX, 'Flo Gil', 'Gus Ho', 'Ida Jung', 'Jo King'])
    await write({ do: 'round', round: 1, pairs: [1, 3, 5, 7, 9].map((n) => [`p${n}`, `p${n + 1}`]) })
    const states = (left: number | null) => floorOf(host.state, host.state.rounds[0]!, () => left).map(({ state }) => TABLE_STATES[state])
    expect(states(null).join('')).toBe('·····')
    await write({ do: 'call', call: 'c1', round: 1, table: 2 }, { do: 'call', call: 'c2', round: 1, table: 3 })
    await write({ do: 'take-call', call: 'c2', judge: 'Ann' }, { do: 'result', round: 1, table: 1, winner: 'p1', score: {} })
    await write({ do: 'extend', round: 1, table: 5, seconds: 300 })
    expect(states(600).join('')).toBe('RCJPE')
    expect(states(0).join('')).toBe('RCJLL')
    await write(
      { do: 'extend', round: 1, table: 2, seconds: 180, reason: 'Began late' },
      { do: 'penalty', player: 'p7', level: 'caution', infraction: 'Slow play' },
      { do: 'penalty', player: 'p5', round: 1, table: 1, level: 'caution', infraction: 'Wrong movement' }
    )
    const fitting = (filter: FloorFilter) =>
      floorOf(host.state, host.state.rounds[0]!, () => 600)
        .filter(FLOOR_FILTERS[filter])
        .map(({ table }) => table.table)
    expect(fitting('open')).toEqual([2, 3, 4, 5])
    // A call beside more time is found under both.
    expect([fitting('called'), fitting('extended')]).toEqual([[2], [2, 5]])
    expect(fitting('penalty')).toEqual([1, 4])
    expect(moreReasons(host.state, 1, 2)).toEqual(['Began late'])
    expect(moreReasons(host.state, 1, 5)).toEqual([])
    expect(moreTimeList(host.state).rows.map(([round, table, , minutes, why]) => [round, table, minutes, why])).toEqual([
      ['1', '2', '3:00', 'Began late'],
      ['1', '5', '5:00', '']
    ])
    const clock = { state: 'over', left: 0, said: [], tables: [{ table: 5, left: 120 }] } as const
    expect(waitedFor(host.state, clock).map(({ table, left, call }) => [table, left, call?.call ?? null])).toEqual([
      [2, 0, 'c1'],
      [3, 0, 'c2'],
      [4, 0, null],
      [5, 120, null]
    ])
    const claim = (player: string, winner: string): NewFact => ({
      do: 'claim',
      round: 1,
      table: 4,
      winner,
      score: {},
      by: { role: 'player', player }
    })
    expect(openCalls(host.state, 1).map(({ call }) => call)).toEqual(['c1', 'c2'])
    expect([nextOpenTable(host.state), nextOpenTable(host.state, 3), nextOpenTable(host.state, 5)]).toEqual([2, 4, 2])
    // The page writes for the head judge: a claim is a player's own.
    expect(await host.append([claim('p7', 'p7')])).toMatchObject({ ok: false })
  })
})

describe('the ladder of penalties', () => {
  it('goes up with the same infraction, and stays at its end', async () => {
    const { host, write } = await eventOf(SIX)
    const next = (infraction: string) => proposedPenalty(host.state, 'p1', infraction).level
    for (const level of ['caution', 'warning', 'game-loss', 'disqualification'] as const) {
      expect(next('slow PLAY')).toBe(level)
      expect(next('Late')).toBe('caution')
      await write({ do: 'penalty', player: 'p1', level, infraction: 'Slow play' })
    }
    expect(proposedPenalty(host.state, 'p1', 'Slow play')).toEqual({ count: 4, level: 'disqualification' })
  })
})

describe('an appeal', () => {
  it('is joined to a ruling of the event; the last word of the head judge counts', async () => {
    const { host, write } = await eventOf(SIX)
    const appeal = (ruling: string, upheld: boolean): NewFact => ({ do: 'appeal', ruling, upheld, reason: 'so' })
    expect(await host.append([appeal('r1', true)])).toMatchObject({ ok: false, refusal: { code: 'unknown-ruling' } })
    await write({ do: 'ruling', ruling: 'r1' }, { do: 'ruling', ruling: 'r2' }, appeal('r1', true), appeal('r1', false))
    expect(host.state.rulings.map(({ appeal: said }) => said)).toEqual([{ upheld: false, reason: 'so' }, null])
  })
})

describe('the waiting list and the fee', () => {
  it('who waits is not paired until let in, and counts from then on', async () => {
    const { host, write } = await eventOf(SIX.slice(0, 2))
    await write({ do: 'register', player: 'w', name: 'Will', waiting: true }, { do: 'fee', player: 'w', paid: true })
    const drafted = () => draftOf(host.state, 1, [])
    expect(drafted()).toMatchObject({ ok: true, draft: { bye: null } })
    await write({ do: 'round', round: 1, pairs: [['p1', 'p2']] }, { do: 'admit', player: 'w' })
    expect(host.state.players.get('w')).toMatchObject({ waiting: false, paid: true, entered: 1 })
    await write({ do: 'fee', player: 'w', paid: false }, { do: 'result', round: 1, table: 1, winner: 'p1', score: {} })
    expect(host.state.players.get('w')!.paid).toBe(false)
    expect(drafted()).toMatchObject({ ok: true, draft: { bye: expect.any(String) as string } })
  })
})

describe('what comes next', () => {
  it('leads from the door to the end', async () => {
    const { host, write } = await eventOf([], { rounds: 1, cut: 2 })
    const step = () => nextStep(host.state)
    expect(step()).toEqual({ do: 'register' })
    for (const n of [1, 2, 3, 4]) await write({ do: 'register', player: `p${n}`, name: `P${n}` })
    expect(step()).toEqual({ do: 'pair', round: 1 })
    await write({
      do: 'round',
      round: 1,
      pairs: [
        ['p1', 'p2'],
        ['p3', 'p4']
      ]
    })
    expect(step()).toEqual({ do: 'start-clock', round: 1 })
    await write({ do: 'clock', round: 1, action: 'start' })
    expect(step()).toEqual({ do: 'results', open: 2 })
    await write(
      { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300 } },
      { do: 'result', round: 1, table: 2, winner: 'p3', score: { p3: 100 } }
    )
    expect(step()).toEqual({ do: 'cut' })
    expect(cutPlan(host.state, 2)).toEqual({ open: 0, seeds: ['p1', 'p3'], tied: [] })
    await write({ do: 'cut', size: 2 })
    expect(step()).toEqual({ do: 'bracket' })
    expect(cutMatchAt(host.state, 'cut-1-1')).toMatchObject({ players: ['p1', 'p3'] })
    await write({ do: 'result', match: 'cut-1-1', winner: 'p3', score: { p3: 5 } })
    expect(step()).toEqual({ do: 'finish' })
    expect(bracketView(host.state)).toMatchObject([{ name: 'Final', matches: [{ a: 'p1', b: 'p3', winner: 'p3', table: 1 }] }])
    expect(finalOrder(host.state).slice(0, 2)).toEqual(['p3', 'p1'])
  })

  it('a tie at the line is named', async () => {
    const { host, write } = await eventOf(SIX.slice(0, 4))
    await write({
      do: 'round',
      round: 1,
      pairs: [
        ['p1', 'p2'],
        ['p3', 'p4']
      ]
    })
    await write(
      { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 5 } },
      { do: 'result', round: 1, table: 2, winner: 'p3', score: { p3: 5 } }
    )
    expect(cutPlan(host.state, 2).tied.toSorted()).toEqual(['p1', 'p3'])
  })
})

describe('a figure of the standings', () => {
  it('opens to its sum', async () => {
    const { host, write } = await eventOf(SIX.slice(0, 3))
    await write({ do: 'round', round: 1, pairs: [['p1', 'p2']], bye: 'p3' })
    await write({ do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300, p2: 40 } })
    await write({ do: 'penalty', player: 'p1', level: 'caution', infraction: 'Late', score: -20 })
    await write({ do: 'register', player: 'p4', name: 'Late' })
    expect(sumsOf(host.state, 'p1')).toEqual({
      parts: [
        { kind: 'match', round: 1, against: 'p2', won: true, score: 300 },
        { kind: 'penalty', round: 1, score: -20, infraction: 'Late' }
      ],
      opponents: [{ player: 'p2', won: 0, played: 1, rate: '3/10', floored: true, score: '40/1' }]
    })
    expect(sumsOf(host.state, 'p3').parts).toEqual([{ kind: 'bye', round: 1, score: 150 }])
    expect(sumsOf(host.state, 'p4').parts).toEqual([{ kind: 'missed', rounds: 1 }])
    expect(
      ties([
        { rank: 1, player: 'a' },
        { rank: 2, player: 'b' },
        { rank: 2, player: 'c' }
      ])
    ).toEqual([['b', 'c']])
  })

  it('of a pod is the worth of its place, and who shares one has won nothing', async () => {
    const { host, write } = await eventOf(SIX.slice(0, 4), { play: 'battle-royale' })
    await write(
      { do: 'pod', round: 1, table: 1, players: ['p1', 'p2', 'p3', 'p4'] },
      { do: 'pod-result', round: 1, table: 1, places: [['p2', 'p1'], ['p4'], ['p3']] }
    )
    const partsOf = (id: string) => sumsOf(host.state, id).parts
    expect(partsOf('p1')).toEqual([{ kind: 'pod', round: 1, place: 1, won: false, score: 6 }])
    expect(partsOf('p4')).toEqual([{ kind: 'pod', round: 1, place: 3, won: false, score: 2 }])
    expect(partsOf('p3')).toEqual([{ kind: 'pod', round: 1, place: 4, won: false, score: 1 }])
  })

  it('is written rounded, as the calculator of a player does', () => {
    expect([percent('2/3'), percent('1/1'), percent(null), percent('999/1000')]).toEqual(['66.7 %', '100.0 %', '–', '99.9 %'])
    expect([percent('5/9'), percent('25/48'), percent('7/9'), percent('1/3')]).toEqual(['55.6 %', '52.1 %', '77.8 %', '33.3 %'])
    expect([mean('2/3'), mean('40/1'), mean(null), mean('-1/2'), mean('199/10')]).toEqual(['0.7', '40', '–', '-0.5', '19.9'])
  })
})

describe('as last time', () => {
  it('takes over how an event was run, and no player of it', () => {
    const settings = settingsOf({ minutes: 40, cut: 4, fixedTables: { p1: 3 }, floor: '1/4', sets: ['x'], fee: '5 €', prizes: ['Brick'] })
    expect(planOf(settings)).toEqual({ ...USUAL, minutes: 40, cut: 4, fee: '5 €', checkIn: false, late: 'loss', sets: ['x'] })
    const again = settingsAgain(settings)
    expect(again).toMatchObject({ minutes: 40, floor: '1/4', sets: ['x'], prizes: ['Brick'] })
    expect(settingsOf(again)).toEqual({ ...settings, fixedTables: new Map() })
  })
})
