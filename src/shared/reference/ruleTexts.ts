/**
 * Every text that comes with the rules, by a key: the id of what it is about and the field. Another language says a text
 * by its key, so that a changed comma in English loses nothing. Powers and terrain are called as they are printed.
 */
import { rulesOf } from '../editions/shelf.ts'
import { effectsIn } from '../editions/effectNames.ts'
import { CLASSIC_EDITIONS, shippedRuleset } from '../editions/shippedEditions.ts'
import { paramSentences } from './paramSentences.en.ts'
import { effectTextsOf } from './editionTexts.ts'
import { judgeDecides } from '../rules/leftToJudge.ts'
import { ruleSummaries } from '../rules/summaries/all.ts'
import { askKey, asksOf, asksOfEffect, effectKey, paramKey, ruleKey, terrainKey } from './ruleKeys.ts'

/** All of them, in the order of the reference. Throws if two texts have one key. */
export function ruleTexts(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const add = (key: string, text: string | null | undefined): void => {
    if (!text) return
    const known = found.get(key)
    if (known !== undefined && known !== text) throw new Error(`Two texts have the key ${key}.`)
    found.set(key, text)
  }
  const asks = (kind: 'effect' | 'terrain', id: string, texts: readonly string[]): void => {
    for (const [index, text] of texts.entries()) add(askKey(kind, id, index), text)
  }
  for (const [id, text] of Object.entries(paramSentences)) add(paramKey(id), text)
  for (const edition of CLASSIC_EDITIONS) {
    for (const { id, title } of rulesOf(edition.id)) {
      add(ruleKey(id, 'title'), title)
      add(ruleKey(id, 'summary'), ruleSummaries[id])
      add(ruleKey(id, 'why'), judgeDecides(id)?.why)
      for (const effect of effectTextsOf(id))
        for (const { rulesets, summary: does } of effect.texts) add(effectKey(effect.id, rulesets[0]!), does)
    }
    for (const { id } of effectsIn(shippedRuleset(edition.id))) asks('effect', id, asksOfEffect(id))
    for (const { id, summary, clauses } of shippedRuleset(edition.id)?.terrain.values() ?? []) {
      add(terrainKey(id), summary)
      asks('terrain', id, asksOf(clauses))
    }
  }
  return found
}
