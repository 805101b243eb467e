/** A ruling as a person at the table reads it: the verdict's word and shape, the numbers, and the choices in words. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { KnockBackOutcome, Reason, Ruling, RulingOption, XY } from '../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { namedSquare, sentenceOf } from '../../../shared/explain/toText.ts'
import { rulesetOf } from '../../../shared/rules/catalog.ts'
import { figureById, figureName } from '../table/caseEdit.ts'
import { endName } from '../question/title.ts'
import { effectOf, powerName } from '../table/powerNames.ts'
import { oddsFacts } from './readOdds.ts'
import { phrases, texts } from '../../i18n/texts.ts'

export type Shape =
  'open' | 'half' | 'bar' | 'tick' | 'cross' | 'burst' | 'gap' | 'chevrons' | 'still' | 'judge' | 'number' | 'steps' | 'held'
export type Tone = 'clear' | 'hindered' | 'blocked' | 'judge' | 'plain'
export interface VerdictLook {
  readonly word: string
  readonly shape: Shape
  readonly tone: Tone
}

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
  played: ['tick', 'clear'],
  success: ['tick', 'clear'],
  failure: ['held', 'blocked'],
  automatic: ['tick', 'clear'],
  'not-needed': ['open', 'clear'],
  'knocked-back': ['chevrons', 'hindered'],
  judge: ['judge', 'judge'],
  taken: ['number', 'plain'],
  value: ['number', 'plain']
}

export function verdictLook(ruling: Ruling): VerdictLook {
  const [shape, tone] = LOOKS[ruling.verdict] ?? ['number', 'plain']
  const word = texts.verdicts[ruling.verdict] ?? ruling.verdict
  if (ruling.verdict === 'judge') return { word, shape, tone }
  switch (ruling.kind) {
    case 'value':
      return { word: String(ruling.value), shape, tone }
    case 'preparation':
      return ruling.verdict === 'none'
        ? { word: texts.noTargets, shape: 'cross', tone: 'blocked' }
        : { word: texts.plans(ruling.plans.length), shape, tone }
    case 'odds':
      return { word: `${ruling.hit.percent.toFixed(2)} %`, shape, tone }
    case 'damage':
      return { word: texts.damageVerdict(ruling.taken), shape, tone }
    case 'targets':
      return ruling.verdict === 'none'
        ? { word: texts.noTargets, shape: 'cross', tone: 'blocked' }
        : { word: texts.verdictTargets(ruling.legal.length), shape, tone }
    case 'knock-back':
      return ruling.verdict === 'none' ? { word: texts.noKnockBack, shape: 'still', tone: 'clear' } : { word, shape, tone }
    case 'reach':
      return ruling.verdict === 'none'
        ? { word: texts.noReach, shape: 'cross', tone: 'blocked' }
        : { word: texts.facts.squares(ruling.squares.length), shape: 'steps', tone: 'clear' }
    case 'attack':
      return ruling.destroyed === undefined || ruling.verdict !== 'hit'
        ? { word, shape, tone }
        : ruling.destroyed
          ? { word: texts.destroyed, shape, tone }
          : { word: texts.stands, shape: 'still', tone: 'hindered' }
    default:
      return { word, shape, tone }
  }
}

/** The one sentence under the verdict: the first reason that decides. */
export const decidingReason = ({ because }: { readonly because: readonly Reason[] }): Reason | null =>
  because.find(({ weight }) => weight === 'decides') ?? because[0] ?? null

/** The reason's sentence with figures by name and squares as the board's edges name them. */
export function reasonText(value: ClixCase, reason: Reason): string {
  return sentenceOf(reason, {
    phrases,
    figure: (id) => {
      const figure = figureById(value, id)
      return figure && figureName(figure)
    },
    effect: (id) => effectOf(value.ruleset, id)?.name ?? rulesetOf(value.ruleset)?.terrain.get(id)?.name,
    square: namedSquare
  })
}

/** Why a figure could not be attacked, with squares as the board names them. */
function refusalText(value: ClixCase, ruling: Ruling, figure: string, rule: string): string | null {
  const reason = ruling.because.find((one) => one.by === figure && one.rule === rule && one.say !== 'reach.attackable')
  return reason ? reasonText(value, reason) : null
}

const squaresKey = (squares: readonly XY[]): string => squares.map(String).sort().join(' ')

/** The number that the blocker of this reason carries on the board, or null. */
export function blockerNumber(ruling: Ruling, reason: Reason): number | null {
  if (ruling.kind !== 'line-of-fire' || reason.weight !== 'decides') return null
  const key = squaresKey(reason.at)
  const found = ruling.blockedBy.findIndex(({ figure, at }) => (figure !== undefined && figure === reason.by) || squaresKey(at) === key)
  return found < 0 ? null : found + 1
}

export interface Fact {
  readonly label: string
  readonly value: string
  /** Larger than the others: what the table is waiting for. */
  readonly strong?: boolean
  /** A sentence, set below its label instead of beside it. */
  readonly sentence?: boolean
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))
const names = (squares: readonly XY[]): string => squares.map(formatSquareName).join(' ')

/** The numbers and squares that somebody at the table needs, most wanted first. */
export function factsOf(value: ClixCase, ruling: Ruling): readonly Fact[] {
  const t = texts.facts
  switch (ruling.kind) {
    case 'line-of-fire':
      return [
        { label: t.distance, value: t.squares(ruling.distance), strong: true },
        { label: t.defenseModifier, value: signed(ruling.defenseModifier), strong: ruling.defenseModifier !== 0 },
        ...(ruling.crossed.length ? [{ label: t.crossed, value: names(ruling.crossed) }] : []),
        ...(ruling.corners.length
          ? [{ label: t.corners, value: ruling.corners.map((corner) => corner.flanks.map(formatSquareName).join('/')).join('  ') }]
          : [])
      ]
    case 'can-target':
      return [
        ...(ruling.distance === null ? [] : [{ label: t.distance, value: t.squares(ruling.distance), strong: true }]),
        ...(ruling.reach === null ? [] : [{ label: t.reach, value: t.squares(ruling.reach), strong: true }]),
        ...(ruling.lineOfFire === null ? [] : [{ label: t.lineOfFire, value: texts.verdicts[ruling.lineOfFire] ?? ruling.lineOfFire }]),
        { label: t.adjacent, value: ruling.adjacent ? t.yes : t.no }
      ]
    case 'targets':
      return [
        { label: t.legal, value: ruling.legal.map((id) => endName(value, id)).join(', ') || t.nobody, strong: true },
        ...ruling.illegal.map(({ figure, rule }) => ({ label: t.ofFigure(t.illegal, endName(value, figure)), value: rule }))
      ]
    case 'odds':
      return oddsFacts(value, ruling)
    case 'preparation':
      return []
    case 'move':
      return [
        { label: t.speed, value: t.squares(ruling.speed), strong: true },
        { label: t.endsIn, value: formatSquareName(ruling.end) },
        { label: t.mustStop, value: ruling.mustStop ? t.yes : t.no, strong: ruling.mustStop }
      ]
    case 'reach':
      return [
        { label: t.speed, value: t.squares(ruling.speed), strong: true },
        ...(value.ask.kind === 'reach' && (value.ask.action ?? 'move') === 'move'
          ? []
          : [
              {
                label: t.attackable,
                value: ruling.attackable.map((id) => endName(value, id)).join(', ') || t.nobody,
                strong: ruling.attackable.length > 0
              }
            ]),
        ...ruling.refused.map(({ figure, rule, text }) => ({
          label: t.ofFigure(t.notAttackable, endName(value, figure)),
          value: `${refusalText(value, ruling, figure, rule) ?? text} (${rule})`,
          sentence: true
        }))
      ]
    case 'timeline':
      return [{ label: t.events, value: String(ruling.states.length), strong: true }]
    case 'break-away':
      return ruling.total === null ? [] : [{ label: t.total, value: String(ruling.total), strong: true }]
    case 'value':
    case 'damage':
      return ruling.steps.map((step) => ({ label: stepLabel(step), value: String(step.result) }))
    case 'knock-back':
      return knockBackFacts(
        value,
        ruling.verdict === 'judge' ? { verdict: 'none', results: ruling.results } : { verdict: ruling.verdict, results: ruling.results }
      )
    case 'attack': {
      const many = Object.keys(ruling.needed).length > 1
      const label = (text: string, id: string) => (many ? t.ofFigure(text, endName(value, id)) : text)
      const total = ruling.total
      return [
        ...Object.entries(ruling.needed).map(([id, needed]) => ({ label: label(t.needed, id), value: t.orMore(needed), strong: true })),
        ...(total === null
          ? []
          : typeof total === 'number'
            ? [{ label: t.rolled, value: String(total), strong: true }]
            : Object.entries(total).map(([id, rolled]) => ({ label: label(t.rolled, id), value: String(rolled), strong: true }))),
        ...(ruling.critical ? [{ label: t.critical, value: t.criticals[ruling.critical] }] : []),
        ...Object.entries(ruling.damageTaken).map(([id, taken]) => ({
          label: Object.keys(ruling.damageTaken).length > 1 ? t.ofFigure(t.taken, endName(value, id)) : t.taken,
          strong: taken > 0,
          value:
            ruling.damageDealt[id] !== undefined && ruling.damageDealt[id] !== taken
              ? `${taken} of ${ruling.damageDealt[id]}`
              : String(taken)
        })),
        ...(ruling.debris?.length ? [{ label: t.debris, value: names(ruling.debris) }] : []),
        ...(ruling.selfDamage ? [{ label: t.selfDamage, value: String(ruling.selfDamage) }] : []),
        ...knockBackFacts(value, ruling.knockBack)
      ]
    }
  }
}

/** "Toughness (modified)"; only once where source and change have the same name. */
function stepLabel({ source, op }: { readonly source: string; readonly op: string }): string {
  const done = texts.facts.step[op] ?? op
  const from = powerName(source)
  return from.toLowerCase() === done ? from : `${from} (${done})`
}

function knockBackFacts(value: ClixCase, outcome: KnockBackOutcome): readonly Fact[] {
  const t = texts.facts
  return outcome.results.flatMap((result) => {
    const label = outcome.results.length > 1 ? t.ofFigure(t.knockBack, endName(value, result.figure)) : t.knockBack
    if (!result.knockedBack) return [{ label, value: t.kbNone }]
    return [
      { label, value: t.kbPath(result.squares, result.path.length, formatSquareName(result.end)), strong: true },
      ...(result.stoppedBy ? [{ label: t.kbStopped, value: t.stoppedBy[result.stoppedBy] }] : []),
      ...result.damage.map((entry) => ({
        label: entry.kind === 'knock-back' ? t.kbDamage : t.unavoidableDamage,
        value: t.damageEntry(endName(value, entry.to), entry.dealt, entry.taken),
        strong: entry.taken > 0
      }))
    ]
  })
}

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
    if (typeof chosen === 'object' && chosen !== null) {
      return Object.entries(chosen).map(([figure, way]) => `${endName(value, figure)} ${wayWords(value, key, way)}`)
    }
    return [`${texts.choices[key] ?? powerName(key)}: ${powerName(String(chosen))}`]
  })
  return [said.join('; '), outcomeWords(value, option)].filter(Boolean).join(', ')
}

function wayWords(value: ClixCase, key: string, way: unknown): string {
  if (Array.isArray(way)) return ARROWS[way.join(',')] ?? way.join(' ')
  if (typeof way === 'boolean') return way ? (texts.choices.yes ?? '') : (texts.choices.no ?? '')
  if (way === null) return texts.choices.none ?? ''
  if (typeof way === 'number') return String(way)
  return key === 'mastermind' ? `→ ${endName(value, String(way))}` : powerName(String(way))
}

/** Where the first result ends and what it costs, if the option says so. */
function outcomeWords(value: ClixCase, option: RulingOption): string {
  const inner = option.knockBack as KnockBackOutcome | undefined
  const results = (option.results as KnockBackOutcome['results'] | undefined) ?? inner?.results
  const moved = results?.filter((result) => result.knockedBack) ?? []
  if (results && moved.length === 0) return texts.noKnockBack.toLowerCase()
  return moved
    .map((result) => {
      const damage = result.damage.reduce((sum, entry) => sum + entry.taken, 0)
      const ends = texts.optionEnds(formatSquareName(result.end), damage)
      return moved.length > 1 ? `${endName(value, result.figure)} ${ends}` : ends
    })
    .join(', ')
}
