import { describe, expect, it } from 'vitest'
import {
  asBroughtIn,
  asOwn,
  corrected,
  correctionsOf,
  isImported,
  withCorrections,
  withoutCorrection
} from '../../../../../src/shared/formats/documents/corrections.ts'
import { sentenceHash } from '../../../../../src/shared/cards/sentenceHash.ts'
import type { FigureEntry, FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { parseFigureSetFile } from '../../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { readIncoming } from '../../../../../src/shared/formats/incoming.ts'

const source: FigureEntry = {
  id: 'tst001',
  name: 'Ember Hawk',
  size: 'standard',
  points: 60,
  speed: 8,
  attack: 10,
  defense: 17,
  damage: 3,
  range: 6,
  bolts: 1,
  powers: [],
  canUse: [],
  specialPowers: [],
  abilities: [],
  teamAbilities: [],
  dial: [
    { speed: 8, attack: 10, defense: 17, damage: 3, powers: ['charge'] },
    { speed: 7, attack: 9, defense: 16, damage: 2 }
  ],
  baseSquares: 1,
  source: '',
  origin: { file: 'tst.json' }
}
const setOf = (...figures: readonly FigureEntry[]): FigureSetFile => ({ format: 'linejudge-figures/2', id: 'tst', name: 'TST', figures })
const withAttack = (figure: FigureEntry, attack: number): FigureEntry => ({
  ...figure,
  dial: figure.dial.with(1, { ...figure.dial[1], attack })
})

describe('accepted sentences', () => {
  const sentences = [{ of: sentenceHash('Outwit.'), by: 'cards-1', accepted: '2026-11-30', clauses: [] }]
  const text = { id: 'own', text: 'Outwit. Perplex, but only once.' }
  const printed: FigureEntry = { ...source, specialPowers: [text], traits: [{ id: 'other', text: 'Outwit.' }] }
  const accepted: FigureEntry = {
    ...printed,
    specialPowers: [{ ...text, sentences }],
    traits: [{ id: 'other', text: 'Outwit.', sentences }]
  }

  it('are no corrections', () => {
    expect(correctionsOf(corrected(accepted, printed))).toEqual([])
    expect(asBroughtIn(corrected({ ...accepted, points: 70 }, printed))).toEqual(accepted)
  })

  it('stay if their set comes again with these sentences, also on a corrected figure', () => {
    const theirs = { ...printed, specialPowers: [{ ...text, text: 'Outwit. Perplex.' }], traits: [{ id: 'other', text: 'Charge.' }] }
    const [kept] = withCorrections(setOf(theirs), setOf(corrected({ ...accepted, points: 70 }, printed))).figures
    expect(kept).toMatchObject({ points: 70, specialPowers: [{ text: 'Outwit. Perplex.', sentences }] })
    expect(kept?.traits).toEqual([{ id: 'other', text: 'Charge.', sentences }])
    expect(withCorrections(setOf(theirs), setOf(accepted)).format).toBe('linejudge-figures/3')
    expect(withCorrections(setOf(printed), setOf(accepted)).figures).toEqual([accepted])
  })
})

describe('corrections of what was brought in', () => {
  const mine = corrected({ ...withAttack(source, 8), keywords: ['Bird'] }, source)

  it('are told by their places, with what the source says there', () => {
    expect(correctionsOf(mine)).toEqual([{ at: '/dial/1/attack', theirs: 9 }, { at: '/keywords' }])
    expect(asBroughtIn(mine)).toEqual(source)
    expect(parseFigureSetFile(setOf(mine)).ok).toBe(true)
  })

  it('survive a new import that changed something else, and know what it says now', () => {
    const theirs = setOf({ ...withAttack(source, 7), points: 65 })
    const [kept] = withCorrections(theirs, setOf(mine)).figures
    expect(kept).toMatchObject({ points: 65, keywords: ['Bird'] })
    expect(kept!.dial[1]!.attack).toBe(8)
    expect(correctionsOf(kept!)).toEqual([{ at: '/dial/1/attack', theirs: 7 }, { at: '/keywords' }])
    expect(asBroughtIn(kept!)).toEqual(theirs.figures[0])
  })

  it('are gone where the source has learnt the same', () => {
    const [kept] = withCorrections(setOf(withAttack(source, 8)), setOf(mine)).figures
    expect(correctionsOf(kept!)).toEqual([{ at: '/keywords' }])
  })

  it('are given up one by one', () => {
    const one = withoutCorrection(mine, '/dial/1/attack')
    expect([one.dial[1]!.attack, correctionsOf(one)]).toEqual([9, [{ at: '/keywords' }]])
    expect(withoutCorrection(one, '/keywords')).toEqual(source)
  })

  it('keep a dial of another length as a whole', () => {
    const longer = corrected({ ...source, dial: [...source.dial, {}] }, source)
    expect(correctionsOf(longer)).toEqual([{ at: '/dial', theirs: source.dial }])
  })

  it('leave figures that were typed into the set where they are, and change nothing where there are none', () => {
    const added = asOwn({ ...source, id: 'own-figure:1' })
    expect(isImported(added)).toBe(false)
    expect(withCorrections(setOf(source), setOf(source, added)).figures).toEqual([source, added])
    const again = setOf({ ...source })
    expect(withCorrections(again, setOf(source))).toBe(again)
  })

  it('are what a patch beside a set has changed', () => {
    const unit = {
      unit_id: 'tst001',
      set_id: 'tst',
      collector_number: '001',
      name: 'Ember Hawk',
      type: 'character',
      point_values: [60],
      unit_range: 6,
      targets: 1,
      dial: [{ click_number: 1, speed_value: 8, attack_value: 10, defense_value: 17, damage_value: 3 }]
    }
    const file = (name: string, json: unknown) => ({ name, bytes: new TextEncoder().encode(JSON.stringify(json)) })
    const read = readIncoming([file('set.json', [unit]), file('patch.json', { updates: { tst001: { unit_range: 8 } } })])
    const [one] = read.ok ? read.documents : []
    const figure = one?.kind === 'figures' ? one.document.figures[0]! : null
    expect(figure).toMatchObject({ range: 8, origin: { patched: [{ at: '/range', theirs: 6 }] } })
  })
})
