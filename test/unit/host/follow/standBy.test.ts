/** A stand-by on the command line: it follows, a person promotes it, devices and the old host come to it, and nothing that was saved is lost. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import { runHost } from '../../../../src/host/hostCommand.ts'
import { journalStore } from '../../../../src/host/log/journalStore.ts'
import { connect, freePort, join1, joined, openRoom, type Room, type Seen } from '../../../support/venue.ts'
import type { StaffRole } from '../../../../src/shared/venue/rights.ts'
import { until } from '../../../support/until.ts'

const open: { close(): unknown }[] = []
const opened = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const result = (table: number, winner: string, other: string) => ({
  do: 'result',
  round: 1,
  table,
  winner,
  score: { [winner]: 300, [other]: 100 }
})

type Said = Readonly<Record<string, unknown>>

/** `npm run -s host` with lines that are typed into it. */
class Program {
  readonly said: Said[] = []
  readonly errors: string[] = []
  readonly #input = new PassThrough()
  readonly ended: Promise<number>
  #id = 0

  constructor(...args: string[]) {
    this.ended = runHost(args, {
      input: this.#input,
      out: (line) => this.said.push(JSON.parse(line) as Said),
      err: (text) => this.errors.push(text),
      version: '0.0.0-test',
      roots: { app: null, player: null }
    })
    open.push(this)
  }
  heard(say: string, which: (said: Said) => boolean = () => true): Promise<Said> {
    return until(() => this.said.findLast((one) => one.say === say && which(one)), `${say}; said: ${JSON.stringify(this.said.slice(-5))}`)
  }
  async tell(word: string, more: Said = {}): Promise<Said> {
    const id = ++this.#id
    this.#input.write(`${JSON.stringify({ do: word, id, ...more })}\n`)
    return until(() => this.said.find((one) => one.id === id), word)
  }
  async close(): Promise<void> {
    this.#input.end()
    await this.ended
  }
}

const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'linejudge-standby-'))
  opened({ close: () => rm(made, { recursive: true, force: true, maxRetries: 3 }) })
  return made
}

/** A stand-by that was let in at the host of a room. */
async function standByOf({ host }: Room, role: StaffRole, ...args: string[]): Promise<Program> {
  const { code } = host.openJoining()
  const program = new Program('--follow', host.origin, '--code', code, '--name', 'Second', ...args)
  const asking = await until(() => host.asking[0])
  expect(await program.heard('letters')).toMatchObject({ letters: asking.letters })
  await host.letIn(asking.request, role)
  if (role === 'head') await program.heard('following')
  return program
}

/** Asks again and again until the answer is right. */
async function eventually(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await new Promise((done) => setTimeout(done, 20))
}

const storedIn = async (folder: string) => (await journalStore(folder, null)).read()

const kept = (room: Room): number | null => room.host.devices.find(({ name }) => name === 'Second')?.kept ?? null

it('follows, is promoted by a person, leads the same devices, and takes in what only the old host knew', async () => {
  const second = await folder()
  const port = await freePort()
  const room = await openRoom({ limits: { beat: 50 } })
  let hosting = true
  opened({ close: () => (hosting ? room.close() : undefined) })
  const ann = await joined(room.host, 'Ann', 'judge')
  const beats: (number | null)[] = []
  const watching = await connect(room.host.origin, ann.credentials, { onBeat: ({ onTwo }) => beats.push(onTwo) })
  opened(watching.line)
  const standBy = await standByOf(room, 'head', '--data', second, '--port', String(port))
  ann.line.send({ facts: [result(1, 'p1', 'p2')] })
  ann.line.send({ material: { id: 'fog', kind: 'special-terrain', title: 'Fog', body: {} } })
  await ann.receipt(1)
  await until(() => kept(room) === room.host.lines.length && beats.includes(room.host.lines.length), 'everything to be on two')
  // Who is let in later is known there, too.
  const bo = await join1(room.host, 'Bo', 'judge')
  await eventually(async () => (await storedIn(second)).venue.some(({ id }) => id === `device/${bo.device}`))
  expect(await standBy.tell('promote')).toMatchObject({ say: 'failed', why: `The host at ${room.host.origin} still answers.` })
  await standBy.heard('follows', ({ link }) => (link as { is: string }).is === 'up')
  await standBy.close()
  const stored = await storedIn(second)
  // Over TLS, and whoever knows the first host by its certificate knows the second one by the same.
  expect(standBy.said.findLast(({ say }) => say === 'follows')).toMatchObject({ secure: true })
  expect(stored.venue.find(({ id }) => id === 'certificate')).toEqual(
    (await storedIn(room.folder)).venue.find(({ id }) => id === 'certificate')
  )
  expect(stored.facts.map(({ fact }) => fact)).toEqual(room.host.lines.map(({ fact }) => fact))

  // What follows is saved at the first host and nowhere else.
  await room.host.append([{ do: 'note', text: 'only here' }])
  ann.line.send({ facts: [result(2, 'p3', 'p4')] })
  await ann.receipt(3)
  // Two versions of one table, and something that the judge at the host itself has shared.
  const atOld = await joined(room.host, 'Cy', 'judge')
  atOld.line.send({ facts: [result(1, 'p2', 'p1')] })
  expect(await atOld.receipt(1)).toMatchObject({ code: 'result-already' })
  atOld.line.close()
  await room.host.say({ material: { id: 'late', kind: 'rule-note', title: 'Late', body: { text: 'seen' } } })
  ann.line.close()
  watching.line.close()
  await room.host.close()
  hosting = false

  // The folder says itself whom it follows, and does not become a host by being started.
  const again = new Program('--data', second, '--port', String(port))
  await again.heard('following')
  expect(await again.tell('promote')).toMatchObject({ say: 'answer', is: { epoch: 2, origin: `http://127.0.0.1:${port}` } })
  const origin = `http://127.0.0.1:${port}`
  const atNew: Seen = await connect(origin, bo)
  opened(atNew.line)
  await until(() => atNew.log.some(({ fact }) => fact.do === 'host' && fact.epoch === 2))
  expect(atNew.log.filter(({ fact }) => fact.do === 'note')).toEqual([])
  atNew.line.send({ facts: [result(2, 'p4', 'p3')] })
  expect(await atNew.receipt(1)).toMatchObject({ is: 'saved' })

  // A device with an outbox of before: what the new host has counts once, what it lacks is decided now.
  const annAgain = await connect(origin, ann.credentials, { outbox: ann.line.outbox })
  opened(annAgain.line)
  expect([await annAgain.receipt(1), await annAgain.receipt(2), await annAgain.receipt(3)]).toMatchObject([
    { is: 'saved' },
    { is: 'saved' },
    { code: 'result-already' }
  ])
  expect(annAgain.beside.map(({ is }) => is)).toEqual(['material', 'dispute'])

  // The old host finds by itself who leads now, follows, and hands over: adopted, or kept aside and told.
  const old = new Program('--data', room.folder, '--port', '0')
  await old.heard('following', ({ epoch }) => epoch === 2)
  await eventually(async () => ((await old.tell('handed-over')).is as unknown[]).length === 4)
  const handed = (await old.tell('handed-over')).is as { do: string; code: string | null }[]
  expect(handed.map(({ do: kind, code }) => [kind, code])).toEqual([
    ['note', null],
    ['result', 'result-already'],
    ['dispute', null],
    ['material', null]
  ])
  await until(() => atNew.beside.some((line) => line.is === 'material' && line.material.id === 'late'))
  expect(atNew.beside.filter((line) => line.is === 'dispute').map(({ fact, against }) => [fact.table, fact.winner, against])).toEqual([
    [2, 'p3', atNew.log.find(({ fact }) => fact.winner === 'p4')?.fact.id],
    [1, 'p2', atNew.log.find(({ fact }) => fact.winner === 'p1')?.fact.id]
  ])
  await until(() => atNew.log.some(({ fact }) => fact.text === 'only here'))
  expect(await until(() => atNew.beside.find((line) => line.is === 'kept-aside'))).toMatchObject({ code: 'result-already' })
  await eventually(async () => {
    const { kept: rows, rows: of } = (await old.tell('status')).is as { kept: number; rows: number }
    return rows === of && rows === atNew.log.length
  })
  await old.close()
  const came = await storedIn(room.folder)
  expect(came.facts.map(({ fact }) => fact)).toEqual(atNew.log.map(({ fact }) => fact))
  await rm(room.folder, { recursive: true, force: true, maxRetries: 3 })
})

it('is let in as a head judge only; another one finds by itself who leads the event now', async () => {
  const [second, third] = [await folder(), await folder()]
  const port = await freePort()
  const room = await openRoom({ limits: { beat: 50 } })
  let hosting = true
  opened({ close: () => (hosting ? room.close() : undefined) })
  const judge = await standByOf(room, 'judge', '--data', third)
  expect(await judge.ended).toBe(2)
  expect(judge.errors.join('')).toContain('let in as "head"')
  expect(await new Program('--follow', room.host.origin, '--data', third).ended).toBe(2)

  const [one, other] = [
    await standByOf(room, 'head', '--data', second, '--port', String(port)),
    await standByOf(room, 'head', '--data', third)
  ]
  const knows = async (program: Program, others: number): Promise<boolean> => {
    const { kept: here, others: known } = (await program.tell('status')).is as { kept: number; others: string[] }
    return here === 9 && known.length === others
  }
  await eventually(() => knows(one, 0))
  await eventually(() => knows(other, 1))
  await eventually(async () => (await storedIn(second)).venue.filter(({ id }) => id.startsWith('device/')).length >= 3)
  await room.close()
  hosting = false
  await one.tell('promote', { anyway: true })
  await other.heard('follows', ({ origin, link }) => origin === `http://127.0.0.1:${port}` && (link as { is: string }).is === 'up')
  await one.tell('append', { facts: [{ do: 'note', text: 'of the new host' }] })
  await eventually(async () => ((await other.tell('status')).is as { kept: number }).kept === 11)
})

/** A host with a stand-by that has been promoted after the host ended; where both are. */
async function promotedOnce() {
  const second = await folder()
  const secondPort = await freePort()
  const room = await openRoom({ limits: { beat: 50 } })
  const { port } = room.host
  opened({ close: () => rm(room.folder, { recursive: true, force: true, maxRetries: 3 }) })
  const standBy = await standByOf(room, 'head', '--data', second, '--port', String(secondPort))
  await until(() => kept(room) === room.host.lines.length, 'everything to be on two')
  await room.host.close()
  await standBy.tell('promote', { anyway: true })
  return { standBy, startFirst: () => new Program('--data', room.folder, '--port', String(port)), second, secondPort }
}

it('leads and follows in turn, however soon after it has come back', async () => {
  const { standBy, startFirst, second, secondPort } = await promotedOnce()
  const first = startFirst()
  await first.heard('following')
  await standBy.close()
  // Before the host that it follows has said anything more.
  await first.tell('promote', { anyway: true })
  const back = new Program('--data', second, '--port', String(secondPort))
  expect(await back.heard('following')).toMatchObject({ epoch: 3 })
})

it('goes on as it was, and says so, if the host that leads now does not let it in', async () => {
  const { standBy, startFirst } = await promotedOnce()
  const devices = (await standBy.tell('devices')).is as { id: string; name: string }[]
  await standBy.tell('shut-out', { device: devices.find(({ name }) => name.startsWith('Host'))!.id })
  const first = startFirst()
  expect(await first.heard('higher-epoch')).toMatchObject({ epoch: 2 })
  expect(await first.tell('status')).toMatchObject({ say: 'answer', is: { epoch: 1 } })
})
