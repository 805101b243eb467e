/** Figures that become another one, and one that becomes several: Merge and Split (ABL-MER, ABL-SPL, ERR-19), alter egos (NAM-02). */
import { plainName } from '../../../base/text/plainName.ts'
import type { SquareXY, UseEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { squareAt, xyOf, type Square } from '../../../grid/grid.ts'
import type { MapObject } from '../../../position/position.ts'
import { canEndIn } from '../../ground/step.ts'
import { adjacentTo } from '../../situation/adjacency.ts'
import { captivesOf } from '../../situation/captives.ts'
import { withLastingBy, withLastingOn } from '../../situation/changes.ts'
import { considered, contributes, decides } from '../../situation/reasons.ts'
import type { FigureState, Lasting } from '../../situation/situation.ts'
import { isWildCard } from '../../situation/wildCards.ts'
import type { Play } from '../play/play.ts'
import { isThere, liesOn, mayLieOn, needlesslyBeside, noRoom, roomFor, whereTheyStand } from './replacedPlaces.ts'

const listOf = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as readonly T[]) : [one as T]

const idsOf = (figures: readonly FigureState[]): string[] => figures.map(({ id }) => id)

/** The squares that the event names, each figure's or those of one base. */
function squaresNamed(play: Play, { to }: UseEvent): Square[] {
  const places = to === undefined ? [] : typeof to[0] === 'number' ? [to as SquareXY] : (to as readonly SquareXY[])
  return places.map(([x, y]) => squareAt(play.situation.position.grid, x, y))
}

/** May each of these figures stand for another entry of the card? Entries change hands until each figure has one. */
export function standForEntries(figures: readonly FigureState[], entries: readonly (readonly string[])[]): boolean {
  const plain = entries.map((names) => names.map(plainName))
  const holder: (FigureState | undefined)[] = entries.map(() => undefined)
  const seat = (figure: FigureState, tried: Set<number>): boolean => {
    const names = [plainName(figure.figure.name), plainName(figure.figure.realName)]
    return plain.some((entry, index) => {
      if (tried.has(index) || !entry.some((name) => names.includes(name))) return false
      tried.add(index)
      const other = holder[index]
      if (other && !seat(other, tried)) return false
      holder[index] = figure
      return true
    })
  }
  return figures.every((figure) => seat(figure, new Set()))
}

/** The effects that last by these figures. */
const madeBy = (play: Play, figures: readonly FigureState[]): readonly Lasting[] => {
  const ids = idsOf(figures)
  return (play.situation.lasting ?? []).filter(({ by }) => ids.includes(by))
}

/** Whether effects end with what made them: then it is said what becomes of those that last by figures that are replaced (GEN-08). */
const endWithSource = (play: Play): boolean => play.situation.ruleset.params.time.effectsEndWithSource

/** Team abilities that these copy as wild cards, and that one of the others can copy, too, without having it of its own (WLD-02). */
const copiesFor = (play: Play, figures: readonly FigureState[], others: readonly FigureState[]): readonly Copied[] =>
  [...new Set(figures.flatMap(({ figure }) => figure.copies ?? []))].map((id) => ({
    id,
    by: figures.filter(({ figure }) => figure.copies === id),
    heirs: others.filter(({ figure }) => isWildCard(play.situation.ruleset, figure) && !figure.teamAbilities.includes(id))
  }))

interface Copied {
  readonly id: string
  readonly by: readonly FigureState[]
  readonly heirs: readonly FigureState[]
}

/** What nobody says goes with them: what they hold, captives, and effects that last by them, a copy among these. */
const leavesOpen = (play: Play, figures: readonly FigureState[], come: readonly FigureState[]): boolean =>
  figures.some((state) => state.figure.holding !== null || captivesOf(play.situation, state.id).length > 0) ||
  (!endWithSource(play) && (madeBy(play, figures).length > 0 || copiesFor(play, figures, come).some(({ heirs }) => heirs.length > 0)))

/**
 * What an old figure copied as a wild card the new one goes on copying where it is one, too; otherwise it ends. Where several could, or several
 * were copied, its player chooses, which no event tells (WLD-02).
 */
function passCopies(play: Play, { event, old, come }: Pick<Replacing, 'event' | 'old' | 'come'>): void {
  if (!endWithSource(play)) return
  const copied = copiesFor(play, old, come)
  const open = copied.filter(({ heirs }) => heirs.length > 0)
  const mayChoose = open.length > 1 || open.some(({ heirs }) => heirs.length > 1)
  for (const { id, by, heirs } of copied) {
    const [heir] = heirs
    const facts = { figure: (heir ?? by[0]!).id, figures: idsOf(by), others: idsOf(come), effect: id, user: event.figure }
    const tell = (say: string): Reason => contributes('WLD-02', say, { by: id, facts })
    if (!heir) play.because.push(tell('replace.copy-ends'))
    else if (mayChoose) play.leaveOpen(event.figure, tell('replace.copy-choice'))
    else {
      play.change(heir.figure.index, { copies: id })
      play.because.push(tell('replace.copy-goes-on'))
    }
  }
  // They may come in again, and have left it with the other.
  for (const { by } of copied) for (const { figure } of by) play.change(figure.index, { copies: null })
}

/** Markers that the old figures put on the map stay for one that came in and can use the power, too; otherwise they go (GEN-08). */
function passMarkers(play: Play, { event, old, come }: Pick<Replacing, 'event' | 'old' | 'come'>): void {
  const ids = idsOf(old)
  const { objects } = play.situation.position
  const of = (one: MapObject): string | null =>
    one.putBy?.figure !== undefined && ids.includes(one.putBy.figure) ? one.putBy.effect : null
  const effects = new Set(objects.flatMap((one) => of(one) ?? []))
  if (effects.size === 0) return
  const heirs = new Map([...effects].map((effect) => [effect, idsOf(come).find((id) => play.state(id).can.has(effect))]))
  play.setObjects(
    objects.flatMap((one) => {
      const effect = of(one)
      if (effect === null) return [one]
      const heir = heirs.get(effect)
      return heir === undefined ? [] : [{ ...one, putBy: { ...one.putBy!, figure: heir } }]
    })
  )
  for (const [effect, heir] of heirs) {
    const facts = { figure: heir ?? ids[0]!, user: event.figure, effect }
    play.because.push(contributes('GEN-08', heir === undefined ? 'time.markers-lost' : 'replace.markers-stay', { by: effect, facts }))
  }
}

/** What the old figures did goes on as that of one that came in and can use it, too; otherwise it ends (GEN-08). */
function goOn(play: Play, { event, old, come }: Pick<Replacing, 'event' | 'old' | 'come'>): void {
  passMarkers(play, { event, old, come })
  if (!endWithSource(play)) return
  for (const one of madeBy(play, old)) {
    const heir = idsOf(come).find((id) => play.state(id).can.has(one.effect))
    const facts = { figure: heir ?? one.by, user: one.by, effect: one.effect, others: [one.on] }
    play.told.add(one)
    if (heir === undefined) play.endEffects((other) => other === one)
    else play.situation = withLastingBy(play.situation, [one], heir)
    const say = heir === undefined ? 'replace.effect-ends' : 'replace.effect-goes-on'
    play.because.push(contributes('GEN-08', say, { by: event.power, facts }))
  }
}

/** What a turn has done to the old figures holds of the one that came in: it was carried, is marked by a grenade (ERR-19). */
function passTurn(play: Play, old: readonly FigureState[], into: FigureState): void {
  const ids = idsOf(old)
  if (ids.some((id) => play.turn.carried.has(id))) play.turn.carried.add(into.id)
  play.turn.bursts = play.turn.bursts.map((burst) =>
    burst.marked && ids.includes(burst.marked.figure) ? { ...burst, marked: { ...burst.marked, figure: into.id } } : burst
  )
}

/** The effects of other figures that last on these. */
const assignedTo = (play: Play, figures: readonly FigureState[]): readonly Lasting[] => {
  const ids = idsOf(figures)
  return (play.situation.lasting ?? []).filter(({ on, by }) => ids.includes(on) && !ids.includes(by))
}

/**
 * What the case itself calls countered on the old figures, and their counters of special terrain, are the new figure's; of several new ones
 * that of one, by its player's choice, which no event tells (ERR-19).
 */
function passCase(play: Play, { event, old, come }: Pick<Replacing, 'event' | 'old' | 'come'>): void {
  const facts = { user: event.figure, figure: come[0]!.id, effect: event.power, others: idsOf(come) }
  const tell = (from: readonly FigureState[], what: 'countered' | 'counters', named: readonly string[]): void => {
    if (from.length === 0) return
    const say = come.length > 1 ? `replace.${what}-choice` : `replace.${what}-passed`
    const reason = contributes('ERR-19', say, { by: event.power, facts: { ...facts, figures: idsOf(from), effects: named } })
    if (come.length > 1) play.leaveOpen(event.figure, reason)
    else play.because.push(reason)
  }
  const { effects } = play.situation.ruleset
  // What nobody can counter is countered on nobody, whatever the case calls so.
  const counteredOn = (from: readonly FigureState[]): string[] => [
    ...new Set(from.flatMap(({ figure }) => figure.countered.filter((id) => effects.get(id)?.counterable !== false)))
  ]
  const countered = old.filter((one) => counteredOn([one]).length > 0)
  const counted = old.filter(({ figure }) => Object.keys(figure.counters).length > 0)
  tell(countered, 'countered', counteredOn(countered))
  tell(counted, 'counters', [])
  if (come.length > 1) return
  const into = play.state(come[0]!.id).figure
  const counters = new Map(Object.entries(into.counters))
  for (const { figure } of counted)
    for (const [name, count] of Object.entries(figure.counters)) counters.set(name, (counters.get(name) ?? 0) + count)
  play.change(into.index, {
    countered: [...new Set([...into.countered, ...counteredOn(countered)])],
    counters: Object.fromEntries(counters)
  })
  // They may come in again, and have left it with the other.
  for (const { figure } of [...countered, ...counted]) play.change(figure.index, { countered: [], counters: {} })
}

/** Takes the figures off the map, beside it: `by` have replaced them. */
function takeOff(play: Play, figures: readonly FigureState[], by: readonly FigureState[]): void {
  for (const { figure } of figures) {
    play.change(figure.index, { aside: true, replacedBy: idsOf(by) })
    play.place(figure.index, [], { tokens: 0 })
  }
}

/** The click on which a figure comes in for another: as far from its own starting line as that one from its (ABL-MER, ABL-SPL). */
const clickInFor = (figure: FigureState, from: FigureState): number => figure.figure.startClick + from.click - from.figure.startClick

/** Lets effects last on the one figure that came in: its dial was turned before, which ends none of them. */
function takeOver(play: Play, effects: readonly Lasting[], into: FigureState): void {
  play.situation = withLastingOn(play.situation, effects, into.id)
  for (const one of effects) play.told.add(one)
}

/** Brings a figure in on these squares, as many clicks from its starting line as the one it comes from. */
function bringIn(play: Play, figure: FigureState, from: FigureState, squares: readonly Square[], tokens: number): void {
  play.change(figure.figure.index, { aside: false, replacedBy: [], acted: true, side: from.side })
  const base = [...squares].sort((a, b) => a - b)
  play.place(figure.figure.index, base, { click: clickInFor(figure, from), tokens })
  play.turn.moved.add(figure.id)
}

/** Are these the figures of a card, in the other direction of what was replaced before? Then their points do not matter. */
const wereOne = (play: Play, one: FigureState, several: readonly FigureState[]): boolean => {
  const before = play.state(one.id).figure.replacedBy
  return before.length === several.length && several.every(({ id }) => before.includes(id))
}

interface Replacing {
  readonly rule: string
  readonly event: UseEvent
  readonly old: readonly FigureState[]
  readonly come: readonly FigureState[]
  /** The Duo among them: its card names the others. */
  readonly duo: FigureState
  readonly parts: readonly FigureState[]
}

const factsOf = ({ event, old, come, duo }: Replacing): Reason['facts'] => ({
  user: event.figure,
  figure: duo.id,
  effect: event.power,
  figures: idsOf(old),
  others: idsOf(come)
})

/** Does the figure wait beside the map for this side to bring it in? */
const waits = ({ figure, ko, side }: FigureState, by: string): boolean => figure.aside && !ko && side === by

/** Why these cannot take the place of those, or null: who waits beside the map, whose names stand on the card. */
function notQualified(play: Play, replacing: Replacing): Reason | null {
  const { rule, event, come, duo, parts } = replacing
  const facts = factsOf(replacing)
  const { side } = play.state(event.figure)
  const notAside = come.find((figure) => !waits(figure, side))
  if (notAside) return decides(rule, 'replace.not-aside', { by: event.power, facts: { ...facts, figure: notAside.id } })
  if (new Set(idsOf(come)).size !== come.length) return decides(rule, 'replace.twice', { by: event.power, facts })
  if (duo.figure.duo.length === 0) {
    play.leaveOpen(event.figure, contributes(rule, 'replace.card-unknown', { by: event.power, facts }))
  } else if (!standForEntries(parts, duo.figure.duo))
    return decides(rule, 'replace.not-on-card', { by: event.power, facts: { ...facts, others: idsOf(parts) } })
  return null
}

/**
 * What goes over to the new figures, and what nobody says of it (ERR-19). Effects that last on the old ones pass to the one that comes in;
 * where several come in, one of them has them by its player's choice, which no event tells. Returns these effects.
 */
function passOn(play: Play, replacing: Replacing): readonly Lasting[] {
  const { rule, event, old, come } = replacing
  const facts = factsOf(replacing)
  play.because.push(considered('ERR-19', 'replace.passes-on', { by: event.power, facts }))
  const assigned = assignedTo(play, old)
  const [into, other] = come
  if (assigned.length > 0) {
    const passed = {
      ...facts,
      figure: into!.id,
      figures: idsOf(old).filter((id) => assigned.some(({ on }) => on === id)),
      effects: [...new Set(assigned.map(({ effect }) => effect))]
    }
    if (other) play.leaveOpen(event.figure, contributes('ERR-19', 'replace.effects-choice', { by: event.power, facts: passed }))
    else play.because.push(contributes('ERR-19', 'replace.effects-passed', { by: event.power, facts: passed }))
  }
  if (leavesOpen(play, old, come)) play.leaveOpen(event.figure, contributes(rule, 'replace.left-open', { by: event.power, facts }))
  return assigned
}

/** Who takes whose place was not told: the judge has to. */
function unsaid(play: Play, rule: string, event: UseEvent): null {
  play.leaveOpen(
    event.figure,
    contributes(rule, 'replace.by-whom', {
      by: event.power,
      facts: { user: event.figure, figure: event.figure, effect: event.power }
    })
  )
  return null
}

/** Its user and adjacent friends become one Duo (ABL-MER); null, or why they may not. */
export function merge(play: Play, { rule }: { readonly rule: string }, event: UseEvent): Reason | null {
  const user = play.state(event.figure)
  const [into, second] = listOf(event.replacedBy).map((id) => play.state(id))
  const others = listOf(event.on).flatMap((id) => play.situation.states.filter((state) => state.id === id))
  if (!into) return unsaid(play, rule, event)
  const old = [user, ...others]
  const replacing: Replacing = { rule, event, old, come: [into], duo: into, parts: old }
  const facts = factsOf(replacing)
  const refuse = (say: string, figure: FigureState = into): Reason =>
    decides(rule, say, { by: event.power, facts: { ...facts, figure: figure.id } })
  if (second || others.length === 0 || new Set(idsOf(old)).size !== old.length) return refuse('replace.merges-several')
  const near = adjacentTo(play.situation, user)
  const apart = others.find((other) => other.side !== user.side || !near.some(({ id }) => id === other.id))
  if (apart) return refuse('use.no-adjacent-friend', apart)
  const tired = old.find(({ tokens }) => tokens > 0)
  if (tired) return refuse('replace.has-tokens', tired)
  const against = notQualified(play, replacing)
  if (against) return against
  const points = old.reduce((sum, { figure }) => sum + figure.points, 0)
  if (points < into.figure.points && !wereOne(play, into, old))
    return decides(rule, 'replace.too-few-points', { by: event.power, facts: { ...facts, points, most: into.figure.points } })
  const assigned = passOn(play, replacing)
  takeOff(play, old, [into])
  const freed = old.flatMap(({ squares }) => squares)
  const named = squaresNamed(play, event)
  const squares = named.length > 0 ? named : user.squares
  const { grid } = play.situation.position
  const at = squares.map((square) => xyOf(grid, square))
  const isShut = squares.some((square) => !canEndIn(play.situation, into, square))
  if (isShut || !squares.some((square) => isThere(play, square, freed))) return noRoom(play, event, at, facts)
  if (!liesOn(play, squares))
    return decides('MUL-02', 'time.cannot-lie-so', { by: into.id, at, facts: { figure: into.id, square: at[0]! } })
  if (!mayLieOn(play, into, squares, freed)) return noRoom(play, event, at, facts)
  bringIn(play, into, user, squares, 0)
  takeOver(play, assigned, into)
  passCase(play, replacing)
  passTurn(play, old, into)
  passCopies(play, replacing)
  goOn(play, replacing)
  play.turn.justMerged.add(into.id)
  play.because.push(
    contributes(rule, 'replace.merged', { by: event.power, at, facts: { ...facts, click: clickInFor(into, user) } }),
    whereTheyStand(play, event, at, facts)
  )
  return null
}

/** A Duo becomes figures of its card (ABL-SPL); null, or why it may not. */
export function split(play: Play, { rule }: { readonly rule: string }, event: UseEvent): Reason | null {
  const user = play.state(event.figure)
  const come = listOf(event.replacedBy).map((id) => play.state(id))
  if (play.turn.justMerged.has(user.id))
    return decides('ABL-MER', 'replace.just-merged', { by: event.power, facts: { figure: user.id, user: user.id, effect: event.power } })
  if (come.length === 0) return unsaid(play, rule, event)
  const replacing: Replacing = { rule, event, old: [user], come, duo: user, parts: come }
  const facts = factsOf(replacing)
  const against = notQualified(play, replacing)
  if (against) return against
  const points = come.reduce((sum, { figure }) => sum + figure.points, 0)
  const merged = come.every(({ figure }) => figure.replacedBy.length === 1 && figure.replacedBy[0] === user.id)
  if (points > user.figure.points && !merged)
    return decides(rule, 'replace.too-many-points', { by: event.power, facts: { ...facts, points, most: user.figure.points } })
  const assigned = passOn(play, replacing)
  takeOff(play, [user], come)
  const { grid } = play.situation.position
  const named = squaresNamed(play, event)
  const taken = new Set<Square>()
  const places: Square[] = []
  for (const [index, figure] of come.entries()) {
    const room = roomFor(play, figure, user.squares, taken)
    const square = named[index] ?? room[0]
    if (square === undefined || !room.includes(square))
      return noRoom(play, event, square === undefined ? [] : [xyOf(grid, square)], { ...facts, others: [figure.id] })
    taken.add(square)
    places.push(square)
  }
  const beside = needlesslyBeside(play, come, places, user.squares)
  if (beside) return noRoom(play, event, [xyOf(grid, beside.place)], { ...facts, others: [beside.figure.id] })
  for (const [index, figure] of come.entries()) {
    bringIn(play, figure, user, [places[index]!], 1)
    play.turn.tokened.add(figure.id)
    play.turn.justSplit.add(figure.id)
  }
  const [into, other] = come
  if (into && !other) {
    takeOver(play, assigned, into)
    passTurn(play, [user], into)
  } else if (play.turn.bursts.some(({ marked }) => marked?.figure === user.id))
    play.leaveOpen(event.figure, contributes('ABL-GRN', 'replace.mark-choice', { by: event.power, facts }))
  passCase(play, replacing)
  passCopies(play, replacing)
  goOn(play, replacing)
  const at = places.map((square) => xyOf(grid, square))
  const clicks = [...new Set(come.map((figure) => String(clickInFor(figure, user))))]
  play.because.push(
    contributes(rule, 'replace.split', {
      by: event.power,
      at,
      facts: { ...facts, click: clicks.length > 1 ? clicks : clickInFor(come[0]!, user) }
    }),
    whereTheyStand(play, event, at, facts)
  )
  return null
}

/** The starting line on which a figure comes in by a transformation: the one it is given, else its orange one; null: nobody says (NAM-02). */
function lineOfChange({ figure }: FigureState): number | null {
  if (figure.lines.length === 0) return figure.startClick
  return figure.lineGiven ? figure.startClick : (figure.lines.find(({ mark }) => mark === 'orange')?.click ?? null)
}

/** Its user becomes one other figure, on the starting line of the transformation (NAM-02); null, or why it may not. */
export function become(play: Play, { rule }: { readonly rule: string }, event: UseEvent): Reason | null {
  const user = play.state(event.figure)
  const [into, second] = listOf(event.replacedBy).map((id) => play.state(id))
  if (!into) return unsaid(play, rule, event)
  const facts = { user: user.id, figure: into.id, effect: event.power, figures: [user.id], others: [into.id] }
  if (second) return decides(rule, 'replace.becomes-one', { by: event.power, facts })
  if (!waits(into, user.side)) return decides(rule, 'replace.not-aside', { by: event.power, facts })
  const click = lineOfChange(into)
  if (click === null) {
    play.leaveOpen(event.figure, contributes(rule, 'replace.line-unknown', { by: event.power, facts }))
  }
  const { tokens, squares } = user
  const at = squares.map((square) => xyOf(play.situation.position.grid, square))
  takeOff(play, [user], [into])
  if (squares.length !== 1 || !canEndIn(play.situation, into, squares[0]!)) return noRoom(play, event, at, facts)
  const startClick = click ?? into.figure.startClick
  play.change(into.figure.index, { aside: false, replacedBy: [], acted: true, side: user.side, startClick })
  play.place(into.figure.index, squares, { click: startClick, tokens })
  play.turn.moved.add(into.id)
  if (endWithSource(play)) {
    takeOver(play, assignedTo(play, [user]), into)
    passCase(play, { event, old: [user], come: [into] })
    passTurn(play, [user], into)
    if (play.turn.given.has(user.id)) play.turn.given.add(into.id)
  }
  passCopies(play, { event, old: [user], come: [into] })
  goOn(play, { event, old: [user], come: [into] })
  play.because.push(
    contributes(rule, 'replace.becomes', { by: event.power, at, facts: { ...facts, click: startClick } }),
    considered(rule, endWithSource(play) ? 'replace.becomes-with-all' : 'replace.becomes-open', { by: event.power, facts })
  )
  return null
}
