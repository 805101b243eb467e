/** Another language says everything that English says, with the same places for names and numbers. */
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../src/renderer/i18n/language/language.ts'
import type { RuleWords } from '../../../../src/renderer/i18n/language/catalogue.ts'
import { ENGLISH, type Phrasebook } from '../../../../src/shared/explain/toText.ts'
import { englishRuleTexts } from '../../../support/englishRuleTexts.ts'

const FOLDER = new URL('../../../../src/renderer/i18n/', import.meta.url)
const others = LANGUAGES.filter((language) => language !== 'en')
const files = readdirSync(new URL('en/', FOLDER)).filter((name) => name.endsWith('.ts'))

type Tree = Readonly<Record<string, unknown>>
const load = async (language: string, file: string): Promise<Tree> => {
  const at = new URL(`${language}/${file}`, FOLDER)
  return existsSync(at)
    ? (Object.assign({}, ...Object.values((await import(at.href)) as Tree).filter((one) => typeof one === 'object')) as Tree)
    : {}
}
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Places where the two differ in kind or in the number of parameters, or where the translation says nothing. */
function differences(english: Tree, other: Tree, path: string): string[] {
  return Object.entries(english)
    .flatMap(([key, value]) => {
      const at = `${path}.${key}`
      const said = other[key]
      if (said === undefined) return [`${at} is missing`]
      if (isTree(value)) return isTree(said) ? differences(value, said, at) : [`${at} is no group`]
      if (typeof value !== typeof said) return [`${at} is of another kind`]
      if (typeof value === 'function' && typeof said === 'function' && said.length > value.length)
        return [`${at} wants more than it is given`]
      return typeof said === 'string' && said.trim() === '' && value !== '' ? [`${at} is empty`] : []
    })
    .concat(
      Object.keys(other)
        .filter((key) => !(key in english))
        .map((key) => `${path}.${key} is nothing that English says`)
    )
}

/** The names in braces, and what is behind them as far as it is the same in every language. */
const places = (template: string): string[] =>
  [...template.matchAll(/\{([a-zA-Z]+)(\|[^}]*)?\}/g)].map(([, name, words]) => `${name ?? ''}${words ? ' with words' : ''}`).sort()

describe.each(others)('%s', (language) => {
  it.each(files)('says all of %s', async (file) => {
    expect(differences(await load('en', file), await load(language, file), file)).toEqual([])
  })

  it('says every sentence of a ruling, with the same places in it', async () => {
    const { phrases } = (await import(new URL(`${language}/phrases.ts`, FOLDER).href)) as { phrases: Phrasebook }
    const wrong = Object.entries(ENGLISH.sentences).filter(([id, english]) => {
      const said = phrases.sentences[id as keyof typeof phrases.sentences]
      return said === undefined || JSON.stringify(places(said)) !== JSON.stringify(places(english))
    })
    expect(wrong.map(([id]) => id)).toEqual([])
    expect(Object.keys(phrases.sentences).filter((id) => !(id in ENGLISH.sentences))).toEqual([])
    expect(Object.keys(phrases.directions).sort()).toEqual(Object.keys(ENGLISH.directions).sort())
  })

  it('says every text of the rules, and none that is no longer there', async () => {
    const { words } = (await import(new URL(`${language}/ruleWords.ts`, FOLDER).href)) as { words: RuleWords }
    const english = new Set(englishRuleTexts())
    expect([...english].filter((text) => !words.exact[text])).toEqual([])
    expect(Object.keys(words.exact).filter((text) => !english.has(text))).toEqual([])
  })
})
