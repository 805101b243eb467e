/** What must hold of every game that is played through. */
import { describe, expect, it } from 'vitest'
import type { SquareXY } from '../../src/shared/contract/case.ts'
import type { AttackRuling, ReachRuling, TimelineRuling, TimelineState } from '../../src/shared/contract/ruling.ts'
import { rulingOn } from '../support/askEngine.ts'
import { anyEvent, timelineQuestion, type TimelineCase } from '../support/randomTimeline.ts'
import { chanceFrom } from '../support/seeded.ts'
import { holds, PATIENCE } from './runs.ts'

const played = (question: TimelineCase): TimelineRuling => rulingOn(question) as unknown as TimelineRuling
/** A position with nothing played yet. */
const bare = (seed: number): TimelineCase => timelineQuestion(seed, 0)
const withEvents = (question: TimelineCase, events: TimelineCase['ask']['events']): TimelineCase => ({
  ...question,
  ask: { ...question.ask, events }
})

describe('a timeline', () => {
  it(
    'keeps what went before as it was, whatever follows',
    () => {
      holds([timelineQuestion], 60, (question, seed) => {
        const whole = played(question)
        const at = chanceFrom(seed).whole(0, question.ask.events.length)
        const part = played(withEvents(question, question.ask.events.slice(0, at)))
        expect(part.states).toEqual(whole.states.slice(0, at))
      })
    },
    PATIENCE
  )

  it(
    'stops at an event that the rules forbid, and names it',
    () => {
      holds([timelineQuestion], 60, (question, seed) => {
        const chance = chanceFrom(seed ^ 0xbad)
        const { events } = question.ask
        const at = chance.whole(0, events.length)
        const changed = [...events.slice(0, at), anyEvent(chance, question), ...events.slice(at)]
        const ruling = played(withEvents(question, changed))
        const before = played(withEvents(question, events.slice(0, at)))
        expect(ruling.states.slice(0, at)).toEqual(before.states)
        if (ruling.verdict !== 'illegal') return
        expect(ruling.event).toBe(ruling.states.length)
        expect(ruling.because.find(({ weight }) => weight === 'decides')?.facts['event']).toBe(ruling.event)
      })
    },
    PATIENCE
  )

  it(
    'never breaks what holds of every table',
    () => {
      holds([timelineQuestion], 60, (question) => {
        let damage: Readonly<Record<string, number>> = {}
        for (const states of played(question).states) {
          const taken = new Map<string, string>()
          for (const [id, state] of Object.entries(states)) {
            expect(state.tokens).toBeGreaterThanOrEqual(0)
            expect(state.tokens).toBeLessThanOrEqual(Math.max(2, question.figures!.find((figure) => figure.id === id)!.tokens ?? 0))
            expect(state.damage).toBeGreaterThanOrEqual(damage[id] ?? 0)
            expect(state.ko).toBe(state.click > question.figures!.find((figure) => figure.id === id)!.dial!.length)
            expect(
              state.usable.filter(
                (power) => state.countered.includes(power) && !question.figures!.find((figure) => figure.id === id)!.canUse?.includes(power)
              )
            ).toEqual([])
            if (state.at === null) continue
            const other = taken.get(String(state.at))
            expect(other, `${id} and ${other} in ${String(state.at)}`).toBeUndefined()
            taken.set(String(state.at), id)
          }
          damage = Object.fromEntries(Object.entries(states).map(([id, state]) => [id, state.damage]))
        }
      })
    },
    PATIENCE
  )

  it(
    'attacks as the question of an attack does',
    () => {
      holds([bare], 120, (question, seed) => {
        const chance = chanceFrom(seed ^ 0xa77)
        const [from, to] = [chance.pick(question.figures!).id, chance.pick(question.figures!).id]
        const dice: [number, number] = [chance.whole(1, 6), chance.whole(1, 6)]
        const turn = { active: question.figures!.find((figure) => figure.id === from)!.side ?? 'red', round: 2 }
        const alone = rulingOn({ ...question, turn, ask: { kind: 'attack', from, targets: [to], dice } }) as unknown as AttackRuling
        const inTime = played({ ...question, turn, ask: { kind: 'timeline', events: [{ do: 'attack', from, to, dice }] } })
        if (alone.verdict === 'judge') return
        if (alone.verdict === 'illegal') {
          expect(inTime.verdict).toBe('illegal')
          return
        }
        expect(inTime.verdict).toBe('played')
        const facts = ({ click, ko, tokens, at, damage }: Pick<TimelineState, 'click' | 'ko' | 'tokens' | 'at' | 'damage'>) => ({
          click,
          ko,
          tokens,
          at,
          damage
        })
        expect(Object.fromEntries(Object.entries(inTime.states[0]!).map(([id, state]) => [id, facts(state)]))).toEqual(
          Object.fromEntries(Object.entries(alone.after).map(([id, state]) => [id, facts(state)]))
        )
      })
    },
    PATIENCE
  )

  it(
    'moves a figure where the question of its reach says that it can end',
    () => {
      holds([bare], 30, (question, seed) => {
        const chance = chanceFrom(seed ^ 0x30e)
        const figure = chance.pick(question.figures!)
        if (figure.squares) return
        const turn = { active: figure.side ?? 'red', round: 2 }
        const reach = rulingOn({ ...question, turn, ask: { kind: 'reach', figure: figure.id, action: 'move' } }) as unknown as ReachRuling
        const [columns, rows] = question.map!.size
        for (let tries = 0; tries < 12; tries++) {
          const to: SquareXY =
            chance.is(0.5) && reach.squares.length > 0
              ? chance.pick(reach.squares)
              : [chance.whole(0, columns - 1), chance.whole(0, rows - 1)]
          const inTime = played({
            ...question,
            turn,
            ask: { kind: 'timeline', events: [{ do: 'action', figure: figure.id, action: 'move', to }] }
          })
          const canEnd = reach.squares.some((square) => String(square) === String(to))
          expect(`${String(to)} ${inTime.verdict}`).toBe(`${String(to)} ${canEnd ? 'played' : 'illegal'}`)
        }
      })
    },
    PATIENCE
  )
})
