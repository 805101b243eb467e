/** The words of an edition in a language: its sentences and terms for rulings, and the texts of its rows. */
import type { Wording } from '../explain/toText.ts'
import type { Brought } from '../rules/vocabulary/ruleset.ts'

/** The translations of a shipped document into one language by address, and the edition that they translate. */
export interface ShippedWords {
  readonly words: Readonly<Record<string, string>>
  readonly of: Brought
}

/**
 * A text of an edition in a language, or `undefined` if it has none in that language.
 * @param address `rows.CS-1.title`, `rows.CS-1.text`, `sentences.close.legal`, `terms.ranged`
 * @param shipped translations of the shipped document that the edition is founded on: they hold for texts that the edition has not changed
 */
export function wordAt({ texts, translations }: Brought, address: string, language: string, shipped: ShippedWords | null = null) {
  const own = translations.get(language)?.get(address)
  if (own !== undefined) return own
  const said = texts.get(address)
  if (said === undefined || said.language === language) return said?.text
  return shipped?.of.texts.get(address)?.text === said.text ? shipped.words[address] : undefined
}

const made = new WeakMap<Brought, Map<string, Wording>>()

/** The sentences and terms of an edition; one without a translation is in the language of the edition. Made once for each language. */
export function wordingOf(brought: Brought, language: string, shipped: ShippedWords | null = null): Wording {
  const known = made.get(brought) ?? new Map<string, Wording>()
  made.set(brought, known)
  const there = known.get(language)
  if (there) return there
  const wording = { sentences: {} as Record<string, string>, terms: {} as Record<string, string> }
  for (const [address, { text }] of brought.texts) {
    const [, kind, id] = /^(sentences|terms)\.(.+)$/.exec(address) ?? []
    if (id !== undefined) wording[kind as 'sentences' | 'terms'][id] = wordAt(brought, address, language, shipped) ?? text
  }
  known.set(language, wording)
  return wording
}
