/** A ruling for a person at a terminal: the verdict, the numbers, a sentence for each reason, where to read it up. */
import { isUnfinished, wordsOf } from '../../shared/cases/answerWith.ts'
import type { AnyRuling, NoBoardRuling } from '../../shared/cases/answerQuestion.ts'
import type { CheckedCase } from '../../shared/cases/common/checkedCase.ts'
import type { CheckedQuestion } from '../../shared/cases/parseQuestion.ts'
import { questionOfRuling } from '../../shared/cases/questions/all.ts'
import { bySentence, readerOf } from '../../shared/figureCheck/cardSentences.ts'
import type { CardRead, NotConsidered, Reason, Ruling, RulingOption, Standing } from '../../shared/contract/ruling.ts'
import { matters } from '../../shared/explain/leftOut.ts'
import { openLines, openParts, type OpenParts } from '../../shared/explain/openParts.ts'
import { changeLines, type FoundChanges } from './changeLines.ts'
import { plain } from './plainText.ts'
import { readingText } from '../../shared/explain/toText.ts'
import { gameOf } from '../../shared/games/all.ts'
import { engineOf } from '../../shared/games/engines.ts'

/** How to set words apart; the identity if the output is no terminal. */
export interface Style {
  readonly bold: (text: string) => string
  readonly faint: (text: string) => string
}

export const PLAIN: Style = { bold: (text) => text, faint: (text) => text }
export const TERMINAL: Style = {
  bold: (text) => `\u001b[1m${text}\u001b[0m`,
  faint: (text) => `\u001b[2m${text}\u001b[0m`
}

const SIGNS: Readonly<Record<string, string>> = { clear: '○', hindered: '◐', blocked: '▬', judge: '?' }

/** The printed ruling, without a line break at the end. @param change what would change it; left out: nobody asked */
export function printRuling(ruling: AnyRuling, asked: CheckedQuestion, style: Style = PLAIN, change?: FoundChanges): string {
  const sign = SIGNS[ruling.verdict]
  const verdict = ruling.verdict === 'judge' ? 'JUDGE DECIDES' : plain(ruling.verdict).replace('-', ' ').toUpperCase()
  const title = asked.title ?? asked.id
  const open = openIn(ruling, asked)
  return [
    style.bold(`${sign === undefined ? '' : `${sign} `}${verdict}`) + (title === undefined ? '' : `   ${plain(title)}`),
    style.faint(`${ruling.kind} · ${ruling.ruleset}`),
    ...(ruling.edition ? [style.faint(editionLine(ruling))] : []),
    ...(open?.decides ? ['  If the first way is chosen:'] : []),
    ...linesOf(ruling, asked).map((line) => `  ${plain(line)}`),
    ...(open ? openLines(open, false) : []).map((line) => `  ${plain(line)}`),
    ...section(
      'Because',
      ruling.because.map((reason) => reasonLine(reason, style))
    ),
    ...section(
      open?.decides ? `Choices left open: ${plain(open.decides)}` : 'Choices left open',
      open ? open.ways.map(plain) : (ruling.options ?? []).map((option) => optionLine(ruling, option, asked))
    ),
    ...(change === undefined ? [] : section('What would change it', changeLines(asked, change).map(plain))),
    ...section('Another reading', otherReadingLines(ruling, asked)),
    ...section(
      'Read from cards',
      (ruling.cards ?? []).map((card) => plain(cardLine(card, asked)))
    ),
    ...section(
      'Not considered',
      leftOutOf(ruling, asked)
        .filter(matters)
        .map((entry) => plain(entry.text))
    ),
    ...section(
      'Also on the cards',
      ruling.notConsidered.filter((entry) => !matters(entry)).map((entry) => plain(entry.text))
    ),
    ...section(
      'Where it stands',
      ruling.cites.map(
        ({ rule, document, section: place, writtenFor, text, standing }) =>
          `${plain(rule)}  ${plain(document)}${place === '' ? '' : `, ${plain(place)}`}${writtenFor === undefined ? '' : ` (written for ${plain(writtenFor)})`}${markOf(standing)}${text === undefined ? '' : `: ${plain(text)}`}`
      )
    )
  ].join('\n')
}

/** How well a rule is founded, in a word; nothing for official text. */
const MARKS: Readonly<Partial<Record<Standing, string>>> = {
  'official-answer': 'answer',
  transcribed: 'copied',
  'as-before': 'as before',
  reading: 'reading',
  house: 'house'
}
const markOf = (standing: Standing | undefined): string => {
  const mark = standing === undefined ? undefined : MARKS[standing]
  return mark === undefined ? '' : ` [${mark}]`
}

/** By which edition it is ruled: its name, its version, and the first digits of the hash of its rules. */
function editionLine({ edition, standing }: AnyRuling): string {
  const { name, version, rules } = edition!
  const weakest = standing && MARKS[standing.weakest]
  return `Edition  ${plain(name)}, version ${plain(version)} (${rules.slice('sha256:'.length, 'sha256:'.length + 8)})${weakest === undefined ? '' : ` · weakest deciding rule: ${weakest}`}`
}

/** The list of things not considered, with texts of cards sentence by sentence: by the names on the table. */
function leftOutOf(ruling: AnyRuling, asked: CheckedQuestion): readonly NotConsidered[] {
  const { figures = [] } = asked as CheckedCase
  if (figures.length === 0 || isUnfinished(ruling)) return ruling.notConsidered
  return bySentence(asked as CheckedCase, ruling as Ruling, () => readerOf(figures))
}

/** A text of a card that was accepted as rules, with the name of its figure. */
const cardLine = ({ figure, name, accepted }: CardRead, asked: CheckedQuestion): string =>
  `${wordsOf(asked as CheckedCase).figure(figure) ?? figure}: "${name}", accepted on ${accepted}`

/** Each other reading of an open point with the lines of the ruling that would follow. */
const otherReadingLines = (ruling: AnyRuling, asked: CheckedQuestion): readonly string[] =>
  (ruling.otherReadings ?? []).flatMap(({ readings, ...fields }) => {
    const other = { ...ruling, ...fields }
    const follows = [other.verdict, ...linesOf(other, asked)].join('; ')
    return Object.entries(readings).map(([parameter, value]) => plain(`${readingText(parameter, value)} Then: ${follows}`))
  })

/** Lines below the verdict, from the kind of question or the neighbouring game. */
function linesOf(ruling: AnyRuling, asked: CheckedQuestion): readonly string[] {
  if (isUnfinished(ruling)) return [`Not finished after ${ruling.tried} steps.`]
  const ofGame = engineOf(ruling.ruleset)?.lines(ruling as NoBoardRuling)
  if (ofGame) return ofGame
  const question = questionOfRuling(ruling)
  return question.about === 'table' ? question.lines(ruling as Ruling, asked as CheckedCase) : question.lines(ruling as NoBoardRuling)
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
}

function reasonLine(reason: Reason, style: Style): string {
  const mark = reason.weight === 'decides' ? '•' : reason.weight === 'overridden' ? '×' : '-'
  const sentence = plain(reason.text ?? `${reason.say} ${JSON.stringify(reason.facts)}`)
  // In a timeline: which event it is about.
  const { event } = reason.facts
  return `${mark} ${typeof event === 'number' ? `${event + 1}. ` : ''}${reason.weight === 'decides' ? style.bold(sentence) : sentence} ${style.faint(`[${plain(reason.rule)}]`)}${markOf(reason.standing)}`
}

/** Dice, due rolls and choices of a ruling on the table, in the words of screens and papers; `null` for other questions. */
function openIn(ruling: AnyRuling, asked: CheckedQuestion): OpenParts | null {
  const isTable = gameOf(ruling.ruleset) === undefined && !isUnfinished(ruling) && questionOfRuling(ruling).about === 'table'
  return isTable ? openParts(asked as CheckedCase, ruling as Ruling, wordsOf(asked as CheckedCase)) : null
}

/** A choice of a neighbouring game with the lines of the ruling that would follow. */
function optionLine(ruling: AnyRuling, option: RulingOption, asked: CheckedQuestion): string {
  const { choices, ...outcome } = option
  const chosen = Object.entries(choices)
    .map(([field, value]) => `${field} ${choiceText(value)}`)
    .join(', ')
  const follows = linesOf({ ...ruling, ...outcome }, asked)
  return plain(`${chosen}: ${follows.length > 0 ? follows.join('; ') : String(outcome.verdict ?? '')}`)
}

function choiceText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.join(', ')
  if (value === null) return 'nobody'
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${key} ${choiceText(one)}`)
      .join(', ')
  return value === true ? 'yes' : value === false ? 'no' : String(value)
}
