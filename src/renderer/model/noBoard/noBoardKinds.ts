/** The questions without a board: a beginning for each kind, and its title. */
import type { InRules } from '../../../shared/editions/shelf.ts'
import { isGiven } from '../../../shared/engine/action/shape.ts'
import type { RulesetId } from '../../../shared/contract/case.ts'
import type { NoBoardCase } from '../../../shared/cases/question.ts'
import type { NoBoardAsk } from '../../../shared/cases/questions/noBoard.ts'
import { effectsNamed, powerName, rulesetIn } from '../table/figures/powerNames.ts'
import { actionWordsIn, actionWordsOf, type ActionWords } from '../table/sentence/editionTexts.ts'
import { noBoardTexts } from '../../i18n/texts.ts'

export type NoBoardKind = NoBoardAsk['kind']
/** What the app knows of a kind of question that needs no table. */
interface NoBoardEntry<A extends NoBoardAsk = NoBoardAsk> {
  readonly kind: A['kind']
  /** What one begins with. */
  blank(): A
  title(ask: A, words: ActionWords): string
  /** What a judge may rule in its place; left out: only a number would say it. */
  readonly verdicts?: readonly string[]
}
export type NoBoardAskOf<K extends NoBoardKind> = Extract<NoBoardAsk, { readonly kind: K }>
const titles = noBoardTexts.titles

const combo: NoBoardEntry<NoBoardAskOf<'combo'>> = {
  kind: 'combo',
  blank: () => ({ kind: 'combo', action: 'charge', with: ['flurry'] }),
  title: (ask, words) => titles.combo(actionName(words, ask.action), ask.with.map(powerName).join(', ') || '…'),
  verdicts: ['legal', 'illegal']
}
const diceOdds: NoBoardEntry<NoBoardAskOf<'odds'>> = {
  kind: 'odds',
  blank: () => ({ kind: 'odds', needed: 7 }),
  title: (ask) => titles.odds(ask.needed)
}
const bestOutwit: NoBoardEntry<NoBoardAskOf<'best-outwit'>> = {
  kind: 'best-outwit',
  blank: () => ({
    kind: 'best-outwit',
    targets: [
      { id: noBoardTexts.target(1), needed: 7, probabilityControl: true },
      { id: noBoardTexts.target(2), needed: 6, superSenses: true, shapeChange: true }
    ]
  }),
  title: (ask) => titles['best-outwit'](ask.targets.map(({ id }) => id).join(', '))
}
const winner: NoBoardEntry<NoBoardAskOf<'winner'>> = {
  kind: 'winner',
  blank: () => ({
    kind: 'winner',
    time: 'called',
    players: [1, 2].map((n) => ({ id: noBoardTexts.player(n), victoryPoints: 0, figuresLeft: 1 }))
  }),
  title: (ask) => titles.winner(ask.players.map(({ id }) => id).join(', '))
}
const victoryPoints: NoBoardEntry<NoBoardAskOf<'victory-points'>> = {
  kind: 'victory-points',
  blank: () => ({ kind: 'victory-points', figures: [{ id: noBoardTexts.figure(1), points: 100 }], defeated: [] }),
  title: () => titles['victory-points']
}
const actionTotal: NoBoardEntry<NoBoardAskOf<'action-total'>> = {
  kind: 'action-total',
  blank: () => ({ kind: 'action-total', buildTotal: 300 }),
  title: (ask) => titles['action-total'](ask.buildTotal)
}
const alterEgo: NoBoardEntry<NoBoardAskOf<'alter-ego'>> = {
  kind: 'alter-ego',
  blank: () => ({ kind: 'alter-ego', from: 'Diana Prince', to: 'Wonder Woman', format: 'sealed', opened: [] }),
  title: (ask) => titles['alter-ego'](ask.from, ask.to)
}
const force: NoBoardEntry<NoBoardAskOf<'force'>> = {
  kind: 'force',
  blank: () => ({ kind: 'force', buildTotal: 300, figures: [{ id: 'figure-1', name: noBoardTexts.figure(1), points: 100 }] }),
  title: (ask) => titles.force(ask.buildTotal),
  verdicts: ['legal', 'illegal', 'judge']
}
const startingArea: NoBoardEntry<NoBoardAskOf<'starting-area'>> = {
  kind: 'starting-area',
  blank: () => ({
    kind: 'starting-area',
    size: [16, 24],
    areas: { red: { left: 4, top: 22, columns: 8, rows: 2 }, blue: { left: 4, top: 0, columns: 8, rows: 2 } },
    needs: { red: 4, blue: 4 }
  }),
  title: () => titles['starting-area'],
  verdicts: ['fits', 'grown', 'too-small']
}

const initiative: NoBoardEntry<NoBoardAskOf<'initiative'>> = {
  kind: 'initiative',
  blank: () => ({ kind: 'initiative', bonuses: { [noBoardTexts.player(1)]: 0, [noBoardTexts.player(2)]: 0 } }),
  title: () => titles.initiative
}

/** Every one of them, in the order of the list to choose from. */
const ENTRIES: readonly NoBoardEntry[] = [
  combo,
  diceOdds,
  bestOutwit,
  winner,
  victoryPoints,
  actionTotal,
  alterEgo,
  force,
  startingArea,
  initiative
]
export const KINDS: readonly NoBoardKind[] = ENTRIES.map(({ kind }) => kind)

export const noBoardEntryOf = (kind: string): NoBoardEntry | undefined => ENTRIES.find((entry) => entry.kind === kind)

function entryOf(kind: NoBoardKind): NoBoardEntry {
  const entry = noBoardEntryOf(kind)
  if (!entry) throw new Error(`No question ${kind}.`)
  return entry
}

export const blankAsk = (kind: NoBoardKind): NoBoardAsk => entryOf(kind).blank()

export const blankCase = (kind: NoBoardKind, ruleset: RulesetId): NoBoardCase => ({ format: 'clixcase/1', ruleset, ask: blankAsk(kind) })

export const noBoardTitle = (value: NoBoardCase): string => value.title || entryOf(value.ask.kind).title(value.ask, actionWordsOf(value))

const actionName = ({ one }: ActionWords, id: string): string => one[id] ?? powerName(id)

/** Actions of their own, and the powers that are or grant one. */
export function actionsOf(rules: InRules): readonly { readonly id: string; readonly label: string }[] {
  const granting = effectsNamed(rules).filter(isGiven)
  return [
    ...Object.entries(actionWordsIn(rulesetIn(rules)).one).map(([id, label]) => ({ id, label })),
    ...granting.map(({ id, name }) => ({ id, label: name }))
  ]
}

export const powersOf = (rules: InRules): readonly { readonly id: string; readonly label: string }[] =>
  effectsNamed(rules)
    .filter(({ kind }) => kind === 'power' || kind === 'ability')
    .map(({ id, name }) => ({ id, label: name }))
