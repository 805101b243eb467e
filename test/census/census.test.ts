/**
 * The census of the starter maps, frozen in this folder. A changed number is a changed ruling: look at why before
 * writing it anew with LINEJUDGE_CENSUS=write. The normal run counts the lines from every 29th square of the maps on which people are
 * trained, LINEJUDGE_LONG=1 those of every ordered pair of all maps. A difference is printed field by field.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LONG } from '../support/seeded.ts'
import { countLandings, countLines, type CensusMap, type Landings, type LineCount } from './countMap.ts'

interface Census {
  readonly ruleset: 'heroclix-2012' | 'heroclix-2023'
  readonly everyPair?: LineCount
  readonly fromEvery29thSquare: LineCount
  readonly knockBack: Landings
}

const packs = new URL('../../resources/packs/', import.meta.url).pathname
const here = new URL('./', import.meta.url).pathname
const isWriting = process.env['LINEJUDGE_CENSUS'] === 'write'
const isLong = isWriting || LONG

const maps = readdirSync(packs)
  .filter((file) => file.endsWith('.map.json'))
  .sort()

/** The maps that every run counts: together they have every kind of ground. */
const IN_EVERY_RUN = ['deep-space-training', 'helicarrier-training', 'rooftops-plain', 'rooms-plain', 'back-alley']
const counted = isLong ? maps : maps.filter((file) => IN_EVERY_RUN.some((name) => file === `${name}.map.json`))

/** Larger maps have too many pairs to count them all. */
const MOST_SQUARES = 24 * 24
const squaresOf = ({ map }: CensusMap): number => map.size[0] * map.size[1]

/** The maps of 2023 are counted by the rules that they are drawn for. */
const OF_2023 = ['kiln-hall', 'signal-hill', 'tidegate-locks']

function censusOf(map: CensusMap): Census {
  const ruleset = OF_2023.includes(map.id) ? 'heroclix-2023' : 'heroclix-2012'
  return {
    ruleset,
    ...(isLong && squaresOf(map) <= MOST_SQUARES && { everyPair: countLines(map, ruleset, 1) }),
    fromEvery29thSquare: countLines(map, ruleset, 29),
    knockBack: countLandings(map, ruleset)
  }
}

describe('the census of the starter maps', () => {
  it.each(counted)(
    '%s',
    (file) => {
      const target = here + file.replace('.map.json', '.json')
      const found = censusOf(JSON.parse(readFileSync(packs + file, 'utf8')) as CensusMap)
      if (isWriting) writeFileSync(target, JSON.stringify(found, null, 1) + '\n')
      expect(existsSync(target), `No census of ${file} yet: count it with LINEJUDGE_CENSUS=write.`).toBe(true)
      const { everyPair, ...frozen } = JSON.parse(readFileSync(target, 'utf8')) as Census
      expect(found, file).toEqual(isLong ? { ...frozen, everyPair } : frozen)
    },
    3_600_000
  )

  it('has a file for every map and no other', () => {
    expect(counted.length).toBeGreaterThanOrEqual(IN_EVERY_RUN.length)
    const frozen = readdirSync(here)
      .filter((file) => file.endsWith('.json'))
      .sort()
    expect(frozen).toEqual(maps.map((file) => file.replace('.map.json', '.json')))
  })
})
