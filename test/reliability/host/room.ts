/** A room with everybody in it, and the built host and its stand-by that are killed and started again. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BesideLog } from '../../../src/host/log/besideLog.ts'
import type { HostRows } from '../../../src/host/log/hostStore.ts'
import { journalStore } from '../../../src/host/log/journalStore.ts'
import { isRecord } from '../../../src/shared/base/validate.ts'
import type { StaffRole } from '../../../src/shared/venue/rights.ts'
import type { Chance } from '../../support/seeded.ts'
import { joinHost } from '../../support/staffLine.ts'
import { eventFile, freePort } from '../../support/venue.ts'
import { CLOCK_JUMPS, FaultSwitch } from '../common/faults.ts'
import { Register, type Tally } from '../common/tally.ts'
import { Phone, showDisplay, StaffDevice } from './crowd.ts'
import { Ended, HostProgram, type Said } from './hostProgram.ts'
import { askAll, Ledger, tokenIn } from './ledger.ts'

const PLAYERS = 16
const PHONES = 4
/** Milliseconds that an old host has to find who leads the event. */
const FINDS_BY_ITSELF = 8000
/** So many displays are set up in a room. */
const MOST_DISPLAYS = 12
const ROLES: readonly StaffRole[] = ['head', 'judge', 'scorekeeper']

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** The rows of a folder. Rejects with Ended if it does not open. */
async function rowsIn(folder: string): Promise<HostRows> {
  try {
    const store = await journalStore(folder, null)
    const rows = await store.read()
    await store.close()
    return rows
  } catch (error) {
    throw new Ended(String(error))
  }
}

/** One of the two programs: everything that it is started again with. */
interface Place {
  readonly name: string
  readonly folder: string
  readonly port: number
  readonly faults: FaultSwitch
}

export class Room {
  readonly #script: string
  readonly #chance: Chance
  readonly #tally: Tally
  readonly ledger: Ledger
  #host!: HostProgram
  #standBy: HostProgram | null = null
  #hostAt!: Place
  #standByAt!: Place
  #origin = ''
  readonly #staff: StaffDevice[] = []
  readonly #phones: Phone[] = []
  /** Calls that are open, of those that were acknowledged. */
  readonly #calls = new Set<string>()
  /** Displays that have shown themselves since the host was started. */
  #met: string[] = []
  /** Requests to come in that were answered. */
  readonly #answered = new Set<unknown>()
  /** Devices that may be shut out again. */
  readonly #guests = new Set<string>()
  #said = 0

  private constructor(script: string, chance: Chance, tally: Tally) {
    this.#script = script
    this.#chance = chance
    this.#tally = tally
    this.ledger = new Ledger(tally)
  }

  /** Opens a room in a new folder: the host, a stand-by, staff that was let in, phones with slips. */
  static async open(folder: string, script: string, chance: Chance, tally: Tally): Promise<Room> {
    await mkdir(folder)
    const file = join(folder, 'event.json')
    await writeFile(file, JSON.stringify(eventFile(PLAYERS)))
    const room = new Room(script, chance, tally)
    const place = async (name: string): Promise<Place> => ({
      name,
      folder: join(folder, name),
      port: await freePort(),
      faults: new FaultSwitch(join(folder, `${name}.faults`))
    })
    room.#hostAt = await place('first')
    room.#standByAt = await place('second')
    room.#host = room.#start(room.#hostAt, file)
    room.#origin = String((await room.#host.heard('listening')).origin)
    for (const role of ROLES) {
      const device = new StaffDevice(await room.#joined(role, (code) => joinHost(room.#origin, code, role)), role, room.ledger)
      room.#staff.push(device)
      device.open(room.#origin)
    }
    await room.#joined('head', async (code) => {
      room.#standBy = room.#start(room.#standByAt, '--follow', room.#origin, '--code', code, '--name', 'Second')
      await room.#standBy.heard('following')
    })
    const found = await askAll(room.#host)
    room.ledger.compare(found, 'at the start')
    for (const [player, token] of found.tokens) room.ledger.slips.set(player, { token, asked: 0 })
    for (const player of [...found.tokens.keys()].slice(0, PHONES))
      room.#phones.push(new Phone(player, found.tokens.get(player)!, room.ledger))
    return room
  }

  #start({ folder, port, faults }: Place, ...args: readonly string[]): HostProgram {
    faults.disk('well')
    return new HostProgram(this.#script, [...args, '--data', folder, '--port', String(port)], faults)
  }

  /** Everybody works for a while, then one program or both end at once. Says what was killed. */
  async life(): Promise<'host' | 'stand-by' | 'both' | 'host, stand-by promoted'> {
    const chance = this.#chance
    const kill = chance.is(0.55) ? 'host' : chance.is(0.3) ? 'stand-by' : chance.is(0.5) ? 'both' : 'host, stand-by promoted'
    const over = new AbortController()
    const before = this.ledger.acknowledged
    const work = this.#everybody(over.signal)
    const begun = performance.now()
    while (this.ledger.acknowledged === before && performance.now() - begun < 5000) await pause(5)
    await pause(chance.whole(30, 600))
    over.abort()
    const { host, standBy } = { host: this.#host, standBy: this.#standBy }
    await Promise.all([kill === 'stand-by' ? null : host.kill(), kill === 'stand-by' || kill === 'both' ? standBy?.kill() : null])
    await work
    return kill
  }

  /** Starts the killed programs again, and compares. Rejects with Ended if a folder does not open. */
  async again(killed: 'host' | 'stand-by' | 'both' | 'host, stand-by promoted', when: string): Promise<void> {
    for (const { faults } of [this.#hostAt, this.#standByAt]) faults.disk('well')
    if (killed === 'host, stand-by promoted') {
      await this.#promote(when)
      return
    }
    if (killed !== 'stand-by') {
      this.#host = this.#start(this.#hostAt)
      await this.#host.heard('listening')
      this.#tally.opened++
      this.#met = []
      const found = await askAll(this.#host)
      this.ledger.compare(found, when)
      this.#readSlips()
    }
    if (killed !== 'host') {
      await this.#lookOnTwo(when)
      this.#standBy = this.#start(this.#standByAt)
      await this.#standBy.heard('following')
      this.#tally.opened++
    }
    // Some devices are opened again, the others come back by themselves.
    if (killed !== 'stand-by') for (const device of this.#staff) if (this.#chance.is(0.6)) device.open(this.#origin)
  }

  /** Ends both as their users do, and looks into the folders themselves. */
  async close(when: string): Promise<void> {
    for (const device of this.#staff) device.close()
    for (const program of [this.#host, this.#standBy])
      if (program && !(await program.close())) this.#tally.count('closed without an end of the process')
    await this.#lookOnTwo(when)
    const { facts, venue } = await rowsIn(this.#hostAt.folder)
    const log = facts.map(({ at, fact }) => ({ row: at, fact: fact as { do: string } }))
    this.ledger.compareLog(log, new BesideLog(venue).lines, when)
    this.#tally.opened++
  }
  /** Ends everything at once: of a room that cannot go on. */
  async abandon(): Promise<void> {
    for (const device of this.#staff) device.close()
    await Promise.all([this.#host.kill(), this.#standBy?.kill()])
  }

  #readSlips(): void {
    for (const phone of this.#phones) phone.token = this.ledger.slips.get(phone.player)?.token ?? phone.token
  }

  /** Compares the folder of the stand-by with the rows that were reported as on two. */
  async #lookOnTwo(when: string): Promise<void> {
    const { facts } = await rowsIn(this.#standByAt.folder)
    this.ledger.compareOnTwo(new Set(facts.map(({ fact }) => fact.id)), when)
  }

  /** A person makes the stand-by the host. The old one comes back, follows, and hands over what only it knew. */
  async #promote(when: string): Promise<void> {
    const [old, now] = [this.#hostAt, this.#standByAt]
    const leading = this.#standBy!
    await leading.ask('promote', { anyway: true })
    this.#origin = String((await leading.heard('listening')).origin)
    ;[this.#host, this.#standBy, this.#hostAt, this.#standByAt] = [leading, null, now, old]
    this.#tally.opened++
    this.ledger.compareOnTwo(new Set((await askAll(leading)).log.map(({ fact }) => fact.id)), `${when}, promoted`)
    for (const device of this.#staff) device.open(this.#origin)
    this.#standBy = this.#start(old)
    await this.#comeBack(this.#standBy)
    this.#tally.opened++
    await this.#handedOver(leading, this.#standBy)
    const found = await askAll(leading)
    this.ledger.takeOver(found)
    this.ledger.compare(found, `${when}, promoted, the old one back`)
    this.#readSlips()
    this.#tally.count('promoted')
  }

  /** The old host finds by itself that another one leads the event. If it does not, a person names the address, as its screen proposes. */
  async #comeBack(old: HostProgram): Promise<void> {
    const isFollowing = old.heard('following').then(() => true)
    const late = pause(FINDS_BY_ITSELF).then(() => false)
    if (await Promise.race([isFollowing, late])) return
    this.#tally.count('told to come back')
    // It may have found it meanwhile: a stand-by has no such command.
    await old.ask('come-back', { address: this.#origin }).catch(() => undefined)
    await isFollowing
  }

  /** Until the old host has handed everything over and has what the new one has. */
  async #handedOver(host: HostProgram, standBy: HostProgram): Promise<void> {
    const begun = performance.now()
    for (let calm = 0; calm < 3;) {
      await pause(100)
      const [{ rows }, { kept, link, failing }] = (await Promise.all([host.ask('status'), standBy.ask('status')])) as [
        { rows: number },
        { kept: number; link: { is: string }; failing: string | null }
      ]
      calm = link.is === 'up' && failing === null && rows === kept ? calm + 1 : 0
      if (performance.now() - begun > 30_000)
        throw new Ended(`the old host did not come to what the new one has: ${JSON.stringify({ rows, kept, link, failing })}`)
    }
  }

  /** Shows a code, and lets in who comes with it. */
  async #joined<T>(role: StaffRole, come: (code: string) => Promise<T>): Promise<T> {
    const { code } = (await this.#host.ask('open-joining')) as { code: string }
    const coming = come(code)
    // A code that does not hold any more is refused before anybody asks to come in.
    const refused = coming.then(() => Promise.reject(new Error('It came in before it was let in.')))
    const asked = this.#host.heard('asks-in', (said) => isRecord(said.asking) && !this.#answered.has(said.asking.request))
    const { asking } = await Promise.race([asked, refused])
    this.#answered.add((asking as Said).request)
    const device = (await this.#host.ask('let-in', { request: (asking as Said).request, role })) as { id: string } | null
    if (device === null) throw new Error('It was not let in.')
    this.ledger.letIn(device.id)
    return coming
  }

  /** Everybody at once, until it is over. A refusal or a missing answer is no fault: only acknowledged work counts. */
  async #everybody(over: AbortSignal): Promise<void> {
    const chance = this.#chance
    const loop = async (least: number, most: number, work: () => Promise<unknown> | void): Promise<void> => {
      while (!over.aborted) {
        try {
          await work()
        } catch {
          // The host has gone, or has said no.
        }
        await pause(chance.whole(least, most))
      }
    }
    const tables = PLAYERS / 2
    await Promise.all([
      ...this.#staff.map((device, index) =>
        loop(4, 30, () => {
          if (index === 1 && chance.is(0.15)) device.share(`shared-${++this.#said}`, 'for all judges')
          else
            device.write(
              Array.from({ length: chance.is(0.2) ? 3 : 1 }, () => ({ do: 'note', text: `from ${device.device}, ${++this.#said}` }))
            )
        })
      ),
      ...this.#phones.map((phone, index) =>
        loop(80, 300, async () => {
          const call = await phone.call(this.#origin, (index % tables) + 1)
          if (call !== null) this.#calls.add(call)
        })
      ),
      loop(30, 120, async () => {
        const ids = Array.from({ length: chance.whole(1, 3) }, () => `hall-${++this.#said}`)
        const met = await Promise.all(ids.map((id) => showDisplay(this.#origin, id, over)))
        ids.forEach((id, index) => {
          if (met[index]) this.#met.push(id)
        })
      }),
      loop(5, 40, () => this.#organise()),
      loop(60, 200, () => fetch(`${this.#origin}/public.json`).then((response) => response.text())),
      loop(60, 250, async () => {
        if (chance.is(0.5)) this.#tally.count(`disk ${await chance.pick([this.#hostAt, this.#standByAt]).faults.forAMoment(chance)}`)
        if (!chance.is(0.2)) return
        chance.pick([this.#hostAt, this.#standByAt]).faults.clock(chance.is(0.4) ? 0 : chance.pick(CLOCK_JUMPS))
        this.#tally.count('clock jumps')
      })
    ])
  }

  /** One thing that the organiser does at the host. */
  async #organise(): Promise<unknown> {
    const chance = this.#chance
    const host = this.#host
    switch (
      chance.pick([
        'append',
        'append',
        'append',
        'close a call',
        'slip',
        'slip',
        'admit',
        'shut out',
        'display',
        'display',
        'export'
      ] as const)
    ) {
      case 'append':
        return this.#append({ do: 'note', text: `from the host, ${++this.#said}` })
      case 'close a call': {
        const [call] = this.#calls
        if (call === undefined) return null
        this.#calls.delete(call)
        return this.#append({ do: 'close-call', call })
      }
      case 'slip': {
        const [player, slip] = chance.pick([...this.ledger.slips])
        slip.asked++
        slip.token = tokenIn(await host.ask('new-slip', { player }))
        slip.asked = 0
        this.ledger.counted('new slips')
        for (const phone of this.#phones) if (phone.player === player) phone.token = slip.token
        return null
      }
      case 'admit':
        return this.#joined(chance.pick(['judge', 'scorekeeper']), async (code) => {
          const { device } = await joinHost(this.#origin, code, 'Guest')
          this.ledger.letIn(device)
          this.#guests.add(device)
        })
      case 'shut out': {
        const guests = [...this.ledger.devices].filter(([id]) => this.#guests.has(id))
        if (guests.length === 0) return null
        const [id, out] = chance.pick(guests)
        this.#guests.delete(id)
        out.send(true)
        if ((await host.ask('shut-out', { device: id })) !== true) return null
        out.acknowledge(true)
        this.ledger.counted('devices shut out')
        return null
      }
      case 'display': {
        const known = [...this.ledger.displays.keys()]
        const ids = known.length < MOST_DISPLAYS ? [...known, ...this.#met] : known
        if (ids.length === 0) return null
        const id = chance.pick(ids)
        const message = this.ledger.displays.get(id) ?? new Register('')
        this.ledger.displays.set(id, message)
        const text = `message ${++this.#said}`
        message.send(text)
        const setting = { id, name: 'Hall', pages: ['standings'], seconds: 9, message: text }
        if ((await host.ask('set-display', { setting })) !== true) return null
        message.acknowledge(text)
        this.ledger.counted('displays set up')
        return null
      }
      case 'export':
        return Promise.all([host.ask('log'), host.ask('beside'), host.ask('players')])
    }
  }

  /** A fact of the head judge at the host; the answer does not name it, so that it is found by what it says. */
  async #append(fact: { readonly do: string; readonly text?: string; readonly call?: string }): Promise<void> {
    const { is } = (await this.#host.ask('append', { facts: [fact] })) as { is: string }
    if (is === 'saved') this.ledger.saying(fact)
  }
}
