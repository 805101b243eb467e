/** Versions of editions that saved rulings share: laid down once, and found again as they were. */
import { describe, expect, it } from 'vitest'
import { parseEditionVersion, VERSION_ID, withDocuments, withoutDocuments } from '../../../../src/shared/backup/editionVersions.ts'
import { answerCase } from '../../../../src/shared/cases/answer.ts'
import { checkedCase } from '../../../../src/shared/cases/common/checkedCase.ts'
import type { ClixCase } from '../../../../src/shared/contract/case.ts'
import { fileOfRuling, formatRulingFile, parseRulingFile } from '../../../../src/shared/formats/documents/rulingFile.ts'
import type { SavedRulingRow } from '../../../../src/shared/formats/documents/savedRuling.ts'
import { editionFile } from '../../../support/editions.ts'

const value: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'corner-store',
  editions: [editionFile('corner')],
  map: { size: [10, 5] },
  figures: [
    { id: 'a', at: [0, 2], powers: ['perplex'], side: 'red' },
    { id: 'b', at: [4, 1], side: 'blue' }
  ],
  ask: { kind: 'can-target', from: 'a', to: 'b', with: 'perplex' }
}
const savedOf = (one: ClixCase): SavedRulingRow => ({
  id: 'r',
  title: 'Perplex',
  savedAt: '2026-11-29T12:00:00.000Z',
  engineVersion: '0.8.0',
  case: one,
  ruling: answerCase(checkedCase(one)) as SavedRulingRow['ruling']
})

describe('a ruling by an edition of the user', () => {
  const saved = savedOf(value)
  const parts = withoutDocuments(saved)!

  it('names the version that has its documents, and is the same again with them', () => {
    expect(parts.saved.case).not.toHaveProperty('editions')
    expect(parts.version).toMatchObject({ name: 'Corner Store', version: '3', documents: [editionFile('corner')] })
    expect(parts.saved.editionVersion).toBe(parts.version.id)
    expect(parseEditionVersion(parts.version)).toEqual({ ok: true, value: parts.version })
    expect(withDocuments(parts.saved, (id) => (id === parts.version.id ? parts.version : undefined))).toEqual(saved)
  })

  it('has an id that begins with the hash of its rules; other texts of the same rules are another version', () => {
    const { edition } = saved.ruling as unknown as { readonly edition: { readonly rules: string } }
    expect(parts.version.id.startsWith(`${edition.rules}/`)).toBe(true)
    expect(parts.version.id.match(VERSION_ID)).toEqual([parts.version.id])
    const renamed = withoutDocuments(savedOf({ ...value, editions: [{ ...editionFile('corner'), name: 'Corner' }] }))!.version
    expect(renamed.id.split('/')[0]).toBe(parts.version.id.split('/')[0])
    expect(renamed.id).not.toBe(parts.version.id)
    expect(withoutDocuments(savedOf({ ...value, editions: [editionFile('corner-v4')] }))!.version.id.split('/')[0]).not.toBe(edition.rules)
  })

  it('stays as it is if its version is not there', () => {
    expect(withDocuments(parts.saved, () => undefined)).toBe(parts.saved)
  })

  it('keeps its documents if it does not say by which rules it was given', () => {
    const { edition: _, ...ruling } = saved.ruling as unknown as Record<string, unknown>
    expect(withoutDocuments({ ...saved, ruling: ruling as unknown as SavedRulingRow['ruling'] })).toBeNull()
    expect(withoutDocuments({ ...saved, ruling: { ...ruling, edition: { rules: 'sha256:x' } } as never })).toBeNull()
  })
})

it('exported as a file, a ruling carries the whole chain of its edition', () => {
  const chain = [editionFile('north'), editionFile('corner')]
  const saved = savedOf({ ...value, ruleset: 'north-store', editions: chain })
  const parts = withoutDocuments(saved)!
  expect(parts.version.documents).toEqual(chain)
  const file = fileOfRuling(withDocuments(parts.saved, () => parts.version))
  expect(file).not.toHaveProperty('editionVersion')
  expect(parseRulingFile(JSON.parse(formatRulingFile(file)))).toMatchObject({
    ok: true,
    value: { edition: 'north-store', case: { editions: chain } }
  })
})

it('a ruling by an edition that ships needs no version', () => {
  const { editions: _, ...shipped } = value
  expect(withoutDocuments(savedOf({ ...shipped, ruleset: 'heroclix-2013' }))).toBeNull()
})
