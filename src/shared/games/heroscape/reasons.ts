/** The reasons of a HeroScape knockback that takes place: the way, its end, and the dice that follow. */
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { HeroscapeCase, HexFigure } from './case.ts'
import { fallsOf } from './ruling.ts'
import { heightOf, isDestroyed, type RefusedStep, type Walk } from './walk.ts'

function reasonOfEnd(figure: HexFigure, done: Walk, points: number): Reason {
  const { refused, steps, ends } = done
  const spaces = steps.length
  const facts = { figure: figure.id, spaces, points, end: ends[0]! }
  if (isDestroyed(done)) {
    const deadly = done.grounds.filter(({ kind }) => kind === 'destroying-ground').map(({ at }) => at)
    return decides('HS-05', 'hs.ground-destroys', { at: deadly, by: figure.id, facts })
  }
  if (!refused) return decides('HS-10', 'hs.spent', { at: ends, facts })
  const left = points - steps.reduce((sum, { cost }) => sum + cost, 0)
  const stop = { ...facts, left, cost: refused.cost ?? 0, up: refused.up, height: heightOf(figure) }
  const place = { at: refused.at, facts: stop }
  switch (refused.by) {
    case 'edge':
      return decides('HS-07', 'hs.edge', { at: ends, facts: stop })
    case 'power':
      return decides('HS-06', 'hs.stopped-by-power', { ...place, by: figure.id })
    case 'figure':
      return decides('HS-06', 'hs.stopped-by-figure', { ...place, facts: { ...stop, others: refused.hurt }, by: refused.hurt[0] ?? null })
    case 'obstacle':
      return decides('HS-06', 'hs.stopped-by-thing', { ...place, facts: { ...stop, others: [...refused.hurt, ...refused.things] } })
    case 'elevation':
      return decides('HS-06', refused.tooHigh ? 'hs.too-high' : 'hs.too-dear', place)
  }
}

const dropsOntoSomebody = (refused: RefusedStep | null): refused is RefusedStep => refused?.by === 'figure' && refused.down > 0

/** Special terrain on the way: passed over, or told because it wounds (HS-05). */
const aboutGrounds = (figure: HexFigure, { grounds }: Walk): Reason[] =>
  grounds.flatMap(({ at, kind }) => {
    const place = { at: [at], by: figure.id, facts: { figure: figure.id } }
    if (kind === 'special-ground') return [considered('HS-05', 'hs.ground-passed', place)]
    return kind === 'wounding-ground' ? [contributes('HS-05', 'hs.ground-wounds', place)] : []
  })

/** The way, how it ends, and what comes of it. */
export function reasonsOfWalk(figure: HexFigure, done: Walk, points: number): Reason[] {
  const { steps, refused, spent } = done
  const facts = { figure: figure.id, spaces: steps.length, spent, points }
  const climbs = steps.filter(({ up }) => up > 0)
  const falls = fallsOf(done, heightOf(figure))
  const drops = steps.filter(({ down }) => down > 0)
  const gone = isDestroyed(done)
  const height = { ...facts, height: heightOf(figure) }
  return [
    contributes('HS-05', 'hs.moved', { at: steps.map(({ to }) => to), facts }),
    ...climbs.map(({ to, cost, up }) => contributes('HS-05', 'hs.climb', { at: [to], facts: { ...facts, up, cost } })),
    ...(refused?.by === 'elevation' && refused.tooHigh ? [contributes('HS-05', 'hs.climb-limit', { at: refused.at, facts: height })] : []),
    ...aboutGrounds(figure, done),
    ...(figure.flying ? [considered('HS-05', 'hs.flying', { by: figure.id, facts })] : []),
    ...(dropsOntoSomebody(refused) ? [contributes('HS-08', 'hs.drop-occupied', { at: refused.at, facts })] : []),
    reasonOfEnd(figure, done, points),
    ...falls.map(({ at, down }) => contributes('HS-13', 'hs.falls', { at: [at], by: figure.id, facts: { ...height, down } })),
    ...(falls.length > 0 ? [contributes('HS-08', 'hs.falls-after', { facts })] : []),
    ...(!gone && falls.length === 0 && drops.length > 0
      ? [considered('HS-13', 'hs.low-drop', { at: drops.map(({ to }) => to), facts: height })]
      : []),
    ...(figure.height === undefined && ((!gone && drops.length > 0) || (refused?.tooHigh ?? false))
      ? [considered('HS-13', 'hs.height-assumed', { by: figure.id, facts: height })]
      : []),
    ...(steps.length > 0 ? [considered('HS-08', 'hs.no-leaving', { facts }), considered('HS-11', 'hs.controller', { facts })] : [])
  ]
}

/** The Knockback Damage die: who is under it, and what it did. */
export function reasonsOfDie({ ask }: HeroscapeCase, figure: HexFigure, { refused, steps }: Walk): Reason[] {
  if (!refused || refused.by === 'edge') return []
  const facts = { figure: figure.id, others: [figure.id, ...refused.hurt], spaces: steps.length }
  const rolled =
    ask.dieRoll === undefined ? [] : [contributes('HS-09', ask.dieRoll === 'skull' ? 'hs.die-skull' : 'hs.die-nothing', { facts })]
  return [contributes('HS-09', 'hs.die', { facts }), ...rolled, considered('HS-12', 'hs.die-sides', { facts })]
}
