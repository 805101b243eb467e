/** The ruling of a neighbouring game with its sentences and citations. */
import { gameSentences } from '../explain/gameSentences.en.ts'
import { inWords, plainSquare, type Words } from '../explain/toText.ts'
import { unknownParts } from '../explain/unknownParts.ts'
import type { RuleEntry } from '../rules/vocabulary/ruleset.ts'
import { engineOf } from './engines.ts'
import type { GameCase, GameRuling } from './common/game.ts'

/** What things are called in the sentences about this question. */
export function wordsOfGame(question: GameCase): Words {
  const names = new Map((question.figures ?? []).map(({ id, name }) => [id, name]))
  return { figure: (id) => names.get(id)?.trim() || undefined, effect: () => undefined, square: plainSquare, also: gameSentences }
}

/** A rule of any neighbouring game, or undefined. */
export const gameRule = (ruleset: string, id: string): RuleEntry | undefined => engineOf(ruleset)?.rules.find((rule) => rule.id === id)

/** The ruling on a checked question: the same question gives the same bytes. Throws only for one that was not checked. */
export function answerGame(question: GameCase): GameRuling {
  const system = engineOf(question.ruleset)
  if (!system) throw new Error(`No system ${question.ruleset}: the case was not checked.`)
  const words = wordsOfGame(question)
  const { kind, verdict, because: bare, notConsidered, options, ...fields } = system.rule(question)
  const because = inWords(bare, words)
  const cites = [...new Set(because.map(({ rule }) => rule))].flatMap((rule) => {
    const entry = gameRule(question.ruleset, rule)
    return entry ? [{ rule, document: entry.document, section: entry.section }] : []
  })
  return {
    kind,
    verdict,
    ruleset: question.ruleset,
    ...fields,
    because,
    cites,
    notConsidered: [...notConsidered, ...unknownParts(system.schema, question)],
    ...(options === undefined ? {} : { options })
  }
}
