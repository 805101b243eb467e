/** `victory-points`: what the opponents score for the figures defeated. */
import * as v from 'valibot'
import { listOf, oneOf, whole } from '../../base/validate.ts'
import type { NotConsidered, Reason } from '../../contract/ruling.ts'
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import { leftOutFrom } from '../../explain/leftOut.ts'
import { besideSentences } from '../../explain/leftOutBeside.ts'
import { featsOfForce } from '../../tournament/force/cost.ts'
import { forceExtras, forceFigureFields } from '../../tournament/force/forceFields.ts'
import { AGES, nameOf, type ForceFigure } from '../../tournament/force/list.ts'
import { worthOf, type Worth } from '../../tournament/force/worth.ts'
import {
  missionValue,
  scorerOf,
  scoresOf,
  victoryPoints as pointsFor,
  type Defeat,
  type Score,
  type ScoredFigure
} from '../../tournament/victory.ts'
import { id, ids } from '../common/fields.ts'
import { secondOf, strangeFigure, strangePlayer } from '../common/idsNamed.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

/** What a captive that is released brings besides at most, in victory points (ABL-CAP). */
const RELEASED_AT_MOST = 50

/** From here on it is to be told whose turn it was (TRN-03). */
const SEVERAL = 3

const figure = v.looseObject({
  ...forceFigureFields,
  replacedBy: v.optional(ids),
  /** In a game of three and more: whose it is, in whose turn it was defeated, which opponent damaged it last. */
  player: v.optional(id),
  inTurnOf: v.optional(id),
  damagedBy: v.optional(id)
})

/** Why a figure is worth what it is, where that is more than one printed price. */
function worthReasons(entry: ForceFigure, { parts, missing, perhaps, points }: Worth, gone: boolean): Reason[] {
  if (!gone) return []
  const name = nameOf(entry)
  const own = parts.find(({ of }) => of === 'figure')
  const bought = parts.filter(({ of }) => of !== 'figure')
  return [
    ...(entry.lines && own ? [contributes('NAM-02', 'event.line-points', { facts: { figure: name, points: own.points } })] : []),
    ...bought.map((part) => {
      const facts = { figure: name, effect: part.id, points: Math.abs(part.points) }
      return contributes('TRN-03', part.points < 0 ? 'event.bought-less' : 'event.bought-points', { facts })
    }),
    ...(bought.length > 0 ? [contributes('TRN-03', 'event.worth', { facts: { figure: name, points } })] : []),
    ...missing.map((one) => decides('TRN-03', 'event.points-unknown', { facts: { figure: name, effect: one === entry.id ? name : one } })),
    ...perhaps.map((one) => decides('TRN-03', 'event.keywords-unknown', { facts: { figure: name, effect: one } }))
  ]
}

/** What a figure itself is worth, without what was bought for it. */
const ownPoints = ({ parts }: Worth): number => parts.find(({ of }) => of === 'figure')?.points ?? 0

/** Sentences of a worth that is not told. */
const UNTOLD: readonly string[] = ['event.points-unknown', 'event.keywords-unknown']

/** Of what the points of a replacement are a part while others that came in with it are there (TRN-03). */
const partReasons = (scored: readonly Score[], nameOfId: (id: string) => string): Reason[] =>
  scored.flatMap(({ last, points, within }) =>
    within
      ? [
          contributes('TRN-03', 'event.part-of-replaced', {
            facts: { figure: nameOfId(last), points, figures: within.of.map(nameOfId), most: within.points }
          })
        ]
      : []
  )

interface Shares {
  readonly scores: Readonly<Record<string, number>>
  readonly shared: number
  readonly because: readonly Reason[]
  readonly open: boolean
}

/** Who scores what in a game of several players. */
function sharesOf(players: readonly string[], scored: readonly Score[], defeats: ReadonlyMap<string, ForceFigure & Defeat>): Shares {
  const scores = new Map(players.map((player) => [player, 0]))
  const because: Reason[] = []
  let [shared, open] = [0, false]
  for (const { last, points } of scored.flatMap((one): readonly Score[] => one.parts ?? [one]).filter((one) => one.points !== 0)) {
    const entry = defeats.get(last)
    const name = entry ? nameOf(entry) : last
    const to = scorerOf(entry ?? {})
    if (to === null) {
      open = true
      because.push(decides('TRN-03', 'event.scorer-unknown', { facts: { figure: name, points } }))
    } else if (to === 'shared') {
      shared += points
      because.push(contributes('TRN-03', 'event.points-shared', { facts: { figure: name, points } }))
    } else {
      scores.set(to.player, (scores.get(to.player) ?? 0) + points)
      const say = to.player === entry?.inTurnOf ? 'event.scores-in-turn' : 'event.scores-last'
      because.push(contributes('TRN-03', say, { facts: { figure: name, player: to.player, points } }))
    }
  }
  return { scores: Object.fromEntries(scores), shared, because, open }
}

/** What figures carry, of which only its card says what it counts for. */
const CARRIES = [
  ['resources', 'resource'],
  ['relics', 'relic'],
  ['equipment', 'equipment']
] as const

interface Entry {
  readonly id: string
  readonly replacedBy?: readonly string[] | undefined
}

/** Does the figure count? It is defeated, or replaced, and what came in for it is gone. */
const isCounted = ({ id, replacedBy = [] }: Entry, defeated: readonly string[]): boolean =>
  [id, ...replacedBy].some((one) => defeated.includes(one))

/** Is it told that the figure came in, by however many steps, for one that came in for it? */
function isInARing(entries: readonly Entry[], figure: string): boolean {
  const after = (id: string): readonly string[] => entries.find((entry) => entry.id === id)?.replacedBy ?? []
  const reached = new Set(after(figure))
  // A set takes in what is added on the way.
  for (const id of reached) for (const next of after(id)) reached.add(next)
  return reached.has(figure)
}

export const victoryPoints = noBoardQuestion({
  kind: 'victory-points',
  schema: v.looseObject({
    kind: v.literal('victory-points'),
    defeated: ids,
    /** Of those defeated, captives that were released: up to 50 points more for each (ABL-CAP). */
    captured: v.optional(ids),
    /** Of those defeated, whom a victim of Mind Control defeated, or who was one: their points go to who controlled it (ERR-04). */
    controlled: v.optional(ids),
    figures: listOf(figure, 1000),
    ...forceExtras,
    /** Who plays; with three and more the ruling says who scores what. */
    players: v.optional(ids),
    /** Mission points of the opponent, and the age that is played: in the Silver Age each of them is points at once. */
    missionPoints: v.optional(whole(0, 9999)),
    age: v.optional(oneOf(AGES))
  }),
  unfit({ figures: entries, defeated, captured = [], controlled = [], players = [] }) {
    const placed = (names: readonly string[], path: string): (readonly [string, string])[] =>
      names.map((name, index) => [name, `${path}/${index}`])
    const replacing = entries.flatMap(({ replacedBy = [] }, index) => placed(replacedBy, `/ask/figures/${index}/replacedBy`))
    const told = entries.flatMap(({ player, inTurnOf, damagedBy }, index) =>
      Object.entries({ player, inTurnOf, damagedBy }).flatMap(([field, name]): (readonly [string, string])[] =>
        name === undefined ? [] : [[name, `/ask/figures/${index}/${field}`]]
      )
    )
    const beside = [...placed(captured, '/ask/captured'), ...placed(controlled, '/ask/controlled')]
    return (
      secondOf(entries, '/ask/figures') ??
      strangeFigure([...placed(defeated, '/ask/defeated'), ...beside, ...replacing], entries) ??
      (players.length === 0 ? null : strangePlayer(told, players))
    )
  },
  answer({ params }, ask) {
    const { figures: entries, defeated, captured = [], controlled = [], players = [], alternateTeamAbilities = [] } = ask
    const replacing = new Set(entries.flatMap(({ replacedBy = [] }) => replacedBy))
    const worth = worthOf(ask, replacing)
    const figures = entries.map((entry, index): ScoredFigure => ({
      id: entry.id,
      points: worth[index]!.points,
      ...(entry.replacedBy && { replacedBy: entry.replacedBy })
    }))
    const released = entries.flatMap((entry, index) =>
      captured.includes(entry.id) && defeated.includes(entry.id)
        ? [{ last: entry.id, points: Math.min(RELEASED_AT_MOST, ownPoints(worth[index]!)) }]
        : []
    )
    const scored = scoresOf(figures, defeated)
    const mission = missionValue(ask.missionPoints, ask.age, params.score.mission)
    const value = mission + pointsFor(figures, defeated) + released.reduce((sum, { points }) => sum + points, 0)
    const others = defeated.filter((name) => !controlled.includes(name))
    const toController = pointsFor(figures, defeated) - pointsFor(figures, others)
    const under = defeated.filter((name) => controlled.includes(name))
    const names = new Map(entries.map((entry) => [entry.id, nameOf(entry)]))
    const whole = alternateTeamAbilities.filter(({ points = 0 }) => points > 0)
    const why = entries.flatMap((entry, index) => worthReasons(entry, worth[index]!, isCounted(entry, defeated)))
    const defeats = new Map(entries.map((entry) => [entry.id, entry]))
    // Who scores for a captive that was released has what that brings besides.
    // What goes to a controller goes to nobody else (ERR-04): to whose turn it was, where that is told.
    const isScored = (id: string): boolean => {
      const { player, inTurnOf } = defeats.get(id) ?? {}
      return !controlled.includes(id) || (player !== undefined && inTurnOf !== undefined && inTurnOf !== player)
    }
    const apart = released.filter(({ last }) => isScored(last))
    const shares =
      players.length >= SEVERAL ? sharesOf(players, [...scoresOf(figures, defeated.filter(isScored)), ...apart], defeats) : null
    const open = (shares?.open ?? false) || why.some(({ say }) => say !== undefined && UNTOLD.includes(say))
    const total = { facts: { value } }
    return {
      own: {
        kind: ask.kind,
        verdict: open ? 'judge' : 'value',
        value,
        ...(controlled.length > 0 ? { toController } : {}),
        ...(shares ? { scores: shares.scores, shared: shares.shared } : {})
      },
      because: [
        open ? contributes('TRN-03', 'event.points', total) : decides('TRN-03', 'event.points', total),
        ...(mission > 0
          ? [contributes('TRN-03', 'event.mission-silver', { facts: { count: ask.missionPoints ?? 0, points: mission } })]
          : []),
        ...why,
        ...partReasons(scored, (id) => names.get(id) ?? id),
        ...released.map(({ last, points }) =>
          contributes('ABL-CAP', 'event.released', { facts: { figure: names.get(last) ?? last, points } })
        ),
        ...(under.length > 0
          ? [
              contributes('ERR-04', 'event.to-controller', {
                facts: { figures: under.map((name) => names.get(name) ?? name), points: toController }
              })
            ]
          : []),
        ...(shares?.because ?? []),
        ...whole.map((ability) =>
          considered('NEW-03', 'event.whole-price', { facts: { ability: nameOf(ability), points: ability.points ?? 0 } })
        )
      ]
    }
  },
  leftOut({ figures: entries, feats = [], defeated, captured = [], controlled = [] }): readonly NotConsidered[] {
    const nameOfId = (id: string): string => {
      const entry = entries.find((one) => one.id === id)
      return entry ? nameOf(entry) : id
    }
    const unscored = Object.entries({ captured, controlled }).flatMap(([field, names]) =>
      names.flatMap((name, at) => {
        const item = { kind: 'field', id: field, path: `/ask/${field}/${at}` } as const
        return defeated.includes(name)
          ? []
          : [leftOutFrom(besideSentences, item, 'points-not-defeated', { figure: nameOfId(name), field }, name)]
      })
    )
    const rings = entries.flatMap((entry, at) => {
      const item = { kind: 'field', id: 'replacedBy', path: `/ask/figures/${at}/replacedBy` } as const
      return isInARing(entries, entry.id)
        ? [leftOutFrom(besideSentences, item, 'points-in-a-ring', { figure: nameOf(entry) }, entry.id)]
        : []
    })
    const carried = entries.flatMap((entry, index) =>
      isCounted(entry, defeated)
        ? CARRIES.flatMap(([field, kind]) =>
            (entry[field] ?? []).map((one, at) => {
              const id = typeof one === 'string' ? one : one.id
              const item = { kind, id, path: `/ask/figures/${index}/${field}/${at}` }
              return leftOutFrom(besideSentences, item, 'points-of-carried', { figure: nameOf(entry), id }, entry.id)
            })
          )
        : []
    )
    const ofForce = featsOfForce({ figures: entries, feats }).map(({ id }) =>
      leftOutFrom(besideSentences, { kind: 'feat', id, path: '/ask/feats' }, 'points-of-force-feat', { id })
    )
    return [...unscored, ...rings, ...carried, ...ofForce]
  },
  lines: (own) => [
    String(own.value),
    ...(own.toController === undefined ? [] : [`${own.toController} to the controlling player`]),
    ...Object.entries(own.scores ?? {}).map(([player, points]) => `${player}: ${points}`),
    ...(own.shared === undefined || own.shared === 0 ? [] : [`${own.shared} shared by the opponents`])
  ]
})
