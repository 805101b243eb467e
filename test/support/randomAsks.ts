/** Seeded questions of every kind on one seeded position with figures of every make. */
import type { Ask, CaseFigure, ClixCase } from '../../src/shared/contract/case.ts'
import { ABILITIES, POWERS, randomPosition, type Position } from './randomPosition.ts'
import { knockBackQuestion, lineQuestion, TARGETING } from './randomQuestions.ts'
import { chanceFrom, type Chance } from './seeded.ts'

/** Any valid question of the seven kinds; what the seed asks may well be illegal in the game. */
export function anyQuestion(seed: number): ClixCase {
  const chance = chanceFrom(seed ^ 0x7f4a7c)
  const kind = chance.pick(['line-of-fire', 'can-target', 'targets', 'value', 'attack', 'attack', 'damage', 'knock-back'] as const)
  if (kind === 'line-of-fire') return lineQuestion(seed, { abilities: TARGETING, gifted: 0.1 })
  if (kind === 'knock-back') return knockBackQuestion(seed)
  const position = randomPosition(seed, { powers: POWERS, abilities: ABILITIES, gifted: 0.06 })
  const figures = position.figures.map((f) => withValues(chance, f))
  const from = figures[0]!
  const to = chance.pick(figures.slice(1))
  return { ...position, figures, ask: askOf(chance, kind, position, from, to) }
}

function withValues(chance: Chance, figure: CaseFigure): CaseFigure {
  return {
    ...figure,
    speed: chance.whole(4, 12),
    attack: chance.whole(7, 12),
    defense: chance.whole(14, 19),
    damage: chance.whole(0, 5),
    range: chance.pick([0, 4, 6, 8, 10]),
    bolts: chance.whole(1, 3),
    tokens: chance.pick([0, 0, 1, 2]),
    points: chance.pick([30, 75, 100, 200]),
    ...(chance.is(0.15) && { holding: chance.pick(['ultra-light', 'light', 'heavy', 'ultra-heavy'] as const) }),
    ...(chance.is(0.2) && {
      click: chance.whole(1, 3),
      dial: Array.from({ length: chance.whole(3, 8) }, () => ({
        defense: chance.whole(14, 18),
        damage: chance.whole(1, 4),
        powers: chance.is(0.5) ? [chance.pick(POWERS)] : []
      }))
    })
  }
}

const GRANTS = ['charge', 'running-shot', 'hypersonic-speed', 'flurry', 'leap-climb', 'move'] as const

function askOf(
  chance: Chance,
  kind: 'can-target' | 'targets' | 'value' | 'attack' | 'damage',
  position: Position,
  from: CaseFigure,
  to: CaseFigure
): Ask {
  const die = (): number => chance.whole(1, 6)
  const weapon = chance.pick([
    'close-attack',
    'ranged-attack',
    'thrown-object',
    'outwit',
    'perplex',
    'probability-control',
    'force-blast',
    'telekinesis'
  ])
  switch (kind) {
    case 'can-target': {
      const [x, y] = [chance.whole(0, position.map.size[0] - 2), chance.whole(0, position.map.size[1] - 2)]
      const wall = position.map.walls?.[0]
      const object = position.objects[0]
      const target = chance.pick([
        to.id,
        to.id,
        to.id,
        { square: [x, y] as const },
        ...(wall ? [{ wall }] : []),
        ...(object ? [{ object: object.id }] : [])
      ])
      return { kind, from: from.id, to: target, with: weapon, ...(chance.is(0.2) && { during: chance.pick(GRANTS) }) }
    }
    case 'targets':
      return { kind, from: from.id, with: weapon, ...(chance.is(0.2) && { during: chance.pick(GRANTS) }) }
    case 'value':
      return {
        kind,
        figure: to.id,
        value: chance.pick(['speed', 'attack', 'defense', 'damage', 'range']),
        ...(chance.is(0.6) && { against: { from: from.id, attack: chance.pick(['close', 'ranged'] as const) } }),
        ...(chance.is(0.3) && { during: chance.pick(['move', 'close', 'ranged', ...GRANTS]) }),
        ...(chance.is(0.4) && {
          effects: [
            { source: 'perplex', modifier: chance.pick([-1, 1]) },
            { source: 'test', replacement: chance.whole(1, 18) }
          ]
        })
      }
    case 'attack': {
      const attack = chance.pick(['close', 'ranged'] as const)
      const extra = [
        'quake',
        'pulse-wave',
        'energy-explosion',
        'penetrating-psychic-blast',
        'incapacitate',
        'blades-claws-fangs',
        'exploit-weakness'
      ]
      const rolls = Object.fromEntries(
        position.figures.map((f) => [
          f.id,
          {
            'super-senses': die(),
            impervious: [die(), die()],
            'shape-change': die(),
            'blades-claws-fangs': die()
          }
        ])
      )
      const others = position.figures.filter((f) => f.id !== from.id)
      const targets = chance.is(0.8)
        ? [to.id]
        : chance
            .shuffled(others)
            .slice(0, 2)
            .map((f) => f.id)
      return {
        kind,
        from: from.id,
        targets,
        attack,
        dice: [die(), die()],
        rolls,
        ...(chance.is(0.3) && { action: chance.pick(GRANTS) }),
        ...(chance.is(0.3) && { powers: [chance.pick(extra)] }),
        ...(chance.is(0.5) && { choices: { knockBack: Object.fromEntries(others.map((f) => [f.id, chance.is(0.5)])) } })
      }
    }
    case 'damage':
      return {
        kind,
        to: to.id,
        amount: chance.whole(0, 7),
        type: chance.pick(['normal', 'penetrating', 'unavoidable', 'pushing', 'knock-back']),
        ...(chance.is(0.3) && { critical: 1 }),
        ...(chance.is(0.8) && { rolls: { impervious: die() } })
      }
  }
}
