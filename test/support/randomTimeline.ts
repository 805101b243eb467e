/** Seeded games: events that the rules allow, one after another, on a seeded position. */
import type { ClixCase, SquareXY, TimelineAsk, TimelineEvent } from '../../src/shared/contract/case.ts'
import { checkedCase, situationIn } from '../../src/shared/cases/common/checkedCase.ts'
import { firstMoment, nextMoment, type Moment } from '../../src/shared/engine/timeline/timeline.ts'
import { POWERS, randomPosition } from './randomPosition.ts'
import { chanceFrom, type Chance } from './seeded.ts'

export type TimelineCase = ClixCase & { readonly ask: TimelineAsk }

const RULESETS = ['heroclix-jan-2010', 'heroclix-2010', 'heroclix-2012', 'heroclix-2013'] as const
const MOVES = ['move', 'move', 'charge', 'running-shot', 'hypersonic-speed', 'sidestep'] as const
const USES = ['poison', 'regeneration', 'support', 'leadership', 'barrier', 'smoke-cloud', 'telekinesis', 'force-blast'] as const

/** An event that may or may not be allowed; every die that it could ask for is there. */
export function anyEvent(chance: Chance, position: ClixCase): TimelineEvent {
  const [columns, rows] = position.map!.size
  const figures = position.figures!
  const id = (): string => chance.pick(figures).id
  const square = (): SquareXY => [chance.whole(0, columns - 1), chance.whole(0, rows - 1)]
  const near = (figure: string): SquareXY => {
    const [x, y] = figures.find((one) => one.id === figure)!.at ?? square()
    return [Math.min(columns - 1, Math.max(0, x + chance.whole(-3, 3))), Math.min(rows - 1, Math.max(0, y + chance.whole(-3, 3)))]
  }
  const die = (): number => chance.whole(1, 6)
  const dice = (): [number, number] => [die(), die()]
  const rolls = Object.fromEntries(
    figures.map((figure) => [
      figure.id,
      {
        'break-away': die(),
        'super-senses': die(),
        impervious: die(),
        'shape-change': die(),
        regeneration: die(),
        support: [die(), die()],
        'support-heal': die(),
        leadership: die(),
        'force-blast': die(),
        'blades-claws-fangs': die()
      }
    ])
  )
  const [a, b] = [id(), id()]
  switch (
    chance.pick([
      'turn',
      'turn',
      'move',
      'move',
      'attack',
      'attack',
      'charge',
      'flurry',
      'outwit',
      'perplex',
      'use',
      'damage',
      'heal',
      'place'
    ] as const)
  ) {
    case 'turn':
      return chance.is(0.5) ? { do: 'end-turn' } : { do: 'begin-turn', side: chance.pick(['red', 'blue']) }
    case 'move':
      return { do: 'action', figure: a, action: chance.pick(MOVES), to: near(a), rolls }
    case 'attack':
      return chance.is(0.5)
        ? { do: 'attack', from: a, to: b, dice: dice(), rolls }
        : { do: 'attack', from: a, to: b, hit: true, damage: chance.whole(0, 5), rolls }
    case 'charge':
      return {
        do: 'action',
        figure: a,
        action: chance.pick(['charge', 'running-shot', 'hypersonic-speed']),
        to: near(a),
        rolls,
        steps: [{ do: 'attack', from: a, to: b, dice: dice(), rolls }]
      }
    case 'flurry':
      return {
        do: 'action',
        figure: a,
        action: chance.pick(['flurry', 'duo-attack']),
        rolls,
        steps: [
          { do: 'attack', from: a, to: b, dice: dice(), rolls },
          { do: 'attack', from: a, to: b, dice: dice(), rolls }
        ]
      }
    case 'outwit':
      return { do: 'outwit', from: a, to: b, counter: chance.pick(POWERS) }
    case 'perplex':
      return {
        do: 'perplex',
        from: a,
        to: b,
        value: chance.pick(['speed', 'attack', 'defense', 'damage', 'range']),
        modifier: chance.pick([-1, 1])
      }
    case 'use':
      return { do: 'use', figure: a, power: chance.pick(USES), on: b, to: near(a), rolls }
    case 'damage':
      return { do: 'damage', to: a, amount: chance.whole(1, 3), rolls }
    case 'heal':
      return { do: 'heal', to: a, amount: chance.whole(1, 3) }
    case 'place':
      return { do: 'place', figure: a, to: square() }
  }
}

/** A game of up to `most` allowed events. */
export function timelineQuestion(seed: number, most = 12): TimelineCase {
  const chance = chanceFrom(seed ^ 0x7157)
  const base = randomPosition(seed, { rulesets: RULESETS, powers: POWERS, gifted: 0.9, abilities: ['flight', 'duo-attack', 'indomitable'] })
  const position: ClixCase = {
    ...base,
    ask: { kind: 'timeline', events: [] },
    figures: base.figures.map((figure) => ({
      ...figure,
      powers: [...(figure.powers ?? []), chance.pick(POWERS), chance.pick(POWERS)],
      dial: Array.from({ length: chance.whole(3, 8) }, () => ({ powers: [chance.pick(POWERS)] })),
      click: 1
    }))
  }
  const events: TimelineEvent[] = []
  if (most === 0) return { ...position, ask: { kind: 'timeline', events } }
  // Played as it grows: an event that the rules forbid is thrown away.
  let moment: Moment = firstMoment(situationIn(checkedCase(position)).situation)
  for (let tries = 0; tries < most * 4 && events.length < most; tries++) {
    const event = anyEvent(chance, position)
    const next = nextMoment(moment, event, { actionTotal: null })
    if (next.forbidden || next.play.turn.open.size > 0) continue
    moment = next
    events.push(event)
  }
  return { ...position, ask: { kind: 'timeline', events } }
}
