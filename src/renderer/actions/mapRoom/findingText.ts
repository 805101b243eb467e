/** What a finding says, in the app's language. */
import { lintText as filled, type Finding } from '../../../shared/mapCheck/lint/lint.ts'
import { hexLintText as filledHex, type HexFinding } from '../../../shared/mapCheck/lint/hexLint.ts'
import { mapText } from '../../i18n/texts.ts'
import { hexLintSentences, lintSentences } from '../../i18n/laterTexts.ts'

/** The same of a finding on a map of hexes. */
export const hexLintText = ({ code, facts, count, message }: HexFinding): string =>
  hexLintSentences ? filledHex(code, { ...facts, count }, hexLintSentences) : message

export function lintText({ code, facts, count, message }: Finding): string {
  if (!lintSentences) return message
  const said = typeof facts.title === 'string' ? { ...facts, title: mapText(facts.title) } : facts
  return filled(code, { ...said, count }, lintSentences)
}
