/** Descent rulings as a whole: what always holds, whatever the question, and how they are printed. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerText } from '../../../../../src/cli/input/answerInput.ts'
import { printRuling } from '../../../../../src/cli/printing/printRuling.ts'
import { answerGame } from '../../../../../src/shared/games/answer.ts'
import type { GameRuling } from '../../../../../src/shared/games/common/game.ts'
import { parseDescent } from '../../../../../src/shared/games/descent/parse.ts'
import type { DescentRuling } from '../../../../../src/shared/games/descent/ruling.ts'
import { toDescentScene } from '../../../../../src/shared/games/descent/scene.ts'
import { MADE_UP } from './faces.ts'
import { fixedRuns } from '../../../../support/seeded.ts'

const small = fc.nat(6)
const space = fc.tuple(fc.nat(4), fc.nat(3))
const ability = fc.record({ cost: fc.integer({ min: 1, max: 2 }), range: fc.nat(2), hearts: fc.nat(2) }, { requiredKeys: ['cost'] })

const attacks = fc
  .record({
    spaces: fc.uniqueArray(space, { minLength: 3, maxLength: 4, selector: String }),
    terrain: fc.array(fc.constantFrom('.....', '..b..', 'b....'), { minLength: 4, maxLength: 4 }),
    target: fc.nat(3),
    type: fc.constantFrom('melee', 'ranged', 'unarmed'),
    dice: fc.array(fc.constantFrom('blue', 'yellow', 'red'), { minLength: 1, maxLength: 3 }),
    surges: fc.array(ability, { maxLength: 3 }),
    result: fc.record({ range: small, hearts: small, surges: fc.nat(3), miss: fc.boolean() }),
    shields: fc.nat(4),
    blast: fc.boolean(),
    repeatSurges: fc.boolean()
  })
  .map(({ spaces, terrain, target, type, dice, surges, result, shields, blast, repeatSurges }) => ({
    format: 'clixcase/1',
    ruleset: 'descent-2e',
    map: { size: [5, 4], terrain },
    figures: spaces.map((at, index) => ({ id: `F${index}`, at, side: index === 0 ? 'red' : 'blue' })),
    ask: {
      kind: 'descent-attack',
      attacker: 'F0',
      weapon: { type, dice, surges, blast },
      space: spaces[target] ?? spaces[1]!,
      result,
      defense: [{ figure: 'F1', shields }],
      repeatSurges
    }
  }))

const ruled = (json: unknown): GameRuling & Readonly<Record<string, unknown>> => {
  const parsed = parseDescent(json)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return answerGame(parsed.value)
}
const damageOf = (ruling: Readonly<Record<string, unknown>>): number =>
  Object.values(ruling.damage as Record<string, number>).reduce((sum, one) => sum + one, 0)

describe('the ruling on an attack', () => {
  it('decides something, says it in whole sentences and names known rules', () => {
    fc.assert(
      fc.property(attacks, (json) => {
        const { because, cites } = ruled(json)
        expect(because.some(({ weight }) => weight === 'decides')).toBe(true)
        for (const { text } of because) expect(text).toMatch(/^[^a-z{}][^{}]*\.$/u)
        expect(new Set(because.map(({ rule }) => rule))).toEqual(new Set(cites.map(({ rule }) => rule)))
      }),
      fixedRuns(500)
    )
  })

  it('deals damage only where it hits, and never less than none', () => {
    fc.assert(
      fc.property(attacks, (json) => {
        const ruling = ruled(json)
        expect(Object.values(ruling.damage as Record<string, number>).every((damage) => damage >= 0)).toBe(true)
        if (ruling.verdict !== 'hit') expect(damageOf(ruling)).toBe(0)
      }),
      fixedRuns(500)
    )
  })

  it('names Blast only where a surge buys it, and calls no surge free that is spent', () => {
    const textsOf = (ability: object, spend: readonly number[] | undefined): (string | undefined)[] =>
      ruled({
        format: 'clixcase/1',
        ruleset: 'descent-2e',
        map: { size: [8, 3] },
        figures: [
          { id: 'H', at: [0, 1] },
          { id: 'M', at: [3, 1] }
        ],
        ask: {
          kind: 'descent-attack',
          attacker: 'H',
          weapon: { type: 'ranged', dice: ['blue', 'yellow'], surges: [ability] },
          space: [3, 1],
          result: { range: 5, hearts: 3, surges: 1, miss: false },
          ...(spend ? { spend } : {}),
          defense: [{ figure: 'M', shields: 2 }]
        }
      }).because.map(({ text }) => text)
    const free = 'No ability adds hearts here: the surges are free for others.'
    expect(textsOf({ cost: 1 }, [0])).toContain('1 surge buys ability 1, and the question does not say what it does.')
    expect(textsOf({ cost: 1, blast: true }, [0])).toContain('1 surge buys ability 1: Blast.')
    expect(textsOf({ cost: 1, other: 'Stun' }, [0])).toContain('1 surge buys ability 1: Stun.')
    expect(textsOf({ cost: 1 }, [0])).not.toContain(free)
    expect(textsOf({ cost: 2 }, [0])).toContain(free)
    expect(textsOf({ cost: 1 }, [])).toContain(free)
    expect(textsOf({ cost: 1 }, undefined)).toContain(free)
  })

  it('is never worse for one more surge, one more range or one more heart', () => {
    fc.assert(
      fc.property(attacks, fc.constantFrom('surges' as const, 'range' as const, 'hearts' as const), (json, what) => {
        const more = { ...json, ask: { ...json.ask, result: { ...json.ask.result, [what]: json.ask.result[what] + 1 } } }
        const [before, after] = [ruled(json), ruled(more)]
        if (before.verdict === 'hit') expect(after.verdict).toBe('hit')
        expect(damageOf(after)).toBeGreaterThanOrEqual(damageOf(before))
      }),
      fixedRuns(500)
    )
  })

  it('left open is the best of its options, and each option is what its spending gives', () => {
    fc.assert(
      fc.property(attacks, (json) => {
        const ruling = ruled(json)
        for (const [index, { choices, ...outcome }] of (ruling.options ?? []).entries()) {
          const chosen = ruled({ ...json, ask: { ...json.ask, spend: choices.spend } })
          expect({ ...chosen, ...outcome }).toEqual(chosen)
          expect(damageOf(chosen)).toBeLessThanOrEqual(damageOf(ruling))
          if (index === 0) expect(chosen.verdict).toBe(ruling.verdict)
        }
      }),
      fixedRuns(200)
    )
  })

  it('makes a picture with the attacker, the target space and what shuts the line', () => {
    fc.assert(
      fc.property(attacks, (json) => {
        const parsed = parseDescent(json)
        if (!parsed.ok) throw new Error('not taken')
        const ruling = answerGame(parsed.value) as DescentRuling
        const scene = toDescentScene(parsed.value, ruling, {
          cursor: null,
          theme: 'dark',
          squareNames: false,
          reducedMotion: true,
          highlighted: []
        })
        expect(scene.tokens.find(({ role }) => role === 'attacker')?.id).toBe('F0')
        expect(scene.marks.filter(({ kind }) => kind === 'blocker').length).toBe((ruling['blockedBy'] as unknown[]).length)
      }),
      fixedRuns(200)
    )
  })
})

describe('whatever a file holds', () => {
  const BASE = [
    {
      format: 'clixcase/1',
      ruleset: 'descent-2e',
      map: {
        size: [5, 4],
        walls: [
          [
            [1, 1],
            [2, 1]
          ]
        ],
        terrain: ['.....', '..b..', '.....', '.....']
      },
      figures: [
        { id: 'H', at: [0, 0] },
        {
          id: 'M',
          squares: [
            [3, 0],
            [4, 0]
          ]
        }
      ],
      ask: {
        kind: 'descent-attack',
        attacker: 'H',
        weapon: { type: 'ranged', dice: ['blue'], surges: [{ cost: 1, range: 1 }] },
        secondWeapon: {},
        space: [3, 0],
        result: { range: 3, hearts: 2, surges: 1, miss: false },
        spend: [0],
        defense: [{ figure: 'M', shields: 1 }]
      }
    },
    {
      format: 'clixcase/1',
      ruleset: 'descent-2e',
      ask: {
        kind: 'descent-odds',
        weapon: { type: 'ranged', dice: ['blue', 'yellow'], surges: [{ cost: 1, range: 1 }] },
        distance: 4,
        defenseDice: ['black'],
        faces: MADE_UP
      }
    },
    { format: 'clixcase/1', ruleset: 'descent-2e', ask: { kind: 'descent-reroll', dice: 'defense', during: 'attack' } }
  ]
  const strange: fc.Arbitrary<unknown> = fc.constantFrom(
    null,
    -1,
    0,
    1,
    2.5,
    1e9,
    '',
    'x',
    'M',
    'blue',
    [],
    {},
    [[0, 0]],
    [0],
    true,
    { secondWeapon: 0 },
    '__proto__'
  )

  /** One value somewhere in it replaced or taken out. */
  function broken(value: unknown, path: readonly number[], by: unknown): unknown {
    const [first, ...rest] = path
    if (typeof value !== 'object' || value === null || first === undefined) return by
    const keys = Object.keys(value)
    const key = keys[first % Math.max(1, keys.length)]
    if (key === undefined) return by
    const copy = structuredClone(value) as Record<string, unknown>
    copy[key] = broken(copy[key], rest, by)
    return copy
  }

  it('there is a ruling or a sentence that names the place, never a fault', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BASE), fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }), strange, (base, path, by) => {
        const {
          answers: [answer]
        } = answerText(JSON.stringify(broken(base, path, by)))
        if (answer!.ok) return
        for (const { code, message } of answer!.problems) {
          expect(code).not.toBe('internal')
          expect(message).toMatch(/^\p{Lu}.*\.$/su)
        }
      }),
      fixedRuns(2000)
    )
  })

  it('prints the spendings as numbers, and says where nothing is bought', () => {
    const { spend: _, ...ask } = {
      ...BASE[0]!.ask,
      weapon: {
        type: 'ranged',
        dice: ['blue'],
        surges: [
          { cost: 1, range: 1 },
          { cost: 1, hearts: 1 }
        ]
      },
      result: { range: 3, hearts: 2, surges: 2 }
    } as Record<string, unknown>
    const {
      answers: [answer]
    } = answerText(JSON.stringify({ ...BASE[0], ask }))
    if (!answer?.ok) throw new Error('not taken')
    const text = printRuling(answer.ruling, answer.case)
    expect(text).toContain('spend 1: Distance 3, range 3, hearts 3; M takes 2')
    expect(text).toContain('spend 0, 1: Distance 3, range 4, hearts 3; M takes 2')
    expect(text).toContain('spend nothing: Distance 3, range 3, hearts 2; M takes 1')
  })
})
