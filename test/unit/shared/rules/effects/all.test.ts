/**
 * The effects as data: each in its file, each clause under a row of the rulebook, each shown to work and to keep still
 * by golden cases.
 */
import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLASSIC_EDITIONS, shippedRuleset } from '../../../../../src/shared/editions/shippedEditions.ts'
import { grantedBy, textsOf } from '../../../../../src/shared/contract/ownText.ts'
import { allEffects } from '../../../../../src/shared/rules/effects/all.ts'
import { allRules } from '../../../../../src/shared/rules/rulebook/all.ts'
import { sideAt } from '../../../../../src/shared/contract/caseSquares.ts'
import type { Effect } from '../../../../../src/shared/rules/vocabulary/vocabulary.ts'
import { goldenRulings, type GoldenRuling } from '../../../../cases/goldenRulings.ts'

const RULESETS = CLASSIC_EDITIONS.map(({ id }) => id)
const folder = new URL('../../../../../src/shared/rules/effects/', import.meta.url)

/** Effects with clauses that no golden ruling names: water is no matter for lines of fire anyway, a feat is left to its card. */
const NEVER_FIRES: readonly string[] = ['improved-targeting:water']

/** Effects with clauses that no golden case shows keeping still. */
const NEVER_SILENT: readonly string[] = []

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'all.ts')
  .sort()
const known = new Set(allEffects)
const rulebook = new Set(allRules.map(({ id }) => id))

const exportsOf = async (file: string): Promise<Effect[]> =>
  Object.values((await import(new URL(file, folder).pathname)) as Record<string, Effect | Effect[]>).flat()

describe('the effect files', () => {
  it.each(files)('%s is in the list, under its own id', async (file) => {
    const effects = await exportsOf(file)
    expect(effects.length).toBeGreaterThan(0)
    expect(effects.filter((effect) => !known.has(effect)).map(({ id }) => id)).toEqual([])
    // The symbols of Improved Movement and Targeting are one table.
    if (basename(file) === 'improved.ts') expect(effects.every(({ id }) => /^improved-(movement|targeting)(:|$)/.test(id))).toBe(true)
    else expect(effects.map(({ id }) => id.replaceAll(':', '-'))).toEqual([basename(file, '.ts')])
  })

  it('stand in the folder of their kind', async () => {
    const wrong: string[] = []
    for (const file of files) {
      for (const { id, kind, slot } of await exportsOf(file)) {
        const home =
          kind === 'power'
            ? slot
            : kind === 'ability'
              ? 'abilities'
              : kind === 'team-ability'
                ? 'teams'
                : kind === 'state'
                  ? 'states'
                  : kind === 'action'
                    ? 'actions'
                    : kind === 'feat'
                      ? 'feats'
                      : 'special'
        if (home !== dirname(file)) wrong.push(`${id} in ${file}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('hold every effect of the list, each once', () => {
    const ids = allEffects.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe.each(RULESETS)('the effects of %s', (id) => {
  const ruleset = shippedRuleset(id)!

  it('cite rows of the rulebook, in every clause', () => {
    const strange = [...ruleset.effects.values()].flatMap((effect) =>
      [effect.rule, ...effect.clauses.map(({ rule }) => rule)]
        .filter((rule) => !ruleset.rules.has(rule) || !rulebook.has(rule))
        .map((rule) => `${effect.id}: ${rule}`)
    )
    expect(strange).toEqual([])
  })

  it('name only effects that are there', () => {
    const lost = [...ruleset.effects.values()].flatMap(({ id: effect, clauses }) =>
      clauses
        .flatMap((clause) => (clause.phase === 'possess' && clause.does === 'give' ? clause.gives : []))
        .filter((given) => !ruleset.effects.has(given))
        .map((given) => `${effect} gives ${given}`)
    )
    expect(lost).toEqual([])
    expect(
      Object.values(ruleset.sizeAbilities)
        .flat()
        .filter((ability) => !ruleset.effects.has(ability))
    ).toEqual([])
  })
})

/** What the figures of a case have, by name or by their size, and what that gives them. */
function heldIn({ one }: GoldenRuling): Set<string> {
  const ruleset = shippedRuleset(one.ruleset)
  if (!ruleset) throw new Error(`No figures with powers in ${one.ruleset}`)
  const held = new Set<string>()
  const add = (id: string): void => {
    if (held.has(id)) return
    held.add(id)
    for (const clause of ruleset.effects.get(id)?.clauses ?? [])
      if (clause.phase === 'possess' && clause.does === 'give') clause.gives.forEach(add)
  }
  for (const [index, figure] of (one.figures ?? []).entries()) {
    if (one.teams?.[sideAt(figure, index)]?.theme !== undefined) add('themed-team')
    const named = [figure, ...(figure.dial ?? [])].flatMap(({ powers = [] }) => powers)
    const special = textsOf(figure).flatMap((text) => [text.id, ...grantedBy(text), ...(text.gains ?? [])])
    for (const id of [...named, ...special, ...(figure.canUse ?? []), ...(figure.abilities ?? []), ...(figure.teamAbilities ?? [])]) add(id)
    for (const id of ruleset.sizeAbilities[figure.size ?? 'standard']) add(id)
    if (figure.flight && ruleset.effects.has(figure.flight)) add(figure.flight)
    ruleset.everyone.forEach(add)
  }
  if (one.ask.kind === 'knock-back' && one.ask.cause) add(one.ask.cause)
  return held
}

/** Does the ruling name the effect, or the row of one of its clauses? `aloud`: as something that counts. */
function speaksOf({ one, because }: GoldenRuling, id: string, aloud = false): boolean {
  const { clauses = [] } = shippedRuleset(one.ruleset)!.effects.get(id) ?? {}
  return because.some(
    ({ rule, by, facts, weight }) =>
      (!aloud || weight !== 'considered') &&
      (by === id ||
        clauses.some((clause) => clause.rule === rule) ||
        Object.values(facts).some((fact) => fact === id || (Array.isArray(fact) && (fact as readonly unknown[]).includes(id))))
  )
}

/** Does it give what the ruling speaks of? Indomitable works as Willpower. */
const givesWhatWorks = (ruling: GoldenRuling, id: string): boolean =>
  shippedRuleset(ruling.one.ruleset)!
    .effects.get(id)
    ?.clauses.some(
      (clause) =>
        clause.phase === 'possess' &&
        (clause.does === 'give' || clause.does === 'gain') &&
        clause.gives.some((given) => speaksOf(ruling, given))
    ) ?? false

describe('the golden cases', () => {
  // The other games have no powers of this kind.
  const rulings = goldenRulings()
    .filter(({ one }) => shippedRuleset(one.ruleset))
    .map((ruling) => ({ ruling, held: heldIn(ruling) }))
  const every = new Map(
    RULESETS.flatMap((id) => [...shippedRuleset(id)!.effects.values()])
      // Clauses for the judge give no reasons.
      .filter(({ clauses }) => clauses.some(({ phase }) => phase !== 'judge'))
      // Other spellings of an Improved Movement or Targeting symbol have its name.
      .toReversed()
      .map((effect) => [effect.name, effect.id])
  )
  const ids = [...new Set(every.values())].sort()

  it('show every effect at work, but for those named', () => {
    const works = (id: string): boolean =>
      rulings.some(({ ruling, held }) => held.has(id) && (speaksOf(ruling, id) || givesWhatWorks(ruling, id)))
    expect(ids.filter((id) => !works(id))).toEqual(NEVER_FIRES)
  })

  it('show every effect that is there and does nothing, but for those named', () => {
    const silent = (id: string): boolean =>
      rulings.some(({ ruling, held }) => held.has(id) && !speaksOf(ruling, id, true) && !givesWhatWorks(ruling, id))
    expect(ids.filter((id) => !silent(id))).toEqual(NEVER_SILENT)
  })
})
