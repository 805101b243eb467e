/** Which backups stay: twenty, the last of each of seven days, those before an upgrade, and always a good one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GENERATIONS, outlived } from '../../../../src/shared/backup/generations.ts'
import { backupName, readBackupName } from '../../../../src/shared/backup/names.ts'
import { WHYS, type Why } from '../../../../src/shared/backup/snapshot.ts'
import { seededRuns } from '../../../support/seeded.ts'

const minutes = (n: number, why: Why = 'change'): string => backupName(new Date(Date.UTC(2026, 2, 7, 10) + n * 60_000).toISOString(), why)
const none: ReadonlySet<string> = new Set()

describe('names', () => {
  it('say when and why', () => {
    expect(backupName('2026-03-07T10:20:30.456Z', 'before-restore')).toBe('linejudge-20260307-102030-456-before-restore.json')
    expect(readBackupName('linejudge-20260307-102030-456-before-restore.json')).toEqual({
      name: 'linejudge-20260307-102030-456-before-restore.json',
      takenAt: '2026-03-07T10:20:30.456Z',
      why: 'before-restore'
    })
  })
  it.each([
    'notes.txt',
    '../linejudge-20260307-102030-456-asked.json',
    'linejudge-20260307-102030-456-because.json',
    'linejudge-20260307-102030-456-asked.json.tmp'
  ])('%s is none of ours', (name) => {
    expect(readBackupName(name)).toBeNull()
  })
})

describe('old backups', () => {
  it('go when there are more than twenty, the oldest first', () => {
    const names = Array.from({ length: 23 }, (_, i) => minutes(i))
    expect([...outlived(names, minutes(22), none)].sort()).toEqual([minutes(0), minutes(1), minutes(2)])
  })
  it('from a clock that went ahead take no place of those written since it was set right', () => {
    const ahead = Array.from({ length: 30 }, (_, i) => minutes(1440 * 365 + 500 * i))
    let shelf = [...ahead]
    for (let n = 0; n < 12; n++) {
      shelf.push(minutes(n))
      const gone = outlived(shelf, minutes(n), none)
      shelf = shelf.filter((name) => !gone.includes(name))
    }
    expect(shelf.filter((name) => !ahead.includes(name))).toEqual(Array.from({ length: 12 }, (_, n) => minutes(n)))
    expect(shelf.length).toBeLessThanOrEqual(12 + GENERATIONS + 7)
  })

  it('stay where they are the last of their day, for seven days', () => {
    const days = Array.from({ length: 10 }, (_, i) => minutes(-1440 * (i + 1)))
    const today = Array.from({ length: 25 }, (_, i) => minutes(i))
    const gone = outlived([...days, ...today], minutes(24), none)
    expect(days.filter((name) => !gone.includes(name))).toEqual(days.slice(0, 6))
  })
  it('from before an upgrade never go, nor does what is none of ours', () => {
    const names = [minutes(-9999, 'before-upgrade'), 'notes.txt', ...Array.from({ length: 40 }, (_, i) => minutes(i))]
    const gone = outlived(names, minutes(39), none)
    expect(gone).not.toContain(names[0])
    expect(gone).not.toContain('notes.txt')
  })
  it('are not pushed out by damaged ones', () => {
    const good = Array.from({ length: GENERATIONS }, (_, i) => minutes(i))
    const bad = Array.from({ length: 30 }, (_, i) => minutes(100 + i))
    const gone = outlived([...good, ...bad], minutes(19), new Set(bad))
    expect(gone).toEqual([])
    expect(outlived([minutes(-5), ...good], minutes(19), new Set([minutes(-5)]))).toEqual([minutes(-5)])
  })
  it('always leave the one just written and at most what was promised', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ at: fc.integer({ min: -20_000, max: 20_000 }), why: fc.constantFrom(...WHYS), bad: fc.boolean() }), {
          selector: ({ at }) => at,
          minLength: 1,
          maxLength: 80
        }),
        (list) => {
          const names = list.map(({ at, why }) => minutes(at, why))
          const damaged = new Set(list.flatMap(({ bad }, i) => (bad ? [names[i]!] : [])))
          const written = names[0]!
          const gone = outlived(names, written, damaged)
          expect(gone).not.toContain(written)
          const left = names.filter((name) => !gone.includes(name))
          const goodLeft = left.filter((name) => name === written || !damaged.has(name))
          const ordinary = goodLeft.filter((name) => readBackupName(name)!.why !== 'before-upgrade')
          expect(ordinary.length).toBeLessThanOrEqual(GENERATIONS + 7 + 1)
          // Nothing new goes while something older of the ordinary ones could.
          const goodBefore = names.filter((name) => !damaged.has(name) || name === written)
          expect(goodLeft.length).toBeGreaterThanOrEqual(Math.min(goodBefore.length, GENERATIONS))
        }
      ),
      seededRuns()
    )
  })
})
