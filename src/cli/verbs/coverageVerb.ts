/** `judge coverage SET`: how much of the figures of a file is ruled on. */
import { problem } from '../../shared/base/problem.ts'
import type { Problem } from '../../shared/base/result.ts'
import { coverageOf, type Coverage } from '../../shared/figureCheck/coverage.ts'
import { DEFAULT_RULESET } from '../../shared/mapCheck/ground.ts'
import { rulesGiven } from '../input/editionOption.ts'
import { internalProblem } from '../input/answerInput.ts'
import { readFigureSets } from './importVerb.ts'
import type { Output } from '../printing/output.ts'
import { plain } from '../printing/plainText.ts'
import { refuse } from '../printing/refuse.ts'
import '../../shared/base/sayFileSentences.ts'

const FORMAT = 'linejudge-coverage/1'
export const COVERAGE_USAGE = 'coverage SET [--ruleset ID] [--edition FILE]'

/** Runs the verb. Exit status: 0 answered, 2 bad input. Of several sets in a file all figures are counted together. */
export async function runCoverage(args: readonly string[], output: Output): Promise<number> {
  const json = args.includes('--json')
  const bad = (problems: readonly Problem[]): number => refuse(output, args, FORMAT, problems)
  const files: string[] = []
  const brought = await rulesGiven(args, DEFAULT_RULESET)
  if (!brought.ok) return refuse(output, args, FORMAT, brought.broken.problems, brought.broken.name)
  const { rules } = brought
  for (const arg of brought.rest) {
    if (arg === '--json') continue
    if (arg.startsWith('-') && arg !== '-')
      return bad([problem('unknown-option', '', 'unknown-option', { option: arg, usage: COVERAGE_USAGE })])
    else files.push(arg)
  }
  if (files.length === 0) return bad([problem('usage', '', 'verb-usage', { usage: COVERAGE_USAGE })])
  const read = await readFigureSets(files)
  if (!read.ok) return bad(read.problems)
  const sets = read.value
  try {
    const found = coverageOf(
      sets.flatMap(({ figures }) => figures),
      rules
    )!
    const id = sets.map((set) => set.id).join(', ')
    output.out(
      json
        ? `${JSON.stringify({ format: FORMAT, set: id, ruleset: rules.ruleset, ...told(found) })}\n`
        : `${linesOf(id, rules.ruleset, found).map(plain).join('\n')}\n`
    )
    return 0
  } catch (error) {
    return bad([internalProblem(error)])
  }
}

/** A set without an occupied slot is ruled on whole. */
function told({ slots, byFigure, ...rest }: Coverage) {
  const share = (part: number, whole: number): number => (slots.occupied === 0 ? whole : part / slots.occupied)
  return {
    ...rest,
    slots,
    share: { ruled: share(slots.ruled, 1), partly: share(slots.partly, 0), notConsidered: share(slots.notConsidered, 0) },
    byFigure: byFigure.map(({ full: _full, ...one }) => one)
  }
}

/** Whole percent that make a hundred together: the largest remainders are rounded up. */
function percents(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return counts.map((_, index) => (index === 0 ? 100 : 0))
  const rounded = counts.map((count) => Math.floor((count * 100) / all))
  const missing = 100 - rounded.reduce((sum, one) => sum + one, 0)
  const order = counts.map((count, index) => ({ index, rest: (count * 100) % all })).sort((a, b) => b.rest - a.rest)
  for (const { index } of order.slice(0, missing)) rounded[index]!++
  return rounded
}

function linesOf(id: string, ruleset: string, { figures, fullyRuled, slots, notConsidered }: Coverage): string[] {
  const [ruled, partly, rest] = percents([slots.ruled, slots.partly, slots.notConsidered])
  return [
    `${id} (${ruleset}): ${fullyRuled} of ${figures} figures fully ruled on`,
    `${slots.occupied} slots: ${ruled} % ruled on, ${partly} % partly, ${rest} % not considered`,
    ...notConsidered.map((one) => `${String(one.figures).padStart(5)}  ${one.kind}: ${one.name}`)
  ]
}
