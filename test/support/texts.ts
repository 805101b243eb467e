/** What a language lacks, or says too much, beside English: for `npm run texts` and the tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainWords, terms } from '../../src/renderer/i18n/glossary.ts'
import { LANGUAGES, type LanguageEntry } from '../../src/renderer/i18n/languages.ts'
import { isCalled } from '../../src/renderer/i18n/language/said.ts'
import type { Language, Written } from '../../src/renderer/i18n/language/shape.ts'
import { fileSentences } from '../../src/shared/base/fileSentences.ts'
import { problemSentences } from '../../src/shared/base/problemSentences.ts'
import { leftOutSentences } from '../../src/shared/explain/leftOut.ts'
import { besideSentences } from '../../src/shared/explain/leftOutBeside.ts'
import { hexLintSentences } from '../../src/shared/mapCheck/lint/hexLint.ts'
import { lintSentences } from '../../src/shared/mapCheck/lint/sentences.ts'
import { gameSentences } from '../../src/shared/explain/gameSentences.en.ts'
import { noBoardSentences } from '../../src/shared/explain/noBoardSentences.en.ts'
import { ENGLISH } from '../../src/shared/explain/toText.ts'
import { shippedRuleset, MODERN_EDITIONS } from '../../src/shared/editions/shippedEditions.ts'
import { ruleTexts } from '../../src/shared/reference/ruleTexts.ts'
import { builtInTerrain } from '../../src/shared/rules/terrain/builtIn.ts'
import { shippedSentences } from '../../src/renderer/i18n/shippedSentences.ts'
import { callFaults, callsOf, placesOf } from './textCalls.ts'

const ENGLISH_SENTENCES = { ...ENGLISH.sentences, ...gameSentences, ...noBoardSentences }

type Tree = Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys that differ: missing or left over, of another kind, with other places or too many parameters, or empty. */
export function differences(english: Tree, other: Tree, path: string): string[] {
  return [
    ...Object.entries(english).flatMap(([key, value]) => {
      const at = path ? `${path}.${key}` : key
      const said = other[key]
      if (said === undefined) return [`${at} is missing`]
      if (isTree(value)) return isTree(said) ? differences(value, said, at) : [`${at} is no group`]
      if (typeof value !== typeof said) return [`${at} is of another kind`]
      if (typeof value === 'function' && typeof said === 'function' && said.length > value.length)
        return [`${at} wants more than it is given`]
      return typeof value === 'string' && typeof said === 'string' ? stringFaults(value, said, at) : []
    }),
    ...leftOver(other, english, path)
  ]
}

/** Empty texts, and texts whose places differ from the English ones. Arguments of calls are compared here; sentences with their words below. */
function stringFaults(english: string, said: string, at: string): string[] {
  if (said.trim() === '') return english === '' ? [] : [`${at} is empty`]
  const [wanted, given] = [english, said].map((text) => (isCalled(text) ? calledPlaces(text) : ''))
  return [
    ...(wanted === given ? [] : [`${at} has the places (${given ?? ''}) and not (${wanted ?? ''})`]),
    ...callFaults(said).map((fault) => `${at} ${fault}`)
  ]
}

const calledPlaces = (text: string): string => [...new Set(placesOf(text).map(({ name, number }) => `${name}${number}`))].sort().join()

const leftOver = (other: Tree, english: Tree, path: string): string[] =>
  Object.keys(other)
    .filter((key) => !(key in english))
    .map((key) => `${path ? `${path}.` : ''}${key} is nothing that English says`)

/**
 * The names in braces, and what is behind them as far as it is the same in every language. How often a name is said is
 * the language's own affair: where one has a pronoun another repeats the name.
 */
const places = (template: string): string =>
  [...new Set([...template.matchAll(/\{([a-zA-Z]+)(\|[^}]*)?\}/g)].map(([, name, words]) => `${name ?? ''}${words ? ' with words' : ''}`))]
    .sort()
    .join()

/** The same for sentences with places: a place that is missing or too much is named, too. */
export function sentenceFaults(english: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>, path: string): string[] {
  return [
    ...differences(english, other, path),
    ...Object.entries(english).flatMap(([id, sentence]) => {
      const said = other[id]
      return said === undefined || places(said) === places(sentence)
        ? []
        : [`${path}.${id} has the places (${places(said)}) and not (${places(sentence)})`]
    })
  ]
}

/** Every sentence of the maps that come with the app and every name of special terrain, as a language is to say it. */
function textsOfShipped(): Readonly<Record<string, string>> {
  const resources = join(import.meta.dirname, '../../resources')
  const ofMaps = ['packs', 'hexmaps']
    .flatMap((folder) => readdirSync(join(resources, folder)).map((name) => join(resources, folder, name)))
    .flatMap((path) => {
      const file = JSON.parse(readFileSync(path, 'utf8')) as ShippedFile
      return [
        file.name,
        ...(file.description === undefined ? [] : [file.description]),
        ...(file.labels ?? []).map(({ text }) => text),
        ...(file.pins ?? []).map(({ title }) => title)
      ]
    })
  const texts = [...ofMaps, ...builtInTerrain.map(({ name }) => name)]
  return Object.fromEntries(texts.flatMap(shippedSentences).map(({ key }) => [key, key]))
}

/** The texts of each edition that ships as a document, by address. */
const textsOfEditions = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    MODERN_EDITIONS.map(({ id }) => [
      id,
      Object.fromEntries([...(shippedRuleset(id)?.brought?.texts ?? [])].map(([address, { text }]) => [address, text]))
    ])
  )

/** Sentences of maps that do not say as many numbers as the English ones. */
const countedFaults = (said: Readonly<Record<string, string>>): string[] =>
  Object.entries(said)
    .filter(([english, words]) => english.split('#').length !== words.split('#').length)
    .map(([english]) => `shippedTexts.${english} has another number of #`)

interface ShippedFile {
  readonly name: string
  readonly description?: string
  readonly labels?: readonly { readonly text: string }[]
  readonly pins?: readonly { readonly title: string }[]
}

const WITH_SENTENCES = ['phrases', 'leftOut', 'shippedTexts', 'problems', 'ruleTexts', 'editionWords']

/** What is wrong with one language, each with its key. */
export function languageFaults(english: Written, other: Language): string[] {
  const { phrases, leftOut, shippedTexts, problems, ruleTexts: rules, editionWords, ...texts } = other
  return [
    ...differences(english, texts, ''),
    ...sentenceFaults(ENGLISH_SENTENCES, phrases.sentences, 'phrases.sentences'),
    ...differences(ENGLISH.open, phrases.open, 'phrases.open'),
    ...sentenceFaults({ ...leftOutSentences, ...besideSentences }, leftOut, 'leftOut'),
    ...sentenceFaults({ ...problemSentences, ...fileSentences }, problems, 'problems'),
    ...differences(Object.fromEntries(ruleTexts()), rules, 'ruleTexts'),
    ...differences(textsOfShipped(), shippedTexts, 'shippedTexts'),
    ...countedFaults(shippedTexts),
    ...Object.entries(textsOfEditions()).flatMap(([id, own]) => sentenceFaults(own, editionWords[id] ?? {}, `editionWords.${id}`))
  ]
}

/** Files of a folder of a language that its entry does not read, or that import more than types from outside of it. */
export function folderFaults(files: readonly { readonly name: string; readonly text: string }[]): string[] {
  const all = files.find(({ name }) => name === 'all.ts')?.text ?? ''
  // What the list of languages reads.
  const entries = ['all.ts', 'later.ts', 'manualTexts.json']
  return files.flatMap(({ name, text }) => [
    ...(entries.includes(name) || files.some((other) => other.text.includes(`'./${name}'`)) || all.includes(`'./${name}'`)
      ? []
      : [`${name} is read by nothing`]),
    ...[...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.\.[^']*)'/gm)].map(([, from]) => `${name} imports ${from ?? ''}`)
  ])
}

/** The words of a text with places: without the names of the places, which are English. */
const wordsOf = (text: string): string => (isCalled(text) ? text.replace(/\{[a-zA-Z]+[1-9](, (plural|select),)?/g, '{') : text)

/** Every text of a tree with its key; what a function says is read in its source. */
export const said = (tree: Tree, path = ''): (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key
    if (typeof value === 'string') return [[at, wordsOf(value)] as const]
    if (typeof value === 'function') return [[at, String(value)] as const]
    return typeof value === 'object' && value !== null ? said(value as Tree, at) : []
  })

/** What is understood besides what is said: old words and slang belong there. */
const UNDERSTOOD = /^(searchWords|typedTexts\.(words|patterns|between|verbs|sides|colours|sizes|values|rulesets))\./

/** Texts that say another word than the glossary has for it, and terms that no text says: each with its key. */
export function glossaryFaults(id: 'en' | 'es' | 'pt', all: readonly (readonly [string, string])[], searched: readonly string[]): string[] {
  const texts = all.filter(([key]) => !UNDERSTOOD.test(key))
  const found = (pattern: string, flags: string, unless?: string): string[] => {
    const expression = new RegExp(pattern, flags)
    const allowed = unless === undefined ? null : new RegExp(unless, 'i')
    return texts.filter(([, text]) => expression.test(text) && !allowed?.test(text)).map(([key]) => key)
  }
  return [
    ...terms.flatMap((term) => [
      ...(term.not?.[id] ?? []).flatMap(({ word, unless, notTyped }) => [
        ...found(`(?<!\\p{L})${word}`, 'iu', unless).map((key) => `${key} says “${word}” and not “${term[id]}” (${term.en})`),
        ...(notTyped || searched.some((one) => one.startsWith(word)) ? [] : [`searchWords do not know “${word}” (${term.en})`])
      ]),
      ...(texts.some(([, text]) => text.toLowerCase().includes(term[id].toLowerCase())) ? [] : [`glossary: no text says “${term[id]}”`])
    ]),
    ...plainWords
      .filter(({ language }) => language === id)
      .flatMap(({ not, say }) => found(not, 'u').map((key) => `${key} says “${not}”: say ${say}`))
  ]
}

/** What is wrong with every language but English: nothing, where all is well. */
export async function textFaults(languages: readonly LanguageEntry[] = LANGUAGES): Promise<string[]> {
  const [english, ...others] = await Promise.all(
    languages.map(async (entry) => ({
      id: entry.id,
      ...(await entry.load()),
      ...(await entry.later()),
      manualTexts: (await entry.manual()).default
    }))
  )
  if (!english) return ['there is no language']
  const words = [english, ...others].flatMap(({ id, all, built, later, laterBuilt, manualTexts }) => {
    if (id !== 'en' && id !== 'es' && id !== 'pt') return []
    const english = {
      sentences: ENGLISH_SENTENCES,
      leftOut: { ...leftOutSentences, ...besideSentences },
      problems: { ...problemSentences, ...fileSentences },
      lint: lintSentences,
      hexLint: hexLintSentences
    }
    const own = id === 'en' ? { ...english, ruleTexts: Object.fromEntries(ruleTexts()) } : {}
    const searched = all.searchWords.groups.flat().map((word) => word.toLowerCase())
    const texts = [{ ...all, ...later, ...own, manualTexts }, built, laterBuilt].flatMap((tree) => said(tree))
    return glossaryFaults(id, texts, searched).map((fault) => `${id}: ${fault}`)
  })
  const faults = others.flatMap(({ id, all, built, later, laterBuilt, manualTexts }) => {
    const lacks = WITH_SENTENCES.filter((key) => !(key in all))
    const faults = lacks.length ? lacks.map((key) => `${key} is missing`) : languageFaults(english.all, all as Language)
    // English says what is wrong with a map where it is found.
    const { lintSentences: findings = {}, hexLintSentences: hexFindings = {}, ...laterTexts } = later
    return [
      ...faults,
      ...differences(english.later, laterTexts, ''),
      ...differences({ manualTexts: english.manualTexts }, { manualTexts }, ''),
      ...differences({ ...english.built, ...english.laterBuilt }, { ...built, ...laterBuilt }, ''),
      ...sentenceFaults(hexLintSentences, hexFindings, 'hexLintSentences'),
      ...sentenceFaults(lintSentences, findings, 'lintSentences')
    ].map((fault) => `${id}: ${fault}`)
  })
  const written = { ...english.all, ...english.later, manualTexts: english.manualTexts }
  return [...englishFaults(written), ...faults, ...words]
}

/** The types of the English texts, as their file has to be. */
export async function englishCalls(): Promise<string> {
  const [{ all }, { later }, { default: manualTexts }] = await Promise.all([
    LANGUAGES[0].load(),
    LANGUAGES[0].later(),
    LANGUAGES[0].manual()
  ])
  return callsOf({ ...all, ...later, manualTexts })
}

/** Texts of English whose places cannot be read. */
const englishFaults = (tree: Tree): string[] =>
  allTexts(tree).flatMap(([key, text]) => callFaults(text).map((fault) => `en: ${key} ${fault}`))

const allTexts = (tree: Tree, path = ''): (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key
    if (typeof value === 'string') return [[at, value] as const]
    return typeof value === 'object' && value !== null ? allTexts(value as Tree, at) : []
  })
