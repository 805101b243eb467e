/** `judge cards SET …`: how many sentences of the cards of figures are read, and what is missing. */
import { problem } from '../../shared/base/problem.ts'
import type { Problem } from '../../shared/base/result.ts'
import { cardCoverageOf, type CardCoverage } from '../../shared/figureCheck/cardCoverage.ts'
import { internalProblem } from '../input/answerInput.ts'
import { readFigureSets } from './importVerb.ts'
import type { Output } from '../printing/output.ts'
import { plain } from '../printing/plainText.ts'
import { refuse } from '../printing/refuse.ts'
import '../../shared/base/sayFileSentences.ts'

const FORMAT = 'linejudge-cards/1'
export const CARDS_USAGE = 'cards SET … [--json]'
/** So many missing sentences are listed. */
const MOST_LISTED = 40

/** Runs the verb. Exit status: 0 answered, 2 bad input. All figures of all files are counted together. */
export async function runCards(args: readonly string[], output: Output): Promise<number> {
  const json = args.includes('--json')
  const bad = (problems: readonly Problem[]): number => refuse(output, args, FORMAT, problems)
  const files = args.filter((arg) => arg !== '--json')
  const unknown = files.find((arg) => arg.startsWith('-') && arg !== '-')
  if (unknown !== undefined) return bad([problem('unknown-option', '', 'unknown-option', { option: unknown, usage: CARDS_USAGE })])
  if (files.length === 0) return bad([problem('usage', '', 'verb-usage', { usage: CARDS_USAGE })])
  const read = await readFigureSets(files)
  if (!read.ok) return bad(read.problems)
  const sets = read.value
  try {
    const found = cardCoverageOf(sets.flatMap(({ figures }) => figures))
    const answer = { format: FORMAT, sets: sets.map(({ id }) => id), ...found }
    output.out(json ? `${JSON.stringify(answer)}\n` : `${linesOf(sets.length, found).map(plain).join('\n')}\n`)
    return 0
  } catch (error) {
    return bad([internalProblem(error)])
  }
}

const share = (part: number, whole: number): string =>
  `${part} of ${whole}${whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(1)} %)`}`

function linesOf(sets: number, { figures, sentences, ruled, static: statics, atMoment, characters, missing }: CardCoverage): string[] {
  const all = sentences.parsed + sentences.moment + sentences.text
  return [
    `${sets} ${sets === 1 ? 'set' : 'sets'}, ${figures} figures, ${all} sentences`,
    `parsed: ${share(sentences.parsed, all)}; rulings could use ${ruled} of them if they were accepted`,
    `only their moment is known: ${share(sentences.moment, all)}`,
    `only text: ${share(sentences.text, all)}`,
    `static sentences parsed: ${share(statics.parsed, statics.all)}`,
    `sentences of a moment, parsed or with their moment: ${share(atMoment.known, atMoment.all)}`,
    `characters with every static sentence parsed: ${share(characters.everyStatic, characters.all)}`,
    `characters with every sentence parsed: ${share(characters.whole, characters.all)}`,
    ...(missing.length === 0 ? [] : ['not parsed (characters that it would complete / how often):']),
    ...missing.slice(0, MOST_LISTED).map(({ words, sentences: often, completes }) => `${completes} / ${often}: ${words}`)
  ]
}
