/**
 * Random editions that lint has nothing to say of: questions are ruled by them without an exception, each ruling rests on rows that the edition
 * has, and files are written, compared and laid together without a loss.
 */
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/shared/base/text/canonicalJson.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { addressesOf } from '../../src/shared/editions/addresses.ts'
import { editionDiff } from '../../src/shared/editions/editionDiff.ts'
import { documentOf } from '../../src/shared/editionTools/editionDocument.ts'
import type { EditionFile } from '../../src/shared/editions/editionSchema.ts'
import { foundationOf } from '../../src/shared/editions/foundations.ts'
import { checkEditionShape, layEdition } from '../../src/shared/editions/readEdition.ts'
import { rulesHash } from '../../src/shared/editions/rulesHash.ts'
import { rulesetOn, SHIPPED, withEditions } from '../../src/shared/editions/shelf.ts'
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { merged, type Side } from '../../src/shared/editionTools/merge.ts'
import { fileBetween, flattened } from '../../src/shared/editionTools/rewrite.ts'
import { formatEditionFile, parseEditionFile } from '../../src/shared/formats/documents/editionFile.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import type { Effect } from '../../src/shared/rules/vocabulary/vocabulary.ts'
import type { Ruleset } from '../../src/shared/rules/vocabulary/ruleset.ts'
import type { Result } from '../../src/shared/base/result.ts'
import { caseFiles, modernFiles, questionOf } from '../cases/caseFiles.ts'
import { answerAndSteps } from '../support/askEngine.ts'
import { anyQuestion } from '../support/randomAsks.ts'
import { cleaned, PARENTS, randomEdition, type RandomEdition } from '../support/randomEditions.ts'
import { chanceFrom, LONG, times, type Chance } from '../support/seeded.ts'
import { variedQuestion } from '../support/variedCases.ts'
import { PATIENCE } from './runs.ts'

/** Where the seeds begin; in the long runs anywhere. */
const FIRST = LONG ? Math.floor(Math.random() * 1e9) : 1
const seeds = (usual: number): readonly number[] => Array.from({ length: times(usual) }, (_, index) => FIRST + index)

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

/** Kinds of questions that take long. */
const LONG_KINDS = ['preparation', 'best-outwit']

/** Golden questions of an edition that do not take long. */
const golden = new Map(
  PARENTS.map((id) => [
    id as string,
    [...caseFiles(), ...modernFiles()]
      .flatMap(({ cases }) => cases)
      .filter(({ ruleset, ask }) => ruleset === id && !LONG_KINDS.includes(ask.kind))
  ])
)

/** A golden question of the parent, one asked otherwise, or one made up; now and then a figure has the power that the edition adds. */
function question(chance: Chance, { parent, file }: RandomEdition): ClixCase {
  const known = golden.get(parent.id)!
  // The random questions have feats, captives and other things that only the older rulebooks have rows for.
  const which = parent.brought?.foundation === 'modern' ? 0 : chance.next()
  const made = which < 0.6 ? null : which < 0.8 ? variedQuestion(chance.whole(1, 1e9)) : anyQuestion(chance.whole(1, 1e9))
  const one = made === null || LONG_KINDS.includes(made.ask.kind) ? questionOf(chance.pick(known)) : made
  const own = Object.keys(file.effects ?? {})
  const given = own.length > 0 ? chance.pick(own) : null
  const figures = one.figures?.map((figure, index) =>
    index === 0 && given !== null ? { ...figure, powers: [...(figure.powers ?? []), given] } : figure
  )
  return JSON.parse(JSON.stringify({ ...one, ...(figures && { figures }), ruleset: file.id, editions: [file] })) as ClixCase
}

/** Rows of reasons and citations in a value. */
function* rowsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* rowsIn(one)
  else if (typeof value === 'object' && value !== null) {
    const { rule, weight } = value as { readonly rule?: unknown; readonly weight?: unknown }
    if (typeof rule === 'string' && typeof weight === 'string') yield rule
    for (const one of Object.values(value)) yield* rowsIn(one)
  }
}

const QUESTIONS = LONG ? 2 : 4

describe('a random edition', () => {
  it(
    'rules every question that it takes, by rows that it has, and refuses others with a place',
    () => {
      const told = { ruled: 0, refused: 0, unfinished: 0, unmapped: 0 }
      for (const seed of seeds(400)) {
        const edition = randomEdition(seed)
        const chance = chanceFrom(seed + 7)
        for (let number = 0; number < QUESTIONS; number++) {
          const asked = question(chance, edition)
          const where = `seed ${seed}, question ${number}: ${JSON.stringify(asked).slice(0, 4000)}`
          const parsed = parseQuestion(asked)
          if (!parsed.ok) {
            told.refused++
            for (const { path, message } of parsed.problems)
              expect([path, message], where).toEqual([expect.stringMatching(/^(\/|$)/), expect.stringMatching(/[.!]$/)])
            continue
          }
          const { answer } = answerAndSteps(parsed.value)
          if (answer.verdict === 'unfinished') told.unfinished++
          else told.ruled++
          const cited = (answer.cites as readonly { readonly rule: string }[]).map(({ rule }) => rule)
          const strange = cited.filter((row) => !edition.ruleset.rules.has(row) && !isOfCard(row, asked))
          expect(strange, where).toEqual([])
          for (const row of rowsIn(answer)) {
            const isOwn = edition.ruleset.rules.has(row) || isOfCard(row, asked)
            // A procedure that the modern rulebook has no row for: such reasons have no citation.
            if (!isOwn && foundationOf('classic').rules.has(row)) told.unmapped++
            else expect(isOwn, `${row} in ${where}`).toBe(true)
          }
          if ([...rowsIn(answer)].some((row) => edition.ruleset.rules.has(row))) expect(cited, where).not.toEqual([])
        }
      }
      if (LONG) console.log(`random editions from seed ${FIRST}: ${JSON.stringify(told)}`)
      expect(told.ruled).toBeGreaterThan(told.refused)
      expect(told.unfinished).toBeLessThan(told.ruled / 100)
      expect(told.unmapped).toBeLessThan(told.ruled / 100)
    },
    PATIENCE
  )

  it(
    'is read as it was written, byte by byte',
    () => {
      for (const seed of seeds(400)) {
        const { file, parent, ruleset } = randomEdition(seed)
        const text = formatEditionFile(file)
        expect(formatEditionFile(value(parseEditionFile(JSON.parse(text))))).toBe(text)
        const made = documentOf(parent, ruleset, file, [file])
        const again = documentOf(parent, value(layEdition(parent, value(checkEditionShape(made)))), file, [made])
        expect(formatEditionFile(again), `seed ${seed}`).toBe(formatEditionFile(made))
      }
    },
    PATIENCE
  )
})

/** Rows of texts that are no part of an edition: of cards, of conditions, and of special terrain. */
const TERRAIN = JSON.stringify([...shippedRuleset('heroclix-2013')!.terrain.values()])
const isOfCard = (row: string, asked: ClixCase): boolean =>
  row.startsWith('OWN-') || [TERRAIN, JSON.stringify(asked)].some((text) => text.includes(`"${row}"`))

const PARENT = shippedRuleset('heroclix-2013')!
/** Everything that a ruleset says, in one form. */
const whole = (ruleset: Ruleset): string =>
  canonicalJson({
    rules: rulesHash(ruleset),
    rows: Object.fromEntries(ruleset.rules),
    texts: Object.fromEntries(ruleset.brought?.texts ?? []),
    standings: Object.fromEntries(ruleset.brought?.standings ?? []),
    order: [...ruleset.effects.keys()]
  })

/** One edition over another: its problems with what the other one took away are removed. */
const over = (seed: number, id: string, parent: Ruleset): RandomEdition => randomEdition(seed, id, parent)

describe('differences', () => {
  it(
    'between any two editions of a foundation make one of the other',
    () => {
      for (const seed of seeds(100)) {
        const [a, b] = [randomEdition(seed, 'a', PARENT), randomEdition(seed + 1_000_000, 'b', PARENT)]
        const file = value(fileBetween(a.ruleset, b.ruleset, { id: 'c', name: 'C', version: '1', parent: { id: 'a' } }, [b.file]))
        const made = value(layEdition(a.ruleset, file))
        expect([editionDiff(b.ruleset, made), rulesHash(made)], `seed ${seed}`).toEqual([[], rulesHash(b.ruleset)])
      }
    },
    PATIENCE
  )

  it(
    'are laid over each other in whatever groups: (a + b) + c is a + (b + c)',
    () => {
      for (const seed of seeds(100)) {
        const a = randomEdition(seed, 'a', PARENT)
        const b = over(seed + 1_000_000, 'b', a.ruleset)
        const c = over(seed + 2_000_000, 'c', b.ruleset)
        const shelf = value(withEditions(SHIPPED, [a.file, b.file, c.file]))
        const left = value(
          flattened(
            [value(flattened([a.file, b.file], shelf)), c.file],
            value(withEditions(SHIPPED, [value(flattened([a.file, b.file], shelf)), c.file]))
          )
        )
        const bc = value(flattened([b.file, c.file], shelf))
        const right = value(flattened([a.file, bc], value(withEditions(SHIPPED, [a.file, bc]))))
        const all = value(flattened([a.file, b.file, c.file], shelf))
        const laid = [left, right, all].map((file) => whole(value(layEdition(PARENT, file))))
        expect(new Set([...laid, whole(rulesetOn(shelf, 'c')!)]).size, `seed ${seed}`).toBe(1)
      }
    },
    PATIENCE
  )
})

describe('two editions laid together', () => {
  const side = ({ ruleset, file }: RandomEdition): Side => ({ name: file.name, ruleset, documents: [file] })
  const about = { id: 'm', name: 'M', version: '1', parent: { id: PARENT.id } }

  it(
    'are the same whichever comes first',
    () => {
      let clashes = 0
      for (const seed of seeds(100)) {
        const [a, b] = [side(randomEdition(seed, 'a', PARENT)), side(randomEdition(seed + 1_000_000, 'b', PARENT))]
        const [there, back] = [merged(PARENT, a, b, PARENT, about), merged(PARENT, b, a, PARENT, about)]
        expect(back.ok, `seed ${seed}`).toBe(there.ok)
        if (there.ok && back.ok) expect(whole(value(layEdition(PARENT, back.value)))).toBe(whole(value(layEdition(PARENT, there.value))))
        else {
          clashes++
          const addresses = [there, back].map((one) => (one.ok ? [] : one.problems.map(({ path }) => path).sort()))
          expect(addresses[1]).toEqual(addresses[0])
        }
      }
      expect(clashes).toBeGreaterThan(0)
    },
    PATIENCE
  )

  it(
    'never conflict if they change other addresses',
    () => {
      for (const seed of seeds(100)) {
        const both = randomEdition(seed, 'both', PARENT)
        const chance = chanceFrom(seed)
        const parts = [new Map<string, object>(), new Map<string, object>()]
        for (const field of ['params', 'effects'] as const)
          for (const [key, one] of Object.entries(both.file[field] ?? {})) {
            const part = parts[chance.whole(0, 1)]!
            part.set(field, { ...part.get(field), [key]: one })
          }
        const { params: _, effects: __, everyone: ___, sizeAbilities: ____, steps: _____, ...rest } = both.file
        const halves = parts.map((part, index) => {
          const file = { ...rest, id: `half-${index}`, ...Object.fromEntries(part) } as EditionFile
          const laid = layEdition(PARENT, file)
          return laid.ok ? { file, parent: PARENT, ruleset: laid.value } : null
        })
        // What one half adds the other may name: such a pair cannot stand alone.
        if (halves[0] === null || halves[1] === null) continue
        const made = value(merged(PARENT, side(halves[0]!), side(halves[1]!), PARENT, about))
        const again = value(layEdition(PARENT, { ...rest, params: both.file.params, effects: both.file.effects }))
        expect(whole(value(layEdition(PARENT, made))), `seed ${seed}`).toBe(whole(again))
      }
    },
    PATIENCE
  )
})

/** Everything in a ruleset that is no text, without its hash. */
const meaningOf = (ruleset: Ruleset): string =>
  canonicalJson({
    params: ruleset.params,
    effects: Object.fromEntries(
      [...ruleset.effects].map(([id, effect]) => [id, { ...effect, name: '', summary: '', clauses: byAddress(effect) }])
    ),
    lists: [ruleset.everyone, ruleset.sizeAbilities],
    instead: Object.fromEntries([...(ruleset.brought?.instead ?? [])].filter(([row, by]) => row !== by)),
    standings: Object.fromEntries(ruleset.brought?.standings ?? [])
  })
const byAddress = ({ clauses }: Effect): object =>
  Object.fromEntries(clauses.map((clause, index) => [addressesOf(clauses)[index]!, clause]))

/** The places of values in a document, those of lists included. */
function* leavesOf(value: unknown, at: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) yield at
  else for (const [key, one] of Object.entries(value)) yield* leavesOf(one, [...at, key])
}

const TEXTS = ['name', 'title', 'text', 'place', 'version', 'summary']
/** Texts of an edition and of its rows and effects, but not the words of a judge's clause. */
const isText = (at: readonly string[]): boolean =>
  TEXTS.includes(at.at(-1)!) && !at.includes('clauses') || ['format', 'id', 'needs', 'parent', 'sources'].includes(at[0]!) || at.at(-1) === 'by' || at.at(-1) === 'source' // prettier-ignore

const shuffledFields = (value: unknown, chance: Chance): unknown =>
  Array.isArray(value)
    ? value.map((one) => shuffledFields(one, chance))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(chance.shuffled(Object.entries(value)).map(([key, one]) => [key, shuffledFields(one, chance)]))
      : value

describe('the hash of the rules', () => {
  it(
    'is blind to order, spaces and texts, and sees every other value',
    () => {
      let seen = 0
      for (const seed of seeds(100)) {
        const { file, parent, ruleset } = randomEdition(seed)
        const chance = chanceFrom(seed + 3)
        const hash = rulesHash(ruleset)
        const moved = shuffledFields(file, chance) as Record<string, unknown>
        for (const row of Object.values(moved.rows as Record<string, Record<string, unknown>>))
          Object.assign(row, { title: 'Else', text: 'Else.' })
        expect(
          rulesHash(value(layEdition(parent, value(checkEditionShape({ ...moved, name: 'Else', version: '9' }))))),
          `seed ${seed}`
        ).toBe(hash)
        for (const at of chance.shuffled([...leavesOf(file)].filter((one) => !isText(one))).slice(0, 6)) {
          const other = structuredClone(file) as unknown as Record<string, unknown>
          const holder = at.slice(0, -1).reduce<Record<string, unknown>>((one, step) => one[step] as Record<string, unknown>, other)
          const was = holder[at.at(-1)!]
          holder[at.at(-1)!] = typeof was === 'number' ? was + 1 : typeof was === 'boolean' ? !was : was === null ? 1 : chance.pick(WORDS)
          const shape = checkEditionShape(other)
          const laid = shape.ok ? layEdition(parent, shape.value) : shape
          if (!laid.ok || meaningOf(laid.value) === meaningOf(ruleset)) continue
          seen++
          expect(laid.value.brought!.rules, `seed ${seed}, ${at.join('/')}`).not.toBe(hash)
        }
      }
      expect(seen).toBeGreaterThan(times(100) / 2)
    },
    PATIENCE
  )
})

const WORDS = ['stealth', 'flight', 'RE-1', 'RE-2', 'speed', 'defense', 'self', 'always', 'close', 'ranged', 'house', 'reading']

it('an edition that is damaged is made clean, or named', () => {
  const { file, parent } = randomEdition(3)
  expect(cleaned({ ...file, params: { 'values.modifierLimits': 2 } }, parent).file.params).toEqual({})
})
