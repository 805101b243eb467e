/** What the board draws while an event is put together: where the figure can get to, or the line to whom it is aimed at. */
import type { Ask, AttackEvent, CaseTarget, ClixCase, SquareXY, TimelineEvent } from '../../../shared/contract/case.ts'
import type { Ruling, RulingOption } from '../../../shared/contract/ruling.ts'
import { aimAsk } from '../table/ask/aimAsk.ts'
import { isUnrolled } from './drafts.ts'
import { answerAtOnce } from '../table/answer/derive.ts'

/** The dice of an attack; null until all of them are entered, and if its outcome is given without dice. */
const diceOf = ({ dice }: AttackEvent): NonNullable<AttackEvent['dice']> | null => (dice === undefined || isUnrolled(dice) ? null : dice)

const attackAsk = (event: AttackEvent): Ask => ({
  kind: 'attack',
  from: event.from,
  targets: Array.isArray(event.to) ? (event.to as readonly string[]) : [event.to as CaseTarget],
  dice: diceOf(event),
  ...(event.attack ? { attack: event.attack } : {}),
  ...(event.action ? { action: event.action } : {}),
  ...(event.powers ? { powers: event.powers } : {}),
  ...(event.rolls ? { rolls: event.rolls } : {})
})

/** The event as a question about the present moment; null where the board has nothing to add to it. */
function askOfDraft(event: TimelineEvent, moves: boolean): Ask | null {
  switch (event.do) {
    case 'action':
      return moves && event.figure !== ''
        ? {
            kind: 'reach',
            figure: event.figure,
            action: event.action,
            ...(event.carrying ? { carrying: event.carrying } : {}),
            ...(event.alsoCarrying ? { alsoCarrying: event.alsoCarrying } : {})
          }
        : null
    case 'attack':
      return event.from !== '' && event.to !== '' ? attackAsk(event) : null
    case 'outwit':
    case 'perplex':
      return event.from !== '' && event.to !== '' ? aimAsk(event.from, event.to, event.do) : null
    case 'damage':
    case 'heal':
      return event.to === '' ? null : { kind: 'damage', to: event.to, amount: 0 }
    default:
      return null
  }
}

/** What players may choose in an attack by its dice, as the attack itself would be ruled at this moment. */
export function optionsOfAttack(shown: ClixCase, event: AttackEvent): readonly RulingOption[] {
  if (diceOf(event) === null || event.from === '' || event.to === '') return []
  const answer = answerAtOnce({ ...shown, ask: attackAsk(event) })
  return answer.state === 'ruled' ? (answer.ruling.options ?? []) : []
}

/** The squares that the event names so far: they stand out while it is put together. */
function squaresIn(event: TimelineEvent): readonly SquareXY[] {
  if (event.do === 'place') return event.to[0] < 0 ? [] : (event.base ?? [event.to])
  if (event.do === 'generate') return event.to[0] < 0 ? [] : [event.to]
  if (event.do === 'use')
    return event.to === undefined ? [] : typeof event.to[0] === 'number' ? [event.to as SquareXY] : (event.to as readonly SquareXY[])
  if (event.do !== 'action' && event.do !== 'move') return []
  const inside = event.do === 'action' ? (event.steps ?? []) : []
  return [...(event.base ?? (event.to ? [event.to] : (event.path ?? []))), ...inside.flatMap(squaresIn)]
}

export interface Drawn {
  readonly value: ClixCase
  readonly ruling: Ruling | null
  readonly squares: readonly SquareXY[]
}

/** The table that the board shows, with the draft as its question, and what the rules say to it. */
export function sceneOfDraft(shown: ClixCase, event: TimelineEvent, moves: boolean): Drawn {
  const ask = askOfDraft(event, moves)
  const squares = squaresIn(event)
  if (!ask) return { value: shown, ruling: null, squares }
  const value = { ...shown, ask }
  const answer = answerAtOnce(value)
  return { value, ruling: answer.state === 'ruled' ? answer.ruling : null, squares }
}
