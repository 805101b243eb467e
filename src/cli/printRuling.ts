/** A ruling for a person at a terminal: the verdict, the numbers, a sentence for each reason, where to read it up. */
import type { ClixCase } from '../shared/cases/case.ts'
import type { Reason, Ruling, RulingOption } from '../shared/engine/ruling.ts'
import { plain } from './plainText.ts'
import { rulingLines } from './rulingLines.ts'

/** How to set words apart; the identity where the output is no terminal. */
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

/** The printed ruling, without a line break at the end. */
export function printRuling(ruling: Ruling, asked: ClixCase, style: Style = PLAIN): string {
  const sign = SIGNS[ruling.verdict]
  const verdict = ruling.verdict === 'judge' ? 'JUDGE DECIDES' : plain(ruling.verdict).replace('-', ' ').toUpperCase()
  const title = asked.title ?? asked.id
  return [
    style.bold(`${sign === undefined ? '' : `${sign} `}${verdict}`) + (title === undefined ? '' : `   ${plain(title)}`),
    style.faint(`${ruling.kind} · ${ruling.ruleset}`),
    ...rulingLines(ruling).map((line) => `  ${plain(line)}`),
    ...section('Because', ruling.because.map((reason) => reasonLine(reason, style))),
    ...section('Choices left open', (ruling.options ?? []).map(optionLine)),
    ...section('Not considered', ruling.notConsidered.map((entry) => plain(entry.text))),
    ...section('Where it stands', ruling.cites.map(({ rule, document, section: place }) => `${plain(rule)}  ${plain(document)}, ${plain(place)}`))
  ].join('\n')
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
}

function reasonLine(reason: Reason, style: Style): string {
  const mark = reason.weight === 'decides' ? '•' : reason.weight === 'overridden' ? '×' : '-'
  const sentence = plain(reason.text ?? `${reason.say} ${JSON.stringify(reason.facts)}`)
  return `${mark} ${reason.weight === 'decides' ? style.bold(sentence) : sentence} ${style.faint(`[${plain(reason.rule)}]`)}`
}

function optionLine(option: RulingOption): string {
  const { choices, ...outcome } = option
  return plain(`${JSON.stringify(choices)} gives ${JSON.stringify(outcome)}`)
}
