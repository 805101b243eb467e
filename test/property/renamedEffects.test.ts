/**
 * An edition in which every power, ability and team ability has another id rules each golden question as before: the engine knows them by
 * their clauses. Ids that are words of a case stay: how a figure flies, and the families of improved abilities.
 */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { documentOf } from '../../src/shared/editionTools/editionDocument.ts'
import { improvedFamily } from '../../src/shared/rules/vocabulary/ignores.ts'
import type { Ruleset } from '../../src/shared/rules/vocabulary/ruleset.ts'
import type { Effect } from '../../src/shared/rules/vocabulary/vocabulary.ts'
import { caseFiles, questionOf, type GoldenCase } from '../cases/caseFiles.ts'
import { LONG } from '../support/seeded.ts'

/** One in so many of the golden questions; in the long run every one. */
const EVERY = LONG ? 1 : 12

const PREFIX = 'other-'

/** Fields of rules and cases whose words are no ids of effects. */
const OTHER_WORDS = [
  'phase',
  'does',
  'do',
  'kind',
  'roll',
  'healRoll',
  'protected',
  'format',
  'slot',
  'act',
  'name',
  'keywords',
  'keyword',
  'theme',
  'ruleset'
]

const isRenamed = ({ id, kind }: Effect): boolean => kind !== 'state' && improvedFamily(id) === null

/** The value with other ids in each text that is only an id; keys are ids in tables of dice alone. */
function renamed(value: unknown, ids: ReadonlySet<string>, rolls: ReadonlySet<string>, key = ''): unknown {
  const deep = (one: unknown, field: string): unknown => renamed(one, ids, rolls, field)
  if (typeof value === 'string') return ids.has(value) && !OTHER_WORDS.includes(key) ? PREFIX + value : value
  if (Array.isArray(value)) return value.map((one) => deep(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      key === 'rolls of a figure' && ids.has(field) && !rolls.has(field) ? PREFIX + field : field,
      deep(one, key === 'rolls' ? 'rolls of a figure' : field)
    ])
  )
}

/** The ruleset with other ids. */
function renamedRuleset(ruleset: Ruleset, ids: ReadonlySet<string>, rolls: ReadonlySet<string>): Ruleset {
  const of = <T>(value: T): T => renamed(value, ids, rolls) as T
  const effects = [...ruleset.effects.values()].map((effect): Effect => ({
    ...of(effect),
    id: ids.has(effect.id) ? PREFIX + effect.id : effect.id
  }))
  return {
    ...ruleset,
    effects: new Map(effects.map((effect) => [effect.id, effect])),
    everyone: of(ruleset.everyone),
    sizeAbilities: of(ruleset.sizeAbilities),
    params: of(ruleset.params)
  }
}

/** The part of a ruling that does not depend on the document of its edition, with the old ids. Clarifications are of powers by their ids. */
function common(ruling: unknown): unknown {
  const text = JSON.stringify(ruling, (key, value: unknown) => {
    if (['ruleset', 'standing', 'edition', 'cites', 'editions', 'text'].includes(key)) return undefined
    if (key !== 'because' || !Array.isArray(value)) return value
    return (value as readonly { readonly say: string }[]).filter(
      ({ say }) => !/^(?:clarified\.|reading\.|move\.left-out|effect\.row)/.test(say)
    )
  })
  return JSON.parse(text.replaceAll(PREFIX, '')) as unknown
}

/** Rows of combinations are of powers by their ids, and so are rules of maps and alternate team abilities with the name of another. */
const isAsked = ({ id: name, ruleset, ask, map }: GoldenCase, id: string): boolean =>
  ruleset === id &&
  !name.includes('namesake') &&
  (ask.kind as string) !== 'combo' &&
  map?.rules === undefined &&
  !JSON.stringify(map ?? null).includes('special')

describe.each(['heroclix-2010', 'heroclix-2012', 'heroclix-2013'])('%s with other ids', (id) => {
  const ruleset = shippedRuleset(id)!
  const ids = new Set([...ruleset.effects.values()].filter(isRenamed).map((effect) => effect.id))
  const rolls = new Set(
    [...ruleset.effects.values()].flatMap(({ clauses }) =>
      clauses.flatMap((clause) => [Reflect.get(clause, 'roll'), Reflect.get(clause, 'healRoll')].filter((one) => typeof one === 'string'))
    )
  )
  const parent = shippedRuleset('heroclix-2012')!
  const edition = (of: Ruleset): readonly unknown[] => [
    JSON.parse(JSON.stringify(documentOf(parent, of, { id: 'copy', name: 'Copy', version: '1' }))) as unknown
  ]
  const [usual, other] = [edition(ruleset), edition(renamedRuleset(ruleset, ids, rolls))]
  const golden = caseFiles().flatMap(({ cases }) => cases.filter((one) => isAsked(one, id)))

  it('rules as before', () => {
    let asked = 0
    const ask = (one: GoldenCase, question: object, editions: readonly unknown[]): unknown => {
      const parsed = parseQuestion({ ...question, ruleset: 'copy', editions })
      return parsed.ok ? common(answerQuestion(parsed.value)) : { id: one.id, refused: parsed.problems }
    }
    for (const [index, one] of golden.entries()) {
      if (index % EVERY !== 0) continue
      const question = questionOf(one) as object
      asked++
      expect(ask(one, renamed(question, ids, rolls) as object, other), one.id).toEqual(ask(one, question, usual))
    }
    expect(asked).toBeGreaterThan(15)
  })
})
