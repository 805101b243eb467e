/** An answer on an event for a person at a terminal. */
import type { EventAnswer } from '../../shared/tournament/asks/answerEvent.ts'
import type { UnknownField } from '../../shared/tournament/asks/unknownInEvent.ts'
import { plain } from './plainText.ts'

/** Without a line break at the end. */
export function printEvent({
  id,
  refused,
  ignored,
  answers,
  clockChanges = [],
  notConsidered = []
}: EventAnswer & { readonly notConsidered?: readonly UnknownField[] }): string {
  const lines = [`Event ${id}`]
  for (const { at, message } of refused) lines.push(`  Fact ${at + 1} was refused: ${message}`)
  for (const at of ignored) lines.push(`  Fact ${at + 1} was delivered before and counts once.`)
  for (const { at, seconds } of clockChanges)
    lines.push(
      `  Fact ${at + 1}: the clock of its writer ${seconds > 0 ? 'had gone ahead' : 'had been ahead and went back'} by ${Math.abs(seconds)} seconds.`
    )
  lines.push(...notConsidered.map(unknownLine))
  for (const { kind, ...answer } of answers) {
    lines.push('', headingOf(String(kind)))
    for (const line of linesOf(answer)) lines.push(`  ${line}`)
  }
  return lines.map(plain).join('\n')
}

/** A field that nobody knows, in a sentence. */
export const unknownLine = ({ path }: UnknownField): string => `  Linejudge does not know ${path}; it is kept and changes nothing.`

const headingOf = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')

/** Lists as rows, the rest as "name: value". */
function linesOf(answer: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(answer).flatMap(([name, value]) => {
    if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== 'object') return [`${name}: ${textOf(value)}`]
    return [`${name}:`, ...value.map((row) => `  ${textOf(row)}`)]
  })
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(textOf).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, one]) => one !== null)
      .map(([name, one]) => `${name} ${typeof one === 'object' ? `(${textOf(one)})` : textOf(one)}`)
      .join(' · ')
  return String(value)
}
