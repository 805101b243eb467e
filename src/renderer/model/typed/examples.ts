/** Examples of typed lines with names that are on the table, so that every example can be typed as it is shown. */
import type { CaseFigure, ClixCase } from '../../../shared/contract/case.ts'
import { parseSquareName } from '../../../shared/grid/squareName.ts'
import { texts } from '../../i18n/texts.ts'
import { askParts } from '../table/ask/asks.ts'
import { figureById, figureName } from '../table/position/caseEdit.ts'
import { figuresNamed } from './askText.ts'
import { commandOf } from './words.ts'

/** The names that the texts of every language use for an attacker and its target. */
const IN_TEXTS = /\b(merrow|brine)\b/g

/** The line with an attacker and a target of this table; with the words for them if the table has none. */
export function exampleOn(value: ClixCase, line: string): string {
  const [attacker, target] = exampleFigures(value)
  const names = {
    merrow: attacker ? shortName(value, attacker) : texts.ask.attacker.toLowerCase(),
    brine: target ? shortName(value, target) : texts.ask.target.toLowerCase()
  }
  return line.replace(IN_TEXTS, (name) => names[name as keyof typeof names])
}

/** Those of the question, else the first two of the table, if possible of two sides. */
function exampleFigures(value: ClixCase): readonly [CaseFigure | undefined, CaseFigure | undefined] {
  const { figures = [], ask } = value
  const { from, to } = askParts(ask)
  const asked = (end: unknown) => (typeof end === 'string' ? figureById(value, end) : undefined)
  const attacker = asked(from) ?? figures.find(({ id }) => id !== to)
  const others = figures.filter(({ id }) => id !== attacker?.id)
  return [attacker, asked(to) ?? others.find(({ side }) => side !== attacker?.side) ?? others[0]]
}

/** The first word of a name that means this figure alone, else the whole name. */
function shortName(value: ClixCase, figure: CaseFigure): string {
  const name = figureName(figure).toLowerCase()
  const means = (word: string) => {
    const [only, ...others] = figuresNamed(value, word)
    return only?.id === figure.id && others.length === 0 && commandOf(word) === undefined && !parseSquareName(word).ok
  }
  return name.split(/\s+/).find((word) => /^\p{L}{2}/u.test(word) && means(word)) ?? name
}
