import { describe, expect, it } from 'vitest'
import { firstWord, withoutAtEnd, withoutAtEnds } from '../../../../../src/shared/base/text/ends.ts'

describe('the ends of a text', () => {
  it.each([
    ['--a-b--', 'a-b', '--a-b'],
    ['-:-', '', ''],
    ['', '', ''],
    ['a', 'a', 'a']
  ])('%s is cut', (text, atEnds, atEnd) => {
    expect(withoutAtEnds(text, '-:')).toBe(atEnds)
    expect(withoutAtEnd(text, '-:')).toBe(atEnd)
  })

  it.each([
    ['  8   Phasing / x ', ['8', 'Phasing / x']],
    ['8', ['8', '']],
    ['\u00a08\tx', ['8', 'x']],
    ['  ', ['', '']]
  ])('the first word of %j', (text, parts) => {
    expect(firstWord(text)).toEqual(parts)
  })
})
