/** What the form of an event offers, on a table in the middle of a game. */
import { describe, expect, it } from 'vitest'
import type { AttackEvent, CaseFigure, ClixCase, TimelineEvent } from '../../../../../src/shared/contract/case.ts'
import {
  actionChoices,
  asideChoices,
  asksForDouble,
  attackPowers,
  attackRolls,
  baseChoices,
  copyChoices,
  counterChoices,
  friendsBeside,
  hasToBreakAway,
  hurlsObjects,
  needsOf,
  resistsCounter,
  useChoices,
  usesPower,
  useRolls,
  usersOf,
  whoChoices,
  wildCardsIn
} from '../../../../../src/renderer/model/timeline/draftChoices.ts'
import { nextMoment } from '../../../../../src/shared/engine/timeline/timeline.ts'
import { momentAfter, playTable } from '../../../../../src/renderer/model/table/playing.ts'
import type { Choice } from '../../../../../src/renderer/text/choices.ts'
import { withEvents } from '../../../../support/helaTimeline.ts'

const gone = { do: 'damage', to: 'gone', amount: 3, type: 'unavoidable' } as const satisfies TimelineEvent
/** Red's turn. Those called gone have been knocked out; the map's other figures stand apart unless a line says who is beside whom. */
const figures: readonly CaseFigure[] = [
  {
    id: 'thor',
    name: 'Thor',
    side: 'red',
    at: [1, 1],
    powers: ['perplex', 'telekinesis', 'charge', 'barrier'],
    teamAbilities: ['avengers']
  },
  {
    id: 'sif',
    name: 'Sif',
    side: 'red',
    at: [2, 1],
    powers: ['outwit', 'regeneration', 'poison'],
    wildCard: true,
    teamAbilities: ['mystics']
  },
  {
    id: 'gone',
    name: 'Gone',
    side: 'red',
    at: [2, 2],
    powers: ['outwit'],
    wildCard: true,
    teamAbilities: ['x-men'],
    dial: [{ powers: ['outwit'] }]
  },
  { id: 'loki', name: 'Loki', side: 'blue', at: [7, 1], powers: ['toughness', 'outwit'], teamAbilities: ['hydra'], wildCard: true },
  { id: 'hela', name: 'Hela', side: 'blue', at: [7, 2], abilities: ['capture'], dial: [{ powers: ['stealth'] }, { powers: ['charge'] }] },
  { id: 'duo', name: 'Duo', side: 'red', aside: true },
  { id: 'pair', name: 'Pair', side: 'blue', aside: true }
]
const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [12, 6] },
  figures,
  ask: { kind: 'timeline', events: [] }
}

const at = (value: ClixCase = table, events: readonly TimelineEvent[] = [gone]) => {
  const played = playTable(withEvents(value, events), null)
  if (!played) throw new Error('nothing to play')
  const moment = momentAfter(played, events.length)
  return { moment, rules: played.rules, play: moment.play }
}
const ids = (choices: readonly Choice[]): string[] => choices.map(({ id }) => id)
const put = (change: Readonly<Record<string, Partial<CaseFigure>>>): ClixCase => ({
  ...table,
  figures: figures.map((one) => ({ ...one, ...change[one.id] }))
})

const all = figures.map(({ id }) => id)
/** What is offered to everybody, those who are offered nothing left out. */
const toEach = <T>(offered: (id: string) => readonly T[]): Readonly<Record<string, readonly T[]>> =>
  Object.fromEntries(all.map((id) => [id, offered(id)] as const).filter(([, list]) => list.length > 0))

describe('who is offered', () => {
  const { play } = at()

  it('is everybody still in the game with the mark of the side, those whose turn it is first where they act', () => {
    expect(whoChoices(table, play, false)).toEqual([
      { id: 'thor', label: 'Thor', side: 0 },
      { id: 'sif', label: 'Sif', side: 0 },
      { id: 'loki', label: 'Loki', side: 1 },
      { id: 'hela', label: 'Hela', side: 1 },
      { id: 'duo', label: 'Duo', side: 0 },
      { id: 'pair', label: 'Pair', side: 1 }
    ])
    expect(ids(whoChoices(table, play, true))).toEqual(['thor', 'sif', 'duo', 'loki', 'hela', 'pair'])
    expect(whoChoices({ ...table, figures: undefined }, play, true)).toEqual([])
  })

  it('is who is next to a friend, and who waits beside the map on its side', () => {
    expect(toEach((id) => friendsBeside(table, play, id))).toEqual({
      thor: [{ id: 'sif', label: 'Sif', side: 0 }],
      sif: [{ id: 'thor', label: 'Thor', side: 0 }],
      loki: [{ id: 'hela', label: 'Hela', side: 1 }],
      hela: [{ id: 'loki', label: 'Loki', side: 1 }]
    })
    const near = put({ loki: { at: [3, 0] } })
    expect(ids(friendsBeside(near, at(near).play, 'sif'))).toEqual(['thor'])
    expect(toEach((id) => asideChoices(table, play, id))).toEqual({
      thor: [{ id: 'duo', label: 'Duo', side: 0 }],
      sif: [{ id: 'duo', label: 'Duo', side: 0 }],
      loki: [{ id: 'pair', label: 'Pair', side: 1 }],
      hela: [{ id: 'pair', label: 'Pair', side: 1 }],
      duo: [{ id: 'duo', label: 'Duo', side: 0 }],
      pair: [{ id: 'pair', label: 'Pair', side: 1 }]
    })
  })

  it('is for a power of its own who can use it in this turn, and nobody who is out of play', () => {
    expect([usersOf(play, 'outwit'), usersOf(play, 'perplex'), usersOf(play, 'toughness')]).toEqual([['sif'], ['thor'], []])
    const aside = put({ duo: { powers: ['outwit'] }, thor: { powers: ['outwit'] } })
    expect(usersOf(at(aside).play, 'outwit')).toEqual(['thor', 'sif'])
  })

  it('is for two tokens where a card may ask for it, and never in Clix Campaign', () => {
    const special = put({ thor: { specialPowers: [{ id: 'mjolnir', text: 'A double power action.' }] } })
    const asked = (value: ClixCase, action: string, figure = 'thor') => asksForDouble(at(value).play, { do: 'action', figure, action })
    expect(['power', 'mjolnir', 'charge', 'move', 'nobody knows'].filter((action) => asked(special, action))).toEqual(['power', 'mjolnir'])
    expect(asked(special, 'mjolnir', 'sif')).toBe(false)
    expect(asked(special, 'power', 'gone')).toBe(false)
    expect(asked({ ...table, ruleset: 'clix-campaign' }, 'power')).toBe(false)
  })

  it('is how a larger base lies where it is led, as the rules allow it, and nothing where there is no choice', () => {
    const long = put({
      thor: {
        squares: [
          [4, 4],
          [5, 4]
        ],
        at: [4, 4],
        powers: []
      }
    })
    const { moment, rules } = at({ ...long, map: { size: [12, 6] } })
    const move = { do: 'action', figure: 'thor', action: 'move', to: [8, 5] } as const
    const offered = baseChoices(moment, rules, move)
    expect(offered.map(({ label }) => label)).toEqual(['H6 I6', 'H5 I6', 'I6 J6', 'I5 I6', 'J5 I6'])
    expect(offered[0]!.squares).toEqual([[7, 5], [8, 5]]) // prettier-ignore
    // What has been chosen leaves the others on offer; each of them is allowed and lies so.
    expect(
      baseChoices(moment, rules, {
        ...move,
        base: [
          [8, 4],
          [8, 5]
        ]
      })
    ).toEqual(offered)
    for (const { squares } of offered) {
      const { play, forbidden } = nextMoment(moment, { ...move, base: squares }, rules)
      expect([forbidden, play.state('thor').squares]).toEqual([null, squares.map(([x, y]) => y * 12 + x)])
    }
    expect(ids(baseChoices(moment, rules, { do: 'place', figure: 'thor', to: [0, 0] }))).toEqual(['0,0 1,0', '0,0 0,1', '0,0 1,1'])
    expect(baseChoices(moment, rules, { do: 'place', figure: 'thor', to: [-1, -1] })).toEqual([])
    expect(baseChoices(moment, rules, { ...move, to: [8, 30] as never })).toEqual([])
    expect(baseChoices(moment, rules, { ...move, figure: 'sif' })).toEqual([])
    expect(baseChoices(moment, rules, { do: 'end-turn' })).toEqual([])
  })

  it('has to break away from an opponent beside it, and from no friend', () => {
    expect(all.filter((id) => hasToBreakAway(play, id))).toEqual([])
    const near = at(put({ loki: { at: [3, 1] } })).play
    expect(all.filter((id) => hasToBreakAway(near, id))).toEqual(['sif', 'loki'])
  })
})

describe('a wild card', () => {
  const { play } = at()

  it('is who may copy now, whose-ever it is', () => {
    expect(wildCardsIn(play)).toEqual(['sif', 'loki'])
    expect(wildCardsIn(at(put({ duo: { wildCard: true }, hela: { wildCard: true } })).play)).toEqual(['sif', 'loki', 'hela'])
  })

  it('may stop, and copies what a friend in play has, and what it copies already', () => {
    expect(copyChoices(play, 'sif', '')).toEqual([
      { id: '', label: 'nothing' },
      { id: 'avengers', label: 'Avengers' }
    ])
    expect(ids(copyChoices(play, 'loki', ''))).toEqual([''])
    expect(ids(copyChoices(play, 'nobody', 'hydra'))).toEqual(['', 'hydra'])
    expect(ids(copyChoices(play, 'thor', 'mystics'))).toEqual(['', 'mystics'])
  })

  it('copies nothing of a friend beside the map: the rules refuse it (WLD-02)', () => {
    const aside = put({ duo: { teamAbilities: ['hydra'] } })
    const played = playTable(withEvents(aside, [{ do: 'copy', figure: 'sif', copies: 'hydra' }]), null)
    expect(played?.steps[0]?.moment?.forbidden).toMatchObject({ rule: 'WLD-02', say: 'wild.no-friend' })
    expect(ids(copyChoices(at(aside).play, 'sif', ''))).toEqual(['', 'avengers'])
  })
})

describe('what a figure is offered', () => {
  const { play } = at()

  it('is for an action what everybody may do and its own, and what stands there already', () => {
    const { moment, rules } = at(put({ thor: { tokens: 2 } }))
    const offered = actionChoices(moment, rules, 'sif', 'charge')
    expect(ids(offered)).toEqual(expect.arrayContaining(['move', 'close', 'ranged', 'power', 'charge']))
    expect(ids(offered).filter((id) => ['outwit', 'regeneration', 'poison', 'mystics'].includes(id))).toEqual([])
    expect(offered.find(({ id }) => id === 'move')).toEqual({ id: 'move', label: 'Move', note: undefined })
    expect(offered.find(({ id }) => id === 'charge')).toEqual({ id: 'charge', label: 'Charge', note: 'not now' })
    expect(new Set(actionChoices(moment, rules, 'thor', 'charge').map(({ note }) => note))).toEqual(new Set(['not now']))
    // Nobody is chosen yet: nothing is refused.
    expect(actionChoices(moment, rules, '', 'move').map(({ id, note }) => [id, note])).toEqual(
      ['move', 'close', 'ranged', 'power'].map((id) => [id, undefined])
    )
  })

  it('is to rescue where somebody is a captive, and to release for who holds one', () => {
    const actions = (value: ClixCase) => ids(actionChoices(at(value).moment, at(value).rules, 'sif', 'move'))
    const uses = (value: ClixCase, id: string) => ids(useChoices(value, at(value).play, id, ''))
    const held = put({ duo: { aside: undefined, captiveOf: 'hela' }, loki: { abilities: ['capture'] } })
    expect([table, held].map((value) => actions(value).includes('rescue'))).toEqual([false, true])
    expect([uses(table, 'hela'), uses(held, 'hela'), uses(held, 'loki')].map((some) => some.includes('release'))).toEqual([
      false,
      true,
      false
    ])
  })

  it('is the powers that are played by using them; Outwit and Perplex are events of their own', () => {
    expect(toEach((id) => ids(useChoices(table, play, id, '')))).toEqual({
      thor: ['telekinesis', 'barrier'],
      sif: ['regeneration', 'poison']
    })
    expect(useChoices(table, play, 'thor', 'own thing')).toEqual([
      { id: 'telekinesis', label: 'Telekinesis' },
      { id: 'barrier', label: 'Barrier' },
      { id: 'own thing', label: 'Own thing' }
    ])
  })

  it('is a reroll of a themed team, a vehicle where there is one, a way on its square, and what the rules do not know', () => {
    const themed: ClixCase = { ...table, teams: { red: { theme: 'Asgardian' }, blue: {} } }
    expect([ids(useChoices(themed, at(themed).play, 'sif', '')), ids(useChoices(themed, at(themed).play, 'loki', ''))]).toEqual([
      ['regeneration', 'poison', 'themed-team'],
      []
    ])
    const vehicle = put({ hela: { abilities: ['vehicle', 'autopilot'] }, sif: { abilities: ['pilot'] } })
    expect(ids(useChoices(vehicle, at(vehicle).play, 'sif', ''))).toContain('board')
    expect(ids(useChoices(table, at(put({ sif: { abilities: ['pilot'] } })).play, 'sif', ''))).not.toContain('board')
    const wrecked = put({ gone: { abilities: ['vehicle', 'autopilot'] }, sif: { abilities: ['pilot'] } })
    expect([[], [gone]].map((events) => ids(useChoices(wrecked, at(wrecked, events).play, 'sif', '')).includes('board'))).toEqual([
      true,
      false
    ])
    const way = {
      ...table,
      map: {
        size: [12, 6],
        terrain: ['p'.padEnd(12, '.'), '.p'.padEnd(12, '.'), ...Array.from({ length: 4 }, () => '.'.repeat(12))],
        legend: { p: ['special:batcave-passage-1'] }
      }
    } as const satisfies ClixCase
    expect(useChoices(way, at(way).play, 'thor', '').at(-1)).toEqual({ id: 'passage', label: 'Passage' })
    expect(ids(useChoices(way, at(way).play, 'sif', ''))).toEqual(['regeneration', 'poison'])
    const own = put({ sif: { specialPowers: [{ id: 'battle-cry' }] } })
    expect(ids(useChoices(own, at(own).play, 'sif', ''))).toEqual(['regeneration', 'poison', 'battle-cry'])
  })

  it('is for Outwit what it shows and may lose, once, and what is named already', () => {
    expect(toEach((id) => ids(counterChoices(table, play, id, '')))).toEqual({
      thor: ['perplex', 'telekinesis', 'charge', 'barrier'],
      sif: ['outwit', 'regeneration', 'poison'],
      loki: ['toughness', 'outwit'],
      hela: ['stealth', 'capture']
    })
    expect(counterChoices(table, play, 'loki', 'charge').at(-1)).toEqual({ id: 'charge', label: 'Charge' })
    expect(ids(counterChoices(table, play, 'loki', 'outwit'))).toEqual(['toughness', 'outwit'])
    const hurt = at(table, [gone, { do: 'damage', to: 'hela', amount: 1, type: 'unavoidable' }])
    expect(ids(counterChoices(table, hurt.play, 'hela', ''))).toEqual(['charge', 'capture'])
  })

  it('is to hurl an object where it has Telekinesis', () => {
    expect(all.filter((id) => hurlsObjects(play, id))).toEqual(['thor'])
  })

  it('moves by an action that moves it, and uses a power by what that does', () => {
    expect(needsOf(table, play, { do: 'action', figure: 'thor', action: 'move' })).toEqual({ moves: true, uses: [] })
    expect(needsOf(table, play, { do: 'action', figure: 'thor', action: 'close' })).toEqual({ moves: false, uses: [] })
    expect(needsOf(table, play, { do: 'action', figure: '', action: 'move' })).toEqual({ moves: false, uses: [] })
    expect(needsOf(table, play, { do: 'use', figure: 'thor', power: 'telekinesis' })).toMatchObject({
      moves: false,
      uses: [{ phase: 'use', does: 'place' }]
    })
    expect(needsOf(table, play, { do: 'end-turn' })).toEqual({ moves: false, uses: [] })
    expect([
      usesPower(table, 'telekinesis', 'place'),
      usesPower(table, 'telekinesis', 'markers'),
      usesPower(table, 'charge', 'place')
    ]).toEqual([true, false, false])
    expect([resistsCounter(table, 'capture'), resistsCounter(table, 'vehicle'), resistsCounter(table, 'outwit')]).toEqual([
      true,
      false,
      false
    ])
  })
})

describe('dice', () => {
  it.each<[power: string, rolls: unknown]>([
    ['regeneration', [{ id: 'regeneration', dice: 1 }]],
    ['leadership', [{ id: 'leadership', dice: 1 }]],
    [
      'support',
      [
        { id: 'support', dice: 2 },
        { id: 'support-heal', dice: 1 }
      ]
    ],
    ['force-blast', [{ id: 'force-blast', dice: 1 }]],
    ['poison', []],
    ['charge', []]
  ])('of using %s', (power, rolls) => {
    expect(useRolls(table, { do: 'use', figure: 'sif', power })).toEqual(rolls)
  })

  it('of an attack are those that its attacker and everybody attacked may roll, and its powers those that carry or join it', () => {
    const sensing = put({
      thor: { powers: ['blades-claws-fangs', 'charge', 'flurry'] },
      loki: { powers: ['super-senses', 'toughness'] },
      hela: { powers: ['impervious'] }
    })
    const attack: AttackEvent = { do: 'attack', from: 'thor', to: ['loki', 'hela'] }
    const senses = { figure: 'loki', power: 'super-senses' }
    expect(attackRolls(sensing, attack)).toEqual([senses, { figure: 'hela', power: 'impervious' }])
    expect(attackRolls(sensing, { ...attack, to: 'loki', action: 'charge', powers: ['blades-claws-fangs'] })).toEqual([
      { figure: 'thor', power: 'blades-claws-fangs' },
      senses
    ])
    expect(attackPowers(sensing, attack)).toEqual([{ id: 'blades-claws-fangs', label: 'Blades/Claws/Fangs' }])
    expect(ids(attackPowers(sensing, { ...attack, powers: ['flurry'] }))).toEqual(['blades-claws-fangs', 'flurry'])
  })
})
