/** The copy without names: no word that a person wrote is in it, and it is still a library that opens. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anonymous } from '../../../../src/shared/backup/anonymous.ts'
import type { ClixCase } from '../../../../src/shared/contract/case.ts'
import { parseCase } from '../../../../src/shared/cases/parse/parseCase.ts'
import type { EditionFile } from '../../../../src/shared/editions/editionSchema.ts'
import { rulesetFor } from '../../../../src/shared/editions/shelf.ts'
import { editionFile } from '../../../support/editions.ts'
import { memoryStorage } from '../../../../src/renderer/storage/rows/memoryStorage.ts'
import { backupRows } from '../../../../src/renderer/storage/rows/rowBackup.ts'
import { sampleTables } from './samples.ts'
import { seededRuns } from '../../../support/seeded.ts'

const { problemOf } = backupRows(memoryStorage())
const WRITTEN = [
  'Anna',
  'Berta',
  'Carl',
  'Dora',
  'Emil',
  'Frieda',
  'Gustav',
  'gustav',
  'Heller',
  'Hanna',
  'hanna',
  'Ida',
  'Klara',
  'Ludwig',
  'Moritz'
]

const rulesOf = (edition: EditionFile) => rulesetFor({ ruleset: edition.id, editions: [edition] })?.brought?.rules

describe('a copy without names', () => {
  it('holds none of them, in any spelling, value or key', () => {
    const text = JSON.stringify(anonymous(sampleTables()))
    expect(WRITTEN.filter((word) => text.includes(word))).toEqual([])
  })

  it('still reads as what it is', () => {
    const copy = anonymous(sampleTables())
    expect(Object.entries(copy).flatMap(([table, rows]) => rows.flatMap((row) => problemOf(table, row) ?? []))).toEqual([])
    expect(copy.maps!.map(({ id }) => id)).toEqual([expect.stringMatching(/^id-\d+$/), 'deck'])
    expect(copy.sessions).toEqual([])
    expect(copy.setAside).toEqual([])
  })

  it('keeps what an edition rules, without the words of whoever wrote it', () => {
    const [ruling] = sampleTables().rulings as unknown as readonly { readonly id: string; readonly value: { readonly case: ClixCase } }[]
    const value = { ...ruling!.value, case: { ...ruling!.value.case, ruleset: 'corner-store', editions: [editionFile('corner')] } }
    const copy = anonymous({ ...sampleTables(), rulings: [{ id: 'r', value }] as never })
    const [row] = copy.editions as unknown as readonly { readonly id: string; readonly value: EditionFile }[]
    const [kept] = copy.rulings as unknown as readonly { readonly value: { readonly case: ClixCase } }[]
    expect([row!.id, kept!.value.case.ruleset]).toEqual(['corner-store', 'corner-store'])
    for (const edition of [row!.value, kept!.value.case.editions![0] as EditionFile]) {
      expect(rulesOf(edition)).toBe(rulesOf(editionFile('corner')))
      expect(JSON.stringify(edition)).not.toMatch(/Corner Store|board by the door|minimum range/)
    }
    expect(parseCase(kept!.value.case).ok).toBe(true)
  })

  it('keeps who is who: the same text is the same replacement everywhere', () => {
    const [event] = anonymous(sampleTables()).events as unknown as [
      { value: { state: { players: { id: string }[]; wins: Record<string, number> } } }
    ]
    const { players, wins } = event.value.state
    expect(wins[players[0]!.id]).toBe(2)
    expect(wins[players[1]!.id]).toBe(1)
  })

  it('keeps the log of an event one that is read again: its rows lie under their event, and its words mean what they meant', () => {
    const copy = anonymous(sampleTables())
    const facts = copy.eventFacts as unknown as { id: string; value: { event: string; fact: Record<string, unknown> } }[]
    expect(facts.map(({ id, value }) => id === `${value.event}/${id.slice(-9)}`)).toEqual(facts.map(() => true))
    expect(facts.map(({ value }) => value.fact.do)).toEqual(['register', 'register', 'round', 'result', 'penalty'])
    expect(facts[4]!.value.fact.level).toBe('game-loss')
    const { winner, score } = facts[3]!.value.fact as { winner: string; score: Record<string, number> }
    expect(score[winner]).toBe(300)
    expect(facts[3]!.value.event).toBe(copy.events![0]!.id)
  })

  it('leaves starter packs, rules, times and squares alone, and the meaning of the table', () => {
    const copy = anonymous(sampleTables())
    expect(copy.figureSets).toEqual(sampleTables().figureSets)
    expect(copy.ruleNotes![0]).toMatchObject({
      id: 'LOF-05',
      value: { id: 'LOF-05', bookmarked: true, changedAt: '2026-03-06T10:00:00.000Z' }
    })
    expect(copy.settings![0]).toMatchObject({
      value: {
        ruleset: 'heroclix-2013',
        table: { format: 'clixcase/1', ask: { kind: 'damage', to: 'thor', amount: 2 }, figures: [{ id: 'thor', side: 'red' }] }
      }
    })
  })

  it('whatever people are called', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 4, maxLength: 12, unit: fc.constantFrom(...'ÄÖÜBCDFGH ßéø') }), { minLength: 1, maxLength: 5 }),
        (names) => {
          const state = { players: names, notes: { by: names[0] }, [names[0]!]: 1 }
          const text = JSON.stringify(anonymous({ events: [{ id: names[0]!, value: { id: names[0], name: names[0], state } }] }))
          expect(names.filter((name) => name.trim().length > 3 && text.includes(JSON.stringify(name).slice(1, -1)))).toEqual([])
        }
      ),
      seededRuns()
    )
  })
})
