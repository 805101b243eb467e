/** The commands that run for an hour do not begin with an option that they do not know. */
import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], { encoding: 'utf8' })

describe.each(['mutants', 'notice'])('npm run %s', (script) => {
  it('says what it takes where help is asked for, and refuses what it does not know', () => {
    const help = run(script, '--help')
    expect([help.status, help.stderr]).toEqual([0, expect.stringContaining('--seed N')])
    const strange = run(script, 'src/shared/engine', '--sed', '3')
    expect([strange.status, strange.stderr]).toEqual([2, expect.stringMatching(/^Unknown option '--sed'\.\n[^]*--seed N/)])
  })
})
