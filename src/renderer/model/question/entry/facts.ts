/** Facts that several kinds of ruling have: steps of a value, knock backs, chances. */
import { carriedFigures } from '../../../../shared/contract/carried.ts'
import type { MoveAsk, SquareXY } from '../../../../shared/contract/case.ts'
import type { ChanceShown, KnockBackOutcome, MeanShown } from '../../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { inThrows, TWO_DICE } from '../../../../shared/explain/toText.ts'
import { phrases, rulingTexts, texts } from '../../../i18n/texts.ts'
import type { Fact, Names } from './askKind.ts'

/** A chance as players say it: in throws of two dice if it is a number of them, else as a fraction, and in percent. */
export function chanceText({ fraction, percent }: ChanceShown): string {
  if (fraction === '0/1' || fraction === '1/1') return `${percent} %`
  return `${throwsText(fraction)} · ${texts.facts.percent(percent)}`
}
/** "26 of 36"; the fraction if it is no number of throws of two dice. */
export const throwsText = (fraction: string): string => inThrows(fraction, TWO_DICE, phrases)
export const meanText = ({ fraction, decimal }: MeanShown): string => texts.facts.mean(fraction, decimal)

export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))
export const squareNames = (squares: readonly SquareXY[]): string => squares.map(formatSquareName).join(' ')
/** "Thor, Loki and Hulk". */
export const listed = (names: Names, ids: readonly string[]): string => rulingTexts.sentence.list(ids.map((id) => names.end(id)))

/** The sentence with the figures that the mover carries added. */
export function carryingToo(move: Pick<MoveAsk, 'carrying' | 'alsoCarrying'>, names: Names, sentence: string): string {
  const carried = carriedFigures(move)
  return carried.length === 0 ? sentence : rulingTexts.sentence.carrying(sentence, listed(names, carried))
}

/** Where a number comes from, step by step: "Toughness (modified)"; only once where source and change have the same name. */
export const stepFacts = (
  steps: readonly { readonly source: string; readonly op: string; readonly result: number }[],
  names: Names
): readonly Fact[] =>
  steps.map(({ source, op, result }) => {
    const done = texts.facts.step[op] ?? op
    const from = names.power(source)
    return { label: from.toLowerCase() === done ? from : `${from} (${done})`, value: String(result) }
  })

export function knockBackFacts({ results }: Pick<KnockBackOutcome, 'results'>, names: Names): readonly Fact[] {
  const t = texts.facts
  return results.flatMap((result) => {
    const label = results.length > 1 ? t.ofFigure(t.knockBack, names.end(result.figure)) : t.knockBack
    if (!result.knockedBack) return [{ label, value: t.kbNone }]
    return [
      { label, value: t.kbPath(result.squares, result.path.length, formatSquareName(result.end)), strong: true },
      ...(result.stoppedBy ? [{ label: t.kbStopped, value: t.stoppedBy[result.stoppedBy] }] : []),
      ...result.damage.map((entry) => ({
        label: entry.kind === 'knock-back' ? t.kbDamage : t.unavoidableDamage,
        value: t.damageEntry(names.end(entry.to), entry.dealt, entry.taken),
        strong: entry.taken > 0
      }))
    ]
  })
}

/** "Surtur is knocked back 3 squares to G7", for each; what it costs comes behind: `more` where clicks have been told before. */
export function knockBackSentence({ results }: Pick<KnockBackOutcome, 'results'>, names: Names, more = false): string {
  const t = rulingTexts.sentence
  const ends = results.map(({ figure, knockedBack, path, end }) => {
    const [name, square] = [names.end(figure), formatSquareName(end)]
    if (!knockedBack) return t.notKnockedBack(name)
    return path.length === 0 ? t.staysIn(name, square) : t.knockedBack(name, path.length, square)
  })
  const taken = new Map<string, number>()
  for (const { to, taken: clicks } of results.flatMap(({ damage }) => damage)) taken.set(to, (taken.get(to) ?? 0) + clicks)
  const costs = [...taken].filter(([, clicks]) => clicks > 0).map(([id, clicks]) => (more ? t.takesMore : t.takes)(names.end(id), clicks))
  return [t.list(ends), ...costs].join('; ')
}

/** As a table says it; what is neither sure nor out of the question is never called so. */
export function wholePercent(percent: number): string {
  if (percent > 0 && percent < 1) return '<1'
  return percent > 99 && percent < 100 ? '>99' : String(Math.round(percent))
}
