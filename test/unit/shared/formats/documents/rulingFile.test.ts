import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'
import { readAny } from '../../../../../src/shared/formats/anyFile.ts'
import {
  fileOfRuling,
  formatRulingFile,
  parseRulingFile,
  rowOfRuling,
  sameRuling
} from '../../../../../src/shared/formats/documents/rulingFile.ts'
import { parseSavedRuling, type SavedRulingRow } from '../../../../../src/shared/formats/documents/savedRuling.ts'
import { readIncoming } from '../../../../../src/shared/formats/incoming.ts'
import { unknownIn } from '../../../../../src/shared/formats/unknownIn.ts'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'
import { table as duel } from '../../../../support/tablePosition.ts'

const row = {
  id: 'a',
  title: 'Thor sees Loki',
  savedAt: '2026-11-28T10:00:00.000Z',
  engineVersion: '0.3.0',
  case: duel,
  ruling: answerQuestion(checkedCase(duel)),
  table: '7',
  round: '2',
  players: 'Ana and Bo',
  note: 'They asked twice.',
  override: { verdict: 'blocked', reason: 'He said so.', rule: 'LOF-09', author: 'Ann', at: '2026-11-28T10:01:00.000Z' },
  earlier: [{ engineVersion: '0.2.0', verdict: 'clear', rule: 'LOF-01' }]
} as unknown as SavedRulingRow
const written = (value: SavedRulingRow): Record<string, unknown> =>
  JSON.parse(formatRulingFile(fileOfRuling(value))) as Record<string, unknown>
const read = (json: unknown) => {
  const file = parseRulingFile(json)
  if (!file.ok) throw new Error(JSON.stringify(file.problems))
  return rowOfRuling(file.value)
}

describe('a ruling as a file', () => {
  it('holds everything that is saved of it, and comes back as the same row', () => {
    const json = written(row)
    expect(json).toMatchObject({
      format: 'linejudge-ruling/1',
      edition: duel.ruleset,
      time: row.savedAt,
      table: '7',
      round: '2',
      players: 'Ana and Bo',
      note: 'They asked twice.',
      overruling: row.override
    })
    const back = read(json)
    expect(back).toEqual(JSON.parse(JSON.stringify(row)))
    expect(parseSavedRuling(JSON.parse(JSON.stringify(back)))).toEqual({ ok: true, value: JSON.parse(JSON.stringify(row)) as unknown })
  })

  it('does not hold the event of this device', () => {
    const json = written({ ...row, event: 'night', call: 'c1' })
    expect(json).not.toHaveProperty('event')
    expect(json).not.toHaveProperty('call')
    expect(sameRuling(read(json), { ...row, event: 'night', call: 'c1' })).toBe(true)
  })

  it('keeps fields that it does not know, and reports them', () => {
    const json = { ...written(row), colour: 'red', overruling: { ...row.override, stamp: 1 }, $schema: 'x' }
    const back = read(json)
    expect(back.more).toEqual({ colour: 'red' })
    expect(written(back)).toMatchObject({ colour: 'red', overruling: { stamp: 1 } })
    expect(parseSavedRuling(JSON.parse(JSON.stringify(back)))).toMatchObject({
      ok: true,
      value: { more: { colour: 'red' }, override: { stamp: 1 } }
    })
    const reading = readIncoming([{ name: 'r.ruling.json', bytes: bytesOf(JSON.stringify(json)) }])
    expect(reading.ok && reading.documents.flatMap(unknownIn)).toEqual(['/colour', '/overruling/stamp'])
    const any = readAny([{ name: 'r.ruling.json', bytes: bytesOf(JSON.stringify(json)) }])
    expect(any.ok && any.files[0]).toMatchObject({ recognised: 'linejudge-ruling', documents: [{ kind: 'ruling' }] })
  })

  it('has an id that follows from its content if it states none', () => {
    const { id: _, ...json } = written(row)
    expect(read(json).id).toBe(read(json).id)
    expect(read(json).id).not.toBe(read({ ...json, note: 'Another' }).id)
    expect(sameRuling(read(json), row)).toBe(true)
  })

  it('is refused with its place if it is none', () => {
    const json = written(row)
    const problem = (value: unknown) => {
      const file = parseRulingFile(value)
      return file.ok ? null : [file.problems[0]?.code, file.problems[0]?.path]
    }
    expect(problem({ ...json, format: 'linejudge-ruling/2' })).toEqual(['newer-version', '/format'])
    expect(problem({ ...json, time: 'yesterday' })).toEqual(['wrong-value', '/time'])
    expect(problem({ ...json, case: { ...duel, figures: 'gone' } })?.[1]).toBe('/case/figures')
    expect(problem({ ...json, ruling: { ...row.ruling, kind: 'attack' } })).toEqual(['wrong-value', '/ruling/kind'])
    expect(problem({ ...json, ruling: { ...row.ruling, ruleset: 'heroclix-2010' } })).toEqual(['wrong-value', '/ruling/ruleset'])
    expect(problem({ ...json, edition: 'heroclix-2010' })).toEqual(['wrong-value', '/edition'])
    expect(problem({ ...json, players: 7 })).toEqual(['wrong-value', '/players'])
  })
})
