/** The engine's package as somebody else gets it: installed into an empty folder without a network, its examples run there on Node and in a page. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packEngine } from '../../scripts/packEngine.mjs'
import { runNpm } from '../../scripts/lib.mjs'
import { sharedBrowser } from '../support/browser.ts'
import { engineExamples, type EngineExample } from '../support/engineExamples.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const EXAMPLES = engineExamples()

describe('the engine as a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linejudge-engine-'))
  const installed = join(folder, 'node_modules/linejudge-engine')
  let server: Server

  beforeAll(async () => {
    const packed = await packEngine(join(folder, 'packed'))
    // What a registry would give, out of the packages that are here.
    await npm(['pack', join(ROOT, 'node_modules/valibot'), '--pack-destination', join(folder, 'packed'), '--ignore-scripts'])
    const valibot = readdirSync(join(folder, 'packed')).find((name) => name.startsWith('valibot-'))!
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    await npm(['install', '--offline', '--ignore-scripts', '--prefix', folder, packed, join(folder, 'packed', valibot)])
    mkdirSync(join(folder, 'examples'))
    EXAMPLES.forEach(({ code }, index) => {
      writeFileSync(join(folder, 'examples', `${index}.js`), code)
    })
    server = createServer(({ url = '/' }, response) => {
      response.setHeader('Content-Type', url === '/' ? 'text/html' : 'text/javascript')
      response.end(url === '/' ? page() : readFileSync(join(folder, url)))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('holds what it needs and no more, and depends on valibot alone', () => {
    expect(readdirSync(installed).sort()).toEqual(['NOTICES.md', 'README.md', 'engine.d.ts', 'engine.js', 'package.json', 'schemas'])
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['linejudge-engine', 'valibot'])
    const from = [...readFileSync(join(installed, 'engine.js'), 'utf8').matchAll(/^import .* from "([^"]+)"/gm)].map(([, name]) => name)
    expect(from).toEqual(['valibot'])
    expect(readFileSync(join(installed, 'NOTICES.md'), 'utf8')).toContain('edmonds-blossom-fixed')
    expect(readdirSync(join(installed, 'schemas'))).toEqual(readdirSync(join(ROOT, 'docs/schemas')))
    const text = readdirSync(installed, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')] : []
    )
    expect(text.filter((one) => one.includes(ROOT))).toEqual([])
  })

  it.each(EXAMPLES)('runs on Node as its README says: $title', async ({ code, prints }) => {
    expect(EXAMPLES).toHaveLength(6)
    const { stdout } = await promisify(execFile)(process.execPath, [`examples/${EXAMPLES.findIndex((one) => one.code === code)}.js`], {
      cwd: folder
    })
    expect(stdout).toBe(prints)
  })

  it('runs in a page as on Node', async () => {
    const context = await (await sharedBrowser()).newContext()
    const opened = await context.newPage()
    const printed: string[][] = EXAMPLES.map(() => [])
    let current = 0
    opened.on('console', (message) => printed[current]!.push(message.text()))
    await opened.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    for (current = 0; current < EXAMPLES.length; current++) await opened.evaluate(`import('/examples/${current}.js')`)
    await context.close()
    expect(printed.map((lines) => lines.map((line) => `${line}\n`).join(''))).toEqual(EXAMPLES.map((one: EngineExample) => one.prints))
  })

  it('has types that another project can be checked with', async () => {
    const compiler = {
      strict: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      noEmit: true,
      types: [],
      lib: ['ES2023', 'DOM']
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: compiler, files: ['use.ts'] }))
    writeFileSync(join(folder, 'use.ts'), USE)
    const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/@typescript/native/bin/tsc')], {
      cwd: folder
    }).catch((error: unknown) => error as { stdout: string })
    // One mistake on purpose: types that are `any` would let it through.
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.replace(/\(.*?\)/, ''))
    ).toEqual(["use.ts: error TS2345: Argument of type 'number' is not assignable to parameter of type 'Question'."])
  })

  const page = (): string =>
    `<!doctype html><link rel="icon" href="data:,"><script type="importmap">${JSON.stringify({
      imports: { 'linejudge-engine': '/node_modules/linejudge-engine/engine.js', valibot: '/node_modules/valibot/dist/index.mjs' }
    })}</script>`
})

const USE = `import { answer, checkEvent, checkMap, checkQuestion, lint, tableOf, type LintReport, type Standings } from 'linejudge-engine'
const question = checkQuestion({})
if (question.ok) console.log(answer(question.value).because.map(({ rule, text }) => rule + text), tableOf(question.value).ok)
const map = checkMap('')
if (map.ok) { const report = lint(map.value); if (report.ok) { const found: LintReport = report.value; console.log(found.errors) } }
const event = checkEvent('')
if (event.ok) { const standings: Standings = event.value.standings(1); console.log(standings.rows[0]?.wins) }
answer(5)
`

async function npm(args: readonly string[]): Promise<void> {
  const { status, output } = await runNpm([...args, '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) throw new Error(`npm failed: ${output}`)
}
