/** The version of a figure set: the older one is written and kept as long as nothing needs the newer one. */
import { describe, expect, it } from 'vitest'
import { sentenceHash } from '../../../../../src/shared/cards/sentenceHash.ts'
import type { AcceptedSentence } from '../../../../../src/shared/cards/acceptedText.ts'
import type { FigureEntry, FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { figureSetInBytes } from '../../../../../src/shared/formats/documents/figures/figureSetBytes.ts'
import { formatFigureSetFile, parseFigureSetFile } from '../../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { inFiguresVersion } from '../../../../../src/shared/formats/documents/figuresVersion.ts'
import { headOf } from '../../../../../src/shared/formats/documents/figures/figuresOnDemand.ts'
import { unknownIn } from '../../../../../src/shared/formats/unknownIn.ts'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'
import { sampleSet } from '../../../renderer/storage/rows/samples.ts'

const accepted: AcceptedSentence = {
  of: sentenceHash('Outwit.'),
  by: 'cards-1',
  accepted: '2026-11-30',
  clauses: [{ phase: 'possess', does: 'give', gives: ['outwit'] }]
}

const setWith = (change: Partial<FigureEntry>): FigureSetFile => {
  const set = sampleSet('s')
  return { ...set, figures: [{ ...set.figures[0]!, ...change }] }
}

const NEW: readonly (readonly [string, Partial<FigureEntry>])[] = [
  ['STOP on a click', { dial: [{ speed: 8, stop: true }] }],
  ['powers that a card mentions', { specialPowers: [{ id: 'own', mentions: ['outwit'] }] }],
  ['accepted sentences', { traits: [{ id: 'own', text: 'Outwit.', sentences: [accepted] }] }],
  ['an ability with a number', { abilities: ['passenger:2'] }],
  ['a text that grants one', { traits: [{ id: 'own', grants: ['giant-reach:3'] }] }],
  ['another unit', { ref: { unit: 'own001' } }]
]

const OLD: readonly (readonly [string, Partial<FigureEntry>])[] = [
  ['nothing new', {}],
  ['lists of new fields that are empty', { specialPowers: [{ id: 'own', mentions: [], sentences: [] }] }],
  ['a click that says that it has no STOP', { dial: [{ stop: false }] }],
  ['abilities of two words', { abilities: ['improved-movement:elevated', 'flight'] }]
]

describe('a figure set', () => {
  it.each(NEW)('with %s is written as version 3 and read again as it was', (_, change) => {
    const text = formatFigureSetFile(setWith(change))
    const json = JSON.parse(text) as FigureSetFile
    expect(json.format).toBe('linejudge-figures/3')
    const read = parseFigureSetFile(json)
    expect(read).toEqual({ ok: true, value: inFiguresVersion(setWith(change)) })
    expect(read.ok && formatFigureSetFile(read.value)).toBe(text)
    expect(read.ok && unknownIn({ file: '', kind: 'figures', document: read.value })).toEqual([])
  })

  it.each(OLD)('with %s is written as version 2', (_, change) => {
    expect(JSON.parse(formatFigureSetFile({ ...setWith(change), format: 'linejudge-figures/3' }))).toMatchObject({
      format: 'linejudge-figures/2'
    })
  })

  it('is kept in the version that it came in', () => {
    for (const format of ['linejudge-figures/2', 'linejudge-figures/3'] as const) {
      const json = { ...setWith({}), format }
      expect(parseFigureSetFile(structuredClone(json))).toEqual({ ok: true, value: json })
      expect(headOf(figureSetInBytes(bytesOf(JSON.stringify(json)))!)).toMatchObject({ format })
    }
    expect(parseFigureSetFile({ ...setWith({}), format: 'linejudge-figures/1' })).toMatchObject({
      ok: true,
      value: { format: 'linejudge-figures/2' }
    })
    expect(parseFigureSetFile({ ...setWith({}), format: 'linejudge-figures/4' })).toMatchObject({
      ok: false,
      problems: [{ code: 'newer-version' }]
    })
  })

  it('with a reference and every other field of a figure is read out of its bytes', () => {
    const [only] = sampleSet('s').figures
    const json = JSON.stringify(setWith({ ref: { unit: 'own001', set: 'own' } }))
    expect(figureSetInBytes(bytesOf(json))?.figures[0]).toEqual({ ...only, ref: { unit: 'own001', set: 'own' } })
  })

  it.each<[string, unknown]>([
    ['an address that is not known', { phase: 'possess', does: 'sing' }],
    ['a field that is not known', { ...accepted.clauses[0], loudly: true }],
    ['a word that is no address', { phase: 'value', does: 5, attacking: true }],
    ['no phase', {}]
  ])('is refused if an accepted clause has %s', (_, clause) => {
    const sentences = [{ ...accepted, clauses: [clause] }]
    const json = setWith({ traits: [{ id: 'own', sentences } as never] })
    expect(parseFigureSetFile(json)).toMatchObject({ ok: false, problems: [{ path: '/figures/0/traits/0/sentences/0/clauses/0' }] })
    expect(figureSetInBytes(bytesOf(JSON.stringify(json)))).toBeNull()
  })
})

describe('the hash of a sentence', () => {
  it('is that of its words, whatever blanks are between them', () => {
    expect(sentenceHash('Outwit.\n Perplex. ')).toBe(sentenceHash('Outwit. Perplex.'))
    expect(sentenceHash('Outwit.')).not.toBe(sentenceHash('outwit.'))
    expect(sentenceHash('test')).toBe('9f86d081884c7d65')
  })
})
