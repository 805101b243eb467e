/**
 * What `npm run notice` asks: the questions whose rulings are frozen, each as text, and those of which the engine's parts are, marked as that; how such
 * a text is answered, and variations of it. Bundled with a
 * copy of the sources in which every place is broken behind a switch (`scripts/mutants/switch.mjs`).
 */
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import type { ClixCase, TimelineEvent } from '../../src/shared/contract/case.ts'
import { caseFiles, questionOf } from '../cases/caseFiles.ts'
import { answerAndSteps } from './askEngine.ts'
import { keptQuestions } from './keptQuestions.ts'
import { RANDOM_POOLS } from './randomPools.ts'
import { partsOf } from './tableParts.ts'
import { chanceFrom, type Chance } from './seeded.ts'
import { variedFrom } from './variedCases.ts'

/** So often a variation is what happens afterwards, and so often of these the question is changed as well. */
const [AFTERWARDS, AS_WELL] = [0.3, 0.5]

/** Before a question of which the engine's parts are told, and not the ruling. */
const PARTS = 'parts '
/** Of one question in so many. */
const PARTS_OF_ONE_IN = 6

/** Every question whose ruling is frozen: golden cases, those that were kept for what they reach or notice, random ones; and of some the parts. */
export function frozenQuestions(): readonly string[] {
  const golden = caseFiles().flatMap(({ cases }) => cases.map((one) => JSON.stringify(questionOf(one))))
  const kept = ['questions', 'noticing'].flatMap(keptQuestions)
  const random = Object.values(RANDOM_POOLS).flatMap(({ count, ask }) =>
    Array.from({ length: count }, (_, at) => JSON.stringify(ask(at + 1)))
  )
  const parts = [...golden, ...kept].filter((_, at) => at % PARTS_OF_ONE_IN === 0).map((text) => PARTS + text)
  return [...golden, ...kept, ...random, ...parts]
}

/** What is frozen of a question: its ruling and the steps of the engine, or what the parser says. Throws where the engine does. */
export function frozenOf(text: string): string {
  if (text.startsWith(PARTS)) return JSON.stringify(partsOf(JSON.parse(text.slice(PARTS.length)) as ClixCase))
  const parsed = parseQuestion(JSON.parse(text))
  if (!parsed.ok) return JSON.stringify(parsed.problems.map(({ message: _, ...problem }) => problem))
  const { answer, taken } = answerAndSteps(parsed.value)
  return `${JSON.stringify(answer)} ${taken}`
}

/** The question with one to three changes, or with what happens afterwards. The same seed gives the same text. */
export function variationOf(text: string, seed: number): string {
  const chance = chanceFrom(seed)
  const question = JSON.parse(text.startsWith(PARTS) ? text.slice(PARTS.length) : text) as ClixCase
  if (!chance.is(AFTERWARDS)) return JSON.stringify(variedFrom(question, seed))
  const longer = goneOn(question, chance)
  return JSON.stringify(chance.is(AS_WELL) ? variedFrom(longer, seed) : longer)
}

/** A timeline with one to three events more; an attack or a move along a path becomes one. Other questions are left as they are. */
function goneOn(question: ClixCase, chance: Chance): ClixCase {
  const { figures = [], ask } = question
  if (figures.length === 0) return question
  const more = Array.from({ length: chance.whole(1, 3) }, () => eventOf(question, chance))
  if (ask.kind === 'timeline') return { ...question, ask: { ...ask, events: [...ask.events, ...more] } }
  if (ask.kind === 'attack') {
    const { kind: _, targets, ...attack } = ask
    return timelineOf(question, [{ do: 'attack', to: targets, ...attack } as TimelineEvent, ...more])
  }
  if (ask.kind !== 'move' || !ask.path) return question
  return timelineOf(question, [{ do: 'action', action: 'move', figure: ask.figure, path: ask.path }, ...more])
}

const timelineOf = (question: ClixCase, events: readonly TimelineEvent[]): ClixCase => ({ ...question, ask: { kind: 'timeline', events } })

/** Something that may happen next on this table, allowed or not. */
function eventOf({ figures = [], map }: ClixCase, chance: Chance): TimelineEvent {
  const [from, to] = [chance.pick(figures), chance.pick(figures)]
  const die = (): number => chance.whole(1, 6)
  const [columns, rows] = map && 'size' in map ? map.size : [8, 8]
  const [column, row] = from.at ?? [0, 0]
  const near = (at: number, size: number): number => Math.max(0, Math.min(size - 1, at + chance.whole(-2, 2)))
  return chance.pick<() => unknown>([
    () => ({ do: 'attack', from: from.id, to: to.id, dice: [die(), die()] }),
    () => ({ do: 'attack', from: from.id, to: to.id, hit: true, damage: chance.whole(1, 3) }),
    () => ({ do: 'action', figure: from.id, action: 'move', to: [near(column, columns), near(row, rows)] }),
    () => ({ do: 'end-turn' }),
    () => ({ do: 'begin-turn', side: to.side ?? 'red' })
  ])() as TimelineEvent
}
