/** `judge import FILE …`: maps of other programs as documents of ours, with a note for whatever is not in them. */
import { basename } from 'node:path'
import { fail, ok, type Problem, type Result } from '../shared/base/result.ts'
import { problem } from '../shared/base/problem.ts'
import { isRecord } from '../shared/base/validate.ts'
import { parseMapDocument } from '../shared/formats/documents/mapDocument.ts'
import { IMPORTERS } from '../shared/formats/foreign/all.ts'
import type { ImportedFile, ImportOptions } from '../shared/formats/foreign/importer.ts'
import { parseJsonText } from '../shared/json/jsonText.ts'
import { internalProblem } from './answerInput.ts'
import type { Output } from './output.ts'
import { plain } from './plainText.ts'
import { inputOf } from './readInput.ts'

const FORMAT = 'linejudge-import/1'
export const IMPORT_USAGE = 'import FILE … [--objects skip|blocking|hindering|walls] [--tiles "1=hindering,2=special:ID"]'

const OBJECTS = ['skip', 'blocking', 'hindering', 'walls'] as const

interface Read {
  readonly file: string
  readonly json: Readonly<Record<string, unknown>>
}

/** Runs the verb. Exit status: 0 everything came in, 2 something could not be read; then nothing did. */
export async function runImport(args: readonly string[], output: Output): Promise<number> {
  const json = args.includes('--json')
  const bad = (problems: readonly Problem[], file = '', recognised: string | null = null): number => {
    const told = problems.map(({ code, message, path, facts }) => ({
      code,
      message,
      path: code === 'missing-field' && typeof facts?.field === 'string' ? `${path}/${facts.field}` : path,
      ...(file !== '' && { file })
    }))
    if (json)
      output.out(
        `${JSON.stringify({ format: FORMAT, ok: false, files: file === '' ? [] : [{ file, recognised, generation: null, skipped: 0 }], documents: [], notes: [], problems: told })}\n`
      )
    else
      for (const { message, path } of told)
        output.err(plain(`${[file, path].filter(Boolean).join(' at ')}${file || path ? ': ' : ''}${message}`) + '\n')
    return 2
  }
  const given = optionsIn(args)
  if (!given.ok) return bad(given.problems)
  if (given.value.files.length === 0) return bad([problem('usage', '', 'verb-usage', { usage: IMPORT_USAGE })])
  const read: Read[] = []
  for (const file of given.value.files) {
    const one = await readJson(file)
    if (!one.ok) return bad(one.problems, basename(file))
    read.push({ file: basename(file), json: one.value })
  }
  const options: ImportOptions = { ...given.value.options, beside: new Map(read.map((one) => [one.file, one.json])) }
  const files: { file: string; recognised: string; generation: null; skipped: number }[] = []
  const documents: unknown[] = []
  const notes: unknown[] = []
  const lines: string[] = []
  for (const one of read) {
    // What belongs to another file is read with it.
    const recognised = recognise(one.json)
    if (recognised === null && read.length > 1 && isPartOf(one.json)) continue
    if (recognised === null) return bad([problem('not-recognised', '', 'not-recognised', {})], one.file)
    let imported: Result<ImportedFile>
    try {
      imported = recognised.read(one.json, one.file, options)
    } catch (error) {
      imported = { ok: false, problems: [internalProblem(error)] }
    }
    if (!imported.ok) return bad(imported.problems, one.file, recognised.name)
    files.push({ file: one.file, recognised: recognised.name, generation: null, skipped: 0 })
    documents.push(...imported.value.documents)
    notes.push(...imported.value.notes.map((note) => ({ ...note, file: one.file })))
    for (const { document } of imported.value.documents)
      lines.push(`${one.file}: map "${document.name}", ${document.map.size.join(' x ')} squares`)
    for (const { message } of imported.value.notes) lines.push(`  ${message}`)
  }
  output.out(
    json ? `${JSON.stringify({ format: FORMAT, ok: true, files, documents, notes, problems: [] })}\n` : `${lines.map(plain).join('\n')}\n`
  )
  return 0
}

/** Files that only mean something beside another: tile sets and levels of their own. */
const isPartOf = (json: Readonly<Record<string, unknown>>): boolean => 'tiles' in json || 'tilecount' in json || 'layerInstances' in json

function recognise(
  json: Readonly<Record<string, unknown>>
): { readonly name: string; readonly read: (typeof IMPORTERS)[number]['read'] } | null {
  if (String(json.format).startsWith('linejudge-map/')) return { name: 'linejudge-map', read: (own) => ownMap(own) }
  return IMPORTERS.find(({ recognises }) => recognises(json)) ?? null
}

function ownMap(json: Readonly<Record<string, unknown>>): Result<ImportedFile> {
  const found = parseMapDocument(json)
  return found.ok ? ok({ documents: [{ kind: 'map', document: found.value }], notes: [] }) : found
}

async function readJson(file: string): Promise<Result<Readonly<Record<string, unknown>>>> {
  const text = await inputOf(file).read()
  if (!text.ok) return text
  const json = parseJsonText(text.value)
  if (!json.ok) return json
  return isRecord(json.value) ? ok(json.value) : fail(problem('not-recognised', '', 'not-recognised', {}))
}

interface Given {
  readonly files: readonly string[]
  readonly options: ImportOptions
}

function optionsIn(args: readonly string[]): Result<Given> {
  const files: string[] = []
  let options: ImportOptions = {}
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!
    if (arg === '--json') continue
    if (arg === '--objects' || arg === '--tiles') {
      const value = args[++index] ?? ''
      const wrong = fail(problem('wrong-option', '', 'wrong-option', { option: arg, found: value }))
      if (arg === '--objects') {
        const objects = OBJECTS.find((one) => one === value)
        if (objects === undefined) return wrong
        options = { ...options, objects }
        continue
      }
      const tiles = new Map<number, string>()
      for (const part of value.split(',')) {
        const pair = /^\s*(\d{1,9})\s*=\s*(\S[^=]*)$/.exec(part)
        if (pair === null) return wrong
        tiles.set(Number(pair[1]), pair[2]!.trim())
      }
      options = { ...options, tiles }
    } else if (arg.startsWith('-') && arg !== '-')
      return fail(problem('unknown-option', '', 'unknown-option', { option: arg, usage: IMPORT_USAGE }))
    else files.push(arg)
  }
  return ok({ files, options })
}
