/** The quick check says yes only where valibot says yes and changes nothing. */
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { acceptsAsIs } from '../../../../../src/shared/base/bytes/quickCheck.ts'
import { idText, listOf, oneOf, optionalText, recordOf, text, whole } from '../../../../../src/shared/base/validate.ts'
import { figureSetSchema } from '../../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { manyFigures } from '../../../../bench/figures.ts'
import { seededRuns } from '../../../../support/seeded.ts'

/** Yes or no; a yes that valibot does not say, or says of something else, is an error. */
function quick(schema: v.GenericSchema, value: unknown): boolean {
  const sure = acceptsAsIs(schema)(value)
  if (sure) {
    const said = v.safeParse(schema, value)
    expect(said.success).toBe(true)
    expect(said.output).toEqual(value)
  }
  return sure
}

describe('the quick check', () => {
  it('lets good values of the usual parts through', () => {
    expect(quick(text(5), 'abc')).toBe(true)
    expect(quick(whole(0, 9), 9)).toBe(true)
    expect(quick(v.nullable(whole(0, 9)), null)).toBe(true)
    expect(quick(listOf(idText, 2), ['a', 'b-c'])).toBe(true)
    expect(quick(oneOf(['a', 'b']), 'b')).toBe(true)
    expect(quick(v.looseObject({ a: v.optional(text(5)), b: optionalText(3) }), { b: '', c: 1 })).toBe(true)
    expect(
      quick(
        v.pipe(
          v.array(v.number()),
          v.rawCheck(() => undefined)
        ),
        [1]
      )
    ).toBe(true)
  })

  it.each([
    ['a text too long', text(2), 'abc'],
    ['a number that is none', v.number(), Number.NaN],
    ['half a number', whole(0, 9), 1.5],
    ['a number too large', whole(0, 9), 10],
    ['a list too long', listOf(idText, 1), ['a', 'b']],
    ['a wrong entry', listOf(idText, 3), ['a', 'B']],
    ['a list for an object', v.looseObject({}), []],
    ['a field that is missing', v.looseObject({ a: v.unknown() }), {}],
    ['a field without a value', v.looseObject({ a: v.string() }), { a: undefined }],
    ['a field that is not named', v.strictObject({}), { a: 1 }],
    ['a check of its own', v.pipe(v.string(), v.rawCheck(({ addIssue }) => { addIssue() })), 'a'], // prettier-ignore
    ['what would be taken out', v.object({}), { a: 1 }],
    ['what would be put in', v.looseObject({ a: v.optional(v.number(), 1) }), { a: undefined }],
    ['a field that would be put in', v.looseObject({ a: v.optional(v.number(), 1) }), {}],
    ['what would be another value', v.pipe(v.string(), v.transform(Number)), '1'],
    ['what is not known here', recordOf(v.string(), v.number(), 3), { a: 1 }]
  ])('leaves to valibot %s', (_what, schema, value) => {
    expect(quick(schema, value)).toBe(false)
  })

  it('takes a whole collection, and never a figure that valibot would refuse or change', () => {
    const [set] = manyFigures(3)
    expect(quick(figureSetSchema, set)).toBe(true)
    const places = fc.constantFrom(...Object.keys(set!.figures[0]!), 'lines', 'traits', 'origin', 'symbols', 'keywords', 'new')
    fc.assert(
      fc.property(places, fc.jsonValue(), fc.nat(2), (place, value, at) => {
        const figures = set!.figures.map((figure, index) => (index === at ? { ...figure, [place]: value } : figure))
        quick(figureSetSchema, { ...set, figures })
      }),
      seededRuns(2000)
    )
    const twice = { ...set, figures: [set!.figures[0], set!.figures[0]] }
    expect(quick(figureSetSchema, twice)).toBe(false)
  })
})
