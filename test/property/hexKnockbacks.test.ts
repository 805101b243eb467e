/** HeroScape knockback on turned and mirrored boards: the ruling turns with them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { directionsOf, hexKey } from '../../src/shared/games/heroscape/board.ts'
import { MAP_GROUNDS, type HeroscapeCase, type Hex } from '../../src/shared/games/heroscape/case.ts'
import { caseFiles, questionOf } from '../cases/caseFiles.ts'
import { rulingOn } from '../support/askEngine.ts'
import { fixedRuns, LONG, times } from '../support/seeded.ts'
import { HEX_SYMMETRIES, turnHexRuling, turnQuestion, type HexSymmetry } from '../support/turnHexes.ts'

/** A fixed start makes a red run red again; the long runs have a new one. */
const runs = (usual: number) => (LONG ? { numRuns: times(usual) } : fixedRuns(times(usual)))

const [none, ...others] = HEX_SYMMETRIES
const facts = (question: HeroscapeCase, by: HexSymmetry): unknown => turnHexRuling(rulingOn(question as never) as never, by)

/** Every line that the attacker may choose, each as a question of its own: which of them is told first depends on the board. */
function settled(question: HeroscapeCase): HeroscapeCase[] {
  const [attacker, defender] = [question.ask.attacker, question.ask.defender].map((id) =>
    question.figures.find((figure) => figure.id === id)!
  )
  const open = question.ask.choices?.direction ? [question.ask.choices.direction] : directionsOf(attacker!, defender!)
  return open.length < 2 ? [question] : open.map((direction) => ({ ...question, ask: { ...question.ask, choices: { direction } } }))
}

function expectTurned(question: HeroscapeCase): void {
  for (const one of settled(question)) {
    for (const by of others) expect(facts(turnQuestion(one, by), none!), by.name).toEqual(facts(one, by))
  }
}

const hexes = (radius: number): Hex[] => {
  const found: Hex[] = []
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) found.push([q + 0, r + 0])
  }
  return found
}
const BOARD = hexes(3)

/** A small battlefield with holes and levels, two figures in its middle, of one hex or two, and some in the way. */
const questions = fc
  .record({
    levels: fc.array(fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3, 6, null), { minLength: BOARD.length, maxLength: BOARD.length }),
    defender: fc.integer({ min: 0, max: 5 }),
    attackerTail: fc.option(fc.integer({ min: 0, max: 5 })),
    defenderTail: fc.option(fc.integer({ min: 0, max: 5 })),
    bystanders: fc.array(fc.nat(BOARD.length - 1), { maxLength: 3 }),
    objects: fc.array(fc.tuple(fc.nat(BOARD.length - 1), fc.constantFrom('obstacle' as const, 'destructible' as const, 'glyph' as const)), {
      maxLength: 2
    }),
    ground: fc.array(fc.option(fc.constantFrom(...MAP_GROUNDS), { freq: 3 }), { minLength: BOARD.length, maxLength: BOARD.length }),
    skulls: fc.integer({ min: 0, max: 7 }),
    against: fc.integer({ min: 0, max: 2 }),
    height: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    dieRoll: fc.option(fc.constantFrom('skull' as const, 'blank' as const), { nil: undefined })
  })
  .map((one): HeroscapeCase => {
    const ways: readonly Hex[] = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1]
    ]
    const taken = new Set<string>()
    const take = (hex: Hex | undefined): Hex[] => {
      if (!hex || taken.has(hexKey(hex))) return []
      taken.add(hexKey(hex))
      return [hex]
    }
    const behind = ([q, r]: Hex, way: number | null): Hex | undefined => (way === null ? undefined : [q + ways[way]![0], r + ways[way]![1]])
    const at = ways[one.defender]!
    const attacker = take([0, 0])
    const defender = take(at)
    attacker.push(...take(behind([0, 0], one.attackerTail)))
    defender.push(...take(behind(at, one.defenderTail)))
    const isThere = (hex: Hex, index: number): boolean => one.levels[index] !== null || taken.has(hexKey(hex))
    const more = one.bystanders.flatMap((index) => take(BOARD[index]))
    return {
      format: 'clixcase/1',
      ruleset: 'heroscape-knockback',
      map: {
        hexes: BOARD.flatMap((hex, index) => {
          const level = one.levels[index] ?? (taken.has(hexKey(hex)) ? 0 : null)
          return level === null ? [] : [[...hex, level] as const]
        }),
        ground: Object.fromEntries(
          MAP_GROUNDS.map((kind) => [kind, BOARD.filter((hex, index) => one.ground[index] === kind && isThere(hex, index))])
        )
      },
      figures: [
        { id: 'a', squares: attacker },
        { id: 'd', squares: defender, ...(one.height === undefined ? {} : { height: one.height }) },
        ...more.map((hex, index) => ({ id: `b${index}`, at: hex }))
      ],
      objects: one.objects.flatMap(([index, kind], number) =>
        one.levels[index] === null ? [] : [{ id: `o${number}`, kind, at: BOARD[index]! }]
      ),
      ask: {
        kind: 'heroscape-knockback',
        attacker: 'a',
        defender: 'd',
        attack: { skulls: one.skulls },
        defense: { skulls: one.against },
        ...(one.dieRoll === undefined ? {} : { dieRoll: one.dieRoll })
      }
    }
  })

describe('a HeroScape knockback', () => {
  it('turns with the board', () => {
    fc.assert(fc.property(questions, expectTurned), runs(150))
  })

  it('turns with the board in every golden case', () => {
    const cases = caseFiles()
      .flatMap(({ cases }) => cases)
      .filter(({ ruleset }) => ruleset === 'heroscape-knockback')
    expect(cases.length).toBeGreaterThan(60)
    // In the short run every third, in the long ones all.
    for (const one of cases.filter((_, at) => LONG || at % 3 === 0)) expectTurned(questionOf(one) as unknown as HeroscapeCase)
  })

  it('never spends more than its points, and rolls the die only with points left', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const {
          points,
          spent,
          knockbackDie,
          stoppedBy,
          steps,
          path,
          end,
          destroyed = false
        } = rulingOn(question as never) as never as {
          points: number
          spent: number
          knockbackDie: boolean
          stoppedBy: string | null
          steps: { cost: number }[]
          path: Hex[]
          end: Hex
          destroyed?: boolean
        }
        expect(spent).toBe(steps.reduce((sum, { cost }) => sum + cost, 0))
        expect(spent).toBeLessThanOrEqual(points)
        expect(stoppedBy === null).toBe(destroyed || spent === points)
        expect(knockbackDie).toBe(stoppedBy !== null && stoppedBy !== 'edge')
        expect(path.at(-1) ?? question.figures[1]!.squares![0]).toEqual(end)
      }),
      runs(300)
    )
  })
})
