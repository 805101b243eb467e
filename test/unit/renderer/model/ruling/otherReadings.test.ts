/** Other readings of open points in words: every reading of a shipped edition has a sentence, in each language, and what changes is named. */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../../src/shared/editions/shippedEditions.ts'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import type { Ruling } from '../../../../../src/shared/contract/ruling.ts'
import { idsOn, SHIPPED } from '../../../../../src/shared/editions/shelf.ts'
import { openReadings } from '../../../../../src/shared/explain/openReadings.en.ts'
import { readingLine, readingsShown } from '../../../../../src/renderer/model/ruling/otherReadings.ts'
import { phrases as es } from '../../../../../src/renderer/i18n/es/phrases.ts'
import { phrases as pt } from '../../../../../src/renderer/i18n/pt/phrases.ts'

/** Of each shipped edition, its readings by parameter and value. */
const readings = idsOn(SHIPPED).flatMap((id) =>
  [...(shippedRuleset(id)?.brought?.readings ?? [])].flatMap(([name, values]) => values.map((value) => `${name}=${String(value)}`))
)

describe('the readings of shipped editions', () => {
  it('each have a sentence, and no other has one', () => {
    expect(Object.keys(openReadings).sort()).toEqual([...new Set(readings)].sort())
  })

  it.each([
    ['es', es],
    ['pt', pt]
  ])('in %s, too', (_language, phrases) => {
    expect(Object.keys(phrases.readings).sort()).toEqual(Object.keys(openReadings).sort())
  })
})

describe('another reading', () => {
  function lines(question: Omit<ClixCase, 'format' | 'ruleset'>): readonly string[] {
    const parsed = parseQuestion({ format: 'clixcase/1', ruleset: 'heroclix-2023', ...question })
    if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
    return readingsShown(parsed.value as ClixCase, answerQuestion(parsed.value) as Ruling).map(readingLine)
  }
  const map = { size: [8, 3], terrain: ['........', '..h.....', '........'] } as const
  const figures = [
    { id: 'A', at: [1, 1], side: 'red', range: 8 },
    { id: 'T', at: [5, 1], side: 'blue', defense: 16 }
  ] as const

  it('is named by its sentence, with the number that would be another one', () => {
    expect(lines({ map, figures, ask: { kind: 'line-of-fire', from: 'A', to: 'T' } })).toEqual([
      'A hindered line adds nothing to the defense of its target. Then: Hindered; Defense modifier: 0 instead of +1'
    ])
  })

  it('is named by its sentence if no number is another one', () => {
    const level = ['22211111', '22211111', '22211111']
    const fliers = [
      { id: 'A', at: [1, 1], abilities: ['knockback'] },
      { id: 'T', name: 'Falcon', at: [2, 1], abilities: ['flight'] }
    ] as const
    const hits = [{ figure: 'T', damageTaken: 2 }]
    const ask = { kind: 'knock-back', from: 'A', hits, attack: 'close', choices: { knockBack: { T: true } } } as const
    expect(lines({ map: { size: [8, 3], level }, figures: fliers, ask })).toEqual([
      'A fall does not hurt figures with Flight. Then: Knocked back · Falcon ends in D2; Falcon is knocked back 1 square to D2. Blue chose: Falcon is knocked back.'
    ])
  })

  it('is not there if no open point matters', () => {
    expect(lines({ map: { size: [8, 3] }, figures, ask: { kind: 'line-of-fire', from: 'A', to: 'T' } })).toEqual([])
  })
})
