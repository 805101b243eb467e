/** Every public format with its JSON Schema: what `npm run schemas` writes into `docs/schemas`. */
import * as v from 'valibot'
import { snapshotSchema } from '../../src/shared/backup/readSnapshot.ts'
import { entriesWithEditions } from '../../src/shared/cases/parse/caseSchema.ts'
import { NO_BOARD_QUESTIONS } from '../../src/shared/cases/questions/noBoard.ts'
import { TABLE_QUESTIONS } from '../../src/shared/cases/questions/onTable.ts'
import { caseMapSchema, segmentSchema, squareSchema } from '../../src/shared/contract/mapSchema.ts'
import { RULESETS } from '../../src/shared/contract/case.ts'
import { elementsSchema } from '../../src/shared/formats/documents/figures/elementsFile.ts'
import { figureSchema } from '../../src/shared/formats/documents/figures/figureSchema.ts'
import { figureSetSchema } from '../../src/shared/formats/documents/figures/figureSetFile.ts'
import { hexMapFileSchema } from '../../src/shared/formats/documents/maps/hexMapFile.ts'
import { leagueSchema } from '../../src/shared/formats/documents/leagueFile.ts'
import { mapFileSchema } from '../../src/shared/formats/documents/maps/mapDocument.ts'
import { notesSchema } from '../../src/shared/formats/documents/notesFile.ts'
import { rulingFileSchema } from '../../src/shared/formats/documents/rulingFile.ts'
import { specialTerrainFileSchema } from '../../src/shared/formats/documents/specialTerrainFile.ts'
import { teamSchema } from '../../src/shared/formats/documents/teamFile.ts'
import { packManifestSchema } from '../../src/shared/formats/pack/packManifest.ts'
import { descentSchema } from '../../src/shared/games/descent/shape.ts'
import { heroscapeSchema } from '../../src/shared/games/heroscape/shape.ts'
import { CLAUSE_ADDRESSES, clauseSchemaAt } from '../../src/shared/editions/clauseSchema.ts'
import { editionSchema } from '../../src/shared/editions/editionSchema.ts'
import { PARAM_SCHEMAS } from '../../src/shared/editions/paramSchema.ts'
import { ownClause, specialTerrainSchema } from '../../src/shared/rules/terrain/parseSpecialTerrain.ts'
import { ASKS } from '../../src/shared/tournament/asks/all.ts'
import { eventShape } from '../../src/shared/tournament/asks/readEvent.ts'
import { FACT_KINDS } from '../../src/shared/tournament/facts/all.ts'
import { COMMON } from '../../src/shared/tournament/facts/factKind.ts'
import { factSchemaOf } from '../../src/shared/tournament/log/eventLog.ts'
import { jsonSchemaOf, switchOn, tidied, type JsonSchema, type Named } from './jsonSchema.ts'
import { anyRuling, eventAnswer, TABLE_RULINGS } from './rulings.ts'

export interface PublicFormat {
  /** As its documents name it, `linejudge-map/2`; of documents that name none, what they are. */
  readonly format: string
  /** The name of its schema in `docs/schemas`. */
  readonly file: string
  readonly title: string
  readonly schema: JsonSchema
}

/** What stands once in each schema that has it. */
const PARTS: Named = {
  square: squareSchema,
  segment: segmentSchema,
  map: caseMapSchema,
  'special-terrain': specialTerrainSchema,
  figure: figureSchema
}

const SCHEMA_FIELD = { $schema: { type: 'string', description: 'The schema that an editor checks this file with.' } } as const

/** A whole document: with the dialect, a title, and the field by which a file names its schema. */
function whole(title: string, schema: JsonSchema): JsonSchema {
  const { properties, ...rest } = schema
  return tidied({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...rest,
    properties: { ...SCHEMA_FIELD, ...properties }
  })
}

/** The parts of a schema and what it shares with others, apart. */
const split = ({
  $defs = {},
  ...schema
}: JsonSchema): { readonly $defs: NonNullable<JsonSchema['$defs']>; readonly schema: JsonSchema } => ({
  $defs,
  schema
})

/** Shapes written together into one schema, so that what they share stands there once. */
const together = (shapes: Readonly<Record<string, v.GenericSchema>>, clauses: JsonSchema | null = null) =>
  split(jsonSchemaOf(v.unknown(), { ...PARTS, ...shapes }, clauses))

/** Clauses that are written on a figure or an object need not name the rule that they are cited as. */
function ownClauses(): JsonSchema {
  const clause = jsonSchemaOf(v.strictObject({ clause: ownClause }))
  const text = JSON.stringify(clause, (key, value: unknown) =>
    key === 'required' && Array.isArray(value) ? value.filter((name) => name !== 'rule') : value
  )
  const { $defs = {} } = JSON.parse(text) as JsonSchema
  return { type: 'array', maxItems: 40, items: Object.values($defs)[0]! }
}

/** A rule may stand in a case by itself or as the file that holds it. */
const specialTerrainOfCase: JsonSchema = {
  type: 'array',
  maxItems: 200,
  items: {
    if: { type: 'object', required: ['rule'], properties: { rule: { type: 'object' } } },
    then: { type: 'object', properties: { rule: { $ref: '#/$defs/special-terrain' } } },
    else: { $ref: '#/$defs/special-terrain' }
  }
}

function caseFormat(): JsonSchema {
  const kinds = [...TABLE_QUESTIONS, ...NO_BOARD_QUESTIONS].map(({ kind, schema }, index) => {
    const name = index < TABLE_QUESTIONS.length ? `ask-${kind}` : `ask-${kind}-without-board`
    return { kind, name, schema }
  })
  const { $defs } = together(
    {
      ...Object.fromEntries(kinds.map(({ name, schema }) => [name, schema])),
      heroclix: v.looseObject(entriesWithEditions),
      heroscape: heroscapeSchema,
      descent: descentSchema
    },
    { $ref: '#/$defs/own-clauses' }
  )
  const ask = switchOn(
    'kind',
    kinds.map(({ kind, name }) => [kind, { $ref: `#/$defs/${name}` }]),
    'refused'
  )
  const games = [
    ['heroscape-knockback', 'heroscape'],
    ['descent-2e', 'descent']
  ] as const
  const ofGame = games.map(([ruleset]) => ruleset)
  return {
    type: 'object',
    required: ['format', 'ruleset', 'ask'],
    properties: { format: { const: 'clixcase/1' }, ruleset: { type: 'string', examples: [...RULESETS] } },
    allOf: [
      {
        if: { properties: { ruleset: { enum: ofGame } } },
        else: {
          allOf: [{ $ref: '#/$defs/heroclix' }],
          properties: { ask: { $ref: '#/$defs/ask' }, specialTerrain: specialTerrainOfCase }
        }
      },
      ...games.map(([ruleset, name]) => ({ if: { properties: { ruleset: { const: ruleset } } }, then: { $ref: `#/$defs/${name}` } }))
    ],
    // Another ruleset is one that the case brings.
    anyOf: [{ properties: { ruleset: { enum: [...RULESETS] } } }, { required: ['editions'], properties: { editions: { minItems: 1 } } }],
    $defs: { ...$defs, ask, 'own-clauses': ownClauses() }
  }
}

/** An event, with its facts by what was done and its asks by their kind; a fact of an unknown kind is refused when it is taken, and no error. */
function eventFormat(): JsonSchema {
  const facts = [...FACT_KINDS.keys(), 'undo']
  const asks = [...ASKS]
  const { $defs } = together({
    event: eventShape,
    'any-fact': COMMON,
    ...Object.fromEntries(facts.map((name) => [`fact-${name}`, factSchemaOf(name)!])),
    ...Object.fromEntries(asks.map(([kind, { schema }]) => [`ask-${kind}`, schema]))
  })
  const fact = switchOn(
    'do',
    facts.map((name) => [name, { $ref: `#/$defs/fact-${name}` }]),
    'let in'
  )
  const ask = switchOn(
    'kind',
    asks.map(([kind]) => [kind, { $ref: `#/$defs/ask-${kind}` }]),
    'refused'
  )
  return {
    allOf: [{ $ref: '#/$defs/event' }],
    properties: {
      log: { type: 'array', items: { allOf: [{ $ref: '#/$defs/any-fact' }, { $ref: '#/$defs/fact' }] } },
      ask: { type: 'array', items: { $ref: '#/$defs/ask' } }
    },
    $defs: { ...$defs, fact, ask }
  }
}

function leagueFormat(): JsonSchema {
  const event = eventFormat()
  const { schema, $defs } = split(jsonSchemaOf(leagueSchema))
  const { $defs: ofEvent = {}, ...shape } = event
  const properties = { ...schema.properties, files: { type: 'array', items: { $ref: '#/$defs/event-file' } } } as const
  return { ...schema, properties, $defs: { ...$defs, ...ofEvent, 'event-file': shape } }
}

/**
 * An edition, with its clauses: in a list each says its phase and what it does; by address these are said by the address, and a second
 * clause of a kind has its number behind it (`value#2`).
 */
function editionFormat(): JsonSchema {
  const name = (address: string): string => `clause-${address.replace('/', '-')}`
  const { $defs } = together(Object.fromEntries(CLAUSE_ADDRESSES.map((address) => [name(address), clauseSchemaAt(address)!])))
  const { schema, $defs: own } = split(jsonSchemaOf(editionSchema, PARTS))
  const refs = CLAUSE_ADDRESSES.map((address) => ({ $ref: `#/$defs/${name(address)}` }))
  const changes = CLAUSE_ADDRESSES.map((address): readonly [string, JsonSchema] => {
    const { required = [], ...shape } = $defs[name(address)] as JsonSchema
    const said = required.filter((field) => field !== 'phase' && field !== 'does')
    return [`^${address}(#[0-9]{1,3})?$`, { anyOf: [{ type: 'null' }, { ...shape, required: said }] }]
  })
  const params = Object.fromEntries(
    [...PARAM_SCHEMAS].map(([address, one]) => {
      const { schema: value } = split(jsonSchemaOf(one))
      const withRow = { type: 'object', required: ['is'], properties: { is: value, by: { type: 'string' } }, additionalProperties: false }
      return [address, { anyOf: [value, withRow as JsonSchema] }]
    })
  )
  const withClauses = JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'clauses'
        ? {
            anyOf: [
              { type: 'array', maxItems: 60, items: { anyOf: refs } },
              { type: 'object', patternProperties: Object.fromEntries(changes), additionalProperties: false }
            ]
          }
        : value
    )
  ) as JsonSchema
  return {
    ...withClauses,
    properties: { ...withClauses.properties, params: { type: 'object', properties: params, additionalProperties: false } },
    $defs: { ...own, ...$defs }
  }
}

/** Rulings on questions without a board and of the neighbouring games have fields of their own beside what all have. */
function rulingFormat(): JsonSchema {
  const kinds = Object.entries(TABLE_RULINGS)
  const { $defs } = together({ ruling: anyRuling, ...Object.fromEntries(kinds.map(([kind, schema]) => [`ruling-${kind}`, schema])) })
  return {
    allOf: [
      { $ref: '#/$defs/ruling' },
      ...kinds.map(([kind]) => ({
        // Plain odds of the dice have the name of odds on a position, and no clicks.
        if: { properties: { kind: { const: kind } }, required: kind === 'odds' ? ['kind', 'clicks'] : ['kind'], ...unlessUnfinished(kind) },
        then: { $ref: `#/$defs/ruling-${kind}` }
      }))
    ],
    $defs
  }
}

const unlessUnfinished = (kind: string): JsonSchema =>
  kind === 'preparation' || kind === 'timeline' ? {} : { not: { properties: { verdict: { const: 'unfinished' } } } }

function plain(schema: v.GenericSchema): JsonSchema {
  const { schema: own, $defs } = split(jsonSchemaOf(schema, PARTS))
  return { ...own, $defs }
}

/** A format that reads its older versions: each has a schema of its own, which differs in what the version is called. */
const versions = (name: string, title: string, numbers: readonly number[], schema: JsonSchema): PublicFormat[] =>
  numbers.map((number) => ({
    format: `${name}/${number}`,
    file: `${name}-${number}.schema.json`,
    title,
    schema: whole(title, { ...schema, properties: { ...schema.properties, format: { const: `${name}/${number}` } } })
  }))

const answer = (file: string, title: string, schema: JsonSchema): PublicFormat => ({
  format: file,
  file: `${file}.schema.json`,
  title,
  schema: whole(title, schema)
})

/** Its case and its ruling have schemas of their own. */
function savedRulingFormat(): JsonSchema {
  const { case: _, ruling: _ruling, ...entries } = rulingFileSchema.entries
  const schema = plain(v.looseObject(entries))
  const object = { type: 'object' } as const
  return {
    ...schema,
    required: [...(schema.required ?? []), 'case', 'ruling'],
    properties: { ...schema.properties, case: object, ruling: object }
  }
}

/** The backup names a checksum over its top beside what the reader keeps. */
function backupFormat(): JsonSchema {
  const schema = plain(snapshotSchema)
  return {
    ...schema,
    required: [...(schema.required ?? []), 'header'],
    properties: { ...schema.properties, header: { type: 'string' } }
  }
}

/** All of them, in the order of the list in `docs/schemas/README.md`. */
export const publicFormats = (): readonly PublicFormat[] => [
  ...versions('clixcase', 'A question to the referee, with its position', [1], caseFormat()),
  answer('clixcase-ruling', 'A ruling: the answer to a question, with its reasons', rulingFormat()),
  ...versions('linejudge-map', 'A map of squares', [1, 2], plain(mapFileSchema)),
  ...versions('linejudge-hexmap', 'A map of hexes', [1], plain(hexMapFileSchema)),
  ...versions('linejudge-figures', 'A set of figures', [1, 2, 3], plain(figureSetSchema)),
  ...versions(
    'linejudge-elements',
    'Game elements of a set: equipment, one-shots, terrain markers and their like',
    [1],
    plain(elementsSchema)
  ),
  ...versions('linejudge-special-terrain', 'A rule of special terrain', [1, 2], plain(specialTerrainFileSchema)),
  ...versions('linejudge-team', 'A team sheet', [1], plain(teamSchema)),
  ...versions('linejudge-ruling', 'A saved ruling, with the note and the overruling of the judge', [1], savedRulingFormat()),
  ...versions('linejudge-edition', 'An edition: what it changes in the rules of its parent', [1], editionFormat()),
  ...versions('linejudge-pack', 'What a pack says about itself (manifest.json in it)', [1, 2, 3], plain(packManifestSchema)),
  ...versions('linejudge-event', 'An event: its facts, and what is asked of them', [1], eventFormat()),
  answer('linejudge-event-answer-1', 'The answer on an event', plain(eventAnswer)),
  ...versions('linejudge-league', 'A league: events that are counted together', [1], leagueFormat()),
  ...versions('linejudge-notes', 'Notes on rules', [1], plain(notesSchema)),
  ...versions('linejudge-backup', 'A backup of everything on a device', [1], backupFormat())
]

/** The text of each file of `docs/schemas`, by its name. */
export function schemaFiles(): ReadonlyMap<string, string> {
  const formats = publicFormats()
  return new Map([
    ...formats.map(({ file, schema }) => [file, `${JSON.stringify(schema, null, 1)}\n`] as const),
    ['README.md', readme(formats)]
  ])
}

const readme = (formats: readonly PublicFormat[]): string =>
  `${[
    '# JSON Schemas of the public formats',
    '',
    'Written by `npm run schemas` from the checkers that read the files; a test compares. A schema refuses nothing that Linejudge reads.',
    'What needs two places of a file (rows as long as the map is wide, figures that exist) only Linejudge itself checks.',
    '',
    'An editor completes and checks a file that names its schema in `"$schema"`; Linejudge passes that field over. In Visual Studio Code the setting',
    '`json.schemas` does the same for all files of a name: `{ "fileMatch": ["*.clixcase"], "url": "./docs/schemas/clixcase-1.schema.json" }`.',
    '',
    '| format | schema | what |',
    '|---|---|---|',
    ...formats.map(({ format, file, title }) => `| ${format} | [${file}](${file}) | ${title} |`)
  ].join('\n')}\n`
