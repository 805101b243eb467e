/** A figure set out of its bytes is the one that reading the file gives, and is there only where reading finds nothing wrong. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCheckedText, jsonTextOf } from '../../../../../../src/shared/base/text/knownText.ts'
import { figureSetInBytes } from '../../../../../../src/shared/formats/documents/figures/figureSetBytes.ts'
import { parseFigureSetFile } from '../../../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { headOf } from '../../../../../../src/shared/formats/documents/figures/figuresOnDemand.ts'
import { figureCount, isAllNamed } from '../../../../../../src/shared/formats/documents/figures/setFacts.ts'
import { parseForeignText } from '../../../../../../src/shared/formats/foreignText.ts'
import { unknownIn } from '../../../../../../src/shared/formats/unknownIn.ts'
import { bytesOf } from '../../../../../../src/shared/json/utf8.ts'
import { manyFigures } from '../../../../../bench/figures.ts'
import { seededRuns } from '../../../../../support/seeded.ts'

const [SET] = manyFigures(3)

/** Whether the set is taken; one that reading the text would refuse, or read as another, is an error. */
function taken(json: string): boolean {
  const set = figureSetInBytes(bytesOf(json))
  if (!set) return false
  const read = parseForeignText(json)
  const parsed = read.ok ? parseFigureSetFile(read.value) : read
  if (!parsed.ok) throw new Error(`Taken, and refused by who reads it: ${json}`)
  expect(jsonTextOf(set).length < 4096 || jsonTextOf(set) === json).toBe(true)
  expect(headOf(set)).toEqual(headOf(parsed.value))
  expect(figureCount(set)).toBe(parsed.value.figures.length)
  if (isAllNamed(set)) expect(unknownIn({ file: '', kind: 'figures', document: parsed.value })).toEqual([])
  expect(set).toEqual(parsed.value)
  return true
}

describe('a figure set in the bytes of a file', () => {
  it('is taken whole, with its text, without its figures being read', () => {
    const [many] = manyFigures(100)
    const json = JSON.stringify(many)
    const set = figureSetInBytes(bytesOf(json))!
    expect([headOf(set).name, figureCount(set), isAllNamed(set), isCheckedText(set)]).toEqual(['Collection 1', 100, true, true])
    expect(jsonTextOf(set)).toBe(json)
    expect(set.figures).toEqual(many!.figures)
    expect(set.figures).toBe(set.figures)
  })

  it('keeps fields that nobody names, before and behind the figures, and says that there are some', () => {
    const json = JSON.stringify({ before: 1, ...SET, behind: { name: 'x' } })
    expect(taken(json)).toBe(true)
    const set = figureSetInBytes(bytesOf(json))!
    expect([headOf(set), isAllNamed(set)]).toEqual([
      { before: 1, format: SET!.format, id: SET!.id, name: SET!.name, behind: { name: 'x' } },
      false
    ])
  })

  it('is left to who reads it where an id comes twice, letters are no UTF-8, or it is of another version', () => {
    const [first] = SET!.figures
    expect(taken(JSON.stringify({ ...SET, figures: [first, first] }))).toBe(false)
    expect(taken(JSON.stringify({ ...SET, format: 'linejudge-figures/1' }))).toBe(false)
    const bytes = bytesOf(JSON.stringify({ ...SET, name: 'é' }))
    expect(figureSetInBytes(bytes)).not.toBeNull()
    expect(figureSetInBytes(bytes.with(bytes.indexOf(0xa9), 0x41))).toBeNull()
  })

  it('is never one that reading would refuse or change', () => {
    const places = fc.constantFrom(...Object.keys(SET!.figures[0]!), 'lines', 'traits', 'origin', 'symbols', 'keywords', 'new')
    const click = fc.record(
      { powers: fc.array(fc.constantFrom('charge', 'B', 'a-b')), ko: fc.jsonValue(), speed: fc.nat(120) },
      { requiredKeys: [] }
    )
    const value = fc.oneof(fc.jsonValue(), fc.array(click, { maxLength: 3 }), fc.nat(9999), fc.constantFrom('giant', 'a-b', null))
    let good = 0
    fc.assert(
      fc.property(places, value, fc.nat(2), (place, what, at) => {
        const figures = SET!.figures.map((figure, index) => (index === at ? { ...figure, [place]: what } : figure))
        if (taken(JSON.stringify({ ...SET, figures }))) good++
      }),
      seededRuns(1000)
    )
    expect(good).toBeGreaterThan(50)
  })
})
