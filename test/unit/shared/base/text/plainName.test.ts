/** Printed names without what does not tell them apart (NAM-01). */
import { describe, expect, it } from 'vitest'
import { plainName } from '../../../../../src/shared/base/text/plainName.ts'

describe('a plain name', () => {
  it.each([
    ['Dr. Doom', 'Doctor Doom'],
    ['The Flash', 'flash'],
    ['S.H.I.E.L.D. Agent', 'SHIELD Agent'],
    ['Agent of S.H.I.E.L.D', 'Agent of Shield'],
    ['A.I.M. Agent', 'AIM Agent'],
    ['J. J. Jameson', 'J.J. Jameson']
  ])('is the same for %s and %s', (one, other) => {
    expect(plainName(one)).toBe(plainName(other))
  })
  it.each([
    ['Superman Prime', 'Superman'],
    ['M. Jane', 'Mjane'],
    ['Checkmate Pawn (White)', 'Checkmate Pawn (Black)']
  ])('tells %s from %s', (one, other) => {
    expect(plainName(one)).not.toBe(plainName(other))
  })
})
