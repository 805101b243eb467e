/** An edition written as a file, read again over its parent: the same ruleset, and no difference left. */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { editionDiff } from '../../../../src/shared/editions/editionDiff.ts'
import { documentOf } from '../../../../src/shared/editionTools/editionDocument.ts'
import { editionFile } from '../../../support/editions.ts'
import { checkEditionShape, layEdition } from '../../../../src/shared/editions/readEdition.ts'

const PAIRS = [
  ['heroclix-2012', 'heroclix-2013'],
  ['heroclix-2013', 'heroclix-2012'],
  ['heroclix-2012', 'heroclix-2010'],
  ['heroclix-2010', 'heroclix-jan-2010'],
  ['heroclix-jan-2010', 'heroclix-2013'],
  ['heroclix-2010', 'clix-campaign']
] as const

describe.each(PAIRS)('%s to %s', (from, to) => {
  const [parent, child] = [shippedRuleset(from)!, shippedRuleset(to)!]
  const file = JSON.parse(JSON.stringify(documentOf(parent, child, { id: 'copy', name: 'Copy', version: '1' }))) as unknown

  it('is read again without a difference', () => {
    const shape = checkEditionShape(file)
    if (!shape.ok) throw new Error(JSON.stringify(shape.problems))
    const laid = layEdition(parent, shape.value)
    if (!laid.ok) throw new Error(JSON.stringify(laid.problems))
    expect(editionDiff(child, laid.value)).toEqual([])
    expect(editionDiff(parent, laid.value).length).toBeGreaterThan(3)
  })

  it('is found at its addresses, both ways', () => {
    const [there, back] = [editionDiff(parent, child), editionDiff(child, parent)]
    expect(back.map(({ at }) => at).sort()).toEqual(there.map(({ at }) => at).sort())
    expect(editionDiff(parent, parent)).toEqual([])
  })
})

it('formats are written, and removed ones are named', () => {
  const parent = shippedRuleset('heroclix-2013')!
  const laid = layEdition(parent, editionFile('club'))
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems))
  const club = laid.value
  const written = documentOf(parent, club, { id: 'copy', name: 'Copy', version: '1' })
  expect(written.formats).toEqual(editionFile('club').formats)
  const back = documentOf(club, parent, { id: 'copy', name: 'Copy', version: '1' })
  expect(back.formats).toEqual(['-club', '-commons'])
  const again = layEdition(club, back)
  expect(again.ok && [...again.value.brought!.formats]).toEqual([])
  expect(editionDiff(parent, club).flatMap(({ at }) => (at.startsWith('formats/') ? [at] : []))).toEqual([
    'formats/club',
    'formats/commons'
  ])
})
