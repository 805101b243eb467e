/** What a host of a venue bears: how long a fact takes to the other devices, under how much load, and what twelve hours leave in its memory. */
import { Device, HostProcess, Phone, received } from './crowd.ts'

export interface Sizes {
  readonly staff: number
  readonly players: number
  /** Facts in a second of the heavy run, and for how many seconds. */
  readonly rate: number
  readonly seconds: number
  /** How long the run at the load of a large event takes. */
  readonly calmSeconds: number
  /** Hours of the simulated day, in steps of half an hour. */
  readonly hours: number
}

/** An event of 500 with results from tablets comes to so many facts in a second at its peak. */
const CALM_RATE = 5
const FACTS_OF_DAY = 5000

export interface Run {
  readonly what: string
  readonly sent: number
  /** Pairs of a fact and another device that has seen it; and those that never did. */
  readonly seen: number
  readonly lost: number
  /** Milliseconds from writing until another device has it. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly slowest: number
  /** Of one core, in hundredths: what the host took. */
  readonly processor: number
  /** Views that all players' pages together were told. */
  readonly views: number
}

export interface HourOfDay {
  readonly hour: number
  readonly rows: number
  /** Bytes after what is not used was given back. */
  readonly heap: number
}

export interface Found {
  readonly runs: readonly Run[]
  readonly day: readonly HourOfDay[]
  /** Bytes a device reads that comes in at the end of the day, and how many rows that are. */
  readonly comingIn: { readonly bytes: number; readonly rows: number }
  /** Bytes of one player's view, as it was told last. */
  readonly view: number
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

async function eventually(holds: () => boolean, patience: number): Promise<void> {
  const until = performance.now() + patience
  while (!holds() && performance.now() < until) await wait(20)
}

/** @param told what is done just now */
export async function benchVenue(sizes: Sizes, told: (words: string) => void): Promise<Found> {
  const host = new HostProcess()
  const devices: Device[] = []
  const phones: Phone[] = []
  try {
    const { origin, slips } = (await host.ask({ do: 'start', players: Math.max(8, sizes.players) })) as { origin: string; slips: string[] }
    for (let device = 1; device <= sizes.staff; device++) devices.push(await Device.comeIn(host, origin, `Device ${device}`))
    for (const slip of slips.slice(0, sizes.players)) phones.push(new Phone(origin, slip))
    for (let first = 0; first < phones.length; first += 50) await Promise.all(phones.slice(first, first + 50).map((phone) => phone.open()))
    await eventually(() => devices.every(({ rows }) => rows > 0), 30_000)
    const tables = Math.floor(Math.max(8, sizes.players) / 2)
    let result = 0
    const load = async (what: string, rate: number, seconds: number, fact: (index: number) => { do: string }): Promise<Run> => {
      told(what)
      const written = new Map<string, { readonly since: number; readonly by: Device }>()
      const times: number[] = []
      for (const device of devices)
        device.onLines = (lines) => {
          const now = performance.now()
          for (const { fact: one } of lines) {
            const known = written.get(String(one.id))
            if (known && known.by !== device) times.push(now - known.since)
          }
        }
      const before = await host.measure()
      const viewsBefore = phones.reduce((sum, { views }) => sum + views, 0)
      const total = Math.round(rate * seconds)
      const start = performance.now()
      for (let index = 0; index < total; index++) {
        const due = start + (index * 1000) / rate
        if (performance.now() < due) await wait(due - performance.now())
        const by = devices[index % devices.length]!
        const since = performance.now()
        written.set(by.write(fact(index)), { since, by })
      }
      const expected = total * (devices.length - 1)
      await eventually(() => times.length >= expected, 60_000)
      const took = performance.now() - start
      const after = await host.measure()
      times.sort((a, b) => a - b)
      return {
        what,
        sent: total,
        seen: times.length,
        lost: expected - times.length,
        p50: at(times, 0.5),
        p95: at(times, 0.95),
        p99: at(times, 0.99),
        slowest: times.at(-1) ?? 0,
        processor: ((after.processor - before.processor) / took) * 100,
        views: phones.reduce((sum, { views }) => sum + views, 0) - viewsBefore
      }
    }
    const resultOrNote = (index: number): { do: string } => {
      if (result >= tables) return { do: 'note', text: `calm ${index}` } as { do: string }
      const table = ++result
      const [winner, other] = [`p${2 * table - 1}`, `p${2 * table}`]
      return { do: 'result', round: 1, table, winner, score: { [winner]: 300, [other]: index % 300 } } as { do: string }
    }
    const runs = [
      await load(`${CALM_RATE} facts a second, results first`, CALM_RATE, sizes.calmSeconds, resultOrNote),
      await load(
        `${sizes.rate} facts a second`,
        sizes.rate,
        sizes.seconds,
        (index) => ({ do: 'note', text: `heavy ${index}` }) as { do: string }
      )
    ]
    const day = await dayOf(sizes, host, devices, phones, told)
    for (const device of devices) device.close()
    const before = received.bytes
    const last = devices[0]!
    last.onLines = () => undefined
    last.open()
    const { rows } = await host.measure()
    await eventually(() => last.rows >= rows, 60_000)
    const [one] = phones
    const bytesBefore = one?.bytes ?? 0
    one?.cut()
    await one?.open()
    return { runs, day, comingIn: { bytes: received.bytes - before, rows }, view: (one?.bytes ?? 0) - bytesBefore }
  } finally {
    for (const phone of phones) phone.close()
    for (const device of devices) device.close()
    await Promise.race([host.ask({ do: 'end' }), wait(5000)]).catch(() => undefined)
    host.kill()
  }
}

/** A day in steps of half an hour: facts in the first two thirds; phones that sleep and wake, devices that come back, all day. */
async function dayOf(
  { hours }: Sizes,
  host: HostProcess,
  devices: Device[],
  phones: Phone[],
  told: (words: string) => void
): Promise<HourOfDay[]> {
  const steps = Math.round(hours * 2)
  const busy = Math.ceil((steps * 2) / 3)
  const found: HourOfDay[] = []
  const note = async (hour: number): Promise<void> => {
    const { heap, rows } = await host.measure()
    found.push({ hour, rows, heap })
  }
  for (const device of devices) device.onLines = () => undefined
  await note(0)
  for (let step = 1; step <= steps; step++) {
    told(`hour ${step / 2} of ${hours}`)
    const { rows } = await host.measure()
    const facts = step <= busy ? Math.round(FACTS_OF_DAY / 16) : 0
    for (let index = 0; index < facts; index++) {
      devices[index % devices.length]!.write({ do: 'note', text: `step ${step}, ${index}` })
      if (index % 25 === 24) await wait(20)
    }
    // A fifth of the phones sleeps and wakes, one device in five comes back.
    const woken = phones.filter((_, index) => index % 5 === step % 5)
    for (const phone of woken) phone.cut()
    for (let first = 0; first < woken.length; first += 50) await Promise.all(woken.slice(first, first + 50).map((phone) => phone.open()))
    const back = devices.filter((_, index) => index % 5 === step % 5)
    for (const device of back) {
      device.close()
      device.open()
    }
    await host.ask({ do: 'pass', milliseconds: 30 * 60_000 })
    await eventually(() => devices.every((device) => device.rows >= rows + facts), 30_000)
    if (step % 2 === 0) await note(step / 2)
  }
  return found
}
