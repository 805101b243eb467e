/** The table that is shown: of HeroClix, or of a neighbouring game. What works for both asks here. */
import { messageOf } from '../../../shared/base/result.ts'
import type { ClixCase, RulesetId } from '../../../shared/contract/case.ts'
import { isNoBoardCase } from '../../../shared/cases/question.ts'
import { gameOf, isGameCase } from '../../../shared/games/all.ts'
import type { GameRuling } from '../../../shared/games/common/game.ts'
import { canonicalJson } from '../../../shared/base/text/canonicalJson.ts'
import { rulesIn, shippedBasis, type TableRules } from '../../model/library/ownEditions.ts'
import { rulesOfChoice } from '../../model/table/sentence/rulesetChoices.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'
import type { App, AtTable } from '../app.ts'
import { firstPick } from '../../model/table/ask/asks.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { verdictLook } from '../../model/ruling/readRuling.ts'
import type { VerdictLook } from '../../model/question/entry/askKind.ts'
import { withFittingDice } from '../../model/table/ask/separateDice.ts'
import { texts } from '../../i18n/texts.ts'
import { caseTitle } from '../../model/table/sentence/title.ts'
import type { GameTable } from '../../model/games/gameTable.svelte.ts'

/** The neighbouring game's table that is shown, or undefined for HeroClix. */
export const gameTable = ({ games, settings }: Pick<App, 'games' | 'settings'>): GameTable | undefined => games.of(settings.current.ruleset)

export const activeRuleset = (app: Pick<App, 'table' | 'games' | 'settings'>): RulesetId =>
  gameTable(app)?.adapter.ruleset ?? app.table.case.ruleset

/** The edition that ships and that the table is played by, or whose difference it is played by; that of another game while it is shown. */
export const activeBasis = (app: Pick<App, 'table' | 'games' | 'settings'>): RulesetId =>
  shippedBasis({ ...app.table.case, ruleset: activeRuleset(app) })

/** The rules of the table, with the editions that they need; `null` while another game is shown. */
export const rulesOfClix = (app: Pick<App, 'table' | 'games' | 'settings'>): TableRules | null =>
  gameTable(app) ? null : rulesIn(app.table.case)

export const activeTable = (app: Pick<App, 'table' | 'games' | 'settings'>): App['table'] | GameTable => gameTable(app) ?? app.table

export const activeTitle = (app: Pick<App, 'table' | 'games' | 'settings'>): string => {
  const other = gameTable(app)
  return other ? other.adapter.title(other.case) : caseTitle(app.table.asked)
}

/** Nothing on one table is meant on another. */
export function forgetSelection(app: AtTable): void {
  const { session, table } = app
  session.selected = null
  session.selectedObject = null
  session.editing = false
  session.putDown()
  session.cursor = null
  session.hovered = null
  session.highlighted = []
  session.pick = gameTable(app) ? 'from' : firstPick(table.case.ask)
}

/** The table under another ruleset; an attack gets the dice that this one rolls. */
export function withRuleset(before: ClixCase, rules: TableRules): ClixCase {
  const { editions: _, ...rest } = before
  const value: ClixCase = { ...rest, ...rulesIn(rules) }
  return value.ask.kind === 'attack' ? { ...value, ask: withFittingDice(value, value.ask) } : value
}

/** Does something once the neighbouring games have been read: at once where they have been. Where they cannot be read it is said. */
export function withGames({ games, session }: Pick<App, 'games' | 'session'>, work: () => void): void {
  if (games.all.length > 0) work()
  else
    games.open().then(work, (error: unknown) => {
      session.notify('error', messageOf(error))
    })
}

/** Whether a table is played by these rules already. */
const isPlayedBy = (value: ClixCase, rules: TableRules): boolean =>
  value.ruleset === rules.ruleset && canonicalJson(value.editions ?? []) === canonicalJson(rules.editions ?? [])

/** Another ruleset: of the same game it is a change of the table, of another game it is another table. */
export function chooseRuleset(app: AtTable, id: string): void {
  const rules = rulesOfChoice(app.library.editions, id, app.table.case)
  if (rules) useRules(app, rules)
}

/** The same with rules that are known: those of an event, for example. */
export function useRules(app: AtTable, rules: TableRules): void {
  if (gameOf(rules.ruleset))
    withGames(app, () => {
      chooseKnown(app, rules)
    })
  else chooseKnown(app, rules)
}

function chooseKnown(app: AtTable, rules: TableRules): void {
  const { table, settings, games } = app
  const { ruleset } = rules
  const before = settings.current.ruleset
  if (!games.of(ruleset) && !isPlayedBy(table.case, rules)) table.change(texts.steps.ruleset, withRuleset(table.case, rules))
  settings.set({ ruleset, ...(settings.current.rulesSeen === false && { rulesSeen: true }) })
  if (games.of(ruleset) !== games.of(before)) forgetSelection(app)
}

/** Puts a case of whatever game on its table, as one undoable step, and shows it; that of a neighbouring game once they have been read (`withGames`). False where no table takes it. */
export function showCase(app: AtTable, label: string, value: SavedRuling['case']): boolean {
  const { table, settings, games, session } = app
  if (isNoBoardCase(value)) {
    session.noBoard.show(value)
    return true
  }
  if (isGameCase(value)) {
    const own = games.of(value.ruleset)
    if (!own) return false
    own.change(label, value)
    settings.set({ ruleset: value.ruleset })
  } else {
    table.change(label, value)
    // A neighbouring game leaves the screen; otherwise the settings keep the ruleset of new tables.
    if (gameTable(app)) settings.set({ ruleset: value.ruleset })
  }
  forgetSelection(app)
  session.screen = 'table'
  boardCommands.open()
  return true
}

/** As `showCase`, with the neighbouring games read first where one of them is meant. */
export function openCase(app: App, label: string, value: SavedRuling['case']): void {
  const show = (): void => {
    showCase(app, label, value)
  }
  if (isGameCase(value)) withGames(app, show)
  else show()
}

/** How a saved ruling's verdict looks in a list; of a game that is being read it is the bare word. */
export const lookOfSaved = ({ games }: Pick<App, 'games'>, { case: value, ruling }: SavedRuling): VerdictLook => {
  const own = games.of(value.ruleset)
  if (!own && isGameCase(value)) return { word: ruling.verdict, shape: 'open', tone: 'plain' }
  return own
    ? own.adapter.look(ruling as GameRuling)
    : verdictLook(ruling as Parameters<typeof verdictLook>[0], isNoBoardCase(value) || isGameCase(value) ? undefined : value)
}
