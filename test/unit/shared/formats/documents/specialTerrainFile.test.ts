/** Versions of special-terrain files: the older one is read, and written for whatever it can say. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  formatSpecialTerrainFile,
  parseSpecialTerrainFile,
  versionNeeded
} from '../../../../../src/shared/formats/documents/specialTerrainFile.ts'

const FOLDER = new URL('../../../../../resources/special-terrain/', import.meta.url)
const read = (name: string): { format: string; rule: { id: string } } =>
  JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { format: string; rule: { id: string } }
const parsed = (json: unknown) => {
  const result = parseSpecialTerrainFile(json)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

describe('special-terrain files', () => {
  it('are shipped in the version that they need, and written in it again', () => {
    for (const name of readdirSync(FOLDER)) {
      const json = read(name)
      const file = parsed(json)
      expect([name, versionNeeded(file.rule)]).toEqual([name, json.format])
      expect((JSON.parse(formatSpecialTerrainFile(file)) as { format: string }).format).toBe(json.format)
    }
  })

  it('of version 1 mean what they meant', () => {
    const old = read('deep-space.json')
    expect(old.format).toBe('linejudge-special-terrain/1')
    expect(parsed(old).rule).toEqual(old.rule)
  })

  it.each([
    [{ phase: 'break-away', automatic: true, only: { size: 'giant' } }, 2],
    [{ phase: 'use', gives: [] }, 2],
    [{ phase: 'use', gives: ['flight'] }, 1],
    [{ phase: 'turn', when: 'enters', text: 'x' }, 2],
    [{ phase: 'turn', when: 'turn-ends', tokens: 1, text: 'x' }, 1],
    [{ phase: 'turn', when: 'turn-ends', drift: 1, text: 'x' }, 2],
    [{ phase: 'hindered', bonus: 2 }, 2]
  ])('%j needs version %i', (clause, version) => {
    const rule = { ...read('deep-space.json').rule, clauses: [{ rule: 'OWN-1', ...clause }] }
    expect(versionNeeded(parsed({ format: 'linejudge-special-terrain/2', rule }).rule)).toBe(`linejudge-special-terrain/${version}`)
  })

  it('says whom a clause is about only of what is about figures', () => {
    const rule = {
      ...read('deep-space.json').rule,
      clauses: [{ phase: 'terrain', rule: 'OWN-1', actsAs: 'water', for: 'everything', only: { size: 'giant' } }]
    }
    expect(parseSpecialTerrainFile({ format: 'linejudge-special-terrain/2', rule }).ok).toBe(false)
  })
})
