/**
 * Twice the text takes at most three times the steps: of every reader of text, and of every format with each list of its samples twice as long.
 * Steps are counted (`support/steps.ts`); no time is asserted.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRecord } from '../../src/shared/base/validate.ts'
import { readAny } from '../../src/shared/formats/anyFile.ts'
import { PARTS } from '../../src/shared/formats/foreign/partAlone.ts'
import { parseForeignText } from '../../src/shared/formats/foreignText.ts'
import { IMPORTERS } from '../../src/shared/formats/importers.ts'
import { readIncoming } from '../../src/shared/formats/incoming.ts'
import { bytesOf, textOf } from '../../src/shared/json/utf8.ts'
import { fuzzFormats } from '../fuzz/formats.ts'
import { beginSteps } from '../support/steps.ts'
import { hostileTexts } from './hostileTexts.ts'
import { longSamples } from './longSamples.ts'
import { NOT_FROM_OUTSIDE, READERS } from './readers.ts'

/** Signs of the shorter text. */
const LENGTH = 600
/** All texts together grow by two if none is worse; then none is counted by itself. */
const TOGETHER = 2.25
const MOST = 3
/** Steps that a call takes in any case. */
const BEGINNING = 2000

let counter: ReturnType<typeof beginSteps>
beforeAll(() => {
  counter = beginSteps()
})
afterAll(() => {
  counter.end()
})

describe('twice the text takes at most three times the steps', () => {
  it.each(READERS.map((reader, index) => [`${reader.name} (${index})`, reader] as const))('%s', (_, { read, most }) => {
    const length = most === undefined ? LENGTH : Math.floor(most / 2) - 2
    const short = hostileTexts(length)
    const long = hostileTexts(2 * length)
    // Tables that are made once are made.
    for (const text of ['', 'a', 'thor > iron man 1', short[0]![1]]) read(text)
    const all = (texts: typeof short) => counter.of(() => texts.forEach(([, text]) => read(text)))
    if (all(long) <= TOGETHER * all(short)) return
    const worse = short.flatMap(([name, text], index) => {
      const [once, twice] = [counter.of(() => read(text)), counter.of(() => read(long[index]![1]))]
      return twice > MOST * once + BEGINNING ? [`${name}: ${once} steps, then ${twice}`] : []
    })
    expect(worse).toEqual([])
  })
})

/** Formats without a text: their bounds are tested with their readers. */
const NO_TEXT = ['packs', 'pictures', 'backups']
/** Corrects figures of another file, and is nothing by itself. */
const NEEDS_ANOTHER = 'hcunits-patch'
/** Entries of the shorter list. */
const COUNT = 150

describe('a list that is twice as long takes at most three times the steps', async () => {
  const formats = await fuzzFormats()
  const readAll = (text: string) => {
    const files = [{ name: 'stranger', bytes: bytesOf(text) }]
    readAny(files)
    readIncoming(files)
  }

  it.each(formats.filter(({ name }) => !NO_TEXT.includes(name)).map((format) => [format.name, format] as const))(
    '%s',
    (_, { samples = [] }) => {
      expect(samples.length).toBeGreaterThan(0)
      for (const sample of samples) {
        const [none, short, long] = [1, COUNT, 2 * COUNT].map((count) => longSamples(sample, count)) as [
          readonly string[],
          readonly string[],
          readonly string[]
        ]
        for (const text of none) readAll(text)
        const all = (texts: readonly string[]) => counter.of(() => texts.forEach(readAll))
        const base = all(none)
        if (all(long) - base <= TOGETHER * (all(short) - base)) continue
        const worse = short.flatMap((text, index) => {
          const [least, once, twice] = [none, short, long].map((texts) =>
            counter.of(() => {
              readAll(texts[index] ?? text)
            })
          ) as [number, number, number]
          return twice - least > MOST * (once - least) + BEGINNING ? [`${index}, ${text.slice(0, 60)}: ${once} steps, then ${twice}`] : []
        })
        expect(worse).toEqual([])
      }
    }
  )

  it('every importer has samples among the formats', () => {
    const read = new Set<string>()
    for (const { samples = [] } of formats)
      for (const bytes of samples) {
        const text = textOf(bytes)
        const json = text.ok ? parseForeignText(text.value) : text
        const importer =
          json.ok && isRecord(json.value) && IMPORTERS.find(({ recognises }) => recognises(json.value as Readonly<Record<string, unknown>>))
        if (importer) read.add(importer.name)
      }
    const alone = IMPORTERS.filter((importer) => !PARTS.includes(importer) && importer.name !== NEEDS_ANOTHER).map(({ name }) => name)
    expect(alone.filter((name) => !read.has(name))).toEqual([])
  })
})

const root = join(import.meta.dirname, '../..')
const READS = /^export (?:async )?(?:function\*?|const) (\w+)(?: = (?:async )?)?\((?:text|typed|line|words?|code): string\b/gm

it('every function that reads a text has its line among the readers', () => {
  const known = new Set([...READERS.map(({ name }) => name), ...Object.keys(NOT_FROM_OUTSIDE)])
  const missing: string[] = []
  const there = new Set<string>()
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.parentPath.includes('i18n')) continue
    const path = join(entry.parentPath, entry.name)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(READS)) {
      there.add(name)
      if (!known.has(name)) missing.push(`${relative(root, path)}: ${name}`)
    }
  }
  expect(missing).toEqual([])
  expect(Object.keys(NOT_FROM_OUTSIDE).filter((name) => !there.has(name))).toEqual([])
})
