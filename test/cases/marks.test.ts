/**
 * The mark "Not considered" on rulings with figures of the library: of 500 golden questions whose figures are replaced by library figures, few
 * show it for something that changes nothing. The test finds out by asking: the power or keyword is taken away, under an edition that knows
 * it, and the answer stays the same. `LINEJUDGE_MARKS=1` prints every question that shows the mark.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CLASSIC_EDITIONS, shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { figureFromEntry } from '../../src/renderer/model/table/position/caseEdit.ts'
import type { CaseFigure, ClixCase, RulesetId } from '../../src/shared/contract/case.ts'
import type { NotConsidered } from '../../src/shared/contract/ruling.ts'
import { matters } from '../../src/shared/explain/leftOut.ts'
import type { FigureEntry } from '../../src/shared/formats/documents/documents.ts'
import { parseFigureSetFile } from '../../src/shared/formats/documents/figures/figureSetFile.ts'
import { parseJsonText } from '../../src/shared/json/jsonText.ts'
import { chanceFrom } from '../support/seeded.ts'
import { caseFiles, questionOf } from './caseFiles.ts'

const QUESTIONS = 500
const MOST_UNWANTED = 25
/** A best turn asks thousands of questions. */
const LONG_KINDS: readonly string[] = ['preparation']

function libraryFigures(): readonly FigureEntry[] {
  return ['larkhaven', 'training'].flatMap((name) => {
    const json = parseJsonText(readFileSync(new URL(`../../resources/packs/${name}.figures.json`, import.meta.url), 'utf8'))
    const set = json.ok ? parseFigureSetFile(json.value) : json
    if (!set.ok) throw new Error(set.problems.map(({ message }) => message).join('\n'))
    return set.value.figures
  })
}

/** The figure of a golden case with the card of a library figure: its id, side and place stay, and questions name it as before. */
const placed = (figure: CaseFigure, entry: FigureEntry): CaseFigure => ({
  ...figureFromEntry(entry, figure.side ?? 'red'),
  id: figure.id,
  side: figure.side,
  ...(figure.at ? { at: figure.at } : {}),
  ...(figure.squares ? { squares: figure.squares } : {})
})

interface Asked {
  readonly value: ClixCase
  readonly numbers: string
  readonly marked: readonly NotConsidered[]
  readonly others: readonly NotConsidered[]
}

/** The answer without its words, or null if the question does not fit these figures. */
function asked(value: ClixCase): Asked | null {
  const parsed = parseQuestion(value)
  if (!parsed.ok) return null
  const ruling = answerQuestion(parsed.value)
  const { because: _because, cites: _cites, notConsidered, ruleset: _ruleset, ...numbers } = ruling
  return {
    value,
    // A timeline lists what each figure can use, which is no answer.
    numbers: JSON.stringify(numbers, (key, part: unknown) => (key === 'usable' ? undefined : part)),
    marked: notConsidered.filter(matters),
    others: notConsidered.filter((item) => !matters(item))
  }
}

function questions(): readonly Asked[] {
  const chance = chanceFrom(20)
  const entries = libraryFigures()
  const golden = caseFiles()
    .flatMap(({ cases }) => cases)
    .map(questionOf)
    .filter(({ figures, map, ask }) => map !== undefined && (figures?.length ?? 0) > 0 && !LONG_KINDS.includes(ask.kind))
  const found: Asked[] = []
  while (found.length < QUESTIONS) {
    const question = golden[Math.floor(chance.next() * golden.length)]!
    const figures = question.figures!.map((figure) => placed(figure, entries[Math.floor(chance.next() * entries.length)]!))
    const one = asked({ ...question, figures })
    if (one) found.push(one)
  }
  return found
}

const knowing = (power: string): RulesetId | undefined => CLASSIC_EDITIONS.find(({ id }) => shippedRuleset(id)?.effects.has(power))?.id

function without(figure: CaseFigure, power: string): CaseFigure {
  const rest = (list: readonly string[] | undefined): readonly string[] | undefined => list?.filter((id) => id !== power)
  return {
    ...figure,
    powers: rest(figure.powers),
    canUse: rest(figure.canUse),
    abilities: rest(figure.abilities),
    dial: figure.dial?.map((click) => ({ ...click, powers: rest(click.powers) }))
  }
}

/** Whether the answer is the same without it; `null` if that cannot be asked: no edition knows it, or this one does. */
function changesNothing({ value }: Asked, { kind, figure, id }: NotConsidered): boolean | null {
  if (kind === 'keyword') return true
  const ruleset = knowing(id)
  if (kind !== 'special-power' || figure === undefined || ruleset === undefined) return null
  if (shippedRuleset(value.ruleset)?.effects.has(id)) return null
  const there: ClixCase = { ...value, ruleset }
  const gone = { ...there, figures: value.figures?.map((one) => (one.id === figure ? without(one, id) : one)) }
  const [before, after] = [asked(there), asked(gone)]
  return before !== null && after !== null ? before.numbers === after.numbers : null
}

describe('the mark on rulings with library figures', () => {
  it(`shows what changes nothing on at most ${MOST_UNWANTED} of ${QUESTIONS} questions`, () => {
    const all = questions()
    const marked = all.filter((one) => one.marked.length > 0)
    const unwanted = all.flatMap((one) => {
      const idle = one.marked.filter((entry) => changesNothing(one, entry))
      return idle.length > 0 ? [`${one.value.ask.kind}: ${idle.map(({ text }) => text).join(' ')}`] : []
    })
    if (process.env['LINEJUDGE_MARKS'])
      console.log([...marked.map(({ value, marked: entries }) => `${value.ask.kind}: ${entries.map(({ text }) => text).join(' ')}`), '', 'unwanted', ...unwanted].join('\n')) // prettier-ignore
    expect(unwanted.length, unwanted.join('\n')).toBeLessThanOrEqual(MOST_UNWANTED)
    // A mark that no question shows would prove nothing.
    expect(marked.length).toBeGreaterThan(0)
  })

  it('counts everything that changes an answer, and never a keyword', () => {
    const missed = questions().flatMap((one) =>
      one.others.flatMap((entry) =>
        changesNothing(one, entry) !== false ? [] : [`${one.value.ask.kind} ${one.value.id ?? ''}: ${entry.text}`]
      )
    )
    expect(missed).toEqual([])
    for (const { marked } of questions()) expect(marked.filter(({ kind }) => kind === 'keyword')).toEqual([])
  })
})
