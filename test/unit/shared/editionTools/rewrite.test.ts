/** Editions written otherwise: a whole one comes out as it is, families of effects stay one entry, and a pair that no file joins is refused. */
import { expect, it } from 'vitest'
import type { EditionFile } from '../../../../src/shared/editions/editionSchema.ts'
import { foundationOf } from '../../../../src/shared/editions/foundations.ts'
import { layEdition } from '../../../../src/shared/editions/readEdition.ts'
import { hashOfRules, rulesHash } from '../../../../src/shared/editions/rulesHash.ts'
import { chainOf, rulesetOn, SHIPPED, withEditions } from '../../../../src/shared/editions/shelf.ts'
import { SHIPPED_IDS, shippedFile, shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { fileBetween, flattened, minimal } from '../../../../src/shared/editionTools/rewrite.ts'
import { editionFile } from '../../../support/editions.ts'

const written = (result: ReturnType<typeof minimal>): EditionFile => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

it('writes what ships again: the same rules, and families of effects as one entry', () => {
  for (const id of SHIPPED_IDS) {
    const file = shippedFile(id)!
    const again = written(minimal(file, SHIPPED))
    expect(Object.keys(again.effects ?? {}).length, id).toBeLessThanOrEqual(Object.keys(file.effects ?? {}).length)
  }
  const again = written(minimal(shippedFile('heroclix-2023')!, SHIPPED))
  const families = (effects: EditionFile['effects']) =>
    Object.entries(effects ?? {}).filter(([, one]) => one?.numbered ?? one?.forEachPower)
  expect(families(again.effects).map(([id]) => id).sort()).toEqual(families(shippedFile('heroclix-2023')!.effects).map(([id]) => id).sort()) // prettier-ignore
  const laid = layEdition(foundationOf('modern'), again)
  expect(laid.ok && rulesHash(laid.value)).toBe(hashOfRules(shippedRuleset('heroclix-2023')!))
})

it('keeps the words of a chain in every language, and the texts of the last one', () => {
  const documents = [editionFile('corner'), editionFile('north')]
  const shelf = withEditions(SHIPPED, documents)
  if (!shelf.ok) throw new Error()
  const flat = written(flattened(chainOf(documents, documents[1]!.id).toReversed(), shelf.value))
  expect(flat).toMatchObject({ id: 'north-store', parent: { id: 'heroclix-2013' }, words: editionFile('corner').words })
  const laid = layEdition(shippedRuleset('heroclix-2013')!, flat)
  const chain = rulesetOn(shelf.value, 'north-store')!.brought!
  expect(laid.ok && [laid.value.brought!.texts, laid.value.brought!.translations]).toEqual([chain.texts, chain.translations])
})

it('writes a text in the language of the document, and one in another language as words', () => {
  const [corner, north] = [editionFile('corner'), { ...editionFile('north'), language: 'es' }]
  const shelf = withEditions(SHIPPED, [corner, north])
  if (!shelf.ok) throw new Error()
  const { rows, words } = written(flattened([corner, north], shelf.value))
  expect(rows!['CS-1']!.text).toBe('Perplex tiene aquí un alcance mínimo de 4.')
  expect(words).toMatchObject({ en: { 'rows.CS-1.text': 'Perplex has a minimum range of 4 here.' } })
})

it('refuses a pair of which no file makes the one of the other', () => {
  const [from, to] = [shippedRuleset('heroclix-2023')!, shippedRuleset('heroclix-2013')!]
  const file = fileBetween(from, to, { id: 'x', name: 'X', version: '1' })
  expect(file.ok ? [] : file.problems.map(({ code }) => code)).toEqual(['no-file'])
})
