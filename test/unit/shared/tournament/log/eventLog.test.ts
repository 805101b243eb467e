/** What may become of a fact: every refusal, the roles, the same fact twice, undo. */
import { COMMON } from '../../../../../src/shared/tournament/facts/factKind.ts'
import { HOST_FIELDS } from '../../../../../src/shared/venue/messages.ts'
import { describe, expect, it } from 'vitest'
import { FACT_KINDS } from '../../../../../src/shared/tournament/facts/all.ts'
import { EventLog, factSchemaOf, readFact } from '../../../../../src/shared/tournament/log/eventLog.ts'
import { refusalSentences, refusalText, type RefusalCode } from '../../../../../src/shared/tournament/state/refusals.ts'
import { ROLES } from '../../../../../src/shared/tournament/state/roles.ts'
import { standingsOf } from '../../../../../src/shared/tournament/state/standings.ts'
import { clockAsOf, clockAt } from '../../../../../src/shared/tournament/state/clock.ts'
import { roundFigures } from '../../../../../src/shared/tournament/state/roundFigures.ts'
import { openTables } from '../../../../../src/shared/tournament/state/state.ts'
import type { SomeSettings } from '../../../../../src/shared/tournament/state/settings.ts'
import { clockView } from '../../../../../src/shared/venue/views.ts'
import { mustTake, type FactJson } from '../../../../support/randomEvents.ts'

const AT = (minute: number): string => `2026-03-07T10:${String(minute).padStart(2, '0')}:00Z`
const people = (...players: readonly string[]): FactJson[] =>
  players.map((player) => ({ do: 'register', player, name: player.toUpperCase() }))
const ROUND = { do: 'round', round: 1, pairs: [['a', 'b'], ['c', 'd']] } // prettier-ignore
const won = (winner: string, loser: string, more: FactJson = {}): FactJson => ({
  do: 'result',
  winner,
  score: { [winner]: 100, [loser]: 50 },
  ...more
})
const FOUR = people('a', 'b', 'c', 'd')
const PLAYED = [...FOUR, ROUND, won('a', 'b', { round: 1, table: 1 }), won('c', 'd', { round: 1, table: 2 })]

function logOf(facts: readonly FactJson[], settings: SomeSettings = {}): EventLog {
  const log = new EventLog(settings)
  for (const fact of facts) mustTake(log, fact)
  return log
}

/** What becomes of a fact: "taken", "ignored" or the code of the refusal. */
function fateOf(log: EventLog, json: FactJson): string {
  const fact = readFact(json, '')
  if (!fact.ok) throw new Error(fact.problems[0]!.message)
  const decision = log.append(fact.value)
  if (decision.taken) return 'taken'
  if (decision.refusal === null) return 'ignored'
  const sentence = refusalText(decision.refusal)
  // Every place in the sentence is filled.
  expect(sentence).not.toMatch(/[{}]/)
  return decision.refusal.code
}

/** Each code with facts that go before, and the fact that is refused. */
const REFUSED: readonly (readonly [RefusalCode, readonly FactJson[], FactJson, SomeSettings?])[] = [
  ['already-registered', FOUR, FOUR[0]!],
  ['unknown-player', FOUR, { do: 'drop', player: 'x' }],
  ['unknown-player', FOUR, { do: 'round', round: 1, pairs: [['a', 'x']] }],
  ['already-dropped', [...FOUR, { do: 'drop', player: 'a' }], { do: 'drop', player: 'a' }],
  ['not-dropped', FOUR, { do: 'return', player: 'a' }],
  [
    'disqualified',
    [...FOUR, { do: 'penalty', player: 'a', round: 1, level: 'disqualification', infraction: 'fraud' }],
    { do: 'return', player: 'a' }
  ],
  ['round-out-of-order', FOUR, { ...ROUND, round: 2 }],
  ['round-out-of-order', [...PLAYED, { do: 'cut', size: 2 }], { ...ROUND, round: 2 }],
  ['results-missing', [...FOUR, ROUND], { ...ROUND, round: 2 }],
  ['paired-twice', FOUR, { do: 'round', round: 1, pairs: [['a', 'b'], ['b', 'd']] }], // prettier-ignore
  ['paired-twice', FOUR, { do: 'round', round: 1, pairs: [['a', 'a']] }],
  ['not-active', [...FOUR, { do: 'drop', player: 'd' }], ROUND],
  ['not-active', FOUR, ROUND, { checkIn: true }],
  ['player-missing', FOUR, { do: 'round', round: 1, pairs: [['a', 'b']] }],
  ['table-twice', FOUR, { ...ROUND, tables: [3, 3] }],
  ['unknown-table', [...FOUR, ROUND], won('a', 'b', { round: 1, table: 3 })],
  ['unknown-table', [...FOUR, ROUND], won('a', 'b', { round: 2, table: 1 })],
  ['unknown-table', [...FOUR, ROUND], { do: 'extend', round: 1, table: 9, seconds: 60 }],
  ['result-already', PLAYED, won('b', 'a', { round: 1, table: 1 })],
  ['no-result-yet', [...FOUR, ROUND], { ...won('a', 'b', { round: 1, table: 1 }), do: 'correct' }],
  ['not-in-match', [...FOUR, ROUND], { do: 'result', round: 1, table: 1, winner: 'c', score: {} }],
  ['not-in-match', [...FOUR, ROUND], won('a', 'b', { round: 1, table: 1, first: 'c' })],
  ['score-invalid', [...FOUR, ROUND], { do: 'result', round: 1, table: 1, winner: 'a', score: { a: -5 } }],
  ['score-invalid', [...FOUR, ROUND], { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 1.5 } }],
  ['score-invalid', [...FOUR, ROUND], { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 1, c: 1 } }],
  ['winner-missing', [...FOUR, ROUND], { do: 'result', round: 1, table: 1, score: { a: 5, b: 5 } }],
  ['winner-missing', [...FOUR, ROUND], { do: 'result', round: 1, table: 1, kind: 'no-show' }],
  ['not-allowed', FOUR, { do: 'cut', size: 2, by: { role: 'judge' } }],
  ['not-allowed', FOUR, { do: 'drop', player: 'a', by: { role: 'display' } }],
  ['not-allowed', FOUR, { do: 'drop', player: 'a', by: { role: 'visitor' } }],
  ['not-own-table', [...FOUR, ROUND], won('a', 'b', { round: 1, table: 1, by: { role: 'player', player: 'c' } })],
  ['unknown-level', FOUR, { do: 'penalty', player: 'a', level: 'shouting', infraction: 'x' }],
  ['clock-state', [...FOUR, ROUND], { do: 'clock', round: 1, action: 'pause', at: AT(0) }],
  ['clock-state', [...FOUR, ROUND], { do: 'clock', round: 1, action: 'start' }],
  ['clock-left', [...FOUR, ROUND], { do: 'clock', round: 1, action: 'set', at: AT(0) }],
  ['call-exists', [...FOUR, ROUND, { do: 'call', call: 'x', round: 1, table: 1 }], { do: 'call', call: 'x', round: 1, table: 2 }],
  ['unknown-call', FOUR, { do: 'take-call', call: 'x', judge: 'j' }],
  [
    'call-taken',
    [...FOUR, ROUND, { do: 'call', call: 'x', round: 1, table: 1 }, { do: 'take-call', call: 'x', judge: 'j' }],
    { do: 'take-call', call: 'x', judge: 'k' }
  ],
  ['unknown-ruling', FOUR, { do: 'appeal', ruling: 'r9', upheld: true }],
  ['unknown-ruling', FOUR, { do: 'edit-ruling', ruling: 'r9', note: 'x' }],
  [
    'call-closed',
    [...FOUR, ROUND, { do: 'call', call: 'x', round: 1, table: 1 }, { do: 'close-call', call: 'x' }],
    { do: 'close-call', call: 'x' }
  ],
  ['cut-size', PLAYED, { do: 'cut', size: 3 }],
  ['cut-size', [...PLAYED, { do: 'cut', size: 2 }], { do: 'cut', size: 2 }],
  ['too-few-players', PLAYED, { do: 'cut', size: 8 }],
  ['tie-at-the-cut', PLAYED, { do: 'cut', size: 2 }],
  ['no-cut', PLAYED, won('a', 'b', { match: 'cut-1-1' })],
  ['id-reused', [{ ...FOUR[0], id: 'x' }], { ...FOUR[1], id: 'x' }],
  ['unknown-fact', FOUR, { do: 'undo', fact: 'x' }],
  ['unknown-do', FOUR, { do: 'dance' }]
]

/** With points that part everybody. */
const PARTED = [
  ...FOUR,
  ROUND,
  { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 100, b: 50 } },
  { do: 'result', round: 1, table: 2, winner: 'c', score: { c: 90, d: 40 } }
]

describe('a fact is refused', () => {
  it.each(REFUSED.map(([code, before, fact, settings = {}]) => ({ code, before, fact, settings })))(
    '$code (%#)',
    ({ code, before, fact, settings }) => {
      const parted = code === 'tie-at-the-cut' ? before : before.map((one) => (one === PLAYED[6] ? PARTED[6]! : one))
      const log = logOf(parted, settings)
      const rows = JSON.stringify(standingsOf(log.state))
      expect(fateOf(log, fact)).toBe(code)
      // It has changed nothing.
      expect(JSON.stringify(standingsOf(log.state))).toBe(rows)
    }
  )

  it('where nobody knows yet who plays a match of the cut, and where its winner has played on', () => {
    const log = logOf([...PARTED, { do: 'cut', size: 4 }])
    expect(fateOf(log, won('a', 'c', { match: 'cut-2-1' }))).toBe('not-ready')
    for (const match of ['cut-1-1', 'cut-1-2'] as const) {
      const winner = match === 'cut-1-1' ? 'a' : 'c'
      mustTake(log, { do: 'result', match, winner })
    }
    expect(fateOf(log, { do: 'result', match: 'cut-2-1', kind: 'double-loss' })).toBe('winner-missing')
    expect(fateOf(log, { do: 'result', match: 'cut-2-1', winner: 'c', id: 'final' })).toBe('taken')
    const changed = readFact({ do: 'correct', match: 'cut-1-1', winner: 'd' }, '')
    expect(changed.ok && log.decide(changed.value)).toMatchObject({ refusal: { code: 'rests-on-it', facts: { later: 'cut-2-1' } } })
    expect(fateOf(log, { do: 'undo', fact: 'final' })).toBe('taken')
    expect(fateOf(log, { do: 'correct', match: 'cut-1-1', winner: 'd' })).toBe('taken')
  })

  it('by every code of the contract at least once in these tests', () => {
    const elsewhere = ['rests-on-it', 'already-undone', 'not-ready']
    expect(new Set([...REFUSED.map(([code]) => code), ...elsewhere])).toEqual(new Set(Object.keys(refusalSentences)))
  })
})

describe('who may write what', () => {
  it('is as the contract says', () => {
    const may = Object.fromEntries(
      ROLES.map((role) => [role, [...FACT_KINDS.values()].filter(({ roles }) => roles.includes(role)).map((kind) => kind.do)])
    )
    expect(may.display).toEqual([])
    expect(may.head).toEqual([])
    expect(may.player).toEqual(['result', 'claim', 'call', 'close-call'])
    expect(may.judge).toEqual(
      expect.arrayContaining(['result', 'penalty', 'extend', 'call', 'take-call', 'close-call', 'ruling', 'list-checked', 'note'])
    )
    expect(may.judge).toHaveLength(11)
    expect(may.scorekeeper).toEqual(
      expect.arrayContaining([
        'register',
        'check-in',
        'drop',
        'return',
        'round',
        'result',
        'correct',
        'list',
        'roll-off',
        'cut',
        'clock',
        'extend'
      ])
    )
    for (const fact of ['penalty', 'forget', 'host', 'settings', 'list-checked', 'call', 'take-call', 'claim'])
      expect(may.scorekeeper).not.toContain(fact)
  })

  it('lets a judge take back what the same judge wrote, and a player nothing', () => {
    const by = { role: 'judge', device: 'd1' }
    const log = logOf([...FOUR, ROUND, won('a', 'b', { round: 1, table: 1, id: 'r', by })])
    expect(fateOf(log, { do: 'undo', fact: 'r', by: { role: 'judge', device: 'd2' } })).toBe('not-allowed')
    expect(fateOf(log, { do: 'undo', fact: 'r', by: { role: 'player', player: 'a' } })).toBe('not-allowed')
    expect(fateOf(log, { do: 'undo', fact: 'r', by })).toBe('taken')
    expect(openTables(log.state)).toEqual([
      [1, 1],
      [1, 2]
    ])
  })

  it('counts what both players have reported, and nothing while they differ', () => {
    const claim = (player: string, a: number, more: FactJson = {}): FactJson => ({
      do: 'claim',
      round: 1,
      table: 1,
      score: { a, b: 50 },
      by: { role: 'player', player },
      ...more
    })
    const log = logOf([...FOUR, ROUND])
    expect(fateOf(log, claim('c', 100))).toBe('not-own-table')
    expect(fateOf(log, claim('a', 100))).toBe('taken')
    expect(fateOf(log, claim('b', 60))).toBe('taken')
    expect(openTables(log.state)).toContainEqual([1, 1])
    expect(log.state.rounds[0]!.tables.get(1)!.claims.size).toBe(2)
    expect(fateOf(log, claim('b', 100))).toBe('taken')
    expect(log.state.rounds[0]!.tables.get(1)!.result).toMatchObject({ winner: 'a', kind: 'played' })
    expect(fateOf(log, claim('b', 100))).toBe('result-already')
  })
})

describe('the same fact again', () => {
  it('counts once, in whatever order its fields stand; another fact with its id is refused', () => {
    const log = logOf([...FOUR, ROUND])
    expect(fateOf(log, { do: 'result', id: 'x', round: 1, table: 1, winner: 'a', score: { a: 5, b: 1 } })).toBe('taken')
    expect(fateOf(log, { score: { b: 1, a: 5 }, winner: 'a', table: 1, round: 1, id: 'x', do: 'result' })).toBe('ignored')
    expect(fateOf(log, { do: 'result', id: 'x', round: 1, table: 1, winner: 'b', score: { a: 5, b: 1 } })).toBe('id-reused')
    expect(fateOf(log, { do: 'undo', fact: 'x', id: 'u' })).toBe('taken')
    expect(fateOf(log, { do: 'undo', fact: 'x', id: 'u' })).toBe('ignored')
    expect(log.entries).toHaveLength(7)
  })
})

describe('undo', () => {
  const withIds = (facts: readonly FactJson[]): FactJson[] => facts.map((fact, index) => ({ ...fact, id: `f${index}` }))

  it('leaves what would be there had the fact never been taken', () => {
    const log = logOf(withIds(PARTED))
    const before = JSON.stringify(standingsOf(logOf(PARTED.slice(0, -1)).state))
    expect(fateOf(log, { do: 'undo', fact: 'f6', id: 'u' })).toBe('taken')
    expect(JSON.stringify(standingsOf(log.state))).toBe(before)
    expect(fateOf(log, { do: 'undo', fact: 'f6' })).toBe('already-undone')
    // Taken back itself it brings the result back.
    expect(fateOf(log, { do: 'undo', fact: 'u', id: 'u2' })).toBe('taken')
    expect(JSON.stringify(standingsOf(log.state))).toBe(JSON.stringify(standingsOf(logOf(PARTED).state)))
    expect(fateOf(log, { do: 'undo', fact: 'f6' })).toBe('taken')
    expect(JSON.stringify(standingsOf(log.state))).toBe(before)
  })

  it.each([
    ['a round with a result', 'f4', []],
    ['somebody who was paired', 'f0', []],
    ['a result under a later round', 'f5', [{ do: 'round', round: 2, pairs: [['a', 'c'], ['b', 'd']] }]], // prettier-ignore
    ['a correction under a later round', 'fix', [
      { do: 'correct', round: 1, table: 1, winner: 'b', score: { a: 1, b: 2 }, id: 'fix' },
      { do: 'round', round: 2, pairs: [['a', 'c'], ['b', 'd']] }
    ]], // prettier-ignore
    ['a result that was corrected', 'f5', [{ do: 'correct', round: 1, table: 1, winner: 'b', score: { a: 1, b: 2 } }]],
    ['a call that was taken', 'call', [
      { do: 'call', call: 'x', round: 1, table: 1, id: 'call' },
      { do: 'take-call', call: 'x', judge: 'j' }
    ]] // prettier-ignore
  ] as const)('is refused for %s', (_, fact, more) => {
    const log = logOf([...withIds(PARTED), ...more])
    const rows = JSON.stringify(standingsOf(log.state))
    expect(fateOf(log, { do: 'undo', fact })).toBe('rests-on-it')
    expect(JSON.stringify(standingsOf(log.state))).toBe(rows)
  })

  it('names what stands in the way, and what goes with a round', () => {
    const log = logOf([
      ...withIds(PARTED),
      { do: 'round', round: 2, pairs: [['a', 'c'], ['b', 'd']], id: 'second' }, // prettier-ignore
      { do: 'call', call: 'x', round: 2, table: 1, id: 'hand' }
    ])
    const ids = (all: readonly { readonly fact: { readonly id: string | null } }[]) => all.map(({ fact }) => fact.id)
    expect(ids(log.restingOn('f4').blocks)).toEqual(['f5', 'f6', 'second'])
    expect(ids(log.restingOn('f5').blocks)).toEqual(['second'])
    expect(log.restingOn('second').blocks).toEqual([])
    expect(ids(log.restingOn('second').goes)).toEqual(['hand'])
    expect(log.restingOn('nobody')).toEqual({ blocks: [], goes: [] })
  })

  it('of an undo is refused where another fact has taken the place of what would come back', () => {
    const log = logOf([...withIds(PARTED), { do: 'undo', fact: 'f6', id: 'u' }, won('d', 'c', { round: 1, table: 2 })])
    expect(fateOf(log, { do: 'undo', fact: 'u' })).toBe('rests-on-it')
  })

  it('takes a round back with its clock, calls and extensions', () => {
    const log = logOf([
      ...FOUR,
      { ...ROUND, id: 'round' },
      { do: 'clock', round: 1, action: 'start', at: AT(0) },
      { do: 'extend', round: 1, table: 2, seconds: 60 },
      { do: 'undo', fact: 'round' }
    ])
    expect(log.state.rounds).toEqual([])
    expect(log.state.clocks.size).toBe(0)
    // They do not come back with another round of the same number.
    mustTake(log, { ...ROUND, pairs: [['a', 'c'], ['b', 'd']] }) // prettier-ignore
    expect(clockAt(log.state, 1, Date.parse(AT(9)))).toMatchObject({ state: 'not-started', tables: [] })
  })
})

describe('more time', () => {
  it('is given to a pod as to a match, and told as such', () => {
    const log = logOf([
      ...FOUR,
      { do: 'pod', round: 1, table: 7, players: ['a', 'b', 'c', 'd'] },
      { do: 'clock', round: 1, action: 'start', at: AT(0) },
      { do: 'extend', round: 1, table: 7, seconds: 120, at: AT(1) }
    ])
    const left = clockAt(log.state, 1, Date.parse(AT(2))).left
    expect(clockAt(log.state, 1, Date.parse(AT(2))).tables).toEqual([{ table: 7, left: left + 120 }])
    // What is given later does not count yet.
    expect(clockAsOf(log.state, 1, Date.parse(AT(0))).tables).toEqual([])
    expect(roundFigures(log.state)[0]).toMatchObject({ tables: 1, extended: 120 })
    expect(clockView(log.state)?.tables).toEqual([{ table: 7, more: 120 }])
    expect(fateOf(log, { do: 'extend', round: 1, table: 8, seconds: 60 })).toBe('unknown-table')
    expect(fateOf(log, { do: 'extend', round: 2, table: 7, seconds: 60 })).toBe('unknown-table')
  })
})

describe('the words of a ruling', () => {
  const FACTS = [
    ...FOUR,
    { do: 'ruling', id: 'f', ruling: 'r1', title: 'Wall', verdict: 'Blocked.', note: 'Asked twice.', rule: 'LOF-05' },
    { do: 'appeal', id: 'a', ruling: 'r1', upheld: false }
  ]

  it('are those that were written last, each for itself, and those before once that is undone', () => {
    const log = logOf([
      ...FACTS,
      { do: 'edit-ruling', id: 'e1', ruling: 'r1', verdict: 'Not blocked.', note: null },
      { do: 'edit-ruling', id: 'e2', ruling: 'r1', title: 'The wall' }
    ])
    const said = () => log.state.rulings[0]!.said
    expect(log.state.rulings).toHaveLength(1)
    // Screens draw a ruling again only if it is another object.
    const [before] = log.state.rulings
    mustTake(log, { do: 'edit-ruling', id: 'e3', ruling: 'r1', rule: 'LOF-05' })
    expect(log.state.rulings[0]).not.toBe(before)
    expect(said()).toMatchObject({ title: 'The wall', verdict: 'Not blocked.', note: null, rule: 'LOF-05' })
    expect(log.state.rulings[0]!.appeal).toMatchObject({ upheld: false })
    mustTake(log, { do: 'undo', fact: 'e1' })
    expect(said()).toMatchObject({ title: 'The wall', verdict: 'Blocked.', note: 'Asked twice.' })
    // The log has every version.
    expect(log.entries.filter(({ fact }) => fact.do.endsWith('ruling')).map(({ undone }) => undone)).toEqual([false, true, false, false])
  })

  it('go with the ruling', () => {
    const log = logOf([...FACTS.slice(0, -1), { do: 'edit-ruling', id: 'e1', ruling: 'r1', note: 'New.' }])
    expect(log.restingOn('f')).toMatchObject({ blocks: [], goes: [{ fact: { id: 'e1' } }] })
    mustTake(log, { do: 'undo', fact: 'f' })
    expect(log.state.rulings).toEqual([])
  })
})

describe('settings and names', () => {
  it('change what is named and nothing else', () => {
    const log = logOf([...FOUR, { do: 'settings', changes: { byeScore: 300, calls: [5, 15] } }], { minutes: 40 })
    expect(log.state.settings).toMatchObject({ byeScore: 300, calls: [15, 5], minutes: 40, noShowScore: 150 })
  })

  it('has the number of the publisher from its registration and as it was changed, and none once it is forgotten', () => {
    const kim = { do: 'register', player: 'k', name: 'Kim', publisher: '12345' }
    const number = (...facts: readonly FactJson[]) => logOf([kim, ...facts]).state.players.get('k')!.publisher
    const change = (publisher: string | null) => ({ do: 'edit-player', player: 'k', publisher })
    expect(number()).toBe('12345')
    expect(number({ do: 'edit-player', player: 'k', club: 'Red' })).toBe('12345')
    expect([number(change('9')), number(change(null))]).toEqual(['9', null])
    expect(number({ do: 'forget', player: 'k' })).toBeNull()
    expect(number({ do: 'forget', player: 'k' }, change('9'))).toBeNull()
    expect(fateOf(logOf([]), change('9'))).toBe('unknown-player')
  })

  it('are forgotten for good', () => {
    const log = logOf([...FOUR, { do: 'forget', player: 'b' }, { do: 'edit-player', player: 'b', name: 'Bo again', minor: true }])
    expect(log.state.players.get('b')).toMatchObject({ name: 'Player 2', club: null, forgotten: true, minor: true })
  })
})

describe('a practice call', () => {
  it('is a note with what the trainee has said beside what the engine says', () => {
    const trainee = { said: 'clear', verdict: 'blocked' }
    const log = logOf([
      { do: 'note', text: 'a note' },
      { do: 'note', id: 'n', text: 'a call', trainee }
    ])
    expect(log.state.notes).toEqual(['a note', 'a call'])
    expect(log.state.trained).toEqual([trainee])
    mustTake(log, { do: 'undo', fact: 'n' })
    expect(log.state.trained).toEqual([])
    expect(readFact({ do: 'note', text: 'a call', trainee: { said: 'clear' } }, '')).toMatchObject({ ok: false })
  })
})

describe('what every fact may have', () => {
  it('has no name that a kind of fact uses for something of its own', () => {
    const common = [...Object.keys(COMMON.entries), ...HOST_FIELDS].filter((field) => field !== 'do')
    for (const name of FACT_KINDS.keys()) {
      const { entries = {} } = factSchemaOf(name) as { readonly entries?: object }
      expect(
        Object.keys(entries).filter((field) => common.includes(field)),
        name
      ).toEqual([])
    }
  })

  it('leaves the products of a sealed list alone, also in the first fact of a run', () => {
    const at = '2026-11-29T10:00:00.000Z'
    const list = { do: 'list', player: 'a', figures: [], opened: ['A box', 'Another'], at, mono: ['run', 5], begun: [at, 0] }
    const fact = readFact(list, '')
    expect(fact).toMatchObject({ ok: true, value: { json: { opened: ['A box', 'Another'] }, stamp: { begun: [Date.parse(at), 0] } } })
  })
})
