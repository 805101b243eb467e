/**
 * What nobody has described is said aloud: an unknown power, trait, team ability, map rule or condition at the figures
 * of a question stands beside every ruling on it, whatever is asked.
 */
import { describe, expect, it } from 'vitest'
import type { Ask, CaseFigure, ClixCase, SquareXY } from '../../src/shared/contract/case.ts'
import { rulingOn } from '../support/askEngine.ts'
import { anyQuestion } from '../support/randomAsks.ts'
import { randomPosition } from '../support/randomPosition.ts'
import { chanceFrom } from '../support/seeded.ts'
import { holds, PATIENCE } from './runs.ts'

/** Questions of the other kinds: movement, odds, time. */
function otherQuestion(seed: number): ClixCase {
  const chance = chanceFrom(seed ^ 0x51ed27)
  const position = randomPosition(seed)
  const [from, to] = position.figures as readonly [CaseFigure, CaseFigure]
  const [x, y] = from.at ?? from.squares![0]!
  const step: SquareXY = [Math.min(position.map.size[0] - 1, x + 1), y]
  const kind = chance.pick(['move', 'reach', 'break-away', 'odds', 'timeline'] as const)
  const asks: Readonly<Record<typeof kind, Ask>> = {
    move: { kind: 'move', figure: from.id, path: [step] },
    reach: { kind: 'reach', figure: from.id, action: 'move' },
    'break-away': { kind: 'break-away', figure: from.id, roll: chance.whole(1, 6) },
    odds: { kind: 'odds', from: from.id, to: to.id },
    timeline: { kind: 'timeline', events: [{ do: 'attack', from: from.id, to: to.id, hit: true, damage: 2 }] }
  }
  return { ...position, ask: asks[kind] }
}

/** The figures that a question is about, by its own words. */
function askedAbout({ ask, figures = [] }: ClixCase): string[] {
  // Dice and choices are given for figures that may have no part in it.
  const words = JSON.stringify(ask, (key, value: unknown) => (key === 'rolls' || key === 'choices' ? undefined : value))
  const ids = words.match(/"[^"]+"/g)?.map((word) => word.slice(1, -1)) ?? []
  return figures.map(({ id }) => id).filter((id) => ids.includes(id))
}

const UNKNOWN = {
  power: 'nobody-knows-this-power',
  trait: 'nobody-knows-this-trait',
  team: 'nobody-knows-this-team',
  dial: 'nobody-knows-this-dial'
} as const

function withUnknowns(question: ClixCase, who: string): ClixCase {
  const figures = question.figures!.map((figure) =>
    figure.id !== who
      ? figure
      : {
          ...figure,
          specialPowers: [...(figure.specialPowers ?? []), { id: UNKNOWN.power }],
          traits: [...(figure.traits ?? []), { id: UNKNOWN.trait }],
          teamAbilities: [...(figure.teamAbilities ?? []), UNKNOWN.team],
          powers: [...(figure.powers ?? []), UNKNOWN.dial]
        }
  )
  return { ...question, figures, conditions: ['nobody-knows-this-condition'] }
}

/** Lays ground that nobody has described under the figure, where it stands on none of its own. */
function withGround(question: ClixCase, who: string): ClixCase | null {
  const figure = question.figures!.find(({ id }) => id === who)!
  const [x, y] = figure.at ?? figure.squares![0]!
  const rows = (question.map!.terrain ?? Array.from({ length: question.map!.size[1] }, () => '.'.repeat(question.map!.size[0]))).map(
    (row) => [...row]
  )
  if (rows[y]![x] !== '.') return null
  rows[y]![x] = 'q'
  const terrain = rows.map((row) => row.join(''))
  return { ...question, map: { ...question.map!, terrain, legend: { ...question.map!.legend, q: ['special:nobody-knows-this-ground'] } } }
}

describe('what nobody has described', () => {
  it(
    'is listed beside every ruling on the figure that has it',
    () => {
      holds([anyQuestion, otherQuestion], 600, (question, seed) => {
        const about = askedAbout(question)
        if (about.length === 0) return
        const who = chanceFrom(seed).pick(about)
        const listed = rulingOn(withUnknowns(question, who)).notConsidered
        const told = listed.map(({ kind, id, figure }) => `${kind} ${id} ${figure ?? ''}`.trim())
        expect(told).toEqual(
          expect.arrayContaining([
            `special-power ${UNKNOWN.power} ${who}`,
            `special-power ${UNKNOWN.dial} ${who}`,
            `trait ${UNKNOWN.trait} ${who}`,
            `team-ability ${UNKNOWN.team} ${who}`,
            'condition nobody-knows-this-condition'
          ])
        )
        for (const { text } of listed) expect(text).toMatch(/^[A-Z].+\.$/)
      })
    },
    PATIENCE
  )

  it(
    'is listed where the figure stands on it',
    () => {
      holds([anyQuestion, otherQuestion], 400, (question, seed) => {
        const about = askedAbout(question)
        if (about.length === 0) return
        const other = withGround(question, chanceFrom(seed).pick(about))
        if (other)
          expect(rulingOn(other).notConsidered.map(({ kind, id }) => `${kind} ${id}`)).toContain('map-rule nobody-knows-this-ground')
      })
    },
    PATIENCE
  )

  it(
    'is not listed where everything is described',
    () => {
      holds([anyQuestion, otherQuestion], 200, (question) => {
        expect(rulingOn(question).notConsidered.filter(({ id }) => id.startsWith('nobody-knows'))).toEqual([])
      })
    },
    PATIENCE
  )
})
