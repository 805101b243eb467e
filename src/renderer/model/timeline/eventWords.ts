/** Events in plain sentences, with figures by name and squares as the board names them. */
import { carriedFigures } from '../../../shared/contract/carried.ts'
import type { ActionEvent, AttackEvent, CaseTarget, ClixCase, Moving, SquareXY, TimelineEvent } from '../../../shared/contract/case.ts'
import type { Lasting } from '../../../shared/engine/situation/situation.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { powerName } from '../table/figures/powerNames.ts'
import { sideName } from '../table/figures/sideNames.ts'
import { endWords } from '../table/figures/values.ts'
import { terrainTargetName } from '../table/position/terrainTarget.ts'
import { actionWordsOf, type ActionWords } from '../table/sentence/editionTexts.ts'
import { texts, timelineTexts } from '../../i18n/texts.ts'
import { endName } from '../table/sentence/title.ts'
import type { Change } from './changes.ts'
import { isUnrolled, NOWHERE } from './drafts.ts'

const t = timelineTexts.event

export { sideName }

export const actionLabel = ({ action: names }: ActionWords, action: string): string => names[action] ?? powerName(action)

/** When an effect ends, in a few words. */
export const untilWords = ({ untilTurnOf }: Pick<Lasting, 'untilTurnOf'>): string =>
  untilTurnOf === undefined ? timelineTexts.standing.untilDamaged : endWords(untilTurnOf === null ? 'turn-ends' : { turnOf: untilTurnOf })

const who = (value: ClixCase, id: string | undefined): string => (id === undefined || id === '' ? t.somebody : endName(value, id))

/** A square by its name; one that is still open as somewhere. */
const squareWords = (at: SquareXY): string => (at[0] === NOWHERE[0] ? t.somewhere : formatSquareName(at))

function targetNames(value: ClixCase, to: AttackEvent['to']): string {
  if (Array.isArray(to)) return (to as readonly string[]).map((id) => who(value, id)).join(', ')
  return typeof to === 'string' ? who(value, to) : terrainTargetName(value, to as Exclude<CaseTarget, string>)
}

function outcome({ dice, hit, damage }: AttackEvent): string {
  if (isUnrolled(dice)) return t.notRolled
  if (Array.isArray(dice)) return t.rolled(dice[0] as number, dice[1] as number)
  if (dice) return t.rolledEach
  return hit === false ? t.miss : t.hit(damage ?? null)
}

/** "carrying Sif to G4": what a move adds to its sentence. */
function movingWords(value: ClixCase, moving: Moving): string {
  const { to, path, base, pickUp } = moving
  const carried = carriedFigures(moving)
  const end = to ?? path?.at(-1)
  return [
    ...(carried.length === 0 ? [] : [t.carrying(carried.map((id) => who(value, id)).join(', '))]),
    ...(pickUp === undefined ? [] : [t.pickingUp]),
    ...(end ? [`${t.to(formatSquareName(end))}${base ? `, ${t.lying(base.map(formatSquareName).join(' '))}` : ''}`] : [])
  ].join(' ')
}

function attackWords(value: ClixCase, event: AttackEvent): string {
  const added = [
    t.attack(who(value, event.from), targetNames(value, event.to)),
    ...(event.action === undefined ? [] : [t.by(actionLabel(actionWordsOf(value), event.action))]),
    ...(event.powers?.length ? [t.using(event.powers.map(powerName).join(', '))] : [])
  ].join(' ')
  return `${added}: ${outcome(event)}.`
}

const squareList = (to: Extract<TimelineEvent, { do: 'use' }>['to']): string =>
  to === undefined
    ? ''
    : (typeof to[0] === 'number' ? [to] : to).map((square) => formatSquareName(square as readonly [number, number])).join(' ')

/** What happens inside an action, in order; a move that names nobody is made by the figure whose action it is. */
export const stepsInside = ({ figure, steps = [] }: ActionEvent): readonly TimelineEvent[] =>
  steps.map((step) => (step.do === 'move' && step.figure === undefined ? { ...step, figure } : step))

/** One event in one sentence; its steps are sentences of their own. `side` is whose turn it is. */
export function eventWords(value: ClixCase, event: TimelineEvent, side: string | null = null): string {
  switch (event.do) {
    case 'begin-turn':
      return t.beginTurn(sideName(event.side))
    case 'end-turn':
      return t.endTurn(side === null ? null : sideName(side))
    case 'end-begins':
      return t.endBegins(side === null ? null : sideName(side))
    case 'place':
      return t.place(who(value, event.figure), (event.base ?? [event.to]).map(squareWords).join(' '))
    case 'generate':
      return t.generate(who(value, event.by), who(value, event.figure), squareWords(event.to))
    case 'action':
      return `${[
        t.action(who(value, event.figure), actionLabel(actionWordsOf(value), event.action)),
        event.double === true ? t.double : '',
        movingWords(value, event)
      ]
        .filter(Boolean)
        .join(' ')}.`
    case 'move':
      return `${[t.moves(who(value, event.figure)), movingWords(value, event)].filter(Boolean).join(' ')}.`
    case 'attack':
      return attackWords(value, event)
    case 'outwit':
      return t.outwit(who(value, event.from), who(value, event.to), event.counter === '' ? t.something : powerName(event.counter))
    case 'perplex':
      return t.perplex(who(value, event.from), who(value, event.to), texts.values[event.value], event.modifier)
    case 'damage':
      return t.damage(
        who(value, event.to),
        event.amount,
        event.type && event.type !== 'normal' ? `${texts.ask.damageTypes[event.type]} ` : ''
      )
    case 'heal':
      return t.heal(who(value, event.to), event.amount)
    case 'use': {
      const on = typeof event.on === 'string' ? event.on : event.on?.[0]
      const where = squareList(event.to)
      const into = (typeof event.replacedBy === 'string' ? [event.replacedBy] : (event.replacedBy ?? []))
        .map((id) => who(value, id))
        .join(', ')
      return `${[t.use(who(value, event.figure), event.power === '' ? t.something : powerName(event.power)), ...(on ? [t.on(who(value, on))] : []), ...(where ? [t.to(where)] : []), ...(into ? [t.into(into)] : [])].join(' ')}.`
    }
    case 'copy':
      return t.copies(who(value, event.figure), event.copies === undefined ? null : powerName(event.copies))
    case 'time-called':
      return t.timeCalled
  }
}

/** What an event changed, in a few words: "Hela −5, click 9". */
export function changeWords(value: ClixCase, change: Change): string {
  const c = timelineTexts.change
  switch (change.kind) {
    case 'damage':
      return c.damage(endName(value, change.figure), change.clicks, change.click)
    case 'healed':
      return c.healed(endName(value, change.figure), change.clicks, change.click)
    case 'ko':
      return c.ko(endName(value, change.figure), change.clicks)
    case 'tokens':
      return c.tokens(endName(value, change.figure), change.from, change.to)
    case 'moved':
      return c.moved(endName(value, change.figure), formatSquareName(change.from), formatSquareName(change.to))
    case 'countered':
      return c.countered(endName(value, change.figure), powerName(change.power))
    case 'back':
      return c.back(endName(value, change.figure), powerName(change.power))
    case 'holds':
      return c.holds(
        endName(value, change.figure),
        change.what === null ? null : ((texts.objects as Readonly<Record<string, string>>)[change.what]?.toLowerCase() ?? change.what)
      )
    case 'boards':
    case 'leaves':
      return c[change.kind](endName(value, change.figure), endName(value, change.vehicle))
    case 'replaced':
      return c.replaced(endName(value, change.figure), change.by.map((id) => endName(value, id)).join(', '))
    case 'comesIn':
      return c.comesIn(endName(value, change.figure), change.at === null ? null : formatSquareName(change.at), change.click)
    case 'copies':
      return c.copies(endName(value, change.figure), change.what === null ? null : powerName(change.what))
    case 'counters':
      return c.counters(
        endName(value, change.figure),
        Object.entries(change.counters)
          .map(([name, count]) => `${name} ${count}`)
          .join(', ')
      )
    case 'value':
      return c.value(
        endName(value, change.figure),
        texts.values[change.value],
        change.from,
        change.to,
        change.by === null ? '' : untilWords(change.by)
      )
    case 'objects':
      return c.objects(change.more)
    case 'walls':
      return c.walls
  }
}
