/** The words of an edition: sentences and terms of rulings, translations, and what each language gets. */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { wordAt, wordingOf } from '../../../../src/shared/editions/editionWords.ts'
import { checkEditionShape, layEdition } from '../../../../src/shared/editions/readEdition.ts'
import { NO_NAMES, sentenceOf } from '../../../../src/shared/explain/toText.ts'
import type { Ruleset } from '../../../../src/shared/rules/vocabulary/ruleset.ts'

const parent = shippedRuleset('heroclix-2023')!
const file = (change: object) => ({ format: 'linejudge-edition/1', id: 'store', name: 'Store', version: '1', ...change })
const laid = (change: object, onto: Ruleset = parent) => {
  const shape = checkEditionShape(file({ parent: { id: onto.id }, ...change }))
  return shape.ok ? layEdition(onto, shape.value) : shape
}
const brought = (change: object, onto?: Ruleset) => {
  const result = laid(change, onto)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value.brought!
}
const problemsOf = (change: object) => {
  const result = laid(change)
  return result.ok ? [] : result.problems.map(({ code, path, message }) => ({ code, path, message }))
}
const HITS = '{user} strikes {hits} down.'

describe('sentences and terms of an edition', () => {
  it('come before the usual ones, and only those that it has', () => {
    const edition = wordingOf(brought({ sentences: { 'attack.hit': HITS }, terms: { light: 'feather-light' } }), 'en')
    const words = { ...NO_NAMES, edition }
    const reason = { rule: 'X', weight: 'decides', say: 'attack.hit', at: [], by: null, facts: { user: 'A', hits: ['light'] } } as const
    expect(sentenceOf(reason, words)).toBe('A strikes feather-light down.')
    expect(sentenceOf(reason, NO_NAMES)).toBe('A hits light.')
    expect(sentenceOf({ ...reason, say: 'attack.miss' }, words)).toBe('A misses.')
  })

  it('keep those of the parent that the edition does not change', () => {
    const { sentences } = wordingOf(brought({ sentences: { 'attack.hit': HITS } }), 'en')
    expect(sentences['attack.hit']).toBe(HITS)
    expect(sentences['close.legal']).toBe('{user} may make a close attack against {figure}.')
  })

  it('do not change what the edition rules', () => {
    expect(brought({ sentences: { 'attack.hit': HITS } }).rules).toBe(brought({}).rules)
  })

  it.each([
    ['a sentence of no ruling', { sentences: { 'attack.hitt': HITS } }, 'unknown-sentence', '/sentences/attack.hitt', '"attack.hit"'],
    ['places that differ', { sentences: { 'attack.hit': '{user} hits.' } }, 'places-differ', '/sentences/attack.hit', 'hits, user'],
    ['a translation of no text', { words: { es: { 'rows.CS-9.text': 'a' } } }, 'unknown-text', '/words/es/rows.CS-9.text', 'rows.'],
    [
      'places that differ in a translation',
      { sentences: { 'attack.hit': HITS }, words: { es: { 'sentences.attack.hit': '{user} da.' } } },
      'places-differ',
      '/words/es/sentences.attack.hit',
      'hits, user'
    ]
  ])('are refused for %s', (_, change, code, path, expected) => {
    const [first] = problemsOf(change)
    expect(first).toMatchObject({ code, path })
    expect(first!.message).toContain(expected)
  })

  it('are refused for a language that is none', () => {
    expect(problemsOf({ words: { Spanish: {} } })[0]).toMatchObject({ path: expect.stringContaining('/words') as string })
  })
})

describe('texts of an edition in a language', () => {
  const row = { rows: { 'CS-1': { title: 'Own', text: 'Own text.' } } }
  const spanish = { words: { es: { 'rows.CS-1.text': 'Texto propio.' } } }
  const shipped = {
    words: { 'rows.MPAC-CHARGE.text': 'Carga.', 'sentences.close.legal': '{user} {figure} cuerpo a cuerpo.' },
    of: parent.brought!
  }

  it('are its translation, or what it says itself in its own language, or none', () => {
    const own = brought({ ...row, ...spanish })
    expect(wordAt(own, 'rows.CS-1.text', 'es')).toBe('Texto propio.')
    expect(wordAt(own, 'rows.CS-1.text', 'en')).toBe('Own text.')
    expect(wordAt(own, 'rows.CS-1.text', 'pt')).toBeUndefined()
    expect(wordAt(own, 'rows.CS-1.title', 'es')).toBeUndefined()
    expect(wordAt(own, 'rows.CS-2.text', 'es')).toBeUndefined()
  })

  it('are the shipped translations of texts that the edition has not changed', () => {
    expect(wordAt(brought({}), 'rows.MPAC-CHARGE.text', 'es', shipped)).toBe('Carga.')
    expect(wordAt(brought({ rows: { 'MPAC-CHARGE': { text: 'Ours.' } } }), 'rows.MPAC-CHARGE.text', 'es', shipped)).toBeUndefined()
    expect(wordingOf(brought({}), 'es', shipped).sentences['close.legal']).toBe('{user} {figure} cuerpo a cuerpo.')
    // Without a translation a sentence is in the language of its edition.
    const changed = brought({ sentences: { 'close.legal': '{user} may reach {figure}.' } })
    expect(wordingOf(changed, 'es', shipped).sentences['close.legal']).toBe('{user} may reach {figure}.')
  })

  it('lose the translation of the parent when a child changes the text', () => {
    const result = laid({ ...row, ...spanish })
    if (!result.ok) throw new Error('refused')
    const child = (change: object) => brought({ id: 'child', ...change }, result.value)
    expect(wordAt(child({}), 'rows.CS-1.text', 'es')).toBe('Texto propio.')
    expect(wordAt(child({ rows: { 'CS-1': { text: 'New.' } } }), 'rows.CS-1.text', 'es')).toBeUndefined()
    expect(wordAt(child({ rows: { 'CS-1': { text: 'Nuevo.' } }, language: 'es-ES' }), 'rows.CS-1.text', 'es')).toBe('Nuevo.')
  })
})
