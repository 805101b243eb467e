/** Wild cards: the team ability that they copy, whose it is, and whether it may go on (WLD-01, WLD-02). */
import type { Figure } from '../../position/position.ts'
import { showsKnockOut } from '../../position/dial.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import type { FigureState, Situation } from './situation.ts'

/** The team abilities that a figure can use: its own, and the one that it copies. */
export const teamAbilitiesOf = ({ teamAbilities, copies }: Figure): readonly string[] =>
  copies === null || teamAbilities.includes(copies) ? teamAbilities : [...teamAbilities, copies]

/** The team ability that keeps its powers from being countered, if it has one (TEAM-POWER-COSMIC). */
export function powerGuardOf(ruleset: Ruleset, figure: Figure): Effect | undefined {
  for (const id of teamAbilitiesOf(figure)) {
    const effect = ruleset.effects.get(id)
    if (effect?.clauses.some((clause) => clause.phase === 'possess' && clause.does === 'guard-powers')) return effect
  }
  return undefined
}

/** Does this team ability make a wild card of who has it (WLD-01, WLD-02)? */
export const makesWildCard = (effect: Effect | undefined): boolean =>
  effect?.clauses.some((clause) => clause.phase === 'possess' && clause.does === 'wild-card') ?? false

/** The team abilities by which a figure is a wild card. */
export const wildCardTeams = ({ effects }: Pick<Ruleset, 'effects'>): readonly string[] =>
  [...effects.values()].filter(makesWildCard).map(({ id }) => id)

/** Is it a wild card: told so, or by an ability or a team ability of its own? */
export const isWildCard = ({ effects }: Pick<Ruleset, 'effects'>, { wildCard, abilities, teamAbilities }: Figure): boolean =>
  wildCard || [...abilities, ...teamAbilities].some((id) => makesWildCard(effects.get(id)))

/** The row by which a ruleset has its wild cards change. */
export const wildCardRule = ({ ruleset }: Pick<Situation, 'ruleset'>): string =>
  ruleset.params.time.wildCards === 'with-any-action' ? 'WLD-01' : 'WLD-02'

const mechanics = new WeakMap<Effect, string>()

/** What an effect does, without the rows that say so; worked out once for each effect. */
function mechanicOf(effect: Effect): string {
  const known = mechanics.get(effect) ?? JSON.stringify(effect.clauses, (key, value: unknown) => (key === 'rule' ? undefined : value))
  mechanics.set(effect, known)
  return known
}

/** The team ability of its own that does the same as the one that it copies, where the ruleset then has the copy do nothing (WLD-02); null: none. */
export function sameAsCopied({ effects, params }: Pick<Ruleset, 'effects' | 'params'>, { teamAbilities, copies }: Figure): string | null {
  const copied = copies === null || !params.time.sameMechanicOnce ? undefined : effects.get(copies)
  if (!copied || teamAbilities.includes(copied.id)) return null
  const mechanic = mechanicOf(copied)
  return teamAbilities.find((id) => effects.has(id) && mechanicOf(effects.get(id)!) === mechanic) ?? null
}

/** Friends with this team ability of their own, whatever became of them; who copies it does not possess it. */
export const ownersOf = (figures: readonly Figure[], user: Figure, id: string): readonly Figure[] =>
  figures.filter((figure) => figure.index !== user.index && figure.side === user.side && figure.teamAbilities.includes(id))

/** Does it stand on the map, as far as its figure tells: not beside it, and nobody's captive (ABL-CAP)? */
const isOnMap = ({ aside, captiveOf, rescuedFrom }: Figure): boolean => !aside && captiveOf === null && rescuedFrom === null

/** Friends still on the map with this team ability of their own. */
export function friendsWith({ position, states }: Situation, user: FigureState, id: string): readonly FigureState[] {
  return ownersOf(position.figures, position.figures[user.figure.index]!, id)
    .map(({ index }) => states[index]!)
    .filter((state) => !state.ko && isOnMap(state.figure))
}

/** Does its text keep wild cards away from this team ability (WLD-02)? Where the ruleset does not know, none does. */
export const isUncopyable = ({ params }: Pick<Ruleset, 'params'>, id: string): boolean => params.time.uncopyable?.includes(id) ?? false

/**
 * What a wild card copies at the start of a question: nothing where that cannot be copied, or where it needs a friend with it and
 * the last one is gone from the map (WLD-02).
 */
export function copiedAtStart(figures: readonly Figure[], figure: Figure, ruleset: Pick<Ruleset, 'params'>): string | null {
  if (figure.copies === null || ruleset.params.time.wildCards === 'with-any-action') return figure.copies
  if (isUncopyable(ruleset, figure.copies)) return null
  if (ruleset.params.time.wildCards === 'by-free-action-and-kept') return figure.copies
  const owners = ownersOf(figures, figure, figure.copies)
  return owners.length > 0 && owners.every((owner) => !isOnMap(owner) || showsKnockOut(owner, owner.click)) ? null : figure.copies
}
