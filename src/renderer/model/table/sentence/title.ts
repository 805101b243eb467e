/** The question in a few words, as a title for lists and files; and how things are called on a table. */
import { isUnstated } from '../../../../shared/cases/common/statedValue.ts'
import type { ClixCase } from '../../../../shared/contract/case.ts'
import { nameOfText } from '../../../../shared/contract/ownText.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { namedSquare, sentenceOf, type Words } from '../../../../shared/explain/toText.ts'
import { rulesetFor } from '../../../../shared/editions/shelf.ts'
import { actionWordsOf, wordingFor } from './editionTexts.ts'
import { phrases, shippedText, texts } from '../../../i18n/texts.ts'
import { figureById, figureName } from '../position/caseEdit.ts'
import { powerName } from '../figures/powerNames.ts'
import { terrainTargetName, terrainTargetOf } from '../position/terrainTarget.ts'
import type { End, EndNames, Names } from '../../question/entry/askKind.ts'
import { entryOf } from '../../question/kinds/all.ts'

/** A figure's name, a square's name, or nothing yet. */
export function endName(value: ClixCase, end: End): string {
  if (typeof end !== 'string') return formatSquareName(end)
  const figure = figureById(value, end)
  return figure ? figureName(figure) : end
}

/** The action that moves a figure, as the sentence has it. */
export const actionName = (value: ClixCase, action: string | undefined): string =>
  action === undefined || action === 'move' ? actionWordsOf(value).one.move! : powerName(action)

/** The words of this table for sentences of the engine. */
export const wordsOn = (value: ClixCase): Words => ({
  phrases,
  edition: wordingFor(rulesetFor(value)),
  figure: (id) => {
    const figure = figureById(value, id)
    return figure && figureName(figure)
  },
  effect: (id) => {
    const ruleset = rulesetFor(value)
    const terrain = ruleset?.terrain.get(id)
    return ruleset?.effects.get(id)?.name ?? (terrain && shippedText(terrain.name))
  },
  own: (id) => nameOfText(value, id),
  square: namedSquare,
  side: (id) => texts.sides[id],
  unstated: (id, which) => isUnstated(value, id, which)
})

/** How things are called on this table. */
export const namesOn = (value: ClixCase): Names => ({
  end: (end) => endName(value, end),
  power: powerName,
  means: (id) => actionWordsOf(value).means[id] ?? powerName(id),
  action: (action) => actionName(value, action),
  reason: (reason) => curly(sentenceOf(reason, wordsOn(value)))
})

/** One kind of apostrophe in the whole app: the engine writes the straight one of a keyboard. */
const curly = (sentence: string): string => sentence.replace(/(?<=\p{L})'/gu, '’')

/** The two ends of the question by name; empty where one is not chosen yet. */
export function endNames(value: ClixCase): EndNames {
  const { from, to } = entryOf(value.ask).parts(value.ask)
  const terrain = terrainTargetOf(value.ask)
  return { from: endName(value, from), to: terrain ? terrainTargetName(value, terrain) : endName(value, to) }
}

export function caseTitle(value: ClixCase): string {
  if (value.title) return value.title
  const { from, to } = endNames(value)
  return entryOf(value.ask).title(value.ask, { from: from || texts.ask.somebody, to: to || texts.ask.somebody }, namesOn(value))
}
