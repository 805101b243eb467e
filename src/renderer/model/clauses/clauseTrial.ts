/**
 * What a clause changes, shown on a small board: the first of some everyday questions that comes out otherwise with it than
 * without it. A clause that changes none of them is told as such.
 */
import type { Ask, CaseFigure, ClixCase, RulesetId } from '../../../shared/contract/case.ts'
import { parseQuestion } from '../../../shared/cases/parseQuestion.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import type { LooseClause } from '../../../shared/rules/terrain/clauseForms.ts'
import { entryOf } from '../question/kinds/all.ts'
import { endNames, namesOn } from '../table/sentence/title.ts'
import { answerTable } from '../table/answer/answerTable.ts'
import type { ClausePlace } from './clauseSentence.ts'

/** One question, ruled on without the clause and with it. */
export interface Trial {
  readonly without: Tried
  readonly with: Tried
}
export interface Tried {
  readonly value: ClixCase
  readonly ruling: Ruling
  /** The ruling in one sentence. */
  readonly says: string
}

const SIZE = 9
/** The middle of the board down to its edge, where the terrain lies. */
const TERRAIN = Array.from({ length: SIZE }, (_, y) =>
  Array.from({ length: SIZE }, (_, x) => (x >= 3 && x <= 5 && y >= 3 ? 'X' : '.')).join('')
)

/** A on the terrain and its opponent outside, with what clauses speak of within their reach. */
const FIGURES: readonly CaseFigure[] = [
  {
    id: 'A',
    name: 'A',
    side: 'red',
    at: [4, 4],
    powers: ['force-blast', 'running-shot', 'outwit'],
    abilities: ['flight', 'swim'],
    points: 100,
    dial: Array.from({ length: 6 }, () => ({}))
  },
  {
    id: 'B',
    name: 'B',
    side: 'blue',
    at: [8, 4],
    powers: ['force-blast', 'outwit', 'perplex'],
    dial: Array.from({ length: 6 }, () => ({}))
  },
  { id: 'C', name: 'C', side: 'blue', at: [4, 3], powers: ['force-blast'], dial: Array.from({ length: 6 }, () => ({})) }
]

const ASKS: readonly Ask[] = [
  { kind: 'value', figure: 'A', value: 'speed', during: 'move' },
  { kind: 'value', figure: 'A', value: 'range' },
  { kind: 'value', figure: 'A', value: 'attack', against: { from: 'B', attack: 'ranged' } },
  { kind: 'value', figure: 'A', value: 'defense', against: { from: 'B', attack: 'ranged' } },
  { kind: 'value', figure: 'A', value: 'damage' },
  { kind: 'value', figure: 'B', value: 'range', against: { from: 'A', attack: 'ranged' } },
  { kind: 'line-of-fire', from: 'B', to: 'A' },
  { kind: 'line-of-fire', from: 'A', to: 'B' },
  { kind: 'can-target', from: 'B', to: 'A', with: 'ranged-attack' },
  { kind: 'can-target', from: 'A', to: 'B', with: 'ranged-attack' },
  { kind: 'can-target', from: 'B', to: 'A', with: 'outwit' },
  { kind: 'attack', from: 'C', targets: ['A'], attack: 'close', dice: [4, 4] },
  { kind: 'attack', from: 'C', targets: ['A'], attack: 'close', dice: [5, 4] },
  { kind: 'attack', from: 'B', targets: ['A'], attack: 'ranged', dice: [5, 4] },
  { kind: 'attack', from: 'A', targets: ['B'], attack: 'ranged', dice: [5, 4] },
  { kind: 'knock-back', from: 'C', hits: [{ figure: 'A', damageTaken: 6 }], dice: [4, 4], attack: 'close' },
  { kind: 'knock-back', from: 'B', hits: [{ figure: 'A', damageTaken: 5 }], dice: [4, 4], attack: 'ranged' },
  { kind: 'knock-back', from: 'C', hits: [{ figure: 'A' }], cause: 'force-blast', roll: [6, 6, 6, 6, 6, 6] },
  { kind: 'knock-back', from: 'A', hits: [{ figure: 'B', damageTaken: 5 }], dice: [4, 4], attack: 'ranged' },
  { kind: 'break-away', figure: 'A', roll: 1 },
  { kind: 'reach', figure: 'A', action: 'move' },
  { kind: 'reach', figure: 'B', action: 'move' },
  { kind: 'timeline', events: [{ do: 'begin-turn', side: 'red' }] },
  {
    kind: 'timeline',
    events: [
      { do: 'action', figure: 'A', action: 'move', to: [5, 5] },
      { do: 'end-turn' },
      { do: 'begin-turn', side: 'blue' },
      { do: 'end-turn' }
    ]
  },
  { kind: 'move', figure: 'A', path: [[5, 4]], pickUp: 'O' },
  { kind: 'timeline', events: [{ do: 'use', figure: 'A', power: 'passage' }] },
  { kind: 'timeline', events: [{ do: 'action', figure: 'B', action: 'move', to: [5, 4] }] },
  { kind: 'timeline', events: [{ do: 'place', figure: 'B', to: [5, 6] }] },
  {
    kind: 'timeline',
    events: [
      { do: 'damage', to: 'A', amount: 1, type: 'unavoidable' },
      { do: 'heal', to: 'A', amount: 1 }
    ]
  }
]

const OWN = { id: 'own', name: 'own', rule: 'OWN-1', summary: 'own', cite: { document: 'own', section: 'own' } }

/** The small board with these clauses: on its middle, or with the figure that stands there. */
function boardWith(ruleset: RulesetId, clauses: readonly LooseClause[], place: ClausePlace, ask: Ask): ClixCase {
  const cited = clauses.map((clause) => ({ rule: OWN.rule, ...clause }))
  const onSquares = place === 'squares' && cited.length > 0
  // Who has somebody next to it shoots nobody else: for lines and shots there are only two.
  const alone = ask.kind === 'can-target' || ('attack' in ask && ask.attack === 'ranged' && ask.kind === 'attack')
  const counters = Object.fromEntries(
    clauses.flatMap((clause) => (clause.phase === 'counter' && typeof clause.counter === 'string' ? [[clause.counter, 1]] : []))
  )
  const counted = Object.keys(counters).length > 0 ? { counters } : {}
  const figures = FIGURES.map((figure) => ({ ...figure, ...counted }))
    .filter(({ id }) => !alone || id !== 'C')
    .map((figure, at) =>
      place === 'own' && cited.length > 0 && at === 0 ? { ...figure, traits: [{ id: 'own', clauses: cited }] } : figure
    )
  return {
    format: 'clixcase/1',
    ruleset,
    map: {
      size: [SIZE, SIZE],
      ...(onSquares ? { terrain: TERRAIN, legend: { X: ['special:own'] } } : {}),
      ...(onSquares && clauses.some(({ phase }) => phase === 'edge') ? { barriers: [] } : {})
    },
    ...(onSquares ? { specialTerrain: [{ ...OWN, clauses: cited }] } : {}),
    objects: [{ id: 'O', kind: 'light', at: [5, 4] }],
    turn: { active: 'red', round: 2 },
    figures,
    ask
  }
}

/** What is told beside a ruling; that nobody has to roll to break away says the ruling itself. */
const toldBeside = (told: Ruling['notConsidered']): readonly string[] =>
  told.filter(({ path }) => path !== '/ask/roll').map(({ text }) => text)

/** Without what is only the way to it: what came out. */
const outcomeOf = ({ because: _b, cites: _c, notConsidered, ...rest }: Ruling): string => JSON.stringify([rest, toldBeside(notConsidered)])

function tried(value: ClixCase): Tried | null {
  const parsed = parseQuestion(value)
  if (!parsed.ok) return null
  const answer = answerTable(value)
  if (answer.state !== 'ruled') return null
  const { ruling } = answer
  const names = namesOn(value)
  const said = entryOf(value.ask).sentence(value.ask, ruling, endNames(value), names)
  return { value, ruling, says: [said, ...toldBeside(ruling.notConsidered)].join(' ') }
}

/** The first question that the clause at this place changes among the others; null: none of them. */
export function trialOf(ruleset: RulesetId, clauses: readonly LooseClause[], at: number, place: ClausePlace): Trial | null {
  const others = clauses.filter((_, index) => index !== at)
  // Where one question says it in so many words, it is shown before one whose reasons alone differ.
  let unsaid: Trial | null = null
  for (const ask of ASKS) {
    const without = tried(boardWith(ruleset, others, place, ask))
    const with_ = tried(boardWith(ruleset, clauses, place, ask))
    if (!without || !with_ || outcomeOf(without.ruling) === outcomeOf(with_.ruling)) continue
    if (without.says !== with_.says) return { without, with: with_ }
    unsaid ??= { without, with: with_ }
  }
  return unsaid
}
