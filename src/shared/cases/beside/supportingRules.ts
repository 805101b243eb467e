/**
 * Rows that a judge wants to look up beside those a ruling rests on: the card of every effect at work, who gives it,
 * what is countered in vain, the clarifications of the Player's Guide.
 */
import { considered, reason } from '../../engine/situation/reasons.ts'
import type { Reason, Weight } from '../../contract/ruling.ts'
import { clickShown } from '../../position/dial.ts'
import { possessedPowers } from '../../engine/situation/possessed.ts'
import { byId, type FigureState, type Situation } from '../../engine/situation/situation.ts'
import { powerGuardOf } from '../../engine/situation/wildCards.ts'
import { clarifications } from '../../rules/clarifies.ts'
import { foundedOn } from '../../rules/vocabulary/ruleset.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'

const carries = (weight: Weight): boolean => weight === 'decides' || weight === 'contributes'

/** The reasons with what they rest on first, so that a row is told with its greatest weight. */
const heaviestFirst = (because: readonly Reason[]): Reason[] =>
  [...because].sort((a, b) => Number(carries(b.weight)) - Number(carries(a.weight)))

function rowsOfEffects(situation: Situation, heaviest: readonly Reason[], named: Set<string>): Reason[] {
  return heaviest.flatMap(({ by, weight }) => {
    const effect = by === null ? undefined : situation.ruleset.effects.get(by)
    if (!effect || named.has(effect.rule)) return []
    named.add(effect.rule)
    return [
      reason(effect.rule, carries(weight) ? 'contributes' : 'considered', 'effect.row', { by: effect.id, facts: { effect: effect.id } })
    ]
  })
}

/** Does it have the effect by itself just now: shown and not countered, or by a special power, trait or feat that is at work? */
function hasItself({ ruleset }: Situation, state: FigureState, id: string): boolean {
  const { figure, texts, countered } = state
  const isGone = countered.includes(id) && !(powerGuardOf(ruleset, state.figure) && possessedPowers(state).includes(id))
  const shown = clickShown(figure, state.click)?.powers ?? []
  // What a feat of the rulebook has it gain has a row of its own to tell.
  const own = [...shown, ...figure.powers, ...figure.abilities, ...texts.flatMap(({ gains }) => gains)]
  if (!isGone && own.includes(id)) return true
  return figure.canUse.includes(id) || texts.some(({ grants, conditions }) => grants.includes(id) && !conditions.has(id))
}

const gives = (effect: Effect, id: string): boolean =>
  effect.clauses.some(
    (clause) => clause.phase === 'possess' && (clause.does === 'give' || clause.does === 'gain') && clause.gives.includes(id)
  )

const givenIds = new WeakMap<Situation['ruleset'], ReadonlySet<string>>()

/** Everything that some effect of the ruleset gives: most reasons name nothing of it. */
function givenIn(ruleset: Situation['ruleset']): ReadonlySet<string> {
  const known = givenIds.get(ruleset)
  if (known) return known
  const ids = new Set<string>()
  for (const { clauses } of ruleset.effects.values())
    for (const clause of clauses)
      if (clause.phase === 'possess' && (clause.does === 'give' || clause.does === 'gain')) for (const id of clause.gives) ids.add(id)
  givenIds.set(ruleset, ids)
  return ids
}

/** Indomitable is why Willpower works, Batman Ally why Stealth does: the row of what gives the effect. */
function rowsOfGivers(situation: Situation, involved: readonly FigureState[], heaviest: readonly Reason[], named: Set<string>): Reason[] {
  const given = givenIn(situation.ruleset)
  return heaviest.flatMap(({ by, weight, facts }) => {
    if (by === null || !given.has(by)) return []
    const users = involved.filter((state) => state.can.has(by))
    const meant = users.filter(({ id }) => id === facts.figure || id === facts.user)
    const one = (meant.length > 0 ? meant : users).find((state) => !hasItself(situation, state, by))
    const giver = one && [...one.can.values()].find((effect) => gives(effect, by))
    if (!one || !giver || named.has(giver.rule)) return []
    named.add(giver.rule)
    return [
      reason(giver.rule, carries(weight) ? 'contributes' : 'considered', 'effect.given', {
        by: giver.id,
        facts: { figure: one.id, giver: giver.id, effect: by }
      })
    ]
  })
}

/** What is countered and gone, and what is countered in vain (OUT-02, OUT-03). */
function rowsOfCounters(situation: Situation, involved: readonly FigureState[]): Reason[] {
  return [...involved].sort(byId).flatMap((state) =>
    state.countered.flatMap((id) => {
      const facts = { figure: state.id, effect: id }
      const effect = situation.ruleset.effects.get(id)
      const special = state.figure.specialPowers.some((text) => text.id === id)
      if (!(effect || special) || state.muted) return []
      if (effect?.counterable === false) return [considered('OUT-03', 'counter.in-vain', { by: id, facts })]
      if (effect?.kind === 'team-ability') return [considered('OUT-02', 'counter.team-ability', { by: id, facts })]
      const guard = powerGuardOf(situation.ruleset, state.figure)
      if (guard && (special || possessedPowers(state).includes(id)))
        return [considered(guard.rule, 'counter.guarded', { by: guard.id, facts })]
      if (!state.can.has(id)) return [considered('OUT-02', 'counter.gone', { by: id, facts })]
      const keeper = state.texts.find((text) => text.protected.includes('outwit') && text.grants.includes(id))
      if (keeper && situation.ruleset.params.targeting.counters === 'standard-powers')
        return [considered('OUT-03', 'counter.protected', { by: id, facts: { ...facts, text: keeper.id } })]
      return [considered('GEN-09', 'counter.not-possessed', { by: id, facts })]
    })
  )
}

/** Standard symbols in place of its own: why its wings, its size or what comes with them do nothing (POW-EN, CC-24). */
function rowsOfSymbols(involved: readonly FigureState[], named: Set<string>): Reason[] {
  return involved.flatMap((state) =>
    [...state.can.values()].flatMap((effect) =>
      effect.clauses.flatMap((clause) => {
        if (
          clause.phase !== 'possess' ||
          !(clause.does === 'take-standard-symbols' || clause.does === 'exchange-symbols') ||
          named.has(clause.rule)
        )
          return []
        named.add(clause.rule)
        return [considered(clause.rule, 'line.standard-symbols', { by: effect.id, facts: { figure: state.id } })]
      })
    )
  )
}

function rowsOfClarifications(situation: Situation, because: readonly Reason[], named: Set<string>): Reason[] {
  const said = new Set(because.map((one) => one.say))
  return clarifications.flatMap(({ rule, beside, by, where, another, rulesets, say }) => {
    if (!beside.some((one) => said.has(one)) || named.has(rule) || (rulesets && !rulesets.includes(foundedOn(situation.ruleset)))) return []
    if (where && !because.some((one) => where.includes(one.say))) return []
    const found = because.find(
      (one) =>
        beside.includes(one.say) &&
        !(another?.includes(one.say) && one.facts.figure === one.facts.user) &&
        (!by ||
          (one.by !== null && by.includes(one.by)) ||
          Object.values(one.facts).some((fact) => typeof fact === 'string' && by.includes(fact)))
    )
    if (!found) return []
    named.add(rule)
    return [considered(rule, say, { by: found.by, facts: found.facts })]
  })
}

/** The rows to tell beside a ruling that involves these figures. */
export function supportingRules(situation: Situation, involved: readonly FigureState[], because: readonly Reason[]): Reason[] {
  const named = new Set(because.map(({ rule }) => rule))
  const heaviest = heaviestFirst(because)
  return [
    ...rowsOfEffects(situation, heaviest, named),
    ...rowsOfGivers(situation, involved, heaviest, named),
    ...rowsOfCounters(situation, involved),
    ...rowsOfSymbols(involved, named),
    ...rowsOfClarifications(situation, because, named)
  ]
}
