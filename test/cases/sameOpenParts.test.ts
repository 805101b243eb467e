/**
 * Screen, copied text, sheet (PDF and plain text), command line and spoken text name the same dice, due rolls and choices, for every kind of
 * question on the table. Several golden cases of each kind are asked; those with open choices first.
 */
import { describe, expect, it } from 'vitest'
import { printRuling } from '../../src/cli/printing/printRuling.ts'
import { sheetWords } from '../../src/renderer/actions/ruling/sheet.ts'
import { oneSentence } from '../../src/renderer/model/ruling/oneSentence.ts'
import { openOf, optionWords } from '../../src/renderer/model/ruling/readRuling.ts'
import { spokenSentence } from '../../src/renderer/model/ruling/spoken.ts'
import { ASK_KINDS } from '../../src/renderer/model/question/kinds/all.ts'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { isNoBoardCase } from '../../src/shared/cases/question.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import type { Ruling } from '../../src/shared/contract/ruling.ts'
import type { OpenParts } from '../../src/shared/explain/openParts.ts'
import { formatSquareName } from '../../src/shared/grid/squareName.ts'
import { caseFiles, questionOf } from './caseFiles.ts'

const SAMPLES = 12

interface Sample {
  readonly value: ClixCase
  readonly ruling: Ruling
  readonly parsed: Parameters<typeof printRuling>[1]
}

/** The command line names squares as the case format does. */
const withNames = (text: string): string =>
  text.replace(/\((\d+),(\d+)\)/g, (_, x: string, y: string) => formatSquareName([Number(x), Number(y)]))

const surfacesOf = ({ value, ruling, parsed }: Sample): Readonly<Record<string, string>> => ({
  screen: [spokenSentence(value, ruling, false), ...(ruling.options ?? []).map((option) => optionWords(value, option))].join('\n'),
  copied: oneSentence(value, ruling),
  sheet: sheetWords(value, ruling),
  'command line': withNames(printRuling(ruling, parsed)),
  spoken: spokenSentence(value, ruling)
})

const linesOf = ({ dice, due, chosen, ways }: OpenParts): readonly string[] => [...dice, ...due, ...chosen, ...ways]

const golden = caseFiles()
  .flatMap(({ cases }) => cases)
  .map(questionOf)

/** How many golden cases of a kind are asked until enough have something open. A best turn takes long, and has no choices. */
const mostAsked = (kind: string): number => (kind === 'preparation' ? 2 : 90)

function samplesOf(kind: string): readonly Sample[] {
  const found: Sample[] = []
  const ofKind = golden.filter((value) => value.ask.kind === kind && !isNoBoardCase(value))
  const apart = Math.max(1, Math.floor(ofKind.length / mostAsked(kind)))
  for (const value of ofKind.filter((_, at) => at % apart === 0).slice(0, mostAsked(kind))) {
    const parsed = parseQuestion(value)
    if (parsed.ok) found.push({ value, ruling: answerQuestion(parsed.value) as Ruling, parsed: parsed.value })
  }
  const open = found.filter(({ value, ruling }) => ruling.options?.length || 'choices' in value.ask)
  return [...open, ...found].slice(0, SAMPLES)
}

describe('dice, due rolls and choices', () => {
  for (const kind of ASK_KINDS)
    it(`are the same everywhere: ${kind}`, () => {
      const samples = samplesOf(kind)
      expect(samples.length).toBeGreaterThan(0)
      for (const sample of samples) {
        const lines = linesOf(openOf(sample.value, sample.ruling)).map((line) => line.replaceAll('’', "'"))
        for (const [surface, text] of Object.entries(surfacesOf(sample)))
          for (const line of lines)
            expect(text.replaceAll('’', "'").toLowerCase(), `${surface} of ${sample.value.id ?? ''}`).toContain(
              line.replace(/\.$/, '').toLowerCase()
            )
      }
    })

  it('are there to compare: dice in attacks, choices with their player and their ends', () => {
    const attacks = samplesOf('attack').map(({ value, ruling }) => openOf(value, ruling))
    expect(attacks.some(({ dice }) => dice.some((line) => /^Rolled \d and \d$/.test(line)))).toBe(true)
    expect(attacks.some(({ decides, ways }) => decides !== null && ways.length > 1)).toBe(true)
  })
})
