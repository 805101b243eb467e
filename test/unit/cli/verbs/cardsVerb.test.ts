import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { main } from '../../../../src/cli/judge.ts'
import { octgnCard, octgnSet } from '../../../support/octgnSet.ts'

let folder = ''
let file = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'linejudge-cards-'))
  file = join(folder, 'set.xml')
  const text = '[Trait] OWN\nPowers: Charge\nCharge. When Watchman hits, sing.\n\n[Speed] QUICK\nWatchman hums.'
  writeFileSync(file, octgnSet([octgnCard({ fields: { 'Traits and Special Powers': text } })]))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

async function run(...args: readonly string[]) {
  let [out, err] = ['', '']
  const status = await main(args, { out: (text) => (out += text), err: (text) => (err += text), terminal: false })
  return { status, out, err }
}

describe('judge cards', () => {
  it('counts the sentences of a set', async () => {
    const { status, out } = await run('cards', file)
    expect(status).toBe(0)
    expect(out).toContain('1 set, 1 figures, 3 sentences')
    expect(out).toContain('parsed: 1 of 3 (33.3 %); rulings could use 1 of them if they were accepted')
    expect(out).toContain('characters with every static sentence parsed: 0 of 1 (0.0 %)')
    expect(out).toContain('1 / 1: ~ hums.')
  })

  it('answers as JSON', async () => {
    const { status, out } = await run('cards', '--json', file)
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ format: 'linejudge-cards/1', sentences: { parsed: 1, moment: 1, text: 1 } })
  })

  it('refuses what is no set, and an unknown option', async () => {
    expect((await run('cards')).status).toBe(2)
    expect((await run('cards', '--loud', file)).status).toBe(2)
    expect((await run('cards', join(folder, 'none.xml'))).status).toBe(2)
  })
})
