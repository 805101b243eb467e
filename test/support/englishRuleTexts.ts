/** Every text that comes with the rules, in English: what a translation of them has to say. */
import { editions, effectsOf, rulesetOf, rulesOf } from '../../src/shared/rules/catalog.ts'
import { effectTextsOf } from '../../src/shared/rules/editionTexts.ts'
import { judgeDecides } from '../../src/shared/rules/leftToJudge.ts'
import { systems } from '../../src/shared/games/all.ts'

/** In the order of the reference, each once. */
export function englishRuleTexts(): readonly string[] {
  const found = new Set<string>()
  const add = (...texts: readonly (string | undefined)[]): void => {
    for (const text of texts) if (text) found.add(text)
  }
  const rule = ({ id, title, summary }: { readonly id: string; readonly title: string; readonly summary: string }): void => {
    add(title, summary, judgeDecides(id)?.why)
    for (const { texts } of effectTextsOf(id)) add(...texts.map((one) => one.summary ?? undefined))
  }
  for (const { id } of editions) {
    rulesOf(id).forEach(rule)
    for (const { summary, clauses } of effectsOf(id)) add(summary, ...clauses.map(textOf))
    for (const { summary, clauses } of rulesetOf(id)?.terrain.values() ?? []) add(summary, ...clauses.map(textOf))
  }
  for (const system of systems) system.rules.forEach(rule)
  return [...found]
}

/** What a clause that is left to the judge says of itself. */
const textOf = (clause: object): string | undefined => ('text' in clause && typeof clause.text === 'string' ? clause.text : undefined)
