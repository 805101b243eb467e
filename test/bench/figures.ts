/** A judge's whole collection, made up: as many figures as anyone owns, named and given powers as printed ones are. */
import type { FigureEntry, FigureSetFile } from '../../src/shared/formats/documents/documents.ts'
import { effectsOf } from '../../src/shared/editions/shelf.ts'
import { seeded } from './boards.ts'

const FIRST = [
  'Captain',
  'Doctor',
  'Iron',
  'Red',
  'Night',
  'Black',
  'Silver',
  'Lady',
  'Professor',
  'Agent',
  'Storm',
  'Shadow',
  'Star',
  'Moon',
  'Dark',
  'Ghost',
  'War',
  'Mister',
  'Kid',
  'Jade'
]
const LAST = [
  'Comet',
  'Falcon',
  'Sentinel',
  'Panther',
  'Warden',
  'Archer',
  'Titan',
  'Raven',
  'Phantom',
  'Hunter',
  'Knight',
  'Specter',
  'Tempest',
  'Viper',
  'Sorcerer',
  'Marvel',
  'Lantern',
  'Machine',
  'Wolf',
  'Hammer',
  'Baron',
  'Widow',
  'Arrow',
  'Giant',
  'Rider'
]
const PER_SET = 100

const namesOf = (kind: string): readonly string[] =>
  effectsOf('heroclix-2012')
    .filter((effect) => effect.kind === kind)
    .map(({ id }) => id)

/** So many figures in sets of a hundred, each with a dial of ten clicks. The same every time. */
export function manyFigures(count: number): readonly FigureSetFile[] {
  const [powers, abilities, teams] = [namesOf('power'), namesOf('ability'), namesOf('team-ability')]
  const below = seeded(2012)
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!
  const figure = (index: number): FigureEntry => ({
    id: `f${index}`,
    name: `${one(FIRST)} ${one(LAST)}${index % 3 === 0 ? ` ${one(LAST)}` : ''}`,
    size: 'standard',
    points: 40 + below(200),
    speed: 8,
    attack: 10,
    defense: 17,
    damage: 3,
    range: 6,
    bolts: 1,
    powers: [],
    canUse: [],
    specialPowers: [],
    abilities: below(3) === 0 ? [one(abilities)] : [],
    teamAbilities: below(2) === 0 ? [one(teams)] : [],
    dial: Array.from({ length: 10 }, (_, click) => ({ powers: [one(powers), one(powers), ...(click % 2 ? [one(powers)] : [])] })),
    baseSquares: 1,
    source: ''
  })
  return Array.from({ length: Math.ceil(count / PER_SET) }, (_, set) => ({
    format: 'linejudge-figures/2' as const,
    id: `set-${set}`,
    name: `Collection ${set + 1}`,
    figures: Array.from({ length: Math.min(PER_SET, count - set * PER_SET) }, (_, index) => figure(set * PER_SET + index))
  }))
}
