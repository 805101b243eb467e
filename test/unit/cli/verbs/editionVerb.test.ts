/** `judge edition lint|hash|diff|apply` and `--edition FILE`: what they print, exit statuses, and input that is no edition. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from '../../../../src/cli/judge.ts'
import { EDITION_USAGES } from '../../../../src/cli/verbs/editionVerb.ts'
import { editionFile, editionPath } from '../../../support/editions.ts'

const folder = mkdtempSync(join(tmpdir(), 'linejudge-editions-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

let files = 0
function file(content: unknown): string {
  const name = join(folder, `${++files}.json`)
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

async function judge(...args: readonly string[]) {
  let [out, err] = ['', '']
  const status = await main(args, { out: (more) => (out += more), err: (more) => (err += more), terminal: false })
  return { status, out, err, json: () => JSON.parse(out) as Record<string, unknown> }
}
const edition = (...args: readonly string[]) => judge('edition', ...args)

const modifiers = (count: number) => ({
  format: 'clixcase/1',
  id: `modifiers-${count}`,
  ruleset: 'heroclix-2013',
  map: { size: [3, 3] },
  figures: [
    {
      id: 'a',
      at: [1, 1],
      side: 'red',
      attack: 9,
      effects: Array.from({ length: count }, (_, number) => ({ value: 'attack', modifier: 1, source: `card ${number}` }))
    }
  ],
  ask: { kind: 'value', figure: 'a', value: 'attack' }
})
const CASES = file([modifiers(1), modifiers(2), modifiers(3)])
const corner = editionPath('corner')

describe('judge edition lint', () => {
  it('says what an edition is, and exits with 0', async () => {
    const { status, out, err } = await edition('lint', corner)
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/Corner Store, version 3, on heroclix-2013\n *rules sha256:[0-9a-f]{64}\n *1 parameters, 2 effects, 3 rows\n/)
    expect(out).toMatch(/\n *5 texts without words in "es"\n *6 texts without words in "pt"\n/)
    expect((await edition('lint', editionPath('slice'), '--strict')).status).toBe(0)
  })

  it('warns of what names no row, no source or no text; --strict exits with 1', async () => {
    const careless = {
      ...editionFile('corner'),
      params: { 'values.modifierLimit': 2 },
      rows: { ...editionFile('corner').rows, 'CS-4': { title: 'More' } }
    }
    const name = file(careless)
    const { status, out } = await edition('lint', name)
    expect(status).toBe(0)
    expect(out).toMatch(/warning at \/params\/values\.modifierLimit: .*"by"/)
    for (const what of ['no source', 'no text', 'No change names the row CS-4']) expect(out).toContain(what)
    const strict = await edition('lint', name, '--strict', '--json')
    expect(strict.status).toBe(1)
    expect(strict.json()).toMatchObject({
      format: 'linejudge-edition-answer/1',
      ok: true,
      editions: [{ id: 'corner-store', warnings: expect.any(Array) as unknown[] }]
    })
  })

  it('finds a parent with --with, and names what is missing or goes in a circle', async () => {
    expect((await edition('lint', editionPath('north'), '--with', corner)).status).toBe(0)
    const missing = await edition('lint', editionPath('north'))
    expect([missing.status, missing.out]).toEqual([2, ''])
    expect(missing.err).toMatch(/north\.json at \/parent\/id: .*"corner-store" is not known; known are .*heroclix-2013/)
    const cycle = await edition('lint', editionPath('cycle-a'), '--with', editionPath('cycle-b'))
    expect(cycle.status).toBe(2)
    expect(cycle.err).toMatch(/cycle-a, cycle-b/)
    expect((await edition('lint', editionPath('newer'), '--json')).json()).toMatchObject({
      ok: false,
      problems: [{ code: 'newer-edition' }]
    })
  })

  it('reads an edition for a newer version as far as it can, if it is asked to, and every ruling reports the rest', async () => {
    const lint = await edition('lint', editionPath('newer'), '--leave-to-judge')
    expect([lint.status, lint.err]).toEqual([0, ''])
    const ask = { kind: 'can-target', from: 'A', to: 'T', with: 'perplex' }
    const figures = [{ id: 'A', at: [0, 0], side: 'red', powers: ['perplex'] }, { id: 'T', at: [1, 0], side: 'blue' }] // prettier-ignore
    const one = file(JSON.stringify({ format: 'clixcase/1', ruleset: 'heroclix-2013', map: { size: [4, 4] }, figures, ask }))
    const ruled = await edition('apply', editionPath('newer'), '--cases', one, '--leave-to-judge', '--json')
    expect(ruled.status).toBe(0)
    const [{ ruling }] = (ruled.json() as { answers: [{ ruling: { notConsidered: { text: string }[] } }] }).answers
    expect(ruling.notConsidered.map(({ text }) => text)).toEqual([
      'Newer: this version of Linejudge cannot read targeting/across-time of perplex.'
    ])
  })

  it.each([
    ['no JSON', '{', /no valid JSON/],
    ['a list', '[]', /object/],
    ['a row twice', '{"format":"linejudge-edition/1","rows":{"A":{"title":"a"},"A":{"title":"b"}}}', /"A" occurs twice/],
    ['too deep', '['.repeat(80) + ']'.repeat(80), /deep/],
    ['a prototype', '{"format":"linejudge-edition/1","rows":{"__proto__":{}}}', /__proto__/],
    ['too large', JSON.stringify({ ...editionFile('corner'), name: 'x'.repeat(1_100_000) }), /larger than/]
  ])('refuses %s', async (_, text, message) => {
    const { status, out, err } = await edition('lint', file(text))
    expect([status, out]).toEqual([2, ''])
    expect(err).toMatch(message)
  })
})

describe('judge edition hash', () => {
  it('is the same after texts and order change, and another after a rule does', async () => {
    const { name, ...rest } = editionFile('corner')
    const moved = file({ ...rest, name: `${name} again` })
    const [first] = (await edition('hash', corner)).out.split('  ')
    expect(first).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect((await edition('hash', moved)).out.split('  ')[0]).toBe(first)
    expect((await edition('hash', editionPath('corner-v4'))).out.split('  ')[0]).not.toBe(first)
    expect((await edition('hash', corner, '--json')).json()).toMatchObject({ hashes: [{ id: 'corner-store', rules: first }] })
  })
})

describe('judge edition diff', () => {
  it('says each address, of files and of editions that ship', async () => {
    const versions = await edition('diff', corner, editionPath('corner-v4'))
    expect(versions.status).toBe(0)
    expect(versions.out).toMatch(/^effects\/perplex\/clauses\/targeting\/reach: .*"minimum":4.* -> .*"minimum":6/)
    const shipped = await edition('diff', 'heroclix-2012', 'heroclix-2013', '--json')
    const { changes } = shipped.json() as { changes: readonly { at: string }[] }
    expect(changes.map(({ at }) => at)).toContain('params/tokens.beyondTwo')
    expect((await edition('diff', 'heroclix-2013', 'heroclix-2013', '--json')).json()).toMatchObject({ changes: [] })
  })

  it('lists exactly the questions that are ruled otherwise', async () => {
    const { out } = await edition('diff', 'heroclix-2013', corner, '--cases', CASES)
    expect(out.split('\n').filter((line) => line.includes(', case '))).toEqual([
      expect.stringMatching(/, case 3 \(modifiers-3\): .*12.* -> .*11/) as string
    ])
    const north = await edition('diff', corner, editionPath('north'), '--with', corner, '--cases', CASES, '--json')
    expect(north.status).toBe(0)
    expect((north.json() as { otherwise: readonly { id: string }[] }).otherwise.map(({ id }) => id)).toEqual(['modifiers-2', 'modifiers-3'])
  })
})

describe('judge edition apply', () => {
  it('rules on every case by the edition and its parents', async () => {
    const { status, json } = await edition('apply', editionPath('north'), '--with', corner, '--cases', CASES, '--json')
    expect(status).toBe(0)
    const { answers } = json() as { answers: readonly { ruling: { value: number; edition: { id: string } } }[] }
    expect(answers.map(({ ruling }) => ruling.value)).toEqual([10, 10, 10])
    expect(answers[0]!.ruling.edition.id).toBe('north-store')
  })
})

describe('judge edition', () => {
  it.each([
    [[]],
    [['other']],
    [['lint']],
    [['diff', 'heroclix-2013']],
    [['apply', corner]],
    [['lint', corner, '--far']],
    [['lint', corner, '--with']]
  ])('says how it is used: %j', async (args) => {
    const { status, out, err } = await edition(...args)
    expect([status, out]).toEqual([2, ''])
    expect(err).toMatch(/edition (lint|diff|apply)/)
  })

  it('is in the list of what the command line can do', async () => {
    const { out } = await judge('--help')
    for (const usage of Object.values(EDITION_USAGES)) expect(out).toContain(usage)
    expect(out).toContain('--edition FILE')
  })
})

describe('--edition FILE', () => {
  it('asks each case by that edition, and prints its name, hash and marks', async () => {
    const { status, out } = await judge('--edition', corner, CASES)
    expect(status).toBe(0)
    expect(out).toMatch(/Edition {2}Corner Store, version 3 \([0-9a-f]{8}\)/)
    expect(out).toMatch(/\[CS-2\] \[house\]/)
    expect(out).toMatch(/CS-2 {2}Corner Store, the board by the door, 2 \[house\]: All modifiers to a value count 2 at most\./)
  })

  it('gives the bytes of a case that brings the edition itself', async () => {
    const [one] = [modifiers(3)]
    const byOption = await judge('--json', '--edition', corner, file(one))
    const inside = file({ ...one, ruleset: 'corner-store', editions: [editionFile('corner')] })
    expect((await judge('--json', inside)).out).toBe(byOption.out)
    // Given twice it is there once.
    expect((await judge('--json', '--edition', corner, inside)).out).toBe(byOption.out)
  })

  it('asks by the last of several, or by the one that a case names', async () => {
    const both = ['--edition', corner, '--edition', editionPath('north')]
    const last = await judge('--json', ...both, file(modifiers(3)))
    expect(last.json()).toMatchObject({ ruleset: 'north-store', value: 10 })
    const named = await judge('--json', ...both, file({ ...modifiers(3), ruleset: 'corner-store' }))
    expect(named.json()).toMatchObject({ ruleset: 'corner-store', value: 11 })
  })

  it('refuses a broken edition before any case, and an option without a file', async () => {
    const broken = await judge('--edition', editionPath('newer'), CASES)
    expect([broken.status, broken.out]).toEqual([2, ''])
    expect(broken.err).toMatch(/newer\.json at \/needs\/vocabulary/)
    expect((await judge(CASES, '--edition')).status).toBe(2)
    expect((await judge('--edition', join(folder, 'none.json'), CASES)).err).toMatch(/no such file/)
  })
})
