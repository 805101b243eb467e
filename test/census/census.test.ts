/**
 * The census of the starter maps, frozen in this folder. A changed number is a changed ruling: look at why before
 * writing it anew with LINEJUDGE_CENSUS=write. LINEJUDGE_LONG=1 also counts every ordered pair of squares.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { censusOf, type Census, type CensusMap } from './countMap.ts'

const packs = new URL('../../resources/packs/', import.meta.url).pathname
const here = new URL('./', import.meta.url).pathname
/** Counts every pair: 1. Counts lines from every 13th square: 13. */
const STRIDES = process.env['LINEJUDGE_LONG'] || process.env['LINEJUDGE_CENSUS'] === 'write' ? [13, 1] : [13]

const maps = readdirSync(packs).filter((file) => file.endsWith('.map.json')).sort()

describe('the census of the starter maps', () => {
  it.each(maps)('%s', (file) => {
    const map = JSON.parse(readFileSync(packs + file, 'utf8')) as CensusMap
    const target = here + file.replace('.map.json', '.json')
    const counted = Object.fromEntries(STRIDES.map((stride) => [`stride-${stride}`, censusOf(map, 'heroclix-2012', stride)]))
    if (process.env['LINEJUDGE_CENSUS'] === 'write') writeFileSync(target, JSON.stringify(counted, null, 1) + '\n')
    expect(existsSync(target), `No census of ${file} yet: count it with LINEJUDGE_CENSUS=write.`).toBe(true)
    const frozen = JSON.parse(readFileSync(target, 'utf8')) as Record<string, Census>
    for (const stride of Object.keys(counted)) expect(counted[stride], `${file}, ${stride}`).toEqual(frozen[stride])
  }, 3_600_000)

  it('has a file for every map and no other', () => {
    const frozen = readdirSync(here).filter((file) => file.endsWith('.json')).sort()
    expect(frozen).toEqual(maps.map((file) => file.replace('.map.json', '.json')))
  })
})
