/** The command line as a person or a script runs it: through npm, in a process of its own. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'linejudge-judge-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const CASE = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [6, 3] },
  figures: [
    { id: 'a', at: [0, 1] },
    { id: 'b', at: [5, 1] }
  ],
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
}

function judge(args: readonly string[], input = ''): { status: number | null; out: string; err: string } {
  const run = spawnSync('npm', ['run', '-s', 'judge', '--', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  return { status: run.status, out: run.stdout, err: run.stderr }
}

describe('npm run -s judge', () => {
  it('rules on a case from standard input, with nothing but the ruling on standard output', () => {
    const { status, out } = judge(['--json', '-'], JSON.stringify(CASE))
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ kind: 'line-of-fire', verdict: 'clear', distance: 5, ruleset: 'heroclix-2012' })
  })

  it('rules on an array, with an error in the place of what is no case', () => {
    const { status, out } = judge(['--json', '-'], JSON.stringify([CASE, { ...CASE, ruleset: 'chess' }, CASE]))
    expect(status).toBe(2)
    const [first, second, third] = JSON.parse(out) as { verdict?: string; error?: { code: string; message: string; path: string } }[]
    expect(first!.verdict).toBe('clear')
    expect(second!.error!.path).toBe('/ruleset')
    expect(second!.error!.message).toContain('chess')
    expect(third).toEqual(first)
  })

  it('prints a ruling for a person from a file', () => {
    const file = join(folder, 'one.clixcase')
    writeFileSync(file, JSON.stringify({ ...CASE, title: 'Across the hall' }))
    const { status, out } = judge([file])
    expect(status).toBe(0)
    expect(out).toMatch(/^○ CLEAR {3}Across the hall\n/)
    expect(out).toContain('Because')
  })

  it('names the file, the line and the column of what is no JSON', () => {
    const file = join(folder, 'broken.clixcase')
    writeFileSync(file, '{\n  "format": clixcase/1\n}')
    const { status, out, err } = judge([file])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(`${file}: Line 2, column 13 is no valid JSON`)
  })
})
