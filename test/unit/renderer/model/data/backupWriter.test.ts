/** A fault at every operation of making a backup: what was good before is good afterwards, and nothing half is called a backup. */
import { describe, expect, it } from 'vitest'
import { readSnapshot } from '../../../../../src/shared/backup/readSnapshot.ts'
import { putOnShelf } from '../../../../../src/renderer/model/data/backupWriter.ts'
import { MemoryShelf, type Fault } from '../../../../support/memoryShelf.ts'
import { known, sampleSnapshot, sampleTables, sha } from '../../../shared/backup/samples.ts'

const needs = (shelf: MemoryShelf) => ({ shelf, known, digest: sha, damaged: new Set<string>() })
const at = (minute: number): string => new Date(Date.UTC(2026, 2, 7, 10, minute)).toISOString()

/** A shelf with as many good backups as there may be, so that the next one lets the oldest go. */
async function fullShelf(): Promise<MemoryShelf> {
  const shelf = new MemoryShelf()
  for (let i = 0; i < 20; i++) await putOnShelf(await sampleSnapshot(sampleTables(), at(i)), needs(shelf))
  return shelf
}

async function goodOnes(shelf: MemoryShelf): Promise<string[]> {
  const good: string[] = []
  for (const [name, text] of shelf.files) if ((await readSnapshot(text, known, sha)).ok) good.push(name)
  return good
}

describe('making a backup', () => {
  it('keeps twenty of a day and lets the oldest go', async () => {
    const shelf = await fullShelf()
    const { name } = await putOnShelf(await sampleSnapshot(sampleTables(), at(20)), needs(shelf))
    expect(shelf.files.size).toBe(20)
    expect(shelf.files.has(name)).toBe(true)
    expect([...shelf.files.keys()].some((one) => one.includes('-100000-'))).toBe(false)
  })

  it.each<Fault>(['throw', 'tear', 'lie'])(
    'with a fault (%s) at any operation loses no good backup and calls nothing half one',
    async (kind) => {
      const probe = await fullShelf()
      const before = probe.count
      await putOnShelf(await sampleSnapshot(sampleTables(), at(20)), needs(probe))
      const operations = probe.count - before
      expect(operations).toBeGreaterThanOrEqual(4)
      for (let n = 1; n <= operations; n++) {
        const shelf = await fullShelf()
        const there = await goodOnes(shelf)
        shelf.failAt(n, kind)
        const outcome = await putOnShelf(await sampleSnapshot(sampleTables(), at(20)), needs(shelf)).then(
          ({ name }) => name,
          (error: unknown) => error
        )
        const good = await goodOnes(shelf)
        if (typeof outcome === 'string') {
          expect(good, `operation ${n}`).toContain(outcome)
          expect(good.length, `operation ${n}`).toBeGreaterThanOrEqual(20)
        } else {
          expect((outcome as Error).message).toMatch(/^[A-Z].*\.$/s)
          expect(good, `operation ${n}`).toEqual(there)
        }
      }
    }
  )
})
