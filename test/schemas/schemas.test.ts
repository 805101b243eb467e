/** The JSON Schemas of the public formats: they are what the checkers make of them, let in what is read, and stop what is broken. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { problemSentences } from '../../src/shared/base/problemSentences.ts'
import type { Result } from '../../src/shared/base/result.ts'
import { checked } from '../../src/shared/base/validate.ts'
import { snapshotSchema } from '../../src/shared/backup/readSnapshot.ts'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { SHIPPED, withEditions } from '../../src/shared/editions/shelf.ts'
import { readLeague, unknownInLeague } from '../../src/shared/formats/documents/leagueWithEvents.ts'
import { parseNotesFile } from '../../src/shared/formats/documents/notesFile.ts'
import { readIncoming } from '../../src/shared/formats/incoming.ts'
import { parsePackManifest } from '../../src/shared/formats/pack/packManifest.ts'
import { unknownIn } from '../../src/shared/formats/unknownIn.ts'
import { parseJsonText } from '../../src/shared/json/jsonText.ts'
import { bytesOf, textOf } from '../../src/shared/json/utf8.ts'
import { answerEvent } from '../../src/shared/tournament/asks/answerEvent.ts'
import { readEvent } from '../../src/shared/tournament/asks/readEvent.ts'
import { unknownInEvent } from '../../src/shared/tournament/asks/unknownInEvent.ts'
import { caseFiles, questionOf, valueAt } from '../cases/caseFiles.ts'
import { rulingOf } from '../cases/goldenRulings.ts'
import { fuzzFormats } from '../fuzz/formats.ts'
import { randomEvent } from '../support/randomEvents.ts'
import { chanceFrom, LONG, times } from '../support/seeded.ts'
import { publicFormats, schemaFiles } from './formats.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'docs/schemas')
const FORMATS = publicFormats()

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  allowUnionTypes: true,
  validateFormats: false
})
const validators = new Map<string, ValidateFunction>()

function validatorOf(format: string): ValidateFunction {
  const known = validators.get(format)
  if (known) return known
  const found = FORMATS.find((one) => one.format === format)
  if (!found) throw new Error(`No schema of ${format}.`)
  const made = ajv.compile(found.schema)
  validators.set(format, made)
  return made
}

/** What a schema says against a document; empty: nothing. */
function against(format: string, document: unknown): readonly string[] {
  const validate = validatorOf(format)
  return validate(document) ? [] : (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
}

/** Whether a list stands where an object belongs whose fields may all be left out: it is read as one without fields, and no editor need know. */
function hasListForObject(format: string, document: unknown): boolean {
  const validate = validatorOf(format)
  validate(document)
  return (validate.errors ?? []).some(
    ({ keyword, params, instancePath }) =>
      keyword === 'type' && (params as { readonly type?: unknown }).type === 'object' && Array.isArray(valueAt(document, instancePath))
  )
}

const formatOf = (json: unknown): string => String((json as { readonly format?: unknown } | null)?.format)
const hasSchema = (json: unknown): boolean => FORMATS.some(({ format }) => format === formatOf(json))

/** What reads documents of a format, by its name without the version. */
const READERS: Readonly<Record<string, (json: unknown) => Result<unknown>>> = {
  clixcase: parseQuestion,
  // Its parameters and clauses are read as it is laid over its parent.
  'linejudge-edition': (json) => withEditions(SHIPPED, [json]),
  'linejudge-event': readEvent,
  'linejudge-league': readLeague,
  'linejudge-notes': parseNotesFile,
  'linejudge-pack': parsePackManifest,
  'linejudge-backup': (json) => checked(v.looseObject({ header: v.string(), ...snapshotSchema.entries }), json)
}
const asFile = (json: unknown): Result<unknown> => {
  const reading = readIncoming([{ name: 'file.json', bytes: bytesOf(JSON.stringify(json)) }])
  return reading.ok ? { ok: true, value: reading } : { ok: false, problems: [] }
}
const isRead = (json: unknown): boolean => (READERS[formatOf(json).split('/')[0]!] ?? asFile)(json).ok

function filesBelow(folder: string, name: RegExp): readonly { readonly name: string; readonly json: unknown }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => ({ name: `${folder}/${path}`, json: JSON.parse(readFileSync(join(ROOT, folder, path), 'utf8')) as unknown }))
}

describe('the schemas', () => {
  it('lie in docs/schemas as the checkers give them (npm run schemas)', () => {
    const files = schemaFiles()
    expect(readdirSync(FOLDER).sort()).toEqual([...files.keys()].sort())
    for (const [name, text] of files) expect(readFileSync(join(FOLDER, name), 'utf8') === text, name).toBe(true)
  })

  it('are there for every version of every format that has a name in problems', () => {
    const families = Object.keys(problemSentences).flatMap((id) => (id.startsWith('noun.') ? [id.slice('noun.'.length)] : []))
    expect(families.length).toBeGreaterThan(9)
    for (const family of families)
      expect(
        FORMATS.some(({ format }) => format === `${family}/1`),
        family
      ).toBe(true)
  })

  it.each(FORMATS)('are sound schemas: $format', ({ format, schema }) => {
    expect(ajv.validateSchema(schema)).toBe(true)
    expect(validatorOf(format)({})).toBe(false)
    expect(JSON.stringify(schema)).not.toContain(ROOT)
  })
})

/** Documents and cases; `updates.json` is a setting of the build. */
const DOCUMENTS = /(?<!updates)\.(json|clixcase)$/

describe('what is shipped and what is tested', () => {
  const files = [
    ...filesBelow('resources', DOCUMENTS),
    ...filesBelow('test/fixtures/saves', /^(backup|figures|map)-.*\.json$/),
    ...filesBelow('test/cases', /^[^/]*\.clixcase$/)
  ]

  it('passes, every file of it', () => {
    expect(files.length).toBeGreaterThan(80)
    for (const { name, json } of files) expect([name, ...against(formatOf(json), json)]).toEqual([name])
  })

  it('passes, golden cases and given cases that are read, and their rulings', () => {
    let count = 0
    for (const { name, cases } of caseFiles())
      for (const one of cases) {
        if (!parseQuestion(questionOf(one)).ok) continue
        count++
        // One in so many: all of them are another matter of the long runs.
        if (LONG || count % 10 === 0) expect([name, one.id, ...against('clixcase/1', one)]).toEqual([name, one.id])
        if (LONG || count % 40 === 0) expect([name, one.id, ...against('clixcase-ruling', rulingOf(one))]).toEqual([name, one.id])
      }
    expect(count).toBeGreaterThan(1000)
  })

  it('passes, the examples of the documents', () => {
    const texts = ['docs/event-format.md', 'docs/case-format.md', 'docs/engine-package.md', 'CONTRIBUTING.md'].map((path) =>
      readFileSync(join(ROOT, path), 'utf8')
    )
    const blocks = texts.flatMap((text) => [...text.matchAll(/```json\n([^]*?)```/g)].map(([, block]) => block!))
    const whole = blocks.flatMap((block) =>
      /"format": "(clixcase|linejudge)/.test(block) && !block.includes('…') ? [JSON.parse(block) as unknown] : []
    )
    expect(whole.length).toBeGreaterThan(1)
    for (const one of whole) expect(against(formatOf(one), one)).toEqual([])
  })

  it('passes, events with all that happens in them, their answers and leagues of them', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { facts, settings } = randomEvent(seed, 12, 4)
      const ask = [{ kind: 'standings' }, { kind: 'pair', seed }, { kind: 'calls', now: '2026-01-01T10:00:00Z' }]
      const event = { format: 'linejudge-event/1', id: `e${seed}`, settings, log: facts, ask }
      expect(against('linejudge-event/1', event)).toEqual([])
      const read = readEvent(event)
      if (!read.ok) throw new Error(read.problems[0]!.message)
      expect(against('linejudge-event-answer-1', JSON.parse(JSON.stringify(answerEvent(read.value))))).toEqual([])
      const league = { format: 'linejudge-league/1', id: 'l', name: 'L', rule: { win: '3/2' }, events: [{ id: event.id }], files: [event] }
      expect(against('linejudge-league/1', league)).toEqual([])
      expect(against('linejudge-league/1', { ...league, files: [{ ...event, log: [{ do: 'round', round: 0 }] }] })).not.toEqual([])
    }
  })
})

describe('what is broken', () => {
  /** Broken documents of every kind: whether they are read, and whether their schema lets them pass. */
  let tried: readonly { readonly json: unknown; readonly read: boolean; readonly passes: boolean }[]

  beforeAll(async () => {
    // The clauses of an edition are checked over its parent, and not as it is read.
    const formats = (await fuzzFormats()).filter(({ name }) => name !== 'editions')
    const runs = times(1200)
    const found: { json: unknown; read: boolean; passes: boolean }[] = []
    for (const [index, { mutant }] of formats.entries()) {
      const chance = chanceFrom(900 + index)
      for (let run = 0; run < runs; run++) {
        const text = textOf(await mutant(chance))
        const json = text.ok ? parseJsonText(text.value) : text
        if (json.ok && hasSchema(json.value))
          found.push({ json: json.value, read: isRead(json.value), passes: against(formatOf(json.value), json.value).length === 0 })
      }
    }
    tried = found
  })

  it('is refused by no schema that Linejudge reads', () => {
    const wrong = tried.filter(({ json, read, passes }) => read && !passes && !hasListForObject(formatOf(json), json))
    expect(wrong.slice(0, 3).map(({ json }) => [json, ...against(formatOf(json), json)])).toEqual([])
    expect(tried.filter(({ read }) => read).length).toBeGreaterThan(100)
  })

  it('is stopped by the schema in most of what Linejudge refuses', () => {
    const refused = tried.filter(({ read }) => !read)
    expect(refused.length).toBeGreaterThan(300)
    expect(refused.filter(({ passes }) => !passes).length / refused.length).toBeGreaterThan(0.7)
  })

  it.each<[string, unknown, string]>([
    ['a kind that there is not', { format: 'clixcase/1', ruleset: 'heroclix-2012', ask: { kind: 'line' } }, '/ask/kind'],
    ['a question without its ends', { format: 'clixcase/1', ruleset: 'heroclix-2012', ask: { kind: 'line-of-fire', from: 'A' } }, '/ask'],
    [
      'a clause with a field of no meaning',
      {
        format: 'linejudge-special-terrain/2',
        rule: {
          id: 'a',
          name: 'A',
          rule: 'MAP-1',
          summary: 'A',
          cite: { document: 'A', section: 'B' },
          clauses: [{ phase: 'movement-stop', rule: 'MAP-1', stop: true, weather: 1 }]
        }
      },
      '/rule/clauses/0'
    ],
    [
      'clauses of a figure',
      {
        format: 'clixcase/1',
        ruleset: 'heroclix-2012',
        figures: [{ id: 'A', traits: [{ id: 't', clauses: [{ phase: 'no-such' }] }] }],
        ask: { kind: 'line-of-fire', from: 'A', to: [0, 0] }
      },
      '/figures/0/traits/0/clauses/0/phase'
    ],
    [
      'special terrain of a case',
      {
        format: 'clixcase/1',
        ruleset: 'heroclix-2012',
        specialTerrain: [{ id: 'A' }],
        ask: { kind: 'line-of-fire', from: [0, 0], to: [1, 0] }
      },
      '/specialTerrain/0'
    ],
    ['a fact without its fields', { format: 'linejudge-event/1', id: 'e', log: [{ do: 'drop', round: 1 }] }, '/log/0'],
    ['another version', { format: 'linejudge-map/2', id: 'a', name: 'A', map: { size: [1, 201] } }, '/map/size/1']
  ])('is told at its place: %s', (_what, json, place) => {
    expect(isRead(json)).toBe(false)
    expect(against(formatOf(json), json).map((one) => one.split(' ')[0])).toContain(place)
  })
})

describe('a file that names its schema for an editor', () => {
  const $schema = '../schemas/x.schema.json'

  it('is read without a word about that, whatever it is', () => {
    for (const { name, json } of [...filesBelow('resources', DOCUMENTS)]) {
      // An edition is no document of the library.
      if (formatOf(json) === 'linejudge-edition/1') continue
      const told = (document: object): readonly string[] => {
        const reading = readIncoming([{ name, bytes: bytesOf(JSON.stringify(document)) }])
        if (!reading.ok) throw new Error(`${name}: ${reading.broken[0]?.problems[0]?.message ?? ''}`)
        return reading.documents.flatMap(unknownIn)
      }
      expect([name, ...told({ $schema, ...(json as object) })]).toEqual([name, ...told(json as object)])
    }
    const event = { $schema, format: 'linejudge-event/1', id: 'e', log: [] }
    expect(readEvent(event).ok && unknownInEvent(event)).toEqual([])
    const league = readLeague({ $schema, format: 'linejudge-league/1', id: 'l', name: 'L', rule: {}, events: [], files: [event] })
    expect(league.ok && unknownInLeague(league.value)).toEqual([])
  })

  it('is ruled on as without it; deeper down such a field is told as any other', () => {
    const bare = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [3, 1] },
      figures: [{ id: 'A', at: [0, 0] }],
      ask: { kind: 'line-of-fire', from: 'A', to: [2, 0] }
    }
    const ruled = (json: unknown) => {
      const question = parseQuestion(json)
      if (!question.ok) throw new Error(question.problems[0]!.message)
      return answerQuestion(question.value)
    }
    expect(ruled({ $schema, ...bare })).toEqual(ruled(bare))
    expect(ruled({ ...bare, figures: [{ $schema, id: 'A', at: [0, 0] }] }).notConsidered).toMatchObject([
      { kind: 'field', path: '/figures/0/$schema' }
    ])
    expect(ruled({ $schema, format: 'clixcase/1', ruleset: 'heroclix-2012', ask: { kind: 'odds', needed: 7 } }).notConsidered).toEqual([])
  })
})
