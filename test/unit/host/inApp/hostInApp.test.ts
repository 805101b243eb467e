/** The host process as the shell speaks to it: what the organiser's screen can ask, and that app and folder never lose a fact between them. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folderOfEvent, openEvent } from '../../../../src/host/inApp/eventFolders.ts'
import { HostInApp, type Told } from '../../../../src/host/inApp/hostInApp.ts'
import { readHostedFile } from '../../../../src/host/log/journalStore.ts'
import { checked } from '../../../../src/shared/base/validate.ts'
import {
  organiserLinesShape,
  organiserNewsShape,
  organiserPictureShape,
  standByPictureShape,
  slipsShape,
  type OrganiserAsk,
  type OrganiserNews,
  type OrganiserPicture,
  type StandByPicture,
  type EventToHost,
  type LogRow
} from '../../../../src/shared/venue/organiser.ts'
import { connect, eventFile, freePort, type Seen } from '../../../support/venue.ts'
import { until } from '../../../support/until.ts'
import { joinHost } from '../../../support/staffLine.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linejudge-desk-'))
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))

/** The event as the app would give it. */
function given(more: readonly LogRow['fact'][] = []): EventToHost {
  const { event, facts } = readHostedFile(eventFile(4), 'event')
  const rows = [...facts.map((row) => ({ ...row, fact: { ...row.fact, id: `page:${row.at}` } })), ...more.map(row)]
  return {
    event: { id: event.id, name: event.name, settings: event.settings, head: { ...event.head } },
    facts: rows.map(({ fact }, index) => ({ event: event.id, at: index + 1, fact }))
  }
}
const row = (fact: LogRow['fact']) => ({ fact })

/** A process of the host without a process around it. */
class Started {
  readonly told: Told[] = []
  readonly desk = new HostInApp((told) => this.told.push(told))
  readonly news: OrganiserNews[] = []
  #last = 0

  async order(order: object): Promise<unknown> {
    const id = ++this.#last
    await this.desk.hear({ id, ...order })
    for (const one of this.told) {
      if (!('news' in one)) continue
      const read = checked(organiserNewsShape, JSON.parse(one.news))
      if (!read.ok) throw new Error(read.problems[0]!.message)
    }
    const answer = this.told.find((one) => 'id' in one && one.id === id)!
    if ('failed' in answer) throw Object.assign(new Error(answer.failed), answer)
    return 'is' in answer ? answer.is : null
  }
  start(event: EventToHost, more: object = {}): Promise<unknown> {
    const where = { folder, address: '127.0.0.1', port: 0, version: '0.0.0-test', roots: { app: null, player: null } }
    return this.order({ do: 'start', event: JSON.stringify(event), ...where, ...more })
  }
  async ask(ask: OrganiserAsk): Promise<unknown> {
    return JSON.parse(String(await this.order({ do: 'ask', ask: JSON.stringify(ask) })))
  }
  async picture(): Promise<OrganiserPicture> {
    const read = checked(organiserPictureShape, await this.ask({ do: 'picture' }))
    if (!read.ok) throw new Error(read.problems[0]!.message)
    return read.value
  }
  newsOf<S extends OrganiserNews['say']>(say: S): Extract<OrganiserNews, { say: S }>[] {
    const all = this.told.flatMap((told) => ('news' in told ? [JSON.parse(told.news) as OrganiserNews] : []))
    return all.filter((news): news is Extract<OrganiserNews, { say: S }> => news.say === say)
  }
  end(): Promise<unknown> {
    return this.order({ do: 'end' })
  }
}

const started: Started[] = []
const lines: Seen[] = []
async function host(event: EventToHost = given(), more: object = {}): Promise<Started> {
  const one = new Started()
  started.push(one)
  await one.start(event, more)
  return one
}
afterEach(async () => {
  for (const { line } of lines.splice(0)) line.close()
  for (const one of started.splice(0)) await one.end()
})

const result = { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300, p2: 100 } }
const rowsOf = (rows: unknown): LogRow[] => JSON.parse(String(rows)) as LogRow[]

it('lets a device in by the code, writes for it and for the app, and tells the screen of both', async () => {
  const one = await host()
  const { origin } = await one.picture()
  await one.ask({ do: 'open-joining' })
  const { joining } = await one.picture()
  expect(joining?.address.startsWith(`${origin}/#join-`)).toBe(true)
  const coming = joinHost(origin, joining!.code, 'Ann')
  const asking = await until(async () => (await one.picture()).asking[0])
  expect(asking).toMatchObject({ name: 'Ann' })
  // It was good for one.
  expect((await one.picture()).joining).toBeNull()
  await one.ask({ do: 'let-in', request: asking.request, role: 'judge' })
  const ann = await connect(origin, await coming)
  lines.push(ann)
  expect(await one.ask({ do: 'append', facts: [result] })).toMatchObject({ is: 'saved', row: 6 })
  await until(() => ann.log.some(({ fact }) => fact.do === 'result'))
  expect((await one.picture()).devices).toMatchObject([{ name: 'Ann', role: 'judge', connected: true, out: false, current: true }])
  await one.ask({ do: 'share', material: { id: 'a', kind: 'rule-note', title: 'LOF-12', body: { text: 'seen' } } })
  const all = checked(organiserLinesShape, await one.ask({ do: 'lines', after: 5, besideAfter: 0 }))
  expect(all).toMatchObject({ ok: true, value: { log: [{ row: 6 }], beside: [{ is: 'material' }] } })
  expect(one.told.some((told) => 'news' in told && told.news.includes('"say":"facts"'))).toBe(true)
  await one.ask({ do: 'shut-out', device: (await one.picture()).devices[0]!.id })
  await until(async () => !(await one.picture()).devices[0]!.connected)
  expect((await one.picture()).devices).toMatchObject([{ out: true, connected: false }])
})

it('has an address for every slip, and a new one where it was lost', async () => {
  const one = await host()
  const slips = async () => {
    const read = checked(slipsShape, await one.ask({ do: 'slips' }))
    return read.ok ? read.value : []
  }
  const before = await slips()
  expect(before.map(({ player }) => player)).toEqual(['p1', 'p2', 'p3', 'p4'])
  await one.ask({ do: 'new-slip', player: 'p2' })
  const after = await slips()
  expect(after.filter(({ address }, at) => address !== before[at]!.address).map(({ player }) => player)).toEqual(['p2'])
})

it('says what stands in the way: a port that is taken, an address of another machine, something that is no event, a folder in use', async () => {
  const { port } = await (await host()).picture()
  const trouble = (event: unknown, more: object) =>
    new Started().start(event as EventToHost, more).then(
      () => null,
      (error: unknown) => (error as { trouble?: string }).trouble
    )
  const elsewhere = { ...given(), event: { ...given().event, id: 'other' } }
  expect(await trouble(elsewhere, { port })).toBe('port')
  expect(await trouble(elsewhere, { address: '192.0.2.1' })).toBe('address')
  expect(await trouble({ event: 1 }, {})).toBe('event')
  const place = join(folder, folderOfEvent('in use'))
  await mkdir(place)
  await writeFile(join(place, 'in-use.lock'), `${process.ppid}\n`)
  expect(await trouble({ ...given(), event: { ...given().event, id: 'in use' } }, {})).toBe('folder')
})

it('gives the app back what it has not taken over, and goes on from whoever is ahead', async () => {
  const event = given()
  const one = await host(event)
  await one.ask({ do: 'append', facts: [result] })
  // The app was gone before it heard of it, and so is the process.
  await one.end()
  const missed = rowsOf(await new Started().order({ do: 'read', folder, event: 'saturday', after: event.facts.length }))
  expect(missed).toMatchObject([{ event: 'saturday', at: 6, fact: { do: 'result', table: 1 } }])
  const behind = await host(event)
  expect((await behind.picture()).rows).toBe(6)
  await behind.end()
  const ahead = await host({
    ...event,
    facts: [
      ...event.facts,
      ...missed,
      {
        event: 'saturday',
        at: 7,
        fact: { do: 'note', text: 'here', id: 'page:9', at: '2026-11-23T10:00:00.000Z', by: { role: 'head', device: 'page' } }
      }
    ]
  })
  expect((await ahead.picture()).rows).toBe(7)
  expect((await ahead.picture()).rewrites).toBe(0)
})

it('keeps beside it what a folder has alone where app and folder went different ways', async () => {
  const event = given()
  const one = await host(event)
  await one.ask({ do: 'append', facts: [result] })
  await one.end()
  const other = {
    event: 'saturday',
    at: 6,
    fact: { do: 'note', text: 'another', id: 'page:9', at: '2026-11-23T10:00:00.000Z', by: { role: 'head', device: 'page' } }
  }
  const { store, aside } = await openEvent(join(folder, folderOfEvent('saturday')), { ...event, facts: [...event.facts, other] })
  expect((await store.read()).facts.at(-1)).toMatchObject({ at: 6, fact: { do: 'note' } })
  // Its devices and slips go on.
  expect((await store.read()).venue.map(({ id }) => id)).toEqual(expect.arrayContaining(['key', 'rewrites']))
  await store.close()
  const kept = await openEvent(aside!, event)
  expect((await kept.store.read()).facts.at(-1)).toMatchObject({ at: 6, fact: { do: 'result' } })
  await kept.store.close()
})

it('a damaged folder does not stand in the way: the app has everything', async () => {
  const one = await host()
  await one.end()
  const place = join(folder, folderOfEvent('saturday'))
  const [file] = await readdir(place)
  const bytes = await readFile(join(place, file!))
  bytes.fill(0x5a, Math.floor(bytes.length / 3))
  await writeFile(join(place, file!), bytes)
  const again = await host()
  expect((await again.picture()).rows).toBe(5)
})

it('a name that is forgotten is in no file of the host any more, and every device reads the log anew', async () => {
  const event = given()
  const one = await host(event)
  const { origin, generation } = await one.picture()
  await one.ask({ do: 'open-joining' })
  const coming = joinHost(origin, (await one.picture()).joining!.code, 'Ann')
  const asking = await until(async () => (await one.picture()).asking[0])
  await one.ask({ do: 'let-in', request: asking.request, role: 'judge' })
  const credentials = await coming
  const ann = await connect(origin, credentials)
  lines.push(ann)
  await one.ask({ do: 'share', material: { id: 'a', kind: 'rule-note', title: 'Player 2 asked', body: { text: 'Player 2' } } })
  ann.line.close()
  lines.pop()
  await one.ask({ do: 'forget', player: 'p2', names: ['Player 2'], instead: 'Number 2' })
  const after = await one.picture()
  expect([after.origin, after.rewrites]).toEqual([origin, 1])
  expect(after.generation).not.toBe(generation)
  expect(after.devices).toMatchObject([{ name: 'Ann', current: false }])
  const again = await connect(origin, credentials)
  lines.push(again)
  await until(async () => (await one.picture()).devices[0]!.current && again.log.length === 5 && again.beside.length === 1)
  expect(JSON.stringify([again.log, again.beside])).not.toContain('Player 2')
  expect(again.log.map(({ fact }) => fact.name).filter(Boolean)).toContain('Number 2')
  const place = join(folder, folderOfEvent('saturday'))
  for (const file of await readdir(place)) expect((await readFile(join(place, file))).toString('latin1')).not.toContain('Player 2')
})

it('takes nothing that it does not know', async () => {
  const one = await host()
  const before = one.told.length
  await one.desk.hear({ id: 1, do: 'format the disk' })
  await one.desk.hear('end')
  expect(one.told).toHaveLength(before)
  await expect(one.order({ do: 'ask', ask: '{"do":"rows"}' })).rejects.toThrow()
  await expect(one.start(given())).rejects.toThrow('hosted already')
})
it('follows the host of another computer, is made the host by a person, and the old one comes back and hands over', async () => {
  const [first, second] = [await host(), new Started()]
  started.push(second)
  const { origin } = await first.picture()
  const ports = [await freePort(), await freePort()]
  const other = await mkdtemp(join(tmpdir(), 'linejudge-desk-'))
  const where = { folder: other, address: '127.0.0.1', port: ports[0], version: '0.0.0-test', roots: { app: null, player: null } }
  expect(JSON.parse(String(await second.order({ do: 'look', origin })))).toEqual({ id: 'saturday', name: 'Saturday' })
  const follow = async (role: 'head' | 'judge') => {
    await first.ask({ do: 'open-joining' })
    const { joining } = await first.picture()
    const event = JSON.stringify({ follow: { origin, code: joining!.code, called: 'Laptop 2' }, given: null })
    const following = second.order({ do: 'start', event, ...where }).catch((error: unknown) => error)
    const asking = await until(async () => (await first.picture()).asking[0])
    await until(() => second.newsOf('letters').at(-1)?.letters === asking.letters)
    await first.ask({ do: 'let-in', request: asking.request, role })
    return following
  }
  // The code is for one, the role is the host's to say.
  expect(await follow('judge')).toMatchObject({ trouble: 'follow', message: '{"code":"not-head","facts":{"role":"judge"}}' })
  expect(await follow('head')).toMatchObject({ origin: `http://127.0.0.1:${ports[0]}` })
  expect(second.told.findLast((told) => 'leads' in told)).toEqual({ leads: false })
  const standBy = async (one: Started): Promise<StandByPicture> => {
    const read = checked(standByPictureShape, await one.ask({ do: 'picture' }))
    if (!read.ok) throw new Error(read.problems[0]!.message)
    return read.value
  }
  await first.ask({ do: 'append', facts: [result] })
  await until(async () => (await standBy(second)).kept === 6)
  expect(await standBy(second)).toMatchObject({ origin, link: 'up', rows: 6, follows: { id: 'saturday', name: 'Saturday' } })
  await until(() => second.newsOf('facts').some(({ log }) => log.some(({ fact }) => fact.do === 'result')))
  await until(async () => (await first.picture()).devices.some(({ kept }) => kept === 6))
  await expect(second.ask({ do: 'append', facts: [result] })).rejects.toThrow('stand-by')
  // While the old one answers, a person has to say that it does not matter.
  expect(await second.ask({ do: 'promote', anyway: false })).toEqual({ still: origin })

  // Only the first one knows this; then it is gone.
  await first.end()
  const alone = await host(given(), { port: Number(new URL(origin).port) })
  await alone.ask({ do: 'append', facts: [{ do: 'note', text: 'only here' }] })
  await alone.end()
  expect(await second.ask({ do: 'promote', anyway: true })).toBeNull()
  expect((await second.picture()).epoch).toBe(2)
  expect(second.told.findLast((told) => 'leads' in told)).toEqual({ leads: true })
  await second.ask({ do: 'append', facts: [{ do: 'note', text: 'new host' }] })

  // Started again it finds who leads now, follows there, and its screen is told to read all of it.
  const back = await host(given(), { port: ports[1] })
  await until(async () => JSON.stringify(await back.ask({ do: 'picture' })).includes('"handed":[{'))
  await until(() => back.newsOf('anew').length > 0)
  expect(await standBy(back)).toMatchObject({ link: 'up', epoch: 2, handed: [{ do: 'note', code: null }] })
  const all = checked(organiserLinesShape, await back.ask({ do: 'lines', after: 0, besideAfter: 0 }))
  expect(all.ok && all.value.log.map(({ fact }) => fact.text).filter(Boolean)).toEqual(['new host', 'only here'])
  await second.end()
  await rm(other, { recursive: true, force: true, maxRetries: 3 })
})
