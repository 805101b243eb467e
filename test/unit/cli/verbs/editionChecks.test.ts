/**
 * The checks of editions as documents, one after another as a judge would try them on the command line (design: section 7, checks 1 to 21), with
 * the files of `test/fixtures/editions`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from '../../../../src/cli/judge.ts'
import type { EditionFile } from '../../../../src/shared/editions/editionSchema.ts'
import { PARAM_SCHEMAS, paramAt } from '../../../../src/shared/editions/paramSchema.ts'
import { CLASSIC_EDITIONS, MODERN_EDITIONS, shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { editionFile, editionPath } from '../../../support/editions.ts'

const folder = mkdtempSync(join(tmpdir(), 'linejudge-checks-'))
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
  return { status, out, err }
}
const edition = (...args: readonly string[]) => judge('edition', ...args)
const json = async (...args: readonly string[]) => JSON.parse((await edition(...args, '--json')).out) as Record<string, unknown>
const firstProblem = async (content: unknown, ...args: readonly string[]) =>
  ((await json('lint', file(content), ...args)).problems as readonly { code: string; path: string; message: string }[])[0]!
const rulesOf = async (...args: readonly string[]) => (await edition('hash', ...args)).out.slice(0, 71)

const [corner, cornerV4, north] = ['corner', 'corner-v4', 'north'].map(editionPath) as [string, string, string]
const CASES = join(editionPath('corner'), '../cases')
const perplex = (clauses: unknown): object => ({ ...editionFile('corner'), effects: { perplex: { clauses } } })

describe('lint', () => {
  it('1: says parent, hash, counts, and what has no words in another language', async () => {
    const { status, out } = await edition('lint', corner)
    expect(status).toBe(0)
    for (const part of ['on heroclix-2013', 'rules sha256:', '1 parameters, 2 effects, 3 rows', '6 texts without words in "pt"'])
      expect(out).toContain(part)
  })

  it('2: has nothing to say of what ships as a document', async () => {
    for (const { id } of [...CLASSIC_EDITIONS, ...MODERN_EDITIONS]) {
      const { status, out } = await edition('lint', '--strict', id)
      expect([id, status, out.match(/warning.*/g)]).toEqual([id, 0, null])
    }
  })

  it('3, 4: names a circle, and a parent whose file is missing', async () => {
    const cycle = await edition('lint', editionPath('cycle-a'), '--with', editionPath('cycle-b'), '--json')
    expect(cycle.status).toBe(2)
    expect(JSON.parse(cycle.out)).toMatchObject({ problems: [{ code: 'parent-cycle' }] })
    expect(cycle.out).toMatch(/cycle-a, cycle-b/)
    expect(await firstProblem(editionFile('north'))).toMatchObject({
      code: 'parent-missing',
      message: expect.stringMatching(/corner-store.*heroclix-2013/) as string
    })
  })

  it('5 to 8: names what is wrong, its place and the nearest word', async () => {
    expect(await firstProblem(perplex({ 'targetting/reach': {} }))).toMatchObject({
      code: 'unknown-clause',
      path: '/effects/perplex/clauses/targetting~1reach',
      message: expect.stringContaining('targeting/reach') as string
    })
    const night = editionFile('corner').effects!['night-watch']!
    const clauses = [{ phase: 'possess', does: 'give', rule: 'CS-3', gives: ['stelth'] }]
    expect(await firstProblem({ ...editionFile('corner'), effects: { 'night-watch': { ...night, clauses } } })).toMatchObject({
      code: 'effect-missing',
      message: expect.stringContaining('"stealth"') as string
    })
    const range = await firstProblem({ ...editionFile('corner'), params: { 'values.modifierLimit': -1 } })
    expect(range).toMatchObject({ code: 'out-of-range', path: '/params/values.modifierLimit' })
    expect(range.message).toMatch(/from 0 to 20/)
    const twice = JSON.stringify(editionFile('corner')).replace('"CS-2":', '"CS-1":{"title":"Again"},"CS-2":')
    expect(await firstProblem(twice)).toMatchObject({ code: 'same-row-twice', message: expect.stringContaining('"CS-1"') as string })
  })

  it('9: refuses an edition for a newer version, or leaves what it cannot read to the judge', async () => {
    const refused = await edition('lint', editionPath('newer'), '--json')
    expect([refused.status, JSON.parse(refused.out)]).toMatchObject([2, { problems: [{ code: 'newer-edition' }] }])
    expect((await edition('lint', editionPath('newer'), '--leave-to-judge')).status).toBe(0)
    const touched = await edition('apply', editionPath('newer'), '--leave-to-judge', '--cases', join(CASES, 'perplex.json'), '--json')
    expect(touched.status).toBe(0)
    expect(touched.out).toContain('cannot read targeting/across-time of perplex')
  })

  it('10: refuses what is too large, too deep, or reaches a prototype', async () => {
    const large = JSON.stringify({ ...editionFile('corner'), name: 'x'.repeat(1.1 * 1024 * 1024) })
    const deep = `{"format":"linejudge-edition/1","rows":${'['.repeat(65)}${']'.repeat(65)}}`
    const prototype = '{"format":"linejudge-edition/1","rows":{"__proto__":{"title":"x"}}}'
    const codes = []
    for (const content of [large, deep, prototype]) codes.push((await firstProblem(content)).code)
    expect(codes).toEqual(['too-large', 'too-deep', 'forbidden-key'])
  })
})

describe('hash', () => {
  it('11: is blind to order, spaces and texts; that of the document sees texts', async () => {
    const { name, params, ...rest } = editionFile('corner')
    const moved = file(JSON.stringify({ params, ...rest, name: `${name} again` }, null, 7))
    expect(await rulesOf(moved)).toBe(await rulesOf(corner))
    const documents = [corner, moved].map(async (one) => (await edition('hash', one)).out.split('document ')[1])
    expect(new Set(await Promise.all(documents)).size).toBe(2)
  })

  it('11: is another after any other parameter', async () => {
    const parent = shippedRuleset('heroclix-2013')!
    const seen = new Set([await rulesOf(corner)])
    let changed = 0
    for (const address of PARAM_SCHEMAS.keys()) {
      const value = paramAt(parent.params, address)
      if (typeof value !== 'boolean') continue
      changed++
      seen.add(await rulesOf(file({ ...editionFile('corner'), params: { ...editionFile('corner').params, [address]: !value } })))
    }
    expect(seen.size).toBe(changed + 1)
    expect(changed).toBeGreaterThan(40)
  })

  it('12: is known for every edition that ships', async () => {
    const ids = ['heroclix-jan-2010', 'heroclix-2010', 'heroclix-2012', 'heroclix-2013', 'clix-campaign', 'heroclix-2023']
    const { hashes } = (await json('hash', ...ids)) as { hashes: readonly { id: string; rules: string }[] }
    expect(hashes.map(({ id }) => id)).toEqual(ids)
    expect(new Set(hashes.map(({ rules }) => rules)).size).toBe(ids.length)
  })
})

describe('diff and apply', () => {
  const difference = async (...args: readonly string[]) => (await json('diff', ...args)) as { edition: EditionFile; changes: unknown[] }

  it('13: says one line an address, and gives the file that makes the one of the other', async () => {
    const lines = (await edition('diff', 'heroclix-2012', 'heroclix-2013')).out.trim().split('\n')
    const { edition: document, changes } = await difference('heroclix-2012', 'heroclix-2013')
    expect(lines.length).toBe(changes.length)
    expect(lines.find((line) => line.startsWith('params/tokens.beyondTwo'))).toMatch(/Tokens beyond the second are ignored/)
    expect(await rulesOf(file(document))).toBe(await rulesOf('heroclix-2013'))
    const versions = await difference(corner, cornerV4)
    expect(await rulesOf(file(versions.edition), '--with', corner)).toBe(await rulesOf(cornerV4))
    const back = await difference(cornerV4, 'heroclix-2013')
    expect(await rulesOf(file(back.edition), '--with', cornerV4)).toBe(await rulesOf('heroclix-2013'))
  })

  it('14: lists exactly the questions that are ruled otherwise', async () => {
    const { otherwise } = (await json('diff', corner, cornerV4, '--cases', CASES)) as unknown as { otherwise: readonly { id: string }[] }
    expect(otherwise.map(({ id }) => id)).toEqual(['perplex-5', 'perplex-6'])
  })

  it('15: rules by an edition and its parents', async () => {
    const { answers } = (await json('apply', north, '--with', corner, '--cases', CASES)) as unknown as {
      answers: readonly { file: string; ruling?: { verdict: string; value?: number } }[]
    }
    expect(answers).toHaveLength(60)
    expect(answers.filter(({ ruling }) => ruling === undefined)).toEqual([])
    const rulingsOf = (name: string) => answers.filter(({ file }) => file.endsWith(name)).map(({ ruling }) => ruling!)
    expect(rulingsOf('modifiers.json').map(({ value }) => value)).toEqual([10, 10, 10, 10])
    // Perplex from 3 to 10 squares: it reaches 4.
    expect(rulingsOf('perplex.json').filter(({ verdict }) => verdict === 'legal')).toHaveLength(2)
  })
})

describe('flatten, merge, minimal', () => {
  it('16: writes a chain as one file, which rules the same', async () => {
    const flat = file((await edition('flatten', north, '--with', corner)).out)
    expect(await rulesOf(flat)).toBe(await rulesOf(north, '--with', corner))
    const [one, chain] = [await edition('apply', flat, '--cases', CASES, '--json'), await edition('apply', north, '--with', corner, '--cases', CASES, '--json')] // prettier-ignore
    expect(one.out).toBe(chain.out)
    expect(one.status).toBe(0)
  })

  const child = (id: string, change: object): string =>
    file({ format: 'linejudge-edition/1', id, name: id, version: '1', parent: { id: 'corner-store' }, ...change })
  const reach = (minimum: number) => ({
    effects: { perplex: { clauses: { 'targeting/reach': { rule: 'CS-1', who: 'any', reach: { rangeValue: true, minimum }, lineOfFire: true, self: true } } } } // prettier-ignore
  })

  it('17: lays disjoint editions together, and names a conflict', async () => {
    const [far, strict] = [child('far', reach(8)), child('strict', { params: { 'values.modifierLimit': 1 } })]
    const both = await edition('merge', far, strict, '--base', corner)
    expect([both.status, both.err]).toEqual([0, ''])
    const { params, effects } = JSON.parse(both.out) as EditionFile
    expect(params).toEqual({ 'values.modifierLimit': { is: 1, by: 'CS-2' } })
    expect(JSON.stringify(effects)).toContain('"minimum":8')
    expect(await rulesOf(file(both.out), '--with', corner)).toBe(await rulesOf(file((await edition('merge', strict, far, '--with', corner)).out), '--with', corner)) // prettier-ignore
    const conflict = await edition('merge', far, child('near', reach(2)), '--base', corner, '--json')
    expect(conflict.status).toBe(2)
    const [{ code, message }] = (JSON.parse(conflict.out) as { problems: [{ code: string; message: string }] }).problems
    expect(code).toBe('conflict')
    expect(message).toMatch(/^Both change Perplex \/ clauses \/ targeting\/reach\. In .*"minimum":8.*\. In .*"minimum":2/)
  })

  it('17: lays two versions of one edition together over the version that both change', async () => {
    const [a, b] = [{ ...editionFile('corner'), params: { 'values.modifierLimit': { is: 1, by: 'CS-2' } } }, editionFile('corner-v4')]
    const { status, out } = await edition('merge', file(a), file(b), '--base', corner)
    expect(status).toBe(0)
    const whole = { ...editionFile('corner-v4'), params: a.params }
    expect(await rulesOf(file(out))).toBe(await rulesOf(file(whole)))
    expect(JSON.parse(out)).toMatchObject({ id: 'corner-store', parent: { id: 'heroclix-2013' } })
    const removed = { ...editionFile('corner'), effects: { ...editionFile('corner').effects, perplex: null } }
    const refused = await edition('merge', file(removed), file(b), '--base', corner)
    expect([refused.status, refused.out]).toEqual([2, ''])
    expect(refused.err).toMatch(/it is: removed/)
    expect((await edition('merge', north, cornerV4, '--with', corner)).err).toMatch(/no common parent/)
  })

  it('18: leaves nothing of entries that are as in the parent, and the hash as it was', async () => {
    const parent = shippedRuleset('heroclix-2013')!
    const addresses = [...PARAM_SCHEMAS.keys()].filter((address) => paramAt(parent.params, address) !== undefined).slice(0, 40)
    const effects = [...parent.effects.values()].slice(0, 10).map(({ id, act, clauses }) => [id, { act, clauses }] as const)
    const idle = {
      format: 'linejudge-edition/1', id: 'idle', name: 'Idle', version: '1', parent: { id: 'heroclix-2013' },
      params: Object.fromEntries(addresses.map((address) => [address, paramAt(parent.params, address)])),
      effects: Object.fromEntries(effects), everyone: parent.everyone
    } // prettier-ignore
    const { out } = await edition('minimal', file(idle))
    expect(Object.keys(JSON.parse(out) as object)).toEqual(['format', 'id', 'name', 'version', 'parent', 'needs'])
    expect(await rulesOf(file(out))).toBe(await rulesOf(file(idle)))
    const longer = { ...idle, everyone: [...parent.everyone.slice(1), 'flight'] }
    expect(JSON.parse((await edition('minimal', file(longer))).out)).toMatchObject({ everyone: [`-${parent.everyone[0]!}`, '+flight'] })
    const warnings = (await edition('lint', file(idle))).out.match(/says the same as in/g)
    expect(warnings!.length).toBeGreaterThan(50)
  })
})

describe('a case under an edition', () => {
  const watched = {
    format: 'clixcase/1', ruleset: 'heroclix-2013', map: { size: [5, 1], terrain: ['..h..'] },
    figures: [{ id: 'A', at: [0, 0], side: 'red' }, { id: 'T', at: [4, 0], side: 'blue', powers: ['night-watch'] }],
    ask: { kind: 'line-of-fire', from: 'A', to: 'T' }
  } // prettier-ignore

  it('19, 20: has edition, version, hash and row, the same bytes if it brings the document itself', async () => {
    const { out } = await judge('--edition', corner, file(watched))
    for (const part of [/Corner Store, version 3 \([0-9a-f]{8}\)/, /CS-3/, /\[house\]/]) expect(out).toMatch(part)
    const inside = { ...watched, ruleset: 'corner-store', editions: [editionFile('corner')] }
    const [byOption, byCase] = [await judge('--json', '--edition', corner, file(watched)), await judge('--json', file(inside))]
    expect(byCase.out).toBe(byOption.out)
  })

  it('21: is refused under an edition that nobody has', async () => {
    const { status, out } = await judge('--json', file({ ...watched, ruleset: 'corner-store' }))
    // The contract of cases calls this a wrong value.
    expect([status, JSON.parse(out)]).toMatchObject([2, { error: { code: 'wrong-value', path: '/ruleset' } }])
  })
})
