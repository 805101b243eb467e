/** Questions about a power, as a judge asks them: "charge thor > loki", "can thor charge loki", "outwit thor". Names of powers are English in every language. */
import type { Ask, ClixCase } from '../../../shared/contract/case.ts'
import { ok, type Result } from '../../../shared/base/result.ts'
import { texts, typedTexts as t } from '../../i18n/texts.ts'
import { fold } from '../../text/near.ts'
import { aimAsk } from '../table/ask/aimAsk.ts'
import { endName } from '../table/sentence/title.ts'
import { figuresNamed, parseAskText, type TypedAsk } from './askText.ts'
import { problem } from './places.ts'
import type { TypedLine } from './typedLine.ts'

/** Powers to move and attack by: the question is whether the target is in reach. */
const MOVES = ['charge', 'running-shot', 'hypersonic-speed']
/** Powers that need a target: the question is whether it is a legal one. */
const AIMS = ['outwit', 'perplex']
const SPOKEN = [...MOVES, ...AIMS].map((power) => [power, power.split('-')] as const)

/** The line about a power, or `null` if no power is named at a place for one. */
export function powerLine(value: ClixCase, typed: string): Result<TypedLine> | null {
  const all = typed.replace(/\?$/, '').trim().split(/\s+/)
  const words = fold(all[0] ?? '') === 'can' ? all.slice(1) : all
  const folded = words.map(fold)
  for (const [power, spoken] of SPOKEN) {
    const at = placeOf(folded, spoken)
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at + spoken.length).join(' ')]
    if (at < 0 || after === '') continue
    // A figure may have the power in its name: "Iron Charge > thor".
    if (figuresNamed(value, words.slice(0, at + spoken.length).join(' ')).length > 0) continue
    const asked = parseAskText(value, at === 0 ? after : `${before} > ${after}`)
    return asked.ok ? lineOf(value, power, asked.value) : asked
  }
  return null
}

/** The index of the power's first word; -1 if it is not there. "charges" is "charge". */
const placeOf = (words: readonly string[], [first = '', ...more]: readonly string[]): number =>
  words.findIndex(
    (word, i) => (word === first || (more.length === 0 && word === `${first}s`)) && more.every((one, j) => words[i + 1 + j] === one)
  )

function lineOf(value: ClixCase, power: string, typed: TypedAsk): Result<TypedLine> {
  const { from } = typed
  const to = typed.to === '' ? null : typed.to
  if (typeof from !== 'string' || (to !== null && typeof to !== 'string')) return problem('figures', t.problems.needsFigures)
  const ask = askOf(power, from, to)
  const says = t.will.kind(texts.ask.kindNotes[ask.kind], endName(value, from), to === null ? null : endName(value, to))
  return ok({ do: 'change', next: { ...value, ask }, says, pick: 'from' })
}

function askOf(power: string, from: string, to: string | null): Ask {
  if (MOVES.includes(power)) return { kind: 'reach', figure: from, action: power, ...(to === null ? {} : { target: to }) }
  return to === null ? { kind: 'targets', from, with: power } : aimAsk(from, to, power)
}
