import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerText, ENGINE, type Judge } from '../../../src/cli/input/answerInput.ts'
import { main } from '../../../src/cli/judge.ts'
import { MOST_STEPS } from '../../../src/shared/cases/answerWith.ts'
import { checkedCase } from '../../../src/shared/cases/common/checkedCase.ts'
import type { ClixCase } from '../../../src/shared/contract/case.ts'
import type { LineOfFireRuling } from '../../../src/shared/contract/ruling.ts'
import { HEAVY } from '../../support/heavyCases.ts'
import { fail, ok } from '../../../src/shared/base/result.ts'
import { seededRuns } from '../../support/seeded.ts'

const RULING: LineOfFireRuling = {
  kind: 'line-of-fire',
  verdict: 'blocked',
  ruleset: 'heroclix-2012',
  crossed: [[1, 0]],
  corners: [],
  distance: 2,
  defenseModifier: 0,
  blockedBy: [
    {
      kind: 'wall',
      at: [
        [0, 0],
        [1, 0]
      ]
    }
  ],
  hinderedBy: [],
  between: [
    [0, 0],
    [2, 0]
  ],
  because: [{ rule: 'LOF-04', weight: 'decides', at: [[1, 0]], by: null, say: 'wall', facts: {}, text: 'A wall is in the way.' }],
  cites: [{ rule: 'LOF-04', document: 'Rulebook', section: 'Lines of fire' }],
  notConsidered: [{ kind: 'trait', figure: 'thor', id: 'worthy', text: 'The trait “worthy” of thor is not known.' }]
}
const CASE: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  title: 'A wall',
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
}

/** A judge that knows three sorts of cases: good ones, bad ones and those that break it. */
const JUDGE: Judge = {
  parse: (json) =>
    json === 'good' || json === 'breaks'
      ? ok(checkedCase({ ...CASE, id: json }))
      : fail(
          { code: 'unexpected', message: 'There is a number; expected a case.', path: '/ask' },
          { code: 'more', message: 'And more.', path: '/map' }
        ),
  answer: ({ id }) => {
    if (id === 'breaks') throw new TypeError('x is undefined')
    return RULING
  }
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linejudge-cli-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Writes the texts to files named a, b, … and runs the command line on them. */
async function run(
  texts: readonly (string | Uint8Array)[],
  flags: readonly string[] = [],
  terminal = false,
  judge = JUDGE
): Promise<{ status: number; out: string; err: string }> {
  const files = await Promise.all(
    texts.map(async (text, index) => {
      const file = join(folder, String.fromCharCode(97 + index))
      await writeFile(file, text)
      return file
    })
  )
  return runOn([...flags, ...files], terminal, judge)
}

async function runOn(args: readonly string[], terminal = false, judge = JUDGE): Promise<{ status: number; out: string; err: string }> {
  let [out, err] = ['', '']
  const status = await main(
    args,
    {
      out: (text) => {
        out += text
      },
      err: (text) => {
        err += text
      },
      terminal
    },
    judge
  )
  return { status, out, err }
}

describe('--json', () => {
  it('gives one ruling for one case and an array for an array', async () => {
    const one = await run(['"good"'], ['--json'])
    expect(one).toMatchObject({ status: 0, err: '' })
    expect(JSON.parse(one.out)).toEqual(RULING)
    const many = await run(['["good", "good"]'], ['--json'])
    expect(many.status).toBe(0)
    expect(JSON.parse(many.out)).toEqual([RULING, RULING])
    expect(JSON.parse((await run(['[]'], ['--json'])).out)).toEqual([])
  })

  it('puts an error in the place of an invalid case and answers the others', async () => {
    const { status, out } = await run(['["good", 1, "good"]'], ['--json'])
    expect(status).toBe(2)
    expect(JSON.parse(out)).toEqual([
      RULING,
      { error: { code: 'unexpected', message: 'There is a number; expected a case.', path: '/ask' } },
      RULING
    ])
  })

  it('owns up to a fault of its own and answers the others', async () => {
    const { status, out } = await run(['["breaks", "good"]'], ['--json'])
    expect(status).toBe(2)
    const [first, second] = JSON.parse(out) as [{ error: { code: string; message: string } }, unknown]
    expect(first.error.code).toBe('internal')
    expect(first.error.message).toContain('x is undefined')
    expect(second).toEqual(RULING)
  })

  it('answers the other cases beside one that is too deep or has a forbidden name', async () => {
    const deep = '['.repeat(200) + ']'.repeat(200)
    const { status, out } = await run([`["good", ${deep}, {"a": {"__proto__": 1}}, "good"]`], ['--json'])
    expect(status).toBe(2)
    const answers = JSON.parse(out) as { verdict?: string; error?: { code: string; path: string } }[]
    expect(answers.map((answer) => answer.verdict ?? answer.error!.code)).toEqual(['blocked', 'too-deep', 'forbidden-key', 'blocked'])
    expect(answers[2]!.error!.path).toBe('/a')
  })

  it('says where a file stops being JSON', async () => {
    const { status, out } = await run(['[\n  "good",\n  oops\n]'], ['--json'])
    expect(status).toBe(2)
    const { error } = JSON.parse(out) as { error: { code: string; message: string; path: string } }
    expect(error).toMatchObject({ code: 'syntax', path: '' })
    expect(error.message).toMatch(/a: Line 3, column 3 /)
  })

  it('gives one document for several files', async () => {
    expect(JSON.parse((await run(['"good"', '["good"]'], ['--json'])).out)).toEqual([RULING, [RULING]])
  })
})

describe('a question that is not finished', () => {
  it('is an answer: its verdict, and how far it came', async () => {
    const { reach, preparation } = HEAVY
    const asked = [
      await run([JSON.stringify([reach, preparation])], ['--json'], false, ENGINE),
      await run([JSON.stringify(reach)], [], false, ENGINE)
    ]
    expect(asked.map(({ status, err }) => [status, err])).toEqual([
      [0, ''],
      [0, '']
    ])
    expect(JSON.parse(asked[0]!.out)).toMatchObject([
      { kind: 'reach', verdict: 'unfinished', tried: MOST_STEPS },
      { kind: 'preparation', verdict: 'unfinished', tried: expect.any(Number) as number }
    ])
    expect(asked[1]!.out).toContain(`UNFINISHED`)
    expect(asked[1]!.out).toContain(`Not finished after ${MOST_STEPS} steps.`)
  })
})

describe('--change', () => {
  /** The engine itself: two figures, a crate of hindering terrain between them. */
  const crate: ClixCase = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2012',
    title: 'A crate',
    map: { size: [5, 1], terrain: ['..h..'] },
    figures: [
      { id: 'a', name: 'Thor', side: 'red', at: [0, 0] },
      { id: 'b', side: 'blue', at: [4, 0] }
    ],
    ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
  }
  const value = { ...crate, ask: { kind: 'action-total', buildTotal: 300 } }

  async function ask(cases: unknown, ...flags: string[]): Promise<{ status: number; out: string; err: string }> {
    const file = join(folder, 'asked')
    await writeFile(file, JSON.stringify(cases))
    let [out, err] = ['', '']
    const status = await main([...flags, file], {
      out: (text) => {
        out += text
      },
      err: (text) => {
        err += text
      },
      terminal: false
    })
    return { status, out, err }
  }

  it('tells what would give another ruling, what comes out then, and what was tried', async () => {
    const { status, out, err } = await ask(crate, '--change')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    const lines = out.slice(out.indexOf('What would change it')).split('\n')
    expect(lines[1]).toBe('  If (2,0) were clear: clear')
    expect(lines).toContain('  If (2,0), (1,0) or (3,0) were blocking terrain: blocked')
    expect(lines).toContain('  If Thor were giant or colossal: clear')
    expect(out).toMatch(/^ {2}Tried: .*grounds 8.*\.$/m)
    expect((await ask(crate)).out).not.toContain('What would change it')
  })

  it('gives a program each ruling as it is without it, and the changes beside it', async () => {
    const bare = JSON.parse((await ask([crate, value], '--json')).out) as unknown[]
    const { status, out } = await ask([crate, 1, value], '--change', '--json')
    expect(status).toBe(2)
    const [first, broken, third] = JSON.parse(out) as [
      { ruling: unknown; change: { proposals: { changes: unknown; verdict: string }[] } },
      { error: unknown },
      unknown
    ]
    expect(first.ruling).toEqual(bare[0])
    expect(first.change.proposals[0]).toEqual({
      changes: [{ do: 'ground', at: [2, 0], to: 'clear' }],
      effect: 'verdict',
      leftOpen: false,
      verdict: 'clear',
      outcome: 'clear'
    })
    expect(broken.error).toBeDefined()
    expect(third).toEqual({ ruling: bare[1], change: null })
    expect((await ask(value, '--change')).out).toContain('Questions of this kind are not searched.')
  })
})

describe('a file', () => {
  it.each([
    ['not there', () => Promise.resolve(), 'There is no such file.'],
    ['empty', () => writeFile(join(folder, 'x'), ''), 'Line 1, column 1'],
    [
      'not UTF-8',
      () => writeFile(join(folder, 'x'), Buffer.from([0x22, 0xff, 0x22])),
      'These bytes are no UTF-8 text; expected JSON in UTF-8.'
    ],
    [
      'too large',
      () => writeFile(join(folder, 'x'), '').then(() => truncate(join(folder, 'x'), 33 * 1024 * 1024)),
      'There is more than 32 MiB here; expected at most 32 MiB.'
    ]
  ])('that is %s gets a sentence with its name', async (_what, make, sentence) => {
    await make()
    const file = join(folder, 'x')
    const json = await runOn(['--json', file])
    expect(json.status).toBe(2)
    expect((JSON.parse(json.out) as { error: { message: string } }).error.message).toContain(`${file}: ${sentence}`)
    const text = await runOn([file])
    expect(text).toMatchObject({ status: 2, out: '' })
    expect(text.err).toContain(`${file}: ${sentence}`)
  })

  it('that is a folder gets a sentence with its name', async () => {
    expect((await runOn([folder])).err).toBe(`${folder}: This is a folder; expected a file.\n`)
  })

  it('that begins with a byte order mark is read as any other', async () => {
    expect((await run(['\uFEFF"good"'], ['--json'])).status).toBe(0)
  })
})

describe('for a person', () => {
  it('prints the verdict, the reasons with their rules, what was not considered and the citations', async () => {
    const { status, out, err } = await run(['"good"'])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toBe(
      [
        '▬ BLOCKED   A wall',
        'line-of-fire · heroclix-2012',
        '  From (0,0) to (2,0), distance 2',
        '  Blocked by wall (0,0) (1,0)',
        '',
        'Because',
        '  • A wall is in the way. [LOF-04]',
        '',
        'Not considered',
        '  The trait “worthy” of thor is not known.',
        '',
        'Where it stands',
        '  LOF-04  Rulebook, Lines of fire',
        ''
      ].join('\n')
    )
  })

  it('keeps rulings and errors apart, and names the case and the place', async () => {
    const { status, out, err } = await run(['["good", 1, "good"]'])
    expect(status).toBe(2)
    expect(out.match(/BLOCKED/g)).toHaveLength(2)
    expect(err).toMatch(/a, case 2 at \/ask: There is a number; expected a case\.\n.*a, case 2 at \/map: And more\.\n/)
  })

  it('sets words apart on a terminal only, and lets no file steer the terminal', async () => {
    const hostile: Judge = { parse: () => ok(checkedCase({ ...CASE, title: 'x\u001b[2J\u0007y\u202e' })), answer: () => RULING }
    await writeFile(join(folder, 'a'), '1')
    let out = ''
    await main(
      [join(folder, 'a')],
      {
        out: (text) => {
          out += text
        },
        err: () => undefined,
        terminal: false
      },
      hostile
    )
    // eslint-disable-next-line no-control-regex -- it is about them
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect((await run(['"good"'], [], true)).out).toContain('\u001b[1m▬ BLOCKED\u001b[0m')
  })

  it('says how to use it', async () => {
    expect(await runOn([])).toMatchObject({ status: 2, out: '' })
    expect((await runOn(['--colour', 'x'])).err).toContain('There is no option --colour.')
    expect(await runOn(['--help'])).toMatchObject({ status: 0, err: '' })
  })
})

it('nothing that a text can hold makes it throw', () => {
  const text = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.json()).map((list) => `[${list.join(',')}]`)
  )
  fc.assert(
    fc.property(text, (one) => {
      const { answers, many } = answerText(one, JUDGE)
      expect(many || answers.length === 1).toBe(true)
      for (const answer of answers) if (!answer.ok) expect(answer.problems.length).toBeGreaterThan(0)
    }),
    seededRuns(3000)
  )
})

describe('a saved ruling', () => {
  const asked: ClixCase = { ...CASE, map: { size: [3, 1] }, ask: { kind: 'line-of-fire', from: [0, 0], to: [2, 0] } }
  const file = (verdict: string, more: object = {}): string => {
    const answer = answerText(JSON.stringify(asked)).answers[0]!
    const ruling = answer.ok ? { ...answer.ruling, verdict } : null
    return JSON.stringify({
      format: 'linejudge-ruling/1',
      time: '2026-11-28T10:00:00.000Z',
      engineVersion: '0.3.0',
      case: asked,
      ruling,
      ...more
    })
  }
  const ask = (text: string, ...options: string[]) => run([text], options, false, ENGINE)

  it('is asked again, and what was saved is compared with it', async () => {
    const same = await ask(file('clear'))
    expect(same.status).toBe(0)
    expect(same.out).toContain('Saved as "clear" on 2026-11-28 by Linejudge 0.3.0. The ruling of now is the same.')
    const overruling = { verdict: 'blo\u001bcked', reason: 'so', author: 'Ann', at: '2026-11-28T10:00:00.000Z' }
    const other = await ask(file('blocked', { overruling }))
    expect(other.out).toContain('The verdict of now is another one. The judge ruled: blo\ufffdcked, because so')
  })

  it('gives a program the ruling and what was saved', async () => {
    const answer = JSON.parse((await ask(file('blocked'), '--json')).out) as object
    expect(answer).toMatchObject({ ruling: { verdict: 'clear' }, saved: { verdict: 'blocked', differs: 'verdict' } })
    expect(JSON.parse((await ask(file('clear'), '--json')).out)).toMatchObject({ saved: { differs: null } })
  })

  it('is refused with its place if it is none', async () => {
    const { status, err } = await ask(file('clear', { time: 'yesterday' }))
    expect(status).toBe(2)
    expect(err).toContain('/time')
  })
})
