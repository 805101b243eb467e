/** A host in front of a person: its code is shown to be scanned, and `y` lets in who asks. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { runHost } from '../../../src/host/hostCommand.ts'
import { typedIn } from '../../../src/host/hostTerminal.ts'
import { joinHost } from '../../support/staffLine.ts'
import { until } from '../../support/until.ts'
import { eventFile } from '../../support/venue.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function begun(isTerminal: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-terminal-'))
  const file = join(folder, 'event.json')
  await writeFile(file, JSON.stringify(eventFile(8)))
  const input = new PassThrough()
  const said: Record<string, unknown>[] = []
  let shown = ''
  const ended = runHost([file, '--data', join(folder, 'data')], {
    input,
    out: (line) => said.push(JSON.parse(line) as Record<string, unknown>),
    err: (text) => (shown += text),
    version: '0.0.0-test',
    isTerminal,
    roots: { app: null, player: null }
  })
  open.push({
    close: async () => {
      input.end()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  })
  const { origin } = (await until(() => said.find(({ say }) => say === 'listening'))) as { origin: string }
  return { input, said, origin, shown: () => shown }
}

it('knows the few words that are typed, and nothing else', () => {
  expect(['y', ' YES head ', 'y judge', 'n', 'no', 'j', 'join'].map(typedIn)).toEqual([
    { word: 'let-in', role: null },
    { word: 'let-in', role: 'head' },
    { word: 'let-in', role: 'judge' },
    { word: 'turn-away' },
    { word: 'turn-away' },
    { word: 'join' },
    { word: 'join' }
  ])
  expect(['', 'yy', 'y player', 'y head now', 'n head', '{}', 'status'].map(typedIn)).toEqual(Array.from({ length: 7 }, () => null))
})

it('shows the code as squares and letters, lets the first one in as head judge and the next as judge, and turns away', async () => {
  const { input, said, origin, shown } = await begun(true)
  await until(() => shown().includes(`open ${origin} there and type`))
  expect(shown()).toMatch(/[█▀▄]{20}/)
  const codeShown = () => /type ([A-Z]{3}) ([A-Z]{3})\.\n.*\n$/.exec(shown())!.slice(1).join('')
  const asks = async (name: string) => {
    const coming = joinHost(origin, codeShown(), name).then(
      ({ device }) => device,
      () => null
    )
    await until(() => shown().includes(`“${name}” asks to be let in. It must show the letters `))
    return coming
  }
  const ann = asks('Ann')
  await until(() => shown().includes('y: let it in as head '))
  input.write('y\n')
  expect(await ann).not.toBeNull()
  await until(() => shown().includes('“Ann” is in.'))
  expect(said.at(-1)).toMatchObject({ say: 'answer', to: 'let-in', is: { name: 'Ann', role: 'head' } })
  input.write('j\n')
  await until(() => shown().split('Scan this').length === 3)
  const bo = asks('Bo')
  await until(() => shown().includes('y: let it in as judge '))
  input.write('n\n')
  expect(await bo).toBeNull()
  input.write('y\n')
  await until(() => shown().includes('Nobody waits to be let in.'))
  input.write('what\n')
  await until(() => said.some(({ say }) => say === 'unknown'))
})

it('shows nothing to a program, which may type the same words', async () => {
  const { input, said, origin, shown } = await begun(false)
  input.write('{ "do": "open-joining", "id": 1 }\n')
  const answer = await until(() => said.find(({ to }) => to === 'open-joining'))
  const coming = joinHost(origin, (answer.is as { code: string }).code, 'Ann')
  await until(() => said.some(({ say }) => say === 'asks-in'))
  input.write('y scorekeeper\n')
  await coming
  expect([said.at(-1)?.is, shown()]).toMatchObject([{ role: 'scorekeeper' }, ''])
})
