/** Questions without a board and of the neighbouring games: heavy ones come to an end, and none takes more steps than it may. */
import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

const ask = (value: object, steps?: number) => {
  const parsed = parseQuestion(JSON.parse(JSON.stringify({ format: 'clixcase/1', ruleset: 'heroclix-2012', ...value })))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return answerQuestion(parsed.value, steps)
}

const bestOutwit = (count: number) => ({
  ask: {
    kind: 'best-outwit',
    targets: Array.from({ length: count }, (_, index) => ({
      id: `t${index}`,
      needed: 5 + index,
      superSenses: true,
      shapeChange: true,
      probabilityControl: true
    }))
  }
})
const abilities = Array.from({ length: 10 }, (_, index) => ({ cost: 1 + (index % 2), range: 1 + (index % 3), hearts: 1 + index }))
const descent = {
  ruleset: 'descent-2e',
  ask: { kind: 'descent-odds', weapon: { type: 'ranged', dice: ['blue'], surges: abilities }, distance: 5, repeatSurges: true }
}
const heroscape = {
  ruleset: 'heroscape-knockback',
  map: { hexes: Array.from({ length: 60 }, (_, q) => [q, 0, 1]) },
  figures: [
    { id: 'A', at: [0, 0] },
    { id: 'D', at: [1, 0] }
  ],
  ask: { kind: 'heroscape-knockback', attacker: 'A', defender: 'D', attack: { skulls: 50 }, normalAttack: true, superStrength: true }
}

describe('a heavy question without a board', () => {
  it('is answered: eight targets that all lead to each other', () => {
    expect(ask(bestOutwit(8))).toMatchObject({ verdict: 'odds' })
  })

  it('is answered: a thousand figures with two hundred thousand replacements', () => {
    const figures = Array.from({ length: 1000 }, (_, index) => ({
      id: `f${index}`,
      points: 100,
      replacedBy: Array.from({ length: 200 }, (__, part) => `f${(index + part + 1) % 1000}`)
    }))
    const defeated = figures.slice(0, 200).map(({ id }) => id)
    expect(ask({ ask: { kind: 'victory-points', figures, defeated } })).toMatchObject({ verdict: 'value', value: 20_000 })
  })
})

describe('what takes more steps than it may', () => {
  it.each([
    ['without a board', bestOutwit(4)],
    ['of Descent', descent],
    ['of HeroScape', heroscape]
  ])('%s, is not finished', (_, value) => {
    const whole = ask(value)
    expect(whole.verdict).not.toBe('unfinished')
    expect(ask(value, 4)).toEqual({
      kind: value.ask.kind,
      verdict: 'unfinished',
      ruleset: whole.ruleset,
      tried: 4,
      because: [],
      cites: [],
      notConsidered: []
    })
    // What was left out once is not left out the next time.
    expect(ask(value)).toEqual(whole)
  })
})
