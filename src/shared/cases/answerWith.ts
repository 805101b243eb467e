/**
 * How an answer is put together, whoever gives it: the question goes to the engine, the ruling comes back with its sentences and
 * citations. Pure: the same case gives the same bytes.
 */
import { suppressedOn } from '../engine/situation/figureState.ts'
import { considered, contributes } from '../engine/situation/reasons.ts'
import { squareAt } from '../grid/grid.ts'
import type { Ask, ClixCase } from '../contract/case.ts'
import { nameOfText } from '../contract/ownText.ts'
import type { CardRead, Citation, NotConsidered, Reason, Ruling, RulingOption, UnfinishedRuling } from '../contract/ruling.ts'
import { OutOfSteps, withSteps } from '../engine/budget/budget.ts'
import { absenceOf } from '../engine/situation/absence.ts'
import { figureOf, type FigureState, type Situation } from '../engine/situation/situation.ts'
import type { Moment } from '../engine/timeline/timeline.ts'
import { wordingOf } from '../editions/editionWords.ts'
import { rulesetFor } from '../editions/shelf.ts'
import { inWords, plainSquare, type Words } from '../explain/toText.ts'
import { unknownParts } from '../explain/unknownParts.ts'
import { otherEditionOf } from '../editions/shippedEditions.ts'
import { foundedOn, type Ruleset } from '../rules/vocabulary/ruleset.ts'
import { asBrought, reasonUnder } from './brought.ts'
import { withBearing } from './beside/bearing.ts'
import { editionTexts, lostTexts } from './beside/editionTexts.ts'
import { cardsRead } from './beside/cardsRead.ts'
import { notConsideredIn } from './beside/notConsidered.ts'
import { aboutUnused, onThemes, remarksOn } from './beside/remarks.ts'
import { cardsAsked } from './beside/asked.ts'
import { addNames } from './beside/reasonNames.ts'
import { supportingRules } from './beside/supportingRules.ts'
import { openPointsOf } from './otherReadings.ts'
import { situationIn, type CheckedCase, type Terrain } from './common/checkedCase.ts'
import type { Answered, Own, TableQuestion } from './common/questionKind.ts'
import { isUnstated } from './common/statedValue.ts'
import { caseSchema } from './parse/caseSchema.ts'
import { tableQuestion } from './questions/onTable.ts'

/** What things are called in the sentences about a case. */
export function wordsOf(input: CheckedCase): Words {
  const { situation, terrain } = situationIn(input)
  const names = new Map(situation.states.map((state) => [state.id, state.figure.name]))
  const { brought } = situation.ruleset
  return {
    ...(brought && { edition: wordingOf(brought, 'en') }),
    figure: (id) => names.get(id),
    effect: (id) =>
      situation.ruleset.effects.get(id)?.name ??
      (terrain.get(id) ?? terrain.get(id.split(':', 1)[0]!.replace(/-\d+$/, '')))?.name ??
      nameOfText(input, id),
    square: plainSquare,
    unstated: (id, value) => isUnstated(input, id, value)
  }
}

/** Where a rule stands: in the rulebook, or in the special terrain that brings it. */
export function citationOf(ruleset: Ruleset, terrain: Terrain, rule: string): Citation[] {
  const cite = ({ document, section }: { readonly document: string; readonly section: string }): Citation => {
    const other = otherEditionOf(document, foundedOn(ruleset))
    return { rule, document, section, ...(other === null ? {} : { writtenFor: other }) }
  }
  const entry = ruleset.rules.get(rule)
  if (entry) return [cite(entry)]
  for (const own of terrain.values()) {
    if (own.rule === rule || own.clauses.some((clause) => clause.rule === rule)) return [cite(own.cite)]
  }
  return []
}

/** Reasons of the engine as the edition of the table gives them: with its rows. */
export const reasonsUnder = (ruleset: Ruleset, because: readonly Reason[]): readonly Reason[] =>
  ruleset.brought
    ? because.flatMap((reason) => reasonUnder(ruleset, reason, (row) => citationOf(ruleset, ruleset.terrain, row)) ?? [])
    : because

/** The figures that the ruling speaks of: whoever stands in the way, helps or is caught may have powers, too. */
function namedIn(situation: Situation, because: readonly Reason[]): FigureState[] {
  const named = new Set<unknown>()
  for (const reason of because) addNames(reason, named)
  return situation.states.filter((state) => named.has(state.id) && !absenceOf(situation, state))
}

/** What is the same in the ruling on every kind of question. */
interface Common {
  readonly ruleset: string
  readonly because: readonly Reason[]
  readonly cites: readonly Citation[]
  readonly notConsidered: readonly NotConsidered[]
  readonly options?: readonly RulingOption[]
  readonly cards?: readonly CardRead[]
}

/** A ruling put together: its kind, verdict and edition, what its kind brings, what every kind has. */
export const whole = <O extends { readonly kind: string; readonly verdict: string }>(own: O, common: Common): O & Common => {
  // What is printed first stands first.
  const head = { kind: own.kind, verdict: own.verdict, ruleset: common.ruleset }
  return { ...head, ...own, ...common }
}

const rulesOf = (because: readonly Reason[]): readonly string[] => because.map(({ rule }) => rule)

/** What one question may take, in steps of the engine: about a second of a quiet machine, however the case is made. */
export const MOST_STEPS = 1_000_000

/** What this question may take. */
export const stepsFor = (ask: Ask): number => tableQuestion(ask).steps?.(ask) ?? MOST_STEPS

/** The ruleset of a question whose open points are read in other ways, too; `null` if it has none, and for long searches, which are answered apart. */
export function openRulesetOf(input: ClixCase): Ruleset | null {
  const ruleset = rulesetFor(input)
  return ruleset && openPointsOf(ruleset).length > 0 && tableQuestion(input.ask).answer !== undefined ? ruleset : null
}

/** An answer, and the steps that it took. */
export interface Counted {
  readonly answer: Ruling | UnfinishedRuling
  readonly taken: number
}

/** The answers that there are; where one is left out its kind of question is ruled on elsewhere. */
export type Answers = (ask: Ask) => Pick<TableQuestion, 'answer'>

const isAnswered = (question: Pick<TableQuestion, 'answer'>): question is Required<Pick<TableQuestion, 'answer'>> =>
  question.answer !== undefined

/** The ruling on a checked case with so many steps, as `answerWithin` gives it, and how many it took; null where `answers` has none. */
export function answerWith(answers: Answers, input: CheckedCase, steps: number, played: readonly Moment[] | null): Counted | null {
  const { ask, ruleset } = input
  const question = answers(ask)
  if (!isAnswered(question)) return null
  const { situation } = situationIn(input)
  const words = wordsOf(input)
  const { done, taken } = withSteps(steps, () => question.answer(situation, ask, { words, played }))
  if (done) return { answer: told(input, done, words), taken }
  // These two tell how far they came.
  if (ask.kind === 'preparation' || ask.kind === 'timeline') throw new OutOfSteps()
  return { answer: { kind: ask.kind, verdict: 'unfinished', ruleset, tried: steps, because: [], cites: [], notConsidered: [] }, taken }
}

/** Whether there is nothing to tell: what there is of a preparation or a timeline is a ruling. */
export const isUnfinished = (answer: { readonly kind: string; readonly verdict: string }): answer is UnfinishedRuling =>
  answer.verdict === 'unfinished' && answer.kind !== 'preparation' && answer.kind !== 'timeline'

/** That figures cannot use improved movement and targeting (Earthbound since 2017). */
const withoutImproved = (states: readonly FigureState[]): readonly Reason[] =>
  states.flatMap(({ id, improvedLost }) =>
    improvedLost
      ? [contributes(improvedLost.rule, 'means.improved-lost', { by: improvedLost.by, facts: { user: id, effects: improvedLost.effects } })]
      : []
  )

/** Symbols of the figures that do nothing in this edition. */
const idleSymbols = (states: readonly FigureState[]): readonly Reason[] =>
  states.flatMap(({ id, can }) =>
    [...can.values()]
      .filter(({ idle, clauses }) => idle && clauses.length === 0)
      .map((effect) => considered(effect.rule, 'means.symbol-idle', { by: effect.id, facts: { user: id, effect: effect.id } }))
  )

/** What ground keeps the figures of the question from using (MAP-31). */
const suppressed = (situation: Situation, states: readonly FigureState[]): readonly Reason[] =>
  states.flatMap((state) =>
    suppressedOn(situation, state).flatMap(({ power, rule, by, object }) => [
      contributes(rule, 'means.suppressed', { by, facts: { user: state.id, effect: power } }),
      ...(object === null ? [] : [considered(rule, 'means.object-of-ground', { by, facts: { object } })])
    ])
  )

/** What the rules forbid: the question, or the event of a turn that they stop at. */
const forbiddenIn = (ask: Ask, own: Own<Ruling>): unknown =>
  ask.kind === 'timeline' && 'event' in own && typeof own.event === 'number' ? ask.events[own.event] : ask

function told(input: CheckedCase, { own, because: bare, options, unused = [], later }: Answered<Own<Ruling>>, words: Words): Ruling {
  const { situation, terrain } = situationIn(input)
  const { ask } = input
  const question = tableQuestion(ask)
  // Who is not on the map has no powers that could matter (DMG-07, ABL-CAP).
  const states = [...new Set(question.figures(ask, situation))]
    .map((id) => figureOf(situation, id))
    .filter((state) => !absenceOf(situation, state))
  const withRows = [...bare, ...supportingRules(situation, states, bare)]
  const supported = [
    ...withRows,
    ...(own.verdict === 'illegal' ? cardsAsked(situation.ruleset, forbiddenIn(ask, own), withRows) : []),
    ...suppressed(situation, states),
    ...withoutImproved(states),
    ...idleSymbols(states)
  ]
  const because = inWords([...supported, ...editionTexts(situation.ruleset, supported)], words)
  const rules = new Set([...rulesOf(because), ...rulesOf(question.reasonsInside?.(own) ?? [])])
  const unknown = unknownParts(caseSchema, input)
  const premises = question.premises?.(situation, ask) ?? []
  // What no format names, or what the figure could not use anyway, is told once.
  const isTold = ({ path }: NotConsidered): boolean => path !== undefined && [...unknown, ...premises].some((one) => one.path === path)
  const { grid } = situation.position
  const squares = [...bare.flatMap((reason) => reason.at), ...(question.landings?.(own) ?? [])].map(([x, y]) => squareAt(grid, x, y))
  const involved = [...new Set([...states, ...namedIn(situation, bare)])]
  const cards = cardsRead(involved, bare)
  const leftOut = notConsideredIn(situation, question.topics, involved, squares, bare, later)
  const ruling = whole(own, {
    ruleset: input.ruleset,
    because,
    cites: [...rules].flatMap((rule) => citationOf(situation.ruleset, terrain, rule)),
    notConsidered: [
      ...withBearing(leftOut, situation.ruleset.effects, {
        ask,
        own,
        sideOf: (id) => situation.states.find((state) => state.id === id)?.side
      }),
      ...remarksOn(input, situation, question.sidesNamed?.(ask) ?? [], question.acts?.(ask)),
      ...(question.overEveryRoll ? onThemes(input) : []),
      ...premises,
      ...aboutUnused(situation, unused, question.afterBreakingAway).filter((one) => !isTold(one)),
      ...unknown,
      ...lostTexts(situation.ruleset, bare),
      ...(question.afterwards?.(situation, ask, own) ?? [])
    ],
    ...(options === undefined ? {} : { options }),
    ...(cards.length > 0 && { cards })
  })
  return asBrought(ruling, situation.ruleset, (row) => citationOf(situation.ruleset, terrain, row))
}
