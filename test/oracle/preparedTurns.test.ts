/**
 * The best turn of figures against trying everything: every free action, every order, every square, every attack and
 * every roll of it, played one after another as events of a timeline, and counted. Nothing of the search or of the odds is used.
 */
import { describe, expect, it } from 'vitest'
import { checkedCase, situationIn } from '../../src/shared/cases/common/checkedCase.ts'
import type { CaseFigure, ClixCase, SquareXY, TimelineEvent } from '../../src/shared/contract/case.ts'
import type { PreparationRuling } from '../../src/shared/contract/ruling.ts'
import { firstMoment, nextMoment, type Moment } from '../../src/shared/engine/timeline/timeline.ts'
import { rulingOn } from '../support/askEngine.ts'
import { chanceFrom, LONG, type Chance } from '../support/seeded.ts'
import { compare, fraction, plus, times, ZERO, type Fraction } from './fraction.ts'

const RULES = { actionTotal: null }
const fractionText = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`)

/** Every pair of dice that differs, with how many of 36 it stands for. */
const ROLLS: readonly { readonly dice: readonly [number, number]; readonly share: Fraction }[] = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].filter((b) => b >= a).map((b) => ({ dice: [a, b] as const, share: fraction(a === b ? 1 : 2, 36) }))
)

/** The dice of a way: to get away, and to come next to somebody. */
interface OnTheWay {
  readonly away: number
  readonly comes: number
}

/** What a figure may do: an attack, the dice of which are put in; and, where it moves, the dice of its way. */
interface Deed {
  readonly moves: string | null
  event(dice: readonly [number, number], way: OnTheWay): TimelineEvent
}

/** The team ability of opponents that figures may come next to by a roll only. */
const KEEPS = 'hypertime'

interface Board {
  readonly question: ClixCase
  readonly own: readonly CaseFigure[]
  readonly opponents: readonly CaseFigure[]
}

function squaresIn({ question }: Board): readonly SquareXY[] {
  const [columns, rows] = question.map!.size
  return Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const)
}

function deedsOf(board: Board, { id, powers = [] }: CaseFigure): readonly Deed[] {
  return board.opponents.flatMap(({ id: to }): Deed[] => [
    { moves: null, event: (dice) => ({ do: 'attack', from: id, to, attack: 'close', dice }) },
    { moves: null, event: (dice) => ({ do: 'attack', from: id, to, attack: 'ranged', dice }) },
    ...['charge', 'running-shot']
      .filter((power) => powers.includes(power))
      .flatMap((action) =>
        squaresIn(board).map((square): Deed => ({
          moves: id,
          event: (dice, { away, comes }) => ({
            do: 'action',
            figure: id,
            action,
            to: square,
            rolls: { [id]: { 'break-away': away, [KEEPS]: comes } },
            steps: [{ do: 'attack', from: id, to, dice }]
          })
        }))
      )
  ])
}

/** Every charge with an object: from any square in which it is taken up to any square, as two moves of one action. */
function chargesWith(board: Board, { id, powers = [] }: CaseFigure): readonly Deed[] {
  if (!powers.includes('charge') || !powers.includes('super-strength')) return []
  const squares = squaresIn(board)
  return (board.question.objects ?? []).flatMap(({ id: pickUp }) =>
    squares.flatMap((by) =>
      squares.flatMap((end) =>
        board.opponents.map(({ id: to }): Deed => ({
          moves: id,
          event: (dice, { away }) => ({
            do: 'action',
            figure: id,
            action: 'charge',
            rolls: { [id]: { 'break-away': away } },
            steps: [
              { do: 'move', to: by, pickUp },
              { do: 'move', to: end },
              { do: 'attack', from: id, to, dice }
            ]
          })
        }))
      )
    )
  )
}

/** Every free action of a figure by these powers, and none. */
function freely(board: Board, { id, powers = [] }: CaseFigure): readonly (readonly TimelineEvent[])[] {
  const all = [...board.own, ...board.opponents]
  const outwits = powers.includes('outwit')
    ? board.opponents.flatMap((to) => (to.powers ?? []).map((counter): TimelineEvent => ({ do: 'outwit', from: id, to: to.id, counter })))
    : []
  const perplexes = powers.includes('perplex')
    ? all.flatMap((to) =>
        (['attack', 'damage', 'defense', 'range', 'speed'] as const).flatMap((value) =>
          ([1, -1] as const).map((modifier): TimelineEvent => ({ do: 'perplex', from: id, to: to.id, value, modifier }))
        )
      )
    : []
  const sidesteps = powers.includes('sidestep')
    ? squaresIn(board).map((to): TimelineEvent => ({ do: 'action', figure: id, action: 'sidestep', to }))
    : []
  return [[], ...sidesteps.map((one) => [one]), ...outwits.map((one) => [one]), ...perplexes.map((one) => [one])]
}

interface Sum {
  readonly hit: Fraction
  readonly damage: Fraction
  readonly ko: Fraction
}

class Everything {
  readonly best: { hit: Fraction; damage: Fraction; ko: Fraction } = { hit: ZERO, damage: ZERO, ko: ZERO }
  constructor(private readonly board: Board) {}

  private clicks(moment: Moment): number {
    return this.board.opponents.reduce((sum, { id }) => sum + (moment.play.damage.get(id) ?? 0), 0)
  }

  private gone(moment: Moment): number {
    return this.board.opponents.filter(({ id }) => moment.play.state(id).ko).length
  }

  private keyOf(moment: Moment): string {
    return JSON.stringify(moment.play.situation.states.map(({ click, tokens, squares }) => [click, tokens, squares]))
  }

  /** Every roll, and every die to get away where somebody stands next to who moves. */
  private rollsFor(moment: Moment, { moves }: Deed): readonly { dice: readonly [number, number]; way: OnTheWay; share: Fraction }[] {
    const mover = moves === null ? null : moment.play.state(moves)
    const [columns] = this.board.question.map!.size
    const near = (a: number, b: number): boolean =>
      Math.abs((a % columns) - (b % columns)) <= 1 && Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) <= 1
    const based =
      mover !== null &&
      this.board.opponents.some(({ id }) => {
        const other = moment.play.state(id)
        return !other.ko && other.squares.some((square) => mover.squares.some((own) => near(square, own)))
      })
    const kept = mover !== null && this.board.opponents.some(({ teamAbilities = [] }) => teamAbilities.includes(KEEPS))
    const aways = based ? [1, 2, 3, 4, 5, 6] : [6]
    // A die of 1 or 2 keeps it away (TEAM-HYPERTIME).
    const come = kept ? [2, 6, 6] : [6]
    return aways.flatMap((away) =>
      come.flatMap((comes) =>
        ROLLS.map(({ dice, share }) => ({ dice, way: { away, comes }, share: times(share, fraction(1, aways.length * come.length)) }))
      )
    )
  }

  /** What these deeds come to, one after another; what cannot be done where it has come to is left. */
  private counted(moment: Moment, deeds: readonly Deed[], hit: boolean, gone: number, known: Map<string, Sum>): Sum {
    const [deed, ...rest] = deeds
    if (!deed) return { hit: fraction(hit ? 1 : 0), damage: ZERO, ko: fraction(this.gone(moment) > gone ? 1 : 0) }
    const key = `${rest.length} ${hit} ${this.keyOf(moment)}`
    const before = known.get(key)
    if (before) return before
    let sum: Sum = { hit: ZERO, damage: ZERO, ko: ZERO }
    for (const { dice, way, share } of this.rollsFor(moment, deed)) {
      const next = nextMoment(moment, deed.event(dice, way), RULES)
      const after = next.forbidden ? moment : next
      const clicks = this.clicks(after) - this.clicks(moment)
      const then = this.counted(after, rest, hit || clicks > 0, gone, known)
      sum = {
        hit: plus(sum.hit, times(share, then.hit)),
        damage: plus(sum.damage, times(share, plus(then.damage, fraction(clicks)))),
        ko: plus(sum.ko, times(share, then.ko))
      }
    }
    known.set(key, sum)
    return sum
  }

  /** Can it be done by itself, as the turn is planned? Only the first of them has to be. */
  private tryAll(start: Moment, deeds: readonly Deed[], left: readonly CaseFigure[]): void {
    if (deeds.length > 0) {
      const sum = this.counted(start, deeds, false, this.gone(start), new Map())
      for (const measure of ['hit', 'damage', 'ko'] as const)
        if (compare(sum[measure], this.best[measure]) > 0) this.best[measure] = sum[measure]
    }
    for (const figure of left)
      for (const deed of [...deedsOf(this.board, figure), ...chargesWith(this.board, figure)]) {
        // A deed that nobody may do anywhere is not worth counting.
        if (deeds.length === 0 && nextMoment(start, deed.event([3, 4], { away: 6, comes: 6 }), RULES).forbidden) continue
        this.tryAll(
          start,
          [...deeds, deed],
          left.filter(({ id }) => id !== figure.id)
        )
      }
  }

  run(): this {
    const { situation } = situationIn(checkedCase(this.board.question))
    const starts = this.board.own.reduce<readonly (readonly TimelineEvent[])[]>(
      (all, figure) => all.flatMap((events) => freely(this.board, figure).map((more) => [...events, ...more])),
      [[]]
    )
    for (const events of starts) {
      let moment = firstMoment(situation)
      for (const event of events) if (!moment.forbidden) moment = nextMoment(moment, event, RULES)
      if (!moment.forbidden) this.tryAll(moment, [], this.board.own)
    }
    return this
  }
}

/** Two figures against one or two, on a few squares; whoever is hit takes at least a click, and nobody is knocked back. */
function boardOf(seed: number): Board {
  const chance = chanceFrom(seed ^ 0x51f15e)
  const size = [chance.whole(4, 5), chance.whole(2, 3)] as const
  const free = chance.shuffled(Array.from({ length: size[0] * size[1] }, (_, at) => [at % size[0], Math.floor(at / size[0])] as const))
  const figure = (id: string, side: string, powers: readonly string[]): CaseFigure => ({
    id,
    side,
    at: free.pop()!,
    powers,
    speed: chance.whole(2, 4),
    attack: chance.whole(8, 11),
    defense: chance.whole(14, 18),
    damage: chance.whole(3, 4),
    range: chance.pick([0, 5]),
    tokens: chance.pick([0, 0, 1]),
    dial: Array.from({ length: chance.whole(2, 7) }, (_, at) => (at > 1 ? { defense: 14 + chance.whole(0, 3) } : {}))
  })
  const own = [
    figure('A', 'red', seed % 3 === 0 ? [] : [chance.pick(['charge', 'running-shot', 'charge'])]),
    figure('B', 'red', seed % 3 === 0 ? ['perplex'] : seed % 3 === 1 ? ['outwit'] : ['charge'])
  ]
  const opponents = Array.from({ length: chance.whole(1, 2) }, (_, at) =>
    figure(`T${at + 1}`, 'blue', chance.is(0.5) ? ['toughness'] : [])
  ).map((one): CaseFigure => ({ ...one, size: 'colossal' }))
  return {
    own,
    opponents,
    question: {
      format: 'clixcase/1',
      ruleset: chance.pick(['heroclix-2010', 'heroclix-2012', 'heroclix-2013'] as const),
      map: { size },
      turn: { active: 'red', round: 2 },
      figures: [...own, ...opponents],
      ask: { kind: 'preparation', from: ['A', 'B'] }
    }
  }
}

/** What members lend to a friend next to them, or take from those whom it attacks. */
const LENDING = ['batman-enemy', 'sinister-syndicate', 'shield', 'police', 'hydra', 'ppdc'] as const

/** One figure that moves before it attacks, among friends that lend it something and opponents that it may have to roll for. */
function boardOfTeam(seed: number): Board {
  const chance = chanceFrom(seed ^ 0x2b7e15)
  const [columns, rows] = [chance.whole(5, 8), chance.whole(2, 4)]
  const free = chance.shuffled(Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const))
  const team = chance.pick(LENDING)
  const figure = (id: string, side: string, teamAbilities: readonly string[], powers: readonly string[] = []): CaseFigure => ({
    id,
    side,
    at: free.pop()!,
    powers,
    teamAbilities,
    speed: chance.whole(4, 8),
    attack: chance.whole(7, 12),
    defense: chance.whole(14, 18),
    damage: chance.whole(1, 3),
    range: chance.whole(0, 5)
  })
  const own = [figure('A', 'red', [team], [chance.pick(['charge', 'running-shot'])])]
  const friends = ['F', 'G'].slice(0, chance.whole(1, 2)).map((id) => figure(id, 'red', [chance.is(0.7) ? team : chance.pick(LENDING)]))
  const opponents = ['T', 'U'].slice(0, chance.whole(1, 2)).map((id, at): CaseFigure => ({
    ...figure(id, 'blue', at === 0 && chance.is(0.4) ? [KEEPS] : []),
    size: 'colossal',
    dial: Array.from({ length: chance.whole(2, 4) }, () => ({}))
  }))
  return {
    own,
    opponents,
    question: {
      format: 'clixcase/1',
      ruleset: chance.pick(['heroclix-2010', 'heroclix-2012', 'heroclix-2013'] as const),
      map: {
        size: [columns, rows],
        terrain: Array.from({ length: rows }, () => Array.from({ length: columns }, () => chance.pick([...'.......hb'])).join(''))
      },
      turn: { active: 'red', round: 2 },
      figures: [...own, ...friends, ...opponents],
      ask: { kind: 'preparation', from: ['A'] }
    }
  }
}

/** A figure of red with these powers, nobody next to it, and one or two large opponents elsewhere; `free`: the squares that are left. */
function apart(
  chance: Chance,
  [columns, rows]: readonly [number, number],
  { powers, range, clicks }: { powers: () => readonly string[]; range: () => number; clicks: readonly [number, number] }
): Pick<Board, 'own' | 'opponents'> & { readonly free: (readonly [number, number])[] } {
  let free = chance.shuffled(Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const))
  const figure = (id: string, side: string, powersOf: readonly string[]): CaseFigure => ({
    id,
    side,
    at: free.pop()!,
    powers: powersOf,
    speed: chance.whole(4, 10),
    attack: chance.whole(7, 12),
    defense: chance.whole(14, 18),
    damage: chance.whole(1, 3),
    range: range()
  })
  const own = [figure('A', 'red', powers())]
  const [x, y] = own[0]!.at!
  free = free.filter(([column, row]) => Math.max(Math.abs(column - x), Math.abs(row - y)) > 1)
  const opponents = ['T', 'U'].slice(0, chance.whole(1, 2)).map((id): CaseFigure => ({
    ...figure(id, 'blue', []),
    size: 'colossal',
    dial: Array.from({ length: chance.whole(...clicks) }, () => ({}))
  }))
  return { own, opponents, free }
}

/** One figure that may strike with an object that lies somewhere on the board, on its way or off it. */
function boardOfObjects(seed: number): Board {
  const chance = chanceFrom(seed ^ 0x77d1c3)
  const [columns, rows] = [chance.whole(5, 8), chance.whole(2, 4)]
  // Whom a figure broke away from is not known any more when a second move of its action begins (MOV-03).
  const { own, opponents, free } = apart(chance, [columns, rows], {
    powers: () => ['charge', 'super-strength'],
    range: () => 0,
    clicks: [3, 5]
  })
  const square = free.pop()!
  return {
    own,
    opponents,
    question: {
      format: 'clixcase/1',
      ruleset: chance.pick(['heroclix-jan-2010', 'heroclix-2010', 'heroclix-2012', 'heroclix-2013'] as const),
      map: {
        size: [columns, rows],
        terrain: Array.from({ length: rows }, (_, y) =>
          Array.from({ length: columns }, (_, x) => (x === square[0] && y === square[1] ? '.' : chance.pick([...'.......hhb']))).join('')
        )
      },
      turn: { active: 'red', round: 2 },
      objects: [{ id: 'o', kind: chance.pick(['light', 'heavy'] as const), at: square }],
      figures: [...own, ...opponents],
      ask: { kind: 'preparation', from: chance.is(0.5) ? 'A' : ['A'] }
    }
  }
}

/** One figure or two that may move by free action before they attack, to nobody that stands next to them yet. */
function boardOfFreeMoves(seed: number): Board {
  const chance = chanceFrom(seed ^ 0x3c6ef3)
  const [columns, rows] = [chance.whole(5, 7), chance.whole(3, 5)]
  // What it does where it does not get away is no plan.
  const { own, opponents } = apart(chance, [columns, rows], {
    powers: () => chance.pick([['sidestep'], ['sidestep', 'super-strength']]),
    range: () => chance.pick([0, 0, 2, 3]),
    clicks: [2, 4]
  })
  return {
    own,
    opponents,
    question: {
      format: 'clixcase/1',
      ruleset: 'heroclix-2013',
      map: {
        size: [columns, rows],
        terrain: Array.from({ length: rows }, () => Array.from({ length: columns }, () => chance.pick([...'.......hb'])).join(''))
      },
      turn: { active: 'red', round: 2 },
      figures: [...own, ...opponents],
      ask: { kind: 'preparation', from: chance.is(0.5) ? 'A' : ['A'] }
    }
  }
}

function expectBest(board: Board): void {
  const { best } = new Everything(board).run()
  const ruling = rulingOn(board.question) as unknown as PreparationRuling
  expect(ruling.verdict).not.toBe('unfinished')
  const at = (measure: 'hit' | 'damage' | 'ko') => ruling.plans[ruling.bestBy[measure] ?? -1]
  const plain = (fraction = '0'): string => fraction.replace(/\/1$/, '')
  expect({
    hit: plain(at('hit')?.hit.fraction),
    damage: plain(at('damage')?.turned.fraction),
    ko: plain(at('ko')?.ko?.fraction)
  }).toEqual({ hit: fractionText(best.hit), damage: fractionText(best.damage), ko: fractionText(best.ko) })
}

const SHORT_FREE = [1, 8, 15, 26, 36]
const SHORT_OBJECTS = [15, 44, 45, 50, 56]

describe('the best turn', () => {
  // Boards 3 and 4 take as long as all others together; 9 is the quickest.
  it.each(LONG ? [3, 4, 7, 8, 9] : [9])('of two figures is the best of everything that they could do: board %i', (seed) => {
    expectBest(boardOf(seed))
  })

  // In the short run only boards where a stand beside a friend, or a die on the way, makes the difference.
  it.each(LONG ? Array.from({ length: 100 }, (_, at) => at + 1) : [12, 27, 33, 35, 68, 176])(
    'of one figure is the best where friends lend it something: board %i',
    (seed) => {
      expectBest(boardOfTeam(seed))
    }
  )

  // In the short run only boards where an object beside the way, and next to neither end of it, makes the difference.
  it.each(LONG ? Array.from({ length: 100 }, (_, at) => at + 1) : SHORT_OBJECTS)(
    'of one figure is the best where it may take up an object on its way: board %i',
    (seed) => {
      expectBest(boardOfObjects(seed))
    }
  )

  it.each(LONG ? Array.from({ length: 100 }, (_, at) => at + 1) : SHORT_FREE)(
    'of one figure is the best where it may move by free action first: board %i',
    (seed) => {
      expectBest(boardOfFreeMoves(seed))
    }
  )
})
