/**
 * The golden questions, each asked directly and played as one event of a timeline. Both must come to the same: what differs is returned
 * by the id of its case, with the two answers.
 */
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { situationIn, type CheckedCase } from '../../src/shared/cases/common/checkedCase.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import type { AttackAsk, AttackEvent, ClixCase, MoveAsk, ReachAsk, Rolls, TimelineEvent } from '../../src/shared/contract/case.ts'
import type { AttackRuling, MoveRuling, ReachRuling, Reason } from '../../src/shared/contract/ruling.ts'
import { figureOf, type Situation } from '../../src/shared/engine/situation/situation.ts'
import { firstMoment, nextMoment, type Moment } from '../../src/shared/engine/timeline/timeline.ts'
import { xyOf } from '../../src/shared/grid/grid.ts'
import { caseFiles, questionOf } from '../cases/caseFiles.ts'

export interface Compared {
  /** Questions, or squares of `reach`, that were compared. */
  readonly count: number
  /** The answers of the question and of the event, with the ids of the cases that differ so. */
  readonly differ: Readonly<Record<string, readonly string[]>>
}

const RULES = { actionTotal: null }

/** The same by answers. */
function byAnswers(differ: Readonly<Record<string, string>>): Compared['differ'] {
  const answers: Record<string, string[]> = {}
  for (const [id, said] of Object.entries(differ)) (answers[said] ??= []).push(id)
  return answers
}

/** Each golden question of a kind with its case as the engine reads it. */
function* asked<K extends ClixCase['ask']['kind']>(
  kind: K
): Generator<{ id: string; value: CheckedCase; ask: Extract<ClixCase['ask'], { kind: K }> }> {
  const seen = new Map<string, number>()
  for (const { cases } of caseFiles())
    for (const one of cases) {
      if (one.ask.kind !== kind) continue
      const read = parseQuestion(structuredClone(questionOf(one)))
      if (!read.ok) continue
      const { value } = read
      if (value.ruleset !== one.ruleset || !('ask' in value)) continue
      // An id that two files use gets a number, so that each case is compared.
      const times = (seen.get(one.id) ?? 0) + 1
      seen.set(one.id, times)
      yield { id: times === 1 ? one.id : `${one.id} (${times})`, value: value as CheckedCase, ask: value.ask as never }
    }
}

/** The situation of a case in the turn of this figure's side: a question may be asked at any time, an event only then. */
function inItsTurn(value: CheckedCase, id: string): Situation {
  const { situation } = situationIn(value)
  const { side } = figureOf(situation, id)
  const { position } = situation
  return position.turn.active === side ? situation : { ...situation, position: { ...position, turn: { ...position.turn, active: side } } }
}

/** The dice of a question, and a success for each die that it does not have. */
function successes(told: Rolls | undefined): Rolls {
  const any = { configurable: true, enumerable: true, value: 1 }
  return new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => any,
      ownKeys: () => [],
      get: (_, figure) =>
        new Proxy(
          {},
          { getOwnPropertyDescriptor: () => any, ownKeys: () => [], get: (__, roll) => told?.[String(figure)]?.[String(roll)] ?? 6 }
        )
    }
  )
}

const play = (situation: Situation, event: TimelineEvent): Moment => nextMoment(firstMoment(situation), event, RULES)
const words = ({ rule, say }: Pick<Reason, 'rule' | 'say'>): string => `${rule} ${say}`
const deciding = ({ because }: { readonly because: readonly Reason[] }): string => {
  const reason = because.find(({ weight }) => weight === 'decides') ?? because[0]
  return reason ? words(reason) : 'without a reason'
}

/** An attack as the event that makes it, inside the action that it names. */
export function attackEvent(ask: AttackAsk): TimelineEvent {
  const { from, targets, attack, dice, powers, rolls, choices, object, action } = ask
  const [first] = targets
  const event = {
    do: 'attack',
    from,
    to: targets.length === 1 ? first : targets,
    ...(attack && { attack }),
    ...(dice && { dice }),
    ...(powers && { powers }),
    ...(rolls && { rolls }),
    ...(choices && { choices }),
    ...(object !== undefined && { object })
  } as AttackEvent
  if (action === undefined) return event
  return action === 'thrown-object' ? { ...event, action } : { do: 'action', figure: from, action, steps: [event] }
}

/** The fields of the table after an attack that the event leaves otherwise; empty: none. */
function otherAfter(ruling: AttackRuling, { play: after }: Moment, { position }: Situation): string[] {
  const other = new Set<string>()
  for (const [id, said] of Object.entries(ruling.after)) {
    const state = after.state(id)
    const [square] = state.squares
    const at = square === undefined || !position.hasMap ? null : xyOf(position.grid, square)
    const there = {
      at,
      click: state.click,
      ko: state.ko,
      tokens: state.tokens,
      damage: after.damage.get(id) ?? 0,
      holding: state.ko ? null : state.figure.holding
    }
    for (const [field, value] of Object.entries(there))
      if (JSON.stringify(said[field as keyof typeof said] ?? null) !== JSON.stringify(value)) other.add(field)
  }
  return [...other].sort()
}

export function comparedAttacks(): Compared {
  const differ: Record<string, string> = {}
  let count = 0
  for (const { id, value, ask } of asked('attack')) {
    const ruling = answerQuestion(value) as AttackRuling
    // A ruling for the judge and one with open dice leave no table, and a reroll is a separate event.
    if ((ruling.verdict as string) === 'judge' || (ruling.verdict as string) === 'open' || ask.uses) continue
    count++
    const situation = inItsTurn(value, ask.from)
    const moment = play(situation, attackEvent(ask))
    const { forbidden } = moment
    if (forbidden) {
      if (ruling.verdict !== 'illegal') differ[id] = `allowed | ${words(forbidden)}`
      else if (deciding(ruling) !== words(forbidden)) differ[id] = `${deciding(ruling)} | ${words(forbidden)}`
    } else if (ruling.verdict === 'illegal') differ[id] = `${deciding(ruling)} | played`
    else {
      const other = otherAfter(ruling, moment, situation)
      if (other.length > 0) differ[id] = `after: ${other.join(', ')}`
    }
  }
  return { count, differ: byAnswers(differ) }
}

export function comparedMoves(): Compared {
  const differ: Record<string, string> = {}
  let count = 0
  for (const { id, value, ask } of asked('move')) {
    count++
    const { figure, path, carrying, alsoCarrying, pickUp, putDown, action = 'move', rolls }: MoveAsk = ask
    const moment = play(inItsTurn(value, figure), {
      do: 'action',
      figure,
      action,
      path,
      ...(carrying !== undefined && { carrying }),
      ...(alsoCarrying !== undefined && { alsoCarrying }),
      ...(pickUp !== undefined && { pickUp }),
      ...(putDown !== undefined && { putDown }),
      rolls: successes(rolls)
    })
    const ruling = answerQuestion(value) as MoveRuling
    const { forbidden } = moment
    const [alone, time] = [ruling.verdict === 'legal' ? 'legal' : deciding(ruling), forbidden ? words(forbidden) : 'legal']
    if (alone !== time) differ[id] = `${alone} | ${time}`
  }
  return { count, differ: byAnswers(differ) }
}

/** Every square of every board: whether the figure can get there by the question, and by an event. */
export function comparedReach(): Compared {
  const differ: Record<string, string> = {}
  let count = 0
  for (const { id, value, ask } of asked('reach')) {
    const { figure, action = 'move', carrying }: ReachAsk = ask
    const ruling = answerQuestion(value) as ReachRuling
    const situation = inItsTurn(value, figure)
    const { grid } = situation.position
    const inReach = new Set(ruling.squares.map((square) => square.join(',')))
    const [start] = figureOf(situation, figure).squares
    const own = start === undefined ? '' : xyOf(grid, start).join(',')
    const other = new Set<string>()
    for (let y = 0; y < grid.rows; y++)
      for (let x = 0; x < grid.columns; x++) {
        if (`${x},${y}` === own) continue
        count++
        const { forbidden } = play(situation, {
          do: 'action',
          figure,
          action,
          to: [x, y],
          ...(carrying !== undefined && { carrying }),
          rolls: successes(undefined)
        })
        if (inReach.has(`${x},${y}`) === (forbidden === null)) continue
        other.add(forbidden ? `reached | ${words(forbidden)}` : 'not reached | legal')
      }
    if (other.size > 0) differ[id] = [...other].sort().join('; ')
  }
  return { count, differ: byAnswers(differ) }
}
