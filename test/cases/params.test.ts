/** Each value of each parameter of an edition has a case whose ruling its sentence predicts, and another value gives another ruling. */
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/shared/base/text/canonicalJson.ts'
import { PARAM_SCHEMAS } from '../../src/shared/editions/paramSchema.ts'
import {
  byParent,
  choicesOf,
  isAnsweredAlike,
  paramFiles,
  paramOf,
  shippedValues,
  unlikeExpected,
  withValue,
  type ParamCase
} from './paramCases.ts'

/** Parameters and values that no question notices, with the reason: `address` or `address value`. */
const EXCEPTIONS: Readonly<Record<string, string>> = {}

const files = paramFiles()
const all = files.flatMap(({ cases }) => cases.map(paramOf))
const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null)
const casesOf = (address: string): readonly ParamCase[] => all.filter((one) => one.address === address)
const wordsFor = (address: string, value: unknown): string => `${address} ${canonicalJson(value)}`

describe.each(files)('$name', ({ name, cases }) => {
  it.each(cases)('$id', (one) => {
    expect(unlikeExpected(one), one.title).toBeNull()
  })

  it('has only parameters of its own group', () => {
    expect(cases.filter((one) => paramOf(one).address.split('.')[0] !== name.replace('.json', ''))).toEqual([])
  })

  it('has no case that the value of the parent answers, too', () => {
    const idle = cases.map(paramOf).filter((one) => isAnsweredAlike(one, byParent(one)))
    expect(idle.map(({ one }) => one.id)).toEqual([])
    expect(cases.map(paramOf).filter(({ value, before }) => isSame(value, before))).toEqual([])
  })
})

describe('the values of parameters', () => {
  it('have a case each', () => {
    const missing = [...PARAM_SCHEMAS.keys()].flatMap((address) => {
      const found = casesOf(address)
      return choicesOf(address)
        .known.filter((value) => !found.some((one) => isSame(one.value, value)))
        .map((value) => wordsFor(address, value))
    })
    expect(missing.filter((words) => !(words in EXCEPTIONS))).toEqual([])
  })

  it('have two cases at least if they are numbers, lists or records, numbers one of a value that no shipped edition has', () => {
    const few = [...PARAM_SCHEMAS.keys()].filter((address) => {
      const { isOpen, isNumber } = choicesOf(address)
      if (!isOpen) return false
      const values = casesOf(address).flatMap(({ value }) => (value === null ? [] : [value]))
      const shipped = shippedValues(address)
      const isNew = values.some((value) => !shipped.some((other) => isSame(value, other)))
      return new Set(values.map(canonicalJson)).size < 2 || (isNumber && !isNew)
    })
    expect(few.filter((address) => !(address in EXCEPTIONS))).toEqual([])
  })

  // The value of a parent is: the cases above check it.
  it('are told apart, each two of a list of choices', () => {
    const alike = [...PARAM_SCHEMAS.keys()].flatMap((address) => {
      const { known } = choicesOf(address)
      return casesOf(address).length === 0
        ? []
        : known.flatMap((value) => {
            const found = casesOf(address).filter((one) => isSame(one.value, value))
            const others = known.filter((other) => !isSame(other, value))
            return others
              .filter((other) => !found.some(({ before }) => isSame(before, other)))
              .filter((other) => found.every((one) => isAnsweredAlike(one, withValue(one, other))))
              .map((other) => `${wordsFor(address, value)} and ${canonicalJson(other)}`)
          })
    })
    expect(alike).toEqual([])
  })

  it('are those of parameters that exist', () => {
    expect(all.filter(({ address }) => !PARAM_SCHEMAS.has(address))).toEqual([])
    expect(Object.keys(EXCEPTIONS).filter((words) => !PARAM_SCHEMAS.has(words.split(' ')[0]!))).toEqual([])
  })
})
