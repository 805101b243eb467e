/**
 * Open parts and dice of a ruling, in words: the dice, the rolls that are due, and each way that a player may choose with
 * its end. Screen, copied text, sheet, command line and spoken text all take it from here.
 */
import { isRecord } from '../base/validate.ts'
import { isTimeline, type Choices, type ClixCase, type SquareXY, type Step, type TimelineEvent } from '../contract/case.ts'
import { sideAt } from '../contract/caseSquares.ts'
import type { DueRoll, FigureAfter, KnockBackResult, Ruling, RulingOption } from '../contract/ruling.ts'
import { goalOf, MAP_EDGE } from '../grid/goal.ts'
import { inThrows, nameOf, phrasesOf, TWO_DICE, type Words } from './toText.ts'
import type { Moved } from './openPhrases.en.ts'

export interface OpenParts {
  /** The dice of the question, one entry for each roll. */
  readonly dice: readonly string[]
  /** Rolls that are still to be made. */
  readonly due: readonly string[]
  /** Choices that the question settles, each with its player. */
  readonly chosen: readonly string[]
  /** The player who chooses among the ways: "Blue decides"; `null` if nothing is open. */
  readonly decides: string | null
  /** Every way with its end, in the order of the ruling's options. */
  readonly ways: readonly string[]
}

type Case = Pick<ClixCase, 'ask' | 'figures' | 'map' | 'turn'>
type Field = keyof Choices | 'rolls'

interface Fields {
  readonly kind?: unknown
  readonly from?: unknown
  readonly to?: unknown
  readonly targets?: readonly unknown[]
  readonly figure?: unknown
  readonly dice?: unknown
  readonly roll?: unknown
  readonly rolls?: Readonly<Record<string, unknown>>
  readonly choices?: Choices
  readonly events?: readonly TimelineEvent[]
}

/** Questions and their events by field: a reader of what they have in common. */
const fieldsIn = (value: unknown): Fields => value as Fields

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const isName = (value: unknown): value is string => typeof value === 'string'

const figureName = (id: string, words: Words): string => words.figure(id) ?? id

/** The player of a side, as the table names it. */
const playerOf = (side: string, words: Words): string => phrasesOf(words).open.player(words.side?.(side) ?? capital(side))

function sideOf({ figures = [] }: Case, id: unknown): string | undefined {
  const index = figures.findIndex((figure) => figure.id === id)
  return index < 0 ? undefined : sideAt(figures[index]!, index)
}

/** The side of the acting figure: a question without a timeline is about its turn. */
const actingSide = (value: Case): string | undefined => sideOf(value, fieldsIn(value.ask).from) ?? value.turn?.active

/** Choices of the player whose figure is named by them; the acting player makes the others. */
const OF_THE_FIGURE: ReadonlySet<string> = new Set(['mastermind', 'reducer', 'knockBack'])

/** The side that makes a choice, or `undefined` if it follows from no figure of the case. */
function deciderOf(value: Case, ruling: Ruling | null, field: string, chosen: unknown): string | undefined {
  if (!OF_THE_FIGURE.has(field)) return field === 'replacement' ? sideOf(value, fieldsIn(value.ask).figure) : actingSide(value)
  const key = isRecord(chosen) ? Object.keys(chosen)[0] : fieldsIn(value.ask).to
  const attacker =
    field === 'knockBack' ? ruling?.because.find(({ say, facts }) => say === 'kb.undecided' && facts.figure === key)?.facts.user : undefined
  return sideOf(value, attacker ?? key)
}

const isSquare = (value: unknown): value is SquareXY =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

/** The knock backs that an option or a ruling holds. */
function resultsOf(outcome: Readonly<Record<string, unknown>>): readonly KnockBackResult[] | undefined {
  const inner = outcome.knockBack as { readonly results?: readonly KnockBackResult[] } | undefined
  return (outcome.results as readonly KnockBackResult[] | undefined) ?? inner?.results
}

/** The direction of a knock back by its squares, which holds however the board is turned. */
function directionWords(value: Case, figure: string, step: Step, results: readonly KnockBackResult[] | undefined, words: Words): string {
  const { open } = phrasesOf(words)
  const result = results?.find((one) => one.figure === figure)
  const [x, y] = result?.path[0] ?? [NaN, NaN]
  const start: SquareXY = Number.isNaN(x)
    ? (result?.end ?? value.figures?.find(({ id }) => id === figure)?.at ?? [0, 0])
    : [x - step[0], y - step[1]]
  const [columns, rows] = value.map?.size ?? [Infinity, Infinity]
  const goal = goalOf({ columns, rows }, start, step, Math.max(1, result?.squares ?? 1))
  return open.towards(figureName(figure, words), words.square(start), goal === MAP_EDGE ? open.edge : words.square(goal))
}

/** The choice of one figure or its player. */
function byFigure(
  value: Case,
  field: Field,
  figure: string,
  chosen: unknown,
  results: readonly KnockBackResult[] | undefined,
  words: Words
): string {
  const { open } = phrasesOf(words)
  const name = figureName(figure, words)
  switch (field) {
    case 'mastermind': {
      const power = nameOf('mastermind', words)
      const one = (to: unknown): string => (isName(to) ? open.uses(power, figureName(to, words)) : open.usesNot(power))
      return Array.isArray(chosen) ? chosen.map((to, at) => open.time(at + 1, one(to))).join(', ') : one(chosen)
    }
    case 'direction':
      return isSquare(chosen) ? directionWords(value, figure, chosen, results, words) : name
    case 'instead':
      return isName(chosen) ? open.instead(figureName(chosen, words), name) : open.nobodyInstead(name)
    case 'knockBack':
      return open.knockBack(name, chosen === true)
    case 'place':
      return isSquare(chosen) ? open.place(name, words.square(chosen)) : name
    case 'split':
      return open.part(name, Number(chosen))
    case 'rolls':
      return open.die(nameOf(figure, words), Number(chosen))
    default:
      return open.of(name, nameOf(String(chosen), words))
  }
}

function choiceWords(value: Case, field: Field, chosen: unknown, results: readonly KnockBackResult[] | undefined, words: Words): string {
  const { open } = phrasesOf(words)
  if (isRecord(chosen)) {
    const entries = Object.entries(chosen)
    const said = entries.map(([figure, one]) => byFigure(value, field, figure, one, results, words))
    if (field === 'split') return open.split(said.join(', '))
    if (field !== 'mastermind' || entries.length < 2) return said.join('; ')
    return entries.map(([figure], at) => open.of(figureName(figure, words), said[at]!)).join('; ')
  }
  switch (field) {
    case 'order':
      return open.order((chosen as readonly string[]).map((id) => figureName(id, words)))
    case 'expert':
      return open.expert[String(chosen)] ?? String(chosen)
    case 'aftermath':
      return open.aftermath[String(chosen)] ?? String(chosen)
    case 'captive':
      return open.captive(figureName(String(chosen), words))
    case 'reducer':
      return open.reducer(nameOf(String(chosen), words))
    case 'replacement':
      return open.replacement(nameOf(String(chosen), words))
    default:
      return open.of(
        nameOf(field, words),
        Array.isArray(chosen) ? chosen.map((one) => (isSquare(one) ? words.square(one) : JSON.stringify(one))).join(', ') : String(chosen)
      )
  }
}

const movedOf = (result: KnockBackResult | undefined, words: Words): Moved =>
  result === undefined
    ? null
    : result.knockedBack
      ? { how: result.path.length > 0 ? 'back' : 'stays', square: words.square(result.end) }
      : { how: 'unmoved' }

/** The result for each figure. */
function endsOf(value: Case, option: RulingOption, words: Words): readonly string[] {
  const { open } = phrasesOf(words)
  if (option.verdict === 'no-attack') return [open.noAttack]
  const taken = (option.damageTaken ?? {}) as Readonly<Record<string, number>>
  const after = (option.after ?? {}) as Readonly<Record<string, FigureAfter>>
  const results = resultsOf(option) ?? []
  const more = new Map<string, number>()
  for (const { to, taken: clicks } of results.flatMap(({ damage }) => damage)) more.set(to, (more.get(to) ?? 0) + clicks)
  const hurt = [...more].flatMap(([id, clicks]) => (clicks > 0 ? [id] : []))
  const all = [...new Set([...Object.keys(taken), ...results.map(({ figure }) => figure), ...hurt])]
  // A target that refused takes nothing, and so does one that was missed.
  const changed = all.filter(
    (id) => (taken[id] ?? 1) > 0 || hurt.includes(id) || results.some(({ figure, knockedBack }) => figure === id && knockedBack)
  )
  const ids = changed.length > 0 ? changed : all
  const asked = fieldsIn(value.ask)
  const missed = option.verdict === 'miss' ? Object.keys(option.needed ?? {}) : []
  return [
    ...missed.map((id) => open.misses(figureName(id, words))),
    ...ids.map((id) =>
      open.end({
        name: figureName(id, words),
        taken: taken[id] ?? null,
        moved: movedOf(
          results.find(({ figure, knockedBack }) => figure === id && (knockedBack || taken[id] === undefined)),
          words
        ),
        more: more.get(id) ?? 0,
        ko: after[id]?.ko === true
      })
    ),
    ...selfHurt(asked.from, option, after, ids, words),
    ...(typeof option.taken === 'number' && isName(asked.to)
      ? [open.end({ name: figureName(asked.to, words), taken: option.taken, moved: null, more: 0, ko: false })]
      : []),
    ...(typeof option.value === 'number' ? [open.value(option.value)] : []),
    ...chanceWords(option, words)
  ]
}

/** Clicks of the attacker itself, and its KO. */
function selfHurt(
  from: unknown,
  option: RulingOption,
  after: Readonly<Record<string, FigureAfter>>,
  told: readonly string[],
  words: Words
): readonly string[] {
  if (!isName(from) || told.includes(from)) return []
  const taken = typeof option.selfDamage === 'number' ? option.selfDamage : 0
  const ko = after[from]?.ko === true
  return taken > 0 || ko ? [phrasesOf(words).open.end({ name: figureName(from, words), taken, moved: null, more: 0, ko })] : []
}

/** Odds have a chance for each way. */
function chanceWords({ hit }: RulingOption, words: Words): readonly string[] {
  return isRecord(hit) && typeof hit.fraction === 'string' && typeof hit.percent === 'number'
    ? [`${inThrows(hit.fraction, TWO_DICE, phrasesOf(words))} (${hit.percent.toFixed(2)} %)`]
    : []
}

/** One way that a player may choose, with its end: "No Mastermind: Granny Quill takes 3 and stays on I13". */
export function wayWords(value: Case, option: RulingOption, words: Words): string {
  const results = resultsOf(option)
  const choice = Object.entries(option.choices)
    .map(([field, chosen]) => choiceWords(value, field as Field, chosen, results, words))
    .join('; ')
  const ends = endsOf(value, option, words)
  // Where each figure ends says whether it is knocked back.
  if (Object.keys(option.choices).join() === 'knockBack' && option.damageTaken === undefined && ends.length > 0)
    return capital(ends.join(', '))
  return capital(ends.length > 0 ? phrasesOf(words).open.of(choice, ends.join(', ')) : choice)
}

const isPair = (dice: unknown): dice is readonly number[] => Array.isArray(dice) && dice.every((die) => typeof die === 'number')

function rollsWords(rolls: Readonly<Record<string, unknown>> | undefined, of: string | null, words: Words): readonly string[] {
  const { open } = phrasesOf(words)
  return Object.entries(rolls ?? {}).flatMap(([id, rolled]): readonly string[] => {
    if (of === null) return isRecord(rolled) ? rollsWords(rolled, id, words) : []
    const dice = Array.isArray(rolled) ? (rolled as readonly number[]) : [Number(rolled)]
    return [open.rolledFor(open.all(dice.map(String)), nameOf(id, words), figureName(of, words))]
  })
}

/** The dice that a question or an event of a timeline was rolled with. */
function diceOf(asked: Fields, words: Words): readonly string[] {
  const { open } = phrasesOf(words)
  const { dice, roll, rolls, to } = asked
  // A knock back only needs doubles: which ones changes nothing, and the app does not make one up.
  const isDoubles = asked.kind === 'knock-back' && isPair(dice) && dice[0] === dice[1] && dice[0] !== 1
  const pair = isDoubles ? [open.onDoubles] : isPair(dice) ? [open.rolled(open.all(dice.map(String)))] : []
  const each = isRecord(dice)
    ? Object.entries(dice).flatMap(([id, own]) =>
        isPair(own) ? [open.rolledAgainst(open.all(own.map(String)), figureName(id, words))] : []
      )
    : []
  const single = typeof roll === 'number' ? [roll] : isPair(roll) ? roll : []
  const perFigure = rolls !== undefined && Object.values(rolls).some(isRecord)
  return [
    ...pair,
    ...each,
    ...(single.length > 0 ? [open.rolled(open.all(single.map(String)))] : []),
    ...rollsWords(rolls, perFigure ? null : isName(to) ? to : null, words)
  ]
}

function inEvents(events: readonly TimelineEvent[], words: Words, found: (event: Fields) => readonly string[]): readonly string[] {
  const { open } = phrasesOf(words)
  const within = (event: TimelineEvent): readonly string[] => [
    ...found(fieldsIn(event)),
    ...('steps' in event ? (event.steps ?? []).flatMap(within) : [])
  ]
  return events.flatMap((event, at) => within(event).map((text) => open.inEvent(at + 1, text)))
}

/** Choices that are settled, each with its player. */
function chosenIn(value: Case, ruling: Ruling | null, choices: Choices | undefined, words: Words): readonly string[] {
  const { open } = phrasesOf(words)
  return Object.entries(choices ?? {}).flatMap(([field, chosen]: readonly [string, unknown]) => {
    if (chosen === undefined) return []
    const side = deciderOf(value, ruling, field, chosen)
    const what = choiceWords(value, field as Field, chosen, ruling === null ? undefined : resultsOf({ ...ruling }), words)
    return [side === undefined ? capital(what) : open.chose(playerOf(side, words), what)]
  })
}

function decidesIn(value: Case, ruling: Ruling, options: readonly RulingOption[], words: Words): string | null {
  const { open } = phrasesOf(words)
  if (options.length === 0) return null
  const fields = new Map(options.flatMap(({ choices }) => Object.entries(choices)))
  if ([...fields.keys()].every((field) => field === 'rolls')) return open.dieDecides
  const sides = [...fields].flatMap(([field, chosen]) => (field === 'rolls' ? [] : [deciderOf(value, ruling, field, chosen)]))
  const players = [...new Set(sides.flatMap((side) => (side === undefined ? [] : [playerOf(side, words)])))]
  return open.decides(players.length > 0 ? players : [open.aPlayer])
}

/** Rolls that are still to be made; of a timeline with their event. */
const dueIn = (ruling: Ruling): readonly (DueRoll & { readonly event?: number })[] => ('due' in ruling ? ruling.due : undefined) ?? []

/** All of it. */
export function openParts(value: Case, ruling: Ruling, words: Words): OpenParts {
  const { open } = phrasesOf(words)
  const asked = fieldsIn(value.ask)
  const events = isTimeline(value.ask) ? value.ask.events : []
  const options = ruling.options ?? []
  return {
    dice: [...diceOf(asked, words), ...inEvents(events, words, (event) => diceOf(event, words))],
    due: dueIn(ruling).map(({ figure, what, from, event }) => {
      const said = open.due(nameOf(what, words), figureName(figure, words), from)
      return event === undefined ? said : open.inEvent(event + 1, said)
    }),
    chosen: [
      ...chosenIn(value, ruling, asked.choices, words),
      ...inEvents(events, words, (event) => chosenIn({ ...value, ask: event as unknown as ClixCase['ask'] }, null, event.choices, words))
    ],
    decides: decidesIn(value, ruling, options, words),
    ways: options.map((option) => wayWords(value, option, words))
  }
}

/** The same as sentences without their stops: dice, due rolls, choices made, and "Blue decides: ... / ...". @param listWays `false` if they have a list of their own */
export const openLines = ({ dice, due, chosen, decides, ways }: OpenParts, listWays = true): readonly string[] => [
  ...dice,
  ...due,
  ...chosen,
  ...(decides !== null && listWays ? [`${decides}: ${ways.join(' / ')}`] : [])
]
