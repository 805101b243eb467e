/**
 * Seeded random positions: legal boards of every make, as parts of a case. A seed is a position for good,
 * so that a failing one can be named by its number.
 */
import type { CaseFigure, CaseMap, CaseObject, ClixCase, RulesetId, Segment, Size, SquareXY } from '../../src/shared/contract/case.ts'
import { chanceFrom, type Chance } from './seeded.ts'

export type Position = Required<Pick<ClixCase, 'format' | 'ruleset' | 'figures' | 'objects' | 'turn'>> & { readonly map: CaseMap }

export const HEROCLIX: readonly RulesetId[] = ['heroclix-2010', 'heroclix-2012', 'heroclix-2013']

export interface Wishes {
  readonly rulesets?: readonly RulesetId[]
  /** Powers and abilities that figures may have, with the share of figures that get one. */
  readonly powers?: readonly string[]
  readonly abilities?: readonly string[]
  readonly gifted?: number
  readonly sizes?: readonly Size[]
  readonly special?: readonly string[]
  /** How many rectangles of higher ground and of indoor squares to lay down (default: none to a few). */
  readonly roofs?: number
  readonly rooms?: number
  /** How full the board may be of terrain, 0 to 1 (default: anything up to about a third). */
  readonly terrain?: number
}

/** The powers of section 17 by their ids. */
export const POWERS = [
  'flurry',
  'leap-climb',
  'phasing-teleport',
  'earthbound-neutralized',
  'charge',
  'mind-control',
  'plasticity',
  'force-blast',
  'sidestep',
  'hypersonic-speed',
  'stealth',
  'running-shot',
  'blades-claws-fangs',
  'energy-explosion',
  'pulse-wave',
  'quake',
  'super-strength',
  'incapacitate',
  'penetrating-psychic-blast',
  'smoke-cloud',
  'precision-strike',
  'poison',
  'steal-energy',
  'telekinesis',
  'super-senses',
  'toughness',
  'defend',
  'combat-reflexes',
  'energy-shield-deflection',
  'barrier',
  'mastermind',
  'willpower',
  'invincible',
  'impervious',
  'regeneration',
  'invulnerability',
  'ranged-combat-expert',
  'battle-fury',
  'support',
  'exploit-weakness',
  'enhancement',
  'probability-control',
  'shape-change',
  'close-combat-expert',
  'empower',
  'perplex',
  'outwit',
  'leadership'
] as const
export const ABILITIES = [
  'flight',
  'indomitable',
  'sharpshooter',
  'swim',
  'duo-attack',
  'move-and-attack',
  'multiattack',
  'capture',
  'carry',
  'ram'
] as const

const SPECIAL = ['graveyard-orange', 'wylden-watch-chasm', 'deep-space', 'helicarrier-10000-feet-below'] as const
const LETTERS: Readonly<Record<string, string>> = {
  g: SPECIAL[0],
  c: SPECIAL[1],
  s: SPECIAL[2],
  f: SPECIAL[3],
  r: 'space-racetrack-low-gravity'
}
const MIXED: Readonly<Record<string, readonly string[]>> = {
  m: ['hindering', 'water'],
  n: ['hindering', 'special:deep-space'],
  p: ['blocking', 'special:deep-space']
}

/** The position of this seed; the same wishes and seed give the same position. */
export function randomPosition(seed: number, wishes: Wishes = {}): Position {
  const chance = chanceFrom(seed)
  const size: readonly [number, number] = [chance.whole(4, 16), chance.whole(4, 16)]
  const [columns, rows] = size
  const grid = (fill: string): string[][] => Array.from({ length: rows }, () => Array.from({ length: columns }, () => fill))
  const terrain = grid('.')
  scatter(chance, terrain, wishes)
  const level = grid('1')
  for (let i = wishes.roofs ?? chance.pick([0, 0, 1, 2, 3]); i > 0; i -= 1) blob(chance, level, chance.pick(['2', '2', '3']))
  const indoor = grid('.')
  for (let i = wishes.rooms ?? chance.pick([0, 0, 0, 1, 2]); i > 0; i -= 1) blob(chance, indoor, 'i')
  const walls = segments(chance, size, chance.pick([0, 0, 0.03, 0.1, 0.2]))
  const barriers = segments(chance, size, chance.pick([0, 0, 0, 0, 0.05]))
  const text = (of: string[][]): string[] => of.map((row) => row.join(''))
  const letters = new Set(terrain.flat())
  const legend: Record<string, readonly string[]> = {}
  for (const [letter, id] of Object.entries(LETTERS)) if (letters.has(letter)) legend[letter] = [`special:${id}`]
  for (const [letter, kinds] of Object.entries(MIXED)) if (letters.has(letter)) legend[letter] = kinds
  const taken = new Set<string>()
  const objects = randomObjects(chance, terrain, taken)
  const figures = randomFigures(chance, { terrain, level, walls: [...walls, ...barriers], taken, objects }, wishes)
  return {
    format: 'clixcase/1',
    ruleset: chance.pick(wishes.rulesets ?? HEROCLIX),
    map: { size, terrain: text(terrain), level: text(level), indoor: text(indoor), walls, barriers, legend },
    figures,
    objects,
    turn: { active: chance.pick(['red', 'blue']), round: 2 }
  }
}

function scatter(chance: Chance, terrain: string[][], wishes: Wishes): void {
  const share = wishes.terrain ?? chance.pick([0, 0.05, 0.1, 0.2, 0.35])
  const special = wishes.special ?? SPECIAL
  const letters = Object.keys(LETTERS).filter((letter) => special.includes(LETTERS[letter]!))
  if (special.includes('deep-space')) letters.push('n', 'p')
  const space = special.includes('deep-space') && chance.is(0.15)
  if (space) blob(chance, terrain, 's')
  const orange = letters.length > 0 && chance.is(0.3) ? letters : []
  const plain = chance.pick(['hhhbbbw', 'hhhhhw', 'bbb', 'hhbm'])
  for (const row of terrain) {
    for (let x = 0; x < row.length; x += 1) {
      if (chance.is(share)) row[x] = orange.length > 0 && chance.is(0.4) ? chance.pick(orange) : chance.pick([...plain])
    }
  }
}

/** A rectangle somewhere on the board. */
function blob(chance: Chance, grid: string[][], fill: string): void {
  const left = chance.whole(0, grid[0]!.length - 1)
  const top = chance.whole(0, grid.length - 1)
  const right = left + chance.whole(0, 6)
  const bottom = top + chance.whole(0, 6)
  for (let y = top; y <= Math.min(bottom, grid.length - 1); y += 1) {
    for (let x = left; x <= Math.min(right, grid[0]!.length - 1); x += 1) grid[y]![x] = fill
  }
}

function segments(chance: Chance, [columns, rows]: readonly [number, number], share: number): Segment[] {
  const found: Segment[] = []
  if (share === 0) return found
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (x + 1 < columns && chance.is(share))
        found.push([
          [x, y],
          [x + 1, y]
        ])
      if (y + 1 < rows && chance.is(share))
        found.push([
          [x, y],
          [x, y + 1]
        ])
    }
  }
  return found
}

function randomObjects(chance: Chance, terrain: readonly string[][], taken: Set<string>): CaseObject[] {
  const objects: CaseObject[] = []
  for (let i = chance.pick([0, 0, 1, 2, 4]); i > 0; i -= 1) {
    const [x, y] = [chance.whole(0, terrain[0]!.length - 1), chance.whole(0, terrain.length - 1)]
    const key = `${x},${y}`
    const letter = terrain[y]![x]!
    if (taken.has(key) || letter === 'c' || letter === 'f') continue
    taken.add(key)
    const id = `o${objects.length + 1}`
    if (letter === 'b' || letter === 'p') objects.push({ id, kind: 'debris', at: [x, y] })
    else if (letter === '.') {
      objects.push({
        id,
        kind: chance.pick(['ultra-light', 'light', 'heavy', 'ultra-heavy', 'debris', 'hindering-marker', 'blocking-marker']),
        at: [x, y]
      })
    } else objects.push({ id, kind: chance.pick(['light', 'heavy', 'hindering-marker']), at: [x, y] })
  }
  return objects
}

interface Ground {
  readonly terrain: readonly string[][]
  readonly level: readonly string[][]
  readonly walls: readonly Segment[]
  readonly taken: ReadonlySet<string>
  readonly objects: readonly CaseObject[]
}

function randomFigures(chance: Chance, ground: Ground, wishes: Wishes): CaseFigure[] {
  const { terrain, level } = ground
  const key = ([x, y]: SquareXY): string => `${x},${y}`
  const markers = new Set(ground.objects.filter((o) => o.kind === 'blocking-marker').map((o) => key(o.at)))
  const debris = new Set(ground.objects.filter((o) => o.kind === 'debris').map((o) => key(o.at)))
  const occupied = new Set<string>()
  const isFree = (s: SquareXY): boolean => {
    const letter = terrain[s[1]]?.[s[0]]
    const isBarred = letter === undefined || letter === 'c' || letter === 'f' || ('bp'.includes(letter) && !debris.has(key(s)))
    return !isBarred && !markers.has(key(s)) && !occupied.has(key(s))
  }
  const area = terrain.length * terrain[0]!.length
  const figures: CaseFigure[] = []
  const sizes = wishes.sizes ?? chance.pick([['standard'], ['standard'], ['standard', 'standard', 'giant', 'tiny', 'colossal']] as const)
  const count = Math.max(2, Math.min(12, chance.whole(2, 3 + Math.floor(area / 14))))
  for (let tries = 0; figures.length < count && tries < 300; tries += 1) {
    const at: SquareXY = [chance.whole(0, terrain[0]!.length - 1), chance.whole(0, terrain.length - 1)]
    if (!isFree(at)) continue
    const squares = [at]
    if (chance.is(0.12)) {
      const other: SquareXY = [at[0] + chance.whole(-1, 1), at[1] + chance.whole(-1, 1)]
      const isLevel = level[other[1]]?.[other[0]] === level[at[1]]![at[0]]
      const isParted = ground.walls.some(([p, q]) => [p, q].some((s) => key(s) === key(at) || key(s) === key(other)))
      if (key(other) !== key(at) && isFree(other) && isLevel && !isParted) squares.push(other)
    }
    squares.forEach((s) => occupied.add(key(s)))
    figures.push(randomFigure(chance, `F${figures.length + 1}`, squares, sizes, wishes))
  }
  return figures
}

function randomFigure(chance: Chance, id: string, squares: readonly SquareXY[], sizes: readonly Size[], wishes: Wishes): CaseFigure {
  const gifted = wishes.gifted ?? 0.25
  const powers = (wishes.powers ?? ['stealth']).filter(() => chance.is(gifted))
  const abilities = (wishes.abilities ?? []).filter(() => chance.is(gifted))
  const size = chance.pick(sizes)
  return {
    id,
    side: chance.pick(['red', 'blue']),
    ...(squares.length > 1 ? { squares } : { at: squares[0]! }),
    ...(size !== 'standard' && { size }),
    ...(powers.length > 0 && { powers }),
    ...(abilities.length > 0 && { abilities }),
    ...(powers.length > 0 && chance.is(0.1) && { countered: [chance.pick(powers)] })
  }
}
