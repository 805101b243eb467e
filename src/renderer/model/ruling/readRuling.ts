/** A ruling as a person at the table reads it: the verdict's word and shape, the numbers, and the choices in words. */
import type { ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import type { AttackRuling, KnockBackOutcome, Reason, Ruling, RulingOption } from '../../../shared/contract/ruling.ts'
import { decidingReason } from '../../../shared/explain/decidingReason.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import type { Fact, Shape, Tone, VerdictLook } from '../question/entry/askKind.ts'
import { entryOf, entryOfKind } from '../question/kinds/all.ts'
import { endName, namesOn } from '../table/sentence/title.ts'
import { powerName } from '../table/figures/powerNames.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts'

const LOOKS: Readonly<Record<string, readonly [Shape, Tone]>> = {
  clear: ['open', 'clear'],
  hindered: ['half', 'hindered'],
  blocked: ['bar', 'blocked'],
  legal: ['tick', 'clear'],
  illegal: ['cross', 'blocked'],
  some: ['tick', 'clear'],
  hit: ['burst', 'clear'],
  miss: ['gap', 'blocked'],
  mixed: ['half', 'hindered'],
  'no-attack': ['cross', 'blocked'],
  open: ['number', 'plain'],
  played: ['tick', 'clear'],
  success: ['tick', 'clear'],
  failure: ['held', 'blocked'],
  automatic: ['tick', 'clear'],
  'not-needed': ['open', 'clear'],
  'knocked-back': ['chevrons', 'hindered'],
  judge: ['judge', 'judge'],
  unfinished: ['gap', 'judge'],
  taken: ['number', 'plain'],
  value: ['number', 'plain']
}

export function verdictLook(ruling: Ruling): VerdictLook {
  const [shape, tone] = LOOKS[ruling.verdict] ?? ['number', 'plain']
  const word = texts.verdicts[ruling.verdict] ?? ruling.verdict
  if (ruling.verdict === 'judge' || ruling.verdict === 'unfinished') return { word, shape, tone }
  const plain = { word, shape, tone }
  // A saved ruling may be on a question that the table does not hold.
  return entryOfKind(ruling.kind)?.look?.(ruling, plain) ?? plain
}

/** The one sentence under the verdict: the first reason that decides. */
export { decidingReason }

/** The reason's sentence with figures by name and squares as the board's edges name them. */
export const reasonText = (value: ClixCase, reason: Reason): string => namesOn(value).reason(reason)

const squaresKey = (squares: readonly SquareXY[]): string => squares.map(String).sort().join(' ')

/** The number that the blocker of this reason carries on the board, or null. */
export function blockerNumber(ruling: Ruling, reason: Reason): number | null {
  if (!('blockedBy' in ruling) || reason.weight !== 'decides') return null
  const key = squaresKey(reason.at)
  const found = ruling.blockedBy.findIndex(({ figure, at }) => (figure !== undefined && figure === reason.by) || squaresKey(at) === key)
  return found < 0 ? null : found + 1
}

/** The numbers and squares that somebody at the table needs, most wanted first. */
export const factsOf = (value: ClixCase, ruling: Ruling): readonly Fact[] => entryOf(ruling).facts(value.ask, ruling, namesOn(value))

const ARROWS: Readonly<Record<string, string>> = {
  '1,0': '→',
  '-1,0': '←',
  '0,1': '↓',
  '0,-1': '↑',
  '1,1': '↘',
  '-1,1': '↙',
  '1,-1': '↗',
  '-1,-1': '↖'
}

/** What a choice means, in a few words: "Surtur ↗, ends in G7". */
export function optionWords(value: ClixCase, option: RulingOption): string {
  const said = Object.entries(option.choices).flatMap(([key, chosen]) => {
    if (Array.isArray(chosen))
      return [`${texts.choices[key] ?? powerName(key)}: ${chosen.map((id) => endName(value, String(id))).join(', ')}`]
    if (key === 'instead')
      return Object.values(chosen as object).map(
        (to: unknown) => `${texts.choices.instead ?? key}: ${typeof to === 'string' ? endName(value, to) : (texts.choices.nobody ?? '')}`
      )
    if (typeof chosen === 'object' && chosen !== null) {
      return Object.entries(chosen).map(([figure, way]) => `${endName(value, figure)} ${wayWords(value, key, way)}`)
    }
    return [
      `${texts.choices[key] ?? powerName(key)}: ${(key === 'aftermath' && texts.choices[String(chosen)]) || powerName(String(chosen))}`
    ]
  })
  return [said.join('; '), defeatWords(value, option), outcomeWords(value, option)].filter(Boolean).join(', ')
}

/** Whom it defeats where that is the attacker itself: "Quill KO". */
function defeatWords(value: ClixCase, option: RulingOption): string {
  const after = option.after as AttackRuling['after'] | undefined
  const who = 'from' in value.ask ? value.ask.from : undefined
  return typeof who === 'string' && after?.[who]?.ko ? `${endName(value, who)} ${texts.choices.ko ?? ''}` : ''
}

function wayWords(value: ClixCase, key: string, way: unknown): string {
  // One damage after the other.
  if (key === 'mastermind' && Array.isArray(way)) return way.map((one: unknown, at) => `${at + 1}. ${wayWords(value, key, one)}`).join(', ')
  if (Array.isArray(way)) return ARROWS[way.join(',')] ?? way.join(' ')
  if (typeof way === 'boolean') return way ? (texts.choices.yes ?? '') : (texts.choices.no ?? '')
  if (way === null) return texts.choices.none ?? ''
  if (typeof way === 'number') return String(way)
  return key === 'mastermind' ? `→ ${endName(value, String(way))}` : powerName(String(way))
}

/** Who is not knocked back, where the choice does not say so itself. */
function stayingWords(value: ClixCase, { choices }: RulingOption, results: KnockBackOutcome['results']): string {
  if (results.length === 0) return texts.noKnockBack.toLowerCase()
  const declined = choices.knockBack as Readonly<Record<string, boolean>> | undefined
  return results
    .filter(({ figure }) => declined?.[figure] !== false)
    .map(({ figure }) => rulingTexts.sentence.notKnockedBack(endName(value, figure)))
    .join(', ')
}

/** Where the first result ends and what it costs, if the option says so. */
function outcomeWords(value: ClixCase, option: RulingOption): string {
  if (option.verdict === 'no-attack') return ''
  const inner = option.knockBack as KnockBackOutcome | undefined
  const results = (option.results as KnockBackOutcome['results'] | undefined) ?? inner?.results
  const moved = results?.filter((result) => result.knockedBack) ?? []
  if (results && moved.length === 0) return stayingWords(value, option, results)
  return moved
    .map((result) => {
      const damage = result.damage.reduce((sum, entry) => sum + entry.taken, 0)
      const ends = texts.optionEnds(formatSquareName(result.end), damage)
      return moved.length > 1 ? `${endName(value, result.figure)} ${ends}` : ends
    })
    .join(', ')
}
