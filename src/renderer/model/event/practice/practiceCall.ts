/** A call for a trainee judge: a position that nobody has built, and a question on it whose answer the engine knows. */
import type { Ask, CaseFigure, ClixCase, SquareXY } from '../../../../shared/contract/case.ts'
import type { Ruling } from '../../../../shared/contract/ruling.ts'
import type { MapFile } from '../../../../shared/formats/documents/documents.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { mulberry32 } from '../../../../shared/tournament/pairing/random.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { texts } from '../../../i18n/texts.ts'
import { answerTable } from '../../table/answer/answerTable.ts'

/** What may be answered: its words are `label`. */
export interface PracticeAnswer {
  readonly id: string
  readonly label: string
}

export interface PracticeCall {
  readonly kind: PracticeKind
  readonly case: ClixCase
  readonly ruling: Ruling
  readonly question: string
  /** What the figures have, as far as the answer needs it; empty: nothing. */
  readonly values: string
  readonly answers: readonly PracticeAnswer[]
  /** The id of the answer that the engine gives. */
  readonly right: string
}

type Chance = () => number
type Fighter = Required<Pick<CaseFigure, 'speed' | 'attack' | 'defense' | 'damage' | 'range'>> &
  CaseFigure & { readonly name: string; readonly at: SquareXY }

/** How a kind of question is asked and answered: an entry a kind. */
interface Kind {
  ask(one: Fighter, two: Fighter, chance: Chance): Ask
  /** null: the ruling is none that one of several answers could be. @param chance for the other answers */
  answers(
    ruling: Ruling,
    ask: Ask,
    chance: Chance,
    isInside: (square: SquareXY) => boolean
  ): { readonly all: readonly PracticeAnswer[]; readonly right: string } | null
  question(one: Fighter, two: Fighter, ask: Ask): string
  values(one: Fighter, two: Fighter): string
}

const t = eventTexts.practice
const inWords = (ids: readonly string[]): PracticeAnswer[] => ids.map((id) => ({ id, label: texts.verdicts[id] ?? id }))
/** So many steps of a number beside the right one, which stands anywhere among them. */
const around = (right: number, least: number, chance: Chance): number[] => {
  const first = Math.max(least, right - (chance() % 4))
  return Array.from({ length: 4 }, (_, index) => first + index)
}
/** The chance that two dice come to a number at least, in per cent; a two always misses, a twelve always hits. */
const percentOf = (needed: number): number => {
  const from = Math.min(12, Math.max(3, needed))
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= from) ways++
  return Math.round((ways * 100) / 36)
}
const combat = (one: Fighter, two: Fighter): string => t.combat(one.name, one.attack, one.range, two.name, two.defense)

const KINDS = {
  'line-of-fire': {
    ask: () => ({ kind: 'line-of-fire', from: 'f1', to: 'f2' }),
    answers: ({ verdict }) => {
      const ids = ['clear', 'hindered', 'blocked']
      return ids.includes(verdict) ? { all: inWords(ids), right: verdict } : null
    },
    question: (one, two) => t.question(one.name, two.name),
    values: () => ''
  },
  needed: {
    ask: () => ({ kind: 'odds', from: 'f1', to: 'f2', attack: 'ranged' }),
    answers: (ruling, _, chance) => {
      if (ruling.kind !== 'odds' || ruling.needed === null || ruling.needed < 3 || ruling.needed > 12) return null
      const all = around(ruling.needed, 2, chance).map((roll) => ({ id: String(roll), label: t.roll(roll) }))
      return { all, right: String(ruling.needed) }
    },
    question: (one, two) => t.needed(one.name, two.name),
    values: combat
  },
  odds: {
    ask: () => ({ kind: 'odds', from: 'f1', to: 'f2', attack: 'ranged' }),
    answers: (ruling, _, chance) => {
      if (ruling.kind !== 'odds' || ruling.needed === null || ruling.needed < 4 || ruling.needed > 11) return null
      const right = Math.round(ruling.hit.percent)
      // What a reroll or a choice makes of it is none of these.
      if (right !== percentOf(ruling.needed)) return null
      const all = [...new Set(around(ruling.needed, 3, chance).map(percentOf))].map((one) => ({ id: String(one), label: `${one} %` }))
      return { all, right: String(right) }
    },
    question: (one, two) => t.chance(one.name, two.name),
    values: combat
  },
  move: {
    ask: ({ at, speed }, _, chance) => {
      const path: SquareXY[] = []
      let [x, y] = at
      const [dx, dy] = [(chance() % 3) - 1, (chance() % 3) - 1]
      const steps = Math.max(2, Math.min(7, speed - 1 + (chance() % 3)))
      for (let step = 0; step < steps; step++) {
        const turn = chance() % 3 === 0
        x += turn ? (chance() % 3) - 1 : dx
        y += turn ? (chance() % 3) - 1 : dy
        path.push([x, y])
      }
      return { kind: 'move', figure: 'f1', path }
    },
    answers: ({ verdict }) => {
      const ids = ['legal', 'illegal']
      return ids.includes(verdict) ? { all: inWords(ids), right: verdict } : null
    },
    question: (one, _, ask) => t.mayMove(one.name, ask.kind === 'move' ? ask.path.map(formatSquareName).join(' ') : ''),
    values: (one) => t.speedOf(one.name, one.speed)
  },
  'knock-back': {
    ask: (_one, _two, chance) => {
      const die = 2 + (chance() % 4)
      return { kind: 'knock-back', from: 'f1', hits: [{ figure: 'f2', damageTaken: 1 + (chance() % 3) }], dice: [die, die] }
    },
    answers: (ruling, ask, _, isInside) => {
      if (ruling.kind !== 'knock-back' || ruling.verdict !== 'knocked-back' || ruling.options || ask.kind !== 'knock-back') return null
      const [result] = ruling.results
      if (!result?.direction || ruling.results.length !== 1) return null
      const [dx, dy] = result.direction
      const [x, y] = [result.end[0] - dx * result.path.length, result.end[1] - dy * result.path.length]
      // From where it stood on, one step after another, and one too far.
      const all = Array.from({ length: result.squares + 2 }, (_step, step): SquareXY => [x + dx * step, y + dy * step]).filter(isInside)
      return { all: all.map((one) => ({ id: formatSquareName(one), label: formatSquareName(one) })), right: formatSquareName(result.end) }
    },
    question: (one, two, ask) =>
      t.knockBack(one.name, two.name, ask.kind === 'knock-back' ? (ask.hits[0]?.damageTaken ?? 0) : 0, formatSquareName(two.at)),
    values: () => ''
  }
} as const satisfies Readonly<Record<string, Kind>>

export type PracticeKind = keyof typeof KINDS
export const PRACTICE_KINDS = Object.keys(KINDS) as PracticeKind[]

const NAMES = ['Rook', 'Wren', 'Jay', 'Finch', 'Heron']
const SIZES = [undefined, undefined, undefined, 'giant'] as const
/** So many positions are looked at until one has an answer. */
const TRIES = 120

/**
 * A call by a seed on one of the maps; null: no map has one. Kinds and answers are asked for evenly: a position that gives another answer is
 * passed over.
 */
export function practiceCall(
  maps: readonly MapFile[],
  ruleset: ClixCase['ruleset'],
  seed: number,
  kind?: PracticeKind
): PracticeCall | null {
  const chance = mulberry32(seed)
  const asked = kind ?? PRACTICE_KINDS[chance() % PRACTICE_KINDS.length]!
  const wanted = chance()
  const fitting = maps.filter(({ map }) => map.size[0] <= 40 && map.size[1] <= 40)
  if (fitting.length === 0) return null
  let other: PracticeCall | null = null
  for (let tries = 0; tries < TRIES; tries++) {
    const made = callOn(fitting[chance() % fitting.length]!, ruleset, asked, chance)
    if (made && made.answers[wanted % made.answers.length]?.id === made.right) return made
    other ??= made
  }
  return other
}

function callOn(file: MapFile, ruleset: ClixCase['ruleset'], kind: PracticeKind, chance: Chance): PracticeCall | null {
  const [width, height] = file.map.size
  const from: SquareXY = [chance() % width, chance() % height]
  // Near enough that it can be read on a board; a hit that knocks back comes from beside.
  const reach = kind === 'knock-back' ? 1 : 7
  const near = (distance: number): SquareXY => [
    from[0] - distance + (chance() % (2 * distance + 1)),
    from[1] - distance + (chance() % (2 * distance + 1))
  ]
  const places = [from, near(reach), ...Array.from({ length: chance() % 3 }, () => near(5))]
  const figures = places.map((at, index): Fighter => {
    const size = index < 2 ? undefined : SIZES[chance() % SIZES.length]
    const values = { speed: 4 + (chance() % 5), attack: 8 + (chance() % 4), defense: 14 + (chance() % 5), damage: 2, range: 8 }
    return { id: `f${index + 1}`, name: NAMES[index]!, side: index % 2 === 0 ? 'red' : 'blue', at, ...values, ...(size && { size }) }
  })
  const isInside = ([x, y]: SquareXY): boolean => x >= 0 && y >= 0 && x < width && y < height
  if (!places.every(isInside) || new Set(places.map(String)).size < places.length) return null
  const [one, two] = figures as [Fighter, Fighter]
  const entry: Kind = KINDS[kind]
  const ask = entry.ask(one, two, chance)
  if (ask.kind === 'move' && !ask.path.every(isInside)) return null
  const value: ClixCase = {
    format: 'clixcase/1',
    ruleset,
    turn: { round: 1 },
    map: { ...file.map, id: file.id, name: file.name },
    ...(file.specialTerrain.length > 0 && { specialTerrain: file.specialTerrain }),
    figures,
    ask
  }
  const answer = answerTable(value)
  if (answer.state !== 'ruled' || answer.ruling.notConsidered.length > 0) return null
  const answers = entry.answers(answer.ruling, ask, chance, isInside)
  if (!answers || answers.all.length < 2 || !answers.all.some(({ id }) => id === answers.right)) return null
  return {
    kind,
    case: value,
    ruling: answer.ruling,
    question: entry.question(one, two, ask),
    values: entry.values(one, two),
    answers: answers.all,
    right: answers.right
  }
}
