/** The ruling on a HeroScape knockback: whether it happens, how far the figure goes, what stops it and who is hurt. */
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import type { NotConsidered, Reason } from '../../contract/ruling.ts'
import { leftOutFrom } from '../../explain/leftOut.ts'
import { besideSentences } from '../../explain/leftOutBeside.ts'
import type { BareGameRuling } from '../common/game.ts'
import { boardOf, directionsOf, hexesOf, hexKey, roleOf, sameHex, type HexBoard } from './board.ts'
import type { HeroscapeCase, Hex, HexFigure } from './case.ts'
import { reasonsOfDie, reasonsOfWalk } from './reasons.ts'
import { fallsOf, type HeroscapeOutcome } from './ruling.ts'
import { heightOf, isDestroyed, READINGS, walk, type Readings, type Walk } from './walk.ts'

const NOTHING: Omit<HeroscapeOutcome, 'end'> = {
  verdict: 'none',
  path: [],
  steps: [],
  spent: 0,
  stoppedBy: null,
  refused: null,
  knockbackDie: false,
  fallingDie: false,
  falls: []
}

/** Wounds from the attack itself: skulls minus every shield, never below 0. */
export const woundsOf = ({ attack, defense, ignored }: HeroscapeCase['ask']): number =>
  ignored ? 0 : Math.max(0, attack.skulls - (defense?.shields ?? 0) - (defense?.automatic ?? 0))

/** What keeps the knockback from being determined at all, or null (HS-01, HS-02). */
function untriggered(
  { ask }: HeroscapeCase,
  attacker: HexFigure,
  defender: HexFigure,
  directions: readonly Hex[],
  wounds: number
): Reason | null {
  const facts = { attacker: attacker.id, defender: defender.id }
  if (!(ask.superStrength ?? attacker.superStrength ?? true)) return decides('HS-01', 'hs.no-super-strength', { by: attacker.id, facts })
  if (ask.normalAttack === false) return decides('HS-02', 'hs.special-attack', { facts })
  if (directions.length === 0) return decides('HS-02', 'hs.not-adjacent', { at: [...hexesOf(attacker), ...hexesOf(defender)], facts })
  if (ask.ignored) return decides('HS-02', 'hs.ignored', { by: defender.id, facts })
  if (defender.life !== undefined && wounds >= defender.life)
    return decides('HS-02', 'hs.destroyed', { by: defender.id, facts: { ...facts, wounds, life: defender.life } })
  return null
}

function outcomeOf(question: HeroscapeCase, defender: HexFigure, done: Walk): HeroscapeOutcome {
  const { refused, steps, ends, spent } = done
  const knockbackDie = refused !== null && refused.by !== 'edge'
  const falls = fallsOf(done, heightOf(defender))
  const { dieRoll } = question.ask
  const wounds = dieRoll === 'skull' && knockbackDie ? 1 : 0
  return {
    verdict: 'knocked-back',
    path: steps.map(({ to }) => to),
    end: ends[0]!,
    spent,
    stoppedBy: refused?.by ?? null,
    knockbackDie,
    ...(dieRoll === undefined
      ? {}
      : {
          knockbackWounds: Object.fromEntries([defender.id, ...(knockbackDie ? refused.hurt : [])].map((id) => [id, wounds]))
        }),
    fallingDie: falls.length > 0,
    falls,
    steps,
    refused,
    ...(done.grounds.length > 0 ? { grounds: done.grounds } : {}),
    ...(isDestroyed(done) ? { destroyed: true } : {}),
    ...(ends.length > 1 ? { squares: ends } : {})
  }
}

/** What could matter here and is settled by rules that are not at hand. */
function notConsidered(
  question: HeroscapeCase,
  board: HexBoard,
  attacker: HexFigure,
  defender: HexFigure,
  done: Walk | null
): NotConsidered[] {
  const name = (figure: HexFigure): string => figure.name ?? figure.id
  const level = (hex: Hex): number => board.levels.get(hexKey(hex))!
  const gap = hexesOf(attacker).flatMap((from) =>
    hexesOf(defender).flatMap((to) => {
      const difference = level(to) - level(from)
      const reached = difference > 0 ? heightOf(attacker) : heightOf(defender)
      return Math.abs(difference) >= reached ? [difference] : []
    })
  )
  const walked = new Set(done?.steps.map(({ to }) => hexKey(to)) ?? [])
  const flat = (question.objects ?? []).filter((object) => roleOf(object) === 'flat' && walked.has(hexKey(object.at)))
  const deep = done?.steps.some(({ down }) => down >= heightOf(defender) + 10) ?? false
  const levels = new Set(done?.ends.map(level) ?? [])
  const { refused } = done ?? { refused: null }
  return [
    ...(gap.length > 0
      ? [
          leftOutFrom(besideSentences, { kind: 'map-rule', id: 'adjacent-across-levels' }, 'adjacent-across-levels', {
            figure: name(attacker),
            other: name(defender)
          })
        ]
      : []),
    ...flat.map(({ id }) =>
      leftOutFrom(besideSentences, { kind: 'map-rule', id }, 'flat-object', {
        hex: question.objects!.find((one) => one.id === id)!.at.join(',')
      })
    ),
    ...(done?.grounds ?? [])
      .filter(({ kind }) => kind !== 'special-ground')
      .map(({ at, kind }) =>
        leftOutFrom(
          besideSentences,
          { kind: 'map-rule', id: kind },
          'harmful-ground',
          { hex: at.join(','), figure: name(defender) },
          defender.id
        )
      ),
    ...(deep
      ? [leftOutFrom(besideSentences, { kind: 'map-rule', id: 'deep-fall' }, 'deep-fall', { figure: name(defender) }, defender.id)]
      : []),
    ...(levels.size > 1
      ? [leftOutFrom(besideSentences, { kind: 'map-rule', id: 'two-levels' }, 'two-levels', { figure: name(defender) }, defender.id)]
      : []),
    ...(refused?.alsoBy
      ? [leftOutFrom(besideSentences, { kind: 'map-rule', id: 'two-causes' }, 'two-causes', { figure: name(defender) }, defender.id)]
      : [])
  ]
}

/** The bare ruling on a checked question. `readings` are the switches for what no document settles. */
export function ruleOnKnockback(question: HeroscapeCase, readings: Readings = READINGS): BareGameRuling {
  const { ask, figures } = question
  const board = boardOf(question)
  const figure = (id: string): HexFigure => figures.find((one) => one.id === id)!
  const [attacker, defender] = [figure(ask.attacker), figure(ask.defender)]
  const directions = directionsOf(attacker, defender)
  const wounds = woundsOf(ask)
  const stays = { ...NOTHING, end: hexesOf(defender)[0]!, ...(ask.dieRoll === undefined ? {} : { knockbackWounds: { [defender.id]: 0 } }) }
  const none = (because: readonly Reason[], points: number): BareGameRuling => {
    const { verdict, ...fields } = stays
    return {
      kind: ask.kind,
      verdict,
      wounds,
      points,
      ...fields,
      because,
      notConsidered: notConsidered(question, board, attacker, defender, null)
    }
  }
  const missing = untriggered(question, attacker, defender, directions, wounds)
  if (missing) return none([missing], 0)

  const against = ask.defense?.skulls ?? 0
  const points = Math.max(0, ask.attack.skulls - against)
  const dice = { skulls: ask.attack.skulls, against, points, attacker: attacker.id, defender: defender.id }
  const trigger = [
    considered('HS-01', 'hs.super-strength', { by: attacker.id, facts: dice }),
    considered('HS-02', 'hs.triggered', { facts: dice }),
    ...(wounds > 0 && defender.life === undefined
      ? [considered('HS-02', 'hs.survives', { by: defender.id, facts: { ...dice, wounds } })]
      : [])
  ]
  if (points === 0) return none([...trigger, decides('HS-03', 'hs.no-points', { facts: dice })], 0)

  const given = ask.choices?.direction
  const open = given ? directions.filter((direction) => sameHex(direction, given)) : directions
  const walks = open.map((direction) => walk(board, defender, direction, points, readings))
  const first = walks[0]!
  const { verdict, ...fields } = outcomeOf(question, defender, first)
  const from = contributes('HS-04', directions.length > 1 ? (given ? 'hs.line-chosen' : 'hs.line-open') : 'hs.line', {
    at: [...hexesOf(attacker), ...hexesOf(defender)],
    facts: { ...dice, lines: directions.length }
  })
  return {
    kind: ask.kind,
    verdict,
    wounds,
    points,
    direction: first.direction,
    ...fields,
    because: [
      ...trigger,
      contributes('HS-03', 'hs.points', { facts: dice }),
      from,
      ...reasonsOfWalk(defender, first, points),
      ...reasonsOfDie(question, defender, first)
    ],
    notConsidered: notConsidered(question, board, attacker, defender, first),
    ...(walks.length > 1
      ? {
          options: walks.map((one) => ({
            choices: { direction: one.direction },
            direction: one.direction,
            ...outcomeOf(question, defender, one)
          }))
        }
      : {})
  }
}
