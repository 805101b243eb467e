/** Seeded questions about lines of fire, targets and knock back under the rules of 2023. */
import type { CanTargetAsk, CaseFigure, ClixCase, KnockBackAsk, LineOfFireAsk, SquareXY } from '../../src/shared/contract/case.ts'
import { isTransition } from '../oracle/modernBoard.ts'
import { squaresOf } from '../oracle/plainBoard.ts'
import { KNOCK_BACK_READINGS, LINE_READINGS, TARGET_READINGS } from '../oracle/modernReadings.ts'
import { askedOf, chosenReadings, modernPosition, type Gift, type ModernWishes } from './modernPositions.ts'
import { chanceFrom, type Chance } from './seeded.ts'

const ability = (id: string, share: number): Gift => ({ field: 'abilities', id, share })
const power = (id: string, share: number): Gift => ({ field: 'powers', id, share })
const team = (id: string, share: number): Gift => ({ field: 'teamAbilities', id, share })

/** Abilities that change lines of fire, with the share of figures that have them. */
export const LINE_GIFTS: readonly Gift[] = [
  ...['elevated', 'hindering', 'blocking', 'outdoor-blocking', 'indoor-blocking', 'destroy-blocking', 'characters'].map((what) =>
    ability(`improved-targeting:${what}`, 0.09)
  ),
  ability('great-size', 0.05),
  ability('sharpshooter', 0.05),
  power('stealth', 0.35),
  power('earthbound-neutralized', 0.06),
  team('superman-ally', 0.04),
  team('batman-ally', 0.06)
]

const TARGET_GIFTS: readonly Gift[] = [
  ...LINE_GIFTS,
  ability('improved-targeting:adjacent', 0.15),
  ability('giant-reach:2', 0.12),
  ability('giant-reach:6', 0.12),
  ability('swim', 0.25),
  ability('immune', 0.05),
  ability('safeguard:outwit', 0.3),
  ...['outwit', 'perplex', 'pulse-wave', 'force-blast'].map((id) => power(id, 0.2)),
  power('battle-fury', 0.05)
]

const KNOCK_BACK_GIFTS: readonly Gift[] = [
  ability('knockback', 0.3),
  ability('flight', 0.25),
  ability('great-size', 0.06),
  power('super-strength', 0.35),
  power('charge', 0.1),
  power('combat-reflexes', 0.1),
  ...['toughness', 'invulnerability', 'impervious', 'invincible'].map((id) => power(id, 0.08))
]

/** A line of fire between two figures, or now and then between squares. */
export function modernLineQuestion(seed: number, wishes: ModernWishes = {}): ClixCase & { ask: LineOfFireAsk } {
  const gifts = [...LINE_GIFTS, power('outwit', 0.1), power('pulse-wave', 0.1), ability('improved-targeting:indoor-blocking', 0.08)]
  const position = modernPosition(seed, { gifts, ...wishes })
  const chance = chanceFrom(seed ^ 0x51ed27)
  const [columns, rows] = position.map.size
  const end = (): string | SquareXY =>
    chance.is(0.8) ? chance.pick(position.figures).id : [chance.whole(0, columns - 1), chance.whole(0, rows - 1)]
  const [from, to] = [end(), end()]
  const user = position.figures.find(({ id }) => id === from)
  const powers = ['outwit', 'pulse-wave'].filter((id) => user?.powers?.includes(id) && !user.countered?.includes(id))
  const use = powers.length > 0 && chance.is(0.6) ? { for: chance.pick(powers) } : {}
  return { ...position, ...chosenReadings(chance, LINE_READINGS), ask: { kind: 'line-of-fire', from, to, ...use } }
}

/** Whether a figure can target another with a close or ranged attack, or with a power that it has. */
export function modernTargetQuestion(seed: number, wishes: ModernWishes = {}): ClixCase & { ask: CanTargetAsk } {
  const position = modernPosition(seed, { gifts: TARGET_GIFTS, ...wishes })
  const chance = chanceFrom(seed ^ 0x77aa11)
  const figures = position.figures.map((figure): CaseFigure => (chance.is(0.4) ? { ...figure, range: chance.whole(0, 10) } : figure))
  const pairs = figures.flatMap((f) => figures.filter((g) => isOverTransition(askedOf(position), f, g)).map((g) => [f, g] as const))
  const [first, second] = pairs.length > 0 && chance.is(0.5) ? chance.pick(pairs) : []
  const from = first ?? chance.pick(figures)
  const others = figures.filter((figure) => figure !== from)
  const near = others.toSorted((f, g) => apart(f, from) - apart(g, from))
  const to = second ?? (chance.is(0.5) ? near[0]! : chance.pick(others))
  const own = ['outwit', 'perplex', 'pulse-wave', 'force-blast'].filter((id) => from.powers?.includes(id) && !from.countered?.includes(id))
  const by = chance.pick(['close-attack', 'close-attack', 'ranged-attack', 'ranged-attack', ...own])
  return {
    ...position,
    figures,
    ...chosenReadings(chance, TARGET_READINGS),
    ask: { kind: 'can-target', from: from.id, to: to.id, with: by }
  }
}

const isOverTransition = (c: ClixCase, f: CaseFigure, g: CaseFigure): boolean =>
  squaresOf(f).some((p) => squaresOf(g).some((q) => isTransition(c, p, q)))

const single = (f: CaseFigure): SquareXY => f.at ?? f.squares![0]!
const apart = (f: CaseFigure, g: CaseFigure): number =>
  Math.max(Math.abs(single(f)[0] - single(g)[0]), Math.abs(single(f)[1] - single(g)[1]))

/** A knock back of one or more figures by one attacker with a single base. */
export function modernKnockBackQuestion(seed: number, wishes: ModernWishes = {}): ClixCase & { ask: KnockBackAsk } {
  const position = modernPosition(seed, { gifts: KNOCK_BACK_GIFTS, ...wishes })
  const chance = chanceFrom(seed ^ 0x3c0ffe)
  const cause = chance.pick(['attack', 'attack', 'attack', 'quake', 'force-blast', 'effect'])
  const gained = cause === 'attack' && chance.is(0.4) ? 'force-blast' : cause
  const [first, ...rest] = position.figures as readonly [CaseFigure, ...CaseFigure[]]
  const { side: _, ...plain } = first
  const attacker: CaseFigure = {
    ...plain,
    side: 'red',
    ...(gained !== 'effect' && gained !== 'attack' && { powers: [...(first.powers ?? []), gained] })
  }
  const others = rest.map((figure): CaseFigure => ({ ...figure, side: chance.is(0.85) ? 'blue' : 'red' }))
  const hit = hitBy(chance, attacker, others, cause)
  const hits = hit.map((figure) => ({ figure: figure.id, ...(cause !== 'force-blast' && { damageTaken: chance.pick([0, 1, 1, 2, 3]) }) }))
  const isTaken = chance.is(0.85)
  const chosen = chance.is(0.75) ? { knockBack: Object.fromEntries(hit.map(({ id }) => [id, isTaken])) } : {}
  const order = hits.length > 1 ? { order: chance.shuffled(hits.map(({ figure }) => figure)) } : {}
  const base = { kind: 'knock-back', from: attacker.id, hits, choices: { ...chosen, ...order } } as const
  const ask: KnockBackAsk =
    cause === 'effect'
      ? { ...base, cause, squares: chance.pick([1, 2, 2, 3, 4, 6]) }
      : cause === 'force-blast'
        ? { ...base, cause }
        : { ...base, cause, attack: cause === 'quake' || chance.is(0.5) ? 'close' : 'ranged' }
  return { ...position, figures: [attacker, ...others], ...chosenReadings(chance, KNOCK_BACK_READINGS), ask }
}

function hitBy(chance: Chance, attacker: CaseFigure, others: readonly CaseFigure[], cause: string): readonly CaseFigure[] {
  const near = others.filter((figure) => apart(figure, attacker) <= (cause === 'quake' ? 1 : 4))
  const some = near.length > 0 ? near : others
  return chance.shuffled(some).slice(0, cause === 'force-blast' ? 1 : chance.pick([1, 1, 2, 3]))
}
