/** Seeded questions on seeded positions, one kind each; all are valid cases. */
import type { CaseFigure, ClixCase, KnockBackAsk, KnockBackHit, LineOfFireAsk, SquareXY, Step } from '../../src/shared/contract/case.ts'
import { randomPosition, type Wishes } from './randomPosition.ts'
import { chanceFrom, type Chance } from './seeded.ts'

export const TARGETING = [
  'elevated',
  'hindering',
  'water',
  'blocking',
  'indoor-blocking',
  'outdoor-blocking',
  'characters',
  'friendly-characters',
  'opposing-characters'
].map((what) => `improved-targeting:${what}`)

/** A line of fire between two figures, or now and then between squares. */
export function lineQuestion(seed: number, wishes: Wishes = {}): ClixCase & { ask: LineOfFireAsk } {
  const position = randomPosition(seed, wishes)
  const chance = chanceFrom(seed ^ 0x51ed27)
  const end = (): string | SquareXY => {
    const [columns, rows] = position.map.size
    return chance.is(0.8) ? chance.pick(position.figures).id : [chance.whole(0, columns - 1), chance.whole(0, rows - 1)]
  }
  return { ...position, ask: { kind: 'line-of-fire', from: end(), to: end() } }
}

/** A line between two squares that runs exactly through grid corners (LOF-04). */
export function cornerQuestion(seed: number, wishes: Wishes = {}): ClixCase & { ask: LineOfFireAsk } {
  const position = randomPosition(seed, wishes)
  const chance = chanceFrom(seed ^ 0x2b7e15)
  const [columns, rows] = position.map.size
  for (;;) {
    const from: SquareXY = [chance.whole(0, columns - 1), chance.whole(0, rows - 1)]
    const [a, b] = chance.pick([
      [1, 1],
      [1, 1],
      [3, 1],
      [1, 3],
      [5, 3],
      [1, 5],
      [7, 1],
      [5, 1],
      [3, 5]
    ] as const)
    const steps = chance.whole(1, 5)
    const to: SquareXY = [from[0] + a * steps * chance.pick([-1, 1]), from[1] + b * steps * chance.pick([-1, 1])]
    if (to[0] < 0 || to[1] < 0 || to[0] >= columns || to[1] >= rows) continue
    return { ...position, ask: { kind: 'line-of-fire', from, to } }
  }
}

const single = (f: CaseFigure): SquareXY => f.at ?? f.squares![0]!
const apart = (f: CaseFigure, g: CaseFigure): number =>
  Math.max(Math.abs(single(f)[0] - single(g)[0]), Math.abs(single(f)[1] - single(g)[1]))

/** A knock back of one or more figures by one attacker of a single base; every die that could be asked for is given. */
export function knockBackQuestion(seed: number, wishes: Wishes = {}): ClixCase & { ask: KnockBackAsk } {
  const position = randomPosition(seed, {
    powers: ['charge', 'combat-reflexes', 'toughness'],
    abilities: ['flight'],
    gifted: 0.12,
    special: ['deep-space', 'helicarrier-10000-feet-below', 'wylden-watch-chasm', 'space-racetrack-low-gravity', 'graveyard-orange'],
    ...wishes
  })
  const chance = chanceFrom(seed ^ 0x3c0ffe)
  const special = position.ruleset === 'heroclix-2012' && chance.is(0.25)
  const figures = position.figures.map((f, i) => {
    const one = withReducer(chance, i === 0 ? withOneSquare(f) : f, position.ruleset)
    // Whether Combat Reflexes may be used against these effects is nowhere said.
    return special ? { ...one, powers: one.powers?.filter((power) => power !== 'combat-reflexes') } : one
  })
  const attacker = figures[0]!
  const others = chance.shuffled(figures.slice(1)).sort((f, g) => apart(f, attacker) - apart(g, attacker))
  const isNext = apart(others[0]!, attacker) === 1 && others[0]!.squares === undefined
  // Repulsor Rays where they reach, also with a range halved by space.
  const isNear = others.every((f) => apart(f, attacker) < 4)
  const cause = special
    ? chance.pick(['swat', 'living-bomb-burst', isNear ? 'repulsor-rays' : 'swat'])
    : chance.pick([
        'attack',
        'attack',
        'attack',
        isNext ? 'force-blast' : 'attack',
        isNext && position.ruleset !== 'heroclix-2010' ? 'quake' : 'attack'
      ])
  const hit =
    cause === 'attack' || special
      ? chance.shuffled(others.slice(0, 6)).slice(0, chance.pick([1, 1, 1, 2, 4]))
      : cause === 'quake'
        ? others.filter((f) => apart(f, attacker) === 1)
        : others.slice(0, 1)
  const hits = hit.map((f): KnockBackHit => {
    const damageTaken = chance.whole(0, 6)
    return { figure: f.id, damageTaken, ...(chance.is(0.3) && { damageDealt: damageTaken + chance.whole(0, 2) }) }
  })
  const pair = chance.whole(2, 6)
  const choices = {
    knockBack: Object.fromEntries(hit.map((f) => [f.id, chance.is(0.5)])),
    direction: position.ruleset === 'heroclix-2010' && chance.is(0.5) ? chosenDirections(chance, attacker, hit) : {},
    order: chance.shuffled(hits.map((h) => h.figure))
  }
  const [x, y] = single(hit[0]!)
  const letter = position.map.terrain![y]![x]!
  const inSpace = position.map.legend?.[letter]?.includes('special:deep-space') ?? false
  const base = { kind: 'knock-back', from: attacker.id, attack: isNext ? 'close' : 'ranged', choices } as const
  const ask: KnockBackAsk =
    cause === 'force-blast'
      ? { ...base, hits: [{ figure: hit[0]!.id }], cause, roll: inSpace ? [chance.whole(1, 6), chance.whole(1, 6)] : [chance.whole(1, 6)] }
      : { ...base, hits, cause, dice: chance.is(0.75) || cause === 'quake' ? [pair, pair] : [2, 5] }
  return {
    ...position,
    figures,
    ask: { ...ask, rolls: Object.fromEntries(figures.map((f) => [f.id, { impervious: chance.whole(1, 6) }])) }
  }
}

function withOneSquare({ squares, ...rest }: CaseFigure): CaseFigure {
  return squares ? { ...rest, at: squares[0]! } : rest
}

/** At most one reducer each, so that no player has a choice that the question leaves open. */
function withReducer(chance: Chance, figure: CaseFigure, ruleset: string): CaseFigure {
  const has = ['toughness', 'combat-reflexes'].some((power) => figure.powers?.includes(power))
  if (has || !chance.is(0.3)) return figure
  const reducers = ['invulnerability', 'impervious', ...(ruleset === 'heroclix-2013' ? ['invincible'] : [])]
  return { ...figure, powers: [...(figure.powers ?? []), chance.pick(reducers)] }
}

/** 2010: one of the two directions open for every figure that is off the straight lines. */
function chosenDirections(chance: Chance, attacker: CaseFigure, hit: readonly CaseFigure[]): Record<string, Step> {
  const chosen: Record<string, Step> = {}
  for (const f of hit) {
    const [dx, dy] = [single(f)[0] - single(attacker)[0], single(f)[1] - single(attacker)[1]]
    if (dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy)) continue
    const straight: Step = Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)]
    chosen[f.id] = chance.is(0.5) ? straight : [Math.sign(dx), Math.sign(dy)]
  }
  return chosen
}
