/** Seeded questions about the best attack of a turn, on boards so small that everything can be tried. */
import type { CaseFigure, ClixCase, PreparationAsk } from '../../src/shared/contract/case.ts'
import { HEROCLIX } from './randomPosition.ts'
import { chanceFrom } from './seeded.ts'

/** What gives an attack its ways: moves, areas, helpers, rolls that stop damage. */
const OFFENSIVE = [
  'charge',
  'running-shot',
  'hypersonic-speed',
  'leap-climb',
  'flurry',
  'blades-claws-fangs',
  'pulse-wave',
  'penetrating-psychic-blast',
  'outwit',
  'perplex',
  'close-combat-expert',
  'ranged-combat-expert',
  'exploit-weakness',
  'incapacitate',
  'super-strength',
  'quake'
]
const DEFENSIVE = [
  'toughness',
  'invulnerability',
  'super-senses',
  'impervious',
  'stealth',
  'combat-reflexes',
  'shape-change',
  'willpower',
  'mastermind'
]

/** Three to five figures on at most 28 squares: the first, who is asked about, a friend now and then, and opponents. */
export function preparationQuestion(seed: number): ClixCase & { readonly ask: PreparationAsk } {
  const chance = chanceFrom(seed ^ 0x6a09e6)
  const size: readonly [number, number] = [chance.whole(5, 7), chance.whole(2, 4)]
  const [columns, rows] = size
  const free = chance.shuffled(Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const))
  const several = (from: readonly string[], least: number, most: number): readonly string[] =>
    chance.shuffled(from).slice(0, chance.whole(least, most))
  const figure = (id: string, side: string, powers: readonly string[]): CaseFigure => ({
    id,
    side,
    at: free.pop()!,
    powers,
    speed: chance.whole(2, 8),
    attack: chance.whole(8, 11),
    defense: chance.whole(14, 18),
    damage: chance.whole(1, 4),
    range: chance.pick([0, 4, 8]),
    bolts: chance.whole(1, 2),
    tokens: chance.pick([0, 0, 0, 1]),
    ...(chance.is(0.6) && { dial: Array.from({ length: chance.whole(2, 5) }, () => ({})) })
  })
  const others = chance.is(0.5) ? [figure('F', 'red', several(OFFENSIVE, 0, 1))] : []
  return {
    format: 'clixcase/1',
    ruleset: chance.pick(HEROCLIX),
    map: {
      size,
      terrain: Array.from({ length: rows }, () => Array.from({ length: columns }, () => chance.pick([...'......hb'])).join(''))
    },
    figures: [
      figure('A', 'red', several(OFFENSIVE, 3, 5)),
      figure('T', 'blue', several(DEFENSIVE, 0, 2)),
      figure('U', 'blue', several(DEFENSIVE, 0, 2)),
      ...(chance.is(0.5) ? [figure('V', 'blue', several(DEFENSIVE, 0, 2))] : []),
      ...others
    ],
    turn: { active: 'red', round: 2 },
    ask: { kind: 'preparation', from: 'A' }
  }
}

/** What members lend to those next to them, or take from those whom these attack. */
const LENDING = ['batman-enemy', 'sinister-syndicate', 'shield', 'police', 'hydra', 'ppdc']
/** Who comes next to members may have to roll for it; and one that they lend each other. */
const KEEPING = ['hypertime', 'kingdom-come', 'defenders']

/**
 * The same question among teams: the first figure moves before it attacks, friends lend it something where it stands next to them, and it may not
 * come next to every opponent.
 */
export function preparationAmongTeams(seed: number): ClixCase & { readonly ask: PreparationAsk } {
  const question = preparationQuestion(seed)
  const chance = chanceFrom(seed ^ 0x3c6ef3)
  const [columns, rows] = question.map!.size
  const before = question.figures!
  const taken = new Set(before.map(({ at }) => String(at)))
  const free = chance
    .shuffled(Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const))
    .filter((square) => !taken.has(String(square)))
  const team = chance.pick(LENDING)
  const friends = free
    .slice(0, chance.whole(1, 2))
    .map((at, index): CaseFigure => ({ id: `G${index + 1}`, side: 'red', at, attack: chance.whole(10, 13), range: chance.pick([0, 6]) }))
  const moves = chance.pick(['charge', 'running-shot'])
  return {
    ...question,
    figures: [...before, ...friends].map((one): CaseFigure => {
      if (one.side === 'blue') return chance.is(0.5) ? { ...one, teamAbilities: [chance.pick(KEEPING)] } : one
      const mine = { ...one, teamAbilities: chance.is(0.8) ? [team] : chance.shuffled(LENDING).slice(0, 2) }
      return one.id === 'A' ? { ...mine, speed: 8, powers: [...new Set([...one.powers!.slice(0, 3), moves])] } : mine
    })
  }
}
