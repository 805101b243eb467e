/** Changes of a Descent position, and what the app says of it. */
import { describe, expect, it } from 'vitest'
import { spacesOf } from '../../../../../src/shared/games/descent/board.ts'
import type { DescentCase } from '../../../../../src/shared/games/descent/case.ts'
import { parseDescent } from '../../../../../src/shared/games/descent/parse.ts'
import { answerGame } from '../../../../../src/shared/games/answer.ts'
import { descentAdapter } from '../../../../../src/renderer/model/descent/descentAdapter.ts'
import {
  asAttack,
  figureById,
  figureOn,
  moveFigure,
  putFigure,
  removeFigure,
  resizeFigure,
  toggleObstacle,
  toggleWall,
  withAttack,
  withAttacker,
  withDie,
  withoutAbility,
  withShields,
  withSize
} from '../../../../../src/renderer/model/descent/descentEdit.ts'
import { faceProblem, knownFaces, usableFaces } from '../../../../../src/renderer/model/descent/descentFaces.ts'
import { oddsCase, oddsOf, rerollCase } from '../../../../../src/renderer/model/descent/descentOdds.ts'
import { MADE_UP } from '../../../shared/games/descent/faces.ts'

const BEGIN = descentAdapter.begin()
const ruled = (value: DescentCase) => {
  const parsed = parseDescent(value)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return answerGame(parsed.value)
}

describe('the first table', () => {
  it('is a question that is ruled on, and says itself in words', () => {
    expect([ruled(BEGIN).verdict, ruled(BEGIN).notConsidered]).toEqual(['hit', []])
    expect(descentAdapter.missing(BEGIN)).toBeNull()
    expect(descentAdapter.title(BEGIN)).toBe('Hero 1 attacks Monster 1 with a Ranged weapon')
  })

  it('cleared asks for figures, then for attacker and space', () => {
    const empty = descentAdapter.cleared(BEGIN)
    expect(descentAdapter.missing(empty)).toBe('Put a hero and a monster on the board.')
    const one = putFigure(empty, 'red', 1, [0, 0])!
    const two = putFigure(one.value, 'blue', 4, [3, 0])!
    expect(descentAdapter.missing(two.value)).toBe('Choose the attacker: tap it.')
    const chosen = withAttacker(two.value, one.id)
    expect(descentAdapter.missing(chosen)).toBe('Now tap the space that is attacked.')
    expect(descentAdapter.missing(withAttack(chosen, { space: [3, 0] }))).toBeNull()
    expect(descentAdapter.missing(withAttack(chosen, { space: [3, 0], weapon: { type: 'melee', dice: [] } }))).toBe(
      'Choose the dice of the attack.'
    )
  })
})

describe('figures', () => {
  it('stand on as many spaces as they fill, and only where there is room', () => {
    const big = putFigure(BEGIN, 'blue', 6, [0, 0])!
    expect(spacesOf(figureById(big.value, big.id)!)).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0, 2],
      [1, 2]
    ])
    expect(putFigure(BEGIN, 'blue', 4, [8, 7])).toBeNull()
    expect(putFigure(BEGIN, 'blue', 1, [4, 2])).toBeNull()
    expect(putFigure(BEGIN, 'blue', 1, [1, 3])).toBeNull()
    expect(resizeFigure(BEGIN, 'monster-1', 1)).not.toBeNull()
    expect(resizeFigure(BEGIN, 'monster-3', 1)!.figures!.at(-1)).toEqual({ id: 'monster-3', name: 'Monster 3', side: 'blue', at: [7, 4] })
  })

  it('keep being attacked when they move, in the same of their spaces', () => {
    const aimed = withAttack(BEGIN, { space: [8, 5] })
    const moved = moveFigure(aimed, 'monster-3', [6, 5])!
    expect(asAttack(moved).ask.space).toEqual([7, 6])
    expect(figureOn(moved, [7, 6])?.id).toBe('monster-3')
    expect(moveFigure(BEGIN, 'monster-3', [9, 7])).toBeNull()
  })

  it('that attack their attacker turn the question round', () => {
    const turned = asAttack(withAttacker(BEGIN, 'monster-1'))
    expect(turned.ask).toMatchObject({ attacker: 'monster-1', monster: true, space: [1, 3], defense: [] })
    expect(ruled(turned).because.some(({ rule, weight }) => rule === 'D2-04' && weight === 'contributes')).toBe(true)
  })

  it('that are taken off leave no trace in the question', () => {
    const left = removeFigure(removeFigure(BEGIN, 'monster-1'), 'hero-1')
    expect(asAttack(left).ask).toMatchObject({ attacker: '', defense: [] })
    expect(descentAdapter.missing(left)).toBe('Choose the attacker: tap it.')
  })
})

describe('the board', () => {
  it('gets obstacles where nobody stands, and loses them again', () => {
    const up = toggleObstacle(BEGIN, [0, 0])
    expect(up.map!.terrain![0]).toBe('b.........')
    expect(toggleObstacle(up, [0, 0]).map!.terrain).toEqual(BEGIN.map!.terrain)
    expect(toggleObstacle(BEGIN, [1, 3])).toBe(BEGIN)
  })

  it('gets a wall on the edge nearest to the tap, once, and never at its rim', () => {
    const bare = { ...BEGIN, map: { size: [4, 4] } } as const
    expect(toggleWall(bare, [1, 1], [1.9, 1.5]).map!.walls).toEqual([
      [
        [1, 1],
        [2, 1]
      ]
    ])
    expect(toggleWall(bare, [1, 1], [1.5, 1.1]).map!.walls).toEqual([
      [
        [1, 0],
        [1, 1]
      ]
    ])
    expect(toggleWall(toggleWall(bare, [1, 1], [1.9, 1.5]), [2, 1], [2.1, 1.5]).map!.walls).toEqual([])
    expect(toggleWall(bare, [0, 1], [0.1, 1.5])).toBe(bare)
  })

  it('is not cut where somebody stands', () => {
    expect(withSize(BEGIN, [6, 6])).toMatchObject({ id: 'hero-2' })
    const less = withSize(removeFigure(removeFigure(BEGIN, 'hero-2'), 'monster-3'), [8, 6]) as DescentCase
    expect(less.map).toMatchObject({
      size: [8, 6],
      walls: [
        [
          [5, 3],
          [6, 3]
        ],
        [
          [5, 4],
          [6, 4]
        ]
      ]
    })
    expect(less.map!.terrain!.map((row) => row.length)).toEqual([8, 8, 8, 8, 8, 8])
  })
})

describe('weapon, spending and shields', () => {
  it('keep the dice in the order of their colours', () => {
    expect(withDie({ type: 'melee', dice: ['blue', 'red'] }, 'yellow', 1)).toEqual(['blue', 'yellow', 'red'])
    expect(withDie({ type: 'melee', dice: ['blue', 'red', 'red'] }, 'red', -1)).toEqual(['blue', 'red'])
    expect(withDie({ type: 'melee', dice: ['red'] }, 'blue', -1)).toEqual(['red'])
  })

  it('mean the same abilities when one is taken off the card', () => {
    const bought = withAttack(BEGIN, { spend: [0, 2] })
    expect(asAttack(withoutAbility(bought, 1)).ask.spend).toEqual([0, 1])
    expect(asAttack(withoutAbility(bought, 0)).ask.spend).toEqual([1])
    expect(asAttack(withoutAbility(BEGIN, 0)).ask.spend).toBeUndefined()
  })

  it('name each defender once', () => {
    expect(asAttack(withShields(BEGIN, 'monster-1', 3)).ask.defense).toEqual([{ figure: 'monster-1', shields: 3 }])
    expect(asAttack(withShields(BEGIN, 'monster-1', undefined)).ask.defense).toEqual([])
  })
})

describe('chances and rerolls beside the attack', () => {
  it('take the weapon, the distance and the faces of the dice that are rolled', () => {
    const asked = oddsCase(BEGIN, ['brown'], { blue: MADE_UP.blue, red: MADE_UP.red })
    expect(asked.ask).toMatchObject({
      kind: 'descent-odds',
      attacker: 'hero-1',
      space: [5, 2],
      defenseDice: ['brown'],
      faces: { blue: MADE_UP.blue }
    })
    expect('red' in (asked.ask as { faces: object }).faces).toBe(false)
    expect(oddsOf(asked)).toMatchObject({ verdict: 'faces-missing', distance: 4, missing: ['yellow'] })
    expect(asAttack(asked).ask).toMatchObject({ attacker: 'hero-1', space: [5, 2], weapon: asAttack(BEGIN).ask.weapon })
  })

  it('say what they still need', () => {
    expect(oddsOf(oddsCase(withAttack(BEGIN, { weapon: { type: 'melee', dice: [] } }), [], {}))).toBe('Choose dice first.')
    expect(oddsOf(oddsCase(withAttack(BEGIN, { space: [1, 3] }), [], {}))).toMatch(/^Choose attacker and target first/)
  })

  it('as questions of their own lead back to an attack', () => {
    const asked = rerollCase(BEGIN, { dice: 'defense', during: 'attribute-test' })
    expect(ruled(asked).verdict).toBe('illegal')
    expect(descentAdapter.title(asked)).toBe('May defense dice be rolled again in an attribute test?')
    expect(asAttack(asked).ask.attacker).toBe('hero-1')
  })
})

describe('entered faces', () => {
  it('begin with what is published, which is not the whole of any die', () => {
    expect(knownFaces('blue').map(({ range, miss }) => (miss ? 'X' : range))).toEqual([2, 3, 4, 5, 6, 'X'])
    expect(knownFaces('red').map(({ hearts }) => hearts)).toEqual([3, 3, 2, 2, 2, 1])
    for (const die of ['blue', 'yellow', 'red'] as const) expect(faceProblem(die, knownFaces(die))).toMatch(/^The .* die shows /)
  })

  it('are used as far as they can be true, whatever was kept', () => {
    expect(Object.keys(usableFaces({ blue: MADE_UP.blue, yellow: MADE_UP.blue }))).toEqual(['blue'])
    expect([usableFaces(undefined), usableFaces('x'), usableFaces({ blue: 3 })]).toEqual([{}, {}, {}])
  })
})
