/** What would change the verdict, as a judge reads it: proposals of a kind together, each in words, tried on the board. */
import { edgeKey } from '../../../shared/contract/caseSquares.ts'
import type { Change, ChangeKind } from '../../../shared/cases/change/change.ts'
import { withChanges } from '../../../shared/cases/change/change.ts'
import { checkedCase } from '../../../shared/cases/common/checkedCase.ts'
import type { Proposal, WhatWouldChange } from '../../../shared/cases/change/whatWouldChange.ts'
import type { ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { actionWordsOf } from '../../model/table/sentence/editionTexts.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts'
import type { App, AtTable } from '../app.ts'
import { powerName } from '../../model/table/figures/powerNames.ts'
import { outcomeText, verdictLook } from '../../model/ruling/readRuling.ts'
import type { VerdictLook } from '../../model/question/entry/askKind.ts'
import { endName } from '../../model/table/sentence/title.ts'
import { undoOfLast } from '../table/undo.ts'
import { withRuleset } from '../games/activeTable.ts'
import { later } from '../../model/window/later.ts'
import { inSlicesOnce } from '../../model/ruling/slices.ts'
import { objectName } from '../../model/table/position/objectName.ts'

const t = rulingTexts.change

/** The table with the changes made; an attack gets the dice that another edition rolls. */
function caseWith(value: ClixCase, changes: readonly Change[]): ClixCase {
  const next = withChanges(value, changes)
  return next.ruleset === value.ruleset ? next : withRuleset(value, next)
}

const wallName = ([a, b]: readonly [SquareXY, SquareXY]): string => `${formatSquareName(a)} | ${formatSquareName(b)}`

/** One change as the beginning of a sentence: "If Frost Giant were not there". */
function changeText(value: ClixCase, change: Change): string {
  switch (change.do) {
    case 'combat':
      return actionWordsOf(value).change[change.to]
    case 'action':
      return change.to === null ? actionWordsOf(value).change.plain : t.action(powerName(change.to))
    case 'figure-gone':
      return t.figureGone(endName(value, change.figure))
    case 'figure-moved':
      return t.figureMoved(endName(value, change.figure), formatSquareName(change.to))
    case 'countered':
      return t.countered(endName(value, change.figure), powerName(change.power))
    case 'had':
      return t.had(endName(value, change.figure), powerName(change.power))
    case 'size':
      return t.size(endName(value, change.figure), t.sizes[change.size])
    case 'value':
      return t.value(endName(value, change.figure), texts.values[change.value], change.to)
    case 'ground':
      return t.ground(formatSquareName(change.at), t.grounds[change.to])
    case 'level':
      return t.level(formatSquareName(change.at), change.to)
    case 'door-shut':
    case 'door-open': {
      const opening = value.map?.openings?.find(({ edge }) => edgeKey(edge) === edgeKey(change.between))
      const kind = t.openings[opening?.kind ?? 'door']
      return (change.do === 'door-shut' ? t.doorShut : t.doorOpen)(kind, wallName(change.between))
    }
    case 'wall-gone':
      return t.wallGone(wallName(change.between))
    case 'object-gone': {
      const object = value.objects?.find(({ id }) => id === change.object)
      return object ? t.objectGone(objectName(object), formatSquareName(object.at)) : t.objectGone(change.object, '')
    }
    case 'ruleset':
      return t.ruleset(texts.rulesets[change.ruleset] ?? change.ruleset)
  }
}

/** What a change is about within its group: a square, a power, a size. */
function chipText(change: Change): string {
  switch (change.do) {
    case 'figure-moved':
      return formatSquareName(change.to)
    case 'ground':
    case 'level':
      return formatSquareName(change.at)
    case 'had':
      return powerName(change.power)
    case 'size':
      return texts.sizes[change.size]
    default:
      return ''
  }
}

/** Changes that are told together, and how; null for one that stands for itself. */
function groupOf(value: ClixCase, change: Change): { readonly key: string; readonly text: string } | null {
  switch (change.do) {
    case 'figure-moved':
      return { key: `moved ${change.figure}`, text: t.movedSomewhere(endName(value, change.figure)) }
    case 'had':
      return { key: `had ${change.figure}`, text: t.hadSome(endName(value, change.figure)) }
    case 'size':
      return { key: `size ${change.figure}`, text: t.sizeSome(endName(value, change.figure)) }
    case 'ground':
      return { key: `ground ${change.to}`, text: t.groundSome(t.grounds[change.to]) }
    case 'level':
      return { key: `level ${change.to}`, text: t.levelSome(change.to) }
    default:
      return null
  }
}

export interface Tryable {
  readonly changes: readonly Change[]
  /** The whole condition. */
  readonly text: string
  /** Short, where it stands in a group. */
  readonly chip: string
}

export interface ChangeGroup {
  readonly key: string
  readonly text: string
  readonly look: VerdictLook
  /** What comes out where the verdict stays: "needs 11 or more". */
  readonly outcome: string
  readonly effect: Proposal['effect']
  readonly leftOpen: boolean
  readonly members: readonly Tryable[]
}

/** Proposals of a kind with the same outcome as one, in the order of the first of each. */
export function groupsOf(value: ClixCase, proposals: readonly Proposal[]): readonly ChangeGroup[] {
  const groups = new Map<string, { group: Omit<ChangeGroup, 'members'>; members: Tryable[] }>()
  proposals.forEach(({ changes, ruling, effect, leftOpen }, index) => {
    const [first] = changes
    if (!first) return
    const own = changes.length === 1 ? groupOf(value, first) : null
    const outcome = outcomeText(value, ruling)
    const key = own ? `${own.key} ${outcome} ${String(leftOpen)}` : String(index)
    const text = changes.slice(1).reduce((words, change) => t.both(words, changeText(value, change)), changeText(value, first))
    const there = groups.get(key)
    const member = { changes, text, chip: chipText(first) }
    if (there) there.members.push(member)
    else
      groups.set(key, { group: { key, text: own?.text ?? text, look: verdictLook(ruling), outcome, effect, leftOpen }, members: [member] })
  })
  return [...groups.values()].map(({ group, members }) => {
    const [only] = members
    return { ...group, text: members.length === 1 && only ? only.text : group.text, members }
  })
}

const known = new WeakMap<ClixCase, WhatWouldChange>()

/** Searches in slices; a table that was searched before is answered at once. Returns what stops it. */
export function searchInSlices(
  value: ClixCase,
  ruling: Ruling,
  done: (found: WhatWouldChange) => void,
  failed: (message: string) => void
): () => void {
  return inSlicesOnce(
    known,
    value,
    async () => (await later(() => import('../../../shared/cases/change/whatWouldChange.ts'))).searchChanges(checkedCase(value), ruling),
    done,
    failed
  )
}

/** Shows the change on the board without making it; a pinned one stays until it is made or given up. */
export function preview(app: Pick<App, 'table' | 'session'>, tryable: Tryable, pinned: boolean): void {
  const { session, table } = app
  if (!pinned && session.preview?.pinned) return
  session.preview = { case: caseWith(table.case, tryable.changes), words: tryable.text, pinned }
}

/** Gives up what is only pointed at; `all`: what is pinned, too. */
export function endPreview(app: Pick<App, 'session'>, all: boolean): void {
  const { session } = app
  if (session.preview && (all || !session.preview.pinned)) session.preview = null
}

/** Makes what is shown true on the table, as one step that can be taken back. */
export function makeItSo(app: AtTable): void {
  const { session, table } = app
  const shown = session.preview
  if (!shown) return
  session.preview = null
  table.change(rulingTexts.steps.whatIf, shown.case)
  session.notify('info', t.made(shown.words), undoOfLast(app))
}

/** Which changes were tried, and how many of each kind. */
export function triedText({ tried, pairs, complete }: WhatWouldChange): string {
  const kinds = Object.entries(tried) as readonly (readonly [ChangeKind, number])[]
  const said = t.tried(kinds.map(([kind, n]) => t.kinds[kind](n)).join(', '))
  return [said, ...(pairs > 0 ? [t.triedPairs(pairs)] : []), ...(complete ? [] : [t.stopped])].join(' ')
}
