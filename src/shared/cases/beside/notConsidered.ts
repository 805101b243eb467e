/**
 * What could matter to a ruling and the engine does not know: printed beside every verdict, so that silence never
 * passes for an answer. Looked at: the figures involved and those next to them, the terrain under them, conditions.
 */
import { shapeOf } from '../../engine/action/shape.ts'
import { isAmong } from '../../base/text/plainName.ts'
import { absenceOf } from '../../engine/situation/absence.ts'
import { adjacentTo } from '../../engine/situation/adjacency.ts'
import { effectOfText } from '../../engine/situation/figureState.ts'
import type { NotConsidered, Reason } from '../../contract/ruling.ts'
import { byId, isNamed, occupiedTerrain, type FigureState, type Situation } from '../../engine/situation/situation.ts'
import type { Square } from '../../grid/grid.ts'
import { isUncopyable, isWildCard, ownersOf, sameAsCopied } from '../../engine/situation/wildCards.ts'
import { wordAt } from '../../editions/editionWords.ts'
import { leftOut, leftOutByEdition, leftOutByRule } from '../../explain/leftOut.ts'
import { keyOfEffectAsk, keyOfTerrainAsk } from '../../reference/ruleKeys.ts'
import type { FigureText, MapObject, Position } from '../../position/position.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import type { SpecialTerrainRule, TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'
import { effectElsewhere } from './elsewhere.ts'
import { saysInAttack } from '../../engine/targeting/means.ts'

/** `end-of-action`: what special terrain does after an action is played. */
export type Topic = 'line-of-fire' | 'attack' | 'movement' | 'knock-back' | 'turn' | 'end-of-action'

/** Battlefield conditions of which the documents state what they do, by their ids (COND-ARMOR-WARS). */
export const KNOWN_CONDITIONS: ReadonlySet<string> = new Set(['armor-wars'])

const UNKNOWN = {
  'special-power': 'unknown-power',
  trait: 'unknown-trait',
  'team-ability': 'unknown-team-ability',
  feat: 'unknown-feat',
  resource: 'unknown-resource',
  relic: 'unknown-relic',
  equipment: 'unknown-equipment',
  object: 'unknown-in-hand'
} as const

/** A thing that these rules do not have: other editions may have it, or none. */
function unknownHere(kind: keyof typeof UNKNOWN, figure: string, id: string, name: string): NotConsidered {
  const elsewhere = effectElsewhere(id)
  return elsewhere === null
    ? leftOut({ kind, figure, id }, UNKNOWN[kind], { figure: name, id })
    : leftOut({ kind, figure, id }, 'power-of-other-rules', { figure: name, power: elsewhere.effect.name, rules: elsewhere.rules })
}

/** Powers by their names, as a list in a sentence. */
const namesIn = ({ ruleset }: Situation, ids: readonly string[]): string => ids.map((id) => ruleset.effects.get(id)?.name ?? id).join(', ')

/** What stands in a special power, a trait and so on beyond what is ruled on (MF 4.3: known grants are taken for part of a text). */
function beyondWhatIsKnown(situation: Situation, { figure, id: owner, unknown }: FigureState, text: FigureText): NotConsidered[] {
  const { kind, id, name } = text
  const item = { kind, figure: owner, id }
  const { effects } = situation.ruleset
  const effect = effectOfText(situation.ruleset, text)
  const isPart = text.text !== null && text.more !== false && !effect
  const powers = [...(effect ? [id] : []), ...text.grants, ...text.gains].filter((one) => effects.has(one))
  // What says something by clauses alone has no power to name.
  const known = namesIn(situation, powers) || (text.rule || text.symbol !== null ? name : '')
  if (unknown.some((one) => one.id === id) || (known === '' && (isPart || text.more === true))) {
    if (text.text) return [leftOut(item, 'text-unread', { figure: figure.name, name, text: text.text })]
    return [unknownHere(kind, owner, id, figure.name)]
  }
  if (text.text && isPart) return [leftOut(item, 'text-partly-read', { figure: figure.name, name, text: text.text, known })]
  return text.more ? [leftOut(item, 'text-says-more', { figure: figure.name, name, known })] : []
}

/** Powers that may be used only while another one is in use, or is not: the case may say nothing of that. */
function onConditions(situation: Situation, { figure, id: owner }: FigureState, { kind, id, conditions }: FigureText): NotConsidered[] {
  if (figure.using !== null) return []
  return [...conditions].flatMap(([power, { using, notUsing }]) => {
    const facts = { figure: figure.name, power: namesIn(situation, [power]) }
    const item = { kind, figure: owner, id }
    return [
      ...(notUsing === undefined ? [] : [leftOut(item, 'taken-as-not-using', { ...facts, other: namesIn(situation, [notUsing]) })]),
      ...(using === undefined ? [] : [leftOut(item, 'taken-as-not-in-use', { ...facts, other: namesIn(situation, [using]) })])
    ]
  })
}

/** Who copies without being a wild card, or what no friend here has, or has no longer (WLD-01, WLD-02). */
function ofCopy({ position, ruleset }: Situation, { figure, id: owner }: FigureState): NotConsidered[] {
  const given = position.figures[figure.index]!
  const team = given.copies
  if (team === null || given.teamAbilities.includes(team)) return []
  const item = { kind: 'team-ability', figure: owner, id: team } as const
  const facts = { figure: figure.name, team: ruleset.effects.get(team)?.name ?? team }
  if (figure.copies === null && isUncopyable(ruleset, team)) return [leftOut(item, 'copy-barred', facts)]
  const isNone = isWildCard(ruleset, given) ? [] : [leftOut(item, 'copy-without-wild-card', facts)]
  if (ownersOf(position.figures, given, team).length === 0) return [...isNone, leftOut(item, 'copy-without-friend', facts)]
  if (figure.copies === null) return [leftOut(item, 'copy-lost', facts)]
  const same = sameAsCopied(ruleset, figure)
  return same === null ? isNone : [...isNone, leftOut(item, 'copy-of-the-same', { ...facts, other: ruleset.effects.get(same)!.name })]
}

function figuresNear(situation: Situation, involved: readonly FigureState[]): FigureState[] {
  const near = new Map(involved.map((state) => [state.id, state]))
  for (const state of involved) for (const other of adjacentTo(situation, state)) near.set(other.id, other)
  return [...near.values()].sort(byId)
}

function terrainIds(situation: Situation, figures: readonly FigureState[], squares: readonly Square[]): Set<string> {
  const places = new Set([...squares, ...figures.flatMap((figure) => figure.squares)])
  const ids = new Set<string>()
  for (const place of places) for (const id of situation.position.unknownSpecial.get(place) ?? []) ids.add(id)
  return ids
}

/** Every special rule of the map once, by id: however the map is turned, the same is told first. */
const onMap = new WeakMap<object, readonly SpecialTerrainRule[]>()
function rulesOfMap({ special, mapRules }: Position): readonly SpecialTerrainRule[] {
  const known = onMap.get(special)
  if (known) return [...known, ...mapRules]
  const rules = [...new Set([...special.values()].flat())].sort((a, b) => (a.id < b.id ? -1 : 1))
  onMap.set(special, rules)
  return [...rules, ...mapRules]
}

/** The powers that a clause takes or gives by their names. */
const namedBy = (clause: TerrainClause): readonly string[] =>
  clause.phase === 'suppress' ? clause.powers : clause.phase === 'use' ? clause.gives : []

/**
 * What special rules leave to the judge: wherever the map has them, if they touch the question. What happens on special
 * ground after an action or at the turn of a turn is told where a figure of the question stands or comes to stand on it;
 * a timeline plays that itself.
 */
function ofTheMap(
  situation: Situation,
  topics: readonly Topic[],
  figures: readonly FigureState[],
  squares: readonly Square[],
  open: ReadonlySet<string>
): NotConsidered[] {
  const found: NotConsidered[] = []
  const told = new Set<string>()
  const tell = ({ id }: SpecialTerrainRule, text: string): void => {
    if (told.has(text)) return
    told.add(text)
    found.push(leftOutByRule({ kind: 'map-rule', id, text }, keyOfTerrainAsk(id, text)))
  }
  const under = new Set([
    ...figures.flatMap((state) => occupiedTerrain(situation, state)),
    ...squares.flatMap((square) => situation.position.special.get(square) ?? [])
  ])
  const comesAfter = !topics.includes('turn') && topics.some((topic) => topic === 'movement' || topic === 'knock-back')
  for (const rule of rulesOfMap(situation.position)) {
    for (const clause of rule.clauses) {
      if (clause.phase === 'ask-judge' && clause.touches.some((topic) => topics.includes(topic))) tell(rule, clause.text)
      const unnamed = (clause.phase === 'suppress' && clause.powers.length === 0) || (clause.phase === 'use' && clause.gives.length === 0)
      if (unnamed && !told.has(rule.id)) {
        told.add(rule.id)
        found.push(leftOut({ kind: 'map-rule', id: rule.id }, 'map-names-power', { id: rule.id }))
      }
      for (const power of namedBy(clause)) {
        if (situation.ruleset.effects.has(power) || told.has(`${rule.id} ${power}`)) continue
        told.add(`${rule.id} ${power}`)
        found.push(leftOut({ kind: 'map-rule', id: rule.id }, 'map-power-unknown', { id: rule.id, name: power }))
      }
      if (clause.phase === 'passage' && clause.by === 'enters' && comesAfter && under.has(rule))
        found.push(leftOut({ kind: 'map-rule', id: rule.id }, 'gateway-ahead', { id: rule.id }))
      const comesLater =
        clause.phase === 'turn' &&
        (clause.when === 'after-action' ? !topics.includes('end-of-action') || open.has(rule.id) : !topics.includes('attack'))
      if (comesLater && comesAfter && (under.has(rule) || open.has(rule.id))) tell(rule, clause.text)
      // The case does not say whether a marked figure was there when its turn began: then it would not move.
      const mayHold = clause.phase === 'turn' && clause.holdsMarked && comesAfter && topics.includes('movement')
      if (mayHold && figures.some((state) => state.tokens > 0 && occupiedTerrain(situation, state).includes(rule))) tell(rule, clause.text)
    }
  }
  return found
}

/** Who is knocked back by so many squares. */
const KNOCKED_BACK: readonly string[] = ['kb.by-damage', 'kb.caused', 'kb.chosen', 'kb.chosen-by-attacker', 'kb.terrain']

/** Figures, by id, that these reasons knock back. */
const knockedBack = (because: readonly Reason[]): ReadonlySet<unknown> =>
  new Set(because.flatMap(({ say, facts }) => (KNOCKED_BACK.includes(say) ? [facts.figure] : [])))

/** Does anybody of them have this name, or the name of somebody else on the map? */
function isMeant(situation: Situation, owner: FigureState, figures: readonly FigureState[], clause: AskJudge): boolean {
  if (clause.named !== undefined) return figures.some((state) => state.id !== owner.id && isNamed(state, clause.named!))
  return figures.some((state) =>
    situation.states.some((other) => other.id !== state.id && !absenceOf(situation, other) && isNamed(other, state.figure.name))
  )
}

type AskJudge = Extract<TerrainClause, { readonly phase: 'ask-judge' }>

/** What is written on these and left to the judge: on those of the question and next to them; what goes by a name, on anybody. */
function ofTexts(
  situation: Situation,
  owners: readonly FigureState[],
  topics: readonly Topic[],
  figures: readonly FigureState[],
  near: readonly FigureState[]
): NotConsidered[] {
  const found: NotConsidered[] = []
  for (const state of owners) {
    if (absenceOf(situation, state)) continue
    for (const { kind, id, rule } of state.texts) {
      for (const clause of rule?.clauses ?? []) {
        const item = { figure: state.id, id }
        if (clause.phase === 'ask-judge' && clause.touches.some((topic) => topics.includes(topic))) {
          const byName = clause.named !== undefined || clause.sameName === true
          if (byName ? isMeant(situation, state, figures, clause) : near.includes(state)) found.push({ kind, ...item, text: clause.text })
        } else if (clause.phase === 'turn' && !topics.includes('turn') && near.includes(state))
          found.push({ kind, ...item, text: clause.text })
      }
    }
  }
  return found
}

/** What terrain has begun to do and left to a person: a die that is not told, a square that nobody has chosen. */
const LEFT_OPEN: readonly string[] = ['terrain.judge-places', 'terrain.roll-missing']

/** Special terrain, by id, that these reasons leave open. */
const openTerrain = (because: readonly Reason[]): ReadonlySet<string> =>
  new Set(because.flatMap(({ say, by }) => (by !== null && LEFT_OPEN.includes(say) ? [by] : [])))

/** Keywords that its force asks for, of its theme and of its alternate team ability (TRN-11, NEW-03), and those that clauses go by. */
function askedKeywords(situation: Situation, state: FigureState): readonly string[] {
  const team = situation.position.teams[state.side]
  const rules = [...rulesOfMap(situation.position), ...situation.states.flatMap((one) => one.rules)]
  const clauses = rules.flatMap((rule) => rule.clauses.map(({ only }: TerrainClause) => only?.keyword))
  return [team?.theme, ...(team?.ata?.keywords ?? []), ...clauses].filter((keyword) => keyword !== undefined)
}

/** Powers that a figure has and that are not known, its texts and what does something in its hand. */
function ofWhatItHas(situation: Situation, state: FigureState, topics: readonly Topic[]): NotConsidered[] {
  const found: NotConsidered[] = []
  for (const { kind, id } of state.unknown)
    if (!state.texts.some((text) => text.id === id)) found.push(unknownHere(kind, state.id, id, state.figure.name))
  for (const text of state.texts) {
    found.push(...beyondWhatIsKnown(situation, state, text))
    // A timeline knows what is in use.
    if (!topics.includes('turn')) found.push(...onConditions(situation, state, text))
  }
  const { held, holding } = state.figure
  if (holding !== null && held?.special && !held.inHand)
    found.push(
      leftOut({ kind: 'object', figure: state.id, id: held.special }, 'weight-in-hand', { figure: state.figure.name, id: held.special })
    )
  return found
}

/**
 * Whoever is further off and has what is not known: it may reach as far as this, and nobody can say (a feat for the attacks of a friend in
 * sight). Told in one line, so that what is near is not buried under it.
 */
function ofThoseFurtherOff(situation: Situation, topics: readonly Topic[], near: readonly FigureState[]): NotConsidered[] {
  if (!topics.includes('attack') && !topics.includes('line-of-fire')) return []
  const seen = new Set(near)
  const unread = situation.states.filter(
    (state) =>
      !seen.has(state) &&
      (state.unknown.length > 0 || state.texts.length > 0) &&
      !state.ko &&
      !absenceOf(situation, state) &&
      ofWhatItHas(situation, state, ['turn']).some(({ kind }) => MAY_REACH_FAR.has(kind))
  )
  if (unread.length === 0) return []
  // However the figures are listed.
  const names = unread.sort(byId).map(({ figure }) => figure.name)
  return [leftOut({ kind: 'field', id: 'figures', path: '/figures' }, 'unread-further-off', { figures: names.join(', ') })]
}

/** Kinds of what is not known of a figure that may do something beyond its neighbours. */
const MAY_REACH_FAR: ReadonlySet<NotConsidered['kind']> = new Set(['special-power', 'trait', 'team-ability', 'feat'])

/** The keywords of a figure that nothing asks for. */
function ofKeywords(situation: Situation, state: FigureState): NotConsidered[] {
  const asked = state.figure.keywords.length > 0 ? askedKeywords(situation, state) : []
  const idle = state.figure.keywords.filter((keyword) => !isAmong(asked, keyword))
  // A long list is told once, so that what else is not considered is not buried under it.
  const id = idle.join(', ')
  if (idle.length === 0) return []
  const say = idle.length > 1 ? 'unused-keywords' : 'unused-keyword'
  return [leftOut({ kind: 'keyword', figure: state.id, id, matters: false }, say, { figure: state.figure.name, id })]
}

const leavesToJudge = new WeakMap<Effect, boolean>()

/** Is something of this effect left to the judge? Looked for once, as it is asked for every figure of a question. */
function isLeftToJudge(effect: Effect): boolean {
  const known = leavesToJudge.get(effect)
  if (known !== undefined) return known
  const found = effect.clauses.some(({ phase }) => phase === 'judge')
  leavesToJudge.set(effect, found)
  return found
}

/** The effects of a ruling that decide which entries are reported. */
interface Ruled {
  /** Figures that it knocks back. */
  readonly knocked: ReadonlySet<unknown>
  /** A wall, blocking terrain or an object withstands its attack. */
  readonly terrainStands: boolean
  /** The input about the force of each side. */
  readonly teams: Situation['position']['teams']
}

/** The points that usable effects of a figure leave to the judge. @param found the entries so far */
function leftToJudge(
  state: FigureState,
  topics: readonly Topic[],
  { knocked, terrainStands, teams }: Ruled,
  found: readonly NotConsidered[]
): NotConsidered[] {
  const left: NotConsidered[] = []
  for (const effect of state.can.values()) {
    if (!isLeftToJudge(effect)) continue
    for (const clause of effect.clauses) {
      if (clause.phase !== 'judge' || clause.unless?.some((id) => state.can.has(id))) continue
      if (clause.inTime && topics.includes('turn')) continue
      if (clause.whenKnockedBack && !knocked.has(state.id)) continue
      if (clause.whenTerrainStands && !terrainStands) continue
      if (clause.whenNoTeamChosen && teams[state.side]?.chosenTeamAbility !== undefined) continue
      // How a figure just stands is no power of its own: what is not known of that is told once.
      if (effect.kind === 'state' && found.some(({ id, text }) => id === effect.id && text === clause.text)) continue
      if (!clause.touches || clause.touches.some((topic) => topics.includes(topic)))
        left.push(
          leftOutByRule(
            { kind: 'special-power', figure: state.id, id: effect.id, text: clause.text },
            keyOfEffectAsk(effect.id, clause.text)
          )
        )
    }
  }
  for (const { id, text } of state.open) left.push({ kind: 'special-power', figure: state.id, id, text })
  return left
}

const unknownObject = (object: string, id: string): NotConsidered => leftOut({ kind: 'object', id }, 'unknown-object', { object, id })

/** The list for a ruling on these topics about these figures and squares, for these reasons. */
export function notConsideredIn(
  situation: Situation,
  topics: readonly Topic[],
  figures: readonly FigureState[],
  squares: readonly Square[],
  because: readonly Reason[],
  later: Later | undefined
): NotConsidered[] {
  const found: NotConsidered[] = []
  const ruled: Ruled = {
    knocked: knockedBack(because),
    terrainStands: because.some(({ say }) => say === 'terrain.stands'),
    teams: situation.position.teams
  }
  const near = figuresNear(situation, figures)
  for (const state of near) {
    found.push(...ofWhatItHas(situation, state, topics), ...ofCopy(situation, state), ...ofKeywords(situation, state))
    found.push(...leftToJudge(state, topics, ruled, found))
  }
  found.push(...ofThoseFurtherOff(situation, topics, near))
  if (situation.states.some(({ rules }) => rules.length > 0)) found.push(...ofTexts(situation, situation.states, topics, figures, near))
  if (later) found.push(...shownLater(situation, later, figures, ruled, found))
  for (const id of terrainIds(situation, figures, squares)) {
    found.push(leftOut({ kind: 'map-rule', id }, 'unknown-terrain', { id }))
  }
  for (const id of situation.position.unknownMapRules) {
    found.push(leftOut({ kind: 'map-rule', id }, 'unknown-map-rule', { id }))
  }
  found.push(...ofTheMap(situation, topics, figures, squares, openTerrain(because)))
  const objects = [...situation.position.objects, ...(later?.objects ?? [])]
  const told = new Set<string>()
  for (const { id: object, special, rule } of objects) {
    if (!special || rule || told.has(`${object} ${special}`)) continue
    told.add(`${object} ${special}`)
    found.push(unknownObject(object, special))
  }
  for (const id of situation.position.conditions) {
    if (!KNOWN_CONDITIONS.has(id)) found.push(leftOut({ kind: 'condition', id }, 'unknown-condition', { id }))
  }
  const { brought } = situation.ruleset
  for (const [row, { why, touches }] of brought?.judge ?? [])
    if (touches.some((topic) => topics.includes(topic))) {
      const entry: NotConsidered = { kind: 'condition', id: row, text: why }
      found.push(leftOutByEdition(entry, (language) => brought && wordAt(brought, `judge.${row}`, language)))
    }
  return found
}

/** What a question comes to show of its figures and objects after its beginning. */
export interface Later {
  /** Figures as they stood then, in the order of time. */
  readonly states: readonly FigureState[]
  /** Objects that lay on the map then. */
  readonly objects: readonly MapObject[]
  /** What it touches of them. */
  readonly topics: readonly Topic[]
}

/** Whoever knock back hurt, as it stood then: its powers counted (KBD-16). */
export const knockedLater = (states: readonly FigureState[]): Later | undefined =>
  states.length === 0 ? undefined : { states, objects: [], topics: ['knock-back'] }

/** Where anything may be to tell of a figure: of most nothing is. */
const mayBeUnread = (state: FigureState): boolean =>
  state.unknown.length > 0 ||
  state.texts.length > 0 ||
  state.open.length > 0 ||
  (state.figure.holding !== null && Boolean(state.figure.held?.special)) ||
  [...state.can.values()].some(isLeftToJudge)

/** What is told of a figure, or would be: each once. */
const keyOf = ({ kind, figure, id, text }: NotConsidered): string => JSON.stringify([kind, figure, id, text])

/**
 * What figures show on later clicks, what comes into their hands, and what those have that come onto the map. What was told of the
 * beginning is not told again.
 */
function shownLater(
  situation: Situation,
  { states, topics }: Later,
  figures: readonly FigureState[],
  ruled: Ruled,
  before: readonly NotConsidered[]
): NotConsidered[] {
  const found: NotConsidered[] = []
  const told = new Set(before.map(keyOf))
  const tell = (entries: readonly NotConsidered[]): void => {
    for (const entry of entries) {
      const key = keyOf(entry)
      if (told.has(key)) continue
      told.add(key)
      found.push(entry)
    }
  }
  const looked = new Set(figures.map(({ id }) => id))
  for (const state of new Set(states)) {
    if (absenceOf(situation, state)) continue
    if (!looked.has(state.id)) {
      looked.add(state.id)
      tell([...ofCopy(situation, state), ...ofKeywords(situation, state)])
    }
    if (!mayBeUnread(state)) continue
    tell([...ofWhatItHas(situation, state, topics), ...leftToJudge(state, topics, ruled, [...before, ...found])])
    if (state.rules.length > 0) tell(ofTexts(situation, [state], topics, figures, [state]))
  }
  return found
}

const isThrown = (effect: Effect): boolean => saysInAttack(effect, 'blast')

/** What a grenade leaves behind or does later. */
export const comesLater = (thrower: FigureState, effect: Effect): NotConsidered =>
  leftOut({ kind: 'special-power', figure: thrower.id, id: effect.id }, 'comes-later', { effect: effect.name, figure: thrower.figure.name })

/**
 * Powers of the attacker that come after the attack has resolved, such as Repulsor Rays: they are a question of their
 * own, and a ruling on the attack says so.
 */
export function comesAfterwards(attacker: FigureState): NotConsidered[] {
  return [...attacker.can.values()]
    .filter(
      (effect) =>
        shapeOf(effect).needs === 'joined' &&
        !isThrown(effect) &&
        effect.clauses.some((clause) => clause.phase === 'knock-back' && clause.does === 'cause')
    )
    .map((effect) =>
      leftOut({ kind: 'special-power', figure: attacker.id, id: effect.id }, 'comes-afterwards', {
        figure: attacker.figure.name,
        effect: effect.name
      })
    )
}
