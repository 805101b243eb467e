/**
 * Odds and prepared attacks against brute force: every roll of every die put to the engine as a question of an attack,
 * one by one, and counted. Nothing of how the odds are worked out is used here, only the case format.
 */
import { describe, expect, it } from 'vitest'
import type { CaseFigure, ClixCase } from '../../src/shared/contract/case.ts'
import { rulingOn } from '../support/askEngine.ts'
import { chanceFrom } from '../support/seeded.ts'
import { countAttack, fractionText } from './countedOdds.ts'

const DEFENSES = [
  [],
  ['toughness'],
  ['invulnerability'],
  ['impervious'],
  ['super-senses'],
  ['energy-shield-deflection'],
  ['combat-reflexes'],
  ['super-senses', 'toughness']
] as const
const ATTACKS: readonly { readonly powers: readonly string[]; readonly used: readonly string[]; readonly close: boolean | null }[] = [
  { powers: [], used: [], close: null },
  { powers: ['blades-claws-fangs'], used: ['blades-claws-fangs'], close: true },
  { powers: ['exploit-weakness'], used: ['exploit-weakness'], close: true },
  { powers: ['penetrating-psychic-blast'], used: ['penetrating-psychic-blast'], close: false },
  { powers: ['steal-energy'], used: [], close: true }
]

function randomCase(seed: number): ClixCase {
  const chance = chanceFrom(seed)
  const pick = (n: number): number => chance.whole(0, n - 1)
  const of = chance.pick
  const ruleset = of(['heroclix-2010', 'heroclix-2012', 'heroclix-2013'] as const)
  const attack = of(ATTACKS)
  const close = attack.close ?? pick(2) === 0
  const dial = (n: number) => Array.from({ length: n }, () => ({}))
  const target: CaseFigure = {
    id: 'T',
    at: close ? [3, 2] : [6, 2],
    defense: 13 + pick(8),
    powers: [...of(DEFENSES), ...(ruleset === 'heroclix-2013' && pick(4) === 0 ? ['invincible'] : [])],
    ...(pick(2) === 0 ? { dial: dial(1 + pick(6)) } : {}),
    ...(pick(6) === 0 ? { teamAbilities: ['mystics'] } : {})
  }
  const figures: CaseFigure[] = [
    { id: 'A', at: [2, 2], attack: 8 + pick(5), damage: 1 + pick(5), powers: attack.powers, ...(pick(4) === 0 ? { dial: dial(3) } : {}) },
    target,
    ...(pick(3) === 0 ? [{ id: 'W', side: 'blue', at: [0, 6], powers: ['probability-control'] } as const] : []),
    ...(pick(4) === 0 ? [{ id: 'F', side: 'red', at: [2, 5], powers: ['probability-control'] } as const] : [])
  ]
  return {
    format: 'clixcase/1',
    ruleset,
    map: { size: [10, 7], terrain: Array.from({ length: 7 }, (_, y) => (y === 2 && pick(2) === 0 ? '....h.....' : '..........')) },
    turn: { active: 'red', round: 2 },
    ...(pick(5) === 0 ? { conditions: ['armor-wars'] } : {}),
    figures,
    ask: {
      kind: 'odds',
      from: 'A',
      to: 'T',
      attack: close ? 'close' : 'ranged',
      ...(attack.used.length > 0 ? { powers: attack.used } : {})
    }
  }
}

describe('odds of an attack', () => {
  it.each(Array.from({ length: 20 }, (_, index) => 4101 + index))('are what counting every roll gives (seed %i)', (seed) => {
    const question = randomCase(seed)
    if (question.ask.kind !== 'odds') throw new Error('not odds')
    const { kind: _, to, ...rest } = question.ask
    const ruling = rulingOn(question) as unknown as {
      needed: number | null
      hit: { fraction: string }
      hitWithDoubles: { fraction: string }
      clicks: { taken: number; fraction: string }[]
      expected: { fraction: string }
      ko: { fraction: string } | null
      knockBack: { chance: { fraction: string }; damage: { fraction: string } }
    }
    const opposing = question.figures!.some(({ id }) => id === 'W') ? 1 : 0
    const own = question.figures!.some(({ id }) => id === 'F') ? 1 : 0
    const counted = countAttack({ ...question, ask: { kind: 'attack', ...rest, targets: [to], dice: [3, 4] } }, { opposing, own })
    expect(
      {
        hit: ruling.hit.fraction,
        doubles: ruling.hitWithDoubles.fraction,
        clicks: Object.fromEntries(ruling.clicks.map(({ taken, fraction }) => [taken, fraction])),
        ko: ruling.ko?.fraction ?? null,
        back: ruling.knockBack.chance.fraction,
        hurt: ruling.knockBack.damage.fraction
      },
      JSON.stringify(question)
    ).toEqual({
      hit: fractionText(counted.hit),
      doubles: fractionText(counted.doubles),
      clicks: Object.fromEntries([...counted.clicks].map(([taken, share]) => [taken, fractionText(share)])),
      ko: question.figures!.find(({ id }) => id === to)!.dial ? fractionText(counted.ko) : null,
      back: fractionText(counted.knockedBack),
      hurt: fractionText(counted.knockBackHurts)
    })
  })
})

interface Prepared {
  readonly steps: readonly (Readonly<Record<string, unknown>> & { readonly do: string })[]
  readonly hit: { readonly fraction: string }
  readonly expected: { readonly fraction: string }
  readonly ko: { readonly fraction: string } | null
}

/** The position as the steps before the attack leave it, or null where the case format cannot say it. */
function prepared(question: ClixCase, plan: Prepared): ClixCase | null {
  let figures = question.figures!
  const change = (id: string, by: (figure: CaseFigure) => Partial<CaseFigure>): void => {
    figures = figures.map((figure) => (figure.id === id ? { ...figure, ...by(figure) } : figure))
  }
  for (const step of plan.steps) {
    if (step.do === 'outwit') change(step.figure as string, () => ({ countered: [step.counter as string] }))
    // One more or less, on the printed value: the same where nothing replaces or halves it.
    if (step.do === 'perplex')
      change(step.figure as string, (figure) => ({
        [step.value as string]:
          ((figure as unknown as Record<string, number | undefined>)[step.value as string] ?? 10) + (step.modifier as number)
      }))
    if (step.do === 'move') change('A', () => ({ at: (step.path as [number, number][]).at(-1)! }))
    if (step.do === 'pick-up') return null
  }
  const attack = plan.steps.at(-1)!
  const targets = attack.targets as string[]
  return {
    ...question,
    figures,
    ask: {
      kind: 'attack',
      from: 'A',
      targets,
      dice: [3, 4],
      ...(attack.kind === 'thrown' ? {} : { attack: attack.kind as 'close' | 'ranged' }),
      ...(attack.action === null ? {} : { action: attack.action as string }),
      powers: attack.powers as string[],
      choices: {
        ...(attack.expert ? { expert: attack.expert as 'attack' } : {}),
        ...(attack.split ? { split: attack.split as Record<string, number> } : {})
      }
    }
  }
}

describe('prepared attacks', () => {
  const POWERS = [
    'charge',
    'running-shot',
    'blades-claws-fangs',
    'exploit-weakness',
    'penetrating-psychic-blast',
    'close-combat-expert',
    'ranged-combat-expert',
    'outwit',
    'perplex',
    'quake'
  ] as const

  it.each(Array.from({ length: 4 }, (_, index) => 5200 + index))('come to what counting every roll gives, each plan (seed %i)', (seed) => {
    const chance = chanceFrom(seed)
    const pick = (n: number): number => chance.whole(0, n - 1)
    const of = chance.pick
    const side = (id: string, at: [number, number], own: Partial<CaseFigure>): CaseFigure => ({
      id,
      side: 'blue',
      at,
      defense: 15 + pick(5),
      dial: Array.from({ length: 2 + pick(4) }, () => ({})),
      ...own
    })
    const question: ClixCase = {
      format: 'clixcase/1',
      ruleset: of(['heroclix-2012', 'heroclix-2013'] as const),
      map: { size: [10, 7] },
      turn: { active: 'red', round: 2 },
      figures: [
        {
          id: 'A',
          at: [1, 3],
          speed: 8,
          attack: 9 + pick(3),
          defense: 16,
          damage: 2 + pick(3),
          range: 6,
          bolts: 1 + pick(2),
          powers: [...new Set([of(POWERS), of(POWERS), of(POWERS), of(POWERS)])]
        },
        side('T', [5, 2], { powers: [...of(DEFENSES)] }),
        side('U', [6 + pick(3), 5], { powers: [...of(DEFENSES)] })
      ],
      ask: { kind: 'preparation', from: 'A' }
    }
    const { plans } = rulingOn(question) as unknown as { plans: Prepared[] }
    for (const plan of plans) {
      const alone = prepared(question, plan)
      if (!alone) continue
      const counted = countAttack(alone, { opposing: 0, own: 0 })
      expect(
        { hit: plan.hit.fraction, expected: plan.expected.fraction, ko: plan.ko?.fraction },
        JSON.stringify({ question, plan: plan.steps })
      ).toEqual({
        hit: fractionText(counted.hit),
        expected: fractionText(counted.expected),
        ko: fractionText(counted.ko)
      })
    }
  })
})
