/** The words of an edition laid over those of its parent: each sentence must exist and have the places of the usual one. */
import { problem } from '../base/problem.ts'
import type { Problem } from '../base/result.ts'
import { pointerStep } from '../base/validate.ts'
import { noBoardSentences } from '../explain/noBoardSentences.en.ts'
import { sentences } from '../explain/sentences.en.ts'
import { placesOf } from '../explain/toText.ts'
import type { Brought } from '../rules/vocabulary/ruleset.ts'
import type { EditionFile } from './editionSchema.ts'
import { nearestOf } from './nearest.ts'

type Laid = Pick<Brought, 'texts' | 'translations'> & { readonly problems: readonly Problem[] }

const USUAL: ReadonlyMap<string, string> = new Map<string, string>([...Object.entries(sentences), ...Object.entries(noBoardSentences)])

const samePlaces = (a: string, b: string): boolean => placesOf(a).join() === placesOf(b).join()

/** The texts that a file changes, by address. */
export function* textsOf({
  rows = {},
  sentences: own = {},
  terms = {},
  judge = {}
}: EditionFile): Generator<readonly [address: string, text: string]> {
  for (const [id, row] of Object.entries(rows)) {
    const { title, text } = row ?? {}
    if (title !== undefined) yield [`rows.${id}.title`, title]
    if (text) yield [`rows.${id}.text`, text]
  }
  for (const [id, text] of Object.entries(own)) yield [`sentences.${id}`, text]
  for (const [row, entry] of Object.entries(judge)) if (entry !== null) yield [`judge.${row}`, entry.why]
  for (const [id, text] of Object.entries(terms)) yield [`terms.${id}`, text]
}

/** @param path JSON pointer of the edition in what was read */
export function layWords(before: Pick<Brought, 'texts' | 'translations'> | undefined, file: EditionFile, path: string): Laid {
  const problems: Problem[] = []
  for (const [id, text] of Object.entries(file.sentences ?? {})) {
    const usual = USUAL.get(id)
    const place = `${path}/sentences${pointerStep(id)}`
    if (usual === undefined)
      problems.push(
        problem('unknown-sentence', place, 'edition-unknown-sentence', { found: id.slice(0, 80), nearest: nearestOf(id, USUAL.keys()) })
      )
    else if (!samePlaces(usual, text))
      problems.push(problem('places-differ', place, 'edition-places-differ', { expected: placesOf(usual).join(', ') || '–' }))
  }
  const language = (file.language ?? 'en').toLowerCase().split('-', 1)[0]!
  const texts = new Map(before?.texts)
  const translations = new Map([...(before?.translations ?? [])].map(([id, words]) => [id, new Map(words)]))
  for (const [id, row] of Object.entries(file.rows ?? {}))
    if (row === null)
      for (const address of [`rows.${id}.title`, `rows.${id}.text`]) {
        texts.delete(address)
        for (const words of translations.values()) words.delete(address)
      }
  for (const [address, text] of textsOf(file)) {
    texts.set(address, { text, language })
    // The translations of the parent are of the text that this one replaces.
    for (const words of translations.values()) words.delete(address)
  }
  for (const [id, words] of Object.entries(file.words ?? {})) {
    const all = translations.get(id) ?? new Map<string, string>()
    translations.set(id, all)
    for (const [address, text] of Object.entries(words)) {
      const said = texts.get(address)?.text
      const place = `${path}/words${pointerStep(id)}${pointerStep(address)}`
      if (said === undefined)
        problems.push(problem('unknown-text', place, 'edition-unknown-text', { nearest: nearestOf(address, texts.keys()) }))
      else if (address.startsWith('sentences.') && !samePlaces(said, text))
        problems.push(problem('places-differ', place, 'edition-places-differ', { expected: placesOf(said).join(', ') || '–' }))
      else all.set(address, text)
    }
  }
  return { texts, translations, problems }
}
