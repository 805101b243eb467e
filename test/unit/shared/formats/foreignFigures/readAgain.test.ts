/** Figures that an older version imported: the powers of their texts are read again, corrections of a judge stay. */
import { describe, expect, it } from 'vitest'
import { blankFigure } from '../../../../../src/renderer/model/figures/newFigure.ts'
import { corrected } from '../../../../../src/shared/formats/documents/corrections.ts'
import type { FigureEntry, FigureText } from '../../../../../src/shared/formats/documents/documents.ts'
import { readAgain } from '../../../../../src/shared/formats/foreignFigures/readAgain.ts'

/** A figure as older versions imported it: all powers that the file lists with a text were granted. */
const imported = (...texts: readonly Partial<FigureText>[]): FigureEntry => ({
  ...blankFigure('own001', 'Watchman'),
  specialPowers: texts.map((text, at) => ({ id: `text-${at + 1}`, slot: 'defense', ...text })),
  dial: [{ defense: 17, special: ['defense'] }, { defense: 16 }],
  origin: { file: 'own.json' }
})

const OLD = { text: 'Toughness. If Watchman is alone, Outwit.', grants: ['toughness', 'outwit'], more: true }

describe('figures that an older version imported', () => {
  it('keep the powers that the text grants; the others are only mentioned', () => {
    const again = readAgain(imported(OLD))
    expect(again?.texts).toEqual([
      { text: 'text-1', name: 'text-1', words: OLD.text, removed: ['outwit'], added: [], stop: false, more: null }
    ])
    expect(again?.figure.specialPowers).toEqual([
      { id: 'text-1', slot: 'defense', text: OLD.text, grants: ['toughness'], more: true, mentions: ['toughness', 'outwit'] }
    ])
    expect(readAgain(again!.figure)).toBeNull()
  })

  it.each<[string, Partial<FigureText>]>([
    ['nothing of the list is granted without a condition', { text: 'When Watchman hits, Outwit.', grants: ['outwit'], more: true }],
    ['a power of the text is not granted yet', { text: 'Toughness.', mentions: ['toughness'] }]
  ])('change if %s', (_, text) => {
    const again = readAgain(imported(text))
    expect(again?.texts).toHaveLength(1)
    expect(again?.figure.specialPowers[0]?.mentions).toEqual(text.grants ?? text.mentions)
  })

  it.each<[string, FigureEntry]>([
    ['the text grants all of it', imported({ text: 'Toughness, Outwit.', grants: ['toughness', 'outwit'] })],
    ['no file lists powers with the text', imported({ text: 'Toughness.' })],
    ['the text is not stored', imported({ grants: ['outwit'], more: true })],
    ['the text was cut off', imported({ ...OLD, text: OLD.text.padEnd(4000, '.') })],
    ['a grant has a limit, which no import writes', imported({ ...OLD, grants: [{ power: 'outwit', per: 'turn' } as never] })],
    ['the figure was not imported', { ...imported(OLD), origin: { by: 'hand' } }],
    ['the figure has no source', { ...imported(OLD), origin: undefined }]
  ])('do not change if %s', (_, figure) => {
    expect(readAgain(figure)).toBeNull()
  })

  it('say whether the text has more than its powers if only that changes', () => {
    const text = { text: 'Toughness.', grants: ['toughness'], more: true }
    expect(readAgain(imported(text))?.texts).toMatchObject([{ removed: [], added: [], more: false }])
    expect(readAgain(imported({ ...OLD, grants: ['toughness'], more: false }))?.texts).toMatchObject([{ more: true }])
  })

  it('get STOP on the clicks that show a text with it, unless the column has another text', () => {
    const again = readAgain(imported({ text: 'STOP. Toughness.', grants: ['toughness'] }))
    expect(again?.texts).toMatchObject([{ stop: true }])
    expect(again?.figure.dial.map(({ stop }) => stop)).toEqual([true, undefined])
    expect(readAgain(imported({ text: 'STOP.' }, { text: 'Watchman hums.' }))).toBeNull()
  })

  it('keep what a judge corrected, and what stays as it is is a correction', () => {
    const before = imported(OLD)
    const own = corrected(
      { ...before, specialPowers: [{ ...before.specialPowers[0]!, grants: ['toughness', 'outwit', 'charge'] }] },
      before
    )
    expect(readAgain(own)).toBeNull()
    const name = corrected({ ...before, points: 60 }, before)
    expect(readAgain(name)?.figure).toMatchObject({ points: 60, origin: { patched: [{ at: '/points' }] } })
    const { kept } = readAgain(before)!
    expect(kept.specialPowers).toEqual(before.specialPowers)
    expect(kept.origin?.patched?.map(({ at }) => at)).toEqual(['/specialPowers'])
    expect(readAgain(kept)).toBeNull()
  })
})
