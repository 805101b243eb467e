/** Game elements are found by name, number, type and text. */
import { describe, expect, it } from 'vitest'
import { elementsFound, keyOfElement, typesIn } from '../../../../../src/renderer/model/figures/elements.ts'
import { sampleElements } from '../../storage/rows/samples.ts'

const files = [sampleElements('own'), sampleElements('other')]
const found = (typed: string, open: string | null = null) =>
  elementsFound(files, typed, open, (type) => (type === 'map' ? 'Battlefield' : type)).map(keyOfElement)

describe('game elements', () => {
  it('are those of the open set as long as nothing is typed', () => {
    expect(found('')).toEqual([])
    expect(found(' ', 'own')).toEqual(['own/rope', 'own/quay'])
  })

  it('are found in all sets by every word of name, number, type and text, in any order', () => {
    expect(found('harbour rope')).toEqual(['own/rope', 'other/rope'])
    expect(found('E001')).toEqual(['own/rope', 'other/rope'])
    expect(found('battlefield')).toEqual(['own/quay', 'other/quay'])
    expect(found('own words')).toEqual(['own/rope', 'other/rope'])
    expect(found('rope quay')).toEqual([])
  })

  it('are counted by type', () => {
    expect(typesIn(files[0]!)).toEqual([
      ['equipment', 1],
      ['map', 1]
    ])
  })
})
