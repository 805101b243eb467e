/** Changes of a Descent position, and what the app says of it. */
import { describe, expect, it } from 'vitest'
import { spacesOf } from '../../../../../src/shared/games/descent/board.ts'
import type { DescentCase, DescentFigure, Space } from '../../../../../src/shared/games/descent/case.ts'
import { parseDescent } from '../../../../../src/shared/games/descent/parse.ts'
import { answerGame } from '../../../../../src/shared/games/answer.ts'
import { descentAdapter, targetChoices } from '../../../../../src/renderer/model/descent/descentAdapter.ts'
import {
  asAttack,
  editFigure,
  figureById,
  figureName,
  figureOn,
  hasTarget,
  moveFigure,
  putFigure,
  removeFigure,
  resizeFigure,
  sideOf,
  nameOf,
  toggleObstacle,
  toggleWall,
  withAbility,
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
    expect(descentAdapter.title({ ...BEGIN, title: 'At the bridge' })).toBe('At the bridge')
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

  it('of a melee attack hold nothing of distance, and nothing that was not chosen', () => {
    const melee = { type: 'melee', dice: ['blue', 'red'] } as const
    const asked = oddsCase(withAttack(BEGIN, { weapon: melee, space: [1, 3] }), [], {})
    expect(asked.ask).toEqual({ kind: 'descent-odds', weapon: melee })
    expect(oddsOf(asked)).toMatchObject({ verdict: 'faces-missing' })
  })

  it('need no target where the distance is told, and no die of defense counts as one of attack', () => {
    const aimless = oddsCase(withAttack(BEGIN, { space: [1, 3] }), [], {})
    const told = { ...aimless, ask: { kind: 'descent-odds', weapon: asAttack(BEGIN).ask.weapon, distance: 3 } } as const
    expect(oddsOf(told)).toMatchObject({ verdict: 'faces-missing', distance: 3 })
    const wrong = { ...told, ask: { ...told.ask, weapon: { type: 'ranged', dice: ['blue', 'brown'] } } } as unknown as DescentCase
    expect(oddsOf(wrong)).toBe('Choose dice first.')
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

const NO_FIGURES: DescentCase = {
  format: 'clixcase/1',
  ruleset: 'descent-2e',
  ask: { kind: 'descent-reroll', dice: 'attack', during: 'attack' }
}
const WITHOUT_SIDES: DescentCase = {
  ...BEGIN,
  figures: [
    { id: 'a', at: [0, 0] },
    { id: 'b', name: ' Bo ', at: [1, 1] },
    { id: 'c', at: [2, 2] }
  ]
}

describe('the question as an attack', () => {
  it('begins with the first figure, in its own space, with two dice of a melee weapon, and nothing rolled', () => {
    const ask = {
      kind: 'descent-attack',
      attacker: 'hero-1',
      weapon: { type: 'melee', dice: ['blue', 'red'], surges: [] },
      space: [1, 3],
      result: { range: 0, hearts: 0, surges: 0, miss: false }
    }
    expect(asAttack({ ...BEGIN, ask: NO_FIGURES.ask }).ask).toStrictEqual(ask)
    expect(asAttack(NO_FIGURES)).toStrictEqual({ ...NO_FIGURES, ask: { ...ask, attacker: '', space: [0, 0] } })
  })

  it('takes over who attacks in a question about chances, in its first space where no target is named', () => {
    const weapon = { type: 'ranged', dice: ['yellow'] } as const
    const odds = (more: object): DescentCase => ({ ...BEGIN, ask: { kind: 'descent-odds', weapon, ...more } })
    const asked = (more: object) => {
      const { ask } = asAttack(odds(more))
      return [ask.attacker, ask.space, ask.weapon]
    }
    expect(asked({ attacker: 'monster-3' })).toEqual(['monster-3', [7, 4], weapon])
    expect(asked({ attacker: 'nobody' })).toEqual(['hero-1', [1, 3], weapon])
    expect(asked({ space: [4, 4] })).toEqual(['hero-1', [4, 4], weapon])
    expect(asked({ attacker: 'hero-2', space: [4, 4] })).toEqual(['hero-2', [4, 4], weapon])
  })

  it('has a target where the space is none of the attacker’s own', () => {
    const by = figureById(BEGIN, 'monster-3')!
    const at = (space: Space): boolean => hasTarget(withAttack(BEGIN, { space }), by)
    expect([at([7, 4]), at([8, 5]), at([6, 4]), at([8, 6])]).toEqual([false, false, true, true])
    expect(hasTarget(BEGIN, undefined)).toBe(false)
    expect(hasTarget({ ...BEGIN, ask: NO_FIGURES.ask }, by)).toBe(false)
    expect(hasTarget({ ...BEGIN, ask: { kind: 'descent-odds', weapon: { type: 'melee', dice: ['blue'] } } }, by)).toBe(false)
  })

  it('keeps its target for another attacker, but for the one that is aimed at in any of its spaces', () => {
    const asked = (value: DescentCase, id: string) => {
      const { attacker, monster, space, defense } = asAttack(withAttacker(value, id)).ask
      return [attacker, monster, space, defense]
    }
    expect(asked(BEGIN, 'hero-2')).toEqual(['hero-2', false, [5, 2], []])
    expect(asked(BEGIN, 'monster-2')).toEqual(['monster-2', true, [5, 2], []])
    expect(asked(withAttack(BEGIN, { space: [8, 5] }), 'monster-3')).toEqual(['monster-3', true, [1, 3], []])
    expect(asked(withAttack(BEGIN, { attacker: 'monster-3', space: [1, 3] }), 'hero-1')).toEqual(['hero-1', false, [7, 4], []])
    expect(asked(withAttack(BEGIN, { attacker: 'nobody' }), 'monster-1')).toEqual(['monster-1', true, [5, 2], []])
    expect(asked(BEGIN, 'nobody')).toEqual(['nobody', false, [5, 2], []])
  })
})

describe('a figure that names no side', () => {
  it('is the heroes’ where it is the first, the overlord’s otherwise, as the ruling has it', () => {
    expect(WITHOUT_SIDES.figures!.map((figure) => sideOf(WITHOUT_SIDES, figure))).toEqual(['red', 'blue', 'blue'])
    expect(sideOf(BEGIN, figureById(BEGIN, 'hero-2')!)).toBe('red')
    expect(asAttack(withAttacker(WITHOUT_SIDES, 'a')).ask.monster).toBe(false)
    expect(asAttack(withAttacker(WITHOUT_SIDES, 'b')).ask.monster).toBe(true)
  })

  it('can be the target of the other side alone', () => {
    expect(targetChoices(withAttacker(WITHOUT_SIDES, 'a'))).toEqual([
      { id: '1,1', label: 'Bo, B2', side: 1 },
      { id: '2,2', label: 'c, C3', side: 1 }
    ])
    expect(targetChoices(withAttacker(WITHOUT_SIDES, 'c'))).toEqual([{ id: '0,0', label: 'a, A1', side: 0 }])
  })
})

describe('figures by name, id and place', () => {
  it('are called by their name without spaces around it, by their id where they have none', () => {
    expect(WITHOUT_SIDES.figures!.map(figureName)).toEqual(['a', 'Bo', 'c'])
    expect(figureName({ id: 'x', name: '  ' })).toBe('x')
    expect([nameOf(WITHOUT_SIDES, 'b'), nameOf(WITHOUT_SIDES, 'gone')]).toEqual(['Bo', 'gone'])
    expect([figureById(BEGIN, undefined), figureById(NO_FIGURES, 'a')]).toEqual([undefined, undefined])
    expect([figureOn(BEGIN, [8, 4])?.id, figureOn(BEGIN, [4, 8])?.id, figureOn(NO_FIGURES, [0, 0])]).toEqual([
      'monster-3',
      undefined,
      undefined
    ])
  })

  it.each<[string, Space, number, boolean]>([
    ['the upper left corner', [0, 0], 1, true],
    ['the lower right corner', [9, 7], 1, true],
    ['left of the board', [-1, 0], 1, false],
    ['above the board', [0, -1], 1, false],
    ['right of the board', [10, 0], 1, false],
    ['below the board', [0, 8], 1, false],
    ['a big one in the lower right corner', [8, 6], 4, true],
    ['a big one half over the right side', [9, 5], 4, false],
    ['a big one half over the lower side', [5, 7], 4, false],
    ['one of two spaces in the last row', [8, 7], 2, true],
    ['beside an obstacle', [3, 2], 1, true],
    ['half on an obstacle', [3, 2], 2, false]
  ])('are put on the board, and nowhere else: %s', (_, at, count, fits) => {
    expect(putFigure(BEGIN, 'blue', count, at) !== null).toBe(fits)
  })

  it('are put nowhere without a board', () => {
    expect(putFigure(NO_FIGURES, 'blue', 1, [0, 0])).toBeNull()
  })

  it('get the first number that neither an id nor a name has', () => {
    const among = (...figures: readonly DescentFigure[]) => putFigure({ ...BEGIN, figures }, 'red', 1, [0, 0])!
    expect(among().value.figures).toEqual([{ id: 'hero-1', name: 'Hero 1', side: 'red', at: [0, 0] }])
    expect(among({ id: 'hero-1', name: 'Bob', at: [2, 2] }).id).toBe('hero-2')
    expect(among({ id: 'bob', name: 'Hero 1', at: [2, 2] }).id).toBe('hero-2')
    const named = among({ id: 'hero-1', at: [2, 2] }, { id: 'x', name: 'Hero 2', at: [3, 3] })
    expect([named.id, figureById(named.value, named.id)]).toEqual(['hero-3', { id: 'hero-3', name: 'Hero 3', side: 'red', at: [0, 0] }])
    expect(putFigure(BEGIN, 'blue', 1, [0, 0])!.id).toBe('monster-4')
  })

  it('move alone: a target elsewhere and the other figures stay', () => {
    const moved = moveFigure(BEGIN, 'monster-3', [6, 3])!
    expect(asAttack(moved).ask).toEqual(asAttack(BEGIN).ask)
    expect(moved.figures!.slice(0, 4)).toEqual(BEGIN.figures!.slice(0, 4))
    expect(moved.figures![4]).toEqual({
      id: 'monster-3',
      name: 'Monster 3',
      side: 'blue',
      squares: [
        [6, 3],
        [7, 3],
        [6, 4],
        [7, 4]
      ]
    })
    expect(moveFigure({ ...BEGIN, ask: NO_FIGURES.ask }, 'hero-1', [0, 0])!.ask).toEqual(NO_FIGURES.ask)
    expect(moveFigure(BEGIN, 'nobody', [0, 0])).toBeNull()
    expect(moveFigure({ ...BEGIN, figures: [{ id: 'away' }] }, 'away', [0, 0])).toBeNull()
    expect(moveFigure(BEGIN, 'hero-1', [2, 6])).toBeNull()
  })

  it('grow and shrink from their first space, where there is room', () => {
    expect(figureById(resizeFigure(BEGIN, 'hero-1', 2)!, 'hero-1')).toEqual({
      id: 'hero-1',
      name: 'Hero 1',
      side: 'red',
      squares: [
        [1, 3],
        [2, 3]
      ]
    })
    expect(resizeFigure(moveFigure(BEGIN, 'hero-1', [2, 5])!, 'hero-1', 2)).toBeNull()
    expect(resizeFigure(BEGIN, 'nobody', 2)).toBeNull()
    expect(figureById(editFigure(BEGIN, 'hero-1', { name: 'Ann' }), 'hero-1')).toEqual({
      id: 'hero-1',
      name: 'Ann',
      side: 'red',
      at: [1, 3]
    })
  })

  it('are taken off with their shields alone: attacker and shields of others stay', () => {
    const shields = [
      { figure: 'monster-1', shields: 1 },
      { figure: 'monster-2', shields: 2 }
    ]
    const left = removeFigure(withAttack(BEGIN, { defense: shields }), 'monster-1')
    expect(left.figures!.map(({ id }) => id)).toEqual(['hero-1', 'hero-2', 'monster-2', 'monster-3'])
    expect(left.ask).toEqual({ ...BEGIN.ask, defense: [{ figure: 'monster-2', shields: 2 }] })
    const { defense: _, ...bare } = asAttack(BEGIN).ask
    expect(removeFigure({ ...BEGIN, ask: bare }, 'hero-1').ask).toStrictEqual({ ...bare, attacker: '' })
    expect(removeFigure({ ...BEGIN, ask: NO_FIGURES.ask }, 'hero-1').ask).toBe(NO_FIGURES.ask)
  })
})

describe('walls, obstacles and size', () => {
  const bare: DescentCase = { ...BEGIN, figures: [], map: { size: [4, 3], id: 'cellar', name: 'Cellar' } }
  const wallsOf = (value: DescentCase) => value.map?.walls

  it.each<[string, Space, readonly [number, number], readonly (readonly number[])[] | undefined]>([
    ['on the left', [1, 1], [1.1, 1.5], [[0, 1], [1, 1]]], // prettier-ignore
    ['on the right', [1, 1], [1.9, 1.5], [[1, 1], [2, 1]]], // prettier-ignore
    ['above', [1, 1], [1.5, 1.1], [[1, 0], [1, 1]]], // prettier-ignore
    ['below', [1, 1], [1.5, 1.9], [[1, 1], [1, 2]]], // prettier-ignore
    ['a little nearer below', [2, 0], [2.7, 0.75], [[2, 0], [2, 1]]], // prettier-ignore
    ['a little nearer on the right', [2, 0], [2.75, 0.7], [[2, 0], [3, 0]]], // prettier-ignore
    ['at the left rim', [0, 1], [0.1, 1.5], undefined],
    ['at the right rim', [3, 1], [3.9, 1.5], undefined],
    ['at the upper rim', [1, 0], [1.5, 0.1], undefined],
    ['at the lower rim', [1, 2], [1.5, 2.9], undefined]
  ])('gets the wall that is nearest: %s', (_, space, point, wall) => {
    expect(toggleWall(bare, space, point)).toEqual(wall ? { ...bare, map: { size: [4, 3], walls: [wall] } } : bare)
  })

  it('loses the one wall that is tapped again, from either side, however it was written', () => {
    const wall = [[2, 1], [1, 1]] as const // prettier-ignore
    const others = [
      [[1, 1], [1, 2]],
      [[2, 1], [2, 2]],
      [[2, 0], [2, 1]],
      [[0, 1], [1, 1]],
      [[2, 1], [3, 1]]
    ] as const // prettier-ignore
    const value = { ...bare, map: { size: [4, 3] as const, walls: [wall, ...others] } }
    expect(wallsOf(toggleWall(value, [1, 1], [1.9, 1.5]))).toEqual(others)
    expect(wallsOf(toggleWall(value, [2, 1], [2.1, 1.5]))).toEqual(others)
    const turned = { ...bare, map: { size: [4, 3] as const, walls: [...others, [wall[1], wall[0]]] as const } }
    expect(wallsOf(toggleWall(turned, [2, 1], [2.1, 1.5]))).toEqual(others)
    expect(wallsOf(toggleWall({ ...bare, map: { size: [4, 3], walls: others } }, [1, 1], [1.9, 1.5]))).toEqual([...others, [[1, 1], [2, 1]]]) // prettier-ignore
    expect(toggleWall(NO_FIGURES, [1, 1], [1.9, 1.5])).toBe(NO_FIGURES)
  })

  it('gets an obstacle in its own rows of terrain, and is no longer the document that it came from', () => {
    expect(toggleObstacle(bare, [2, 1])).toEqual({ ...bare, map: { size: [4, 3], terrain: ['....', '..b.', '....'] } })
    const ragged = { ...bare, map: { size: [4, 3] as const, terrain: ['bbbbbb', 'h'] } }
    expect(toggleObstacle(ragged, [0, 0]).map!.terrain).toEqual(['.bbb', 'h...', '....'])
    expect(toggleObstacle(NO_FIGURES, [0, 0])).toBe(NO_FIGURES)
  })

  it('is cut and grown with what stands on it: walls and figures that reach over the side', () => {
    expect(withSize(bare, [3, 5])).toStrictEqual({ ...bare, map: { size: [3, 5] } })
    expect(withSize({ ...bare, map: { size: [4, 3], terrain: ['b..b', '....', '.h..'] } }, [5, 2])).toStrictEqual({
      ...bare,
      map: { size: [5, 2], terrain: ['b..b.', '.....'] }
    })
    const walls = [
      [[0, 0], [1, 0]],
      [[1, 0], [2, 0]],
      [[2, 0], [1, 0]],
      [[0, 1], [0, 2]]
    ] as const // prettier-ignore
    const cut = withSize({ ...bare, map: { size: [4, 3], walls } }, [2, 2])
    expect(cut).toStrictEqual({ ...bare, map: { size: [2, 2], walls: [walls[0]] } })
  })

  it.each<[Space, boolean]>([
    [[9, 6], true],
    [[8, 6], false],
    [[9, 5], false],
    [[10, 8], true]
  ])('of the size %j holds a big figure whole, or says that it would stand outside', (size, holds) => {
    const big = BEGIN.figures!.at(-1)!
    const value = { ...BEGIN, figures: [big] }
    const next = withSize(value, size)
    expect(holds ? 'ruleset' in next && next.figures : next).toEqual(holds ? [big] : big)
  })
})

describe('the card of the weapon', () => {
  const { weapon } = asAttack(BEGIN).ask
  const [first, second, third] = weapon.surges!

  it('loses the one ability that is taken off, and no spending is made up', () => {
    const without = asAttack(withoutAbility(BEGIN, 1)).ask
    expect(without).toStrictEqual({ ...BEGIN.ask, weapon: { ...weapon, surges: [first, third] } })
    const spent = withAttack(BEGIN, { spend: [2, { secondWeapon: 1 }, 1, 0] })
    expect(asAttack(withoutAbility(spent, 1)).ask.spend).toEqual([1, { secondWeapon: 1 }, 0])
    const bare = withAttack(BEGIN, { weapon: { type: 'melee', dice: ['blue'] } })
    expect(asAttack(withoutAbility(bare, 0)).ask.weapon).toEqual({ type: 'melee', dice: ['blue'], surges: [] })
  })

  it('changes the one ability that is edited', () => {
    expect(asAttack(withAbility(BEGIN, 1, { cost: 3, blast: true })).ask).toEqual({
      ...BEGIN.ask,
      weapon: { ...weapon, surges: [first, { ...second, cost: 3, blast: true }, third] }
    })
  })

  it('adds a die and takes one, never below none', () => {
    expect(withDie({ type: 'melee', dice: ['red', 'blue', 'yellow'] }, 'yellow', 1)).toEqual(['blue', 'yellow', 'yellow', 'red'])
    expect(withDie({ type: 'melee', dice: [] }, 'red', -1)).toEqual([])
  })

  it('keeps the shields of others beside those that are entered', () => {
    const two = withShields(BEGIN, 'monster-2', 0)
    expect(asAttack(two).ask.defense).toEqual([
      { figure: 'monster-1', shields: 1 },
      { figure: 'monster-2', shields: 0 }
    ])
    expect(asAttack(withShields(two, 'monster-1', undefined)).ask.defense).toEqual([{ figure: 'monster-2', shields: 0 }])
    expect(asAttack(withShields(two, 'monster-1', 4)).ask.defense).toEqual([
      { figure: 'monster-2', shields: 0 },
      { figure: 'monster-1', shields: 4 }
    ])
  })
})
